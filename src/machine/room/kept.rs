//! Results file beside a room's log, written when it is over. The log holds answers, not points: if the lesson
//! changes later, the log alone cannot tell who was right.

use std::path::{Path, PathBuf};

use crate::classroom::log::{Log, Opened};
use crate::classroom::results::{Results, Teller};
use crate::classroom::{Changed, Room};
use crate::lesson::Library;
use crate::machine::{clock, disk, files, medium};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Language, Words};

/// File extension, replacing that of the log.
const END: &str = "json";

/// Saves the results as `tailleur room --json` prints them, readable by the owner only. A failure loses nothing as
/// long as the lesson is unchanged.
pub(super) fn keep(log: &Path, room: &Room, language: Language) {
    let (results, words) = (Results::of(room), Words::of(language));
    let teller = Teller { results: &results, words: &words, minutes_east: clock::minutes_east(results.opened) };
    let Ok(json) = teller.json() else { return };
    let draft = log.with_extension("json.tmp");
    // Draft left behind by a killed host.
    let _ = medium::remove(&draft);
    let written = files::make_private(&draft, json.as_bytes()).and_then(|()| medium::rename(&draft, &place(log)));
    if written.is_err() {
        let _ = medium::remove(&draft);
    }
}

fn place(log: &Path) -> PathBuf {
    log.with_extension(END)
}

/// Adds the place of the saved results, if any, to the reason.
pub(super) fn told_beside(log: &Path, why: Phrase) -> Phrase {
    let place = place(log);
    if !disk::is_there(&place) {
        return why;
    }
    Phrase::plain("room-results-kept").with("why", Fact::Phrase(Box::new(why))).with("place", files::shown(&place))
}

/// The room of a log, to evaluate it.
///
/// # Errors
/// If its lesson has changed; names the saved results, if any.
pub fn room_of(place: &Path, log: &Log, library: &Library) -> Result<Room, Phrase> {
    log.room(library).map_err(|changed| refused(place, &changed))
}

/// The room of a log as it was opened, to replay it.
///
/// # Errors
/// If its lesson has changed; names the saved results, if any.
pub fn opened_of(place: &Path, opened: &Opened, library: &Library) -> Result<Room, Phrase> {
    opened.room(library).map_err(|changed| refused(place, &changed))
}

fn refused(place: &Path, changed: &Changed) -> Phrase {
    told_beside(place, changed.phrase())
}
