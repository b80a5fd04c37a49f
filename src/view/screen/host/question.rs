//! A question before the class: what is asked, the choices as tiles, how to answer, how many have, and the time.

mod how;
mod pictured;
pub(super) mod tiles;

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat, TextWrapping};
use eframe::egui::{
    CentralPanel, CornerRadius, FontId, Frame, Galley, Margin, Panel, Rect, Role, Sense, Stroke, StrokeKind, TextStyle,
    Ui, Vec2, pos2, vec2,
};

use self::tiles::{MANY_STEPS, Tile, tiles};
use super::badge::paint_badge;
use super::countdown::foot_ui;
use super::projector::{
    ProjectorView, ROW, called_ui, class_felt_ui, class_table_ui, has_table, is_clear_call, is_row, pictured_ui,
    row_ui, table_of,
};
use super::turner::asked_tailleur;
use crate::drill::question::{AnswerForm, Question};
use crate::i18n::HouseTerms;
use crate::lesson::DealtQuestion;
use crate::rules::house::House;
use crate::view::screen::page::scrolling_ui;
use crate::view::screen::transcript::transcript_ui;
use crate::view::table::Marks;
use crate::view::tableau::shown_ui;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::name;
use crate::view::{Appearance, fonts};

/// Size of the choices in text sizes, and the share of the page's width beside the table: the first that fits.
const STEPS: [(f32, f32); 16] = [
    (2.3, 0.4),
    (1.9, 0.4),
    (1.9, 0.48),
    (1.7, 0.4),
    (1.7, 0.48),
    (1.7, 0.56),
    (1.5, 0.48),
    (1.5, 0.56),
    (1.3, 0.56),
    (1.3, 0.64),
    (1.15, 0.64),
    (1.0, 0.64),
    (0.9, 0.64),
    (0.8, 0.64),
    (0.7, 0.64),
    (0.6, 0.64),
];
/// Sizes tried between two steps, and how far they are apart.
const FINER: u8 = 7;
const FINE: f32 = 0.05;
/// Least size at which tiles have more than their words: pictures, and what can be answered to a part; in text sizes.
const LEGIBLE: f32 = 1.5;
/// Height of the badge of a choice and the most of it, in sizes of its text, and the least in text sizes.
const BADGE: f32 = 1.1;
const MOST_BADGE: f32 = 1.45;
const LEAST_BADGE: f32 = 2.0;
/// Most of the page's width beside a table with its seats.
const SEATED: f32 = 0.48;
const SEATED_STEPS: [(f32, f32); 5] = [(1.3, SEATED), (1.15, SEATED), (1.0, 0.56), (0.8, 0.64), (0.6, 0.64)];
const OF_TWO: [(f32, f32); 2] = [(1.75, 0.6), (1.6, 0.6)];
const SETTLING: [(f32, f32); 3] = [(1.7, 0.32), (1.5, 0.34), (1.3, 0.36)];
const DEALING: [(f32, f32); 6] = [(1.6, 0.42), (1.5, 0.44), (1.4, 0.46), (1.3, 0.48), (1.2, 0.5), (1.1, 0.52)];
/// Sizes of a question of words alone, in text sizes, and its place in the height that is left.
const ALONE: [(f32, f32); 3] = [(4.0, 1.0), (3.5, 1.0), (3.0, 1.0)];
/// Sizes of words beside the table.
const BESIDE: [(f32, f32); 2] = [(3.0, 0.4), (2.65, 0.4)];
/// Sizes of words beside an empty table.
const CALLING: [(f32, f32); 3] = [(3.2, 0.6), (2.8, 0.6), (2.5, 0.6)];
const MIDDLE: f32 = 0.35;
/// Size of a question in sizes of its choices, and of the situation before it in sizes of the question.
const ABOVE: f32 = 1.2;
const SITUATION: f32 = 0.8;
/// Size of what has happened since, in sizes of the question.
const EVENT: f32 = 0.9;
/// Space between the sentence that asks and those around it, in sizes of the question.
const APART: f32 = 0.3;
/// Largest text of a question with choices, and of these, in text sizes.
const PROMPT: f32 = 1.9;
const CHOICES: f32 = 1.9;
/// Space in a tile above and below its text, between tiles, and the letter's column, in sizes of the tile's text.
const AIR: f32 = 0.3;
const GAP: f32 = 0.3;
const LETTER: f32 = 1.8;
/// Width of the picture of a step with the space before it, and space above and below it, in sizes of the tile's text.
const STEP: f32 = 3.3;
const STEP_AIR: f32 = 0.16;
/// Space around the text of a plate, in sizes of it.
const PLATE: f32 = 0.4;
/// Size of what can be answered to a part, in sizes of the part's.
const LIGHTER: f32 = 0.88;
/// The most by which a tile grows where there is room, in text sizes.
const GROWTH: f32 = 2.0;
/// Share of the page's height that a picture may take.
const PICTURE: f32 = 0.35;
/// Share of the foot's width between the time and how many have answered.
const BETWEEN: f32 = 0.58;
/// Choices stand in two columns from this number on; beside a table only where they are this short.
const MANY: usize = 4;
const CROWD: usize = 6;
const SHORT: usize = 28;

