//! `tailleur progress`: journals verified, profiles united, answers exported and what is known shown.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::fs;
use std::path::Path;

use serde_json::Value;
use tailleur::cli::Status;
use tailleur::platform::storage::archive;
use tailleur::platform::storage::profiles::Store;
use tailleur::progress::line::{self, Link};
use tailleur::progress::{AnswerRecord, Moment, Record};
use tempfile::TempDir;

use crate::cli::commands::{CommandOutput, call_with};
use crate::platform::archives::{NOW, profile, records_in};
use crate::progress::records::{answer, stamps};

fn progress(arguments: &[&str]) -> CommandOutput {
    call_with(&[&["progress"], arguments].concat(), b"", None)
}

/// A data folder with the profile of a hundred answers.
fn data() -> (TempDir, String) {
    let data = TempDir::new().unwrap();
    profile(&data.path().join("profiles/anna"));
    let path = data.path().to_str().unwrap().to_owned();
    (data, path)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn whole_journals_are_verified_in_folders_archives_and_alone() {
    let (data, _) = data();
    let folder = data.path().join("profiles/anna");
    let packed = data.path().join("anna.tailleur-profile.zip");
    archive::write(&folder, &packed, "Anna", NOW, stamps().device()).unwrap();
    let run = progress(&["verify", text(&folder), text(&packed), text(&folder.join("d00d1e55-1.journal"))]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    let lines: Vec<&str> = run.output.lines().collect();
    let said: Vec<&str> = lines.iter().map(|line| line.rsplit("journal: ").next().unwrap()).collect();
    let expected = [
        "42 records",
        "60 records, 1 duplicate",
        "42 records, 42 duplicates",
        "60 records, 60 duplicates",
        "60 records, 60 duplicates",
        "5 journals, 101 records, 163 duplicates, no damaged lines.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn every_damaged_line_is_named_with_its_place() {
    let folder = TempDir::new().unwrap();
    let mut stamps = stamps();
    let lines: Vec<String> = (0..6).map(|number| line::write(&answer(&mut stamps, number)).unwrap()).collect();
    let later = "Rehearsal(id:1)";
    let later = format!("{:08x} {later}\n", crc32fast::hash(later.as_bytes()));
    let torn = lines[1].trim_end().to_owned() + &lines[2];
    let changed = lines[3].replace("right:false", "right:true").replace("monte", "mont\u{e9}");
    let path = folder.path().join("a-1.journal");
    fs::write(&path, [&lines[0], &torn, "\n", &changed, "hello\n", &later, &lines[0]].concat()).unwrap();

    let run = progress(&["verify", text(folder.path())]);
    assert_eq!(run.status(), Status::Wrong);
    let place = text(&path);
    let output = format!(
        "{place}: 3 records, 1 of type “Rehearsal”, for a newer version of Tailleur, 1 duplicate, 4 lines skipped, 2 records recovered from them\n\
         1 journal, 4 records, 1 duplicate, 4 damaged lines.\n"
    );
    assert_eq!(run.output, output);
    let errors = format!(
        "{place}:2: damaged line (cut off or changed)\n\
         {place}:3: empty line\n\
         {place}:4: damaged line (cut off or changed)\n\
         {place}:5: line without a checksum at the start\n"
    );
    assert_eq!(run.errors, errors);
}

#[test]
fn a_damaged_archive_is_found_wrong_and_so_is_what_is_none() {
    let (data, _) = data();
    let folder = data.path().join("profiles/anna");
    let packed = data.path().join("anna.zip");
    archive::write(&folder, &packed, "Anna", NOW, stamps().device()).unwrap();
    let bytes = fs::read(&packed).unwrap();
    fs::write(&packed, &bytes[..bytes.len() * 2 / 3]).unwrap();
    let run = progress(&["verify", text(&packed)]);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.errors.contains("is incomplete"), "{}", run.errors);

    fs::write(&packed, "no archive").unwrap();
    let run = progress(&["verify", text(&packed)]);
    assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""));
    assert!(run.errors.contains("is not a profile exported by Tailleur"), "{}", run.errors);
    let run = progress(&["verify", "/nowhere/at/all"]);
    assert_eq!(run.status(), Status::Usage);
    let empty = TempDir::new().unwrap();
    assert_eq!(progress(&["verify", text(empty.path())]).status(), Status::Usage);
}

