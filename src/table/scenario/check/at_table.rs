//! A scenario at one table of one house: seats, posts, money and cards that are there.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::super::{Guests, Scenario, ScenarioProblem, TraineeRole};
use super::course::surely_in_a_shoe;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::chips::fewest;
use crate::rules::coup::Coup;
use crate::rules::house::{House, Role, Table};
use crate::rules::money::Money;
use crate::rules::settle::{Limits, maximum};
use crate::table::guest::Character;
use crate::table::pieces::Pieces;
use crate::table::truth::step_of;
use crate::table::{person::Crew, purse};

/// Cards in front of the stop card at least: the most that are burned, and those of a coup.
const BEFORE_THE_STOP: u16 = 11 + Coup::MOST_CARDS as u16;

/// Problems with their paths in the file.
type Found = Vec<(String, ScenarioProblem)>;

/// Everything that this table cannot have.
pub(in crate::table::scenario) fn at_table(
    scenario: &Scenario,
    house: &House,
    table: &Table,
    characters: &[Arc<Character>],
) -> Found {
    let mut found = Found::new();
    post(scenario, house, table, &mut found);
    seats(scenario, house, table, &mut found);
    shoe(scenario, house, &mut found);
    let (min, max) = scenario.limits;
    if min == Money::ZERO {
        found.push(("limits.0".to_owned(), ScenarioProblem::MinimumOfNought));
    } else if min <= max && limits(scenario, house, &mut found) {
        money(scenario, house, characters, &mut found);
    }
    found
}

fn post(scenario: &Scenario, house: &House, table: &Table, found: &mut Found) {
    let crew = Crew::for_table(table);
    let count = |wanted: &[Role]| crew.roles().iter().filter(|role| wanted.contains(role)).count();
    let is_there = match scenario.role {
        TraineeRole::All | TraineeRole::Tailleur | TraineeRole::Observer => true,
        TraineeRole::Payer(number) => {
            let payers = if count(&[Role::Payeur]) > 0 { count(&[Role::Payeur]) } else { count(&[Role::Croupier]) };
            (1..=payers).contains(&usize::from(number))
        }
        TraineeRole::Chef => count(&[Role::ChefDeTable, Role::ChefDePartie]) > 0,
    };
    if !is_there {
        found.push(("role".to_owned(), ScenarioProblem::NoPost(house.name.clone())));
    }
}

fn seats(scenario: &Scenario, house: &House, table: &Table, found: &mut Found) {
    let seats = *table.seats.value();
    // As many may stand behind the seats as sit at them.
    let places = usize::from(seats) * if *house.limits.standing_players.value() { 2 } else { 1 };
    if scenario.guests.count() > places {
        let what = ScenarioProblem::TooManyGuests { house: house.name.clone(), most: places };
        found.push(("guests.0".to_owned(), what));
    }
    let Guests::Named(named) = &scenario.guests else { return };
    for (index, (_, seat)) in named.iter().enumerate() {
        if !(1..=seats).contains(seat) {
            let what = ScenarioProblem::NoSeat { found: *seat, house: house.name.clone(), most: seats };
            found.push((format!("guests.0.{index}.1"), what));
        }
    }
}

fn shoe(scenario: &Scenario, house: &House, found: &mut Found) {
    if let Some(behind) = scenario.stop_card {
        let most = house.shoe.cards().saturating_sub(BEFORE_THE_STOP);
        if scenario.opening {
            found.push(("stop_card".to_owned(), ScenarioProblem::StopCardIsPlaced));
        } else if !(1..=most).contains(&behind) {
            found.push(("stop_card".to_owned(), ScenarioProblem::StopCard { house: house.name.clone(), most }));
        }
    }
    let packs = *house.shoe.packs.value();
    let in_first_shoe = surely_in_a_shoe(scenario, house);
    let mut first_shoe: BTreeMap<Card, u8> = BTreeMap::new();
    for (index, forced) in scenario.cards.iter().enumerate() {
        // Coups that are surely of one shoe draw on the same cards; a later one may have a shoe of its own.
        let mut own = BTreeMap::new();
        let counts = if forced.coup <= in_first_shoe { &mut first_shoe } else { &mut own };
        for (place, card) in forced.cards.iter().enumerate() {
            let count = counts.entry(*card).or_insert(0);
            *count += 1;
            if *count == packs + 1 {
                let what = ScenarioProblem::CardTooOften { card: *card, house: house.name.clone(), most: packs };
                found.push((format!("cards.{index}.cards.{place}"), what));
            }
        }
    }
}

/// The limits as sums of pieces; false where a stake within them cannot be reckoned with.
fn limits(scenario: &Scenario, house: &House, found: &mut Found) -> bool {
    let (min, max) = scenario.limits;
    let values = house.chip_set().values();
    let before = found.len();
    for (index, limit) in [min, max].into_iter().enumerate() {
        if fewest(limit, &values).is_none() {
            let what = ScenarioProblem::LimitOffThePieces { limit, house: house.name.clone() };
            found.push((format!("limits.{index}"), what));
        }
    }
    if lowest(scenario, house) > max {
        let what = ScenarioProblem::LimitsWithoutStake { house: house.name.clone(), step: step_of(house) };
        found.push(("limits".to_owned(), what));
    }
    found.len() == before
}

/// The lowest stake whose every payment can be made.
fn lowest(scenario: &Scenario, house: &House) -> Money {
    let step = step_of(house).get().max(1);
    Money::coins(scenario.limits.0.get().div_ceil(step).saturating_mul(step))
}

fn money(scenario: &Scenario, house: &House, characters: &[Arc<Character>], found: &mut Found) {
    let (min, max) = scenario.limits;
    let sign = Limits { min, max };
    let (lowest, tray) = (lowest(scenario, house), Pieces::of_each(&house.chip_set().values(), scenario.float));
    if let Some(payment) = payments(house, lowest, sign).into_iter().find(|payment| tray.making(*payment).is_none()) {
        let what = ScenarioProblem::FloatTooSmall { house: house.name.clone(), payment };
        found.push(("float".to_owned(), what));
    }
    let Guests::Named(named) = &scenario.guests else { return };
    for (index, (id, _)) in named.iter().enumerate() {
        let Some(character) = characters.iter().find(|character| character.id == *id) else { continue };
        if purse(character, house, sign).total() < lowest {
            let what = ScenarioProblem::GuestWithoutMoney { guest: id.clone(), stake: lowest };
            found.push((format!("guests.0.{index}.0"), what));
        }
    }
}

/// Payments of the lowest and the highest stake on each chance.
fn payments(house: &House, lowest: Money, sign: Limits) -> Vec<Money> {
    let step = step_of(house).get().max(1);
    let mut all = Vec::new();
    for spot in [Spot::Punto, Spot::Banco, Spot::Egalite] {
        let most = maximum(house, spot, sign).0.get() / step * step;
        let ratios = house.spot_rules(spot).into_iter().flat_map(|rules| &rules.payouts);
        for ratio in ratios.filter_map(|line| line.pays.ratio()) {
            all.extend([lowest.times(ratio), Money::coins(most).times(ratio)]);
        }
    }
    all
}
