//! The insert bar of a page: cards, bets and a table on the felt, the tableau by form, pictures and recordings.

use eframe::egui::text_edit::TextEditState;
use eframe::egui::{Id, Ui};

use super::WorkshopContext;
use super::control::{LineInput, field_id, named_field_ui};
use super::form::names;
use crate::app::path_field::PathField;
use crate::app::workshop::form::Control;
use crate::app::workshop::{EditorAction, FigureKind, PackEdit, PackEditor, PackPlace, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::lesson::LocalizedText;
use crate::lesson::page::{FenceSpan, PageFigure, TableauPart, fences};
use crate::rules::hand::Point;
use crate::rules::side::Side;
use crate::rules::tableau::{Cell, Third};
use crate::view::Appearance;
use crate::view::draft::{Insertion, InsertionKind, Pane, WorkshopDraft};
use crate::view::picture::picture_ui;
use crate::view::screen::page::{heading_ui, quiet_ui, scrolling_ui, small_ui};
use crate::view::screen::path_field::path_ui;
use crate::view::screen::prose::{Prose, prose_ui};
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, link, primary_button, quiet_button, radio};

type Values = [(String, Option<String>)];

/// Language and byte of the text cursor in a page, where one was last.
fn cursor(ui: &Ui, path: &str, values: &Values) -> Option<(String, usize)> {
    let last: (String, String) = ui.data(|data| data.get_temp(cursor_id()))?;
    let (_, text) = values.iter().find(|(language, _)| last == (path.to_owned(), language.clone()))?;
    let state = TextEditState::load(ui.ctx(), field_id((path, &last.1)))?;
    let letters = state.cursor.char_range()?.primary.index;
    let text = text.as_deref().unwrap_or_default();
    let letters = usize::from(letters);
    let byte = text.char_indices().nth(letters).map_or(text.len(), |(at, _)| at);
    Some((last.1, byte))
}

fn cursor_id() -> Id {
    Id::unique("workshop-page-cursor")
}

/// Remembers in which language of which page the cursor is.
pub(super) fn note_cursor(ui: &Ui, path: &str, language: &str) {
    ui.data_mut(|data| data.insert_temp(cursor_id(), (path.to_owned(), language.to_owned())));
}

pub(super) fn bar_ui(
    ui: &mut Ui,
    LineInput { face, line, .. }: LineInput<'_>,
    values: &Values,
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let path = &line.path;
    let after = cursor(ui, path, values);
    ui.horizontal_wrapped(|ui| {
        small_ui(ui, &face.theme, &face.words.message(text_key!("workshop-insert")));
        let button =
            |ui: &mut Ui, key: TextKey| quiet_button(ui, &face.theme, &face.words.message(key), None).clicked();
        for (key, kind) in [
            (text_key!("workshop-insert-cards"), FigureKind::Cards),
            (text_key!("workshop-insert-bets"), FigureKind::Bets),
            (text_key!("workshop-insert-table"), FigureKind::Table),
        ] {
            if button(ui, key) {
                let (path, after) = (path.clone(), after.clone());
                done.push(Do::Editor(EditorAction::InsertFigure { path, kind, after }));
            }
        }
        for (key, kind) in [
            (text_key!("workshop-insert-tableau"), InsertionKind::Tableau),
            (text_key!("workshop-insert-picture"), InsertionKind::Picture),
            (text_key!("workshop-insert-sound"), InsertionKind::Sound),
        ] {
            if button(ui, key) {
                let languages = values.iter().map(|(language, _)| language.clone());
                draft.insert(Insertion::new(kind, path, languages, after.clone()));
            }
        }
    });
    laid_ui(ui, face, path, values, done);
    if values.iter().filter_map(|(_, text)| text.as_deref()).any(|text| !fences(text).is_empty()) {
        small_ui(ui, &face.theme, &face.words.message(text_key!("workshop-insert-fences")));
    }
}

/// The figures of the page that can be opened on the felt.
fn laid_ui(ui: &mut Ui, face: &Appearance, path: &str, values: &Values, done: &mut Vec<Do>) {
    let Some(text) = values.iter().find_map(|(_, text)| text.as_deref().filter(|text| !text.is_empty())) else {
        return;
    };
    let named = |name: &str| match name {
        "cards" => Some(text_key!("workshop-insert-cards")),
        "stakes" => Some(text_key!("workshop-insert-bets")),
        "scene" => Some(text_key!("workshop-insert-table")),
        _ => None,
    };
    // A row of cards of neither hand, or one face down, has no place on the felt.
    let is_laid = |fence: &FenceSpan| {
        let body = text.get(fence.body.clone()).unwrap_or_default();
        fence.name != "cards" || (body.contains('|') && !body.contains('?'))
    };
    let fences = fences(text);
    let editable = fences.iter().enumerate().filter(|(_, fence)| is_laid(fence));
    let editable: Vec<_> = editable.filter_map(|(at, fence)| Some((at, named(&fence.name)?))).collect();
    if editable.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        small_ui(ui, &face.theme, &face.words.message(text_key!("workshop-insert-edit")));
        for (number, (index, key)) in (1..).zip(editable) {
            let label = format!("{number}. {}", face.words.message(key));
            if link(ui, &face.theme, &label, &label).clicked() {
                done.push(Do::Editor(EditorAction::EditFigure(path.to_owned(), index)));
            }
        }
    });
}

