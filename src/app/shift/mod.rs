//! A shift at the table, on the screen: choice, table, debrief.

pub mod blank;
pub mod choice;
mod class;
mod clock;
pub mod correction;
pub mod debrief;
pub mod entry;
pub mod guided;
mod noise;
pub mod offers;
pub mod origin;
pub mod part;
mod pointing;
pub mod replay;
pub mod saved;
pub mod scene;
pub mod short;
pub mod story;
pub mod table_talk;
pub mod target;
pub mod thing;
pub mod work;

use std::sync::Arc;

use self::choice::ShiftChoice;
use self::debrief::Debrief;
use self::origin::ShiftOrigin;
use self::saved::SavedShift;
use self::target::Target;
use self::thing::Thing;
use self::work::ShiftWork;
use super::practice::Practice;
use super::{App, Effect, Screen, Session};
use crate::documents::shift_report::ReportReader;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::mastery::DecisionKey;
use crate::progress::{Moment, Record, RecordIdGenerator};
use crate::rules::money::Money;
use crate::table::Shift;
use crate::table::act::Act;
use crate::table::event::Event;
use crate::table::log::LogHead;
use crate::table::person::Person;
use crate::table::scenario::Presentation;
use crate::voice::Speech;

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
    /// Goes to the table of the shift that is due in the lesson.
    BeginStep,
    /// Goes to the table of the short shift of today.
    BeginShort,
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
    /// Writes the report of the debrief as a PDF.
    Print,
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
    /// The act of Enter.
    Next,
    /// Chooses the object of the next act.
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
    /// Puts a piece of the hand back.
    PutBack(Money),
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

impl Session {
    /// Lines of guests and chef, unless switched off.
    fn speak_lines(&self, lines: Vec<Speech>) -> Option<Effect> {
        (!lines.is_empty() && self.settings.guest_voices).then_some(Effect::SpeakBeside(lines))
    }

    /// The shift that was left, if any.
    pub const fn saved_shift(&self) -> Option<&SavedShift> {
        self.saved_shift.as_ref()
    }
}

impl App {
    pub(super) fn shift_action(&mut self, action: ShiftAction, now: Moment) -> Vec<Effect> {
        let mut effects = self.without_trace_of_trial(|app| app.take_shift_action(action, now));
        effects.extend(self.shift_origin.report_to_room(&self.screen));
        effects
    }

    /// Takes the action; of a shift that is only tried nothing is saved.
    fn without_trace_of_trial(&mut self, take: impl FnOnce(&mut Self) -> Vec<Effect>) -> Vec<Effect> {
        if !self.shift_origin.is_trial() {
            return take(self);
        }
        let saved = self.session.saved_shift.clone();
        let mut effects = take(self);
        self.session.saved_shift = saved;
        effects.retain(|effect| !matches!(effect, Effect::Shift(_)));
        effects
    }

    fn take_shift_action(&mut self, action: ShiftAction, now: Moment) -> Vec<Effect> {
        let session = &mut self.session;
        let shift = self.screen.shift_mut();
        match action {
            ShiftAction::Open => {
                self.screen.open_shifts(session);
                Vec::new()
            }
            ShiftAction::Found(bytes) => {
                session.saved_shift = SavedShift::read(&bytes);
                Vec::new()
            }
            ShiftAction::Choose(action) => {
                if let Some(ShiftScreen::Choice(choice)) = shift {
                    choice.act(action);
                }
                Vec::new()
            }
            ShiftAction::GoOn => self.go_on_with_shift(now),
            ShiftAction::BeginStep => self.begin_step_shift(now),
            ShiftAction::BeginShort => self.begin_short_shift(now),
            ShiftAction::Practise => self.practise_faults(now),
            ShiftAction::Print => shift.map(|shift| shift.print(session, now)).unwrap_or_default(),
            ShiftAction::Again | ShiftAction::PlayOn if !self.shift_origin.can_be_repeated() => Vec::new(),
            ShiftAction::Begin => shift.map(|shift| shift.begin(session, now)).unwrap_or_default(),
            ShiftAction::Again => shift.map(|shift| shift.again(session, now)).unwrap_or_default(),
            ShiftAction::PlayOn => shift.map(|shift| shift.play_on(session, now)).unwrap_or_default(),
            ShiftAction::End => shift.map(|shift| shift.end(session)).unwrap_or_default(),
            ShiftAction::Table(action) => {
                shift.map(|shift| shift.act_at_the_table(action, session, now)).unwrap_or_default()
            }
            ShiftAction::Debrief(action) => {
                let shows = action == DebriefAction::ShowResult;
                if let Some(ShiftScreen::Debrief(debrief)) = shift {
                    debrief.act(action);
                }
                if shows { self.record_shift(now) } else { Vec::new() }
            }
        }
    }

