//! The decisions of a house's tableau with their frequency, order of introduction and neighbours.

use super::skill::Skill;
use crate::drill::{ThirdCard, ThirdCardCase};
use crate::progress::mastery::DecisionKey;
use crate::progress::mastery::constants::CELL_MILLIS;
use crate::rules::consequence::Consequences;
use crate::rules::frequency::Frequencies;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::tableau::{Act, Cell, Third};

/// Journal name of the drill.
pub const DRILL: &str = "ThirdCard";

/// Row number of the decisions that a natural takes away.
pub(super) const NATURALS: u32 = 0;
/// Row number of Punto's decisions; those of Banco follow.
pub(super) const PUNTO: u32 = 1;

/// Every point of Punto, every cell of Banco, and the naturals that stop each side.
pub fn tableau(house: &House) -> Vec<Skill> {
    let frequencies = Frequencies::enumerate(&house.tableau, *house.shoe.packs.value());
    let consequences = Consequences::new(&house.tableau);
    let cases = ThirdCard::default().cases();
    let skill = |case: &ThirdCardCase| Skill {
        key: decision_key(house, *case),
        row: group(*case, house),
        answer: case.act(house).map(|act| u8::from(act == Act::Stand)),
        partners: partners(*case, house).map(|partner| decision_key(house, partner)).collect(),
        millis: CELL_MILLIS,
        is_easy: matches!(case, ThirdCardCase::Banco(cell) if is_plain(cell.banco, house)),
        per_hundred: frequencies.as_ref().map_or(0.0, |counted| counted.per_hundred(sequences(*case, counted))),
        changes_winner: share_of_changes(*case, &consequences),
    };
    cases.iter().map(skill).collect()
}

pub fn decision_key(house: &House, case: ThirdCardCase) -> DecisionKey {
    DecisionKey::new(&house.id, &DRILL.into(), &case.id().into())
}

fn sequences(case: ThirdCardCase, counted: &Frequencies) -> u64 {
    match case {
        ThirdCardCase::Punto(point) => counted.punto(point),
        ThirdCardCase::Banco(cell) => counted.banco(cell),
        ThirdCardCase::Stopped(side, natural) => counted.stopped(side, natural),
    }
}

fn share_of_changes(case: ThirdCardCase, consequences: &Consequences) -> f64 {
    let changes = match case {
        ThirdCardCase::Punto(point) => consequences.punto(point),
        ThirdCardCase::Banco(cell) => consequences.banco(cell),
        ThirdCardCase::Stopped(_, natural) => consequences.stopped(natural),
    };
    f64::from(changes.changed) / f64::from(changes.all.max(1))
}

/// Course order: naturals, Punto's row, Banco's rows without exceptions, the others from the highest point down, and
/// last those where Punto stood.
fn group(case: ThirdCardCase, house: &House) -> u32 {
    const ROWS: u32 = 3;
    match case {
        ThirdCardCase::Stopped(..) => NATURALS,
        ThirdCardCase::Punto(_) => PUNTO,
        ThirdCardCase::Banco(cell) if is_plain(cell.banco, house) => 2,
        ThirdCardCase::Banco(Cell { banco, third: Third::Card(_) }) => ROWS + 9 - u32::from(banco.get()),
        ThirdCardCase::Banco(_) => ROWS + 10,
    }
}

/// True if Banco's act does not depend on Punto's third card.
fn is_plain(banco: Point, house: &House) -> bool {
    let act = |third| house.tableau.banco(Cell { banco, third }).map(|ruling| ruling.act);
    let first = act(Third::Card(Point::from_sum(0)));
    Point::ALL.into_iter().all(|point| act(Third::Card(point)) == first)
}

/// Adjacent cells with a different act.
fn partners(case: ThirdCardCase, house: &House) -> impl Iterator<Item = ThirdCardCase> {
    let own = case.act(house);
    let next_to = |point: Point| {
        let beside = [point.get().checked_sub(1), point.get().checked_add(1)];
        beside.into_iter().flatten().filter_map(|number| Point::try_from(number).ok())
    };
    let beside: Vec<ThirdCardCase> = match case {
        ThirdCardCase::Punto(point) => next_to(point).map(ThirdCardCase::Punto).collect(),
        ThirdCardCase::Banco(Cell { banco, third }) => {
            let columns: Vec<Third> = match third {
                Third::Card(point) => next_to(point).map(Third::Card).collect(),
                Third::Stood => Vec::new(),
            };
            let along = columns.into_iter().map(|third| Cell { banco, third });
            let across = next_to(banco).map(|banco| Cell { banco, third });
            along.chain(across).map(ThirdCardCase::Banco).collect()
        }
        ThirdCardCase::Stopped(..) => Vec::new(),
    };
    // The tableau ends where naturals begin.
    let is_ruled = |case: &ThirdCardCase| match case {
        ThirdCardCase::Punto(point) => !point.is_natural(),
        ThirdCardCase::Banco(cell) => !cell.banco.is_natural(),
        ThirdCardCase::Stopped(..) => true,
    };
    beside.into_iter().filter(move |other| is_ruled(other) && other.act(house) != own)
}
