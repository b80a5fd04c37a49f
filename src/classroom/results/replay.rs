//! Chronicle of a room: each event with its time, and answers with the reason for their points.

use super::telling::time_of_day;
use super::why::extra_key;
use super::{Results, Teller, Why};
use crate::classroom::event::Why as WhyClosed;
use crate::classroom::{Event, Form, Room, Stamped, Who};
use crate::progress::Moment;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// An event as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    pub at: Moment,
    pub since: u64,
    pub what: String,
    /// For an answer that counts, the reason for its points.
    pub why: Option<String>,
}

impl Happened {
    /// Local time with milliseconds.
    pub fn clock(&self, minutes_east: i32) -> String {
        let (clock, seconds) = time_of_day(self.at, minutes_east);
        format!("{clock}:{seconds}")
    }
}

/// Chronicle of a room, starting from the freshly opened one.
pub fn replay(mut room: Room, log: &[Stamped], words: &Words, minutes_east: i32) -> Vec<Happened> {
    let results = Results::of(&room);
    let teller = Teller { results: &results, words, minutes_east };
    let opened = room.opened();
    let told = |stamped: &Stamped| {
        let before = phrase(&room, &stamped.event, &teller);
        room.apply(stamped);
        let (what, why) = match &stamped.event {
            Event::Answered { who, question, .. } => answered(&room, *who, *question, &teller),
            _ => (before, None),
        };
        let why = why.map(|why| teller.say(&why.phrase(words)));
        Happened { at: stamped.at, since: stamped.at.since(opened), what: teller.say(&what), why }
    };
    log.iter().map(told).collect()
}

fn phrase(room: &Room, event: &Event, teller: &Teller<'_>) -> Phrase {
    let of = |key, who: &Who| Phrase::plain(key).with("name", Fact::Text(name(room, *who)));
    match event {
        Event::Joined { name, .. } => Phrase::plain("replay-joined").with("name", Fact::Text(name.clone())),
        Event::Here(who) => of("replay-here", who),
        Event::Away(who) => of("replay-away", who),
        Event::Removed(who) => of("replay-removed", who),
        Event::Readmitted(who) => of("replay-readmitted", who),
        Event::Renamed(who, new) => of("replay-renamed", who).with("new", Fact::Text(new.clone())),
        Event::ExtraTime(who, extra) => {
            of("replay-extra-time", who).with("extra", Fact::Phrase(Box::new(Phrase::plain(extra_key(*extra)))))
        }
        Event::Teamed(who, team) => match team.and_then(|team| room.setup().teams.get(team)) {
            Some(team) => of("replay-teamed", who).with("team", Fact::Text(team.clone())),
            None => of("replay-teamless", who),
        },
        Event::Locked(true) => Phrase::plain("replay-locked"),
        Event::Locked(false) => Phrase::plain("replay-unlocked"),
        Event::Asked(_) if matches!(room.setup().form, Form::Exam { .. }) => Phrase::plain("replay-exam-begins"),
        Event::Asked(question) => {
            let exercise = room.quiz().questions().get(*question);
            Phrase::plain("replay-asked")
                .with("number", Fact::Number(*question as u64 + 1))
                .with("decision", Fact::Text(exercise.map(|one| teller.decision(one)).unwrap_or_default()))
                .with("prompt", Fact::Text(exercise.map(|one| teller.prompt(one)).unwrap_or_default()))
        }
        // Described after it is applied, when the result is known.
        Event::Answered { .. } => Phrase::plain("replay-ignored"),
        Event::Closed(WhyClosed::Trainer) => Phrase::plain("replay-closed-trainer"),
        Event::Closed(WhyClosed::Time) => Phrase::plain("replay-closed-time"),
        Event::Closed(WhyClosed::All) => Phrase::plain("replay-closed-all"),
        Event::Revealed => Phrase::plain("replay-revealed"),
        Event::Ranked => Phrase::plain("replay-ranked"),
        Event::Skipped => Phrase::plain("replay-skipped"),
        Event::Paused => Phrase::plain("replay-paused"),
        Event::Resumed => Phrase::plain("replay-resumed"),
        Event::Extended(millis) => {
            Phrase::plain("replay-extended").with("seconds", Fact::Text(teller.words.seconds(*millis)))
        }
        Event::Ended => Phrase::plain("replay-ended"),
    }
}

fn answered(room: &Room, who: Who, question: usize, teller: &Teller<'_>) -> (Phrase, Option<Why>) {
    let exercise = room.exercise(who, question);
    let given = room.person(who).and_then(|person| person.given.get(&question));
    let (Some(exercise), Some(given)) = (exercise, given) else { return (Phrase::plain("replay-ignored"), None) };
    let key = if given.right { "replay-answered-right" } else { "replay-answered-wrong" };
    let what = Phrase::plain(key)
        .with("name", Fact::Text(name(room, who)))
        .with("number", Fact::Number(question as u64 + 1))
        .with("answer", Fact::Text(teller.answer(exercise, &given.answer)))
        .with("expected", Fact::Text(teller.expected(exercise)))
        .with("seconds", Fact::Text(teller.words.hundredths(given.millis)))
        .with("points", Fact::Text(given.points.to_string()));
    let setup = room.setup();
    (what, Some(Why::of(given, setup.speed, setup.seconds)))
}

fn name(room: &Room, who: Who) -> String {
    room.person(who).map(|person| person.name.clone()).unwrap_or_default()
}
