//! Everything that a participant may see of a room, as it stands.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::question::QuestionOut;
use super::told::{AskedOut, Hearer, Telling, Told};
use super::verdict::VerdictOut;
use crate::classroom::{Form, Participant, Phase, Room, Standing, Standings, TeamStanding, Who};
use crate::progress::Moment;
use crate::words::Names;

/// As many stand in the list of a phone, with its own place.
const TOP: usize = 10;

/// What there is to show. See docs/classroom.md.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct StateOut {
    /// Where it stands.
    pub phase: PhaseOut,
    /// What the lesson is called.
    pub title: String,
    /// What the house is called.
    pub house: String,
    /// Whether all answer together, or each by themselves.
    pub form: RunOut,
    /// Whose it is.
    pub me: MeOut,
    /// Whether the time stands.
    pub paused: bool,
    /// The question, counted from one; nought before the first.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// What is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Arc<RawValue>>,
    /// How many milliseconds are left,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
    /// of how many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// What is said of the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<VerdictOut>,
    /// The best, as far as they are shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standings: Vec<StandingOut>,
    /// The teams.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<TeamOut>,
    /// Every question with its verdict.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub review: Vec<ReviewOut>,
}

impl StateOut {
    /// What is asked, read again.
    #[must_use]
    pub fn question(&self) -> Option<QuestionOut> {
        serde_json::from_str(self.question.as_ref()?.get()).ok()
    }
}

/// Where it stands for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseOut {
    /// It has not begun.
    Lobby,
    /// They are asked.
    Question,
    /// They have answered.
    Answered,
    /// Nobody answers any more.
    Closed,
    /// Others are asked this one; they are from the next.
    Next,
    /// The key is told.
    Reveal,
    /// Who stands where.
    Standings,
    /// It is over.
    End,
    /// They look on.
    Watching,
    /// The trainer took them out.
    Removed,
}

/// The two forms of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunOut {
    /// All together.
    Live,
    /// Each by themselves.
    Exam,
}

/// A participant to themselves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeOut {
    /// The name.
    pub name: String,
    /// The team.
    pub team: Option<String>,
    /// The points so far.
    pub points: Option<u64>,
    /// How many were right,
    pub right: Option<usize>,
    /// of how many that count.
    pub of: usize,
    /// The place among all.
    pub place: Option<usize>,
}

/// A place in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOut {
    /// The place.
    pub place: usize,
    /// The name; empty where names are not shown.
    pub name: String,
    /// The points.
    pub points: u64,
    /// Whether it is theirs.
    pub me: bool,
}

/// A team's place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamOut {
    /// The place.
    pub place: usize,
    /// The name.
    pub name: String,
    /// The mean of its members' points, the rest of a point dropped.
    pub points: u64,
    /// The same to the tenth, as it is read in the hearer's language; nothing from an older program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean: Option<String>,
    /// Whether they are of it.
    pub me: bool,
}

/// A question when all is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewOut {
    /// Which, counted from one.
    pub number: usize,
    /// What was asked.
    #[serde(flatten)]
    pub asked: Arc<AskedOut>,
    /// What is said of the answer.
    pub verdict: VerdictOut,
}

/// A room as it stands, before it is shown to many: who stands where is reckoned once.
pub struct Overview<'r> {
    room: &'r Room,
    standings: Vec<Standing>,
    teams: Vec<TeamStanding>,
    now: Moment,
}

impl<'r> Overview<'r> {
    /// The room as it stands now.
    #[must_use]
    pub fn of(room: &'r Room, now: Moment) -> Self {
        Self { room, standings: room.standings(), teams: room.team_standings(), now }
    }

    /// What somebody sees of it; nothing of nobody.
    pub fn state(&self, who: Who, told: &mut Told, to: impl Into<Hearer>) -> Option<StateOut> {
        let person = self.room.person(who)?;
        let mut seeing = Seeing { overview: self, room: self.room, who, person, told, to: to.into() };
        Some(seeing.state(self.now))
    }
}

/// Somebody who looks at a room.
struct Seeing<'s> {
    overview: &'s Overview<'s>,
    room: &'s Room,
    who: Who,
    person: &'s Participant,
    told: &'s mut Told,
    to: Hearer,
}

impl<'s> Seeing<'s> {
    fn state(&mut self, now: Moment) -> StateOut {
        let (phase, question) = self.phase(now);
        let house = Arc::clone(self.room.quiz().house());
        let names = Names::from(&house.terms);
        let is_asked = phase == PhaseOut::Question;
        // Whoever comes in only now has no table yet.
        let is_drawn = is_asked || self.to.full && phase == PhaseOut::Reveal;
        let (left, time) = if is_asked { self.time(now) } else { (None, None) };
        let shows_places =
            matches!(phase, PhaseOut::Standings | PhaseOut::End) && self.room.setup().standings != Standings::Off;
        StateOut {
            phase,
            title: self.room.quiz().lesson().title.say(self.to.language, &names),
            house: house.name.clone(),
            form: if self.room.setup().form == Form::Live { RunOut::Live } else { RunOut::Exam },
            me: self.me(),
            paused: self.room.is_paused(),
            number: question.map_or(0, |question| question + 1),
            of: self.room.quiz().questions().len(),
            question: question.filter(|_| is_drawn).and_then(|question| self.question(question)),
            left,
            time,
            verdict: question.filter(|_| phase == PhaseOut::Reveal).and_then(|question| self.verdict(question)),
            standings: if shows_places { self.standings() } else { Vec::new() },
            teams: if shows_places { self.teams() } else { Vec::new() },
            review: if phase == PhaseOut::End { self.review() } else { Vec::new() },
        }
    }

