//! The answer before the class. It always fits: the right answer and why come first, and as much of how the class
//! answered as there is room for. Beside the table how the class answered stands below it; an answer that is too long
//! for that has the whole page.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    CentralPanel, Color32, FontId, Frame, Galley, Margin, Panel, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, Vec2, pos2, vec2,
};

use super::bar::ChartBar;
use super::projector::has_table;
use crate::classroom::{RuleText, Solution, SpreadRow};
use crate::drill::question::{AnswerForm, Question};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::view::screen::page::scrolling_ui;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{name, paint_verdict};
use crate::view::{Appearance, fonts};

/// The sizes by which the page shrinks until it fits, as shares of the page's text.
const SCALES: [f32; 14] = [1.3, 1.2, 1.1, 1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55, 0.5, 0.45, 0.4];
/// Shares of the width beside the table.
const SHARES: [f32; 3] = [0.42, 0.5, 0.58];
/// Most of the height that how the class answered has below the table.
const BELOW: f32 = 0.42;
/// Rows of wrong answers and their size below the table: the first that fits.
const BELOW_STEPS: [(usize, f32); 11] = [
    (12, 1.15),
    (12, 1.0),
    (12, 0.9),
    (5, 1.0),
    (5, 0.85),
    (3, 1.0),
    (3, 0.85),
    (1, 1.0),
    (0, 1.0),
    (0, 0.7),
    (0, 0.5),
];
/// Least size beside the table; what needs a smaller one has the whole page. A grid is an answer and stays.
const LEAST_BESIDE: f32 = 1.1;
/// Least sizes with all of the answers, and with how each sum is worked out.
const LEAST_WHOLE: f32 = 1.0;
const LEAST_WORKING: f32 = 0.7;
/// Share of the first of the page's two columns.
const FIRST: f32 = 0.44;
/// Rows of wrong answers, by how much room there is, and whether what was told before the question is repeated.
const ROWS: [(usize, bool); 3] = [(12, true), (5, true), (3, false)];
const FEW_ROWS: [(usize, bool); 3] = [(3, false), (1, false), (0, false)];
/// Lines of the question that are repeated, and of one wrong answer.
const PROMPT_LINES: usize = 3;
const WRONG_LINES: usize = 2;
/// Space around the right answer and the column of its sign, in sizes of its text.
const AIR: f32 = 0.4;
const SIGN: f32 = 1.6;

#[derive(Clone, Copy)]
struct Fit {
    scale: f32,
    /// Rows of wrong answers, and the size of how the class answered.
    rows: usize,
    spread: f32,
    /// With what was told before the question.
    is_whole: bool,
    /// Share of the page's width; all of it without the table.
    share: f32,
}

impl Fit {
    fn is_beside(self) -> bool {
        self.share < 1.0
    }

    /// Widths of the answer, of why, and of how the class answered, in a page of this width.
    fn widths(self, page: f32) -> [f32; 3] {
        if self.is_beside() {
            let gaps = 40.0;
            let beside = (page + gaps) * self.share - gaps;
            [beside, beside, page - gaps - beside]
        } else {
            [page * FIRST - 2.0 * GRID, page * (1.0 - FIRST) - 2.0 * GRID, page * FIRST - 2.0 * GRID]
        }
    }
}

/// A part of the page that is laid out but not painted yet.
enum Block {
    Text {
        above: f32,
        galley: Arc<Galley>,
    },
    /// What is drawn beside, for who hears the page.
    Said(String),
    Answer {
        lines: Vec<Arc<Galley>>,
        size: f32,
    },
    Bar(SpreadRow),
}

/// Blocks below each other, in a width and at a size of text.
struct Part {
    blocks: Vec<Block>,
    width: f32,
    size: f32,
}

/// The page in the order in which it is read.
struct Parts {
    answer: Part,
    why: Part,
    spread: Part,
}

struct Reveal<'r> {
    question: &'r Question,
    solution: &'r Solution,
    house: &'r House,
    face: &'r Appearance,
}

