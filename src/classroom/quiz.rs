//! The questions of a room, dealt from a lesson: the same seed deals the same again.

use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use super::identity::hex;
use crate::drill::question::{Form, Question};
use crate::lesson::{Exercise, Lesson};
use crate::rules::house::House;

/// As many questions does a room ask at most.
pub const MOST: usize = 100;

/// What is asked in a room: the lesson, where and how many.
#[derive(Debug, Clone)]
pub struct Quiz {
    lesson: Arc<Lesson>,
    house: Arc<House>,
    seed: u64,
    speaks: bool,
    asked: Arc<[Exercise]>,
}

impl Quiz {
    /// So many questions of a lesson; all that it has once through where that is not said. What must be said aloud
    /// cannot be asked of a class, nor what must be heard: nobody says it here.
    #[must_use]
    pub fn of(lesson: Arc<Lesson>, house: Arc<House>, seed: u64, count: Option<usize>) -> Self {
        Self::said(lesson, house, seed, count, false)
    }

    /// The same, with what must be heard where the host speaks.
    #[must_use]
    pub fn said(lesson: Arc<Lesson>, house: Arc<House>, seed: u64, count: Option<usize>, speaks: bool) -> Self {
        let count = count.unwrap_or_else(|| lesson.questions() as usize).min(MOST);
        let asked = deal((&lesson, &house), seed, count, speaks);
        Self { lesson, house, seed, speaks, asked }
    }

    /// The same with these questions in place of its own.
    #[must_use]
    pub fn asking(self, questions: Arc<[Exercise]>) -> Self {
        Self { asked: questions, ..self }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The house whose rules decide.
    #[must_use]
    pub const fn house(&self) -> &Arc<House> {
        &self.house
    }

    /// What deals it again.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether the host says aloud what is to be heard.
    #[must_use]
    pub const fn speaks(&self) -> bool {
        self.speaks
    }

    /// The questions, in their order.
    #[must_use]
    pub const fn questions(&self) -> &Arc<[Exercise]> {
        &self.asked
    }

    /// Other questions of the same lesson, for one of those who each get their own: the first is dealt as number nought.
    #[must_use]
    pub fn own(&self, number: u32) -> Arc<[Exercise]> {
        let seed = self.seed.wrapping_add(u64::from(number).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        // Each hears their own questions from nobody.
        deal((&self.lesson, &self.house), seed, self.asked.len(), false)
    }

    /// A checksum over all questions and keys: what was asked of a room cannot change under it.
    #[must_use]
    pub fn digest(&self) -> String {
        let mut sum = Sha256::new();
        for exercise in self.asked.iter() {
            sum.update(format!("{:?}", exercise.posed).as_bytes());
        }
        hex(&sum.finalize()).chars().take(32).collect()
    }
}

fn deal((lesson, house): (&Lesson, &House), seed: u64, count: usize, speaks: bool) -> Arc<[Exercise]> {
    let can_be_asked = |exercise: &Exercise| {
        let question = &exercise.posed.question;
        (speaks || question.scene.heard.is_empty()) && !is_aloud(question)
    };
    // Some may be left out: so many more are dealt that there are enough, where there are.
    let mut dealt = lesson.exercises(house, seed, count);
    if !dealt.iter().all(can_be_asked) {
        dealt = lesson.exercises(house, seed, count.saturating_mul(3));
        dealt.retain(can_be_asked);
        dealt.truncate(count);
    }
    dealt.into()
}

fn is_aloud(question: &Question) -> bool {
    match &question.form {
        Form::Aloud(_) => true,
        Form::Several(parts) => parts.iter().any(|part| matches!(part.form, Form::Aloud(_))),
        _ => false,
    }
}
