//! Hosting a class quiz: plan, running room and results.

mod plan;
mod said;
mod standing;

use std::path::PathBuf;
use std::sync::Arc;

use super::{App, Effect, LessonPath, Screen};
use crate::classroom::results::Results;
use crate::classroom::{Form, Phase, Quiz};
use crate::lesson::{Lesson, Pack};
use crate::progress::Moment;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::voice::Said;

use self::plan::usual_count;
pub use self::plan::{Listed, Plan, Planned};
pub use self::said::{Action, Errand, Opened, Past, Seen};
pub use self::standing::{Projector, Standing};

#[derive(Debug)]
pub struct Host {
    pub path: LessonPath,
    pub house: Arc<House>,
    pub plan: Plan,
    /// An interrupted room that can be resumed.
    pub broken: Option<Broken>,
    pub standing: Option<Standing>,
    /// Previous rooms, the latest first.
    pub earlier: Vec<Earlier>,
    /// Results of the finished room, or of the past room being viewed.
    pub results: Option<Arc<Results>>,
    pub looks: bool,
    /// UTC offset of local time in minutes.
    pub minutes_east: i32,
    pub opens: bool,
    /// Closing the room awaits confirmation.
    pub closing: bool,
}

/// A room interrupted by a crash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    pub lesson: String,
    /// House id.
    pub house: String,
    pub people: usize,
    pub at: Moment,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Earlier {
    pub log: PathBuf,
    pub at: Moment,
    /// UTC offset in minutes at that time.
    pub minutes_east: i32,
    pub lesson: String,
    /// House id.
    pub house: String,
    pub people: usize,
}

impl App {
    /// The host screen, if open.
    pub const fn hosting(&self) -> Option<&Host> {
        match &self.screen {
            Screen::Host(host) => Some(host),
            _ => None,
        }
    }

    pub fn has_room(&self) -> bool {
        self.hosting().is_some_and(|host| host.standing.is_some())
    }

    pub(super) fn ask_class(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        if action == Action::Plan {
            return self.plan_room();
        }
        let is_over = |host: &Host| host.standing.as_ref().is_some_and(|one| one.room.phase() == Phase::Ended);
        if matches!(action, Action::Close(_)) && self.hosting().is_some_and(is_over) {
            return self.leave_the_class();
        }
        if action == Action::HearAgain {
            return self.say_again();
        }
        let (seed, voice) = (self.dice.seed(), self.settings.voice);
        let path = match &action {
            Action::Lesson(path) => Some(path.clone()),
            _ => self.hosting().map(|host| host.path.clone()),
        };
        let lesson = path.as_ref().and_then(|path| self.library.find(&path.to_string())).map(|(_, lesson)| lesson);
        let lesson = lesson.cloned().map(Arc::new);
        let house = if let Action::House(id) = &action { self.shelf.get(id).cloned() } else { None };
        let house = house.map(|house| (self.first_for(&house.id, path.as_ref()), house));
        let Screen::Host(host) = &mut self.screen else { return Vec::new() };
        match action {
            Action::Lesson(path) if host.standing.is_none() => {
                host.plan.questions = lesson.map_or(1, |lesson| usual_count(lesson.questions()));
                host.path = path;
            }
            Action::House(_) if host.standing.is_none() => {
                if let Some((Some(path), house)) = house {
                    (host.path, host.house) = (path, house);
                }
            }
            Action::Open if host.standing.is_none() && !host.opens => {
                let Some(lesson) = lesson else { return Vec::new() };
                let (house, count) = (Arc::clone(&host.house), Some(host.plan.questions));
                let speaks = voice && host.plan.form == Form::Live;
                let quiz = Quiz::said(lesson, house, seed, count, speaks);
                if quiz.questions().is_empty() {
                    let name = Fact::Text(host.path.to_string());
                    self.notices.push(Phrase::plain("host-asks-nothing").with("lesson", name));
                    return Vec::new();
                }
                host.opens = true;
                let planned = Planned { quiz, lesson: host.path.to_string(), plan: host.plan.clone() };
                return vec![Effect::Host(Errand::Open(Box::new(planned)))];
            }
            Action::Resume if host.standing.is_none() && !host.opens => {
                host.opens = true;
                return vec![Effect::Host(Errand::Resume)];
            }
            Action::Roster(path) => return vec![Effect::Host(Errand::Roster(path))],
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
        let plan = Plan::usual(questions);
        self.screen = Screen::Host(Box::new(Host {
            path,
            house,
            plan,
            broken: None,
            standing: None,
            earlier: Vec::new(),
            results: None,
            looks: false,
            minutes_east: 0,
            opens: false,
            closing: false,
        }));
        vec![Effect::Host(Errand::Look)]
    }

    fn leave_to_home(&mut self) {
        self.screen = if self.profile.is_some() { Screen::Home } else { Screen::Welcome };
    }

    /// Leaves the screen; closing a running room requires confirmation.
    pub(super) fn leave_the_class(&mut self) -> Vec<Effect> {
        let Screen::Host(host) = &mut self.screen else { return Vec::new() };
        if host.looks {
            host.look_away();
            return Vec::new();
        }
        match &mut host.standing {
            Some(standing) if standing.projector == Projector::Alone => standing.projector = Projector::Beside,
            Some(_) if host.closing => host.closing = false,
            Some(standing) if standing.room.phase() != Phase::Ended => host.closing = true,
            Some(_) => {
                self.leave_to_home();
                return vec![Effect::Host(Errand::Close)];
            }
            None => self.leave_to_home(),
        }
        Vec::new()
    }
}

impl Host {
    /// Speech currently due in the classroom, with its turn number.
    pub fn heard(&self) -> Option<(u64, &[Said])> {
        let room = &self.standing.as_ref()?.room;
        let Phase::Asking(question) = room.phase() else { return None };
        let heard = &room.quiz().questions().get(question)?.posed.question.scene.heard;
        (!heard.is_empty()).then_some((room.turn(), heard.as_slice()))
    }

