//! The column beside the felt: what is due with its reason, requests, what is chosen and typed, what can be done.

use eframe::egui::{
    Align2, CornerRadius, Response, RichText, Role, Sense, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::fault::fault_ui;
use crate::app::shift::offers::{Offer, OfferGroup};
use crate::app::shift::target::Target;
use crate::app::shift::work::ShiftWork;
use crate::app::shift::{ShiftAction, TableAction};
use crate::app::{Action, App};
use crate::describe::shift as describe;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::table::due::Duty;
use crate::table::scenario::Presentation;
use crate::view::Appearance;
use crate::view::screen::announcements::replay_ui;
use crate::view::screen::page::{quiet_ui, small_ui};
use crate::view::screen::verdict::{reason_ui, source_ui};
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{Notice, cap_size, notice_bar, paint_key_cap, panel, primary_button, quiet_button};

pub(super) fn panel_ui(ui: &mut Ui, app: &App, work: &ShiftWork, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    actions.extend(chef_ui(ui, work, face));
    requests_ui(ui, work, face, &mut actions);
    if work.shows_due() {
        due_ui(ui, work, face, &mut actions);
    }
    if work.has_help() {
        let key = if work.shows_due() { text_key!("shift-help-hide") } else { text_key!("shift-help") };
        if quiet_button(ui, &face.theme, &words(face, key), Some("F1")).clicked() {
            actions.push(table(TableAction::Help));
        }
    }
    if work.can_wait_on() {
        let enter = words(face, text_key!("key-enter"));
        quiet_ui(ui, &face.theme, &words(face, text_key!("shift-due-none")));
        if quiet_button(ui, &face.theme, &words(face, text_key!("shift-wait-on")), Some(&enter)).clicked() {
            actions.push(table(TableAction::Next));
        }
    }
    if work.presentation() == Presentation::Shown {
        actions.extend(replay_ui(ui, app, face));
        return actions;
    }
    target_ui(ui, work, face);
    offers_ui(ui, work, face, &mut actions);
    ui.add_space(GRID);
    ui.horizontal_wrapped(|ui| {
        let key = if work.hides_keys() { text_key!("shift-keys-show") } else { text_key!("shift-keys-hide") };
        if quiet_button(ui, &face.theme, &words(face, key), Some("F2")).clicked() {
            actions.push(table(TableAction::Keys));
        }
        actions.extend(replay_ui(ui, app, face));
    });
    actions
}

fn table(action: TableAction) -> Action {
    Action::Shift(ShiftAction::Table(action))
}

fn words(face: &Appearance, key: TextKey) -> String {
    face.words.message(key)
}

/// The quiet card of the chef after a coup: its faults, or that there was none.
fn chef_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let Some(coup) = work.chef() else { return actions };
    let state = work.shift().state();
    let number = Fact::Number(coup.number.into());
    if coup.faults.is_empty() {
        let text = face.words.render_for_house(&text!("shift-chef-right", number = number), &state.house);
        notice_bar(ui, &face.theme, Notice::Good, &text, &[]);
        return actions;
    }
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let title = face.words.render_for_house(&text!("shift-chef-title", number = number), &state.house);
        ui.label(RichText::new(title).text_style(TextStyle::Heading));
        for fault in &coup.faults {
            actions.extend(fault_ui(ui, state, face, fault));
        }
        if quiet_button(ui, &face.theme, &words(face, text_key!("go-on")), None).clicked() {
            actions.push(table(TableAction::PutCardAway));
        }
    });
    ui.add_space(GRID);
    actions
}

/// Requests and money on the marble.
fn requests_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    if state.requests.is_empty() && state.marble.is_empty() {
        return;
    }
    ui.label(RichText::new(words(face, text_key!("shift-requests"))).text_style(TextStyle::Button));
    for request in &state.requests {
        let text = face.words.render_for_house(&describe::request(state, request), &state.house);
        let chosen = work.target() == Some(Target::Request(request.id));
        if tile_ui(ui, face, (&text, &text), None, chosen, ui.available_width()).clicked() {
            actions.push(table(TableAction::Target(Some(Target::Request(request.id)))));
        }
    }
    for lying in &state.marble {
        let guest = describe::person(state, crate::table::person::Person::Guest(lying.guest));
        let line =
            text!("shift-on-marble", person = Fact::Phrase(Box::new(guest)), amount = Fact::Money(lying.total()));
        small_ui(ui, &face.theme, &face.words.render_for_house(&line, &state.house));
    }
    ui.add_space(GRID);
}

/// The duties, with the reason of the first one.
fn due_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let duties = work.shift().due_of_trainee();
    let due = work.due();
    if due.is_empty() {
        return;
    }
    let state = work.shift().state();
    let shown = work.presentation() == Presentation::Shown;
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        small_ui(ui, &face.theme, &words(face, text_key!("shift-due-title")));
        for (place, offer) in due.iter().enumerate().take(if shown { 1 } else { due.len() }) {
            let act = describe::act(state, &offer.act);
            let text = face.words.render_for_house(&act, &state.house);
            let due = text!("shift-due-name", act = Fact::Phrase(Box::new(act)));
            let label = face.words.render_for_house(&due, &state.house);
            if shown {
                ui.label(RichText::new(text).text_style(TextStyle::Heading));
            } else {
                let key = offer.key.map_or_else(|| words(face, text_key!("key-enter")), String::from);
                if tile_ui(ui, face, (&text, &label), Some(&key), true, ui.available_width()).clicked() {
                    actions.push(table(TableAction::Act(offer.by, offer.act.clone())));
                }
            }
            if place == 0 {
                actions.extend(duties.first().and_then(|duty| why_ui(ui, state.house.as_ref(), face, duty)));
            }
        }
        if shown {
            let enter = words(face, text_key!("key-enter"));
            if primary_button(ui, &face.theme, &words(face, text_key!("shift-next")), Some(&enter)).clicked() {
                actions.push(table(TableAction::Next));
            }
        }
    });
    ui.add_space(GRID);
}