#[test]
fn profiles_are_united_in_a_new_folder_and_twice_is_once() {
    let (data, _) = data();
    let (anna, away) = (data.path().join("profiles/anna"), data.path().join("away"));
    let records = profile(&away);
    let extra = answer(&mut stamps(), 5000);
    fs::write(away.join("c-1.journal"), line::write(&extra).unwrap()).unwrap();
    let packed = data.path().join("anna.tailleur-profile.zip");
    archive::write(&anna, &packed, "Anna", NOW, stamps().device()).unwrap();
    let into = data.path().join("united");

    let call = ["merge", text(&packed), text(&away), text(&anna), "--into", text(&into)];
    let run = progress(&call);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    assert_eq!(run.output, format!("102 records added to {}.\n", text(&into)));
    let mut expected = records;
    expected.push(extra);
    expected.sort();
    assert_eq!(records_in(&into), expected);
    assert!(fs::read_to_string(into.join("profile.ron")).unwrap().contains("Anna"));
    let again = progress(&call);
    assert_eq!(again.output, format!("Nothing was missing in {}.\n", text(&into)));
    assert_eq!(fs::read_dir(&into).unwrap().count(), 3, "one journal, the name and the settings");

    // What is damaged is told, and all the rest comes.
    fs::write(away.join("d-1.journal"), "torn\n").unwrap();
    let run = progress(&["merge", text(&away), "--into", text(&into)]);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.errors.contains("d-1.journal was skipped (line 1)"), "{}", run.errors);
    let file = progress(&["merge", text(&away), "--into", text(&packed)]);
    assert_eq!(file.status(), Status::Usage);
}

