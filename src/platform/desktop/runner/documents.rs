//! Documents written beside the worksheets, and shown with the system's viewer.

use std::path::PathBuf;
use std::sync::Arc;

use super::Runner;
use super::job::{Event, Job, clean_typed_path};
use crate::app::{App, LessonPath};
use crate::documents::{MOST, Worksheet};
use crate::i18n::Catalog;
use crate::i18n::phrase::Phrase;
use crate::lesson::Lesson;
use crate::platform::storage::{report_files, worksheet_files};
use crate::progress::{LessonDone, Moment, Progress};
use crate::rules::house::House;

impl Runner {
    pub(super) fn print(&mut self, app: &App, now: Moment, path: &LessonPath, seed: u64, into: Option<PathBuf>) {
        match (app.lesson(path), app.chosen_house()) {
            (Some(lesson), Some(house)) => {
                let house = lesson.house_to_ask(house, app.table());
                self.on_files(app, now, move |job| job.print(&lesson, house, seed, into));
            }
            _ => self.notify(text!("notice-no-such-lesson")),
        }
    }

    pub(super) fn print_poster(&mut self, app: &App, now: Moment) {
        if let Some(house) = app.house() {
            self.on_files(app, now, |job| job.print_poster(house));
        }
    }

    pub(super) fn print_report(&mut self, app: &App, now: Moment) {
        if let (Some(profile), Some(house)) = (app.profile(), app.chosen_house().cloned()) {
            let known = profile.known.clone();
            self.on_files(app, now, move |job| job.print_report(&known, &house));
        }
    }

    pub(super) fn print_certificate(&mut self, app: &App, now: Moment, done: Box<LessonDone>) {
        if let (Some(_), Some(house)) = (app.profile(), app.shelf().get(&done.house).cloned()) {
            self.on_files(app, now, move |job| job.print_certificate(&done, &house));
        }
    }
}

impl Job {
    pub(super) fn words(&self) -> Catalog {
        Catalog::new(self.context.language).with_wide_spaces()
    }

    pub(super) fn save_file(&mut self, name: &str, bytes: &[u8]) -> Result<(), Phrase> {
        let file = worksheet_files::write_file(&self.places.documents, name, bytes)?;
        self.done(text_key!("pictures-file-lies-here"), &file);
        Ok(())
    }

    fn print(&mut self, lesson: &Lesson, house: Arc<House>, seed: u64, into: Option<PathBuf>) -> Result<(), Phrase> {
        let count = lesson.questions().min(MOST);
        let sheet = Worksheet::of_lesson(lesson, house, seed, count);
        let folder = into.map_or_else(|| self.places.documents.clone(), |folder| clean_typed_path(&folder));
        let file = worksheet_files::write(&folder, &lesson.id, &sheet, &self.words())?;
        self.done(text_key!("sheet-lies-here"), &file);
        Ok(())
    }

    fn print_poster(&mut self, house: Arc<House>) -> Result<(), Phrase> {
        let file = worksheet_files::write_poster(&self.places.documents, house, &self.words())?;
        self.report(Event::Show(file.clone()));
        self.done(text_key!("poster-lies-here"), &file);
        Ok(())
    }

    fn print_report(&mut self, known: &Progress, house: &Arc<House>) -> Result<(), Phrase> {
        let name = self.context.profile.clone().unwrap_or_default();
        let report = report_files::report_on(&name, known, house, &self.context.library, self.context.now);
        let file = report_files::report_file(&self.places.documents, &self.folder_name(), &house.id);
        report_files::write_report(&file, &report, &self.words())?;
        self.report(Event::Show(file.clone()));
        self.done(text_key!("paper-lies-here"), &file);
        Ok(())
    }

    fn print_certificate(&mut self, done: &LessonDone, house: &Arc<House>) -> Result<(), Phrase> {
        let name = self.context.profile.clone().unwrap_or_default();
        let certificate = report_files::certificate_of(&name, done, house, &self.context.library)
            .ok_or_else(|| text!("notice-no-such-lesson"))?;
        let file = report_files::certificate_file(&self.places.documents, &self.folder_name(), &certificate.mark);
        report_files::write_certificate(&file, &certificate, &self.words())?;
        self.report(Event::Show(file.clone()));
        self.done(text_key!("paper-lies-here"), &file);
        Ok(())
    }

    fn folder_name(&self) -> String {
        let name = self.context.folder.as_deref().and_then(std::path::Path::file_name);
        name.map_or_else(|| "profile".to_owned(), |name| name.to_string_lossy().into_owned())
    }
}
