//! A shift at the table, on the screen: choice, table, debrief.

pub mod blank;
pub mod choice;
mod clock;
pub mod correction;
pub mod debrief;
pub mod entry;
pub mod offers;
pub mod replay;
pub mod saved;
pub mod scene;
pub mod story;
pub mod target;
pub mod thing;
pub mod work;

use std::sync::Arc;

use self::choice::ShiftChoice;
use self::debrief::Debrief;
use self::saved::SavedShift;
use self::target::Target;
use self::thing::Thing;
use self::work::ShiftWork;
use super::{App, Effect, Screen, Session};
use crate::i18n::phrase::Fact;
use crate::lesson::Library;
use crate::progress::mastery::DecisionKey;
use crate::progress::{Moment, Record, RecordIdGenerator};
use crate::table::Shift;
use crate::table::act::Act;
use crate::table::event::Event;
use crate::table::log::LogHead;
use crate::table::person::Person;
use crate::table::scenario::Presentation;

/// A shift on the screen.
#[derive(Debug)]
pub enum ShiftScreen {
    /// The choice.
    Choice(ShiftChoice),
    /// The table.
    Table(Box<ShiftWork>),
    /// The debrief.
    Debrief(Box<Debrief>),
}

/// An action on a shift.
#[derive(Debug, Clone, PartialEq)]
pub enum ShiftAction {
    /// Opens the choice.
    Open,
    /// Changes the choice.
    Choose(ChoiceAction),
    /// Goes to the table.
    Begin,
    /// Goes on with the shift that was left.
    GoOn,
    /// Acts at the table.
    Table(TableAction),
    /// Ends the shift here.
    End,
    /// Acts in the debrief.
    Debrief(DebriefAction),
    /// The same shift with the same seed.
    Again,
    /// Plays on from the moment that is shown again.
    PlayOn,
    /// Practises the decisions that the faults of the shift belong to.
    Practise,
    /// Reported by the platform: the log of the open profile on this device.
    Found(Vec<u8>),
}

/// A choice before a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceAction {
    /// A scenario by index.
    Scenario(usize),
    /// A presentation.
    Presentation(Presentation),
    /// A post by index.
    Post(usize),
}

/// An action at the table.
#[derive(Debug, Clone, PartialEq)]
pub enum TableAction {
    /// An act of the trainee.
    Act(Person, Act),
    /// What Enter does.
    Next,
    /// Chooses what the next act is about.
    Target(Option<Target>),
    /// The next stake; the one before if true.
    StepStakes(bool),
    /// The next request or card; the one before if true.
    StepMatters(bool),
    /// Other words.
    Words,
    /// Points at a thing.
    PointAt(Thing),
    /// Carries a thing to another.
    Carry(Thing, Thing),
    /// Puts a fault of the coup that the chef speaks of right, by its place among them.
    PutRight(usize),
    /// Goes back from a fault that is put right to the shift.
    EndCorrection,
    /// Types a figure.
    Type(u8),
    /// Types the decimal mark.
    TypeMark,
    /// Takes back what was typed, or the last act.
    Erase,
    /// Shows or hides what is due.
    Help,
    /// Shows or hides the keys.
    Keys,
    /// Puts the chef's card away.
    PutCardAway,
    /// Lets the clock go on.
    Resume,
    /// Time has passed.
    Tick,
}

/// An action in the debrief.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DebriefAction {
    /// One's own answer to a question.
    Answer(usize, String),
    /// Shows the result.
    ShowResult,
    /// Opens or closes a coup.
    OpenCoup(usize),
    /// Shows a fault again from shortly before it, by its place among the faults of the shift.
    ReplayFault(usize),
    /// Shows a coup again, by index.
    ReplayCoup(usize),
    /// Shows the next thing that happened.
    ReplayNext,
    /// Shows the same again.
    ReplayAgain,
}

/// Work on the log of the shift.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShiftEffect {
    /// Read the log of the open profile on this device.
    Find,
    /// Begin a log with this line, in place of any other.
    Start(String),
    /// Go on with the log after this many bytes.
    GoOn(usize),
    /// Append a line; sync at the end of a coup.
    Append(String, bool),
    /// Append the last line, sync, and close the log.
    End(String),
}

