//! Chronicle of a room: each event with its time, and answers with the reason for their points.

use super::points_reason::extra_key;
use super::{PointsReason, Results, ResultsDescriber};
use crate::classroom::event::CloseReason as WhyClosed;
use crate::classroom::{ParticipantId, Room, RoomEvent, RoomMode, StampedEvent};
use crate::describe::dates::format_clock_with_millis;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::Moment;

/// An event as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChronicleEntry {
    pub at: Moment,
    pub since: u64,
    pub what: String,
    /// For an answer that counts, the reason for its points.
    pub why: Option<String>,
}

impl ChronicleEntry {
    /// Local time with milliseconds.
    pub fn clock(&self, minutes_east: i32) -> String {
        format_clock_with_millis(self.at, minutes_east)
    }
}

/// Chronicle of a room, starting from the freshly opened one.
pub fn chronicle(mut room: Room, log: &[StampedEvent], words: &Catalog, minutes_east: i32) -> Vec<ChronicleEntry> {
    let results = Results::gather(&room);
    let describer = ResultsDescriber { results: &results, words, minutes_east };
    let opened = room.opened();
    let entry = |stamped: &StampedEvent| {
        let before = event_phrase(&room, &stamped.event, &describer);
        room.apply(stamped);
        let (what, why) = match &stamped.event {
            RoomEvent::Answered { who, question, .. } => answer_phrase(&room, *who, *question, &describer),
            _ => (before, None),
        };
        let why = why.map(|why| describer.render(&why.phrase(words)));
        ChronicleEntry { at: stamped.at, since: stamped.at.since(opened), what: describer.render(&what), why }
    };
    log.iter().map(entry).collect()
}

fn event_phrase(room: &Room, event: &RoomEvent, describer: &ResultsDescriber<'_>) -> Phrase {
    let of = |key, who: &ParticipantId| Phrase::plain(key).with("name", Fact::Text(name(room, *who)));
    match event {
        RoomEvent::Joined { name, .. } => text!("replay-joined", name = Fact::Text(name.clone())),
        RoomEvent::Here(who) => of(text_key!("replay-here"), who),
        RoomEvent::Away(who) => of(text_key!("replay-away"), who),
        RoomEvent::Removed(who) => of(text_key!("replay-removed"), who),
        RoomEvent::Readmitted(who) => of(text_key!("replay-readmitted"), who),
        RoomEvent::Admitted(who) => of(text_key!("replay-admitted"), who),
        RoomEvent::Renamed(who, new) => of(text_key!("replay-renamed"), who).with("new", Fact::Text(new.clone())),
        RoomEvent::ExtraTime(who, extra) => of(text_key!("replay-extra-time"), who)
            .with("extra", Fact::Phrase(Box::new(Phrase::plain(extra_key(*extra))))),
        RoomEvent::Granted(who, millis) => {
            of(text_key!("replay-granted"), who).with("seconds", Fact::Text(describer.words.seconds(*millis)))
        }
        RoomEvent::Teamed(who, team) => match team.and_then(|team| room.setup().teams.get(team)) {
            Some(team) => of(text_key!("replay-teamed"), who).with("team", Fact::Text(team.clone())),
            None => of(text_key!("replay-teamless"), who),
        },
        RoomEvent::Locked(true) => text!("replay-locked"),
        RoomEvent::Locked(false) => text!("replay-unlocked"),
        RoomEvent::Announced(question) => text!("replay-announced", number = Fact::Number(*question as u64 + 1)),
        RoomEvent::Asked(_) if matches!(room.setup().form, RoomMode::Exam { .. }) => {
            text!("replay-exam-begins")
        }
        RoomEvent::Asked(question) => {
            let exercise = room.quiz().questions().get(*question);
            text!(
                "replay-asked",
                number = Fact::Number(*question as u64 + 1),
                decision = Fact::Text(exercise.map(|one| describer.decision(one)).unwrap_or_default()),
                prompt = Fact::Text(exercise.map(|one| describer.prompt(one)).unwrap_or_default())
            )
        }
        // Described after it is applied, when the result is known.
        RoomEvent::Answered { .. } => text!("replay-ignored"),
        RoomEvent::Closed(WhyClosed::Trainer) => text!("replay-closed-trainer"),
        RoomEvent::Closed(WhyClosed::Time) => text!("replay-closed-time"),
        RoomEvent::Closed(WhyClosed::All) => text!("replay-closed-all"),
        RoomEvent::Revealed => text!("replay-revealed"),
        RoomEvent::Ranked => text!("replay-ranked"),
        RoomEvent::Skipped => text!("replay-skipped"),
        RoomEvent::Paused => text!("replay-paused"),
        RoomEvent::Resumed => text!("replay-resumed"),
        RoomEvent::Extended(millis) => {
            text!("replay-extended", seconds = Fact::Text(describer.words.seconds(*millis)))
        }
        RoomEvent::Ended => text!("replay-ended"),
        RoomEvent::ShiftGiven(shift) => {
            text!("replay-shift-given", scenario = Fact::Text(shift.scenario.clone()))
        }
        RoomEvent::ShiftProgressed { who, progress, .. } => {
            let key = if progress.over { text_key!("replay-shift-over") } else { text_key!("replay-shift-coups") };
            of(key, who).with("coups", Fact::Number(progress.coups.into()))
        }
        RoomEvent::ShiftEnded => text!("replay-shift-ended"),
    }
}

fn answer_phrase(
    room: &Room,
    who: ParticipantId,
    question: usize,
    describer: &ResultsDescriber<'_>,
) -> (Phrase, Option<PointsReason>) {
    let exercise = room.exercise(who, question);
    let given = room.person(who).and_then(|person| person.answers.get(&question));
    let (Some(exercise), Some(given)) = (exercise, given) else { return (text!("replay-ignored"), None) };
    let key = if given.right { text_key!("replay-answered-right") } else { text_key!("replay-answered-wrong") };
    let what = Phrase::plain(key)
        .with("name", Fact::Text(name(room, who)))
        .with("number", Fact::Number(question as u64 + 1))
        .with("answer", Fact::Text(describer.answer(exercise, &given.answer)))
        .with("expected", Fact::Text(describer.expected(exercise)))
        .with("seconds", Fact::Text(describer.words.hundredths(given.millis)))
        .with("points", Fact::Text(given.points.to_string()));
    let setup = room.setup();
    (what, Some(PointsReason::from_answer(given, setup.speed, setup.seconds)))
}

fn name(room: &Room, who: ParticipantId) -> String {
    room.person(who).map(|person| person.name.clone()).unwrap_or_default()
}
