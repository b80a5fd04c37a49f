//! The log of the shift under way: `shifts/<device>.log` in the profile, each act in it before the next frame.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::Runner;
use super::job::Event;
use super::lanes::notify;
use crate::app::shift::{ShiftAction, ShiftEffect};
use crate::app::{Action, App};
use crate::i18n::phrase::Phrase;
use crate::platform::storage::shift_log_file::ShiftLogFile;
use crate::platform::storage::{disk, shift_log_file};
use crate::progress::Moment;

/// The open log; written on the thread of the journals.
pub(super) type SharedLog = Arc<Mutex<Option<ShiftLogFile>>>;

impl Runner {
    pub(super) fn run_shift_errand(&mut self, app: &App, errand: ShiftEffect, _now: Moment) {
        let (Some(folder), Some(profile)) = (self.folder.clone(), app.profile()) else { return };
        let place = place(&folder, profile.device.as_str());
        let log = Arc::clone(&self.shift_log);
        self.lanes.on_journals(move |_| {
            let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
            match errand {
                ShiftEffect::Find => {
                    *log = None;
                    find(&place)
                }
                ShiftEffect::Start(line) => report(open(&mut log, &place, 0).and_then(|file| file.append(&line))),
                ShiftEffect::GoOn(sound) => report(open(&mut log, &place, sound as u64).map(|_| ())),
                ShiftEffect::Append(line, syncs) => report(append(log.as_mut(), &line, syncs)),
                ShiftEffect::End(line) => {
                    let written = append(log.as_mut(), &line, true);
                    *log = None;
                    report(written)
                }
            }
        });
    }
}

/// The log of a device in a profile's folder.
fn place(folder: &Path, device: &str) -> PathBuf {
    folder.join("shifts").join(format!("{device}.log"))
}

/// Reports what is in the log; a log that is not there is empty.
fn find(place: &Path) -> Vec<Event> {
    let bytes = if disk::exists(place) { shift_log_file::read(place) } else { Ok(Vec::new()) };
    match bytes {
        Ok(bytes) => vec![Event::Act(Box::new(Action::Shift(ShiftAction::Found(bytes))))],
        Err(problem) => vec![notify(problem)],
    }
}

/// Opens the log and cuts it to its first bytes.
fn open<'l>(log: &'l mut Option<ShiftLogFile>, place: &Path, length: u64) -> Result<&'l mut ShiftLogFile, Phrase> {
    if let Some(folder) = place.parent() {
        disk::make_folder(folder).map_err(|fault| fault.phrase(folder))?;
    }
    *log = None;
    let (mut file, bytes) = ShiftLogFile::open(place)?;
    if bytes.len() as u64 > length {
        file.cut(length)?;
    }
    Ok(log.insert(file))
}

fn append(log: Option<&mut ShiftLogFile>, line: &str, syncs: bool) -> Result<(), Phrase> {
    let Some(log) = log else { return Ok(()) };
    log.append(line)?;
    if syncs { log.sync() } else { Ok(()) }
}

fn report(done: Result<(), Phrase>) -> Vec<Event> {
    done.err().map(notify).into_iter().collect()
}
