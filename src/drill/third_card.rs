//! Drill: drawing a third card, narrowed by rows and columns of the tableau.

use serde::Deserialize;

use crate::rules::dice::Dice;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::{BySide, Side};
use crate::rules::tableau::{Act, Cell, Ruling, Third};

use super::filter::Filter;
use super::marking::{Key, Lit, Posed};
use super::question::{Answer, Choice, Form, LaidCard, Question, Scene};
use super::{Drill, deal, offers, said};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ThirdCard {
    pub sides: Vec<Side>,
    /// Points of two cards: tableau rows, plus 8 and 9 for naturals.
    pub points: Vec<Point>,
    /// Tableau columns: points of Punto's third card.
    pub thirds: Vec<Point>,
    /// Includes Banco's decision after Punto stood.
    pub punto_stood: bool,
}

impl Default for ThirdCard {
    fn default() -> Self {
        Self { sides: Side::BOTH.to_vec(), points: Point::ALL.to_vec(), thirds: Point::ALL.to_vec(), punto_stood: true }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// Punto on this point; Banco has no natural.
    Punto(Point),
    Banco(Cell),
    /// This side has a natural of this point; the question is about the other side's third card.
    Stopped(Side, Point),
}

impl ThirdCard {
    pub fn cases(&self) -> Vec<Case> {
        let mut cases = Vec::new();
        let (naturals, rows): (Vec<Point>, Vec<Point>) = self.points.iter().partition(|point| point.is_natural());
        if self.sides.contains(&Side::Punto) {
            cases.extend(rows.iter().copied().map(Case::Punto));
        }
        if self.sides.contains(&Side::Banco) {
            let stood = self.punto_stood.then_some(Third::Stood);
            let thirds: Vec<Third> = self.thirds.iter().copied().map(Third::Card).chain(stood).collect();
            let cells = rows.iter().flat_map(|banco| thirds.iter().map(|third| Cell { banco: *banco, third: *third }));
            cases.extend(cells.map(Case::Banco));
        }
        let stopped = naturals.iter().flat_map(|point| self.sides.iter().map(|side| (*side, *point)));
        cases.extend(stopped.map(|(asked, point)| Case::Stopped(asked, point)));
        cases
    }
}

impl Case {
    /// Stable id: `banco-4-7`, `banco-5-stood`, `punto-6`, `punto-stopped-8`.
    pub fn id(self) -> String {
        match self {
            Self::Punto(point) => format!("punto-{point}"),
            Self::Banco(Cell { banco, third: Third::Card(third) }) => format!("banco-{banco}-{third}"),
            Self::Banco(Cell { banco, third: Third::Stood }) => format!("banco-{banco}-stood"),
            Self::Stopped(Side::Punto, point) => format!("punto-stopped-{point}"),
            Self::Stopped(Side::Banco, point) => format!("banco-stopped-{point}"),
        }
    }

    /// The correct act in a house; `None` if its tableau has no such case.
    pub fn act(self, house: &House) -> Option<Act> {
        match self {
            Self::Punto(point) => house.tableau.punto(point).map(|ruling| ruling.act),
            Self::Banco(cell) => house.tableau.banco(cell).map(|ruling| ruling.act),
            Self::Stopped(..) => Some(Act::Stand),
        }
    }

