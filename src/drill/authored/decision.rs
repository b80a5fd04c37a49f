//! Referee decisions written back as an author would write them.

use crate::i18n::phrase::Phrase;
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;

use super::super::question::{Answer, AnswerForm, StakeOutcome};
use super::objections::Objections;
use super::table::AuthoredTable;
use super::{Asking, Deal, FixedQuestion, Pieces};

#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    pub asking: Asking,
    pub form: AnswerForm,
    pub answer: Answer,
    pub reasons: Vec<Reason>,
}

impl Asking {
    /// False for answers that rest on the author's word, for a house's steps, and for composed answers.
    pub const fn can_be_filled_in(&self) -> bool {
        match self {
            Self::Choice { is, .. } => is.is_some(),
            Self::Number { is, .. } => is.is_some(),
            Self::Money { is, .. } => is.is_some(),
            Self::Chips { is, .. } => is.is_some(),
            Self::Call { is, .. } | Self::Aloud { is, .. } => is.is_some(),
            Self::Settle { .. } | Self::Grid { .. } => true,
            Self::Order { .. } | Self::Several(_) => false,
        }
    }

    fn open(&self) -> Self {
        let mut open = self.clone();
        match &mut open {
            Self::Choice { right, .. } | Self::Call { right, .. } | Self::Aloud { right, .. } => *right = None,
            Self::Number { right, .. } => *right = None,
            Self::Money { right, .. } => *right = None,
            Self::Chips { right, .. } => right.clear(),
            Self::Settle { right } => right.clear(),
            Self::Grid { right, .. } => right.clear(),
            Self::Order { .. } | Self::Several(_) => {}
        }
        open
    }
}

impl FixedQuestion {
    /// The referee's decision in a house for this question's answer or one of its lines; `None` if the referee does
    /// not decide it.
    ///
    /// # Errors
    /// The objection that prevents a decision.
    pub fn decide(&self, asking: &Asking, house: &House) -> Option<Result<Decision, Phrase>> {
        if !asking.can_be_filled_in() {
            return None;
        }
        let (table, mut notes) = (AuthoredTable::new(self, house), Objections::default());
        let open = asking.open();
        let ruling = table.rule(&open, &mut SeededRng::from_seed(0), &mut notes);
        let Some(ruling) = ruling.filter(|_| notes.is_empty()) else {
            let first = notes.all().into_iter().next();
            return Some(Err(first.map_or(text!("flaw-asked-never"), |objection| objection.what)));
        };
        let asking = table.filled_in(open, &ruling.form, &ruling.key.answer)?;
        Some(Ok(Decision { asking, form: ruling.form, answer: ruling.key.answer, reasons: ruling.key.reasons }))
    }
}

impl AuthoredTable<'_> {
    fn filled_in(&self, open: Asking, form: &AnswerForm, answer: &Answer) -> Option<Asking> {
        Some(match (open, answer) {
            (Asking::Choice { options, is, .. }, Answer::Choice(place)) => {
                let AnswerForm::Choice(choices) = form else { return None };
                let right = choices.get(*place).map(|choice| choice.id.to_string());
                Asking::Choice { options, right, is }
            }
            (Asking::Number { most, margin, is, .. }, Answer::Number(right)) => {
                Asking::Number { right: Some(*right), most, margin, is }
            }
            (Asking::Money { is, .. }, Answer::Money(right)) => Asking::Money { right: Some(*right), is },
            (Asking::Chips { fewest, is, .. }, Answer::Chips(heaps)) => {
                let right = heaps.iter().map(|(value, count)| Pieces { value: *value, count: *count }).collect();
                Asking::Chips { right, fewest, is }
            }
            (Asking::Settle { .. }, Answer::Settle(deeds)) => {
                let deal = |deed: &super::super::question::StakeAction| {
                    let stake = self.fixed.stakes.get(deed.stake)?;
                    Some(match deed.act {
                        StakeOutcome::Collected => Deal::Collected(stake.seat, stake.spot),
                        StakeOutcome::Paid(sum) => Deal::Paid(stake.seat, stake.spot, sum),
                    })
                };
                Asking::Settle { right: deeds.iter().filter_map(deal).collect() }
            }
            (Asking::Call { also, tiles, is, .. }, Answer::Call(words)) => {
                Asking::Call { right: Some(words.clone()), also, tiles, is }
            }
            (Asking::Grid { rows, .. }, Answer::Grid(_)) => Asking::Grid { right: self.rows_of_house(&rows), rows },
            (Asking::Aloud { points, is, .. }, Answer::Aloud(_)) => {
                let right = is.and_then(|is| self.words_of_house(is));
                Asking::Aloud { right, points, is }
            }
            _ => return None,
        })
    }
}
