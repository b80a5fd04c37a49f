//! What came of a room, kept beside its log once it is over. The log holds answers, not points: when a lesson is changed
//! or its pack is taken away, the log alone can no longer tell who was right.

use std::path::{Path, PathBuf};

use crate::classroom::log::{Log, Opened};
use crate::classroom::results::{Results, Teller};
use crate::classroom::{Changed, Room};
use crate::lesson::Library;
use crate::machine::{clock, disk, files, medium};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Language, Words};

/// How the name of the file ends, in place of the log's own end.
const END: &str = "json";

/// Keeps the results of a room beside its log, as `tailleur room --json` tells them, where only their owner may read
/// them. Where that cannot be, nothing is lost as long as the lesson stays what it is.
pub(super) fn keep(log: &Path, room: &Room, language: Language) {
    let (results, words) = (Results::of(room), Words::of(language));
    let teller = Teller { results: &results, words: &words, minutes_east: clock::minutes_east(results.opened) };
    let Ok(json) = teller.json() else { return };
    let draft = log.with_extension("json.tmp");
    // One that was left by a host that died.
    let _ = medium::remove(&draft);
    let written = files::make_private(&draft, json.as_bytes()).and_then(|()| medium::rename(&draft, &place(log)));
    if written.is_err() {
        let _ = medium::remove(&draft);
    }
}

fn place(log: &Path) -> PathBuf {
    log.with_extension(END)
}

/// Why something cannot be told of a log, and where its results lie, if they were kept.
pub(super) fn told_beside(log: &Path, why: Phrase) -> Phrase {
    let place = place(log);
    if !disk::is_there(&place) {
        return why;
    }
    Phrase::plain("room-results-kept").with("why", Fact::Phrase(Box::new(why))).with("place", files::shown(&place))
}

/// The room of a log, to tell what came of it.
///
/// # Errors
/// That its lesson is no longer what it was; and where its results were kept when it ended, if they were.
pub fn room_of(place: &Path, log: &Log, library: &Library) -> Result<Room, Phrase> {
    log.room(library).map_err(|changed| refused(place, &changed))
}

/// The room of a log as it was opened, to tell what happened in it.
///
/// # Errors
/// As for [`room_of`].
pub fn opened_of(place: &Path, opened: &Opened, library: &Library) -> Result<Room, Phrase> {
    opened.room(library).map_err(|changed| refused(place, &changed))
}

fn refused(place: &Path, changed: &Changed) -> Phrase {
    told_beside(place, changed.phrase())
}
