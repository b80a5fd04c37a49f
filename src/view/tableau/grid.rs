//! The fillable tableau on the felt, with keyboard, click and sweep input, and its marked form.

use eframe::egui::epaint::PathStroke;
use eframe::egui::{
    Align2, CornerRadius, Event, FontId, PointerButton, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::print::{CellMark, CellWeight, TableauCell, TableauPrint};
use crate::drill::question::Grid;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::side::Side;
use crate::rules::tableau::{Act, Cell, Third};
use crate::view::draft::GridDraft;
use crate::view::fonts;
use crate::view::table::{TableLook, cloth_ui};
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{name, paint_verdict};

/// The grid being filled. A press toggles a cell, dragging paints the same act; the secondary button always paints
/// "stand".
pub(in crate::view) fn filling_ui(ui: &mut Ui, grid: &Grid, look: &TableLook<'_>, draft: &mut GridDraft) {
    let sheet = GridDrawing::new(ui, grid, look);
    sheet.heads(ui, grid.cells().nth(draft.open));
    let mut turned = None;
    for (place, cell) in grid.cells().enumerate() {
        let act = draft.act(place);
        let response = ui.interact(sheet.place(place), ui.scope_id().with(("cell", place)), Sense::CLICK);
        let open = place == draft.open;
        let label = sheet.label(cell, act);
        response.widget_info(|| WidgetInfo::selected(Role::Button, response.enabled(), open, &label));
        // Pointer clicks were handled on press; this one is from a screen reader.
        if response.clicked() && !ui.input(|input| input.pointer.any_released()) {
            turned = Some(place);
        }
        sheet.cell(ui, place, act);
        if open {
            let ring = Stroke::new(3.0, look.theme.surround.accent);
            ui.painter().rect_stroke(sheet.place(place), CornerRadius::same(5), ring, StrokeKind::Inside);
        } else if response.hovered() {
            let ring = Stroke::new(1.5, look.theme.surround.accent);
            ui.painter().rect_stroke(sheet.place(place).shrink(1.0), CornerRadius::same(4), ring, StrokeKind::Inside);
        }
    }
    if let Some(place) = turned {
        draft.turn(grid, place);
    }
    if ui.is_enabled() {
        sheet.pointer(ui, draft);
    }
}

/// The marked grid: a tick in each right cell; in a wrong one a cross, the right letter, and the given one struck out.
pub(in crate::view) fn marked_ui(
    ui: &mut Ui,
    grid: &Grid,
    look: &TableLook<'_>,
    given: &[Option<Act>],
    expected: &[Option<Act>],
) {
    let sheet = GridDrawing::new(ui, grid, look);
    sheet.heads(ui, None);
    for (place, cell) in grid.cells().enumerate() {
        let given = given.get(place).copied().flatten();
        let Some(expected) = expected.get(place).copied().flatten() else { continue };
        let response = ui.interact(sheet.place(place), ui.scope_id().with(("cell", place)), Sense::hover());
        let said = Fact::Text(sheet.label(cell, given));
        let right = given == Some(expected);
        let marked = if right {
            Phrase::plain(text_key!("grid-cell-right"))
        } else {
            Phrase::plain(text_key!("grid-cell-wrong"))
        };
        let marked = marked.with("cell", said).with("act", Fact::Act(expected));
        name(&response, Role::Cell, &sheet.print.render(&marked));
        sheet.marked(ui, place, given, expected);
    }
}

/// The grid before a class: empty, or with the right letters, and with how many had a cell wrong in the cells that most
/// had wrong.
pub(in crate::view) fn shown_ui(
    ui: &mut Ui,
    grid: &Grid,
    look: &TableLook<'_>,
    acts: &[Option<Act>],
    missed: &[usize],
) {
    let sheet = GridDrawing::new(ui, grid, look);
    sheet.heads(ui, None);
    let mut hardest: Vec<(usize, usize)> = missed.iter().copied().enumerate().filter(|(_, count)| *count > 0).collect();
    hardest.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    hardest.truncate(HARDEST);
    for (place, cell) in grid.cells().enumerate() {
        let act = acts.get(place).copied().flatten();
        let response = ui.interact(sheet.place(place), ui.scope_id().with(("cell", place)), Sense::hover());
        let mut label = sheet.label(cell, act);
        if let Some((_, count)) = hardest.iter().find(|(hard, _)| *hard == place) {
            let missed = text!("host-missed", cell = Fact::Text(label), count = Fact::Number(*count as u64));
            label = sheet.print.render(&missed);
            sheet.missed(ui, place, act, *count);
        } else {
            sheet.cell(ui, place, act);
        }
        name(&response, Role::Cell, &label);
    }
}

/// Width of the heads of rows before a class, in the usual one.
const HEAD_FOR_CLASS: f32 = 1.35;
/// Cells that are marked because most had them wrong.
const HARDEST: usize = 5;
/// Width of a cell, in its heights, from which its letter keeps its place beside the number.
const WIDE: f32 = 1.25;
/// Height of the letter's part of a cell that many had wrong, in its height, and the sizes of letter and number in the
/// heights of their parts; a number of three figures is as wide as the cell.
const LETTER_OVER_BAND: f32 = 0.54;
const IN_BAND: f32 = 0.78;
/// Share of the width of its part for a letter or a figure.
const IN_WIDTH: f32 = 0.62;
/// Width of a figure, in its size.
const FIGURE: f32 = 0.62;
/// Share of a cell for its letter where the band is beside it, and the height, in widths, from which it is below.
const LETTER_BESIDE_BAND: f32 = 0.5;
const HIGH_CELL: f32 = 1.3;
/// Places of the right letter and of the given one in a wrong cell, in its width and height.
const CORRECTED: [[f32; 2]; 2] = [[0.29, 0.5], [0.69, 0.5]];
const CORRECTED_WIDE: [[f32; 2]; 2] = [[0.5, 0.5], [0.18, 0.74]];
const CORRECTED_TALL: [[f32; 2]; 2] = [[0.5, 0.48], [0.5, 0.8]];
/// Size of a letter beside the one that was given.
const BESIDE_GIVEN: f32 = 0.72;
/// Its largest size, in widths of the cell.
const TWO_ACROSS: f32 = 0.46;
/// Height of a cell, in its widths, from which marks and letters stand one above the other.
const TALL: f32 = 1.8;

struct GridDrawing<'a> {
    print: TableauPrint<'a>,
    grid: &'a Grid,
    rect: Rect,
    /// Height of the title and of the heads of the columns.
    head: f32,
}

