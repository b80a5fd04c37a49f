//! The tray of things to place (deck, chips, players, shoe) and the scene's options.

use eframe::egui::{CornerRadius, RichText, Sense, Slider, StrokeKind, TextStyle, Ui, WidgetInfo, vec2};

use crate::app::scene_editor::{HeldItem, SceneEditor, SceneEditorAction, TablePlace};
use crate::describe::scene;
use crate::drill::authored::Limit;
use crate::i18n::money;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::card::Card;
use crate::rules::money::Money;
use crate::rules::side::{Chance, Side};
use crate::view::Appearance;
use crate::view::screen::deck::{CardState, deck_ui};
use crate::view::screen::page::{quiet_ui, scrolling_ui};
use crate::view::table::paint_piece;
use crate::view::theme::{GRID, TARGET};
use crate::view::widget::{quiet_button, quiet_button_where, toggle};

use super::{SceneEditorEvent, typed_entry};

pub(super) fn tray_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    scrolling_ui(ui, "laying-tray", |ui| {
        ui.set_width(ui.available_width() - GRID);
        ui.spacing_mut().item_spacing = vec2(GRID / 2.0, GRID / 2.0);
        in_hand_ui(ui, laying, face, done);
        let taken = deck_ui(ui, face, |card| card_state(laying, face, card));
        done.extend(taken.map(|card| SceneEditorEvent::Act(SceneEditorAction::Take(HeldItem::Card(card)))));
        pieces_ui(ui, laying, face, done);
        people_ui(ui, laying, face, done);
        sides_ui(ui, laying, face, done);
        table_ui(ui, laying, face, done);
        sign_ui(ui, laying, face, done);
        ui.add_space(GRID);
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("laying-clear")), None).clicked() {
            done.push(SceneEditorEvent::Act(SceneEditorAction::Clear));
        }
        // Last, as they come and go with what is on the table.
        beside_ui(ui, laying, face, done);
        stakes_ui(ui, laying, face, done);
        // Margin below the last button.
        ui.add_space(GRID);
    });
}

/// A card is disabled when the shoe holds no further copy.
fn card_state(laying: &SceneEditor, face: &Appearance, card: Card) -> CardState {
    let left = laying.copies_left(card);
    let phrase = text!("laying-card", card = Fact::Card(card), count = Fact::Number(left as u64));
    CardState {
        sense: if left > 0 { Sense::click_and_drag() } else { Sense::hover() },
        chosen: laying.in_hand() == Some(HeldItem::Card(card)),
        spoken: face.words.render_for_house(&phrase, laying.house()),
    }
}

fn act(done: &mut Vec<SceneEditorEvent>, action: SceneEditorAction) {
    done.push(SceneEditorEvent::Act(action));
}

fn in_hand_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    let house = laying.house();
    let typed = typed_entry::stored(ui);
    let line = if typed.is_empty() {
        face.words.render_for_house(&in_hand(laying), house)
    } else {
        let typing = text!("laying-typing", text = Fact::Text(typed.text().to_owned()));
        face.words.render_for_house(&typing, house)
    };
    // Everything keeps its room, whatever is in hand: what is below must not move away from the pointer.
    let room = 2.0 * ui.text_style_height(&TextStyle::Button);
    ui.vertical(|ui| {
        ui.set_min_height(room);
        ui.label(RichText::new(line).text_style(TextStyle::Button));
    });
    let beside = [
        (TablePlace::ToCome, text_key!("laying-place-to-come")),
        (TablePlace::Apart, text_key!("laying-place-apart")),
        (TablePlace::Shoe, text_key!("laying-place-shoe")),
        (TablePlace::Heaps, text_key!("laying-place-heaps")),
    ];
    ui.horizontal_wrapped(|ui| {
        for (place, key) in beside {
            let fits = laying.in_hand().is_some_and(|thing| laying.can_place(thing, place).is_ok());
            if quiet_button_where(ui, &face.theme, fits, &face.words.message(key)).clicked() {
                act(done, SceneEditorAction::Put(place));
            }
        }
        let discard = face.words.message(text_key!("laying-discard"));
        if quiet_button_where(ui, &face.theme, laying.in_hand().is_some(), &discard).clicked() {
            act(done, SceneEditorAction::Discard);
        }
    });
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("laying-how")));
}

