//! Asking a class: how the room is to be, the room while it stands, and what the class sees of it.

use std::path::PathBuf;
use std::sync::Arc;

use super::{App, Effect, LessonPath, Screen};
use crate::classroom::{Digest, Form, Late, Message, Phase, Quiz, Refusal, Room, Setup, Standings};
use crate::lesson::{Lesson, Pack};
use crate::progress::Moment;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};

/// The screen of whoever asks a class.
#[derive(Debug)]
pub struct Host {
    /// The lesson.
    pub path: LessonPath,
    /// The house whose rules decide.
    pub house: Arc<House>,
    /// How the room is to be.
    pub plan: Plan,
    /// A room that was broken off, and may be taken up again.
    pub broken: Option<Broken>,
    /// The room, once it stands.
    pub standing: Option<Standing>,
    /// Whether the room is being opened.
    pub opens: bool,
    /// Whether it is asked if the room is really to be closed.
    pub closing: bool,
}

/// A room that was broken off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// The lesson it asked.
    pub lesson: String,
    /// How many had come in.
    pub people: usize,
    /// When it was opened.
    pub at: Moment,
}

/// How a room is to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// How many questions.
    pub questions: usize,
    /// Whether all answer together, or each by themselves.
    pub form: Form,
    /// Seconds for a question of a live room; nothing where nobody counts.
    pub seconds: Option<u32>,
    /// How much of the points speed decides, in per cent.
    pub speed: u8,
    /// Who comes late.
    pub late: Late,
    /// What is shown of the standings.
    pub standings: Standings,
    /// The teams, by name.
    pub teams: Vec<String>,
    /// The names of those who may come in, and the file they were read from.
    pub roster: Option<(PathBuf, Vec<String>)>,
}

/// A room that stands.
#[derive(Debug)]
pub struct Standing {
    /// The room, as it stood when it was last looked at.
    pub room: Arc<Room>,
    /// Where phones find it, the best first; each with the code.
    pub links: Vec<String>,
    /// The link of the remote control, where there is one.
    pub remote: Option<String>,
    /// Where its log lies.
    pub log: PathBuf,
    /// What went wrong with the log.
    pub trouble: Option<Phrase>,
    /// Why the last thing that was said changed nothing.
    pub refused: Option<Refusal>,
    /// Where the class sees it.
    pub projector: Projector,
    /// The moment it was last looked at.
    pub now: Moment,
}

/// Where the class sees the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Projector {
    /// In this window, beside the controls.
    #[default]
    Beside,
    /// In this window, which shows nothing else.
    Alone,
    /// In a window of its own.
    Own,
}

/// What is done here, or what the machine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Goes to the screen.
    Plan,
    /// Asks this lesson.
    Lesson(LessonPath),
    /// Asks it in the house with this id.
    House(String),
    /// Changes the plan.
    Change(Box<Plan>),
    /// Only those on this list may come in; the machine reads it.
    Roster(PathBuf),
    /// A room was broken off.
    Broken(Option<Broken>),
    /// Opens the room.
    Open,
    /// Takes up the one that was broken off.
    Resume,
    /// The machine has opened it.
    Opened(Opened),
    /// The machine could not.
    Failed,
    /// The room as it stands now.
    Seen(Seen),
    /// Says something to the room.
    Say(Message),
    /// What was said changed nothing, or did.
    Answered(Option<Refusal>),
    /// Shows the class the room elsewhere.
    Project(Projector),
    /// Closes the room; `true` where that was asked already.
    Close(bool),
    /// Stays after all.
    Stay,
    /// Writes the results out.
    Write(Written),
    /// Makes a pack of what the class got wrong.
    Practise,
}

/// As what results are written out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// Tables as CSV.
    Csv,
    /// A spreadsheet.
    Xlsx,
    /// For other programs.
    Json,
    /// On paper.
    Pdf,
}

/// What the machine tells of a room it has opened.
#[derive(Debug, Clone)]
pub struct Opened {
    /// The room.
    pub room: Arc<Room>,
    /// Where phones find it.
    pub links: Vec<String>,
    /// The link of the remote control.
    pub remote: Option<String>,
    /// Where its log lies.
    pub log: PathBuf,
}

/// Each is one of its kind.
impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        self.log == other.log
    }
}

/// What the machine sees of the room.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The room.
    pub room: Arc<Room>,
    /// What went wrong with its log.
    pub trouble: Option<Phrase>,
}

/// A room is the same as itself alone.
impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.room, &other.room) && self.trouble == other.trouble
    }
}

/// What the machine is to do for it.
#[derive(Debug, Clone)]
pub enum Errand {
    /// Look whether a room was broken off.
    Look,
    /// Read a list of names.
    Roster(PathBuf),
    /// Open a room that asks these questions.
    Open(Box<Planned>),
    /// Take up the one that was broken off.
    Resume,
    /// Say this to the room.
    Say(Message),
    /// Close the room.
    Close,
    /// Write its results out.
    Write(Written, Arc<Room>),
    /// Write a pack of what the class got wrong, and open it.
    Practise(Arc<Room>),
}