impl<'a> GridDrawing<'a> {
    /// A drawing centred on the felt, as large as is comfortable.
    fn new(ui: &mut Ui, grid: &'a Grid, look: &TableLook<'a>) -> Self {
        let mut print = TableauPrint::new(ui, look.house, look.words, look.theme);
        let body = print.text;
        let cloth = if look.for_class {
            print.line = look.theme.surround.text_quiet;
            print.quiet = look.theme.surround.text;
            print.head *= HEAD_FOR_CLASS;
            let (rect, _) = ui.allocate_exact_size(ui.available_size_before_wrap(), Sense::hover());
            rect
        } else {
            cloth_ui(ui, look)
        };
        let border = if cloth.height() > 30.0 * body { 2.0 * GRID } else { GRID };
        let room = cloth.shrink(border);
        let cards = grid.columns.iter().filter(|third| matches!(third, Third::Card(_))).count() as f32;
        let stood = grid.columns.contains(&Third::Stood);
        // A row alone before a class is as wide as its page.
        let is_row = look.for_class && grid.rows.len() == 1;
        print.share_width(room.width(), cards, stood, body * 1.1..=body * if is_row { 6.0 } else { 4.2 });
        let last = if stood { print.stood } else { 0.0 };
        let (rows, heads) = (grid.rows.len() as f32, 2.0);
        let most = if is_row { 5.4 } else { 3.6 };
        print.row = (room.height() / (rows + heads)).clamp(body * 1.2, body * most);
        if grid.rows.len() == 1 && !look.for_class {
            // Its cells are wide, so that letters and marks stand as in the whole tableau.
            print.row = print.row.min(print.step / WIDE).max(body * 1.2) - 1.0;
        }
        let head = print.row.min(body * 3.6);
        print.text = body.max((print.row * 0.48).min(print.step * 0.5)).min(body * 1.8);
        if look.for_class {
            print.text = print.text.max((print.row * 0.6).min(print.step * 0.7)).min(body * 2.8);
        }
        let size = vec2(print.head + cards * print.step + last, rows * print.row + heads * head);
        let rect = Rect::from_center_size(room.center(), size);
        let paper = rect.expand(border);
        if !look.for_class {
            let shadow = look.theme.baize.shadow.gamma_multiply(0.35);
            let round = CornerRadius::same(ROUND);
            ui.painter().rect_filled(paper.translate(vec2(0.0, 3.0)).expand(1.5), round, shadow);
            ui.painter().rect_filled(paper, round, look.theme.surround.surface);
            ui.painter().rect_stroke(paper, round, Stroke::new(1.0, look.theme.surround.line), StrokeKind::Inside);
        }
        let response = ui.interact(paper, ui.scope_id().with("sheet"), Sense::hover());
        name(&response, Role::Table, &look.words.message(text_key!("grid-name")));
        Self { print, grid, rect, head }
    }

