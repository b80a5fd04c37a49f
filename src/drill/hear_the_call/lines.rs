//! Lines to answer about a heard call, with answers and reasons.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Stake;
use crate::rules::coup::Coup;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::settle::{Ending, settle};
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::{Act, Cell, Third};

use super::super::marking::TableauHighlight;
use super::super::question::{Answer, AnswerForm, Choice, QuestionPart, lettered};
use super::super::third_card::acts;
use super::super::winner::chances;

#[derive(Default)]
pub(super) struct CallLines {
    pub(super) parts: Vec<QuestionPart>,
    pub(super) answers: Vec<Answer>,
    /// Rules other than those for the call itself.
    pub(super) reasons: Vec<Reason>,
    pub(super) highlight: Option<TableauHighlight>,
}

impl CallLines {
    fn line(mut self, label: Phrase, form: AnswerForm, answer: Answer) -> Self {
        self.parts.push(QuestionPart { label, form });
        self.answers.push(answer);
        self
    }

    /// Side, point, and whether it is a natural.
    pub(super) fn for_point(house: &House, coup: &Coup<'_>, side: Side) -> Option<Self> {
        let point = coup.hand(side)?.point_of_two();
        let reasons = match side {
            _ if point.is_natural() => vec![Reason::new(Rule::Natural(side, point), house.grounds.natural[side])],
            Side::Punto => {
                let ruling = house.tableau.punto(point)?;
                vec![Reason::new(Rule::Punto(point, ruling.act), ruling.basis)]
            }
            Side::Banco => house.tableau.row_reasons(point, Third::all()),
        };
        let asked = Self { reasons, ..Self::default() };
        let closes = [("closes", text_key!("choice-heard-closes")), ("goes-on", text_key!("choice-heard-goes-on"))];
        let asked = asked.line(text!("part-heard-side"), sides(house), Answer::Choice(side as usize)).line(
            text!("part-heard-point"),
            AnswerForm::Number { most: 9 },
            Answer::Number(point.get().into()),
        );
        let form = AnswerForm::Choice(lettered(closes.map(|(id, key)| choice(id, Phrase::plain(key)))));
        let right = Answer::Choice(usize::from(!point.is_natural()));
        Some(asked.line(text!("part-heard-closes"), form, right))
    }

    /// Draws of the sides, as far as the two points decide.
    pub(super) fn for_points(house: &House, coup: &Coup<'_>) -> Option<Self> {
        let (punto, banco) = (coup.hand(Side::Punto)?, coup.hand(Side::Banco)?);
        let draws = coup.wants() == Some(Side::Punto);
        let does = match (coup.wants(), draws) {
            (_, true) => banco_after_third(house, banco.point_of_two())?,
            (Some(_), false) => BancoAfterThird::Draws,
            (None, _) => BancoAfterThird::Stands,
        };
        let decides = |reason: &Reason| !matches!(reason.rule, Rule::Nearest(..) | Rule::HigherNatural(_));
        let mut reasons: Vec<Reason> = coup.reasons().into_iter().filter(decides).collect();
        if draws {
            reasons.extend(row_reasons(house, banco.point_of_two()));
        }
        let natural = coup.outcome().is_some_and(|outcome| outcome.natural);
        let row = TableauHighlight::Punto(punto.point_of_two());
        let lit = if natural { None } else { coup.cell().map(TableauHighlight::Banco).or(Some(row)) };
        let label = |side| text!("part-third-card", side = Fact::Side(side));
        let asked = Self { reasons, highlight: lit, ..Self::default() };
        let of_punto = AnswerForm::Choice(acts(house, Side::Punto).into());
        let asked = asked.line(label(Side::Punto), of_punto, Answer::Choice(usize::from(!draws)));
        Some(asked.line(label(Side::Banco), AnswerForm::Choice(banco_choices(house)), Answer::Choice(does as usize)))
    }

    /// Destination of the card, and the next step.
    pub(super) fn for_card(house: &House, coup: &Coup<'_>, side: Side) -> Option<Self> {
        let (punto, banco) = (coup.hand(Side::Punto)?.point_of_two(), coup.hand(Side::Banco)?.point_of_two());
        let (then, reasons, lit) = match side {
            Side::Punto => {
                (banco_after_third(house, banco)?, row_reasons(house, banco), Some(TableauHighlight::Punto(punto)))
            }
            Side::Banco => (BancoAfterThird::Stands, Vec::new(), coup.cell().map(TableauHighlight::Banco)),
        };
        let follows = [
            ("card", text!("choice-heard-card-follows", side = Fact::Side(Side::Banco))),
            ("final-call", text!("choice-heard-final-follows")),
            ("card-decides", text!("choice-heard-card-decides")),
        ];
        let follows = AnswerForm::Choice(lettered(follows.map(|(id, label)| choice(id, label))));
        let asked = Self { reasons, highlight: lit, ..Self::default() };
        let asked = asked.line(text!("part-heard-card-to"), sides(house), Answer::Choice(side as usize));
        Some(asked.line(text!("part-heard-follows"), follows, Answer::Choice(then as usize)))
    }

