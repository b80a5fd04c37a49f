//! Practises without a window and without end, as a trainee would: opens a data folder, answers the questions of its
//! lessons and prints when each answer is saved. `scripts/kill-rounds` and `scripts/real-places` kill it and break its
//! disk.
//!
//! `answers DATA [PROFILE] [--pause MILLIS] [--most COUNT]` prints `saved ID` once the effects of an answer are carried
//! out, which is when a window would show its verdict; `pending ID` while the answer is not on the disk; and
//! `notice LANGUAGE KEY: SENTENCE` for each message to the trainee.
//! `answers DATA [PROFILE] --read` prints `found ID` for each record of the profile's journals.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use tailleur::app::practice::{Practice, PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, ActiveProfile, App, AppSetup, Effect, LessonPath, Screen};
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::Library;
use tailleur::platform::clock::Clock;
use tailleur::platform::entropy;
use tailleur::platform::storage::journal::read_all;
use tailleur::platform::storage::journal_writer::JournalWriter;
use tailleur::platform::storage::profiles::{ProfileError, ProfileSession, Store};
use tailleur::platform::storage::settings_file;
use tailleur::progress::{Record, RecordId, Settings};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::rng::SeededRng;

struct Asked {
    data: PathBuf,
    profile: String,
    pause: Duration,
    most: u64,
    read: bool,
}

impl Asked {
    fn parse(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let data = words.next()?.into();
        let mut asked = Self { data, profile: "Anna".to_owned(), pause: Duration::ZERO, most: u64::MAX, read: false };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--pause" => asked.pause = Duration::from_millis(words.next()?.parse().ok()?),
                "--most" => asked.most = words.next()?.parse().ok()?,
                "--read" => asked.read = true,
                _ => asked.profile = word,
            }
        }
        Some(asked)
    }
}

fn main() -> ExitCode {
    let Some(asked) = Asked::parse(std::env::args().skip(1)) else {
        let _ = writeln!(io::stderr(), "usage: answers DATA [PROFILE] [--pause MILLIS] [--most COUNT] [--read]");
        return ExitCode::from(2);
    };
    let done =
        if asked.read { read(&asked) } else { Trainee::sit_down(&asked).and_then(|trainee| trainee.go_on(&asked)) };
    // Printing fails when the reader of the pipe is gone.
    done.map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS)
}

/// Prints the records on the disk.
fn read(asked: &Asked) -> io::Result<()> {
    let (store, _) = Store::open(&asked.data);
    let mut out = io::stdout().lock();
    let Some(profile) = store.find(&asked.profile) else { return Ok(()) };
    let mut ids = Vec::new();
    let notices = read_all(&store.folder_of(&profile), |record| ids.extend(id(&record)));
    for id in ids {
        writeln!(out, "found {id}")?;
    }
    notices.iter().try_for_each(print_notice)
}

fn id(record: &Record) -> Option<RecordId> {
    match record {
        Record::Answer(entry) => Some(entry.id),
        Record::LessonDone(done) => Some(done.id),
        Record::WarmUp(warm_up) => Some(warm_up.id),
        Record::Correction(made) => Some(made.id),
        Record::Position(position) => Some(position.id),
        Record::Placement(made) => Some(made.id),
        Record::Shift(worked) => Some(worked.id),
        Record::Unknown(_) => None,
    }
}

/// Prints a notice in every language.
fn print_notice(notice: &Phrase) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for language in Language::ALL {
        let sentence = Catalog::new(language).render(notice, &HouseTerms::default());
        writeln!(out, "notice {} {}: {sentence}", language.code(), notice.key)?;
    }
    out.flush()
}

/// A trainee at the window.
struct Trainee {
    app: App,
    clock: Clock,
    store: Store,
    journal: JournalWriter,
    /// The records that are not known to be on the disk.
    open: Vec<RecordId>,
}

impl Trainee {
    /// Opens the data folder, and a profile in it.
    fn sit_down(asked: &Asked) -> io::Result<Self> {
        let (store, notices) = Store::open(&asked.data);
        let (profiles, unread) = store.profiles();
        let app = App::new(AppSetup {
            library: Library::built_in(),
            shelf: HouseLibrary::built_in(),
            system_language: Language::English,
            settings: Settings::default(),
            profiles: profiles.into_iter().map(|profile| profile.name).collect(),
            last_profile: None,
            requested_lesson: None,
            seed: entropy::seed(),
        });
        let (clock, journal) = (Clock::start(), JournalWriter::default());
        let mut trainee = Self { app, clock, store, journal, open: Vec::new() };
        let unread = unread.into_iter().map(ProfileError::into_phrase);
        notices.into_iter().chain(unread).try_for_each(|notice| print_notice(&notice))?;
        let name = asked.profile.clone();
        let is_there = trainee.store.find(&name).is_some();
        trainee.act(if is_there { Action::OpenProfile(name) } else { Action::MakeProfile(name) })?;
        Ok(trainee)
    }

