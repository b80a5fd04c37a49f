//! The class's view: joining, question and table, answers and rule, standings.

use std::collections::BTreeSet;

use eframe::egui::{CentralPanel, Frame, Label, Margin, Panel, RichText, TextStyle, TextWrapMode, Ui, WidgetText};

use super::controls::status;
use super::countdown::get_ready_ui;
use super::joining::{grouped, joining_ui};
use super::leaderboard::{end_title, ended_ui, standings_ui};
use super::lobby::lobby_ui;
use super::question::question_ui;
use super::reveal::{number_parts, reveal_ui, why_ui};
use super::shift::shift_board_ui;
use super::turner::{asked_tailleur, right_in_houses, right_seats};
use crate::app::host::HostedRoom;
use crate::classroom::{Phase, Room};
use crate::describe::dates::format_time_left;
use crate::describe::scene::tableau_letters;
use crate::drill::question::{Answer, AnswerForm, LaidCard, Question, Scene};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::lesson::{DealtQuestion, Pack};
use crate::rules::house::House;
use crate::rules::side::Side;
use crate::rules::tableau::Act;
use crate::view::Appearance;
use crate::view::picture::picture_ui;
use crate::view::screen::answer::strong;
use crate::view::screen::page::{scrolling_ui, title_ui};
use crate::view::table::{Marks, TableLook, called_at_table_ui, class_scene_ui};
use crate::view::tableau::shown_ui;
use crate::view::theme::GRID;

/// Size of text as a share of the page's height, for the last row; a page that is higher than wide has less.
const TEXT: f32 = 0.03;
const NARROW: f32 = 0.62;
/// Smallest text, as a share of the size that is set.
const LEAST_TEXT: f32 = 0.875;

#[derive(Clone, Copy)]
pub(super) struct ProjectorView<'s> {
    pub(super) standing: &'s HostedRoom,
    pub(super) pack: Option<&'s Pack>,
    pub(super) face: &'s Appearance,
}

pub(super) fn projector_ui(ui: &mut Ui, shown: ProjectorView<'_>) {
    let ProjectorView { standing, face, .. } = shown;
    let room = ui.available_size();
    let usual = TextStyle::Body.resolve(ui.style()).size;
    let growth = (room.y.min(room.x * NARROW) * TEXT / usual).max(LEAST_TEXT);
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
                title_ui(ui, &end_title(room, face));
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
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(Margin::symmetric(24, 8));
    Panel::top("class-head").frame(frame).show_separator_line(false).show(ui, |ui| {
        let (mut own, way_in) = (head_parts(standing, face), way_in_parts(standing, face));
        let width = |parts: &[RichText]| parts.iter().map(|part| part_width(ui, part)).sum::<f32>();
        let way_in_width = width(&way_in);
        let room = ui.available_width() - way_in_width - 4.0 * GRID;
        // Of a question, its number and house matter more than the lesson.
        if let [number, _, house] = &own[..]
            && width(&own) > room
        {
            let shorter = vec![number.clone(), house.clone()];
            own = if width(&shorter) <= room { shorter } else { own };
        }
        if width(&own) <= room {
            ui.horizontal(|ui| {
                // No space follows the last part.
                let rest = ui.available_width() - way_in_width + ui.spacing().item_spacing.x;
                let before = ui.cursor().left();
                for part in own {
                    ui.label(part);
                }
                if !way_in.is_empty() {
                    // At the right edge.
                    ui.add_space((rest - (ui.cursor().left() - before)).max(0.0));
                }
                for part in way_in {
                    ui.label(part);
                }
            });
        } else {
            // The code stays beside its address.
            for parts in [own, way_in] {
                ui.horizontal_wrapped(|ui| {
                    for part in parts {
                        ui.add(Label::new(part).extend());
                    }
                });
            }
        }
        if standing.room.is_paused() {
            let paused = RichText::new(face.words.message(text_key!("phone-paused"))).text_style(TextStyle::Heading);
            ui.label(paused.color(face.theme.surround.accent));
        }
    });
}

