//! The "add" dialog: a step of some kind, or a new item from a template.

use eframe::egui::Ui;

use crate::app::templates::{LessonKind, QuestionKind};
use crate::app::workshop::{EditorAction, PackEdit, PackEditor, StepKind, Workshop, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::GLOSSARY_FILE;
use crate::rules::house::HouseId;
use crate::view::Appearance;
use crate::view::draft::{Adding, Pane, WorkshopDraft};
use crate::view::keys::{KeyStroke, strokes};
use crate::view::screen::page::{heading_ui, quiet_ui, scrolling_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, low_choice_tile, quiet_button};

use super::WorkshopContext;
use super::control::named_field_ui;

#[derive(Clone)]
enum AddTile {
    Ask(Adding),
    Make(PackEdit),
    Import,
    Bank,
}

pub(super) fn adding_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { workshop, pack, face, .. } = bench;
    let tiles = tiles(workshop, pack, face, draft);
    let mut chosen = strokes(ui).into_iter().find_map(|stroke| match stroke {
        KeyStroke::Figure(figure) => tiles.get(usize::from(figure).checked_sub(1)?).map(|(_, tile)| tile.clone()),
        _ => None,
    });
    let asked = draft.adding;
    scrolling_ui(ui, ("workshop-adding", asked), |ui| {
        // Room for the scroll bar.
        ui.set_max_width(ui.available_width() - GRID);
        let (title, about) = heading_keys(asked);
        heading_ui(ui, &face.words.message(title));
        quiet_ui(ui, &face.theme, &face.words.message(about));
        if asked == Adding::House {
            let label = face.words.message(text_key!("workshop-house-name"));
            ui.label(&label);
            named_field_ui(ui, face, "workshop-house-name", &label, &mut draft.house_name);
            ui.add_space(GRID);
        }
        ui.spacing_mut().item_spacing.y = GRID / 2.0;
        for (number, (text, tile)) in tiles.iter().enumerate() {
            let cap = (number < 9).then(|| (number + 1).to_string());
            let width = ui.available_width();
            let shown = low_choice_tile(ui, &face.theme, text, cap.as_deref(), TileState::Plain, width);
            if number == 0 && draft.focus_next == Some(Pane::Form) {
                shown.request_focus();
            }
            if shown.clicked() {
                chosen = Some(tile.clone());
            }
        }
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-add-not")), None).clicked() {
            draft.adding = Adding::Nothing;
        }
    });
    match chosen {
        Some(AddTile::Ask(what)) => (draft.adding, draft.focus_next) = (what, Some(Pane::Form)),
        Some(AddTile::Import) => draft.import(),
        Some(AddTile::Bank) => draft.search_bank(),
        Some(AddTile::Make(edit)) => {
            done.push(Do::Editor(EditorAction::Edit(edit)));
            draft.adding = Adding::Nothing;
            draft.house_name.clear();
            draft.in_tree = false;
            draft.pane = Pane::Form;
        }
        None => {}
    }
}

const fn heading_keys(asked: Adding) -> (TextKey, TextKey) {
    match asked {
        Adding::Nothing | Adding::Anything => (text_key!("workshop-add-what"), text_key!("workshop-add-where")),
        Adding::Question => (text_key!("workshop-add-question"), text_key!("workshop-add-template")),
        Adding::Lesson => (text_key!("workshop-add-lesson"), text_key!("workshop-add-template")),
        Adding::House => (text_key!("workshop-add-house"), text_key!("workshop-add-house-about")),
    }
}

fn tiles(workshop: &Workshop, pack: &PackEditor, face: &Appearance, draft: &WorkshopDraft) -> Vec<(String, AddTile)> {
    let say = |phrase: &Phrase| face.words.render(phrase, &HouseTerms::default());
    match draft.adding {
        Adding::Nothing | Adding::Anything => anything(pack, face),
        Adding::Question => {
            QuestionKind::all().map(|kind| (say(&kind.title()), AddTile::Make(PackEdit::NewQuestion(kind)))).collect()
        }
        Adding::Lesson => {
            let lesson = |kind: LessonKind| (say(&kind.title()), AddTile::Make(PackEdit::NewLesson(kind)));
            LessonKind::ALL.map(lesson).into()
        }
        Adding::House => houses(workshop, face, draft),
    }
}

fn anything(pack: &PackEditor, face: &Appearance) -> Vec<(String, AddTile)> {
    let step = |kind: StepKind| (kind.key(), AddTile::Make(PackEdit::NewStep(kind)));
    let steps = StepKind::ALL.into_iter().filter(|kind| *kind != StepKind::Shift).map(step);
    let others = [
        (text_key!("workshop-new-question"), AddTile::Ask(Adding::Question)),
        (text_key!("workshop-new-lesson"), AddTile::Ask(Adding::Lesson)),
        (text_key!("workshop-new-house"), AddTile::Ask(Adding::House)),
        step(StepKind::Shift),
        (text_key!("workshop-new-shift"), AddTile::Make(PackEdit::NewScenario)),
    ];
    let has_glossary = pack.document().text(GLOSSARY_FILE).is_some();
    let glossary =
        (!has_glossary).then_some((text_key!("workshop-new-glossary"), AddTile::Make(PackEdit::NewGlossary)));
    let import = [(text_key!("workshop-bank"), AddTile::Bank), (text_key!("workshop-import"), AddTile::Import)];
    steps.chain(others).chain(glossary).chain(import).map(|(key, tile)| (face.words.message(key), tile)).collect()
}

/// All template houses including the pack's own, and an empty one.
fn houses(workshop: &Workshop, face: &Appearance, draft: &WorkshopDraft) -> Vec<(String, AddTile)> {
    let named = |like: String| {
        let typed = draft.house_name.trim();
        if typed.is_empty() { like } else { typed.to_owned() }
    };
    let copy = |name: &String, id: &HouseId| {
        let own = text!("workshop-house-like", house = Fact::Text(name.clone()));
        let like = face.words.render(&own, &HouseTerms::default());
        (name.clone(), AddTile::Make(PackEdit::NewHouse { from: Some(id.clone()), name: named(like) }))
    };
    let blank = face.words.message(text_key!("templates-house-blank"));
    let nameless =
        PackEdit::NewHouse { from: None, name: named(face.words.message(text_key!("workshop-house-new-name"))) };
    let can = workshop.shelf().iter().filter(|house| workshop.can_copy(&house.id));
    can.map(|house| copy(&house.name, &house.id)).chain([(blank, AddTile::Make(nameless))]).collect()
}
