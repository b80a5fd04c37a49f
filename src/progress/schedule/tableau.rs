//! The decisions of a house's tableau with their frequency, order of introduction and neighbours.

use super::skill::Skill;
use crate::drill::{ThirdCard, ThirdCardCase as Case};
use crate::progress::mastery::Key;
use crate::progress::mastery::constants::CELL_MILLIS;
use crate::rules::frequency::Frequencies;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::tableau::{Act, Cell, Third};

/// Journal name of the drill.
pub const DRILL: &str = "ThirdCard";

/// Every point of Punto, every cell of Banco, and the naturals that stop each side.
pub fn tableau(house: &House) -> Vec<Skill> {
    let frequencies = Frequencies::of(&house.tableau, *house.shoe.packs.value());
    let cases = ThirdCard::default().cases();
    let skill = |case: &Case| Skill {
        key: key_of(house, *case),
        row: group(*case, house),
        answer: case.act(house).map(|act| u8::from(act == Act::Stand)),
        partners: partners(*case, house).map(|partner| key_of(house, partner)).collect(),
        millis: CELL_MILLIS,
        per_hundred: frequencies.as_ref().map_or(0.0, |counted| counted.per_hundred(sequences(*case, counted))),
    };
    cases.iter().map(skill).collect()
}

pub fn key_of(house: &House, case: Case) -> Key {
    Key::new(&house.id, DRILL, &case.id())
}

fn sequences(case: Case, counted: &Frequencies) -> u64 {
    match case {
        Case::Punto(point) => counted.punto(point),
        Case::Banco(cell) => counted.banco(cell),
        Case::Stopped(side, natural) => counted.stopped(side, natural),
    }
}

/// Course order: naturals, Punto's row, Banco's rows without exceptions, the others from the highest point down, and
/// last those where Punto stood.
fn group(case: Case, house: &House) -> u32 {
    const ROWS: u32 = 3;
    match case {
        Case::Stopped(..) => 0,
        Case::Punto(_) => 1,
        Case::Banco(cell) if is_plain(cell.banco, house) => 2,
        Case::Banco(Cell { banco, third: Third::Card(_) }) => ROWS + 9 - u32::from(banco.get()),
        Case::Banco(_) => ROWS + 10,
    }
}

/// True if Banco's act does not depend on Punto's third card.
fn is_plain(banco: Point, house: &House) -> bool {
    let act = |third| house.tableau.banco(Cell { banco, third }).map(|ruling| ruling.act);
    let first = act(Third::Card(Point::of_sum(0)));
    Point::ALL.into_iter().all(|point| act(Third::Card(point)) == first)
}

/// Adjacent cells with a different act.
fn partners(case: Case, house: &House) -> impl Iterator<Item = Case> {
    let own = case.act(house);
    let next_to = |point: Point| {
        let beside = [point.get().checked_sub(1), point.get().checked_add(1)];
        beside.into_iter().flatten().filter_map(|number| Point::try_from(number).ok())
    };
    let beside: Vec<Case> = match case {
        Case::Punto(point) => next_to(point).map(Case::Punto).collect(),
        Case::Banco(Cell { banco, third }) => {
            let columns: Vec<Third> = match third {
                Third::Card(point) => next_to(point).map(Third::Card).collect(),
                Third::Stood => Vec::new(),
            };
            let along = columns.into_iter().map(|third| Cell { banco, third });
            let across = next_to(banco).map(|banco| Cell { banco, third });
            along.chain(across).map(Case::Banco).collect()
        }
        Case::Stopped(..) => Vec::new(),
    };
    // The tableau ends where naturals begin.
    let is_ruled = |case: &Case| match case {
        Case::Punto(point) => !point.is_natural(),
        Case::Banco(cell) => !cell.banco.is_natural(),
        Case::Stopped(..) => true,
    };
    beside.into_iter().filter(move |other| is_ruled(other) && other.act(house) != own)
}
