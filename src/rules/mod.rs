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
pub mod coup_table;
pub mod flaw;
pub mod frequency;
pub mod hand;
pub mod house;
pub mod house_rule;
pub mod localized_text;
pub mod misdraw;
pub mod money;
pub mod odds;
pub mod opening;
pub mod phrase;
pub mod pips;
pub mod procedure;
pub mod reason;
pub mod rng;
pub mod ron_text;
pub mod round_of_payment;
pub mod seating;
pub mod settle;
pub mod shoe;
pub mod side;
pub mod suggest;
pub mod tableau;
pub mod tableau_row;
pub(crate) mod text_id;
pub mod turning;
