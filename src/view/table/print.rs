//! The print on the cloth: spot names in the terms of the house, payouts, seat numbers. Selectable spots are buttons.

use eframe::egui::{
    Align2, Color32, CornerRadius, CursorIcon, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2,
    epaint::TextShape, pos2,
};

use super::felt_layout::{EDGE, FeltLayout, PrintRow};
use super::{TableLook, named_area};
use crate::drill::question::{FeltPlace, Scene};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::{Pays, Spot, When};
use crate::view::fonts;
use crate::view::widget::name;

pub(super) fn spots_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) -> Option<FeltPlace> {
    let ground =
        Rect::from_min_max(stage.cloth.min, pos2(stage.cloth.right(), stage.cloth.top() + stage.depth + stage.sag));
    // The bent rows are hit-tested on the ground; their rectangles serve the keyboard.
    let sense = if look.choosable.is_empty() { Sense::empty() } else { Sense::CLICK };
    let ground = ui.interact(ground, ui.scope_id().with("ground"), sense);
    let under = |pointer: Option<Pos2>| pointer.and_then(|at| stage.row_at(at)).filter(|spot| look.can_choose(*spot));
    let mut chosen = None;
    for row in &stage.rows {
        let Some(spot) = row.spot else { continue };
        let wins = scene.announced.map(Spot::from) == Some(spot);
        let label = look.render(&spot_label(spot, wins, look));
        let rect = row_rect(stage, row);
        let can_choose = look.can_choose(spot);
        let response = if can_choose {
            let response = ui.interact(rect, ui.scope_id().with(("spot", spot)), Sense::click());
            name(&response, Role::Button, &label);
            response.on_hover_cursor(CursorIcon::PointingHand)
        } else {
            named_area(ui, rect, ("spot", spot), &label)
        };
        let hovered = under(ground.hover_pos().or(response.hover_pos())) == Some(spot);
        paint_row(
            ui,
            stage,
            row,
            spot,
            look,
            &SpotState { hovered, wins, focused: can_choose && response.has_focus() },
        );
        if response.clicked() {
            chosen = under(response.interact_pointer_pos()).or(Some(spot));
        }
    }
    if ground.clicked() {
        chosen = chosen.or(under(ground.interact_pointer_pos()));
    }
    if under(ground.hover_pos()).is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    chosen.map(FeltPlace::Spot)
}

struct SpotState {
    hovered: bool,
    wins: bool,
    focused: bool,
}

impl FeltLayout {
    fn row_at(&self, point: Pos2) -> Option<Spot> {
        let depth = self.depth_of(point);
        self.rows.iter().find(|row| (row.from..row.to).contains(&depth))?.spot
    }
}

fn row_rect(stage: &FeltLayout, row: &PrintRow) -> Rect {
    let reach = if stage.names > 0.0 { 0.30 } else { 0.22 };
    let top = stage.at(0.5, row.from).y;
    let bottom = stage.at(0.5, row.to).y;
    Rect::from_x_y_ranges(stage.at(0.5 - reach, row.from).x..=stage.at(0.5 + reach, row.from).x, top..=bottom)
}

fn paint_row(ui: &Ui, stage: &FeltLayout, row: &PrintRow, spot: Spot, look: &TableLook<'_>, mood: &SpotState) {
    let baize = look.theme.baize;
    let painter = ui.painter();
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let height = row.to - row.from;
    let (from, to) = (EDGE, 1.0 - EDGE);
    let upper = arc(stage, from, to, row.from);
    let lower = arc(stage, from, to, row.to);
    let field: Vec<Pos2> = upper.iter().chain(lower.iter().rev()).copied().collect();
    let tint = match mood {
        SpotState { wins: true, .. } => 0.20,
        SpotState { hovered: true, .. } | SpotState { focused: true, .. } => 0.12,
        _ => 0.0,
    };
    if tint > 0.0 {
        let band = band(&upper, &lower, baize.highlight.gamma_multiply(tint));
        painter.add(band);
    }
    let line = if mood.focused {
        Stroke::new((pixel * 2.5).max(height * 0.05), baize.highlight)
    } else if mood.wins {
        Stroke::new((pixel * 2.0).max(height * 0.04), baize.highlight)
    } else {
        Stroke::new((stage.rail * 0.07).max(1.0), baize.print_quiet.gamma_multiply(0.45))
    };
    painter.add(Shape::closed_line(field, line));
    if stage.names > 0.0 {
        dividers(ui, stage, row, look);
    }
    words(ui, stage, row, spot, look, mood);
}

pub(super) fn band(upper: &[Pos2], lower: &[Pos2], colour: Color32) -> eframe::egui::Mesh {
    let mut mesh = eframe::egui::Mesh::default();
    for (above, below) in upper.iter().zip(lower) {
        mesh.colored_vertex(*above, colour);
        mesh.colored_vertex(*below, colour);
    }
    for index in 0..(upper.len() as u32).saturating_sub(1) {
        mesh.add_triangle(2 * index, 2 * index + 1, 2 * index + 2);
        mesh.add_triangle(2 * index + 1, 2 * index + 3, 2 * index + 2);
    }
    mesh
}

fn arc(stage: &FeltLayout, from: f32, to: f32, depth: f32) -> Vec<Pos2> {
    (0..=48_u8).map(|step| stage.at(from + (to - from) * f32::from(step) / 48.0, depth)).collect()
}

fn dividers(ui: &Ui, stage: &FeltLayout, row: &PrintRow, look: &TableLook<'_>) {
    let count = usize::from(stage.seats.end() - stage.seats.start()) + 1;
    let first = stage.seats_from();
    let step = (1.0 - EDGE - first) / count as f32;
    let line = Stroke::new((stage.rail * 0.06).max(1.0), look.theme.baize.print_quiet.gamma_multiply(0.28));
    let inset = (row.to - row.from) * 0.05;
    for place in 0..count {
        let along = first + step * place as f32;
        ui.painter().line_segment([stage.at(along, row.from + inset), stage.at(along, row.to - inset)], line);
    }
}

