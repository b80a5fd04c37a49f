//! Pieces: stakes, collections, payments, commission, change. Each piece moves from one place to another.

use crate::rules::bet::Spot;
use crate::rules::money::Money;

use super::Performed;
use crate::table::act::{Act, StakeId};
use crate::table::event::{Event, Impossible};
use crate::table::incident::{Ask, Request};
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{Astride, Bets, OnMarble, PlacedStake, Planned, StakeSettled, State};

/// Time until a guest takes up a paid stake, in milliseconds.
pub(super) const TAKES_UP_AFTER: u64 = 1_500;

/// Pieces of each value in a fill.
const FILL: u32 = 100;

/// Acts with pieces.
pub(super) fn perform(state: &mut State, by: Person, act: &Act) -> Performed {
    match act {
        Act::Stake(spot, counts) => stake(state, by, by, (*spot, Pieces::from_counts(counts)))?,
        Act::StakeFor(owner, spot, counts) => stake(state, by, *owner, (*spot, Pieces::from_counts(counts)))?,
        Act::TakeBack(id) => take_back(state, *id)?,
        Act::Restore(id) => restore(state, *id)?,
        Act::Return(id, counts) => give_back(state, *id, &Pieces::from_counts(counts))?,
        Act::Straighten(id, spot) => {
            let stake = state.stake_mut(*id).filter(|stake| stake.lies()).ok_or(Impossible::NoStake)?;
            (stake.spot, stake.astride) = (*spot, None);
        }
        Act::Collect(id) => collect(state, *id)?,
        Act::Pay(id, counts) => pay(state, *id, &Pieces::from_counts(counts))?,
        Act::MarkCommission(id, amount) => {
            let stake = state.stake_mut(*id).ok_or(Impossible::NoStake)?;
            stake.settled.commission = *amount;
            let owner = stake.owner;
            if let Some(guest) = state.guest_mut(owner) {
                guest.owes = guest.owes.plus(*amount);
            }
        }
        Act::CollectCommission(Person::Guest(index), counts) => {
            let pieces = Pieces::from_counts(counts);
            let guest = state.guest_mut(*index).ok_or(Impossible::NoPerson)?;
            if !guest.purse.take(&pieces) {
                return Err(Impossible::NoPieces);
            }
            guest.owes = guest.owes.minus(pieces.total());
            state.tray.put(&pieces);
        }
        Act::PutOnMarble(counts, notes) => return put_on_marble(state, by, Pieces::from_counts(counts), *notes),
        Act::GiveChange(Person::Guest(index), counts) => give_change(state, *index, &Pieces::from_counts(counts))?,
        Act::AskForFill => {
            let fill = Pieces::of_each(&state.house.chip_set().values(), FILL);
            state.tray.put(&fill);
        }
        _ => return Err(Impossible::NoPerson),
    }
    Ok(Vec::new())
}

fn stake(state: &mut State, by: Person, owner: Person, (spot, pieces): (Spot, Pieces)) -> Result<(), Impossible> {
    let (Person::Guest(by), Person::Guest(owner)) = (by, owner) else { return Err(Impossible::NoPerson) };
    let guest = state.guest_mut(owner).filter(|guest| guest.is_there).ok_or(Impossible::NoPerson)?;
    if pieces.is_empty() || !guest.purse.take(&pieces) {
        return Err(Impossible::NoPieces);
    }
    let seat = guest.seat;
    let late = state.coup.bets == Bets::Stopped;
    let own = state
        .stakes
        .iter_mut()
        .find(|stake| (stake.owner, stake.by, stake.spot, stake.late) == (owner, by, spot, late) && stake.lies());
    if let Some(own) = own {
        own.pieces.put(&pieces);
        return Ok(());
    }
    let astride = lies_astride(state, owner, spot);
    let id = state.new_stake_id();
    state.stakes.push(PlacedStake {
        id,
        owner,
        by,
        seat,
        spot,
        astride,
        pieces,
        beside: Pieces::default(),
        at: state.now,
        late,
        at_stop: None,
        placed: None,
        let_through: false,
        settled: StakeSettled::default(),
    });
    Ok(())
}

/// The line that a guest's stake is astride, where he puts it so in this coup.
fn lies_astride(state: &mut State, owner: u8, spot: Spot) -> Option<Astride> {
    let other = match spot {
        Spot::Punto => Spot::Banco,
        Spot::Banco => Spot::Punto,
        Spot::Egalite | Spot::Own(_) => return None,
    };
    let (_, meant) = state.coup.matters.astride.take_if(|(guest, _)| *guest == owner)?;
    Some(Astride { other, meant, asked: false })
}

/// A guest takes his stake away. Once the bets are stopped it is missing there.
fn take_back(state: &mut State, id: StakeId) -> Result<(), Impossible> {
    let stake = state.stake_mut(id).filter(|stake| stake.lies()).ok_or(Impossible::NoStake)?;
    if stake.placed.is_none() || stake.settled.is_over() {
        super::take_up(state, id);
        return Ok(());
    }
    let (owner, pieces) = (stake.owner, stake.pieces.take_all());
    if let Some(guest) = state.guest_mut(owner) {
        guest.purse.put(&pieces);
    }
    Ok(())
}

