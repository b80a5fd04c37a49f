//! Class screens in the window: remembered folders, background reading, export.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Window;
use super::profile_admin::clean_typed_path;
use crate::app::Action;
use crate::app::class::{ClassAction as Do, ClassEffect, ClassExportFormat, ClassQuery, LoadedClass};
use crate::describe::class::ClassDescriber;
use crate::describe::class_tables::tables;
use crate::documents::tables::{csv, xlsx};
use crate::i18n::{Catalog, Language};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::storage::class::{gather, read_roster};
use crate::platform::storage::{disk, files, worksheet_files};
use crate::progress::Moment;
use crate::progress::class::{Class, ClassReport, ReportQuery};
use crate::progress::mastery::Day;
use crate::progress::schedule::tableau;
use crate::rules::house::HouseLibrary;
use crate::rules::phrase::{Fact, Phrase};

const FILE: &str = "class.ron";

const LISTS: [&str; 5] = ["csv", "txt", "tsv", "xlsx", "ods"];

#[derive(Serialize, Deserialize, Default)]
struct RememberedClass {
    places: Vec<PathBuf>,
    #[serde(default)]
    list: Option<PathBuf>,
}

impl Window {
    pub(super) fn run_class_errand(&mut self, errand: ClassEffect) -> Result<(), Phrase> {
        match errand {
            ClassEffect::Recall => {
                let RememberedClass { places, list } = self.load_remembered();
                self.act(Action::Class(Do::Remembered(places, list)));
            }
            ClassEffect::Add(path, mut places, mut list) => {
                let path = clean_typed_path(&path);
                if !disk::exists(&path) {
                    return Err(disk::Unreadable::Missing.phrase(&path));
                }
                let is_list = |end: &std::ffi::OsStr| LISTS.iter().any(|list| end.eq_ignore_ascii_case(list));
                if !disk::is_folder(&path) && path.extension().is_some_and(is_list) {
                    read_roster(&path)?;
                    list = Some(path);
                } else if !places.contains(&path) {
                    places.push(path);
                }
                self.act(Action::Class(Do::Remembered(places, list)));
            }
            ClassEffect::Read(wanted) => {
                self.remember(&wanted);
                let reckoner = self.class_reader();
                self.class_task.spawn(move || Some(reckoner.read(&wanted)));
            }
            ClassEffect::Reckon(class, wanted) => {
                let reckoner = self.class_reader();
                self.class_task.spawn(move || Some(Ok(reckoner.assemble(class, &wanted, Vec::new()))));
            }
            // Overwritten with nothing rather than deleted.
            ClassEffect::Forget => self.save_remembered(&RememberedClass::default()),
            ClassEffect::Write(written, report) => self.write_class(written, &report)?,
        }
        Ok(())
    }

    pub(super) fn poll_class(&mut self) {
        while let Some(news) = self.class_task.try_result() {
            match news {
                Ok(found) => self.act(Action::Class(Do::Read(Box::new(found)))),
                Err(notice) => {
                    self.act(Action::Class(Do::Failed));
                    self.act(Action::Notice(notice));
                }
            }
        }
    }

    fn class_reader(&self) -> ClassReader {
        ClassReader {
            library: self.app.library().clone(),
            shelf: self.app.shelf().clone(),
            language: self.app.language(),
            now: self.clock.now(),
        }
    }

    fn load_remembered(&self) -> RememberedClass {
        let text = files::read_small(&self.store.data().join(FILE)).ok().flatten();
        text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    fn remember(&self, wanted: &ClassQuery) {
        let (places, list) = (wanted.places.clone(), wanted.list.clone());
        self.save_remembered(&RememberedClass { places, list });
    }

    /// Errors are ignored.
    fn save_remembered(&self, remembered: &RememberedClass) {
        if let Ok(text) = ron::to_string(remembered) {
            let _ = files::replace(&self.store.data().join(FILE), text.as_bytes());
        }
    }

    fn write_class(&mut self, written: ClassExportFormat, report: &ClassReport) -> Result<(), Phrase> {
        let words = Catalog::new(self.app.language());
        let house = self.app.shelf().get(&report.house);
        let minutes_east = clock::minutes_east(self.clock.now());
        let tables =
            tables(report, &ClassDescriber { words: &words, library: self.app.library(), house, minutes_east });
        let day = clock::day(self.clock.now());
        let last: PathBuf = match written {
            ClassExportFormat::Csv => {
                let mut last = self.sheets.clone();
                for table in &tables {
                    last = worksheet_files::write_file(
                        &self.sheets,
                        &format!("class-{day}-{}.csv", table.id),
                        &csv(table),
                    )?;
                }
                last.parent().map_or(last.clone(), Path::to_owned)
            }
            ClassExportFormat::Xlsx => {
                let (yes, no) = (words.message("class-yes"), words.message("class-no"));
                let bytes = xlsx(&tables, (&yes, &no))
                    .map_err(|error| Phrase::plain("class-not-made").with("why", Fact::Text(error.to_string())))?;
                worksheet_files::write_file(&self.sheets, &format!("class-{day}.xlsx"), &bytes)?
            }
        };
        self.act(Action::Done(Phrase::plain("class-file-lies-here").with("place", files::path_fact(&last))));
        Ok(())
    }
}

struct ClassReader {
    library: Library,
    shelf: HouseLibrary,
    language: Language,
    now: Moment,
}

impl ClassReader {
    fn read(&self, wanted: &ClassQuery) -> Result<LoadedClass, Phrase> {
        let (list, unread) = match wanted.list.as_deref().map(read_roster).transpose() {
            Ok(list) => (list, None),
            Err(notice) => (None, Some(notice)),
        };
        let gathering = gather(&wanted.places, list, self.now)?;
        let notices = gathering.notices.into_iter().chain(unread).collect();
        Ok(self.assemble(Arc::new(gathering.class), wanted, notices))
    }

    fn assemble(&self, class: Arc<Class>, wanted: &ClassQuery, notices: Vec<Phrase>) -> LoadedClass {
        let minutes_east = clock::minutes_east(self.now);
        let usual = || class.houses().first().map(std::string::ToString::to_string).unwrap_or_default();
        let id = wanted.house.clone().unwrap_or_else(usual);
        let house = self.shelf.get(&id);
        let words = Catalog::new(self.language);
        let describer = ClassDescriber { words: &words, library: &self.library, house, minutes_east };
        let report = class.report(&ReportQuery {
            house: &id,
            skills: &house.map(|house| tableau(house)).unwrap_or_default(),
            today: Day::from_moment(self.now, minutes_east),
            attempts: wanted.attempts,
            lesson: None,
            guess: &|key| describer.guess_chance(key),
        });
        LoadedClass { class, report: Arc::new(report), notices }
    }
}
