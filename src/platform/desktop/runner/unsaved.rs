//! Answers that were given but are not on the disk, shared by the window, the journals' thread and a signal's.

use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::job::Event;
use super::lanes::JournalJob;
use crate::app::{Action, NoticeTopic};
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::journal_writer::JournalWriter;
use crate::platform::storage::rescue::{self, LooseLines};
use crate::progress::{Record, line};

/// Time an answer may be on its way before it counts as waiting.
const WAITS: Duration = Duration::from_millis(250);

/// Time after which a notice reports it.
const SLOW: Duration = Duration::from_secs(1);

#[derive(Clone, Default)]
pub(super) struct Unsaved(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    /// On their way to the journals' thread or being written by it, oldest first.
    on_the_way: VecDeque<UnsavedLine>,
    /// In the memory of the journals after a failure, oldest first.
    in_memory: Vec<UnsavedLine>,
    /// Time of the last finished answer, or of the start of the first one.
    since: Option<Instant>,
    /// Cause of the last failure.
    trouble: Option<Phrase>,
    /// The names of profiles by their folders.
    names: BTreeMap<PathBuf, String>,
}

struct UnsavedLine {
    profile: PathBuf,
    line: String,
    is_answer: bool,
}

/// The waiting answers as last reported to the app.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct ShownWaiting {
    pub(super) count: usize,
    pub(super) profile: PathBuf,
    pub(super) trouble: Option<Phrase>,
}

impl Unsaved {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn name_profile(&self, folder: &Path, name: &str) {
        self.state().names.insert(folder.to_owned(), name.to_owned());
    }

    /// An answer is handed to the journals' thread.
    pub(super) fn begin(&self, profile: &Path, record: &Record) {
        let mut state = self.state();
        // A record that makes no line is refused by its journal, which reports it.
        let line = line::write(record).unwrap_or_default();
        let is_answer = matches!(record, Record::Answer(_));
        state.on_the_way.push_back(UnsavedLine { profile: profile.to_owned(), line, is_answer });
        state.since.get_or_insert_with(Instant::now);
    }

    /// Takes over what a job has left in the memory of the journals. Removes what it says of that from its events.
    /// True if something has changed.
    pub(super) fn update(&self, journals: &JournalWriter, events: &mut Vec<Event>) -> bool {
        let is_answer = |line: &str| matches!(line::read(line.trim_end().as_bytes()), Ok(Record::Answer(_)));
        let waiting = journals.waiting_lines().map(|(profile, line)| UnsavedLine {
            profile: profile.to_owned(),
            line: line.to_owned(),
            is_answer: is_answer(line),
        });
        let waiting: Vec<UnsavedLine> = waiting.collect();
        let recorded = events.iter().filter(|event| matches!(event, Event::Recorded)).count();
        let mut state = self.state();
        let before = (state.count(), state.trouble.clone());
        for _ in 0..recorded {
            state.on_the_way.pop_front();
        }
        if recorded > 0 {
            state.since = (!state.on_the_way.is_empty()).then(Instant::now);
        }
        state.in_memory = waiting;
        let notices = events.extract_if(.., |event| waiting_notice(event).is_some());
        let trouble = notices.filter_map(|event| trouble_of(waiting_notice(&event)?)).last();
        if state.in_memory.is_empty() {
            state.trouble = None;
        } else {
            state.trouble = trouble.or(state.trouble.take());
        }
        before != (state.count(), state.trouble.clone())
    }

    /// Answers that are not on the disk; results of lessons only if no answer waits with them.
    pub(super) fn count(&self) -> usize {
        self.state().count()
    }

    /// Report for the app: answers that wait, and those whose writing takes long, or all (`at_once`).
    pub(super) fn shown(&self, at_once: bool) -> ShownWaiting {
        let state = self.state();
        let elapsed = state.since.map(|since| since.elapsed());
        let is_seen = at_once || !state.in_memory.is_empty() || elapsed.is_some_and(|elapsed| elapsed >= WAITS);
        let Some(first) = state.in_memory.first().or(state.on_the_way.front()).filter(|_| is_seen) else {
            return ShownWaiting::default();
        };
        let slow = || elapsed.is_some_and(|elapsed| elapsed >= SLOW).then(|| text!("trouble-slow"));
        let trouble = state.trouble.clone().or_else(slow);
        ShownWaiting { count: state.count(), profile: first.profile.clone(), trouble }
    }

    /// Time until it has to be looked at again.
    pub(super) fn next_check(&self) -> Option<Duration> {
        let elapsed = self.state().since?.elapsed();
        [WAITS, SLOW].into_iter().find_map(|limit| limit.checked_sub(elapsed))
    }

    /// The records of a profile, oldest first.
    pub(super) fn records_of(&self, profile: &Path) -> Vec<Record> {
        let lines = self.lines().remove(profile).unwrap_or_default();
        lines.iter().filter_map(|line| line::read(line.trim_end().as_bytes()).ok()).collect()
    }

    pub(super) fn lines(&self) -> LooseLines {
        let state = self.state();
        let mut lines = LooseLines::new();
        for unsaved in state.in_memory.iter().chain(&state.on_the_way).filter(|unsaved| !unsaved.line.is_empty()) {
            lines.entry(unsaved.profile.clone()).or_default().push(unsaved.line.clone());
        }
        lines
    }

    /// Puts them aside; the number of profiles for which that failed.
    pub(super) fn put_aside(&self, places: &[PathBuf]) -> usize {
        let names = self.state().names.clone();
        rescue::put_aside(places, self.lines(), &names).len()
    }
}

impl State {
    fn count(&self) -> usize {
        let all = || self.in_memory.iter().chain(&self.on_the_way);
        let answers = all().filter(|line| line.is_answer).count();
        if answers == 0 { all().count() } else { answers }
    }
}

/// A journal's notice about answers that wait, which the window words on its own.
fn waiting_notice(event: &Event) -> Option<&Phrase> {
    let Event::Act(action) = event else { return None };
    let Action::Notice(notice) = &**action else { return None };
    (notice.topic == NoticeTopic::Waiting).then_some(&notice.phrase)
}

/// The obstacle named by such a notice.
fn trouble_of(notice: &Phrase) -> Option<Phrase> {
    notice.facts.iter().find_map(|(name, fact)| match fact {
        Fact::Phrase(trouble) if *name == "trouble" => Some((**trouble).clone()),
        _ => None,
    })
}

/// The last attempt to save answers when the program is asked to end.
pub struct LastTry {
    pub(super) unsaved: Unsaved,
    pub(super) journals: Sender<JournalJob>,
    pub(super) places: Vec<PathBuf>,
}

impl LastTry {
    /// Waits no longer than `most` for the disk, and puts aside what it does not take.
    pub fn save(&self, most: Duration) {
        if self.unsaved.count() == 0 {
            return;
        }
        let (done, is_done) = channel::<()>();
        let retry = self.journals.send(Box::new(|journals| {
            // The window is gone.
            let _ = journals.retry();
            Vec::new()
        }));
        // Runs when what the first one did is counted.
        let asked = retry.and_then(|()| {
            self.journals.send(Box::new(move |_| {
                let _ = done.send(());
                Vec::new()
            }))
        });
        if asked.is_ok() {
            let _ = is_done.recv_timeout(most);
        }
        if self.unsaved.count() > 0 {
            self.unsaved.put_aside(&self.places);
        }
    }
}

#[cfg(feature = "room")]
impl crate::platform::net::shutdown::OnShutdown for LastTry {
    fn end(&self) {
        self.save(super::LAST_WAIT);
    }
}
