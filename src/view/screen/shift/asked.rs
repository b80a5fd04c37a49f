//! The questions of Guided in place of a due act.

use eframe::egui::{Ui, Vec2};

use super::due::is_foreign;
use super::menu::{amount_ui, blank_ui, table};
use super::now::{Now, receivers};
use super::tile::{ActTile, TileStyle, tiles_ui};
use crate::app::Action;
use crate::app::shift::TableAction;
use crate::app::shift::blank::Blank;
use crate::app::shift::guided::Asked;
use crate::app::shift::offers::{Offer, final_key};
use crate::app::shift::work::ShiftWork;
use crate::describe::shift as describe;
use crate::i18n::phrase::Phrase;
use crate::rules::calls::Announcement;
use crate::rules::side::{Chance, Side};
use crate::table::act::Act;
use crate::table::state::State;
use crate::view::Appearance;
use crate::view::screen::page::quiet_ui;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

/// The answers to a call that is asked. False where none is.
pub(super) fn asked_call_ui(
    ui: &mut Ui,
    work: &ShiftWork,
    now: &Now,
    face: &Appearance,
    actions: &mut Vec<Action>,
) -> bool {
    ui.add_space(GRID / 2.0);
    match now.asked(work) {
        Some(Asked::Total(side)) => blank_ui(ui, work, Blank::Point(side), face, actions),
        Some(Asked::Receiver) => receivers_ui(ui, work, face, actions),
        Some(Asked::NextCall) => next_calls_ui(ui, work, now, face, actions),
        Some(Asked::Amount(_)) | None => return false,
    }
    ui.add_space(GRID / 2.0);
    show_answer_ui(ui, face, actions);
    true
}

/// The field for an amount that is worked out, and the way to see it.
pub(super) fn asked_amount_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    amount_ui(ui, work, now, face, actions);
    if work.entry().is_empty() {
        ui.horizontal_wrapped(|ui| {
            let (pay, enter) = (text_key!("settle-pay"), face.words.message(text_key!("key-enter")));
            let pay = |ui: &mut Ui| quiet_button(ui, &face.theme, &face.words.message(pay), Some(&enter));
            ui.add_enabled_ui(false, pay);
            show_answer_ui(ui, face, actions);
        });
    }
    ui.add_space(GRID / 2.0);
}

fn receivers_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    let receivers = receivers(state);
    let entries: Vec<(String, String)> = receivers
        .iter()
        .map(|(seat, person)| {
            let text = face.words.render_for_house(&describe::seated(state, *person), &state.house);
            (text, seat.to_string())
        })
        .collect();
    let tiles: Vec<ActTile<'_>> = entries
        .iter()
        .map(|(text, seat)| {
            let key = (!work.hides_keys()).then_some(seat.as_str());
            ActTile { text, label: text, key, lit: false, style: TileStyle::Duty }
        })
        .collect();
    let typed = work.entry().text();
    // A figure that waits begins two numbers.
    let hint = if typed.is_empty() { text_key!("shift-receiver-hint") } else { text_key!("shift-blank-seat") };
    let hint = face.words.message(hint);
    let hint = if typed.is_empty() { hint } else { format!("{hint} {typed}") };
    quiet_ui(ui, &face.theme, &hint);
    ui.add_space(GRID / 2.0);
    let clicked = tiles_ui(ui, face, &tiles, Vec2::splat(GRID / 2.0));
    let receiver = clicked.and_then(|place| receivers.get(place)).map(|(_, person)| *person);
    let passes = |to| table(TableAction::Act(state.crew.tailleur(), Act::PassCards(Side::Punto, to)));
    actions.extend(receiver.map(passes));
}

/// The calls among which the trainee chooses, with their keys.
fn next_calls_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    let calls: Vec<(&Offer, String)> = now
        .offers
        .iter()
        .filter_map(|offer| Some((offer, next_call_phrase(state, offer)?)))
        .map(|(offer, phrase)| {
            let words = face.words.render_for_house(&phrase, &state.house);
            let meaning = next_call_meaning(state, offer).filter(|_| is_foreign(state, face));
            let meaning = meaning.map(|meaning| face.words.render_for_house(&meaning, &state.house));
            let text = meaning.filter(|meaning| *meaning != words).map(|meaning| format!("{words}\n({meaning})"));
            (offer, text.unwrap_or(words))
        })
        .collect();
    let keys: Vec<Option<String>> =
        calls.iter().map(|(offer, _)| offer.key.map(String::from).filter(|_| !work.hides_keys())).collect();
    let tiles: Vec<ActTile<'_>> = calls
        .iter()
        .zip(&keys)
        .map(|((_, text), key)| ActTile { text, label: text, key: key.as_deref(), lit: false, style: TileStyle::Duty })
        .collect();
    let clicked = tiles_ui(ui, face, &tiles, Vec2::splat(GRID / 2.0));
    let offer = clicked.and_then(|place| calls.get(place)).map(|(offer, _)| offer);
    actions.extend(offer.map(|offer| table(TableAction::Act(offer.by, offer.act.clone()))));
}

/// The meaning of a call that can follow the totals, without those totals.
fn next_call_meaning(state: &State, offer: &Offer) -> Option<Phrase> {
    match &offer.act {
        Act::Call(Announcement::CardFor(_), _) => describe::call_meaning(state, &offer.act),
        _ => called_winner(offer).map(describe::winner_meaning),
    }
}

/// The winner that a final call names.
fn called_winner(offer: &Offer) -> Option<Chance> {
    Chance::ALL.into_iter().find(|winner| offer.key == Some(final_key(*winner)))
}

/// A call that can follow the totals; of the result what names the winner, as its words name the totals too.
fn next_call_phrase(state: &State, offer: &Offer) -> Option<Phrase> {
    let Act::Call(announcement, words) = &offer.act else { return None };
    match announcement {
        Announcement::CardFor(_) => Some(describe::act_briefly(state, &offer.act)),
        Announcement::Final => {
            let winner = called_winner(offer)?;
            Some(describe::winner_of_call(winner, words))
        }
        Announcement::PlaceBets | Announcement::BetsClosed | Announcement::Point(_) => None,
    }
}

/// The way to the answer, apart from the answers to choose from.
fn show_answer_ui(ui: &mut Ui, face: &Appearance, actions: &mut Vec<Action>) {
    let text = face.words.message(text_key!("shift-answer-show"));
    let tile = ActTile { text: &text, label: &text, key: Some("F1"), lit: false, style: TileStyle::Framed };
    let width = tile.width(ui);
    if tile.show(ui, face, width).clicked() {
        actions.push(table(TableAction::Help));
    }
}
