//! Calls, signs, circulation of the shoe, and the beginning and end of a coup.

use crate::i18n::Language;
use crate::i18n::call_words::first_difference;
use crate::rules::calls::{Announcement, final_call};
use crate::rules::circulation::ShoeEvent;
use crate::rules::coup::CoupOutcome;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::misdraw::{BurnDone, CardOrigin, MisdrawRemedy};
use crate::rules::opening::{StopCardTiming, shoe_end};
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::Rule;
use crate::rules::side::{BySide, Chance};

use super::cards::show_stop;
use super::{Performed, is_play};
use crate::table::act::{Act, CardPlace, StakeId};
use crate::table::coup_record::{CoupRecord, RecordedSettlement, RecordedStake};
use crate::table::event::Impossible;
use crate::table::person::Person;
use crate::table::state::{
    Bets, ColleagueError, CoupState, ErrorStage, FeltCard, Hand, NullCall, Phase, Planned, Slip, Spoken, State,
};
use crate::table::truth::{coup_of, outcome, round_after, settlement};

/// Time until a guest takes up what is his, in milliseconds.
const TAKES_UP_AFTER: u64 = 1_500;

/// Calls and signs.
pub(super) fn speak(state: &mut State, act: &Act) {
    match act {
        Act::Call(announcement, words) => {
            match announcement {
                Announcement::PlaceBets if !is_play(state) => begin_coup(state),
                Announcement::BetsClosed => stop_bets(state),
                Announcement::Final => called(state, words),
                Announcement::PlaceBets | Announcement::Point(_) | Announcement::CardFor(_) => {}
            }
            let spoken = Spoken { announcement: *announcement, words: words.clone() };
            state.coup.calls.push(spoken);
            note_call(state, *announcement);
            let is_call = |error: &mut ColleagueError| error.stage == ErrorStage::PointedOut(act.clone());
            // A wrong call that was pointed out is made good.
            state.coup.matters.error.take_if(is_call);
        }
        Act::Sign(side) => {
            state.coup.signed = Some(*side);
            state.coup.slip = state.coup.slip.filter(|slip| *slip != Slip::Waits);
            state.coup.note(ProcedureStep::SignToHolder);
        }
        _ => {}
    }
}

fn note_call(state: &mut State, announcement: Announcement) {
    match announcement {
        Announcement::PlaceBets => {
            state.coup.note(ProcedureStep::InviteStakes);
            if state.coup.bets == Bets::NotYet {
                state.coup.bets = Bets::Open;
            }
        }
        Announcement::BetsClosed => state.coup.note(ProcedureStep::StopBets),
        Announcement::Point(side) => state.coup.note(ProcedureStep::Call(side)),
        Announcement::CardFor(_) => {}
        Announcement::Final => state.coup.note(ProcedureStep::FinalCall),
    }
}

fn stop_bets(state: &mut State) {
    state.coup.bets = Bets::Stopped;
    for stake in state.stakes.iter_mut().filter(|stake| stake.lies()) {
        (stake.at_stop, stake.placed) = (Some(stake.amount()), Some(stake.amount()));
    }
    state.coup.stakes_at_stop = state.stakes.iter().filter(|stake| stake.lies()).map(|stake| stake.id).collect();
}

fn called(state: &mut State, words: &str) {
    let truth = outcome(state);
    state.coup.called = called_outcome(&state.house, truth, words).map(|(winner, _)| winner);
    let pushed: Vec<StakeId> =
        settlement(state).iter().filter(|stake| stake.task.is_none()).map(|stake| stake.id).collect();
    let at = state.now + TAKES_UP_AFTER;
    for id in pushed {
        state.schedule.add(at, Planned::TakeUp(id));
    }
}

/// The result that a final call states: the one that is true where its words are no call of the house at all.
pub(crate) fn called_outcome(
    house: &House,
    truth: Option<CoupOutcome>,
    words: &str,
) -> Option<(Chance, Option<BySide<Point>>)> {
    let language = Language::from_tag(&house.source.language);
    let is =
        |points, winner| first_difference(&final_call(house, points, winner).to_string(), words, language).is_none();
    if let Some(truth) = truth
        && is(truth.points, truth.winner)
    {
        return Some((truth.winner, Some(truth.points)));
    }
    for punto in Point::ALL {
        for banco in Point::ALL {
            let points = BySide { punto, banco };
            if let Some(winner) = Chance::ALL.into_iter().find(|winner| is(points, *winner)) {
                return Some((winner, Some(points)));
            }
        }
    }
    truth.map(|truth| (truth.winner, None))
}

/// The shoe goes round.
pub(super) fn circulate(state: &mut State, by: Person, act: &Act) -> Performed {
    let step = match act {
        Act::OfferShoe(seat) => {
            decide_hand(state);
            state.shoe_pushed_to = Some(*seat);
            return Ok(Vec::new());
        }
        Act::TakeShoe => ShoeEvent::Takes,
        Act::RefuseShoe => ShoeEvent::Refuses,
        _ => ShoeEvent::Passes,
    };
    let seat_of = |state: &State| match by {
        Person::Guest(index) => state.guest(index).map(|guest| guest.seat),
        Person::Crew(_) | Person::InCharge => None,
    };
    if matches!(step, ShoeEvent::Takes | ShoeEvent::Refuses) && seat_of(state) != state.round.offered_to() {
        return Err(Impossible::NoPerson);
    }
    state.round.step(step).map_err(|_| Impossible::NoPerson)?;
    state.shoe_pushed_to = None;
    Ok(Vec::new())
}