    fn heads(&self, ui: &Ui, open: Option<Cell>) {
        let column = text!("tableau-column", side = Fact::Side(Side::Punto));
        let title = self.print.house.terms.banco.value();
        self.print.title(ui, self.rect, self.rect.top(), title, &self.print.render(&column));
        for (index, third) in self.grid.columns.iter().enumerate() {
            let place = self.print.place(self.rect.left(), self.rect.top() + self.head, index, *third);
            let place = place.with_max_y(place.top() + self.head);
            let strong = open.is_some_and(|cell| cell.third == *third);
            self.print.head(ui, place, &self.print.column(*third), strong);
        }
        for (index, banco) in self.grid.rows.iter().enumerate() {
            let top = self.rect.top() + 2.0 * self.head + index as f32 * self.print.row;
            let place = Rect::from_min_size(pos2(self.rect.left(), top), vec2(self.print.head, self.print.row));
            self.print.head(ui, place, &banco.to_string(), open.is_some_and(|cell| cell.banco == *banco));
        }
    }

    /// Rectangle of a cell, counted row by row.
    fn place(&self, cell: usize) -> Rect {
        let wide = self.grid.columns.len().max(1);
        let third = self.grid.columns.get(cell % wide).copied().unwrap_or(Third::Stood);
        let top = self.rect.top() + 2.0 * self.head + (cell / wide) as f32 * self.print.row;
        self.print.place(self.rect.left(), top, cell % wide, third)
    }

    fn at(&self, at: Pos2) -> Option<usize> {
        (0..self.grid.rows.len() * self.grid.columns.len()).find(|cell| self.place(*cell).contains(at))
    }

    fn pointer(&self, ui: &Ui, draft: &mut GridDraft) {
        let here = ui.rect_contains_pointer(self.rect);
        let before = draft.clone();
        ui.input(|input| {
            for event in &input.events {
                match event {
                    Event::PointerButton { pos, button, pressed: true, .. } if here => {
                        let act = match button {
                            PointerButton::Primary => None,
                            PointerButton::Secondary => Some(Act::Stand),
                            _ => continue,
                        };
                        if let Some(cell) = self.at(*pos) {
                            draft.begin(self.grid, cell, act);
                        }
                    }
                    Event::PointerMoved(pos) => {
                        if let Some(cell) = self.at(*pos) {
                            draft.sweep(self.grid, cell);
                        }
                    }
                    Event::PointerButton { pressed: false, .. } | Event::PointerGone => draft.lift(),
                    _ => {}
                }
            }
        });
        if *draft != before {
            ui.ctx().request_repaint();
        }
    }

    fn label(&self, cell: Cell, act: Option<Act>) -> String {
        let key = if cell.third == Third::Stood { text_key!("grid-cell-stood") } else { text_key!("grid-cell") };
        let act = act.map_or_else(|| Fact::Text(self.print.words.message(text_key!("grid-cell-empty"))), Fact::Act);
        let phrase = Phrase::plain(key)
            .with("side", Fact::Side(Side::Banco))
            .with("point", Fact::Point(cell.banco))
            .with("third", Fact::Third(cell.third));
        self.print.render(&phrase.with("act", act))
    }

    fn cell(&self, ui: &Ui, place: usize, act: Option<Act>) {
        self.cell_with_letter_aside(ui, place, act, 0.0);
    }

    fn cell_with_letter_aside(&self, ui: &Ui, place: usize, act: Option<Act>, aside: f32) {
        let letter = act.map_or_else(String::new, |act| self.print.letter(act));
        let cell = TableauCell { text: &letter, weight: CellWeight::Plain, mark: CellMark::None, head: false, aside };
        self.print.cell(ui, self.place(place), &cell);
    }

