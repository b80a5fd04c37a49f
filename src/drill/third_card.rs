//! Drill: drawing a third card, narrowed by rows and columns of the tableau.

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Side};
use crate::rules::tableau::{Act, Cell, TableauRuling, Third};

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion, TableauHighlight};
use super::question::{Answer, AnswerForm, Choice, LaidCard, Question, Scene};
use super::{Drill, calls, deal, filter_options};

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
pub enum ThirdCardCase {
    /// Punto on this point; Banco has no natural.
    Punto(Point),
    Banco(Cell),
    /// This side has a natural of this point; the question is about the other side's third card.
    Stopped(Side, Point),
}

impl ThirdCard {
    pub fn cases(&self) -> Vec<ThirdCardCase> {
        let mut cases = Vec::new();
        let (naturals, rows): (Vec<Point>, Vec<Point>) = self.points.iter().partition(|point| point.is_natural());
        if self.sides.contains(&Side::Punto) {
            cases.extend(rows.iter().copied().map(ThirdCardCase::Punto));
        }
        if self.sides.contains(&Side::Banco) {
            let stood = self.punto_stood.then_some(Third::Stood);
            let thirds: Vec<Third> = self.thirds.iter().copied().map(Third::Card).chain(stood).collect();
            let cells = rows.iter().flat_map(|banco| thirds.iter().map(|third| Cell { banco: *banco, third: *third }));
            cases.extend(cells.map(ThirdCardCase::Banco));
        }
        let stopped = naturals.iter().flat_map(|point| self.sides.iter().map(|side| (*side, *point)));
        cases.extend(stopped.map(|(asked, point)| ThirdCardCase::Stopped(asked, point)));
        cases
    }
}

impl ThirdCardCase {
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

    const fn side(self) -> Side {
        match self {
            Self::Punto(_) => Side::Punto,
            Self::Banco(_) => Side::Banco,
            Self::Stopped(side, _) => side,
        }
    }
}

impl Drill for ThirdCard {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.cases().into_iter().map(ThirdCardCase::id).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let case = self.cases().get(decision).copied()?;
        let hands = deal_case(case, house, dice)?;
        let (act, reasons, lit) = decide(case, house)?;
        let asked = case.side();
        let heard = calls::next_call_on(house, &hands.punto, &hands.banco);
        let drawn = (act == Act::Draw).then(|| {
            let mut hands = hands.clone();
            hands[asked].push(LaidCard::Up(deal::card(dice)));
            Scene { hands, ..Scene::default() }
        });
        Some(PosedQuestion {
            question: Question {
                scene: Scene { hands, ..Scene::default() },
                prompt: text!("ask-third-card", side = Fact::Side(asked)),
                form: AnswerForm::Choice(acts(house, asked).into()),
            },
            key: AnswerKey {
                highlight: lit,
                heard,
                after: drawn,
                ..AnswerKey::new(Answer::Choice(usize::from(act == Act::Stand)), reasons)
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![
            filter_options::sides("sides", &self.sides),
            filter_options::points("points", Point::ALL, &self.points),
            filter_options::points("thirds", Point::ALL, &self.thirds),
            filter_options::yes_no("punto_stood", self.punto_stood),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        self.sides.is_empty().then_some(DrillFlaw::NoSide)
    }
}

/// The choices draw and stand, in this order, in the house's words and letters.
pub(super) fn acts(house: &House, side: Side) -> [Choice; 2] {
    let letter = |act: Act| match act {
        Act::Draw => house.terms.draw.value().0,
        Act::Stand => house.terms.stand.value().0,
    };
    [(Act::Draw, "draw", text_key!("choice-draws")), (Act::Stand, "stand", text_key!("choice-stands"))].map(
        |(act, id, key)| Choice {
            id: id.into(),
            label: Phrase::plain(key).with("side", Fact::Side(side)),
            letter: Some(letter(act)),
            place: None,
        },
    )
}

fn deal_case(case: ThirdCardCase, house: &House, dice: &mut SeededRng) -> Option<BySide<Vec<LaidCard>>> {
    let low = |dice: &mut SeededRng| Point::from_sum(dice.below(8) as u32);
    let (punto, banco, third) = match case {
        ThirdCardCase::Punto(point) => (point, low(dice), None),
        ThirdCardCase::Banco(Cell { banco, third }) => {
            let does = if third == Third::Stood { Act::Stand } else { Act::Draw };
            (punto_doing(does, house, dice)?, banco, Some(third))
        }
        ThirdCardCase::Stopped(Side::Punto, natural) => (low(dice), natural, None),
        ThirdCardCase::Stopped(Side::Banco, natural) => (natural, low(dice), None),
    };
    let make = |dice: &mut SeededRng| {
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
fn punto_doing(act: Act, house: &House, dice: &mut SeededRng) -> Option<Point> {
    let does = |point: &Point| house.tableau.punto(*point).is_some_and(|ruling| ruling.act == act);
    let points: Vec<Point> = Point::ALL.into_iter().filter(does).collect();
    dice.pick(&points).copied()
}

fn decide(case: ThirdCardCase, house: &House) -> Option<(Act, Vec<Reason>, Option<TableauHighlight>)> {
    let by = |rule: Rule, ruling: TableauRuling| vec![Reason::new(rule, ruling.basis)];
    match case {
        ThirdCardCase::Punto(point) => {
            let ruling = house.tableau.punto(point)?;
            Some((ruling.act, by(Rule::Punto(point, ruling.act), ruling), Some(TableauHighlight::Punto(point))))
        }
        ThirdCardCase::Banco(cell) => {
            let ruling = house.tableau.banco(cell)?;
            let rule = Rule::Banco(cell.banco, cell.third, ruling.act);
            Some((ruling.act, by(rule, ruling), Some(TableauHighlight::Banco(cell))))
        }
        ThirdCardCase::Stopped(asked, point) => {
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
