//! The plan of a room before it is opened.

use std::path::PathBuf;

use eframe::egui::{TextStyle, Ui};

use crate::app::App;
use crate::app::host::{HostAction as Do, HostScreen, ResultsAction, RoomPlan, RoomRoster, SetupAction};
use crate::app::path_field::PathField;
use crate::classroom::{LatePolicy, RoomMode, StandingsVisibility, teams};
use crate::describe::dates::format_clock;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::mastery::Day;
use crate::rules::house::HouseId;
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::keys::continue_pressed;
use crate::view::screen::page::{column_ui, foot_ui, quiet_ui, small_ui};
use crate::view::screen::path_field::path_ui;
use crate::view::screen::profile_admin::field_ui;
use crate::view::screen::settings::{choice_ui, switch_ui};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, fold_head, notice_bar, panel, primary_button, quiet_button};

/// Offered question counts besides the lesson's own.
const COUNTS: [usize; 6] = [5, 10, 15, 20, 30, 50];
const SECONDS: [u32; 8] = [10, 15, 20, 30, 45, 60, 90, 120];
const MINUTES: [u32; 7] = [5, 10, 15, 20, 30, 45, 60];
/// Offered share of the points decided by speed, in per cent.
const SPEEDS: [u8; 5] = [0, 25, 50, 75, 100];
/// Width of the page with two columns and with one, and the least for two, in text sizes.
const WIDE: f32 = 90.0;
const NARROW: f32 = 38.0;
const TWO_COLUMNS: f32 = 74.0;

pub(super) fn planning_ui(
    ui: &mut Ui,
    app: &App,
    host: &HostScreen,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let letters = TextStyle::Body.resolve(ui.style()).size;
    let has_two_columns = ui.available_width() >= letters * TWO_COLUMNS;
    let width = letters * if has_two_columns { WIDE } else { NARROW };
    open_ui(ui, width, host, face, done);
    column_ui(ui, "room-plan", width, |ui| {
        if host.plans_next {
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-next-about")));
            ui.add_space(2.0 * GRID);
        } else {
            broken_ui(ui, app, host, face);
        }
        let mut plan = host.plan.clone();
        let quiz_ui = |ui: &mut Ui, plan: &mut RoomPlan, done: &mut Vec<Do>| {
            lesson_ui(ui, app, host, face, done);
            questions_ui(ui, face, plan);
            ui.separator();
            plan_ui(ui, face, plan);
        };
        let mut switches_ui = |ui: &mut Ui, plan: &mut RoomPlan, done: &mut Vec<Do>| {
            self::switches_ui(ui, host, face, plan);
            if !host.plans_next {
                ui.add_space(GRID);
                teams_ui(ui, face, plan, draft);
                roster_ui(ui, face, plan, draft, done);
                earlier_ui(ui, app, host, face, draft, done);
            }
        };
        if has_two_columns {
            ui.spacing_mut().item_spacing.x = 4.0 * GRID;
            ui.columns_const(|[quiz, switches]| {
                quiz.vertical(|ui| {
                    // Level with the switches, which have space above them.
                    ui.add_space(GRID);
                    quiz_ui(ui, &mut plan, done);
                });
                switches.vertical(|ui| switches_ui(ui, &mut plan, done));
            });
        } else {
            quiz_ui(ui, &mut plan, done);
            ui.separator();
            switches_ui(ui, &mut plan, done);
        }
        if plan != host.plan {
            done.push(Do::Setup(SetupAction::Change(Box::new(plan))));
        }
        ui.add_space(2.0 * GRID);
    });
}

