//! A settled stake: its payment, its number in the order and a mark for errors.

use std::sync::Arc;

use eframe::egui::{Color32, CornerRadius, Galley, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::chip::foot_of_columns;
use super::stake::layout_text;
use super::{TableLook, chip, shade, shape};
use crate::i18n::money;
use crate::rules::chips::Piece;
use crate::rules::money::Money;
use crate::view::widget::{paint_cross, paint_verdict};

/// A stake with the chips of its payment beside it; the payment's sum is on brass.
pub(super) struct PaidStake<'a> {
    pub cell: Rect,
    pub stake: (Money, &'a [Vec<&'a Piece>]),
    pub payment: (Money, &'a [Vec<&'a Piece>]),
    /// Radius of its chips.
    pub radius: f32,
    pub figure: f32,
    /// Its number in the order.
    pub number: Option<(usize, NumberStyle)>,
    /// The bank, from which the payment comes.
    pub from: Pos2,
    /// The share of its way.
    pub moved: f32,
}

/// The size of the chips of all paid bets of a table, and that of the sums below them.
#[derive(Clone, Copy)]
pub(super) struct PaidLayout {
    pub radius: f32,
    pub figure: f32,
}

impl PaidLayout {
    /// The largest sizes, up to those of unpaid bets, at which each paid bet fits its box.
    pub(super) fn fit<'p>(
        ui: &Ui,
        paid: impl Iterator<Item = PaidStake<'p>>,
        usual: Self,
        look: &TableLook<'_>,
    ) -> Self {
        // A class's bets are fitted one by one.
        if look.for_class {
            return usual;
        }
        paid.fold(usual, |least, paid| {
            let room = paid.cell.width() - 2.0 * CLEAR - paid.number_width();
            let radius = room / width_of_both(paid.stake.1, paid.payment.1);
            let share = sums_share(ui, paid.cell.width(), &paid.sums_texts(look), usual.figure, look);
            let figure = share.map_or(usual.figure, |share| usual.figure * share);
            Self { radius: least.radius.min(radius.max(usual.radius * LEAST)), figure: least.figure.min(figure) }
        })
    }
}

/// Space between stake and payment, in radii.
const APART: f32 = 0.25;
/// Space between pieces before a class and their sum, in radii, and how much of it there is in all.
const BESIDE: f32 = 0.4;
const GAPS: f32 = 4.5;
/// Least sizes of pieces that lie apart by their values before a class, in that of unpaid ones, the second preferred.
const SPREAD: f32 = 0.42;
const WELL_SPREAD: f32 = 0.6;
/// Height of a line of figures, as a multiple of their size.
const LINE: f32 = 1.2;
/// Least size of the pieces of a paid bet, in that of the pieces around them.
const LEAST: f32 = 0.45;
/// Least share of the usual size at which both sums, or bet and payment, stand in a line.
const SMALLER: f32 = 0.68;
/// Shares of the height and the width of a narrow box that its figures may fill, and how much larger than usual they are
/// at most.
const IN_BOX: f32 = 0.84;
const ACROSS_BOX: f32 = 0.92;
const LARGER: f32 = 1.6;
const USUAL_SUM: &str = "+000";
/// Smallest figure, in points.
const READABLE: f32 = 7.0;
/// Space beside a sum in its part of a pill, and between the pill and the line below it, in points.
pub(super) const PILL_PAD: f32 = 3.0;
const ABOVE_LINE: f32 = 2.0;
/// Space beside the chips in their box, and beside a number, in points.
const CLEAR: f32 = 2.5;
/// In a low box the chips reach so far over its upper line, in points.
const OVER: f32 = 4.0;