#[test]
fn every_answer_is_exported_once_with_all_its_fields() {
    let (_data, path) = data();
    let run = progress(&["export", "--data", &path, "--json"]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    let rows: Vec<Value> = run.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(rows.len(), 100);
    let row = &rows[1];
    assert_eq!(row["at"], "2026-09-21T14:13:20.001Z");
    assert_eq!(row["decision"], "banco-4-1");
    assert_eq!((&row["right"], &row["millis"]), (&true.into(), &901.into()));
    assert_eq!((&row["given_away"], &row["helped"]), (&false.into(), &false.into()));
    assert_eq!(row["seed"], u64::MAX - 1);

    let run = progress(&["export", "--data", &path, "--profile", "Anna", "--csv"]);
    let mut table = csv::Reader::from_reader(run.output.as_bytes());
    let names: Vec<String> = table.headers().unwrap().iter().map(str::to_owned).collect();
    let mut keys: Vec<String> = row.as_object().unwrap().keys().cloned().collect();
    assert_eq!(names.len(), 16);
    keys.sort();
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(sorted, keys, "the table and the objects have the same fields");
    let records: Vec<csv::StringRecord> = table.records().map(Result::unwrap).collect();
    assert_eq!(records.len(), 100);
    for (record, row) in records.iter().zip(&rows) {
        for (name, cell) in names.iter().zip(record) {
            let value = match &row[name] {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(cell, value, "{name}");
        }
    }
    let out = Path::new(&path).join("anna.csv");
    let written = progress(&["export", "--data", &path, "--csv", "--out", text(&out)]);
    assert_eq!((written.status(), written.output.as_str()), (Status::Done, ""));
    assert_eq!(fs::read_to_string(out).unwrap(), run.output);
}

#[test]
fn what_a_profile_knows_is_shown_in_words_as_a_table_and_as_an_object() {
    let (_data, path) = data();
    let run = progress(&["show", "--data", &path, "--json"]);
    let shown: Value = serde_json::from_str(&run.output).unwrap();
    let of = |name: &str| shown[name].as_u64().unwrap();
    assert_eq!((of("answers"), of("right"), of("days")), (100, 66, 1));
    let drill = &shown["drills"][0];
    assert_eq!((&drill["house"], &drill["drill"]), (&"monte-carlo".into(), &"ThirdCard".into()));
    assert_eq!((&drill["accuracy"], &drill["decisions"]), (&66.into(), &10.into()));
    let median = drill["median_millis"].as_u64().unwrap();
    assert!((930..=970).contains(&median), "{median}");
    let least: Vec<f64> =
        shown["least_known"].as_array().unwrap().iter().map(|one| one["known"].as_f64().unwrap()).collect();
    assert!(least.is_sorted() && least.iter().all(|known| *known < 0.95), "{least:?}");

    let table = progress(&["show", "--data", &path, "--csv"]).output;
    assert!(table.starts_with("house,drill,answers,right,accuracy,median_millis,decisions,known,due\n"), "{table}");
    assert!(table.contains("\nmonte-carlo,ThirdCard,100,66,66,"), "{table}");
    for (language, words) in [("en", "The third card"), ("fr", "Réponses"), ("it", "Risposte")] {
        let run = progress(&["show", "--data", &path, "--lang", language]);
        assert!(run.output.contains(words) && !run.output.contains('{'), "{}", run.output);
    }
}

#[test]
fn where_no_profile_is_meant_nothing_is_made() {
    let place = TempDir::new().unwrap();
    let nowhere = place.path().join("data");
    for call in [&["export", "--csv"][..], &["show"]] {
        let run = progress(&[call, &["--data", text(&nowhere)]].concat());
        assert_eq!(run.status(), Status::Usage);
        assert!(run.errors.contains("--data"), "{}", run.errors);
    }
    assert!(!nowhere.exists());
    let (data, path) = data();
    profile(&data.path().join("profiles/bea"));
    let run = progress(&["show", "--data", &path]);
    assert!(run.errors.contains("Name a profile") && run.errors.contains("Anna, Anna"), "{}", run.errors);
    assert_eq!(progress(&["show", "--data", &path, "--profile", "bea"]).status(), Status::Done);
    assert_eq!(progress(&["export", "--data", &path, "--profile", "bea"]).status(), Status::Usage);
    assert_eq!(progress(&[]).status(), Status::Usage);
}

#[test]
fn a_journal_that_is_no_file_is_named_with_what_it_is() {
    for (command, status) in [("verify", Status::Wrong), ("merge", Status::Wrong)] {
        for language in ["en", "fr", "it"] {
            let (data, _) = data();
            let folder = data.path().join("profiles/anna");
            fs::create_dir(folder.join("x-1.journal")).unwrap();
            #[cfg(unix)]
            std::os::unix::fs::symlink("nothing", folder.join("y-1.journal")).unwrap();
            let into = data.path().join("into");
            let more = ["--into", text(&into), "--lang", language];
            let more = if command == "merge" { &more[..] } else { &more[2..] };
            let run = progress(&[&[command, text(&folder)], more].concat());
            assert_eq!(run.status(), status, "{command}");
            assert!(!run.errors.contains(['{', '}']) && !run.errors.contains("invalid"), "{}", run.errors);
            assert!(run.errors.contains("x-1.journal"), "{}", run.errors);
        }
    }
}

#[test]
fn missing_lines_are_named_with_their_place() {
    let (data, _) = data();
    let path = data.path().join("profiles/anna/cafecafe-1.journal");
    let (mut all, mut next, mut stamps) = (Vec::new(), Link::FIRST, stamps());
    for number in 0..10 {
        let plain = line::write(&answer(&mut stamps, 2_000 + number)).unwrap();
        let linked = line::with_link(plain.as_bytes(), next).unwrap();
        next = Link::following(linked.as_bytes()).unwrap();
        all.push(linked);
    }
    all.drain(4..7);
    fs::write(&path, all.concat()).unwrap();
    let run = progress(&["verify", text(&path)]);
    assert_eq!(run.status(), Status::Wrong);
    assert_eq!(run.errors, format!("{}:5: 3 lines are missing before this one\n", text(&path)));
    assert!(run.output.starts_with(&format!("{}: 7 records, 3 lines missing\n", text(&path))), "{}", run.output);
}

#[test]
fn a_table_for_a_spreadsheet_holds_no_formula() {
    let (data, path) = data();
    let Record::Answer(entry) = answer(&mut stamps(), 5_000) else { unreachable!() };
    let formula = "=HYPERLINK(\"http://x\",\"y\")".to_owned();
    let wicked = AnswerRecord { answer: formula.clone(), lesson: "+1+1".to_owned(), drill: "@SUM(1)".into(), ..entry };
    let line = line::write(&Record::Answer(wicked)).unwrap();
    fs::write(data.path().join("profiles/anna/cafecafe-1.journal"), line).unwrap();
    let csv = progress(&["export", "--data", &path, "--csv"]).output;
    let shown = progress(&["show", "--data", &path, "--csv"]).output;
    let cells = |table: &str| -> Vec<String> {
        let mut table = csv::Reader::from_reader(table.as_bytes());
        table.records().flat_map(|row| row.unwrap().iter().map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    for cell in cells(&csv).iter().chain(&cells(&shown)) {
        assert!(!cell.starts_with(['=', '+', '@']), "{cell}");
    }
    assert!(cells(&csv).contains(&format!("'{formula}")));
    let json = progress(&["export", "--data", &path, "--json"]).output;
    assert!(json.contains("\"answer\":\"=HYPERLINK("), "a script gets it as it was given");
}

#[test]
fn a_damaged_profile_file_is_reported() {
    let (data, path) = data();
    fs::write(data.path().join("profiles/anna/profile.ron"), "(name:").unwrap();
    for call in [&["show"][..], &["export", "--csv"]] {
        let run = progress(&[call, &["--data", &path]].concat());
        assert_eq!(run.status(), Status::Wrong);
        assert!(run.errors.contains("profile.ron"), "{}", run.errors);
    }
}

#[cfg(unix)]
#[test]
fn a_table_is_not_written_over_what_is_no_ordinary_file() {
    let (data, path) = data();
    let pipe = data.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let run = progress(&["export", "--data", &path, "--csv", "--out", text(&pipe)]);
    assert_eq!(run.status(), Status::Usage);
    assert!(run.errors.contains("regular file"), "{}", run.errors);
    assert!(!fs::symlink_metadata(&pipe).unwrap().is_file());
}

/// Answers of the year 2040, given while the clock was wrong.
fn data_ahead() -> (TempDir, String) {
    let (data, path) = data();
    let at = Moment(2_208_988_800_000);
    let mut ids = stamps();
    let lines = (0..3_u64).map(|number| {
        let Record::Answer(entry) = answer(&mut ids, 1) else { unreachable!() };
        let at = at.plus(number * 1_000);
        line::write(&Record::Answer(AnswerRecord { id: ids.next_id(at), at, ..entry })).unwrap()
    });
    fs::write(data.path().join("profiles/anna/cafecafe-1.journal"), lines.collect::<String>()).unwrap();
    (data, path)
}

fn clock_notices(data: &TempDir) -> usize {
    let (store, _) = Store::open(data.path());
    let notices = store.open_session(store.find("anna").unwrap()).notices;
    notices.iter().filter(|notice| *notice.key == *"clock-behind").count()
}

#[test]
fn answers_from_a_clock_that_was_ahead_are_dated_again_or_set_aside() {
    for (options, answers) in [(&[][..], 103), (&["--to", "2026-10-02"], 103), (&["--set-aside"], 100)] {
        let (data, path) = data_ahead();
        let journal = data.path().join("profiles/anna/cafecafe-1.journal");
        let before = fs::read(&journal).unwrap();
        assert_eq!(clock_notices(&data), 1);
        let run = progress(&[&["redate", "--data", &path], options].concat());
        assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""), "{options:?}");
        assert!(run.output.starts_with("3 records were dated later than today"), "{}", run.output);
        assert_eq!(clock_notices(&data), 0, "{options:?}");
        assert_eq!(fs::read(&journal).unwrap(), before, "nothing is rewritten");
        let shown: Value = serde_json::from_str(&progress(&["show", "--data", &path, "--json"]).output).unwrap();
        assert_eq!(shown["answers"], answers, "{options:?}");
        let again = progress(&["redate", "--data", &path]);
        assert!(again.output.starts_with("No answer is dated later than today"), "{}", again.output);
        assert_eq!(progress(&["verify", text(&data.path().join("profiles/anna"))]).status(), Status::Done);
    }
    let (_data, path) = data_ahead();
    for day in ["2040-01-01", "yesterday", "2026-13-01"] {
        assert_eq!(progress(&["redate", "--data", &path, "--to", day]).status(), Status::Usage, "{day}");
    }
}
