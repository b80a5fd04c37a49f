//! Home screen: the lessons of a house with their records, and the next one to take.

use crate::lesson::{Lesson, Library, Pack, UnfitLessons, course};
use crate::progress::{LessonRecord, OpenRun};
use crate::rules::house::{House, HouseId, TableSize};

use super::{LessonPath, Session};

/// Days after which a lesson that was left no longer leads.
const RECENT_DAYS: u32 = 1;

#[derive(Debug, Clone)]
pub struct LessonRow<'a> {
    pub path: LessonPath,
    pub lesson: &'a Lesson,
    /// `None` until first practised in this house.
    pub record: Option<&'a LessonRecord>,
    /// A run to go on with, left before its end.
    pub left: Option<&'a OpenRun>,
}

impl LessonRow<'_> {
    pub fn is_passed(&self) -> bool {
        self.record.is_some_and(|record| record.passed)
    }

    /// Answered questions of the run that was left, and all of them.
    pub fn left_at(&self) -> Option<(u32, u32)> {
        self.left.map(|run| (run.answers.len() as u32, self.lesson.questions()))
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
        fitting.map(|(pack, lesson)| self.row(pack, lesson, &house.id)).collect()
    }

    /// Lessons inside the program, which lead to the table test: how many are passed, and how many there are.
    pub fn way_to_table_test(&self) -> (usize, usize) {
        let rows =
            self.course().into_iter().filter(|row| Library::built_in_folders().contains(&row.path.pack.as_str()));
        rows.fold((0, 0), |(passed, all), row| (passed + usize::from(row.is_passed()), all + 1))
    }

    /// The first lesson of the course that contains this drill.
    pub fn first_lesson_with(&self, drill: &str) -> Option<LessonRow<'_>> {
        let asks = |lesson: &Lesson| lesson.test.is_none() && lesson.drills().any(|asked| asked.name() == drill);
        self.course().into_iter().find(|row| asks(row.lesson))
    }

    /// Packs with their lessons for the current house and table.
    pub fn lessons(&self) -> Vec<(&Pack, Vec<LessonRow<'_>>)> {
        let house = self.house();
        let house = house.map(|house| house.id.clone()).unwrap_or_default();
        self.library()
            .packs()
            .iter()
            .map(|pack| (pack, self.rows(pack, &house)))
            .filter(|(_, rows)| !rows.is_empty())
            .collect()
    }

    /// The first lesson of the course not yet passed; if all are passed, the one practised longest ago.
    pub fn next_lesson(&self) -> Option<LessonRow<'_>> {
        let mut rows = self.course();
        match rows.iter().position(|row| !row.is_passed()) {
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

    /// What was left comes first; today's practice never before a first lesson is passed.
    pub fn home_lead(&self) -> HomeLead {
        let is_left = self.left_lesson().is_some();
        let has_passed = || self.course().iter().any(LessonRow::is_passed);
        match (is_left, self.today()) {
            (true, _) => HomeLead::Resume,
            (false, Some(_)) if has_passed() => HomeLead::Today,
            (false, _) => HomeLead::Lesson,
        }
    }

    pub fn lesson_after(&self, path: &LessonPath) -> Option<LessonRow<'_>> {
        let rows = self.course();
        let here = rows.iter().position(|row| row.path == *path)?;
        rows.into_iter().nth(here + 1)
    }

    fn rows<'a>(&'a self, pack: &'a Pack, house: &HouseId) -> Vec<LessonRow<'a>> {
        let table = self.table();
        let here = |lesson: &&Lesson| lesson.is_for(house) && table.is_none_or(|table| lesson.is_at(table));
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

    fn row<'a>(&'a self, pack: &Pack, lesson: &'a Lesson, house: &HouseId) -> LessonRow<'a> {
        let path = LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() };
        let record = self.profile().and_then(|profile| profile.known.lesson(&path.to_string(), house));
        let known = self.profile().map(|profile| &profile.known);
        let left = known.and_then(|known| known.open_run(&path.to_string(), house, self.table()));
        LessonRow { path, lesson, record, left }
    }
}
