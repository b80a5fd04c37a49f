//! Export of a pack's questions to other programs: authored questions, and drills dealt from a seed.

pub mod anki;
mod asked;

use std::sync::Arc;

use crate::drill::AnyDrill;
use crate::drill::authored::FixedQuestion;
use crate::lesson::exchange::{Notes, Section, write_gift, write_table};
use crate::lesson::{self, Exercise, Lesson, Pack, Round, Step, Texts};
use crate::rules::dice::Dice;
use crate::rules::flaw::Place;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

use super::{MOST, Sheet};

/// Options of an export.
pub struct Wanted<'a> {
    pub pack: &'a Pack,
    pub lessons: &'a [String],
    /// House to deal in; `None` means each lesson's first.
    pub house: Option<&'a Arc<House>>,
    pub houses: &'a Shelf,
    pub words: &'a Words,
    pub seed: u64,
    /// Number of drill questions per lesson; `None` means as many as the lesson asks.
    pub count: Option<u32>,
}

/// Exported questions by lesson, with notes on what was changed or dropped.
pub struct Leaving {
    /// The pack's identifier.
    pub pack: String,
    pub title: String,
    pub lessons: Vec<LeavingLesson>,
    pub notes: Vec<Notes>,
}

pub struct LeavingLesson {
    pub id: String,
    pub title: String,
    sheet: Sheet,
    /// The authored question behind each exercise, `None` for dealt ones.
    authored: Vec<Option<FixedQuestion>>,
    /// Reading pages, each with the index of the question it precedes.
    pages: Vec<(usize, Texts)>,
}

impl Leaving {
    pub fn of(wanted: &Wanted<'_>) -> Self {
        let pack = wanted.pack;
        let language = wanted.words.language();
        let names = crate::words::Names::default();
        let mut leaving = Self {
            pack: pack.id.clone(),
            title: pack.title.say(language, &names),
            lessons: Vec::new(),
            notes: Vec::new(),
        };
        let is_wanted = |lesson: &&Lesson| wanted.lessons.is_empty() || wanted.lessons.contains(&lesson.id);
        for lesson in pack.lessons.iter().filter(is_wanted) {
            let mut notes = Notes::on(&format!("{}/{}", pack.id, lesson.id));
            let own = || wanted.houses.iter().find(|house| lesson.is_for(&house.id));
            let house = wanted.house.filter(|house| lesson.is_for(&house.id)).or_else(own);
            if let Some(house) = house {
                leaving.lessons.push(LeavingLesson::of(lesson, house, wanted, &mut notes));
            } else {
                notes.left(Place::START, Phrase::plain("exchange-no-house"));
            }
            leaving.notes.push(notes);
        }
        leaving
    }

    pub fn count(&self) -> usize {
        self.lessons.iter().map(|lesson| lesson.sheet.exercises.len()).sum()
    }

    pub fn gift(&mut self, words: &Words) -> String {
        write_gift(&self.sections(words, false))
    }

    /// CSV bytes; `None` if it could not be written.
    pub fn table(&mut self, words: &Words) -> Option<Vec<u8>> {
        write_table(&self.sections(words, true), words)
    }

    /// Questions in the exchange format. A table has columns for cards.
    fn sections(&mut self, words: &Words, columns: bool) -> Vec<Section> {
        let lessons = self.lessons.iter().zip(&mut self.notes);
        lessons.map(|(lesson, notes)| lesson.section(words, columns, notes)).collect()
    }
}

impl LeavingLesson {
    fn of(lesson: &Lesson, house: &Arc<House>, wanted: &Wanted<'_>, notes: &mut Notes) -> Self {
        let (mut authored, mut exercises, mut pages) = (Vec::new(), Vec::new(), Vec::new());
        for (step, place) in lesson.steps.iter().zip(1..) {
            match step {
                Step::Ask(Round { drill, .. }) => {
                    let AnyDrill::Authored(questions) = drill else { continue };
                    for (at, question) in questions.questions.iter().enumerate() {
                        let posed = drill.drill().pose(at, house, &mut Dice::of_seed(wanted.seed));
                        let Some(posed) = posed else {
                            let what = Phrase::plain("exchange-not-asked-here");
                            let what = what.with("house", Fact::Text(house.name.clone()));
                            let question = Fact::Text(question.id.clone());
                            notes.left(Place { line: place, column: at + 1 }, what.with("question", question));
                            continue;
                        };
                        let decision = question.id.clone();
                        exercises.push(Exercise { drill: drill.name(), decision, seed: wanted.seed, posed });
                        authored.push(Some(question.clone()));
                    }
                }
                Step::Read(words) => pages.push((exercises.len(), words.clone())),
                Step::Example { .. } => {
                    notes.left(Place { line: place, column: 1 }, Phrase::plain("exchange-example-stays"));
                }
                _ => {}
            }
        }
        let dealt = dealt(lesson, house, wanted);
        authored.extend(dealt.iter().map(|_| None));
        exercises.extend(dealt);
        let title = lesson.title.say(wanted.words.language(), &crate::words::Names::from(&house.terms));
        let sheet = Sheet { title: lesson.title.clone(), house: Arc::clone(house), seed: wanted.seed, exercises };
        Self { id: lesson.id.clone(), title, sheet, authored, pages }
    }
}

/// Exercises of a lesson's drills, without authored questions.
fn dealt(lesson: &Lesson, house: &House, wanted: &Wanted<'_>) -> Vec<Exercise> {
    let is_dealt = |round: &&Round| !matches!(round.drill, AnyDrill::Authored(_));
    let steps: Vec<Vec<Round>> =
        lesson.steps.iter().map(|step| step.rounds().iter().filter(is_dealt).cloned().collect()).collect();
    let all = steps.iter().flatten().map(|round| round.rounds).fold(0, u32::saturating_add);
    let count = if all == 0 { 0 } else { wanted.count.unwrap_or(all).min(MOST) };
    lesson::exercises(&steps, house, wanted.seed, count as usize)
}
