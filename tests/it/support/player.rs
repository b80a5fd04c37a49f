//! A trainee for the tests: the app, a clock that can be moved, and the right answers worked out by
//! dealing each question again from its seed.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tailleur::app::first_run::FirstRunAction;
use tailleur::app::practice::{self, ActiveQuestion, Practice, PracticeStage};
use tailleur::app::shift::{DebriefAction, ShiftAction, TableAction};
use tailleur::app::{Action, ActiveProfile, App, AppSetup, Effect, LessonPath, Screen};
use tailleur::drill::marking::AnswerKey;
use tailleur::drill::question::{Answer, AnswerForm};
use tailleur::i18n::Language;
use tailleur::lesson::{AddPackOutcome, Files, Lesson, Library};
use tailleur::platform::audio_output::Silent;
use tailleur::platform::desktop::runner::{DialogResult, LaunchOptions, Runner, Services, ThreadSetup, drive};
use tailleur::progress::{DeviceId, Moment, Progress, Record, Settings};
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::tableau::Act;

/// How long the runner may take for one thing.
const PATIENCE: Duration = Duration::from_secs(20);

/// The app in a test's hands.
pub(crate) struct Player {
    pub(crate) app: App,
    pub(crate) now: Moment,
    pub(crate) records: Vec<Record>,
    pub(crate) effects: Vec<Effect>,
    /// Carries out the effects; without it they are only noted.
    runner: Option<Runner>,
    /// True where each action waits for everything that it set going.
    pub(crate) settles: bool,
    /// What the runner reported.
    reported: Vec<Action>,
}

impl Player {
    /// The program as it stands with a profile open.
    pub(crate) fn at_home(language: Language, house: &str) -> Self {
        Self::at_the_door_of(Library::built_in(), HouseLibrary::built_in(), language, house).let_in()
    }

    /// The same with a pack of somebody's beside those of the program.
    pub(crate) fn with_pack(language: Language, house: &str, folder: &str, files: &Files) -> Self {
        Self::with_pack_among(HouseLibrary::built_in(), language, house, folder, files)
    }

    /// The same with a choice of these houses.
    pub(crate) fn with_pack_among(
        shelf: HouseLibrary,
        language: Language,
        house: &str,
        folder: &str,
        files: &Files,
    ) -> Self {
        let mut library = Library::built_in();
        assert_eq!(library.add(folder, files, &shelf), AddPackOutcome::Complete);
        Self::at_the_door_of(library, shelf, language, house).let_in()
    }

    fn let_in(mut self) -> Self {
        let player = &mut self;
        let settings = player.app.settings().clone();
        let profile = ActiveProfile { name: "Léa".to_owned(), device: DeviceId::new(7), known: Progress::default() };
        player.act(Action::Opened(profile, settings));
        self
    }

    /// The same with these packs.
    pub(crate) fn at_home_with(library: Library, language: Language, house: &str) -> Self {
        Self::at_the_door_of(library, HouseLibrary::built_in(), language, house).let_in()
    }

    /// The program before a profile is chosen.
    pub(crate) fn at_the_door(language: Language, house: &str) -> Self {
        let mut player = Self::at_first_start(language, house);
        player.act(Action::FirstRun(FirstRunAction::Later));
        player
    }

    /// The program on a machine without a profile.
    pub(crate) fn at_first_start(language: Language, house: &str) -> Self {
        Self::at_the_door_of(Library::built_in(), HouseLibrary::built_in(), language, house)
    }

    fn at_the_door_of(library: Library, shelf: HouseLibrary, language: Language, house: &str) -> Self {
        let settings = Settings { language: Some(language), house: house.into(), ..Settings::default() };
        let app = App::new(AppSetup {
            library,
            shelf,
            system_language: Language::English,
            settings,
            profiles: Vec::new(),
            last_profile: None,
            requested_lesson: None,
            seed: 57,
        });
        Self::driving(app, None)
    }

