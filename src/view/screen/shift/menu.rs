//! The menu of the chosen thing of the table: what can be done about it, each act with its key.

use eframe::egui::{Id, RichText, Role, TextStyle, Ui, Vec2, vec2};

use super::now::Now;
use super::tile::{ActTile, TileStyle, tiles_ui};
use crate::app::Action;
use crate::app::shift::blank::Blank;
use crate::app::shift::guided::Asked;
use crate::app::shift::offers::{Offer, OfferGroup, target_of};
use crate::app::shift::target::Target;
use crate::app::shift::thing::{Thing, thing_of, thing_of_target};
use crate::app::shift::work::ShiftWork;
use crate::app::shift::{ShiftAction, TableAction};
use crate::describe::shift as describe;
use crate::i18n::money;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::money::Money;
use crate::table::act::Act;
use crate::table::scenario::Presentation;
use crate::table::state::State;
use crate::view::Appearance;
use crate::view::screen::chip_tray::{HAND, taken_ui, tray_ui};
use crate::view::screen::page::small_ui;
use crate::view::theme::GRID;
use crate::view::widget::{name, word_tile};

/// What the chosen thing offers, below what is due; nothing where its own duty comes first.
pub(super) fn menu_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    let Some(target) = work.target() else { return };
    let is_its_own = |due: &Offer| target_of(&due.act) == Some(target);
    let is_asked = matches!(now.asked(work), Some(Asked::Total(_) | Asked::Receiver | Asked::NextCall));
    let is_above = is_asked || work.is_guided() && now.due.first().is_some_and(is_its_own);
    if is_above || work.presentation() == Presentation::Shown {
        return;
    }
    ui.spacing_mut().item_spacing = vec2(GRID / 2.0, GRID / 2.0);
    title_ui(ui, work, target, face);
    if let Target::Blank(blank) = target {
        blank_ui(ui, work, blank, face, actions);
        return;
    }
    if matches!(target, Target::Stake(_) | Target::Marble) && may_give(work, now, target) {
        hand_ui(ui, work, now, face, actions);
    }
    offers_ui(ui, work, now, target, face, actions);
}

/// True if chips may be given for the chosen thing: where it is shown what is due, only if they are due.
fn may_give(work: &ShiftWork, now: &Now, target: Target) -> bool {
    if !work.shows_due() || !work.entry().is_empty() {
        return true;
    }
    let gives = |act: &Act| match (act, target) {
        (Act::Pay(id, _) | Act::Return(id, _), Target::Stake(chosen)) => *id == chosen,
        (Act::GiveChange(..), Target::Marble) => true,
        _ => false,
    };
    now.due.iter().any(|due| gives(&due.act))
}

fn title_ui(ui: &mut Ui, work: &ShiftWork, target: Target, face: &Appearance) {
    let state = work.shift().state();
    let sums = work.presentation().rules().amounts;
    let phrase = match target {
        Target::Stake(id) => describe::lying(state, id, sums),
        Target::Card(id) => describe::card(state, id),
        Target::Request(id) => match state.requests.iter().find(|request| request.id == id) {
            Some(asked) => describe::request(state, asked),
            None => return,
        },
        Target::Person(crate::table::person::Person::Guest(index)) => describe::guest(state, index),
        Target::Person(person) => describe::person(state, person),
        Target::Marble => match state.marble.first() {
            Some(lying) => describe::marble(state, lying),
            None => return,
        },
        // Among what is due there are no others.
        Target::Words if work.is_guided() => describe::person(state, state.crew.tailleur()),
        Target::Words => text!("shift-target-words"),
        Target::Blank(blank) => blank_phrase(blank),
    };
    let text = face.words.render_for_house(&phrase, &state.house);
    let label = ui.label(RichText::new(&text).text_style(TextStyle::Button));
    name(&label, Role::Status, &text);
    let person = match target {
        Target::Words => state.crew.tailleur(),
        Target::Person(person) => person,
        Target::Stake(_) | Target::Card(_) | Target::Request(_) | Target::Marble | Target::Blank(_) => return,
    };
    if let Some(about) = describe::post_about(&state.crew, person) {
        small_ui(ui, &face.theme, &face.words.message(about));
    }
}

