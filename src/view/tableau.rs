//! The printed drawing tableau of a house, with the case that decides lit.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Id, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle,
    Ui, pos2, vec2,
};

use super::fonts;
use super::theme::{GRID, Theme};
use super::widget::name;
use crate::drill::marking::Lit;
use crate::rules::clause::Basis;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::Side;
use crate::rules::tableau::{Act, Cell, Ruling, Third};
use crate::words::{Names, Words};

/// Draws the tableau as wide as there is room, up to a comfortable size. Where it is higher than `room`,
/// only the side that decides is drawn, or only the row that does. Each cell has an accessible name.
pub fn tableau_ui(ui: &mut Ui, house: &House, words: &Words, theme: &Theme, lit: Option<Lit>, room: f32) -> Response {
    let mut sheet = Sheet::of(ui, house, words, theme, lit);
    sheet.fit(room);
    let (rect, response) = ui.allocate_exact_size(sheet.size(), Sense::hover());
    sheet.id = response.id;
    let named = Phrase::plain("tableau-name").with("house", Fact::Text(house.name.clone()));
    name(&response, Role::Table, &sheet.say(&named));
    sheet.paint(ui, rect);
    response
}

/// One drawing of the tableau.
struct Sheet<'a> {
    house: &'a House,
    words: &'a Words,
    theme: &'a Theme,
    lit: Option<Lit>,
    /// The whole drawing, by whose id its cells are known.
    id: Id,
    /// The width of a column and the height of a row.
    step: f32,
    row: f32,
    /// The width of the column of points at the left.
    head: f32,
    /// The width of the column where Punto stood.
    stood: f32,
    text: f32,
    legend: Vec<(Mark, String)>,
    extent: Extent,
}

/// How much of the tableau is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Whole,
    /// The side that decides.
    Side,
    /// The row that decides.
    Row,
}

/// The small mark in the corner of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    Silent,
    Corrected,
}

/// How strongly a cell or a head is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Quiet,
    Plain,
    Strong,
    Lit,
}

