//! The scene editor: the felt, a tray of things to place, and the referee's findings.

mod referee;
mod tray;
mod typed_entry;

use eframe::egui::{Id, Key, Modifiers, Rect, TextStyle, Ui, UiBuilder, pos2};

use crate::app::scene_editor::{HeldItem, SceneEditor, SceneEditorAction, TablePlace};
use crate::drill::authored::{Asking, FixedScene};
use crate::rules::card::Card;
use crate::rules::side::Side;
use crate::view::Appearance;
use crate::view::table::{TableLook, editable_scene_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, low_choice_tile};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SceneEditorEvent {
    Act(SceneEditorAction),
    /// A request for the referee's finding, in this form.
    Ask(Asking),
}

/// The side pane shown when both do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum SidePane {
    #[default]
    Things,
    Referee,
}

/// Width of the side pane, in characters.
const BESIDE: f32 = 19.0;

/// The scene editor, filling the available space. Returns the requested changes.
pub fn scene_editor_ui(ui: &mut Ui, laying: &SceneEditor, face: &Appearance) -> Vec<SceneEditorEvent> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, eframe::egui::Sense::hover());
    let letter = TextStyle::Body.resolve(ui.style()).size;
    let beside = (BESIDE * letter).min(room.width() * 0.46);
    let roomy = room.width() > 2.0 * beside + 34.0 * letter;
    let columns = if roomy { 2.0 } else { 1.0 };
    let felt = room.with_max_x(room.right() - columns * (beside + GRID));
    let mut done = Vec::new();
    let held = within(ui, "felt", felt, |ui| felt_ui(ui, laying, face, &mut done));
    let first =
        Rect::from_min_max(pos2(felt.right() + GRID, room.top()), pos2(felt.right() + GRID + beside, room.bottom()));
    if roomy {
        within(ui, "things", first, |ui| tray::tray_ui(ui, laying, face, &mut done));
        let second = first.translate(eframe::egui::vec2(beside + GRID, 0.0));
        within(ui, "referee", second, |ui| referee::referee_ui(ui, laying, face, &mut done));
    } else {
        within(ui, "beside", first, |ui| match leaf_ui(ui, face) {
            SidePane::Things => tray::tray_ui(ui, laying, face, &mut done),
            SidePane::Referee => referee::referee_ui(ui, laying, face, &mut done),
        });
    }
    keys(ui, laying, held, &mut done);
    done
}

fn within<R>(ui: &mut Ui, what: &'static str, room: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let mut part = ui.new_child(UiBuilder::new().id_salt(Id::unique(("laying", what))).max_rect(room));
    part.set_clip_rect(room.intersect(ui.clip_rect()));
    content(&mut part)
}

/// The felt with the valid places highlighted. Returns the focused place.
fn felt_ui(
    ui: &mut Ui,
    laying: &SceneEditor,
    face: &Appearance,
    done: &mut Vec<SceneEditorEvent>,
) -> Option<TablePlace> {
    let look = TableLook { reduced_motion: true, ..face.table_look(laying.house()) };
    let (scene, heaps) = (laying.scene(), laying.scene().chips.is_empty());
    let mut places = match laying.in_hand() {
        Some(thing) => {
            // A card joins the others of its side; it takes the place of one where there is no room beside them.
            let joins = |side| laying.can_place(thing, TablePlace::Hand(side)).is_ok();
            let is_offered = |place: &TablePlace| !matches!(place, TablePlace::CardOf(side, _) if joins(*side));
            laying.open_places().into_iter().filter(is_offered).collect()
        }
        None => laying.full_places().into_iter().flat_map(|place| each_card(scene, place)).collect::<Vec<_>>(),
    };
    if heaps && !(scene.punto.is_empty() && scene.banco.is_empty()) {
        // Cards cover the place of the heaps, so the tray has a button for them.
        places.retain(|place| *place != TablePlace::Heaps);
    }
    let (pressed, held) = editable_scene_ui(ui, &laying.to_scene(), &look, (&places, laying.in_hand().is_some()));
    let action = if laying.in_hand().is_some() { SceneEditorAction::Put } else { SceneEditorAction::PickUp };
    done.extend(pressed.map(|place| SceneEditorEvent::Act(action(place))));
    held
}

