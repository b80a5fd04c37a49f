//! What of a pack can be put on paper: the worksheet of the lesson in which one is, its key, the tableau of the house.

use std::sync::Arc;

use super::preview::playable;
use super::tree::lessons;
use super::{Pack, Workshop};
use crate::lesson::{Lesson, lesson_in};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};

/// A paper, as it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// The questions of the lesson.
    Sheet,
    /// The key to those very questions.
    Key,
    /// The tableau of the house, for the wall.
    Poster,
}

impl Paper {
    /// Every paper, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Sheet, Self::Key, Self::Poster];
}

/// A paper with all that it is made of, as it stands in the window, written to the disk or not.
#[derive(Debug, Clone, PartialEq)]
pub enum Printing {
    /// A worksheet, or its key.
    Sheet {
        /// The name of the pack's folder.
        pack: String,
        /// The lesson that asks.
        lesson: Box<Lesson>,
        /// Whose rules decide.
        house: Arc<House>,
        /// What deals the questions.
        seed: u64,
        /// Whether it is the key that is printed.
        key: bool,
    },
    /// The tableau of this house.
    Poster(Arc<House>),
}

impl Workshop {
    /// The lesson in which one is, where a worksheet can be made of it in the house in force.
    ///
    /// # Errors
    /// What is needed first.
    pub fn printable(&self) -> Result<Lesson, Phrase> {
        let house = self.house().ok_or_else(|| Phrase::plain("workshop-print-no-lesson"))?;
        let pack = self.open().ok_or_else(|| Phrase::plain("workshop-print-no-lesson"))?;
        pack.printable(house)
    }

    /// The paper with what it is made of.
    pub(super) fn printing(&self, paper: Paper) -> Result<Option<Printing>, Phrase> {
        let (Some(house), Some(pack)) = (self.house().cloned(), self.open()) else { return Ok(None) };
        let key = match paper {
            Paper::Poster => return Ok(Some(Printing::Poster(house))),
            Paper::Sheet => false,
            Paper::Key => true,
        };
        let lesson = Box::new(pack.printable(&house)?);
        let name = pack.folder_name();
        Ok(Some(Printing::Sheet { pack: name, lesson, house, seed: pack.seed, key }))
    }
}

impl Pack {
    /// The number of the worksheet: the same questions are dealt under it again.
    #[must_use]
    pub const fn sheet_number(&self) -> u64 {
        self.seed
    }

    fn printable(&self, house: &House) -> Result<Lesson, Phrase> {
        let file = self.place.file();
        if !lessons(&self.document).iter().any(|lesson| lesson == file) {
            return Err(Phrase::plain("workshop-print-no-lesson"));
        }
        if !self.is_checked() {
            return Err(Phrase::plain("workshop-print-checking"));
        }
        let read = lesson_in(self.document.files(), file);
        if read.as_ref().is_some_and(|lesson| lesson.questions() == 0) {
            return Err(Phrase::plain("workshop-print-nothing"));
        }
        // A key that the referee has not proved is not handed to anybody.
        let faults = self.problems.iter().filter(|it| it.flaw.file == file && it.flaw.is_fault()).count();
        let Some(lesson) = read.filter(|_| faults == 0) else {
            return Err(Phrase::plain("workshop-print-faults").with("count", Fact::Number(faults.max(1) as u64)));
        };
        if !lesson.is_for(&house.id) || !playable(&lesson, house) {
            return Err(Phrase::plain("workshop-print-not-here").with("house", Fact::Text(house.name.clone())));
        }
        Ok(lesson)
    }
}
