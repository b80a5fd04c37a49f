//! Findings on cards: points, third cards, the winner, and impossible hands.

use super::{DealtHands, Finding, FindingSubject};
use crate::drill::authored::{Asking, ChoiceIs, FixedScene, NumberIs};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::coup::{CardRefusal, Coup};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Side;
use crate::rules::tableau::Act;

pub(super) fn findings(scene: &FixedScene, house: &House, dealt: &DealtHands<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    if let DealtHands::Wrong(coup, side, refusal) = dealt {
        findings.push(wrong(coup, *side, *refusal));
    }
    if let Some(coup) = dealt.coup() {
        findings.extend(winner(coup));
        findings.extend(Side::BOTH.into_iter().rev().filter_map(|side| act(scene, house, coup, side)));
    }
    findings.extend(Side::BOTH.into_iter().filter_map(|side| point(scene, house, side)));
    findings
}

/// A card that the rules would not have dealt there.
fn wrong(coup: &Coup<'_>, side: Side, refusal: CardRefusal) -> Finding {
    let says = match refusal {
        CardRefusal::Closed => text!("laying-said-no-card", side = Fact::Side(side)),
        CardRefusal::BelongsTo(other) => {
            text!("laying-said-card-belongs", side = Fact::Side(side), other = Fact::Side(other))
        }
        CardRefusal::NoCopyLeft(card) => text!("laying-no-copy-left", card = Fact::Card(card)),
    };
    Finding::new(FindingSubject::Cards, says, coup.reasons(), Vec::new()).amiss()
}

/// The winner of a complete coup.
fn winner(coup: &Coup<'_>) -> Option<Finding> {
    let outcome = coup.outcome()?;
    let (punto, banco) = (outcome.points.punto, outcome.points.banco);
    let says = text!(
        "laying-said-winner",
        chance = Fact::Chance(outcome.winner),
        higher = Fact::Point(punto.max(banco)),
        lower = Fact::Point(punto.min(banco))
    );
    let right = Some(outcome.winner.id().to_owned());
    let asks = vec![Asking::Choice { options: Vec::new(), right, is: Some(ChoiceIs::Winner) }];
    Some(Finding::new(FindingSubject::Winner, says, coup.reasons(), asks))
}

/// Third-card decision of a side, if determined and not yet carried out.
fn act(scene: &FixedScene, house: &House, coup: &Coup<'_>, side: Side) -> Option<Finding> {
    let cards = if side == Side::Punto { &scene.punto } else { &scene.banco };
    if cards.len() != 2 || coup.count() < 4 {
        return None;
    }
    let points = Side::BOTH.map(|side| coup.hand(side).map(|hand| hand.point_of_two()));
    let [Some(punto), Some(_)] = points else { return None };
    let natural = points.into_iter().flatten().any(Point::is_natural);
    let act = match side {
        _ if natural => Act::Stand,
        Side::Punto => house.tableau.punto(punto)?.act,
        Side::Banco => house.tableau.banco(coup.cell()?)?.act,
    };
    let reasons = coup.reasons_of_third(side);
    let (key, right) = match act {
        Act::Draw => (text_key!("choice-draws"), "draw"),
        Act::Stand => (text_key!("choice-stands"), "stand"),
    };
    let says = Phrase::plain(key).with("side", Fact::Side(side));
    let is = Some(ChoiceIs::DrawOrStand(side));
    let asks = vec![Asking::Choice { options: Vec::new(), right: Some(right.to_owned()), is }];
    Some(Finding::new(FindingSubject::Act(side), says, reasons, asks))
}

/// Points of a side with at least two cards.
fn point(scene: &FixedScene, house: &House, side: Side) -> Option<Finding> {
    let cards = if side == Side::Punto { &scene.punto } else { &scene.banco };
    if cards.len() < 2 {
        return None;
    }
    let point = Point::from_sum(cards.iter().map(|card| u32::from(card.point().get())).sum());
    let reasons = vec![
        Reason::new(Rule::CardValues, house.grounds.card_values),
        Reason::new(Rule::Count(point), house.grounds.units_only),
    ];
    let says = text!("laying-said-point", side = Fact::Side(side), point = Fact::Point(point));
    let asks = vec![Asking::Number {
        right: Some(point.get().into()),
        most: Some(9),
        margin: None,
        is: Some(NumberIs::Point(side)),
    }];
    Some(Finding::new(FindingSubject::Point(side), says, reasons, asks))
}