/// An act that is to be filled in, by name.
pub(super) fn blank_phrase(blank: Blank) -> Phrase {
    match blank {
        Blank::Point(side) => text!("shift-blank-point", side = Fact::Side(side)),
        Blank::Final(chance) => text!("shift-blank-final", chance = Fact::Chance(chance)),
        Blank::PassPunto => text!("shift-blank-pass", side = Fact::Side(crate::rules::side::Side::Punto)),
        Blank::OfferShoe => text!("shift-blank-shoe"),
    }
}

/// The typed figures, and a tile for each figure.
pub(super) fn blank_ui(ui: &mut Ui, work: &ShiftWork, blank: Blank, face: &Appearance, actions: &mut Vec<Action>) {
    let words = &face.words;
    let typed = work.entry().text();
    let hint = match blank.figures() {
        Some(2) => text_key!("shift-blank-both-points"),
        Some(_) => text_key!("shift-blank-one-point"),
        None => text_key!("shift-blank-seat"),
    };
    let shown = if typed.is_empty() { words.message(hint) } else { format!("{} {typed}", words.message(hint)) };
    ui.label(RichText::new(shown).color(face.theme.surround.text_quiet));
    ui.spacing_mut().item_spacing = Vec2::splat(GRID / 2.0);
    let width = (ui.available_width() - 4.0 * GRID / 2.0) / 5.0 - 0.5;
    for row in [0..5_u8, 5..10] {
        ui.horizontal(|ui| {
            for figure in row {
                if word_tile(ui, &face.theme, &figure.to_string(), None, width).clicked() {
                    actions.push(table(TableAction::Type(figure)));
                }
            }
        });
    }
}

/// Below a duty of the column: the amount that is meant, and what was typed.
pub(super) fn amount_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    let Some(target @ (Target::Stake(_) | Target::Marble)) = work.target() else { return };
    if !may_give(work, now, target) {
        return;
    }
    // The due act pays by itself: another way to do it stands folded, until it is wanted or a figure is typed.
    let unfolded = Id::unique("own amount");
    if pays_chosen_bet(work, now)
        && !now.asks_amount(work)
        && work.entry().is_empty()
        && !ui.data(|data| data.get_temp(unfolded).unwrap_or(false))
    {
        let text = face.words.message(text_key!("shift-hand-own"));
        let tile = ActTile { text: &text, label: &text, key: None, lit: false, style: TileStyle::Duty };
        if tile.show(ui, face, ui.available_width()).clicked() {
            ui.data_mut(|data| data.insert_temp(unfolded, true));
        }
        return;
    }
    hand_ui(ui, work, now, face, actions);
    if !work.entry().is_empty() {
        offers_ui(ui, work, now, target, face, actions);
    }
}

/// True if a payment of the chosen bet is due.
fn pays_chosen_bet(work: &ShiftWork, now: &Now) -> bool {
    let is_own = |due: &Offer| matches!(due.act, Act::Pay(id, _) if work.target() == Some(Target::Stake(id)));
    now.due.iter().any(is_own)
}

/// True for a piece of the tray that is no larger than the largest bet.
pub(super) fn may_take(state: &State, value: Money) -> bool {
    value <= state.sign.max && state.tray.of_value(value) > 0
}

