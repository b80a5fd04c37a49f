//! The questions of a room, dealt from a lesson by a seed.

use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use super::identity::hex;
use crate::drill::question::{AnswerForm, Question};
use crate::lesson::{DealtQuestion, Lesson};
use crate::rules::house::House;

/// Maximum number of questions of a room.
pub const MOST: usize = 100;

/// Lesson, house and dealt questions of a room.
#[derive(Debug, Clone)]
pub struct Quiz {
    lesson: Arc<Lesson>,
    house: Arc<House>,
    seed: u64,
    speaks: bool,
    asked: Arc<[DealtQuestion]>,
}

impl Quiz {
    /// `count` questions of a lesson, or one pass through it. Questions to be spoken are left out, and so are those to
    /// be listened to, since no speaker is available.
    pub fn new(lesson: Arc<Lesson>, house: Arc<House>, seed: u64, count: Option<usize>) -> Self {
        Self::with_speech(lesson, house, seed, count, false)
    }

    /// Like the silent quiz, with listening questions if the host speaks them.
    pub fn with_speech(lesson: Arc<Lesson>, house: Arc<House>, seed: u64, count: Option<usize>, speaks: bool) -> Self {
        let count = count.unwrap_or_else(|| lesson.questions() as usize).min(MOST);
        let asked = deal((&lesson, &house), seed, count, speaks);
        Self { lesson, house, seed, speaks, asked }
    }

    pub fn with_questions(self, questions: Arc<[DealtQuestion]>) -> Self {
        Self { asked: questions, ..self }
    }

    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    pub const fn house(&self) -> &Arc<House> {
        &self.house
    }

    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// True if the host speaks calls aloud.
    pub const fn speaks(&self) -> bool {
        self.speaks
    }

    pub const fn questions(&self) -> &Arc<[DealtQuestion]> {
        &self.asked
    }

    /// Another set of questions from the same lesson for one participant; number 0 is dealt first.
    pub fn individual(&self, number: u32) -> Arc<[DealtQuestion]> {
        let seed = self.seed.wrapping_add(u64::from(number).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        // Individual questions cannot be spoken to the room.
        deal((&self.lesson, &self.house), seed, self.asked.len(), false)
    }

    /// Checksum over questions and keys; detects a changed lesson on reopening.
    pub fn digest(&self) -> String {
        let mut sum = Sha256::new();
        for exercise in self.asked.iter() {
            sum.update(format!("{:?}", exercise.posed).as_bytes());
        }
        hex(&sum.finalize()).chars().take(32).collect()
    }
}

fn deal((lesson, house): (&Lesson, &House), seed: u64, count: usize, speaks: bool) -> Arc<[DealtQuestion]> {
    let can_be_asked = |exercise: &DealtQuestion| {
        let question = &exercise.posed.question;
        (speaks || question.scene.heard.is_empty()) && !is_aloud(question)
    };
    // Unsuitable questions are dropped, so more are dealt until there are enough.
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
        AnswerForm::Aloud(_) => true,
        AnswerForm::Several(parts) => parts.iter().any(|part| matches!(part.form, AnswerForm::Aloud(_))),
        _ => false,
    }
}
