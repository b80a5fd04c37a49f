//! A trainer's pack brings its own recordings: they come first, and a bad one stops no lesson.
#![expect(clippy::disallowed_methods, reason = "these tests lay packs into a folder")]

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;

use tailleur::cli::{Launch, Status, World, run};
use tailleur::i18n::{FrenchCounting, Language};
use tailleur::lesson::{AddPackOutcome, Files, Library, Pack, check};
use tailleur::platform::storage::packs;
use tailleur::rules::house::HouseLibrary;
use tailleur::voice::{SoundFile, Speech};

use crate::rules::chips::assert_rendered;
use crate::voice::decoding::tone_of;
use crate::voice::recordings::{TONE, words_of};

const LESSON: &str = r#"(
    id: "first",
    version: 1,
    title: {"fr": "Un"},
    goal: {"fr": "Savoir."},
    steps: [Read({"fr": "Écoutez."}), Drill(drill: WholeCoup(), rounds: 5)],
    pass: (accuracy: 80, seconds: 20),
)
"#;

const VOICE: &str = r#"(language: French, clips: [
    (file: "messieurs.wav", text: "Messieurs", place: Within),
    (file: "closed.ogg", text: "Rien ne va plus"),
])
"#;

fn pack(id: &str) -> Files {
    let pack = format!(
        "(id: \"{id}\", version: 1, title: {{\"fr\": \"Le mien\"}}, about: {{\"fr\": \"Une suite.\"}}, lessons: [\"01-first\"])"
    );
    let texts = [("pack.ron", pack.as_str()), ("01-first.ron", LESSON), ("voice.ron", VOICE)];
    let mut files: Files = texts.into_iter().map(|(file, text)| (file.to_owned(), text.to_owned())).collect();
    let sounds = [("messieurs.wav", tone_of(900, 0.5)), ("voice/closed.ogg", TONE.to_vec())];
    files.sounds = sounds.into_iter().map(|(file, bytes)| (file.to_owned(), SoundFile::Read(bytes.into()))).collect();
    files
}

/// The pieces that say a French text in the pack `mine`, as their files.
fn files_of(library: &Library, text: &str) -> Option<Vec<String>> {
    let said = Speech::new(Language::French, text.to_owned());
    let pieces = library.recording(Some(&"mine".into()), &said, FrenchCounting::default())?;
    Some(pieces.iter().map(|piece| piece.recording.file.clone()).collect())
}

#[test]
fn a_pack_with_recordings_of_its_own_is_without_flaw() {
    let files = pack("mine");
    assert!(check(Some("mine"), &files, &HouseLibrary::built_in()).is_empty());
    let voice = Pack::read(&files).unwrap().voice.unwrap();
    assert_eq!((voice.language(), voice.recordings().len()), (Language::French, 2));
}

#[test]
fn a_bad_recording_is_a_flaw_to_the_checker_and_no_hindrance_to_the_trainee() {
    let mut files = pack("mine");
    files.sounds.insert("voice/closed.ogg".to_owned(), SoundFile::Read(b"no sound".to_vec().into()));
    let flaws = Pack::read(&files).unwrap_err();
    assert_eq!(
        flaws.iter().map(|flaw| (&*flaw.file, flaw.place.line, &*flaw.what.key)).collect::<Vec<_>>(),
        [("voice.ron", 3, "sound-not-a-sound")]
    );
    let mut library = Library::default();
    assert_eq!(library.add("mine", &files, &HouseLibrary::built_in()), AddPackOutcome::MissingRecordings);
    assert!(library.find("mine/first").is_some());
    assert_eq!(files_of(&library, "Messieurs").as_deref(), Some(&["messieurs.wav".to_owned()][..]));
    assert!(files_of(&library, "Messieurs, bonsoir").is_none(), "shown and not said");
}

#[test]
fn a_list_that_cannot_be_read_leaves_the_lessons_and_sounds_without_a_list_are_reported() {
    let mut files = pack("mine");
    files.insert("voice.ron".to_owned(), VOICE.replace("French", "Latin"));
    let mut library = Library::default();
    assert_eq!(library.add("mine", &files, &HouseLibrary::built_in()), AddPackOutcome::MissingRecordings);
    files.remove("voice.ron");
    let flaws = check(Some("mine"), &files, &HouseLibrary::built_in());
    let found: Vec<_> = flaws.iter().map(|flaw| (&*flaw.file, &*flaw.what.key)).collect();
    assert_eq!(found, [("messieurs.wav", "voice-no-list"), ("voice/closed.ogg", "voice-no-list")]);
}

