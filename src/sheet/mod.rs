//! Worksheets: the questions of a lesson or a drill put on paper, with or without their key. No question
//! comes twice while there are others. The same seed gives the same sheet, to the byte.

mod asking;
pub mod certificate;
pub mod class;
mod dated;
pub mod export;
mod json;
mod lying;
mod paper;
pub mod pdf;
pub mod poster;
pub mod report;
mod telling;
mod text;

use std::sync::Arc;

use crate::drill::AnyDrill;
use crate::drill::marking::Posed;
use crate::lesson::{Deck, Lesson, Put, Round, Texts};
use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::words::{Language, Names, Words};

pub use self::json::json;
pub use self::paper::{NotMade, Painted, Read};
pub use self::text::text;

/// As many questions go on a sheet.
pub const MOST: u32 = 500;

/// The questions of a sheet in their order.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// What it is called.
    pub title: Texts,
    /// Whose rules decide.
    pub house: Arc<House>,
    /// What deals it again.
    pub seed: u64,
    /// The questions.
    pub exercises: Vec<Exercise>,
}

/// One question of a sheet.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// The name of its drill.
    pub drill: &'static str,
    /// What is to be decided, as journals name it.
    pub decision: String,
    /// The seed that deals it again.
    pub seed: u64,
    /// The question and its key.
    pub posed: Posed,
}

impl Sheet {
    /// A sheet of so many questions of a lesson, in the order of its steps; more than it has go through
    /// it again.
    #[must_use]
    pub fn of_lesson(lesson: &Lesson, house: Arc<House>, seed: u64, count: u32) -> Self {
        let rounds: Vec<Vec<Round>> = lesson.steps.iter().map(|step| step.rounds().to_vec()).collect();
        Self::of(lesson.title.clone(), &rounds, house, seed, count)
    }

    /// A sheet of so many questions of a drill.
    #[must_use]
    pub fn of_drill(drill: AnyDrill, house: Arc<House>, seed: u64, count: u32) -> Self {
        let title = drill.title();
        let say = |language: Language| (language, Words::of(language).say(&title, &Names::default()));
        let title = Texts::of(Language::ALL.map(say));
        Self::of(title, &[vec![Round { drill, rounds: count }]], house, seed, count)
    }

    fn of(title: Texts, steps: &[Vec<Round>], house: Arc<House>, seed: u64, count: u32) -> Self {
        let mut dice = Dice::of_seed(seed);
        let mut put = Put::default();
        let mut exercises: Vec<Exercise> = Vec::new();
        let count = count.min(MOST) as usize;
        while exercises.len() < count {
            let before = exercises.len();
            for rounds in steps {
                exercises.extend(deal(rounds, &house, &mut put, &mut dice));
            }
            if exercises.len() == before {
                break;
            }
        }
        exercises.truncate(count);
        Self { title, house, seed, exercises }
    }
}

/// The questions of one step, none of them put before while there are others.
fn deal(rounds: &[Round], house: &House, put: &mut Put, dice: &mut Dice) -> Vec<Exercise> {
    let drills: Vec<(Vec<String>, &Round)> =
        rounds.iter().map(|round| (round.drill.drill().decisions(house), round)).collect();
    let mut deck = Deck::of_rounds(rounds, house, dice);
    let mut exercises = Vec::new();
    while let Some(card) = deck.deal() {
        let Some((decisions, round)) = drills.get(card.drill) else { continue };
        let pose = |seed| round.drill.drill().pose(card.decision, house, &mut Dice::of_seed(seed));
        let fresh = put.fresh(dice, pose);
        let (Some((seed, posed)), Some(decision)) = (fresh, decisions.get(card.decision)) else { continue };
        put.add(&posed.question);
        exercises.push(Exercise { drill: round.drill.name(), decision: decision.clone(), seed, posed });
    }
    exercises
}
