//! The choice of a shift: one to go on with, the scenarios, how much help, which post.

use eframe::egui::{RichText, TextStyle, Ui};

use crate::app::shift::choice::ShiftChoice;
use crate::app::shift::{ChoiceAction, ShiftAction};
use crate::app::{Action, App};
use crate::describe::shift::member;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::House;
use crate::table::person::Crew;
use crate::table::scenario::{Length, Presentation, Scenario, TraineeRole};
use crate::view::Appearance;
use crate::view::keys::{KeyStroke, continue_pressed, strokes};
use crate::view::screen::bar::bar_ui;
use crate::view::screen::page::{column_ui, heading_ui, quiet_ui, small_ui, title_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, choice_list, explained_tile, primary_button, quiet_button};

/// Width of the page as a multiple of the text size.
const WIDTH: f32 = 56.0;

pub(super) fn choice_ui(ui: &mut Ui, app: &App, choice: &ShiftChoice, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let words = &face.words;
    let (back, escape) = (words.message(text_key!("go-back")), words.message(text_key!("key-escape")));
    let goes_back = bar_ui(
        ui,
        |ui| title_ui(ui, &words.message(text_key!("shift-at-the-table"))),
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    if goes_back {
        actions.push(Action::Back);
    }
    let width = TextStyle::Body.resolve(ui.style()).size * WIDTH;
    column_ui(ui, "shifts", width, |ui| {
        quiet_ui(ui, &face.theme, &words.message(text_key!("shift-choice-about")));
        ui.add_space(GRID);
        actions.extend(saved_ui(ui, app, face));
        let Some(scenario) = choice.scenario() else {
            ui.label(words.message(text_key!("shift-choice-none")));
            return;
        };
        actions.extend(settings_ui(ui, choice, scenario, face));
        ui.add_space(GRID);
        let enter = words.message(text_key!("key-enter"));
        let begins = primary_button(ui, &face.theme, &words.message(text_key!("shift-choice-begin")), Some(&enter));
        if begins.clicked() || continue_pressed(ui) {
            actions.push(Action::Shift(ShiftAction::Begin));
        }
        ui.add_space(2.0 * GRID);
    });
    actions
}

/// The shift that was left.
fn saved_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let saved = app.saved_shift()?;
    let title = saved.scenario(app.library()).map(|scenario| shift_title(scenario, face))?;
    let clicked = quiet_button(ui, &face.theme, &face.words.message(text_key!("shift-go-on")), None).clicked();
    small_ui(ui, &face.theme, &title);
    ui.add_space(GRID);
    clicked.then_some(Action::Shift(ShiftAction::GoOn))
}

fn settings_ui(ui: &mut Ui, choice: &ShiftChoice, scenario: &Scenario, face: &Appearance) -> Vec<Action> {
    let words = &face.words;
    let mut picked: Vec<ChoiceAction> = Vec::new();
    let titles: Vec<String> = choice.scenarios().map(|scenario| shift_title(scenario, face)).collect();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(words.message(text_key!("shift-choice-shifts"))).id;
        let chosen = choice_list(ui, &face.theme, "scenario", label, &titles, Some(choice.chosen()));
        picked.extend(chosen.map(ChoiceAction::Scenario));
    });
    // With the arrows a shift is chosen without opening the list.
    for stroke in strokes(ui) {
        let last = choice.scenarios().len().saturating_sub(1);
        match stroke {
            KeyStroke::Up => picked.push(ChoiceAction::Scenario(choice.chosen().saturating_sub(1))),
            KeyStroke::Down => picked.push(ChoiceAction::Scenario((choice.chosen() + 1).min(last))),
            KeyStroke::Figure(figure) => picked.extend(
                Presentation::ALL.get(usize::from(figure).wrapping_sub(1)).copied().map(ChoiceAction::Presentation),
            ),
            _ => {}
        }
    }
    let house = choice.house();
    ui.label(RichText::new(scenario.about.render(words.language(), &HouseTerms::from(&house.terms))));
    small_ui(ui, &face.theme, &shift_facts(scenario, house, face));
    heading_ui(ui, &words.message(text_key!("shift-choice-help")));
    for (number, presentation) in (1..).zip(Presentation::ALL) {
        let (name, about) = (presentation_name(presentation), presentation_about(presentation));
        let state = if presentation == choice.presentation() { TileState::Chosen } else { TileState::Plain };
        let (name, about) = (words.message(name), words.message(about));
        let key = u8::to_string(&number);
        let width = ui.available_width();
        if explained_tile(ui, &face.theme, (&name, &about), Some(&key), state, width).clicked() {
            picked.push(ChoiceAction::Presentation(presentation));
        }
    }
    picked.extend(post_ui(ui, choice, face));
    picked.into_iter().map(|action| Action::Shift(ShiftAction::Choose(action))).collect()
}

