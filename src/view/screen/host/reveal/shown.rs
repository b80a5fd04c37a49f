//! Answers as they are read from afar: calls in quotes, chips below their sum.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat, TextWrapping};
use eframe::egui::{FontId, Galley, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::super::badge::paint_badge;
use super::super::question::around_the_question;
use super::{Block, Reveal};
use crate::classroom::SpreadRow;
use crate::drill::question::{AnswerForm, Choice};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::view::theme::ROUND;
use crate::view::widget::{name, paint_verdict};
use crate::view::{Appearance, fonts};

/// Sizes of a sum and of its chips below it, which are on one line, in that of the text.
const SUM: f32 = 2.0;
const CHIPS: [f32; 6] = [1.3, 1.15, 1.0, 0.9, 0.8, 0.7];

/// Space around the right answer and the columns of its sign and its badge, in sizes of its text.
const AIR: f32 = 0.4;
const SIGN: f32 = 1.6;
const BADGE: f32 = 1.35;

/// The right answer, on a plate of its own with its sign.
pub(super) struct RightAnswer {
    pub(super) lines: Vec<Arc<Galley>>,
    size: f32,
    /// The badge of a choice, and the line with its letter.
    lettered: Option<((usize, char), String)>,
}

impl RightAnswer {
    pub(super) fn height(&self) -> f32 {
        self.lines.iter().map(|line| line.size().y).sum::<f32>() + 2.0 * AIR * self.size
    }

    pub(super) fn ui(&self, ui: &mut Ui, face: &Appearance) {
        let (colours, size) = (face.theme.surround, self.size);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), self.height()), Sense::hover());
        let painter = ui.painter();
        let fill = colours.surface_raised.lerp_to_gamma(colours.right, 0.2);
        let edge = Stroke::new((size * 0.07).max(2.0), colours.right);
        painter.rect(rect, ROUND, fill, edge, StrokeKind::Inside);
        let sign = (size * 1.2).min(rect.height() * 0.8);
        let mut centre = pos2(rect.left() + size * (AIR + 0.6), rect.center().y);
        paint_verdict(painter, &face.theme, centre, sign, true);
        let mut left = rect.left() + size * (AIR + SIGN);
        if let Some(((index, letter), _)) = self.lettered {
            centre.x += size * BADGE;
            paint_badge(painter, face, (centre, sign * 0.9), index, letter);
            left += size * BADGE;
        }
        let place = rect.shrink(size * AIR).with_min_x(left);
        let mut inside = ui.new_child(UiBuilder::new().id_salt("right answer").max_rect(place));
        inside.spacing_mut().item_spacing.y = 0.0;
        for line in &self.lines {
            let response = inside.label(Arc::clone(line));
            if let Some((_, whole)) = &self.lettered {
                name(&response, Role::Label, whole);
            }
        }
    }
}

