//! Rulings on authored questions, by the referee where possible, otherwise by the author's word.

use std::sync::Arc;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;

use super::super::marking::{AnswerHint, AnswerKey, PosedQuestion};
use super::super::question::{Answer, AnswerForm, Question, QuestionPart, lettered};
use super::objections::Objections;
use super::table::AuthoredTable;
use super::validate::too_many;
use super::{Asking, FixedPart, FixedQuestion, Objection};

/// An answer form with its key, and the generated prompt if the referee decides.
pub(super) struct AnswerRuling {
    pub(super) form: AnswerForm,
    pub(super) key: AnswerKey,
    pub(super) prompt: Option<Phrase>,
}

impl AnswerRuling {
    /// A ruling based on the author's word alone.
    pub(super) fn by_author(table: &AuthoredTable<'_>, form: AnswerForm, answer: Answer) -> Self {
        Self { form, key: AnswerKey::new(answer, vec![table.authors_word()]), prompt: None }
    }
}

const MOST_PARTS: usize = 16;
const MOST_HINTS: usize = 64;

impl FixedQuestion {
    /// The question in a house; `None` if the house has objections.
    pub fn posed(&self, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let table = AuthoredTable::new(self, house);
        let AnswerRuling { form, mut key, prompt } = table.rule(&self.answer, dice, &mut Objections::default())?;
        let mut scene = table.scene();
        match form {
            AnswerForm::Chips(_) => scene.set = Some(Arc::clone(table.set())),
            AnswerForm::Settle => scene.table = Some(table.size()),
            _ => {}
        }
        table.cite(&mut key);
        key.after = key.after.or_else(|| table.revealed());
        key.explanation = self.because.as_ref().map(Phrase::authored);
        key.hints = self.hints_of(&form);
        let prompt = self.asks.as_ref().map(Phrase::authored).or(prompt)?;
        Some(PosedQuestion { question: Question { scene, prompt, form }, key })
    }

    /// The author's prompt, or the generated one in this house.
    pub fn prompt(&self, house: &House) -> Option<Phrase> {
        let own = || {
            AuthoredTable::new(self, house).rule(&self.answer, &mut SeededRng::from_seed(0), &mut Objections::default())
        };
        self.asks.as_ref().map(Phrase::authored).or_else(|| own()?.prompt)
    }

    pub fn form(&self, house: &House) -> Option<AnswerForm> {
        let table = AuthoredTable::new(self, house);
        let ruling = table.rule(&self.answer, &mut SeededRng::from_seed(0), &mut Objections::default())?;
        Some(ruling.form)
    }

    fn hints_of(&self, form: &AnswerForm) -> Vec<AnswerHint> {
        let hint_for = |hint: &super::Hint| {
            Some(AnswerHint { answer: form.parse_answer(&hint.answer)?, text: Phrase::authored(&hint.says) })
        };
        self.hints.iter().filter_map(hint_for).collect()
    }

    /// Objections in a house: an impossible scene, an answer that the referee contradicts or that cannot be given.
    pub fn objections(&self, house: &House) -> Vec<Objection> {
        let table = AuthoredTable::new(self, house);
        let mut notes = Objections::default();
        table.object(&mut notes);
        let ruling = table.rule(&self.answer, &mut SeededRng::from_seed(0), &mut notes);
        if let Some(ruling) = ruling {
            if self.asks.is_none() && ruling.prompt.is_none() {
                notes.note("", text!("flaw-asked-no-prompt"));
            }
            self.object_to_hints(&ruling, &mut notes);
        } else if notes.is_empty() {
            notes.note_in_house("", text!("flaw-asked-never"));
        }
        notes.all()
    }

    /// Objects to hints for impossible or correct answers. An answer may be wrong in other houses only, so the latter
    /// objection depends on the house.
    fn object_to_hints(&self, ruling: &AnswerRuling, notes: &mut Objections) {
        if too_many(self.hints.len(), MOST_HINTS, "hints", notes) {
            return;
        }
        let mut seen: Vec<Answer> = Vec::new();
        for (index, hint) in self.hints.iter().enumerate() {
            let at = format_args!("hints.{index}.answer").to_string();
            let found = Fact::Text(super::short(&hint.answer));
            match ruling.form.parse_answer(&hint.answer) {
                None => notes.note_in_house(at, text!("flaw-asked-hint-never", found = found)),
                Some(answer) if ruling.key.mark(answer.clone()).right => {
                    notes.note_in_house(at, text!("flaw-asked-hint-right", found = found));
                }
                Some(answer) if seen.contains(&answer) => {
                    notes.note(at, text!("flaw-listed-twice", found = found));
                }
                Some(answer) => seen.push(answer),
            }
        }
    }
}