    /// Goes on with the shift that was left, in its lesson if it was a step of one.
    fn go_on_with_shift(&mut self, now: Moment) -> Vec<Effect> {
        let can_go_on = match &self.screen {
            Screen::Home => true,
            Screen::Shift(shift) => matches!(**shift, ShiftScreen::Choice(_)),
            _ => false,
        };
        if !can_go_on {
            return Vec::new();
        }
        self.resume_lesson_of_shift(now).unwrap_or_else(|| self.screen.resume_saved(&mut self.session, now))
    }

    /// Goes to the table from another screen.
    fn open_table(&mut self, shift: Shift, now: Moment) -> Vec<Effect> {
        self.without_trace_of_trial(|app| {
            let (table, effects) = ShiftScreen::at_table(shift, &mut app.session, now);
            app.screen = Screen::Shift(Box::new(table));
            effects
        })
    }

    fn record_shift(&mut self, now: Moment) -> Vec<Effect> {
        if self.shift_origin.is_trial() {
            return Vec::new();
        }
        let session = &mut self.session;
        self.screen.shift_mut().map(|shift| shift.record(session, now)).unwrap_or_default()
    }

    /// A shift of a lesson or a room goes back to it; its weak decisions come up in today's practice.
    fn practise_faults(&mut self, now: Moment) -> Vec<Effect> {
        if !matches!(self.shift_origin, ShiftOrigin::Home) {
            return Vec::new();
        }
        let effects = self.record_shift(now);
        let session = &mut self.session;
        let practice = self.screen.shift_mut().and_then(|shift| shift.practice(session, now));
        self.screen.open_practice(practice);
        effects
    }

    /// The table is paused first and left on the second call; its log stays.
    pub(super) fn leave_shift(&mut self, now: Moment) -> Vec<Effect> {
        let Some(shift) = self.screen.shift_mut() else { return Vec::new() };
        if shift.close_layer(now) {
            return Vec::new();
        }
        let is_table = shift.work().is_some();
        let mut effects = self.record_shift(now);
        effects.extend(self.return_from_shift(now));
        effects.extend(self.session.stop_speech());
        // What was written since is read again.
        effects.extend(is_table.then_some(Effect::Shift(ShiftEffect::Find)));
        effects
    }
}

impl Screen {
    fn shift_mut(&mut self) -> Option<&mut ShiftScreen> {
        if let Self::Shift(shift) = self { Some(shift) } else { None }
    }

    fn open_shifts(&mut self, session: &Session) {
        if matches!(self, Self::Home)
            && let Some(choice) = ShiftScreen::choice(session)
        {
            *self = Self::Shift(Box::new(choice));
        }
    }

    /// Goes to the table where it was left.
    fn resume_saved(&mut self, session: &mut Session, now: Moment) -> Vec<Effect> {
        let Some((table, effect)) = ShiftScreen::resume(session, now) else { return Vec::new() };
        *self = Self::Shift(Box::new(table));
        vec![effect]
    }

