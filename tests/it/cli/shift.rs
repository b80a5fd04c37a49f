//! `tailleur shift`: the JSON contract field by field, logs written and continued, and every kind of bad input.

#![expect(clippy::disallowed_methods, reason = "these tests write scripts, scenarios and logs")]

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tailleur::cli::Status;

use super::commands::{CommandOutput, call_with};
use crate::support::{text, tier};

/// A short shift at the seven-box table.
const PLAY: [&str; 9] = ["shift", "play", "seven-guests", "--seed", "7", "--coups", "3", "--house", "article-57-13"];

fn call(arguments: &[&str]) -> CommandOutput {
    call_with(&[arguments, &["--lang", "en"]].concat(), b"", None)
}

fn play(agent: &str, more: &[&str]) -> CommandOutput {
    call(&[&PLAY[..], &["--agent", agent], more].concat())
}

fn lines(output: &CommandOutput) -> Vec<Value> {
    output.output.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))).collect()
}

/// The names of a JSON object in the order in which they are printed.
fn names(line: &str) -> Vec<String> {
    let (mut names, mut depth, mut rest) = (Vec::new(), 0, line);
    while let Some(at) = rest.find(['{', '}', '[', ']', '"']) {
        match rest.as_bytes()[at] {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {
                let text = rest[at + 1..].split('"').next().unwrap();
                let after = &rest[at + text.len() + 2..];
                if depth == 1 && after.starts_with(':') {
                    names.push(text.to_owned());
                }
                rest = after;
                continue;
            }
        }
        rest = &rest[at + 1..];
    }
    names
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn shift_json_has_the_fields_of_its_contract_in_order() {
    let run = play("perfect", &["--json"]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    let all = lines(&run);
    assert_eq!(all.len(), 5, "the shift, three coups, the report");
    let first = r#"{"shift":{"scenario":"seven-guests","seed":7,"house":"article-57-13","table":"mini"}}"#;
    assert_eq!(run.output.lines().next(), Some(first));
    for (number, (line, coup)) in run.output.lines().zip(&all).enumerate().skip(1).take(3) {
        let order = ["coup", "cards", "winner", "stakes", "settled", "calls", "incidents", "faults"];
        assert_eq!(names(line), order);
        assert_eq!(coup["coup"], number);
        assert!(coup["cards"].as_array().unwrap().iter().all(|card| card.as_str().unwrap().len() == 2), "{line}");
        assert!(["punto", "banco", "egalite"].contains(&coup["winner"].as_str().unwrap()), "{line}");
        assert!(!coup["calls"].as_array().unwrap().is_empty() && coup["calls"][0].is_string(), "{line}");
        assert_eq!((&coup["incidents"], &coup["faults"]), (&Value::Array(Vec::new()), &Value::Array(Vec::new())));
        let (stakes, settled) = (coup["stakes"].as_array().unwrap(), coup["settled"].as_array().unwrap());
        assert_eq!(stakes.len(), settled.len());
        for (stake, settled) in stakes.iter().zip(settled) {
            assert_eq!(keys(stake), ["amount", "guest", "seat", "spot"]);
            assert_eq!(keys(settled), ["collected", "paid", "returned", "seat", "spot"]);
            let sum = |value: &Value, name: &str| value[name].as_u64().unwrap();
            assert_eq!(sum(settled, "collected") + sum(settled, "returned"), sum(stake, "amount"), "{line}");
        }
    }
    let report = &all[4]["report"];
    let (areas, letters) = (&report["areas"], ["shoe", "drawing", "calls", "order", "money", "watch", "conduct"]);
    assert!(letters.iter().all(|area| areas[area] == "A") && keys(areas).len() == 7, "{report}");
    assert!(report["coups_per_hour"].is_u64() && report["passed"] == true, "{report}");
    assert_eq!(report["red_lines"], Value::Array(Vec::new()));
}

#[test]
fn shift_json_names_a_fault_with_clause_act_and_cost() {
    let run = play("fault:wrong-payment", &["--json"]);
    assert_eq!(run.status(), Status::Done, "a failed shift was worked, too: {}", run.errors);
    let all = lines(&run);
    let faults: Vec<&Value> = all.iter().filter_map(|line| line["faults"].as_array()).flatten().collect();
    assert_eq!(faults.len(), 1);
    let fault = faults[0];
    assert_eq!(keys(fault), ["act", "area", "clause", "cost", "kind", "noticed"]);
    assert_eq!(
        (&fault["kind"], &fault["area"], &fault["noticed"]),
        (&"wrong-payment".into(), &"money".into(), &false.into())
    );
    assert!(fault["clause"].as_str().unwrap().starts_with("S0-") && fault["cost"].as_i64().unwrap() != 0, "{fault}");
    let report = &all.last().unwrap()["report"];
    assert_eq!(
        (&report["red_lines"][0], &report["areas"]["money"], &report["passed"]),
        (fault, &"fail".into(), &false.into())
    );
}

#[test]
fn shift_left_in_the_middle_says_so_in_its_report() {
    for agent in ["idle", "fault:work-undone"] {
        let run = play(agent, &["--json"]);
        assert_eq!(run.status(), Status::Done);
        let all = lines(&run);
        let report = &all.last().unwrap()["report"];
        assert_eq!(
            (&report["red_lines"][0]["kind"], &report["passed"]),
            (&"work-undone".into(), &false.into()),
            "{agent}"
        );
    }
}

#[test]
fn shift_of_the_same_seed_and_agent_is_the_same_bytes() {
    for agent in ["perfect", "idle", "fault:missed-call"] {
        let (one, other) = (play(agent, &["--json"]), play(agent, &["--json"]));
        assert_eq!(one.output, other.output);
    }
    let other = PLAY.map(|word| if word == "7" { "8" } else { word });
    let other = call(&[&other[..], &["--agent", "perfect", "--json"]].concat());
    assert_ne!(play("perfect", &["--json"]).output, other.output);
}

#[test]
fn shift_log_is_replayed_whole_or_up_to_an_act() {
    let folder = folder();
    for agent in ["perfect", "idle", "fault:not-paid"] {
        let log = folder.path().join(agent.replace(':', "-"));
        let log = log.to_str().unwrap();
        let played = play(agent, &["--json", "--log", log]);
        assert_eq!((played.status(), played.errors.as_str()), (Status::Done, ""));
        let again = call(&["shift", "replay", log, "--json"]);
        assert_eq!((again.status(), &again.output), (Status::Done, &played.output), "{}", again.errors);
    }
    let log = folder.path().join("perfect");
    let part = call(&["shift", "replay", log.to_str().unwrap(), "--at", "30", "--json"]);
    let all = lines(&part);
    assert_eq!(
        (part.status(), all.last().unwrap()["report"]["red_lines"][0]["act"].clone()),
        (Status::Done, 30.into())
    );
    assert!(all.len() >= 3 && all.len() < 5, "the coups that were over by then: {}", part.output);
}

#[test]
fn shift_log_cut_anywhere_is_played_on_to_the_same_end() {
    let folder = folder();
    let log = folder.path().join("shift.log");
    let name = log.to_str().unwrap();
    for agent in ["perfect", "fault:wrong-payment"] {
        let _ = fs::remove_file(&log);
        let whole = play(agent, &["--json", "--log", name]);
        let bytes = fs::read(&log).unwrap();
        for cut in (0..=bytes.len()).rev().step_by(bytes.len() / tier(5, 40)).chain([0, 1, 60]) {
            fs::write(&log, &bytes[..cut]).unwrap();
            let on = play(agent, &["--json", "--log", name, "--saved"]);
            assert_eq!((on.status(), &on.output), (Status::Done, &whole.output), "{agent} {cut}: {}", on.errors);
            assert!(fs::read(&log).unwrap() == bytes, "{agent} {cut}");
            let line = bytes[..cut].split(|byte| *byte == b'\n').count();
            let torn = cut > 0 && bytes[cut - 1] != b'\n' && line > 1;
            assert_eq!(on.errors.contains(&format!("shift.log:{line}:")), torn, "{agent} {cut}: {}", on.errors);
            let saved: Vec<&str> = on.errors.lines().filter(|line| line.starts_with("saved ")).collect();
            assert_eq!(saved.is_empty(), cut == bytes.len() && agent == "perfect", "{agent} {cut}");
        }
    }
}

#[test]
fn shift_log_of_another_shift_or_with_a_flaw_is_refused_and_left_as_it_is() {
    let folder = folder();
    let log = folder.path().join("shift.log");
    let name = log.to_str().unwrap();
    assert_eq!(play("perfect", &["--log", name]).status(), Status::Done);
    let good = fs::read(&log).unwrap();
    let middle = good.len() / 2 + good[good.len() / 2..].iter().position(|byte| *byte == b'\n').unwrap();
    let mut damaged = good.clone();
    damaged[middle + 20] ^= 1;
    let other_seed =
        ["shift", "play", "seven-guests", "--seed", "8", "--coups", "3", "--agent", "perfect", "--log", name];
    let longer = [
        "shift",
        "play",
        "seven-guests",
        "--seed",
        "7",
        "--coups",
        "4",
        "--house",
        "article-57-13",
        "--agent",
        "perfect",
        "--log",
        name,
    ];
    let same = [&PLAY[..], &["--agent", "perfect", "--log", name]].concat();
    let other_agent = [&PLAY[..], &["--agent", "fault:missed-call", "--log", name]].concat();
    let middle = good[..=middle].split(|byte| *byte == b'\n').count();
    for (bytes, arguments, place) in [
        (good.as_slice(), &other_seed[..], "shift.log:1:1: This log belongs to another shift".to_owned()),
        (&good, &longer, "shift.log:1:1: This log belongs to another shift".to_owned()),
        (&good, &other_agent, "This agent would not take this action".to_owned()),
        (&damaged, &same, format!("shift.log:{middle}:10: The line was changed or damaged")),
        (b"notes of my own", &same, "shift.log:1:16: The line is incomplete".to_owned()),
        (b"notes of my own\n", &same, "shift.log:1:1: The line does not begin with a checksum".to_owned()),
    ] {
        fs::write(&log, bytes).unwrap();
        let refused = call(arguments);
        assert_eq!(refused.status(), Status::Wrong, "{}", refused.errors);
        assert!(refused.errors.contains(&place), "{place} is not in {}", refused.errors);
        assert!(fs::read(&log).unwrap() == bytes, "the log was touched: {place}");
    }
}

#[test]
fn shift_replay_of_a_faulty_log_prints_what_is_sound_and_then_the_flaw() {
    let folder = folder();
    let log = folder.path().join("shift.log");
    let name = log.to_str().unwrap();
    let whole = play("perfect", &["--json", "--log", name]);
    let good = fs::read(&log).unwrap();
    fs::write(&log, &good[..good.len() - 40]).unwrap();
    let cut = call(&["shift", "replay", name, "--json"]);
    let line = good.split(|byte| *byte == b'\n').count() - 2;
    assert_eq!(cut.status(), Status::Wrong);
    assert!(cut.errors.contains(&format!("shift.log:{line}:")), "{}", cut.errors);
    let (sound, all) = (lines(&cut), lines(&whole));
    assert_eq!(sound[..sound.len() - 1], all[..sound.len() - 1]);
    assert!(sound.last().unwrap()["report"].is_object());
}

#[test]
fn shift_script_is_played_and_a_faulty_one_refused_with_its_place() {
    let folder = folder();
    let good = file(folder.path(), "good.ron", "[Perfect(coups: 1), Act(by: Crew(0), act: Collect(99)), Perfect()]");
    let run = play(&format!("script:{}", good.display()), &["--json"]);
    assert_eq!(run.status(), Status::Done, "{}", run.errors);
    assert!(run.errors.contains("there is no such bet"), "{}", run.errors);
    assert_eq!(lines(&run).last().unwrap()["report"]["passed"], true);
    let bad = file(folder.path(), "bad.ron", "[\n    Perfekt(coups: 1),\n]");
    let run = play(&format!("script:{}", bad.display()), &["--json"]);
    assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""));
    assert!(run.errors.contains("bad.ron:2:5: ") && run.errors.contains("Perfect"), "{}", run.errors);
}

