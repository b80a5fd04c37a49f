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

/// How much a bar is meant to be seen among the others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BarWeight {
    Quiet,
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
    /// The label and the figure in a bar of this width.
    fn laid_out(&self, ui: &Ui, face: &Appearance, (size, width): (f32, f32)) -> (Arc<Galley>, Arc<Galley>) {
        let colours = face.theme.surround;
        let ink = self.ink_of_text(colours);
        let bold = FontId::new(size, fonts::bold());
        let figure = ui.painter().layout_no_wrap(self.figure.to_owned(), bold, ink);
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let beside = match self.step {
            Some(_) => Self::figures(figure.size().x, size) + (PICTURE + SIDE) * size,
            None => figure.size().x,
        };
        let room = width - self.left(size) - beside - (SIDE + APART) * size;
        let mut job = LayoutJob::simple(String::new(), font.clone(), ink, room.max(size));
        let mut lead = 0.0;
        let label = match self.heading {
            Some(heading) => {
                let (share, end) = if self.column.is_some() { (1.0, "") } else { (HEADING, "\n") };
                let quiet = TextFormat::simple(FontId { size: size * share, ..font.clone() }, colours.text_quiet);
                job.append(&format!("{heading}{end}"), 0.0, quiet);
                if let Some(column) = self.column {
                    let wide = ui.painter().layout_no_wrap(heading.to_owned(), font.clone(), ink).size().x;
                    lead = (column - wide).max(0.0) + size * COLUMN_GAP;
                }
                FontId::new(size, fonts::bold())
            }
            None if self.weight == BarWeight::Strong => FontId::new(size, fonts::bold()),
            None => font,
        };
        job.append(self.numbered().1, lead, TextFormat::simple(label, ink));
        job.wrap.max_rows = self.lines;
        (ui.painter().layout_job(job), figure)
    }

    fn spoken(&self) -> String {
        self.heading.map_or_else(|| self.label.to_owned(), |heading| format!("{heading} {}", self.label))
    }

    fn is_step(&self) -> bool {
        matches!(self.mark, Some(BarMark::Step(_)))
    }

    /// The number of a step, and the label without it.
    fn numbered(&self) -> (&str, &str) {
        self.label.split_once(". ").filter(|_| self.is_step()).unwrap_or(("", self.label))
    }

    /// Where the label begins.
    fn left(&self, size: f32) -> f32 {
        let numbers = if self.is_step() { NUMBERS } else { 0.0 };
        size * (SIDE + numbers + if self.mark.is_some() { SIGN } else { 0.2 })
    }

    /// Width of the column of figures right of a picture, in which one has this width, with the space before it.
    fn figures(wide: f32, size: f32) -> f32 {
        wide.max(FIGURES * size) + SIDE * size
    }

    /// True if its text is on one line.
    pub(super) fn is_one_line(&self, ui: &Ui, face: &Appearance, place: (f32, f32)) -> bool {
        self.laid_out(ui, face, place).0.rows.len() == 1
    }

    /// Height at a size of text and a width, with the gap below.
    pub(super) fn height(&self, ui: &Ui, face: &Appearance, (size, width): (f32, f32)) -> f32 {
        self.laid_out(ui, face, (size, width)).0.size().y + self.around(size)
    }

    /// Height of what is not text: air, bar and gap.
    fn around(&self, size: f32) -> f32 {
        let BarSpacing { air, gap, .. } = self.spacing;
        size * (2.0 * air + self.bar() + gap)
    }

    /// Height of the bar, in text sizes; what all had right needs none.
    fn bar(&self) -> f32 {
        if self.weight == BarWeight::Quiet { 0.0 } else { self.spacing.bar }
    }

    pub(super) fn show(&self, ui: &mut Ui, face: &Appearance, size: f32) {
        let colours = face.theme.surround;
        let width = ui.available_width();
        let (label, figure) = self.laid_out(ui, face, (size, width));
        let height = label.size().y + self.around(size);
        let (all, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let key = match self.mark {
            Some(BarMark::Verdict(true)) => text_key!("host-bar-right"),
            Some(BarMark::Verdict(false)) => text_key!("host-bar-wrong"),
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
        painter.rect(rect, round, self.fill(colours), Stroke::new(1.0, colours.line), StrokeKind::Inside);
        let foot = rect.with_min_y(rect.bottom() - size * self.bar());
        if is_counted && self.bar() > 0.0 {
            paint_bar(painter, colours, foot, self.share, self.ink);
        }
        if self.weight == BarWeight::Strong {
            let frame = Stroke::new((size * FRAME).max(2.0), colours.wrong);
            painter.rect_stroke(rect.with_max_y(foot.top()), round, frame, StrokeKind::Inside);
        }
        let rect = rect.with_max_y(foot.top());
        let centre = pos2(rect.left() + size * (SIDE + 0.6), rect.center().y);
        match self.mark {
            Some(BarMark::Verdict(right)) => paint_verdict(painter, &face.theme, centre, size * 1.1, right),
            Some(BarMark::Step(badge)) => self.numbered_ui(ui, face, (rect, size), badge),
            None => {}
        }
        let at = pos2(rect.left() + self.left(size), rect.center().y - label.size().y / 2.0);
        painter.galley(at, label, colours.text);
        if let Some(step) = self.step {
            let right = SIDE * size + if is_counted { Self::figures(figure.size().x, size) } else { 0.0 };
            let tall = (size * PICTURE / STEP_WIDTH).min(rect.height() - 8.0);
            let picture = Rect::from_center_size(rect.center(), vec2(tall * STEP_WIDTH, tall));
            let picture = picture.translate(vec2(rect.right() - right - picture.right(), 0.0));
            step_picture_ui(ui, picture, step.id, &face.table_look(step.house).for_class());
        }
        let place = rect.shrink2(vec2(size * SIDE, 0.0));
        painter.galley(Align2::RIGHT_CENTER.align_size_within_rect(figure.size(), place).min, figure, colours.text);
    }

    fn ink_of_text(&self, colours: &Surround) -> Color32 {
        if self.weight == BarWeight::Quiet { colours.text_quiet } else { colours.text }
    }

    fn fill(&self, colours: &Surround) -> Color32 {
        if self.weight == BarWeight::Quiet { Color32::TRANSPARENT } else { colours.surface_raised }
    }

    /// The number of a step, with its badge beside it.
    fn numbered_ui(&self, ui: &Ui, face: &Appearance, (rect, size): (Rect, f32), (index, letter): (usize, char)) {
        let ink = self.ink_of_text(face.theme.surround);
        let font = FontId::new(size * NUMBER, fonts::bold());
        let number = ui.painter().layout_no_wrap(self.numbered().0.to_owned(), font, ink);
        let middle = pos2(rect.left() + size * (SIDE + 0.6), rect.center().y);
        ui.painter().galley(middle - number.size() / 2.0, number, ink);
        paint_badge(
            ui.painter(),
            face,
            (middle + vec2(NUMBERS * size, 0.0), (size * BADGE).min(rect.height() * MOST_BADGE)),
            index,
            letter,
        );
    }
}