    /// Time in ms until the table acts without the trainee.
    pub fn shift_wakes_in(&self, now: Moment) -> Option<u64> {
        if let Self::Shift(shift) = self { shift.work()?.wakes_in(now) } else { None }
    }

    /// True while the room is heard around the table.
    pub fn has_room_tone(&self) -> bool {
        let Self::Shift(shift) = self else { return false };
        shift.work().is_some_and(|work| !work.is_paused())
    }
}

impl ShiftScreen {
    /// The shift under way.
    pub fn work(&self) -> Option<&ShiftWork> {
        if let Self::Table(work) = self { Some(work) } else { None }
    }

    fn choice(session: &Session) -> Option<Self> {
        let (house, size) = (session.chosen_house()?, session.table()?);
        let known = session.profile.as_ref().map(|profile| &profile.known);
        let next = |id: &str| next_presentation(known.and_then(|known| known.shift(id, &house.id)?.passed));
        Some(Self::Choice(ShiftChoice::new(&session.library, house, size, &next)))
    }

    /// The shift that was left; one that cannot go on is dropped with a notice.
    fn resume(session: &mut Session, now: Moment) -> Option<(Self, Effect)> {
        let saved = session.saved_shift.clone()?;
        let mut coups = Vec::new();
        let resumed = saved.resume(&session.library, &session.shelf, |_, events| {
            coups.extend(events.iter().filter_map(|event| match event {
                Event::CoupOver(coup) => Some((**coup).clone()),
                _ => None,
            }));
        });
        match resumed {
            Ok(shift) => {
                let work = ShiftWork::new(shift, session.settings.timers, now).with_past(saved.acts().to_vec(), coups);
                Some((Self::Table(Box::new(work)), Effect::Shift(ShiftEffect::GoOn(saved.sound()))))
            }
            Err(reason) => {
                session.saved_shift = None;
                let reason = Fact::Phrase(Box::new(reason));
                session.notify(text!("shift-saved-unreadable", reason = reason).into());
                None
            }
        }
    }