fn switches_ui(ui: &mut Ui, host: &HostScreen, face: &Appearance, plan: &mut RoomPlan) {
    let choices = &mut plan.choices;
    let mut switch = |key, about, on: &mut bool| switch_ui(ui, face, key, Some(about), on);
    if choices.form == RoomMode::Live {
        switch(text_key!("host-plan-lively"), text_key!("host-plan-lively-about"), &mut choices.lively);
        if choices.lively {
            switch(text_key!("host-plan-tick"), text_key!("host-plan-tick-about"), &mut choices.tick);
        }
    }
    switch(text_key!("host-plan-one-tap"), text_key!("host-plan-one-tap-about"), &mut choices.one_tap);
    // The people who come along are connected as they are.
    if !host.plans_next {
        switch(text_key!("host-plan-approval"), text_key!("host-plan-approval-about"), &mut choices.approval);
        switch(text_key!("host-plan-tls"), text_key!("host-plan-tls-about"), &mut choices.tls);
    }
}

fn open_ui(ui: &mut Ui, width: f32, host: &HostScreen, face: &Appearance, done: &mut Vec<Do>) {
    let enter = face.words.message(text_key!("key-enter"));
    foot_ui(ui, width, |ui| {
        // A room that was interrupted comes first: its phones are waiting. A new one takes a step of its own.
        let (key, main) = if host.plans_next {
            (text_key!("host-next-open"), SetupAction::Open)
        } else if host.interrupted.is_some() {
            (text_key!("host-take-up"), SetupAction::Resume)
        } else {
            (text_key!("host-open"), SetupAction::Open)
        };
        let opens = ui.add_enabled_ui(!host.is_opening, |ui| {
            ui.horizontal_wrapped(|ui| {
                let chosen = primary_button(ui, &face.theme, &face.words.message(key), Some(&enter)).clicked();
                let is_new = host.interrupted.is_some()
                    && !host.plans_next
                    && quiet_button(ui, &face.theme, &face.words.message(text_key!("host-open-new")), None).clicked();
                (chosen, is_new)
            })
            .inner
        });
        if !host.plan.choices.tls {
            small_ui(ui, &face.theme, &face.words.message(text_key!("host-plain")));
        }
        let (is_chosen, is_new) = opens.inner;
        if is_new {
            done.push(Do::Setup(SetupAction::Open));
        } else if is_chosen || (!host.is_opening && continue_pressed(ui)) {
            done.push(Do::Setup(main));
        }
    });
}

/// The head of a section that folds; true while it is open.
fn section_ui(ui: &mut Ui, face: &Appearance, key: TextKey, state: &str, is_open: &mut bool) -> bool {
    if fold_head(ui, &face.theme, &face.words.message(key), state, *is_open).clicked() {
        *is_open = !*is_open;
    }
    *is_open
}

fn lesson_ui(ui: &mut Ui, app: &App, host: &HostScreen, face: &Appearance, done: &mut Vec<Do>) {
    let houses: Vec<_> = app.shelf().iter().map(|house| (house.id.clone(), house.name.clone())).collect();
    let mut house = host.house.id.clone();
    choice_ui(ui, face, text_key!("home-house"), &mut house, &houses);
    if house != host.house.id {
        done.push(Do::Setup(SetupAction::House(house)));
    }
    let (language, names) = (face.words.language(), HouseTerms::from(&host.house.terms));
    let lessons: Vec<_> = app.askable(&host.house.id).collect();
    let mut packs: Vec<_> =
        lessons.iter().map(|(path, pack, _)| (path.pack.clone(), pack.title.render(language, &names))).collect();
    packs.dedup();
    let mut pack = host.path.pack.clone();
    choice_ui(ui, face, text_key!("host-plan-pack"), &mut pack, &packs);
    if pack != host.path.pack {
        let first = lessons.iter().find(|(path, ..)| path.pack == pack);
        done.extend(first.map(|(path, ..)| Do::Setup(SetupAction::Lesson(path.clone()))));
    }
    let lessons: Vec<_> = lessons
        .iter()
        .filter(|(path, ..)| path.pack == host.path.pack)
        .map(|(path, _, lesson)| (path.clone(), lesson.title.render(language, &names)))
        .collect();
    let mut path = host.path.clone();
    choice_ui(ui, face, text_key!("host-plan-lesson"), &mut path, &lessons);
    if path != host.path {
        done.push(Do::Setup(SetupAction::Lesson(path)));
    }
}

