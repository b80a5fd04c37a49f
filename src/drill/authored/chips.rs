//! Rulings on pieces put down from a tray: payments, changes, or the author's own sums.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::{ChipRule, MOST_IN_A_TRAY, PieceCounts as Heaps, piece_count, total_value};
use crate::rules::clause::Basis;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};

use super::super::change_colour::{ChangeColour, ChangeWay};
use super::super::marking::{AnswerKey, Tolerance};
use super::super::pieces;
use super::super::question::{Answer, AnswerForm, MOST_PIECES};
use super::figures::{ComputedSum, coins};
use super::objections::Objections;
use super::ruling::AnswerRuling;
use super::table::AuthoredTable;
use super::validate::{pieces_counted, twice};
use super::{ChipsIs, Pieces};

impl AuthoredTable<'_> {
    pub(super) fn chips(
        &self,
        right: &[Pieces],
        fewest: bool,
        is: Option<ChipsIs>,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        let written = self.written(right, notes)?;
        let decided = match is {
            Some(ChipsIs::Paid(seat, spot)) => Some(self.payment(seat, spot, notes)?),
            Some(ChipsIs::Worth) => Some(self.change(fewest, notes)?),
            None => None,
        };
        let sum = match &decided {
            Some(decided) => decided.amount,
            None if written.is_empty() => {
                Self::unanswered(notes);
                return None;
            }
            None => total_value(&written),
        };
        if let Some(decided) = decided.as_ref().filter(|_| !written.is_empty() && total_value(&written) != sum) {
            self.contradicts("answer.right", coins(total_value(&written)), coins(sum), decided.why.as_ref(), notes);
            return None;
        }
        let handed = if is == Some(ChipsIs::Worth) { self.handed() } else { Vec::new() };
        let best = self.best(sum, &handed, fewest, notes)?;
        if fewest && !written.is_empty() && piece_count(&written) > piece_count(&best) {
            let what =
                Phrase::plain(text_key!("flaw-asked-not-fewest")).with("found", Fact::Number(piece_count(&written)));
            notes.note_in_house("answer.right", what.with("fewest", Fact::Number(piece_count(&best))));
            return None;
        }
        if !handed.is_empty() && written == handed {
            notes.note("answer.right", text!("flaw-asked-no-change-made"));
            return None;
        }
        let answer = if written.is_empty() { best.clone() } else { written };
        let tray = self.tray(sum, &[best, answer.clone()].concat(), notes)?;
        Some(self.in_pieces(answer, tray, handed, fewest, decided))
    }

    fn in_pieces(
        &self,
        answer: Heaps,
        tray: Vec<Money>,
        handed: Heaps,
        fewest: bool,
        by: Option<ComputedSum>,
    ) -> AnswerRuling {
        let accepts = match () {
            () if fewest => Tolerance::FewestPieces,
            () if handed.is_empty() => Tolerance::AnyPieces,
            () => Tolerance::OtherPieces(handed),
        };
        let steps = (piece_count(&answer) > 1).then(|| pieces::describe_sum(total_value(&answer), &answer));
        let custom = Rule::Chips(if fewest { ChipRule::Fewest } else { ChipRule::Any });
        let form = AnswerForm::Chips(tray);
        let mut ruling = match by {
            Some(ComputedSum { key, prompt, .. }) => {
                AnswerRuling { form, key: AnswerKey { answer: Answer::Chips(answer), ..key }, prompt: Some(prompt) }
            }
            None => AnswerRuling::by_author(self, form, Answer::Chips(answer)),
        };
        if !ruling.key.reasons.iter().any(|reason| reason.rule == custom) {
            ruling.key.reasons.push(Reason::new(custom, Basis::Silent));
        }
        ruling.key.tolerance = accepts;
        ruling.key.working.extend(steps);
        if fewest {
            let demanding = |ask| text!("ask-in-fewest", ask = Fact::Phrase(Box::new(ask)));
            ruling.prompt = ruling.prompt.map(demanding);
        }
        ruling
    }

    /// The author's pieces as an answer: largest first.
    fn written(&self, right: &[Pieces], notes: &mut Objections) -> Option<Heaps> {
        let mut sound = true;
        for (index, Pieces { value, count }) in right.iter().enumerate() {
            if self.set().piece(*value).is_none() {
                self.no_such_piece(format_args!("answer.right.{index}.value"), *value, notes);
                sound = false;
            }
            if right.iter().take(index).any(|other| other.value == *value) {
                twice(format_args!("answer.right.{index}.value"), &value.get().to_string(), notes);
                sound = false;
            }
            if !(1..=MOST_PIECES).contains(count) {
                pieces_counted(format_args!("answer.right.{index}.count"), notes);
                sound = false;
            }
        }
        let mut written: Heaps = right.iter().map(|pieces| (pieces.value, pieces.count)).collect();
        written.sort_unstable_by(|one, other| other.cmp(one));
        sound.then_some(written)
    }

    /// Payout for a stake; must not be zero.
    fn payment(&self, seat: u8, spot: crate::rules::bet::Spot, notes: &mut Objections) -> Option<ComputedSum> {
        let (_, stake) = self.stake("answer.is", seat, spot, notes)?;
        let sum = self.paid(seat, spot, notes)?;
        if sum.amount == Money::ZERO {
            notes.note_in_house("answer.is", text!("flaw-asked-nothing-paid"));
            return None;
        }
        Some(ComputedSum {
            prompt: self.about(stake, text_key!("ask-pay-in-chips"), text_key!("ask-written-pay-in-chips")),
            ..sum
        })
    }

    /// Value of the heaps, to be returned in other pieces.
    fn change(&self, fewest: bool, notes: &mut Objections) -> Option<ComputedSum> {
        if !*self.house.chips.change_at_the_table.value() {
            notes.note_in_house("answer.is", text!("flaw-asked-no-change"));
            return None;
        }
        let sum = self.worth(notes)?;
        let way = if fewest { ChangeWay::Up } else { ChangeWay::Down };
        let mut reasons = sum.key.reasons.clone();
        reasons.extend(ChangeColour::reasons(way, self.house));
        Some(ComputedSum { key: AnswerKey { reasons, ..sum.key }, prompt: text!("ask-written-change"), ..sum })
    }

    /// Heaps before the croupier merged by value, largest first.
    fn handed(&self) -> Heaps {
        let mut handed: Heaps = Vec::new();
        for heap in &self.fixed.chips {
            match handed.iter_mut().find(|(value, _)| *value == heap.value) {
                Some((_, count)) => *count = count.saturating_add(heap.count),
                None => handed.push((heap.value, heap.count)),
            }
        }
        handed.sort_unstable_by(|one, other| other.cmp(one));
        handed
    }

    /// The fewest pieces of the set that make a sum, excluding the pieces handed over.
    fn best(&self, sum: Money, handed: &Heaps, fewest: bool, notes: &mut Objections) -> Option<Heaps> {
        let mut values = self.set().values();
        let mut best = pieces::fewest_pieces(sum, &values);
        if best.as_ref() == Some(handed) && !fewest {
            // Already the fewest pieces, so they are changed into smaller ones.
            values.retain(|value| handed.first().is_some_and(|(largest, _)| value < largest));
            best = pieces::fewest_pieces(sum, &values);
        }
        let changed = handed.is_empty() || best.as_ref().is_some_and(|best| best != handed);
        match best {
            Some(best) if changed => Some(best),
            Some(_) => {
                notes.note_in_house("answer", text!("flaw-asked-no-change-made"));
                None
            }
            None => {
                notes.note_in_house("answer", pieces::cannot_pay(self.set(), sum).into());
                None
            }
        }
    }

    /// Tray with all pieces of the set up to the sum; if there are too many, the needed ones are retained.
    fn tray(&self, sum: Money, needed: &[(Money, u32)], notes: &mut Objections) -> Option<Vec<Money>> {
        let is_needed = |value: &Money| needed.iter().any(|(other, _)| other == value);
        let mut tray = self.set().values();
        tray.retain(|value| *value <= sum || is_needed(value));
        while tray.len() > MOST_IN_A_TRAY {
            // Drop the smallest piece that is not needed.
            let Some(place) = tray.iter().position(|value| !is_needed(value)) else {
                let what =
                    Phrase::plain(text_key!("flaw-asked-too-many")).with("found", Fact::Number(tray.len() as u64));
                notes.note_in_house("answer.right", what.with("most", Fact::Number(MOST_IN_A_TRAY as u64)));
                return None;
            };
            tray.remove(place);
        }
        Some(tray)
    }
}
