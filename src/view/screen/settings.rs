//! The settings with explanations. Changes apply immediately.

use std::ops::RangeInclusive;

use eframe::egui::{Response, RichText, Slider, Stroke, StrokeKind, TextStyle, Ui, vec2};

use super::about::about_ui;
use super::bar::bar_ui;
use super::first_run::purpose_key;
use super::home::house_label;
use super::page::{column_ui, set_gutter, small_ui, title_ui};
use crate::app::{Action, App, class, host, packs, profile_admin, workshop};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{FrenchCounting, HouseTerms, Language};
use crate::progress::Settings;
use crate::progress::settings::{FeltColour, Purpose, ThemeSetting};
use crate::view::Appearance;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{choice_list, is_unfolded, panel, quiet_button};
use crate::voice::Noise;

/// Width of the page, and that from which it has two columns, as multiples of the text size.
const WIDTH: f32 = 80.0;
const TWO_COLUMNS: f32 = 62.0;

/// Selectable answer-time targets, in ms above the motor baseline.
const TARGETS: [u16; 6] = [800, 1_000, 1_200, 1_500, 2_000, 3_000];

pub(super) fn settings_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut settings = app.settings().clone();
    let back = face.words.message(text_key!("go-back"));
    let escape = face.words.message(text_key!("key-escape"));
    let goes_back = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.message(text_key!("settings-title"))),
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    let text = TextStyle::Body.resolve(ui.style()).size;
    column_ui(ui, "settings", text * WIDTH, |ui| {
        let all = ui.available_width();
        if all < text * TWO_COLUMNS {
            actions.extend(training_ui(ui, app, face, &mut settings));
            look_ui(ui, face, &mut settings);
            actions.extend(answers_ui(ui, app, face, &mut settings));
            sound_ui(ui, face, &mut settings);
            actions.extend(more_ui(ui, app, face));
            section_ui(ui, face, text_key!("about-title"), |ui| about_ui(ui, face));
            return;
        }
        let width = (all - 2.0 * GRID) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0 * GRID;
            column(ui, width, |ui| {
                actions.extend(training_ui(ui, app, face, &mut settings));
                look_ui(ui, face, &mut settings);
                actions.extend(more_ui(ui, app, face));
                section_ui(ui, face, text_key!("about-title"), |ui| about_ui(ui, face));
            });
            set_gutter(ui, ui.cursor().left() - GRID);
            column(ui, width, |ui| {
                actions.extend(answers_ui(ui, app, face, &mut settings));
                sound_ui(ui, face, &mut settings);
            });
        });
    });
    if settings != *app.settings() {
        actions.push(Action::Set(settings));
    }
    if goes_back {
        actions.push(Action::Back);
    }
    actions
}

fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui(vec2(width, 0.0), |ui| {
        ui.set_width(width);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.x = GRID;
            content(ui);
        });
    });
}

/// Settings that belong together, in a panel under their heading.
fn section_ui<R>(ui: &mut Ui, face: &Appearance, title: TextKey, content: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(face.words.message(title)).text_style(TextStyle::Heading));
        ui.add_space(GRID / 2.0);
        content(ui)
    });
    ui.add_space(GRID);
    shown.inner
}

/// Language and looks.
fn look_ui(ui: &mut Ui, face: &Appearance, settings: &mut Settings) {
    section_ui(ui, face, text_key!("settings-look"), |ui| {
        look_choices_ui(ui, face, settings);
        text_size_ui(ui, face, settings);
        let switches = [
            (
                text_key!("settings-four-colours"),
                text_key!("settings-four-colours-about"),
                &mut settings.four_colour_deck,
            ),
            (text_key!("settings-motion"), text_key!("settings-motion-about"), &mut settings.reduced_motion),
        ];
        for (label, about, on) in switches {
            switch_ui(ui, face, label, Some(about), on);
        }
    });
}