/// The panels around the table, or the whole page; `picture` is drawn below the answer. True where the table has its
/// place.
pub(super) fn reveal_ui(
    ui: &mut Ui,
    question: &Question,
    solution: &Solution,
    (house, face): (&House, &Appearance),
    picture: impl FnOnce(&mut Ui),
) -> bool {
    let reveal = Reveal { question, solution, house, face };
    let margin = Margin { left: 16, right: 24, top: 4, bottom: 16 };
    let room = ui.available_size() - margin.sum();
    let steps = steps(question);
    let fits = |fit: &Fit| reveal.fits(ui, *fit, room);
    let Some(mut fit) = steps.iter().copied().find(fits).or(steps.last().copied()) else { return true };
    if fit.is_beside() {
        let fits = |fit: &Fit| reveal.extent(ui, &reveal.parts(ui, *fit, room.x).spread).y <= room.y * BELOW;
        fit = BELOW_STEPS.into_iter().map(|(rows, spread)| Fit { rows, spread, ..fit }).find(fits).unwrap_or(fit);
    }
    let parts = reveal.parts(ui, fit, room.x);
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
    let height = reveal.extent(ui, &parts.spread).y + margin.sum().y;
    panel(Panel::bottom("class-spread")).exact_size(height).show(ui, |ui| {
        reveal.show(ui, &parts.spread, ui.available_rect_before_wrap());
    });
    true
}

/// The steps from the page that is read best to the one that always fits.
fn steps(question: &Question) -> Vec<Fit> {
    let is_grid = matches!(question.form, AnswerForm::Grid(_));
    let has_table = has_table(question);
    let beside = SCALES.into_iter().filter(|scale| has_table && (is_grid || *scale >= LEAST_BESIDE));
    let beside = beside.map(|scale| (scale, SHARES.as_slice()));
    let alone = SCALES.into_iter().filter(|_| !is_grid).map(|scale| (scale, [1.0].as_slice()));
    let steps = beside.chain(alone).flat_map(|(scale, shares)| {
        let rows = if scale >= LEAST_WHOLE { ROWS } else { FEW_ROWS };
        rows.into_iter().flat_map(move |(rows, is_whole)| {
            shares.iter().map(move |share| Fit { scale, rows, spread: scale, is_whole, share: *share })
        })
    });
    steps.collect()
}

