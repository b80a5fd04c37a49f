//! Review packs created from a class's mistakes.

use std::path::Path;

use super::job::Job;
use crate::app::Action;
use crate::classroom::results::practice::{BELOW, MOST, PracticeOptions};
use crate::classroom::results::{Results, ResultsDescriber};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::clock;
use crate::platform::storage::packs::files_of;
use crate::platform::storage::{disk, files, question_files};

/// Maximum number of notes on a lesson.
const MOST_NOTES: usize = 6;

impl Job {
    /// Writes a review pack into the shared packs folder, so that it can be asked at once.
    pub(super) fn write_review_pack(&mut self, results: &Results) -> Result<(), Phrase> {
        let no_pack = || text!("practice-no-pack", lesson = Fact::Text(results.lesson.clone()));
        let place = self.places.store.data().join("packs");
        let (pack, _) = self.context.library.find(&results.lesson).ok_or_else(no_pack)?;
        let profile = self.current_profile().ok().map(|profile| self.places.store.folder_of(&profile).join("packs"));
        let places: Vec<&Path> = profile.as_deref().into_iter().chain([place.as_path()]).collect();
        let source = files_of(&pack.id, &places);
        let id = (1..).map(|number| format!("again-{}-{number}", clock::day(results.opened)));
        let id = id.into_iter().find(|id| !disk::exists(&place.join(id))).unwrap_or_default();
        let wanted = PracticeOptions {
            id: &id,
            below: BELOW,
            most: MOST,
            pack,
            files: &source,
            comments: self.context.language,
            minutes_east: clock::minutes_east(results.opened),
        };
        let words = Catalog::new(self.context.language);
        let describer = ResultsDescriber { results, words: &words, minutes_east: wanted.minutes_east };
        let practice = match results.practice(&wanted) {
            Ok(practice) => practice,
            Err(nothing) => {
                self.notify_notes(&nothing.notes(&describer), &describer);
                return Err(nothing.phrase());
            }
        };
        let folder = place.join(&id);
        let texts = practice.files.iter().map(|(name, text)| (name, text.as_bytes()));
        let pictures = practice.files.pictures.iter().map(|(name, bytes)| (name, &**bytes));
        for (name, bytes) in texts.chain(pictures) {
            question_files::write_file(&folder.join(name), bytes)?;
        }
        match self.current_profile() {
            Ok(profile) => self.send_library(&profile),
            Err(_) => self.list_rooms(),
        }
        let made = text!(
            "practice-made",
            count = Fact::Number(practice.decisions.len() as u64),
            questions = Fact::Number(practice.questions.into()),
            place = files::path_fact(&folder)
        );
        self.act(Action::Done(made, None));
        self.notify_notes(&practice.notes(&describer), &describer);
        Ok(())
    }

    fn notify_notes(&mut self, notes: &[Phrase], describer: &ResultsDescriber<'_>) {
        if notes.is_empty() {
            return;
        }
        let mut texts: Vec<String> = notes.iter().take(MOST_NOTES).map(|note| describer.render(note)).collect();
        if let Some(more) = notes.len().checked_sub(MOST_NOTES).filter(|more| *more > 0) {
            texts.push(describer.render(&text!("practice-notes-more", count = Fact::Number(more as u64))));
        }
        self.act(Action::Notice(text!("practice-notes", notes = Fact::Text(texts.join(" "))).into()));
    }
}
