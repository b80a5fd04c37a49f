//! The correct course: the same cards, in the order in which they left the shoe, dealt by the rules.

use super::super::clause::{Basis, Entry};
use super::super::coup::Coup;
use super::super::house::{CardTreatment, Face, Handler, House, TableSize};
use super::super::opening::shoe_end;
use super::super::reason::{Reason, Rule};
use super::super::side::Side;
use super::{CardBack, CardOrigin, Person, Seen, TableCard, TableState, Whereabouts};

/// Part of a card in the coup as the house deals it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CardPart {
    /// It belongs to this side.
    Of(Side),
    /// It came after the coup was closed.
    Excess,
    /// It was in excess in the coup before.
    FromBefore,
    /// It is burned, and the next card takes its place.
    Burned,
    /// It spoils the coup; the side is that of its place.
    Spoils(Option<Side>),
    /// It was put back, is the next to come out and will be drawn again.
    NextAgain,
    /// It is lost in the shoe; the side is that of its place.
    Lost(Option<Side>),
}

impl CardPart {
    /// The side of its place in the coup.
    const fn side(self) -> Option<Side> {
        match self {
            Self::Of(side) => Some(side),
            Self::Spoils(side) | Self::Lost(side) => side,
            Self::Excess | Self::FromBefore | Self::Burned | Self::NextAgain => None,
        }
    }
}

/// The cards of a table, dealt as the house deals.
#[derive(Debug)]
pub(super) struct Replay<'h> {
    /// The coup made of the cards that belong to it.
    pub(super) coup: Coup<'h>,
    pub(super) reasons: Vec<Reason>,
    /// The part of each card, in order.
    pub(super) parts: Vec<CardPart>,
    /// True for each card that was seen before it was due.
    pub(super) seen_early: Vec<bool>,
    pub(super) house: &'h House,
}

impl<'h> Replay<'h> {
    /// Deals the cards again.
    pub(super) fn new(house: &'h House, state: &TableState) -> Self {
        let mut coup = Coup::new(house);
        let (mut parts, mut seen_early) = (Vec::new(), Vec::new());
        for (index, card) in state.cards.iter().enumerate() {
            let early = is_seen_early(&coup, state, *card);
            let part = match irregular_part(house, state, index, early) {
                // The cards after one that spoils the coup keep their places.
                Some(CardPart::Spoils(_)) => CardPart::Spoils(coup.add_card(card.card).ok()),
                Some(CardPart::Lost(_)) => CardPart::Lost(coup.add_card(card.card).ok()),
                Some(part) => part,
                None => coup.add_card(card.card).map_or(CardPart::Excess, CardPart::Of),
            };
            parts.push(part);
            seen_early.push(early);
        }
        Self { reasons: coup.reasons(), coup, parts, seen_early, house }
    }

    /// The side of the card at this index; `None` if it has no place in the coup.
    pub(super) fn side_of(&self, index: usize) -> Option<Side> {
        self.parts.get(index).and_then(|part| part.side())
    }

    /// Number of third cards due to a side, including one still to be drawn.
    pub(super) fn thirds_due(&self, side: Side) -> usize {
        let given = self.parts.iter().filter_map(|part| part.side()).skip(4);
        let given = given.filter(|given| *given == side).count();
        given.max(usize::from(self.coup.count() >= 4 && self.coup.wants() == Some(side)))
    }

    /// Basis of the decision on this side's third card.
    pub(super) fn third_basis(&self, side: Side) -> Basis {
        let decides = |rule: &Rule| match rule {
            Rule::Punto(..) => side == Side::Punto,
            Rule::Banco(..) => side == Side::Banco,
            Rule::Natural(of, _) | Rule::StoppedByNatural(of) => side == *of,
            _ => false,
        };
        let reason = self.reasons.iter().find(|reason| decides(&reason.rule));
        reason.map_or(Basis::Silent, |reason| reason.basis)
    }

    /// Basis for the coup being closed when a further card came.
    pub(super) fn closed_basis(&self) -> Basis {
        let both = self.third_basis(Side::Banco);
        let natural = self.reasons.iter().find(|reason| matches!(reason.rule, Rule::Natural(..)));
        natural.map_or(both, |reason| reason.basis)
    }

    /// Basis for the card at this index belonging to this side.
    pub(super) fn place_basis(&self, index: usize, side: Side) -> Basis {
        let grounds = &self.house.grounds;
        match side {
            _ if self.is_of_the_first_four(index) => grounds.order_of_the_deal,
            Side::Punto => grounds.punto_draws_first,
            Side::Banco => self.third_basis(Side::Banco),
        }
    }

