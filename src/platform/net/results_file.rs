//! Results file beside a room's log, written when it is over. The log holds answers, not points: if the lesson
//! changes later, the log alone cannot tell who was right.

use std::path::{Path, PathBuf};

use crate::classroom::log::{OpeningRecord, RoomLog};
use crate::classroom::results::{Results, ResultsDescriber};
use crate::classroom::{QuizChanged, Room};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, Language};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::storage::{disk, file_system, files};

/// File extension, replacing that of the log.
const END: &str = "json";

/// Saves the results as `tailleur room --json` prints them, readable by the owner only. A failure loses nothing as
/// long as the lesson is unchanged.
pub(super) fn write_results(log: &Path, room: &Room, language: Language) {
    let (results, words) = (Results::gather(room), Catalog::new(language));
    let describer =
        ResultsDescriber { results: &results, words: &words, minutes_east: clock::minutes_east(results.opened) };
    let Ok(json) = describer.json() else { return };
    let draft = log.with_extension("json.tmp");
    // Draft left behind by a killed host.
    let _ = file_system::remove(&draft);
    let written =
        files::make_private(&draft, json.as_bytes()).and_then(|()| file_system::rename(&draft, &results_path(log)));
    if written.is_err() {
        let _ = file_system::remove(&draft);
    }
}

fn results_path(log: &Path) -> PathBuf {
    log.with_extension(END)
}

/// Adds the place of the saved results, if any, to the reason.
pub(super) fn with_saved_results(log: &Path, why: Phrase) -> Phrase {
    let place = results_path(log);
    if !disk::exists(&place) {
        return why;
    }
    text!("room-results-kept", why = Fact::Phrase(Box::new(why)), place = files::path_fact(&place))
}

/// The room of a log, to evaluate it.
///
/// # Errors
/// If its lesson has changed; names the saved results, if any.
pub fn restore_room(place: &Path, log: &RoomLog, library: &Library) -> Result<Room, Phrase> {
    log.room(library).map_err(|changed| changed_notice(place, &changed))
}

/// The room of a log as it was opened, to replay it.
///
/// # Errors
/// If its lesson has changed; names the saved results, if any.
pub fn restore_opened_room(place: &Path, opened: &OpeningRecord, library: &Library) -> Result<Room, Phrase> {
    opened.room(library).map_err(|changed| changed_notice(place, &changed))
}

fn changed_notice(place: &Path, changed: &QuizChanged) -> Phrase {
    with_saved_results(place, changed.phrase())
}
