//! Detection of the mistakes in an incident, in the order of the coup.

use super::super::reason::{Reason, Rule};
use super::super::side::{Chance, Side};
use super::replay::Replay;
use super::{BetsState, CoupStage, Incident, PlacedCard, Whereabouts};

/// A mistake. Cards are numbered from one, as they left the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// The first card left the shoe before betting was closed.
    BeforeTheStop,
    /// This many cards, instead of four, were taken before the first was turned.
    FirstDeal(u8),
    /// One of the first four was placed on the wrong side; the side is the right one.
    FirstFour(u8, Side),
    /// A third card was placed on the wrong side; the side is the right one.
    ForTheOther(u8, Side),
    /// A card of this side was left apart.
    LeftApart(u8, Side),
    /// A card was drawn although the coup was closed.
    AfterTheEnd(u8),
    /// A side has more third cards than due.
    TooMany(Side),
    /// A card due to this side was not drawn.
    NotDrawn(Side),
    /// This chance was called although another won.
    WrongCall(Chance),
}

impl Mistake {
    /// The key of this mistake in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::BeforeTheStop => "misdraw-before-the-stop",
            Self::FirstDeal(_) => "misdraw-first-deal",
            Self::FirstFour(..) => "misdraw-first-four",
            Self::ForTheOther(..) => "misdraw-for-the-other",
            Self::LeftApart(..) => "misdraw-left-apart",
            Self::AfterTheEnd(_) => "misdraw-after-the-end",
            Self::TooMany(_) => "misdraw-too-many",
            Self::NotDrawn(_) => "misdraw-not-drawn",
            Self::WrongCall(_) => "misdraw-wrong-call",
        }
    }

    /// True if a card was drawn, left in the shoe or placed wrongly during the deal.
    pub const fn is_of_drawing(self) -> bool {
        !matches!(self, Self::BeforeTheStop | Self::WrongCall(_))
    }

    /// True if the table must be corrected: a card moved, removed or drawn, a result called again.
    pub const fn must_be_put_right(self) -> bool {
        !matches!(self, Self::BeforeTheStop | Self::FirstDeal(_))
    }
}

/// Every mistake of an incident with the rule it breaks, in the order of the coup.
pub(super) fn mistakes(incident: &Incident, replay: &Replay<'_>) -> Vec<Reason> {
    let mut found = Vec::new();
    before_the_cards(incident, replay, &mut found);
    for (index, (laid, belongs)) in incident.cards.iter().zip(&replay.belongs).enumerate() {
        of_card(index, *laid, *belongs, replay, &mut found);
    }
    for side in Side::BOTH {
        let thirds = incident.cards.iter().skip(4).filter(|laid| laid.on == Some(side)).count();
        if thirds > replay.thirds_due(side) {
            found.push(mistake_reason(Mistake::TooMany(side), replay.third_basis(side)));
        }
    }
    after_the_cards(incident, replay, &mut found);
    found
}

const fn mistake_reason(mistake: Mistake, basis: super::super::clause::Basis) -> Reason {
    Reason::new(Rule::Mistake(mistake), basis)
}

fn before_the_cards(incident: &Incident, replay: &Replay<'_>, found: &mut Vec<Reason>) {
    let out = u8::try_from(incident.cards.len()).unwrap_or(u8::MAX);
    if incident.bets == BetsState::Open && out > 0 {
        found.push(mistake_reason(Mistake::BeforeTheStop, replay.house.misdraw.first_card_waits_for_the_stop.basis()));
    }
    let first_deal = incident.read_after.map_or(out.max(4), |read| read.min(out.max(4)));
    if first_deal != 4 && out > 0 {
        found.push(mistake_reason(Mistake::FirstDeal(first_deal), replay.house.grounds.order_of_the_deal));
    }
}

fn of_card(index: usize, laid: PlacedCard, belongs: Option<Side>, replay: &Replay<'_>, found: &mut Vec<Reason>) {
    let card = u8::try_from(index + 1).unwrap_or(u8::MAX);
    let (mistake, basis) = match (belongs, laid.on) {
        (Some(side), Some(on)) if side == on => return,
        (None, _) => (Mistake::AfterTheEnd(card), replay.closed_basis()),
        (Some(side), None) => (Mistake::LeftApart(card, side), replay.place_basis(index, side)),
        (Some(side), Some(_)) if index < 4 => (Mistake::FirstFour(card, side), replay.place_basis(index, side)),
        (Some(side), Some(_)) => (Mistake::ForTheOther(card, side), replay.place_basis(index, side)),
    };
    found.push(mistake_reason(mistake, basis));
}

fn after_the_cards(incident: &Incident, replay: &Replay<'_>, found: &mut Vec<Reason>) {
    let nobody_draws = incident.stage != CoupStage::UnderWay || incident.cards_are == Whereabouts::Discarded;
    if let Some(side) = replay.coup.wants().filter(|_| nobody_draws) {
        let first_four = replay.coup.count() < 4;
        let basis = if first_four { replay.house.grounds.order_of_the_deal } else { replay.third_basis(side) };
        found.push(mistake_reason(Mistake::NotDrawn(side), basis));
    }
    let called = incident.stage.called();
    let wins = replay.coup.outcome().map(|outcome| outcome.winner);
    if let (Some(called), Some(wins)) = (called, wins)
        && called != wins
    {
        found.push(mistake_reason(Mistake::WrongCall(called), replay.result_basis()));
    }
}