    const fn asked(self) -> Side {
        match self {
            Self::Punto(_) => Side::Punto,
            Self::Banco(_) => Side::Banco,
            Self::Stopped(side, _) => side,
        }
    }
}

impl Drill for ThirdCard {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.cases().into_iter().map(Case::id).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        let case = self.cases().get(decision).copied()?;
        let hands = deal_case(case, house, dice)?;
        let (act, reasons, lit) = decide(case, house)?;
        let asked = case.asked();
        let heard = said::next_call_on(house, &hands.punto, &hands.banco);
        Some(Posed {
            question: Question {
                scene: Scene { hands, ..Scene::default() },
                prompt: Phrase::plain("ask-third-card").with("side", Fact::Side(asked)),
                form: Form::Choice(acts(house, asked).into()),
            },
            key: Key { lit, heard, ..Key::of(Answer::Choice(usize::from(act == Act::Stand)), reasons) },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![
            offers::sides("sides", &self.sides),
            offers::points("points", Point::ALL, &self.points),
            offers::points("thirds", Point::ALL, &self.thirds),
            offers::yes_no("punto_stood", self.punto_stood),
        ]
    }

    fn flaw(&self) -> Option<Phrase> {
        self.sides.is_empty().then(|| Phrase::plain("flaw-no-side"))
    }
}

/// The choices draw and stand, in this order, in the house's words and letters.
pub(super) fn acts(house: &House, side: Side) -> [Choice; 2] {
    let letter = |act: Act| match act {
        Act::Draw => house.terms.draw.value().0,
        Act::Stand => house.terms.stand.value().0,
    };
    [(Act::Draw, "draw", "choice-draws"), (Act::Stand, "stand", "choice-stands")].map(|(act, id, key)| Choice {
        id: id.into(),
        label: Phrase::plain(key).with("side", Fact::Side(side)),
        letter: Some(letter(act)),
        place: None,
    })
}

fn deal_case(case: Case, house: &House, dice: &mut Dice) -> Option<BySide<Vec<LaidCard>>> {
    let low = |dice: &mut Dice| Point::of_sum(dice.below(8) as u32);
    let (punto, banco, third) = match case {
        Case::Punto(point) => (point, low(dice), None),
        Case::Banco(Cell { banco, third }) => {
            let does = if third == Third::Stood { Act::Stand } else { Act::Draw };
            (punto_doing(does, house, dice)?, banco, Some(third))
        }
        Case::Stopped(Side::Punto, natural) => (low(dice), natural, None),
        Case::Stopped(Side::Banco, natural) => (natural, low(dice), None),
    };
    let make = |dice: &mut Dice| {
        let mut hands = BySide { punto, banco }.map(|point| deal::cards_making(point, 2, dice));
        if let Some(Third::Card(point)) = third {
            hands.punto.push(deal::card_counting(point, dice));
        }
        hands
    };
    let hands = deal::from_shoe(house, dice, make, |hands| [hands.punto.as_slice(), &hands.banco].concat())?;
    Some(hands.map(|cards| cards.into_iter().map(LaidCard::Up).collect()))
}

/// A random point on which Punto acts this way under the house's rules.
fn punto_doing(act: Act, house: &House, dice: &mut Dice) -> Option<Point> {
    let does = |point: &Point| house.tableau.punto(*point).is_some_and(|ruling| ruling.act == act);
    let points: Vec<Point> = Point::ALL.into_iter().filter(does).collect();
    dice.pick(&points).copied()
}

fn decide(case: Case, house: &House) -> Option<(Act, Vec<Reason>, Option<Lit>)> {
    let by = |rule: Rule, ruling: Ruling| vec![Reason::new(rule, ruling.basis)];
    match case {
        Case::Punto(point) => {
            let ruling = house.tableau.punto(point)?;
            Some((ruling.act, by(Rule::Punto(point, ruling.act), ruling), Some(Lit::Punto(point))))
        }
        Case::Banco(cell) => {
            let ruling = house.tableau.banco(cell)?;
            let rule = Rule::Banco(cell.banco, cell.third, ruling.act);
            Some((ruling.act, by(rule, ruling), Some(Lit::Banco(cell))))
        }
        Case::Stopped(asked, point) => {
            let other = if asked == Side::Punto { Side::Banco } else { Side::Punto };
            let grounds = &house.grounds;
            let reasons = vec![
                Reason::new(Rule::Natural(other, point), grounds.natural[other]),
                Reason::new(Rule::StoppedByNatural(asked), grounds.stopped_by_natural[asked]),
            ];
            Some((Act::Stand, reasons, None))
        }
    }
}
