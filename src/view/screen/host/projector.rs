//! The class's view: joining, question and table, answers and rule, standings.

use eframe::egui::{CentralPanel, FontId, Frame, Panel, RichText, TextStyle, Ui};

use super::controls::status;
use super::countdown::{closed_ui, get_ready_ui, time_ui};
use super::joining::{grouped, joining_ui};
use super::leaderboard::{ended_ui, standings_ui};
use super::lobby::lobby_ui;
use super::reveal::reveal_ui;
use super::shift::shift_board_ui;
use crate::app::host::HostedRoom;
use crate::classroom::{Phase, Room};
use crate::describe::dates::format_time_left;
use crate::describe::options::{OptionText, describe_options};
use crate::drill::question::{Answer, AnswerForm, Question};
use crate::i18n::HouseTerms;
use crate::lesson::{DealtQuestion, Pack};
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::draft::GridDraft;
use crate::view::picture::picture_ui;
use crate::view::screen::answer::strong;
use crate::view::screen::lesson::{ColumnWidth as Column, column_beside_ui, felt_ui, prompt_ui, table_ui};
use crate::view::screen::page::{quiet_ui, scrolling_ui, title_ui};
use crate::view::table::Marks;
use crate::view::tableau::{filling_ui, marked_ui};
use crate::view::theme::GRID;

/// Window height at normal text size; text grows with higher windows, for the last row. Beside the controls it stays
/// normal.
const USUAL_HEIGHT: f32 = 540.0;
const HEIGHT_BESIDE: f32 = 900.0;
const MOST_GROWTH: f32 = 4.0;
/// Size of the choices as shares of the page's height, the largest that fits.
const OPTION_SIZES: [f32; 5] = [0.06, 0.055, 0.05, 0.042, 0.036];
/// Share of the page's height that the choices may take.
const OPTIONS_SHARE: f32 = 0.5;

#[derive(Clone, Copy)]
pub(super) struct ProjectorView<'s> {
    pub(super) standing: &'s HostedRoom,
    pub(super) pack: Option<&'s Pack>,
    pub(super) face: &'s Appearance,
    /// Drawn beside the controls instead of in its own window.
    pub(super) is_beside: bool,
}

pub(super) fn projector_ui(ui: &mut Ui, shown: ProjectorView<'_>) {
    let ProjectorView { standing, face, is_beside, .. } = shown;
    let usual = if is_beside { HEIGHT_BESIDE } else { USUAL_HEIGHT };
    let growth = (ui.available_height() / usual).clamp(1.0, MOST_GROWTH);
    ui.scope(|ui| {
        for font in ui.style_mut().text_styles.values_mut() {
            font.size *= growth;
        }
        ui.spacing_mut().item_spacing *= growth;
        head_ui(ui, standing, face);
        let room = &standing.room;
        let asked = |question: usize| room.quiz().questions().get(question);
        match room.phase() {
            _ if room.is_shift_open() => page(ui, "class-shift", |ui| shift_ui(ui, room, face)),
            Phase::Lobby if room.shift().is_some() => page(ui, "class-shift", |ui| {
                shift_ui(ui, room, face);
                lobby_ui(ui, standing, face);
            }),
            Phase::Lobby => page(ui, "class-lobby", |ui| lobby_ui(ui, standing, face)),
            Phase::Ready(_) => page(ui, "class-ready", |ui| {
                get_ready_ui(ui, standing, room.ready_in(standing.now).unwrap_or_default(), face);
            }),
            Phase::Question(question) | Phase::Closed(question) => {
                if let Some(exercise) = asked(question) {
                    question_ui(ui, shown, exercise);
                }
            }
            Phase::Revealed(question) => {
                if let Some(exercise) = asked(question) {
                    revealed_ui(ui, shown, question, exercise);
                }
            }
            Phase::Ranked(_) => page(ui, "class-ranked", |ui| {
                title_ui(ui, &face.words.message(text_key!("phone-standings")));
                standings_ui(ui, room, face);
            }),
            Phase::Sitting | Phase::Collected => page(ui, "class-sits", |ui| {
                title_ui(ui, &status(room, face));
                if let Some(time) = room.standard_time_left(standing.now).filter(|_| room.is_running()) {
                    ui.label(strong(format_time_left(&face.words, time)));
                }
                if room.phase() == Phase::Sitting && !room.is_locked() {
                    joining_ui(ui, standing, face);
                }
            }),
            Phase::Ended => page(ui, "class-ended", |ui| {
                title_ui(ui, &face.words.message(text_key!("phone-end")));
                ended_ui(ui, room, face);
            }),
        }
    });
}

fn shift_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    title_ui(ui, &face.words.message(text_key!("host-shift")));
    shift_board_ui(ui, room, face);
}

fn head_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance) {
    let room = &standing.room;
    let house = room.quiz().house();
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(12);
    Panel::top("class-head").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let title = room.quiz().lesson().title.render(face.words.language(), &HouseTerms::from(&house.terms));
            ui.label(RichText::new(title).text_style(TextStyle::Heading));
            quiet_ui(ui, &face.theme, &house.name);
            let shows_link = match room.phase() {
                Phase::Lobby => room.is_shift_open(),
                Phase::Sitting | Phase::Collected | Phase::Ended => false,
                _ => true,
            };
            if !room.is_locked() && shows_link {
                let link = standing.links.first().and_then(|link| link.split("/?").next()).unwrap_or_default();
                let code = grouped(&room.setup().code);
                quiet_ui(ui, &face.theme, &format!("·  {}  ·  {code}", link.trim_start_matches("http://")));
            }
        });
        if room.is_paused() {
            ui.label(strong(face.words.message(text_key!("phone-paused"))));
        }
    });
}

