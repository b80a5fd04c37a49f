//! A house's printed drawing tableau, with the deciding case highlighted.

mod grid;
mod heat;
mod print;

use eframe::egui::{Align2, FontId, Id, Pos2, Rect, Response, Role, Sense, TextStyle, Ui, pos2, vec2};

pub(super) use self::grid::{filling_ui, marked_ui, shown_ui};
pub(super) use self::heat::{hatch, heat_ui, shaded};
use self::print::{CellMark, CellWeight, TableauCell, TableauPrint};
use super::theme::{GRID, Theme};
use super::widget::name;
use crate::describe::scene;
use crate::drill::marking::TableauHighlight;
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::Basis;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::side::Side;
use crate::rules::tableau::{Cell, TableauRuling, Third};

/// Draws the tableau at the available width, up to a comfortable size. If it is higher than `room`, only the deciding
/// side or row is drawn. Each cell has an accessible name.
pub fn tableau_ui(
    ui: &mut Ui,
    house: &House,
    words: &Catalog,
    theme: &Theme,
    lit: Option<TableauHighlight>,
    room: f32,
) -> Response {
    let mut sheet = TableauDrawing::new(ui, house, words, theme, lit);
    sheet.fit(room);
    sheet.ui(ui)
}

/// Draws part of the tableau at its natural height.
pub fn tableau_part_ui(
    ui: &mut Ui,
    house: &House,
    words: &Catalog,
    theme: &Theme,
    extent: TableauExtent,
    lit: Option<TableauHighlight>,
) -> Response {
    let mut sheet = TableauDrawing::new(ui, house, words, theme, lit);
    sheet.extent = extent;
    sheet.legend = sheet.legend_lines();
    sheet.ui(ui)
}

struct TableauDrawing<'a> {
    print: TableauPrint<'a>,
    lit: Option<TableauHighlight>,
    id: Id,
    legend: Vec<(CellMark, String)>,
    extent: TableauExtent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableauExtent {
    Whole,
    Side(Side),
    /// Banco's row for this point.
    Row(Point),
}

impl TableauExtent {
    /// The parts containing the deciding case, largest first.
    fn of_lit(lit: TableauHighlight) -> [Self; 2] {
        match lit {
            TableauHighlight::Punto(_) => [Self::Side(Side::Punto); 2],
            TableauHighlight::Banco(cell) => [Self::Side(Side::Banco), Self::Row(cell.banco)],
        }
    }
}

impl<'a> TableauDrawing<'a> {
    fn new(ui: &Ui, house: &'a House, words: &'a Catalog, theme: &'a Theme, lit: Option<TableauHighlight>) -> Self {
        let mut print = TableauPrint::new(ui, house, words, theme);
        let body = print.text;
        print.share_width(ui.available_width(), 10.0, true, body * 1.15..=body * 2.0);
        print.row = (body * 1.55).max(print.step * 0.8).min(body * 1.75);
        let mut sheet = Self { print, lit, id: ui.scope_id(), legend: Vec::new(), extent: TableauExtent::Whole };
        sheet.legend = sheet.legend_lines();
        sheet
    }

    /// Reduces the drawing to this height if a case is highlighted.
    fn fit(&mut self, room: f32) {
        for extent in self.lit.map(TableauExtent::of_lit).into_iter().flatten() {
            if self.size().y > room {
                self.extent = extent;
                self.legend = self.legend_lines();
            }
        }
    }

    fn ui(mut self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(self.size(), Sense::hover());
        self.id = response.id;
        let named = text!("tableau-name", house = Fact::Text(self.print.house.name.clone()));
        name(&response, Role::Table, &self.print.render(&named));
        self.paint(ui, rect);
        response
    }

    fn shows(&self, side: Side) -> bool {
        match self.extent {
            TableauExtent::Whole => true,
            TableauExtent::Side(shown) => shown == side,
            TableauExtent::Row(_) => side == Side::Banco,
        }
    }

    fn banco_rows(&self) -> impl Iterator<Item = Point> {
        let only = match self.extent {
            TableauExtent::Row(banco) => Some(banco),
            TableauExtent::Whole | TableauExtent::Side(_) => None,
        };
        Point::ALL.into_iter().filter(move |point| !point.is_natural() && only.is_none_or(|only| only == *point))
    }

    fn size(&self) -> eframe::egui::Vec2 {
        // Punto: title, eight points, their acts. Banco: title, columns, rows.
        let punto = if self.shows(Side::Punto) { 3.0 * self.print.row + 0.5 * GRID } else { 0.0 };
        let rows = 2.0 + self.banco_rows().count() as f32;
        let banco = if self.shows(Side::Banco) { rows * self.print.row + 0.5 * GRID } else { 0.0 };
        let legend = self.legend.len() as f32 * self.print.text * 1.35;
        vec2(self.print.head + 10.0 * self.print.step + self.print.stood, punto + banco + GRID + legend)
    }

    fn paint(&self, ui: &Ui, rect: Rect) {
        let mut top = rect.top();
        if self.shows(Side::Punto) {
            top = self.punto(ui, rect, top) + GRID;
        }
        if self.shows(Side::Banco) {
            top = self.banco(ui, rect, top) + 0.5 * GRID;
        }
        for (mark, line) in &self.legend {
            let height = self.print.text * 1.35;
            let centre = pos2(rect.left() + 5.0, top + height / 2.0);
            let indent = if *mark == CellMark::None { 0.0 } else { 2.0 * GRID };
            self.print.mark(ui, *mark, centre);
            let font = TextStyle::Small.resolve(ui.style());
            let at = pos2(rect.left() + indent, top + height / 2.0);
            self.legend_line(ui, line, font, at, rect.right() - at.x);
            top += height;
        }
    }

