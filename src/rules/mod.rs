//! The game: cards, coups, houses, money, the shoe and exact odds. Depends on `syntax` alone; no clock, no entropy, no
//! sentences.

#![warn(missing_docs)]

pub mod bet;
pub mod calls;
pub mod card;
pub mod card_proof;
pub mod chips;
pub mod circulation;
pub mod clause;
pub mod commission;
pub mod consequence;
pub mod coup;
mod coup_reasons;
pub mod coup_table;
pub mod files;
pub mod frequency;
pub mod hand;
pub mod house;
pub mod house_rule;
pub mod leaves;
pub mod limit_change;
pub mod misdraw;
pub mod money;
pub mod money_change;
pub mod odds;
pub mod opening;
pub mod picking_up;
pub mod pips;
pub mod places;
pub mod player_total;
pub mod procedure;
pub mod protection;
pub mod reason;
pub mod rng;
pub mod round_of_payment;
pub mod seating;
pub mod settle;
pub mod shoe;
pub mod side;
pub mod tableau;
pub mod tableau_row;
pub(crate) mod text_id;
pub mod trade;
pub mod turning;
