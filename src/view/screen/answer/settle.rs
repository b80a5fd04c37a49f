//! The next stake, the sum to pay on it, and the actions so far.

use std::collections::BTreeSet;

use eframe::egui::{RichText, Role, Sense, TextStyle, Ui, vec2};

use crate::app::Action;
use crate::drill::question::{Scene, StakeOutcome};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{HouseTerms, money};
use crate::progress::Settings;
use crate::rules::bet::Spot;
use crate::rules::chips::ChipSet;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::round_of_payment::RoundOfPayment;
use crate::rules::side::Chance;
use crate::view::Appearance;
use crate::view::draft::{SettleDraft, StatedOrder, has_order};
use crate::view::keys::{KeyStroke, continue_pressed};
use crate::view::screen::chip_tray::{HAND, taken_ui, tray_ui};
use crate::view::screen::page::small_ui;
use crate::view::table::{TableLook, chips_for, paint_stake, round_picture_height, round_picture_ui};
use crate::view::theme::GRID;
use crate::view::widget::{
    PadKey, amount_field, filled_button, keyed_width, link, name, number_pad, quiet_button, quiet_width, task_card,
};

/// Height, as a multiple of the text size, from which what holds for the order stands above the bet.
const LEAST_HEIGHT: f32 = 34.0;

pub(super) fn settle_ui(ui: &mut Ui, scene: &Scene, house: &House, face: &Appearance, draft: &mut SettleDraft) {
    // Enter pays a typed sum; with none it submits the answer in the footer.
    if !draft.entry.is_empty() && continue_pressed(ui) {
        draft.pay();
    }
    let mut about = face.words.message(about_order(house, draft.stated));
    // Where a side wins, each bet on the house's usual spots is taken or paid, unless a limit refuses it.
    let is_decided = matches!(scene.announced, Some(Chance::Punto | Chance::Banco)) && scene.limits.is_none();
    if !is_decided || scene.stakes.iter().any(|stake| matches!(stake.spot, Spot::Own(_))) {
        about = format!("{about} {}", face.words.message(text_key!("settle-about-stay")));
    }
    // In a low column the keypad matters more.
    let is_low = ui.clip_rect().height() < LEAST_HEIGHT * TextStyle::Body.resolve(ui.style()).size;
    if !is_low {
        ui.label(&about);
        ui.add_space(GRID / 2.0);
    }
    task_card(ui, &face.theme, draft.at.is_some(), |ui| {
        next_ui(ui, scene, house, face, draft);
        if draft.at.is_some() {
            sum_ui(ui, set_of(scene, house), face, draft);
        }
        if draft.at.is_some() || draft.actions.is_empty() {
            ui.add_enabled_ui(draft.at.is_some(), |ui| stake_buttons_ui(ui, face, draft));
        }
    });
    // Before a bet is chosen there is nothing to pay.
    if draft.at.is_some() {
        means_ui(ui, scene, house, face, draft);
    }
    if draft.at.is_some() || !draft.actions.is_empty() {
        ui.horizontal_wrapped(|ui| {
            if draft.at.is_some() {
                other_means_ui(ui, face, draft);
            }
            undo_ui(ui, scene, house, face, draft);
        });
    }
    let is_first = draft.at.is_none() && draft.actions.is_empty();
    if is_first && is_low {
        ui.label(&about);
    }
    legend_ui(ui, scene, house, face, (draft.stated, is_first));
}

/// The order as a plan, where it is stated and there is room for it; before the first bet is chosen with what it leaves
/// open and the sign on the felt.
fn legend_ui(ui: &mut Ui, scene: &Scene, house: &House, face: &Appearance, (stated, is_first): (StatedOrder, bool)) {
    let round = scene.table.and_then(|size| RoundOfPayment::for_table(house, size));
    let has_runs = stated == StatedOrder::InWords && round.is_some_and(|round| !round.nearest_first_runs().is_empty());
    let about = has_runs.then(|| text!("settle-round-about"));
    let standing = (!scene.standing.is_empty()).then(|| text!("settle-standing-sign"));
    let texts = [about, free_phrase(scene, house), standing].into_iter().flatten().filter(|_| is_first);
    let texts: Vec<String> = texts.map(|phrase| face.words.render_for_house(&phrase, house)).collect();
    if has_runs {
        round_ui(ui, scene, house, face, &texts);
    }
    for text in texts {
        ui.label(text);
    }
}

