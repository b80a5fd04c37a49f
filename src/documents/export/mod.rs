//! Export of a pack's questions to other programs: authored questions, and drills dealt from a seed.

#[cfg(feature = "anki")]
pub mod anki;
mod question;

use std::sync::Arc;

use crate::drill::AnyDrill;
use crate::drill::authored::FixedQuestion;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::exchange::{ExchangeNotes, ItemSection, write_gift, write_table};
use crate::lesson::{self, DealtQuestion, Lesson, LessonId, LocalizedText, Pack, PackId, Round, Step};
use crate::rules::house::{House, HouseLibrary};
use crate::rules::rng::SeededRng;
use crate::syntax::TextPosition;

use super::{MOST, Worksheet};

/// Options of an export.
pub struct ExportOptions<'a> {
    pub pack: &'a Pack,
    pub lessons: &'a [LessonId],
    /// House to deal in; `None` means each lesson's first.
    pub house: Option<&'a Arc<House>>,
    pub houses: &'a HouseLibrary,
    pub words: &'a Catalog,
    pub seed: u64,
    /// Number of drill questions per lesson; `None` means as many as the lesson asks.
    pub count: Option<u32>,
}

/// Exported questions by lesson, with notes on what was changed or dropped.
pub struct PackExport {
    /// The pack's identifier.
    pub pack: PackId,
    pub title: String,
    pub lessons: Vec<LessonExport>,
    pub notes: Vec<ExchangeNotes>,
}

pub struct LessonExport {
    pub id: LessonId,
    pub title: String,
    sheet: Worksheet,
    /// The authored question behind each exercise, `None` for dealt ones.
    authored: Vec<Option<FixedQuestion>>,
    /// Reading pages, each with the index of the question it precedes.
    pages: Vec<(usize, LocalizedText)>,
}

impl PackExport {
    pub fn gather(wanted: &ExportOptions<'_>) -> Self {
        let pack = wanted.pack;
        let language = wanted.words.language();
        let names = crate::i18n::HouseTerms::default();
        let mut leaving = Self {
            pack: pack.id.clone(),
            title: pack.title.render(language, &names),
            lessons: Vec::new(),
            notes: Vec::new(),
        };
        let is_wanted = |lesson: &&Lesson| wanted.lessons.is_empty() || wanted.lessons.contains(&lesson.id);
        for lesson in pack.lessons.iter().filter(is_wanted) {
            let mut notes = ExchangeNotes::new(&format!("{}/{}", pack.id, lesson.id));
            let own = || wanted.houses.iter().find(|house| lesson.is_for(&house.id));
            let house = wanted.house.filter(|house| lesson.is_for(&house.id)).or_else(own);
            let house = house.map(|house| lesson.house_to_ask(house, None));
            if let Some(house) = &house {
                leaving.lessons.push(LessonExport::gather(lesson, house, wanted, &mut notes));
            } else {
                notes.omitted(TextPosition::START, text!("exchange-no-house"));
            }
            leaving.notes.push(notes);
        }
        leaving
    }

    pub fn count(&self) -> usize {
        self.lessons.iter().map(|lesson| lesson.sheet.exercises.len()).sum()
    }

    pub fn gift(&mut self, words: &Catalog) -> String {
        write_gift(&self.sections(words, false))
    }

    /// CSV bytes; `None` if it could not be written.
    pub fn table(&mut self, words: &Catalog) -> Option<Vec<u8>> {
        write_table(&self.sections(words, true), words)
    }

    /// Questions in the exchange format. A table has columns for cards.
    fn sections(&mut self, words: &Catalog, columns: bool) -> Vec<ItemSection> {
        let lessons = self.lessons.iter().zip(&mut self.notes);
        lessons.map(|(lesson, notes)| lesson.section(words, columns, notes)).collect()
    }
}

impl LessonExport {
    fn gather(lesson: &Lesson, house: &Arc<House>, wanted: &ExportOptions<'_>, notes: &mut ExchangeNotes) -> Self {
        let (mut authored, mut exercises, mut pages) = (Vec::new(), Vec::new(), Vec::new());
        for (step, place) in lesson.steps.iter().zip(1..) {
            match step {
                Step::Ask(Round { drill, .. }) => {
                    let AnyDrill::Authored(questions) = drill else { continue };
                    for (at, question) in questions.questions.iter().enumerate() {
                        let posed = drill.drill().pose(at, house, &mut SeededRng::from_seed(wanted.seed));
                        let Some(posed) = posed else {
                            let what = Phrase::plain(text_key!("exchange-not-asked-here"));
                            let what = what.with("house", Fact::Text(house.name.clone()));
                            let question = Fact::Text(question.id.clone());
                            notes
                                .omitted(TextPosition { line: place, column: at + 1 }, what.with("question", question));
                            continue;
                        };
                        let decision = question.id.as_str().into();
                        exercises.push(DealtQuestion { drill: drill.name(), decision, seed: wanted.seed, posed });
                        authored.push(Some(question.clone()));
                    }
                }
                Step::Read(says) | Step::Page { says, .. } => pages.push((exercises.len(), says.clone())),
                Step::Example { .. } => {
                    notes.omitted(TextPosition { line: place, column: 1 }, text!("exchange-example-stays"));
                }
                Step::Shift(_) => {
                    notes.omitted(TextPosition { line: place, column: 1 }, text!("exchange-shift-stays"));
                }
                Step::Drill(_) | Step::Mixed(_) => {}
            }
        }
        let dealt = dealt(lesson, house, wanted);
        authored.extend(dealt.iter().map(|_| None));
        exercises.extend(dealt);
        let title = lesson.title.render(wanted.words.language(), &crate::i18n::HouseTerms::from(&house.terms));
        let sheet = Worksheet { title: lesson.title.clone(), house: Arc::clone(house), seed: wanted.seed, exercises };
        Self { id: lesson.id.clone(), title, sheet, authored, pages }
    }
}

/// Exercises of a lesson's drills, without authored questions.
fn dealt(lesson: &Lesson, house: &House, wanted: &ExportOptions<'_>) -> Vec<DealtQuestion> {
    let is_dealt = |round: &&Round| !matches!(round.drill, AnyDrill::Authored(_));
    let steps: Vec<Vec<Round>> =
        lesson.steps.iter().map(|step| step.rounds().iter().filter(is_dealt).cloned().collect()).collect();
    let all = steps.iter().flatten().map(|round| round.rounds).fold(0, u32::saturating_add);
    let count = if all == 0 { 0 } else { wanted.count.unwrap_or(all).min(MOST) };
    lesson::exercises(&steps, house, wanted.seed, count as usize)
}
