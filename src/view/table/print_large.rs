//! The print on the large table's cloth: the rows of both tableaux with the spot names between them.

use eframe::egui::{Align2, CursorIcon, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, epaint::TextShape, vec2};

use super::felt_layout::{FeltLayout, PrintRow};
use super::large_table::LargeTable;
use super::print::{band, payout, spot_label};
use super::{TableLook, named_area};
use crate::drill::question::{FeltPlace, Scene};
use crate::i18n::phrase::Fact;
use crate::rules::bet::Spot;
use crate::rules::house::Hand;
use crate::view::fonts;
use crate::view::widget::name;

pub(super) fn spots_ui(
    ui: &Ui,
    stage: &FeltLayout,
    large: &LargeTable,
    scene: &Scene,
    look: &TableLook<'_>,
) -> Option<FeltPlace> {
    let mut chosen = None;
    for row in &stage.rows {
        let Some(spot) = row.spot else { continue };
        let wins = scene.announced.map(Spot::from) == Some(spot);
        let print = SpotPrint { spot, row, wins, large, look };
        for facing in [true, false] {
            for hand in [Hand::Left, Hand::Right] {
                print.field_ui(ui, stage, hand, facing);
            }
            print.words_ui(ui, facing);
        }
        let centre = large.at(0.0, f32::midpoint(row.from, row.to), true);
        let rect = Rect::from_center_size(centre, vec2(large.middle * 1.9, (row.to - row.from) * 0.96));
        let label = look.render(&spot_label(spot, wins, look));
        if !look.can_choose(spot) {
            named_area(ui, rect, ("spot", spot), &label);
            continue;
        }
        let response = ui.interact(rect, ui.scope_id().with(("spot", spot)), Sense::click());
        name(&response, Role::Button, &label);
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            chosen = Some(FeltPlace::Spot(spot));
        }
    }
    tableaux(ui, stage, large, look);
    chosen
}

/// A spot's row in the print.
struct SpotPrint<'a> {
    spot: Spot,
    row: &'a PrintRow,
    wins: bool,
    large: &'a LargeTable,
    look: &'a TableLook<'a>,
}

impl SpotPrint<'_> {
    fn field_ui(&self, ui: &Ui, stage: &FeltLayout, hand: Hand, facing: bool) {
        let Self { row, wins, large, look, .. } = *self;
        let baize = look.theme.baize;
        let edges = large.dividers(hand, facing);
        let (Some(first), Some(last)) = (edges.first(), edges.last()) else { return };
        let along = |depth: f32| -> Vec<Pos2> {
            (0..=24_u8).map(|step| large.at(first + (last - first) * f32::from(step) / 24.0, depth, facing)).collect()
        };
        let (outer, inner) = (along(row.from), along(row.to));
        let painter = ui.painter();
        let thin = (stage.rail * 0.07).max(1.0);
        let line = if wins {
            painter.add(band(&outer, &inner, baize.highlight.gamma_multiply(0.16)));
            Stroke::new(thin * 1.8, baize.highlight)
        } else {
            Stroke::new(thin, baize.print_quiet.gamma_multiply(0.45))
        };
        let outline: Vec<Pos2> = outer.into_iter().chain(inner.into_iter().rev()).collect();
        painter.add(Shape::closed_line(outline, line));
        let between = Stroke::new(thin, baize.print_quiet.gamma_multiply(0.28));
        let inset = (row.to - row.from) * 0.05;
        for edge in edges.iter().skip(1).take(edges.len().saturating_sub(2)) {
            let ends = [large.at(*edge, row.from + inset, facing), large.at(*edge, row.to - inset, facing)];
            painter.line_segment(ends, between);
        }
    }

    fn words_ui(&self, ui: &Ui, facing: bool) {
        let Self { spot, row, wins, large, look } = *self;
        let baize = look.theme.baize;
        let painter = ui.painter();
        let height = row.to - row.from;
        let centre = large.at(0.0, f32::midpoint(row.from, row.to), facing);
        let room = large.middle * 1.86;
        let line = |text: String, share: f32, at: f32, ink| {
            let lay = |size: f32| painter.layout_no_wrap(text.clone(), FontId::new(size, fonts::semibold()), ink);
            let most = (height * share).min(40.0);
            let wide = lay(most).size().x;
            let galley = lay(if wide > room { (most * room / wide).max(6.0) } else { most });
            painter.galley(centre + vec2(0.0, at * height) - galley.size() / 2.0, galley, ink);
        };
        let ink = if wins { baize.highlight } else { baize.print };
        line(look.spot_name(spot).to_uppercase(), 0.30, -0.16, ink);
        let (below, quiet) = if wins {
            (look.words.message(text_key!("table-wins")), baize.highlight)
        } else {
            (payout(spot, look), baize.print_quiet)
        };
        line(below, 0.24, 0.20, quiet);
    }
}

fn tableaux(ui: &Ui, stage: &FeltLayout, large: &LargeTable, look: &TableLook<'_>) {
    let first_is_right = large.hand_of_first() == Some(Hand::Right);
    for (number, right) in [(1, first_is_right), (2, !first_is_right)] {
        let text = look.render(&text!("table-tableau", number = Fact::Number(number)));
        let size = (stage.cloth.height() * 0.022).clamp(9.0, 28.0);
        let ink = look.theme.baize.print_quiet;
        let galley = ui.painter().layout_no_wrap(text.to_uppercase(), FontId::new(size, fonts::semibold()), ink);
        let (side, turn) = if right { (1.0, 1.0) } else { (-1.0, -1.0) };
        let at = stage.cloth.center() + vec2(side * (stage.cloth.width() / 2.0 - stage.rail * 0.9 - size), 0.0);
        let shape = TextShape::new(at - galley.size() / 2.0, galley, ink);
        let angle = turn * std::f32::consts::FRAC_PI_2;
        ui.painter().add(shape.with_angle_and_anchor(angle, Align2::CENTER_CENTER));
    }
}
