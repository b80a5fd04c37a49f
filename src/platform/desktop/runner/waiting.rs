//! Answers that wait: tried again, saved elsewhere, put aside at the end and restored at the next start.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::job::{Event, Job};
use super::lanes::notify;
use super::unsaved::{LastTry, ShownWaiting};
use super::{Closing, Runner};
use crate::app::waiting::{RescuedAnswers, WaitingAction, WaitingAnswers, WaitingEffect};
use crate::app::{Action, App};
use crate::i18n::phrase::Phrase;
use crate::platform::clock;
use crate::platform::storage::journal_writer::JournalWriter;
use crate::platform::storage::{import, rescue};
use crate::progress::Moment;

/// Time for one more try before it is asked what to do with answers that wait.
const CLOSING_TRY: Duration = Duration::from_millis(500);

impl Runner {
    pub(super) fn run_waiting_errand(&mut self, app: &App, errand: WaitingEffect, now: Moment) {
        match errand {
            WaitingEffect::Retry => self.retry(),
            WaitingEffect::SaveElsewhere(path) => {
                let unsaved = self.unsaved.clone();
                // Beside everything else: the disk of the others may hang.
                self.lanes.beside(move || {
                    let path = super::job::clean_typed_path(&path);
                    let saved = rescue::write_file(&path, &unsaved.lines());
                    vec![report(WaitingAction::SavedElsewhere(saved))]
                });
            }
            WaitingEffect::BringIn(folders) => {
                self.operate(app, now, move |job, journals| job.bring_in_rescued(journals, &folders));
            }
            WaitingEffect::CloseWindow => self.closing = Closing::Agreed,
        }
    }

    fn retry(&mut self) {
        self.lanes.on_journals(|journals| {
            let failed = journals.retry().err();
            let notices = failed.into_iter().chain(journals.take_notices());
            notices.map(notify).chain([report(WaitingAction::Tried)]).collect()
        });
    }

    /// Change in the answers that wait.
    pub(super) fn waiting_news(&mut self) -> Option<Action> {
        let shown = self.unsaved.shown(self.closing == Closing::Asked);
        if shown == self.shown_waiting {
            return None;
        }
        self.shown_waiting = shown.clone();
        let ShownWaiting { count, profile, trouble } = shown;
        if count == 0 {
            return Some(Action::Waiting(WaitingAction::Changed(WaitingAnswers::default())));
        }
        let elsewhere = rescue::proposed_file(&profile, clock::time_of_day());
        let waiting = WaitingAnswers { count: count as u64, place: profile, trouble, elsewhere };
        Some(Action::Waiting(WaitingAction::Changed(waiting)))
    }

    /// Offers the answers of the profile that were put aside at the end of an earlier run.
    pub(super) fn offer_rescued(&self, folder: &Path, name: &str) {
        let (places, folder, name) = (Arc::clone(&self.places), folder.to_owned(), name.to_owned());
        self.lanes.beside(move || {
            let found = rescue::find(&places.rescue, &folder, &name);
            let count = found.iter().map(|rescued| rescued.count).sum();
            let folders: Vec<PathBuf> = found.into_iter().map(|rescued| rescued.folder).collect();
            let offer = WaitingAction::Found(RescuedAnswers { count, folders: folders.clone() });
            (!folders.is_empty()).then(|| report(offer)).into_iter().collect()
        });
    }

    /// True if the window may be closed; if not, it is asked what to do with the answers that wait.
    pub fn may_close(&mut self, app: &mut App, now: Moment) -> bool {
        if self.closes() {
            return true;
        }
        // Also where nothing waits: a file that was taken away is written again.
        self.retry();
        self.settle(app, now, CLOSING_TRY);
        if self.unsaved.count() == 0 {
            return true;
        }
        // Also those that are only on their way.
        self.closing = Closing::Asked;
        self.apply_results(app, now);
        self.act(app, Action::Waiting(WaitingAction::CloseWindow), now);
        self.closes()
    }

    /// True once the window is to be closed without a further question.
    pub fn closes(&self) -> bool {
        self.closing == Closing::Agreed
    }

    /// The last attempt to save answers when the program is asked to end.
    pub const fn last_try(&self) -> &Arc<LastTry> {
        &self.last_try
    }
}

fn report(action: WaitingAction) -> Event {
    Event::Act(Box::new(Action::Waiting(action)))
}

impl Job {
    fn bring_in_rescued(&mut self, journals: &mut JournalWriter, folders: &[PathBuf]) -> Result<(), Phrase> {
        let profile = self.current_profile()?;
        let name = profile.name.clone();
        let mut all = crate::platform::storage::merge::MergeSummary::default();
        // An offer may have come for the profile that was open before.
        let own = rescue::find(&self.places.rescue, &self.places.store.folder_of(&profile), &name);
        for folder in folders.iter().filter(|folder| own.iter().any(|rescued| rescued.folder == **folder)) {
            let brought = import::merge_into(&self.places.store, folder, &profile)?;
            all.answers += brought.answers;
            all.notices.extend(brought.notices);
            rescue::remove(folder);
        }
        self.reopen_profile(journals, profile)?;
        self.act(Action::Done(import::merged_notice(&all, &name), None));
        self.notify_all(all.notices);
        Ok(())
    }
}