/// Takes back cards that lie beside the hands, where the felt does not show them.
fn beside_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    let lying = laying.full_places();
    ui.horizontal_wrapped(|ui| {
        for (place, key) in
            [(TablePlace::ToCome, text_key!("laying-off-to-come")), (TablePlace::Apart, text_key!("laying-off-apart"))]
        {
            let is_free = laying.in_hand().is_none();
            let is_there = lying.contains(&place);
            if is_there && quiet_button_where(ui, &face.theme, is_free, &face.words.message(key)).clicked() {
                act(done, SceneEditorAction::TakeFrom(place));
            }
        }
    });
}

fn in_hand(laying: &SceneEditor) -> Phrase {
    let with = |key, name, fact| Phrase::plain(key).with(name, fact);
    match laying.in_hand() {
        None => text!("laying-hand-empty"),
        Some(HeldItem::Card(card)) => with(text_key!("laying-hand-card"), "card", Fact::Card(card)),
        Some(HeldItem::Piece(sum)) => with(text_key!("laying-hand-piece"), "sum", Fact::Money(sum)),
        Some(HeldItem::Sum(sum) | HeldItem::Bet(sum)) => with(text_key!("laying-hand-sum"), "sum", Fact::Money(sum)),
        Some(HeldItem::Shoe) => text!("laying-hand-shoe"),
        Some(HeldItem::Player) => text!("laying-hand-player"),
        Some(HeldItem::StopCard) => text!("laying-hand-stop-card"),
    }
}

fn pieces_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    heading_ui(ui, face, text_key!("laying-pieces"));
    let set = laying.pieces();
    ui.horizontal_wrapped(|ui| {
        let size = (TextStyle::Body.resolve(ui.style()).size * 2.4).max(TARGET);
        for value in set.values() {
            let Some(piece) = set.piece(value) else { continue };
            let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::click_and_drag());
            let in_hand = laying.in_hand() == Some(HeldItem::Piece(value));
            let label = face.words.render_for_house(&text!("laying-piece", sum = Fact::Money(value)), laying.house());
            response.widget_info(|| WidgetInfo::selected(eframe::egui::Role::Button, ui.is_enabled(), in_hand, &label));
            paint_piece(ui, rect.shrink(3.0), piece, &face.theme);
            if in_hand || response.has_focus() || response.hovered() {
                let mut line = face.theme.frame_of(&response);
                line.width = 2.5;
                ui.painter().rect_stroke(rect, CornerRadius::same(6), line, StrokeKind::Inside);
            }
            let response = response.on_hover_text(money(face.words.language(), value));
            if response.clicked() || response.drag_started() {
                act(done, SceneEditorAction::Take(HeldItem::Piece(value)));
            }
        }
    });
}

/// Players, the shoe and the stop card.
fn people_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    heading_ui(ui, face, text_key!("laying-people"));
    let things = [
        (HeldItem::Player, text_key!("laying-player")),
        (HeldItem::Shoe, text_key!("laying-shoe")),
        (HeldItem::StopCard, text_key!("laying-stop-card")),
    ];
    ui.horizontal_wrapped(|ui| {
        for (thing, key) in things {
            let in_hand = laying.in_hand() == Some(thing);
            if toggle(ui, &face.theme, &face.words.message(key), in_hand, true).clicked() {
                act(done, if in_hand { SceneEditorAction::PutBack } else { SceneEditorAction::Take(thing) });
            }
        }
    });
}

