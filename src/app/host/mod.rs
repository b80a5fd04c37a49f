//! Hosting a class quiz: plan, running room and results.

mod action;
mod hosted_room;
mod plan;
mod shift;

use std::path::PathBuf;
use std::sync::Arc;

use super::{Effect, LessonPath, Session};
use crate::classroom::results::Results;
use crate::classroom::{Phase, Quiz, Room, RoomMessage, RoomMode};
use crate::i18n::phrase::Fact;
use crate::lesson::{Lesson, Pack, PackId};
use crate::progress::{Moment, Settings};
use crate::rules::house::{House, HouseId};
use crate::voice::{Noise, Speech};

pub use self::action::{
    HostAction, HostEffect, OpenedRoom, PastResults, ResultsAction, RoomAction, RoomUpdate, SetupAction, ShiftOrder,
};
pub use self::hosted_room::{HostedRoom, Projector};
use self::plan::default_question_count;
pub use self::plan::{PlannedRoom, RoomPlan, RoomRoster};

#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the screen")]
#[derive(Debug)]
pub struct HostScreen {
    pub path: LessonPath,
    pub house: Arc<House>,
    pub plan: RoomPlan,
    /// An interrupted room that can be resumed.
    pub interrupted: Option<InterruptedRoom>,
    pub hosted: Option<HostedRoom>,
    /// Previous rooms, the latest first.
    pub earlier: Vec<PastRoom>,
    /// Results of the finished room, or of the past room being viewed.
    pub results: Option<Arc<Results>>,
    pub shows_results: bool,
    /// UTC offset of local time in minutes.
    pub utc_offset_minutes: i32,
    pub is_opening: bool,
    /// Closing the room awaits confirmation.
    pub closing: bool,
    /// The next quiz of the class is being planned, while the one that is over stays open.
    pub plans_next: bool,
}

/// A room interrupted by a crash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InterruptedRoom {
    pub lesson: String,
    pub house: HouseId,
    pub people: usize,
    pub at: Moment,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRoom {
    pub log: PathBuf,
    pub at: Moment,
    /// UTC offset in minutes at that time.
    pub utc_offset_minutes: i32,
    pub lesson: String,
    pub house: HouseId,
    pub people: usize,
}

impl Session {
    /// Lessons that can be asked in a house, with their packs.
    pub fn askable<'a>(&'a self, house: &'a HouseId) -> impl Iterator<Item = (LessonPath, &'a Pack, &'a Lesson)> {
        let packs = self.library.packs();
        let all = packs.flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
        let asked = all.filter(|(_, lesson)| lesson.is_for(house) && lesson.questions() > 0);
        asked.map(|(pack, lesson)| (LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() }, pack, lesson))
    }

    /// This lesson if it suits the house, otherwise the first that does.
    pub(in crate::app) fn first_for(&self, house: &HouseId, path: Option<&LessonPath>) -> Option<LessonPath> {
        let mut paths = self.askable(house).map(|(path, ..)| path);
        let same = self.askable(house).map(|(path, ..)| path).find(|other| Some(other) == path);
        same.or_else(|| paths.next())
    }
}

impl HostScreen {
    /// The plan of a room as it was chosen last, for that lesson or the first of the chosen house that can be asked.
    pub(in crate::app) fn plan(session: &Session) -> Option<Self> {
        let house = session.chosen_house()?.clone();
        let choices = &session.settings.class_quiz;
        let last = choices.lesson.as_deref().and_then(LessonPath::parse);
        let path = session.first_for(&house.id, last.as_ref())?;
        let questions = session.library.find(&path.to_string()).map_or(1, |(_, lesson)| lesson.questions());
        Some(Self {
            plan: RoomPlan::remembered(choices, &path, questions),
            path,
            house,
            interrupted: None,
            hosted: None,
            earlier: Vec::new(),
            results: None,
            shows_results: false,
            utc_offset_minutes: 0,
            is_opening: false,
            closing: false,
            plans_next: false,
        })
    }

    /// Speech currently due in the classroom, with its turn number.
    pub fn current_speech(&self) -> Option<(u64, &[Speech])> {
        let room = &self.hosted.as_ref()?.room;
        let Phase::Question(question) = room.phase() else { return None };
        let heard = &room.quiz().questions().get(question)?.posed.question.scene.heard;
        (!heard.is_empty()).then_some((room.turn(), heard.as_slice()))
    }

    pub(super) fn speaking_pack(&self) -> Option<PackId> {
        self.current_speech().map(|_| self.path.pack.clone())
    }

