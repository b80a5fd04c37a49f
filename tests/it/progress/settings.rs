//! Settings of a profile, read and written without a disk.

use tailleur::i18n::{FrenchCounting, Language};
use tailleur::progress::Settings;
use tailleur::progress::quiz_choices::{LatePolicy, QuizChoices, RoomMode, StandingsVisibility};
use tailleur::progress::settings::{FeltColour, Purpose, ThemeSetting};
use tailleur::voice::Noise;

use super::records::assert_worded;

#[test]
fn settings_read_as_they_were_written() {
    let chosen = Settings {
        language: Some(Language::Italian),
        house: "venezia-malta".into(),
        table: Some(tailleur::rules::house::TableSize::Mini),
        theme: ThemeSetting::Light,
        felt: FeltColour::Blue,
        text_percent: 150,
        timers: false,
        right_goes_on: false,
        four_colour_deck: true,
        reduced_motion: true,
        voice: false,
        volume_percent: 35,
        guest_voices: false,
        guest_volume_percent: 20,
        rate_percent: 70,
        speaks_verdicts: false,
        shows_sources: true,
        pays_in_chips: false,
        captions: true,
        counting: FrenchCounting::Septante,
        muted: Noise::ALL.into(),
        today_minutes: 25,
        target_millis: 900,
        exam_day: Some(jiff::civil::date(2026, 12, 24)),
        purpose: Some(Purpose::Class),
        has_dealt: Some(true),
        no_sound_noticed: true,
        class_quiz: Box::new(QuizChoices {
            lesson: Some("tableau/natural".to_owned()),
            questions: Some(15),
            form: RoomMode::Exam { minutes: Some(30), own: true },
            seconds: 0,
            speed: 50,
            late: LatePolicy::CatchUp,
            standings: StandingsVisibility::Nameless,
            teams: vec!["North".to_owned(), "South".to_owned()],
            lively: false,
            tick: true,
            one_tap: true,
            tls: true,
            pins: true,
            approval: true,
        }),
    };
    for settings in [chosen, Settings::default()] {
        assert_eq!(Settings::read(&settings.write()), (settings.clone(), Vec::new()), "{}", settings.write());
    }
}

#[test]
fn choices_for_a_quiz_are_read_one_by_one_and_those_of_a_later_version_stay() {
    let later = "(\n    class_quiz: (\n        form: Relay(laps: 3),\n        seconds: 90000,\n        one_tap: true,\n        music: \"waltz\",\n    ),\n)\n";
    let (mut settings, notices) = Settings::read(later);
    assert_eq!(notices.len(), 2, "a form that is not known, and too long a time");
    assert_eq!((settings.class_quiz.form, settings.class_quiz.one_tap), (RoomMode::Live, true));
    assert_eq!(settings.class_quiz.seconds, 3_600);
    settings.class_quiz.speed = 25;
    let written = settings.write_over(later);
    for kept in ["form: Relay(laps: 3)", "music: \"waltz\"", "one_tap: true", "speed: 25"] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
    assert_eq!(Settings::read(&written).0.class_quiz, settings.class_quiz);
    settings.class_quiz.form = RoomMode::Exam { minutes: Some(5), own: false };
    let written = settings.write_over(&written);
    assert!(!written.contains("Relay"), "it was changed here: {written}");
    assert_eq!(Settings::read(&written).0.class_quiz, settings.class_quiz);
    let (broken, notices) = Settings::read("(class_quiz: 7, timers: false)");
    assert_eq!((*broken.class_quiz, broken.timers, notices.len()), (QuizChoices::default(), false, 1));
}

#[test]
fn settings_of_a_later_version_stay_in_the_file_until_they_are_changed() {
    let later = "(\n    theme: HighContrast, // mine\n    hall: (lights: 3),\n    text_percent: 120,\n)\n";
    let (mut settings, notices) = Settings::read(later);
    assert_eq!(notices.len(), 1, "the theme is not known here");
    let written = settings.write_over(later);
    assert!(
        written.contains("theme: HighContrast, // mine\n    hall: (lights: 3),\n    text_percent: 120,"),
        "{written}"
    );
    assert_eq!(Settings::read(&written).0, settings);
    settings.theme = ThemeSetting::Light;
    settings.text_percent = 150;
    let written = settings.write_over(&written);
    assert!(written.contains("theme: Light, // mine\n    hall: (lights: 3),\n    text_percent: 150,"), "{written}");
    assert_eq!(Settings::read(&written), (settings.clone(), Vec::new()));
    for unreadable in ["", "(theme: ", "[1, 2]"] {
        assert_eq!(settings.write_over(unreadable), settings.write());
    }
}

#[test]
fn a_bad_setting_spoils_no_other() {
    let usual = Settings::default();
    let blue = Settings { felt: FeltColour::Blue, ..Settings::default() };
    let cases: &[(&str, &Settings, usize)] = &[
        ("()", &usual, 0),
        ("(felt: Blue, dealer_voice: (\"it\", [1, 2]))", &blue, 0),
        ("(theme: Purple, felt: Blue)", &blue, 1),
        ("(theme: 7, felt: Blue, timers: \"no\", house: [1])", &blue, 3),
        ("(language: Klingon, felt: Blue)", &blue, 1),
        ("(language: None, felt: Blue)", &blue, 0),
        ("(text_percent: 1, felt: Blue)", &blue, 1),
        ("(text_percent: -5, felt: Blue)", &blue, 1),
        ("(muted: [Gong], rate_percent: -1, felt: Blue)", &blue, 2),
        ("(text_percent: 99999999999999999999, felt: Blue)", &blue, 1),
        ("(felt: Blue", &usual, 1),
        ("", &usual, 1),
        ("\0\0\0\0", &usual, 1),
        ("((((((((((((((((", &usual, 1),
    ];
    for (text, settings, bad) in cases {
        let (read, notices) = Settings::read(text);
        assert_eq!((&read, notices.len()), (*settings, *bad), "{text}: {notices:?}");
        let place = tailleur::i18n::phrase::Fact::Text("settings.ron".to_owned());
        for notice in notices {
            assert_worded(&notice.with("place", place.clone()));
        }
    }
    assert_eq!(Settings::read("(text_percent: 300)").0.text_percent, 200);
    assert_eq!(Settings::read(&"(".repeat(100_000)).0, usual);
}
