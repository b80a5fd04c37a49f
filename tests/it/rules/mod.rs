//! The game: the referee, its houses and its exact odds.

mod at_table;
pub(crate) mod chips;
mod circulation;
mod consequence;
mod coups;
mod every_rule;
mod frequency;
mod houses;
mod misdraw;
mod misdraw_every_mistake;
mod misdraw_irregular;
mod odds;
mod procedure;
mod protection;
mod reasons;
mod round_of_payment;
mod settle;
mod shoe;
mod turning;
