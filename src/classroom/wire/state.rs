//! Everything that a participant may see of a room.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::question::QuestionOut;
use super::shift::ShiftOut;
use super::text_cache::{BriefOut, CacheRequest, Recipient, TextCache};
use super::verdict::VerdictOut;
use crate::classroom::{
    GET_READY, Participant, ParticipantId, ParticipantStanding, Phase, Room, RoomMode, StandingsVisibility,
    TeamStanding,
};
use crate::i18n::HouseTerms;
use crate::progress::Moment;

/// Maximum number of rows of a phone's standings, without its own.
pub(super) const TOP: usize = 10;

/// Complete state for a participant; see docs/classroom.md.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct StateOut {
    /// Current phase for this participant.
    pub phase: PhaseOut,
    /// Lesson title.
    pub title: String,
    /// House name.
    pub house: String,
    /// Mode of the room.
    pub form: RunOut,
    /// The participant's own data.
    pub me: MeOut,
    /// True during a pause.
    pub paused: bool,
    /// True if the question was left out and does not count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub skipped: bool,
    /// Question number from 1; 0 before the first.
    pub number: usize,
    /// Total number of questions.
    pub of: usize,
    /// Number of questions of the quizzes before in this room; the id of the first question.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub before: usize,
    /// Current question, serialised once for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Arc<RawValue>>,
    /// True if tapping a choice sends it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_tap: bool,
    /// Number of answers so far, and of participants who were asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<AnswerCountOut>,
    /// Time left in ms; in `ready`, until the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// Time limit in ms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// Verdict on the participant's answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<VerdictOut>,
    /// The table with its answer, for clients that do not draw it from values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Arc<RawValue>>,
    /// Top of the standings, as far as shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standings: Vec<StandingOut>,
    /// Standings of the teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamOut>,
    /// Every question with its verdict, once the room is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub review: Vec<ReviewOut>,
    /// The shift at the table that the room was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shift: Option<ShiftOut>,
}

impl StateOut {
    /// Parses the question.
    pub fn question(&self) -> Option<QuestionOut> {
        serde_json::from_str(self.question.as_ref()?.get()).ok()
    }
}

/// Phase of a room as seen by a participant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseOut {
    /// Not begun.
    Lobby,
    /// A question is announced.
    Ready,
    /// A question to answer.
    Question,
    /// Answered, waiting for others.
    Answered,
    /// No more answers accepted.
    Closed,
    /// Joined during this question; takes part from the next.
    Next,
    /// Key revealed.
    Reveal,
    /// Standings shown.
    Standings,
    /// Session over.
    End,
    /// Watching only.
    Watching,
    /// Removed by the trainer.
    Removed,
    /// Waiting until the trainer lets them in.
    Waiting,
}

/// Mode of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunOut {
    /// Everyone on the same question.
    Live,
    /// Everyone at their own pace.
    Exam,
}

/// A participant's own data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeOut {
    /// Display name.
    pub name: String,
    /// Team name.
    pub team: Option<String>,
    /// Points so far.
    pub points: Option<u64>,
    /// Number of correct answers.
    pub right: Option<usize>,
    /// Number of questions that count.
    pub of: usize,
    /// Own rank.
    pub place: Option<usize>,
    /// Own rank before the last question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<usize>,
    /// Points over all quizzes of this room, if there was one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<u64>,
    /// Right answers in a row.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub streak: usize,
    /// Index of the team, for its colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<usize>,
}

/// How many have answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerCountOut {
    /// Participants who have answered.
    pub given: usize,
    /// Participants who were asked.
    pub of: usize,
}

impl AnswerCountOut {
    /// The count of the current question.
    pub fn from_room(room: &Room) -> Self {
        let glance = room.glance();
        Self { given: glance.answered, of: glance.asked }
    }
}

// Serde passes a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
pub(super) const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// A row of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOut {
    /// Rank from 1.
    pub place: usize,
    /// Display name; empty where names are hidden.
    pub name: String,
    /// Points so far.
    pub points: u64,
    /// True for the participant's own row.
    pub me: bool,
    /// Rank before the last question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<usize>,
    /// Index of the team, for its colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<usize>,
}

