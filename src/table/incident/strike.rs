//! The beginning of an incident: what changes on the table, and what a person does next.

use crate::rules::bet::Spot;
use crate::rules::money::{Money, Ratio};
use crate::rules::settle::{Limits, maximum};

use super::{Ask, IncidentKind, Request};
use crate::table::act::Act;
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{Planned, State};
use crate::table::truth::step;

/// Moments of a shift at which incidents begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hook {
    /// A shoe is being opened.
    Opening,
    /// A coup begins; nothing is staked.
    CoupBegins,
    /// The stakes are invited.
    BetsOpen,
    /// The bets are stopped.
    BetsStopped,
    /// The first cards are to be drawn.
    FirstCards,
    /// All four cards are turned.
    CardsTurned,
    /// The result is called, nothing is paid.
    BeforePayment,
    /// All is paid, the cards are in view.
    AfterPayment,
    /// The coup is over.
    CoupOver,
}

/// Time after which a late stake comes, in milliseconds.
const LATE_BY: u64 = 300;

/// Time after the invitation at which a faulty stake comes, in milliseconds.
const STAKES_AFTER: u64 = 4_000;

/// Begins an incident; false where the table gives no occasion for it now.
pub fn strike(kind: IncidentKind, state: &mut State) -> bool {
    let (min, max, step) = (state.sign.min, state.sign.max, step(state));
    let smallest = state.house.chip_set().values().first().copied().unwrap_or(step);
    match kind {
        IncidentKind::LateStake => stakes(state, Spot::Punto, &[min], LATE_BY),
        IncidentKind::OverMaximum => stakes(state, Spot::Punto, &[max, step], STAKES_AFTER),
        IncidentKind::UnderMinimum => stakes(state, Spot::Punto, &[half(min, smallest)], STAKES_AFTER),
        IncidentKind::OffThePieces => stakes(state, Spot::Banco, &[min, smallest], STAKES_AFTER),
        IncidentKind::TieAlone => {
            *state.house.limits.egalite_needs_main_stake.value() && stakes(state, Spot::Egalite, &[min], STAKES_AFTER)
        }
        IncidentKind::TieOverItsShare => {
            let (most, _) = maximum(&state.house, Spot::Egalite, state.sign);
            let over = Money::coins((most.get() / step.get().max(1) + 1) * step.get());
            most < max && stakes(state, Spot::Egalite, &[over], STAKES_AFTER)
        }
        IncidentKind::ChangeInMidCoup => change(state),
        IncidentKind::LimitsChange => {
            let doubled = Ratio { over: 2, under: 1 };
            let limits = Limits { min: min.times(doubled), max: max.times(doubled) };
            ask(state, Person::InCharge, Ask::Limits(limits), kind)
        }
        IncidentKind::ReliefInMidCoup => ask(state, Person::InCharge, Ask::Relief, kind),
        IncidentKind::QuarrelAboutAStake
        | IncidentKind::ClaimTrue
        | IncidentKind::ClaimFalse
        | IncidentKind::TwoHands
        | IncidentKind::MayNotPlay
        | IncidentKind::AsksForACut
        | IncidentKind::Dispute => {
            let Some(guest) = a_guest(state) else { return false };
            ask(state, Person::Guest(guest), Ask::Matter(kind), kind)
        }
        _ => false,
    }
}

/// Half of a sum, in whole pieces.
const fn half(sum: Money, piece: Money) -> Money {
    let piece = if piece.get() == 0 { 1 } else { piece.get() };
    Money::coins(sum.get() / 2 / piece * piece)
}

/// One of the guests at the table, by chance.
fn a_guest(state: &mut State) -> Option<u8> {
    let there: Vec<u8> =
        (0..state.guests.len() as u8).filter(|index| state.guest(*index).is_some_and(|guest| guest.is_there)).collect();
    state.incidents.rng().pick(&there).copied()
}

/// A guest who has these sums stakes them together after a time, and nothing else in this coup.
fn stakes(state: &mut State, spot: Spot, sums: &[Money], after: u64) -> bool {
    if sums.contains(&Money::ZERO) {
        return false;
    }
    let count = state.guests.len();
    let from = state.incidents.rng().below(count);
    for offset in 0..count {
        let index = ((from + offset) % count) as u8;
        let has_own = state.stakes.iter().any(|stake| stake.owner == index && stake.lies());
        if has_own {
            continue;
        }
        if let Some(pieces) = pieces_for_all(state, index, sums) {
            let person = Person::Guest(index);
            state.schedule.remove(|planned| matches!(planned, Planned::Act(by, Act::Stake(..)) if *by == person));
            let at = state.now + after;
            state.schedule.add(at, Planned::Act(person, Act::Stake(spot, pieces.counts())));
            return true;
        }
    }
    false
}

/// Pieces of a guest for several sums, each in pieces of its own.
fn pieces_for_all(state: &mut State, index: u8, sums: &[Money]) -> Option<Pieces> {
    let mut all = Pieces::default();
    let mut found = true;
    for sum in sums {
        let part = if found { pieces_for(state, index, *sum) } else { None };
        found = part.is_some();
        if let (Some(part), Some(guest)) = (part, state.guest_mut(index))
            && guest.purse.take(&part)
        {
            all.put(&part);
        }
    }
    state.guest_mut(index)?.purse.put(&all);
    found.then_some(all)
}

/// Pieces of a guest for a sum; where his own do not make it he has changed one at the table before.
fn pieces_for(state: &mut State, index: u8, amount: Money) -> Option<Pieces> {
    let guest = state.guest(index).filter(|guest| guest.is_there && guest.purse.total() >= amount)?;
    if let Some(pieces) = guest.purse.making(amount) {
        return Some(pieces);
    }
    let larger = guest.purse.counts().into_iter().rev().map(|(value, _)| value).find(|value| *value > amount)?;
    let part = state.tray.making(amount)?;
    let mut tray = state.tray.clone();
    tray.take(&part);
    let rest = tray.making(larger.minus(amount))?;
    tray.take(&rest);
    let whole = Pieces::from_counts(&[(larger, 1)]);
    let guest = state.guest_mut(index)?;
    if !guest.purse.take(&whole) {
        return None;
    }
    guest.purse.put(&part);
    guest.purse.put(&rest);
    tray.put(&whole);
    state.tray = tray;
    Some(part)
}

/// Something is asked of the crew, to be answered in this coup.
fn ask(state: &mut State, from: Person, what: Ask, kind: IncidentKind) -> bool {
    let id = state.new_request_id();
    let to = match from {
        Person::Guest(index) => state.payer_of(state.guest(index).map_or(1, |guest| guest.seat)),
        Person::Crew(_) | Person::InCharge => state.crew.tailleur(),
    };
    state.requests.push(Request {
        id,
        from,
        to,
        what,
        incident: Some(kind),
        since: state.now,
        until_coup: state.coup.number + u32::from(kind.hook() == Hook::CoupOver),
        put_off: false,
    });
    true
}

/// A guest puts his largest piece on the marble and asks for change.
fn change(state: &mut State) -> bool {
    let Some(index) = a_guest(state) else { return false };
    let largest = state.guest(index).and_then(|guest| guest.purse.counts().first().copied());
    let Some((value, _)) = largest else { return false };
    let person = Person::Guest(index);
    let at = state.now;
    state.schedule.add(at, Planned::Act(person, Act::PutOnMarble(vec![(value, 1)], Money::ZERO)));
    ask(state, person, Ask::Change, IncidentKind::ChangeInMidCoup)
}
