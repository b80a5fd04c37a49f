//! The game: cards, coups, houses, money, the shoe and exact odds. Depends on no other layer; no clock, no entropy, no
//! sentences.

#![warn(missing_docs)]

pub mod bet;
pub mod calls;
pub mod card;
pub mod chips;
pub mod circulation;
pub mod clause;
pub mod coup;
pub mod dice;
pub mod enumerate;
pub mod flaw;
pub mod frequency;
pub mod hand;
pub mod here;
pub mod house;
pub mod misdraw;
pub mod money;
pub mod near;
pub mod opening;
pub mod phrase;
pub mod pips;
pub mod procedure;
pub mod reason;
pub mod ron_text;
pub mod round_of_payment;
pub mod row;
pub mod seating;
pub mod settle;
pub mod shoe;
pub mod side;
pub mod swift;
pub mod tableau;
pub mod texts;
pub mod turning;
