//! The answer before the class. It always fits: the right answer and why come first, and as much of how the class
//! answered as there is room for. Beside the table how the class answered stands below it; an answer that is too long
//! for that has the whole page. Reasons that would be too small beside the answer have a page of their own.

mod houses;
mod parts;
mod shown;
mod why;

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    CentralPanel, Color32, FontId, Frame, Galley, Margin, Panel, Rect, Role, Sense, TextStyle, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

use self::houses::HousePanel;
pub(super) use self::parts::number_parts;
use self::shown::RightAnswer;
use super::bar::{BarMark, BarSpacing, BarWeight, ChartBar};
use super::projector::{has_table, is_clear_call, is_row};
use crate::classroom::{PartResult, Solution, SpreadRow};
use crate::describe::scene::tableau_letters;
use crate::drill::question::{AnswerForm, Question, Scene};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::rules::house::House;
use crate::view::screen::page::scrolling_ui;
use crate::view::theme::GRID;
use crate::view::widget::name;
use crate::view::{Appearance, fonts};

/// The sizes by which the page shrinks until it fits, as shares of the page's text.
const SCALES: [f32; 15] = [1.5, 1.3, 1.2, 1.1, 1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55, 0.5, 0.45, 0.4];
/// Margin beside the page and its parts.
const EDGE: i8 = 24;
/// Shares of the width beside the table; the reasons of two houses need more.
const SHARES: [f32; 3] = [0.42, 0.5, 0.58];
const NARROW_SHARES: [f32; 2] = [0.42, 0.5];
const SHARES_OF_BETS: [f32; 5] = [0.36, 0.4, 0.46, 0.52, 0.58];
const SHARE_OF_CALL: [f32; 1] = [0.54];
const SHARES_OF_PAYMENTS: [f32; 2] = [0.46, 0.5];
const SHARES_OF_TWO: [f32; 3] = [0.5, 0.58, 0.64];
/// Sizes tried between two steps, and how far they are apart.
const FINER: u8 = 6;
const FINE: f32 = 0.05;
/// Most of the height that how the class answered has below the table.
const BELOW: f32 = 0.46;
/// Rows of wrong answers and their size below the table: the first that fits.
const BELOW_STEPS: [(usize, f32); 14] = [
    (12, 1.7),
    (12, 1.55),
    (12, 1.4),
    (5, 1.4),
    (3, 1.4),
    (3, 1.25),
    (2, 1.4),
    (2, 1.25),
    (1, 1.4),
    (1, 1.25),
    (1, 1.0),
    (0, 1.0),
    (0, 0.7),
    (0, 0.5),
];
/// Least size that the last row reads, and with all of the answers.
const LARGE: f32 = 1.1;
const LARGE_OF_TWO: f32 = 1.3;
const LEAST_WHOLE: f32 = 1.0;
/// Size from which on words beside settled bets are read as well as these.
const AFAR: f32 = 1.3;
/// Lines of the reasons beside the answer where all of them are too many.
const SOME_WHY: usize = 3;
/// Sizes of a heading, the smaller one where it is then on one line, and space above it, in sizes of text.
const HEADINGS: [f32; 2] = [0.8, 0.74];
const HEADING: f32 = 0.5;
/// Size of a source, as a share of its rule's.
const SOURCE: f32 = 0.72;
/// Space before a reason that follows another, in sizes of its text.
const APART: f32 = 0.35;
/// Share of the first of the page's two columns.
const FIRST: f32 = 0.5;
/// Rows of wrong answers, by how much room there is, and whether the situation is repeated.
const ROWS: [(usize, bool); 3] = [(12, true), (5, true), (3, false)];
const FEW_ROWS: [(usize, bool); 3] = [(3, false), (1, false), (0, false)];
/// The figure of a whole class.
const WIDEST: &str = "300 · 100 %";
/// Larger sizes, for what has a page of its own.
const ALONE_SCALES: [f32; 2] = [1.9, 1.7];
/// Lines of the question that are repeated, and of one wrong answer.
const PROMPT_LINES: usize = 4;
const WRONG_LINES: usize = 2;
/// The most that a bar is given besides, above and below, in sizes of its text.
const MOST_SPARE: f32 = 0.35;
const SPARE_OF_STEP: f32 = 0.6;
/// Parts from whose number on an answer stands beside its part where there is room.
const MANY_PARTS: usize = 4;
/// Size of the key of a tableau, in that of the text.
const KEY: f32 = 0.8;

