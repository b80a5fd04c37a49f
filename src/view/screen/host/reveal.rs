//! The answer before the class. It always fits: the right answer and why come first, and as much of how the class
//! answered as there is room for.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{Color32, Frame, Galley, Panel, TextStyle, Ui};

use super::bar::{ChartBar, bar_height, bar_ui};
use crate::classroom::{RuleText, Solution, SpreadRow};
use crate::drill::question::Question;
use crate::i18n::HouseTerms;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::screen::page::scrolling_ui;
use crate::view::theme::{GRID, Theme};

/// Share of the width beside the table.
const SHARE: f32 = 0.42;
/// The steps by which the page shrinks until it fits: text sizes, rows of wrong answers, the narration.
const STEPS: [Fit; 14] = [
    Fit { scale: 1.0, rows: MOST_ROWS, is_whole: true },
    Fit { scale: 0.92, rows: MOST_ROWS, is_whole: true },
    Fit { scale: 0.85, rows: MOST_ROWS, is_whole: true },
    Fit { scale: 0.85, rows: 4, is_whole: true },
    Fit { scale: 0.78, rows: MOST_ROWS, is_whole: true },
    Fit { scale: 0.78, rows: 4, is_whole: true },
    Fit { scale: 0.72, rows: 4, is_whole: false },
    Fit { scale: 0.72, rows: 3, is_whole: false },
    Fit { scale: 0.66, rows: 3, is_whole: false },
    Fit { scale: 0.6, rows: 2, is_whole: false },
    Fit { scale: 0.55, rows: 1, is_whole: false },
    Fit { scale: 0.5, rows: 0, is_whole: false },
    Fit { scale: 0.45, rows: 0, is_whole: false },
    Fit { scale: 0.4, rows: 0, is_whole: false },
];
const MOST_ROWS: usize = 12;
/// Lines of the question that are repeated, and of one wrong answer.
const PROMPT_LINES: usize = 3;
const WRONG_LINES: usize = 2;

#[derive(Clone, Copy)]
struct Fit {
    scale: f32,
    rows: usize,
    is_whole: bool,
}

/// A part of the page that is laid out but not painted yet.
enum Block {
    Text { above: f32, galley: Arc<Galley> },
    Bar(SpreadRow),
}

struct Reveal<'r> {
    question: &'r Question,
    solution: &'r Solution,
    house: &'r House,
    face: &'r Appearance,
}

/// The column beside the table; `picture` is drawn last.
pub(super) fn reveal_ui(
    ui: &mut Ui,
    question: &Question,
    solution: &Solution,
    (house, face): (&House, &Appearance),
    picture: impl FnOnce(&mut Ui),
) {
    let reveal = Reveal { question, solution, house, face };
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(16);
    let width = ui.available_width() * SHARE;
    Panel::right("beside").frame(frame).resizable(false).exact_size(width).show_separator_line(false).show(ui, |ui| {
        let (width, height) = (ui.available_width() - GRID, ui.available_height());
        let fits = |fit: &&Fit| reveal.height(ui, **fit, width) <= height;
        let fit = STEPS.iter().find(fits).or(STEPS.last()).copied();
        scrolling_ui(ui, "class-revealed", |ui| {
            if let Some(fit) = fit {
                reveal.paint(ui, fit, width);
            }
            picture(ui);
        });
    });
}