    /// The program with its data in a folder, driven by the runner that the window has.
    pub(crate) fn with_runner(data: &Path, threads: ThreadSetup) -> Self {
        Self::opening(data, threads, None)
    }

    /// As [`Self::with_runner`], started with a file as a double-click does.
    pub(crate) fn opening(data: &Path, threads: ThreadSetup, file: Option<&Path>) -> Self {
        let launch = LaunchOptions {
            profile: None,
            data: Some(data.to_owned()),
            language: Some(Language::English),
            system_language: Language::English,
            lesson: None,
            file: file.map(Path::to_owned),
        };
        let rescue = vec![data.join("rescue")];
        // The dialog of a test chooses a file in its data folder.
        let chosen = data.join("chosen");
        let services = Services {
            sound: Box::new(Silent),
            show: Box::new(|_| Ok(())),
            choose: Box::new(move |_, reply| reply(DialogResult::Chosen(chosen.clone()))),
            wake: Arc::new(|| {}),
            threads,
            rescue,
        };
        let (runner, app) = Runner::start(launch, services, Moment(1_790_000_000_000));
        Self::driving(app, Some(runner))
    }

    fn driving(app: App, runner: Option<Runner>) -> Self {
        let now = Moment(1_790_000_000_000);
        Self { app, now, records: Vec::new(), effects: Vec::new(), runner, settles: true, reported: Vec::new() }
    }

    /// Does what the window would do with an action.
    pub(crate) fn act(&mut self, action: Action) {
        if let Some(runner) = self.runner.as_mut().filter(|_| !self.settles) {
            runner.act(&mut self.app, action, self.now);
            return;
        }
        self.drive(action);
        self.settle();
    }

    fn drive(&mut self, action: Action) {
        let Self { app, now, records, effects, runner, reported, .. } = self;
        drive(app, action, *now, &mut |app, asked| {
            records.extend(asked.iter().filter_map(|effect| match effect {
                Effect::Record(record) => Some((**record).clone()),
                _ => None,
            }));
            effects.extend(asked.iter().cloned());
            runner.as_mut().map_or_else(Vec::new, |runner| {
                runner.carry_out(app, asked, *now);
                let actions = runner.poll(app);
                reported.extend(actions.iter().cloned());
                actions
            })
        });
    }

    /// Waits until the runner has nothing left to do.
    pub(crate) fn settle(&mut self) {
        while let Some(actions) = self.runner.as_mut().and_then(|runner| runner.wait(&self.app, PATIENCE)) {
            self.take(actions);
        }
    }

    fn take(&mut self, actions: Vec<Action>) {
        for action in actions {
            self.reported.push(action.clone());
            self.drive(action);
        }
    }

    /// Lets the runner carry out an effect to its end.
    pub(crate) fn carry_out(&mut self, effect: Effect) {
        self.effects.push(effect.clone());
        let runner = self.runner.as_mut().expect("there is a runner");
        runner.carry_out(&self.app, vec![effect], self.now);
        self.settle();
    }

