//! Checksums by which a log knows its scenario and its table again. Over RON and whole numbers, so that they are the
//! same on every machine and with every compiler; Rust promises neither for `Debug` nor for `Hash`.

use std::sync::Arc;

use crc32fast::Hasher;
use serde::Serialize;

use crate::rules::money::Money;
use crate::table::guest::Character;
use crate::table::incident::IncidentPlan;
use crate::table::scenario::{EndWhen, ForcedCoup, Guests, Scenario, TraineeRole};
use crate::table::state::{PlacedStake, State};

/// The fields of a scenario that a shift depends on, without those that the head of its log has itself.
#[derive(Serialize)]
struct Essence<'s> {
    role: TraineeRole,
    guests: &'s Guests,
    limits: (Money, Money),
    float: u32,
    pace: u16,
    opening: bool,
    closing: bool,
    stop_card: Option<u16>,
    cards: &'s [ForcedCoup],
    incidents: &'s [IncidentPlan],
    incidents_a_coup: u8,
    end: &'s [EndWhen],
    characters: &'s [Arc<Character>],
}

/// The checksum of a scenario. Its words and the layout of its file do not count: a title put right or a comment
/// added leaves its logs good; nor does what it expects, which is judgement.
pub(super) fn of_scenario(scenario: &Scenario) -> u32 {
    let Scenario {
        id: _,
        title: _,
        about: _,
        houses: _,
        table: _,
        role,
        length: _,
        guests,
        limits,
        float,
        pace,
        opening,
        closing,
        stop_card,
        cards,
        incidents,
        incidents_a_coup,
        end,
        characters,
        expects: _,
        may: _,
        must_not: _,
        source: _,
        presentation: _,
    } = scenario;
    let essence = Essence {
        role: *role,
        guests,
        limits: *limits,
        float: *float,
        pace: *pace,
        opening: *opening,
        closing: *closing,
        stop_card: *stop_card,
        cards,
        incidents,
        incidents_a_coup: *incidents_a_coup,
        end,
        characters,
    };
    // Plain data always has a text.
    crc32fast::hash(ron::to_string(&essence).unwrap_or_default().as_bytes())
}

/// The checksum of what is on a table: cards, stakes, pieces. Judgements do not count, so that a rule of judgement
/// put right leaves the logs good.
pub(super) fn of_table(state: &State) -> u32 {
    let purses = state.guests.iter().map(|guest| guest.purse.total()).fold(Money::ZERO, Money::plus);
    let stakes = state.stakes.iter().map(PlacedStake::amount).fold(Money::ZERO, Money::plus);
    let numbers = [
        state.now.0,
        u64::from(state.coup.number),
        state.shoe.left() as u64,
        state.felt.len() as u64,
        state.stakes.len() as u64,
        stakes.get(),
        state.tray.total().get(),
        purses.get(),
    ];
    let mut sum = Hasher::new();
    for number in numbers {
        sum.update(&number.to_le_bytes());
    }
    sum.finalize()
}