/// What is asked, at the size that fits.
struct Sheet<'s> {
    face: &'s Appearance,
    house: &'s House,
    question: &'s Question,
    tiles: Vec<Tile>,
    prompt: String,
    /// Size of the page's text.
    text: f32,
    /// Size of the choices.
    size: f32,
    columns: usize,
}

/// A row to fill in stands clear of the time below it.
const AROUND_ROW: Margin = Margin { left: 0, right: 0, top: 4, bottom: 40 };

pub(super) fn question_ui(ui: &mut Ui, shown: ProjectorView<'_>, exercise: &DealtQuestion) {
    let ProjectorView { standing, face, .. } = shown;
    let (room, question) = (&standing.room, &exercise.posed.question);
    let house = room.quiz().house();
    let has_table = has_table(question, &question.scene);
    let tiles = tiles(question, house, face);
    let mut sheet = Sheet {
        face,
        house,
        question,
        columns: 1,
        tiles,
        prompt: face.words.render(&question.prompt, &HouseTerms::from(&house.terms)),
        text: TextStyle::Body.resolve(ui.style()).size,
        size: 0.0,
    };
    let margin = Margin { left: 24, right: 24, top: 4, bottom: 16 };
    let page = ui.available_size();
    // The page's scroll bar may take some of it.
    let width = |share: f32| page.x * if has_table { share } else { 1.0 } - margin.sum().x - GRID;
    // A picture has the room that the last steps leave.
    let pictured = if question.scene.picture.is_some() { page.y * PICTURE } else { 0.0 };
    let row = if is_row(question) { page.y * ROW } else { 0.0 };
    let height = page.y - margin.sum().y - pictured - row;
    let most = if sheet.tiles.is_empty() { f32::MAX } else { CHOICES };
    let steps = steps(question, sheet.tiles.is_empty(), most);
    let mut step = sheet.best_step(ui, &steps, (&width, height));
    if step.is_none_or(|(size, _)| size < LEGIBLE) && sheet.tiles.iter().any(Tile::has_more) {
        // What can be answered is on the phones, and so are the pictures; the question is read by all.
        sheet.tiles.iter_mut().for_each(Tile::leave_words);
        step = sheet.best_step(ui, &steps, (&width, height));
    }
    if let Some((size, share)) = step {
        sheet.grow(ui, (size, share), most, vec2(width(share), height));
    }
    let share = step.map_or(0.64, |(_, share)| share);
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(margin);
    let content = |ui: &mut Ui| {
        Panel::bottom("class-foot").frame(Frame::new()).show_separator_line(false).show(ui, |ui| {
            let rect = foot_ui(ui, standing, face, sheet.foot());
            if sheet.has_how_below() {
                sheet.how_ui(ui, sheet.how_beside_time(ui, rect));
            }
        });
        row_ui(ui, question, (house, face), (&[], &[]), (Panel::bottom("class-row"), row, AROUND_ROW));
        scrolling_ui(ui, ("class-question", room.turn()), |ui| {
            pictured_ui(ui, shown, question);
            sheet.show(ui);
        });
    };
    if !has_table {
        CentralPanel::default().frame(frame).show(ui, content);
        return;
    }
    let panel = Panel::right("beside").frame(frame).resizable(false).show_separator_line(false);
    panel.exact_size(page.x * share).show(ui, content);
    pictured_question_ui(ui, question, (house, face));
}

