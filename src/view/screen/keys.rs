//! The overlay with all keyboard shortcuts.

use eframe::egui::{Frame, Id, Label, Modal, ScrollArea, TextStyle, Ui};

use super::page::{heading_ui, scroll_with_hint_ui};
use crate::app::practice::PracticeStage;
use crate::app::{App, Screen};
use crate::drill::question::{AnswerForm, Choice};
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::theme::GRID;
use crate::view::widget::{key_cap, primary_button, primary_height};

/// The caps of each shortcut and its text key.
type KeyHelp = [(&'static [&'static str], TextKey)];

const AT_HOME: &KeyHelp = &[
    (&[text_key!("key-enter").as_str()], text_key!("keys-home-start")),
    (&["A – Z"], text_key!("keys-home-find")),
    (&["Tab"], text_key!("keys-tab")),
    (&[text_key!("key-page").as_str()], text_key!("keys-pages")),
    (&["?"], text_key!("keys-question-mark")),
    (&["F11"], text_key!("keys-full-screen")),
];

/// Shortcuts that hold for every question, besides those of its answer.
const AT_A_QUESTION: &KeyHelp = &[
    (&["F2"], text_key!("keys-sources")),
    (&["+"], text_key!("keys-plus")),
    (&[text_key!("key-enter").as_str()], text_key!("keys-enter")),
    (&[text_key!("key-escape").as_str()], text_key!("keys-escape")),
    (&["Tab"], text_key!("keys-tab")),
    (&["?"], text_key!("keys-question-mark")),
    (&["F11"], text_key!("keys-full-screen")),
];

const RULE: &KeyHelp = &[(&["F1"], text_key!("keys-rule"))];
const DIGITS: &KeyHelp = &[FIGURE_KEYS, ERASE];
const WORDS: &KeyHelp = &[LETTER_KEYS, FIGURE_KEYS, ERASE];
const STEPS: &KeyHelp = &[LETTER_KEYS, (&["↑", "↓"], text_key!("keys-arrows")), ERASE];
const PARTS: &KeyHelp = &[FIGURE_KEYS, LETTER_KEYS, (&["↑", "↓"], text_key!("keys-arrows")), ERASE];
const CELLS: &KeyHelp = &[LETTER_KEYS, ARROW_KEYS, ERASE];
const BETS: &KeyHelp = &[FIGURE_KEYS, (&["C"], text_key!("settle-collect")), ARROW_KEYS, ERASE];
const BETS_IN_CHIPS: &KeyHelp = &[CHIP_KEYS, FIGURE_KEYS, (&["X"], text_key!("settle-collect")), ARROW_KEYS, ERASE];
const CHIPS: &KeyHelp = &[CHIP_KEYS, ERASE];
const FIGURE_KEYS: (&[&str], TextKey) = (&["0 – 9"], text_key!("keys-digits"));
const CHIP_KEYS: (&[&str], TextKey) = (&["A – Z"], text_key!("keys-chips"));
const LETTER_KEYS: (&[&str], TextKey) = (&["A – Z"], text_key!("keys-letters"));
const ARROW_KEYS: (&[&str], TextKey) = (&["←", "→", "↑", "↓"], text_key!("keys-arrows"));
const ERASE: (&[&str], TextKey) = (&["⌫"], text_key!("keys-backspace"));
const IN_A_TEST: &KeyHelp = &[(&["F3", "F4", "F5"], text_key!("keys-test"))];

const KEYS: &KeyHelp = &[
    FIGURE_KEYS,
    LETTER_KEYS,
    (&["↑", "↓"], text_key!("keys-arrows")),
    ERASE,
    (&["+"], text_key!("keys-plus")),
    (&["F1"], text_key!("keys-rule")),
    (&["F2"], text_key!("keys-sources")),
    (&["F3", "F4", "F5"], text_key!("keys-test")),
    (&[text_key!("key-enter").as_str()], text_key!("keys-enter")),
    (&[text_key!("key-escape").as_str()], text_key!("keys-escape")),
    (&["←"], text_key!("keys-page-back")),
    (&[text_key!("key-page").as_str()], text_key!("keys-pages")),
    (&["Tab"], text_key!("keys-tab")),
    (&["?"], text_key!("keys-question-mark")),
    (&["F11"], text_key!("keys-full-screen")),
];

