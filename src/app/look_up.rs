//! Clause look-up, opened from home or from a lesson, which is paused meanwhile.

use crate::lesson::clauses::{CitingDrills, DrilledClauses, built_in, house_of, source_of};
use crate::progress::Moment;
use crate::rules::clause::Clause;
use crate::rules::house::House;

use super::practice::{self, Practice};
use super::shift::ShiftScreen;
use super::{LessonPath, Screen, Session};

/// Maximum length of the trail; the oldest clause is dropped.
const LONGEST_TRAIL: usize = 64;

#[derive(Debug, Default)]
pub struct LookUp {
    /// The clauses opened one from another; the last is shown, or the list if empty.
    trail: Vec<Clause>,
    /// The list is below the trail.
    listed: bool,
    /// The lessons that drill the clause shown.
    drilled: Vec<LessonPath>,
    /// The questions of these lessons that cite it.
    drills: CitingDrills,
    /// The paused lesson, and whether to resume it on return.
    waiting: Option<(Box<Practice>, bool)>,
    /// The paused shift; true if its clock resumes on return.
    table: Option<(Box<ShiftScreen>, bool)>,
}

impl LookUp {
    /// `None` for the list.
    pub fn clause(&self) -> Option<Clause> {
        self.trail.last().copied()
    }

    /// The lessons that drill the clause shown, in the clause's house.
    pub fn drilled(&self) -> &[LessonPath] {
        &self.drilled
    }

    /// The drills whose verdicts cite the clause shown, in the clause's house.
    pub const fn drills(&self) -> &CitingDrills {
        &self.drills
    }

    /// Number of back steps needed to leave.
    pub const fn depth(&self) -> usize {
        self.trail.len() + self.listed as usize
    }

    pub fn lesson(&self) -> Option<&Practice> {
        self.waiting.as_ref().map(|(practice, _)| &**practice)
    }

    /// True if it was opened over a lesson or a shift, to which it goes back.
    pub const fn waits(&self) -> bool {
        self.waiting.is_some() || self.table.is_some()
    }

    fn open(&mut self, clause: Option<Clause>) {
        match clause {
            Some(clause) if self.clause() != Some(clause) => {
                if self.trail.len() == LONGEST_TRAIL {
                    self.trail.remove(0);
                }
                self.trail.push(clause);
            }
            Some(_) => {}
            None => {
                self.trail.clear();
                self.listed = true;
            }
        }
    }

    fn find_lessons(&mut self, session: &mut Session) {
        (self.drilled, self.drills) = self.clause().map(|clause| session.drilled_on(clause)).unwrap_or_default();
    }
}

impl Screen {
    /// Opens a clause or the list; a running lesson is paused.
    pub(super) fn look_up(&mut self, clause: Option<Clause>, session: &mut Session, now: Moment) {
        let known = clause.is_none_or(|clause| built_in().find(clause).is_some());
        if !known || matches!(self, Self::Welcome | Self::Settings) {
            return;
        }
        let mut look_up = match std::mem::replace(self, Self::Home) {
            Self::Clauses(look_up) => *look_up,
            Self::Lesson(mut practice) => {
                let runs = !practice.is_paused();
                practice.stop_clock(now);
                LookUp { waiting: Some((practice, runs)), ..LookUp::default() }
            }
            Self::Shift(mut shift) => {
                let runs = shift.stop_clock(now);
                LookUp { table: Some((shift, runs)), ..LookUp::default() }
            }
            _ => LookUp::default(),
        };
        look_up.open(clause);
        look_up.find_lessons(session);
        *self = Self::Clauses(Box::new(look_up));
    }

    /// Goes back to the previous clause, the list, or the origin; a paused lesson resumes.
    pub(super) fn look_up_back(&mut self, session: &mut Session, now: Moment) {
        let Self::Clauses(look_up) = std::mem::replace(self, Self::Home) else { return };
        let mut look_up = *look_up;
        let was_list = look_up.trail.pop().is_none();
        if !look_up.trail.is_empty() || (look_up.listed && !was_list) {
            look_up.find_lessons(session);
            *self = Self::Clauses(Box::new(look_up));
        } else if let Some((mut practice, runs)) = look_up.waiting {
            if runs {
                drop(practice.act(practice::PracticeAction::Resume, now));
            }
            *self = Self::Lesson(practice);
        } else if let Some((mut shift, runs)) = look_up.table {
            if runs {
                shift.resume_clock(now);
            }
            *self = Self::Shift(shift);
        }
    }
}

impl Session {
    pub fn house_of(&self, clause: Clause) -> Option<&House> {
        house_of(self.shelf(), &source_of(clause))
    }

    fn drilled_on(&mut self, clause: Clause) -> (Vec<LessonPath>, CitingDrills) {
        let Some(house) = house_of(&self.shelf, &source_of(clause)) else { return (Vec::new(), CitingDrills::new()) };
        let known = self.drilled.entry(house.id.clone());
        let drilled = known.or_insert_with(|| DrilledClauses::new(&self.library, house));
        let lessons = drilled.lessons_on(clause).into_iter();
        let paths = lessons.map(|lesson| LessonPath { pack: lesson.pack.clone(), lesson: lesson.lesson.clone() });
        (paths.collect(), drilled.drills_on(clause))
    }
}
