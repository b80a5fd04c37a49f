//! The lesson editor: its forms, the felt for a page, import, hand-over, translation and question bank.

use std::path::PathBuf;

use eframe::egui::Key;
use tailleur::app::templates::QuestionKind;
use tailleur::app::workshop::{
    EditorAction, FigureKind, ImportJob, OpenedPack, PackEdit, PackPlace, QuestionFile, WorkshopAction, WorkshopEffect,
};
use tailleur::app::{Action, Effect};
use tailleur::lesson::{Library, check_with_hints};
use tailleur::platform::storage::workshop::carry_out;
use tailleur::rules::house::HouseLibrary;

use crate::studio::{Look, Studio};

const PAGE: &str = "01-a-page.ron";

fn editor(action: EditorAction) -> Action {
    Action::Workshop(WorkshopAction::Editor(action))
}

/// The annotated example, open, with this place selected.
fn opened<'a>(look: &'a Look, folder: &str, place: PackPlace) -> Studio<'a> {
    let mut player = look.trainee();
    player.act(Action::Workshop(WorkshopAction::Open));
    let files = Library::built_in_files(folder);
    let flaws = check_with_hints(None, &files, &HouseLibrary::built_in());
    let opened = OpenedPack { folder: PathBuf::from("/packs/mine"), files };
    player.act(Action::Workshop(WorkshopAction::Opened(Box::new(opened))));
    player.act(editor(EditorAction::Checked(0, flaws)));
    player.act(editor(EditorAction::Select(place)));
    Studio::open(look, player)
}

pub(crate) fn forms(look: &Look, name: &str) {
    let mut studio = opened(look, Library::EXAMPLE, PackPlace::Step(PAGE.to_owned(), 0));
    studio.click("workshop-form").shoot(&format!("{name}-1-page"));
    studio.click("workshop-insert-tableau").shoot(&format!("{name}-2-tableau"));
    studio.press(Key::Escape).click("workshop-insert-picture").shoot(&format!("{name}-3-picture"));
    let question = QuestionKind::all().nth(1).expect("a question with options");
    studio.act(editor(EditorAction::Edit(PackEdit::NewQuestion(question)))).shoot(&format!("{name}-4-options"));
    studio.act(editor(EditorAction::Select(PackPlace::Pack))).shoot(&format!("{name}-5-pack"));
    studio.click("workshop-hand-over").shoot(&format!("{name}-6-hand-over"));
}

pub(crate) fn felt(look: &Look, name: &str) {
    let mut studio = opened(look, Library::EXAMPLE, PackPlace::Step(PAGE.to_owned(), 0));
    let path = "steps.0.0".to_owned();
    studio.act(editor(EditorAction::InsertFigure { path, kind: FigureKind::Bets, after: None }));
    studio.shoot(&format!("{name}-1-figure"));
}

pub(crate) fn texts(look: &Look, name: &str) {
    let mut studio = opened(look, "first-payouts", PackPlace::Pack);
    let languages = Some(("en".to_owned(), "it".to_owned()));
    studio.act(editor(EditorAction::Translate(languages))).shoot(&format!("{name}-1-translation"));
    studio.act(editor(EditorAction::Translate(None)));
    studio.click("workshop-form").click("workshop-add").click("workshop-bank").shoot(&format!("{name}-2-bank"));
}

pub(crate) fn import(look: &Look, name: &str) {
    let gift = "::Naturals:: How many points are a natural?{=8 or 9 ~7 or 8#Seven only stands. ~9 or 10}\n\n\
                Write about the shoe.{}\n\n::Ties:: A tie is paid 8 to 1.{T}\n\nMatch.{=Punto -> player =Banco -> bank}\n";
    let path = look.folder.join("questions.gift");
    std::fs::write(&path, gift).expect("the file can be written");
    let mut studio = opened(look, "first-payouts", PackPlace::Pack);
    studio.click("workshop-form").click("workshop-add").click("workshop-import");
    studio.act(editor(EditorAction::Import(QuestionFile { path, language: "en".to_owned(), as_coups: false })));
    let asked = studio.player().effects.iter().find_map(|effect| match effect {
        Effect::Workshop(WorkshopEffect::Import(job)) => Some(ImportJob::clone(job)),
        _ => None,
    });
    let asked = WorkshopEffect::Import(Box::new(asked.expect("the file is read")));
    for action in carry_out(&look.folder, None, asked).expect("it needs the disk only").actions {
        studio.act(Action::Workshop(action));
    }
    studio.shoot(&format!("{name}-1-preview"));
}
