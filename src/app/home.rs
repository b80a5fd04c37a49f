//! Home screen: the lessons of a house with their records, and the next one to take.

use std::sync::Arc;

use crate::drill::AnyDrill;
use crate::lesson::{Lesson, Library, Pack, ShiftStep, Step, UnfitLessons, course};
use crate::progress::{LessonRecord, OpenRun};
use crate::rules::house::{House, TableSize};
use crate::rules::rng::SeededRng;

use super::answer_tally::missing;
use super::{LessonPath, Pace, Session};

/// Days after which a lesson that was left no longer leads.
const RECENT_DAYS: u32 = 1;

/// Seconds for a page or a worked example, and around each answer.
const PAGE_SECS: u32 = 20;
const VERDICT_SECS: u32 = 4;

#[derive(Debug, Clone)]
pub struct LessonRow<'a> {
    pub path: LessonPath,
    pub lesson: &'a Lesson,
    /// `None` until first practised in this house.
    pub record: Option<&'a LessonRecord>,
    /// A house in which it is passed and asks the same as in this one.
    pub elsewhere: Option<&'a House>,
    /// A run to go on with, left before its end.
    pub left: Option<&'a OpenRun>,
    /// Passed by placement.
    pub placed: bool,
    /// The house at the table of the course.
    pub house: Arc<House>,
}

impl LessonRow<'_> {
    pub fn is_passed(&self) -> bool {
        self.placed || self.elsewhere.is_some() || self.is_passed_here()
    }

    pub fn is_passed_here(&self) -> bool {
        self.record.is_some_and(|record| record.passed)
    }

    /// About the minutes that the lesson takes.
    pub fn minutes(&self) -> u32 {
        let pages = self.lesson.steps.iter().filter(|step| step.rounds().is_empty()).count() as u32;
        let at_the_table = self.shifts_here().iter().map(|shift| shift.seconds()).fold(0, u32::saturating_add);
        let answers = self.lesson.questions().saturating_mul(self.lesson.pass.seconds.saturating_add(VERDICT_SECS));
        let answers = answers.saturating_add(pages.saturating_mul(PAGE_SECS));
        let answers = self.lesson.test.map_or(answers, |test| test.minutes.saturating_mul(60));
        answers.saturating_add(at_the_table).div_ceil(60).max(1)
    }

    /// The shifts of the lesson that the table can have.
    pub fn shifts_here(&self) -> Vec<&ShiftStep> {
        self.lesson.shifts().filter(|shift| shift.is_possible(&self.house)).collect()
    }

    /// True if the lesson is a shift at the table and asks nothing.
    pub fn is_shift(&self) -> bool {
        self.lesson.questions() == 0 && self.lesson.has_shift()
    }

    /// True if it is passed in another house alone.
    pub fn is_learnt_elsewhere(&self) -> bool {
        self.elsewhere.is_some() && !self.is_passed_here()
    }

    /// The best pace of a passed run beside the aim; `None` if untimed, or without a pace mark.
    pub fn pace(&self) -> Option<Pace> {
        Some(Pace { millis: self.record?.best_millis?, aim_millis: self.lesson.pace_millis()? })
    }

    /// Right answers that the best run lacks to the pass mark; `None` if it is passed or was never finished.
    pub fn missing(&self) -> Option<u32> {
        let best = self.record.filter(|_| !self.is_passed())?.best?;
        Some(missing(best.right, best.asked, self.lesson.pass.accuracy))
    }

    /// Number of the question at which the lesson was left, counted from one.
    pub fn left_at(&self) -> Option<u32> {
        self.left.map(|run| run.answers.len() as u32 + 1)
    }
}

/// The one thing that home leads with; Enter does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HomeLead {
    /// Go on with what was left.
    Resume,
    /// The next lesson.
    Lesson,
    /// Today's practice.
    Today,
}

impl Session {
    /// The selected table size, or the first of the current house.
    pub fn table(&self) -> Option<TableSize> {
        let house = self.chosen_house()?;
        let sizes = || house.tables.iter().map(|table| table.size);
        sizes().find(|size| Some(*size) == self.settings().table).or_else(|| sizes().next())
    }