fn broken_ui(ui: &mut Ui, app: &App, host: &HostScreen, face: &Appearance) {
    let Some(broken) = &host.interrupted else { return };
    panel(ui, &face.theme, |ui| {
        let phrase = text!(
            "host-broken",
            lesson = Fact::Text(lesson_title(app, &broken.lesson, &broken.house, face)),
            people = Fact::Number(broken.people as u64)
        );
        ui.label(face.words.render(&phrase, &HouseTerms::default()));
        ui.label(face.words.message(text_key!("host-broken-about")));
    });
    ui.add_space(GRID);
}

fn earlier_ui(ui: &mut Ui, app: &App, host: &HostScreen, face: &Appearance, draft: &mut HostDraft, done: &mut Vec<Do>) {
    let count = face.words.whole(host.earlier.len() as u64);
    let has_any = !host.earlier.is_empty();
    if !has_any || !section_ui(ui, face, text_key!("host-earlier"), &count, &mut draft.plan.earlier) {
        return;
    }
    for room in &host.earlier {
        let phrase = text!(
            "host-earlier-row",
            day = Fact::Day(Day::from_moment(room.at, room.utc_offset_minutes).0),
            time = Fact::Text(format_clock(room.at, room.utc_offset_minutes)),
            lesson = Fact::Text(lesson_title(app, &room.lesson, &room.house, face)),
            people = Fact::Number(room.people as u64)
        );
        if quiet_button(ui, &face.theme, &face.words.render(&phrase, &HouseTerms::default()), None).clicked() {
            done.push(Do::Results(ResultsAction::Past(room.log.clone())));
        }
    }
}

/// The title of a lesson in the terms of a house, or its path if it no longer exists.
fn lesson_title(app: &App, lesson: &str, house: &HouseId, face: &Appearance) -> String {
    let names = app.shelf().get(house).map(|house| HouseTerms::from(&house.terms)).unwrap_or_default();
    let title = app.library().find(lesson).map(|(_, lesson)| lesson.title.render(face.words.language(), &names));
    title.unwrap_or_else(|| lesson.to_owned())
}

fn questions_ui(ui: &mut Ui, face: &Appearance, plan: &mut RoomPlan) {
    let mut counts: Vec<usize> = COUNTS.into_iter().chain([plan.questions]).collect();
    counts.sort_unstable();
    counts.dedup();
    let counts: Vec<_> = counts.into_iter().map(|count| (count, count.to_string())).collect();
    choice_ui(ui, face, text_key!("host-plan-questions"), &mut plan.questions, &counts);
}

fn plan_ui(ui: &mut Ui, face: &Appearance, plan: &mut RoomPlan) {
    let word = |key: TextKey| face.words.message(key);
    let number = |key, count: u64| {
        face.words.render(&Phrase::plain(key).with("count", Fact::Number(count)), &HouseTerms::default())
    };
    let (is_exam, minutes) = match plan.choices.form {
        RoomMode::Live => (false, Some(20)),
        RoomMode::Exam { minutes, .. } => (true, minutes),
    };
    let forms = [
        (RoomMode::Live, word(text_key!("host-plan-live"))),
        (RoomMode::Exam { minutes, own: false }, word(text_key!("host-plan-exam"))),
        (RoomMode::Exam { minutes, own: true }, word(text_key!("host-plan-own"))),
    ];
    choice_ui(ui, face, text_key!("host-plan-form"), &mut plan.choices.form, &forms);
    if is_exam {
        if let RoomMode::Exam { minutes, .. } = &mut plan.choices.form {
            let mut times = vec![(None, word(text_key!("host-plan-no-time")))];
            times.extend(MINUTES.map(|time| (Some(time), number(text_key!("host-plan-minutes"), time.into()))));
            choice_ui(ui, face, text_key!("host-plan-time"), minutes, &times);
        }
    } else {
        let mut times = vec![(0, word(text_key!("host-plan-no-time")))];
        times.extend(SECONDS.map(|time| (time, number(text_key!("host-plan-seconds"), time.into()))));
        choice_ui(ui, face, text_key!("host-plan-time"), &mut plan.choices.seconds, &times);
        let speeds = SPEEDS.map(|speed| match speed {
            0 => (speed, word(text_key!("host-plan-accuracy"))),
            _ => (speed, number(text_key!("host-plan-speed-share"), speed.into())),
        });
        choice_ui(ui, face, text_key!("host-plan-speed"), &mut plan.choices.speed, &speeds);
        let lates = [
            (LatePolicy::FromNow, word(text_key!("host-plan-from-now"))),
            (LatePolicy::CatchUp, word(text_key!("host-plan-catch-up"))),
            (LatePolicy::WatchOnly, word(text_key!("host-plan-watch"))),
        ];
        choice_ui(ui, face, text_key!("host-plan-late"), &mut plan.choices.late, &lates);
    }
    let standings = [
        (StandingsVisibility::Shown, word(text_key!("host-plan-shown"))),
        (StandingsVisibility::Nameless, word(text_key!("host-plan-nameless"))),
        (StandingsVisibility::Off, word(text_key!("host-plan-off"))),
    ];
    choice_ui(ui, face, text_key!("host-plan-standings"), &mut plan.choices.standings, &standings);
}

