//! A worksheet for each of a class, with the name on it and a seed of its own, and one key to all of them at the end.

use super::super::paper::{self, NotMade, Page, Painted, Read};
use super::super::{MOST, Sheet};
use super::block::Block;
use super::{Flow, Words};
use crate::lesson::Lesson;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Names;

use std::sync::Arc;

/// The worksheets of a class, in the order of its list.
#[derive(Debug, Clone)]
pub struct Bundle {
    /// Each name with its sheet.
    pub sheets: Vec<(String, Sheet)>,
}

impl Bundle {
    /// A sheet of a lesson for each of these names: the first has this seed, each other one more than the one before, so
    /// that any of them can be dealt again by itself.
    #[must_use]
    pub fn of_lesson(names: Vec<String>, lesson: &Lesson, house: &Arc<House>, seed: u64, count: u32) -> Self {
        let of = |(place, name): (u64, String)| {
            let seed = seed.wrapping_add(place);
            (name, Sheet::of_lesson(lesson, Arc::clone(house), seed, count.min(MOST)))
        };
        Self { sheets: (0..).zip(names).map(of).collect() }
    }

    /// The worksheets as one PDF. It holds no date.
    ///
    /// # Errors
    /// What the writer of PDF says; none is known that a sheet can bring about.
    pub fn pdf(&self, words: &Words) -> Result<Vec<u8>, NotMade> {
        let title = self
            .sheets
            .first()
            .map_or_else(String::new, |(_, sheet)| sheet.title.say(words.language(), &Names::from(&sheet.house.terms)));
        paper::write(self.pages(words), title, words.language())
    }

    /// What is painted on each page.
    #[must_use]
    pub fn painted(&self, words: &Words) -> Vec<Vec<Painted>> {
        self.pages(words).iter().map(Page::painted).collect()
    }

    /// What is read of each page, in its order.
    #[must_use]
    pub fn read(&self, words: &Words) -> Vec<Vec<Read>> {
        self.pages(words).iter().map(Page::read).collect()
    }

    /// Every trainee's pages are counted for themselves: they are handed out. The key comes after them all.
    fn pages(&self, words: &Words) -> Vec<Page> {
        let mut pages = Vec::new();
        for (name, sheet) in &self.sheets {
            let mut flow = Flow::default();
            flow.head(sheet, words, name);
            for (place, exercise) in (1..).zip(&sheet.exercises) {
                flow.put(&Block::question(sheet, words, place, exercise));
            }
            pages.extend(flow.finish(sheet, words));
        }
        for (name, sheet) in &self.sheets {
            let mut flow = Flow::default();
            let title = Phrase::plain("sheet-key-of").with("name", Fact::Text(name.clone()));
            flow.key(sheet, words, &words.say_at(&title, &sheet.house));
            pages.extend(flow.finish(sheet, words));
        }
        pages
    }
}