/// The open insertion, in place of the form.
pub(super) fn inserting_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let Some(mut insertion) = draft.inserting.take() else { return };
    let face = bench.face;
    let mut stays = true;
    scrolling_ui(ui, "workshop-inserting", |ui| {
        ui.set_max_width(ui.available_width() - GRID);
        let title = match insertion.kind {
            InsertionKind::Tableau => text_key!("workshop-insert-tableau"),
            InsertionKind::Picture => text_key!("workshop-insert-picture"),
            InsertionKind::Sound => text_key!("workshop-insert-sound"),
        };
        heading_ui(ui, &face.words.message(title));
        let mut fence = None;
        let blocks = match insertion.kind {
            InsertionKind::Tableau => {
                let fence = fence.insert(tableau_ui(ui, bench, &mut insertion));
                Some(insertion.shows.keys().map(|language| (language.clone(), fence.clone())).collect())
            }
            InsertionKind::Picture | InsertionKind::Sound => media_ui(ui, bench, &mut insertion, done),
        };
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            let insert = face.words.message(text_key!("workshop-insert-do"));
            let inserts =
                ui.add_enabled_ui(blocks.is_some(), |ui| primary_button(ui, &face.theme, &insert, None)).inner;
            if let Some(blocks) = blocks.filter(|_| inserts.clicked()) {
                let (path, after) = (insertion.path.clone(), insertion.after.clone());
                done.push(Do::Editor(EditorAction::Edit(PackEdit::InsertBlock { path, blocks, after })));
                stays = false;
            }
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-add-not")), None).clicked() {
                stays = false;
            }
        });
        if let Some(fence) = fence {
            ui.add_space(GRID);
            shown_ui(ui, bench, fence);
        }
        ui.add_space(2.0 * GRID);
    });
    draft.inserting = stays.then_some(insertion);
}

fn points() -> impl Iterator<Item = Point> {
    (0..=9).filter_map(|point| Point::try_from(point).ok())
}

/// A figure as trainees will see it.
fn shown_ui(ui: &mut Ui, WorkshopContext { workshop, face, .. }: WorkshopContext<'_>, fence: String) {
    let Some(house) = workshop.house() else { return };
    let shown: LocalizedText = std::iter::once((face.words.language().code().to_owned(), fence)).collect();
    let _ = prose_ui(ui, &Prose { face, house, pack: None }, &shown);
}

/// Asks which part of the tableau to show. Returns its notation.
fn tableau_ui(
    ui: &mut Ui,
    WorkshopContext { workshop, face, .. }: WorkshopContext<'_>,
    insertion: &mut Insertion,
) -> String {
    let terms = names(workshop);
    let sides = [None, Some(Side::Punto), Some(Side::Banco)];
    ui.horizontal_wrapped(|ui| {
        for side in sides {
            let label = match side {
                None => face.words.message(text_key!("workshop-tableau-whole")),
                Some(Side::Punto) => terms.punto.clone(),
                Some(Side::Banco) => terms.banco.clone(),
            };
            if radio(ui, &face.theme, &label, insertion.side == side).clicked() {
                (insertion.side, insertion.row, insertion.third) = (side, None, None);
            }
        }
    });
    let all = face.words.message(text_key!("workshop-tableau-all"));
    // Both lists keep their room, so that what is below does not move away from the pointer.
    ui.add_enabled_ui(insertion.side.is_some(), |ui| {
        let points: Vec<Point> = points().filter(|point| !point.is_natural()).collect();
        let texts: Vec<String> =
            std::iter::once(all.clone()).chain(points.iter().map(|point| point.get().to_string())).collect();
        let here = insertion.row.and_then(|row| points.iter().position(|point| *point == row)).map_or(0, |at| at + 1);
        let label = ui.label(face.words.message(text_key!("workshop-tableau-row"))).id;
        if let Some(chosen) = choice_list(ui, &face.theme, "workshop-tableau-row", label, &texts, Some(here)) {
            insertion.row = chosen.checked_sub(1).and_then(|at| points.get(at).copied());
            insertion.third = insertion.third.filter(|_| insertion.row.is_some());
        }
    });
    ui.add_enabled_ui(insertion.side == Some(Side::Banco) && insertion.row.is_some(), |ui| {
        let thirds: Vec<Third> = std::iter::once(Third::Stood).chain(points().map(Third::Card)).collect();
        let stood = face.words.message(text_key!("workshop-tableau-stood"));
        let text = |third: &Third| match third {
            Third::Stood => stood.clone(),
            Third::Card(point) => point.get().to_string(),
        };
        let texts: Vec<String> = std::iter::once(all).chain(thirds.iter().map(text)).collect();
        let here = insertion.third.and_then(|own| thirds.iter().position(|third| *third == own)).map_or(0, |at| at + 1);
        let label = ui.label(face.words.message(text_key!("workshop-tableau-third"))).id;
        if let Some(chosen) = choice_list(ui, &face.theme, "workshop-tableau-third", label, &texts, Some(here)) {
            insertion.third = chosen.checked_sub(1).and_then(|at| thirds.get(at).copied());
        }
    });
    let part = match (insertion.side, insertion.row, insertion.third) {
        (None, ..) => TableauPart::Whole,
        (Some(side), None, _) => TableauPart::Side(side),
        (Some(Side::Punto), Some(row), _) => TableauPart::Punto(row),
        (Some(Side::Banco), Some(banco), Some(third)) => TableauPart::Cell(Cell { banco, third }),
        (Some(Side::Banco), Some(banco), None) => TableauPart::Row(banco),
    };
    PageFigure::Tableau(part).fence(|_| String::new()).unwrap_or_default()
}