/// Sizes of the choices, at most this one, and shares of the page beside the table, the best first.
fn steps(question: &Question, has_words_alone: bool, most: f32) -> Vec<(f32, f32)> {
    let has_table = has_table(question, &question.scene);
    // Words alone, answered on the phones, have the page to themselves; bets to settle are read on the table.
    let first: &[(f32, f32)] = match (has_table, &question.form) {
        (false, _) if has_words_alone => &ALONE,
        (true, AnswerForm::Settle) => &SETTLING,
        // The cards of a coup and those that come stand below each other.
        (true, AnswerForm::Several(_)) if !question.scene.to_come.is_empty() => &DEALING,
        (true, _) if has_words_alone => &BESIDE,
        (true, _) if question.scene.second.is_some() => &OF_TWO,
        _ => &[],
    };
    if is_clear_call(question, &question.scene) {
        return CALLING.into_iter().chain(STEPS.map(|(size, _)| (size, CALLING[0].1))).collect();
    }
    let (widest, smaller): (f32, &[(f32, f32)]) =
        if is_seated(question) { (SEATED, &SEATED_STEPS) } else { (1.0, &[]) };
    let all = first.iter().copied().chain(STEPS).filter(|(size, share)| *size <= most && *share <= widest);
    all.chain(smaller.iter().copied()).collect()
}

/// The tableau to fill in, or the table.
fn pictured_question_ui(ui: &mut Ui, question: &Question, (house, face): (&House, &Appearance)) {
    if let AnswerForm::Grid(grid) = &question.form {
        class_felt_ui(ui, (house, face), |ui, look| shown_ui(ui, grid, look, &[], &[]));
    } else if is_clear_call(question, &question.scene) {
        called_ui(ui, (house, face), &question.scene, None);
    } else {
        let marks = Marks { tailleur: asked_tailleur(question, None, house), ..Marks::default() };
        class_table_ui(ui, house, face, &table_of(question, &question.scene), &marks);
    }
}

/// True where who sits where is seen on the whole table, which needs room.
fn is_seated(question: &Question) -> bool {
    let scene = &question.scene;
    has_table(question, scene) && scene.seats.is_some() && scene.stakes.is_empty()
}

fn sentences(text: &str) -> Vec<&str> {
    let mut rest = text;
    let mut found = Vec::new();
    while let Some((at, mark)) = rest.char_indices().find(|end| is_end(rest, *end)) {
        let (sentence, after) = rest.split_at(at + mark.len_utf8());
        found.push(sentence);
        rest = after.trim_start();
    }
    found.push(rest);
    found
}

/// True if a sentence ends here, and another follows.
fn is_end(text: &str, (at, mark): (usize, char)) -> bool {
    matches!(mark, '.' | '?' | '!') && text.get(at + mark.len_utf8()..).is_some_and(|rest| rest.starts_with(' '))
}

/// Splits a prompt into the text before its question, the question, and the text after it. Without a question the last
/// sentence is the task.
pub(super) fn around_the_question(text: &str) -> [&str; 3] {
    let ends: Vec<usize> =
        text.char_indices().filter(|end| is_end(text, *end)).map(|(at, mark)| at + mark.len_utf8()).collect();
    let asks = |end: &usize| text.get(..*end).is_some_and(|before| before.ends_with('?'));
    let end = ends.iter().copied().find(asks).unwrap_or(text.len());
    let from = ends.iter().copied().filter(|before| *before < end).max().unwrap_or(0);
    [0..from, from..end, end..text.len()].map(|part| text.get(part).unwrap_or_default().trim())
}