impl Reveal<'_> {
    /// Index and letter of a choice that begins with its letter, and the choice without it.
    pub(super) fn lettered<'l>(&self, line: &'l str) -> Option<((usize, char), &'l str)> {
        let AnswerForm::Choice(choices) = &self.question.form else { return None };
        let (letter, choice) = line.split_once(". ")?;
        let is_this = |choice: &Choice| choice.letter.is_some_and(|own| letter.chars().eq([own]));
        let at = choices.iter().position(is_this)?;
        Some(((at, choices.get(at)?.letter?), choice))
    }

    /// A row of how the class answered.
    pub(super) fn as_shown(&self, row: SpreadRow) -> SpreadRow {
        if row.right.is_none() {
            return row;
        }
        SpreadRow { label: self.line_shown(&row.label), ..row }
    }

    /// An answer on one line: a call in quotes, beginning as a sentence does.
    pub(super) fn line_shown(&self, line: &str) -> String {
        match self.question.form {
            AnswerForm::Call(_) => {
                let mut letters = line.chars();
                let first = letters.next().into_iter().flat_map(char::to_uppercase);
                let call: String = first.chain(letters).collect();
                self.face.words.render(&text!("caption", words = Fact::Text(call)), &HouseTerms::default())
            }
            _ => line.to_owned(),
        }
    }

    /// The right answer, on one line where that is large enough.
    pub(super) fn answer(&self, ui: &Ui, size: f32, width: f32) -> Block {
        if let Some(chips) = self.chips_answer(ui, size, width) {
            return chips;
        }
        let whole = self.solution.answer.first().filter(|_| self.solution.answer.len() == 1);
        let lettered = whole.and_then(|line| Some((line, self.lettered(line)?)));
        let lines: Vec<String> = match lettered {
            Some((_, (_, choice))) => vec![choice.to_owned()],
            None => self.solution.answer.iter().map(|line| self.line_shown(line)).collect(),
        };
        let beside = 2.0 * AIR + SIGN + if lettered.is_some() { BADGE } else { 0.0 };
        let letters: usize = lines.iter().map(|line| line.chars().count()).sum();
        let laid_out = |share: f32| {
            let size = size * share;
            let font = FontId::new(size, if lines.len() > 2 { fonts::semibold() } else { fonts::bold() });
            let style = || (font.clone(), self.face.theme.surround.text);
            let room = width - size * beside;
            let lines: Vec<_> = lines.iter().map(|line| Self::lines(ui, style(), line, (room, usize::MAX))).collect();
            (lines, size)
        };
        let shares: &[f32] = match (lines.len() > 2, letters > 40) {
            (true, _) => &[1.0],
            (false, true) => &[1.3],
            (false, false) => &[1.75, 1.5, 1.3, 1.15],
        };
        let largest = shares.first().copied().unwrap_or(1.0);
        let is_short = |(lines, _): &(Vec<Arc<Galley>>, f32)| lines.iter().all(|line| line.rows.len() == 1);
        let (lines, size) =
            shares.iter().map(|share| laid_out(*share)).find(is_short).unwrap_or_else(|| laid_out(largest));
        let lettered = lettered.map(|(line, (badge, _))| (badge, line.clone()));
        Block::Answer(RightAnswer { lines, size, lettered })
    }

    /// The sum of the right chips over the chips.
    pub(super) fn chips_answer(&self, ui: &Ui, size: f32, width: f32) -> Option<Block> {
        let (chips, sum) = self.solution.answer.first()?.split_once(" = ")?;
        if !matches!(self.question.form, AnswerForm::Chips(_)) {
            return None;
        }
        let room = width - size * (2.0 * AIR + SIGN);
        let line = |text: &str, share: f32| {
            let style = (FontId::new(size * share, fonts::bold()), self.face.theme.surround.text);
            Self::lines(ui, style, text, (room, usize::MAX))
        };
        let below = CHIPS.map(|share| line(chips, share));
        let below = below.iter().find(|line| line.rows.len() == 1).or(below.last()).cloned()?;
        Some(Block::Answer(RightAnswer { lines: vec![line(sum, SUM), below], size, lettered: None }))
    }

    /// What is asked of two houses, with what is known about the case where there is room.
    pub(super) fn asked_of_two(prompt: &str, is_whole: bool) -> String {
        let [before, asked, _] = around_the_question(prompt);
        if is_whole { format!("{before} {asked}").trim().to_owned() } else { asked.to_owned() }
    }

    /// True if each part of the answer is a payment.
    pub(super) fn is_of_payments(&self) -> bool {
        let AnswerForm::Several(parts) = &self.question.form else { return false };
        parts.iter().all(|part| part.form == AnswerForm::Money)
    }

    /// That both houses have the same answer.
    pub(super) fn same_in_both(&self, ui: &Ui, size: f32, width: f32) -> Option<Block> {
        let [one, other] = &self.solution.parts[..] else { return None };
        let text = self.face.words.message(text_key!("host-same-in-both"));
        let ink = self.face.theme.surround.text;
        (one.part.answer == other.part.answer).then(|| Self::text(ui, &text, (ink, size * 1.1, size * 0.2), width))
    }

    /// How many of the class were right.
    pub(super) fn result(&self, ui: &Ui, size: f32, width: f32) -> Option<Block> {
        let text = self.result_text()?;
        let laid_out = |share: f32| {
            let style = (FontId::new(size * share, fonts::bold()), self.face.theme.surround.right);
            Self::lines(ui, style, &text, (width, usize::MAX))
        };
        let galley = [1.5, 1.35, 1.2, 1.05].map(laid_out).into_iter().min_by_key(|galley| galley.rows.len())?;
        Some(Block::Text { above: 0.4 * size, galley, below: 0.0 })
    }

    /// How many were right, and on the same line where there is room, what the steps below it are.
    pub(super) fn headed_result(&self, ui: &Ui, heading: TextKey, size: f32, width: f32) -> Option<Block> {
        let colours = self.face.theme.surround;
        let result = self.result_text()?;
        let laid_out = |share: f32| {
            let body = FontId { size: size * share, ..TextStyle::Body.resolve(ui.style()) };
            let bold = FontId::new(size * 1.2, fonts::bold());
            let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
            fonts::append_figures(&mut job, &result, 0.0, &TextFormat::simple(bold, colours.right));
            job.append(&self.face.words.message(heading), size, TextFormat::simple(body, colours.text_quiet));
            ui.painter().layout_job(job)
        };
        let galley = [0.85, 0.75, 0.65].map(laid_out).into_iter().min_by_key(|galley| galley.rows.len())?;
        Some(Block::Text { above: 0.15 * size, galley, below: 0.3 * size })
    }

    fn result_text(&self) -> Option<String> {
        let (right, of) = (self.all_right(), self.answers());
        let is_one = self.solution.parts.is_empty() && !matches!(self.question.form, AnswerForm::Grid(_));
        let key = if is_one { text_key!("host-class-right") } else { text_key!("host-class-right-all") };
        let phrase = Phrase::plain(key).with("right", Fact::Number(right as u64)).with("of", Fact::Number(of as u64));
        (of > 0).then(|| self.face.words.render(&phrase, &HouseTerms::default()))
    }
}
