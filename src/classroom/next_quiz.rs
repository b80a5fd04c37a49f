//! The next quiz of the same class: a room of its own, with the people of the one before.

use serde::{Deserialize, Serialize};

use super::event::{ExtraTime, RoomEvent, StampedEvent};
use super::identity::ParticipantId;
use super::participant::Participant;
use super::quiz::Quiz;
use super::refusal::RoomRefusal;
use super::room::{Phase, Room};
use super::setup::Setup;
use crate::progress::Moment;

/// The quizzes that a class has had before in the same room.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierQuizzes {
    pub quizzes: usize,
    /// Their questions. The ids on the wire go on from there, so that no answer is taken for another quiz's.
    pub questions: usize,
    /// Points in all of them, by participant number; who came later has none.
    pub points: Vec<u64>,
}

/// A participant's points over all quizzes of the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Total {
    pub who: ParticipantId,
    pub points: u64,
    /// Rank from 1; ties share a rank.
    pub place: usize,
}

impl Room {
    /// The room of the next quiz with the same people, and the events that bring them in. Code, names, teams and secrets
    /// stay those of this room, points begin anew.
    ///
    /// # Errors
    /// The quiz at hand is not over.
    pub fn next_quiz(&self, setup: Setup, quiz: Quiz, now: Moment) -> Result<(Self, Vec<StampedEvent>), RoomRefusal> {
        if self.phase() != Phase::Ended {
            return Err(RoomRefusal::NotNow);
        }
        let before = &self.setup;
        let setup = Setup {
            code: before.code.clone(),
            roster: before.roster.clone(),
            pins: before.pins,
            approval: before.approval,
            teams: before.teams.clone(),
            host: before.host.clone(),
            remote: before.remote.clone(),
            earlier: Some(self.with_this_quiz()),
            ..setup
        };
        let now = now.max(self.state.now);
        let mut room = Self::open(setup, quiz, now);
        let mut events = Vec::new();
        let comes_in = self.people().flat_map(|(who, person)| comes_in(who, person, before.approval));
        for event in comes_in.chain(self.is_locked().then_some(RoomEvent::Locked(true))) {
            let stamped = StampedEvent { at: now, event };
            room.apply(&stamped);
            events.push(stamped);
        }
        Ok((room, events))
    }

    /// The earlier quizzes for the one after this.
    fn with_this_quiz(&self) -> EarlierQuizzes {
        let earlier = self.setup.earlier.clone().unwrap_or_default();
        let mut points = vec![0; self.state.people.len()];
        for (place, points) in points.iter_mut().enumerate() {
            *points = self.earlier_points(ParticipantId(place as u32));
        }
        for standing in self.standings() {
            if let Some(points) = points.get_mut(standing.who.0 as usize) {
                *points += standing.points;
            }
        }
        // Whose record of arrival is lost cannot come along; the last ones leave no gap.
        let known = self.state.people.iter().rposition(|person| person.token.is_some()).map_or(0, |last| last + 1);
        points.truncate(known);
        EarlierQuizzes {
            quizzes: earlier.quizzes + 1,
            questions: earlier.questions + self.quiz.questions().len(),
            points,
        }
    }

    fn earlier_points(&self, who: ParticipantId) -> u64 {
        let earlier = self.setup.earlier.as_ref();
        earlier.and_then(|earlier| earlier.points.get(who.0 as usize)).copied().unwrap_or(0)
    }

    /// Number of this quiz in its room, from 1.
    pub fn quiz_number(&self) -> usize {
        self.setup.earlier.as_ref().map_or(0, |earlier| earlier.quizzes) + 1
    }

    /// Number of questions of the quizzes before.
    pub fn questions_before(&self) -> usize {
        self.setup.earlier.as_ref().map_or(0, |earlier| earlier.questions)
    }

    /// The index of a question by its id on the wire; `None` for one of an earlier quiz.
    pub fn question_with_id(&self, id: usize) -> Option<usize> {
        id.checked_sub(self.questions_before())
    }

    /// The points over all quizzes, best first, ties in order of joining; empty in the first quiz.
    pub fn totals(&self) -> Vec<Total> {
        if self.setup.earlier.is_none() {
            return Vec::new();
        }
        let total = |standing: super::standing::ParticipantStanding| Total {
            who: standing.who,
            points: standing.points + self.earlier_points(standing.who),
            place: 0,
        };
        let mut totals: Vec<Total> = self.standings().into_iter().map(total).collect();
        totals.sort_by_key(|total| (std::cmp::Reverse(total.points), total.who));
        let all: Vec<u64> = totals.iter().map(|total| total.points).collect();
        for total in &mut totals {
            total.place = 1 + all.iter().filter(|points| **points > total.points).count();
        }
        totals
    }
}

/// Brings a participant of the quiz before into this one as they are. Who was taken out stays out, and frees their name
/// before the next one comes in.
fn comes_in(who: ParticipantId, person: &Participant, asks: bool) -> impl Iterator<Item = RoomEvent> {
    let Participant { name, token, removed, waits, extra, team, away_since, .. } = person.clone();
    let joined = token.map(|token| RoomEvent::Joined { who, name, token });
    let is_known = joined.is_some();
    let rest = [
        // Who was in is not asked again; where nobody waits, this changes nothing and is left out.
        (!waits && asks).then_some(RoomEvent::Admitted(who)),
        removed.then_some(RoomEvent::Removed(who)),
        (extra != ExtraTime::None).then_some(RoomEvent::ExtraTime(who, extra)),
        team.is_some().then_some(RoomEvent::Teamed(who, team)),
        away_since.is_none().then_some(RoomEvent::Here(who)),
    ];
    joined.into_iter().chain(rest.into_iter().flatten().filter(move |_| is_known))
}