    pub(super) fn for_end(house: &House, coup: &Coup<'_>) -> Option<Self> {
        let outcome = coup.outcome()?;
        let winner = Chance::ALL.iter().position(|chance| *chance == outcome.winner)?;
        let points = Side::BOTH.into_iter().fold(Self::default(), |asked, side| {
            let label = text!("part-final-point", side = Fact::Side(side));
            asked.line(label, AnswerForm::Number { most: 9 }, Answer::Number(outcome.points[side].get().into()))
        });
        Some(points.line(text!("part-winner"), AnswerForm::Choice(chances(house)), Answer::Choice(winner)))
    }

    pub(super) fn for_payment(house: &House, coup: &Coup<'_>) -> Option<Self> {
        let outcome = coup.outcome()?;
        let mut asked = Self::default();
        for chance in Chance::ALL {
            let stake = Stake { spot: chance.into(), amount: STAKE };
            let settled = settle(house, outcome, &[stake], None).pop()?;
            let fate = match settled.ending {
                Ending::Win => 0,
                Ending::Lose => 1,
                Ending::Push | Ending::Refused(_) => 2,
            };
            let new = |reason: &Reason| !asked.reasons.contains(reason);
            let more: Vec<Reason> = settled.reasons.into_iter().filter(new).collect();
            asked.reasons.extend(more);
            let label = text!("part-heard-stake", chance = Fact::Chance(chance));
            let fates = [
                ("paid", text_key!("choice-heard-paid")),
                ("collected", text_key!("choice-heard-collected")),
                ("goes-back", text_key!("choice-heard-goes-back")),
            ];
            let form = AnswerForm::Choice(lettered(fates.map(|(id, key)| choice(id, Phrase::plain(key)))));
            asked = asked.line(label, form, Answer::Choice(fate));
        }
        Some(asked)
    }
}

/// Large enough for whole payouts.
const STAKE: Money = Money::coins(20_000);

/// Banco's action after Punto's third card; discriminants are choice indices.
#[derive(Clone, Copy)]
enum BancoAfterThird {
    Draws = 0,
    /// Stands on any card, so the coup is closed.
    Stands = 1,
    CardDecides = 2,
}

fn banco_after_third(house: &House, banco: Point) -> Option<BancoAfterThird> {
    let act = |third: Point| house.tableau.banco(Cell { banco, third: Third::Card(third) }).map(|ruling| ruling.act);
    let acts = Point::ALL.into_iter().map(act).collect::<Option<Vec<Act>>>()?;
    Some(match (acts.contains(&Act::Draw), acts.contains(&Act::Stand)) {
        (true, false) => BancoAfterThird::Draws,
        (false, _) => BancoAfterThird::Stands,
        (true, true) => BancoAfterThird::CardDecides,
    })
}

/// Reasons from Banco's tableau row, without the column for Punto standing.
fn row_reasons(house: &House, banco: Point) -> Vec<Reason> {
    house.tableau.row_reasons(banco, Point::ALL.into_iter().map(Third::Card))
}

/// Draw, stand, or depends on Punto's card; the last gets the first unused letter.
fn banco_choices(house: &House) -> Vec<Choice> {
    let mut choices: Vec<Choice> = acts(house, Side::Banco).into();
    let letter = ('A'..='Z').find(|letter| choices.iter().all(|choice| choice.letter != Some(*letter)));
    let label = text!("choice-heard-waits", other = Fact::Side(Side::Punto));
    choices.push(Choice { letter, ..choice("waits", label) });
    choices
}

fn sides(house: &House) -> AnswerForm {
    let is_side = |choice: &Choice| Side::BOTH.iter().any(|side| Chance::from(*side).id() == choice.id);
    AnswerForm::Choice(chances(house).into_iter().filter(is_side).collect())
}

fn choice(id: &'static str, label: Phrase) -> Choice {
    Choice { id: id.into(), label, letter: None, place: None }
}