/// The reasons of a duty, or the source of its step.
fn why_ui(ui: &mut Ui, house: &crate::rules::house::House, face: &Appearance, duty: &Duty) -> Option<Action> {
    if let Some(step) = duty.step {
        ui.label(face.words.render_for_house(&step.phrase(), house));
    }
    let mut asked = None;
    for reason in &duty.reasons {
        asked = reason_ui(ui, face, house, reason).or(asked);
    }
    if duty.reasons.is_empty() {
        asked = source_ui(ui, face, house, duty.basis);
    }
    asked.map(|clause| Action::LookUp(Some(clause)))
}

/// The chosen subject and the typed number.
fn target_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) {
    let state = work.shift().state();
    let fact = |phrase: Phrase| Fact::Phrase(Box::new(phrase));
    let chosen = match work.target() {
        None => text!("shift-target-none"),
        Some(Target::Stake(id)) => text!("shift-target", what = fact(describe::stake(state, id))),
        Some(Target::Card(id)) => text!("shift-target", what = fact(describe::card(state, id))),
        Some(Target::Request(id)) => {
            let asked = state.requests.iter().find(|request| request.id == id);
            let Some(asked) = asked else { return };
            text!("shift-target", what = fact(describe::request(state, asked)))
        }
        Some(Target::Words) => text!("shift-target", what = fact(text!("shift-target-words"))),
    };
    let text = face.words.render_for_house(&chosen, &state.house);
    if work.target().is_some() {
        ui.label(text)
    } else {
        ui.label(RichText::new(text).text_style(TextStyle::Small))
    };
    let typed = if work.entry().is_empty() {
        words(face, text_key!("shift-typed-none"))
    } else {
        face.words.decimal(work.entry().text())
    };
    let typed = text!("shift-typed", typed = Fact::Text(typed));
    small_ui(ui, &face.theme, &face.words.render_for_house(&typed, &state.house));
}

/// Everything that can be done now, by group.
fn offers_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let offers = work.offers();
    let groups = [
        (OfferGroup::Target, None),
        (OfferGroup::Calls, Some(text_key!("shift-group-calls"))),
        (OfferGroup::Cards, Some(text_key!("shift-group-cards"))),
        (OfferGroup::Table, Some(text_key!("shift-group-table"))),
    ];
    for (group, title) in groups {
        let of_group: Vec<&Offer> = offers.iter().filter(|offer| offer.group == group).collect();
        if of_group.is_empty() {
            continue;
        }
        if let Some(title) = title {
            small_ui(ui, &face.theme, &words(face, title));
        }
        offer_grid_ui(ui, work, face, &of_group, actions);
    }
}

fn offer_grid_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, offers: &[&Offer], actions: &mut Vec<Action>) {
    let state = work.shift().state();
    let gap = GRID / 2.0;
    let width = (ui.available_width() - gap) / 2.0;
    for row in offers.chunks(2) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for offer in row {
                let text = face.words.render_for_house(&describe::act_briefly(state, &offer.act), &state.house);
                let label = face.words.render_for_house(&describe::act(state, &offer.act), &state.house);
                let enter = || words(face, text_key!("key-enter"));
                let key = offer.key.map_or_else(enter, String::from);
                let key = (!work.hides_keys()).then_some(key.as_str());
                let lit = offer.due && work.shows_due();
                if tile_ui(ui, face, (&text, &label), key, lit, width).clicked() {
                    actions.push(table(TableAction::Act(offer.by, offer.act.clone())));
                }
            }
        });
    }
}

/// A low tile with its key; lit while it is due or chosen. `label` is its name for screen readers.
fn tile_ui(
    ui: &mut Ui,
    face: &Appearance,
    (text, label): (&str, &str),
    key: Option<&str>,
    lit: bool,
    width: f32,
) -> Response {
    let colours = face.theme.surround;
    let font = TextStyle::Small.resolve(ui.style());
    let cap = key.map_or(vec2(0.0, 0.0), |key| cap_size(ui, key) + vec2(GRID, 0.0));
    let room = (width - cap.x - 1.5 * GRID).max(GRID);
    let galley = ui.painter().layout(text.to_owned(), font, colours.text, room);
    let (rect, response) = ui.allocate_exact_size(vec2(width, (galley.size().y + GRID).max(TARGET)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, response.enabled(), lit, label));
    if ui.is_rect_visible(rect) {
        let base = if response.hovered() { colours.surface_raised } else { colours.surface };
        let fill = if lit { colours.surface_raised.lerp_to_gamma(colours.accent, 0.18) } else { base };
        let mut frame = face.theme.frame_of(&response);
        if lit && !response.has_focus() {
            frame = eframe::egui::Stroke::new(2.0, colours.accent);
        }
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
        let mut left = rect.left() + GRID * 0.75;
        if let Some(key) = key {
            let size = cap_size(ui, key);
            let centre = pos2(left + size.x / 2.0, rect.center().y);
            paint_key_cap(ui, eframe::egui::Rect::from_center_size(centre, size), key, colours.text_quiet);
            left += size.x + GRID * 0.75;
        }
        let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.with_min_x(left));
        painter.galley(at.min, galley, colours.text);
    }
    response
}
