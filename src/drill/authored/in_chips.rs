//! Rulings on pieces put down from a tray: payments, changes, or the author's own sums.

use crate::rules::chips::{ChipRule, MOST_IN_A_TRAY, Pieces as Heaps, number_of, worth};
use crate::rules::clause::Basis;
use crate::rules::money::Money;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::{Reason, Rule};

use super::super::change_colour::{ChangeColour, ChangeWay};
use super::super::marking::{Accepts, Key};
use super::super::pieces;
use super::super::question::{Answer, Form, MOST_PIECES};
use super::figures::{Sum, coins};
use super::objections::Objections;
use super::possible::{pieces_counted, twice};
use super::ruling::Ruling;
use super::table::Table;
use super::{ChipsIs, Pieces};

impl Table<'_> {
    pub(super) fn chips(
        &self,
        right: &[Pieces],
        fewest: bool,
        is: Option<ChipsIs>,
        notes: &mut Objections,
    ) -> Option<Ruling> {
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
            None => worth(&written),
        };
        if let Some(decided) = decided.as_ref().filter(|_| !written.is_empty() && worth(&written) != sum) {
            self.contradicts("answer.right", coins(worth(&written)), coins(sum), decided.why.as_ref(), notes);
            return None;
        }
        let handed = if is == Some(ChipsIs::Worth) { self.handed() } else { Vec::new() };
        let best = self.best(sum, &handed, fewest, notes)?;
        if fewest && !written.is_empty() && number_of(&written) > number_of(&best) {
            let what = Phrase::plain("flaw-asked-not-fewest").with("found", Fact::Number(number_of(&written)));
            notes.note_here("answer.right", what.with("fewest", Fact::Number(number_of(&best))));
            return None;
        }
        if !handed.is_empty() && written == handed {
            notes.note("answer.right", Phrase::plain("flaw-asked-no-change-made"));
            return None;
        }
        let answer = if written.is_empty() { best.clone() } else { written };
        let tray = self.tray(sum, &[best, answer.clone()].concat(), notes)?;
        Some(self.in_pieces(answer, tray, handed, fewest, decided))
    }

    fn in_pieces(&self, answer: Heaps, tray: Vec<Money>, handed: Heaps, fewest: bool, by: Option<Sum>) -> Ruling {
        let accepts = match () {
            () if fewest => Accepts::FewestPieces,
            () if handed.is_empty() => Accepts::AnyPieces,
            () => Accepts::OtherPieces(handed),
        };
        let told = (number_of(&answer) > 1).then(|| pieces::told(worth(&answer), &answer));
        let custom = Rule::Chips(if fewest { ChipRule::Fewest } else { ChipRule::Any });
        let form = Form::Chips(tray);
        let mut ruling = match by {
            Some(Sum { key, prompt, .. }) => {
                Ruling { form, key: Key { answer: Answer::Chips(answer), ..key }, prompt: Some(prompt) }
            }
            None => Ruling::by_author(self, form, Answer::Chips(answer)),
        };
        if !ruling.key.reasons.iter().any(|reason| reason.rule == custom) {
            ruling.key.reasons.push(Reason::new(custom, Basis::Silent));
        }
        ruling.key.accepts = accepts;
        ruling.key.working.extend(told);
        if fewest {
            let demanding = |ask| Phrase::plain("ask-in-fewest").with("ask", Fact::Phrase(Box::new(ask)));
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
    fn payment(&self, seat: u8, spot: crate::rules::bet::Spot, notes: &mut Objections) -> Option<Sum> {
        let (_, stake) = self.stake("answer.is", seat, spot, notes)?;
        let sum = self.paid(seat, spot, notes)?;
        if sum.amount == Money::ZERO {
            notes.note_here("answer.is", Phrase::plain("flaw-asked-nothing-paid"));
            return None;
        }
        Some(Sum { prompt: self.about(stake, "ask-pay-in-chips", "ask-written-pay-in-chips"), ..sum })
    }

    /// Value of the heaps, to be returned in other pieces.
    fn change(&self, fewest: bool, notes: &mut Objections) -> Option<Sum> {
        if !*self.house.chips.change_at_the_table.value() {
            notes.note_here("answer.is", Phrase::plain("flaw-asked-no-change"));
            return None;
        }
        let sum = self.worth(notes)?;
        let way = if fewest { ChangeWay::Up } else { ChangeWay::Down };
        let mut reasons = sum.key.reasons.clone();
        reasons.extend(ChangeColour::reasons(way, self.house));
        Some(Sum { key: Key { reasons, ..sum.key }, prompt: Phrase::plain("ask-written-change"), ..sum })
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
        let mut best = pieces::made_of(sum, &values);
        if best.as_ref() == Some(handed) && !fewest {
            // Already the fewest pieces, so they are changed into smaller ones.
            values.retain(|value| handed.first().is_some_and(|(largest, _)| value < largest));
            best = pieces::made_of(sum, &values);
        }
        let changed = handed.is_empty() || best.as_ref().is_some_and(|best| best != handed);
        match best {
            Some(best) if changed => Some(best),
            Some(_) => {
                notes.note_here("answer", Phrase::plain("flaw-asked-no-change-made"));
                None
            }
            None => {
                notes.note_here("answer", pieces::cannot_pay(self.set(), sum));
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
                let what = Phrase::plain("flaw-asked-too-many").with("found", Fact::Number(tray.len() as u64));
                notes.note_here("answer.right", what.with("most", Fact::Number(MOST_IN_A_TRAY as u64)));
                return None;
            };
            tray.remove(place);
        }
        Some(tray)
    }
}