/// A picture or recording of the pack, or one to add, and what it shows in each language.
fn media_ui(
    ui: &mut Ui,
    WorkshopContext { pack, face, .. }: WorkshopContext<'_>,
    insertion: &mut Insertion,
    done: &mut Vec<Do>,
) -> Option<std::collections::BTreeMap<String, String>> {
    let is_picture = insertion.kind == InsertionKind::Picture;
    let files = if is_picture { pack.page_pictures() } else { pack.page_sounds() };
    let about = if is_picture { text_key!("workshop-picture-about") } else { text_key!("workshop-sound-about") };
    quiet_ui(ui, &face.theme, &face.words.message(about));
    let labels = (text_key!("workshop-medium-path"), text_key!("workshop-medium-add"));
    let field = if is_picture { PathField::Picture } else { PathField::Recording };
    if path_ui(ui, face, field, labels, &mut insertion.from) {
        done.push(Do::Editor(EditorAction::AddMedium(insertion.from.trim().into())));
    }
    ui.add_space(GRID / 2.0);
    ui.horizontal_wrapped(|ui| {
        for file in files {
            let name = file.rsplit_once('/').map_or(file.as_str(), |(_, name)| name);
            if radio(ui, &face.theme, name, insertion.file.as_ref() == Some(file)).clicked() {
                insertion.choose(file);
            }
        }
    });
    let file = insertion.file.clone()?;
    if is_picture {
        picture_ui(ui, &face.theme, pack.document().files().pictures.get(&file), &file);
        ui.add_space(GRID / 2.0);
    }
    let shows = if is_picture { text_key!("workshop-picture-shows") } else { text_key!("workshop-sound-says") };
    for (language, says) in &mut insertion.shows {
        let label = text!(
            "workshop-of",
            what = Fact::Text(face.words.message(shows)),
            field = Fact::Text(language.to_uppercase())
        );
        let label = face.words.render(&label, &HouseTerms::default());
        ui.label(&label);
        named_field_ui(ui, face, &format!("workshop-shows-{language}"), &label, says);
    }
    let is_told = insertion.shows.values().all(|says| !says.trim().is_empty());
    is_told.then(|| insertion.notation(&file))
}

/// Takes a file that was just added: into what is being inserted, or into the page of the form.
pub(super) fn take_added(pack: &PackEditor, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let Some((file, count)) = pack.added().filter(|(_, count)| *count != draft.seen_added) else { return };
    draft.seen_added = count;
    let kind = if pack.page_pictures().iter().any(|other| *other == file) {
        InsertionKind::Picture
    } else {
        InsertionKind::Sound
    };
    if let Some(insertion) = draft.inserting.as_mut().filter(|insertion| insertion.kind == kind) {
        return insertion.choose(file);
    }
    let page = pack.form().lines.iter().find_map(|line| match &line.control {
        Control::Texts { values, markup: true, .. } => Some((line, values)),
        _ => None,
    });
    if let Some((line, values)) = page {
        let languages = values.iter().map(|(language, _)| language.clone());
        let mut insertion = Insertion::new(kind, &line.path, languages, None);
        insertion.choose(file);
        draft.insert(insertion);
    } else {
        done.push(Do::Editor(EditorAction::Select(PackPlace::File(file.to_owned()))));
        draft.pane = Pane::Form;
    }
}