    /// Waits for an action that the runner reports.
    #[cfg(feature = "desktop")]
    pub(crate) fn wait_for<T>(&mut self, wanted: impl Fn(&Action) -> Option<T>) -> T {
        for _ in 0..1_000 {
            let actions = self.runner.as_mut().expect("there is a runner").poll(&self.app);
            self.take(actions);
            if let Some(found) = self.reported.iter().find_map(&wanted) {
                return found;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("it did not come");
    }

    /// A frame of the window, without what is drawn.
    pub(crate) fn frame(&mut self) {
        let runner = self.runner.as_mut().expect("there is a runner");
        runner.frame(&mut self.app, self.now);
    }

    pub(crate) const fn runner(&self) -> &Runner {
        self.runner.as_ref().expect("there is a runner")
    }

    /// Stops what the window waits for.
    pub(crate) fn stop(&mut self) {
        self.runner.as_mut().expect("there is a runner").cancel();
    }

    /// Presses the window's X; true if it closes.
    pub(crate) fn may_close(&mut self) -> bool {
        let runner = self.runner.as_mut().expect("there is a runner");
        runner.may_close(&mut self.app, self.now)
    }

    /// Draws frames until something is so.
    pub(crate) fn frames_until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..4_000 {
            if is_so(self) {
                return;
            }
            self.frame();
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("{what}: {:?}", self.app.notices());
    }

    /// Ends the program; the answers that are not on the disk then.
    pub(crate) fn finish(&mut self, most: Duration) -> usize {
        let runner = self.runner.as_mut().expect("there is a runner");
        runner.finish(&mut self.app, self.now, most)
    }

    pub(crate) fn practise(&mut self, action: practice::PracticeAction) {
        self.act(Action::Practice(action));
    }

    pub(crate) fn begin(&mut self, path: &LessonPath) {
        self.act(Action::Begin(path.clone()));
    }

    /// Begins the lesson of this id and goes on until a question is asked.
    pub(crate) fn take_up(&mut self, lesson: &str) {
        let path = self.lessons().into_iter().find(|path| path.lesson == lesson);
        self.begin(&path.unwrap_or_else(|| panic!("the lesson {lesson} is there")));
        self.reach_question();
    }

    /// Goes on until a question is asked.
    pub(crate) fn reach_question(&mut self) {
        while self.asked().is_none() {
            self.practise(practice::PracticeAction::Next);
        }
    }

    pub(crate) fn practice(&self) -> &Practice {
        match self.app.screen() {
            Screen::Lesson(practice) => practice,
            other => panic!("no lesson is running but {other:?}"),
        }
    }

    pub(crate) fn asked(&self) -> Option<&ActiveQuestion> {
        match self.practice().stage() {
            PracticeStage::Asking(asked) => Some(asked),
            _ => None,
        }
    }

    /// Plays what is running to its end; `right` says of each question, counted from one, whether it is to be
    /// answered rightly.
    pub(crate) fn play(&mut self, mut right: impl FnMut(u32) -> bool) {
        let mut question = 0;
        for _ in 0..2_000 {
            match self.practice().stage() {
                PracticeStage::Reading(_)
                | PracticeStage::Example(_)
                | PracticeStage::Marked(..)
                | PracticeStage::Worked(..)
                | PracticeStage::Paper => {
                    self.practise(practice::PracticeAction::Next);
                }
                PracticeStage::Asking(_) => {
                    question += 1;
                    let answer = if right(question) { self.right_answer() } else { self.wrong_answer() };
                    self.now = self.now.plus(1_500);
                    self.answer(answer);
                }
                PracticeStage::Shift(_) => self.work_shift(),
                PracticeStage::Done => return,
            }
        }
        panic!("what is played does not end");
    }

    /// Works the shift that is due in the lesson perfectly to its end, and goes back to the lesson.
    pub(crate) fn work_shift(&mut self) {
        self.act(Action::Shift(ShiftAction::BeginStep));
        for _ in 0..20_000 {
            let Screen::Shift(screen) = self.app.screen() else { panic!("no shift but {:?}", self.app.screen()) };
            let Some(work) = screen.work() else { break };
            let due = work.shift().due_of_trainee().into_iter().next();
            let action = match due {
                Some(duty) => TableAction::Act(duty.by, duty.act),
                None if work.can_wait_on() => TableAction::Next,
                None => TableAction::Tick,
            };
            self.now = self.now.plus(if action == TableAction::Tick { 1_000 } else { 700 });
            self.act(Action::Shift(ShiftAction::Table(action)));
        }
        self.leave_debrief();
    }

    /// Begins the shift that is due in the lesson and ends it there.
    pub(crate) fn give_up_shift(&mut self) {
        self.act(Action::Shift(ShiftAction::BeginStep));
        self.act(Action::Shift(ShiftAction::End));
        self.leave_debrief();
    }

    fn leave_debrief(&mut self) {
        self.act(Action::Shift(ShiftAction::Debrief(DebriefAction::ShowResult)));
        self.act(Action::Back);
    }

    /// The right answer to the question on the table, dealt again from its seed.
    pub(crate) fn right_answer(&self) -> Answer {
        self.key().answer
    }

    /// The key of the question that is asked.
    pub(crate) fn key(&self) -> AnswerKey {
        let asked = self.asked().expect("a question is asked");
        let practice = self.practice();
        // Today's practice has no drills of its own: it asks those of all lessons.
        let lessons = self.app.library().packs().flat_map(|pack| &pack.lessons);
        let drills = practice.lesson().drills().chain(lessons.flat_map(Lesson::drills));
        let posed = drills.into_iter().find_map(|drill| {
            let decisions = drill.drill().decisions(practice.house());
            let index = decisions.iter().position(|decision| *asked.decision() == decision.as_str())?;
            let posed = drill.drill().pose(index, practice.house(), &mut SeededRng::from_seed(asked.seed()))?;
            (posed.question == *asked.question()).then_some(posed)
        });
        posed.expect("the seed deals the same question again").key
    }

    /// Gives an answer; what is to be said aloud is said first.
    pub(crate) fn answer(&mut self, answer: Answer) {
        self.say_aloud();
        self.practise(practice::PracticeAction::Answer(answer));
    }

    /// Says aloud what is to be said aloud, and nothing elsewhere.
    pub(crate) fn say_aloud(&mut self) {
        if self.asked().is_some_and(|asked| matches!(asked.question().form, AnswerForm::Aloud(_))) {
            self.practise(practice::PracticeAction::Spoken);
        }
    }

    /// An answer of the right form that is not the right one.
    pub(crate) fn wrong_answer(&self) -> Answer {
        wrong(&self.right_answer())
    }

    /// Every lesson of the built-in packs for the house in force.
    pub(crate) fn lessons(&self) -> Vec<LessonPath> {
        self.app.lessons().into_iter().flat_map(|(_, rows)| rows.into_iter().map(|row| row.path)).collect()
    }

    /// The answers given, by whether they were right.
    pub(crate) fn answers(&self) -> BTreeMap<bool, usize> {
        let mut counts = BTreeMap::new();
        for record in &self.records {
            if let Record::Answer(entry) = record {
                *counts.entry(entry.right).or_default() += 1;
            }
        }
        counts
    }
}

/// An answer of the same form that is not right: one part of it differs.
pub(crate) fn wrong(answer: &Answer) -> Answer {
    match answer {
        Answer::Choice(index) => Answer::Choice(usize::from(*index == 0)),
        // One less is within any bound, one more may not be.
        Answer::Number(number) => Answer::Number(number.checked_sub(1).unwrap_or(1)),
        Answer::Money(sum) => Answer::Money(sum.plus(tailleur::rules::money::Money::coins(100))),
        Answer::Several(parts) => {
            let mut parts = parts.clone();
            if let Some(last) = parts.last_mut() {
                *last = wrong(last);
            }
            Answer::Several(parts)
        }
        Answer::Grid(acts) => {
            let mut acts = acts.clone();
            acts[0] = if acts[0] == Some(Act::Draw) { Some(Act::Stand) } else { Some(Act::Draw) };
            Answer::Grid(acts)
        }
        Answer::Call(words) if !words.contains(' ') => Answer::Call(format!("{words} {words}")),
        Answer::Call(words) => Answer::Call(words.split_whitespace().rev().collect::<Vec<_>>().join(" ")),
        Answer::Chips(pieces) => {
            let mut pieces = pieces.clone();
            pieces[0].1 += 1;
            Answer::Chips(pieces)
        }
        Answer::Settle(deeds) => Answer::Settle(deeds[1..].to_vec()),
        Answer::Order(places) => Answer::Order(places.iter().rev().copied().collect()),
        Answer::Aloud(marks) => {
            let mut marks = marks.clone();
            marks[0] = !marks[0];
            Answer::Aloud(marks)
        }
    }
}
