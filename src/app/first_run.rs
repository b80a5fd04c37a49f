//! The first minutes: a question before any name, then what the trainee is here for.

use std::sync::Arc;

use super::{Effect, Screen, Session};
use crate::describe::dates::calendar_date;
use crate::drill::marking::{PosedQuestion, Verdict};
use crate::drill::question::{Answer, LaidCard, Question, Scene};
use crate::drill::{Drill as _, ThirdCard};
use crate::progress::mastery::Day;
use crate::progress::settings::Purpose;
use crate::progress::{Moment, Settings};
use crate::rules::hand::Point;
use crate::rules::house::{House, HouseId, TableSize};
use crate::rules::side::Side;

/// Weeks until the exam that can be chosen.
pub const EXAM_WEEKS: [u16; 4] = [2, 4, 8, 12];

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstRunAction {
    /// Answers the first question.
    Answer(Answer),
    /// Continues from the verdict.
    Next,
    /// Leaves the rest for later.
    Later,
    Purpose(Purpose),
    House(HouseId),
    Table(TableSize),
    /// Weeks until the exam; `None` if it is open.
    Exam(Option<u16>),
    Dealt(bool),
}

#[derive(Debug)]
pub enum FirstRun {
    Question(Box<FirstQuestion>),
    Purpose,
    House,
    Table,
    Exam,
    Dealt,
}

/// A question of the drill on third cards, asked before there is a profile. Its answer is not recorded.
#[derive(Debug)]
pub struct FirstQuestion {
    house: Arc<House>,
    posed: PosedQuestion,
    verdict: Option<Verdict>,
}

/// The last point on which Punto draws.
pub fn first_point() -> Point {
    Point::from_sum(5)
}

impl FirstQuestion {
    pub const fn question(&self) -> &Question {
        &self.posed.question
    }

    pub fn house(&self) -> &House {
        &self.house
    }

    pub const fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    fn answer(&mut self, answer: Answer) {
        if self.verdict.is_none() && self.posed.question.form.fits(&answer) {
            self.verdict = Some(self.posed.key.mark(answer));
        }
    }
}

/// Questions that are drawn for a third card of a small value, of which every second is one.
const TRIES: usize = 30;

/// What Punto's cards add up to.
fn punto_sum(scene: Option<&Scene>) -> Option<u32> {
    Some(scene?.hands.punto.iter().filter_map(LaidCard::points).map(u32::from).sum())
}

impl FirstRun {
    /// The first question, with Punto on the last point that draws; with a third card whose total is under ten where one
    /// is found, as units alone are not taught yet.
    pub(super) fn question(session: &mut Session) -> Option<Self> {
        let drill = ThirdCard { sides: vec![Side::Punto], points: vec![first_point()], ..ThirdCard::default() };
        let house = session.house()?;
        let mut posed = drill.pose(0, &house, &mut session.dice)?;
        let mut dice = session.dice.clone();
        for _ in 0..TRIES {
            if punto_sum(posed.key.after.as_ref()).is_some_and(|sum| sum < 10) {
                break;
            }
            posed = drill.pose(0, &house, &mut dice)?;
        }
        Some(Self::Question(Box::new(FirstQuestion { house, posed, verdict: None })))
    }
}

impl Screen {
    pub(super) fn first_run_action(
        &mut self,
        action: FirstRunAction,
        session: &mut Session,
        now: Moment,
    ) -> Vec<Effect> {
        let Self::FirstRun(first) = self else { return Vec::new() };
        match first.act(action, session, now) {
            FirstRunStep::Stay => {}
            FirstRunStep::Leave(screen) => *self = screen,
            FirstRunStep::Save(settings, next) => {
                let was_last = matches!(**first, FirstRun::Dealt);
                let is_placed = was_last && settings.has_dealt == Some(true);
                *self = next.map_or(Self::Home, |next| Self::FirstRun(Box::new(next)));
                let effects = session.apply_settings(*settings);
                if is_placed {
                    self.begin_placement(session, now);
                }
                return effects;
            }
        }
        Vec::new()
    }
}

/// Result of an action.
enum FirstRunStep {
    Stay,
    Leave(Screen),
    /// Settings to be saved, and the next question about the trainee; `None` after the last.
    Save(Box<Settings>, Option<FirstRun>),
}

impl FirstRun {
    fn act(&mut self, action: FirstRunAction, session: &Session, now: Moment) -> FirstRunStep {
        let before = session.settings.clone();
        let save = |settings, next| FirstRunStep::Save(Box::new(settings), next);
        match (self, action) {
            (Self::Question(asked), FirstRunAction::Answer(answer)) => {
                asked.answer(answer);
                FirstRunStep::Stay
            }
            (Self::Question(_), FirstRunAction::Next | FirstRunAction::Later) => FirstRunStep::Leave(Screen::Welcome),
            (_, FirstRunAction::Later) => FirstRunStep::Leave(Screen::Home),
            (Self::Purpose, FirstRunAction::Purpose(purpose)) => {
                let next = (purpose == Purpose::Trainee).then_some(Self::House);
                save(Settings { purpose: Some(purpose), ..before }, next)
            }
            (Self::House, FirstRunAction::House(house)) => save(Settings { house, ..before }, Some(Self::Table)),
            (Self::Table, FirstRunAction::Table(table)) => {
                save(Settings { table: Some(table), ..before }, Some(Self::Exam))
            }
            (Self::Exam, FirstRunAction::Exam(weeks)) => {
                let exam_day = weeks.and_then(|weeks| session.exam_in(weeks, now));
                save(Settings { exam_day, ..before }, Some(Self::Dealt))
            }
            (Self::Dealt, FirstRunAction::Dealt(dealt)) => save(Settings { has_dealt: Some(dealt), ..before }, None),
            // An action of another step.
            (
                Self::Question(_) | Self::Purpose | Self::House | Self::Table | Self::Exam | Self::Dealt,
                FirstRunAction::Answer(_)
                | FirstRunAction::Next
                | FirstRunAction::Purpose(_)
                | FirstRunAction::House(_)
                | FirstRunAction::Table(_)
                | FirstRunAction::Exam(_)
                | FirstRunAction::Dealt(_),
            ) => FirstRunStep::Stay,
        }
    }

    /// The screen one step back: from the first question to the name, from the choice of a purpose home.
    pub(super) fn previous(&self) -> Screen {
        let before = match self {
            Self::Question(_) => return Screen::Welcome,
            Self::Purpose => return Screen::Home,
            Self::House => Self::Purpose,
            Self::Table => Self::House,
            Self::Exam => Self::Table,
            Self::Dealt => Self::Exam,
        };
        Screen::FirstRun(Box::new(before))
    }
}

impl Session {
    fn exam_in(&self, weeks: u16, now: Moment) -> Option<jiff::civil::Date> {
        let today = self.profile.as_ref()?.known.mastery().day(now);
        calendar_date(Day(today.0 + i64::from(weeks) * 7))
    }
}
