//! The questions of a pack on their way to other programs: those its authors wrote out, and drills dealt by a seed.

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

/// What is to go out.
pub struct Wanted<'a> {
    /// The pack.
    pub pack: &'a Pack,
    /// Only these lessons; all where none is named.
    pub lessons: &'a [String],
    /// The house whose rules decide; for each lesson the first it is for, where none is named.
    pub house: Option<&'a Arc<House>>,
    /// The houses there are.
    pub houses: &'a Shelf,
    /// The words in which everything is told.
    pub words: &'a Words,
    /// What deals the drills.
    pub seed: u64,
    /// How many questions of its drills each lesson gives; as many as it asks where nothing is said.
    pub count: Option<u32>,
}

/// The questions that go out, lesson by lesson, and what could not go with them.
pub struct Leaving {
    /// The pack's identifier.
    pub pack: String,
    /// Its title.
    pub title: String,
    /// The lessons.
    pub lessons: Vec<LeavingLesson>,
    /// What is changed or left out, by the lesson and the place of the question in it.
    pub notes: Vec<Notes>,
}

/// A lesson that goes out.
pub struct LeavingLesson {
    /// Its identifier.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its questions, dealt in its house.
    sheet: Sheet,
    /// Beside each of them what its author wrote, where one did.
    authored: Vec<Option<FixedQuestion>>,
    /// Words to read, each before the question at this place.
    pages: Vec<(usize, Texts)>,
}

impl Leaving {
    /// Gathers and deals what is wanted.
    #[must_use]
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

    /// How many questions go out.
    #[must_use]
    pub fn count(&self) -> usize {
        self.lessons.iter().map(|lesson| lesson.sheet.exercises.len()).sum()
    }

    /// As GIFT.
    #[must_use]
    pub fn gift(&mut self, words: &Words) -> String {
        write_gift(&self.sections(words, false))
    }

    /// As a table; `None` where it could not be written.
    #[must_use]
    pub fn table(&mut self, words: &Words) -> Option<Vec<u8>> {
        write_table(&self.sections(words, true), words)
    }

    /// The questions as other programs know them. A table has columns for cards.
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

/// The questions of a lesson's drills, those written out left aside.
fn dealt(lesson: &Lesson, house: &House, wanted: &Wanted<'_>) -> Vec<Exercise> {
    let is_dealt = |round: &&Round| !matches!(round.drill, AnyDrill::Authored(_));
    let steps: Vec<Vec<Round>> =
        lesson.steps.iter().map(|step| step.rounds().iter().filter(is_dealt).cloned().collect()).collect();
    let all = steps.iter().flatten().map(|round| round.rounds).fold(0, u32::saturating_add);
    let count = if all == 0 { 0 } else { wanted.count.unwrap_or(all).min(MOST) };
    lesson::exercises(&steps, house, wanted.seed, count as usize)
}
