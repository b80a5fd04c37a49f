//! Printing: the current lesson's worksheet and key, the tableau of the house, and their options.

use eframe::egui::Ui;

use super::WorkshopContext;
use super::form::names;
use super::preview::house_ui;
use crate::app::workshop::{EditorAction, Paper, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::view::draft::{Pane, WorkshopDraft};
use crate::view::keys::{KeyStroke, strokes};
use crate::view::screen::page::{heading_ui, quiet_ui, scrolling_ui};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, TileState, choice_tile, notice_bar, quiet_button};

/// The printable documents, in place of the form. Unavailable ones are disabled with the reason above.
pub(super) fn printing_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { workshop, pack, face, .. } = bench;
    let lesson = workshop.printable();
    let open = |paper: Paper| paper == Paper::Poster || lesson.is_ok();
    let typed = strokes(ui).into_iter().find_map(|stroke| match stroke {
        KeyStroke::Figure(figure) => Paper::ALL.get(usize::from(figure).checked_sub(1)?).copied(),
        _ => None,
    });
    let mut chosen = typed.filter(|paper| open(*paper));
    scrolling_ui(ui, "workshop-printing", |ui| {
        heading_ui(ui, &face.words.message(text_key!("workshop-print-what")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-print-about")));
        ui.add_space(GRID);
        match &lesson {
            Ok(lesson) => {
                let title = lesson.title.render(face.words.language(), &names(workshop));
                let phrase = text!(
                    "workshop-print-lesson",
                    lesson = Fact::Text(title),
                    count = Fact::Number(lesson.questions().into()),
                    number = Fact::Number(pack.sheet_number())
                );
                ui.label(face.words.render(&phrase, &HouseTerms::default()));
            }
            Err(needed) => {
                let needed = face.words.render(needed, &HouseTerms::default());
                notice_bar(ui, &face.theme, Notice::Plain, &needed, &[]);
            }
        }
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            house_ui(ui, bench, "workshop-print-house", done);
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-print-others")), None).clicked() {
                done.push(Do::Editor(EditorAction::DealAgain));
            }
        });
        ui.add_space(GRID);
        let mut wants = draft.focus_next == Some(Pane::Form);
        for (number, paper) in (1..).zip(Paper::ALL) {
            // The scroll bar overlaps the edge.
            let width = ui.available_width() - GRID;
            let cap = number.to_string();
            let label = face.words.message(word(paper));
            let tile = |ui: &mut Ui| choice_tile(ui, &face.theme, &label, Some(&cap), TileState::Plain, width);
            let tile = ui.add_enabled_ui(open(paper), tile).inner;
            if wants && open(paper) {
                tile.request_focus();
                wants = false;
            }
            if tile.clicked() {
                chosen = Some(paper);
            }
        }
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-print-not")), None).clicked() {
            draft.printing = false;
        }
    });
    done.extend(chosen.map(Do::Print));
}

const fn word(paper: Paper) -> TextKey {
    match paper {
        Paper::Sheet => text_key!("workshop-print-sheet"),
        Paper::Key => text_key!("workshop-print-key"),
        Paper::Poster => text_key!("workshop-print-poster"),
    }
}