/// Settings of practice: timers, help, and what follows a right answer.
fn answers_ui(ui: &mut Ui, app: &App, face: &Appearance, settings: &mut Settings) -> Option<Action> {
    section_ui(ui, face, text_key!("settings-answers"), |ui| {
        let switches = [
            (text_key!("settings-timers"), text_key!("settings-timers-about"), &mut settings.timers),
            (text_key!("settings-goes-on"), text_key!("settings-goes-on-about"), &mut settings.right_goes_on),
            (text_key!("settings-sources"), text_key!("settings-sources-about"), &mut settings.shows_sources),
            (text_key!("settings-chips"), text_key!("settings-chips-about"), &mut settings.pays_in_chips),
        ];
        for (label, about, on) in switches {
            switch_ui(ui, face, label, Some(about), on);
        }
        pace_ui(ui, app, face, settings)
    })
}

/// The way to profiles, packs and the screens of trainers.
fn more_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    section_ui(ui, face, text_key!("settings-more"), |ui| {
        let trainees = [
            (text_key!("settings-profile"), Action::Archives(profile_admin::ProfileAdminAction::Open)),
            (text_key!("packs-title"), Action::Packs(packs::PacksAction::Open)),
        ];
        let trainers = [
            (text_key!("workshop-title"), Action::Workshop(workshop::WorkshopAction::Open)),
            (text_key!("class-open"), Action::Class(class::ClassAction::Open)),
            (text_key!("host-title"), Action::Host(host::HostAction::Plan)),
        ];
        let has_profile = app.profile().is_some();
        places_ui(ui, face, trainees.into_iter().filter(|_| has_profile).chain(trainers))
    })
}

fn places_ui(ui: &mut Ui, face: &Appearance, places: impl IntoIterator<Item = (TextKey, Action)>) -> Option<Action> {
    ui.horizontal_wrapped(|ui| {
        let clicked =
            |(key, opens)| quiet_button(ui, &face.theme, &face.words.message(key), None).clicked().then_some(opens);
        places.into_iter().filter_map(clicked).last()
    })
    .inner
}

/// The house with its printed tableau, and what the program is used for.
fn training_ui(ui: &mut Ui, app: &App, face: &Appearance, settings: &mut Settings) -> Option<Action> {
    if app.house().is_none() && app.profile().is_none() {
        return None;
    }
    section_ui(ui, face, text_key!("settings-training"), |ui| {
        training_choices_ui(ui, app, face, settings);
        let prints = app.house().is_some()
            && quiet_button(ui, &face.theme, &face.words.message(text_key!("poster-print")), None).clicked();
        prints.then_some(Action::PrintPoster)
    })
}

fn training_choices_ui(ui: &mut Ui, app: &App, face: &Appearance, settings: &mut Settings) {
    let houses: Vec<_> = app.shelf().iter().map(|house| (house.id.clone(), house_label(house, face))).collect();
    if let Some(here) = app.house() {
        let mut chosen = here.id.clone();
        choice_ui(ui, face, text_key!("settings-house"), &mut chosen, &houses);
        if chosen != here.id {
            settings.house = chosen;
        }
    }
    if app.profile().is_some() {
        let mut purpose = settings.purpose.unwrap_or(Purpose::Trainee);
        let purposes = Purpose::ALL.map(|purpose| (purpose, face.words.message(purpose_key(purpose))));
        choice_ui(ui, face, text_key!("settings-purpose"), &mut purpose, &purposes);
        if purpose != settings.purpose.unwrap_or(Purpose::Trainee) {
            settings.purpose = Some(purpose);
        }
    }
}

fn look_choices_ui(ui: &mut Ui, face: &Appearance, settings: &mut Settings) {
    let word = |key: TextKey| face.words.message(key);
    let mut languages = vec![(None, word(text_key!("settings-language-system")))];
    languages.extend(Language::ALL.map(|language| (Some(language), language.name().to_owned())));
    choice_ui(ui, face, text_key!("settings-language"), &mut settings.language, &languages);
    let themes = [
        (ThemeSetting::System, word(text_key!("settings-theme-system"))),
        (ThemeSetting::Dark, word(text_key!("settings-theme-dark"))),
        (ThemeSetting::Light, word(text_key!("settings-theme-light"))),
    ];
    choice_ui(ui, face, text_key!("settings-theme"), &mut settings.theme, &themes);
    let felts = [
        (FeltColour::Green, word(text_key!("settings-felt-green"))),
        (FeltColour::Blue, word(text_key!("settings-felt-blue"))),
    ];
    choice_ui(ui, face, text_key!("settings-felt"), &mut settings.felt, &felts);
}

