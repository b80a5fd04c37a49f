//! The first minutes: a question on the dealt table, then what the trainee is here for, beside the table of the house.

use std::sync::Arc;

use eframe::egui::{Id, RichText, TextStyle, Ui};

use super::answer::{answer_ui, take_strokes};
use super::column::{ColumnWidth, column_beside_ui};
use super::lesson::{continue_ui, felt_ui, prompt_ui, table_ui};
use super::page::{quiet_ui, small_ui, title_ui};
use super::verdict::verdict_head_ui;
use super::welcome::languages_ui;
use crate::app::first_run::{EXAM_WEEKS, FirstQuestion, FirstRun, FirstRunAction, first_point};
use crate::app::{Action, App};
use crate::describe::scene::table_size_key;
use crate::drill::question::{CardBack, LaidCard, LaidStake, Scene};
use crate::drill::sum_of_cards;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::settings::Purpose;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::house::{House, Role, Table};
use crate::rules::money::Money;
use crate::rules::side::{BySide, Side};
use crate::view::draft::AnswerDraft;
use crate::view::keys::{KeyStroke, continue_pressed, strokes};
use crate::view::table::{Marks, tables_of_house_ui};
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{TileState, explained_tile, quiet_button};
use crate::view::{Appearance, Drafts};

pub(super) fn first_run_ui(
    ui: &mut Ui,
    app: &App,
    first: &FirstRun,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    if let FirstRun::Question(asked) = first {
        return match asked.verdict() {
            None => question_ui(ui, app, asked, face, &mut drafts.answer),
            Some(_) => marked_ui(ui, asked, face),
        };
    }
    let Some(house) = app.house() else { return vec![Action::FirstRun(FirstRunAction::Later)] };
    let chosen = column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        ("first-run", std::mem::discriminant(first)),
        |ui| options_ui(ui, face, &options(app, first, face)),
        |ui| later_ui(ui, face),
    );
    match app.chosen_house().filter(|_| matches!(first, FirstRun::Table)) {
        Some(whole) => felt_ui(ui, whole, face, |ui, look| tables_of_house_ui(ui, &tables_of(whole, face), look)),
        None => {
            table_ui(ui, &house, face, &quiet_scene(ui), &[], &Marks::default());
        }
    }
    let (chosen, later) = chosen;
    chosen.or_else(|| later.then_some(FirstRunAction::Later)).map(Action::FirstRun).into_iter().collect()
}

/// The tables of a house by their names, empty.
fn tables_of(house: &House, face: &Appearance) -> Vec<(String, Scene)> {
    let table = |table: &Table| {
        (face.words.message(table_size_key(table.size)), Scene { table: Some(table.size), ..Scene::default() })
    };
    house.tables.iter().map(table).collect()
}

/// A table on which cards are dealt and bets lie, made once: it is the same in every frame.
pub(super) fn quiet_scene(ui: &Ui) -> Arc<Scene> {
    ui.data_mut(|data| {
        let made = data.get_temp_mut_or_insert_with(Id::unique("quiet scene"), || Arc::new(dealt_scene()));
        Arc::clone(made)
    })
}

/// Bets at seats that every table has, and four cards face down.
fn dealt_scene() -> Scene {
    let stake = |seat, spot, amount| LaidStake { seat, spot, amount: Money::coins(amount) };
    let stakes = vec![stake(2, Spot::Punto, 10_000), stake(4, Spot::Banco, 20_000), stake(5, Spot::Banco, 6_000)];
    let hand = || vec![LaidCard::Down(CardBack::Blue); 2];
    Scene { stakes, hands: BySide { punto: hand(), banco: hand() }, ..Scene::default() }
}

