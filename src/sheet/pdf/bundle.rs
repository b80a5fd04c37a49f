//! Worksheets for a whole class: a named copy with its own seed for each trainee, and one key for all.

use super::super::paper::{self, NotMade, Page, Painted, Read};
use super::super::{MOST, Sheet};
use super::block::Block;
use super::{Flow, Words};
use crate::lesson::Lesson;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Names;

use std::sync::Arc;

/// Worksheets in roster order.
#[derive(Debug, Clone)]
pub struct Bundle {
    pub sheets: Vec<(String, Sheet)>,
}

impl Bundle {
    /// A sheet of a lesson for each name. Seeds count up from `seed`, so that any sheet can be dealt again by
    /// itself.
    pub fn of_lesson(names: Vec<String>, lesson: &Lesson, house: &Arc<House>, seed: u64, count: u32) -> Self {
        let of = |(place, name): (u64, String)| {
            let seed = seed.wrapping_add(place);
            (name, Sheet::of_lesson(lesson, Arc::clone(house), seed, count.min(MOST)))
        };
        Self { sheets: (0..).zip(names).map(of).collect() }
    }

    /// All worksheets as one PDF. It holds no date.
    ///
    /// # Errors
    /// A PDF writer error; should not occur.
    pub fn pdf(&self, words: &Words) -> Result<Vec<u8>, NotMade> {
        let title = self
            .sheets
            .first()
            .map_or_else(String::new, |(_, sheet)| sheet.title.say(words.language(), &Names::from(&sheet.house.terms)));
        paper::write(self.pages(words), title, words.language())
    }

    pub fn painted(&self, words: &Words) -> Vec<Vec<Painted>> {
        self.pages(words).iter().map(Page::painted).collect()
    }

    pub fn read(&self, words: &Words) -> Vec<Vec<Read>> {
        self.pages(words).iter().map(Page::read).collect()
    }

    /// Pages are numbered per trainee, since they are handed out separately. The key comes last.
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
