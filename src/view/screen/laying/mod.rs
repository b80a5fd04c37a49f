//! The table as the editor of a scene, in the window: the felt, what can be taken in hand, and what the referee says.

mod said;
mod tray;
mod typed;

use eframe::egui::{Id, Key, Modifiers, Rect, TextStyle, Ui, UiBuilder, pos2};

use crate::app::laying::{InHand, LayPlace, Laying, LayingAction};
use crate::drill::authored::Asking;
use crate::rules::side::Side;
use crate::view::Face;
use crate::view::table::{TableLook, laid_scene_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, low_choice_tile};

/// What the author did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Laid {
    /// Something with the scene.
    Act(LayingAction),
    /// Asks for what the referee says, in this form.
    Ask(Asking),
}

/// What is seen beside the felt, where not all of it has room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Leaf {
    /// What can be taken in hand.
    #[default]
    Things,
    /// What the referee says.
    Referee,
}

/// How wide what stands beside the felt is, in letters.
const BESIDE: f32 = 19.0;

/// The editor of a scene, in all the room there is. Nothing of it is changed here: what is to be done is returned.
pub fn laying_ui(ui: &mut Ui, laying: &Laying, face: &Face) -> Vec<Laid> {
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
        within(ui, "referee", second, |ui| said::said_ui(ui, laying, face, &mut done));
    } else {
        within(ui, "beside", first, |ui| match leaf_ui(ui, face) {
            Leaf::Things => tray::tray_ui(ui, laying, face, &mut done),
            Leaf::Referee => said::said_ui(ui, laying, face, &mut done),
        });
    }
    keys(ui, laying, held, &mut done);
    done
}

/// A part of the room for itself.
fn within<R>(ui: &mut Ui, what: &'static str, room: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let mut part = ui.new_child(UiBuilder::new().id_salt(Id::unique(("laying", what))).max_rect(room));
    part.set_clip_rect(room.intersect(ui.clip_rect()));
    content(&mut part)
}

/// The felt, with the places lit where what is in hand may go, or from which something can be taken. Returns the place
/// that the keyboard holds.
fn felt_ui(ui: &mut Ui, laying: &Laying, face: &Face, done: &mut Vec<Laid>) -> Option<LayPlace> {
    let look = TableLook {
        house: laying.house(),
        words: &face.words,
        theme: &face.theme,
        four_colour: face.four_colour_deck(),
        reduced_motion: true,
        choosable: &[],
    };
    let in_hand = laying.in_hand().is_some();
    let mut places = if in_hand { laying.open_places() } else { laying.full_places() };
    let (scene, heaps) = (laying.scene(), laying.scene().chips.is_empty());
    if heaps && !(scene.punto.is_empty() && scene.banco.is_empty()) {
        // The cards lie where heaps would stand; for these the tray has a button.
        places.retain(|place| *place != LayPlace::Heaps);
    }
    let (pressed, held) = laid_scene_ui(ui, &laying.drawn(), &look, &places);
    let action = |place| if in_hand { LayingAction::Put(place) } else { LayingAction::TakeFrom(place) };
    done.extend(pressed.map(|place| Laid::Act(action(place))));
    held
}

/// Which of the two is seen.
fn leaf_ui(ui: &mut Ui, face: &Face) -> Leaf {
    let id = Id::unique("laying-leaf");
    let mut leaf: Leaf = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    // They keep off the edges of the room.
    ui.add_space(GRID / 2.0);
    let width = (ui.available_width() - 1.5 * GRID) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        for (this, key) in [(Leaf::Things, "laying-things"), (Leaf::Referee, "laying-referee")] {
            let state = if leaf == this { TileState::Chosen } else { TileState::Plain };
            if low_choice_tile(ui, &face.theme, &face.words.key(key), None, state, width).clicked() {
                leaf = this;
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, leaf));
    ui.add_space(GRID / 2.0);
    leaf
}

/// What is typed: a card takes it in hand, a sum and Enter as well, Backspace takes back.
fn keys(ui: &Ui, laying: &Laying, held: Option<LayPlace>, done: &mut Vec<Laid>) {
    if ui.ctx().text_edit_focused() || !ui.is_enabled() {
        return;
    }
    let was = typed::read(ui);
    let now = typed::typed(ui, &was);
    if now != was && !now.is_empty() {
        // What is typed is for the table, not for what the keyboard held before.
        ui.memory_mut(|memory| memory.focused().into_iter().for_each(|held| memory.surrender_focus(held)));
    }
    if let Some(card) = now.card() {
        done.push(Laid::Act(LayingAction::Take(InHand::Card(card))));
        typed::keep(ui, typed::Typed::default());
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let erases = !was.is_empty();
    if pressed(Key::Delete) || (!erases && pressed(Key::Backspace)) {
        let place = held.filter(|_| laying.in_hand().is_none());
        done.push(Laid::Act(place.map_or(LayingAction::TakeLast, LayingAction::TakeFrom)));
    }
    let nothing_held = ui.memory(eframe::egui::Memory::focused).is_none();
    if let Some(sum) = now.sum()
        && pressed(Key::Enter)
    {
        done.push(Laid::Act(LayingAction::Take(InHand::Sum(sum))));
        typed::keep(ui, typed::Typed::default());
        return;
    }
    // A card that was typed goes, by Enter, where the next one belongs.
    if let (Some(InHand::Card(card)), true) = (laying.in_hand(), nothing_held)
        && let Some(place) = next_place(laying, card)
        && pressed(Key::Enter)
    {
        done.push(Laid::Act(LayingAction::Put(place)));
    }
    if (laying.in_hand().is_some() || !now.is_empty()) && pressed(Key::Escape) {
        done.push(Laid::Act(LayingAction::PutBack));
        typed::keep(ui, typed::Typed::default());
        return;
    }
    typed::keep(ui, now);
}

/// The side that is dealt to next: the first four cards go from side to side, then Punto's third before Banco's.
fn next_place(laying: &Laying, card: crate::rules::card::Card) -> Option<LayPlace> {
    let scene = laying.scene();
    let (punto, banco) = (scene.punto.len(), scene.banco.len());
    let side = if punto <= banco && punto < 3 { Side::Punto } else { Side::Banco };
    let place = LayPlace::Hand(side);
    laying.may(InHand::Card(card), place).is_ok().then_some(place)
}