/// The rung of the ladder above the highest one passed.
const fn next_presentation(passed: Option<Presentation>) -> Presentation {
    match passed {
        None | Some(Presentation::Shown) => Presentation::Guided,
        Some(Presentation::Guided) => Presentation::Practice,
        Some(Presentation::Practice | Presentation::OnTheFloor) => Presentation::OnTheFloor,
    }
}

impl ShiftScreen {
    /// The shift under way.
    pub fn work(&self) -> Option<&ShiftWork> {
        if let Self::Table(work) = self { Some(work) } else { None }
    }
}

impl Session {
    /// The shift that was left, if any.
    pub const fn saved_shift(&self) -> Option<&SavedShift> {
        self.saved_shift.as_ref()
    }
}

impl App {
    /// Time in ms until something happens at the table by itself.
    pub fn shift_wakes_in(&self, now: Moment) -> Option<u64> {
        let Screen::Shift(shift) = self.screen() else { return None };
        shift.work()?.wakes_in(now)
    }

    pub(super) fn shift_action(&mut self, action: ShiftAction, now: Moment) -> Vec<Effect> {
        match action {
            ShiftAction::Open => self.open_shifts(),
            ShiftAction::Found(bytes) => self.session.saved_shift = SavedShift::read(&bytes),
            ShiftAction::GoOn => return self.resume_shift(now),
            ShiftAction::Begin => return self.begin_shift(now),
            ShiftAction::Again => return self.shift_again(now),
            ShiftAction::PlayOn => return self.play_on(now),
            ShiftAction::End => return self.end_shift(),
            ShiftAction::Table(action) => return self.act_at_the_table(action, now),
            ShiftAction::Choose(action) => {
                if let Screen::Shift(screen) = &mut self.screen
                    && let ShiftScreen::Choice(choice) = &mut **screen
                {
                    choice.act(action);
                }
            }
            ShiftAction::Debrief(action) => {
                let shows = action == DebriefAction::ShowResult;
                if let Screen::Shift(screen) = &mut self.screen
                    && let ShiftScreen::Debrief(debrief) = &mut **screen
                {
                    debrief.act(action);
                }
                return if shows { self.record_shift(now) } else { Vec::new() };
            }
            ShiftAction::Practise => return self.practise_weak(now),
        }
        Vec::new()
    }

    fn open_shifts(&mut self) {
        let Screen::Home = self.screen else { return };
        let (Some(house), Some(size)) = (self.session.chosen_house().cloned(), self.session.table()) else { return };
        let known = self.session.profile.as_ref().map(|profile| &profile.known);
        let next = |id: &str| next_presentation(known.and_then(|known| known.shift(id, &house.id)?.passed));
        let choice = ShiftChoice::new(&self.session.library, &house, size, &next);
        self.screen = Screen::Shift(Box::new(ShiftScreen::Choice(choice)));
    }