    /// Basis of the next card being due to this side.
    pub(super) fn due_basis(&self, side: Side) -> Basis {
        if self.coup.count() < 4 { self.house.grounds.order_of_the_deal } else { self.third_basis(side) }
    }

    /// True if the card at this index is one of the first four of the coup.
    pub(super) fn is_of_the_first_four(&self, index: usize) -> bool {
        self.parts.iter().take(index).filter_map(|part| part.side()).count() < 4
    }

    /// Basis of the outcome; silent while there is none.
    pub(super) fn result_basis(&self) -> Basis {
        let result = self.reasons.iter().rev().find(|reason| matches!(reason.rule, Rule::Nearest(..)));
        result.map_or(Basis::Silent, |reason| reason.basis)
    }
}

/// The part of a card that is not dealt again; `None` for one that is.
fn irregular_part(house: &House, state: &TableState, index: usize, seen_early: bool) -> Option<CardPart> {
    let rules = &house.misdraw;
    let card = *state.cards.get(index)?;
    if card.from == CardOrigin::CoupBefore && *rules.card_in_error_is_burned.value() {
        return Some(CardPart::FromBefore);
    }
    let put_back = matches!(card.at, Whereabouts::Shoe(_)) && !rules.card_may_return.value();
    if put_back && !is_next(state, index) {
        return Some(CardPart::Lost(None));
    }
    let treatments = [
        (is_foreign(house, state, index), &rules.foreign_card),
        (put_back, &rules.card_put_back),
        (seen_early, &rules.card_seen_early),
        (card.seen == Seen::InTheShoe, &rules.card_face_up_in_the_shoe),
        (card.at == Whereabouts::Floor, &rules.dropped_card),
        (!may_draw(house, state, card.drawn_by), &rules.card_drawn_by_another),
    ];
    let treated = treatments.iter().find_map(|(applies, entry)| match entry.value() {
        CardTreatment::IsBurned if *applies => Some(CardPart::Burned),
        CardTreatment::SpoilsTheCoup if *applies => Some(CardPart::Spoils(None)),
        CardTreatment::KeepsItsPlace | CardTreatment::IsBurned | CardTreatment::SpoilsTheCoup => None,
    });
    treated.or_else(|| put_back.then_some(CardPart::NextAgain))
}

/// True if the next card of the coup was seen before it was due.
fn is_seen_early(coup: &Coup<'_>, state: &TableState, card: TableCard) -> bool {
    let hidden = *coup.house().dealing.first_four.value() == Face::Down && coup.count() < 4;
    let unturned = coup.wants().is_none_or(|side| !state.is_turned(side));
    let lies_open = unturned && card.face == Some(Face::Up) && card.seen != Seen::InTheShoe;
    hidden && (card.seen == Seen::Early || lies_open)
}

/// The rule on who draws the cards at this table.
pub(super) fn drawer<'h>(house: &'h House, state: &TableState) -> &'h Entry<Handler> {
    let small = state.table != TableSize::Large;
    if small { &house.dealing.draws_at_small_table } else { &house.dealing.draws }
}

/// True if this person may draw. The croupier always may: he does where nobody takes the shoe.
pub(super) fn may_draw(house: &House, state: &TableState, person: Person) -> bool {
    match person {
        Person::Croupier => true,
        Person::Banker => *drawer(house, state).value() == Handler::Banker,
        Person::PuntosPlayer | Person::SeatedPlayer | Person::Bystander => false,
    }
}

/// True if the card cannot be of this shoe.
fn is_foreign(house: &House, state: &TableState, index: usize) -> bool {
    let back = state.cards.get(index).is_some_and(|card| card.back == CardBack::Foreign);
    back || is_one_copy_too_many(house, state, index)
}

/// True if all copies that the packs have of this card came out before it.
pub(super) fn is_one_copy_too_many(house: &House, state: &TableState, index: usize) -> bool {
    let Some(TableCard { card, .. }) = state.cards.get(index) else { return false };
    let before = state.cards.iter().take(index).filter(|other| other.card == *card).count();
    before >= usize::from(*house.shoe.packs.value())
}

/// True if the card at this index was put back and is the next to come out, none having come after it.
fn is_next(state: &TableState, index: usize) -> bool {
    let card = state.cards.get(index);
    card.is_some_and(|card| card.at == Whereabouts::Shoe(Some(0))) && index + 1 == state.cards.len()
}

/// True if the stop card forbids this coup, with the basis.
pub(super) fn after_the_stop_card(house: &House, state: &TableState) -> Option<Basis> {
    let shown = state.stop_card?;
    let end = shoe_end(&house.shoe, shown.when);
    (shown.coups_since > end.more).then(|| end.reasons.last().map_or(Basis::Silent, |reason| reason.basis))
}