fn part_width(ui: &Ui, part: &RichText) -> f32 {
    let text = WidgetText::from(part.clone());
    let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body);
    galley.size().x + ui.spacing().item_spacing.x
}

/// Which question of how many, the lesson and its house.
fn head_parts(standing: &HostedRoom, face: &Appearance) -> Vec<RichText> {
    let room = &standing.room;
    let house = room.quiz().house();
    let title = room.quiz().lesson().title.render(face.words.language(), &HouseTerms::from(&house.terms));
    let (title, house) = (RichText::new(title), RichText::new(&house.name).color(face.theme.surround.text_quiet));
    let is_asking = matches!(room.phase(), Phase::Question(_) | Phase::Closed(_) | Phase::Revealed(_));
    if is_asking && !room.is_shift_open() {
        let glance = room.glance();
        let number = Fact::Number(glance.question.map_or(0, |question| question as u64 + 1));
        let number = text!("join-ready", number = number, of = Fact::Number(glance.total as u64));
        let number = face.words.render(&number, &HouseTerms::default());
        let number = RichText::new(number).text_style(TextStyle::Heading);
        let asked = glance.question.and_then(|question| room.quiz().questions().get(question));
        // Two houses side by side are named above their tables.
        let is_compared = asked.is_some_and(|exercise| exercise.posed.question.scene.second.is_some());
        return if is_compared { vec![number, title] } else { vec![number, title, house] };
    }
    vec![title.text_style(TextStyle::Heading), house]
}

/// The address and the room code, for who comes late.
fn way_in_parts(standing: &HostedRoom, face: &Appearance) -> Vec<RichText> {
    let (room, colours) = (&standing.room, face.theme.surround);
    let shows_link = match room.phase() {
        Phase::Lobby => room.is_shift_open(),
        Phase::Sitting | Phase::Collected | Phase::Ended => false,
        _ => true,
    };
    if room.is_locked() || !shows_link {
        return Vec::new();
    }
    let link = standing.links.first().and_then(|link| link.split("/?").next()).unwrap_or_default();
    let link = RichText::new(link.trim_start_matches("http://")).color(colours.text_quiet);
    let code = RichText::new(grouped(&room.setup().code)).text_style(TextStyle::Heading).color(colours.accent);
    vec![link, code]
}

/// A single row of the tableau: it is as wide as the page.
pub(super) fn is_row(question: &Question) -> bool {
    matches!(&question.form, AnswerForm::Grid(grid) if grid.rows.len() == 1)
}

/// Share of the page's height that a row has, asked for and answered.
pub(super) const ROW: f32 = 0.52;
const ANSWERED_ROW: f32 = 0.46;
/// Size of what the letters of an answered row mean, in text sizes.
const ROW_KEY: f32 = 1.3;

/// The row that is asked for, with its answers and how many had each wrong, in a panel of this height with this margin.
pub(super) fn row_ui(
    ui: &mut Ui,
    question: &Question,
    (house, face): (&House, &Appearance),
    (acts, missed): (&[Option<Act>], &[usize]),
    (panel, height, margin): (Panel, f32, Margin),
) {
    let AnswerForm::Grid(grid) = &question.form else { return };
    if !is_row(question) {
        return;
    }
    let panel = panel.frame(Frame::new().inner_margin(margin)).show_separator_line(false).exact_size(height);
    panel.show(ui, |ui| {
        if !acts.is_empty() {
            row_key_ui(ui, house, face);
        }
        shown_ui(ui, grid, &face.table_look(house).for_class(), acts, missed);
    });
}

/// The meaning of the letters, on one line below the row.
fn row_key_ui(ui: &mut Ui, house: &House, face: &Appearance) {
    let text = face.words.render(&tableau_letters(&house.terms), &HouseTerms::from(&house.terms));
    let size = TextStyle::Body.resolve(ui.style()).size * ROW_KEY;
    let text = RichText::new(text).size(size).color(face.theme.surround.text_quiet);
    let panel = Panel::bottom("class-row-key").frame(Frame::new()).show_separator_line(false);
    panel.show(ui, |ui| ui.vertical_centered(|ui| ui.label(text)));
}

