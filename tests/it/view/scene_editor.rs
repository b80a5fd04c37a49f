//! The table as the editor of a scene in the window: set by keys alone and by the pointer, at every size of text.
#![cfg(feature = "desktop")]

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tailleur::app::scene_editor::{HeldItem, SceneEditor, SceneEditorAction, scene_to_ron};
use tailleur::drill::authored::{Asking, FixedScene};
use tailleur::i18n::Language;
use tailleur::progress::Settings;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;
use tailleur::view::{Appearance, SceneEditorEvent, fonts, scene_editor_ui};

struct Table {
    laying: SceneEditor,
    face: Appearance,
    asked: Vec<Asking>,
}

fn open<'a>(house: &str, language: Language, text_percent: u16, size: [f32; 2]) -> Harness<'a, Table> {
    let house = HouseLibrary::built_in().get(house).expect("a house").clone();
    let face = Appearance::new(&Settings { text_percent, ..Settings::default() }, language, true);
    let table = Table { laying: SceneEditor::new(FixedScene::default(), house), face, asked: Vec::new() };
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, table: &mut Table| {
            if !dressed {
                dressed = true;
                fonts::install(ui.ctx());
                table.face.apply(ui.ctx());
                ui.ctx().request_repaint();
                return;
            }
            for laid in scene_editor_ui(ui, &table.laying, &table.face) {
                match laid {
                    SceneEditorEvent::Act(action) => {
                        table.laying.act(action).expect("only what can be done is offered");
                    }
                    SceneEditorEvent::Ask(asking) => table.asked.push(asking),
                }
                ui.ctx().request_repaint();
            }
        },
        table,
    );
    harness.run();
    harness
}

fn types(harness: &mut Harness<'_, Table>, text: &str) {
    for letter in text.chars() {
        harness.event(eframe::egui::Event::Text(letter.to_string()));
        harness.run();
    }
}

fn press(harness: &mut Harness<'_, Table>, key: Key) {
    harness.key_press(key);
    harness.run();
}

#[test]
fn a_coup_is_set_by_typing_its_cards() {
    let mut harness = open("monte-carlo", Language::French, 100, [1280.0, 800.0]);
    for card in ["4h", "5c", "10d", "Ks", "9h"] {
        types(&mut harness, card);
        press(&mut harness, Key::Enter);
    }
    let lies = |harness: &Harness<'_, Table>| scene_to_ron(harness.state().laying.scene());
    assert_eq!(lies(&harness), "(punto: [\"4h\", \"Td\", \"9h\"], banco: [\"5c\", \"Ks\"])");
    press(&mut harness, Key::Backspace);
    assert_eq!(lies(&harness), "(punto: [\"4h\", \"Td\"], banco: [\"5c\", \"Ks\"])");
}

#[test]
fn a_sum_is_typed_and_put_on_a_spot_by_the_keyboard() {
    let mut harness = open("venezia", Language::English, 100, [1280.0, 800.0]);
    types(&mut harness, "250");
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().laying.in_hand(), Some(HeldItem::Sum(Money::coins(25_000))));
    harness.get_by_role_and_label(Role::Button, "Seat 3, Banker").focus();
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(scene_to_ron(harness.state().laying.scene()), "(stakes: [(seat: 3, spot: Banco, amount: 25000)])");
}

#[test]
fn a_card_is_dragged_from_the_deck_and_a_finding_becomes_a_question() {
    let mut harness = open("monte-carlo", Language::English, 100, [1280.0, 800.0]);
    for card in ["4 of hearts, 8 left", "5 of hearts, 8 left"] {
        harness.get_by_role_and_label(Role::Button, card).click();
        harness.run();
        harness.get_by_role_and_label(Role::Button, "Ponte’s cards").click();
        harness.run();
    }
    assert_eq!(scene_to_ron(harness.state().laying.scene()), "(punto: [\"4h\", \"5h\"])");
    harness.get_by_role_and_label(Role::Button, "Make question").click();
    harness.run();
    let Some(Asking::Number { right: Some(9), .. }) = harness.state().asked.first() else {
        panic!("{:?}", harness.state().asked)
    };
}

