//! The seats along the players' edge: numbers, and optionally players and shoe holder. Selectable seats are buttons.

use eframe::egui::{Align2, Color32, CursorIcon, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::felt_layout::{FeltLayout, PrintRow};
use super::{Marks, TableLook, named_area, shape, shoe};
use crate::drill::question::{CardBack, FeltPlace, Scene, Seats};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::round_of_payment::SeatRun;
use crate::view::drawing::{self, Placement};
use crate::view::fonts;
use crate::view::theme::ROUND;
use crate::view::widget::{name, paint_verdict};

/// Draws the seats, those that are the answer with a ring and that of the bet which is chosen lit. Returns the one
/// selected.
pub(super) fn seats_ui(
    ui: &Ui,
    stage: &FeltLayout,
    scene: &Scene,
    look: &TableLook<'_>,
    (marks, lit): (&Marks, Option<u8>),
) -> Option<FeltPlace> {
    let row = stage.rows.first()?;
    let mut chosen = None;
    for seat in stage.seats.iter().copied() {
        let sitting = SeatOccupant::at_seat(seat, scene.seats.as_ref());
        if seat_ui(ui, stage, row, (seat, sitting, shoe::next_back(scene)), look) {
            chosen = Some(FeltPlace::Seat(seat));
        }
        if lit == Some(seat) {
            let (centre, radius) = disc(stage, row, seat);
            SeatDisc { seat, sitting, centre, radius }.paint(ui, look, true);
        }
        if marks.seats[0].contains(&seat) {
            let (centre, radius) = disc(stage, row, seat);
            let line = Stroke::new((radius * 0.18).max(3.0), look.theme.baize.highlight);
            ui.painter().circle_stroke(centre, radius * 1.16, line);
            paint_verdict(ui.painter(), look.theme, centre + Vec2::splat(radius * 0.8), radius * 0.8, true);
        }
    }
    houses_ui(ui, stage, row, &marks.houses, look);
    chosen
}

/// Size of the name of a house at a seat and space around it, in heights of a line of lettering.
const HOUSE: f32 = 0.62;
const AROUND: f32 = 0.2;

/// The names of houses above the seats that are right in them: two of them beside each other.
fn houses_ui(ui: &Ui, stage: &FeltLayout, row: &PrintRow, houses: &[(Option<u8>, String)], look: &TableLook<'_>) {
    let discs: Vec<_> = houses.iter().filter_map(|(seat, house)| Some((disc(stage, row, (*seat)?), house))).collect();
    let middle = discs.iter().map(|((centre, _), _)| centre.x).sum::<f32>() / discs.len().max(1) as f32;
    let surround = look.theme.surround;
    let air = stage.label * AROUND;
    for ((centre, radius), house) in &discs {
        let room = match discs.len() {
            1 => stage.cloth,
            _ if centre.x < middle => stage.cloth.with_max_x(middle),
            _ => stage.cloth.with_min_x(middle),
        };
        let line = |size: f32| {
            ui.painter().layout_no_wrap((*house).clone(), FontId::new(size, fonts::semibold()), surround.text)
        };
        let usual = line(stage.label * HOUSE);
        let share = (room.width() - 3.0 * air) / usual.size().x;
        let name = if share < 1.0 { line(stage.label * HOUSE * share) } else { usual };
        let plate = Rect::from_center_size(*centre, name.size() + vec2(2.0 * air, 0.5 * air));
        let above = plate.translate(vec2(0.0, -radius - plate.height() / 2.0));
        let aside = (room.left() - above.left()).max(0.0) + (room.right() - above.right()).min(0.0);
        let plate = above.translate(vec2(aside, 0.0));
        ui.painter().rect_filled(plate, ROUND, surround.surface_raised);
        ui.painter().galley(plate.center() - name.size() / 2.0, name, surround.text);
    }
}

/// Reach and width of an arrowhead between two seats, in radii of their discs.
const ARROW: Vec2 = Vec2::new(0.3, 0.42);

/// Arrowheads before each seat of these runs, from the middle of the table outwards.
pub(super) fn paint_ways(ui: &Ui, stage: &FeltLayout, runs: &[SeatRun], look: &TableLook<'_>) {
    let Some(row) = stage.rows.first() else { return };
    for run in runs {
        let discs: Vec<(Pos2, f32)> = run.seats.iter().map(|seat| disc(stage, row, *seat)).collect();
        let Some([(first, _), (second, _)]) = discs.first_chunk() else { continue };
        let mut before = *first - (*second - *first);
        for (centre, radius) in discs {
            paint_arrow(ui, before.lerp(centre, 0.5), (centre - before).normalized() * radius, look);
            before = centre;
        }
    }
}

fn paint_arrow(ui: &Ui, at: Pos2, along: Vec2, look: &TableLook<'_>) {
    let (tip, side) = (at + along * ARROW.x, along.rot90() * ARROW.y);
    let back = at - along * ARROW.x;
    let line = Stroke::new((along.length() * 0.2).max(1.5), look.theme.baize.highlight);
    ui.painter().add(Shape::line(vec![back + side, tip, back - side], line));
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum SeatOccupant {
    Unspecified,
    Nobody,
    Player,
    Holder,
}

impl SeatOccupant {
    fn at_seat(seat: u8, seats: Option<&Seats>) -> Self {
        match seats {
            None => Self::Unspecified,
            Some(seats) if seats.holder == Some(seat) => Self::Holder,
            Some(seats) if seats.taken.contains(&seat) => Self::Player,
            Some(_) => Self::Nobody,
        }
    }

    const fn label(self) -> TextKey {
        match self {
            Self::Unspecified => text_key!("table-seat"),
            Self::Nobody => text_key!("table-seat-free"),
            Self::Player => text_key!("table-seat-taken"),
            Self::Holder => text_key!("table-seat-holder"),
        }
    }
}

/// Returns true if the seat was selected.
fn seat_ui(
    ui: &Ui,
    stage: &FeltLayout,
    row: &PrintRow,
    (seat, sitting, back): (u8, SeatOccupant, CardBack),
    look: &TableLook<'_>,
) -> bool {
    let (number, radius) = disc(stage, row, seat);
    let label = look.render(&Phrase::plain(sitting.label()).with("seat", Fact::Number(seat.into())));
    let rect = Rect::from_center_size(number, Vec2::splat(radius * 2.0));
    let (response, can_choose) = if look.choosable.contains(&FeltPlace::Seat(seat)) {
        let response = ui.interact(rect, ui.scope_id().with(("seat", seat)), Sense::click());
        name(&response, Role::Button, &label);
        (response.on_hover_cursor(CursorIcon::PointingHand), true)
    } else {
        (named_area(ui, rect, ("seat", seat), &label), false)
    };
    let highlighted = can_choose && (response.has_focus() || response.hovered());
    SeatDisc { seat, sitting, centre: number, radius }.paint(ui, look, highlighted);
    if sitting == SeatOccupant::Holder {
        shoe::shoe_ui(ui, shoe_beside(stage, row, seat), back, look);
    }
    can_choose && response.clicked()
}

/// Share of the cloth's width at its right end in which the rail bends.
const BEND: f32 = 0.03;

/// Space between a disc and the rail, inside of which runs a line, in points.
const CLEAR_OF_RAIL: f32 = 5.0;

/// Radius of the disc of a seat.
fn disc_radius(stage: &FeltLayout, row: &PrintRow, size: Vec2) -> f32 {
    let (tall, wide) = match (stage.is_for_class, &stage.boxes) {
        (false, _) => (0.29, 0.24),
        // Beside the number of who holds it lies the shoe.
        (true, Some(boxes)) => (0.46, if boxes.holder.is_some() { 0.28 } else { 0.4 }),
        // The shoe lies below the number, not beside it.
        (true, None) => (0.48, 0.48),
    };
    let least = if stage.is_for_class {
        let widths = stage.seats.iter().map(|seat| stage.cell(*seat, row).1.x);
        widths.fold(f32::INFINITY, f32::min)
    } else {
        size.x
    };
    (size.y * tall).min(least * wide).max(5.0)
}

/// Middle and radius of the disc of a seat. At the ends of a large table it keeps clear of the rail.
fn disc(stage: &FeltLayout, row: &PrintRow, seat: u8) -> (Pos2, f32) {
    let (centre, size) = stage.cell(seat, row);
    let radius = disc_radius(stage, row, size);
    let Some(large) = &stage.large else {
        // In the boxes of a class the number makes room for the shoe beside it.
        let has_shoe = stage.boxes.as_ref().is_some_and(|boxes| boxes.holder == Some(seat));
        let aside = if has_shoe { -radius * ASIDE * side_of_shoe(stage, size, centre.x, radius) } else { 0.0 };
        return (centre + vec2(aside, 0.0), radius);
    };
    let aside = centre.x - stage.cloth.center().x;
    let bend = large.bend(aside.abs() + radius) + radius + CLEAR_OF_RAIL;
    let short = (bend - f32::midpoint(row.from, row.to)).max(0.0);
    // Inwards as far as its row goes, for the rest towards the middle.
    let down = short.min(((row.to - row.from) / 2.0 - radius).max(0.0));
    let along = (short - down).min(radius);
    let is_above = centre.y < stage.cloth.center().y;
    (centre + vec2(-aside.signum() * along, if is_above { down } else { -down }), radius)
}

/// Space between a shoe and the lines of its row, in points.
const CLEAR_OF_LINES: f32 = 2.5;
/// Height of the shoe beside a seat, in that of the row of numbers.
const SHOE: f32 = 0.88;
/// Before a class: how far the number is moved aside for it, how far it is from its number and from the next, and the
/// most that it is wide, in radii of the number.
const ASIDE: f32 = 0.55;
const BESIDE: f32 = 0.08;
const APART: f32 = 0.3;
const LARGEST: f32 = 1.7;

/// Towards the middle of the table where the rail bends in: -1 for the left.
fn side_of_shoe(stage: &FeltLayout, size: Vec2, column: f32, radius: f32) -> f32 {
    let is_last = column + 2.0 * radius + size.y > stage.cloth.right() - stage.cloth.width() * BEND;
    if is_last { -1.0 } else { 1.0 }
}

/// The shoe beside the number of a seat, where the row of the seats has nothing else.
pub(super) fn shoe_beside(stage: &FeltLayout, row: &PrintRow, seat: u8) -> Rect {
    let ((number, radius), (centre, size)) = (disc(stage, row, seat), stage.cell(seat, row));
    if stage.is_for_class && stage.boxes.is_none() {
        let height = radius * 2.3;
        let inwards = if number.y < stage.cloth.center().y { 1.0 } else { -1.0 };
        let below = number + vec2(0.0, inwards * (radius * 1.2 + height / 2.0));
        return Rect::from_center_size(below, vec2(height * 1.05, height));
    }
    let column = if stage.is_for_class { centre.x } else { number.x };
    let towards = side_of_shoe(stage, size, column, radius);
    let others = stage.seats.iter().filter(|other| **other != seat).map(|other| disc(stage, row, *other).0);
    let distances =
        others.filter(|other| (other.y - number.y).abs() < size.y).map(|other| (other.x - number.x) * towards);
    let next = distances.filter(|distance| *distance > 0.0).fold(size.x, f32::min);
    let free = next - 2.0 * radius;
    let (gap, most) = if stage.is_for_class {
        // In the boxes of a class it is plainly nearer to its seat than to the next.
        let gap = radius * BESIDE;
        (gap, (free - gap - radius * APART).min(radius * LARGEST) / 1.05)
    } else {
        // In a narrow row too the shoe stays apart from the next number.
        let gap = (radius * 0.12).max(4.0).min(free * 0.2);
        (gap, (free - 2.0 * gap).max(free * 0.6) / 1.05)
    };
    let height = (size.y * SHOE).min(most);
    // A large shoe reaches towards the rail.
    let beyond = (height - (size.y - 2.0 * CLEAR_OF_LINES)).max(0.0) / 2.0;
    let outwards = if number.y < stage.cloth.center().y { -beyond } else { beyond };
    // Clear of the lines of its row, also where the number keeps clear of the rail.
    let slack = ((size.y - height) / 2.0 - CLEAR_OF_LINES).max(0.0);
    let x = number.x + towards * (radius + gap + height * 0.525);
    let middle = centre.y + stage.slope(seat, row) * (x - centre.x);
    let y = number.y.clamp(middle - slack, middle + slack);
    let beside = pos2(x, y + outwards);
    Rect::from_center_size(beside, vec2(height * 1.05, height))
}

/// The discs of the seats, without shoe and names.
pub(super) fn paint_discs(ui: &Ui, stage: &FeltLayout, seats: &Seats, look: &TableLook<'_>) {
    let Some(row) = stage.rows.first() else { return };
    for seat in stage.seats.iter().copied() {
        let (centre, radius) = disc(stage, row, seat);
        let sitting = SeatOccupant::at_seat(seat, Some(seats));
        SeatDisc { seat, sitting, centre, radius }.paint(ui, look, false);
    }
}

/// Least radius of a disc with a ring around it, in points.
const RINGED: f32 = 7.5;
/// Size of a number before a class, in radii.
const FOR_CLASS: f32 = 1.2;

/// The number of a seat in its circle.
struct SeatDisc {
    seat: u8,
    sitting: SeatOccupant,
    centre: Pos2,
    radius: f32,
}

impl SeatDisc {
    fn paint(&self, ui: &Ui, look: &TableLook<'_>, highlighted: bool) {
        let Self { seat, sitting, centre, radius } = *self;
        let baize = look.theme.baize;
        // The lines of the cloth do not run through the number.
        let cloth = baize.cloth.lerp_to_gamma(baize.cloth_edge, 0.6);
        let (ground, edge, ink) = match sitting {
            SeatOccupant::Unspecified | SeatOccupant::Player => (baize.rail, baize.print, baize.print),
            SeatOccupant::Nobody if look.for_class => {
                (baize.cloth_edge.gamma_multiply(0.3), baize.print_quiet.gamma_multiply(0.5), baize.print_quiet)
            }
            SeatOccupant::Nobody => {
                (cloth, baize.print_quiet.gamma_multiply(0.45), baize.print_quiet.gamma_multiply(0.85))
            }
            SeatOccupant::Holder => (baize.rail, baize.highlight, baize.highlight),
        };
        let key = (radius.to_bits(), sitting, highlighted, look.for_class, look.paint_key());
        drawing::picture(ui, ("seat", key), Placement::at(centre), |painter| {
            let pixel = 1.0 / painter.ctx().pixels_per_point();
            let ring = |radius: f32, thick: f32, colour: Color32| {
                let outline = shape::circle(Pos2::ZERO, radius, pixel);
                painter.add(Shape::closed_line(outline, Stroke::new(thick, colour)));
            };
            painter.add(shape::disc(Pos2::ZERO, radius, ground, pixel));
            let wide = if sitting == SeatOccupant::Holder { 0.14 } else { 0.07 };
            // Around a small disc a ring would run into its number.
            if radius >= RINGED || sitting == SeatOccupant::Holder {
                ring(radius, (radius * wide).max(1.0), edge);
            }
            if highlighted {
                ring(radius * 1.18, (radius * 0.12).max(2.0), baize.highlight);
            }
        });
        // In a small circle a single figure takes more of it.
        let share = if seat < 10 { 1.4 } else { 1.05 };
        let usual = if look.for_class { FOR_CLASS } else { 1.05 };
        let font = FontId::new((radius * usual).max((radius * share).min(9.0)), fonts::semibold());
        ui.painter().text(centre, Align2::CENTER_CENTER, seat.to_string(), font, ink);
    }
}
