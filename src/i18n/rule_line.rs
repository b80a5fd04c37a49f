//! The rule behind a decision on Banco's card, in one line: the house's own row of the tableau.

use super::phrase::{Fact, Phrase};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::reason::Rule;
use crate::rules::side::Side;
use crate::rules::tableau::{Act, Cell, Tableau, Third};
use crate::rules::tableau_row::ColumnSet;

impl Rule {
    /// The rule of which this is a case, in the house; `None` where the reason states it itself.
    pub fn line(&self, house: &House) -> Option<Phrase> {
        let Self::Banco(point, third, _) = self else { return None };
        let tableau = &house.tableau;
        let phrase = always(tableau, *point).or_else(|| match third {
            Third::Stood => punto_stood(tableau),
            Third::Card(_) => row(tableau, *point),
        })?;
        Some(phrase.with("side", Fact::Side(Side::Banco)).with("other", Fact::Side(Side::Punto)))
    }
}

/// The run of points around this one on which Banco does the same whatever comes.
fn always(tableau: &Tableau, point: Point) -> Option<Phrase> {
    let run = |act: Act| {
        let same = |point: &Point| tableau.columns(*point, act) == ColumnSet::ALL;
        let first = Point::ALL.into_iter().rev().skip_while(|other| *other != point).take_while(same).last()?;
        let last = Point::ALL.into_iter().skip_while(|other| *other != point).take_while(same).last()?;
        Some((first, last))
    };
    let (first, last, keys) = match (run(Act::Draw), run(Act::Stand)) {
        (Some((first, last)), _) => {
            (first, last, [text_key!("rule-banco-always-draws"), text_key!("rule-banco-always-draws-on")])
        }
        (None, Some((first, last))) => {
            (first, last, [text_key!("rule-banco-always-stands"), text_key!("rule-banco-always-stands-on")])
        }
        (None, None) => return None,
    };
    let [of_many, of_one] = keys;
    Some(if first == last {
        Phrase::plain(of_one).with("point", Fact::Point(first))
    } else {
        Phrase::plain(of_many).with("first", Fact::Point(first)).with("last", Fact::Point(last))
    })
}

/// Banco after Punto stood: the last point that draws, if none above it does.
fn punto_stood(tableau: &Tableau) -> Option<Phrase> {
    let act = |point: Point| tableau.banco(Cell { banco: point, third: Third::Stood }).map(|ruling| ruling.act);
    let last = Point::ALL.into_iter().take_while(|point| act(*point) == Some(Act::Draw)).last()?;
    let next = Point::ALL.into_iter().find(|point| *point > last)?;
    let is_split = Point::ALL.into_iter().all(|point| point <= last || act(point) != Some(Act::Draw));
    is_split.then(|| {
        Phrase::plain(text_key!("rule-banco-punto-stood"))
            .with("last", Fact::Point(last))
            .with("next", Fact::Point(next))
    })
}

/// The acts of a row against the ten third cards.
fn row(tableau: &Tableau, point: Point) -> Option<Phrase> {
    let cards = |act: Act| tableau.columns(point, act).without_stood();
    let (draws, stands) = (cards(Act::Draw), cards(Act::Stand));
    let facts = |key| Phrase::plain(key).with("point", Fact::Point(point));
    let columns = |columns: ColumnSet| Fact::Phrase(Box::new(columns.phrase()));
    match (draws.iter().count(), stands.iter().count()) {
        (0, _) | (_, 0) => None,
        (_, 1) => Some(facts(text_key!("rule-banco-row-but")).with("stands", columns(stands))),
        _ => Some(facts(text_key!("rule-banco-row")).with("draws", columns(draws))),
    }
}
