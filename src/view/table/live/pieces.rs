//! Pieces on a table that is worked: bets as they lie, payments beside them, the tray, the marble.

use eframe::egui::{Align2, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::super::settled_stake::{paint_sums, sums_share, sums_texts};
use super::super::stake::layout_text;
use super::super::{TableLook, chip, furniture, shade};
use super::motion::{Body, Moved, MovingId, Resting, Rests};
use super::places::Places;
use crate::i18n::money;
use crate::rules::chips::{ChipSet, Piece};
use crate::rules::money::Money;
use crate::table::person::Person;
use crate::table::pieces::Pieces;
use crate::table::state::{PlacedStake, State};
use crate::view::drawing::{self, Placement};
use crate::view::fonts;

/// Largest radius of a piece, in points.
const MOST: f32 = 40.0;
/// Pieces of a full tube of the tray.
const FULL: f32 = 60.0;
/// Width of a figure as a share of its height, and the space around a sum in points.
const FIGURE: f32 = 0.68;
const PAD: f32 = 5.0;
/// Greatest height of a column, in radii.
pub(super) const TALLEST: f32 = 2.4;
/// Height of a piece with its rim, in radii; the least radius for the sake of a sum below; the height of its line in sizes.
const HIGH: f32 = 2.15;
const LEAST: f32 = 8.0;
const LINE: f32 = 1.15;
/// Space between a bet and its payment, in radii.
const APART: f32 = 0.3;

/// The columns of a heap, largest value at the foot.
pub(super) fn columns<'s>(set: &'s ChipSet, heap: &[(Money, u32)]) -> Vec<Vec<&'s Piece>> {
    let pieces: Vec<_> = heap.iter().filter_map(|(value, count)| Some((set.piece(*value)?, *count))).collect();
    chip::piled(&pieces)
}

/// Bets that lie on the table.
pub(super) fn lying(state: &State) -> impl Iterator<Item = &PlacedStake> {
    state.stakes.iter().filter(|stake| stake.lies() && !stake.settled.taken_up)
}

/// One radius for all pieces on the table: the largest that fits every bet.
pub(super) fn radius(places: &Places<'_>) -> f32 {
    let set = places.state.house.chip_set();
    let fitting = lying(places.state).filter_map(|stake| {
        let cell = places.stake(stake)?;
        let wide = chip::width_of(&columns(set, &stake.pieces.counts()));
        Some((cell.height() * 0.34).min(cell.width() / (wide + 0.2)))
    });
    // A bet alone on the table is drawn no larger than among others.
    let row = places.stage.rows.get(1);
    let usual = row.map_or(12.0, |row| places.stage.stake_cell(1, row).height() * 0.33);
    let radius = fitting.fold(usual, f32::min).clamp(5.0, MOST);
    let above_sums = lying(places.state).filter_map(|stake| {
        let cell = places.stake(stake)?;
        let wide = width_with_payment(set, stake) * radius;
        let is_below = places.sums && room_for_sum(places, stake, cell, wide) <= 0.0;
        is_below.then(|| above_sum(cell).height() / HIGH)
    });
    above_sums.fold(radius, f32::min).max(LEAST.min(radius))
}

/// Width of the pieces of a bet and of its payment, in radii.
fn width_with_payment(set: &ChipSet, stake: &PlacedStake) -> f32 {
    let wide = |columns: &[Vec<&Piece>]| if columns.is_empty() { 0.0 } else { chip::width_of(columns) };
    let [own, paid] = [&stake.pieces, &stake.beside].map(|pieces| wide(&columns(set, &pieces.counts())));
    own + paid + if paid > 0.0 { APART } else { 0.0 }
}

/// Size of a sum below its pieces.
fn figure_below(cell: Rect) -> f32 {
    (cell.height() * 0.28).clamp(9.0, 18.0)
}

/// The box of a bet without the line of its sum.
fn above_sum(cell: Rect) -> Rect {
    cell.with_max_y(cell.bottom() - LINE * figure_below(cell))
}

/// Bets and payments at rest.
pub(super) fn rests(places: &Places<'_>, radius: f32, into: &mut Rests) {
    let set = places.state.house.chip_set();
    for stake in lying(places.state) {
        let Some(cell) = places.stake(stake) else { continue };
        let own = columns(set, &stake.pieces.counts());
        let paid = columns(set, &stake.beside.counts());
        let pieces = width_with_payment(set, stake) * radius;
        let beside = room_for_sum(places, stake, cell, pieces);
        let room = if places.sums && beside <= 0.0 { above_sum(cell) } else { cell };
        let all = pieces + beside;
        let left = cell.center().x - all / 2.0;
        let foot = |from: f32, columns: &[Vec<&Piece>]| {
            let one = chip::width_of(columns.get(..1).unwrap_or_default());
            let tall = columns.first().map_or(0, Vec::len);
            let x = left + (from + one / 2.0) * radius;
            // Payments, with a line of sums below them, lie level with their bets.
            let drop = if paid.is_empty() { places.drop_at(stake, x) } else { 0.0 };
            pos2(x, chip::foot_in(room, radius, tall).y + drop)
        };
        let by = places.person(Person::Guest(stake.by));
        let at = foot(0.0, &own);
        let body = Body::Pieces(stake.pieces.counts());
        let stays = Resting { body, at, size: radius, angle: 0.0, from: by };
        into.insert(MovingId::Stake(stake.id), stays);
        if !paid.is_empty() {
            let at = foot(chip::width_of(&own) + APART, &paid);
            let body = Body::Pieces(stake.beside.counts());
            let from = places.stage.furniture.float.center();
            into.insert(MovingId::Payment(stake.id), Resting { body, at, size: radius, angle: 0.0, from });
        }
    }
}

