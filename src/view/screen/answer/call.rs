//! A call composed from word tiles or typed.

use std::ops::Range;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    CornerRadius, Key, Memory, Modifiers, Role, Stroke as Line, StrokeKind, TextEdit, TextStyle, Ui, WidgetInfo, vec2,
};

use crate::describe::question::also_correct;
use crate::drill::marking::Verdict;
use crate::drill::question::Answer;
use crate::i18n::HouseTerms;
use crate::i18n::call_words::{CallDifference, first_difference, order_difference};
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::Appearance;
use crate::view::draft::{CallDraft, LONGEST_CALL, is_figure, lettered};
use crate::view::keys::{KeyStroke, strokes};
use crate::view::screen::page::small_ui;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{name, word_tile, word_tile_width};

/// Returns the answer when Enter is pressed in the text field.
pub(super) fn call_ui(ui: &mut Ui, tiles: &[String], face: &Appearance, draft: &mut CallDraft) -> Option<Answer> {
    let answer = line_ui(ui, face, draft);
    ui.add_space(GRID / 2.0);
    let picked = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = GRID / 2.0;
        let word = words_ui(ui, tiles, face);
        figures_ui(ui, tiles, face).or(word)
    });
    if let Some(tile) = picked.inner {
        draft.add(&tile);
    }
    answer
}

fn line_ui(ui: &mut Ui, face: &Appearance, draft: &mut CallDraft) -> Option<Answer> {
    let surround = face.theme.surround;
    let field = TextEdit::multiline(&mut draft.words)
        .id_salt("call")
        .font(TextStyle::Heading)
        .hint_text(face.words.message(text_key!("call-nothing-yet")))
        .char_limit(LONGEST_CALL)
        .return_key(None)
        .desired_rows(2)
        .desired_width(f32::INFINITY)
        .margin(vec2(1.5 * GRID, GRID));
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo {
        current_text_value: Some(draft.words.clone()),
        ..WidgetInfo::labeled(Role::TextInput, true, face.words.message(text_key!("call-line")))
    });
    let ring = if field.has_focus() { Line::new(2.5, surround.focus) } else { Line::new(1.5, surround.accent) };
    ui.painter().rect_stroke(field.rect, CornerRadius::same(ROUND), ring, StrokeKind::Inside);
    if field.changed() {
        draft.typed();
    }
    if ui.memory(Memory::focused).is_none() && strokes(ui).contains(&KeyStroke::Space) {
        // The cursor goes to the end of the tiles.
        TextEditState::default().store(ui.ctx(), field.id);
        field.request_focus();
    }
    let entered = field.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    draft.answer().filter(|_| entered)
}

fn words_ui(ui: &mut Ui, tiles: &[String], face: &Appearance) -> Option<String> {
    let room = ui.available_width();
    let mut rows: Vec<(f32, Vec<SizedTile<'_>>)> = Vec::new();
    for (letter, text) in lettered(tiles) {
        let key = letter.map(String::from);
        let width = word_tile_width(ui, text, key.as_deref()).min(room);
        let tile = SizedTile { text, key, width };
        match rows.last_mut() {
            Some((taken, row)) if *taken + GRID + width <= room => {
                *taken += GRID + width;
                row.push(tile);
            }
            _ => rows.push((width, vec![tile])),
        }
    }
    let mut picked = None;
    for (taken, row) in rows {
        let more = (room - taken) / row.len() as f32;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GRID;
            for tile in row {
                let width = (tile.width + more).floor();
                if word_tile(ui, &face.theme, tile.text, tile.key.as_deref(), width).clicked() {
                    picked = Some(tile.text.to_owned());
                }
            }
        });
    }
    picked
}

struct SizedTile<'a> {
    text: &'a str,
    key: Option<String>,
    width: f32,
}