    fn begin_shift(&mut self, now: Moment) -> Vec<Effect> {
        let seed = self.session.dice.next_seed();
        let Screen::Shift(screen) = &self.screen else { return Vec::new() };
        let ShiftScreen::Choice(choice) = &**screen else { return Vec::new() };
        match choice.begin(seed) {
            Some(Ok(shift)) => self.open_table(shift, now),
            Some(Err(problem)) => {
                self.session.notify(crate::i18n::phrase::Phrase::from(problem).into());
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    fn open_table(&mut self, shift: Shift, now: Moment) -> Vec<Effect> {
        let head = LogHead::new(&shift).line();
        let work = ShiftWork::new(shift, self.session.settings.timers, now);
        self.session.saved_shift = SavedShift::read(head.as_bytes());
        self.screen = Screen::Shift(Box::new(ShiftScreen::Table(Box::new(work))));
        let mut effects = vec![Effect::Shift(ShiftEffect::Start(head))];
        effects.extend(self.after_shift_action());
        effects
    }

    fn resume_shift(&mut self, now: Moment) -> Vec<Effect> {
        if !matches!(&self.screen, Screen::Home)
            && !matches!(&self.screen, Screen::Shift(screen) if matches!(**screen, ShiftScreen::Choice(_)))
        {
            return Vec::new();
        }
        let Some(saved) = self.session.saved_shift.clone() else { return Vec::new() };
        let mut coups = Vec::new();
        let library: &Library = &self.session.library;
        let resumed = saved.resume(library, &self.session.shelf, |_, events| {
            coups.extend(events.iter().filter_map(|event| match event {
                Event::CoupOver(coup) => Some((**coup).clone()),
                _ => None,
            }));
        });
        match resumed {
            Ok(shift) => {
                let work =
                    ShiftWork::new(shift, self.session.settings.timers, now).with_past(saved.acts().to_vec(), coups);
                self.screen = Screen::Shift(Box::new(ShiftScreen::Table(Box::new(work))));
                vec![Effect::Shift(ShiftEffect::GoOn(saved.sound()))]
            }
            Err(reason) => {
                self.session.saved_shift = None;
                let reason = Fact::Phrase(Box::new(reason));
                self.session.notify(text!("shift-saved-unreadable", reason = reason).into());
                Vec::new()
            }
        }
    }

    fn shift_again(&mut self, now: Moment) -> Vec<Effect> {
        let Screen::Shift(screen) = &self.screen else { return Vec::new() };
        let ShiftScreen::Debrief(debrief) = &**screen else { return Vec::new() };
        let shift = debrief.work().shift();
        let again = Shift::new(&Arc::clone(shift.scenario()), &Arc::clone(&shift.state().house), shift.seed());
        again.map_or_else(|_| Vec::new(), |shift| self.open_table(shift, now))
    }

    /// Records the shift of the debrief, once.
    fn record_shift(&mut self, now: Moment) -> Vec<Effect> {
        let seed = self.session.dice.next_seed();
        let Some(profile) = &self.session.profile else { return Vec::new() };
        let mut stamps = RecordIdGenerator::new(profile.device.clone(), seed);
        let Screen::Shift(screen) = &mut self.screen else { return Vec::new() };
        let ShiftScreen::Debrief(debrief) = &mut **screen else { return Vec::new() };
        let Some(record) = debrief.take_record(&mut stamps, now).map(Record::Shift) else { return Vec::new() };
        self.session.apply_record(&record);
        vec![Effect::Record(Box::new(record))]
    }

    fn practise_weak(&mut self, now: Moment) -> Vec<Effect> {
        let effects = self.record_shift(now);
        let Screen::Shift(screen) = &self.screen else { return effects };
        let ShiftScreen::Debrief(debrief) = &**screen else { return effects };
        let house = debrief.work().shift().state().house.id.clone();
        let weak = debrief.weak();
        let keys: Vec<DecisionKey> =
            weak.iter().map(|(drill, decision)| DecisionKey::new(&house, drill, decision)).collect();
        if let Some(practice) = self.session.practise_weak(&keys, now) {
            self.screen = Screen::Lesson(Box::new(practice));
        }
        effects
    }

    fn play_on(&mut self, now: Moment) -> Vec<Effect> {
        let Screen::Shift(screen) = &self.screen else { return Vec::new() };
        let ShiftScreen::Debrief(debrief) = &**screen else { return Vec::new() };
        let Some(replay) = debrief.replay() else { return Vec::new() };
        let Some(log) = replay.log() else { return Vec::new() };
        let (shift, acts, coups) = replay.clone().into_parts();
        let work = ShiftWork::new(shift, self.session.settings.timers, now).with_past(acts, coups);
        self.session.saved_shift = SavedShift::read(log.as_bytes());
        self.screen = Screen::Shift(Box::new(ShiftScreen::Table(Box::new(work))));
        let mut effects = vec![Effect::Shift(ShiftEffect::Start(log))];
        effects.extend(self.after_shift_action());
        effects
    }

    fn end_shift(&mut self) -> Vec<Effect> {
        let Screen::Shift(screen) = &mut self.screen else { return Vec::new() };
        let ShiftScreen::Table(work) = &**screen else { return Vec::new() };
        let end = work.end();
        **screen = ShiftScreen::Debrief(Box::new(Debrief::new((**work).clone())));
        self.session.saved_shift = None;
        vec![end]
    }

    fn act_at_the_table(&mut self, action: TableAction, now: Moment) -> Vec<Effect> {
        let Screen::Shift(screen) = &mut self.screen else { return Vec::new() };
        let ShiftScreen::Table(work) = &mut **screen else { return Vec::new() };
        let mut effects = work.take(action, now);
        effects.extend(self.after_shift_action());
        effects
    }

    /// Calls are spoken; a shift that is over goes to its debrief.
    fn after_shift_action(&mut self) -> Vec<Effect> {
        let Screen::Shift(screen) = &mut self.screen else { return Vec::new() };
        let ShiftScreen::Table(work) = &mut **screen else { return Vec::new() };
        let (calls, noises) = (work.take_calls(), work.take_noises());
        if work.shift().is_over() {
            **screen = ShiftScreen::Debrief(Box::new(Debrief::new((**work).clone())));
            self.session.saved_shift = None;
        }
        let mut effects: Vec<Effect> = noises.into_iter().flat_map(|noise| self.session.play_noise(noise)).collect();
        if !calls.is_empty() {
            effects.extend(self.session.speak_at_the_table(calls));
        }
        effects
    }

    /// The table is paused first and left on the second call; its log stays.
    pub(super) fn leave_shift(&mut self, now: Moment) -> Vec<Effect> {
        let Screen::Shift(screen) = &mut self.screen else { return Vec::new() };
        if let ShiftScreen::Table(work) = &mut **screen
            && !work.is_paused()
        {
            if work.correction().is_some() {
                work.end_correction(now);
                return Vec::new();
            }
            if work.picked().is_some() || !work.entry().is_empty() || (work.target().is_some() && !work.shows_due()) {
                work.forget_choice();
                return Vec::new();
            }
            work.pause(now);
            return Vec::new();
        }
        if let ShiftScreen::Debrief(debrief) = &mut **screen
            && debrief.end_replay()
        {
            return Vec::new();
        }
        let is_table = matches!(**screen, ShiftScreen::Table(_));
        let mut effects = self.record_shift(now);
        self.screen = Screen::Home;
        effects.extend(self.session.stop_speech());
        // What was written since is read again.
        effects.extend(is_table.then_some(Effect::Shift(ShiftEffect::Find)));
        effects
    }
}

impl ShiftWork {
    fn take(&mut self, action: TableAction, now: Moment) -> Vec<Effect> {
        if self.is_paused() && action != TableAction::Resume {
            return Vec::new();
        }
        match action {
            TableAction::Resume => self.resume(now),
            TableAction::Tick => return self.tick(now),
            TableAction::Act(by, act) => return self.act(by, &act, now),
            TableAction::Next => return self.go_on(now),
            TableAction::Target(target) => self.choose(target),
            TableAction::StepStakes(back) => self.step_stakes(back),
            TableAction::StepMatters(back) => self.step_matters(back),
            TableAction::Words => self.toggle_words(),
            TableAction::PointAt(thing) => return self.point_at(thing, now),
            TableAction::Carry(from, to) => return self.carry(from, to, now),
            TableAction::PutRight(place) => self.begin_correction(place, now),
            TableAction::EndCorrection => self.end_correction(now),
            TableAction::Type(figure) => return self.type_figure(figure, now),
            TableAction::TypeMark => self.entry_mut().type_mark(),
            TableAction::Erase => {
                if !self.entry_mut().erase()
                    && let Some(last) = self.acts().last().map(|last| last.by)
                {
                    return self.act(last, &Act::Undo, now);
                }
            }
            TableAction::Help => self.toggle_help(),
            TableAction::Keys => self.toggle_keys(),
            TableAction::PutCardAway => self.put_card_away(),
        }
        Vec::new()
    }
}
