//! The print on the cloth: spot names in the terms of the house, payouts, tableaux. Selectable spots are buttons.

use eframe::egui::{
    Align2, Color32, CursorIcon, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, epaint::TextShape, vec2,
};

use super::felt_layout::{FeltLayout, Field, PrintRow};
use super::large_table::LargeTable;
use super::lettering::{self, Letters};
use super::{TableLook, named_area};
use crate::drill::question::{FeltPlace, Scene};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::{Pays, Spot, When};
use crate::rules::house::{Hand, House};
use crate::view::drawing::{self, Placement};
use crate::view::widget::name;
use crate::view::{fonts, pointer};

pub(super) fn spots_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) -> Option<FeltPlace> {
    // The bent rows are hit-tested on the ground; their rectangles serve the keyboard.
    let sense = if look.choosable.is_empty() { Sense::empty() } else { Sense::CLICK };
    let ground = ui.interact(stage.cloth, ui.scope_id().with("ground"), sense);
    let under = |pointer: Option<Pos2>| pointer.and_then(|at| stage.row_at(at)).filter(|spot| look.can_choose(*spot));
    let fields = stage.fields();
    let mut chosen = None;
    for row in &stage.rows {
        let (Some(spot), Some(first)) = (row.spot, fields.first()) else { continue };
        let wins = scene.announced.map(Spot::from) == Some(spot);
        let label = look.render(&spot_label(spot, wins, look));
        let rect = row_rect(stage, *first, row);
        let can_choose = look.can_choose(spot);
        let response = if can_choose {
            let response = ui.interact(rect, ui.scope_id().with(("spot", spot)), Sense::click());
            name(&response, Role::Button, &label);
            response.on_hover_cursor(CursorIcon::PointingHand)
        } else {
            named_area(ui, rect, ("spot", spot), &label)
        };
        let hovered = under(ground.hover_pos().or(response.hover_pos())) == Some(spot);
        let print = SpotPrint { spot, row, wins, lit: hovered || (can_choose && response.has_focus()) };
        let state = (stage.key(), row.from.to_bits(), row.to.to_bits(), wins, print.lit);
        drawing::picture(ui, ("row", state, look.paint_key()), Placement::in_place(), |painter| {
            for field in &fields {
                print.boxes(painter, stage, *field, look);
            }
        });
        for field in &fields {
            print.letters(ui, stage, *field, look);
        }
        if response.clicked() {
            chosen = under(response.interact_pointer_pos()).or(Some(spot));
        }
    }
    if ground.clicked() {
        chosen = chosen.or(under(ground.interact_pointer_pos()));
    }
    if !look.choosable.is_empty() && ground.hovered() {
        pointer::follow(ui.ctx());
    }
    if under(ground.hover_pos()).is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if let Some(large) = stage.large.as_ref().filter(|_| !stage.is_for_class) {
        tableaux(ui, stage, large, look);
    }
    chosen.map(FeltPlace::Spot)
}

impl FeltLayout {
    fn row_at(&self, point: Pos2) -> Option<Spot> {
        let depth = self.depth_of(point);
        self.rows.iter().find(|row| (row.from..row.to).contains(&depth))?.spot
    }
}

fn row_rect(stage: &FeltLayout, field: Field, row: &PrintRow) -> Rect {
    let (left, right) = if stage.large.is_some() { (0.02, 0.98) } else { (0.28, 0.72) };
    let (one, other) = (stage.on(field, left, row.from), stage.on(field, right, row.to));
    Rect::from_x_y_ranges(one.x..=other.x, stage.on(field, 0.5, row.from).y..=stage.on(field, 0.5, row.to).y)
}

/// A spot's row in the print.
struct SpotPrint<'a> {
    spot: Spot,
    row: &'a PrintRow,
    wins: bool,
    /// Under the pointer, or with the focus.
    lit: bool,
}

