//! The cards on the felt before the judge of dealing errors: the coup as it must be, and what is wrong with what is there.

use crate::rules::circulation::{Holder, ShoeEvent, ShoeRound};
use crate::rules::clause::Basis;
use crate::rules::coup::{Coup, CoupOutcome};
use crate::rules::house::Face;
use crate::rules::misdraw::{
    self, BetsState, CardBack, CardDestination, CoupStage, Judgement, MisdrawRemedy, Mistake, StopCardShown, TableCard,
    TableState, Turned, Whereabouts,
};
use crate::rules::money::Money;
use crate::rules::opening::shoe_end;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::{BySide, Side};
use crate::table::act::{CardId, CardPlace};
use crate::table::person::Person;
use crate::table::state::{Bets, FeltCard, Hand, NullCall, Order, Phase, State};

/// Cards of the coup: those out of the shoe, without what was removed as surplus or is left from the coup before.
pub fn coup_cards(state: &State) -> impl Iterator<Item = &FeltCard> {
    state.felt.iter().filter(|card| !card.removed && !is_left_over(card))
}

/// Surplus cards of the coup before that are still set aside.
pub fn left_over(state: &State) -> impl Iterator<Item = &FeltCard> {
    state.felt.iter().filter(|card| !card.removed && is_left_over(card) && card.place != CardPlace::Box)
}

const fn is_left_over(card: &FeltCard) -> bool {
    card.is_left() && !matches!(card.place, CardPlace::On(_))
}

/// The coup as the rules deal it from the cards in the order in which they left the shoe.
pub fn coup_of(state: &State) -> Coup<'_> {
    let mut coup = Coup::new(&state.house);
    let irregular = coup_cards(state).any(FeltCard::is_irregular);
    let apart = if irregular { not_playing(state) } else { Vec::new() };
    for card in coup_cards(state).filter(|card| card.place != CardPlace::Shoe && !apart.contains(&card.id)) {
        if coup.add_card(card.card.card).is_err() {
            break;
        }
    }
    coup
}

/// Cards that are on the felt and do not play in a coup that counts.
fn not_playing(state: &State) -> Vec<CardId> {
    let Some((ids, judged)) = judgement(state).filter(|(_, judged)| judged.counts()) else { return Vec::new() };
    let goes = ids.into_iter().zip(judged.cards);
    goes.filter(|(_, to)| !matches!(to, CardDestination::To(_))).map(|(id, _)| id).collect()
}

/// The outcome of the coup as it must be; `None` while it is not closed, and where it is null.
pub fn outcome(state: &State) -> Option<CoupOutcome> {
    if state.felt.is_empty() || null_coup(state).is_some() { None } else { coup_of(state).outcome() }
}

/// The reasons for which the coup under way is null, or the Direction's to decide; `None` for one that counts.
pub fn null_coup(state: &State) -> Option<Vec<Reason>> {
    match &state.coup.null {
        NullCall::Made(reasons) => return Some(reasons.clone()),
        NullCall::PassedOver => return None,
        NullCall::None if state.coup.over || state.phase != Phase::Play => return None,
        NullCall::None => {}
    }
    if coup_cards(state).next().is_none() {
        return not_to_be_dealt(state).map(|reason| vec![reason]);
    }
    let may_be = state.shoe.left() == 0
        || state.shoe.stop_shown.is_some()
        || coup_cards(state).any(|card| card.is_irregular() || card.place == CardPlace::Box);
    let (_, judged) = if may_be { judgement(state)? } else { return None };
    (!judged.counts()).then_some(judged.reasons)
}

/// The reason for which a coup that has no card yet may not be dealt.
fn not_to_be_dealt(state: &State) -> Option<Reason> {
    if let Some(when) = state.shoe.stop_shown {
        let end = shoe_end(&state.house.shoe, when);
        let basis = end.reasons.last().map_or(Basis::Silent, |reason| reason.basis);
        let reason = Reason::new(Rule::Remedy(MisdrawRemedy::NotToBeDealt), basis);
        return (state.shoe.coups_since > end.more).then_some(reason);
    }
    let empty = state.shoe.left() == 0 && state.coup.bets == Bets::Stopped;
    empty.then(|| Reason::new(Rule::Remedy(MisdrawRemedy::CannotBeFinished), Basis::Silent))
}

/// The judgement of the cards as placed; `None` without any, and once they are put away.
pub fn judgement(state: &State) -> Option<(Vec<CardId>, Judgement)> {
    let cards: Vec<&FeltCard> = coup_cards(state).collect();
    // Cards of a closed coup that was put away are together in the box; which side each was on is then what it was.
    let boxed = cards.iter().all(|card| card.place == CardPlace::Box);
    let gone = state.coup.over || boxed && is_closed(state, &cards);
    let cards = if gone { Vec::new() } else { cards };
    let left = left_over(state).filter(|card| !card.accepted).count();
    if cards.is_empty() && left == 0 || state.phase != Phase::Play {
        return None;
    }
    let ids = cards.iter().map(|card| card.id).collect();
    let lying = cards.iter().map(|card| table_card(state, card)).collect();
    let of_holder = |card: &&FeltCard| matches!(card.order, Order::PutElsewhere | Order::None);
    let by = if cards.iter().any(of_holder) { misdraw::Person::Banker } else { misdraw::Person::Croupier };
    let first = state.shoe.coups <= 1;
    let table = TableState {
        bets: bets(state, &cards),
        read_after: state.coup.read_after,
        turned: BySide { punto: turned(state, Side::Punto), banco: turned(state, Side::Banco) },
        stage: stage(state),
        by,
        table: state.size,
        stop_card: state.shoe.stop_shown.map(|when| StopCardShown { when, coups_since: state.shoe.coups_since }),
        left_in_shoe: u16::try_from(state.shoe.left()).ok(),
        coups_before: state.shoe.coups.saturating_sub(1),
        burn: state.shoe.burn.filter(|_| first),
        left_from_before: left as u8,
        ..TableState::from_cards(lying)
    };
    Some((ids, misdraw::judge(&state.house, &table)))
}