fn question_ui(
    ui: &mut Ui,
    app: &App,
    asked: &FirstQuestion,
    face: &Appearance,
    draft: &mut AnswerDraft,
) -> Vec<Action> {
    let (question, house) = (asked.question(), asked.house());
    let mut actions = Vec::new();
    let typed = take_strokes(ui, &question.form, draft);
    let (clicked, later) = column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        "first-question",
        |ui| {
            brand_ui(ui, face);
            ui.add_space(2.0 * GRID);
            let lead = text!("first-lead", side = Fact::Side(Side::Punto), point = Fact::Point(first_point()));
            quiet_ui(ui, &face.theme, &face.words.render_for_house(&lead, house));
            prompt_ui(ui, house, face, question);
            let clicked = answer_ui(ui, question, house, face, draft);
            ui.add_space(2.0 * GRID);
            actions.extend(languages_ui(ui, app, face));
            clicked
        },
        |ui| later_ui(ui, face),
    );
    let (places, marks) = (draft.places(&question.form), draft.marks(&question.form));
    let pointed = table_ui(ui, house, face, &question.scene, &places, &marks);
    let pointed = pointed.and_then(|place| draft.point(&question.form, place));
    let answer = typed.or(clicked).or(pointed).map(FirstRunAction::Answer);
    let done = answer.or_else(|| later.then_some(FirstRunAction::Later));
    actions.extend(done.map(Action::FirstRun));
    actions
}

fn brand_ui(ui: &mut Ui, face: &Appearance) {
    let name = face.words.message(text_key!("app-name"));
    ui.label(RichText::new(name).text_style(Theme::title()).color(face.theme.surround.accent));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("app-purpose")));
}

/// The verdict with its reason in one line.
fn marked_ui(ui: &mut Ui, asked: &FirstQuestion, face: &Appearance) -> Vec<Action> {
    let Some(verdict) = asked.verdict() else { return Vec::new() };
    let (goes_on, ()) = column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        "first-verdict",
        |ui| {
            brand_ui(ui, face);
            ui.add_space(2.0 * GRID);
            verdict_head_ui(ui, face, verdict.right, None);
            if let Some(reason) = verdict.key.reasons.last() {
                let why = face.words.render_for_house(&reason.rule.phrase(), asked.house());
                ui.label(RichText::new(why).text_style(TextStyle::Heading));
            }
            ui.add_space(GRID);
            let hand: Vec<Card> = asked.question().scene.hands.punto.iter().filter_map(LaidCard::face).collect();
            ui.label(face.words.render(&sum_of_cards(&hand), &HouseTerms::default()));
            ui.add_space(2.0 * GRID);
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("first-done")));
            ui.add_space(2.0 * GRID);
            continue_ui(ui, face, text_key!("go-on"))
        },
        |_| (),
    );
    let scene = verdict.key.after.as_ref().unwrap_or(&asked.question().scene);
    let marks = Marks { shows_totals: true, ..Marks::default() };
    table_ui(ui, asked.house(), face, scene, &[], &marks);
    goes_on.then_some(Action::FirstRun(FirstRunAction::Next)).into_iter().collect()
}

fn later_ui(ui: &mut Ui, face: &Appearance) -> bool {
    let later = face.words.message(text_key!("first-later"));
    quiet_button(ui, &face.theme, &later, None).clicked()
}

/// The options of one question, of which Enter takes `usual`.
struct Options {
    title: TextKey,
    about: Option<TextKey>,
    tiles: Vec<(String, String, FirstRunAction)>,
    usual: usize,
}

fn options(app: &App, first: &FirstRun, face: &Appearance) -> Options {
    let word = |key: TextKey| face.words.message(key);
    match first {
        FirstRun::Question(_) | FirstRun::Purpose => Options {
            title: text_key!("purpose-title"),
            about: None,
            tiles: Purpose::ALL.map(|purpose| purpose_option(purpose, face)).into(),
            usual: Purpose::ALL.iter().position(|it| Some(*it) == app.settings().purpose).unwrap_or(0),
        },
        FirstRun::House => {
            // The usual one first, where it is seen.
            let mut houses: Vec<_> = app.shelf().iter().collect();
            houses.sort_by_key(|house| house.id != app.settings().house);
            Options {
                title: text_key!("choose-house"),
                about: Some(text_key!("choose-house-about")),
                tiles: houses.into_iter().map(|house| house_option(house, face)).collect(),
                usual: 0,
            }
        }
        FirstRun::Table => {
            let tables = app.chosen_house().map(|house| house.tables.as_slice()).unwrap_or_default();
            Options {
                title: text_key!("choose-table"),
                about: Some(text_key!("choose-table-about")),
                tiles: tables.iter().map(|table| table_option(table, face)).collect(),
                usual: tables.iter().position(|table| Some(table.size) == app.table()).unwrap_or(0),
            }
        }
        FirstRun::Exam => {
            let weeks = |weeks: u16| {
                let text = text!("exam-in-weeks", weeks = Fact::Number(weeks.into()));
                let text = face.words.render(&text, &HouseTerms::default());
                (text, String::new(), FirstRunAction::Exam(Some(weeks)))
            };
            let open = (word(text_key!("exam-open")), String::new(), FirstRunAction::Exam(None));
            let options = [open].into_iter().chain(EXAM_WEEKS.map(weeks)).collect();
            Options { title: text_key!("exam-title"), about: Some(text_key!("exam-about")), tiles: options, usual: 0 }
        }
        FirstRun::Dealt => {
            let no = (word(text_key!("dealt-no")), word(text_key!("dealt-no-about")), FirstRunAction::Dealt(false));
            let yes = (word(text_key!("dealt-yes")), word(text_key!("dealt-yes-about")), FirstRunAction::Dealt(true));
            Options { title: text_key!("dealt-title"), about: None, tiles: vec![no, yes], usual: 0 }
        }
    }
}