impl AuthoredTable<'_> {
    /// Form and key of an answer; `None` with objections in `notes` if it cannot be ruled on.
    pub(super) fn rule(&self, asking: &Asking, dice: &mut SeededRng, notes: &mut Objections) -> Option<AnswerRuling> {
        match asking {
            Asking::Choice { options, right, is } => self.choice(options, right.as_deref(), *is, notes),
            Asking::Number { right, most, margin, is } => self.number(*right, *most, *margin, *is, notes),
            Asking::Money { right, is } => self.money(*right, *is, notes),
            Asking::Chips { right, fewest, is } => self.chips(right, *fewest, *is, notes),
            Asking::Settle { right } => self.settle(right, notes),
            Asking::Order { steps, is } => self.order(steps, *is, dice, notes),
            Asking::Call { right, also, tiles, is } => self.call((right.as_deref(), also), tiles, *is, dice, notes),
            Asking::Grid { rows, right } => self.grid(rows, right, notes),
            Asking::Several(parts) => self.several(parts, dice, notes),
            Asking::Aloud { right, points, is } => self.aloud(right.as_deref(), points, *is, notes),
        }
    }

    fn several(&self, parts: &[FixedPart], dice: &mut SeededRng, notes: &mut Objections) -> Option<AnswerRuling> {
        if parts.is_empty() {
            notes.note("answer.0", text!("flaw-asked-no-parts"));
        }
        if too_many(parts.len(), MOST_PARTS, "answer.0", notes) {
            return None;
        }
        let (mut lines, mut answers) = (Vec::new(), Vec::new());
        let mut key = AnswerKey::new(Answer::Several(Vec::new()), Vec::new());
        for (index, part) in parts.iter().enumerate() {
            let mut own = Objections::default();
            let line = self.line(part, dice, &mut own);
            notes.absorb(own, index);
            let Some((line, of_line)) = line else { continue };
            lines.push(line);
            answers.push(of_line.answer);
            key.highlight = key.highlight.or(of_line.highlight);
            key.after = key.after.or(of_line.after);
            key.working.extend(of_line.working);
            let new: Vec<Reason> = of_line.reasons.into_iter().filter(|why| !key.reasons.contains(why)).collect();
            key.reasons.extend(new);
        }
        if lines.is_empty() || lines.len() < parts.len() {
            return None;
        }
        key.answer = Answer::Several(answers);
        let prompt = Some(text!("ask-written-lines"));
        Some(AnswerRuling { form: AnswerForm::Several(lines), key, prompt })
    }

    /// One line of a composed answer; its form must not be composed.
    fn line(
        &self,
        part: &FixedPart,
        dice: &mut SeededRng,
        notes: &mut Objections,
    ) -> Option<(QuestionPart, AnswerKey)> {
        if !matches!(part.answer, Asking::Choice { .. } | Asking::Number { .. } | Asking::Money { .. }) {
            notes.note("answer", text!("flaw-asked-part-form"));
            return None;
        }
        if matches!(part.answer, Asking::Number { margin: Some(_), .. }) {
            notes.note("answer.margin", text!("flaw-asked-margin-in-part"));
            return None;
        }
        let AnswerRuling { form, key, prompt } = self.rule(&part.answer, dice, notes)?;
        let Some(label) = part.asks.as_ref().map(Phrase::authored).or(prompt) else {
            notes.note("", text!("flaw-asked-no-prompt"));
            return None;
        };
        Some((QuestionPart { label, form }, key))
    }

    /// Objects that author and referee differ, citing the rule.
    pub(super) fn contradicts(
        &self,
        at: &str,
        found: Fact,
        decided: Fact,
        why: Option<&Reason>,
        notes: &mut Objections,
    ) {
        let of = |key| Phrase::plain(key).with("found", found).with("decided", decided);
        let Some(why) = why else { return notes.note_in_house(at, of(text_key!("flaw-asked-right-plain"))) };
        let clause = match why.basis {
            Basis::Stated(clause) | Basis::Corrected(clause) => Fact::Text(clause.to_string()),
            Basis::Silent => Fact::Phrase(Box::new(text!("sheet-silent"))),
            Basis::Authored => Fact::Phrase(Box::new(text!("sheet-authored"))),
        };
        let rule = Fact::Phrase(Box::new(why.rule.phrase().with_house_terms(self.house)));
        notes.note_in_house(at, of(text_key!("flaw-asked-right")).with("why", rule).with("clause", clause));
    }

    /// Objects that neither author nor referee gives an answer.
    pub(super) fn unanswered(notes: &mut Objections) {
        notes.note("answer", text!("flaw-asked-no-answer"));
    }
}

/// Letters for as many choices as there are letters.
pub(super) fn lettered_all(choices: Vec<super::super::question::Choice>) -> Vec<super::super::question::Choice> {
    let mut rest = choices;
    let more = rest.split_off(rest.len().min(26));
    lettered(rest).into_iter().chain(more).collect()
}
