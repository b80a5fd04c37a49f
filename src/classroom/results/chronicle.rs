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
        RoomEvent::Joined { name, .. } => Phrase::plain("replay-joined").with("name", Fact::Text(name.clone())),
        RoomEvent::Here(who) => of("replay-here", who),
        RoomEvent::Away(who) => of("replay-away", who),
        RoomEvent::Removed(who) => of("replay-removed", who),
        RoomEvent::Readmitted(who) => of("replay-readmitted", who),
        RoomEvent::Renamed(who, new) => of("replay-renamed", who).with("new", Fact::Text(new.clone())),
        RoomEvent::ExtraTime(who, extra) => {
            of("replay-extra-time", who).with("extra", Fact::Phrase(Box::new(Phrase::plain(extra_key(*extra)))))
        }
        RoomEvent::Teamed(who, team) => match team.and_then(|team| room.setup().teams.get(team)) {
            Some(team) => of("replay-teamed", who).with("team", Fact::Text(team.clone())),
            None => of("replay-teamless", who),
        },
        RoomEvent::Locked(true) => Phrase::plain("replay-locked"),
        RoomEvent::Locked(false) => Phrase::plain("replay-unlocked"),
        RoomEvent::Asked(_) if matches!(room.setup().form, RoomMode::Exam { .. }) => {
            Phrase::plain("replay-exam-begins")
        }
        RoomEvent::Asked(question) => {
            let exercise = room.quiz().questions().get(*question);
            Phrase::plain("replay-asked")
                .with("number", Fact::Number(*question as u64 + 1))
                .with("decision", Fact::Text(exercise.map(|one| describer.decision(one)).unwrap_or_default()))
                .with("prompt", Fact::Text(exercise.map(|one| describer.prompt(one)).unwrap_or_default()))
        }
        // Described after it is applied, when the result is known.
        RoomEvent::Answered { .. } => Phrase::plain("replay-ignored"),
        RoomEvent::Closed(WhyClosed::Trainer) => Phrase::plain("replay-closed-trainer"),
        RoomEvent::Closed(WhyClosed::Time) => Phrase::plain("replay-closed-time"),
        RoomEvent::Closed(WhyClosed::All) => Phrase::plain("replay-closed-all"),
        RoomEvent::Revealed => Phrase::plain("replay-revealed"),
        RoomEvent::Ranked => Phrase::plain("replay-ranked"),
        RoomEvent::Skipped => Phrase::plain("replay-skipped"),
        RoomEvent::Paused => Phrase::plain("replay-paused"),
        RoomEvent::Resumed => Phrase::plain("replay-resumed"),
        RoomEvent::Extended(millis) => {
            Phrase::plain("replay-extended").with("seconds", Fact::Text(describer.words.seconds(*millis)))
        }
        RoomEvent::Ended => Phrase::plain("replay-ended"),
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
    let (Some(exercise), Some(given)) = (exercise, given) else { return (Phrase::plain("replay-ignored"), None) };
    let key = if given.right { "replay-answered-right" } else { "replay-answered-wrong" };
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