impl SpotPrint<'_> {
    fn boxes(&self, painter: &Painter, stage: &FeltLayout, field: Field, look: &TableLook<'_>) {
        let Self { row, wins, lit, .. } = *self;
        let baize = look.theme.baize;
        let height = row.to - row.from;
        let (outer, inner) = (line(stage, field, row.from), line(stage, field, row.to));
        if wins || lit {
            painter.add(band(&outer, &inner, if wins { baize.cloth_lit } else { baize.cloth_lit.gamma_multiply(0.7) }));
        }
        let thin = (stage.rail * 0.07).max(1.0);
        // The strong frame is that of a bet that is chosen.
        let edge = match (lit, wins) {
            (true, _) => Stroke::new((height * 0.02).max(thin * 1.4), baize.highlight),
            (false, true) => Stroke::new(thin * 1.6, baize.highlight.gamma_multiply(0.85)),
            (false, false) => Stroke::new(thin, baize.print_quiet.gamma_multiply(0.6)),
        };
        let outline: Vec<Pos2> = outer.into_iter().chain(inner.into_iter().rev()).collect();
        painter.add(Shape::closed_line(outline, edge));
        let between = Stroke::new(thin, baize.print_quiet.gamma_multiply(0.36));
        let inset = height * 0.06;
        let (first, last) = field.boxes;
        for cell in 0..=field.cells {
            let along = first + (last - first) * f32::from(cell) / f32::from(field.cells.max(1));
            if along > 0.0 && along < 1.0 {
                let ends = [row.from + inset, row.to - inset].map(|depth| stage.on(field, along, depth));
                painter.line_segment(ends, between);
            }
        }
    }

    /// The name of the spot and below it what it pays, beside its boxes, where no stake lies on them.
    fn letters(&self, ui: &Ui, stage: &FeltLayout, field: Field, look: &TableLook<'_>) {
        let Self { spot, row, wins, .. } = *self;
        let baize = look.theme.baize;
        let height = row.to - row.from;
        let ink = if wins { baize.highlight } else { baize.print };
        let name = look.spot_name(spot).to_uppercase();
        let own = name.chars().count() as f32 + if wins { TICKED } else { 0.0 };
        // The names of all spots are as large as the longest.
        let others = stage.rows.iter().filter_map(|row| row.spot).map(|spot| look.spot_name(spot).chars().count());
        let letters = others.map(|count| count as f32).fold(own, f32::max);
        let lowest =
            stage.rows.iter().filter(|row| row.spot.is_some()).map(|row| row.to - row.from).fold(height, f32::min);
        let text = if wins { format!("{name} {TICK}") } else { name };
        let pays = payout(spot, look);
        for (from, to) in field.titles() {
            let corners = [(from, row.from), (to, row.from), (from, row.to), (to, row.to)];
            if !corners.iter().all(|(along, depth)| stage.shown.contains(stage.on(field, *along, *depth))) {
                continue;
            }
            let (from, to) = (from + (to - from) * 0.06, to - (to - from) * 0.06);
            let room = stage.on(field, from, row.from).distance(stage.on(field, to, row.from));
            let (share, least) = if stage.is_for_class { (0.38, 0.3) } else { (0.29, 0.28) };
            let most = if stage.is_for_class { f32::INFINITY } else { LARGEST };
            let size = |share: f32| (height * share).min(most).min(room / (letters * LETTER));
            if size(ALONE) < LEAST_NAME {
                continue;
            }
            let quiet = if wins { ink } else { baize.print_quiet };
            let under = Letters { text: pays.clone(), size: size(share).min(height * least), ink: quiet };
            let name = |size: f32| Letters { text: text.clone(), size, ink };
            // Where the payout of any spot could not be read, the names take their places.
            let lines = if pays.is_empty() || under.size.min(lowest * least) < READABLE {
                vec![(0.5, name(size(if pays.is_empty() { share } else { ALONE })))]
            } else {
                vec![(0.34, name(size(share))), (0.70, under)]
            };
            for (share, letters) in lines {
                let depth = if field.facing { row.from + height * share } else { row.to - height * share };
                lettering::along(ui, |at| stage.on(field, from + (to - from) * at, depth), &[letters]);
            }
        }
    }
}

/// After the name of the spot that wins.
const TICK: char = '✓';
/// Its width with the space before it, in letters.
const TICKED: f32 = 1.1;

/// Largest name, in points.
const LARGEST: f32 = 44.0;
/// Smallest payout and smallest name that are printed, in points.
const READABLE: f32 = 6.5;
const LEAST_NAME: f32 = 5.5;
/// Size of a name that stands alone, as a share of its row.
const ALONE: f32 = 0.44;

/// Width of a capital letter with its space, as a share of its size.
const LETTER: f32 = 0.74;

fn line(stage: &FeltLayout, field: Field, depth: f32) -> Vec<Pos2> {
    (0..=16_u8).map(|step| stage.on(field, f32::from(step) / 16.0, depth)).collect()
}

fn band(upper: &[Pos2], lower: &[Pos2], colour: Color32) -> eframe::egui::Mesh {
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

fn tableaux(ui: &Ui, stage: &FeltLayout, large: &LargeTable, look: &TableLook<'_>) {
    let first_is_right = large.hand_of_first() == Some(Hand::Right);
    for (number, right) in [(1, first_is_right), (2, !first_is_right)] {
        let text = look.render(&text!("table-tableau", number = Fact::Number(number)));
        let size = (stage.cloth.height() * 0.024).clamp(9.0, 28.0);
        let ink = look.theme.baize.print;
        let galley = ui.painter().layout_no_wrap(text.to_uppercase(), FontId::new(size, fonts::semibold()), ink);
        let (side, turn) = if right { (1.0, 1.0) } else { (-1.0, -1.0) };
        let at = stage.cloth.center() + vec2(side * (stage.cloth.width() / 2.0 - stage.rail * 0.9 - size), 0.0);
        // On a narrow cloth the hands have the whole width.
        let rect = Rect::from_center_size(at, vec2(galley.size().y, galley.size().x)).expand(2.0);
        if [stage.hands.punto, stage.hands.banco].iter().any(|hand| hand.intersects(rect)) {
            continue;
        }
        let shape = TextShape::new(at - galley.size() / 2.0, galley, ink);
        let angle = turn * std::f32::consts::FRAC_PI_2;
        ui.painter().add(shape.with_angle_and_anchor(angle, Align2::CENTER_CENTER));
    }
}

/// The payout of a spot that stands on the cloth.
pub(super) fn payout_on(spot: Spot, house: &House) -> Option<Pays> {
    let lines = &house.spot_rules(spot)?.payouts;
    let pays = |pays: &Pays| matches!(pays, Pays::Odds(_) | Pays::LessCommission(_));
    let wins = lines.iter().find(|line| matches!(line.when, When::Wins(_)) && pays(&line.pays));
    wins.or_else(|| lines.iter().find(|line| pays(&line.pays))).map(|line| line.pays)
}

fn payout(spot: Spot, look: &TableLook<'_>) -> String {
    match payout_on(spot, look.house) {
        Some(Pays::Odds(ratio)) => format!("{} : {}", ratio.over, ratio.under),
        Some(Pays::LessCommission(share)) => format!("1 : 1 − {}", look.words.percent(percent(share))),
        _ => String::new(),
    }
}

fn spot_label(spot: Spot, wins: bool, look: &TableLook<'_>) -> Phrase {
    let of = |key: TextKey| Phrase::plain(key).with("spot", look.spot_fact(spot));
    let label = match payout_on(spot, look.house) {
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
