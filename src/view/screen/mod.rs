//! The screens, one file each. Each reads the app and returns the frame's actions.

mod about;
mod aloud;
mod announcements;
mod answer;
mod at_the_table;
mod bar;
pub(super) mod busy;
mod charts;
mod chip_tray;
mod class;
mod class_shift;
mod clauses;
mod column;
mod deck;
mod example;
mod felt_page;
mod file_drop;
mod first_run;
mod free_practice;
mod glossary;
mod guest;
mod home;
mod host;
mod joy;
mod keys;
mod leaving;
mod lesson;
mod mistakes;
mod notices;
mod order_verdict;
mod packs;
mod page;
mod paper;
mod path_field;
mod print;
mod profile_admin;
mod prose;
pub(super) mod scene_editor;
mod settings;
mod settlement_verdict;
mod shift;
mod sources;
mod summary;
mod today;
mod transcript;
mod verdict;
mod warm_up;
mod welcome;
mod workshop;

use eframe::egui::{CentralPanel, Frame, Ui};

use super::Appearance;
use super::draft::{ClassDraft, ClauseSearchDraft, Drafts, GuestDraft, HostDraft, ProfileAdminDraft, WorkshopDraft};
use super::keys::{back_pressed, help_pressed};
use crate::app::practice::PracticeStage;
use crate::app::{Action, App, Screen};

/// The whole window. Returns the frame's actions, in order.
pub fn app_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    let mut actions = Vec::new();
    path_field::offer_chosen_path(ui, app);
    reset_stale_drafts(app, drafts);
    let asks = app.leaving().is_some() || app.printing().is_some();
    if help_pressed(ui.ctx()) && !asks {
        actions.push(Action::ToggleKeys);
    }
    if back_pressed(ui.ctx()) && (asks || !escape_is_consumed(app, drafts)) {
        actions.push(Action::Back);
    }
    actions.extend(charts::finished_screenshot(ui.ctx()));
    actions.extend(file_drop::file_drop_ui(ui, app, face));
    actions.extend(notices::notices_ui(ui, app, face, drafts));
    let is_bare = match app.screen() {
        Screen::Lesson(_) | Screen::FirstRun(_) | Screen::Welcome => true,
        Screen::Guest(joining) => joining.is_in(),
        Screen::Host(host) => host.hosted.is_some() && !host.shows_results && !host.closing && !host.plans_next,
        Screen::Workshop(workshop) => workshop.open().is_some(),
        Screen::Shift(shift) => shift.work().is_some(),
        _ => false,
    };
    let margin = if is_bare { 0 } else { 16 };
    // The window is cleared to its background.
    let frame = Frame::new().inner_margin(margin);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        // The content below an overlay is visible but inert.
        if app.keys_shown() || asks {
            ui.disable();
        }
        actions.extend(screen_ui(ui, app, face, drafts));
    });
    if app.keys_shown() && keys::keys_ui(ui, app, face) {
        actions.push(Action::ToggleKeys);
    }
    actions.extend(app.leaving().and_then(|leaving| leaving::leaving_ui(ui, app, face, drafts, leaving)));
    if let Some(path) = app.printing().filter(|_| app.leaving().is_none()) {
        actions.extend(print::print_ui(ui, app, face, path, &mut drafts.print_folder));
    }
    actions.extend(path_field::asked_path(ui));
    drafts.workshop.typed_in = ui.ctx().text_edit_focused();
    actions
}

/// Clears drafts whose screen was left: the new profile's name once a profile is open, the answer once the lesson is
/// left, the search once the clauses are closed.
fn reset_stale_drafts(app: &App, drafts: &mut Drafts) {
    if app.profile().is_some() {
        drafts.name.clear();
    } else {
        drafts.home.seen = None;
    }
    if matches!(app.screen(), Screen::Lesson(_)) {
        drafts.home.after_lesson = true;
    }
    if app.leaving().is_none() {
        drafts.elsewhere = None;
    }
    let look_up = if let Screen::Clauses(look_up) = app.screen() { Some(look_up) } else { None };
    if !matches!(app.screen(), Screen::Profile(_)) {
        drafts.profile_admin = ProfileAdminDraft::default();
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
    if !matches!(app.screen(), Screen::Shift(_)) {
        drafts.debrief = Default::default();
    }
    if look_up.is_none() {
        drafts.clause_search = ClauseSearchDraft::default();
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

/// On the home screen Escape first ends a search. In the workshop Escape first leaves the text field, then an open dialog.
fn escape_is_consumed(app: &App, drafts: &mut Drafts) -> bool {
    if matches!(app.screen(), Screen::Home) && !app.keys_shown() {
        return drafts.home.step_back();
    }
    let Screen::Workshop(workshop) = app.screen() else { return false };
    if workshop.open().is_none() {
        // Text typed before a pack is open needs no protection.
        return false;
    }
    std::mem::take(&mut drafts.workshop.typed_in) || drafts.workshop.step_back()
}

fn screen_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Vec<Action> {
    match app.screen() {
        Screen::FirstRun(first) => first_run::first_run_ui(ui, app, first, face, drafts),
        Screen::Welcome => welcome::welcome_ui(ui, app, face, &mut drafts.name),
        Screen::Home => home::home_ui(ui, app, face, drafts),
        Screen::Lesson(practice) if *practice.stage() == PracticeStage::Done => {
            summary::summary_ui(ui, app, practice, face)
        }
        Screen::Lesson(practice) => lesson::lesson_ui(ui, app, practice, face, drafts),
        Screen::WarmUp(warm_up) => warm_up::warm_up_ui(ui, app, face, warm_up),
        Screen::Profile(archives) => {
            profile_admin::profile_admin_ui(ui, app, archives, face, &mut drafts.profile_admin)
        }
        Screen::Packs(packs) => packs::packs_ui(ui, app, packs, face, &mut drafts.pack_path),
        Screen::Class(register) => class::class_ui(ui, app, register, face, &mut drafts.class),
        Screen::Guest(joining) => guest::guest_ui(ui, app, joining, face, drafts),
        Screen::Host(host) => host::host_ui(ui, app, host, face, &mut drafts.host),
        Screen::Settings => settings::settings_ui(ui, app, face),
        Screen::Free => free_practice::free_practice_ui(ui, app, face),
        Screen::Glossary(pack) => glossary::glossary_ui(ui, app, pack, face),
        Screen::Progress(pictures) => charts::charts_ui(ui, app, pictures, face, drafts),
        Screen::Workshop(workshop) => workshop::workshop_ui(ui, app, workshop, face, drafts),
        Screen::Shift(shift) => shift::shift_ui(ui, app, shift, face, drafts),
        Screen::Clauses(look_up) => clauses::clauses_ui(ui, app, look_up, face, drafts),
    }
}
