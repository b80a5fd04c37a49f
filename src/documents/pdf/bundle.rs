//! Worksheets for a whole class: a named copy with its own seed for each trainee, and one key for all.

use super::block::SheetBlock;
use super::{Catalog, ColumnFlow};
use crate::documents::paper::{self, DrawnItem, NotMade, PaperPage, TaggedItem};
use crate::documents::{MOST, Worksheet};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::lesson::Lesson;
use crate::rules::house::House;

use std::sync::Arc;

/// Worksheets in roster order.
#[derive(Debug, Clone)]
pub struct ClassBundle {
    pub sheets: Vec<(String, Worksheet)>,
}

impl ClassBundle {
    /// A sheet of a lesson for each name. Seeds count up from `seed`, so that any sheet can be dealt again by
    /// itself.
    pub fn of_lesson(names: Vec<String>, lesson: &Lesson, house: &Arc<House>, seed: u64, count: u32) -> Self {
        let of = |(place, name): (u64, String)| {
            let seed = seed.wrapping_add(place);
            (name, Worksheet::of_lesson(lesson, Arc::clone(house), seed, count.min(MOST)))
        };
        Self { sheets: (0..).zip(names).map(of).collect() }
    }

    /// All worksheets as one PDF. It holds no date.
    ///
    /// # Errors
    /// A PDF writer error; should not occur.
    pub fn pdf(&self, words: &Catalog) -> Result<Vec<u8>, NotMade> {
        let title = self.sheets.first().map_or_else(String::new, |(_, sheet)| {
            sheet.title.render(words.language(), &HouseTerms::from(&sheet.house.terms))
        });
        paper::write(self.pages(words), title, words.language())
    }

    pub fn drawn_items(&self, words: &Catalog) -> Vec<Vec<DrawnItem>> {
        self.pages(words).iter().map(PaperPage::drawn_items).collect()
    }

    pub fn tagged_items(&self, words: &Catalog) -> Vec<Vec<TaggedItem>> {
        self.pages(words).iter().map(PaperPage::tagged_items).collect()
    }

    /// Pages are numbered per trainee, since they are handed out separately. The key comes last.
    fn pages(&self, words: &Catalog) -> Vec<PaperPage> {
        let mut pages = Vec::new();
        for (name, sheet) in &self.sheets {
            let mut flow = ColumnFlow::default();
            flow.head(sheet, words, name);
            for (place, exercise) in (1..).zip(&sheet.exercises) {
                flow.place_block(&SheetBlock::question(sheet, words, place, exercise));
            }
            pages.extend(flow.finish(sheet, words));
        }
        for (name, sheet) in &self.sheets {
            let mut flow = ColumnFlow::default();
            let title = text!("sheet-key-of", name = Fact::Text(name.clone()));
            flow.key(sheet, words, &words.render_for_house(&title, &sheet.house));
            pages.extend(flow.finish(sheet, words));
        }
        pages
    }
}
