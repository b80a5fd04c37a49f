//! The course: all lessons for a house and table size, topologically sorted by prerequisites.

use std::collections::BTreeSet;

use super::{Lesson, Library, Pack};
use crate::rules::house::{HouseId, TableSize};

type CourseLesson<'l> = (&'l Pack, &'l Lesson);

/// Lessons in pack order, but each after its predecessor in the pack and its named prerequisites. Cycles are broken by
/// pack order.
pub fn course<'l>(library: &'l Library, house: &HouseId, table: TableSize) -> Vec<CourseLesson<'l>> {
    let here = |lesson: &&Lesson| lesson.is_for(house) && lesson.is_at(table);
    let packs = library.packs();
    let all: Vec<Vec<CourseLesson<'l>>> =
        packs.map(|pack| pack.lessons.iter().filter(here).map(|lesson| (pack, lesson)).collect()).collect();
    let mut order = CourseBuilder { all: &all, placed: BTreeSet::new(), course: Vec::new() };
    for (pack, lessons) in all.iter().enumerate() {
        for place in 0..lessons.len() {
            order.visit(pack, place);
        }
    }
    order.course
}

/// State of the topological sort.
struct CourseBuilder<'a, 'l> {
    all: &'a [Vec<CourseLesson<'l>>],
    /// Lessons placed or being visited.
    placed: BTreeSet<(usize, usize)>,
    course: Vec<CourseLesson<'l>>,
}

impl CourseBuilder<'_, '_> {
    fn visit(&mut self, pack: usize, place: usize) {
        let Some(&(in_pack, lesson)) = self.all.get(pack).and_then(|lessons| lessons.get(place)) else { return };
        if !self.placed.insert((pack, place)) {
            return;
        }
        if let Some(before) = place.checked_sub(1) {
            self.visit(pack, before);
        }
        for name in &lesson.after {
            if let Some((pack, place)) = self.find(name) {
                self.visit(pack, place);
            }
        }
        self.course.push((in_pack, lesson));
    }

    fn find(&self, name: &str) -> Option<(usize, usize)> {
        let (pack, lesson) = name.split_once('/')?;
        self.all.iter().enumerate().find_map(|(at, lessons)| {
            let place = lessons.iter().position(|placed| placed.0.id == pack && placed.1.id == lesson)?;
            Some((at, place))
        })
    }
}
