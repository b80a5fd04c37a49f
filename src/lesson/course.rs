//! The course: all lessons for a house and a table, each after those that it builds on.

use std::collections::BTreeSet;

use super::{Lesson, Library, Pack};
use crate::rules::house::TableSize;

/// A lesson with its pack.
type Placed<'l> = (&'l Pack, &'l Lesson);

/// The lessons for a house at a table: in the order of the packs, but that a lesson stands after the one
/// before it in its pack and after those it names. Where lessons wait for one another in a ring, the
/// order of the packs decides.
#[must_use]
pub fn course<'l>(library: &'l Library, house: &str, table: TableSize) -> Vec<Placed<'l>> {
    let here = |lesson: &&Lesson| lesson.is_for(house) && lesson.is_at(table);
    let packs = library.packs().iter();
    let all: Vec<Vec<Placed<'l>>> =
        packs.map(|pack| pack.lessons.iter().filter(here).map(|lesson| (pack, lesson)).collect()).collect();
    let mut order = Order { all: &all, placed: BTreeSet::new(), course: Vec::new() };
    for (pack, lessons) in all.iter().enumerate() {
        for place in 0..lessons.len() {
            order.put(pack, place);
        }
    }
    order.course
}

/// The course as far as it is laid out.
struct Order<'a, 'l> {
    all: &'a [Vec<Placed<'l>>],
    /// The lessons that are placed, or wait for those before them.
    placed: BTreeSet<(usize, usize)>,
    course: Vec<Placed<'l>>,
}

impl Order<'_, '_> {
    fn put(&mut self, pack: usize, place: usize) {
        let Some(&(in_pack, lesson)) = self.all.get(pack).and_then(|lessons| lessons.get(place)) else { return };
        if !self.placed.insert((pack, place)) {
            return;
        }
        if let Some(before) = place.checked_sub(1) {
            self.put(pack, before);
        }
        for name in &lesson.after {
            if let Some((pack, place)) = self.find(name) {
                self.put(pack, place);
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
