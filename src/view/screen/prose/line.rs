//! A line of rich text: emphasis, small cards and terms with definitions.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Color32, FontId, Id, Key, Label, Response, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
};

use super::Prose;
use crate::i18n::phrase::Fact;
use crate::i18n::{HouseTerms, card_name};
use crate::lesson::page::{InlineRun, RunStyle};
use crate::view::fonts;
use crate::view::table::small_card_ui;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::name;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LineStyle {
    Body,
    /// A heading of this level.
    Heading(u8),
}

const LEADING: f32 = 1.5;

impl Prose<'_> {
    /// Draws a line; without cards and terms as a single label.
    pub(super) fn line_ui(&self, ui: &mut Ui, runs: &[InlineRun], line: LineStyle) {
        let words_only = runs.iter().all(|run| matches!(run, InlineRun::Text(..) | InlineRun::Break));
        if words_only {
            let job = self.job(ui, runs, line);
            ui.label(job);
            return;
        }
        let mut open = None;
        ui.scope(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing = eframe::egui::Vec2::ZERO;
            ui.horizontal_wrapped(|ui| {
                for (index, run) in runs.iter().enumerate() {
                    match run {
                        InlineRun::Text(..) => {
                            ui.label(self.job(ui, std::slice::from_ref(run), line));
                        }
                        InlineRun::Card(card) => {
                            let label = card_name(&self.face.words, *card);
                            small_card_ui(ui, *card, &self.look(), &label);
                        }
                        InlineRun::Term(id, shown) => {
                            if self.term_ui(ui, index, id, shown.as_deref(), line) {
                                open = Some(id.clone());
                            }
                        }
                        InlineRun::Break => ui.end_row(),
                    }
                }
            });
        });
        if let Some(meaning) = open.and_then(|id| self.meaning(&id)) {
            self.meaning_ui(ui, &meaning);
        }
    }

    fn job(&self, ui: &Ui, runs: &[InlineRun], line: LineStyle) -> LayoutJob {
        let mut job = LayoutJob::default();
        for run in runs {
            match run {
                InlineRun::Text(text, look) => job.append(&self.shown(text), 0.0, self.format(ui, *look, line)),
                InlineRun::Break => job.append("\n", 0.0, self.format(ui, RunStyle::default(), line)),
                InlineRun::Card(_) | InlineRun::Term(..) => {}
            }
        }
        job
    }

    fn format(&self, ui: &Ui, look: RunStyle, line: LineStyle) -> TextFormat {
        let colours = self.face.theme.surround;
        let body = TextStyle::Body.resolve(ui.style());
        let (font, ink) = match line {
            LineStyle::Body if look.strong => (FontId::new(body.size, fonts::semibold()), colours.text),
            LineStyle::Body => (body, colours.text),
            LineStyle::Heading(1) => (TextStyle::Heading.resolve(ui.style()), colours.text),
            LineStyle::Heading(2) => (TextStyle::Button.resolve(ui.style()), colours.text),
            LineStyle::Heading(_) => (TextStyle::Button.resolve(ui.style()), colours.text_quiet),
        };
        let leading = font.size * if line == LineStyle::Body { LEADING } else { 1.25 };
        TextFormat {
            font_id: font,
            line_height: Some(leading),
            italics: look.emphasis,
            background: if look.code { colours.surface_raised } else { Color32::TRANSPARENT },
            color: ink,
            ..TextFormat::default()
        }
    }

    /// A term, defined in a tooltip while hovered or focused and below the line once pressed. Returns true while
    /// pinned.
    fn term_ui(&self, ui: &mut Ui, index: usize, id: &str, shown: Option<&str>, line: LineStyle) -> bool {
        let named = self.pack.and_then(|pack| pack.glossary.as_ref()?.term(id));
        let language = self.face.words.language();
        let own = || named.map_or_else(|| id.to_owned(), |term| term.name.get(language).to_owned());
        let words = self.shown(&shown.map_or_else(own, str::to_owned));
        let Some(meaning) = self.meaning(id) else {
            ui.label(words);
            return false;
        };
        let mut format = self.format(ui, RunStyle::default(), line);
        format.underline = Stroke::new(1.5, self.face.theme.surround.accent);
        let mut job = LayoutJob::default();
        job.append(&words, 0.0, format);
        let response = ui.add(Label::new(job).sense(Sense::click()));
        let phrase = text!("glossary-term", term = Fact::Text(words), meaning = Fact::Text(meaning.clone()));
        name(&response, Role::Button, &self.face.words.render(&phrase, &HouseTerms::default()));
        self.focus_ui(ui, &response);
        let kept: Id = ui.scope_id().with(("term", index));
        let mut stays = ui.data(|data| data.get_temp::<bool>(kept)).unwrap_or_default();
        if response.clicked() {
            stays = !stays;
        }
        if response.has_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
            stays = false;
        }
        ui.data_mut(|data| data.insert_temp(kept, stays));
        if !stays {
            let wide = 30.0 * TextStyle::Body.resolve(ui.style()).size;
            let tip = |ui: &mut Ui| {
                ui.set_max_width(wide);
                ui.label(meaning.clone());
            };
            if !response.has_focus() {
                response.on_hover_ui(tip);
            } else if ui.is_rect_visible(response.rect) {
                response.show_tooltip_ui(tip);
            }
        }
        stays
    }

    fn focus_ui(&self, ui: &Ui, response: &Response) {
        if response.has_focus() {
            let frame = self.face.theme.frame_of(response);
            ui.painter().rect_stroke(response.rect.expand(2.0), ROUND / 2, frame, StrokeKind::Inside);
        }
    }

    fn meaning(&self, id: &str) -> Option<String> {
        let term = self.pack?.glossary.as_ref()?.term(id)?;
        Some(self.shown(term.means.get(self.face.words.language())))
    }

    fn meaning_ui(&self, ui: &mut Ui, meaning: &str) {
        ui.add_space(GRID / 2.0);
        crate::view::widget::panel(ui, &self.face.theme, |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(meaning));
        });
    }
}

pub(super) fn plain_ui(ui: &mut Ui, words: &str, ink: Color32) {
    let height = TextStyle::Body.resolve(ui.style()).size * LEADING;
    ui.label(RichText::new(words).color(ink).line_height(Some(height)));
}