    pub(in crate::app) fn is_over(&self) -> bool {
        self.hosted.as_ref().is_some_and(|hosted| hosted.room.phase() == Phase::Ended)
    }

    /// Closes the topmost layer, or asks whether to close a running room; `false` if the screen can be left.
    pub(in crate::app) fn close_layer(&mut self) -> bool {
        if self.shows_results {
            self.close_results();
            return true;
        }
        let Some(hosted) = &mut self.hosted else { return false };
        if self.plans_next {
            self.plans_next = false;
        } else if hosted.projector == Projector::Alone {
            hosted.projector = Projector::Beside;
        } else if self.closing {
            self.closing = false;
        } else if hosted.room.phase() != Phase::Ended {
            self.closing = true;
        } else {
            return false;
        }
        true
    }

    pub(in crate::app) fn act(&mut self, action: HostAction, session: &mut Session, now: Moment) -> Vec<Effect> {
        match action {
            HostAction::Setup(action) if self.hosted.is_none() || self.plans_next => {
                return self.setup_action(action, session);
            }
            // The screen is open already, or the room.
            HostAction::Plan | HostAction::Setup(_) => {}
            HostAction::Interrupted(room) => self.interrupted = room,
            HostAction::Earlier(rooms, utc_offset) => (self.earlier, self.utc_offset_minutes) = (rooms, utc_offset),
            HostAction::Failed => self.is_opening = false,
            HostAction::Opened(opened) => self.room_opened(opened, now),
            HostAction::Room(action) => return self.room_action(action, session, now),
            HostAction::Results(action) => return self.results_action(action).map(Effect::Host).into_iter().collect(),
        }
        Vec::new()
    }

    fn setup_action(&mut self, action: SetupAction, session: &mut Session) -> Vec<Effect> {
        match action {
            SetupAction::Lesson(path) => {
                let lesson = session.library.find(&path.to_string());
                self.plan.questions = lesson.map_or(1, |(_, lesson)| default_question_count(lesson.questions()));
                self.path = path;
            }
            SetupAction::House(id) => {
                let house = session.shelf.get(&id);
                let path = house.and_then(|house| session.first_for(&house.id, Some(&self.path)));
                if let (Some(house), Some(path)) = (house, path) {
                    (self.path, self.house) = (path, Arc::clone(house));
                }
            }
            SetupAction::Change(plan) => self.plan = *plan,
            SetupAction::Roster(path) => return vec![Effect::Host(HostEffect::Roster(path))],
            SetupAction::Open if !self.is_opening => return self.open_room(session),
            SetupAction::Resume if !self.is_opening => {
                self.is_opening = true;
                return vec![Effect::Host(HostEffect::Resume)];
            }
            SetupAction::Open | SetupAction::Resume => {}
        }
        Vec::new()
    }

    fn open_room(&mut self, session: &mut Session) -> Vec<Effect> {
        let Some((_, lesson)) = session.library.find(&self.path.to_string()) else { return Vec::new() };
        let whole = session.shelf.get(&self.house.id).unwrap_or(&self.house);
        let house = lesson.house_to_ask(whole, session.table());
        let lesson = Arc::new(lesson.clone());
        let speaks = session.settings.voice && self.plan.choices.form == RoomMode::Live;
        let quiz = Quiz::with_speech(lesson, house, session.dice.next_seed(), Some(self.plan.questions), speaks);
        if quiz.questions().is_empty() {
            let name = Fact::Text(self.path.to_string());
            session.notices.push(text!("host-asks-nothing", lesson = name).into());
            return Vec::new();
        }
        self.is_opening = true;
        let class_quiz = Box::new(self.plan.choices(&self.path));
        let mut effects = session.apply_settings(Settings { class_quiz, ..session.settings.clone() });
        let planned = Box::new(PlannedRoom { quiz, lesson: self.path.to_string(), plan: self.plan.clone() });
        let open = if self.hosted.is_some() { HostEffect::OpenNext } else { HostEffect::Open };
        effects.push(Effect::Host(open(planned)));
        effects
    }

    fn room_opened(&mut self, opened: OpenedRoom, now: Moment) {
        let OpenedRoom { room, links, remote, fingerprint, log } = opened;
        (self.is_opening, self.shows_results, self.results) = (false, false, None);
        self.show_quiz(&room, fingerprint.is_some());
        self.hosted = Some(HostedRoom {
            room,
            links,
            remote,
            is_remote_paired: false,
            fingerprint,
            log,
            utc_offset_minutes: self.utc_offset_minutes,
            trouble: None,
            refused: None,
            projector: Projector::default(),
            shows_why: false,
            now,
            ticked: None,
        });
    }