/// The turning of a side's cards; two that are open need none.
fn turned(state: &State, side: Side) -> Turned {
    let two = || coup_cards(state).filter(|card| card.place == CardPlace::On(side)).take(2);
    let open = two().count() == 2 && two().all(|card| card.facing.is_up());
    match state.coup.turned[side] {
        Turned::NotYet if open => Turned::AsDue,
        turned => turned,
    }
}

fn is_closed(state: &State, cards: &[&FeltCard]) -> bool {
    let mut coup = Coup::new(&state.house);
    let all = cards.iter().all(|card| coup.add_card(card.card.card).is_ok());
    !all || coup.outcome().is_some()
}

fn bets(state: &State, cards: &[&FeltCard]) -> BetsState {
    match state.coup.bets {
        _ if !cards.iter().any(|card| card.early) => BetsState::Stopped,
        Bets::Stopped => BetsState::StoppedLate,
        Bets::NotYet | Bets::Open => BetsState::Open,
    }
}

fn stage(state: &State) -> CoupStage {
    let paid = state.stakes.iter().any(|stake| stake.settled.collected.plus(stake.settled.paid) > Money::ZERO);
    match state.coup.called {
        Some(chance) if paid => CoupStage::Paid(chance),
        Some(chance) => CoupStage::Called(chance),
        None => CoupStage::UnderWay,
    }
}

fn table_card(state: &State, card: &FeltCard) -> TableCard {
    let on = match card.place {
        CardPlace::On(side) => Some(side),
        CardPlace::Apart | CardPlace::Box | CardPlace::Shoe | CardPlace::Floor => None,
    };
    let at = match card.place {
        CardPlace::On(_) | CardPlace::Apart => Whereabouts::Table,
        CardPlace::Box => Whereabouts::Discarded,
        CardPlace::Shoe => Whereabouts::Shoe(state.shoe.ahead_of(card.id)),
        CardPlace::Floor => Whereabouts::Floor,
    };
    let as_due = TableCard { at, back: CardBack::from(card.card.back), ..TableCard::new(card.card.card, on) };
    if card.accepted {
        return as_due;
    }
    TableCard {
        face: Some(if card.facing.is_up() { Face::Up } else { Face::Down }),
        seen: card.seen,
        back: card.back,
        from: card.from,
        stuck: card.order == Order::Stuck,
        drawn_by: part_of(state, card.by),
        unasked: card.order == Order::None,
        ..as_due
    }
}

/// The part that a person has in the coup.
pub fn part_of(state: &State, person: Person) -> misdraw::Person {
    let Person::Guest(index) = person else { return misdraw::Person::Croupier };
    match state.guest(index) {
        Some(guest) if guest.standing => misdraw::Person::Bystander,
        Some(guest) if state.round.holder() == Some(Holder::Seat(guest.seat)) => misdraw::Person::Banker,
        Some(_) | None => misdraw::Person::SeatedPlayer,
    }
}

/// Number of cards out that were dealt: without those that do not play for what they are.
pub fn number_in_the_deal(state: &State) -> u8 {
    let cards = coup_cards(state).count();
    let apart = judgement(state).map_or(0, |(_, judged)| {
        let burned = judged.remedies().filter(|remedy| matches!(remedy, MisdrawRemedy::DoesNotPlay(_))).count();
        burned + judged.made().filter(|made| matches!(made, Mistake::UsedAgain(_))).count()
    });
    u8::try_from(cards.saturating_sub(apart)).unwrap_or(u8::MAX)
}

/// The mistakes with the cards as placed, with the rules they break.
pub fn mistakes(state: &State) -> Vec<Reason> {
    judgement(state).map(|(_, judged)| judged.mistakes).unwrap_or_default()
}

/// The circulation of the shoe once the coup on the felt has ended.
pub fn round_after(state: &State) -> ShoeRound<'static> {
    let mut round = state.round.clone();
    if state.coup.hand == Hand::Decided || state.coup.number == 0 || state.coup.over {
        return round;
    }
    let before = round.holder();
    if let Some(outcome) = outcome(state) {
        // An error means that the shoe is on offer already.
        let _on_offer = round.step(ShoeEvent::Ends(outcome.winner));
    }
    if state.coup.hand == Hand::Forfeited && round.holder() == before {
        round.forfeit();
    }
    round
}
