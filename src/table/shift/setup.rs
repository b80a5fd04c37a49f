//! A shift before its first act: house, table, guests, streams of chance.

use std::sync::Arc;

use crate::rules::chips::fewest;
use crate::rules::house::{House, Table};
use crate::rules::money::Money;
use crate::rules::rng::SeededRng;
use crate::rules::settle::Limits;

use super::Shift;
use crate::table::expectations::Expectations;
use crate::table::guest::{Character, GuestMind, built_in, stakes};
use crate::table::incident::{Hook, IncidentSchedule};
use crate::table::ledger::Ledger;
use crate::table::perform::open_without_opening;
use crate::table::person::{Crew, Person};
use crate::table::pieces::Pieces;
use crate::table::report::Tally;
use crate::table::scenario::{Guests, Scenario, TraineeRole};
use crate::table::state::{Guest, NewTable, PhysicalShoe, State};

/// Streams of chance of a shift's seed.
const CARDS: u64 = 1;
const INCIDENTS: u64 = 2;
const CHOICE: u64 = 3;
const FIRST_GUEST: u64 = 16;

/// Most usual stakes that a purse is made up of in their own pieces.
const STAKES_IN_A_PURSE: u32 = 60;

/// Minimum stakes that each purse has in small pieces.
const SMALL_STAKES: u32 = 20;

/// Reason why a scenario cannot be played in a house.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShiftProblem {
    /// The house has no table of these sizes.
    NoTable,
    /// No such character.
    NoCharacter(String),
    /// No such seat.
    NoSeat(u8),
    /// No such post in the crew.
    NoPost,
}

impl Shift {
    /// A shift before its first act.
    ///
    /// # Errors
    /// The reason why the house cannot have it.
    pub fn new(scenario: &Arc<Scenario>, house: &Arc<House>, seed: u64) -> Result<Self, ShiftProblem> {
        let sizes = scenario.table.iter();
        let find = |size| house.tables.iter().find(|table| table.size == size);
        let table = sizes.copied().find_map(find).ok_or(ShiftProblem::NoTable)?.clone();
        let root = SeededRng::from_seed(seed);
        let (min, max) = scenario.limits;
        let sign = Limits { min, max };
        let guests = guests(scenario, house, &table, sign, &root)?;
        let crew = Crew::for_table(&table);
        let trainee = trainee(scenario.role, &crew)?;
        let values = house.chip_set().values();
        let mut state = State::new(NewTable {
            tray: Pieces::of_each(&values, scenario.float),
            incidents: IncidentSchedule::new(
                scenario.incidents.clone(),
                scenario.incidents_a_coup,
                root.stream(INCIDENTS),
            ),
            shoe: PhysicalShoe::new(&house.shoe, root.stream(CARDS)),
            house: Arc::clone(house),
            table,
            sign,
            guests,
        });
        state.trainee = trainee;
        state.is_untimed = scenario.expected_pace().is_none();
        let mut shift = Self {
            scenario: Arc::clone(scenario),
            seed,
            state,
            ledger: Ledger::default(),
            tally: Tally { pace: scenario.expected_pace(), ..Tally::default() },
            expectations: Expectations::new(scenario),
            acts: 0,
            earlier: None,
            drawn_rightly: Vec::new(),
        };
        if scenario.opening {
            shift.choose_incidents(true);
            shift.begin_incidents(Hook::Opening, &mut Vec::new());
        } else {
            open_without_opening(&mut shift.state, scenario.stop_card);
        }
        shift.arrange();
        Ok(shift)
    }
}

fn trainee(role: TraineeRole, crew: &Crew) -> Result<Vec<Person>, ShiftProblem> {
    let one = |person: Person| match person {
        Person::Crew(_) => Ok(vec![person]),
        Person::Guest(_) | Person::InCharge => Err(ShiftProblem::NoPost),
    };
    match role {
        TraineeRole::All => Ok(crew.members().collect()),
        TraineeRole::Tailleur => one(crew.tailleur()),
        TraineeRole::Payer(number) => one(crew.payer(number)),
        TraineeRole::Chef => one(crew.chef()),
        TraineeRole::Observer => Ok(Vec::new()),
    }
}

fn guests(
    scenario: &Scenario,
    house: &House,
    table: &Table,
    sign: Limits,
    root: &SeededRng,
) -> Result<Vec<Guest>, ShiftProblem> {
    let seats = *table.seats.value();
    let chosen: Vec<(Arc<Character>, u8)> = match &scenario.guests {
        Guests::Any(count) => {
            let mut rng = root.stream(CHOICE);
            let mut all: Vec<Arc<Character>> = built_in().iter().chain(&scenario.characters).cloned().collect();
            rng.shuffle(&mut all);
            let mut places: Vec<u8> = (1..=seats).collect();
            rng.shuffle(&mut places);
            let all = all.iter().cycle().take(usize::from(*count)).cloned();
            all.zip(places.iter().copied().cycle()).collect()
        }
        Guests::Named(named) => named.iter().map(|guest| named_guest(scenario, guest)).collect::<Result<_, _>>()?,
    };
    let mut guests: Vec<Guest> = Vec::new();
    for (index, (character, seat)) in chosen.into_iter().enumerate() {
        if !(1..=seats).contains(&seat) {
            return Err(ShiftProblem::NoSeat(seat));
        }
        let standing = guests.iter().any(|other| other.seat == seat);
        let purse = purse(&character, house, sign);
        let rng = root.stream(FIRST_GUEST + index as u64);
        let notes = stakes(sign, character.notes);
        let came_with = purse.total().plus(notes);
        let mut mind = GuestMind::new(character, rng);
        mind.sits_down(came_with);
        guests.push(Guest { mind, seat, standing, is_there: true, purse, notes, came_with, owes: Money::ZERO });
    }
    Ok(guests)
}

/// A character by its id; the scenario's own come before the built-in ones.
fn named_guest(scenario: &Scenario, (id, seat): &(String, u8)) -> Result<(Arc<Character>, u8), ShiftProblem> {
    let character = scenario.characters.iter().chain(built_in()).find(|character| character.id == *id);
    character.map(|character| (Arc::clone(character), *seat)).ok_or_else(|| ShiftProblem::NoCharacter(id.clone()))
}

/// A purse in pieces that make the guest's usual stakes, and small ones beside.
pub(in crate::table) fn purse(character: &Character, house: &House, sign: Limits) -> Pieces {
    let values = house.chip_set().values();
    let mut purse = Pieces::default();
    let mut add = |amount: Money, count: u32| {
        for (value, pieces) in fewest(amount, &values).unwrap_or_default() {
            purse.add(value, pieces.saturating_mul(count));
        }
    };
    add(sign.min, SMALL_STAKES.min(character.purse));
    let usual = (character.purse.saturating_sub(SMALL_STAKES) / character.unit.max(1)).min(STAKES_IN_A_PURSE);
    add(stakes(sign, character.unit), usual);
    let rest = character.purse.saturating_sub(SMALL_STAKES).saturating_sub(usual * character.unit);
    add(stakes(sign, rest), 1);
    purse
}
