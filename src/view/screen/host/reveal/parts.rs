//! An answer part by part, each with how many had it.

use eframe::egui::{Color32, FontId, TextStyle, Ui};

use super::super::bar::{BarMark, BarSpacing, BarStep, BarWeight, ChartBar};
use super::super::question::tiles::{numbers_parts, pictured_steps};
use super::{Block, MANY_PARTS, Part, Reveal, WIDEST};
use crate::classroom::{PartResult, Solution};
use crate::describe::question::AnswerPart;
use crate::drill::question::{AnswerForm, Choice, Question, StakeOutcome};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};

/// Most letters of answers that stand on one line with their parts.
const FIGURE: usize = 3;

/// Gives the parts the numbers that they have in the question.
pub(in super::super) fn number_parts(solution: &mut Solution, question: &Question) {
    if !numbers_parts(question) {
        return;
    }
    for (at, part) in solution.parts.iter_mut().enumerate() {
        if let Some(label) = &mut part.part.label {
            *label = format!("{}. {label}", at + 1);
        }
    }
}

impl Reveal<'_> {
    /// How many were right, and the answer part by part; of bets only those with mistakes, and how many had none.
    pub(super) fn part_blocks(&self, ui: &Ui, size: f32, width: f32) -> Vec<Block> {
        let shown = self.shown_parts().count();
        let others = self.solution.parts.len() - shown;
        if shown == 0 {
            return self.result(ui, size, width).into_iter().collect();
        }
        let heading = match (&self.question.form, self.parts_differ()) {
            (AnswerForm::Settle, _) => text_key!("host-missed-most"),
            (AnswerForm::Order(_), true) => text_key!("host-answer-steps"),
            (AnswerForm::Order(_), false) => text_key!("host-answer-order"),
            (_, true) => text_key!("host-answer-parts"),
            (_, false) => text_key!("phone-answer"),
        };
        let mut blocks: Vec<Block> = if self.is_order() {
            // Where no phone has answered, there is no result.
            let headed = self.headed_result(ui, heading, size, width);
            vec![headed.unwrap_or_else(|| self.heading(ui, heading, size, width))]
        } else {
            let result = self.result(ui, size, width).into_iter();
            result.chain([self.heading(ui, heading, size, width)]).collect()
        };
        let mut parts: Vec<PartResult> = self.shown_parts().cloned().collect();
        if self.question.form == AnswerForm::Settle {
            parts.sort_by_key(|part| part.right);
        }
        blocks.extend(parts.into_iter().map(Block::Part));
        let note = |text: &str| Self::text(ui, text, (self.face.theme.surround.text, size, size * 0.4), width);
        // The order is seen; why a step comes where it does is not.
        let whys = &self.solution.order_whys;
        blocks.extend((!whys.is_empty()).then(|| self.heading(ui, text_key!("verdict-why"), size, width)));
        blocks.extend(whys.iter().map(|why| Self::text(ui, why, (self.face.theme.surround.text, size, 0.0), width)));
        if others > 0 {
            let is_taken = |part: &PartResult| matches!(part.part.settled, Some((_, StakeOutcome::Collected)));
            let all = self.answers();
            let all_taken = self.solution.parts.iter().filter(|part| part.right >= all).all(is_taken);
            let key = if all_taken { text_key!("host-bets-taken") } else { text_key!("host-bets-right") };
            let all = Phrase::plain(key).with("count", Fact::Number(others as u64));
            let all = self.face.words.render(&all, &HouseTerms::from(&self.house.terms));
            blocks.push(note(&all));
        }
        blocks
    }

    /// Width of the column of parts, where answers stand beside them: figures, settled bets, and many parts that are
    /// short enough.
    pub(super) fn column(&self, ui: &Ui, size: f32, width: f32) -> Option<f32> {
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let wide =
            |label: &String| Self::lines(ui, (font.clone(), Color32::PLACEHOLDER), label, (f32::INFINITY, 1)).size().x;
        let column = self.shown_parts().filter_map(|part| part.part.label.as_ref()).map(wide).reduce(f32::max)?;
        let page = Part { blocks: Vec::new(), width, size, spare: 0.0, column: Some(column) };
        let is_short =
            |part: &PartResult| self.part_bar(part, &page, (WIDEST, 0.0)).is_one_line(ui, self.face, (size, width));
        let are_figures = self.shown_parts().all(|part| part.part.answer.chars().count() <= FIGURE);
        let may_be_low = self.question.form == AnswerForm::Settle || self.shown_parts().count() >= MANY_PARTS;
        (are_figures || (may_be_low && self.shown_parts().all(is_short))).then_some(column)
    }

    /// The parts of the answer; of bets, which lie on the table, only those with mistakes.
    fn shown_parts(&self) -> impl Iterator<Item = &PartResult> {
        let (is_settled, all) = (self.question.form == AnswerForm::Settle, self.answers());
        self.solution.parts.iter().filter(move |part| !is_settled || part.right < all)
    }

    /// How many of the class had everything right.
    pub(super) fn all_right(&self) -> usize {
        self.solution.spread.iter().filter(|row| row.right == Some(true)).map(|row| row.count).sum()
    }

    /// False where as many had each part as had them all, which stands above them.
    fn parts_differ(&self) -> bool {
        let all = self.all_right();
        self.shown_parts().any(|part| part.right != all)
    }

    /// How many had a part, as text and from 0 to 1.
    pub(super) fn part_figure(&self, part: &PartResult) -> (String, f32) {
        if self.parts_differ() { self.figure(part.right, self.answers()) } else { (String::new(), 0.0) }
    }

    pub(super) fn part_bar<'b>(
        &'b self,
        part: &'b PartResult,
        all: &Part,
        (figure, share): (&'b str, f32),
    ) -> ChartBar<'b> {
        let AnswerPart { label, step, answer, .. } = &part.part;
        let pictured = |step: &'b Choice| BarStep { id: step.id.as_ref(), house: self.house };
        let pictures = pictured_steps(&self.question.form);
        let heading = label.as_deref();
        let spacing = match heading {
            Some(_) if all.column.is_none() => BarSpacing::HEADED,
            _ if !pictures.is_empty() => BarSpacing::PICTURED,
            _ => BarSpacing::DENSE,
        };
        let spacing = spacing.with_air(all.spare);
        ChartBar {
            heading,
            column: all.column,
            label: answer,
            figure,
            share,
            ink: self.face.theme.surround.right,
            mark: step.map(BarMark::Step),
            step: step.and_then(|(index, _)| pictures.get(index)).map(pictured),
            lines: usize::MAX,
            spacing,
            weight: self.weight(part),
        }
    }

    /// What the class talks about: the parts that the fewest had.
    fn weight(&self, part: &PartResult) -> BarWeight {
        let is_least = Some(part.right) == self.shown_parts().map(|part| part.right).min();
        if self.parts_differ() && is_least && part.right < self.answers() {
            BarWeight::Strong
        } else {
            BarWeight::Usual
        }
    }
}