impl PaidStake<'_> {
    pub(super) fn paint(&self, ui: &Ui, look: &TableLook<'_>) {
        if look.for_class {
            if !self.paint_beside(ui, look) {
                self.paint_figures(ui, look);
            }
            return;
        }
        let Self { cell, radius, moved, .. } = *self;
        let (stake, payment) = (self.stake.1, self.payment.1);
        let line = self.figure * LINE;
        let wide = width_of_both(stake, payment) * radius;
        let number = self.number_width();
        let left = cell.center().x - f32::midpoint(wide, number) + number;
        let top = cell.with_max_y((cell.bottom() - line).max(cell.top() + 2.0 * radius - OVER));
        let room = |from: f32, wide: f32| {
            Rect::from_x_y_ranges(left + from * radius..=left + (from + wide) * radius, top.y_range())
        };
        let brush = chip::ChipPainter::new(ui, look.theme);
        let own = room(0.0, chip::width_of(stake));
        brush.columns(foot_of_columns(own, radius, stake), radius, top.height(), stake);
        let paid = room(chip::width_of(stake) + APART, chip::width_of(payment));
        let foot = self.from.lerp(foot_of_columns(paid, radius, payment), moved);
        brush.columns(foot, radius, top.height(), payment);
        if let Some((number, style)) = self.number {
            let corner = cell.left_top() + Vec2::splat(CLEAR + tag_width(self.figure) / 2.0);
            paint_number(ui, corner, number, (self.figure, style), look);
        }
        // Over the chips, so that a low box covers no figure.
        paint_sums(ui, cell, self.sums_texts(look), self.figure, look);
    }

    fn sums_texts(&self, look: &TableLook<'_>) -> [String; 2] {
        sums_texts((self.stake.0, self.payment.0), look)
    }

    /// Width beside the chips for the number.
    fn number_width(&self) -> f32 {
        self.number.map_or(0.0, |_| tag_width(self.figure) + CLEAR)
    }

    /// In a narrow box the bet over its payment, in figures that a class reads; the chips were in the question.
    fn paint_figures(&self, ui: &Ui, look: &TableLook<'_>) {
        let Self { cell, moved, .. } = *self;
        let (baize, language) = (look.theme.baize, look.words.language());
        let (own, paid) = (money(language, self.stake.0), format!("+{}", money(language, self.payment.0)));
        let wide = |text: &str| layout_text(ui, text, self.figure, baize.print).size().x;
        let share = (cell.width() * ACROSS_BOX / wide(&own).max(wide(&paid))).min(LARGER);
        let size = (self.figure * share).min(cell.height() * IN_BOX / (2.0 * LINE));
        // On a crowded table the payment alone, as large as both would be.
        if size < self.figure * SMALLER {
            let size = (self.figure * share).min(cell.height() * IN_BOX / LINE);
            let paid = layout_text(ui, &paid, size, baize.card_ink_black);
            let at = self.from.lerp(cell.center(), moved);
            let pill = Rect::from_center_size(at, paid.size() + vec2(size * 0.4, 0.0));
            return paint_pill(ui, pill, paid, (baize.highlight, baize.card_ink_black));
        }
        let (above, below) = cell.split_top_bottom_at_fraction(0.5);
        let ground = |at: Pos2, sum: &Galley| Rect::from_center_size(at, sum.size() + vec2(size * 0.3, 0.0));
        let own = layout_text(ui, &own, size, baize.print);
        paint_pill(ui, ground(above.center(), &own), own, (shade(look, 0.30), baize.print));
        let paid = layout_text(ui, &paid, size, baize.card_ink_black);
        let at = self.from.lerp(below.center(), moved);
        paint_pill(ui, ground(at, &paid), paid, (baize.highlight, baize.card_ink_black));
    }

    /// Each sum beside its pieces, where the box is wide enough for both or for those of the bet. True if it is.
    fn paint_beside(&self, ui: &Ui, look: &TableLook<'_>) -> bool {
        let ways = [[self.stake.1, self.payment.1], [self.stake.1, &[]]];
        let fit = ways.into_iter().find_map(|pieces| Some((pieces, self.beside(ui, pieces, look)?)));
        let Some((pieces, (radius, figure))) = fit else { return false };
        let wide = pieces.map(|columns| pieces_width(columns) * radius);
        let sums = self.beside_sums(ui, figure, look);
        let gap = BESIDE * radius;
        let whole = wide.iter().sum::<f32>() + sums.iter().map(|sum| sum.size().x).sum::<f32>() + GAPS * gap;
        let brush = chip::ChipPainter::new(ui, look.theme);
        let (cell, baize) = (self.cell, look.theme.baize);
        let inks = [(shade(look, 0.30), baize.print), (baize.highlight, baize.card_ink_black)];
        let mut left = cell.center().x - whole / 2.0;
        for (index, ((columns, wide), (sum, inks))) in
            pieces.into_iter().zip(wide).zip(sums.into_iter().zip(inks)).enumerate()
        {
            if !columns.is_empty() {
                let room = Rect::from_x_y_ranges(left..=left + wide, cell.y_range());
                let foot = foot_of_columns(room, radius, columns);
                let foot = if index == 0 { foot } else { self.from.lerp(foot, self.moved) };
                brush.columns(foot, radius, cell.height(), columns);
            }
            let at = pos2(left + wide + gap, cell.center().y - sum.size().y / 2.0);
            let pill = Rect::from_min_size(at, sum.size()).expand2(vec2(gap * 0.5, 0.0));
            paint_pill(ui, pill, sum, inks);
            left = pill.right() + 1.5 * gap;
        }
        true
    }

    fn beside_sums(&self, ui: &Ui, size: f32, look: &TableLook<'_>) -> [Arc<Galley>; 2] {
        let [own, paid] = self.sums_texts(look);
        let baize = look.theme.baize;
        [layout_text(ui, &own, size, baize.print), layout_text(ui, &paid, size, baize.card_ink_black)]
    }

    /// Sizes of the pieces and of the sums beside them, if both are large enough.
    fn beside(&self, ui: &Ui, pieces: [&[Vec<&Piece>]; 2], look: &TableLook<'_>) -> Option<(f32, f32)> {
        let units = pieces.iter().map(|columns| pieces_width(columns)).sum::<f32>() + GAPS * BESIDE;
        let sized = |share: f32| {
            let figure = self.figure * share;
            let sums = self.beside_sums(ui, figure, look);
            let room = self.cell.width() * 0.98 - sums.iter().map(|sum| sum.size().x).sum::<f32>();
            (self.radius.min(room / units), figure)
        };
        let sizes = [1.0, 0.9, 0.8, SMALLER].map(sized);
        let large = |least: f32| sizes.into_iter().find(|(radius, _)| *radius >= self.radius * least);
        large(WELL_SPREAD).or_else(|| large(SPREAD))
    }
}