#[test]
fn shift_scenario_file_is_played_and_a_faulty_one_refused_with_its_place() {
    let folder = folder();
    let text = "(id: \"mine\", title: {\"fr\": \"a\", \"it\": \"a\", \"en\": \"Mine\"}, table: [Mini], length: Coups(2),\n guests: Any(3), limits: (1000, 50000))";
    let path = file(folder.path(), "mine.ron", text);
    let path = path.to_str().unwrap();
    let log = folder.path().join("log");
    let log = log.to_str().unwrap();
    let asked = ["shift", "play", path, "--seed", "1", "--agent", "perfect", "--json", "--log", log];
    let run = call(&asked);
    assert_eq!((run.status(), lines(&run).len()), (Status::Done, 4), "{}", run.errors);
    let unknown = call(&["shift", "replay", log, "--json"]);
    assert!(unknown.status() == Status::Wrong && unknown.errors.contains("--scenario"), "{}", unknown.errors);
    assert_eq!(call(&["shift", "replay", log, "--json", "--scenario", path]).output, run.output);
    fs::write(path, text.replace("Any(3)", "Any(4)")).unwrap();
    let changed = call(&["shift", "replay", log, "--json", "--scenario", path]);
    assert!(changed.status() == Status::Wrong && changed.errors.contains("log:1:10: "), "{}", changed.errors);
    fs::write(path, text.replace("guests: Any", "gests: Any")).unwrap();
    let bad = call(&asked);
    assert!(bad.status() == Status::Wrong && bad.errors.contains("mine.ron:2:2: "), "{}", bad.errors);
    fs::write(path, text.replace("\"mine\"", "\"other\"")).unwrap();
    let bad = call(&asked);
    assert!(bad.status() == Status::Wrong && bad.errors.contains("mine.ron:1:6: "), "{}", bad.errors);
}

