//! The stakes on their spots: stacks of the fewest chips with the sum beside them.

use eframe::egui::{Align2, CornerRadius, FontId, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::stage::Stage;
use super::{TableLook, chip, shade, told};
use crate::drill::question::{LaidStake, Scene};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::fonts;
use crate::words::money;

pub(super) fn stakes_ui(ui: &Ui, stage: &Stage, scene: &Scene, look: &TableLook<'_>) {
    for (index, stake) in scene.stakes.iter().enumerate() {
        let Some(row) = stage.rows.iter().find(|row| row.spot == Some(stake.spot)) else { continue };
        let (centre, size) = stage.cell(stake.seat, row);
        stake_ui(ui, stake, centre, size * vec2(0.94, 0.84), look, index);
    }
}

fn stake_ui(ui: &Ui, stake: &LaidStake, centre: Pos2, room: Vec2, look: &TableLook<'_>, index: usize) {
    let rect = Rect::from_center_size(centre, room);
    let phrase = Phrase::plain("table-stake")
        .with("seat", Fact::Number(stake.seat.into()))
        .with("spot", look.spot_fact(stake.spot))
        .with("amount", Fact::Money(stake.amount));
    told(ui, rect, ("stake", index), &look.say(&phrase));

    let pieces = chip::chips_for(stake.amount, &look.theme.baize.chips);
    let text = money(look.words.language(), stake.amount);
    let painter = ui.painter();
    let ink = look.theme.baize.print;
    let lay = |size: f32| painter.layout_no_wrap(text.clone(), FontId::new(size, fonts::semibold()), ink);
    // Stacks at the left, the figure at the right; where the cell is narrow, the figure below.
    let mut radius = (room.y * 0.30).min(room.x * 0.19).max(4.0);
    let mut size = (radius * 0.95).clamp(10.0, 34.0);
    let mut figure = lay(size);
    let wide = chip::width_of(&pieces) * radius;
    let below = wide + figure.size().x + radius * 0.5 > room.x;
    if below {
        radius = (room.y * 0.25).min(room.x * 0.34).max(4.0);
        size = (room.y * 0.24).clamp(9.0, 34.0);
        figure = lay(size);
        if figure.size().x > room.x {
            figure = lay((size * room.x / figure.size().x).max(7.0));
        }
    }
    let wide = chip::width_of(&pieces) * radius;
    let (chips, text_at) = if below {
        let line = figure.size().y;
        let chips = rect.with_max_y(rect.bottom() - line);
        (chips, pos2(rect.center().x - figure.size().x / 2.0, rect.bottom() - line))
    } else {
        let whole = wide + radius * 0.4 + figure.size().x;
        let left = rect.center().x - whole / 2.0;
        let chips = Rect::from_x_y_ranges(left..=left + wide, rect.y_range());
        (chips, pos2(left + wide + radius * 0.4, rect.center().y - figure.size().y / 2.0))
    };
    let tall = chips.height();
    let foot = chip::foot_in(chips, radius, pieces.len(), tall) - vec2((wide - widest(&pieces) * radius) / 2.0, 0.0);
    chip::stacks(ui, foot, radius, tall, &pieces, look);
    let pill = Rect::from_min_size(text_at, figure.size()).expand2(vec2(3.0, 0.0));
    painter.rect_filled(pill, CornerRadius::same((pill.height() / 2.0).min(255.0) as u8), shade(look, 0.30));
    painter.add(eframe::egui::epaint::TextShape::new(
        Align2::LEFT_TOP.align_size_within_rect(figure.size(), Rect::from_min_size(text_at, figure.size())).min,
        figure,
        ink,
    ));
}

/// The width of one stack, in radii.
fn widest(pieces: &[&crate::view::palette::Piece]) -> f32 {
    chip::width_of(pieces.get(..1).unwrap_or_default()).max(2.0)
}
