//! Agents that leave an incident untreated, or treat it otherwise than is due.

use tailleur::rules::bet::Spot;
use tailleur::rules::chips::PieceCounts;
use tailleur::table::Shift;
use tailleur::table::act::{Act, Speech, StakeId};
use tailleur::table::agent::{Agent, Move, Perfect};
use tailleur::table::due::{Duty, due};
use tailleur::table::fact::FaultKind;
use tailleur::table::incident::Answer;
use tailleur::table::pieces::Pieces;
use tailleur::table::state::State;

/// Time between two acts, in milliseconds.
const ACT_TAKES: u64 = 700;

fn next(shift: &Shift, duties: Vec<Duty>) -> Move {
    let at = shift.state().now + ACT_TAKES;
    match (duties.into_iter().find(|duty| shift.is_trainee(duty.by)), shift.next_at()) {
        (Some(duty), _) => Move::Act(duty.by, duty.act, at),
        (None, Some(at)) => Move::Wait(at),
        (None, None) => Move::Stop,
    }
}

/// Works on as if there were no incident.
pub(super) struct Neglect;

impl Agent for Neglect {
    fn next(&mut self, shift: &Shift) -> Move {
        let mut state = shift.state().clone();
        for stake in &mut state.stakes {
            stake.let_through = true;
        }
        state.requests.clear();
        state.coup.matters.error = None;
        state.missing = Pieces::default();
        next(shift, due(&state))
    }
}

/// Points an error out last of all: three and a half seconds after the cards are to be put away.
pub(super) struct SpeaksLate;

impl Agent for SpeaksLate {
    fn next(&mut self, shift: &Shift) -> Move {
        let (spoken, others) =
            shift.due_of_trainee().into_iter().partition::<Vec<_>, _>(|duty| matches!(duty.act, Act::PointOut(_)));
        let is_last = shift.due().iter().any(|duty| duty.act == Act::PutAway);
        match spoken.into_iter().next().filter(|_| others.is_empty() && is_last) {
            Some(Duty { by, act, .. }) => Move::Act(by, act, shift.state().now + 3_500),
            None => next(shift, others),
        }
    }
}

/// Puts off what is asked in mid-coup, and never comes back to it.
pub(super) struct PutsOffForGood;

impl Agent for PutsOffForGood {
    fn next(&mut self, shift: &Shift) -> Move {
        let mut state = shift.state().clone();
        state.requests.retain(|request| !request.put_off);
        next(shift, due(&state))
    }
}

/// Another treatment than the one that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Treatment {
    Answers(Answer),
    ReturnsWhole,
    ReturnsAPiece,
    Straightens(Spot),
    Restores,
    Asks,
    AsksForQuiet,
    PointsOutAnother,
}

pub(super) const WRONG_TREATMENTS: &[Treatment] = &[
    Treatment::Answers(Answer::Grant),
    Treatment::Answers(Answer::Decline),
    Treatment::Answers(Answer::AfterTheCoup),
    Treatment::Answers(Answer::CallChef),
    Treatment::Answers(Answer::Rebuild),
    Treatment::Answers(Answer::Ignore),
    Treatment::ReturnsWhole,
    Treatment::ReturnsAPiece,
    Treatment::Straightens(Spot::Punto),
    Treatment::Straightens(Spot::Banco),
    Treatment::Restores,
    Treatment::Asks,
    Treatment::AsksForQuiet,
    Treatment::PointsOutAnother,
];

impl Treatment {
    /// True if it may stand in the place of one of these acts.
    pub(super) fn may_replace(self, acts: &[Act]) -> bool {
        let any = |fits: fn(&Act) -> bool| acts.iter().any(fits);
        match self {
            Self::Answers(_) => any(|act| matches!(act, Act::Answer(..) | Act::Speak(Speech::Quiet, _))),
            Self::PointsOutAnother => any(|act| matches!(act, Act::PointOut(_))),
            Self::AsksForQuiet => any(|act| matches!(act, Act::Answer(..) | Act::Restore(_))),
            Self::ReturnsWhole | Self::ReturnsAPiece | Self::Straightens(_) | Self::Restores | Self::Asks => {
                any(|act| matches!(act, Act::Return(..) | Act::Straighten(..) | Act::Restore(_)))
            }
        }
    }
}

