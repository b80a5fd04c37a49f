//! The shift of a room: letters of each participant by area, and where the class went wrong.

use eframe::egui::{Color32, Grid, RichText, TextStyle, TextWrapMode, Ui};

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
    // Its text may be smaller than that of the page.
    ui.scope(|ui| grid_ui(ui, rows, face));
}

fn grid_ui(ui: &mut Ui, rows: &[BoardRow<'_>], face: &Appearance) {
    let render = |phrase: &Phrase| face.words.render(phrase, &HouseTerms::default());
    let coups_text = |progress: Option<&ShiftProgress>| match progress {
        Some(progress) => {
            let state = if progress.over { text_key!("class-shift-over") } else { text_key!("class-shift-at") };
            render(&Phrase::plain(state).with("coups", Fact::Number(progress.coups.into())))
        }
        None => face.words.message(text_key!("class-shift-not-begun")),
    };
    let marks = [Letter::A, Letter::B, Letter::C, Letter::Fail].map(|mark| letter(face, mark)).to_vec();
    let areas = Area::ALL.map(|area| (render(&area.phrase()), marks.clone()));
    let names = rows.iter().map(|(name, _)| name.clone()).collect();
    let coups =
        (face.words.message(text_key!("class-shift-coups")), rows.iter().map(|(_, own)| coups_text(*own)).collect());
    let columns: Vec<(String, Vec<String>)> = [(String::new(), names), coups].into_iter().chain(areas).collect();
    let widths = fit_columns(ui, &columns);
    let within = |ui: &mut Ui, column: usize, content: &dyn Fn(&mut Ui)| {
        ui.vertical(|ui| {
            ui.set_max_width(widths.get(column).copied().unwrap_or_default());
            // A grid keeps text on one line without this.
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            content(ui);
        });
    };
    let grid = Grid::new("shift-board").num_columns(columns.len()).striped(true).spacing([GRID, GRID / 2.0]);
    grid.show(ui, |ui| {
        for (column, (head, _)) in columns.iter().enumerate() {
            within(ui, column, &|ui| small_ui(ui, &face.theme, head));
        }
        ui.end_row();
        for (name, progress) in rows {
            within(ui, 0, &|ui| _ = ui.label(name));
            within(ui, 1, &|ui| match progress {
                Some(_) => _ = ui.label(coups_text(*progress)),
                None => quiet_ui(ui, &face.theme, &coups_text(*progress)),
            });
            for (at, shown) in progress.iter().flat_map(|progress| &progress.letters).enumerate() {
                let colour = if *shown <= Letter::B { face.theme.surround.text } else { face.theme.surround.wrong };
                within(ui, at + 2, &|ui| _ = ui.label(RichText::new(letter(face, *shown)).color(colour)));
            }
            ui.end_row();
        }
    });
}

/// The widths of the columns: those of their texts where there is room, else those of their longest words for some,
/// with smaller text where these are too wide.
fn fit_columns(ui: &mut Ui, columns: &[(String, Vec<String>)]) -> Vec<f32> {
    let text = |ui: &Ui, style: TextStyle, text: &str| {
        ui.painter().layout_no_wrap(text.to_owned(), style.resolve(ui.style()), Color32::PLACEHOLDER).size().x
    };
    let words = |ui: &Ui, style: TextStyle, words: &str| {
        words.split_whitespace().map(|word| text(ui, style.clone(), word)).fold(0.0, f32::max)
    };
    let room = ui.available_width() - GRID * columns.len() as f32;
    let whole = widths(ui, columns, text);
    if whole.iter().sum::<f32>() <= room {
        return whole;
    }
    let usual: f32 = widths(ui, columns, words).iter().sum();
    for style in [TextStyle::Small, TextStyle::Body] {
        if let Some(font) = ui.style_mut().text_styles.get_mut(&style) {
            font.size *= (room / usual).min(1.0);
        }
    }
    let (whole, mut fitted) = (widths(ui, columns, text), widths(ui, columns, words));
    // What is left goes to the columns that need least of it.
    let mut needs: Vec<(usize, f32)> = whole.iter().zip(&fitted).map(|(whole, own)| whole - own).enumerate().collect();
    needs.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    let mut spare = room - fitted.iter().sum::<f32>();
    for (column, need) in needs {
        if let Some(width) = fitted.get_mut(column).filter(|_| need <= spare) {
            *width += need;
            spare -= need;
        }
    }
    fitted
}

fn widths(ui: &Ui, columns: &[(String, Vec<String>)], width: impl Fn(&Ui, TextStyle, &str) -> f32) -> Vec<f32> {
    let widest = |(head, cells): &(String, Vec<String>)| {
        let cells = cells.iter().map(|cell| width(ui, TextStyle::Body, cell));
        cells.fold(width(ui, TextStyle::Small, head), f32::max).ceil() + 1.0
    };
    columns.iter().map(widest).collect()
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
