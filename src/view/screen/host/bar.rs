//! A plate that is coloured as far as its share, readable across a room.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2,
    vec2,
};

use super::badge::paint_badge;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;
use crate::view::palette::Surround;
use crate::view::table::{STEP_WIDTH, step_picture_ui};
use crate::view::theme::ROUND;
use crate::view::widget::{name, paint_verdict};
use crate::view::{Appearance, fonts};

/// How the class answered: an answer with its sign, and how many gave it.
pub(super) struct ChartBar<'b> {
    /// A smaller line above the label, or quiet words before it on its line.
    pub(super) heading: Option<&'b str>,
    /// Width of the column of the words before the label; `None` where they stand above it.
    pub(super) column: Option<f32>,
    pub(super) label: &'b str,
    /// How many, as text; empty where the bar counts nothing.
    pub(super) figure: &'b str,
    pub(super) share: f32,
    pub(super) ink: Color32,
    pub(super) mark: Option<BarMark>,
    /// A step whose picture stands before the figure.
    pub(super) step: Option<BarStep<'b>>,
    /// Lines of the label; the rest of it is left out.
    pub(super) lines: usize,
    pub(super) spacing: BarSpacing,
    pub(super) weight: BarWeight,
}

struct BarTexts {
    /// Above the label, over the figure as well.
    heading: Option<Arc<Galley>>,
    label: Arc<Galley>,
    figure: Arc<Galley>,
}

impl BarTexts {
    fn height(&self) -> f32 {
        self.label.size().y + self.heading.as_ref().map_or(0.0, |heading| heading.size().y)
    }
}

/// How much a bar is meant to be seen among the others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BarWeight {
    Usual,
    /// In bold letters and a frame.
    Strong,
}

/// A step that has a picture.
#[derive(Clone, Copy)]
pub(super) struct BarStep<'b> {
    pub(super) id: &'b str,
    /// The house whose table it is of.
    pub(super) house: &'b House,
}

/// What stands before the label.
#[derive(Clone, Copy)]
pub(super) enum BarMark {
    /// The sign of right or wrong.
    Verdict(bool),
    /// The same, and the badge of a choice by its index and letter.
    Choice(bool, (usize, char)),
    /// The badge of a step by its index and letter, beside its number.
    Step((usize, char)),
}

/// Heights around the label, in text sizes.
#[derive(Clone, Copy)]
pub(super) struct BarSpacing {
    /// Above and below it.
    air: f32,
    bar: f32,
    /// Below the bar.
    gap: f32,
}

impl BarSpacing {
    pub(super) const USUAL: Self = Self { air: 0.4, bar: 0.22, gap: 0.3 };
    /// With a heading above the label.
    pub(super) const HEADED: Self = Self { air: 0.2, bar: 0.22, gap: 0.15 };
    /// With room for a picture.
    pub(super) const PICTURED: Self = Self { air: 0.22, ..Self::DENSE };
    /// One among many.
    pub(super) const DENSE: Self = Self { air: 0.04, bar: 0.15, gap: 0.15 };

    /// With this much more air.
    pub(super) fn with_air(self, more: f32) -> Self {
        Self { air: self.air + more, ..self }
    }
}

/// Space beside the text, in text sizes.
const SIDE: f32 = 0.4;
/// Least space between the label and the figure, in text sizes.
const APART: f32 = 0.7;
/// Space between the columns of words and label, in text sizes.
const COLUMN_GAP: f32 = 0.8;
/// Size of the line above the label, in text sizes.
const HEADING: f32 = 0.8;
/// The sign's column, in text sizes.
const SIGN: f32 = 1.6;
/// Size of the number of a step and width of its column, and width of its picture, in text sizes.
const NUMBER: f32 = 1.3;
const NUMBERS: f32 = 1.2;
const PICTURE: f32 = 3.2;
/// Width of the figures right of a picture, in text sizes.
const FIGURES: f32 = 5.2;
/// Height of the badge of a step, in text sizes.
const BADGE: f32 = 1.1;
/// And the most of it, in heights of its bar: some shapes are higher than others.
const MOST_BADGE: f32 = 0.8;
/// Width of the frame of a bar that is to be seen, in text sizes.
const FRAME: f32 = 0.1;
/// Height of a plate's bar, as a share of the plate's.
const BAR: f32 = 0.16;

