//! The answers for two houses: a panel each, with how many had it and why.

use std::sync::Arc;

use eframe::egui::{
    Color32, CornerRadius, FontId, Galley, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, pos2, vec2,
};

use super::super::bar::paint_bar;
use super::{Reveal, SOURCE};
use crate::classroom::{HouseReasons, PartResult, RuleText};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::theme::ROUND;
use crate::view::widget::{name, paint_verdict};
use crate::view::{Appearance, fonts};

/// A reason and its source.
type HouseReason = (Arc<Galley>, Option<Arc<Galley>>);

/// The answer for a house, ready to be painted.
pub(super) struct HousePanel {
    house: Arc<Galley>,
    figure: Arc<Galley>,
    answer: Arc<Galley>,
    /// The reasons with their sources.
    why: Vec<HouseReason>,
    spoken: String,
    /// How many had it, from 0 to 1; `None` where it is as many as had both.
    share: Option<f32>,
    /// Size of its text, and width.
    size: f32,
    width: f32,
}

/// Sizes of the house's name and of the answer, in that of the text.
const HOUSE: f32 = 0.9;
const ANSWER: f32 = 1.2;
/// Space around a panel's text and between panels, height of the bar, and the column of the sign, in sizes of text.
const PAD: f32 = 0.5;
const GAP: f32 = 0.6;
const BAR: f32 = 0.2;
const SIGN: f32 = 1.7;
/// Space above the first panel and above a reason.
const ABOVE: f32 = 0.4;
const APART: f32 = 0.3;
/// Sizes at which a line of working is put on one line, in that of the text.
const ONE_LINE: [f32; 4] = [1.0, 0.95, 0.9, 0.85];
/// Width of the page, in sizes of text, from which panels stand beside each other.
const WIDE: f32 = 40.0;

impl Reveal<'_> {
    pub(super) fn house_panels(&self, ui: &Ui, size: f32, (width, most): (f32, usize)) -> Vec<HousePanel> {
        let count = self.solution.parts.len().max(1) as f32;
        let is_wide = width > WIDE * size;
        let width = if is_wide { (width - (count - 1.0) * GAP * size) / count } else { width };
        let parts = || self.solution.parts.iter();
        // Where the rules of one house are too long, the working of both is the reason.
        let has_rules = parts().all(|part| Self::lines_of_rules(ui, part, (size, width)) < most);
        parts().map(|part| self.house_panel(ui, part, (size, width), (most, has_rules))).collect()
    }

    fn lines_of_rules(ui: &Ui, part: &PartResult, (size, width): (f32, f32)) -> usize {
        let room = width - 2.0 * PAD * size;
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let style = || (font.clone(), Color32::PLACEHOLDER);
        let rules = part.in_house.iter().flat_map(|reasons| &reasons.rules);
        rules.map(|rule| Self::lines(ui, style(), &rule.rule, (room, usize::MAX)).rows.len()).sum()
    }

    fn house_panel(
        &self,
        ui: &Ui,
        part: &PartResult,
        (size, width): (f32, f32),
        (most, has_rules): (usize, bool),
    ) -> HousePanel {
        let colours = self.face.theme.surround;
        let (figure, share) = self.part_figure(part);
        let house = part.part.label.clone().unwrap_or_default();
        let room = width - 2.0 * PAD * size;
        let text = |text: &str, (font, ink): (FontId, Color32), room: f32| {
            Self::lines(ui, (font, ink), text, (room, usize::MAX))
        };
        let spoken = text!(
            "host-bar",
            answer = Fact::Text(format!("{house} {}", part.part.answer)),
            count = Fact::Text(figure.clone())
        );
        let spoken = self.face.words.render(&spoken, &HouseTerms::default());
        let is_counted = !figure.is_empty();
        let figure = text(&figure, (FontId::new(size, fonts::bold()), colours.text), f32::INFINITY);
        let beside = room - figure.size().x - PAD * size;
        let bold = FontId::new(size * ANSWER, fonts::bold());
        HousePanel {
            house: text(&house, (FontId::new(size * HOUSE, fonts::semibold()), colours.text_quiet), beside),
            answer: text(&part.part.answer, (bold, colours.text), room - SIGN * size),
            spoken: if is_counted { spoken } else { format!("{house} {}", part.part.answer) },
            share: is_counted.then_some(share),
            figure,
            why: self.house_why(ui, part, (size, room), (most, has_rules)),
            size,
            width,
        }
    }

    /// All of the working, then its rules with their sources, in at most this many lines; always the first reason.
    fn house_why(
        &self,
        ui: &Ui,
        part: &PartResult,
        (size, room): (f32, f32),
        (most, has_rules): (usize, bool),
    ) -> Vec<HouseReason> {
        let Some(HouseReasons { rules, working, is_silent }) = &part.in_house else { return Vec::new() };
        let colours = self.face.theme.surround;
        let plain = |size: f32| FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let laid_out =
            |text: &String, (size, ink): (f32, Color32)| Self::lines(ui, (plain(size), ink), text, (room, usize::MAX));
        // The working stands on one line each, a little smaller if need be; a part of it would be no reason.
        let worked = working.iter().map(|line| {
            let sized = |share: f32| laid_out(line, (size * share, colours.text));
            let one_line = ONE_LINE.into_iter().map(sized).find(|line| line.rows.len() == 1);
            one_line.unwrap_or_else(|| sized(1.0))
        });
        let worked: Vec<_> = worked.collect();
        let mut lines = worked.iter().map(|line| line.rows.len()).sum::<usize>();
        let is_worked = !worked.is_empty() && lines <= most;
        let mut why: Vec<HouseReason> = worked.into_iter().filter(|_| is_worked).map(|line| (line, None)).collect();
        if is_worked && !has_rules {
            let source = rules.first().map(|rule| laid_out(&rule.source, (size * SOURCE, colours.text_quiet)));
            if let Some((_, below)) = why.last_mut() {
                *below = source;
            }
            return why;
        }
        lines = if is_worked { lines } else { 0 };
        if *is_silent {
            let silence = self.face.words.message(text_key!("host-house-silent"));
            why.push((laid_out(&silence, (size, colours.text)), None));
        }
        for RuleText { rule, source } in rules {
            let rule = laid_out(rule, (size, colours.text));
            lines += rule.rows.len();
            if lines > most && !why.is_empty() {
                return why;
            }
            why.push((rule, Some(laid_out(source, (size * SOURCE, colours.text_quiet)))));
        }
        why
    }
}