/// Width of a drop-down list, in text sizes.
const LIST_WIDTH: f32 = 19.0;

pub(super) fn choice_ui<T: Clone + PartialEq>(
    ui: &mut Ui,
    face: &Appearance,
    key: TextKey,
    chosen: &mut T,
    choices: &[(T, String)],
) {
    line_ui(ui, &face.words.message(key), |ui, label| {
        let here = choices.iter().position(|(value, _)| value == chosen);
        let texts: Vec<String> = choices.iter().map(|(_, text)| text.clone()).collect();
        // Lists below each other are alike in width.
        let width = TextStyle::Body.resolve(ui.style()).size * LIST_WIDTH;
        ui.spacing_mut().combo_width = width.min(ui.available_width());
        let picked = choice_list(ui, &face.theme, ("choice", key), label, &texts, here);
        if let Some((value, _)) = picked.and_then(|picked| choices.get(picked)) {
            *chosen = value.clone();
        }
    });
}

fn text_size_ui(ui: &mut Ui, face: &Appearance, settings: &mut Settings) {
    percent_ui(ui, face, text_key!("settings-text"), &mut settings.text_percent, Settings::TEXT);
}

/// A slider in per cent. The value applies on release, so that the slider does not move under the pointer.
fn percent_ui(ui: &mut Ui, face: &Appearance, key: TextKey, value: &mut u16, range: RangeInclusive<u16>) {
    line_ui(ui, &face.words.message(key), |ui, label| {
        let id = ui.scope_id().with(key);
        let mut percent = ui.data(|data| data.get_temp(id)).unwrap_or(*value);
        // The rail stands out from the paper.
        let surround = face.theme.surround;
        ui.visuals_mut().widgets.inactive.bg_fill = surround.line.lerp_to_gamma(surround.text_quiet, 0.4);
        let slider = ui.add(Slider::new(&mut percent, range).step_by(10.0).show_value(false).trailing_fill(true));
        ui.label(face.words.percent(percent));
        ring_ui(ui, face, &slider);
        if slider.dragged() {
            ui.data_mut(|data| data.insert_temp(id, percent));
        } else {
            ui.data_mut(|data| data.remove::<u16>(id));
            *value = percent;
        }
        slider.labelled_by(label);
    });
}

fn sound_ui(ui: &mut Ui, face: &Appearance, settings: &mut Settings) {
    section_ui(ui, face, text_key!("settings-sound"), |ui| heard_ui(ui, face, settings));
}

fn heard_ui(ui: &mut Ui, face: &Appearance, settings: &mut Settings) {
    percent_ui(ui, face, text_key!("settings-volume"), &mut settings.volume_percent, Settings::VOLUME);
    switch_ui(ui, face, text_key!("settings-voice"), Some(text_key!("settings-voice-about")), &mut settings.voice);
    let about = Some(text_key!("settings-guest-voices-about"));
    switch_ui(ui, face, text_key!("settings-guest-voices"), about, &mut settings.guest_voices);
    let volume = &mut settings.guest_volume_percent;
    percent_ui(ui, face, text_key!("settings-guest-volume"), volume, Settings::VOLUME);
    percent_ui(ui, face, text_key!("settings-rate"), &mut settings.rate_percent, Settings::RATE);
    let countings = [
        (FrenchCounting::Vigesimal, face.words.message(text_key!("settings-counting-vigesimal"))),
        (FrenchCounting::Septante, face.words.message(text_key!("settings-counting-septante"))),
    ];
    choice_ui(ui, face, text_key!("settings-counting"), &mut settings.counting, &countings);
    let about = Some(text_key!("settings-speaks-verdicts-about"));
    switch_ui(ui, face, text_key!("settings-speaks-verdicts"), about, &mut settings.speaks_verdicts);
    switch_ui(
        ui,
        face,
        text_key!("settings-captions"),
        Some(text_key!("settings-captions-about")),
        &mut settings.captions,
    );
    noises_ui(ui, face, settings);
}