/// The places of a side's cards, each by itself.
fn each_card(scene: &FixedScene, place: TablePlace) -> Vec<TablePlace> {
    let cards = |side, cards: &[Card]| (0..cards.len()).map(|at| TablePlace::CardOf(side, at)).collect();
    match place {
        TablePlace::Hand(Side::Punto) => cards(Side::Punto, &scene.punto),
        TablePlace::Hand(Side::Banco) => cards(Side::Banco, &scene.banco),
        place => vec![place],
    }
}

fn leaf_ui(ui: &mut Ui, face: &Appearance) -> SidePane {
    let id = Id::unique("laying-leaf");
    let mut leaf: SidePane = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    // Margin to the edges.
    ui.add_space(GRID / 2.0);
    let width = (ui.available_width() - 1.5 * GRID) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        for (this, key) in
            [(SidePane::Things, text_key!("laying-things")), (SidePane::Referee, text_key!("laying-referee"))]
        {
            let state = if leaf == this { TileState::Chosen } else { TileState::Plain };
            if low_choice_tile(ui, &face.theme, &face.words.message(key), None, state, width).clicked() {
                leaf = this;
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, leaf));
    ui.add_space(GRID / 2.0);
    leaf
}

/// Typed input: a card is picked up at once, a sum on Enter; Backspace removes.
fn keys(ui: &Ui, laying: &SceneEditor, held: Option<TablePlace>, done: &mut Vec<SceneEditorEvent>) {
    if ui.ctx().text_edit_focused() || !ui.is_enabled() {
        return;
    }
    let was = typed_entry::stored(ui);
    let now = typed_entry::updated(ui, &was);
    if now != was && !now.is_empty() {
        // Typed keys are for the table, not the focused widget.
        ui.memory_mut(|memory| memory.focused().into_iter().for_each(|held| memory.surrender_focus(held)));
    }
    if let Some(card) = now.card() {
        done.push(SceneEditorEvent::Act(SceneEditorAction::Take(HeldItem::Card(card))));
        typed_entry::store(ui, typed_entry::TypedEntry::default());
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let erases = !was.is_empty();
    if pressed(Key::Delete) || (!erases && pressed(Key::Backspace)) {
        let place = held.filter(|_| laying.in_hand().is_none());
        let removes = place.map_or(SceneEditorAction::TakeLast, SceneEditorAction::TakeFrom);
        done.push(SceneEditorEvent::Act(if laying.is_lifted() { SceneEditorAction::Discard } else { removes }));
    }
    let nothing_held = ui.memory(eframe::egui::Memory::focused).is_none();
    if let Some(sum) = now.sum()
        && pressed(Key::Enter)
    {
        done.push(SceneEditorEvent::Act(SceneEditorAction::Take(HeldItem::Sum(sum))));
        typed_entry::store(ui, typed_entry::TypedEntry::default());
        return;
    }
    // Enter places a typed card at the next free place.
    if let (Some(HeldItem::Card(card)), true) = (laying.in_hand(), nothing_held)
        && let Some(place) = next_place(laying, card)
        && pressed(Key::Enter)
    {
        done.push(SceneEditorEvent::Act(SceneEditorAction::Put(place)));
    }
    if (laying.in_hand().is_some() || !now.is_empty()) && pressed(Key::Escape) {
        done.push(SceneEditorEvent::Act(SceneEditorAction::PutBack));
        typed_entry::store(ui, typed_entry::TypedEntry::default());
        return;
    }
    typed_entry::store(ui, now);
}

/// The next side to be dealt to: alternating for four cards, then Punto's third before Banco's.
fn next_place(laying: &SceneEditor, card: Card) -> Option<TablePlace> {
    let scene = laying.scene();
    let (punto, banco) = (scene.punto.len(), scene.banco.len());
    let side = if punto <= banco && punto < 3 { Side::Punto } else { Side::Banco };
    let place = TablePlace::Hand(side);
    laying.can_place(HeldItem::Card(card), place).is_ok().then_some(place)
}