    /// The house, the lesson and the plan of the quiz at hand.
    fn show_quiz(&mut self, room: &Room, tls: bool) {
        self.house = Arc::clone(room.quiz().house());
        self.path = LessonPath::parse(&room.setup().lesson).unwrap_or_else(|| self.path.clone());
        self.plan = RoomPlan::of_room(room.setup(), tls);
    }

    fn room_updated(&mut self, update: RoomUpdate) {
        let Some(hosted) = &mut self.hosted else { return };
        let RoomUpdate { room, trouble, remote, is_remote_paired, log } = update;
        let is_next = room.quiz_number() != hosted.room.quiz_number();
        hosted.shows_why &= room.turn() == hosted.room.turn() && room.phase() == hosted.room.phase();
        (hosted.room, hosted.trouble, hosted.log) = (Arc::clone(&room), trouble, log);
        (hosted.remote, hosted.is_remote_paired) = (remote, is_remote_paired);
        if is_next {
            let tls = hosted.fingerprint.is_some();
            hosted.refused = None;
            (self.is_opening, self.plans_next) = (false, false);
            (self.shows_results, self.results) = (false, None);
            self.show_quiz(&room, tls);
        }
        if room.phase() == Phase::Ended && self.results.is_none() {
            self.results = Some(Arc::new(Results::gather(&room)));
        }
    }

    /// The tick of a new second, if the room ticks.
    fn tick(&mut self, session: &Session) -> Vec<Effect> {
        let Some(hosted) = &mut self.hosted else { return Vec::new() };
        let second = hosted.room.ticking_second(hosted.now).map(|second| (hosted.room.turn(), second));
        if second.is_none() || std::mem::replace(&mut hosted.ticked, second) == second {
            return Vec::new();
        }
        session.play_noise(Noise::Tick)
    }

    fn room_action(&mut self, action: RoomAction, session: &mut Session, now: Moment) -> Vec<Effect> {
        let Some(hosted) = &mut self.hosted else { return Vec::new() };
        hosted.now = now;
        match action {
            RoomAction::Updated(update) => {
                self.room_updated(update);
                return self.tick(session);
            }
            RoomAction::PlanNext(plans) => self.plans_next = plans && hosted.room.phase() == Phase::Ended,
            RoomAction::GiveShift(order) => {
                let given = order.given(hosted.room.quiz().house(), session.dice.next_seed());
                let message = given.map(|given| RoomMessage::GiveShift(Box::new(given)));
                return message.map(|message| Effect::Host(HostEffect::Send(message))).into_iter().collect();
            }
            RoomAction::Send(message) => return vec![Effect::Host(HostEffect::Send(message))],
            RoomAction::Answered(refused) => hosted.refused = refused,
            RoomAction::RepeatSpeech => return session.repeat_speech(self.speaking_pack()),
            RoomAction::ShowWhy(shows) => hosted.shows_why = shows && matches!(hosted.room.phase(), Phase::Revealed(_)),
            RoomAction::Project(projector) => hosted.projector = projector,
            RoomAction::Close(false) => self.closing = true,
            RoomAction::Close(true) => {
                self.closing = false;
                // Ending first lets participants know and keeps the results on the screen.
                return vec![Effect::Host(HostEffect::Send(RoomMessage::End))];
            }
            RoomAction::Stay => self.closing = false,
            RoomAction::RenewRemote => return vec![Effect::Host(HostEffect::RenewRemote)],
        }
        Vec::new()
    }

    fn results_action(&mut self, action: ResultsAction) -> Option<HostEffect> {
        match action {
            ResultsAction::Show(true) => self.shows_results = true,
            ResultsAction::Show(false) => self.close_results(),
            ResultsAction::Past(log) => return self.hosted.is_none().then_some(HostEffect::Past(log)),
            ResultsAction::Read(PastResults(results)) => {
                if self.hosted.is_none() {
                    (self.results, self.shows_results) = (Some(results), true);
                }
            }
            ResultsAction::Write(format) => {
                return self.results.clone().map(|results| HostEffect::Write(format, results));
            }
            ResultsAction::Practise => return self.results.clone().map(HostEffect::Practise),
        }
        None
    }

    /// Hides the results; those of a past room are dropped.
    fn close_results(&mut self) {
        self.shows_results = false;
        if self.hosted.is_none() {
            self.results = None;
        }
    }
}