impl<'a> Sheet<'a> {
    fn of(ui: &Ui, house: &'a House, words: &'a Words, theme: &'a Theme, lit: Option<Lit>) -> Self {
        let body = TextStyle::Body.resolve(ui.style()).size;
        let small = TextStyle::Small.resolve(ui.style()).size;
        let stood_text = house.terms.stood.value().clone();
        let wide = |text: &str, size: f32| {
            ui.painter()
                .layout_no_wrap(text.to_owned(), FontId::new(size, fonts::semibold()), Color32::PLACEHOLDER)
                .size()
                .x
        };
        let stood = wide(&stood_text, small) + GRID;
        let head = wide("0", body) + 2.0 * GRID;
        let room = ui.available_width();
        let step = ((room - head - stood) / 10.0).clamp(body * 1.15, body * 2.0);
        let mut sheet = Self {
            house,
            words,
            theme,
            lit,
            id: ui.scope_id(),
            step,
            row: (body * 1.55).max(step * 0.8).min(body * 1.75),
            head,
            stood: stood.max(step),
            text: body,
            legend: Vec::new(),
            extent: Extent::Whole,
        };
        sheet.legend = sheet.legend_lines();
        sheet
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &Names::from(&self.house.terms))
    }

    /// Draws no more than goes into this height, as long as something decides.
    fn fit(&mut self, room: f32) {
        for extent in [Extent::Side, Extent::Row] {
            if self.lit.is_some() && self.size().y > room {
                self.extent = extent;
                self.legend = self.legend_lines();
            }
        }
    }

    fn shows(&self, side: Side) -> bool {
        let lit = match self.lit {
            Some(Lit::Punto(_)) => Side::Punto,
            _ => Side::Banco,
        };
        self.extent == Extent::Whole || lit == side
    }

    /// Banco's rows that are drawn.
    fn banco_rows(&self) -> impl Iterator<Item = Point> {
        let only = match (self.extent, self.lit) {
            (Extent::Row, Some(Lit::Banco(cell))) => Some(cell.banco),
            _ => None,
        };
        Point::ALL.into_iter().filter(move |point| !point.is_natural() && only.is_none_or(|only| only == *point))
    }

    fn size(&self) -> eframe::egui::Vec2 {
        // Punto: its name, eight points, their acts. Banco: its name, the columns, its rows.
        let punto = if self.shows(Side::Punto) { 3.0 * self.row + 0.5 * GRID } else { 0.0 };
        let rows = 2.0 + self.banco_rows().count() as f32;
        let banco = if self.shows(Side::Banco) { rows * self.row + 0.5 * GRID } else { 0.0 };
        let legend = self.legend.len() as f32 * self.text * 1.35;
        vec2(self.head + 10.0 * self.step + self.stood, punto + banco + GRID + legend)
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
            let height = self.text * 1.35;
            let centre = pos2(rect.left() + 5.0, top + height / 2.0);
            let indent = if *mark == Mark::None { 0.0 } else { 2.0 * GRID };
            self.mark(ui, *mark, centre);
            let font = TextStyle::Small.resolve(ui.style());
            let at = pos2(rect.left() + indent, top + height / 2.0);
            ui.painter().text(at, Align2::LEFT_CENTER, line, font, self.theme.surround.text_quiet);
            top += height;
        }
    }

    /// Punto's row; returns where it ends.
    fn punto(&self, ui: &Ui, rect: Rect, top: f32) -> f32 {
        let wide = (rect.width() / 8.0).min(self.step * 1.6);
        self.title(ui, rect, top, self.house.terms.punto.value(), "");
        let heads = top + self.row;
        let acts = heads + self.row;
        for point in Point::ALL {
            let Some(ruling) = self.house.tableau.punto(point) else { continue };
            let left = rect.left() + f32::from(point.get()) * wide;
            let cell = |top: f32| Rect::from_min_size(pos2(left, top), vec2(wide, self.row));
            let lit = self.lit == Some(Lit::Punto(point));
            self.head(ui, cell(heads), &point.to_string(), lit);
            let weight = if lit { Weight::Lit } else { Weight::Plain };
            self.cell(ui, cell(acts), &self.letter(ruling.act), weight, mark_of(ruling.basis), false);
            let phrase = Phrase::plain("tableau-punto-row")
                .with("side", Fact::Side(Side::Punto))
                .with("point", Fact::Point(point))
                .with("act", Fact::Act(ruling.act));
            self.told(ui, cell(heads).union(cell(acts)), &phrase, ruling, lit);
        }
        acts + self.row
    }

    /// Banco's rows; returns where they end.
    fn banco(&self, ui: &Ui, rect: Rect, top: f32) -> f32 {
        let column = Phrase::plain("tableau-column").with("side", Fact::Side(Side::Punto));
        self.title(ui, rect, top, self.house.terms.banco.value(), &self.say(&column));
        let heads = top + self.row;
        let lit = match self.lit {
            Some(Lit::Banco(cell)) => Some(cell),
            _ => None,
        };
        for third in Third::all() {
            let strong = lit.is_some_and(|cell| cell.third == third);
            let place = self.place(rect, heads, third);
            self.head(ui, place, &self.column(third), strong);
        }
        let mut top = heads;
        for banco in self.banco_rows() {
            top += self.row;
            self.banco_row(ui, rect, top, banco, lit);
        }
        top + self.row
    }

    /// One row of Banco's: its point at the head, then its cells.
    fn banco_row(&self, ui: &Ui, rect: Rect, top: f32, banco: Point, lit: Option<Cell>) {
        for cell in Third::all().map(|third| Cell { banco, third }) {
            let Some(ruling) = self.house.tableau.banco(cell) else { continue };
            let place = self.place(rect, top, cell.third);
            if cell.third.column() == 0 {
                let strong = lit.is_some_and(|lit| lit.banco == cell.banco);
                let head = Rect::from_min_size(pos2(rect.left(), top), vec2(self.head, self.row));
                self.head(ui, head, &cell.banco.to_string(), strong);
            }
            let here = lit == Some(cell);
            let weight = if here { Weight::Lit } else { Weight::Plain };
            self.cell(ui, place, &self.letter(ruling.act), weight, mark_of(ruling.basis), false);
            self.told(ui, place, &cell_phrase(cell, ruling), ruling, here);
        }
    }

    fn title(&self, ui: &Ui, rect: Rect, top: f32, side: &str, more: &str) {
        let font = FontId::new(self.text, fonts::semibold());
        let at = pos2(rect.left(), top + self.row * 0.5);
        let drawn = ui.painter().text(at, Align2::LEFT_CENTER, side, font, self.theme.surround.text);
        let font = TextStyle::Small.resolve(ui.style());
        let at = pos2(rect.right().min(rect.left() + self.size().x), at.y);
        let galley = ui.painter().layout_no_wrap(more.to_owned(), font, self.theme.surround.text_quiet);
        if drawn.right() + GRID + galley.size().x < at.x {
            ui.painter().galley(
                at - vec2(galley.size().x, galley.size().y / 2.0),
                galley,
                self.theme.surround.text_quiet,
            );
        }
    }

    fn place(&self, rect: Rect, top: f32, third: Third) -> Rect {
        let left = rect.left() + self.head + third.column() as f32 * self.step;
        let width = if third == Third::Stood { self.stood } else { self.step };
        Rect::from_min_size(pos2(left, top), vec2(width, self.row))
    }

    /// The head of a column, as the house prints it.
    fn column(&self, third: Third) -> String {
        match third {
            Third::Stood => self.house.terms.stood.value().clone(),
            Third::Card(point) if point.get() == 0 => self.house.terms.zero_column.value().clone(),
            Third::Card(point) => point.to_string(),
        }
    }

    /// The letter of the house for what is done.
    fn letter(&self, act: Act) -> String {
        match act {
            Act::Draw => self.house.terms.draw.value().0,
            Act::Stand => self.house.terms.stand.value().0,
        }
        .to_string()
    }

    /// The head of a row or a column, strong where it leads to the case that decides.
    fn head(&self, ui: &Ui, rect: Rect, text: &str, strong: bool) {
        let weight = if strong { Weight::Strong } else { Weight::Quiet };
        self.cell(ui, rect, text, weight, Mark::None, true);
    }

    fn cell(&self, ui: &Ui, rect: Rect, text: &str, weight: Weight, mark: Mark, head: bool) {
        let colours = self.theme.surround;
        let painter = ui.painter();
        let inner = rect.shrink(1.0);
        let round = CornerRadius::same(4);
        let draws = text.starts_with(self.house.terms.draw.value().0);
        let fill = match (weight, head) {
            (Weight::Lit, _) => colours.accent,
            (Weight::Strong, _) => colours.accent.gamma_multiply(0.28),
            (_, true) => Color32::TRANSPARENT,
            // Those who draw stand out from those who stay, besides their letter.
            _ if draws => colours.surface_raised.lerp_to_gamma(colours.accent, 0.22),
            _ => colours.surface,
        };
        painter.rect_filled(inner, round, fill);
        if !head && weight != Weight::Lit {
            painter.rect_stroke(inner, round, Stroke::new(1.0, colours.line.gamma_multiply(0.6)), StrokeKind::Inside);
        }
        let ink = match weight {
            Weight::Lit => colours.on_accent,
            Weight::Quiet => colours.text_quiet,
            Weight::Plain | Weight::Strong => colours.text,
        };
        let family =
            if matches!(weight, Weight::Lit | Weight::Strong) { fonts::bold() } else { FontFamily::Proportional };
        let lay = |size: f32| painter.layout_no_wrap(text.to_owned(), FontId::new(size, family.clone()), ink);
        let mut galley = lay(self.text);
        let room = inner.width() - 2.0;
        if galley.size().x > room {
            galley = lay((self.text * room / galley.size().x).max(9.0));
        }
        painter.galley(inner.center() - galley.size() / 2.0, galley, ink);
        self.mark(ui, mark, inner.right_top() + vec2(-3.5, 3.5));
        if weight == Weight::Lit {
            painter.rect_stroke(rect.expand(1.0), round, Stroke::new(3.0, colours.text), StrokeKind::Middle);
        }
    }

    /// A small ring where the text is silent, a small rhomb where it is read against its letter.
    fn mark(&self, ui: &Ui, mark: Mark, centre: eframe::egui::Pos2) {
        let ink = Stroke::new(1.0, self.theme.surround.text_quiet);
        match mark {
            Mark::None => {}
            Mark::Silent => {
                ui.painter().circle_stroke(centre, 1.75, ink);
            }
            Mark::Corrected => {
                let points =
                    [vec2(0.0, -3.0), vec2(3.0, 0.0), vec2(0.0, 3.0), vec2(-3.0, 0.0)].map(|step| centre + step);
                ui.painter().add(eframe::egui::Shape::closed_line(points.to_vec(), ink));
            }
        }
    }

    fn told(&self, ui: &Ui, rect: Rect, phrase: &Phrase, ruling: Ruling, lit: bool) {
        let mut text = self.say(phrase);
        if ruling.basis == Basis::Silent {
            text = self.say(&Phrase::plain("tableau-silent-cell").with("cell", Fact::Text(text)));
        }
        if lit {
            text = self.say(&Phrase::plain("tableau-deciding").with("cell", Fact::Text(text)));
        }
        let response = ui.interact(rect, self.id.with(&text), Sense::hover());
        name(&response, Role::Cell, &text);
    }

    /// What the letters mean, and what the marks mean where there are any.
    fn legend_lines(&self) -> Vec<(Mark, String)> {
        let (draw, stand) = (self.house.terms.draw.value(), self.house.terms.stand.value());
        let fact = |text: &str| Fact::Text(text.to_owned());
        let acts = Phrase::plain("tableau-acts")
            .with("draw-letter", fact(&draw.0.to_string()))
            .with("draw", fact(&draw.1))
            .with("stand-letter", fact(&stand.0.to_string()))
            .with("stand", fact(&stand.1));
        let tableau = &self.house.tableau;
        let punto = Point::ALL.into_iter().filter(|_| self.shows(Side::Punto)).filter_map(|point| tableau.punto(point));
        let rows: Vec<Point> = self.banco_rows().filter(|_| self.shows(Side::Banco)).collect();
        let banco = Cell::all().filter(|cell| rows.contains(&cell.banco)).filter_map(|cell| tableau.banco(cell));
        let bases: Vec<Mark> = punto.chain(banco).map(|ruling| mark_of(ruling.basis)).collect();
        let mut lines = vec![(Mark::None, self.say(&acts))];
        for (mark, key) in [(Mark::Silent, "tableau-silent"), (Mark::Corrected, "tableau-corrected")] {
            if bases.contains(&mark) {
                lines.push((mark, self.words.key(key)));
            }
        }
        lines
    }
}

fn cell_phrase(cell: Cell, ruling: Ruling) -> Phrase {
    let key = if cell.third == Third::Stood { "tableau-cell-stood" } else { "tableau-cell" };
    Phrase::plain(key)
        .with("side", Fact::Side(Side::Banco))
        .with("point", Fact::Point(cell.banco))
        .with("third", Fact::Third(cell.third))
        .with("act", Fact::Act(ruling.act))
}

const fn mark_of(basis: Basis) -> Mark {
    match basis {
        Basis::Stated(_) => Mark::None,
        Basis::Silent => Mark::Silent,
        Basis::Corrected(_) => Mark::Corrected,
    }
}
