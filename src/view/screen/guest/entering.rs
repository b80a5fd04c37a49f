//! Joining a room: code, then display name.

use eframe::egui::{Spinner, TextEdit, Ui};

use crate::app::guest::{GuestAction as Do, GuestScreen};
use crate::app::{Action, App};
use crate::classroom::wire::RoomOut;
use crate::classroom::{GuestClient, JoinStage};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::GuestDraft;
use crate::view::screen::bar::bar_ui;
use crate::view::screen::page::{heading_ui, page_ui, quiet_ui, small_ui, title_ui};
use crate::view::screen::profile_admin::{field_response_ui, field_ui};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, TileState, choice_tile, notice_bar, panel, primary_button, quiet_button};

pub(super) fn entering_ui(
    ui: &mut Ui,
    app: &App,
    joining: &GuestScreen,
    face: &Appearance,
    draft: &mut GuestDraft,
) -> Vec<Action> {
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let leaves = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.message(text_key!("join-title"))),
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    let mut done = Vec::new();
    page_ui(ui, "join", |ui| {
        ui.add_space(GRID);
        match joining.guest() {
            None => code_ui(ui, joining, face, draft, &mut done),
            Some(guest) => called_ui(ui, app, guest, face, draft, &mut done),
        }
        let refused = joining.guest().and_then(GuestClient::refusal_text).map(ToOwned::to_owned);
        let trouble = joining.trouble.as_ref().map(|trouble| face.words.render(trouble, &HouseTerms::default()));
        if let Some(why) = refused.or(trouble) {
            ui.add_space(GRID);
            notice_bar(ui, &face.theme, Notice::Bad, &why, &[]);
        }
    });
    done.into_iter().map(Action::Guest).chain(leaves.then_some(Action::Back)).collect()
}

fn code_ui(ui: &mut Ui, joining: &GuestScreen, face: &Appearance, draft: &mut GuestDraft, done: &mut Vec<Do>) {
    if let Some(seat) = &joining.seat {
        panel(ui, &face.theme, |ui| {
            let again = text!("join-seat", name = Fact::Text(seat.name.clone()), code = Fact::Text(seat.code.clone()));
            ui.label(face.words.render(&again, &HouseTerms::default()));
            ui.add_space(GRID);
            ui.horizontal_wrapped(|ui| {
                if primary_button(ui, &face.theme, &face.words.message(text_key!("join-return")), None).clicked() {
                    done.push(Do::Return);
                }
                if quiet_button(ui, &face.theme, &face.words.message(text_key!("join-forget")), None).clicked() {
                    done.push(Do::Leave);
                }
            });
        });
        ui.add_space(2.0 * GRID);
    }
    heading_ui(ui, &face.words.message(text_key!("join-code")));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("join-code-about")));
    ui.add_space(GRID);
    let (field, mut enters) =
        field_response_ui(ui, face, text_key!("phone-code"), text_key!("join-enter"), &mut draft.code);
    if joining.seat.is_none() && draft.code.is_empty() && ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    ui.add_space(GRID);
    heading_ui(ui, &face.words.message(text_key!("join-nearby")));
    if joining.nearby.is_empty() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("join-nearby-none")));
    }
    if !joining.nearby.is_empty() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("join-nearby-about")));
    }
    for room in &joining.nearby {
        let (label, width) = (format!("{}  ·  {}", room.title, room.address), ui.available_width());
        let state = if draft.address == room.address { TileState::Chosen } else { TileState::Plain };
        if choice_tile(ui, &face.theme, &label, None, state, width).clicked() {
            draft.address.clone_from(&room.address);
            // The code is still to be typed, or it was already.
            if draft.code.trim().is_empty() { field.request_focus() } else { enters = true }
        }
    }
    ui.add_space(GRID);
    heading_ui(ui, &face.words.message(text_key!("join-address")));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("join-address-about")));
    ui.add_space(GRID);
    enters |= field_ui(ui, face, text_key!("join-address"), text_key!("join-enter"), &mut draft.address);
    if enters && !draft.code.trim().is_empty() {
        done.push(Do::Enter { code: draft.code.clone(), address: draft.address.clone() });
    }
}

fn called_ui(
    ui: &mut Ui,
    app: &App,
    guest: &GuestClient,
    face: &Appearance,
    draft: &mut GuestDraft,
    done: &mut Vec<Do>,
) {
    let room = guest.room().filter(|_| guest.stage() != JoinStage::RequestingRoom);
    let Some(room) = room else {
        ui.horizontal(|ui| {
            if !face.reduced_motion() {
                ui.add(Spinner::new());
            }
            let calls = text!("join-calls", address = Fact::Text(guest.seat().address.clone()));
            ui.label(face.words.render(&calls, &HouseTerms::default()));
        });
        if guest.stage() == JoinStage::Joined {
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("join-calls-on")));
        }
        return;
    };
    title_ui(ui, &room.title);
    quiet_ui(ui, &face.theme, &room.house);
    if room.locked {
        ui.label(face.words.message(text_key!("phone-locked")));
    }
    ui.add_space(GRID);
    name_ui(ui, app, room, face, draft, done);
    ui.add_space(GRID);
    match &guest.seat().fingerprint {
        Some(print) => {
            let compare = text!("join-compare", fingerprint = Fact::Text(print.clone()));
            small_ui(ui, &face.theme, &face.words.render(&compare, &HouseTerms::default()));
        }
        None => small_ui(ui, &face.theme, &face.words.message(text_key!("host-plain"))),
    }
}

fn name_ui(ui: &mut Ui, app: &App, room: &RoomOut, face: &Appearance, draft: &mut GuestDraft, done: &mut Vec<Do>) {
    if let Some(names) = &room.names {
        heading_ui(ui, &face.words.message(text_key!("phone-choose-name")));
        if names.is_empty() {
            ui.label(face.words.message(text_key!("phone-no-names")));
        }
        if room.pins {
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("phone-pin-hint")));
            ui.add(TextEdit::singleline(&mut draft.pin).desired_width(120.0).char_limit(4))
                .labelled_by(ui.label(face.words.message(text_key!("phone-pin"))).id);
            ui.add_space(GRID);
        }
        for listed in names {
            let width = ui.available_width();
            let tile = choice_tile(ui, &face.theme, listed, None, TileState::Plain, width);
            if tile.clicked() {
                if room.pins {
                    done.push(Do::Pin(draft.pin.clone()));
                }
                done.push(Do::Name(listed.clone()));
            }
        }
    } else {
        heading_ui(ui, &face.words.message(text_key!("phone-name")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("phone-name-hint")));
        ui.add_space(GRID);
        let usual = || app.profile().map(|profile| profile.name.clone()).unwrap_or_default();
        let name = draft.name.get_or_insert_with(usual);
        let (field, enters) = field_response_ui(ui, face, text_key!("phone-name"), text_key!("phone-enter"), name);
        if ui.memory(|memory| memory.focused().is_none()) && !enters {
            field.request_focus();
        }
        if enters {
            done.push(Do::Name(name.clone()));
        }
    }
}