    /// The course for the current house and table, in order.
    pub fn course(&self) -> Vec<LessonRow<'_>> {
        let (Some(house), Some(table)) = (self.house(), self.table()) else { return Vec::new() };
        let course = course(self.library(), &house.id, table);
        let fitting = course.into_iter().filter(|(pack, lesson)| self.fits(pack, lesson));
        fitting.map(|(pack, lesson)| self.row(pack, lesson, &house)).collect()
    }

    /// The next shift of the course that is not passed, with the number of lessons before it.
    pub fn next_shift_lesson(&self) -> Option<(LessonRow<'_>, usize)> {
        let rows = self.course();
        let place = rows.iter().position(|row| row.lesson.has_shift() && !row.is_passed())?;
        let before = rows.iter().take(place).filter(|row| !row.is_passed()).count();
        rows.into_iter().nth(place).map(|row| (row, before))
    }

    /// Lessons inside the program, which lead to the table test: how many are passed, and how many there are.
    pub fn way_to_table_test(&self) -> (usize, usize) {
        let rows =
            self.course().into_iter().filter(|row| Library::built_in_folders().contains(&row.path.pack.as_str()));
        rows.fold((0, 0), |(passed, all), row| (passed + usize::from(row.is_passed()), all + 1))
    }

    /// The lesson that asks most of this drill, the last of several, in the pack that has it first.
    pub fn lesson_on(&self, drill: &str) -> Option<LessonRow<'_>> {
        let asked = |lesson: &Lesson| {
            let rounds = lesson.steps.iter().flat_map(Step::rounds).filter(|round| round.drill.name() == drill);
            rounds.map(|round| round.rounds).fold(0, u32::saturating_add)
        };
        let asks = |row: &LessonRow<'_>| row.lesson.test.is_none() && asked(row.lesson) > 0;
        let lessons: Vec<_> = self.course().into_iter().filter(asks).collect();
        let pack = lessons.first()?.path.pack.clone();
        lessons.into_iter().take_while(|row| row.path.pack == pack).max_by_key(|row| asked(row.lesson))
    }

    /// Packs with their lessons for the current house and table.
    pub fn lessons(&self) -> Vec<(&Pack, Vec<LessonRow<'_>>)> {
        let Some(house) = self.house() else { return Vec::new() };
        self.library()
            .packs()
            .map(|pack| (pack, self.rows(pack, &house)))
            .filter(|(_, rows)| !rows.is_empty())
            .collect()
    }

    /// The first lesson of the course not yet passed; if all are passed, the one practised longest ago.
    pub fn next_lesson(&self) -> Option<LessonRow<'_>> {
        let mut rows = self.course();
        let is_open = |row: &LessonRow<'_>| !row.is_passed() && (self.can_hear() || !self.is_by_ear(row));
        match rows.iter().position(is_open) {
            Some(first) => Some(rows.swap_remove(first)),
            None => rows.into_iter().min_by_key(|row| row.record.and_then(|record| record.last)),
        }
    }

    /// The lesson left before its end, today or the day before; of several the one left last.
    pub fn left_lesson(&self) -> Option<LessonRow<'_>> {
        let mastery = self.profile()?.known.mastery();
        let is_recent = |run: &OpenRun| self.day().since(mastery.day(run.last)) <= RECENT_DAYS;
        let left = self.course().into_iter().filter(|row| row.left.is_some_and(is_recent));
        left.max_by_key(|row| row.left.map(|run| run.last))
    }

    /// The first thing to do: what was left; today's practice, once a lesson is passed and until it is done; then the next
    /// lesson.
    pub fn home_lead(&self) -> HomeLead {
        let is_left = self.left_lesson().is_some();
        let has_passed = || self.course().iter().any(LessonRow::is_passed);
        match (is_left, self.today()) {
            (true, _) => HomeLead::Resume,
            (false, Some(_)) if has_passed() && !self.streak().1 => HomeLead::Today,
            (false, _) => HomeLead::Lesson,
        }
    }

    /// True if its questions are heard: it cannot be passed without sound.
    pub fn is_by_ear(&self, row: &LessonRow<'_>) -> bool {
        let Some(house) = self.house() else { return false };
        let is_heard = |drill: &AnyDrill| {
            let posed = drill.drill().pose(0, &house, &mut SeededRng::from_seed(0));
            posed.is_some_and(|posed| !posed.question.scene.heard.is_empty())
        };
        row.lesson.drills().any(is_heard)
    }

    /// The next lesson that needs no sound.
    pub fn silent_lesson_after(&self, path: &LessonPath) -> Option<LessonRow<'_>> {
        let rows = self.course();
        let here = rows.iter().position(|row| row.path == *path)?;
        rows.into_iter().skip(here + 1).find(|row| !self.is_by_ear(row))
    }

    pub fn lesson_after(&self, path: &LessonPath) -> Option<LessonRow<'_>> {
        let rows = self.course();
        let here = rows.iter().position(|row| row.path == *path)?;
        rows.into_iter().nth(here + 1)
    }

    fn rows<'a>(&'a self, pack: &'a Pack, house: &Arc<House>) -> Vec<LessonRow<'a>> {
        let table = self.table();
        let here = |lesson: &&Lesson| lesson.is_for(&house.id) && table.is_none_or(|table| lesson.is_at(table));
        let fitting = pack.lessons.iter().filter(here).filter(|lesson| self.fits(pack, lesson));
        fitting.map(|lesson| self.row(pack, lesson, house)).collect()
    }

    fn fits(&self, pack: &Pack, lesson: &Lesson) -> bool {
        !self.unfit.contains(&pack.id, &lesson.id)
    }

    /// A lesson as it is asked at the selected table, or at another of the house if it is not for the selected one.
    pub(super) fn lesson_at_table(&self, path: &LessonPath, lesson: &Lesson) -> Option<(Lesson, House)> {
        let house = lesson.house_at_table(self.chosen_house()?, self.table())?;
        let fits = if self.unfit.is_for(&house) {
            !self.unfit.contains(&path.pack, &path.lesson)
        } else {
            !UnfitLessons::find(&self.library, &house).contains(&path.pack, &path.lesson)
        };
        Some((lesson.at_table(&house).filter(|_| fits)?, house))
    }

    /// Recomputes the unsuitable lessons after a change of house or table.
    pub(super) fn refresh_unfit(&mut self) {
        let Some(house) = self.house().filter(|house| !self.unfit.is_for(house)) else { return };
        self.unfit = UnfitLessons::find(&self.library, &house);
    }

    fn row<'a>(&'a self, pack: &Pack, lesson: &'a Lesson, at: &Arc<House>) -> LessonRow<'a> {
        let house = &at.id;
        let path = LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() };
        let record = self.profile().and_then(|profile| profile.known.lesson(&path.to_string(), house));
        let elsewhere = self.passed_elsewhere(&path);
        let known = self.profile().map(|profile| &profile.known);
        let left = known.and_then(|known| known.open_run(&path.to_string(), house, self.table()));
        let placed = known.is_some_and(|known| known.is_placed(&path.to_string(), house));
        LessonRow { path, lesson, record, elsewhere, left, placed, house: Arc::clone(at) }
    }
}
