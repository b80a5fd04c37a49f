//! The printed tableau as a heat map: shaded cases with letter and figure.

use eframe::egui::{
    Align2, Color32, CornerRadius, EventFilter, FontFamily, FontId, Key, Painter, Pos2, Rect, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::print::TableauPrint;
use crate::app::charts::heat::{CellFigure, HeatCell, HeatMap, Shade, Trend};
use crate::drill::ThirdCardCase;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::hand::Point;
use crate::rules::side::Side;
use crate::rules::tableau::{Cell, Third};
use crate::view::fonts;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::name;

/// Height in rows: Punto's title, headers and row, Banco's title, headers and eight rows.
const LINES: f32 = 13.0;

/// The map with the open cell ringed. Returns the cell now open, after a click or arrow key. `tells` gives a cell's
/// accessible name.
pub(in crate::view) fn heat_ui(
    ui: &mut Ui,
    map: &HeatMap,
    shade: Shade,
    open: ThirdCardCase,
    (words, theme, room): (&Catalog, &Theme, Vec2),
    tells: impl Fn(&HeatCell) -> String,
) -> ThirdCardCase {
    let sheet = HeatMapDrawing::new(ui, map, words, theme, room);
    let (rect, response) = ui.allocate_exact_size(sheet.size(), Sense::hover());
    name(&response, Role::Table, &words.render_for_house(&map_name(map), &map.house));
    let sheet = HeatMapDrawing { rect, ..sheet };
    sheet.heads(ui, open);
    let (mut there, mut reached) = (open, None);
    for cell in &map.cells {
        let Some(place) = sheet.place(cell.case) else { continue };
        let id = response.id.with(cell.case.id());
        // A single tab stop; arrows move on, and a screen reader reaches every cell.
        let held = ui.memory(|memory| memory.has_focus(id));
        let sense = if held || cell.case == open { Sense::click() } else { Sense::CLICK };
        let touched = ui.interact(place, id, sense);
        let label = tells(cell);
        touched.widget_info(|| WidgetInfo::selected(Role::Cell, true, cell.case == open, &label));
        sheet.cell(ui, cell, place, map.figure(cell, shade), map.strength(cell, shade));
        if cell.case == open {
            let ring = if touched.has_focus() { theme.surround.focus } else { theme.surround.text };
            let round = CornerRadius::same(5);
            ui.painter().rect_stroke(place.expand(1.0), round, Stroke::new(2.5, ring), StrokeKind::Middle);
        }
        if touched.clicked() {
            there = cell.case;
            touched.request_focus();
        }
        if held {
            there = cell.case;
            let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
            reached = arrow(ui).and_then(|step| sheet.step(cell.case, step));
        }
    }
    if let Some(next) = reached {
        // Deferred: a cell not open yet drops the focus during layout.
        there = next;
        ui.memory_mut(|memory| memory.request_focus(response.id.with(next.id())));
    }
    there
}

fn map_name(map: &HeatMap) -> Phrase {
    text!("pictures-tableau-of", house = Fact::Text(map.house.name.clone()))
}

fn arrow(ui: &Ui) -> Option<(i8, i8)> {
    let arrows =
        [(Key::ArrowLeft, (-1, 0)), (Key::ArrowRight, (1, 0)), (Key::ArrowUp, (0, -1)), (Key::ArrowDown, (0, 1))];
    ui.input(|input| arrows.into_iter().find(|(key, _)| input.key_pressed(*key)).map(|(_, step)| step))
}

struct HeatMapDrawing<'a> {
    print: TableauPrint<'a>,
    map: &'a HeatMap,
    rect: Rect,
}