/// Width of columns of pieces, in radii.
fn pieces_width(columns: &[Vec<&Piece>]) -> f32 {
    if columns.is_empty() { 0.0 } else { chip::width_of(columns) }
}

pub(super) fn sums_texts((bet, payment): (Money, Money), look: &TableLook<'_>) -> [String; 2] {
    let language = look.words.language();
    [money(language, bet), format!("+{}", money(language, payment))]
}

/// The share of the size of figures at which a bet and its payment fit one line of this width: both sums somewhat
/// smaller, rather than one. `None` where they would be too small.
pub(super) fn sums_share(ui: &Ui, width: f32, sums: &[String; 2], figure: f32, look: &TableLook<'_>) -> Option<f32> {
    let wide = |text: &String| layout_text(ui, text, figure, look.theme.baize.print).size().x;
    let fits = (width - 4.0 * PILL_PAD) / sums.iter().map(wide).sum::<f32>();
    (fits >= SMALLER).then_some(fits.min(1.0))
}

/// A bet and its payment in one pill at the foot of the box, or the payment alone where there is no room for both.
pub(super) fn paint_sums(ui: &Ui, cell: Rect, sums: [String; 2], figure: f32, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let share = sums_share(ui, cell.width(), &sums, figure, look);
    let is_alone = share.is_none();
    let [own, paid] = sums;
    let layout = |text: &str, size: f32, ink| layout_text(ui, text, size, ink);
    let share = share.unwrap_or_else(|| (cell.width() - 2.0 * PILL_PAD) / layout(&paid, figure, baize.print).size().x);
    let size = (figure * share.min(1.0)).max(READABLE);
    let (own, paid) = (layout(&own, size, baize.print), layout(&paid, size, baize.card_ink_black));
    let [of_bet, of_payment] = [&own, &paid].map(|sum| sum.size().x + 2.0 * PILL_PAD);
    let wide = if is_alone { of_payment } else { of_bet + of_payment };
    let centre = pos2(cell.center().x, cell.bottom() - paid.size().y / 2.0 - ABOVE_LINE);
    let pill = Rect::from_center_size(centre, vec2(wide, paid.size().y));
    let round = CornerRadius::from((pill.height() / 2.0).min(255.0));
    let gold = pill.with_min_x(pill.right() - of_payment);
    if !is_alone {
        let dark = pill.with_max_x(gold.left());
        ui.painter().rect_filled(dark, CornerRadius { ne: 0, se: 0, ..round }, shade(look, 0.75));
        ui.painter().galley(dark.center() - own.size() / 2.0, own, baize.print);
    }
    let corners = if is_alone { round } else { CornerRadius { nw: 0, sw: 0, ..round } };
    ui.painter().rect_filled(gold, corners, baize.highlight);
    ui.painter().galley(gold.center() - paid.size() / 2.0, paid, baize.card_ink_black);
}