fn page(ui: &mut Ui, what: &'static str, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(ui.visuals().panel_fill).inner_margin(24);
    CentralPanel::default().frame(frame).show(ui, |ui| scrolling_ui(ui, what, content));
}

fn question_ui(ui: &mut Ui, shown: ProjectorView<'_>, exercise: &DealtQuestion) {
    let ProjectorView { standing, face, .. } = shown;
    let (room, question) = (&standing.room, &exercise.posed.question);
    let house = room.quiz().house();
    let page = ui.available_height();
    let options = option_lines(question, house, face);
    // The table has the room that the choices leave at their full size.
    let text = TextStyle::Body.resolve(ui.style()).size;
    let narrow = Column::Usual.width(text, ui.available_width()) - 4.0 * GRID;
    let is_short = option_size(ui, face, &options, page, narrow) == OPTION_SIZES.first().map(|share| page * share);
    column_beside_ui(
        ui,
        face,
        if is_short { Column::Usual } else { Column::List },
        ("class-question", room.turn()),
        |ui| {
            pictured_ui(ui, shown, question);
            prompt_ui(ui, house, face, question);
            ui.add_space(GRID);
            if !question.scene.heard.is_empty() {
                ui.label(face.words.message(text_key!("phone-listen")));
            }
            options_ui(ui, face, &options, page);
            ui.add_space(2.0 * GRID);
            ui.label(strong(question_status(room, face)));
            match room.phase() {
                Phase::Question(_) => time_ui(ui, standing, face, page),
                Phase::Closed(question) if !room.skipped().contains(&question) => closed_ui(ui, room, face, page),
                _ => {}
            }
        },
        |_| {},
    );
    if let AnswerForm::Grid(grid) = &question.form {
        felt_ui(ui, house, face, |ui, look| filling_ui(ui, grid, look, &mut GridDraft::default()));
    } else {
        table_ui(ui, house, face, &question.scene, &[], &Marks::default());
    }
}

/// How many have answered; that no more answers come in is said in the place of the time.
fn question_status(room: &Room, face: &Appearance) -> String {
    match room.phase() {
        Phase::Closed(question) if !room.skipped().contains(&question) => {
            face.words.render(&room.glance().phrase(text_key!("host-at-asking")), &HouseTerms::default())
        }
        _ => status(room, face),
    }
}

fn pictured_ui(ui: &mut Ui, shown: ProjectorView<'_>, question: &Question) {
    let Some(file) = &question.scene.picture else { return };
    let bytes = shown.pack.and_then(|pack| pack.pictures.get(file));
    picture_ui(ui, &shown.face.theme, bytes, &shown.face.words.message(text_key!("page-picture-of-question")));
}

/// The choices; other forms are only on the phones, and the stakes to settle are on the table.
fn option_lines(question: &Question, house: &House, face: &Appearance) -> Vec<String> {
    if question.form == AnswerForm::Settle {
        return Vec::new();
    }
    let line = |OptionText { letter, label, .. }| match (letter, &question.form) {
        (Some(letter), _) => format!("{letter}   {label}"),
        (None, AnswerForm::Several(_)) => label,
        (None, _) => format!("·   {label}"),
    };
    describe_options(question, house, &face.words).into_iter().map(line).collect()
}

/// Size of the choices, the largest at which all fit into this width and their share of the page.
fn option_size(ui: &Ui, face: &Appearance, options: &[String], page: f32, width: f32) -> Option<f32> {
    let font = TextStyle::Body.resolve(ui.style());
    OPTION_SIZES.iter().map(|share| page * share).find(|size| {
        let font = FontId { size: *size, ..font.clone() };
        let height = |option: &String| {
            ui.painter().layout(option.clone(), font.clone(), face.theme.surround.text, width).size().y
        };
        options.iter().map(height).sum::<f32>() <= page * OPTIONS_SHARE
    })
}

fn options_ui(ui: &mut Ui, face: &Appearance, options: &[String], page: f32) {
    let least = TextStyle::Body.resolve(ui.style()).size;
    let size = option_size(ui, face, options, page, ui.available_width()).map_or(least, |size| size.max(least));
    for option in options {
        ui.label(RichText::new(option).size(size));
    }
}

fn revealed_ui(ui: &mut Ui, shown: ProjectorView<'_>, place: usize, exercise: &DealtQuestion) {
    let ProjectorView { standing: HostedRoom { room, .. }, face, .. } = shown;
    let (question, key) = (&exercise.posed.question, &exercise.posed.key);
    let house = room.quiz().house();
    let Some(solution) = room.solution(place, &face.words) else { return };
    reveal_ui(ui, question, &solution, (house, face), |ui| pictured_ui(ui, shown, question));
    if let (AnswerForm::Grid(grid), Answer::Grid(acts)) = (&question.form, &key.answer) {
        felt_ui(ui, house, face, |ui, look| marked_ui(ui, grid, look, acts, acts));
    } else {
        let scene = key.after.as_ref().unwrap_or(&question.scene);
        table_ui(ui, house, face, scene, &[], &Marks::of_verdict(key, &key.answer));
    }
}
