//! Hosting a class quiz: plan, controls beside the projection, and the projector window.

mod badge;
mod bar;
mod controls;
mod countdown;
mod joining;
mod leaderboard;
mod lobby;
mod motion;
mod people;
mod planning;
mod podium;
mod projector;
mod question;
mod results;
mod reveal;
mod shift;
mod turner;

use eframe::egui::{CentralPanel, Frame, Panel, TextStyle, Ui, ViewportBuilder, ViewportId};

use self::controls::{controls_ui, keyboard_actions};
use self::planning::planning_ui;
use self::projector::{ProjectorView, projector_ui};
use self::results::results_ui;
use super::bar::bar_ui;
use super::page::{heading_ui, page_ui, title_ui};
use crate::app::host::{HostAction as Do, HostScreen, Projector, RoomAction};
use crate::app::{Action, App};
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::theme::GRID;
use crate::view::widget::{primary_button, quiet_button};

pub(super) fn host_ui(
    ui: &mut Ui,
    app: &App,
    host: &HostScreen,
    face: &Appearance,
    draft: &mut HostDraft,
) -> Vec<Action> {
    let mut done = Vec::new();
    let pack = app.library().packs().find(|pack| pack.id == host.path.pack);
    let shown = |standing| ProjectorView { standing, pack, face };
    if let Some(standing) = host.hosted.as_ref().filter(|standing| standing.projector == Projector::Own) {
        own_window_ui(ui, shown(standing), &mut done);
    }
    if let Some(results) = host.results.as_ref().filter(|_| host.shows_results) {
        results_ui(ui, host, results, face, draft, &mut done);
        return done.into_iter().map(Action::Host).collect();
    }
    match &host.hosted {
        None => return planning(ui, app, host, face, draft),
        Some(_) if host.plans_next => return planning(ui, app, host, face, draft),
        Some(_) if host.closing => closing_ui(ui, face, &mut done),
        Some(standing) => standing_ui(ui, app, shown(standing), draft, &mut done),
    }
    done.into_iter().map(Action::Host).collect()
}

fn planning(ui: &mut Ui, app: &App, host: &HostScreen, face: &Appearance, draft: &mut HostDraft) -> Vec<Action> {
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let title = if host.plans_next { text_key!("host-next-quiz") } else { text_key!("host-title") };
    let leaves = bar_ui(
        ui,
        |ui| {
            // In line with the page below.
            ui.add_space(GRID);
            title_ui(ui, &face.words.message(title));
        },
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    let mut done = Vec::new();
    planning_ui(ui, app, host, face, draft, &mut done);
    done.into_iter().map(Action::Host).chain(leaves.then_some(Action::Back)).collect()
}

fn standing_ui(ui: &mut Ui, app: &App, shown: ProjectorView<'_>, draft: &mut HostDraft, done: &mut Vec<Do>) {
    let ProjectorView { standing, face, .. } = shown;
    done.extend(keyboard_actions(ui, standing, face));
    if standing.projector != Projector::Alone {
        let letters = TextStyle::Body.resolve(ui.style()).size;
        let width = (letters * 24.0).clamp(280.0, ui.available_width() * 0.4);
        let frame = Frame::new().fill(face.theme.surround.surface).inner_margin(12);
        Panel::right("room-controls")
            .frame(frame)
            .resizable(false)
            .exact_size(width)
            .show_separator_line(false)
            .show(ui, |ui| controls_ui(ui, app, standing, face, draft, done));
    }
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(0);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        projector_ui(ui, shown);
    });
}

/// The projector window. Shortcuts work there too.
fn own_window_ui(ui: &Ui, shown: ProjectorView<'_>, done: &mut Vec<Do>) {
    let ProjectorView { standing, face, .. } = shown;
    let title = format!("Tailleur · {}", face.words.message(text_key!("host-projector")));
    let window = ViewportBuilder::default().with_title(title).with_inner_size([1280.0, 720.0]);
    ui.ctx().show_viewport_immediate(ViewportId::from_hash_of("projector"), window, |ui, _| {
        let frame = Frame::new().fill(face.theme.surround.background).inner_margin(0);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            done.extend(keyboard_actions(ui, standing, face));
            projector_ui(ui, shown);
        });
        if ui.input(|input| input.viewport().close_requested()) {
            done.push(Do::Room(RoomAction::Project(Projector::Beside)));
        }
    });
}

fn closing_ui(ui: &mut Ui, face: &Appearance, done: &mut Vec<Do>) {
    page_ui(ui, "room-closing", |ui| {
        ui.add_space(4.0 * GRID);
        heading_ui(ui, &face.words.message(text_key!("host-close-sure")));
        ui.label(face.words.message(text_key!("host-close-about")));
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            if primary_button(ui, &face.theme, &face.words.message(text_key!("host-close")), None).clicked() {
                done.push(Do::Room(RoomAction::Close(true)));
            }
            let escape = face.words.message(text_key!("key-escape"));
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("host-stay")), Some(&escape)).clicked() {
                done.push(Do::Room(RoomAction::Stay));
            }
        });
    });
}