/// The sound effects one by one.
fn noises_ui(ui: &mut Ui, face: &Appearance, settings: &mut Settings) {
    let (all, muted) = (Noise::ALL.len() as u64, settings.muted.len() as u64);
    let on = text!("settings-noises-on", on = Fact::Number(all - muted), all = Fact::Number(all));
    let title = face.words.message(text_key!("settings-noises"));
    if !is_unfolded(ui, &face.theme, &title, &face.words.render(&on, &HouseTerms::default())) {
        return;
    }
    for noise in Noise::ALL {
        let mut on = !settings.muted.contains(&noise);
        switch_ui(ui, face, noise_key(noise), None, &mut on);
        if on {
            settings.muted.remove(&noise);
        } else {
            settings.muted.insert(noise);
        }
    }
}

const fn noise_key(noise: Noise) -> TextKey {
    match noise {
        Noise::CardSlide => text_key!("noise-card-slide"),
        Noise::CardTurn => text_key!("noise-card-turn"),
        Noise::Chips => text_key!("noise-chips"),
        Noise::Bell => text_key!("noise-bell"),
        Noise::Tick => text_key!("noise-tick"),
        Noise::Right => text_key!("noise-right"),
        Noise::Wrong => text_key!("noise-wrong"),
        Noise::Room => text_key!("noise-room"),
    }
}

/// Answer-time target and motor baseline; empty without a clock.
fn pace_ui(ui: &mut Ui, app: &App, face: &Appearance, settings: &mut Settings) -> Option<Action> {
    let profile = app.profile().filter(|_| settings.timers)?;
    let seconds = |key, millis: u64| {
        let phrase = Phrase::plain(key).with("seconds", Fact::Text(face.words.seconds(millis)));
        face.words.render(&phrase, &HouseTerms::default())
    };
    let targets = TARGETS.map(|millis| (millis, seconds(text_key!("settings-target-seconds"), millis.into())));
    ui.add_space(GRID);
    choice_ui(ui, face, text_key!("settings-target"), &mut settings.target_millis, &targets);
    small_ui(ui, &face.theme, &face.words.message(text_key!("settings-target-about")));
    let motor = profile.known.motor_millis(profile.device.as_str())?;
    let hint = text!("settings-measured", seconds = Fact::Text(face.words.hundredths(motor.into())));
    small_ui(ui, &face.theme, &face.words.render(&hint, &HouseTerms::default()));
    let again = quiet_button(ui, &face.theme, &face.words.message(text_key!("settings-measure")), None);
    again.clicked().then_some(Action::OpenWarmUp)
}

pub(super) fn switch_ui(ui: &mut Ui, face: &Appearance, label: TextKey, about: Option<TextKey>, on: &mut bool) {
    ui.add_space(if about.is_some() { GRID } else { 0.0 });
    let switch = ui
        .scope(|ui| {
            // An empty box needs a stronger outline.
            ui.visuals_mut().widgets.inactive.bg_stroke = Stroke::new(1.5, face.theme.surround.text_quiet);
            ui.checkbox(on, face.words.message(label))
        })
        .inner;
    ring_ui(ui, face, &switch);
    if let Some(about) = about {
        // Plainly nearer to its own box than to the next.
        ui.add_space(-0.75 * ui.spacing().item_spacing.y);
        // Below the label, not below the box.
        let indent = ui.spacing().icon_width + ui.spacing().icon_spacing;
        ui.horizontal(|ui| {
            ui.add_space(indent);
            ui.vertical(|ui| small_ui(ui, &face.theme, &face.words.message(about)));
        });
    }
}

/// A focus ring for widgets without a visible one of their own.
fn ring_ui(ui: &Ui, face: &Appearance, held: &Response) {
    if held.has_focus() {
        let ring = held.rect.expand2(vec2(GRID / 2.0, 0.0));
        ui.painter().rect_stroke(ring, ROUND, face.theme.frame_of(held), StrokeKind::Inside);
    }
}

pub(super) fn line_ui(ui: &mut Ui, label: &str, control: impl FnOnce(&mut Ui, eframe::egui::Id)) {
    ui.horizontal_wrapped(|ui| {
        let width = TextStyle::Body.resolve(ui.style()).size * 14.0;
        let start = ui.cursor().left();
        let id = ui.label(label).id;
        let used = ui.cursor().left() - start;
        ui.add_space((width - used).max(0.0));
        control(ui, id);
    });
}