impl StandingOut {
    /// `me` is the recipient, who sees their own name also where names are hidden.
    pub(super) fn new(room: &Room, standing: &ParticipantStanding, me: bool, was: Option<usize>) -> Self {
        let person = room.person(standing.who);
        let is_named = me || room.setup().standings == StandingsVisibility::Shown;
        Self {
            place: standing.place,
            name: person.filter(|_| is_named).map(|person| person.name.clone()).unwrap_or_default(),
            points: standing.points,
            me,
            was,
            colour: person.and_then(|person| person.team),
        }
    }
}

/// A row of the team standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamOut {
    /// Rank from 1.
    pub place: usize,
    /// Team name.
    pub name: String,
    /// Mean of the members' points, rounded down.
    pub points: u64,
    /// The mean to the tenth as localised text; `None` from older programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean: Option<String>,
    /// True for the participant's own team.
    pub me: bool,
    /// Index of the team, for its colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<usize>,
}

/// A question in the final review.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewOut {
    /// Question number from 1.
    pub number: usize,
    /// True if it was left out: it does not count, and its key is not sent.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub skipped: bool,
    /// The question in brief.
    #[serde(flatten)]
    pub asked: Arc<BriefOut>,
    /// Verdict on the participant's answer.
    pub verdict: VerdictOut,
}

/// A room prepared for many participants: the standings are computed once.
pub struct Overview<'r> {
    room: &'r Room,
    standings: Vec<ParticipantStanding>,
    former: BTreeMap<ParticipantId, usize>,
    teams: Vec<TeamStanding>,
    totals: BTreeMap<ParticipantId, u64>,
    answers: AnswerCountOut,
    now: Moment,
}

impl<'r> Overview<'r> {
    /// Prepares the current state of a room.
    pub fn new(room: &'r Room, now: Moment) -> Self {
        Self {
            room,
            standings: room.standings(),
            former: room.former_places(),
            teams: room.team_standings(),
            totals: room.totals().into_iter().map(|total| (total.who, total.points)).collect(),
            answers: AnswerCountOut::from_room(room),
            now,
        }
    }

    /// State for a participant; `None` if unknown.
    pub fn state(&self, who: ParticipantId, texts: &mut TextCache, to: impl Into<Recipient>) -> Option<StateOut> {
        let person = self.room.person(who)?;
        let mut seeing = ParticipantView { overview: self, room: self.room, who, person, texts, to: to.into() };
        Some(seeing.state(self.now))
    }
}

/// Context for one participant's state.
struct ParticipantView<'s> {
    overview: &'s Overview<'s>,
    room: &'s Room,
    who: ParticipantId,
    person: &'s Participant,
    texts: &'s mut TextCache,
    to: Recipient,
}

impl<'s> ParticipantView<'s> {
    fn state(&mut self, now: Moment) -> StateOut {
        let (phase, question) = self.phase(now);
        let house = Arc::clone(self.room.quiz().house());
        let names = HouseTerms::from(&house.terms);
        let is_asked = phase == PhaseOut::Question;
        // Newcomers have not received the scene yet.
        let is_drawn = is_asked || self.to.full && phase == PhaseOut::Reveal;
        let (left, time) = match phase {
            PhaseOut::Question => self.time(now),
            PhaseOut::Ready => (self.room.ready_in(now), Some(GET_READY)),
            _ => (None, None),
        };
        let is_lively = self.room.setup().lively && self.room.setup().form == RoomMode::Live;
        let shows_places = matches!(phase, PhaseOut::Standings | PhaseOut::End)
            && self.room.setup().standings != StandingsVisibility::Off;
        StateOut {
            phase,
            title: self.room.quiz().lesson().title.render(self.to.language, &names),
            house: house.name.clone(),
            form: if self.room.setup().form == RoomMode::Live { RunOut::Live } else { RunOut::Exam },
            me: self.me(),
            paused: self.room.is_paused(),
            skipped: phase == PhaseOut::Closed && question.is_some_and(|at| self.room.skipped().contains(&at)),
            number: question.map_or(0, |question| question + 1),
            of: self.room.quiz().questions().len(),
            before: self.room.questions_before(),
            question: question.filter(|_| is_drawn).and_then(|question| self.question(question)),
            one_tap: self.room.setup().one_tap,
            answers: (is_lively && phase == PhaseOut::Answered).then_some(self.overview.answers),
            left,
            time,
            verdict: question.filter(|_| phase == PhaseOut::Reveal).and_then(|question| self.verdict(question)),
            table: question.filter(|_| phase == PhaseOut::Reveal).and_then(|question| self.table(question)),
            standings: if shows_places { self.standings() } else { Vec::new() },
            teams: if shows_places { self.teams() } else { Vec::new() },
            review: if phase == PhaseOut::End { self.review() } else { Vec::new() },
            shift: self.shift().filter(|_| self.person.is_in()),
        }
    }