    /// Where it stands for them, and at which question.
    fn phase(&self, now: Moment) -> (PhaseOut, Option<usize>) {
        let (room, person) = (self.room, self.person);
        if person.removed {
            return (PhaseOut::Removed, None);
        }
        match room.phase() {
            Phase::Lobby => return (PhaseOut::Lobby, None),
            Phase::Ended => return (PhaseOut::End, None),
            Phase::Handed => return (PhaseOut::Closed, None),
            _ if person.watches => return (PhaseOut::Watching, None),
            _ => {}
        }
        if let Some(own) = room.own_question(person) {
            let is_over = room.phase() == Phase::Sitting && self.time(now).0 == Some(0);
            return (if is_over { PhaseOut::Closed } else { PhaseOut::Question }, Some(own));
        }
        match room.phase() {
            Phase::Asking(question) | Phase::Closed(question) | Phase::Revealed(question)
                if !person.is_asked(question) =>
            {
                (self.not_asked(question), Some(question))
            }
            Phase::Asking(question) if person.given.contains_key(&question) => (PhaseOut::Answered, Some(question)),
            Phase::Asking(question) if self.time(now).0 == Some(0) => (PhaseOut::Closed, Some(question)),
            Phase::Asking(question) => (PhaseOut::Question, Some(question)),
            Phase::Revealed(question) => (PhaseOut::Reveal, Some(question)),
            Phase::Closed(question) => (PhaseOut::Closed, Some(question)),
            Phase::Ranked(question) => (PhaseOut::Standings, Some(question)),
            Phase::Sitting | Phase::Handed => (PhaseOut::Answered, None),
            Phase::Lobby | Phase::Ended => (PhaseOut::Lobby, None),
        }
    }

    /// Where it stands for whoever came too late for this question: at the last there is no next to wait for.
    fn not_asked(&self, question: usize) -> PhaseOut {
        let is_last = question + 1 >= self.room.quiz().questions().len();
        if is_last { PhaseOut::Watching } else { PhaseOut::Next }
    }

    /// How much time is left, of how much; nothing where nobody counts, or where they answer what they missed.
    fn time(&self, now: Moment) -> (Option<u64>, Option<u64>) {
        let is_catching_up = self.room.phase() != Phase::Sitting && self.room.own_question(self.person).is_some();
        let time = self.room.time(self.person).filter(|_| !is_catching_up);
        (time.map(|time| time.saturating_sub(self.room.asked_for(now))), time)
    }

    fn telling(&self, question: usize) -> Option<Telling<'s>> {
        Some(Telling {
            place: question,
            exercise: self.room.exercise(self.who, question)?,
            is_of_all: self.person.own.is_none(),
            house: self.room.quiz().house(),
            to: self.to,
        })
    }

    fn question(&mut self, question: usize) -> Option<Arc<RawValue>> {
        let telling = self.telling(question)?;
        self.told.question(telling)
    }

    fn verdict(&mut self, question: usize) -> Option<VerdictOut> {
        let telling = self.telling(question)?;
        let key = self.told.key(telling);
        let given = self.person.given.get(&question);
        let words = self.told.words(self.to.language);
        let verdict = VerdictOut::of(&telling.exercise.posed, given, key, telling.house, words);
        Some(if self.to.full { verdict.with_notes(self.room, telling.exercise, given, words) } else { verdict })
    }

    fn me(&self) -> MeOut {
        let is_told = self.room.told() > 0;
        let standing = self.overview.standings.iter().find(|standing| standing.who == self.who);
        let standing = standing.filter(|_| is_told);
        let is_placed = self.room.setup().standings != Standings::Off;
        MeOut {
            name: self.person.name.clone(),
            team: self.person.team.and_then(|team| self.room.setup().teams.get(team).cloned()),
            points: standing.map(|standing| standing.points),
            right: standing.map(|standing| standing.right),
            of: standing.map_or(0, |standing| standing.of),
            place: standing.filter(|_| is_placed).map(|standing| standing.place),
        }
    }

    fn standings(&self) -> Vec<StandingOut> {
        let shown = self.room.setup().standings == Standings::Shown;
        let listed =
            self.overview.standings.iter().enumerate().filter(|(at, standing)| *at < TOP || standing.who == self.who);
        let out = |(_, standing): (usize, &Standing)| {
            let me = standing.who == self.who;
            let name = self.room.person(standing.who).filter(|_| shown || me).map(|person| person.name.clone());
            StandingOut { place: standing.place, name: name.unwrap_or_default(), points: standing.points, me }
        };
        listed.map(out).collect()
    }

    fn teams(&mut self) -> Vec<TeamOut> {
        let words = self.told.words(self.to.language);
        let out = |team: &TeamStanding| TeamOut {
            place: team.place,
            name: self.room.setup().teams.get(team.team).cloned().unwrap_or_default(),
            points: team.mean().whole(),
            mean: Some(team.mean().told(words)),
            me: self.person.team == Some(team.team),
        };
        self.overview.teams.iter().map(out).collect()
    }

    fn review(&mut self) -> Vec<ReviewOut> {
        let room = self.room;
        let told = room.told();
        let put = self.person.put(if self.person.watches { 0 } else { told });
        put.filter(|question| !room.skipped().contains(question))
            .filter_map(|question| {
                let telling = self.telling(question)?;
                let asked = self.told.asked(telling);
                Some(ReviewOut { number: question + 1, asked, verdict: self.verdict(question)? })
            })
            .collect()
    }
}