/// The pieces of a heap on their way or in their place, and the hand that carries them.
pub(super) fn paint(ui: &Ui, rest: &Resting, moved: Moved, look: &TableLook<'_>) {
    let Body::Pieces(heap) = &rest.body else { return };
    let columns = columns(look.house.chip_set(), heap);
    let brush = chip::ChipPainter::new(ui, look.theme);
    brush.columns(moved.at, rest.size, rest.size * TALLEST, &columns);
    if moved.share < 1.0 {
        let surround = look.theme.surround;
        let hand = surround.background.lerp_to_gamma(surround.text, 0.72);
        ui.painter().circle_filled(moved.at + vec2(0.0, rest.size * 0.2), rest.size * 0.55, hand);
        let finger = Stroke::new((rest.size * 0.3).max(2.0), hand);
        for side in [-0.5, 0.0, 0.5_f32] {
            let from = moved.at + vec2(side * rest.size * 0.7, rest.size * 0.1);
            ui.painter().line_segment([from, from - vec2(0.0, rest.size * 0.7)], finger);
        }
    }
}

/// Size of a sum beside its pieces.
fn figure(cell: Rect) -> f32 {
    (cell.height() * 0.3).clamp(10.0, 22.0)
}

/// Width beside the pieces of a bet for its sum; nothing where the sums are not shown or do not fit.
fn room_for_sum(places: &Places<'_>, stake: &PlacedStake, cell: Rect, pieces: f32) -> f32 {
    if !places.sums || !stake.beside.is_empty() {
        return 0.0;
    }
    let amount = stake.amount().get();
    let whole = amount.checked_ilog10().map_or(1.0, |tens| tens as f32 - 1.0).max(1.0);
    let figures = if amount.is_multiple_of(100) { whole } else { whole + 2.5 };
    let room = figures * FIGURE * figure(cell) + 2.0 * PAD;
    if pieces + room <= cell.width() { room } else { 0.0 }
}

/// The sums of a bet and its payment, where they are shown: beside the pieces, or below them where there is no room.
pub(super) fn sums_ui(ui: &Ui, places: &Places<'_>, look: &TableLook<'_>) {
    let set = places.state.house.chip_set();
    let radius = radius(places);
    let sums = |stake: &PlacedStake| sums_texts((stake.amount(), stake.beside.total()), look);
    let paid_figures = lying(places.state).filter(|stake| !stake.beside.is_empty()).filter_map(|stake| {
        let cell = places.stake(stake)?;
        let usual = figure_below(cell);
        Some(usual * sums_share(ui, cell.width(), &sums(stake), usual, look)?)
    });
    let paid_figure = paid_figures.reduce(f32::min);
    for stake in lying(places.state) {
        let Some(cell) = places.stake(stake) else { continue };
        if !stake.beside.is_empty() {
            paint_sums(ui, cell, sums(stake), paid_figure.unwrap_or_else(|| figure_below(cell)), look);
            continue;
        }
        let text = money(look.words.language(), stake.amount());
        let wide = chip::width_of(&columns(set, &stake.pieces.counts())) * radius;
        let ink = look.theme.baize.print;
        let layout = |size: f32| layout_text(ui, &text, size, ink);
        let beside = room_for_sum(places, stake, cell, wide);
        let (galley, at) = if beside > 0.0 {
            let galley = layout(figure(cell));
            let left = cell.center().x + (wide - beside) / 2.0 + PAD;
            let at = Rect::from_min_size(pos2(left, cell.center().y - galley.size().y / 2.0), galley.size());
            (galley, at)
        } else {
            let size = figure_below(cell);
            let galley = layout(size);
            let fits = cell.width() / galley.size().x.max(1.0);
            let galley = if fits < 1.0 { layout((size * fits).max(7.0)) } else { galley };
            let at = Align2::CENTER_BOTTOM.align_size_within_rect(galley.size(), cell);
            (galley, at)
        };
        let round = CornerRadius::from((at.height() / 2.0).min(255.0));
        ui.painter().rect_filled(at.expand2(vec2(4.0, 0.0)), round, shade(look, 0.7));
        ui.painter().galley(at.min, galley, ink);
    }
}

