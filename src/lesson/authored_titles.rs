//! Replaces authored question ids from journals by their prompts.

use super::{Library, Step};
use crate::drill::AnyDrill;
use crate::drill::authored::FixedQuestion;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;

impl Library {
    /// The question of a decision such as `mine/late-stake`; `None` if the pack or the question is gone.
    pub fn authored_question(&self, decision: &str) -> Option<&FixedQuestion> {
        let (pack, id) = decision.split_once('/')?;
        let pack = self.packs().find(|other| other.id == pack)?;
        let steps = pack.lessons.iter().flat_map(|lesson| &lesson.steps);
        let questions = steps.filter_map(|step| match step {
            Step::Ask(round) => match &round.drill {
                AnyDrill::Authored(authored) => Some(&authored.questions),
                _ => None,
            },
            _ => None,
        });
        questions.flatten().find(|question| question.id == id)
    }

    /// Replaces each authored question's id in a phrase by its prompt, if its pack is installed.
    pub fn with_authored_titles(&self, mut phrase: Phrase, house: &House) -> Phrase {
        let prompt = phrase.facts.iter().find_map(|(_, fact)| match fact {
            Fact::AuthoredQuestion(decision) => self.authored_question(decision)?.prompt(house),
            _ => None,
        });
        if let Some(prompt) = prompt {
            return prompt;
        }
        for (_, fact) in &mut phrase.facts {
            if let Fact::Phrase(inner) = fact {
                let inner_phrase = std::mem::replace(&mut **inner, Phrase::plain(text_key!("as-written")));
                **inner = self.with_authored_titles(inner_phrase, house);
            }
        }
        phrase
    }
}