fn sides_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    let (scene, house) = (laying.scene(), laying.house());
    heading_ui(ui, face, text_key!("laying-face-down"));
    ui.horizontal_wrapped(|ui| {
        for side in Side::BOTH {
            let name = house.terms.chance_name(side.into());
            if toggle(ui, &face.theme, name, scene.face_down.contains(&side), true).clicked() {
                act(done, SceneEditorAction::TurnOver(side));
            }
        }
    });
    heading_ui(ui, face, text_key!("laying-announced"));
    ui.push_id("announced", |ui| {
        ui.horizontal_wrapped(|ui| {
            for chance in Chance::ALL {
                let said = scene.announced == Some(chance);
                if toggle(ui, &face.theme, house.terms.chance_name(chance), said, true).clicked() {
                    act(done, SceneEditorAction::Announce((!said).then_some(chance)));
                }
            }
        });
    });
}

fn stakes_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    let stakes = &laying.scene().stakes;
    if stakes.is_empty() {
        return;
    }
    heading_ui(ui, face, text_key!("laying-standing"));
    ui.horizontal_wrapped(|ui| {
        for stake in stakes {
            let label = text!(
                "laying-place-stake",
                seat = Fact::Number(stake.seat.into()),
                spot = scene::spot_fact(stake.spot, laying.house())
            );
            let label = face.words.render_for_house(&label, laying.house());
            if toggle(ui, &face.theme, &label, stake.standing, true).clicked() {
                act(done, SceneEditorAction::Stand(stake.seat, stake.spot));
            }
        }
    });
}

fn table_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    let scene = laying.scene();
    heading_ui(ui, face, text_key!("laying-table"));
    ui.horizontal_wrapped(|ui| {
        for table in &laying.house().tables {
            let whole = scene.table == Some(table.size);
            if toggle(ui, &face.theme, &face.words.message(scene::table_size_key(table.size)), whole, true).clicked() {
                act(done, SceneEditorAction::Table((!whole).then_some(table.size)));
            }
        }
        if toggle(ui, &face.theme, &face.words.message(text_key!("laying-crew")), scene.crew, true).clicked() {
            act(done, SceneEditorAction::Crew(!scene.crew));
        }
    });
}

/// Selectable sums of the limit sign, in coins.
const SIGNS: [u64; 12] =
    [500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const FIRST_SIGN: Limit = Limit { min: Money::coins(1_000), max: Money::coins(100_000) };

fn sign_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance, done: &mut Vec<SceneEditorEvent>) {
    let limits = laying.scene().limits;
    heading_ui(ui, face, text_key!("laying-sign"));
    if toggle(ui, &face.theme, &face.words.message(text_key!("laying-sign-stands")), limits.is_some(), true).clicked() {
        act(done, SceneEditorAction::Limits(if limits.is_some() { None } else { Some(FIRST_SIGN) }));
    }
    let Some(limits) = limits else { return };
    let mut min = step_of(limits.min);
    let mut max = step_of(limits.max);
    for (key, step, sum) in
        [(text_key!("laying-sign-min"), &mut min, limits.min), (text_key!("laying-sign-max"), &mut max, limits.max)]
    {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(face.words.message(key)).id;
            let slider = ui.add(Slider::new(step, 0..=SIGNS.len() - 1).show_value(false).trailing_fill(true));
            slider.labelled_by(label);
            ui.label(RichText::new(money(face.words.language(), sum)).strong());
        });
    }
    let sum = |step: usize| SIGNS.get(step).copied().map(Money::coins);
    // A value between two steps is preserved until its slider moves.
    let new = |step: usize, was: Money| if step == step_of(was) { was } else { sum(step).unwrap_or(was) };
    let moved = Limit { min: new(min, limits.min), max: new(max, limits.max) };
    if moved != limits && moved.min <= moved.max {
        act(done, SceneEditorAction::Limits(Some(moved)));
    }
}

/// Index of the largest step not above a sum.
fn step_of(sum: Money) -> usize {
    SIGNS.iter().rposition(|coins| *coins <= sum.get()).unwrap_or(0)
}

fn heading_ui(ui: &mut Ui, face: &Appearance, key: TextKey) {
    ui.add_space(GRID / 2.0);
    quiet_ui(ui, &face.theme, &face.words.message(key));
}