pub(super) fn purpose_key(purpose: Purpose) -> TextKey {
    match purpose {
        Purpose::Trainee => text_key!("purpose-trainee"),
        Purpose::Trainer => text_key!("purpose-trainer"),
        Purpose::Class => text_key!("purpose-class"),
    }
}

fn purpose_option(purpose: Purpose, face: &Appearance) -> (String, String, FirstRunAction) {
    let about = match purpose {
        Purpose::Trainee => text_key!("purpose-trainee-about"),
        Purpose::Trainer => text_key!("purpose-trainer-about"),
        Purpose::Class => text_key!("purpose-class-about"),
    };
    (face.words.message(purpose_key(purpose)), face.words.message(about), FirstRunAction::Purpose(purpose))
}

fn house_option(house: &House, face: &Appearance) -> (String, String, FirstRunAction) {
    (house.name.clone(), about_house(house, face), FirstRunAction::House(house.id.clone()))
}

/// A house in one line; for a house of a pack the title of its text.
pub(super) fn about_house(house: &House, face: &Appearance) -> String {
    let key = TextKey::find(&format!("house-about-{}", house.id));
    key.map_or_else(|| house.source.title.clone(), |key| face.words.message(key))
}

fn table_option(table: &Table, face: &Appearance) -> (String, String, FirstRunAction) {
    let is_seen = |role: &&Role| !matches!(role, Role::ChefDePartie | Role::ChefDeTable);
    let about = text!(
        "choose-table-seats",
        seats = Fact::Number((*table.seats.value()).into()),
        croupiers = Fact::Number(table.crew.value().iter().filter(is_seen).count() as u64)
    );
    let about = face.words.render(&about, &HouseTerms::default());
    (face.words.message(table_size_key(table.size)), about, FirstRunAction::Table(table.size))
}

/// Tiles chosen by number, by pointer, or by Enter for the usual one.
fn options_ui(ui: &mut Ui, face: &Appearance, asked: &Options) -> Option<FirstRunAction> {
    let typed = strokes(ui).into_iter().find_map(|stroke| match stroke {
        KeyStroke::Figure(figure) => usize::from(figure).checked_sub(1),
        _ => None,
    });
    let mut chosen = typed.or_else(|| continue_pressed(ui).then_some(asked.usual));
    title_ui(ui, &face.words.message(asked.title));
    if let Some(about) = asked.about {
        quiet_ui(ui, &face.theme, &face.words.message(about));
        ui.add_space(GRID);
    }
    let enter = face.words.message(text_key!("key-enter"));
    for (place, (name, about, _)) in asked.tiles.iter().enumerate() {
        let is_usual = place == asked.usual;
        let cap = if is_usual { enter.clone() } else { (place + 1).to_string() };
        let state = if is_usual { TileState::Chosen } else { TileState::Plain };
        let width = ui.available_width();
        if explained_tile(ui, &face.theme, (name, about), Some(&cap), state, width).clicked() {
            chosen = Some(place);
        }
    }
    small_ui(ui, &face.theme, &face.words.message(text_key!("lesson-pick-hint")));
    asked.tiles.get(chosen?).map(|(.., action)| action.clone())
}