fn post_ui(ui: &mut Ui, choice: &ShiftChoice, face: &Appearance) -> Option<ChoiceAction> {
    let posts = choice.posts();
    if posts.len() < 2 {
        return None;
    }
    ui.add_space(GRID);
    let house = choice.house();
    let names: Vec<String> = posts.iter().map(|role| post_name(*role, choice, house, face)).collect();
    let chosen = posts.iter().position(|role| *role == choice.role());
    let picked = ui.horizontal_wrapped(|ui| {
        let label = ui.label(face.words.message(text_key!("shift-choice-post"))).id;
        choice_list(ui, &face.theme, "post", label, &names, chosen)
    });
    if choice.role() == TraineeRole::All {
        small_ui(ui, &face.theme, &face.words.message(text_key!("shift-post-all-about")));
    }
    picked.inner.map(ChoiceAction::Post)
}

fn post_name(role: TraineeRole, choice: &ShiftChoice, house: &House, face: &Appearance) -> String {
    let Some(table) = choice.table() else { return String::new() };
    let crew = Crew::for_table(table);
    let phrase = match role {
        TraineeRole::All => text!("shift-post-all"),
        TraineeRole::Chef => text!("shift-post-chef"),
        TraineeRole::Observer => text!("shift-post-observer"),
        TraineeRole::Tailleur => member(&crew, crew.tailleur()),
        TraineeRole::Payer(number) => member(&crew, crew.payer(number)),
    };
    face.words.render_for_house(&phrase, house)
}

/// The title of a scenario.
pub(in crate::view) fn shift_title(scenario: &Scenario, face: &Appearance) -> String {
    scenario.title.render(face.words.language(), &HouseTerms::default())
}

/// Length and guests.
pub(in crate::view) fn shift_facts(scenario: &Scenario, house: &House, face: &Appearance) -> String {
    let number = |count: u32| Fact::Number(count.into());
    let length = match scenario.length {
        Length::Coups(coups) => text!("shift-length-coups", coups = number(coups)),
        Length::HalfAShoe => text!("shift-length-half-a-shoe"),
        Length::Shoes(shoes) => text!("shift-length-shoes", shoes = number(shoes.into())),
        Length::Stints(stints, coups) => {
            text!("shift-length-stints", stints = number(stints.into()), coups = number(coups))
        }
    };
    let facts = text!(
        "shift-facts",
        length = Fact::Phrase(Box::<Phrase>::new(length)),
        guests = Fact::Number(scenario.guests.count() as u64)
    );
    face.words.render_for_house(&facts, house)
}

/// The name of a presentation.
pub(in crate::view) const fn presentation_name(presentation: Presentation) -> TextKey {
    match presentation {
        Presentation::Shown => text_key!("shift-presentation-shown"),
        Presentation::Guided => text_key!("shift-presentation-guided"),
        Presentation::Practice => text_key!("shift-presentation-practice"),
        Presentation::OnTheFloor => text_key!("shift-presentation-floor"),
    }
}

/// What a presentation is.
pub(in crate::view) const fn presentation_about(presentation: Presentation) -> TextKey {
    match presentation {
        Presentation::Shown => text_key!("shift-presentation-shown-about"),
        Presentation::Guided => text_key!("shift-presentation-guided-about"),
        Presentation::Practice => text_key!("shift-presentation-practice-about"),
        Presentation::OnTheFloor => text_key!("shift-presentation-floor-about"),
    }
}