/// A plate with a bar at its foot, which is coloured from the left as far as its share.
pub(super) fn paint_plate(painter: &Painter, colours: &Surround, rect: Rect, share: f32, ink: Color32) {
    let round = CornerRadius::same(ROUND);
    painter.rect(rect, round, colours.surface_raised, Stroke::new(1.0, colours.line), StrokeKind::Inside);
    paint_bar(painter, colours, rect.with_min_y(rect.bottom() - bar_height(rect.height())), share, ink);
}

/// A bar along the lower edge of a plate.
pub(super) fn paint_bar(painter: &Painter, colours: &Surround, foot: Rect, share: f32, ink: Color32) {
    let round = CornerRadius::same(ROUND);
    let below = CornerRadius { nw: 0, ne: 0, ..round };
    painter.rect_filled(foot, below, colours.line.gamma_multiply(0.5));
    let covered = foot.with_max_x(foot.left() + foot.width() * share.clamp(0.0, 1.0));
    if covered.width() > 1.0 {
        painter.rect_filled(covered, below, ink);
    }
}

/// Height of the bar of a plate of this height.
pub(super) fn bar_height(plate: f32) -> f32 {
    (plate * BAR).max(3.0)
}

impl ChartBar<'_> {
    /// The texts in a bar of this width.
    fn laid_out(&self, ui: &Ui, face: &Appearance, (size, width): (f32, f32)) -> BarTexts {
        let colours = face.theme.surround;
        let ink = colours.text;
        let bold = FontId::new(size, fonts::bold());
        let figure = ui.painter().layout_job(fonts::figures(self.figure, bold.clone(), ink));
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let beside = match self.step {
            Some(_) => Self::figures(figure.size().x, size) + (PICTURE + SIDE) * size,
            None => figure.size().x,
        };
        let whole = (width - self.left(size) - SIDE * size).max(size);
        let room = (whole - beside - APART * size).max(size);
        let mut job = LayoutJob::simple(String::new(), font.clone(), ink, room);
        let (mut heading, mut lead) = (None, 0.0);
        match (self.heading, self.column) {
            (Some(words), None) => {
                let small = FontId { size: size * HEADING, ..font.clone() };
                heading = Some(ui.painter().layout(words.to_owned(), small, colours.text_quiet, whole));
            }
            (Some(words), Some(column)) => {
                job.append(words, 0.0, TextFormat::simple(font.clone(), colours.text_quiet));
                let wide = ui.painter().layout_no_wrap(words.to_owned(), font.clone(), ink).size().x;
                lead = (column - wide).max(0.0) + size * COLUMN_GAP;
            }
            (None, _) => {}
        }
        let is_bold = self.heading.is_some() || self.weight == BarWeight::Strong;
        job.append(self.numbered().1, lead, TextFormat::simple(if is_bold { bold } else { font }, ink));
        job.wrap.max_rows = self.lines;
        BarTexts { heading, label: ui.painter().layout_job(job), figure }
    }

    fn spoken(&self) -> String {
        self.heading.map_or_else(|| self.label.to_owned(), |heading| format!("{heading} {}", self.label))
    }

    fn has_badge(&self) -> bool {
        matches!(self.mark, Some(BarMark::Step(_) | BarMark::Choice(..)))
    }

    /// The number of a step or the letter of a choice, and the label without it.
    fn numbered(&self) -> (&str, &str) {
        self.label.split_once(". ").filter(|_| self.has_badge()).unwrap_or(("", self.label))
    }

    /// Where the label begins.
    fn left(&self, size: f32) -> f32 {
        let numbers = if self.has_badge() { NUMBERS } else { 0.0 };
        size * (SIDE + numbers + if self.mark.is_some() { SIGN } else { 0.2 })
    }

    /// Width of the column of figures right of a picture, in which one has this width, with the space before it.
    fn figures(wide: f32, size: f32) -> f32 {
        wide.max(FIGURES * size) + SIDE * size
    }

    /// True if its text is on one line.
    pub(super) fn is_one_line(&self, ui: &Ui, face: &Appearance, place: (f32, f32)) -> bool {
        self.laid_out(ui, face, place).label.rows.len() == 1
    }

    /// Height at a size of text and a width, with the gap below.
    pub(super) fn height(&self, ui: &Ui, face: &Appearance, (size, width): (f32, f32)) -> f32 {
        self.laid_out(ui, face, (size, width)).height() + self.around(size)
    }

    /// Height of what is not text: air, bar and gap.
    fn around(&self, size: f32) -> f32 {
        let BarSpacing { air, bar, gap } = self.spacing;
        size * (2.0 * air + bar + gap)
    }

    pub(super) fn show(&self, ui: &mut Ui, face: &Appearance, size: f32) {
        let colours = face.theme.surround;
        let width = ui.available_width();
        let texts = self.laid_out(ui, face, (size, width));
        let height_of_words = texts.height();
        let height = height_of_words + self.around(size);
        let (all, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let key = match self.mark {
            Some(BarMark::Verdict(true) | BarMark::Choice(true, _)) => text_key!("host-bar-right"),
            Some(BarMark::Verdict(false) | BarMark::Choice(false, _)) => text_key!("host-bar-wrong"),
            Some(BarMark::Step(_)) | None => text_key!("host-bar"),
        };
        let counted = Phrase::plain(key)
            .with("answer", Fact::Text(self.spoken()))
            .with("count", Fact::Text(self.figure.to_owned()));
        let is_counted = !self.figure.is_empty();
        let label_text = if is_counted { face.words.render(&counted, &HouseTerms::default()) } else { self.spoken() };
        name(&response, Role::Label, &label_text);
        let rect = all.with_max_y(all.bottom() - size * self.spacing.gap);
        let painter = ui.painter();
        // The bar has a height of its own, so that no letter reaches into it.
        let round = CornerRadius::same(ROUND);
        painter.rect(rect, round, colours.surface_raised, Stroke::new(1.0, colours.line), StrokeKind::Inside);
        let foot = rect.with_min_y(rect.bottom() - size * self.spacing.bar);
        if is_counted && self.spacing.bar > 0.0 {
            paint_bar(painter, colours, foot, self.share, self.ink);
        }
        if self.weight == BarWeight::Strong {
            let frame = Stroke::new((size * FRAME).max(2.0), colours.wrong);
            painter.rect_stroke(rect.with_max_y(foot.top()), round, frame, StrokeKind::Inside);
        }
        let rect = rect.with_max_y(foot.top());
        self.mark_ui(painter, face, rect, size);
        let BarTexts { heading, label, figure } = texts;
        let mut at = pos2(rect.left() + self.left(size), rect.center().y - height_of_words / 2.0);
        let mut beside = rect.shrink2(vec2(size * SIDE, 0.0));
        if let Some(heading) = heading {
            at.y += heading.size().y;
            beside = beside.with_min_y(at.y).with_max_y(at.y + label.size().y);
            painter.galley(at - vec2(0.0, heading.size().y), heading, colours.text);
        }
        painter.galley(at, label, colours.text);
        if let Some(step) = self.step {
            let right = SIDE * size + if is_counted { Self::figures(figure.size().x, size) } else { 0.0 };
            let tall = (size * PICTURE / STEP_WIDTH).min(rect.height() - 8.0);
            let picture = Rect::from_center_size(rect.center(), vec2(tall * STEP_WIDTH, tall));
            let picture = picture.translate(vec2(rect.right() - right - picture.right(), 0.0));
            step_picture_ui(ui, picture, step.id, &face.table_look(step.house).for_class());
        }
        painter.galley(Align2::RIGHT_CENTER.align_size_within_rect(figure.size(), beside).min, figure, colours.text);
    }

    fn mark_ui(&self, painter: &Painter, face: &Appearance, rect: Rect, size: f32) {
        let centre = pos2(rect.left() + size * (SIDE + 0.6), rect.center().y);
        if let Some(BarMark::Verdict(right) | BarMark::Choice(right, _)) = self.mark {
            paint_verdict(painter, &face.theme, centre, size * 1.1, right);
        } else if let Some(BarMark::Step(_)) = self.mark {
            let font = FontId::new(size * NUMBER, fonts::bold());
            painter.text(centre, Align2::CENTER_CENTER, self.numbered().0, font, face.theme.surround.text);
        }
        if let Some(BarMark::Step((index, letter)) | BarMark::Choice(_, (index, letter))) = self.mark {
            let tall = (size * BADGE).min(rect.height() * MOST_BADGE);
            paint_badge(painter, face, (centre + vec2(NUMBERS * size, 0.0), tall), index, letter);
        }
    }
}
