//! The check of recordings: the built-in ones are without fault, and each fault is told at its place.

use std::collections::BTreeSet;

use tailleur::i18n::Language;
use tailleur::i18n::flaw::Flaw;
use tailleur::rules::house::HouseLibrary;
use tailleur::text_key;
use tailleur::voice::{
    Noise, RequiredRecording, SoundFile, SoundFiles, Speaker, Voice, check_noises, check_voice, required_recordings,
};

use crate::rules::chips::assert_rendered;
use crate::support::tier;
use crate::voice::decoding::{bad_sounds, tone_of, wav};
use crate::voice::recordings::TONE;

/// A list of two recordings that is in order.
const LIST: &str = r#"(
    language: French,
    clips: [
        (file: "one.wav", text: "Faites vos jeux"),
        (file: "two.wav", text: "Rien ne va plus", place: Within, millis: 800, crc32: 0x0),
    ],
)
"#;

fn read(bytes: Vec<u8>) -> SoundFile {
    SoundFile::Read(bytes.into())
}

fn two() -> (String, SoundFiles) {
    let sounds = [("one.wav", tone_of(900, 0.3)), ("voice/two.wav", tone_of(800, 0.3))];
    let sum = format!("0x{:08x}", crc32fast::hash(&sounds[1].1));
    let sounds = sounds.into_iter().map(|(file, bytes)| (file.to_owned(), read(bytes))).collect();
    (LIST.replace("0x0", &sum), sounds)
}

/// The flaws as place and key, each said in three languages.
fn places_and_keys(flaws: &[Flaw]) -> Vec<(String, usize, usize, String)> {
    let place_and_key = |flaw: &Flaw| {
        assert_rendered(&flaw.what);
        (flaw.file.clone(), flaw.place.line, flaw.place.column, flaw.what.key.to_string())
    };
    flaws.iter().map(place_and_key).collect()
}

fn one(file: &str, line: usize, column: usize, key: &str) -> Vec<(String, usize, usize, String)> {
    vec![(file.to_owned(), line, column, key.to_owned())]
}

#[test]
fn recordings_that_are_in_order_are_without_flaw() {
    let (list, sounds) = two();
    let report = check_voice("voice.ron", &list, &sounds, None);
    assert_eq!(places_and_keys(&report.flaws), []);
    assert_eq!(report.listed, 2);
    let (least, most) = report.loudness.unwrap();
    assert!(most - least < 0.1 && (-20.0..-10.0).contains(&least), "{least} to {most}");
}