const IN_THE_WORKSHOP: &KeyHelp = &[
    (&["F6"], text_key!("keys-workshop-parts")),
    (&["↑", "↓"], text_key!("keys-workshop-rows")),
    (&["←", "→"], text_key!("keys-workshop-folds")),
    (&["Ctrl", "N"], text_key!("keys-workshop-add")),
    (&["Alt", "↑", "↓"], text_key!("keys-workshop-move")),
    (&["Ctrl", "D"], text_key!("keys-workshop-duplicate")),
    (&[text_key!("key-delete").as_str()], text_key!("keys-workshop-delete")),
    (&["F2"], text_key!("keys-workshop-rename")),
    (&["Ctrl", "Z"], text_key!("keys-workshop-undo")),
    (&["Ctrl", "Y"], text_key!("keys-workshop-redo")),
    (&["F5"], text_key!("keys-workshop-try")),
    (&["Ctrl", "P"], text_key!("keys-workshop-print")),
    (&["Tab"], text_key!("keys-tab")),
    (&[text_key!("key-escape").as_str()], text_key!("keys-workshop-escape")),
    (&["?"], text_key!("keys-question-mark")),
];

const AT_THE_TABLE: &KeyHelp = &[
    (&[text_key!("key-enter").as_str()], text_key!("keys-table-next")),
    (&[text_key!("key-escape").as_str()], text_key!("keys-table-pause")),
    (&["A – Z"], text_key!("keys-table-letters")),
    (&["0 – 9"], text_key!("keys-table-amount")),
    (&["⌫"], text_key!("keys-table-erase")),
    (&["←", "→"], text_key!("keys-table-bets")),
    (&["↑", "↓"], text_key!("keys-table-others")),
    (&[text_key!("shift-key-space").as_str()], text_key!("keys-table-calls")),
    (&["F1"], text_key!("keys-table-help")),
    (&["F2"], text_key!("keys-sources")),
    (&["F3"], text_key!("keys-table-keys")),
    (&["+"], text_key!("keys-plus")),
    (&["Tab"], text_key!("keys-tab")),
    (&["?"], text_key!("keys-question-mark")),
    (&["F11"], text_key!("keys-full-screen")),
];

const IN_A_ROOM: &KeyHelp = &[
    (&[text_key!("key-enter").as_str()], text_key!("keys-enter")),
    (&["P"], text_key!("host-pause")),
    (&["+"], text_key!("host-more")),
    (&["S"], text_key!("host-skip")),
    (&["H"], text_key!("host-say-again")),
    (&["L"], text_key!("host-lock")),
    (&["Tab"], text_key!("keys-tab")),
    (&[text_key!("key-escape").as_str()], text_key!("host-close")),
    (&["?"], text_key!("keys-question-mark")),
];

/// Width of a column of shortcuts, as a multiple of the text size.
const MEASURE: f32 = 32.0;

