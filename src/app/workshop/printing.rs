//! Printable documents of a pack: a lesson's worksheet, its answer key, the tableau of the house.

use super::preview::playable;
use super::tree::lessons;
use super::{PackEditor, Paper, PrintJob, Workshop};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Lesson, lesson_in};
use crate::rules::house::House;

impl Workshop {
    /// The current lesson, if a worksheet can be made of it.
    ///
    /// # Errors
    /// Unmet precondition.
    pub fn printable(&self) -> Result<Lesson, Phrase> {
        let house = self.house().ok_or_else(|| text!("workshop-print-no-lesson"))?;
        let pack = self.open().ok_or_else(|| text!("workshop-print-no-lesson"))?;
        pack.printable(house)
    }

    /// The document with its contents; `None` without a house or pack.
    pub(super) fn printing(&self, paper: Paper) -> Result<Option<PrintJob>, Phrase> {
        let (Some(house), Some(pack)) = (self.house().cloned(), self.open()) else { return Ok(None) };
        let key = match paper {
            Paper::Poster => return Ok(Some(PrintJob::Poster(house))),
            Paper::Sheet => false,
            Paper::Key => true,
        };
        let lesson = Box::new(pack.printable(&house)?);
        let house = lesson.house_to_ask(&house, None);
        let name = pack.folder_name();
        Ok(Some(PrintJob::Sheet { pack: name, lesson, house, seed: pack.seed, key }))
    }
}

impl PackEditor {
    /// Worksheet number; the same number gives the same questions.
    pub const fn sheet_number(&self) -> u64 {
        self.seed
    }

    fn printable(&self, house: &House) -> Result<Lesson, Phrase> {
        let file = self.place.file();
        if !lessons(&self.document).iter().any(|lesson| lesson == file) {
            return Err(text!("workshop-print-no-lesson"));
        }
        if !self.is_checked() {
            return Err(text!("workshop-print-checking"));
        }
        let read = lesson_in(self.document.files(), file);
        if read.as_ref().is_some_and(|lesson| lesson.questions() == 0) {
            return Err(text!("workshop-print-nothing"));
        }
        // An answer key with faults is not printed.
        let faults = self.problems.iter().filter(|it| it.flaw.file == file && it.flaw.is_fault()).count();
        let Some(lesson) = read.filter(|_| faults == 0) else {
            return Err(text!("workshop-print-faults", count = Fact::Number(faults.max(1) as u64)));
        };
        if !lesson.is_for(&house.id) || !playable(&lesson, house) {
            return Err(text!("workshop-print-not-here", house = Fact::Text(house.name.clone())));
        }
        Ok(lesson)
    }
}
