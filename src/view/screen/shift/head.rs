//! The line above the felt: pause, the coup, the shift; at the right the score board, and on the floor the clock.

use eframe::egui::{
    Align, Align2, Color32, FontId, Label, Layout, Panel, RichText, Role, Sense, Stroke, TextStyle, Ui, vec2,
};

use super::{presentation_name, shift_title};
use crate::app::Action;
use crate::app::shift::work::ShiftWork;
use crate::i18n::phrase::Fact;
use crate::rules::bet::Spot;
use crate::rules::side::Chance;
use crate::table::scenario::Presentation;
use crate::table::state::{Phase, State};
use crate::view::Appearance;
use crate::view::fonts;
use crate::view::screen::page::small_ui;
use crate::view::theme::GRID;
use crate::view::widget::{name, quiet_button};

/// Results on the board that are drawn, and those that are read out.
const DRAWN: usize = 24;
const READ: usize = 6;
/// Width of the line, in lines of text, from which the board has a title.
const TITLED: f32 = 30.0;
/// Time at the table before which a pace says nothing, in milliseconds.
const SHORT: u64 = 180_000;
/// Space between two discs of the board, in points.
const GAP: f32 = 4.0;

pub(super) fn head_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let frame = eframe::egui::Frame::new().inner_margin(GRID as i8);
    Panel::top("shift-head").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let escape = face.words.message(text_key!("key-escape"));
            let pause = face.words.message(text_key!("lesson-pause"));
            let pauses =
                ui.add_enabled_ui(!work.is_paused(), |ui| quiet_button(ui, &face.theme, &pause, Some(&escape)));
            if pauses.inner.clicked() {
                actions.push(Action::Back);
            }
            ui.add_space(GRID);
            ui.label(RichText::new(stretch(work, face)).text_style(TextStyle::Heading));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let coups = work.shift().scenario().length.coups();
                board_ui(ui, (work.shift().state(), coups), face);
                if (coups.is_some() || !work.shift().state().board.is_empty())
                    && ui.available_width() > TITLED * ui.text_style_height(&TextStyle::Body)
                {
                    let title = coups.map_or(text_key!("shift-board-title"), |_| text_key!("shift-board-coups"));
                    small_ui(ui, &face.theme, &face.words.message(title));
                }
                if work.presentation() == Presentation::OnTheFloor {
                    clock_ui(ui, work, face);
                }
                let scenario = work.shift().scenario();
                let presentation = face.words.message(presentation_name(scenario.presentation));
                let title = format!("{} · {presentation}", shift_title(scenario, face));
                let font = TextStyle::Body.resolve(ui.style());
                let wide = ui.painter().layout_no_wrap(title.clone(), font, Color32::PLACEHOLDER).size().x;
                // Without room for both, the presentation is shown: the title was seen before the shift.
                let text = if wide > ui.available_width() { presentation } else { title };
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(text).color(face.theme.surround.text_quiet)).truncate());
                });
            });
        });
    });
}

/// The coup, or the opening or closing.
fn stretch(work: &ShiftWork, face: &Appearance) -> String {
    let state = work.shift().state();
    let number = Fact::Number(state.coup.number.into());
    let phrase = match (state.phase, work.shift().scenario().length.coups()) {
        (Phase::Opening, _) => text!("shift-opening"),
        (Phase::Closing, _) => text!("shift-closing"),
        (Phase::Play | Phase::Over, _) if state.coup.number == 0 => text!("shift-before-the-first"),
        (Phase::Play | Phase::Over, Some(all)) => {
            text!("shift-coup-of", number = number, all = Fact::Number(all.into()))
        }
        (Phase::Play | Phase::Over, None) => text!("shift-coup-number", number = number),
    };
    face.words.render_for_house(&phrase, &state.house)
}

/// Minutes of the shift, and coups an hour beside those expected.
fn clock_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) {
    let state = work.shift().state();
    let worked: u64 = work.coups().iter().map(|coup| coup.time.1.since(coup.time.0)).sum();
    let incidents: u64 = work.coups().iter().map(|coup| coup.incident_time).sum();
    let hour = work.coups().len() as u64 * 3_600_000;
    let dealt = worked.saturating_sub(incidents);
    let pace = hour.checked_div(dealt).filter(|_| dealt >= SHORT);
    let minutes = Fact::Number(state.now.0 / 60_000);
    let phrase = match (pace, work.shift().scenario().expected_pace()) {
        (Some(pace), Some(expected)) => text!(
            "shift-clock-pace",
            minutes = minutes,
            pace = Fact::Number(pace),
            expected = Fact::Number(expected.into())
        ),
        _ => text!("shift-clock", minutes = minutes),
    };
    ui.label(RichText::new(face.words.render_for_house(&phrase, &state.house)).color(face.theme.surround.text_quiet));
    ui.add_space(GRID);
}

/// The last results as discs with the letter of the winner, and where their number is known the coups to come.
fn board_ui(ui: &mut Ui, (state, coups): (&State, Option<u32>), face: &Appearance) {
    let size = TextStyle::Small.resolve(ui.style()).size * 1.45;
    let room = (ui.available_width() * 0.4 / (size + GAP)).floor().max(0.0) as usize;
    let most = DRAWN.min(room);
    let shown = state.board.len().min(most);
    let last = state.board.get(state.board.len() - shown..).unwrap_or_default();
    // The coups to come, where all have room.
    let all = coups.map_or(shown, |coups| coups as usize).max(shown);
    let all = if all <= most { all } else { shown };
    let (rect, response) = ui.allocate_exact_size(vec2(all as f32 * (size + GAP), size), Sense::hover());
    let spoken = |result: &Option<Chance>| match result {
        Some(chance) => {
            face.words.render_for_house(&text!("shift-board-one", chance = Fact::Chance(*chance)), &state.house)
        }
        None => face.words.message(text_key!("shift-happened-null")),
    };
    let read: Vec<String> = state.board.iter().rev().take(READ).map(spoken).collect();
    let label = text!("shift-board", results = Fact::Text(read.join(", ")));
    let label = face.words.render_for_house(&label, &state.house);
    name(&response, Role::Image, &label);
    response.on_hover_text(label);
    let (baize, surround) = (face.theme.baize, face.theme.surround);
    for place in shown..all {
        let centre = rect.left_center() + vec2(size / 2.0 + place as f32 * (size + GAP), 0.0);
        let ink = if place == shown { surround.accent } else { surround.line };
        let line = Stroke::new(if place == shown { 2.0 } else { 1.25 }, ink);
        ui.painter().circle_stroke(centre, size / 2.0 - 1.5, line);
    }
    for (place, result) in last.iter().enumerate() {
        let centre = rect.left_center() + vec2(size / 2.0 + place as f32 * (size + GAP), 0.0);
        let (fill, ink, letter): (Color32, Color32, String) = match result {
            Some(chance) => {
                let fill = match chance {
                    Chance::Punto => baize.back_blue,
                    Chance::Banco => baize.back_red,
                    Chance::Egalite => baize.cloth,
                };
                let name = crate::describe::scene::spot_fact(Spot::from(*chance), &state.house);
                let phrase = text!("shift-board-one", chance = name);
                let initial = face.words.render_for_house(&phrase, &state.house).chars().next();
                (fill, baize.card_face, initial.map(String::from).unwrap_or_default())
            }
            None => (face.theme.surround.line, face.theme.surround.text, "–".to_owned()),
        };
        ui.painter().circle_filled(centre, size / 2.0, fill);
        let font = FontId::new(size * 0.62, fonts::bold());
        ui.painter().text(centre, Align2::CENTER_CENTER, letter, font, ink);
    }
}