/// The table before a class: for a call the cards, as who sits where and what lies before them says nothing about it; or
/// the bets where there are no cards yet. On a clear felt it is the seat with the shoe that the call is about.
pub(super) fn table_of(question: &Question, scene: &Scene) -> Scene {
    let scene = scene.clone();
    let AnswerForm::Call(_) = question.form else { return scene };
    let has_cards = Side::BOTH.into_iter().any(|side| !scene.hands[side].is_empty());
    let stakes = if has_cards { Vec::new() } else { scene.stakes.clone() };
    let seats = scene.seats.clone().filter(|seats| scene.is_clear_beside_people() && seats.holder.is_some());
    Scene { stakes, seats, ..scene }
}

/// True for a call at an empty table: the tailleur and the call are drawn in its place.
pub(super) fn is_clear_call(question: &Question, scene: &Scene) -> bool {
    let is_call = matches!(question.form, AnswerForm::Call(_));
    let has_holder = scene.seats.as_ref().is_some_and(|seats| seats.holder.is_some());
    is_call && scene.is_clear_beside_people() && !scene.bare && !has_holder
}

/// The tailleur at a clear table with what is called, once it is known.
pub(super) fn called_ui(ui: &mut Ui, (house, face): (&House, &Appearance), scene: &Scene, call: Option<&str>) {
    class_felt_ui(ui, (house, face), |ui, look| called_at_table_ui(ui, scene, call, look));
}

/// False where the table would show nothing: the question is about no table, or about the order of what is done.
pub(super) fn has_table(question: &Question, scene: &Scene) -> bool {
    match question.form {
        AnswerForm::Grid(_) => !is_row(question),
        AnswerForm::Order(_) => !scene.bare && !scene.stakes.is_empty(),
        // A call is made at a table, be it an empty one.
        AnswerForm::Call(_) => !scene.bare,
        _ => !scene.is_clear(),
    }
}

fn page(ui: &mut Ui, what: &'static str, content: impl FnOnce(&mut Ui)) {
    let frame =
        Frame::new().fill(ui.visuals().panel_fill).inner_margin(Margin { top: 8, bottom: 16, ..Margin::same(24) });
    CentralPanel::default().frame(frame).show(ui, |ui| scrolling_ui(ui, what, content));
}

pub(super) fn pictured_ui(ui: &mut Ui, shown: ProjectorView<'_>, question: &Question) {
    let Some(file) = &question.scene.picture else { return };
    let bytes = shown.pack.and_then(|pack| pack.pictures.get(file));
    picture_ui(ui, &shown.face.theme, bytes, &shown.face.words.message(text_key!("page-picture-of-question")));
}

fn revealed_ui(ui: &mut Ui, shown: ProjectorView<'_>, place: usize, exercise: &DealtQuestion) {
    let ProjectorView { standing, face, .. } = shown;
    let room = &standing.room;
    let (question, key) = (&exercise.posed.question, &exercise.posed.key);
    let house = room.quiz().house();
    let Some(mut solution) = room.solution(place, &face.words) else { return };
    if standing.shows_why {
        return why_ui(ui, question, &solution, (house, face));
    }
    number_parts(&mut solution, question);
    let scene = &answered_scene(exercise);
    let missed = if let Answer::Grid(_) = &key.answer { missed_cells(room, place) } else { Vec::new() };
    if let Answer::Grid(acts) = &key.answer {
        let height = ui.available_height() * ANSWERED_ROW;
        let margin = Margin { left: 24, right: 24, top: 4, bottom: 16 };
        row_ui(ui, question, (house, face), (acts, &missed), (Panel::top("class-row"), height, margin));
    }
    if !reveal_ui(ui, (question, scene), &solution, (house, face), |ui| pictured_ui(ui, shown, question)) {
        return;
    }
    if let (AnswerForm::Grid(grid), Answer::Grid(acts)) = (&question.form, &key.answer) {
        class_felt_ui(ui, (house, face), |ui, look| shown_ui(ui, grid, look, acts, &missed));
    } else if is_clear_call(question, scene) {
        called_ui(ui, (house, face), scene, solution.answer.first().map(String::as_str));
    } else {
        if changes_hands(&question.scene, scene) {
            caption_ui(ui, face);
        }
        let seats = right_seats(question, &key.answer, house);
        let tailleur = asked_tailleur(question, Some(&key.answer), house);
        let missed = most_missed(room, place, &key.answer);
        let houses = right_in_houses(question, &key.answer, house);
        let marks = Marks { seats, tailleur, houses, missed, order: Vec::new(), ..Marks::of_verdict(key, &key.answer) };
        class_table_ui(ui, house, face, &table_of(question, scene), &marks);
    }
}