    /// Takes one lesson after another.
    fn go_on(mut self, asked: &Asked) -> io::Result<()> {
        if self.app.profile().is_none() {
            return Ok(());
        }
        let mut given = 0;
        for path in self.lessons().into_iter().cycle() {
            self.act(Action::Begin(path))?;
            while let Screen::Lesson(practice) = self.app.screen() {
                let action = match practice.stage() {
                    PracticeStage::Done | PracticeStage::Shift(_) => break,
                    PracticeStage::Asking(asking) if is_spoken(&asking.question().form) && asking.model().is_none() => {
                        Do::Spoken
                    }
                    PracticeStage::Asking(_) => match answer(practice) {
                        Some(answer) => Do::Answer(answer),
                        None => break,
                    },
                    PracticeStage::Reading(_)
                    | PracticeStage::Example(_)
                    | PracticeStage::Marked(..)
                    | PracticeStage::Worked(..)
                    | PracticeStage::Paper => Do::Next,
                };
                let is_answer = matches!(action, Do::Answer(_));
                self.act(Action::Practice(action))?;
                if is_answer {
                    given += 1;
                    std::thread::sleep(asked.pause);
                }
                if given >= asked.most {
                    return Ok(());
                }
            }
            self.act(Action::Back)?;
        }
        Ok(())
    }

    fn lessons(&self) -> Vec<LessonPath> {
        self.app.lessons().into_iter().flat_map(|(_, rows)| rows.into_iter().map(|row| row.path)).collect()
    }

    /// Acts as the window does, then reports of each record whether it is saved.
    fn act(&mut self, action: Action) -> io::Result<()> {
        let mut notices = Vec::new();
        for effect in self.app.act(action, self.clock.now()) {
            if let Effect::Record(record) = &effect {
                self.open.extend(id(record));
            }
            notices.extend(self.carry_out(effect)?.err());
        }
        notices.extend(self.journal.take_notices());
        let is_saved = self.journal.waiting() == 0;
        let mut out = io::stdout().lock();
        for id in &self.open {
            writeln!(out, "{} {id}", if is_saved { "saved" } else { "pending" })?;
        }
        out.flush()?;
        if is_saved {
            self.open.clear();
        }
        notices.iter().try_for_each(print_notice)
    }

    fn carry_out(&mut self, effect: Effect) -> io::Result<Result<(), Phrase>> {
        Ok(match effect {
            Effect::Record(record) => self.journal.append(&record),
            Effect::CloseProfile => self.journal.close(),
            Effect::SaveSettings(settings) => {
                self.journal.folder().map_or(Ok(()), |folder| settings_file::write(folder, &settings))
            }
            Effect::MakeProfile(name) => match self.store.create(&name, self.clock.now()) {
                Ok(profile) => self.enter(profile)?,
                Err(error) => Err(error.into_phrase()),
            },
            Effect::OpenProfile(name) => match self.store.find(&name) {
                Some(profile) => self.enter(profile)?,
                None => Ok(()),
            },
            _ => Ok(()),
        })
    }

    fn enter(
        &mut self,
        profile: tailleur::platform::storage::profiles::ProfileEntry,
    ) -> io::Result<Result<(), Phrase>> {
        let ProfileSession { profile, journal, mut known, settings, notices } = self.store.open_session(profile);
        notices.iter().try_for_each(print_notice)?;
        let entered = self.journal.switch_to(journal, &mut known);
        let profile = ActiveProfile { name: profile.name, device: self.store.device().clone(), known };
        self.act(Action::Opened(profile, settings))?;
        Ok(entered)
    }
}

/// The right answer to the question on the table, dealt again from its seed.
fn answer(practice: &Practice) -> Option<Answer> {
    let PracticeStage::Asking(asked) = practice.stage() else { return None };
    practice.lesson().drills().find_map(|drill| {
        let decisions = drill.drill().decisions(practice.house());
        let index = decisions.iter().position(|decision| *asked.decision() == decision.as_str())?;
        let posed = drill.drill().pose(index, practice.house(), &mut SeededRng::from_seed(asked.seed()))?;
        (posed.question == *asked.question()).then_some(posed.key.answer)
    })
}

const fn is_spoken(form: &AnswerForm) -> bool {
    matches!(form, AnswerForm::Aloud(_))
}