/// Least size of the plan, as a share of the width of the column: in a smaller one seats have no numbers.
const LEAST_PLAN: f32 = 0.7;

/// The way from nearer to farther bets as a plan, where it fits above these words.
fn round_ui(ui: &mut Ui, scene: &Scene, house: &House, face: &Appearance, texts: &[String]) {
    let width = ui.available_width();
    let Some(size) = scene.table else { return };
    let Some(height) = round_picture_height(house, size, width) else { return };
    let font = TextStyle::Body.resolve(ui.style());
    let tall = |text: &String| {
        let text = ui.painter().layout(text.clone(), font.clone(), face.theme.surround.text, width);
        text.size().y + ui.spacing().item_spacing.y
    };
    let below: f32 = texts.iter().map(tall).sum();
    // Wherever it is scrolled to.
    let used = ui.cursor().top() - ui.max_rect().top();
    let room = ui.clip_rect().height() - used - below - 2.0 * GRID;
    let share = (room / height).min(1.0);
    if share >= LEAST_PLAN {
        ui.add_space(GRID);
        let name = face.words.message(text_key!("settle-round-name"));
        round_picture_ui(ui, size, width * share, &name, &TableLook::new(house, &face.words, &face.theme));
    }
}

/// What the house's order leaves open.
fn free_phrase(scene: &Scene, house: &House) -> Option<Phrase> {
    let payers = payers(scene, house).filter(|_| *house.paying.nearest_first.value())?;
    Some(text!("settle-about-free", payers = payers))
}

/// The order of the house, in words where it is stated.
fn about_order(house: &House, stated: StatedOrder) -> TextKey {
    let paying = &house.paying;
    match (*paying.losers_first.value(), *paying.nearest_first.value(), stated) {
        (false, false, _) => text_key!("settle-about-any-order"),
        (_, _, StatedOrder::InShort) => text_key!("settle-about"),
        (true, true, StatedOrder::InWords) => text_key!("settle-about-both"),
        (true, false, StatedOrder::InWords) => text_key!("settle-about-losers"),
        (false, true, StatedOrder::InWords) => text_key!("settle-about-nearest"),
    }
}

/// The setting, where the other means was just chosen.
pub(in crate::view::screen) fn means_chosen(settings: &Settings, draft: &mut SettleDraft) -> Option<Action> {
    let is_changed = std::mem::take(&mut draft.changed_means);
    is_changed.then(|| Action::Set(Settings { pays_in_chips: draft.in_chips, ..settings.clone() }))
}

/// The tray of chips or a keypad.
fn means_ui(ui: &mut Ui, scene: &Scene, house: &House, face: &Appearance, draft: &mut SettleDraft) {
    if draft.in_chips {
        if let Some(value) = tray_ui(ui, set_of(scene, house), |_| true, true, face) {
            draft.take_piece(value);
        }
    } else if let Some(key) = number_pad(ui, &face.theme, &face.words, true, ui.available_width()) {
        draft.type_sum(match key {
            PadKey::Digit(digit) => KeyStroke::Figure(digit),
            PadKey::Point => KeyStroke::Decimal,
            PadKey::Delete => KeyStroke::Erase,
        });
    }
}

fn other_means_ui(ui: &mut Ui, face: &Appearance, draft: &mut SettleDraft) {
    let (text, other) =
        if draft.in_chips { (text_key!("settle-with-keypad"), false) } else { (text_key!("settle-with-chips"), true) };
    let text = face.words.message(text);
    if link(ui, &face.theme, &text, &text).clicked() {
        (draft.in_chips, draft.changed_means) = (other, true);
    }
}