/// The tray: a tube for each value, as full as it is.
pub(super) fn tray(ui: &Ui, places: &Places<'_>, look: &TableLook<'_>) {
    let rect = places.stage.furniture.float;
    let (set, held) = (places.state.house.chip_set(), &places.state.tray);
    let tubes: Vec<_> = set.pieces.iter().filter_map(|piece| Some((piece, places.tube(piece.value)?))).collect();
    let counts: Vec<u32> = set.pieces.iter().map(|piece| held.of_value(piece.value)).collect();
    let key = (drawing::bits(rect), &set.id, counts, look.paint_key());
    drawing::picture(ui, ("tray", key), Placement::in_place(), |painter| {
        let round = CornerRadius::from((rect.height() * 0.08).clamp(2.0, 16.0));
        let baize = look.theme.baize;
        painter.rect(rect, round, baize.rail, Stroke::new(1.0, baize.rail_light), StrokeKind::Inside);
        for (piece, tube) in &tubes {
            furniture::tube(painter, *tube, piece, held.of_value(piece.value) as f32 / FULL, look);
        }
    });
    // The values, where they can be read.
    for (piece, tube) in &tubes {
        let letters = piece.figure().chars().count().max(2) as f32;
        let size = (tube.width() * 0.88 / (letters * 0.62)).min(tube.width() * 0.42).min(tube.height() * 0.2);
        if size >= 6.5 {
            let font = FontId::new(size, fonts::bold());
            let at = tube.center_bottom() - vec2(0.0, size * 0.7);
            let plate = Rect::from_center_size(at, vec2(tube.width() * 0.94, size * 1.15));
            ui.painter().rect_filled(plate, CornerRadius::same(3), shade(look, 0.75));
            ui.painter().text(at, Align2::CENTER_CENTER, piece.figure(), font, look.theme.baize.print);
        }
    }
}

/// Size of what is printed on the marble, in its width.
const PRINT: f32 = 0.15;

/// The marble, with what lies on it.
pub(super) fn marble(ui: &Ui, places: &Places<'_>, look: &TableLook<'_>) {
    let (rect, baize) = (places.marble(), look.theme.baize);
    let ground = baize.card_edge.lerp_to_gamma(baize.cloth_edge, 0.55);
    let round = CornerRadius::from((rect.height() * 0.1).clamp(2.0, 10.0));
    let line = Stroke::new(1.5, baize.print_quiet.gamma_multiply(0.5));
    // Empty it is a quiet place, not a thing.
    let strength = if places.state.marble.is_empty() { 0.22 } else { 0.6 };
    ui.painter().rect(rect, round, ground.gamma_multiply(strength), line, StrokeKind::Inside);
    let vein = Stroke::new(1.0, baize.card_face.gamma_multiply(strength * 0.28));
    for (from, to) in [((0.08, 0.75), (0.5, 0.2)), ((0.4, 0.9), (0.94, 0.3))] {
        let at = |(x, y): (f32, f32)| rect.lerp_inside(vec2(x, y));
        ui.painter().line_segment([at(from), at(to)], vein);
    }
    if places.state.marble.is_empty() {
        let text = look.words.message(text_key!("shift-marble-print"));
        let size = (rect.width() * PRINT).clamp(7.0, 16.0);
        let at = rect.center_bottom() - vec2(0.0, size);
        ui.painter().text(at, Align2::CENTER_CENTER, text, FontId::new(size, fonts::semibold()), baize.print_quiet);
    }
    let mut notes = crate::rules::money::Money::ZERO;
    let mut pieces = Pieces::default();
    for lying in &places.state.marble {
        notes = notes.plus(lying.notes);
        pieces.put(&lying.pieces);
    }
    if notes > Money::ZERO {
        let size = vec2(rect.width() * 0.62, (rect.height() * 0.36).min(rect.width() * 0.32));
        let note = Rect::from_center_size(rect.center() - vec2(0.0, rect.height() * 0.14), size);
        let paper = baize.card_face.lerp_to_gamma(baize.cloth, 0.18);
        ui.painter().rect(note, CornerRadius::same(2), paper, Stroke::new(1.0, baize.card_edge), StrokeKind::Inside);
        let text = money(look.words.language(), notes);
        let font = FontId::new((size.y * 0.5).clamp(8.0, 18.0), fonts::bold());
        ui.painter().text(note.center(), Align2::CENTER_CENTER, text, font, baize.card_ink_black);
    }
    if !pieces.is_empty() {
        let heap = columns(look.house.chip_set(), &pieces.counts());
        let radius = (rect.height() * 0.22).min(rect.width() / (chip::width_of(&heap) + 1.0)).clamp(4.0, MOST);
        let foot: Pos2 = rect.center() + vec2(0.0, rect.height() * 0.22);
        let left = (chip::width_of(&heap) - 2.0) * radius / 2.0;
        chip::ChipPainter::new(ui, look.theme).columns(foot - vec2(left, 0.0), radius, rect.height(), &heap);
    }
}
