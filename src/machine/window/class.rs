//! Class screens in the window: remembered folders, background reading, export.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Window;
use super::archives::tidy;
use crate::app::Action;
use crate::app::class::{Action as Do, Errand, Found, Wanted, Written};
use crate::lesson::Library;
use crate::machine::class::{gather, roster};
use crate::machine::{clock, disk, files, sheets};
use crate::progress::Moment;
use crate::progress::class::{Class, Report, Sought};
use crate::progress::mastery::Day;
use crate::progress::schedule::tableau;
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::class::{Teller, csv, tables, xlsx};
use crate::words::{Language, Words};

const FILE: &str = "class.ron";

const LISTS: [&str; 5] = ["csv", "txt", "tsv", "xlsx", "ods"];

#[derive(Serialize, Deserialize, Default)]
struct Remembered {
    places: Vec<PathBuf>,
    #[serde(default)]
    list: Option<PathBuf>,
}

impl Window {
    pub(super) fn teach(&mut self, errand: Errand) -> Result<(), Phrase> {
        match errand {
            Errand::Recall => {
                let Remembered { places, list } = self.recalled();
                self.act(Action::Class(Do::Remembered(places, list)));
            }
            Errand::Add(path, mut places, mut list) => {
                let path = tidy(&path);
                if !disk::is_there(&path) {
                    return Err(disk::Unreadable::Missing.phrase(&path));
                }
                let is_list = |end: &std::ffi::OsStr| LISTS.iter().any(|list| end.eq_ignore_ascii_case(list));
                if !disk::is_folder(&path) && path.extension().is_some_and(is_list) {
                    roster(&path)?;
                    list = Some(path);
                } else if !places.contains(&path) {
                    places.push(path);
                }
                self.act(Action::Class(Do::Remembered(places, list)));
            }
            Errand::Read(wanted) => {
                self.remember(&wanted);
                let reckoner = self.reckoner();
                self.class.begin(move || Some(reckoner.read(&wanted)));
            }
            Errand::Reckon(class, wanted) => {
                let reckoner = self.reckoner();
                self.class.begin(move || Some(Ok(reckoner.found(class, &wanted, Vec::new()))));
            }
            // Overwritten with nothing rather than deleted.
            Errand::Forget => self.remember_all(&Remembered::default()),
            Errand::Write(written, report) => self.write_class(written, &report)?,
        }
        Ok(())
    }

    pub(super) fn hear_of_the_class(&mut self) {
        while let Some(news) = self.class.news() {
            match news {
                Ok(found) => self.act(Action::Class(Do::Read(Box::new(found)))),
                Err(notice) => {
                    self.act(Action::Class(Do::Failed));
                    self.act(Action::Notice(notice));
                }
            }
        }
    }

    fn reckoner(&self) -> Reckoner {
        Reckoner {
            library: self.app.library().clone(),
            shelf: self.app.shelf().clone(),
            language: self.app.language(),
            now: self.clock.now(),
        }
    }

    fn recalled(&self) -> Remembered {
        let text = files::read_small(&self.store.data().join(FILE)).ok().flatten();
        text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    fn remember(&self, wanted: &Wanted) {
        let (places, list) = (wanted.places.clone(), wanted.list.clone());
        self.remember_all(&Remembered { places, list });
    }

    /// Errors are ignored.
    fn remember_all(&self, remembered: &Remembered) {
        if let Ok(text) = ron::to_string(remembered) {
            let _ = files::replace(&self.store.data().join(FILE), text.as_bytes());
        }
    }

    fn write_class(&mut self, written: Written, report: &Report) -> Result<(), Phrase> {
        let words = Words::of(self.app.language());
        let house = self.app.shelf().get(&report.house);
        let minutes_east = clock::minutes_east(self.clock.now());
        let tables = tables(report, &Teller { words: &words, library: self.app.library(), house, minutes_east });
        let day = clock::day(self.clock.now());
        let last: PathBuf = match written {
            Written::Csv => {
                let mut last = self.sheets.clone();
                for table in &tables {
                    last = sheets::keep(&self.sheets, &format!("class-{day}-{}.csv", table.id), &csv(table))?;
                }
                last.parent().map_or(last.clone(), Path::to_owned)
            }
            Written::Xlsx => {
                let (yes, no) = (words.key("class-yes"), words.key("class-no"));
                let bytes = xlsx(&tables, (&yes, &no))
                    .map_err(|error| Phrase::plain("class-not-made").with("why", Fact::Text(error.to_string())))?;
                sheets::keep(&self.sheets, &format!("class-{day}.xlsx"), &bytes)?
            }
        };
        self.act(Action::Done(Phrase::plain("class-file-lies-here").with("place", files::shown(&last))));
        Ok(())
    }
}

struct Reckoner {
    library: Library,
    shelf: Shelf,
    language: Language,
    now: Moment,
}

impl Reckoner {
    fn read(&self, wanted: &Wanted) -> Result<Found, Phrase> {
        let (list, unread) = match wanted.list.as_deref().map(roster).transpose() {
            Ok(list) => (list, None),
            Err(notice) => (None, Some(notice)),
        };
        let gathering = gather(&wanted.places, list, self.now)?;
        let notices = gathering.notices.into_iter().chain(unread).collect();
        Ok(self.found(Arc::new(gathering.class), wanted, notices))
    }

    fn found(&self, class: Arc<Class>, wanted: &Wanted, notices: Vec<Phrase>) -> Found {
        let minutes_east = clock::minutes_east(self.now);
        let usual = || class.houses().first().map(std::string::ToString::to_string).unwrap_or_default();
        let id = wanted.house.clone().unwrap_or_else(usual);
        let house = self.shelf.get(&id);
        let words = Words::of(self.language);
        let teller = Teller { words: &words, library: &self.library, house, minutes_east };
        let report = class.report(&Sought {
            house: &id,
            skills: &house.map(|house| tableau(house)).unwrap_or_default(),
            today: Day::of(self.now, minutes_east),
            attempts: wanted.attempts,
            lesson: None,
            guess: &|key| teller.guess(key),
        });
        Found { class, report: Arc::new(report), notices }
    }
}