impl Sheet<'_> {
    /// Takes on the first step at which the page has room for all, with its choices in one column or in two.
    fn best_step(
        &mut self,
        ui: &Ui,
        steps: &[(f32, f32)],
        (width, height): (&impl Fn(f32) -> f32, f32),
    ) -> Option<(f32, f32)> {
        let columns = self.possible_columns();
        let is_alone = !has_table(self.question, &self.question.scene);
        let mut ways = steps.iter().flat_map(|step| columns.iter().map(move |columns| (*step, *columns)));
        let fits = |(step, columns): &((f32, f32), usize)| {
            self.columns = *columns;
            self.fits(ui, *step, width(step.1), height) && (is_alone || self.are_low(ui, width(step.1)))
        };
        let best = ways.find(fits).map(|(step, _)| step);
        if best.is_none() && !is_alone {
            // Two columns were the last to be tried.
            self.columns = 1;
        }
        best
    }

    /// True if no tile of two columns has more than two lines.
    fn are_low(&self, ui: &Ui, width: f32) -> bool {
        self.columns == 1 || self.lines(ui, width) <= 2
    }

    /// Lines of the tile that has the most.
    fn lines(&self, ui: &Ui, width: f32) -> usize {
        let wide = self.tile_width(width, self.columns);
        self.tiles.iter().map(|tile| self.tile(ui, tile, wide).rows.len()).max().unwrap_or(0)
    }

    fn possible_columns(&self) -> &'static [usize] {
        let are_choices = self.tiles.iter().all(|tile| tile.letter.is_some());
        let are_short = self.tiles.iter().all(|tile| tile.label.chars().count() <= SHORT);
        let are_steps = matches!(self.question.form, AnswerForm::Order(_));
        match (has_table(self.question, &self.question.scene), self.tiles.len()) {
            (_, ..MANY) => &[1],
            (false, MANY_STEPS..) if are_steps => &[2, 3],
            (false, _) => &[2],
            (true, _) if are_choices && are_short => &[1, 2],
            (true, _) => &[1],
        }
    }

    /// Takes on a size; true if the page then has room for all.
    fn fits(&mut self, ui: &Ui, (size, _): (f32, f32), width: f32, height: f32) -> bool {
        self.size = self.text * size;
        self.height(ui, width) + self.foot() <= height && self.longest_word(ui) <= width
    }

    /// Width of the longest word of the question, which would be cut in two where the page is narrower.
    fn longest_word(&self, ui: &Ui) -> f32 {
        let font = FontId::new(self.prompt_size(), fonts::bold());
        let wide = |word| self.laid_out(ui, word, font.clone(), f32::INFINITY).size().x;
        around_the_question(&self.prompt)[1].split_whitespace().map(wide).fold(0.0, f32::max)
    }

    /// Above many small choices the question is still the first thing read.
    fn prompt_size(&self) -> f32 {
        if self.tiles.is_empty() { self.size } else { (self.size * ABOVE).min(self.text * PROMPT) }
    }

    /// Takes on the largest size that fits between a step and the one before it.
    fn grow(&mut self, ui: &Ui, (size, share): (f32, f32), most: f32, room: Vec2) {
        let finer = (1..=FINER).map(|more| f32::from(more).mul_add(FINE, size));
        self.size = self.text * size;
        let lines = self.lines(ui, room.x).max(2);
        let fits = |size: &f32| {
            *size <= most && self.fits(ui, (*size, share), room.x, room.y) && self.lines(ui, room.x) <= lines
        };
        let size = finer.take_while(fits).last().unwrap_or(size);
        self.size = self.text * size;
    }

    fn laid_out(&self, ui: &Ui, text: &str, font: FontId, width: f32) -> Arc<Galley> {
        ui.painter().layout(text.to_owned(), font, self.face.theme.surround.text, width)
    }

    fn prompt(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let size = self.prompt_size();
        let ink = self.face.theme.surround.text;
        let bold = TextFormat::simple(FontId::new(size, fonts::bold()), ink);
        let [before, asked, after] = around_the_question(&self.prompt);
        let asked = if self.parts_ask() { "" } else { asked };
        // Below two houses the line on how to answer says the same.
        let after = if self.question.scene.second.is_some() { "" } else { after };
        let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
        let body = TextStyle::Body.resolve(ui.style());
        let plain = TextFormat::simple(FontId { size: size * SITUATION, ..body }, ink);
        let event = TextFormat::simple(FontId::new(size * EVENT, fonts::bold()), ink);
        let mut parts = vec![(before, &plain), (asked, &bold), (after, &plain)];
        if is_seated(self.question) {
            // What has happened is seen nowhere else: each event has a line of its own.
            let mut events = sentences(before).into_iter();
            let first = events.next().map(|first| (first, &plain)).into_iter();
            parts.splice(..1, first.chain(events.map(|text| (text, &event))));
        }
        for (text, format) in parts {
            if text.is_empty() {
                continue;
            }
            if !job.text.is_empty() {
                // A low empty line sets them apart.
                let low = TextFormat { font_id: FontId::new(size * APART, fonts::bold()), ..bold.clone() };
                job.append("\n\n", 0.0, low);
            }
            job.append(text, 0.0, format.clone());
        }
        ui.painter().layout_job(job)
    }

    fn tile(&self, ui: &Ui, tile: &Tile, width: f32) -> Arc<Galley> {
        let ink = self.face.theme.surround;
        let (strong, font) = (FontId::new(self.size, fonts::semibold()), TextStyle::Body.resolve(ui.style()));
        let beside = GAP + self.letters() + if tile.step.is_some() { STEP } else { 0.0 };
        let room = width - self.size * (GAP + beside);
        let mut job = LayoutJob::simple(tile.label.clone(), strong, ink.text, room);
        if !tile.choices.is_empty() {
            let lighter = TextFormat::simple(FontId { size: self.size * LIGHTER, ..font }, ink.text);
            job.append(&format!("\n{}", tile.choices), 0.0, lighter);
        }
        ui.painter().layout_job(job)
    }

    /// True if each part is a question of its own about what has happened: what is to be done says no more.
    fn parts_ask(&self) -> bool {
        let asks = |text: &str| text.trim_end().ends_with('?');
        let is_alone = around_the_question(&self.prompt)[1] == self.prompt.trim() && asks(&self.prompt);
        let is_told = !self.question.scene.narration.is_empty() && self.question.scene.second.is_none();
        let are_parts = matches!(self.question.form, AnswerForm::Several(_)) && !self.tiles.is_empty();
        is_alone && is_told && are_parts && self.tiles.iter().all(|tile| asks(&tile.label))
    }

    /// Nothing but words, answered on the phones.
    fn is_words_alone(&self) -> bool {
        self.tiles.is_empty() && !has_table(self.question, &self.question.scene)
    }

    /// Parts without a table: the case is known by words alone.
    fn has_case_in_words(&self) -> bool {
        matches!(self.question.form, AnswerForm::Several(_)) && !has_table(self.question, &self.question.scene)
    }

    /// Width of the letters' column, in sizes of the tiles' text.
    fn letters(&self) -> f32 {
        if self.tiles.iter().any(|tile| tile.letter.is_some()) { LETTER } else { GAP }
    }

    /// Width of each of the tiles of a row: a last row of fewer choices is as wide as the others, but steps are alike.
    fn tile_width(&self, width: f32, tiles: usize) -> f32 {
        let across = if matches!(self.question.form, AnswerForm::Order(_)) { self.columns } else { tiles } as f32;
        (width - self.size * GAP * (across - 1.0)) / across
    }

    /// Heights of the rows of tiles.
    fn rows(&self, ui: &Ui, width: f32) -> Vec<f32> {
        let height = |tile: &Tile, width| self.tile(ui, tile, width).size().y + 2.0 * AIR * self.size;
        let heights = |row: &[Tile]| {
            let width = self.tile_width(width, row.len());
            row.iter().map(|tile| height(tile, width)).fold(0.0, f32::max)
        };
        self.tiles.chunks(self.columns).map(heights).collect()
    }

    /// Size of the situation before the question, and of how to answer.
    fn situation_size(&self) -> f32 {
        let (share, most) = match (self.has_case_in_words(), self.is_words_alone()) {
            // How to answer and what the letters mean, on one line.
            _ if is_row(self.question) => (0.52, 1.4),
            (true, _) => (1.15, 1.6),
            (false, true) => (0.62, 2.1),
            _ if is_clear_call(self.question, &self.question.scene) => (1.0, 2.0),
            (false, false) => (1.0, 1.6),
        };
        (self.size * share).min(self.text * most)
    }

    /// Space around the situation, which has a plate of its own where nothing else is seen.
    fn plate(&self) -> f32 {
        if self.is_words_alone() && !self.question.scene.narration.is_empty() {
            PLATE * self.situation_size()
        } else {
            0.0
        }
    }

    fn situation_height(&self, ui: &Ui, width: f32) -> f32 {
        let (size, plate) = (self.situation_size(), self.plate());
        let width = width - 2.0 * plate;
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let lines = self.question.scene.narration.iter();
        let names = HouseTerms::from(&self.house.terms);
        // A story of many lines has their numbers before them.
        let numbers = if lines.len() > 2 { 1.5 * size + GRID } else { 0.0 };
        let line = |line| {
            let text = self.face.words.render(line, &names);
            self.laid_out(ui, &text, font.clone(), width - numbers - GRID).size().y + GRID
        };
        // Below a plate there is as much space as around its text.
        lines.map(line).sum::<f32>()
            + 3.0 * plate
            + if self.question.scene.narration.is_empty() { 0.0 } else { 2.0 * GRID }
    }

    fn height(&self, ui: &Ui, width: f32) -> f32 {
        let rows: f32 = self.rows(ui, width).iter().map(|row| row + self.size * GAP).sum();
        let texts = self.prompt(ui, width).size().y + self.situation_height(ui, width) + self.how_height(ui, width);
        rows + texts + 2.0 * self.size * GAP + 2.0 * GRID
    }

    /// Height of the time and of how many have answered.
    fn foot(&self) -> f32 {
        // Many tiles need the room.
        let most = if self.tiles.len() > CROWD { 0.62 } else { 1.0 };
        self.text * 6.2 * (self.size / self.text / 1.9).clamp(0.42, most)
    }

    fn show(&self, ui: &mut Ui) {
        let width = ui.available_width();
        ui.spacing_mut().item_spacing.y = 0.0;
        let spare = (ui.available_height() - self.height(ui, width)).max(0.0);
        if self.is_words_alone() {
            ui.add_space(spare * MIDDLE);
        }
        ui.scope(|ui| {
            let size = self.situation_size();
            ui.style_mut().text_styles.entry(TextStyle::Body).and_modify(|font| font.size = size);
            let names = HouseTerms::from(&self.house.terms);
            let plate = self.plate();
            if plate > 0.0 {
                let colours = self.face.theme.surround;
                let frame = Frame::new().fill(colours.surface_raised).stroke(Stroke::new(1.0, colours.line));
                // The lines end with a space.
                let inside = Margin { bottom: (plate - GRID).max(0.0) as i8, ..Margin::same(plate as i8) };
                let frame = frame.corner_radius(ROUND).inner_margin(inside);
                frame.show(ui, |ui| transcript_ui(ui, &self.question.scene, self.face, &names));
                ui.add_space(plate);
            } else {
                transcript_ui(ui, &self.question.scene, self.face, &names);
            }
        });
        ui.label(self.prompt(ui, width));
        ui.add_space(self.size * GAP * 1.5);
        let rows = self.rows(ui, width);
        let growth = (spare * 0.95 / rows.len().max(1) as f32).min(self.text * GROWTH);
        let lowest = rows.iter().copied().fold(f32::INFINITY, f32::min) + growth;
        for (row, (tiles, height)) in self.tiles.chunks(self.columns).zip(rows).enumerate() {
            let (rect, _) = ui.allocate_exact_size(vec2(width, height + growth), Sense::hover());
            let tile_width = self.tile_width(width, tiles.len());
            for (column, tile) in tiles.iter().enumerate() {
                let left = rect.left() + column as f32 * (tile_width + self.size * GAP);
                let place = Rect::from_min_size(pos2(left, rect.top()), vec2(tile_width, rect.height()));
                self.tile_ui(ui, tile, row * self.columns + column, (place, lowest));
            }
            ui.add_space(self.size * GAP);
        }
        if !self.has_how_below() {
            let (rect, _) = ui.allocate_exact_size(vec2(width, self.how_height(ui, width)), Sense::hover());
            self.how_ui(ui, rect);
        }
    }

    /// A tile in its place; pictures are as high as the lowest tile.
    fn tile_ui(&self, ui: &mut Ui, tile: &Tile, index: usize, (rect, lowest): (Rect, f32)) {
        let colours = self.face.theme.surround;
        let response = ui.interact(rect, ui.scope_id().with(("choice", index)), Sense::hover());
        let label = format!("{}\n{}", tile.label, tile.choices);
        let spoken =
            tile.letter.map_or_else(|| label.trim().to_owned(), |letter| format!("{letter}. {}", label.trim()));
        name(&response, Role::Label, &spoken);
        let painter = ui.painter();
        let line = (self.size * 0.05).max(1.0);
        // Parts are no choices: they are the lines of a list.
        if tile.letter.is_none() && index > 0 {
            painter.hline(rect.x_range(), rect.top() - self.size * GAP / 2.0, Stroke::new(line, colours.line));
        }
        if let Some(letter) = tile.letter {
            let fill = colours.surface_raised.lerp_to_gamma(colours.team(index), 0.1);
            let edge = Stroke::new(line, colours.team(index));
            painter.rect(rect, CornerRadius::same(ROUND), fill, edge, StrokeKind::Inside);
            let centre = pos2(rect.left() + self.size * (LETTER + GAP) / 2.0, rect.center().y);
            let badge = (self.size * BADGE).max(self.text * LEAST_BADGE).min(self.size * MOST_BADGE);
            paint_badge(painter, self.face, (centre, badge), index, letter);
        }
        let label = self.tile(ui, tile, rect.width());
        self.step_ui(ui, tile, rect, lowest);
        let left = rect.left() + self.size * (GAP + self.letters());
        painter.galley(pos2(left, rect.center().y - label.size().y / 2.0), label, colours.text);
    }
}