impl Reveal<'_> {
    fn extent(&self, ui: &Ui, part: &Part) -> Vec2 {
        let height = |block: &Block| match block {
            Block::Text { above, galley } => above + galley.size().y,
            Block::Said(_) => 0.0,
            Block::Answer { lines, size } => Self::answer_height(lines, *size),
            Block::Bar(row) => Self::bar(row, "").height(ui, self.face, (part.size, part.width)),
        };
        vec2(part.width, part.blocks.iter().map(height).sum())
    }

    fn answer_height(lines: &[Arc<Galley>], size: f32) -> f32 {
        lines.iter().map(|line| line.size().y).sum::<f32>() + 2.0 * AIR * size
    }

    fn fits(&self, ui: &Ui, fit: Fit, room: Vec2) -> bool {
        let Parts { answer, why, spread } = self.parts(ui, fit, room.x);
        let [answer, why, spread] = [answer, why, spread].map(|part| self.extent(ui, &part).y);
        if fit.is_beside() { answer + why <= room.y } else { (answer + spread).max(why) <= room.y }
    }

    /// The page without the table: why stands beside the answer, and how the class answered below that.
    fn whole_ui(&self, ui: &mut Ui, parts: &Parts) {
        let [answer, why, spread] = [&parts.answer, &parts.why, &parts.spread].map(|part| self.extent(ui, part));
        let extent = vec2(ui.available_width(), (answer.y + spread.y).max(why.y));
        let (rect, _) = ui.allocate_exact_size(extent, Sense::hover());
        self.show(ui, &parts.answer, Rect::from_min_size(rect.min, answer));
        self.show(ui, &parts.why, Rect::from_min_size(pos2(rect.right() - why.x, rect.top()), why));
        self.show(ui, &parts.spread, Rect::from_min_size(rect.min + vec2(0.0, answer.y), spread));
    }

    fn show(&self, ui: &mut Ui, part: &Part, place: Rect) {
        let total: usize = self.solution.spread.iter().map(|row| row.count).sum();
        let salt = (place.left() as i32, place.top() as i32, "part");
        let mut inside = ui.new_child(UiBuilder::new().id_salt(salt).max_rect(place));
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 0.0;
        for block in &part.blocks {
            match block {
                Block::Text { above, galley } => {
                    ui.add_space(*above);
                    ui.label(Arc::clone(galley));
                }
                Block::Said(text) => {
                    let (_, response) = ui.allocate_exact_size(vec2(place.width(), 0.0), Sense::hover());
                    name(&response, Role::Label, text);
                }
                Block::Answer { lines, size } => self.answer_ui(ui, lines, *size),
                Block::Bar(row) => {
                    let percent = (row.count * 100 + total / 2) / total.max(1);
                    let (count, percent) = (Fact::Number(row.count as u64), Fact::Number(percent as u64));
                    let share = text!("host-share", count = count, percent = percent);
                    let figure = self.face.words.render(&share, &HouseTerms::default());
                    let share = row.count as f32 / total.max(1) as f32;
                    ChartBar { share, ..Self::bar(row, &figure) }.show(ui, self.face, part.size);
                }
            }
        }
    }

    /// The right answer on a plate of its own, with its sign.
    fn answer_ui(&self, ui: &mut Ui, lines: &[Arc<Galley>], size: f32) {
        let colours = self.face.theme.surround;
        let width = ui.available_width();
        let (rect, _) = ui.allocate_exact_size(vec2(width, Self::answer_height(lines, size)), Sense::hover());
        let painter = ui.painter();
        let fill = colours.surface_raised.lerp_to_gamma(colours.right, 0.2);
        let edge = Stroke::new((size * 0.07).max(2.0), colours.right);
        painter.rect(rect, ROUND, fill, edge, StrokeKind::Inside);
        let sign = (size * 1.2).min(rect.height() * 0.8);
        let centre = pos2(rect.left() + size * (AIR + 0.6), rect.center().y);
        paint_verdict(painter, &self.face.theme, centre, sign, true);
        let place = rect.shrink(size * AIR).with_min_x(rect.left() + size * (AIR + SIGN));
        let mut inside = ui.new_child(UiBuilder::new().id_salt("right answer").max_rect(place));
        inside.spacing_mut().item_spacing.y = 0.0;
        for line in lines {
            inside.label(Arc::clone(line));
        }
    }

    fn bar<'b>(row: &'b SpreadRow, figure: &'b str) -> ChartBar<'b> {
        // As wide as the figure of a whole class, where there is none yet.
        let figure = if figure.is_empty() { "300 · 100 %" } else { figure };
        ChartBar { label: &row.label, figure, share: 0.0, right: row.right, lines: WRONG_LINES }
    }

    /// An answer of several lines as what differs from the right one, which stands above in full.
    fn shortened(&self, row: SpreadRow) -> SpreadRow {
        let answer = &self.solution.answer;
        if row.right.is_none() || answer.len() < 2 {
            return row;
        }
        let differ: Vec<&str> =
            row.lines.iter().filter(|line| !answer.contains(line)).map(|line| line.trim()).collect();
        match row.right {
            Some(true) if differ.is_empty() => {
                SpreadRow { label: self.face.words.message(text_key!("phone-answer")), ..row }
            }
            _ if differ.is_empty() => row,
            _ => SpreadRow { label: differ.join("  "), ..row },
        }
    }

    fn lines(ui: &Ui, (font, colour): (FontId, Color32), text: &str, (width, most): (f32, usize)) -> Arc<Galley> {
        let mut job = LayoutJob::simple(text.to_owned(), font, colour, width);
        job.wrap.max_rows = most;
        ui.painter().layout_job(job)
    }

    fn parts(&self, ui: &Ui, fit: Fit, page: f32) -> Parts {
        let (words, colours) = (&self.face.words, self.face.theme.surround);
        let text_size = TextStyle::Body.resolve(ui.style()).size;
        let size = text_size * fit.scale;
        let [first, second, third] = fit.widths(page);
        let text = |ink: Color32, text: &str, (above, share, width): (f32, f32, f32)| {
            let font = FontId { size: size * share, ..TextStyle::Body.resolve(ui.style()) };
            Block::Text { above: above * size, galley: Self::lines(ui, (font, ink), text, (width, usize::MAX)) }
        };
        let heading = |key, width| text(colours.text_quiet, &words.message(key), (0.5, 0.8, width));
        let names = HouseTerms::from(&self.house.terms);
        let prompt = words.render(&self.question.prompt, &names);
        let font = FontId { size: size * 0.9, ..TextStyle::Body.resolve(ui.style()) };
        let galley = Self::lines(ui, (font, colours.text_quiet), &prompt, (first, PROMPT_LINES));
        let mut answer = Vec::new();
        if fit.is_whole {
            let narration = self.question.scene.narration.iter().map(|line| words.render(line, &names));
            answer.extend(narration.map(|line| text(colours.text_quiet, &line, (0.0, 0.9, first))));
        }
        answer.extend([Block::Text { above: 0.0, galley }, heading(text_key!("phone-answer"), first)]);
        answer.push(self.answer(ui, size, first));
        answer.extend(self.result(ui, size, first));
        let mut why = vec![heading(text_key!("verdict-why"), second)];
        let explanation = self.solution.explanation.iter();
        why.extend(explanation.map(|line| text(colours.text, line, (0.1, 1.0, second))));
        let rules = &self.solution.rules;
        for (at, RuleText { rule, source }) in rules.iter().enumerate() {
            why.push(text(colours.text, rule, (0.2, 1.0, second)));
            // No lookup during the presentation. Rules of one source name it once.
            if rules.get(at + 1).is_none_or(|next| next.source != *source) {
                why.extend(source.iter().map(|line| text(colours.text_quiet, line, (0.0, 0.75, second))));
            }
        }
        if fit.scale >= LEAST_WORKING {
            why.extend(self.solution.working.iter().map(|line| text(colours.text, line, (0.2, 1.0, second))));
        }
        let mut spread = Vec::new();
        let rows = self.solution.spread_of(fit.rows, words);
        if !rows.is_empty() {
            spread.push(heading(text_key!("host-answers"), third));
        }
        spread.extend(rows.into_iter().map(|row| Block::Bar(self.shortened(row))));
        Parts {
            answer: Part { blocks: answer, width: first, size },
            why: Part { blocks: why, width: second, size },
            spread: Part { blocks: spread, width: third, size: text_size * fit.spread },
        }
    }

    /// The right answer; a grid stands in the place of the table.
    fn answer(&self, ui: &Ui, size: f32, width: f32) -> Block {
        let lines = &self.solution.answer;
        if matches!(self.question.form, AnswerForm::Grid(_)) {
            return Block::Said(lines.join("\n"));
        }
        let letters: usize = lines.iter().map(|line| line.chars().count()).sum();
        let size = size
            * if lines.len() > 2 {
                1.0
            } else if letters > 40 {
                1.3
            } else {
                1.75
            };
        let font = FontId::new(size, if lines.len() > 2 { fonts::semibold() } else { fonts::bold() });
        let style = || (font.clone(), self.face.theme.surround.text);
        let room = width - size * (2.0 * AIR + SIGN);
        let lines = lines.iter().map(|line| Self::lines(ui, style(), line, (room, usize::MAX))).collect();
        Block::Answer { lines, size }
    }

    /// How many of the class were right.
    fn result(&self, ui: &Ui, size: f32, width: f32) -> Option<Block> {
        let count = |rows: &mut dyn Iterator<Item = &SpreadRow>| rows.map(|row| row.count).sum::<usize>() as u64;
        let right = count(&mut self.solution.spread.iter().filter(|row| row.right == Some(true)));
        let of = count(&mut self.solution.spread.iter());
        let phrase = text!("host-class-right", right = Fact::Number(right), of = Fact::Number(of));
        let text = self.face.words.render(&phrase, &HouseTerms::default());
        let laid_out = |share: f32| {
            let style = (FontId::new(size * share, fonts::bold()), self.face.theme.surround.right);
            Self::lines(ui, style, &text, (width, usize::MAX))
        };
        // On one line where that is large enough.
        let galley = [1.5, 1.35, 1.2].map(laid_out).into_iter().min_by_key(|galley| galley.rows.len())?;
        (of > 0).then_some(Block::Text { above: 0.4 * size, galley })
    }
}
