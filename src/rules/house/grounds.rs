//! The basis of the shared rules in a house, and its treatment of misdraws.

use serde::Deserialize;

use super::super::clause::{Basis, Entry};
use super::super::side::BySide;

/// The basis, in this house, of the rules that all houses share.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grounds {
    /// Point values of cards.
    pub card_values: Basis,
    /// Only the units of a sum count.
    pub units_only: Basis,
    /// Nine, or the point nearest to it, wins.
    pub nearest_to_nine: Basis,
    /// Equal points win for the tie.
    pub equal_points: Basis,
    /// First and third card are Punto's, second and fourth Banco's.
    pub order_of_the_deal: Basis,
    /// Eight or nine with two cards is a natural, by side.
    pub natural: BySide<Basis>,
    /// This side cannot draw against a natural of the other.
    pub stopped_by_natural: BySide<Basis>,
    /// Nine beats eight between two naturals.
    pub higher_natural: Basis,
    /// Punto's third card comes before Banco's.
    pub punto_draws_first: Basis,
}

/// Meaning of the column heads of Banco's tableau.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Columns {
    /// Value of Punto's third card.
    PuntosThirdCard,
    /// Punto's point, a mistake in the heading of one text.
    PuntosPoint,
}

/// Authority that settles a dispute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Arbiter {
    /// The chef de table.
    ChefDeTable,
    /// The direction of the house, without appeal.
    Direction,
}

/// Treatment of misdraws.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Misdraw {
    /// A coup that can be restored is restored.
    pub restore: Entry<bool>,
    /// Treatment of a coup that cannot be restored.
    pub otherwise: Entry<Unrestorable>,
    /// A card drawn in error is burned and stays out of the next coup.
    pub card_in_error_is_burned: Entry<bool>,
    /// The banker who caused the misdraw passes the shoe.
    pub banker_passes: Entry<bool>,
    /// A card may go back into the shoe.
    pub card_may_return: Entry<bool>,
    /// No card may leave the shoe before betting is closed.
    pub first_card_waits_for_the_stop: Entry<bool>,
    /// A coup must be dealt once a card of it has left the shoe.
    pub begun_coup_is_dealt: Entry<bool>,
    /// A wrong call is corrected and paid again while the cards are in view.
    pub wrong_call_is_put_right: Entry<bool>,
    /// Authority over disputes between players and house.
    pub disputes: Entry<Arbiter>,
    /// Cards leave the shoe one at a time.
    #[serde(default = "yes")]
    pub one_at_a_time: Entry<bool>,
    /// Treatment of a card whose face was seen too early.
    #[serde(default = "keeps_its_place")]
    pub card_seen_early: Entry<CardTreatment>,
    /// Treatment of a card that fell off the table.
    #[serde(default = "keeps_its_place")]
    pub dropped_card: Entry<CardTreatment>,
    /// Treatment of a card that was put back into the shoe and is still the next to come out.
    #[serde(default = "keeps_its_place")]
    pub card_put_back: Entry<CardTreatment>,
    /// Treatment of a card that lay face up in the shoe.
    #[serde(default = "is_burned")]
    pub card_face_up_in_the_shoe: Entry<CardTreatment>,
    /// Treatment of a card that cannot be of this shoe.
    #[serde(default = "spoils_the_coup")]
    pub foreign_card: Entry<CardTreatment>,
    /// Treatment of a card drawn by a person who may not draw.
    #[serde(default = "keeps_its_place")]
    pub card_drawn_by_another: Entry<CardTreatment>,
    /// A coup begun although the stop card allowed no more still counts.
    #[serde(default = "no")]
    pub coup_after_the_stop_card_counts: Entry<bool>,
    /// Cards missing from the burn are burned as long as no coup has begun.
    #[serde(default = "yes")]
    pub short_burn_is_made_up: Entry<bool>,
    /// A due card drawn unasked costs the banker the shoe.
    #[serde(default = "no")]
    pub unasked_card_costs_the_shoe: Entry<bool>,
    /// A stake withdrawn after the stop of the bets goes back to its place.
    #[serde(default = "yes")]
    pub withdrawn_stake_goes_back: Entry<bool>,
}

const fn yes() -> Entry<bool> {
    Entry::Silent(true)
}

const fn no() -> Entry<bool> {
    Entry::Silent(false)
}

const fn keeps_its_place() -> Entry<CardTreatment> {
    Entry::Silent(CardTreatment::KeepsItsPlace)
}

const fn is_burned() -> Entry<CardTreatment> {
    Entry::Silent(CardTreatment::IsBurned)
}

const fn spoils_the_coup() -> Entry<CardTreatment> {
    Entry::Silent(CardTreatment::SpoilsTheCoup)
}

/// Treatment of an irregular card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum CardTreatment {
    /// It plays in the place that its order out of the shoe gives it.
    KeepsItsPlace,
    /// It is burned, and the next card takes its place.
    IsBurned,
    /// The coup cannot be restored.
    SpoilsTheCoup,
}

/// Treatment of a coup that cannot be restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Unrestorable {
    /// The coup is null and every stake is returned.
    Null,
    /// The direction of the house decides.
    DirectionDecides,
}