impl<'a> HeatMapDrawing<'a> {
    fn new(ui: &Ui, map: &'a HeatMap, words: &'a Catalog, theme: &'a Theme, room: Vec2) -> Self {
        let mut print = TableauPrint::new(ui, &map.house, words, theme);
        let body = print.text;
        let least = body * 2.1;
        print.step = ((room.x - print.head - print.stood) / 10.0).clamp(least.min(46.0), body * 5.0);
        print.stood = print.stood.max(print.step);
        if print.head + 10.0 * print.step + print.stood > room.x {
            print.step = ((room.x - print.head) / 11.0).max(24.0);
            print.stood = print.step;
        }
        print.row = ((room.y - GRID) / LINES).clamp(body * 1.35, body * 2.6);
        Self { print, map, rect: Rect::ZERO }
    }

    fn size(&self) -> Vec2 {
        vec2(self.print.head + 10.0 * self.print.step + self.print.stood, LINES * self.print.row + GRID)
    }

    /// `None` for a draw prevented by a natural: the print has no cell for it.
    fn place(&self, case: ThirdCardCase) -> Option<Rect> {
        let row = |lines: f32| self.rect.top() + lines * self.print.row;
        match case {
            ThirdCardCase::Punto(point) => {
                Some(self.print.place(self.rect.left(), row(2.0), point.index(), Third::Card(point)))
            }
            ThirdCardCase::Banco(Cell { banco, third }) => {
                let top = row(5.0 + f32::from(banco.get())) + GRID;
                Some(self.print.place(self.rect.left(), top, third.column(), third))
            }
            ThirdCardCase::Stopped(..) => None,
        }
    }

    fn step(&self, from: ThirdCardCase, (right, down): (i8, i8)) -> Option<ThirdCardCase> {
        let (column, row) = match from {
            ThirdCardCase::Punto(point) => (point.get() as i8, -1),
            ThirdCardCase::Banco(cell) => (cell.third.column() as i8, cell.banco.get() as i8),
            ThirdCardCase::Stopped(..) => return None,
        };
        let (column, row) = (column + right, row + down);
        let case = match (u8::try_from(row), u8::try_from(column).ok()?) {
            (Err(_), column) if row == -1 => ThirdCardCase::Punto(Point::try_from(column.min(7)).ok()?),
            (Ok(row), column) => {
                let third = Third::all().nth(usize::from(column))?;
                ThirdCardCase::Banco(Cell { banco: Point::try_from(row).ok()?, third })
            }
            _ => return None,
        };
        self.map.cell(case).map(|cell| cell.case)
    }

    fn heads(&self, ui: &Ui, open: ThirdCardCase) {
        let (print, left, top) = (&self.print, self.rect.left(), self.rect.top());
        print.title(ui, self.rect, top, print.house.terms.punto.value(), "");
        let column = text!("tableau-column", side = Fact::Side(Side::Punto));
        let banco = top + 3.0 * print.row + GRID;
        print.title(ui, self.rect, banco, print.house.terms.banco.value(), &print.render(&column));
        let points = Point::ALL.into_iter().filter(|point| !point.is_natural());
        for point in points.clone() {
            let place = print.place(left, top + print.row, point.index(), Third::Card(point));
            print.head(ui, place, &point.to_string(), open == ThirdCardCase::Punto(point));
        }
        let cell = if let ThirdCardCase::Banco(cell) = open { Some(cell) } else { None };
        for third in Third::all() {
            let place = print.place(left, banco + print.row, third.column(), third);
            print.head(ui, place, &print.column(third), cell.is_some_and(|cell| cell.third == third));
        }
        for point in points {
            let top = banco + (2.0 + f32::from(point.get())) * print.row;
            let place = Rect::from_min_size(pos2(left, top), vec2(print.head, print.row));
            print.head(ui, place, &point.to_string(), cell.is_some_and(|cell| cell.banco == point));
        }
    }

