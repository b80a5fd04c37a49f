//! The first minutes: a question before any name, then what the trainee is here for.

use std::sync::Arc;

use super::{App, Effect, Screen, Session};
use crate::describe::dates::calendar_date;
use crate::drill::marking::{PosedQuestion, Verdict};
use crate::drill::question::{Answer, Question};
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
    /// Opens the choice of a purpose.
    Open,
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

impl FirstRun {
    /// The first question, with Punto on the last point that draws.
    pub(super) fn question(session: &mut Session) -> Option<Self> {
        let drill = ThirdCard { sides: vec![Side::Punto], points: vec![Point::from_sum(5)], ..ThirdCard::default() };
        let house = session.house()?;
        let posed = drill.pose(0, &house, &mut session.dice)?;
        Some(Self::Question(Box::new(FirstQuestion { house, posed, verdict: None })))
    }
}

impl App {
    pub(super) fn first_run_action(&mut self, action: FirstRunAction, now: Moment) -> Vec<Effect> {
        if action == FirstRunAction::Open {
            if self.session.profile.is_some() && self.screen.is_menu() {
                self.screen = Screen::FirstRun(Box::new(FirstRun::Purpose));
            }
            return Vec::new();
        }
        let Screen::FirstRun(first) = &mut self.screen else { return Vec::new() };
        let settings = self.session.settings.clone();
        match (&mut **first, action) {
            (FirstRun::Question(asked), FirstRunAction::Answer(answer)) => asked.answer(answer),
            (FirstRun::Question(_), FirstRunAction::Next | FirstRunAction::Later) => self.screen = Screen::Welcome,
            (FirstRun::Purpose, FirstRunAction::Purpose(purpose)) => {
                let next = (purpose == Purpose::Trainee).then_some(FirstRun::House);
                return self.save_and_show(Settings { purpose: Some(purpose), ..settings }, next);
            }
            (FirstRun::House, FirstRunAction::House(house)) => {
                return self.save_and_show(Settings { house, ..settings }, Some(FirstRun::Table));
            }
            (FirstRun::Table, FirstRunAction::Table(table)) => {
                return self.save_and_show(Settings { table: Some(table), ..settings }, Some(FirstRun::Exam));
            }
            (FirstRun::Exam, FirstRunAction::Exam(weeks)) => {
                let exam_day = weeks.and_then(|weeks| self.session.exam_in(weeks, now));
                return self.save_and_show(Settings { exam_day, ..settings }, Some(FirstRun::Dealt));
            }
            (FirstRun::Dealt, FirstRunAction::Dealt(dealt)) => {
                let effects = self.save_and_show(Settings { has_dealt: Some(dealt), ..settings }, None);
                if dealt {
                    self.begin_placement(now);
                }
                return effects;
            }
            (_, FirstRunAction::Later) => self.screen = Screen::Home,
            // An action of another step.
            (
                FirstRun::Question(_)
                | FirstRun::Purpose
                | FirstRun::House
                | FirstRun::Table
                | FirstRun::Exam
                | FirstRun::Dealt,
                FirstRunAction::Open
                | FirstRunAction::Answer(_)
                | FirstRunAction::Next
                | FirstRunAction::Purpose(_)
                | FirstRunAction::House(_)
                | FirstRunAction::Table(_)
                | FirstRunAction::Exam(_)
                | FirstRunAction::Dealt(_),
            ) => {}
        }
        Vec::new()
    }

    fn save_and_show(&mut self, settings: Settings, next: Option<FirstRun>) -> Vec<Effect> {
        self.screen = next.map_or(Screen::Home, |next| Screen::FirstRun(Box::new(next)));
        self.session.apply_settings(settings)
    }

    /// One step back: from the first question to the name, from the choice of a purpose home.
    pub(super) fn first_run_back(&mut self) {
        let Screen::FirstRun(first) = &self.screen else { return };
        let before = match **first {
            FirstRun::Question(_) => {
                self.screen = Screen::Welcome;
                return;
            }
            FirstRun::Purpose => {
                self.screen = Screen::Home;
                return;
            }
            FirstRun::House => FirstRun::Purpose,
            FirstRun::Table => FirstRun::House,
            FirstRun::Exam => FirstRun::Table,
            FirstRun::Dealt => FirstRun::Exam,
        };
        self.screen = Screen::FirstRun(Box::new(before));
    }
}

impl Session {
    fn exam_in(&self, weeks: u16, now: Moment) -> Option<jiff::civil::Date> {
        let today = self.profile.as_ref()?.known.mastery().day(now);
        calendar_date(Day(today.0 + i64::from(weeks) * 7))
    }
}