    /// A cell that many had wrong: its letter, and on a band below it how many.
    fn missed(&self, ui: &Ui, place: usize, act: Option<Act>, count: usize) {
        let rect = self.place(place).shrink(1.0);
        let (colours, painter) = (self.print.theme.surround, ui.painter());
        self.cell_with_letter_aside(ui, place, None, 0.0);
        let is_high = rect.height() > rect.width() * HIGH_CELL;
        let (own, band) = if is_high {
            rect.split_top_bottom_at_fraction(LETTER_OVER_BAND)
        } else {
            rect.split_left_right_at_fraction(LETTER_BESIDE_BAND)
        };
        let fill = match act {
            Some(Act::Draw) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.34),
            _ => colours.surface,
        };
        let round = CornerRadius::same(4);
        painter.rect_filled(rect, round, fill);
        let inner =
            if is_high { CornerRadius { nw: 0, ne: 0, ..round } } else { CornerRadius { nw: 0, sw: 0, ..round } };
        painter.rect_filled(band, inner, colours.wrong);
        painter.rect_stroke(rect, round, Stroke::new(2.5, colours.wrong), StrokeKind::Inside);
        let bold = |size: f32| FontId::new(size, fonts::bold());
        let letter = act.map_or_else(String::new, |act| self.print.letter(act));
        let size = |place: Rect, text: &str| {
            let wide = place.width() * IN_WIDTH / (text.chars().count().max(1) as f32 * FIGURE);
            bold((place.height() * IN_BAND).min(wide).min(self.print.text))
        };
        let count = count.to_string();
        painter.text(own.center(), Align2::CENTER_CENTER, &letter, size(own, &letter), colours.text);
        painter.text(band.center(), Align2::CENTER_CENTER, &count, size(band, &count), colours.surface);
    }

    fn marked(&self, ui: &Ui, place: usize, given: Option<Act>, expected: Act) {
        let rect = self.place(place);
        let inner = rect.shrink(3.0);
        let colours = self.print.theme.surround;
        let size = (self.print.row.min(self.print.step) * 0.36).clamp(8.0, 16.0);
        let corner = inner.right_top() + vec2(-size / 2.0, size / 2.0);
        // Beside its mark a letter has no room in the middle of a narrow cell.
        let is_wide = rect.width() > rect.height() * WIDE;
        let is_tall = self.print.row > self.print.step * TALL;
        if given == Some(expected) {
            let aside = if is_wide || is_tall { 0.0 } else { size * 0.35 };
            self.cell_with_letter_aside(ui, place, Some(expected), aside);
            // Ticks are muted, so that crosses stand out.
            let at = |x: f32, y: f32| corner + vec2(x, y) * (size / 2.0);
            let tick = vec![at(-0.55, 0.05), at(-0.15, 0.45), at(0.6, -0.4)];
            ui.painter().line(tick, PathStroke::new((size * 0.13).max(1.5), colours.right));
            return;
        }
        let round = CornerRadius::same(4);
        ui.painter().rect_filled(rect.shrink(1.0), round, colours.surface.lerp_to_gamma(colours.wrong, 0.22));
        ui.painter().rect_stroke(rect.shrink(1.0), round, Stroke::new(2.5, colours.wrong), StrokeKind::Inside);
        let places = match (is_wide, is_tall) {
            (true, _) => CORRECTED_WIDE,
            (false, true) => CORRECTED_TALL,
            (false, false) => CORRECTED,
        };
        let [expected_at, given_at] = places.map(|[along, down]| rect.lerp_inside(vec2(along, down)));
        let text = self.print.text;
        let text = if is_wide || is_tall { text } else { (text * BESIDE_GIVEN).min(rect.width() * TWO_ACROSS) };
        let font = FontId::new(text, fonts::bold());
        ui.painter().text(expected_at, Align2::CENTER_CENTER, self.print.letter(expected), font, colours.text);
        let beside = if is_wide || is_tall { 0.6 } else { 0.9 };
        let font = FontId::new((text * beside).max(9.0), fonts::semibold());
        let text = given.map_or_else(|| "-".to_owned(), |given| self.print.letter(given));
        let drawn = ui.painter().text(given_at, Align2::CENTER_CENTER, text, font, colours.text_quiet);
        if given.is_some() {
            let line = Stroke::new(1.5, colours.text_quiet);
            ui.painter().hline(drawn.expand(1.0).x_range(), drawn.center().y, line);
        }
        // In a narrow cell the letter that is struck out says as much.
        if is_wide || is_tall || given.is_none() {
            paint_verdict(ui.painter(), self.print.theme, corner, size, false);
        }
    }
}