/// Works rightly, but treats the incident so.
pub(super) struct Instead {
    treatment: Treatment,
    expected: Option<FaultKind>,
}

impl Instead {
    pub(super) const fn new(treatment: Treatment) -> Self {
        Self { treatment, expected: None }
    }

    /// The fault that has to be found; `None` where the treatment was not another one.
    pub(super) const fn expected(&self) -> Option<FaultKind> {
        self.expected
    }

    fn wrong(&self, state: &State, duty: &Duty) -> Option<(Act, FaultKind)> {
        let stake = faulty_stake(state, &duty.act);
        let on_stake = |act: Act| Some((act, FaultKind::StakePutRightWrongly));
        match (self.treatment, stake, &duty.act) {
            (Treatment::Answers(answer), _, Act::Answer(id, right)) if answer != *right => {
                Some((Act::Answer(*id, answer), FaultKind::WrongAnswer))
            }
            (Treatment::Answers(answer), _, Act::Speak(Speech::Quiet, _)) => {
                let id = state.requests.first()?.id;
                Some((Act::Answer(id, answer), FaultKind::WrongAnswer))
            }
            (Treatment::ReturnsWhole, Some((id, pieces)), right) => {
                let act = Act::Return(id, pieces);
                if act == *right { None } else { on_stake(act) }
            }
            (Treatment::ReturnsAPiece, Some((id, pieces)), right) => {
                let (value, _) = *pieces.last()?;
                let act = Act::Return(id, vec![(value, 1)]);
                let restores = matches!(right, Act::Restore(_));
                if act == *right || restores { None } else { on_stake(act) }
            }
            (Treatment::Straightens(spot), Some((id, _)), right) => {
                let act = Act::Straighten(id, spot);
                if act == *right { None } else { on_stake(act) }
            }
            (Treatment::Restores, Some((id, _)), right) if !matches!(right, Act::Restore(_)) => {
                on_stake(Act::Restore(id))
            }
            (Treatment::Asks, Some((id, _)), right) if !matches!(right, Act::Speak(..)) => {
                on_stake(Act::Speak(Speech::WhoseStake(id), None))
            }
            (Treatment::AsksForQuiet, _, right) if !matches!(right, Act::Speak(..)) => {
                Some((Act::Speak(Speech::Quiet, None), FaultKind::NeedlessCall))
            }
            (Treatment::PointsOutAnother, _, Act::PointOut(person)) => {
                let other = state.crew.members().find(|member| member != person && *member != duty.by)?;
                Some((Act::PointOut(other), FaultKind::NeedlessCall))
            }
            _ => None,
        }
    }
}

/// The stake that a treatment is about.
fn faulty_stake(state: &State, act: &Act) -> Option<(StakeId, PieceCounts)> {
    let id = match act {
        Act::Return(id, _) | Act::Straighten(id, _) | Act::Restore(id) | Act::Speak(Speech::WhoseStake(id), _) => *id,
        _ => return None,
    };
    let stake = state.stake(id).filter(|stake| stake.lies())?;
    Some((id, stake.pieces.counts()))
}

impl Agent for Instead {
    fn next(&mut self, shift: &Shift) -> Move {
        let duties = shift.due_of_trainee();
        if let (None, Some(first)) = (self.expected, duties.first())
            && let Some((act, kind)) = self.wrong(shift.state(), first)
        {
            self.expected = Some(kind);
            return Move::Act(first.by, act, shift.state().now + ACT_TAKES);
        }
        Perfect.next(shift)
    }
}

/// Pays the last winning stake of the first coup short, and works rightly else.
#[derive(Default)]
pub(super) struct Underpays {
    done: bool,
}

impl Agent for Underpays {
    fn next(&mut self, shift: &Shift) -> Move {
        let duties = shift.due_of_trainee();
        if let (false, Some(Duty { by, act: Act::Pay(id, pieces), .. })) = (self.done, duties.first()) {
            self.done = true;
            let smallest = shift.state().house.chip_set().values()[0];
            let amount = Pieces::from_counts(pieces).total().minus(smallest);
            let short = shift.state().tray.making(amount).unwrap().counts();
            return Move::Act(*by, Act::Pay(*id, short), shift.state().now + ACT_TAKES);
        }
        Perfect.next(shift)
    }
}