/// An edit of list and sounds, and its flaw: line and column in the list, and key.
type Fault = (fn(&mut String, &mut SoundFiles), (usize, usize), &'static str);

fn with(list: &mut String, from: &str, to: &str) {
    assert!(list.contains(from), "{from}");
    *list = list.replace(from, to);
}

fn put(sounds: &mut SoundFiles, bytes: Vec<u8>) {
    sounds.insert("one.wav".to_owned(), read(bytes));
}

/// A tone as loud as the others, whose wave was cut off once.
fn cut_off() -> Vec<u8> {
    let mut bytes = tone_of(900, 0.3);
    bytes[2_000..2_012].copy_from_slice(&[0xff, 0x7f].repeat(6));
    bytes
}

#[rustfmt::skip]
const FAULTS: &[Fault] = &[
    (|list, _| with(list, "French", "Latin"), (2, 15), "flaw-ron-unknown-word"),
    (|list, _| with(list, "Within", "Before"), (5, 59), "flaw-ron-unknown-word"),
    (|list, _| with(list, r#""one.wav", "#, r#""one.wav", says: 5, "#), (4, 33), "flaw-ron-expected"),
    (|list, _| with(list, "Faites vos jeux", " … "), (4, 33), "voice-no-words"),
    (|list, _| { with(list, "Rien ne va plus", "Faites vos jeux"); with(list, "place: Within, ", "") }, (5, 33), "voice-text-twice"),
    (|list, _| with(list, "800", "900"), (5, 75), "voice-other-length"),
    (|list, _| with(list, "0x", "0xfff"), (5, 87), "flaw-ron-number-out-of-range"),
    (|list, _| with(list, "crc32: 0x", "crc32: 1, millis: 0x"), (5, 90), "flaw-ron-field-twice"),
    (|_, sounds| drop(sounds.insert("voice/two.wav".to_owned(), read(tone_of(810, 0.3)))), (5, 87), "voice-other-file"),
    (|_, sounds| drop(sounds.remove("one.wav")), (4, 16), "voice-file-missing"),
    (|_, sounds| drop(sounds.insert("one.wav".to_owned(), SoundFile::TooLarge(200 << 20))), (4, 16), "sound-too-large"),
    (|_, sounds| drop(sounds.insert("one.wav".to_owned(), SoundFile::OneTooMany)), (4, 16), "voice-one-too-many"),
    (|_, sounds| put(sounds, TONE.to_vec()), (4, 16), "voice-wrong-ending"),
    (|_, sounds| put(sounds, wav(8_000, 1, &[0; 8_000])), (4, 16), "voice-silent"),
    (|_, sounds| put(sounds, cut_off()), (4, 16), "voice-clipped"),
    (|_, sounds| put(sounds, tone_of(900, 0.1)), (4, 16), "voice-quieter"),
    (|_, sounds| put(sounds, tone_of(20_000, 0.3)), (4, 16), "voice-too-long"),
    (|_, sounds| put(sounds, tone_of(150, 0.3)), (4, 16), "voice-too-short"),
];

#[test]
fn each_fault_of_a_recording_is_reported_where_it_is_listed() {
    for (fault, (line, column), key) in FAULTS {
        let (mut list, mut sounds) = two();
        fault(&mut list, &mut sounds);
        let flaws = check_voice("voice.ron", &list, &sounds, None).flaws;
        assert_eq!(places_and_keys(&flaws), one("voice.ron", *line, *column, key), "{list}");
    }
}

#[test]
fn every_bad_sound_is_reported_where_it_is_listed() {
    for (file, bytes, bad) in bad_sounds() {
        let (list, mut sounds) = two();
        let list = list.replace("one.wav", file);
        sounds.remove("one.wav");
        sounds.insert(format!("voice/{file}"), read(bytes));
        let flaws = check_voice("voice.ron", &list, &sounds, None).flaws;
        assert_eq!(places_and_keys(&flaws), one("voice.ron", 4, 16, &bad.phrase(file).key), "{file}");
    }
}

#[test]
fn a_sound_that_no_line_names_is_reported_and_other_files_are_nobodys_business() {
    let (list, mut sounds) = two();
    sounds.insert("voice/three.mp3".to_owned(), read(TONE.to_vec()));
    sounds.insert("LICENCE.txt".to_owned(), read(b"All mine.".to_vec()));
    let flaws = check_voice("voice.ron", &list, &sounds, None).flaws;
    assert_eq!(places_and_keys(&flaws), one("voice/three.mp3", 1, 1, "voice-left-over"));
}

#[test]
fn the_built_in_voice_must_have_what_is_wanted_and_nothing_else() {
    let of = |text: &str, says: &str| {
        let all = required_recordings(&HouseLibrary::built_in(), Speaker::Tailleur);
        let one = all.into_iter().find(|wanted| wanted.text == text && wanted.language == Language::French).unwrap();
        RequiredRecording { says: says.to_owned(), ..one }
    };
    let (list, sounds) = two();
    let list = list.replace("place: Within, ", "").replace("jeux\"", "jeux\", says: \"Faites vos jeux\"");
    let wants = [
        of("Faites vos jeux", "Faites vos jeux"),
        of("Rien ne va plus", "Rien ne va plu"),
        of("soixante-dix", "soixante-dix"),
    ];
    let wants: BTreeSet<RequiredRecording> = wants.into_iter().collect();
    let keys: BTreeSet<String> = check_voice("voice.ron", &list, &sounds, Some(&wants))
        .flaws
        .iter()
        .map(|flaw| flaw.what.key.to_string())
        .collect();
    assert_eq!(Vec::from_iter(keys), ["voice-missing", "voice-not-told", "voice-other-words"]);
    let nothing = check_voice("voice.ron", &list, &sounds, Some(&BTreeSet::new()));
    assert_eq!(nothing.flaws.iter().filter(|flaw| flaw.what.key == text_key!("voice-not-wanted")).count(), 2);
}

#[test]
fn the_voices_inside_the_program_are_whole_level_and_without_fault() {
    let mut bytes = 0;
    let mut levels = Vec::new();
    let languages = &Language::ALL[..tier(1, 3)];
    for speaker in Speaker::ALL {
        let wanted = required_recordings(&HouseLibrary::built_in(), speaker);
        for language in languages.iter().copied() {
            let (list, sounds) = Voice::built_in_files(language, speaker);
            let report = check_voice("voice.ron", list, &sounds, Some(&wanted));
            assert_eq!(places_and_keys(&report.flaws), [], "{language:?}, {speaker:?}");
            assert_eq!(report.listed, wanted.iter().filter(|wanted| wanted.language == language).count());
            let (least, most) = report.loudness.unwrap();
            levels.extend([least, most]);
            bytes += report.bytes;
        }
    }
    levels.sort_by(f64::total_cmp);
    assert!(levels[levels.len() - 1] - levels[0] <= 1.0, "all voices together: {levels:?} LUFS");
    assert!(bytes < 16_000_000, "{bytes} bytes");
}

#[test]
fn the_sounds_inside_the_program_are_all_there_and_without_fault() {
    let (list, sounds) = Noise::built_in_files();
    let report = check_noises("sounds.ron", list, &sounds);
    assert_eq!(places_and_keys(&report.flaws), []);
    assert_eq!(report.listed, Noise::ALL.len());
    assert!(Noise::ALL.iter().all(|noise| noise.bytes().is_some()));
}

#[test]
fn a_sound_of_the_table_that_is_missing_left_over_or_another_is_reported() {
    let list = "(sounds: [(file: \"bell.ogg\", millis: 600, crc32: 1), (file: \"gong.ogg\", millis: 1, crc32: 1)])";
    let sounds = [("bell.ogg", TONE), ("stray.ogg", TONE)];
    let sounds = sounds.map(|(file, bytes)| (file.to_owned(), read(bytes.to_vec()))).into();
    let flaws = check_noises("sounds.ron", list, &sounds).flaws;
    let mut keys: Vec<_> = places_and_keys(&flaws).into_iter().map(|(.., key)| key).collect();
    keys.dedup();
    assert_eq!(
        keys,
        ["voice-sound-missing", "voice-other-file", "voice-no-such-sound", "voice-file-missing", "voice-left-over"]
    );
}
