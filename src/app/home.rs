//! What home shows: the lessons of a house with what is known of each, and the one to take next.

use crate::lesson::{Lesson, Pack};
use crate::progress::LessonRecord;

use super::{App, LessonPath};

/// A lesson on the home screen.
#[derive(Debug, Clone)]
pub struct Row<'a> {
    /// Under which name it is found.
    pub path: LessonPath,
    /// The lesson.
    pub lesson: &'a Lesson,
    /// What is known of it in this house; `None` before it was first practised.
    pub record: Option<&'a LessonRecord>,
}

impl Row<'_> {
    /// Whether its pass mark was reached in this house.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        self.record.is_some_and(|record| record.passed)
    }
}

impl App {
    /// The packs with the lessons for the house in force.
    #[must_use]
    pub fn lessons(&self) -> Vec<(&Pack, Vec<Row<'_>>)> {
        let house = self.house();
        let house = house.as_ref().map_or("", |house| house.id.as_str());
        self.library()
            .packs()
            .iter()
            .map(|pack| (pack, self.rows(pack, house)))
            .filter(|(_, rows)| !rows.is_empty())
            .collect()
    }

    /// The lesson to take next: the first one not yet passed; once all are, the one practised longest ago.
    #[must_use]
    pub fn next_lesson(&self) -> Option<Row<'_>> {
        let mut rows: Vec<Row<'_>> = self.lessons().into_iter().flat_map(|(_, rows)| rows).collect();
        match rows.iter().position(|row| !row.is_passed()) {
            Some(first) => Some(rows.swap_remove(first)),
            None => rows.into_iter().min_by_key(|row| row.record.and_then(|record| record.last)),
        }
    }

    /// The lesson that follows this one in its pack, in the house in force.
    #[must_use]
    pub fn lesson_after(&self, path: &LessonPath) -> Option<Row<'_>> {
        let rows: Vec<Row<'_>> = self.lessons().into_iter().flat_map(|(_, rows)| rows).collect();
        let here = rows.iter().position(|row| row.path == *path)?;
        rows.into_iter().nth(here + 1)
    }

    fn rows<'a>(&'a self, pack: &'a Pack, house: &str) -> Vec<Row<'a>> {
        let known = self.profile().map(|profile| &profile.known);
        pack.lessons
            .iter()
            .filter(|lesson| lesson.is_for(house))
            .map(|lesson| {
                let path = LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() };
                let record = known.and_then(|known| known.lesson(&path.to_string(), house));
                Row { path, lesson, record }
            })
            .collect()
    }
}