/// The circulation takes the result of the coup, once.
fn decide_hand(state: &mut State) {
    if state.coup.hand == Hand::Decided || state.coup.number == 0 {
        return;
    }
    if outcome(state).is_some() || state.coup.null.is_made() {
        state.round = round_after(state);
        state.coup.hand = Hand::Decided;
    }
}

/// Begins the next coup: what is left of the last one is taken up and put away.
fn begin_coup(state: &mut State) {
    if !state.coup.over {
        decide_hand(state);
    }
    let left: Vec<StakeId> = state.stakes.iter().map(|stake| stake.id).collect();
    for id in left {
        take_up(state, id);
    }
    state.schedule.remove(|planned| matches!(planned, Planned::TakeUp(_)));
    state.stakes.clear();
    clear_felt(state);
    state.phase = Phase::Play;
    if let Some(when) = state.shoe.stop_shown {
        let shoe = &mut state.shoe;
        shoe.coups_since = shoe.coups_since.saturating_add(1);
        shoe.coups_left = Some(shoe_end(&state.house.shoe, when).more.saturating_sub(shoe.coups_since));
    }
    state.shoe.coups = state.shoe.coups.saturating_add(1);
    let incidents = std::mem::take(&mut state.coup.incidents);
    state.coup = CoupState { incidents, ..CoupState::beginning(state.coup.number + 1, state.now) };
}

/// The cards of the last coup, or of the burn, are out of the way; a surplus card that is set aside stays there.
fn clear_felt(state: &mut State) {
    if state.phase == Phase::Opening {
        state.shoe.burn = burn_done(state);
    }
    let is_left = |card: &FeltCard| state.phase == Phase::Play && card.place == CardPlace::Apart && !card.removed;
    let (left, gone): (Vec<FeltCard>, Vec<FeltCard>) = state.felt.drain(..).partition(is_left);
    state.in_the_box += gone.len() as u32;
    state.felt = left.into_iter().map(|card| FeltCard { from: CardOrigin::CoupBefore, ..card }).collect();
}

/// The burn as it is when the first coup is invited.
fn burn_done(state: &State) -> Option<BurnDone> {
    let turned = state.felt.first().filter(|_| *state.house.shoe.burn_by_first_card.value())?;
    let burned = state.felt.iter().skip(1).filter(|card| card.place == CardPlace::Box).count();
    Some(BurnDone { turned: turned.card.card, burned: u8::try_from(burned).unwrap_or(u8::MAX) })
}

/// A guest takes up his stake and what is beside it.
pub(crate) fn take_up(state: &mut State, id: StakeId) {
    let Some(stake) = state.stake_mut(id).filter(|stake| !stake.settled.taken_up) else { return };
    let owner = stake.owner;
    let (pieces, beside) = (stake.pieces.take_all(), stake.beside.take_all());
    stake.settled.taken_up = true;
    if let Some(guest) = state.guest_mut(owner) {
        guest.purse.put(&pieces);
        guest.purse.put(&beside);
    }
}

/// Ends the coup that is complete: score board, circulation, stop card; returns its record.
pub(crate) fn close_coup(state: &mut State) -> CoupRecord {
    let winner = outcome(state).map(|outcome| outcome.winner);
    let record = CoupRecord {
        number: state.coup.number,
        cards: if winner.is_some() { coup_of(state).cards().collect() } else { Vec::new() },
        winner,
        stakes: recorded_stakes(state),
        settled: recorded_settlements(state),
        calls: state.coup.calls.iter().map(|spoken| spoken.words.clone()).collect(),
        incidents: std::mem::take(&mut state.coup.incidents),
        faults: Vec::new(),
        time: (state.coup.begun, state.now),
        incident_time: state.coup.incident_time,
    };
    if winner.is_some() {
        state.mark(winner);
    }
    decide_hand(state);
    state.coup.over = true;
    if state.shoe.left() == 0 || has_remedy(state, MisdrawRemedy::PacksAreChecked) {
        state.shoe.coups_left = Some(0);
    }
    if state.shoe.stop_is_next() {
        show_stop(state, StopCardTiming::BehindACoup);
    }
    record
}

/// True if the null coup has this among its reasons.
fn has_remedy(state: &State, remedy: MisdrawRemedy) -> bool {
    let NullCall::Made(reasons) = &state.coup.null else { return false };
    reasons.iter().any(|reason| reason.rule == Rule::Remedy(remedy))
}

fn recorded_stakes(state: &State) -> Vec<RecordedStake> {
    let at_stop = state.stakes.iter().filter_map(|stake| Some((stake, stake.at_stop?)));
    at_stop
        .map(|(stake, amount)| RecordedStake {
            seat: stake.seat,
            spot: stake.spot,
            amount,
            guest: state.guest(stake.owner).map_or_else(String::new, |guest| guest.mind.character().name.clone()),
        })
        .collect()
}

fn recorded_settlements(state: &State) -> Vec<RecordedSettlement> {
    let played = state.stakes.iter().filter_map(|stake| Some((stake, stake.at_stop?)));
    played
        .map(|(stake, amount)| RecordedSettlement {
            seat: stake.seat,
            spot: stake.spot,
            collected: stake.settled.collected,
            paid: stake.settled.paid,
            returned: amount.minus(stake.settled.collected),
        })
        .collect()
}