#[test]
fn shift_list_names_each_scenario_and_what_a_house_can_have() {
    let all = lines(&call(&["shift", "list", "--json"]));
    assert!(all.iter().any(|line| line["scenario"] == "seven-guests" && line["coups"] == 60), "{all:?}");
    assert_eq!(keys(&all[0])[..3], ["coups", "houses", "scenario"]);
    let text = call(&["shift", "list"]);
    assert_eq!((text.status(), text.output.lines().count()), (Status::Done, all.len()));
    for house in ["article-57-13", "guide-fr", "monte-carlo", "venezia", "venezia-malta"] {
        let of_house = lines(&call(&["shift", "list", "--json", "--house", house]));
        assert!(!of_house.is_empty() && of_house.iter().all(|line| all.contains(line)), "{house}");
    }
}

#[test]
fn shift_is_printed_in_each_language_without_a_gap() {
    for (language, passed) in [("fr", "Non réussie."), ("it", "Non superato."), ("en", "Not passed.")] {
        for agent in ["fault:wrong-payment", "fault:missed-call", "idle"] {
            let run = call_with(&[&PLAY[..], &["--agent", agent, "--lang", language]].concat(), b"", None);
            assert_eq!(run.status(), Status::Done);
            assert!(agent == "fault:missed-call" || run.output.contains(passed), "{}", run.output);
            assert!(!run.output.contains(['{', '}']), "{}", run.output);
        }
        for command in ["shift", "shift list", "shift play", "shift replay"] {
            let arguments: Vec<&str> = command.split(' ').chain(["--help", "--lang", language]).collect();
            let run = call_with(&arguments, b"", None);
            assert!(run.status() == Status::Done && !run.output.contains('{'), "{command}: {}", run.output);
        }
    }
}

