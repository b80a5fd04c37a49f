//! Today's practice on the home screen: content, reason, length and start button.

use eframe::egui::{RichText, Role, TextStyle, Ui};

use super::home::names;
use super::page::{quiet_ui, small_ui};
use super::shift::shift_title;
use crate::app::shift::ShiftAction;
use crate::app::shift::short::SHORT_SHIFT_MINUTES;
use crate::app::today::{MINUTES, TodayPlan};
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::Settings;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{is_unfolded, link, name, primary_button, quiet_button, radio};

/// `leads`: it is what Enter begins.
pub(super) fn today_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    today: &TodayPlan,
    leads: bool,
    takes_focus: bool,
) -> Option<Action> {
    let words = &face.words;
    let mut begins = leads && continue_pressed(ui);
    let (mut set, mut later) = (None, None);
    ui.vertical(|ui| {
        let (_, is_done) = app.streak();
        match (is_done, leads) {
            (false, _) => streak_ui(ui, app, face),
            (true, true) => {
                streak_ui(ui, app, face);
                quiet_ui(ui, &face.theme, &face.words.message(text_key!("today-done")));
            }
            // Beside something else to do, in one line.
            (true, false) => {
                let done = face.words.message(text_key!("today-done-briefly"));
                let line: Vec<String> = streak_text(app, face).into_iter().chain([done]).collect();
                quiet_ui(ui, &face.theme, &line.join(" · "));
            }
        }
        let title = if is_done { text_key!("today-more") } else { text_key!("today-title") };
        if leads {
            ui.label(RichText::new(words.message(title)).text_style(Theme::title()));
            ui.label(length(app, face, today));
            set = ui.horizontal_wrapped(|ui| minutes_ui(ui, app, face)).inner;
            ui.add_space(GRID / 2.0);
        }
        let enter = words.message(text_key!("key-enter"));
        let begin = if leads {
            primary_button(ui, &face.theme, &words.message(text_key!("home-begin")), Some(&enter))
        } else {
            quiet_button(ui, &face.theme, &words.message(title), None)
        };
        if takes_focus {
            begin.request_focus();
        }
        begins |= begin.clicked();
        let title = words.message(text_key!("today-content"));
        if is_unfolded(ui, &face.theme, &title, "") {
            if !leads {
                set = ui.horizontal_wrapped(|ui| minutes_ui(ui, app, face)).inner;
            }
            content_ui(ui, app, face, today);
            later = later_ui(ui, app, face, today);
        }
        set = short_shift_ui(ui, app, face).or(set.take());
    });
    set.or(later).or_else(|| begins.then_some(Action::BeginToday))
}

/// Drills and reasons.
fn content_ui(ui: &mut Ui, app: &App, face: &Appearance, today: &TodayPlan) {
    small_ui(ui, &face.theme, &drill_mix_text(app, face, today));
    ui.add_space(GRID / 2.0);
    let house = app.house();
    let retold = |reason| match &house {
        Some(house) => app.library().with_authored_titles(reason, house),
        None => reason,
    };
    for reason in today.reasons().into_iter().map(retold) {
        ui.horizontal_top(|ui| {
            ui.label("•");
            ui.vertical(|ui| ui.label(face.words.render(&reason, &names(app))));
        });
    }
    ui.add_space(GRID);
}

/// What is left for another day, and a way to it.
fn later_ui(ui: &mut Ui, app: &App, face: &Appearance, today: &TodayPlan) -> Option<Action> {
    let left = today.left_for_later()?;
    let begin = face.words.message(text_key!("today-later-do"));
    small_ui(ui, &face.theme, &face.words.render(&left, &names(app)));
    link(ui, &face.theme, &begin, &begin).clicked().then_some(Action::BeginLater)
}

/// The short shift at the table, on days that have one.
fn short_shift_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let begin = short_shift_text(app, face)?;
    ui.add_space(GRID / 2.0);
    quiet_button(ui, &face.theme, &begin, None).clicked().then_some(Action::Shift(ShiftAction::BeginShort))
}

pub(super) fn short_shift_text(app: &App, face: &Appearance) -> Option<String> {
    let source = app.short_shift()?.source()?;
    let title = shift_title(&source, face);
    let minutes = Fact::Number(SHORT_SHIFT_MINUTES.into());
    let text = text!("today-short-shift", title = Fact::Text(title), minutes = minutes);
    Some(face.words.render(&text, &HouseTerms::default()))
}

/// The current streak in days. Missed days are not mentioned.
pub(super) fn streak_ui(ui: &mut Ui, app: &App, face: &Appearance) {
    if let Some(streak) = streak_text(app, face) {
        quiet_ui(ui, &face.theme, &streak);
    }
}

fn streak_text(app: &App, face: &Appearance) -> Option<String> {
    let (days, _) = app.streak();
    let streak = text!("today-streak", days = Fact::Number(days.into()));
    (days > 0).then(|| face.words.render(&streak, &HouseTerms::default()))
}

fn length(app: &App, face: &Appearance, today: &TodayPlan) -> String {
    let questions = text!("today-questions", questions = Fact::Number(today.questions() as u64));
    let length = text!(
        "today-length",
        minutes = Fact::Number(app.settings().today_minutes.into()),
        questions = Fact::Phrase(Box::new(questions))
    );
    face.words.render(&length, &HouseTerms::default())
}

fn drill_mix_text(app: &App, face: &Appearance, today: &TodayPlan) -> String {
    let part = |(drill, count): (Option<Phrase>, usize)| {
        let phrase = match drill {
            Some(drill) => Phrase::plain(text_key!("today-drill")).with("drill", Fact::Phrase(Box::new(drill))),
            None => Phrase::plain(text_key!("today-others")),
        };
        face.words.render(&phrase.with("count", Fact::Number(count as u64)), &names(app))
    };
    today.drills().into_iter().map(part).collect::<Vec<_>>().join(" · ")
}

fn minutes_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let mut chosen = None;
    ui.label(RichText::new(face.words.message(text_key!("today-minutes"))).text_style(TextStyle::Body));
    for minutes in MINUTES {
        let on = app.settings().today_minutes == minutes;
        let button = radio(ui, &face.theme, &minutes.to_string(), on);
        let phrase = text!("today-minutes-name", minutes = Fact::Number(minutes.into()));
        name(&button, Role::RadioButton, &face.words.render(&phrase, &HouseTerms::default()));
        if button.clicked() {
            chosen = Some(Action::Set(Settings { today_minutes: minutes, ..app.settings().clone() }));
        }
    }
    chosen
}
