//! State that outlives the screens: lessons, houses, the open profile, settings and messages.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::free_practice::{FREE_PRACTICE, FreePractice, FreePracticeAction};
use super::path_field::{ChosenPath, PathAction};
use super::shared_progress::SharedProgress;
use super::shift::saved::SavedShift;
use super::today::PlanInputs;
use super::waiting::{LeaveDialog, RescuedAnswers, WaitingAnswers};
use super::workshop::PackHistories;
use super::{Effect, LessonPath, Notice, NoticeTopic, Screen, ShowSaved, TodayPlan};
use crate::i18n::Language;
use crate::i18n::phrase::Phrase;
use crate::lesson::clauses::DrilledClauses;
use crate::lesson::{Lesson, Library, ShiftStep, UnfitLessons};
use crate::progress::mastery::Day;
use crate::progress::{DeviceId, Progress, Record, Score, Settings};
use crate::rules::house::{House, HouseId, HouseLibrary};
use crate::rules::rng::SeededRng;
use crate::voice::Speech;

/// Number of distinct worksheets per lesson.
const SHEETS: u64 = 1_000_000;

#[derive(Debug)]
pub struct AppSetup {
    pub library: Library,
    pub shelf: HouseLibrary,
    pub system_language: Language,
    /// Settings used until a profile is open.
    pub settings: Settings,
    pub profiles: Vec<String>,
    /// The profile opened last on this device.
    pub last_profile: Option<String>,
    pub requested_lesson: Option<LessonPath>,
    pub seed: u64,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ActiveProfile {
    /// The name as typed.
    pub name: String,
    pub device: DeviceId,
    pub known: Progress,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct AudioState {
    /// As far as is known.
    pub(super) works: bool,
    /// Recordings exist for the whole speech.
    pub(super) is_recorded: bool,
}

#[derive(Debug)]
pub struct Session {
    pub(super) library: Library,
    pub(super) own_houses: HouseLibrary,
    /// Built-in houses and those of packs.
    pub(super) shelf: HouseLibrary,
    pub(super) system_language: Language,
    pub(super) settings: Settings,
    pub(super) profiles: Vec<String>,
    /// Profile opened last on this device.
    pub(super) last_profile: Option<String>,
    /// A new profile is being made, whose purpose is then asked.
    pub(super) asks_purpose: bool,
    /// Profiles whose folder is unavailable.
    pub(super) away: Vec<String>,
    pub(super) profile: Option<ActiveProfile>,
    /// Records given since the progress is being recomputed, which may not be in it; `None` if it is not.
    pub(super) since_recompute: Option<Vec<Record>>,
    pub(super) waiting: WaitingAnswers,
    pub(super) rescued: Option<RescuedAnswers>,
    pub(super) leaving: Option<LeaveDialog>,
    pub(super) notices: Vec<Notice>,
    pub(super) done: Option<Phrase>,
    /// The file that the success message is about.
    pub(super) saved: Option<PathBuf>,
    /// The path chosen last in the file dialog.
    pub(super) chosen_path: Option<ChosenPath>,
    /// The lesson whose worksheet is to be printed, while it is asked where.
    pub(super) printing: Option<LessonPath>,
    pub(super) last_speech: Vec<Speech>,
    pub(super) audio: AudioState,
    /// A screen reader may be reading the window.
    pub(super) screen_reader: bool,
    pub(super) dice: SeededRng,
    /// Undo histories of packs that were left in the lesson editor.
    pub(super) pack_histories: PackHistories,
    pub(super) free: Option<FreePractice>,
    /// A lesson requested on the command line, started once a profile is open.
    pub(super) requested_lesson: Option<LessonPath>,
    /// A pack file to inspect once a profile is open and no lesson is running.
    pub(super) waiting_pack: Option<PathBuf>,
    /// Drilled clauses by house, computed on demand.
    pub(super) drilled: BTreeMap<HouseId, DrilledClauses>,
    /// Lessons that do not suit the current house.
    pub(super) unfit: UnfitLessons,
    /// Progress in other houses that holds in this one.
    pub(super) shared: SharedProgress,
    pub(super) today: Option<TodayPlan>,
    /// Best score of the running lesson before it began.
    pub(super) best_before: Option<Score>,
    pub(super) planned_for: Option<PlanInputs>,
    /// The short shift that is offered today.
    pub(super) short_shift: Option<ShiftStep>,
    /// The shift that was left on this device.
    pub(super) saved_shift: Option<SavedShift>,
    /// The current day, updated when home is shown.
    pub(super) day: Day,
}

impl Session {
    pub(super) fn new(setup: AppSetup) -> Self {
        let AppSetup { library, shelf, system_language, settings, profiles, last_profile, requested_lesson, seed } =
            setup;
        Self {
            own_houses: shelf.clone(),
            shelf: library.shelf(&shelf),
            library,
            system_language,
            settings,
            profiles,
            last_profile,
            asks_purpose: false,
            away: Vec::new(),
            profile: None,
            since_recompute: None,
            waiting: WaitingAnswers::default(),
            rescued: None,
            leaving: None,
            notices: Vec::new(),
            done: None,
            saved: None,
            chosen_path: None,
            printing: None,
            last_speech: Vec::new(),
            audio: AudioState { works: true, is_recorded: true },
            screen_reader: false,
            dice: SeededRng::from_seed(seed),
            pack_histories: PackHistories::default(),
            free: None,
            requested_lesson,
            waiting_pack: None,
            drilled: BTreeMap::new(),
            unfit: UnfitLessons::default(),
            shared: SharedProgress::default(),
            today: None,
            best_before: None,
            planned_for: None,
            short_shift: None,
            saved_shift: None,
            day: Day::default(),
        }
    }

    /// Shows a notice; a newer one of the same kind replaces the older.
    pub(super) fn notify(&mut self, notice: Notice) {
        self.notices.retain(|other| !notice.replaces(other));
        self.notices.push(notice);
    }

    /// Removes the notices that have become obsolete.
    pub(super) fn remove_notices(&mut self, topic: NoticeTopic) {
        self.notices.retain(|notice| notice.topic != topic);
    }

    /// Applies records to the progress of the open profile, and notes in them the offset of local time.
    pub(super) fn apply_records(&mut self, effects: &mut [Effect]) {
        for effect in effects {
            if let Effect::Record(record) = effect {
                if let (Record::Answer(entry), Some(profile)) = (record.as_mut(), &self.profile) {
                    entry.minutes_east = Some(profile.known.params().minutes_east);
                }
                self.apply_record(record);
            }
        }
    }

    pub(super) fn apply_record(&mut self, record: &Record) {
        let Some(profile) = &mut self.profile else { return };
        profile.known.apply(record);
        self.since_recompute.iter_mut().for_each(|since| since.push(record.clone()));
    }

    pub(super) fn profile_opened(&mut self, profile: ActiveProfile) {
        self.remove_notices(NoticeTopic::ProfileName);
        self.remove_notices(NoticeTopic::Profile);
        if self.waiting.count == 0 {
            self.remove_notices(NoticeTopic::Waiting);
            self.remove_notices(NoticeTopic::Unwritable);
        }
        // The offer for this profile may come before the profile itself.
        let rescued = self.rescued.take();
        self.profile_closed();
        self.rescued = rescued;
        self.last_profile = Some(profile.name.clone());
        self.profile = Some(profile);
        self.accept_old_passes();
    }

    pub(super) fn profile_closed(&mut self) {
        self.profile = None;
        self.shared = SharedProgress::default();
        self.since_recompute = None;
        self.rescued = None;
        self.saved_shift = None;
        self.short_shift = None;
    }

    pub(super) fn set_done(&mut self, done: Option<Phrase>, saved: Option<PathBuf>) {
        self.done = done;
        self.saved = saved;
    }

    pub(super) fn path_action(&mut self, action: PathAction) -> Vec<Effect> {
        match action {
            PathAction::Choose(field) => vec![Effect::ChoosePath(field)],
            PathAction::Chosen(field, path) => {
                let number = self.chosen_path.take().map_or(1, |chosen| chosen.number + 1);
                self.chosen_path = Some(ChosenPath { field, path, number });
                Vec::new()
            }
        }
    }

    pub(super) fn print_into(&mut self, folder: Option<PathBuf>) -> Vec<Effect> {
        let Some(path) = self.printing.take() else { return Vec::new() };
        // Short enough to print on the worksheet and to retype.
        vec![Effect::Print(path, self.dice.next_seed() % SHEETS, folder)]
    }

    pub(super) fn show_saved(&self, what: ShowSaved) -> Vec<Effect> {
        let file = self.saved.as_deref();
        let shown = match what {
            ShowSaved::File => file,
            ShowSaved::Folder => file.and_then(Path::parent),
        };
        shown.map(|path| Effect::Show(path.to_owned())).into_iter().collect()
    }

    /// The notice that there is no sound is shown once for each profile.
    pub(super) fn dismiss_notice(&mut self, index: usize) -> Vec<Effect> {
        if index >= self.notices.len() {
            return Vec::new();
        }
        let notice = self.notices.remove(index);
        if notice.topic != NoticeTopic::NoSound || self.profile.is_none() {
            return Vec::new();
        }
        self.apply_settings(Settings { no_sound_noticed: true, ..self.settings.clone() })
    }

    pub(super) fn set_progress(&mut self, mut progress: Progress) {
        for record in self.since_recompute.take().unwrap_or_default() {
            if progress.is_next(&record) {
                progress.apply(&record);
            }
        }
        if let Some(profile) = &mut self.profile {
            profile.known = progress;
        }
        self.accept_old_passes();
    }

    pub(super) fn free_action(&mut self, action: &FreePracticeAction) {
        if let (Some(house), Some(free)) = (self.house(), &mut self.free) {
            free.act(action, &house);
        }
    }

    pub(super) fn apply_settings(&mut self, settings: Settings) -> Vec<Effect> {
        if settings == self.settings {
            return Vec::new();
        }
        let reckons = settings.target_millis != self.settings.target_millis && self.profile.is_some();
        self.settings = settings.clone();
        let kept = Effect::SaveSettings(settings);
        if !reckons {
            return vec![kept];
        }
        self.since_recompute.get_or_insert_default();
        vec![kept, Effect::RecomputeProgress]
    }

    /// The lesson of this name, or the current selection of free practice.
    pub fn lesson(&self, path: &LessonPath) -> Option<Lesson> {
        if path.pack == FREE_PRACTICE {
            return self.free.as_ref().and_then(FreePractice::lesson);
        }
        self.library.find(&path.to_string()).map(|(_, lesson)| lesson.clone())
    }

    /// Best score of the lesson before this run; `None` for the first.
    pub const fn best_before(&self) -> Option<Score> {
        self.best_before
    }

    /// Success message, until dismissed.
    pub const fn done(&self) -> Option<&Phrase> {
        self.done.as_ref()
    }

    /// The file that the success message is about.
    pub const fn saved(&self) -> Option<&PathBuf> {
        self.saved.as_ref()
    }

    /// The path chosen last in the file dialog.
    pub const fn chosen_path(&self) -> Option<&ChosenPath> {
        self.chosen_path.as_ref()
    }

    /// The lesson to be printed, while it is asked where.
    pub const fn printing(&self) -> Option<&LessonPath> {
        self.printing.as_ref()
    }

    pub const fn free(&self) -> Option<&FreePractice> {
        self.free.as_ref()
    }

    /// The current day, updated when home is shown.
    pub const fn day(&self) -> Day {
        self.day
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The selected language, or the system's.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The selected house, or the first available, with all its tables.
    pub fn chosen_house(&self) -> Option<&Arc<House>> {
        self.shelf.get(&self.settings.house).or_else(|| self.shelf.iter().next())
    }

    /// The selected house at the selected table.
    pub fn house(&self) -> Option<Arc<House>> {
        self.chosen_house()?.at_table(self.table()?).map(Arc::new)
    }

    /// All houses, in a fixed order.
    pub const fn shelf(&self) -> &HouseLibrary {
        &self.shelf
    }

    /// Built-in houses, the reference for houses of packs.
    pub const fn own_houses(&self) -> &HouseLibrary {
        &self.own_houses
    }

    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// Existing profiles by name, then those created since.
    pub fn profiles(&self) -> &[String] {
        &self.profiles
    }

    /// The profile opened last on this device, or the first.
    pub fn last_profile(&self) -> Option<&String> {
        let last = self.last_profile.as_ref().filter(|last| self.profiles.contains(last));
        last.or_else(|| self.profiles.first())
    }

    /// `true` while the profile's folder is unavailable.
    pub fn is_away(&self, profile: &str) -> bool {
        self.away.iter().any(|name| name == profile)
    }

    /// `true` if answers are timed and reaction time was never measured on this device.
    pub(super) fn wants_warm_up(&self) -> bool {
        let measured = |profile: &ActiveProfile| profile.known.motor_millis(profile.device.as_str()).is_some();
        self.today.is_some() && self.settings.timers && !self.profile.as_ref().is_some_and(measured)
    }

    pub const fn has_screen_reader(&self) -> bool {
        self.screen_reader
    }

    pub const fn profile(&self) -> Option<&ActiveProfile> {
        self.profile.as_ref()
    }

    /// The purpose is asked where the name was typed.
    pub(super) fn make_profile(&mut self, name: String, screen: &Screen) -> Vec<Effect> {
        self.asks_purpose = matches!(screen, Screen::Welcome);
        vec![Effect::MakeProfile(name)]
    }

    pub(super) fn open_profile(&mut self, name: String) -> Vec<Effect> {
        self.asks_purpose = false;
        vec![Effect::OpenProfile(name)]
    }

    /// Messages until dismissed.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }
}