/// The table with the answer; beside chips that are put down lies the bet that they are for.
fn answered_scene(exercise: &DealtQuestion) -> Scene {
    let (scene, asked) = (exercise.posed.scene_after(), &exercise.posed.question);
    if matches!(asked.form, AnswerForm::Chips(_)) {
        return Scene { stakes: asked.scene.stakes.clone(), announced: asked.scene.announced, ..scene };
    }
    scene
}

/// The stakes of a settlement that were most often handled wrongly; none where all were as often.
fn most_missed(room: &Room, question: usize, right: &Answer) -> BTreeSet<usize> {
    let Answer::Settle(deeds) = right else { return BTreeSet::new() };
    let missed = missed_cells(room, question);
    let (Some(least), Some(most)) = (missed.iter().min(), missed.iter().max()) else { return BTreeSet::new() };
    let worst = deeds.iter().zip(&missed).filter(|(_, missed)| least < most && *missed == most);
    worst.map(|(deed, _)| deed.stake).collect()
}

/// True if a card changed sides: the coup was reconstructed.
fn changes_hands(before: &Scene, after: &Scene) -> bool {
    let moved = |side: Side| {
        let other = side.other();
        let was_there = |card: &&LaidCard| before.hands[other].contains(card) && !before.hands[side].contains(card);
        after.hands[side].iter().any(|card| was_there(&card))
    };
    Side::BOTH.into_iter().any(moved)
}

/// Size of the line above the table, in text sizes.
const CAPTION: f32 = 1.3;

/// What the table shows, where it is no longer that of the question.
fn caption_ui(ui: &mut Ui, face: &Appearance) {
    let frame = Frame::new().inner_margin(Margin { left: 24, right: 0, top: 4, bottom: 0 });
    let panel = Panel::top("class-caption").frame(frame).resizable(false).show_separator_line(false);
    panel.show(ui, |ui| {
        let size = TextStyle::Body.resolve(ui.style()).size * CAPTION;
        ui.vertical_centered(|ui| ui.label(strong(face.words.message(text_key!("host-felt-after"))).size(size)));
    });
}

/// How many did not have each cell of a grid right.
fn missed_cells(room: &Room, question: usize) -> Vec<usize> {
    let asked = room.spread(question).map_or(0, |spread| spread.total());
    room.right_parts(question).into_iter().map(|right| asked.saturating_sub(right)).collect()
}

pub(super) fn class_table_ui(ui: &mut Ui, house: &House, face: &Appearance, scene: &Scene, marks: &Marks) {
    class_felt_ui(ui, (house, face), |ui, look| class_scene_ui(ui, scene, look, marks));
}

/// What is seen beside the question, its left edge below that of the head.
pub(super) fn class_felt_ui(
    ui: &mut Ui,
    (house, face): (&House, &Appearance),
    content: impl FnOnce(&mut Ui, &TableLook<'_>),
) {
    let frame = Frame::new().inner_margin(Margin { left: 24, right: 0, top: 4, bottom: 16 });
    CentralPanel::default().frame(frame).show(ui, |ui| content(ui, &face.table_look(house).for_class()));
}