/// The spot's name and payout, centred or in a name column where stakes may lie.
fn words(ui: &Ui, stage: &FeltLayout, row: &PrintRow, spot: Spot, look: &TableLook<'_>, mood: &SpotState) {
    let baize = look.theme.baize;
    let painter = ui.painter();
    let height = row.to - row.from;
    let middle = f32::midpoint(row.from, row.to);
    let ink = if mood.wins { baize.highlight } else { baize.print };
    let title = look.spot_name(spot).to_uppercase();
    let pays = payout(spot, look);
    let lay = |text: String, size: f32, ink| painter.layout_no_wrap(text, FontId::new(size, fonts::semibold()), ink);
    if stage.names > 0.0 {
        let along = EDGE + stage.names / stage.cloth.width() / 2.0;
        let angle = slope(stage, along, middle);
        let room = stage.names - 12.0;
        let down = -Vec2::angled(angle).rot90() * height;
        let line = |text: String, size: f32, at: f32, ink: Color32| {
            let size = fit(height * size, room, |size| lay(text.clone(), size, ink).size().x);
            turned(ui, stage.at(along, middle) + down * at, angle, lay(text, size, ink), ink);
        };
        if mood.wins {
            line(look.words.message(text_key!("table-wins")), 0.22, -0.31, baize.highlight);
            line(title, 0.32, 0.0, ink);
            line(pays, 0.22, 0.30, baize.print_quiet);
        } else {
            line(title, 0.34, -0.13, ink);
            line(pays, 0.24, 0.24, baize.print_quiet);
        }
    } else {
        let size = height * 0.56;
        let galley = lay(spaced(&title), size, ink);
        let at = stage.at(0.5, middle);
        let half = galley.size().x / 2.0;
        painter.galley(at - galley.size() / 2.0, galley, ink);
        let small = lay(pays, size * 0.62, baize.print_quiet);
        painter.galley(pos2(at.x + half + size * 0.7, at.y - small.size().y / 2.0), small, baize.print_quiet);
        if mood.wins && spot == Spot::Egalite {
            flag(ui, at - Vec2::new(half + size * 0.5, 0.0), Align2::RIGHT_CENTER, size * 0.6, look);
        }
    }
}

/// The winner's flag with its word; `at` is the point of the side named by `anchor`.
fn flag(ui: &Ui, at: Pos2, anchor: Align2, size: f32, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let ink = baize.card_ink_black;
    let font = FontId::new(size, fonts::semibold());
    let galley = ui.painter().layout_no_wrap(look.words.message(text_key!("table-wins")), font, ink);
    let rect = anchor.anchor_size(at, galley.size() + Vec2::new(size * 1.1, size * 0.2));
    ui.painter().rect_filled(rect, CornerRadius::from((rect.height() / 2.0).min(255.0)), baize.highlight);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
}

fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 4);
    for letter in text.chars() {
        if !out.is_empty() {
            out.push('\u{200a}');
        }
        out.push(letter);
    }
    out
}

/// The largest size up to `most` at which the text fits.
fn fit(most: f32, room: f32, width: impl Fn(f32) -> f32) -> f32 {
    let wide = width(most);
    if wide > room { (most * room / wide).max(6.0) } else { most }
}

fn slope(stage: &FeltLayout, along: f32, depth: f32) -> f32 {
    (stage.at(along + 0.01, depth) - stage.at(along - 0.01, depth)).angle()
}

fn turned(ui: &Ui, at: Pos2, angle: f32, galley: std::sync::Arc<eframe::egui::Galley>, ink: Color32) {
    let min = at - galley.size() / 2.0;
    ui.painter().add(TextShape::new(min, galley, ink).with_angle_and_anchor(angle, Align2::CENTER_CENTER));
}

fn winning(spot: Spot, look: &TableLook<'_>) -> Option<Pays> {
    let lines = &look.house.spot_rules(spot)?.payouts;
    let pays = |pays: &Pays| matches!(pays, Pays::Odds(_) | Pays::LessCommission(_));
    let wins = lines.iter().find(|line| matches!(line.when, When::Wins(_)) && pays(&line.pays));
    wins.or_else(|| lines.iter().find(|line| pays(&line.pays))).map(|line| line.pays)
}

pub(super) fn payout(spot: Spot, look: &TableLook<'_>) -> String {
    match winning(spot, look) {
        Some(Pays::Odds(ratio)) => format!("{} : {}", ratio.over, ratio.under),
        Some(Pays::LessCommission(share)) => format!("1 : 1 − {} %", percent(share)),
        _ => String::new(),
    }
}

pub(super) fn spot_label(spot: Spot, wins: bool, look: &TableLook<'_>) -> Phrase {
    let of = |key: TextKey| Phrase::plain(key).with("spot", look.spot_fact(spot));
    let label = match winning(spot, look) {
        Some(Pays::Odds(ratio)) => of(text_key!("table-spot-pays"))
            .with("over", Fact::Number(ratio.over.into()))
            .with("under", Fact::Number(ratio.under.into())),
        Some(Pays::LessCommission(share)) => {
            of(text_key!("table-spot-commission")).with("percent", Fact::Number(percent(share).into()))
        }
        _ => of(text_key!("table-spot")),
    };
    if !wins {
        return label;
    }
    text!("table-announced", spot = Fact::Phrase(Box::new(label)), chance = look.spot_fact(spot))
}

fn percent(share: crate::rules::money::Ratio) -> u32 {
    share.over * 100 / share.under.max(1)
}