fn figures_ui(ui: &mut Ui, tiles: &[String], face: &Appearance) -> Option<String> {
    let mut picked = None;
    let figures: Vec<&String> = tiles.iter().filter(|tile| is_figure(tile)).collect();
    let gap = GRID / 2.0;
    let width = (ui.available_width() + gap) / figures.len().max(1) as f32 - gap;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for figure in figures {
            if word_tile(ui, &face.theme, figure, None, width.floor()).clicked() {
                picked = Some(figure.clone());
            }
        }
    });
    picked
}

/// Expected above given, with the first differing word marked in both and named.
pub(in crate::view::screen) fn call_compared_ui(ui: &mut Ui, face: &Appearance, verdict: &Verdict) {
    let (Answer::Call(expected), Answer::Call(given)) = (&verdict.key.answer, &verdict.given) else { return };
    let language = verdict.key.spoken_in();
    let order = order_difference(expected, given, language);
    let has_same_words = order.is_some();
    let difference = order.or_else(|| first_difference(expected, given, language)).unwrap_or_default();
    let surround = face.theme.surround;
    small_ui(ui, &face.theme, &face.words.message(text_key!("verdict-expected")));
    sentence_ui(ui, face, expected, difference.expected.clone(), Line::new(2.0, surround.right), Line::NONE);
    if let Some(also) = also_correct(verdict.key.also()) {
        small_ui(ui, &face.theme, &face.words.render(&also, &HouseTerms::default()));
    }
    if verdict.right {
        return;
    }
    small_ui(ui, &face.theme, &face.words.message(text_key!("verdict-given")));
    let wrong = Line::new(2.0, surround.wrong);
    // Where only the order is wrong, no word is.
    let through = if has_same_words { Line::NONE } else { Line::new(1.5, surround.wrong) };
    sentence_ui(ui, face, given, difference.given.clone(), wrong, through);
    if has_same_words {
        ui.label(face.words.message(text_key!("call-other-order")));
    } else if let Some(named) = difference_phrase(&difference, expected, given) {
        ui.label(face.words.render(&named, &HouseTerms::default()));
    }
}

/// Longest part of a call between commas that is never broken, in letters.
const LONGEST_PART: usize = 20;

fn sentence_ui(ui: &mut Ui, face: &Appearance, text: &str, marked: Option<Range<usize>>, under: Line, through: Line) {
    let font_id = TextStyle::Heading.resolve(ui.style());
    let plain = TextFormat { font_id, color: face.theme.surround.text, ..TextFormat::default() };
    let at = marked.unwrap_or(text.len()..text.len());
    let marks = TextFormat { underline: under, strikethrough: through, color: under.color, ..plain.clone() };
    let mut job = LayoutJob::default();
    let runs = [(0..at.start, &plain), (at.clone(), &marks), (at.end..text.len(), &plain)];
    let parts = text.split(", ");
    let is_short = text.contains(", ") && parts.clone().all(|part| part.chars().count() <= LONGEST_PART);
    for (run, format) in runs {
        let run = text.get(run).unwrap_or_default();
        // Parts like "7 à Banco" stay together.
        let run = if is_short { run.replace(' ', "\u{a0}").replace(",\u{a0}", ", ") } else { run.to_owned() };
        job.append(&run, 0.0, format.clone());
    }
    let label = ui.label(job);
    name(&label, Role::Label, text);
}

fn difference_phrase(difference: &CallDifference, expected: &str, given: &str) -> Option<Phrase> {
    let word = |text: &str, at: &Range<usize>| Fact::Text(text.get(at.clone()).unwrap_or_default().to_owned());
    let right = difference.expected.as_ref().map(|at| word(expected, at));
    let wrong = difference.given.as_ref().map(|at| word(given, at));
    Some(match (right, wrong) {
        (Some(right), Some(wrong)) => text!("call-differs", given = wrong, expected = right),
        (Some(right), None) => text!("call-lacks", expected = right),
        (None, wrong) => text!("call-goes-on", given = wrong?),
    })
}