    fn shift(&self) -> Option<ShiftOut> {
        ShiftOut::new(self.room, self.person, self.texts.words(self.to.language))
    }

    /// Phase and question index for this participant.
    fn phase(&self, now: Moment) -> (PhaseOut, Option<usize>) {
        let (room, person) = (self.room, self.person);
        if person.removed {
            return (PhaseOut::Removed, None);
        }
        if person.waits {
            return (PhaseOut::Waiting, None);
        }
        match room.phase() {
            Phase::Lobby => return (PhaseOut::Lobby, None),
            Phase::Ended => return (PhaseOut::End, None),
            Phase::Collected => return (PhaseOut::Closed, None),
            _ if person.watches => return (PhaseOut::Watching, None),
            Phase::Ready(_)
            | Phase::Question(_)
            | Phase::Closed(_)
            | Phase::Revealed(_)
            | Phase::Ranked(_)
            | Phase::Sitting => {}
        }
        if let Some(own) = room.own_question(person) {
            let is_over = room.phase() == Phase::Sitting && self.time(now).0 == Some(0);
            return (if is_over { PhaseOut::Closed } else { PhaseOut::Question }, Some(own));
        }
        match room.phase() {
            Phase::Question(question) | Phase::Closed(question) | Phase::Revealed(question)
                if !person.is_asked(question) =>
            {
                (self.phase_of_latecomer(question), Some(question))
            }
            Phase::Ready(question) => (PhaseOut::Ready, Some(question)),
            Phase::Question(question) if person.answers.contains_key(&question) => (PhaseOut::Answered, Some(question)),
            Phase::Question(question) if self.time(now).0 == Some(0) => (PhaseOut::Closed, Some(question)),
            Phase::Question(question) => (PhaseOut::Question, Some(question)),
            Phase::Revealed(question) => (PhaseOut::Reveal, Some(question)),
            Phase::Closed(question) => (PhaseOut::Closed, Some(question)),
            Phase::Ranked(question) => (PhaseOut::Standings, Some(question)),
            Phase::Sitting | Phase::Collected => (PhaseOut::Answered, None),
            Phase::Lobby | Phase::Ended => (PhaseOut::Lobby, None),
        }
    }

    /// Phase for someone who joined too late for this question: at the last one there is no next to wait for.
    fn phase_of_latecomer(&self, question: usize) -> PhaseOut {
        let is_last = question + 1 >= self.room.quiz().questions().len();
        if is_last { PhaseOut::Watching } else { PhaseOut::Next }
    }

    /// Time left and time limit in ms; `None` if untimed or catching up.
    fn time(&self, now: Moment) -> (Option<u64>, Option<u64>) {
        let is_catching_up = self.room.phase() != Phase::Sitting && self.room.own_question(self.person).is_some();
        let time = self.room.time(self.person).filter(|_| !is_catching_up);
        (time.map(|time| time.saturating_sub(self.room.asked_for(now))), time)
    }