impl HousePanel {
    fn height(&self) -> f32 {
        let reason = |(reason, source): &HouseReason| {
            APART * self.size + reason.size().y + source.as_ref().map_or(0.0, |source| source.size().y)
        };
        self.head() + self.why.iter().map(reason).sum::<f32>() + if self.why.is_empty() { 0.0 } else { PAD * self.size }
    }

    /// Height of house, answer and bar.
    fn head(&self) -> f32 {
        let house = self.house.size().y.max(self.figure.size().y);
        house + self.answer.size().y + self.size * (2.0 * PAD + BAR)
    }

    fn ui(&self, ui: &mut Ui, face: &Appearance, rect: Rect) {
        let (colours, size) = (face.theme.surround, self.size);
        let round = CornerRadius::same(ROUND);
        let painter = ui.painter();
        painter.rect(rect, round, colours.surface_raised, Stroke::new(1.0, colours.line), StrokeKind::Inside);
        let head = rect.with_max_y(rect.top() + self.head());
        let inner = head.shrink(PAD * size);
        painter.galley(inner.min, Arc::clone(&self.house), colours.text_quiet);
        painter.galley(pos2(inner.right() - self.figure.size().x, inner.top()), Arc::clone(&self.figure), colours.text);
        let top = inner.top() + self.house.size().y.max(self.figure.size().y);
        let middle = top + self.answer.size().y / 2.0;
        paint_verdict(painter, &face.theme, pos2(inner.left() + 0.6 * size, middle), size * 1.2, true);
        painter.galley(pos2(inner.left() + SIGN * size, top), Arc::clone(&self.answer), colours.text);
        if let Some(share) = self.share {
            paint_bar(painter, colours, head.with_min_y(head.bottom() - BAR * size), share, colours.right);
        }
        name(
            &ui.interact(head, ui.scope_id().with(("house", rect.min.x as i32, rect.min.y as i32)), Sense::hover()),
            Role::Label,
            &self.spoken,
        );
        let below = rect.with_min_y(head.bottom()).shrink2(vec2(PAD * size, 0.0));
        let mut below = ui.new_child(UiBuilder::new().id_salt(("why", rect.min.x as i32)).max_rect(below));
        below.spacing_mut().item_spacing.y = 0.0;
        for (reason, source) in &self.why {
            below.add_space(APART * size);
            for text in std::iter::once(reason).chain(source) {
                below.label(Arc::clone(text));
            }
        }
    }
}

fn is_beside(panels: &[HousePanel], width: f32) -> bool {
    panels.first().is_some_and(|panel| panel.width < 0.75 * width)
}

/// Height of the panels with the space above them: beside each other all are as high as the highest.
pub(super) fn height(panels: &[HousePanel], width: f32) -> f32 {
    let size = panels.first().map_or(0.0, |panel| panel.size);
    let heights = panels.iter().map(HousePanel::height);
    let all = if is_beside(panels, width) {
        heights.fold(0.0, f32::max)
    } else {
        heights.map(|height| height + GAP * size).sum::<f32>() - GAP * size
    };
    all + ABOVE * size
}

pub(super) fn panels_ui(ui: &mut Ui, face: &Appearance, panels: &[HousePanel]) {
    let width = ui.available_width();
    let (all, _) = ui.allocate_exact_size(vec2(width, height(panels, width)), Sense::hover());
    let Some(first) = panels.first() else { return };
    let mut at = all.min + vec2(0.0, ABOVE * first.size);
    for panel in panels {
        if is_beside(panels, width) {
            panel.ui(ui, face, Rect::from_min_max(at, pos2(at.x + panel.width, all.bottom())));
            at.x += panel.width + GAP * panel.size;
        } else {
            let rect = Rect::from_min_size(at, vec2(panel.width, panel.height()));
            panel.ui(ui, face, rect);
            at.y = rect.bottom() + GAP * panel.size;
        }
    }
}
