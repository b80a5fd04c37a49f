//! Authored Markdown pages rendered with the window's fonts and drawn figures.

mod figure;
mod line;
mod table;

use std::sync::Arc;

use eframe::egui::cache::{ComputerMut, FrameCache};
use eframe::egui::{Align, Layout, Pos2, Rect, Stroke, TextStyle, Ui, vec2};

use self::line::LineStyle;
use crate::i18n::HouseTerms;
use crate::lesson::page::{LessonPage, PageBlock};
use crate::lesson::{LocalizedText, Pack};
use crate::rules::chips::UsesChipSets;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::picture::picture_ui;
use crate::view::table::TableLook;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

pub(super) struct Prose<'a> {
    pub(super) face: &'a Appearance,
    pub(super) house: &'a House,
    pub(super) pack: Option<&'a Pack>,
}

/// Parses pages; results are cached while visible.
#[derive(Default)]
struct PageParser;

impl ComputerMut<&str, Arc<LessonPage>> for PageParser {
    fn compute(&mut self, text: &str) -> Arc<LessonPage> {
        Arc::new(LessonPage::read_lossy(text))
    }
}

type Pages = FrameCache<Arc<LessonPage>, PageParser>;

/// Draws a page. Returns the recording to play.
pub(super) fn prose_ui(ui: &mut Ui, prose: &Prose<'_>, texts: &LocalizedText) -> Option<String> {
    let text = texts.get(prose.face.words.language());
    let page = ui.memory_mut(|memory| Arc::clone(memory.caches.cache::<Pages>().get(text)));
    let page = prose.resolved(page);
    let mut recording = None;
    prose.blocks_ui(ui, &page.blocks, &mut recording);
    recording
}

impl Prose<'_> {
    /// The page with the pack's denomination sets in its scenes.
    fn resolved(&self, page: Arc<LessonPage>) -> Arc<LessonPage> {
        let Some(pack) = self.pack.filter(|pack| !pack.sets.own().is_empty()) else { return page };
        let mut page = LessonPage::clone(&page);
        page.resolve_sets(&pack.sets);
        Arc::new(page)
    }

    fn look(&self) -> TableLook<'_> {
        self.face.table_look(self.house)
    }

    /// An author's text with its placeholders replaced.
    fn shown(&self, text: &str) -> String {
        self.face.words.adapt_spaces(HouseTerms::from(&self.house.terms).substitute(self.face.words.language(), text))
    }

    fn blocks_ui(&self, ui: &mut Ui, blocks: &[PageBlock], recording: &mut Option<String>) {
        for (index, block) in blocks.iter().enumerate() {
            ui.push_id(index, |ui| self.block_ui(ui, block, recording));
        }
    }

    fn block_ui(&self, ui: &mut Ui, block: &PageBlock, recording: &mut Option<String>) {
        match block {
            PageBlock::Heading(rank, runs) => {
                ui.add_space(if *rank == 1 { GRID } else { GRID / 2.0 });
                self.line_ui(ui, runs, LineStyle::Heading(*rank));
            }
            PageBlock::Paragraph(runs) => {
                self.line_ui(ui, runs, LineStyle::Body);
                ui.add_space(GRID / 2.0);
            }
            PageBlock::List(from, items) => self.list_ui(ui, *from, items, recording),
            PageBlock::Table(heads, rows) => self.table_ui(ui, heads, rows),
            PageBlock::Quote(inner) => self.quote_ui(ui, inner, recording),
            PageBlock::Rule => {
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), GRID), eframe::egui::Sense::hover());
                let line = Stroke::new(1.0, self.face.theme.surround.line);
                ui.painter().hline(rect.x_range(), rect.center().y, line);
            }
            PageBlock::Figure(figure) => {
                self.figure_ui(ui, figure);
                ui.add_space(GRID / 2.0);
            }
            PageBlock::Picture(file, shows) => {
                let bytes = self.pack.and_then(|pack| pack.pictures.get(file));
                picture_ui(ui, &self.face.theme, bytes, &self.shown(shows));
                ui.add_space(GRID / 2.0);
            }
            PageBlock::Sound(file, says) => {
                if quiet_button(ui, &self.face.theme, &format!("♪ {}", self.shown(says)), None).clicked() {
                    *recording = Some(file.clone());
                }
                ui.add_space(GRID / 2.0);
            }
        }
    }

    fn list_ui(&self, ui: &mut Ui, from: Option<u64>, items: &[Vec<PageBlock>], recording: &mut Option<String>) {
        let text = TextStyle::Body.resolve(ui.style()).size;
        let last = from.map_or(0, |from| from.saturating_add(items.len() as u64));
        let wide = text * (1.0 + 0.62 * if from.is_some() { last.to_string().len() as f32 } else { 0.4 });
        for (index, item) in items.iter().enumerate() {
            let mark = from.map_or_else(|| "–".to_owned(), |from| format!("{}.", from.saturating_add(index as u64)));
            ui.push_id(("item", index), |ui| {
                beside_ui(
                    ui,
                    wide,
                    |ui| {
                        line::plain_ui(ui, &mark, self.face.theme.surround.text_quiet);
                        ui.available_width()
                    },
                    |ui| self.blocks_ui(ui, item, recording),
                );
            });
        }
    }

    fn quote_ui(&self, ui: &mut Ui, inner: &[PageBlock], recording: &mut Option<String>) {
        let left = ui.cursor().left();
        let room = beside_ui(ui, 2.0 * GRID, |_| {}, |ui| self.blocks_ui(ui, inner, recording));
        let bar = Rect::from_min_max(Pos2::new(left, room.top()), Pos2::new(left + GRID / 2.0, room.bottom()));
        ui.painter().rect_filled(bar, GRID / 4.0, self.face.theme.surround.accent);
        ui.add_space(GRID / 2.0);
    }
}

/// A narrow mark at the left and the rest beside it, with aligned first lines. Returns the rectangle of the rest.
fn beside_ui<R>(ui: &mut Ui, wide: f32, mark: impl FnOnce(&mut Ui) -> R, rest: impl FnOnce(&mut Ui)) -> Rect {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(wide, 0.0), layout, |ui| {
            ui.set_width(wide);
            mark(ui);
        });
        let room = ui.available_width();
        let rest = ui.allocate_ui_with_layout(vec2(room, 0.0), layout, |ui| {
            ui.set_width(room);
            ui.spacing_mut().item_spacing.x = GRID;
            rest(ui);
        });
        rest.response.rect
    })
    .inner
}
