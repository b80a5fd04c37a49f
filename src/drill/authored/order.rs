//! Rulings on steps to put in order, the house's or the author's own.

use crate::i18n::LocalizedText;
use crate::i18n::phrase::Phrase;
use crate::rules::rng::SeededRng;

use super::super::procedure::{part_of_a_coup, part_of_an_opening};
use super::super::question::{Answer, AnswerForm, Choice};
use super::OrderIs;
use super::objections::Objections;
use super::ruling::{AnswerRuling, lettered_all};
use super::table::AuthoredTable;
use super::validate::{too_many, twice};

const MOST_STEPS: usize = 24;

impl AuthoredTable<'_> {
    pub(super) fn order(
        &self,
        steps: &[LocalizedText],
        is: Option<OrderIs>,
        dice: &mut SeededRng,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        let Some(is) = is else { return self.own_order(steps, dice, notes) };
        if !steps.is_empty() {
            notes.note("answer.steps", text!("flaw-asked-steps-of-the-house"));
            return None;
        }
        let posed = match is {
            OrderIs::Coup(part) => part_of_a_coup(part, self.size(), self.house, dice),
            OrderIs::Opening(part) => part_of_an_opening(part, self.size(), self.house, dice),
        }?;
        Some(AnswerRuling { form: posed.question.form, key: posed.key, prompt: Some(posed.question.prompt) })
    }

    /// The author's steps in their given order.
    fn own_order(&self, steps: &[LocalizedText], dice: &mut SeededRng, notes: &mut Objections) -> Option<AnswerRuling> {
        if steps.is_empty() {
            Self::unanswered(notes);
            return None;
        }
        if too_many(steps.len(), MOST_STEPS, "answer.steps", notes) {
            return None;
        }
        if steps.len() < 2 {
            notes.note("answer.steps", text!("flaw-asked-two-steps"));
            return None;
        }
        for (index, step) in steps.iter().enumerate() {
            if steps.iter().take(index).any(|other| other == step) {
                twice(format_args!("answer.steps.{index}"), step.for_code("en"), notes);
                return None;
            }
        }
        // Never shown in the correct order.
        let mut shown: Vec<usize> = (0..steps.len()).collect();
        dice.shuffle(&mut shown);
        if shown.is_sorted() {
            shown.rotate_left(1);
        }
        let tile = |place: &usize| {
            let label = Phrase::authored(steps.get(*place)?);
            Some(Choice { id: (place + 1).to_string().into(), label, letter: None, place: None })
        };
        let tiles: Vec<Choice> = shown.iter().filter_map(tile).collect();
        let right = (0..steps.len()).filter_map(|step| shown.iter().position(|other| *other == step)).collect();
        Some(AnswerRuling::by_author(self, AnswerForm::Order(lettered_all(tiles)), Answer::Order(right)))
    }
}