/// Width of the square of a number, as a multiple of its size, and the least size.
const TAG: f32 = 1.4;
const LEAST_NUMBER: f32 = 11.5;

/// Width of the square of a number beside sums of this size.
pub(super) fn tag_width(figure: f32) -> f32 {
    figure.max(LEAST_NUMBER) * TAG
}

/// How a number in the order stands beside a bet.
#[derive(Clone, Copy)]
pub(super) enum NumberStyle {
    /// The bet is settled.
    Settled,
    /// It was settled as it should be.
    Right,
    /// Its turn was missed: outlined, as the words of what was to be done.
    Missed,
}

impl NumberStyle {
    pub(super) const fn of_settled(is_right: Option<bool>) -> Self {
        if matches!(is_right, Some(true)) { Self::Right } else { Self::Settled }
    }
}

/// A bet's number in the order, on a square.
pub(super) fn paint_number(
    ui: &Ui,
    middle: Pos2,
    number: usize,
    (figure, style): (f32, NumberStyle),
    look: &TableLook<'_>,
) {
    let (surround, baize) = (look.theme.surround, look.theme.baize);
    let (fill, ink, edge) = match style {
        NumberStyle::Settled => (shade(look, 0.75), baize.print, baize.print.gamma_multiply(0.6)),
        NumberStyle::Right => (surround.right, surround.surface, surround.surface),
        NumberStyle::Missed => (shade(look, 0.85), baize.highlight, baize.highlight),
    };
    let text = layout_text(ui, &number.to_string(), figure.max(LEAST_NUMBER) * 0.9, ink);
    let line = Stroke::new(1.25, edge);
    // No disc, as the number of a seat has.
    let plate = Rect::from_center_size(middle, Vec2::splat(tag_width(figure)));
    ui.painter().rect(plate, CornerRadius::same(3), fill, line, StrokeKind::Middle);
    ui.painter().galley(middle - text.size() / 2.0, text, ink);
}

/// The place of a bet that was taken.
pub(super) fn paint_trace(ui: &Ui, middle: Pos2, radius: f32, look: &TableLook<'_>) {
    ui.painter().circle_stroke(middle, radius, Stroke::new(1.5, look.theme.baize.print.gamma_multiply(0.4)));
}

/// A figure in the middle of its rounded ground.
fn paint_pill(ui: &Ui, pill: Rect, figure: Arc<Galley>, (fill, ink): (Color32, Color32)) {
    ui.painter().rect_filled(pill, CornerRadius::from((pill.height() / 2.0).min(255.0)), fill);
    ui.painter().galley(pill.center() - figure.size() / 2.0, figure, ink);
}

/// Where the sign of a standing player covers no chip.
#[derive(Clone, Copy)]
pub(super) enum StandingSign {
    /// In a corner of the cell.
    Left,
    Right,
    /// On the line beside a cell that chips nearly fill.
    OnLine,
}