    /// Draws a line of the legend, smaller where it would run past the tableau.
    fn legend_line(&self, ui: &Ui, line: &str, font: FontId, at: Pos2, room: f32) {
        let ink = self.print.theme.surround.text_quiet;
        let wide = ui.painter().layout_no_wrap(line.to_owned(), font.clone(), ink).size().x;
        let size = font.size * (room / wide.max(1.0)).clamp(0.75, 1.0);
        ui.painter().text(at, Align2::LEFT_CENTER, line, FontId { size, ..font }, ink);
    }

    /// Draws Punto's row. Returns its bottom.
    fn punto(&self, ui: &Ui, rect: Rect, top: f32) -> f32 {
        let wide = (rect.width() / 8.0).min(self.print.step * 1.6);
        self.print.title(ui, rect, top, self.print.house.terms.punto.value(), "");
        let heads = top + self.print.row;
        let acts = heads + self.print.row;
        for point in Point::ALL {
            let Some(ruling) = self.print.house.tableau.punto(point) else { continue };
            let left = rect.left() + f32::from(point.get()) * wide;
            let cell = |top: f32| Rect::from_min_size(pos2(left, top), vec2(wide, self.print.row));
            let lit = self.lit == Some(TableauHighlight::Punto(point));
            self.print.head(ui, cell(heads), &point.to_string(), lit);
            self.ruling_cell(ui, cell(acts), ruling, lit);
            let phrase = text!(
                "tableau-punto-row",
                side = Fact::Side(Side::Punto),
                point = Fact::Point(point),
                act = Fact::Act(ruling.act)
            );
            self.label_cell(ui, cell(heads).union(cell(acts)), &phrase, ruling, lit);
        }
        acts + self.print.row
    }

    fn ruling_cell(&self, ui: &Ui, rect: Rect, ruling: TableauRuling, lit: bool) {
        let weight = if lit { CellWeight::Lit } else { CellWeight::Plain };
        let text = self.print.letter(ruling.act);
        let cell = TableauCell { text: &text, weight, mark: mark_of(ruling.basis), head: false, aside: 0.0 };
        self.print.cell(ui, rect, &cell);
    }

    /// Draws Banco's rows. Returns their bottom.
    fn banco(&self, ui: &Ui, rect: Rect, top: f32) -> f32 {
        let column = text!("tableau-column", side = Fact::Side(Side::Punto));
        self.print.title(ui, rect, top, self.print.house.terms.banco.value(), &self.print.render(&column));
        let heads = top + self.print.row;
        let lit = match self.lit {
            Some(TableauHighlight::Banco(cell)) => Some(cell),
            _ => None,
        };
        for third in Third::all() {
            let strong = lit.is_some_and(|cell| cell.third == third);
            let place = self.print.place(rect.left(), heads, third.column(), third);
            self.print.head(ui, place, &self.print.column(third), strong);
        }
        let mut top = heads;
        for banco in self.banco_rows() {
            top += self.print.row;
            self.banco_row(ui, rect, top, banco, lit);
        }
        top + self.print.row
    }

    fn banco_row(&self, ui: &Ui, rect: Rect, top: f32, banco: Point, lit: Option<Cell>) {
        for cell in Third::all().map(|third| Cell { banco, third }) {
            let Some(ruling) = self.print.house.tableau.banco(cell) else { continue };
            let place = self.print.place(rect.left(), top, cell.third.column(), cell.third);
            if cell.third.column() == 0 {
                let strong = lit.is_some_and(|lit| lit.banco == cell.banco);
                let head = Rect::from_min_size(pos2(rect.left(), top), vec2(self.print.head, self.print.row));
                self.print.head(ui, head, &cell.banco.to_string(), strong);
            }
            let here = lit == Some(cell);
            self.ruling_cell(ui, place, ruling, here);
            self.label_cell(ui, place, &scene::tableau_cell(cell, ruling.act), ruling, here);
        }
    }

    fn label_cell(&self, ui: &Ui, rect: Rect, phrase: &Phrase, ruling: TableauRuling, lit: bool) {
        let mut text = self.print.render(phrase);
        if ruling.basis == Basis::Silent {
            text = self.print.render(&text!("tableau-silent-cell", cell = Fact::Text(text)));
        }
        if lit {
            text = self.print.render(&text!("tableau-deciding", cell = Fact::Text(text)));
        }
        let response = ui.interact(rect, self.id.with(&text), Sense::hover());
        name(&response, Role::Cell, &text);
    }

    fn legend_lines(&self) -> Vec<(CellMark, String)> {
        let acts = scene::tableau_letters(&self.print.house.terms);
        let tableau = &self.print.house.tableau;
        let punto = Point::ALL.into_iter().filter(|_| self.shows(Side::Punto)).filter_map(|point| tableau.punto(point));
        let rows: Vec<Point> = self.banco_rows().filter(|_| self.shows(Side::Banco)).collect();
        let banco = Cell::all().filter(|cell| rows.contains(&cell.banco)).filter_map(|cell| tableau.banco(cell));
        let bases: Vec<CellMark> = punto.chain(banco).map(|ruling| mark_of(ruling.basis)).collect();
        let mut lines = vec![(CellMark::None, self.print.render(&acts))];
        for (mark, key) in
            [(CellMark::Silent, text_key!("tableau-silent")), (CellMark::Corrected, text_key!("tableau-corrected"))]
        {
            if bases.contains(&mark) {
                lines.push((mark, self.print.words.message(key)));
            }
        }
        lines
    }
}

const fn mark_of(basis: Basis) -> CellMark {
    match basis {
        Basis::Stated(_) | Basis::Authored => CellMark::None,
        Basis::Silent => CellMark::Silent,
        Basis::Corrected(_) => CellMark::Corrected,
    }
}