#[derive(Clone, Copy)]
struct Fit {
    scale: f32,
    /// Rows of wrong answers, and the size of how the class answered.
    rows: usize,
    spread: f32,
    /// With the situation before the question.
    is_whole: bool,
    /// Most lines of why.
    why: usize,
    /// Share of the page's width; all of it without the table.
    share: f32,
}

impl Fit {
    fn is_beside(self) -> bool {
        self.share < 1.0
    }

    /// Widths of the answer, of why, and of how the class answered, in a page of this width.
    fn widths(self, page: f32, reveal: &Reveal<'_>) -> [f32; 3] {
        if !self.is_beside() && (reveal.is_of_two() || reveal.has_parts() && self.why == 0) {
            [page, page, page]
        } else if self.is_beside() {
            let gaps = 40.0;
            let beside = (page + gaps) * self.share - gaps;
            // As wide as the table above it.
            [beside, beside, page - f32::from(EDGE) - beside]
        } else {
            let (first, second) = (page * FIRST - 2.0 * GRID, page * (1.0 - FIRST) - 2.0 * GRID);
            [first, second, second]
        }
    }
}

/// A part of the page that is laid out but not painted yet.
enum Block {
    Text {
        above: f32,
        galley: Arc<Galley>,
        below: f32,
    },
    /// What is drawn beside, for who hears the page.
    Spoken(String),
    Answer(RightAnswer),
    Bar(SpreadRow),
    Part(PartResult),
    Houses(Vec<HousePanel>),
}

/// Blocks below each other, in a width and at a size of text.
struct Part {
    blocks: Vec<Block>,
    width: f32,
    size: f32,
    /// Space above and below the text of each bar besides the usual, in sizes of text.
    spare: f32,
    /// Width of the column of parts where their answers stand beside them.
    column: Option<f32>,
}

impl Part {
    fn answer_lines(&self) -> usize {
        let lines = |block: &Block| match block {
            Block::Answer(answer) => answer.lines.iter().map(|line| line.rows.len()).sum(),
            _ => 0,
        };
        self.blocks.iter().map(lines).sum()
    }
}

/// The page in the order in which it is read.
struct Parts {
    answer: Part,
    why: Part,
    spread: Part,
}

struct Reveal<'r> {
    question: &'r Question,
    /// The table after the answer.
    scene: &'r Scene,
    solution: &'r Solution,
    house: &'r House,
    face: &'r Appearance,
    /// The reasons have a page of their own.
    is_why_alone: bool,
}

/// The panels around the table, or the whole page; `picture` is drawn below the answer. True where the table has its
/// place.
pub(super) fn reveal_ui(
    ui: &mut Ui,
    (question, scene): (&Question, &Scene),
    solution: &Solution,
    (house, face): (&House, &Appearance),
    picture: impl FnOnce(&mut Ui),
) -> bool {
    let reveal = Reveal { question, scene, solution, house, face, is_why_alone: false };
    let margin = Margin { left: EDGE, right: EDGE, top: 4, bottom: 16 };
    let room = ui.available_size() - margin.sum();
    let Some(fit) = reveal.best_fit(ui, room) else { return true };
    let mut parts = reveal.parts(ui, fit, room.x);
    reveal.spread_out(ui, &mut parts, room.y);
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(margin);
    if !fit.is_beside() {
        CentralPanel::default().frame(frame).show(ui, |ui| {
            scrolling_ui(ui, "class-revealed", |ui| {
                reveal.whole_ui(ui, &parts);
                picture(ui);
            });
        });
        return false;
    }
    let panel = |panel: Panel| panel.frame(frame).resizable(false).show_separator_line(false);
    let width = parts.answer.width + margin.sum().x;
    panel(Panel::right("beside")).exact_size(width).show(ui, |ui| {
        scrolling_ui(ui, "class-revealed", |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for part in [&parts.answer, &parts.why] {
                let (rect, _) = ui.allocate_exact_size(reveal.extent(ui, part), Sense::hover());
                reveal.show(ui, part, rect);
            }
            picture(ui);
        });
    });
    if parts.spread.blocks.is_empty() {
        return true;
    }
    let height = reveal.extent(ui, &parts.spread).y + margin.sum().y;
    let frame = frame.inner_margin(Margin { right: 0, ..margin });
    panel(Panel::bottom("class-spread")).frame(frame).exact_size(height).show(ui, |ui| {
        reveal.show(ui, &parts.spread, ui.available_rect_before_wrap());
    });
    true
}