fn set_of<'s>(scene: &'s Scene, house: &'s House) -> &'s ChipSet {
    scene.set.as_ref().unwrap_or_else(|| house.chip_set())
}

/// The number of those who settle these bets; `None` without a table.
pub(in crate::view::screen) fn payers(scene: &Scene, house: &House) -> Option<Fact> {
    let round = scene.table.and_then(|size| RoundOfPayment::for_table(house, size))?;
    let payers: BTreeSet<u8> = scene.stakes.iter().map(|stake| round.payer_of(stake.seat)).collect();
    Some(Fact::Number(payers.len() as u64))
}

fn next_ui(ui: &mut Ui, scene: &Scene, house: &House, face: &Appearance, draft: &SettleDraft) {
    let render = |phrase: &Phrase| capital(&face.words.render_for_house(phrase, house));
    let text = match draft.at {
        // That its player stands is in the line below, so that no name takes two lines and moves the keypad.
        Some(at) => render(&bet_name(scene, house, at, text_key!("table-stake"))),
        None if draft.actions.len() < scene.stakes.len() => face.words.message(text_key!("settle-choose-first")),
        None => face.words.message(text_key!("settle-all-done")),
    };
    ui.horizontal_top(|ui| {
        let size = TextStyle::Heading.resolve(ui.style()).size * 1.9;
        if let Some(stake) = draft.at.and_then(|at| scene.stakes.get(at)) {
            let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
            paint_stake(ui, rect, &chips_for(stake.amount, set_of(scene, house)), &face.theme);
        }
        ui.vertical(|ui| {
            let whole = draft.at.map_or_else(|| text.clone(), |at| render(&stake_name(scene, house, at)));
            let heading = ui.label(RichText::new(text).text_style(TextStyle::Heading));
            name(&heading, Role::Label, &whole);
            let [done, all] = [draft.actions.len(), scene.stakes.len()].map(|count| Fact::Number(count as u64));
            let count = match draft.at {
                at if draft.actions.is_empty() && (at.is_none() || !has_order(house)) => text!("lesson-settle-hint"),
                Some(at) if scene.standing.contains(&at) => text!("settle-count-standing", done = done, all = all),
                _ => text!("settle-count", done = done, all = all),
            };
            let count = face.words.render(&count, &HouseTerms::default());
            // The one thing to do; later the place among the others.
            if draft.at.is_none() && draft.actions.is_empty() {
                ui.label(count);
            } else {
                small_ui(ui, &face.theme, &count);
            }
        });
    });
}

pub(in crate::view::screen) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The amount to pay, in its chips where they are taken from the tray.
fn sum_ui(ui: &mut Ui, set: &ChipSet, face: &Appearance, draft: &mut SettleDraft) {
    let words = &face.words;
    let pieces = draft.entry.pieces();
    let sum = pieces.as_ref().map_or_else(
        || (!draft.entry.text().is_empty()).then(|| words.decimal(draft.entry.text())),
        |pieces| Some(money(words.language(), pieces.total())),
    );
    let label = text!(
        "part-name",
        label = Fact::Text(words.message(text_key!("settle-amount"))),
        answer = Fact::Text(sum.clone().unwrap_or_else(|| words.message(text_key!("no-answer-yet"))))
    );
    let label = words.render(&label, &HouseTerms::default());
    if !draft.in_chips {
        let empty = words.message(text_key!("settle-amount-empty"));
        amount_field(ui, &face.theme, sum.as_deref(), &empty, &label);
        return;
    }
    let pieces: Vec<(Money, u32)> = pieces.map_or_else(Vec::new, |pieces| pieces.counts().into_iter().collect());
    let height = ui.text_style_height(&TextStyle::Body) * HAND;
    let empty = words.message(text_key!("settle-chips-empty"));
    if let Some(value) = taken_ui(ui, (set, &pieces), (sum.as_deref(), &empty, Some(&label)), face, height) {
        draft.entry.put_back(value);
    }
}