impl Reveal<'_> {
    fn height(&self, ui: &Ui, fit: Fit, width: f32) -> f32 {
        let body = TextStyle::Body.resolve(ui.style()).size * fit.scale;
        let height = |block: &Block| match block {
            Block::Text { above, galley } => above + galley.size().y,
            Block::Bar(row) => bar_height(ui, self.face, &Self::bar(row, ""), (body, width)),
        };
        self.blocks(ui, fit, width).iter().map(height).sum::<f32>() + GRID
    }

    fn paint(&self, ui: &mut Ui, fit: Fit, width: f32) {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let blocks = self.blocks(ui, fit, width);
            // A full bar is the whole class.
            let count = |block: &Block| match block {
                Block::Bar(row) => Some(row.count),
                Block::Text { .. } => None,
            };
            let most = blocks.iter().filter_map(count).sum::<usize>() as f64;
            for font in ui.style_mut().text_styles.values_mut() {
                font.size *= fit.scale;
            }
            for block in blocks {
                match block {
                    Block::Text { above, galley } => {
                        ui.add_space(above);
                        ui.label(galley);
                    }
                    Block::Bar(row) => {
                        ui.set_max_width(width);
                        let figure = self.face.words.whole(row.count as u64);
                        bar_ui(ui, self.face, &ChartBar { most, ..Self::bar(&row, &figure) });
                    }
                }
            }
        });
    }

    fn bar<'b>(row: &'b SpreadRow, figure: &'b str) -> ChartBar<'b> {
        ChartBar {
            label: &row.label,
            count: row.count as f64,
            figure,
            most: 1.0,
            right: row.right,
            lines: WRONG_LINES,
            team: None,
        }
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

    fn blocks(&self, ui: &Ui, fit: Fit, width: f32) -> Vec<Block> {
        let (words, colours) = (&self.face.words, self.face.theme.surround);
        let lines = |style: TextStyle, colour: Color32, most: usize, text: &str| {
            let mut font = style.resolve(ui.style());
            font.size *= fit.scale;
            let mut job = LayoutJob::simple(text.to_owned(), font, colour, width);
            job.wrap.max_rows = most;
            ui.painter().layout_job(job)
        };
        let text = |above: f32, style: TextStyle, colour: Color32, text: &str| Block::Text {
            above: above * fit.scale,
            galley: lines(style, colour, usize::MAX, text),
        };
        let heading = |key| text(GRID, TextStyle::Small, colours.text_quiet, &words.message(key));
        let prompt = words.render(&self.question.prompt, &HouseTerms::from(&self.house.terms));
        let mut blocks =
            vec![Block::Text { above: 0.0, galley: lines(TextStyle::Body, colours.text_quiet, PROMPT_LINES, &prompt) }];
        blocks.push(heading(text_key!("phone-answer")));
        let style = if self.solution.answer.len() > 2 { TextStyle::Button } else { Theme::title() };
        blocks.extend(self.solution.answer.iter().map(|line| text(0.0, style.clone(), colours.right, line)));
        blocks.push(heading(text_key!("verdict-why")));
        let explanation = self.solution.explanation.iter();
        blocks.extend(explanation.map(|line| text(0.0, TextStyle::Body, colours.text, line)));
        let rules = &self.solution.rules;
        for (at, RuleText { rule, source }) in rules.iter().enumerate() {
            blocks.push(text(2.0, TextStyle::Body, colours.text, rule));
            // No lookup during the presentation. Rules of one source name it once.
            if rules.get(at + 1).is_none_or(|next| next.source != *source) {
                blocks.extend(source.iter().map(|line| text(0.0, TextStyle::Small, colours.text_quiet, line)));
            }
        }
        blocks.extend(self.solution.working.iter().map(|line| text(2.0, TextStyle::Body, colours.text, line)));
        let rows = self.solution.spread_of(fit.rows, words);
        if !rows.is_empty() {
            blocks.push(heading(text_key!("host-answers")));
        }
        blocks.extend(rows.into_iter().map(|row| Block::Bar(self.shortened(row))));
        if fit.is_whole && !self.question.scene.narration.is_empty() {
            blocks.push(heading(text_key!("phone-question")));
            let names = HouseTerms::from(&self.house.terms);
            let narration = self.question.scene.narration.iter().map(|line| words.render(line, &names));
            blocks.extend(narration.map(|line| text(0.0, TextStyle::Small, colours.text_quiet, &line)));
        }
        blocks
    }
}
