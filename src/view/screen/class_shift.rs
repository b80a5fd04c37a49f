//! The shift of a room: letters of each participant by area, and where the class went wrong.

use eframe::egui::{Grid, RichText, TextStyle, Ui};

use super::page::{heading_ui, quiet_ui, small_ui};
use crate::classroom::{ClassDebrief, ShiftProgress};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::table::fact::{Area, FaultKind};
use crate::table::judging::Letter;
use crate::view::Appearance;
use crate::view::theme::GRID;

/// A row of the board: name or number, and the last report.
pub(super) type BoardRow<'b> = (String, Option<&'b ShiftProgress>);

fn letter(face: &Appearance, letter: Letter) -> String {
    match letter {
        Letter::A | Letter::B | Letter::C => letter.id().to_owned(),
        // In a narrow column.
        Letter::Fail => face.words.message(text_key!("class-shift-fail")),
    }
}

/// The areas of each participant as they are.
pub(super) fn board_ui(ui: &mut Ui, rows: &[BoardRow<'_>], face: &Appearance) {
    let render = |phrase: &Phrase| face.words.render(phrase, &HouseTerms::default());
    Grid::new("shift-board").num_columns(Area::ALL.len() + 2).striped(true).spacing([GRID, GRID / 2.0]).show(
        ui,
        |ui| {
            ui.label("");
            small_ui(ui, &face.theme, &face.words.message(text_key!("class-shift-coups")));
            for area in Area::ALL {
                small_ui(ui, &face.theme, &render(&area.phrase()));
            }
            ui.end_row();
            for (name, progress) in rows {
                ui.label(name);
                let Some(progress) = progress else {
                    quiet_ui(ui, &face.theme, &face.words.message(text_key!("class-shift-not-begun")));
                    ui.end_row();
                    continue;
                };
                let state = if progress.over { text_key!("class-shift-over") } else { text_key!("class-shift-at") };
                let coups = Phrase::plain(state).with("coups", Fact::Number(progress.coups.into()));
                ui.label(render(&coups));
                for shown in &progress.letters {
                    let colour = if *shown <= Letter::B { face.theme.surround.text } else { face.theme.surround.wrong };
                    ui.label(RichText::new(letter(face, *shown)).color(colour));
                }
                ui.end_row();
            }
        },
    );
}

/// Where most of the class went wrong.
pub(super) fn class_debrief_ui(ui: &mut Ui, class: &ClassDebrief, face: &Appearance) {
    let render = |phrase: &Phrase| face.words.render(phrase, &HouseTerms::default());
    heading_ui(ui, &face.words.message(text_key!("class-shift-debrief")));
    let number = |count: u32| Fact::Number(count.into());
    let done = text!(
        "class-shift-done",
        over = number(class.over),
        people = number(class.people),
        passed = number(class.passed)
    );
    ui.label(render(&done));
    areas_ui(ui, class, face);
    if class.faults.is_empty() {
        ui.label(face.words.message(text_key!("class-shift-no-mistakes")));
        return;
    }
    ui.add_space(GRID / 2.0);
    ui.label(RichText::new(face.words.message(text_key!("class-shift-most"))).text_style(TextStyle::Button));
    for (kind, people) in &class.faults {
        let kind = FaultKind::ALL.iter().find(|known| known.id() == kind);
        let Some(kind) = kind else { continue };
        let fault = Fact::Phrase(Box::new(kind.phrase()));
        ui.label(render(&text!("class-shift-fault", fault = fault, people = number(*people))));
    }
    for (coup, people) in &class.coups {
        small_ui(ui, &face.theme, &render(&text!("class-shift-coup", coup = number(*coup), people = number(*people))));
    }
}

/// How many have which letter in each area.
fn areas_ui(ui: &mut Ui, class: &ClassDebrief, face: &Appearance) {
    const HEADS: [TextKey; 4] = [
        text_key!("class-shift-letter-a"),
        text_key!("class-shift-letter-b"),
        text_key!("class-shift-letter-c"),
        text_key!("class-shift-fail"),
    ];
    Grid::new("class-areas").num_columns(HEADS.len() + 1).striped(true).spacing([2.0 * GRID, GRID / 2.0]).show(
        ui,
        |ui| {
            ui.label("");
            for head in HEADS {
                small_ui(ui, &face.theme, &face.words.message(head));
            }
            ui.end_row();
            for (area, counts) in Area::ALL.into_iter().zip(&class.areas) {
                ui.label(face.words.render(&area.phrase(), &HouseTerms::default()));
                for count in counts {
                    ui.label(count.to_string());
                }
                ui.end_row();
            }
        },
    );
}