/// Width of a bet and its payment, in radii.
fn width_of_both(stake: &[Vec<&Piece>], payment: &[Vec<&Piece>]) -> f32 {
    chip::width_of(stake) + APART + chip::width_of(payment)
}

/// Measure of the sign of a standing player in a box.
fn sign_unit(cell: Rect) -> f32 {
    (cell.height() * 0.075).clamp(3.0, 8.0)
}

pub(super) fn paint_standing_player(ui: &Ui, cell: Rect, place: StandingSign, look: &TableLook<'_>) {
    let unit = sign_unit(cell);
    let aside = unit * 2.3;
    let x = match place {
        StandingSign::Left => cell.left() + aside,
        StandingSign::Right => cell.right() - aside,
        StandingSign::OnLine => cell.left(),
    };
    // Above, beside the cell, the tick of a row that wins may stand; below, the sums of the bet.
    let y = match place {
        StandingSign::Left => cell.top() + aside,
        // Clear of the sum in the middle.
        StandingSign::Right => cell.top() + 1.6 * unit,
        StandingSign::OnLine => cell.center().y,
    };
    ui.painter().circle_filled(pos2(x, y), unit * 2.1, shade(look, 0.35));
    paint_person(ui, pos2(x, y), unit, look);
}

fn paint_person(ui: &Ui, at: Pos2, unit: f32, look: &TableLook<'_>) {
    let (ink, painter) = (look.theme.baize.print, ui.painter());
    painter.circle_filled(at - vec2(0.0, unit * 1.15), unit * 0.55, ink);
    let line = Stroke::new((unit * 0.45).max(1.2), ink);
    painter.line_segment([at - vec2(0.0, unit * 0.5), at + vec2(0.0, unit * 0.5)], line);
    for side in [-1.0, 1.0] {
        painter.line_segment([at + vec2(0.0, unit * 0.4), at + vec2(side * unit * 0.6, unit * 1.6)], line);
        painter.line_segment([at - vec2(0.0, unit * 0.3), at + vec2(side * unit * 0.8, unit * 0.2)], line);
    }
}

/// A line of text in the middle of a box, in figures that a class reads.
pub(super) fn paint_in_box(ui: &Ui, cell: Rect, text: &str, (figure, ink): (f32, Color32)) {
    // Short sums are no larger than others.
    let wide =
        [text, USUAL_SUM].map(|text| layout_text(ui, text, figure, ink).size().x).into_iter().fold(0.0, f32::max);
    let size = figure * (cell.width() * ACROSS_BOX / wide).min(1.0);
    let text = layout_text(ui, text, size.min(cell.height() * IN_BOX / LINE), ink);
    ui.painter().galley(cell.center() - text.size() / 2.0, text, ink);
}

/// A line around a box whose own lines have this slope.
pub(super) fn paint_wrong_frame(ui: &Ui, (cell, slope): (Rect, f32), look: &TableLook<'_>) -> Stroke {
    // On the cloth the colour of paper would be too dark.
    let line = Stroke::new(3.0, look.theme.surround.wrong.lerp_to_gamma(look.theme.baize.print, 0.35));
    shape::frame_slanted(ui.painter(), (cell, slope), Color32::TRANSPARENT, line, StrokeKind::Outside);
    line
}

/// As [`paint_wrong_frame`], with a cross.
pub(super) fn paint_wrong_mark(ui: &Ui, (cell, slope): (Rect, f32), look: &TableLook<'_>) {
    let line = paint_wrong_frame(ui, (cell, slope), look);
    let size = (cell.height() * 0.28).clamp(10.0, 24.0);
    let at = cell.right_top() + vec2(-size * 0.15, size * 0.1 + slope * cell.width() / 2.0);
    ui.painter().circle_filled(at, size * 0.6, look.theme.surround.surface);
    paint_cross(ui.painter(), at, size, line.color, look.theme.surround.surface);
}

/// A tick in the place of a bet that was taken.
pub(super) fn paint_tick(ui: &Ui, middle: Pos2, size: f32, look: &TableLook<'_>) {
    ui.painter().circle_filled(middle, size * 0.6, look.theme.surround.surface);
    paint_verdict(ui.painter(), look.theme, middle, size, true);
}
