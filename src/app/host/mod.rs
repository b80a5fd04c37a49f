//! Hosting a class quiz: plan, running room and results.

mod action;
mod hosted_room;
mod plan;

use std::path::PathBuf;
use std::sync::Arc;

use super::{App, Effect, LessonPath, Screen};
use crate::classroom::results::Results;
use crate::classroom::{Phase, Quiz, RoomMode};
use crate::lesson::{Lesson, Pack};
use crate::progress::Moment;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::voice::Speech;

pub use self::action::{HostAction, HostEffect, OpenedRoom, PastResults, RoomUpdate};
pub use self::hosted_room::{HostedRoom, Projector};
use self::plan::default_question_count;
pub use self::plan::{PlannedRoom, RoomPlan, RoomRoster};

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
}

/// A room interrupted by a crash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InterruptedRoom {
    pub lesson: String,
    /// House id.
    pub house: String,
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
    /// House id.
    pub house: String,
    pub people: usize,
}

impl App {
    /// The host screen, if open.
    pub const fn hosting(&self) -> Option<&HostScreen> {
        match &self.screen {
            Screen::Host(host) => Some(host),
            _ => None,
        }
    }

    pub fn has_room(&self) -> bool {
        self.hosting().is_some_and(|host| host.hosted.is_some())
    }

    pub(super) fn host_action(&mut self, action: HostAction, now: Moment) -> Vec<Effect> {
        if action == HostAction::Plan {
            return self.plan_room();
        }
        let is_over = |host: &HostScreen| host.hosted.as_ref().is_some_and(|one| one.room.phase() == Phase::Ended);
        if matches!(action, HostAction::Close(_)) && self.hosting().is_some_and(is_over) {
            return self.leave_host_screen();
        }
        if action == HostAction::RepeatSpeech {
            return self.repeat_speech();
        }
        let (seed, voice) = (self.dice.next_seed(), self.settings.voice);
        let path = match &action {
            HostAction::Lesson(path) => Some(path.clone()),
            _ => self.hosting().map(|host| host.path.clone()),
        };
        let lesson = path.as_ref().and_then(|path| self.library.find(&path.to_string())).map(|(_, lesson)| lesson);
        let lesson = lesson.cloned().map(Arc::new);
        let house = if let HostAction::House(id) = &action { self.shelf.get(id).cloned() } else { None };
        let house = house.map(|house| (self.first_for(&house.id, path.as_ref()), house));
        let Screen::Host(host) = &mut self.screen else { return Vec::new() };
        match action {
            HostAction::Lesson(path) if host.hosted.is_none() => {
                host.plan.questions = lesson.map_or(1, |lesson| default_question_count(lesson.questions()));
                host.path = path;
            }
            HostAction::House(_) if host.hosted.is_none() => {
                if let Some((Some(path), house)) = house {
                    (host.path, host.house) = (path, house);
                }
            }
            HostAction::Open if host.hosted.is_none() && !host.is_opening => {
                let Some(lesson) = lesson else { return Vec::new() };
                let (house, count) = (Arc::clone(&host.house), Some(host.plan.questions));
                let speaks = voice && host.plan.form == RoomMode::Live;
                let quiz = Quiz::with_speech(lesson, house, seed, count, speaks);
                if quiz.questions().is_empty() {
                    let name = Fact::Text(host.path.to_string());
                    self.notices.push(Phrase::plain("host-asks-nothing").with("lesson", name));
                    return Vec::new();
                }
                host.is_opening = true;
                let planned = PlannedRoom { quiz, lesson: host.path.to_string(), plan: host.plan.clone() };
                return vec![Effect::Host(HostEffect::Open(Box::new(planned)))];
            }
            HostAction::Resume if host.hosted.is_none() && !host.is_opening => {
                host.is_opening = true;
                return vec![Effect::Host(HostEffect::Resume)];
            }
            HostAction::Roster(path) => return vec![Effect::Host(HostEffect::Roster(path))],
            action => return host.act(action, now),
        }
        Vec::new()
    }