fn teams_ui(ui: &mut Ui, face: &Appearance, plan: &mut RoomPlan, draft: &mut HostDraft) {
    let teams = &plan.choices.teams;
    let state = if teams.is_empty() { face.words.message(text_key!("host-teams-none")) } else { teams.join(" · ") };
    if !section_ui(ui, face, text_key!("host-teams"), &state, &mut draft.plan.teams) {
        return;
    }
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-teams-about")));
    if field_ui(ui, face, text_key!("host-teams-names"), text_key!("host-teams-set"), &mut draft.teams) {
        let teams = teams::parse(&draft.teams);
        draft.no_teams = teams.as_ref().err().cloned();
        plan.choices.teams = teams.unwrap_or_else(|_| plan.choices.teams.clone());
    }
    if let Some(why) = &draft.no_teams {
        notice_bar(ui, &face.theme, Notice::Bad, &face.words.render(why, &HouseTerms::default()), &[]);
    }
    if !plan.choices.teams.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.label(plan.choices.teams.join(" · "));
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("host-teams-none")), None).clicked() {
                plan.choices.teams.clear();
                draft.no_teams = None;
            }
        });
    }
}

fn roster_ui(ui: &mut Ui, face: &Appearance, plan: &mut RoomPlan, draft: &mut HostDraft, done: &mut Vec<Do>) {
    let count = |key, count: usize| {
        let phrase = Phrase::plain(key).with("count", Fact::Number(count as u64));
        face.words.render(&phrase, &HouseTerms::default())
    };
    let state = plan.roster.as_ref().map_or_else(
        || face.words.message(text_key!("host-roster-anyone")),
        |roster| count(text_key!("host-roster-count"), roster.names.len()),
    );
    if !section_ui(ui, face, text_key!("host-roster"), &state, &mut draft.plan.roster) {
        return;
    }
    match &plan.roster {
        None => {
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-roster-about")));
            let labels = (text_key!("host-roster-path"), text_key!("class-read"));
            if path_ui(ui, face, PathField::RoomNames, labels, &mut draft.roster) {
                done.push(Do::Setup(SetupAction::Roster(PathBuf::from(draft.roster.trim()))));
            }
        }
        Some(RoomRoster { names, numbered, .. }) => {
            ui.label(names.join(" · "));
            if *numbered > 0 {
                quiet_ui(ui, &face.theme, &count(text_key!("host-roster-numbered"), *numbered));
            }
            switch_ui(ui, face, text_key!("host-pins"), Some(text_key!("host-pins-about")), &mut plan.choices.pins);
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("host-roster-none")), None).clicked() {
                plan.roster = None;
            }
        }
    }
}