#[test]
fn shift_called_wrongly_ends_in_one_sentence_and_status_two() {
    let no_log = ["shift", "replay", "no-such.log"];
    let play = |more: &[&'static str]| -> Vec<&'static str> { [&["shift", "play"][..], more].concat() };
    for (arguments, part) in [
        (vec!["shift"], "list, play or replay"),
        (no_log.to_vec(), "no-such.log"),
        (play(&["--seed", "1", "--agent", "perfect"]), "SCENARIO"),
        (play(&["seven-guests", "--agent", "perfect"]), "--seed"),
        (play(&["seven-guests", "--seed", "1"]), "--agent"),
        (play(&["seven-gests", "--seed", "1", "--agent", "perfect"]), "seven-guests"),
        (play(&["no-such.ron", "--seed", "1", "--agent", "perfect"]), "no-such.ron"),
        (play(&["seven-guests", "--seed", "x", "--agent", "perfect"]), "--seed"),
        (play(&["seven-guests", "--seed", "1", "--coups", "0", "--agent", "perfect"]), "--coups"),
        (play(&["seven-guests", "--seed", "1", "--agent", "lazy"]), "perfect, idle"),
        (play(&["seven-guests", "--seed", "1", "--agent", "perfect:"]), "perfect, idle"),
        (play(&["seven-guests", "--seed", "1", "--agent", "fault:none"]), "wrong-payment"),
        (play(&["seven-guests", "--seed", "1", "--agent", "script:no-such.ron"]), "no-such.ron"),
        (play(&["seven-guests", "--seed", "1", "--agent", "perfect", "--house", "ritz"]), "ritz"),
        (play(&["seven-guests", "--seed", "1", "--agent", "perfect", "--table", "round"]), "round"),
        (play(&["seven-guests", "--seed", "1", "--agent", "perfect", "--log", "/"]), "/"),
        (play(&["seven-guests", "--seed", "1", "--agent", "perfect", "--saved"]), "--log"),
    ] {
        let run = call(&arguments);
        assert_eq!((run.status(), run.output.as_str()), (Status::Usage, ""), "{arguments:?}");
        assert!(run.errors.contains(part) && run.errors.lines().count() == 1, "{arguments:?}: {}", run.errors);
    }
    let not_there = call(&play(&[
        "seven-guests",
        "--seed",
        "1",
        "--agent",
        "perfect",
        "--house",
        "monte-carlo",
        "--table",
        "large",
    ]));
    assert_eq!(not_there.status(), Status::Wrong, "{}", not_there.errors);
}

#[test]
fn a_shift_of_a_pack_is_played_with_the_houses_and_guests_of_the_pack() {
    let folder = folder();
    let pack = folder.path().join("gallery");
    for place in ["shifts", "houses"] {
        fs::create_dir_all(pack.join(place)).unwrap();
    }
    for name in ["pack.ron", "guests.ron"] {
        file(&pack, name, &text(&format!("tests/it/cases/gallery/{name}")));
    }
    let house = text("lessons/houses/article-57-13.ron").replace("id: \"article-57-13\"", "id: \"club\"");
    file(&pack.join("houses"), "club.ron", &house);
    let evening = text("tests/it/cases/gallery/shifts/evening.ron");
    let evening =
        evening.replace(r#"houses: ["article-57-13", "guide-fr"]"#, r#"houses: ["club"]"#).replace(", \"S2-39\"", "");
    let shift = file(&pack.join("shifts"), "evening.ron", &evening);
    let play =
        ["shift", "play", shift.to_str().unwrap(), "--seed", "3", "--coups", "6", "--agent", "perfect", "--json"];
    let output = call(&play);
    assert_eq!(output.status(), Status::Done, "{}", output.errors);
    assert_eq!(lines(&output)[0]["shift"]["house"], "club");
    assert!(output.output.contains("Madame Dupont"), "{}", output.output);

    file(&pack, "guests.ron", &text("tests/it/cases/gallery/guests.ron").replace("tempo: (3, 9)", "tempo: (9, 3)"));
    let output = call(&play);
    assert_eq!(output.status(), Status::Wrong);
    assert!(output.errors.contains("guests.ron:7:"), "{}", output.errors);
    assert_eq!(output.errors.lines().count(), 1, "{}", output.errors);
}

#[test]
fn a_log_becomes_a_report_on_paper() {
    let folder = folder();
    let (log, pdf) = (folder.path().join("shift.log"), folder.path().join("shift.pdf"));
    let (log, pdf) = (log.to_str().unwrap(), pdf.to_str().unwrap());
    assert_eq!(play("fault:wrong-payment", &["--log", log]).status(), Status::Done);
    let run = call(&["shift", "replay", log, "--pdf", pdf]);
    assert_eq!((run.status(), run.errors.as_str()), (Status::Done, ""));
    assert!(fs::read(pdf).unwrap().starts_with(b"%PDF-"));
    let nowhere = folder.path().join("no").join("where.pdf");
    let run = call(&["shift", "replay", log, "--pdf", nowhere.to_str().unwrap()]);
    assert_eq!(run.status(), Status::Usage);
    assert!(run.errors.contains("where.pdf"), "{}", run.errors);
}

#[test]
fn a_lesson_that_is_a_shift_is_not_printed_as_a_sheet_and_says_why() {
    let run = call(&["sheet", "tableau/a-first-shift", "--seed", "7"]);
    assert_eq!((run.status(), run.output.as_str()), (Status::Wrong, ""));
    assert!(run.errors.contains("shift at the table"), "{}", run.errors);
}