/// A stake is put back as it was when the bets were stopped.
fn restore(state: &mut State, id: StakeId) -> Result<(), Impossible> {
    let stake = state.stake(id).ok_or(Impossible::NoStake)?;
    let (owner, amount) = (stake.owner, stake.amount());
    let (Some(placed), Some(_)) = (stake.placed, stake.change()) else { return Ok(()) };
    let purse = &state.guest(owner).ok_or(Impossible::NoPerson)?.purse;
    let (to_stake, to_purse) = if amount < placed {
        (purse.making(placed.minus(amount)).ok_or(Impossible::NoPieces)?, Pieces::default())
    } else {
        (Pieces::default(), stake.pieces.making(amount.minus(placed)).ok_or(Impossible::NoPieces)?)
    };
    if let Some(guest) = state.guest_mut(owner) {
        guest.purse.take(&to_stake);
        guest.purse.put(&to_purse);
    }
    if let Some(stake) = state.stake_mut(id) {
        stake.pieces.take(&to_purse);
        stake.pieces.put(&to_stake);
    }
    Ok(())
}

fn give_back(state: &mut State, id: StakeId, pieces: &Pieces) -> Result<(), Impossible> {
    let stake = state.stake_mut(id).ok_or(Impossible::NoStake)?;
    let before = stake.amount();
    if pieces.is_empty() || !stake.pieces.take(pieces) {
        return Err(Impossible::NoPieces);
    }
    stake.settled.returned = stake.settled.returned.plus(pieces.total());
    // Pieces added since the stop go first: they were never part of the stake.
    stake.placed = stake.placed.map(|placed| placed.minus(pieces.total().minus(before.minus(placed))));
    let owner = stake.owner;
    if let Some(guest) = state.guest_mut(owner) {
        guest.purse.put(pieces);
    }
    Ok(())
}

fn collect(state: &mut State, id: StakeId) -> Result<(), Impossible> {
    let stake = state.stake_mut(id).filter(|stake| stake.lies()).ok_or(Impossible::NoStake)?;
    let pieces = stake.pieces.take_all();
    stake.settled.collected = stake.settled.collected.plus(pieces.total());
    state.tray.put(&pieces);
    Ok(())
}

fn pay(state: &mut State, id: StakeId, pieces: &Pieces) -> Result<(), Impossible> {
    let known = state.stake(id).is_some_and(|stake| !stake.settled.taken_up);
    if !known {
        return Err(Impossible::NoStake);
    }
    if pieces.is_empty() || !state.tray.take(pieces) {
        return Err(Impossible::NoPieces);
    }
    if let Some(stake) = state.stake_mut(id) {
        stake.beside.put(pieces);
        stake.settled.paid = stake.settled.paid.plus(pieces.total());
    }
    let at = state.now + TAKES_UP_AFTER;
    state.schedule.add(at, Planned::TakeUp(id));
    Ok(())
}

/// Takes a payment back into the tray, to be made again; the owner of the stake waits for it.
pub(super) fn take_payment_back(state: &mut State, id: StakeId) {
    let Some(stake) = state.stake_mut(id) else { return };
    stake.settled.paid = stake.settled.paid.minus(stake.beside.total());
    let pieces = stake.beside.take_all();
    state.tray.put(&pieces);
    state.schedule.remove(|planned| *planned == Planned::TakeUp(id));
}

fn put_on_marble(state: &mut State, by: Person, pieces: Pieces, notes: Money) -> Performed {
    let Person::Guest(index) = by else { return Err(Impossible::NoPerson) };
    let guest = state.guest_mut(index).ok_or(Impossible::NoPerson)?;
    if guest.notes < notes || !guest.purse.take(&pieces) {
        return Err(Impossible::NoPieces);
    }
    guest.notes = guest.notes.minus(notes);
    let to = guest.seat;
    state.marble.push(OnMarble { guest: index, pieces, notes });
    if state.requests.iter().any(|request| request.from == by && request.what == Ask::Change) {
        return Ok(Vec::new());
    }
    let request = Request {
        id: state.new_request_id(),
        from: by,
        to: state.payer_of(to),
        what: Ask::Change,
        incident: None,
        since: state.now,
        until_coup: state.coup.number + 1,
        put_off: false,
    };
    state.requests.push(request.clone());
    Ok(vec![Event::Asked(request)])
}

fn give_change(state: &mut State, index: u8, pieces: &Pieces) -> Result<(), Impossible> {
    let place = state.marble.iter().position(|lying| lying.guest == index).ok_or(Impossible::NoPerson)?;
    if pieces.is_empty() || !state.tray.take(pieces) {
        return Err(Impossible::NoPieces);
    }
    let lying = state.marble.remove(place);
    let from = Person::Guest(index);
    state.requests.retain(|request| !(request.from == from && request.is_met_by_change()));
    state.tray.put(&lying.pieces);
    state.notes = state.notes.plus(lying.notes);
    if let Some(guest) = state.guest_mut(index) {
        guest.purse.put(pieces);
    }
    Ok(())
}