    /// Lessons that can be asked in a house, with their packs.
    pub fn askable<'a>(&'a self, house: &'a str) -> impl Iterator<Item = (LessonPath, &'a Pack, &'a Lesson)> {
        let packs = self.library.packs().iter();
        let all = packs.flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
        let asked = all.filter(|(_, lesson)| lesson.is_for(house) && lesson.questions() > 0);
        asked.map(|(pack, lesson)| (LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() }, pack, lesson))
    }

    /// This lesson if it suits the house, otherwise the first that does.
    fn first_for(&self, house: &str, path: Option<&LessonPath>) -> Option<LessonPath> {
        let mut paths = self.askable(house).map(|(path, ..)| path);
        let same = self.askable(house).map(|(path, ..)| path).find(|other| Some(other) == path);
        same.or_else(|| paths.next())
    }

    fn plan_room(&mut self) -> Vec<Effect> {
        let is_free = matches!(self.screen, Screen::Home | Screen::Welcome | Screen::Settings);
        let Some(house) = self.house().filter(|_| is_free) else { return Vec::new() };
        let Some(path) = self.first_for(&house.id, None) else { return Vec::new() };
        let questions = self.library.find(&path.to_string()).map_or(1, |(_, lesson)| lesson.questions());
        let plan = RoomPlan::with_defaults(questions);
        self.screen = Screen::Host(Box::new(HostScreen {
            path,
            house,
            plan,
            interrupted: None,
            hosted: None,
            earlier: Vec::new(),
            results: None,
            shows_results: false,
            utc_offset_minutes: 0,
            is_opening: false,
            closing: false,
        }));
        vec![Effect::Host(HostEffect::Look)]
    }

    fn leave_to_home(&mut self) {
        self.screen = if self.profile.is_some() { Screen::Home } else { Screen::Welcome };
    }

    /// Leaves the screen; closing a running room requires confirmation.
    pub(super) fn leave_host_screen(&mut self) -> Vec<Effect> {
        let Screen::Host(host) = &mut self.screen else { return Vec::new() };
        if host.shows_results {
            host.close_results();
            return Vec::new();
        }
        match &mut host.hosted {
            Some(standing) if standing.projector == Projector::Alone => standing.projector = Projector::Beside,
            Some(_) if host.closing => host.closing = false,
            Some(standing) if standing.room.phase() != Phase::Ended => host.closing = true,
            Some(_) => {
                self.leave_to_home();
                return vec![Effect::Host(HostEffect::Close)];
            }
            None => self.leave_to_home(),
        }
        Vec::new()
    }
}

impl HostScreen {
    /// Speech currently due in the classroom, with its turn number.
    pub fn current_speech(&self) -> Option<(u64, &[Speech])> {
        let room = &self.hosted.as_ref()?.room;
        let Phase::Question(question) = room.phase() else { return None };
        let heard = &room.quiz().questions().get(question)?.posed.question.scene.heard;
        (!heard.is_empty()).then_some((room.turn(), heard.as_slice()))
    }

    fn act(&mut self, action: HostAction, now: Moment) -> Vec<Effect> {
        match action {
            HostAction::Change(plan) if self.hosted.is_none() => self.plan = *plan,
            HostAction::Interrupted(broken) => self.interrupted = broken,
            HostAction::Earlier(earlier, minutes_east) => {
                (self.earlier, self.utc_offset_minutes) = (earlier, minutes_east)
            }
            HostAction::Past(log) if self.hosted.is_none() => return vec![Effect::Host(HostEffect::Past(log))],
            HostAction::Read(PastResults(results)) if self.hosted.is_none() => {
                (self.results, self.shows_results) = (Some(results), true);
            }
            HostAction::Results(true) => self.shows_results = true,
            HostAction::Results(false) => self.close_results(),
            HostAction::Write(form) => return self.with_results(|results| HostEffect::Write(form, results)),
            HostAction::Practise => return self.with_results(HostEffect::Practise),
            HostAction::Updated(RoomUpdate { room, trouble }) => {
                if room.phase() == Phase::Ended && self.results.is_none() {
                    self.results = Some(Arc::new(Results::gather(&room)));
                }
                if let Some(standing) = &mut self.hosted {
                    (standing.room, standing.trouble, standing.now) = (room, trouble, now);
                }
            }
            HostAction::Failed => self.is_opening = false,
            HostAction::Opened(OpenedRoom { room, links, remote, fingerprint, log }) => {
                (self.is_opening, self.shows_results, self.results) = (false, false, None);
                self.house = Arc::clone(room.quiz().house());
                self.path = LessonPath::parse(&room.setup().lesson).unwrap_or_else(|| self.path.clone());
                self.hosted = Some(HostedRoom {
                    room,
                    links,
                    remote,
                    fingerprint,
                    log,
                    trouble: None,
                    refused: None,
                    projector: Projector::default(),
                    now,
                });
            }
            HostAction::Stay => self.closing = false,
            other => {
                return self
                    .hosted
                    .as_mut()
                    .map(|standing| standing.act(other, now, &mut self.closing))
                    .unwrap_or_default();
            }
        }
        Vec::new()
    }

    /// Hides the results; those of a past room are dropped.
    fn close_results(&mut self) {
        self.shows_results = false;
        if self.hosted.is_none() {
            self.results = None;
        }
    }

    fn with_results(&self, errand: impl FnOnce(Arc<Results>) -> HostEffect) -> Vec<Effect> {
        self.results.clone().map(errand).map(Effect::Host).into_iter().collect()
    }
}