#[test]
fn the_packs_own_recordings_come_first_and_the_programs_fill_what_it_lacks() {
    let mut library = Library::built_in();
    assert_eq!(library.add("mine", &pack("mine"), &HouseLibrary::built_in()), AddPackOutcome::Complete);
    assert_eq!(files_of(&library, "rien ne va plus !"), Some(vec!["closed.ogg".to_owned()]), "its own");
    assert_eq!(
        files_of(&library, "Messieurs. Rien ne va plus").map(|files| files.len()),
        Some(2),
        "joined from its own"
    );
    let elsewhere = Speech::new(Language::French, "Rien ne va plus".to_owned());
    let built_in = library.recording(Some(&"tableau".into()), &elsewhere, FrenchCounting::default()).unwrap();
    assert_eq!(words_of(&built_in), "Rien ne va plus");
    assert_ne!(built_in[0].recording.file, "closed.ogg");
    let italian = Speech { language: Language::Italian, ..elsewhere };
    assert_ne!(
        library.recording(Some(&"mine".into()), &italian, FrenchCounting::default()).unwrap()[0].recording.file,
        "closed.ogg"
    );
    let both = files_of(&library, "Messieurs, faites vos jeux").unwrap();
    assert_eq!((both.len(), both[0].as_str()), (2, "messieurs.wav"));
}

fn lay(place: &Path, folder: &str, files: &Files) {
    let folder = place.join(folder);
    fs::create_dir_all(folder.join("voice")).unwrap();
    for (file, text) in files.iter() {
        fs::write(folder.join(file), text).unwrap();
    }
    for (file, sound) in &files.sounds {
        if let SoundFile::Read(bytes) = sound {
            fs::write(folder.join(file), bytes).unwrap();
        }
    }
}

/// The output of `tailleur check` for a folder, on its two streams.
fn checked(folder: &Path) -> (Status, String, String) {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut world = World {
        input: &mut &b""[..],
        output: &mut output,
        errors: &mut errors,
        system_language: None,
        painted: false,
        cores: 1,
    };
    let asked = run([OsString::from("tailleur"), "check".into(), folder.into()], &mut world);
    let Launch::Finished(status) = asked else { panic!("the window was asked for") };
    (status, String::from_utf8(output).unwrap(), String::from_utf8(errors).unwrap())
}

#[test]
fn what_the_disk_holds_is_checked_and_an_enormous_file_is_not_read() {
    let place = tempfile::tempdir().unwrap();
    lay(place.path(), "mine", &pack("mine"));
    assert_eq!(checked(place.path()), (Status::Done, "5 files checked: no errors.\n".to_owned(), String::new()));
    File::create(place.path().join("mine/messieurs.wav")).unwrap().set_len(200 << 20).unwrap();
    let (status, _, errors) = checked(place.path());
    assert_eq!(status, Status::Wrong);
    let expected = "mine/voice.ron:2:12: error PB502: “messieurs.wav” is 200 MB; the limit is 16 MB. \
        Save it as ogg, mp3 or flac.\n";
    assert!(errors.replace('\\', "/").contains(expected), "{errors}");
}

#[test]
fn a_voice_that_lies_by_itself_is_checked_and_measured() {
    let place = tempfile::tempdir().unwrap();
    let mut files = pack("mine");
    files.retain(|file, _| file == "voice.ron");
    lay(place.path(), "own", &files);
    fs::rename(place.path().join("own/voice/closed.ogg"), place.path().join("own/closed.ogg")).unwrap();
    let (status, output, errors) = checked(place.path());
    assert_eq!((status, errors.as_str()), (Status::Done, ""));
    assert!(
        output.contains("voice.ron: 2 recordings, ") && output.ends_with("3 files checked: no errors.\n"),
        "{output}"
    );
}

#[test]
fn the_packs_of_the_data_folder_are_offered_and_one_that_cannot_be_is_reported_once() {
    let data = tempfile::tempdir().unwrap();
    let (houses, mut library) = (HouseLibrary::built_in(), Library::built_in());
    assert!(packs::add_packs_of(data.path(), &mut library, &houses).is_empty(), "there is no folder for packs");
    let place = data.path().join("packs");
    let mut faulty = pack("faulty");
    faulty.insert("01-first.ron".to_owned(), LESSON.replace("rounds: 5", "rounds: five"));
    let mut unheard = pack("unheard");
    unheard.sounds.remove("messieurs.wav");
    for (folder, files) in [
        ("mine", pack("mine")),
        ("faulty", faulty),
        ("unheard", unheard),
        ("other", pack("mine")),
        ("tableau", pack("tableau")),
    ] {
        lay(&place, folder, &files);
    }
    let notices = packs::add_packs_of(data.path(), &mut library, &houses);
    notices.iter().for_each(assert_rendered);
    let keys: Vec<String> = notices.iter().map(|notice| format!("{} {:?}", notice.key, notice.facts[0].1)).collect();
    assert_eq!(
        keys,
        [
            "packs-faulty Text(\"faulty, other\")",
            "packs-not-all-heard Text(\"unheard\")",
            "packs-taken Text(\"tableau\")"
        ]
    );
    let last: Vec<_> = library.packs().rev().take(2).map(|pack| pack.id.as_str()).collect();
    assert_eq!(last, ["unheard", "mine"]);
    assert_eq!(files_of(&library, "Messieurs").map(|files| files.len()), Some(1));
}