    fn cell(&self, ui: &Ui, cell: &HeatCell, place: Rect, figure: Option<CellFigure>, strength: Option<f64>) {
        let print = &self.print;
        let (painter, inner) = (ui.painter(), place.shrink(1.0));
        let colours = print.theme.surround;
        painter.rect_filled(inner, CornerRadius::same(4), shaded(print.theme, strength));
        let line = Stroke::new(1.0, colours.line);
        painter.rect_stroke(inner, CornerRadius::same(4), line, StrokeKind::Inside);
        if cell.learnt.is_none() {
            hatch(painter, inner, line);
        }
        let letter = print.letter(cell.act);
        let small = (print.text * 0.72).min(place.height() * 0.5).max(9.0);
        let ink = if cell.learnt.is_none() { colours.text_quiet } else { colours.text };
        let font = FontId::new(small, fonts::semibold());
        let at = inner.left_center() + vec2(4.0, 0.0);
        let drawn = painter.text(at, Align2::LEFT_CENTER, letter, font, colours.text_quiet);
        let free = Rect::from_min_max(pos2(drawn.right() + 2.0, inner.top()), inner.max - vec2(3.0, 0.0));
        match figure {
            Some(CellFigure::Trend(trend)) => {
                let size = (free.height() * 0.3).min(free.width() * 0.4);
                paint_trend(painter, free.center(), size, trend, Stroke::new(2.0, ink));
            }
            Some(figure) => fitted(painter, free, &self.text(figure), print.text, ink),
            None if cell.learnt.is_some() => fitted(painter, free, "·", print.text, ink),
            None => {}
        }
    }

    fn text(&self, figure: CellFigure) -> String {
        match figure {
            CellFigure::Percent(percent) => percent.to_string(),
            CellFigure::Millis(millis) => self.print.words.seconds(millis),
            CellFigure::InDays(0) => "!".to_owned(),
            CellFigure::InDays(days) if days > 999 => "999".to_owned(),
            CellFigure::InDays(days) => days.to_string(),
            CellFigure::Trend(_) => String::new(),
        }
    }
}

/// From weak (the cross's colour) to strong (the tick's).
pub(in crate::view) fn shaded(theme: &Theme, strength: Option<f64>) -> Color32 {
    let colours = theme.surround;
    let Some(strength) = strength else { return colours.surface };
    let off = (strength.clamp(0.0, 1.0) as f32 - 0.5) * 2.0;
    let towards = if off < 0.0 { colours.wrong } else { colours.right };
    colours.surface_raised.lerp_to_gamma(towards, 0.5 * off.abs())
}

fn paint_trend(painter: &Painter, centre: Pos2, size: f32, trend: Trend, stroke: Stroke) {
    let (from, to) = match trend {
        Trend::Up => (vec2(-0.8, 0.8), vec2(0.8, -0.8)),
        Trend::Level => (vec2(-1.0, 0.0), vec2(1.0, 0.0)),
        Trend::Down => (vec2(-0.8, -0.8), vec2(0.8, 0.8)),
    };
    let (from, to) = (centre + from * size, centre + to * size);
    let back = (from - to).normalized() * size * 0.8;
    let turned = |angle: f32| Vec2::angled(back.angle() + angle) * back.length();
    painter.line_segment([from, to], stroke);
    painter.line_segment([to, to + turned(0.6)], stroke);
    painter.line_segment([to, to + turned(-0.6)], stroke);
}

/// Hatching for cases never asked.
pub(in crate::view) fn hatch(painter: &Painter, rect: Rect, stroke: Stroke) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let mut x = rect.left() - rect.height();
    while x < rect.right() {
        painter.add(Shape::line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke));
        x += 9.0;
    }
}

fn fitted(painter: &Painter, place: Rect, text: &str, size: f32, ink: Color32) {
    let layout = |size: f32| painter.layout_no_wrap(text.to_owned(), FontId::new(size, FontFamily::Proportional), ink);
    let mut galley = layout(size.min(place.height() * 0.72));
    if galley.size().x > place.width() {
        galley = layout((size * place.width() / galley.size().x).max(9.0));
    }
    painter.galley(place.center() - galley.size() / 2.0, galley, ink);
}