#[test]
fn nothing_that_can_be_pressed_lies_over_another_at_any_size() {
    for (size, percent) in [([1024.0, 640.0], 150), ([1280.0, 800.0], 100), ([800.0, 560.0], 100)] {
        for language in Language::ALL {
            let mut harness = open("article-57-13", language, percent, size);
            let state = harness.state_mut();
            state.laying.act(SceneEditorAction::Take(HeldItem::Sum(Money::coins(10_000)))).expect("taken in hand");
            harness.run();
            let places: Vec<_> =
                harness.get_all_by_role(Role::Button).map(|node| (node.rect(), format!("{node:?}"))).collect();
            assert!(places.len() > 52, "{}", places.len());
            for (at, (one, name)) in places.iter().enumerate() {
                for (other, label) in &places[at + 1..] {
                    let meets = one.intersect(*other);
                    // Cards of the deck that are scrolled out of sight have no extent.
                    let over = meets.width() > 2.0 && meets.height() > 2.0;
                    assert!(!over, "{size:?} {percent}: {name} over {label}");
                }
            }
        }
    }
}

#[test]
fn taking_a_thing_in_hand_moves_nothing_under_the_pointer() {
    let mut harness = open("monte-carlo", Language::English, 100, [1280.0, 800.0]);
    let place =
        |harness: &Harness<'_, Table>| harness.get_by_role_and_label(Role::Button, "5 of hearts, 8 left").rect();
    let before = place(&harness);
    let card = "4h".parse().expect("a card");
    let things = [
        HeldItem::Card(card),
        HeldItem::Piece(Money::coins(10_000)),
        HeldItem::Sum(Money::coins(12_300)),
        HeldItem::Shoe,
        HeldItem::Player,
        HeldItem::StopCard,
    ];
    for thing in things {
        harness.state_mut().laying.act(SceneEditorAction::Take(thing)).expect("taken in hand");
        harness.run();
        assert_eq!(place(&harness), before, "{thing:?}");
        harness.state_mut().laying.act(SceneEditorAction::PutBack).expect("put back");
        harness.run();
        assert_eq!(place(&harness), before);
    }
}

#[test]
fn a_click_picks_up_the_card_under_it_and_a_drag_moves_it_to_the_other_side() {
    let mut harness = open("monte-carlo", Language::English, 100, [1280.0, 800.0]);
    for card in ["4h", "5c", "10d", "Ks"] {
        types(&mut harness, card);
        press(&mut harness, Key::Enter);
    }
    let lies = |harness: &Harness<'_, Table>| scene_to_ron(harness.state().laying.scene());
    harness.get_by_role_and_label(Role::Button, "Ponte’s card 1").click();
    harness.run();
    assert_eq!(lies(&harness), "(punto: [\"Td\"], banco: [\"5c\", \"Ks\"])", "not the one placed last");
    press(&mut harness, Key::Escape);
    assert_eq!(lies(&harness), "(punto: [\"4h\", \"Td\"], banco: [\"5c\", \"Ks\"])");

    let from = harness.get_by_role_and_label(Role::Button, "Ponte’s card 1").rect().center();
    let to = harness.get_by_role_and_label(Role::Button, "Banque’s card 1").rect().center();
    let button = |pos: Pos2, pressed: bool| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    for event in [
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(from.lerp(to, 0.5)),
        Event::PointerMoved(to),
    ] {
        harness.event(event);
        harness.run();
    }
    harness.event(button(to, false));
    harness.run();
    assert_eq!(lies(&harness), "(punto: [\"Td\"], banco: [\"5c\", \"Ks\", \"4h\"])", "it joins the cards there");
    assert_eq!(harness.state().laying.in_hand(), None);
}