/// The reasons on a page of their own, as large as they fit.
pub(super) fn why_ui(ui: &mut Ui, question: &Question, solution: &Solution, (house, face): (&House, &Appearance)) {
    let reveal = Reveal { question, scene: &question.scene, solution, house, face, is_why_alone: true };
    let margin = Margin { left: EDGE, right: EDGE, top: 4, bottom: 16 };
    let room = ui.available_size() - margin.sum();
    let text = TextStyle::Body.resolve(ui.style()).size;
    let part = |scale: f32| reveal.why(ui, text * scale, (room.x, usize::MAX));
    let parts = ALONE_SCALES.into_iter().chain(SCALES).map(part);
    let Some(part) =
        parts.reduce(|larger, smaller| if reveal.extent(ui, &larger).y <= room.y { larger } else { smaller })
    else {
        return;
    };
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(margin);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let rect = ui.available_rect_before_wrap();
        reveal.show(ui, &part, rect);
    });
}

impl Reveal<'_> {
    /// The steps from the page that is read best to the one that always fits.
    fn steps(&self) -> Vec<Fit> {
        let is_grid = matches!(self.question.form, AnswerForm::Grid(_));
        let has_table = has_table(self.question, self.scene);
        let whys: &[usize] = if self.is_of_two() {
            &[usize::MAX, SOME_WHY, 1]
        } else if !self.solution.has_long_why() {
            &[usize::MAX]
        } else if matches!(self.question.form, AnswerForm::Several(_)) {
            match self.solution.parts.len() {
                ..MANY_PARTS => &[SOME_WHY, 1, 0],
                MANY_PARTS.. => &[4, 2, 1, 0],
            }
        } else if self.question.form == AnswerForm::Settle {
            &[3, 1, 0]
        } else if self.has_parts() {
            &[0]
        } else {
            &[SOME_WHY]
        };
        let step = |why: usize, scale: f32, share: f32| {
            let rows = if scale >= LEAST_WHOLE { ROWS } else { FEW_ROWS };
            // The situation is left out only where the text would be small otherwise.
            let rows = rows.into_iter().filter(move |(_, is_whole)| *is_whole || scale <= LARGE);
            rows.map(move |(rows, is_whole)| Fit { scale, rows, spread: scale, is_whole, why, share })
        };
        // For two houses fewer reasons are better than small ones.
        let least = if self.is_of_two() { LARGE_OF_TWO } else { LARGE };
        let large = || SCALES.into_iter().filter(move |scale| *scale >= least);
        let alone = || ALONE_SCALES.into_iter().filter(|_| self.has_parts() || is_grid || !has_table).chain(large());
        let small = || SCALES.into_iter().filter(move |scale| *scale < least);
        let mut steps = Vec::new();
        let shares: &[f32] = match (has_table, &self.question.form) {
            (false, _) => &[],
            (true, AnswerForm::Settle) => &SHARES_OF_BETS,
            (true, AnswerForm::Money) => &NARROW_SHARES,
            (true, AnswerForm::Call(_)) if is_clear_call(self.question, self.scene) => &SHARE_OF_CALL,
            (true, _) if self.scene.second.is_some() && self.is_of_payments() => &SHARES_OF_PAYMENTS,
            (true, _) if self.scene.second.is_some() => &SHARES_OF_TWO,
            (true, _) => &SHARES,
        };
        for why in whys {
            let mut ways: Vec<(f32, f32)> =
                large().flat_map(|scale| shares.iter().map(move |share| (scale, *share))).collect();
            // Bets are read on the table, which is as wide as it can be beside words that are read from afar.
            if self.question.form == AnswerForm::Settle {
                ways.sort_by(|(size, one), (other_size, other)| {
                    (*size < AFAR).cmp(&(*other_size < AFAR)).then(one.total_cmp(other))
                });
            }
            steps.extend(ways.into_iter().flat_map(|(scale, share)| step(*why, scale, share)));
        }
        let shares = if is_grid && has_table { SHARES.as_slice() } else { &[1.0] };
        for why in whys {
            steps.extend(alone().flat_map(|scale| shares.iter().flat_map(move |share| step(*why, scale, *share))));
        }
        let least = whys.last().copied().unwrap_or(usize::MAX);
        steps.extend(small().flat_map(|scale| shares.iter().flat_map(move |share| step(least, scale, *share))));
        steps
    }

    fn best_fit(&self, ui: &Ui, room: Vec2) -> Option<Fit> {
        let steps = self.steps();
        let fits = |fit: &Fit| self.fits(ui, *fit, room);
        let fit = steps.iter().copied().find(fits).or(steps.last().copied())?;
        // Between two steps as large as fits, with the answer on no more lines. Where the parts are the answer, the
        // table is a reminder and may be narrower; payments are read on it.
        let is_read = self.question.form == AnswerForm::Settle || self.is_of_two();
        let is_reminder = self.has_parts() && !is_read;
        let shares = if fit.is_beside() && is_reminder { SHARES.to_vec() } else { vec![fit.share] };
        let lines = |fit: &Fit| self.parts(ui, *fit, room.x).answer.answer_lines();
        let most = lines(&fit);
        let finer = |more: u8| {
            let scale = f32::from(more).mul_add(FINE, fit.scale);
            shares.iter().map(move |share| Fit { scale, spread: scale, share: *share, ..fit })
        };
        let mut finer = (1..=FINER).rev().flat_map(finer);
        let fit = finer.find(|fit| fits(fit) && lines(fit) <= most).unwrap_or(fit);
        if !fit.is_beside() {
            return Some(fit);
        }
        let fits = |fit: &Fit| self.extent(ui, &self.parts(ui, *fit, room.x).spread).y <= room.y * BELOW;
        let below = BELOW_STEPS.into_iter().map(|(rows, spread)| Fit { rows, spread, ..fit }).find(fits);
        Some(below.unwrap_or(fit))
    }

    /// True if the answer has a panel for each of two houses.
    fn is_of_two(&self) -> bool {
        self.solution.parts.first().is_some_and(|part| part.in_house.is_some())
    }

    /// True if the answer stands part by part, each with how many had it.
    fn has_parts(&self) -> bool {
        !self.solution.parts.is_empty()
    }

    fn extent(&self, ui: &Ui, part: &Part) -> Vec2 {
        let height = |block: &Block| match block {
            Block::Text { above, galley, below } => above + galley.size().y + below,
            Block::Spoken(_) => 0.0,
            Block::Answer(answer) => answer.height(),
            Block::Bar(row) => self.bar(row, WIDEST, 0.0).height(ui, self.face, (part.size, part.width)),
            Block::Part(one) => {
                let (figure, share) = self.part_figure(one);
                self.part_bar(one, part, (&figure, share)).height(ui, self.face, (part.size, part.width))
            }
            Block::Houses(panels) => houses::height(panels, part.width),
        };
        vec2(part.width, part.blocks.iter().map(height).sum())
    }

    fn fits(&self, ui: &Ui, fit: Fit, room: Vec2) -> bool {
        let Parts { answer, why, spread } = self.parts(ui, fit, room.x);
        let [answer, why, spread] = [answer, why, spread].map(|part| self.extent(ui, &part).y);
        let height = if fit.is_beside() { answer + why } else { self.columns(answer, why, spread).0 };
        height <= room.y
    }

    /// The height of two columns, and whether why stands in the first: where that is no higher than in the second, and
    /// below the panels of two houses.
    fn columns(&self, answer: f32, why: f32, spread: f32) -> (f32, bool) {
        let (below, beside) = ((answer + why).max(spread), answer.max(why + spread));
        if self.is_of_two() {
            return (below, true);
        }
        // Beside parts and grids nothing else stands in the second column.
        (below.min(beside), spread > 0.0 && below <= beside)
    }

    /// Gives the bars of an answer the height that the page has to spare.
    fn spread_out(&self, ui: &Ui, parts: &mut Parts, height: f32) {
        let used = self.extent(ui, &parts.answer).y + self.extent(ui, &parts.why).y;
        let bars = parts.answer.blocks.iter().filter(|block| matches!(block, Block::Part(_))).count();
        let each = (height - used).max(0.0) / (2.0 * bars.max(1) as f32) / parts.answer.size;
        parts.answer.spare = each.min(if self.is_order() { SPARE_OF_STEP } else { MOST_SPARE });
    }

    /// The page without the table: why stands below the answer, or beside it above how the class answered.
    fn whole_ui(&self, ui: &mut Ui, parts: &Parts) {
        let [answer, why, spread] = [&parts.answer, &parts.why, &parts.spread].map(|part| self.extent(ui, part));
        let (height, is_below) = self.columns(answer.y, why.y, spread.y);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        self.show(ui, &parts.answer, Rect::from_min_size(rect.min, answer));
        // The heading of the second column is level with the question.
        let top = rect.top() - parts.why.size * HEADING;
        let (at, below) = if is_below {
            (pos2(rect.left(), rect.top() + answer.y), top)
        } else {
            (pos2(rect.right() - why.x, top), top + why.y)
        };
        self.show(ui, &parts.why, Rect::from_min_size(at, why));
        self.show(ui, &parts.spread, Rect::from_min_size(pos2(rect.right() - spread.x, below), spread));
    }

    fn show(&self, ui: &mut Ui, part: &Part, place: Rect) {
        let total = self.answers();
        let salt = (place.left() as i32, place.top() as i32, "part");
        let mut inside = ui.new_child(UiBuilder::new().id_salt(salt).max_rect(place));
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 0.0;
        for block in &part.blocks {
            match block {
                Block::Text { above, galley, below } => {
                    ui.add_space(*above);
                    ui.label(Arc::clone(galley));
                    ui.add_space(*below);
                }
                Block::Spoken(text) => {
                    let (_, response) = ui.allocate_exact_size(vec2(place.width(), 0.0), Sense::hover());
                    name(&response, Role::Label, text);
                }
                Block::Answer(answer) => answer.ui(ui, self.face),
                Block::Bar(row) => {
                    let (figure, share) = self.figure(row.count, total);
                    self.bar(row, &figure, share).show(ui, self.face, part.size);
                }
                Block::Part(one) => {
                    let (figure, share) = self.part_figure(one);
                    self.part_bar(one, part, (&figure, share)).show(ui, self.face, part.size);
                }
                Block::Houses(panels) => houses::panels_ui(ui, self.face, panels),
            }
        }
    }

    /// A count with its share, as text and from 0 to 1.
    fn figure(&self, count: usize, total: usize) -> (String, f32) {
        let percent = (count * 100 + total / 2) / total.max(1);
        let share = text!("host-share", count = Fact::Number(count as u64), percent = Fact::Number(percent as u64));
        (self.face.words.render(&share, &HouseTerms::default()), count as f32 / total.max(1) as f32)
    }

    fn bar<'b>(&self, row: &'b SpreadRow, figure: &'b str, share: f32) -> ChartBar<'b> {
        let SpreadRow { label, right, .. } = row;
        let colours = self.face.theme.surround;
        let ink = if *right == Some(true) { colours.right } else { colours.text_quiet };
        let lettered = self.lettered(label);
        let mark = right.map(|right| match lettered {
            Some((badge, _)) => BarMark::Choice(right, badge),
            None => BarMark::Verdict(right),
        });
        let spacing = BarSpacing::USUAL;
        ChartBar {
            heading: None,
            column: None,
            label,
            figure,
            share,
            ink,
            mark,
            step: None,
            lines: WRONG_LINES,
            spacing,
            weight: BarWeight::Usual,
        }
    }

    fn lines(ui: &Ui, (font, colour): (FontId, Color32), text: &str, (width, most): (f32, usize)) -> Arc<Galley> {
        let wrap = TextWrapping { max_width: width, max_rows: most, ..TextWrapping::default() };
        ui.painter().layout_job(LayoutJob { wrap, ..fonts::figures(text, font, colour) })
    }

    fn text(ui: &Ui, text: &str, (ink, size, above): (Color32, f32, f32), width: f32) -> Block {
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        Block::Text { above, galley: Self::lines(ui, (font, ink), text, (width, usize::MAX)), below: 0.0 }
    }

    fn heading(&self, ui: &Ui, key: TextKey, size: f32, width: f32) -> Block {
        let ink = self.face.theme.surround.text_quiet;
        let text = self.face.words.message(key);
        let line = |share: f32| {
            let font = FontId { size: size * share, ..TextStyle::Body.resolve(ui.style()) };
            Self::lines(ui, (font, ink), &text, (width, usize::MAX))
        };
        let one_line = HEADINGS.into_iter().map(line).find(|galley| galley.rows.len() == 1);
        let galley = one_line.unwrap_or_else(|| line(HEADINGS[0]));
        Block::Text { above: size * HEADING, galley, below: size * 0.15 }
    }

    fn parts(&self, ui: &Ui, fit: Fit, page: f32) -> Parts {
        let (words, colours) = (&self.face.words, self.face.theme.surround);
        let text_size = TextStyle::Body.resolve(ui.style()).size;
        let size = text_size * fit.scale;
        let [first, second, third] = fit.widths(page, self);
        let names = HouseTerms::from(&self.house.terms);
        let prompt = words.render(&self.question.prompt, &names);
        let font = FontId { size: size * 0.9, ..TextStyle::Body.resolve(ui.style()) };
        let is_of_two = self.is_of_two();
        let prompt = if is_of_two { Self::asked_of_two(&prompt, fit.is_whole) } else { prompt };
        let galley = Self::lines(ui, (font, colours.text_quiet), &prompt, (first, PROMPT_LINES));
        let mut answer = Vec::new();
        if fit.is_whole && !is_of_two {
            let narration = self.question.scene.narration.iter().map(|line| words.render(line, &names));
            answer.extend(narration.map(|line| Self::text(ui, &line, (colours.text_quiet, size * 0.9, 0.0), first)));
        }
        // The parts of an answer name what was asked, but for two houses only where; an order has its heading.
        let is_named = matches!(self.question.form, AnswerForm::Several(_) | AnswerForm::Settle | AnswerForm::Order(_));
        if !is_named || is_of_two {
            answer.push(Block::Text { above: 0.0, galley, below: 0.0 });
        }
        let is_grid = matches!(self.question.form, AnswerForm::Grid(_));
        if is_of_two {
            answer.extend(self.result(ui, size, first));
            answer.extend(self.same_in_both(ui, size, first));
            answer.push(Block::Houses(self.house_panels(ui, size, (first, fit.why))));
        } else if self.has_parts() {
            answer.extend(self.part_blocks(ui, size, first));
        } else if is_grid {
            answer.push(Block::Spoken(self.solution.answer.join("\n")));
            answer.extend(self.result(ui, size, first));
            let missed = words.message(text_key!("host-missed-about"));
            answer.push(Self::text(ui, &missed, (colours.wrong, size * KEY, size * 0.2), first));
            // Below a single row they are on one line.
            if !is_row(self.question) {
                let letters = words.render(&tableau_letters(&self.house.terms), &names).replace(" · ", "\n");
                answer.push(Self::text(ui, &letters, (colours.text_quiet, size * KEY, size * 0.4), first));
            }
        } else {
            answer.push(self.heading(ui, text_key!("phone-answer"), size, first));
            answer.push(self.answer(ui, size, first));
            answer.extend(self.result(ui, size, first));
        }
        let mut spread = Vec::new();
        if !self.has_parts() && !is_grid {
            spread.push(self.heading(ui, text_key!("host-answers"), size, third));
            let rows = self.solution.spread_of(fit.rows, words).into_iter();
            spread.extend(rows.map(|row| Block::Bar(self.as_shown(row))));
        }
        Parts {
            answer: Part { blocks: answer, width: first, size, spare: 0.0, column: self.column(ui, size, first) },
            why: self.why(ui, size, (second, fit.why)),
            spread: Part { blocks: spread, width: third, size: text_size * fit.spread, spare: 0.0, column: None },
        }
    }

    fn is_order(&self) -> bool {
        matches!(self.question.form, AnswerForm::Order(_))
    }

    /// How many answered.
    fn answers(&self) -> usize {
        self.solution.spread.iter().map(|row| row.count).sum()
    }
}