    fn cache_request(&self, question: usize) -> Option<CacheRequest<'s>> {
        Some(CacheRequest {
            place: question,
            id: self.room.questions_before() + question,
            exercise: self.room.exercise(self.who, question)?,
            is_of_all: self.person.own_questions.is_none(),
            house: self.room.quiz().house(),
            to: self.to,
        })
    }

    fn question(&mut self, question: usize) -> Option<Arc<RawValue>> {
        let telling = self.cache_request(question)?;
        self.texts.question(telling)
    }

    fn table(&mut self, question: usize) -> Option<Arc<RawValue>> {
        let request = self.cache_request(question).filter(|request| !request.to.full)?;
        self.texts.table(request)
    }

    fn verdict(&mut self, question: usize) -> Option<VerdictOut> {
        let telling = self.cache_request(question)?;
        let key = self.texts.key(telling);
        let given = self.person.answers.get(&question);
        let words = self.texts.words(self.to.language);
        let verdict = VerdictOut::new(&telling.exercise.posed, given, key, telling.house, words);
        Some(if self.to.full { verdict.with_notes(self.room, telling.exercise, given, words) } else { verdict })
    }

    /// A question that was left out: the given answer, without a verdict and without the key, which
    /// may be what was wrong with it.
    fn left_out(&mut self, telling: CacheRequest<'_>, question: usize) -> VerdictOut {
        let given = self.person.answers.get(&question);
        let words = self.texts.words(self.to.language);
        let verdict = VerdictOut::new(&telling.exercise.posed, given, Arc::default(), telling.house, words);
        VerdictOut { right: None, points: 0, hint: None, ..verdict }
    }

    fn me(&self) -> MeOut {
        let is_told = self.room.revealed_count() > 0;
        let standing = self.overview.standings.iter().find(|standing| standing.who == self.who);
        let standing = standing.filter(|_| is_told);
        let is_placed = self.room.setup().standings != StandingsVisibility::Off;
        MeOut {
            name: self.person.name.clone(),
            team: self.person.team.and_then(|team| self.room.setup().teams.get(team).cloned()),
            points: standing.map(|standing| standing.points),
            right: standing.map(|standing| standing.right),
            of: standing.map_or(0, |standing| standing.counted),
            place: standing.filter(|_| is_placed).map(|standing| standing.place),
            was: self.overview.former.get(&self.who).copied().filter(|_| is_placed),
            total: self.overview.totals.get(&self.who).copied().filter(|_| is_told),
            streak: self.room.streak(self.person),
            colour: self.person.team,
        }
    }

    fn standings(&self) -> Vec<StandingOut> {
        let listed =
            self.overview.standings.iter().enumerate().filter(|(at, standing)| *at < TOP || standing.who == self.who);
        let out = |(_, standing): (usize, &ParticipantStanding)| {
            let was = self.overview.former.get(&standing.who).copied();
            StandingOut::new(self.room, standing, standing.who == self.who, was)
        };
        listed.map(out).collect()
    }

    fn teams(&mut self) -> Vec<TeamOut> {
        let words = self.texts.words(self.to.language);
        let out = |team: &TeamStanding| TeamOut {
            place: team.place,
            name: self.room.setup().teams.get(team.team).cloned().unwrap_or_default(),
            points: team.mean().rounded_down(),
            mean: Some(team.mean().describe(words)),
            me: self.person.team == Some(team.team),
            colour: Some(team.team),
        };
        self.overview.teams.iter().map(out).collect()
    }

    fn review(&mut self) -> Vec<ReviewOut> {
        let room = self.room;
        let revealed = room.revealed_count();
        let put = self.person.questions_put(if self.person.watches { 0 } else { revealed });
        put.filter_map(|question| {
            let telling = self.cache_request(question)?;
            let asked = self.texts.brief(telling);
            let skipped = room.skipped().contains(&question);
            let verdict = if skipped { self.left_out(telling, question) } else { self.verdict(question)? };
            Some(ReviewOut { number: question + 1, skipped, asked, verdict })
        })
        .collect()
    }
}
