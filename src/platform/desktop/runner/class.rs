//! Classes: remembered folders, reading, export.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Runner;
use super::job::{Job, clean_typed_path};
use crate::app::class::{ClassAction as Do, ClassEffect, ClassExportFormat, ClassQuery, LoadedClass};
use crate::app::{Action, App};
use crate::describe::class::ClassDescriber;
use crate::describe::class_tables::tables;
use crate::documents::tables::{csv, xlsx};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, Language};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::storage::class::{ClassNotice, PROFILES, gather, read_roster};
use crate::platform::storage::{disk, files, worksheet_files};
use crate::progress::Moment;
use crate::progress::class::{Class, ClassReport, ReportQuery};
use crate::progress::mastery::Day;
use crate::progress::schedule::tableau;
use crate::rules::house::HouseLibrary;

const FILE: &str = "class.ron";

const LISTS: [&str; 5] = ["csv", "txt", "tsv", "xlsx", "ods"];

#[derive(Serialize, Deserialize, Default)]
struct RememberedClass {
    places: Vec<PathBuf>,
    #[serde(default)]
    list: Option<PathBuf>,
}

impl Runner {
    pub(super) fn run_class_errand(&mut self, app: &App, errand: ClassEffect, now: Moment) {
        match errand {
            ClassEffect::Recall => self.on_files(app, now, |job| {
                let RememberedClass { places, list } = job.load_remembered();
                job.act(Action::Class(Do::Remembered(places, list)));
                Ok(())
            }),
            ClassEffect::Add(path, places, list) => {
                self.on_files(app, now, move |job| job.add_class_source(&path, places, list));
            }
            ClassEffect::AddHere(places, list) => self.on_files(app, now, move |job| {
                let here = job.places.store.data().join(PROFILES);
                job.add_class_source(&here, places, list)
            }),
            ClassEffect::Read(wanted) => self.read_class(app, now, move |job| {
                job.remember(&wanted);
                job.class_reader().read(&wanted)
            }),
            ClassEffect::Reckon(class, wanted) => {
                self.read_class(app, now, move |job| Ok(job.class_reader().assemble(class, &wanted, Vec::new())));
            }
            // Overwritten with nothing rather than deleted.
            ClassEffect::Forget => self.on_files(app, now, |job| {
                job.save_remembered(&RememberedClass::default());
                Ok(())
            }),
            ClassEffect::Write(format, report) => {
                self.on_files(app, now, move |job| job.write_class(format, &report));
            }
        }
    }

    /// Reads a class beside everything else: its folders may be on a slow network drive.
    fn read_class(
        &self,
        app: &App,
        now: Moment,
        read: impl FnOnce(&Job) -> Result<LoadedClass, Phrase> + Send + 'static,
    ) {
        let job = self.job(app, now);
        self.lanes.beside(move || {
            job.run(|job| {
                let loaded = read(job).inspect_err(|_| job.act(Action::Class(Do::Failed)))?;
                job.act(Action::Class(Do::Read(Box::new(loaded))));
                Ok::<(), Phrase>(())
            })
        });
    }
}

impl Job {
    fn add_class_source(
        &mut self,
        path: &Path,
        mut places: Vec<PathBuf>,
        mut list: Option<PathBuf>,
    ) -> Result<(), Phrase> {
        let path = clean_typed_path(path);
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
        Ok(())
    }

    fn class_reader(&self) -> ClassReader {
        ClassReader {
            library: self.context.library.clone(),
            shelf: self.context.houses.clone(),
            language: self.context.language,
            now: self.context.now,
        }
    }

    fn load_remembered(&self) -> RememberedClass {
        let text = files::read_small(&self.places.store.data().join(FILE)).ok().flatten();
        text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    fn remember(&self, wanted: &ClassQuery) {
        let (places, list) = (wanted.places.clone(), wanted.list.clone());
        self.save_remembered(&RememberedClass { places, list });
    }

    /// Errors are ignored.
    fn save_remembered(&self, remembered: &RememberedClass) {
        if let Ok(text) = ron::to_string(remembered) {
            let _ = files::replace(&self.places.store.data().join(FILE), text.as_bytes());
        }
    }

    fn write_class(&mut self, written: ClassExportFormat, report: &ClassReport) -> Result<(), Phrase> {
        let words = Catalog::new(self.context.language);
        let house = self.context.houses.get(&report.house);
        let minutes_east = clock::minutes_east(self.context.now);
        let tables =
            tables(report, &ClassDescriber { words: &words, library: &self.context.library, house, minutes_east });
        let day = clock::day(self.context.now);
        let last: PathBuf = match written {
            ClassExportFormat::Csv => {
                let mut last = self.places.documents.clone();
                for table in &tables {
                    last = worksheet_files::write_file(
                        &self.places.documents,
                        &format!("class-{day}-{}.csv", table.id),
                        &csv(table),
                    )?;
                }
                last.parent().map_or(last.clone(), Path::to_owned)
            }
            ClassExportFormat::Xlsx => {
                let (yes, no) = (words.message(text_key!("class-yes")), words.message(text_key!("class-no")));
                let bytes = xlsx(&tables, (&yes, &no))
                    .map_err(|error| text!("class-not-made", why = Fact::Text(error.to_string())))?;
                worksheet_files::write_file(&self.places.documents, &format!("class-{day}.xlsx"), &bytes)?
            }
        };
        self.done(text_key!("class-file-lies-here"), &last);
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
            Err(error) => (None, Some(error.into_phrase())),
        };
        let gathering = gather(&wanted.places, list, self.now)?;
        let notices = gathering.notices.into_iter().map(ClassNotice::into_phrase).chain(unread).collect();
        Ok(self.assemble(Arc::new(gathering.class), wanted, notices))
    }

    fn assemble(&self, class: Arc<Class>, wanted: &ClassQuery, notices: Vec<Phrase>) -> LoadedClass {
        let minutes_east = clock::minutes_east(self.now);
        let usual = || class.houses().into_iter().next().unwrap_or_default();
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
            passes: &|lesson, percent| self.library.is_passed_by(lesson, percent),
            guess: &|key| describer.guess_chance(key),
        });
        LoadedClass { class, report: Arc::new(report), notices }
    }
}