fn stake_buttons_ui(ui: &mut Ui, face: &Appearance, draft: &mut SettleDraft) {
    let words = &face.words;
    let typed = !draft.entry.is_empty();
    // C is a chip of the tray, which needs no X.
    let key = if draft.in_chips { "X" } else { "C" };
    ui.horizontal_wrapped(|ui| {
        if quiet_button(ui, &face.theme, &words.message(text_key!("settle-collect")), Some(key)).clicked() {
            draft.collect();
        }
        // Both look alike before a bet is chosen.
        ui.add_enabled_ui(typed || !ui.is_enabled(), |ui| {
            let enter = words.message(text_key!("key-enter"));
            let pay = words.message(text_key!("settle-pay"));
            let button = if typed { filled_button } else { quiet_button };
            let pays = button(ui, &face.theme, &pay, Some(&enter));
            if pays.clicked() {
                draft.pay();
            }
        });
        // A second row would move the tray under the pointer; the backspace key and the piles do the same.
        let has_room = ui.available_size_before_wrap().x >= quiet_width(ui, "⌫");
        if typed && draft.in_chips && has_room {
            let clears = quiet_button(ui, &face.theme, "⌫", None);
            name(&clears, Role::Button, &words.message(text_key!("settle-clear")));
            if clears.clicked() {
                draft.entry.clear();
            }
        }
    });
}

/// Undoes the last action, which the felt shows; its name for screen readers says which one.
fn undo_ui(ui: &mut Ui, scene: &Scene, house: &House, face: &Appearance, draft: &mut SettleDraft) {
    let Some(last) = draft.actions.last() else { return };
    let deed = text!(
        "settle-deed",
        number = Fact::Number(draft.actions.len() as u64),
        stake = Fact::Phrase(Box::new(stake_name(scene, house, last.stake))),
        act = Fact::Phrase(Box::new(act_name(Some(last.act))))
    );
    let undo = face.words.message(text_key!("settle-take-back"));
    let key = draft.entry.is_empty().then_some("⌫");
    let width = key.map_or_else(|| quiet_width(ui, &undo), |key| keyed_width(ui, &undo, key));
    ui.add_space((ui.available_size_before_wrap().x - width).max(0.0));
    let undoes = quiet_button(ui, &face.theme, &undo, key);
    name(&undoes, Role::Button, &format!("{undo}: {}", face.words.render_for_house(&deed, house)));
    if undoes.clicked() {
        draft.take_back();
    }
}

/// Owner, spot and amount of a stake.
pub(in crate::view::screen) fn stake_name(scene: &Scene, house: &House, place: usize) -> Phrase {
    let key =
        if scene.standing.contains(&place) { text_key!("table-stake-standing") } else { text_key!("table-stake") };
    bet_name(scene, house, place, key)
}

fn bet_name(scene: &Scene, house: &House, place: usize, key: TextKey) -> Phrase {
    let Some(stake) = scene.stakes.get(place) else { return Phrase::plain(key) };
    let spot = match stake.spot {
        Spot::Punto => Fact::Chance(Chance::Punto),
        Spot::Banco => Fact::Chance(Chance::Banco),
        Spot::Egalite => Fact::Chance(Chance::Egalite),
        Spot::Own(_) => Fact::Text(house.spot_rules(stake.spot).map_or_else(String::new, |rules| rules.id.clone())),
    };
    Phrase::plain(key)
        .with("seat", Fact::Number(stake.seat.into()))
        .with("spot", spot)
        .with("amount", Fact::Money(stake.amount))
}

/// The name of an action; for `None`, "left alone".
pub(in crate::view::screen) fn act_name(act: Option<StakeOutcome>) -> Phrase {
    match act {
        Some(StakeOutcome::Collected) => text!("settle-collected"),
        Some(StakeOutcome::Paid(sum)) => text!("settle-paid", sum = Fact::Money(sum)),
        None => text!("settle-left"),
    }
}