/// Returns true when the overlay is closed.
pub(super) fn keys_ui(ui: &mut Ui, app: &App, face: &Appearance) -> bool {
    let writes = matches!(app.screen(), Screen::Workshop(it) if it.open().is_some_and(|pack| pack.trying().is_none()));
    let keys = if writes {
        shortcuts(face, IN_THE_WORKSHOP)
    } else if matches!(app.screen(), Screen::Shift(shift) if shift.work().is_some()) {
        shortcuts(face, AT_THE_TABLE)
    } else if app.screen().has_room() {
        shortcuts(face, IN_A_ROOM)
    } else if matches!(app.screen(), Screen::Home) {
        shortcuts(face, AT_HOME)
    } else {
        question_shortcuts(app, face).unwrap_or_else(|| shortcuts(face, KEYS))
    };
    let frame = Frame::popup(ui.style()).inner_margin(24);
    let modal = Modal::new(Id::unique("keys")).frame(frame).show(ui.ctx(), |ui| {
        let window = ui.ctx().content_rect().size();
        let measure = TextStyle::Body.resolve(ui.style()).size * MEASURE;
        let most = window.x - 12.0 * GRID;
        let columns = if most >= 2.0 * measure { 2 } else { 1 };
        ui.set_width(most.min(columns as f32 * measure));
        heading_ui(ui, &face.words.message(text_key!("keys-title")));
        // Title and close button stay visible.
        let around = ui.text_style_height(&TextStyle::Heading) + primary_height(ui) + 18.0 * GRID;
        let area = ScrollArea::vertical().id_salt("keys").max_height(window.y - around);
        scroll_with_hint_ui(ui, area, |ui| columns_ui(ui, face, &keys, columns));
        ui.add_space(GRID);
        primary_button(
            ui,
            &face.theme,
            &face.words.message(text_key!("close")),
            Some(&face.words.message(text_key!("key-escape"))),
        )
        .clicked()
    });
    modal.inner || modal.should_close()
}

/// Caps of a shortcut and what it does.
type Shortcut = (Vec<String>, String);

fn shortcuts(face: &Appearance, keys: &KeyHelp) -> Vec<Shortcut> {
    let shown = |cap: &&str| TextKey::find(cap).map_or_else(|| (*cap).to_owned(), |key| face.words.message(key));
    keys.iter().map(|(caps, what)| (caps.iter().map(shown).collect(), face.words.message(*what))).collect()
}

/// The shortcuts of the question that is asked: those of its answer first.
fn question_shortcuts(app: &App, face: &Appearance) -> Option<Vec<Shortcut>> {
    let Screen::Lesson(practice) = app.screen() else { return None };
    let PracticeStage::Asking(asked) = practice.stage() else { return None };
    let choice = |choice: &Choice| {
        let letter = choice.letter?;
        Some((vec![letter.to_string()], face.words.render_for_house(&choice.label, practice.house())))
    };
    let mut keys = match &asked.question().form {
        AnswerForm::Choice(choices) => choices.iter().filter_map(choice).collect(),
        AnswerForm::Number { .. } | AnswerForm::Money | AnswerForm::Aloud(_) => shortcuts(face, DIGITS),
        AnswerForm::Chips(_) => shortcuts(face, CHIPS),
        AnswerForm::Call(_) => shortcuts(face, WORDS),
        AnswerForm::Order(_) => shortcuts(face, STEPS),
        AnswerForm::Several(_) => shortcuts(face, PARTS),
        AnswerForm::Grid(_) => shortcuts(face, CELLS),
        AnswerForm::Settle if face.pays_in_chips() => shortcuts(face, BETS_IN_CHIPS),
        AnswerForm::Settle => shortcuts(face, BETS),
    };
    if practice.lesson().test.is_some() {
        keys.extend(shortcuts(face, IN_A_TEST));
    }
    if practice.has_rule() {
        keys.extend(shortcuts(face, RULE));
    }
    keys.extend(shortcuts(face, AT_A_QUESTION));
    Some(keys)
}

fn columns_ui(ui: &mut Ui, face: &Appearance, keys: &[Shortcut], columns: usize) {
    ui.columns(columns, |sides| {
        for (side, keys) in sides.iter_mut().zip(keys.chunks(keys.len().div_ceil(columns))) {
            list_ui(side, face, keys);
        }
    });
}

fn list_ui(ui: &mut Ui, face: &Appearance, keys: &[Shortcut]) {
    let caps_width = TextStyle::Body.resolve(ui.style()).size * 7.0;
    for (caps, what) in keys {
        ui.horizontal(|ui| {
            let start = ui.cursor().left();
            for cap in caps {
                key_cap(ui, &face.theme, cap);
            }
            ui.add_space((start + caps_width - ui.cursor().left()).max(0.0));
            ui.add(Label::new(what).wrap());
        });
    }
}