/// The amount that is meant, and the pieces of the tray to take into the hand.
fn hand_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    let entry = work.entry();
    let pays = pays_chosen_bet(work, now);
    let hint = if pays { text_key!("shift-hand-due") } else { text_key!("shift-hand-empty") };
    ui.label(RichText::new(face.words.message(hint)).color(face.theme.surround.text_quiet));
    ui.add_space(GRID / 2.0);
    let pieces = entry.pieces().unwrap_or_default();
    let amount = if pieces.is_empty() {
        (!entry.is_empty()).then(|| face.words.decimal(entry.text()))
    } else {
        // Where amounts are not shown, those who pay count for themselves.
        let sum = money(face.words.language(), pieces.total());
        work.presentation().rules().amounts.then_some(sum)
    };
    let held = (!pieces.is_empty()).then(|| face.words.render_for_house(&describe::pieces(&pieces), &state.house));
    let answer = amount.clone().or(held).unwrap_or_else(|| face.words.message(text_key!("no-answer-yet")));
    let name = Fact::Text(face.words.message(text_key!("shift-amount-empty")));
    let label =
        face.words.render_for_house(&text!("part-name", label = name, answer = Fact::Text(answer)), &state.house);
    let empty = if pays { text_key!("settle-amount-empty") } else { text_key!("shift-amount-empty") };
    let empty = face.words.message(empty);
    let set = state.house.chip_set();
    let counts: Vec<(Money, u32)> = pieces.counts().into_iter().collect();
    let height = ui.text_style_height(&TextStyle::Body) * HAND;
    let put_back = taken_ui(ui, (set, &counts), (amount.as_deref(), &empty, Some(&label)), face, height);
    actions.extend(put_back.map(|value| table(TableAction::PutBack(value))));
    ui.add_space(GRID / 2.0);
    // Elsewhere the letters are those of acts.
    let has_letters = now.asks_amount_of_chosen(work) && !work.hides_keys();
    let taken = tray_ui(ui, set, |piece| may_take(state, piece.value), has_letters, face);
    actions.extend(taken.map(|value| table(TableAction::PointAt(Thing::Piece(value)))));
    ui.add_space(GRID);
}

fn offers_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, target: Target, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    let thing = thing_of_target(state, target);
    let belongs = |offer: &&Offer| {
        let is_call = matches!(offer.act, Act::Call(..));
        offer.group == OfferGroup::Target || (!is_call && thing.is_some() && thing_of(state, &offer.act) == thing)
    };
    // Where it is always shown what is due, nothing else is in the way but an amount that was typed.
    let is_typed = |offer: &&Offer| matches!(offer.act, Act::Pay(..) | Act::GiveChange(..));
    let of_thing = |offer: &&Offer| thing.is_some() && thing_of(state, &offer.act) == thing;
    let offers: Vec<&Offer> = if !work.is_guided() {
        now.offers.iter().filter(belongs).collect()
    } else if work.entry().is_empty() {
        now.due.iter().filter(of_thing).collect()
    } else {
        now.offers.iter().filter(belongs).filter(is_typed).collect()
    };
    let entries: Vec<(String, String, Option<String>)> = offers
        .iter()
        .map(|offer| {
            let text = face.words.render_for_house(&describe::act_briefly(state, &offer.act), &state.house);
            let label = face.words.render_for_house(&describe::act(state, &offer.act), &state.house);
            let enter = || face.words.message(text_key!("key-enter"));
            (text, label, (!work.hides_keys()).then(|| offer.key.map_or_else(enter, String::from)))
        })
        .collect();
    let tiles: Vec<ActTile<'_>> = offers
        .iter()
        .zip(&entries)
        .map(|(offer, (text, label, key))| {
            let lit = offer.due && work.shows_due();
            ActTile { text, label, key: key.as_deref(), lit, style: TileStyle::Framed }
        })
        .collect();
    let clicked = tiles_ui(ui, face, &tiles, Vec2::splat(GRID / 2.0));
    let acts = clicked.and_then(|place| offers.get(place));
    actions.extend(acts.map(|offer| table(TableAction::Act(offer.by, offer.act.clone()))));
    if offers.is_empty() {
        ui.label(RichText::new(face.words.message(text_key!("shift-nothing-here"))).text_style(TextStyle::Small));
    }
}

pub(super) const fn table(action: TableAction) -> Action {
    Action::Shift(ShiftAction::Table(action))
}