    fn begin(&mut self, session: &mut Session, now: Moment) -> Vec<Effect> {
        let seed = session.dice.next_seed();
        let Self::Choice(choice) = self else { return Vec::new() };
        match choice.begin(seed) {
            Some(Ok(shift)) => self.open_table(shift, session, now),
            Some(Err(problem)) => {
                session.notify(Phrase::from(problem).into());
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    fn again(&mut self, session: &mut Session, now: Moment) -> Vec<Effect> {
        let Some(debrief) = self.debrief() else { return Vec::new() };
        let shift = debrief.work().shift();
        let again = Shift::new(&Arc::clone(shift.scenario()), &Arc::clone(&shift.state().house), shift.seed());
        again.map_or_else(|_| Vec::new(), |shift| self.open_table(shift, session, now))
    }

    /// A table with a log of its own.
    fn at_table(shift: Shift, session: &mut Session, now: Moment) -> (Self, Vec<Effect>) {
        let head = LogHead::new(&shift).line();
        let mut work = ShiftWork::new(shift, session.settings.timers, now);
        work.greet();
        Self::with_log(work, head, session)
    }

    fn with_log(work: ShiftWork, log: String, session: &mut Session) -> (Self, Vec<Effect>) {
        session.saved_shift = SavedShift::read(log.as_bytes());
        let mut table = Self::Table(Box::new(work));
        let mut effects = vec![Effect::Shift(ShiftEffect::Start(log))];
        effects.extend(table.after_act(session));
        (table, effects)
    }

    fn open_table(&mut self, shift: Shift, session: &mut Session, now: Moment) -> Vec<Effect> {
        let (table, effects) = Self::at_table(shift, session, now);
        *self = table;
        effects
    }

    fn play_on(&mut self, session: &mut Session, now: Moment) -> Vec<Effect> {
        let Some(replay) = self.debrief().and_then(Debrief::replay) else { return Vec::new() };
        let Some(log) = replay.log() else { return Vec::new() };
        let (shift, acts, coups) = replay.clone().into_parts();
        let work = ShiftWork::new(shift, session.settings.timers, now).with_past(acts, coups);
        let (table, effects) = Self::with_log(work, log, session);
        *self = table;
        effects
    }

    fn act_at_the_table(&mut self, action: TableAction, session: &mut Session, now: Moment) -> Vec<Effect> {
        let Self::Table(work) = self else { return Vec::new() };
        let mut effects = work.take(action, now);
        effects.extend(self.after_act(session));
        effects
    }

    /// Calls are spoken; a shift that is over goes to its debrief.
    fn after_act(&mut self, session: &mut Session) -> Vec<Effect> {
        let Self::Table(work) = self else { return Vec::new() };
        let (calls, noises, lines) = (work.take_calls(), work.take_noises(), work.take_lines());
        if work.shift().is_over() {
            *self = Self::Debrief(Box::new(Debrief::new((**work).clone())));
            session.saved_shift = None;
        }
        let mut effects: Vec<Effect> = noises.into_iter().flat_map(|noise| session.play_noise(noise)).collect();
        if !calls.is_empty() {
            effects.extend(session.speak_at_the_table(calls));
        }
        effects.extend(session.speak_lines(lines));
        effects
    }

    fn end(&mut self, session: &mut Session) -> Vec<Effect> {
        let Self::Table(work) = self else { return Vec::new() };
        let end = work.end();
        *self = Self::Debrief(Box::new(Debrief::new((**work).clone())));
        session.saved_shift = None;
        vec![end]
    }

    /// Records the shift of the debrief, once.
    fn record(&mut self, session: &mut Session, now: Moment) -> Vec<Effect> {
        let seed = session.dice.next_seed();
        let Some(profile) = &session.profile else { return Vec::new() };
        let mut stamps = RecordIdGenerator::new(profile.device.clone(), seed);
        let Self::Debrief(debrief) = self else { return Vec::new() };
        let Some(record) = debrief.take_record(&mut stamps, now).map(Record::Shift) else { return Vec::new() };
        session.apply_record(&record);
        vec![Effect::Record(Box::new(record))]
    }

    fn print(&self, session: &Session, now: Moment) -> Vec<Effect> {
        let (Some(debrief), Some(profile)) = (self.debrief(), session.profile()) else { return Vec::new() };
        let day = Some(profile.known.mastery().day(now));
        let paper = debrief.paper(ReportReader { name: Some(&profile.name), day });
        let pdf = paper.pdf(&Catalog::new(session.language()));
        let shift = debrief.work().shift();
        let file = format!("{}-{}.pdf", shift.scenario().id, shift.seed());
        pdf.map(|pdf| Effect::SaveFile(file, pdf)).into_iter().collect()
    }

    /// A practice of the decisions that the faults of the shift belong to.
    fn practice(&self, session: &mut Session, now: Moment) -> Option<Practice> {
        let debrief = self.debrief()?;
        let house = debrief.work().shift().state().house.id.clone();
        let weak = debrief.weak();
        let keys: Vec<DecisionKey> =
            weak.iter().map(|(drill, decision)| DecisionKey::new(&house, drill, decision)).collect();
        session.practise_weak(&keys, now)
    }

    /// Ends the replay of the debrief; at the table drops the choice, then pauses. `false` if there is nothing to close.
    fn close_layer(&mut self, now: Moment) -> bool {
        match self {
            Self::Choice(_) => false,
            Self::Debrief(debrief) => debrief.end_replay(),
            Self::Table(work) if work.is_paused() => false,
            Self::Table(work) => {
                if work.correction().is_some() {
                    work.end_correction(now);
                } else if work.has_choice() {
                    work.forget_choice();
                } else {
                    work.pause(now);
                }
                true
            }
        }
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
            TableAction::PutBack(value) => self.entry_mut().put_back(value),
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
