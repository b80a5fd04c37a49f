//! Why the answer is right.

use eframe::egui::Ui;

use super::{APART, Block, Part, Reveal, SOURCE};
use crate::classroom::{RuleText, Solution};
use crate::drill::question::AnswerForm;

impl Reveal<'_> {
    /// Why, in at most this many lines: whole reasons, the first of them always unless there is no line at all.
    pub(super) fn why(&self, ui: &Ui, size: f32, (width, most): (f32, usize)) -> Part {
        let colours = self.face.theme.surround;
        let (mut blocks, mut lines) = (Vec::new(), 0);
        // Beside a settled table there is no room.
        let is_bare = most < usize::MAX && self.question.form == AnswerForm::Settle;
        for (text, source) in self.reasons() {
            let above = if blocks.is_empty() { 0.2 } else { APART };
            let block = Self::text(ui, &text, (colours.text, size, size * above), width);
            let Block::Text { galley, .. } = &block else { continue };
            lines += galley.rows.len();
            if lines > most && (most == 0 || !blocks.is_empty()) {
                break;
            }
            blocks.push(block);
            blocks.extend(
                source
                    .filter(|_| !is_bare)
                    .map(|line| Self::text(ui, &line, (colours.text_quiet, size * SOURCE, 0.0), width)),
            );
        }
        if !blocks.is_empty() {
            blocks.insert(0, self.heading(ui, text_key!("verdict-why"), size, width));
        }
        Part { blocks, width, size, spare: 0.0, column: None }
    }

    /// The reasons with their sources; rules of one source name it once, with the last.
    fn reasons(&self) -> Vec<(String, Option<String>)> {
        let Solution { explanation, working, rules, .. } = self.solution;
        let plain = |text: &String| (text.clone(), None);
        if self.is_of_two() && !self.is_why_alone {
            // The other reasons stand in the panels.
            return explanation.iter().map(plain).collect();
        }
        let ruled = rules.iter().enumerate().map(|(at, RuleText { rule, source })| {
            let is_last = rules.get(at + 1).is_none_or(|next| next.source != *source);
            (rule.clone(), is_last.then(|| source.clone()))
        });
        let (explained, worked) = (explanation.iter().map(plain), working.iter().map(plain));
        // Where there are several answers, the rules decide more of them than the working.
        if self.question.form == AnswerForm::Settle {
            // The working of a bet, then the order that was asked for.
            explained.chain(worked.clone().take(1)).chain(ruled).chain(worked.skip(1)).collect()
        } else if matches!(self.question.form, AnswerForm::Chips(_)) && !self.is_why_alone && explanation.is_some() {
            // The working is the sum of the chips, which stands in the answer.
            explained.chain(ruled).collect()
        } else if matches!(self.question.form, AnswerForm::Several(_)) {
            explained.chain(ruled).chain(worked).collect()
        } else {
            explained.chain(worked).chain(ruled).collect()
        }
    }
}
