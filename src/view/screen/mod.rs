//! The screens, one file each. Each reads the app and returns the frame's actions.

mod aloud;
mod answer;
mod archives;
mod bar;
mod class;
mod clauses;
mod deck;
mod dropped;
mod example;
mod free;
mod glossary;
mod guest;
mod heard;
mod home;
mod host;
mod keys;
pub(super) mod laying;
mod lesson;
mod ordered;
mod packs;
mod page;
mod pictures;
mod prose;
mod settings;
mod settled;
mod summary;
mod today;
mod told;
mod verdict;
mod warm_up;
mod welcome;
mod workshop;

use eframe::egui::{CentralPanel, Frame, Panel, Ui};

use super::Face;
use super::draft::{ArchivesDraft, ClassDraft, Drafts, GuestDraft, HostDraft, LookDraft, WorkshopDraft};
use super::keys::{asks_for_keys, goes_back};
use super::widget::{Notice, notice_bar};
use crate::app::practice::Stage;
use crate::app::{Action, App, Screen};
use crate::words::Names;

/// The whole window. Returns the frame's actions, in order.
pub fn app_ui(ui: &mut Ui, app: &App, face: &Face, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions = Vec::new();
    forget(app, drafts);
    if asks_for_keys(ui.ctx()) {
        actions.push(Action::ToggleKeys);
    }
    if goes_back(ui.ctx()) && !lets_go(app, drafts) {
        actions.push(Action::Back);
    }
    actions.extend(pictures::kept(ui.ctx()));
    actions.extend(dropped::dropped_ui(ui, app, face));
    notices_ui(ui, app, face, &mut actions);
    let is_bare = match app.screen() {
        Screen::Lesson(_) => true,
        Screen::Guest(joining) => joining.is_in(),
        Screen::Host(host) => host.standing.is_some() && !host.looks && !host.closing,
        Screen::Workshop(workshop) => workshop.open().is_some(),
        _ => false,
    };
    let margin = if is_bare { 0 } else { 16 };
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(margin);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        // The content below the shortcut overlay is visible but inert.
        if app.keys_shown() {
            ui.disable();
        }
        actions.extend(screen_ui(ui, app, face, drafts));
    });
    if app.keys_shown() && keys::keys_ui(ui, app, face) {
        actions.push(Action::ToggleKeys);
    }
    drafts.workshop.typed_in = ui.ctx().text_edit_focused();
    actions
}

/// Clears drafts whose screen was left: the new profile's name once a profile is open, the answer once the lesson is
/// left, the search once the clauses are closed.
fn forget(app: &App, drafts: &mut Drafts) {
    if app.profile().is_some() {
        drafts.name.clear();
    }
    let look_up = if let Screen::Clauses(look_up) = app.screen() { Some(look_up) } else { None };
    if !matches!(app.screen(), Screen::Profile(_)) {
        drafts.archives = ArchivesDraft::default();
    }
    if !matches!(app.screen(), Screen::Packs(_)) {
        drafts.pack_path.clear();
    }
    if !matches!(app.screen(), Screen::Guest(_)) {
        drafts.guest = GuestDraft::default();
    }
    if !matches!(app.screen(), Screen::Host(_)) {
        drafts.host = HostDraft::default();
    }
    if !matches!(app.screen(), Screen::Class(_)) {
        drafts.class = ClassDraft::default();
    }
    if look_up.is_none() {
        drafts.look = LookDraft::default();
    }
    let tries = matches!(app.screen(), Screen::Workshop(it) if it.open().is_some_and(|pack| pack.trying().is_some()));
    if !matches!(app.screen(), Screen::Workshop(_)) {
        drafts.workshop = WorkshopDraft::default();
    }
    if !tries
        && !matches!(app.screen(), Screen::Lesson(_) | Screen::Guest(_))
        && look_up.and_then(|look_up| look_up.lesson()).is_none()
    {
        drafts.question = None;
    }
}

/// In the workshop Escape first leaves the text field, then an open dialog.
fn lets_go(app: &App, drafts: &mut Drafts) -> bool {
    let Screen::Workshop(workshop) = app.screen() else { return false };
    if workshop.open().is_none() {
        // Text typed before a pack is open needs no protection.
        return false;
    }
    std::mem::take(&mut drafts.workshop.typed_in) || drafts.workshop.goes_back()
}

fn screen_ui(ui: &mut Ui, app: &App, face: &Face, drafts: &mut Drafts) -> Vec<Action> {
    match app.screen() {
        Screen::Welcome => welcome::welcome_ui(ui, app, face, &mut drafts.name),
        Screen::Home => home::home_ui(ui, app, face, drafts),
        Screen::Lesson(practice) if *practice.stage() == Stage::Done => summary::summary_ui(ui, app, practice, face),
        Screen::Lesson(practice) => lesson::lesson_ui(ui, app, practice, face, drafts),
        Screen::WarmUp(warm_up) => warm_up::warm_up_ui(ui, app, face, warm_up),
        Screen::Profile(archives) => archives::archives_ui(ui, app, archives, face, &mut drafts.archives),
        Screen::Packs(packs) => packs::packs_ui(ui, app, packs, face, &mut drafts.pack_path),
        Screen::Class(register) => class::class_ui(ui, app, register, face, &mut drafts.class),
        Screen::Guest(joining) => guest::guest_ui(ui, app, joining, face, drafts),
        Screen::Host(host) => host::host_ui(ui, app, host, face, &mut drafts.host),
        Screen::Settings => settings::settings_ui(ui, app, face),
        Screen::Free => free::free_ui(ui, app, face),
        Screen::Glossary(pack) => glossary::glossary_ui(ui, app, pack, face),
        Screen::Progress(pictures) => pictures::pictures_ui(ui, app, pictures, face, drafts),
        Screen::Workshop(workshop) => workshop::workshop_ui(ui, app, workshop, face, drafts),
        Screen::Clauses(look_up) => clauses::clauses_ui(ui, app, look_up, face, drafts),
    }
}

/// The newest notice; dismissing it shows the previous one. Success messages have their own bar.
fn notices_ui(ui: &mut Ui, app: &App, face: &Face, actions: &mut Vec<Action>) {
    let bad = app.notices().iter().enumerate().next_back();
    let bad = bad.map(|(place, notice)| (Notice::Bad, notice, Action::PutAway(place)));
    let good = app.done().map(|done| (Notice::Good, done, Action::PutDoneAway));
    for (id, (kind, notice, put_away)) in
        ["notices", "done"].into_iter().zip([bad, good]).filter_map(|(id, bar)| Some((id, bar?)))
    {
        let frame = Frame::new().fill(face.theme.surround.background).inner_margin(8);
        Panel::bottom(id).frame(frame).show_separator_line(false).show(ui, |ui| {
            let text = face.words.say(notice, &Names::default());
            if notice_bar(ui, &face.theme, kind, &text, Some(&face.words.key("close"))) {
                actions.push(put_away);
            }
        });
    }
}