/// Errands are carried out once each, and never compared but in tests.
impl PartialEq for Errand {
    fn eq(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// A room that is to be opened.
#[derive(Debug, Clone)]
pub struct Planned {
    /// The questions.
    pub quiz: Quiz,
    /// The lesson: its pack, a stroke, its id.
    pub lesson: String,
    /// How it is to be.
    pub plan: Plan,
}

impl Planned {
    /// How the room is set up, with what the machine draws for it: the code and the two secrets.
    #[must_use]
    pub fn setup(&self, code: String, host: Digest, remote: Digest) -> Setup {
        let Plan { form, seconds, speed, late, standings, ref teams, ref roster, .. } = self.plan;
        Setup {
            form,
            seconds,
            speed,
            late,
            roster: roster.as_ref().map(|(_, names)| names.clone()),
            teams: teams.iter().map(|team| team.trim().to_owned()).filter(|team| !team.is_empty()).collect(),
            standings,
            ..Setup::usual(&self.quiz, self.lesson.clone(), code, host, remote)
        }
    }
}

impl Plan {
    /// The usual, for a lesson of so many questions.
    fn usual(questions: usize) -> Self {
        Self {
            // A class is asked about as long as it listens.
            questions: questions.clamp(1, 20),
            form: Form::Live,
            seconds: Some(60),
            speed: 0,
            late: Late::FromNow,
            standings: Standings::Shown,
            teams: Vec::new(),
            roster: None,
        }
    }
}

impl App {
    /// The class that is asked from here.
    #[must_use]
    pub const fn hosting(&self) -> Option<&Host> {
        match &self.screen {
            Screen::Host(host) => Some(host),
            _ => None,
        }
    }

    /// Whether a room stands: the machine then looks at it again and again.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.hosting().is_some_and(|host| host.standing.is_some())
    }

    pub(super) fn ask_class(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        if action == Action::Plan {
            return self.plan_room();
        }
        let seed = self.dice.seed();
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
                host.plan.questions = lesson.map_or(1, |lesson| lesson.questions() as usize).clamp(1, 20);
                host.path = path;
            }
            Action::House(_) if host.standing.is_none() => {
                if let Some((Some(path), house)) = house {
                    (host.path, host.house) = (path, house);
                }
            }
            Action::Open if host.standing.is_none() && !host.opens => {
                let Some(lesson) = lesson else { return Vec::new() };
                let quiz = Quiz::of(lesson, Arc::clone(&host.house), seed, Some(host.plan.questions));
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

    /// The lessons that can be asked in a house, with their packs.
    pub fn askable<'a>(&'a self, house: &'a str) -> impl Iterator<Item = (LessonPath, &'a Pack, &'a Lesson)> {
        let packs = self.library.packs().iter();
        let all = packs.flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
        let asked = all.filter(|(_, lesson)| lesson.is_for(house) && lesson.questions() > 0);
        asked.map(|(pack, lesson)| (LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() }, pack, lesson))
    }

    /// This lesson, where the house can be asked it; else the first that it can be asked.
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
        let plan = Plan::usual(questions as usize);
        self.screen = Screen::Host(Box::new(Host {
            path,
            house,
            plan,
            broken: None,
            standing: None,
            opens: false,
            closing: false,
        }));
        vec![Effect::Host(Errand::Look)]
    }

    fn leave_to_home(&mut self) {
        self.screen = if self.profile.is_some() { Screen::Home } else { Screen::Welcome };
    }

    /// Leaves the screen; a room that stands is closed only by who has said so.
    pub(super) fn leave_the_class(&mut self) -> Vec<Effect> {
        let Screen::Host(host) = &mut self.screen else { return Vec::new() };
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
    fn act(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        match action {
            Action::Change(plan) if self.standing.is_none() => self.plan = *plan,
            Action::Broken(broken) => self.broken = broken,
            Action::Failed => self.opens = false,
            Action::Opened(Opened { room, links, remote, log }) => {
                self.opens = false;
                self.house = Arc::clone(room.quiz().house());
                self.standing = Some(Standing {
                    room,
                    links,
                    remote,
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
}

impl Standing {
    fn act(&mut self, action: Action, now: Moment, closing: &mut bool) -> Vec<Effect> {
        self.now = now;
        match action {
            Action::Seen(Seen { room, trouble }) => (self.room, self.trouble) = (room, trouble),
            Action::Answered(refused) => self.refused = refused,
            Action::Project(projector) => self.projector = projector,
            Action::Say(message) => return vec![Effect::Host(Errand::Say(message))],
            Action::Close(false) => *closing = true,
            Action::Close(true) => {
                *closing = false;
                // Everybody is told, and nothing is lost: who closes it has the results before them.
                return vec![Effect::Host(Errand::Say(Message::End))];
            }
            Action::Write(written) => return vec![Effect::Host(Errand::Write(written, Arc::clone(&self.room)))],
            Action::Practise => return vec![Effect::Host(Errand::Practise(Arc::clone(&self.room)))],
            _ => {}
        }
        Vec::new()
    }
}