    fn act(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        match action {
            Action::Change(plan) if self.standing.is_none() => self.plan = *plan,
            Action::Broken(broken) => self.broken = broken,
            Action::Earlier(earlier, minutes_east) => (self.earlier, self.minutes_east) = (earlier, minutes_east),
            Action::Past(log) if self.standing.is_none() => return vec![Effect::Host(Errand::Past(log))],
            Action::Read(Past(results)) if self.standing.is_none() => {
                (self.results, self.looks) = (Some(results), true);
            }
            Action::Results(true) => self.looks = true,
            Action::Results(false) => self.look_away(),
            Action::Write(form) => return self.with_results(|results| Errand::Write(form, results)),
            Action::Practise => return self.with_results(Errand::Practise),
            Action::Seen(Seen { room, trouble }) => {
                if room.phase() == Phase::Ended && self.results.is_none() {
                    self.results = Some(Arc::new(Results::of(&room)));
                }
                if let Some(standing) = &mut self.standing {
                    (standing.room, standing.trouble, standing.now) = (room, trouble, now);
                }
            }
            Action::Failed => self.opens = false,
            Action::Opened(Opened { room, links, remote, fingerprint, log }) => {
                (self.opens, self.looks, self.results) = (false, false, None);
                self.house = Arc::clone(room.quiz().house());
                self.path = LessonPath::read(&room.setup().lesson).unwrap_or_else(|| self.path.clone());
                self.standing = Some(Standing {
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
            Action::Stay => self.closing = false,
            other => {
                return self
                    .standing
                    .as_mut()
                    .map(|standing| standing.act(other, now, &mut self.closing))
                    .unwrap_or_default();
            }
        }
        Vec::new()
    }

    /// Hides the results; those of a past room are dropped.
    fn look_away(&mut self) {
        self.looks = false;
        if self.standing.is_none() {
            self.results = None;
        }
    }

    fn with_results(&self, errand: impl FnOnce(Arc<Results>) -> Errand) -> Vec<Effect> {
        self.results.clone().map(errand).map(Effect::Host).into_iter().collect()
    }
}
