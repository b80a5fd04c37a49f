//! The logs of rooms that cannot be told from any more, and the results that were kept beside them.
#![cfg(feature = "room")]
#![expect(clippy::disallowed_methods, reason = "these tests are about files")]

use std::fs;
use std::path::Path;

use serde_json::Value;
use tailleur::classroom::RoomMessage;
use tailleur::classroom::log::{self, BadLog};
use tailleur::cli::Status;
use tailleur::i18n::Language;
use tailleur::lesson::Library;
use tailleur::platform::net::{Hosting, HostingOptions, LogFile, ROOMS, read_log, restore_room};
use tailleur::progress::line;
use tailleur::text_key;
use tempfile::TempDir;

use crate::classroom::result_files::write_log;
use crate::classroom::results::{LESSON, naturals, quiz_from};
use crate::classroom::room::Class;
use crate::cli::commands::{CommandOutput, call_with};

fn call(arguments: &[&str]) -> CommandOutput {
    call_with(&[&["room"], arguments].concat(), b"", None)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A log, line by line, changed.
fn changed(log: &str, change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = log.split_inclusive('\n').map(str::to_owned).collect();
    change(&mut lines);
    lines.concat()
}

/// A line with another text and the checksum of that.
fn resealed(old: &str, from: &str, to: &str) -> String {
    let text = line::unseal(old.as_bytes()).unwrap();
    assert!(text.contains(from), "{text}");
    line::seal(&text.replacen(from, to, 1)).unwrap()
}

#[test]
fn a_log_of_a_later_version_is_reported_as_such() {
    let data = TempDir::new().unwrap();
    let whole = fs::read_to_string(write_log(data.path(), &naturals())).unwrap();
    let later = BadLog::Later;
    let cases: [(&str, String, BadLog); 5] = [
        (
            "a new field of the room",
            changed(&whole, |lines| lines[0] = resealed(&lines[0], "speed:", "music:1,speed:")),
            later(1),
        ),
        (
            "a new kind of room",
            changed(&whole, |lines| lines[0] = resealed(&lines[0], "form:Live", "form:Relay")),
            later(1),
        ),
        (
            "a new event",
            changed(&whole, |lines| lines[4] = line::seal("Happened(at:5,event:Sang(0))").unwrap()),
            later(5),
        ),
        ("a new kind of line", changed(&whole, |lines| lines[7] = line::seal("Noted(at:5)").unwrap()), later(8)),
        ("a journal", line::seal("Answer(id:\"1\")").unwrap(), BadLog::NotARoom),
    ];
    for (case, content, expected) in cases {
        assert_eq!(log::read(content.as_bytes()), Err(expected), "{case}");
    }
}

#[test]
fn a_damaged_line_is_named_and_everything_else_of_the_room_is_there() {
    let data = TempDir::new().unwrap();
    let place = write_log(data.path(), &naturals());
    let whole = fs::read_to_string(&place).unwrap();
    let damaged = changed(&whole, |lines| lines[4] = lines[4].replacen("at:", "at: ", 1));
    let later = changed(&whole, |lines| lines[4] = line::seal("Happened(at:5,event:Sang(0))").unwrap());
    for language in Language::ALL {
        let code = language.code();
        fs::write(&place, &damaged).unwrap();
        let run = call(&[text(&place), "--lang", code]);
        assert_eq!(run.status(), Status::Done, "{}", run.errors);
        assert!(run.errors.contains('5') && run.errors.contains(text(&place)), "{}", run.errors);
        assert!(!run.output.is_empty() && !run.errors.contains(['{', '$']), "{}", run.errors);
        let (_, log) = LogFile::resume(&place).unwrap();
        assert_eq!((log.damaged, log.events.len()), (vec![5], whole.lines().count() - 2), "it is taken up, too");
        fs::write(&place, &later).unwrap();
        let run = call(&[text(&place), "--lang", code]);
        assert_eq!(run.status(), Status::Wrong);
        assert!(run.errors.contains("Tailleur") && !run.errors.contains(['{', '$']), "{}", run.errors);
    }
}

/// Stands a room up from its log in a folder, says this, and closes it.
fn stand(place: &Path, said: &[RoomMessage]) {
    let (file, log) = LogFile::resume(place).unwrap();
    let room = log.room(&Library::built_in()).unwrap();
    let folder = place.parent().unwrap().to_owned();
    let stand =
        HostingOptions { loopback: true, folder, language: Some(Language::Italian), ..HostingOptions::default() };
    let hosting = Hosting::resume(room, file, stand).unwrap();
    for message in said {
        hosting.send(message.clone()).unwrap();
    }
}

/// A class of which one answered, in a room that was not ended.
fn begun() -> Class {
    let mut class = Class::with_quiz(quiz_from(LESSON, "venezia", 3), |setup| setup.lesson = LESSON.to_owned());
    let anna = class.join("Anna");
    class.go_on();
    class.answer(anna, 0, class.right(anna, 0));
    class
}

#[test]
fn results_are_saved_at_the_end_and_found_after_the_lesson_has_changed() {
    let data = TempDir::new().unwrap();
    let of_data = ["--data", text(data.path()), "--lang", "it"];
    let place = write_log(data.path(), &begun());
    let kept = place.with_extension("json");
    for (said, ended) in [(&[][..], false), (&[RoomMessage::End][..], true)] {
        stand(&place, said);
        let object: Value = serde_json::from_str(&fs::read_to_string(&kept).unwrap()).unwrap();
        let run = call(&[&[text(&place), "--json"], &of_data[..]].concat());
        assert_eq!(run.output.trim_end(), fs::read_to_string(&kept).unwrap(), "as the command tells it");
        assert_eq!((&object["ended"], &object["language"]), (&ended.into(), &"it".into()));
        assert_eq!((&object["people"][0]["name"], &object["people"][0]["points"]), (&"Anna".into(), &1000.into()));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&kept).unwrap().permissions().mode() & 0o777, 0o600, "for their owner alone");
    }
    assert_eq!(fs::read_dir(data.path().join(ROOMS)).unwrap().count(), 2, "no draft is left");

    // The lesson is another one now; its pack is gone.
    let whole = fs::read_to_string(&place).unwrap();
    let another_digest = |lines: &mut Vec<String>| lines[0] = resealed(&lines[0], "digest:\"", "digest:\"0");
    let cases =
        [changed(&whole, another_digest), changed(&whole, |lines| lines[0] = resealed(&lines[0], LESSON, "mine/gone"))];
    for content in cases {
        fs::write(&place, content).unwrap();
        for more in [&[][..], &["--json"]] {
            let run = call(&[&[text(&place)], more, &of_data[..]].concat());
            assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""));
            assert!(run.errors.contains(text(&kept)), "where they lie: {}", run.errors);
        }
    }
    fs::write(&place, changed(&whole, another_digest)).unwrap();
    let listed = call(&of_data);
    assert!(listed.output.contains(place.file_name().unwrap().to_str().unwrap()), "it is still among the rooms");
    let replayed = call(&[&[text(&place), "--replay"], &of_data[..]].concat());
    assert!(replayed.errors.contains(text(&kept)), "{}", replayed.errors);
    fs::remove_file(&kept).unwrap();
    let log = read_log(&place).unwrap();
    let why = restore_room(&place, &log, &Library::built_in()).unwrap_err();
    assert_eq!(why.key, text_key!("room-lesson-changed"), "nothing is said of what is not there");
}

#[test]
fn an_empty_room_leaves_no_file() {
    let data = TempDir::new().unwrap();
    let class = Class::with_quiz(quiz_from(LESSON, "venezia", 3), |setup| setup.lesson = LESSON.to_owned());
    let place = write_log(data.path(), &class);
    stand(&place, &[RoomMessage::End]);
    assert!(!place.with_extension("json").exists());
}
