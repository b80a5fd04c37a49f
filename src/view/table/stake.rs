//! The stakes on their spots: stacks of the fewest chips with the sum beside them.

use std::sync::Arc;

use eframe::egui::{
    Color32, CornerRadius, CursorIcon, FontId, Galley, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::stage::Stage;
use super::{TableLook, chip, shade, told};
use crate::drill::question::{FeltPlace, LaidStake, Scene};
use crate::rules::chips::Piece;
use crate::rules::phrase::{Fact, Phrase};
use crate::view::fonts;
use crate::view::widget::name;
use crate::words::money;

/// The largest radius of a chip, in points.
const MOST: f32 = 120.0;

/// Draws the stakes. Returns the one that was chosen, where stakes can be.
pub(super) fn stakes_ui(ui: &Ui, stage: &Stage, scene: &Scene, look: &TableLook<'_>) -> Option<FeltPlace> {
    let laid: Vec<Laid<'_>> = scene.stakes.iter().filter_map(|stake| Laid::of(stake, scene, stage, look)).collect();
    let manner = Manner::of(ui, &laid)?;
    let mut chosen = None;
    for (index, stake) in laid.iter().enumerate() {
        if stake.ui(ui, &manner, look, index) {
            chosen = Some(stake.place());
        }
    }
    chosen
}

/// A stake, its pieces and its cell.
struct Laid<'a> {
    stake: &'a LaidStake,
    columns: Vec<Vec<&'a Piece>>,
    text: String,
    cell: Rect,
}

/// How all stakes of a scene lie: chips of one size, the sums all beside them or all below.
struct Manner {
    radius: f32,
    size: f32,
    below: bool,
}

impl Manner {
    fn of(ui: &Ui, laid: &[Laid<'_>]) -> Option<Self> {
        let least = |radius: &dyn Fn(&Laid<'_>) -> f32| laid.iter().map(radius).reduce(f32::min);
        let words = |laid: &Laid<'_>| lay(ui, &laid.text, 20.0, Color32::PLACEHOLDER).size().x / 20.0;
        let beside = least(&|laid| {
            let needed = chip::width_of(&laid.columns) + 0.5 + 0.95 * words(laid);
            (laid.cell.height() * 0.30).min(laid.cell.width() / needed)
        })?;
        let under = least(&|laid| {
            let needed = chip::width_of(&laid.columns).max(0.8 * words(laid));
            (laid.cell.height() * 0.27).min(laid.cell.width() / needed)
        })?;
        let below = under > beside;
        let radius = beside.max(under).clamp(4.0, MOST);
        let narrowest = laid.iter().map(|laid| laid.cell.width() / words(laid).max(0.1)).reduce(f32::min)?;
        let size = (radius * if below { 0.8 } else { 0.95 }).max(9.0).min(narrowest);
        Some(Self { radius, size, below })
    }
}

impl<'a> Laid<'a> {
    fn of(stake: &'a LaidStake, scene: &Scene, at: &Stage, look: &TableLook<'a>) -> Option<Self> {
        let row = at.rows.iter().find(|row| row.spot == Some(stake.spot))?;
        let (centre, size) = at.cell(stake.seat, row);
        Some(Self {
            stake,
            columns: chip::piled(&chip::chips_for(stake.amount, look.set_of(scene))),
            text: money(look.words.language(), stake.amount),
            cell: Rect::from_center_size(centre, size * vec2(0.94, 0.84)),
        })
    }

    const fn place(&self) -> FeltPlace {
        FeltPlace::Stake(self.stake.seat, self.stake.spot)
    }

    /// Makes the stake known to screen readers; where it can be chosen it is a button, by pointer and by
    /// keyboard. Returns whether it was chosen.
    fn told_ui(&self, ui: &Ui, look: &TableLook<'_>, index: usize, label: &str) -> bool {
        if !look.choosable.contains(&self.place()) {
            told(ui, self.cell, ("stake", index), label);
            return false;
        }
        let response = ui.interact(self.cell, ui.scope_id().with(("stake", index)), Sense::click());
        name(&response, Role::Button, label);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        let strength = if response.has_focus() || response.hovered() { 1.0 } else { 0.35 };
        let line = Stroke::new(if response.has_focus() { 3.0 } else { 1.5 }, look.theme.baize.highlight);
        let line = Stroke { color: line.color.gamma_multiply(strength), ..line };
        ui.painter().rect_stroke(self.cell, CornerRadius::same(6), line, StrokeKind::Inside);
        response.clicked()
    }

    /// Returns whether it was chosen.
    fn ui(&self, ui: &Ui, manner: &Manner, look: &TableLook<'_>, index: usize) -> bool {
        let phrase = Phrase::plain("table-stake")
            .with("seat", Fact::Number(self.stake.seat.into()))
            .with("spot", look.spot_fact(self.stake.spot))
            .with("amount", Fact::Money(self.stake.amount));
        let chosen = self.told_ui(ui, look, index, &look.say(&phrase));

        let (rect, radius) = (self.cell, manner.radius);
        let ink = look.theme.baize.print;
        let sum = lay(ui, &self.text, manner.size, ink);
        let wide = chip::width_of(&self.columns) * radius;
        let (chips, text_at) = if manner.below {
            let line = sum.size().y;
            (rect.with_max_y(rect.bottom() - line), pos2(rect.center().x - sum.size().x / 2.0, rect.bottom() - line))
        } else {
            let gap = radius * 0.4;
            let left = rect.center().x - (wide + gap + sum.size().x) / 2.0;
            let chips = Rect::from_x_y_ranges(left..=left + wide, rect.y_range());
            (chips, pos2(left + wide + gap, rect.center().y - sum.size().y / 2.0))
        };
        let foot = chip::foot_in(chips, radius, self.columns.first().map_or(0, Vec::len));
        let first = foot - vec2((wide - widest(&self.columns) * radius) / 2.0, 0.0);
        chip::Brush::of(ui, look.theme).columns(first, radius, chips.height(), &self.columns);
        let pill = Rect::from_min_size(text_at, sum.size()).expand2(vec2(3.0, 0.0));
        let round = CornerRadius::from((pill.height() / 2.0).min(255.0));
        ui.painter().rect_filled(pill, round, shade(look, 0.30));
        ui.painter().galley(text_at, sum, ink);
        chosen
    }
}

fn lay(ui: &Ui, text: &str, size: f32, ink: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), FontId::new(size, fonts::semibold()), ink)
}

/// The width of one stack, in radii.
fn widest(columns: &[Vec<&Piece>]) -> f32 {
    chip::width_of(columns.get(..1).unwrap_or_default()).max(2.0)
}
