//! The command line, run in process: the JSON contract to the letter, and every kind of bad input.

#![expect(clippy::disallowed_methods, reason = "these tests write house files")]

use std::ffi::OsString;
use std::fs;
use std::io::{self, BufReader, Read, Write};

use tailleur::app::LessonPath;
use tailleur::cli::{Launch, Status, WindowOptions, World, run};
use tailleur::i18n::Language;

pub(crate) struct CommandOutput {
    asked: Launch,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl CommandOutput {
    pub(crate) fn status(&self) -> Status {
        match self.asked {
            Launch::Finished(status) => status,
            Launch::Window(_) => panic!("the window was asked for"),
        }
    }
}

pub(crate) fn call_with(arguments: &[&str], input: &[u8], system: Option<&str>) -> CommandOutput {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut world = World {
        input: &mut &*input,
        output: &mut output,
        errors: &mut errors,
        system_language: system.map(str::to_owned),
        painted: false,
        cores: 2,
    };
    let arguments = ["tailleur"].iter().chain(arguments).map(OsString::from);
    let asked = run(arguments, &mut world);
    CommandOutput { asked, output: String::from_utf8(output).unwrap(), errors: String::from_utf8(errors).unwrap() }
}

fn call(arguments: &str) -> CommandOutput {
    call_with(&arguments.split_whitespace().collect::<Vec<_>>(), b"", None)
}

fn batch(house: &str, lines: &[u8]) -> CommandOutput {
    call_with(&["referee", "--house", house, "--batch", "-"], lines, None)
}

/// `cases/referee.txt`: `$` a call, then the line it prints.
#[test]
fn a_coup_is_answered_to_the_letter() {
    let mut cases = 0;
    for case in include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/referee.txt")).split("\n$ ").skip(1) {
        let (arguments, expected) = case.split_once('\n').unwrap();
        assert_eq!(call(arguments).output.trim_end(), expected.trim_end(), "{arguments}");
        cases += 1;
    }
    assert!(cases >= 5, "only {cases} cases were read");
}

/// `cases/batch.txt`: `> house`, then lines in pairs, what goes in and what comes out.
#[test]
fn a_batch_answers_each_line_to_the_letter() {
    let mut lines_met = 0;
    for case in include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/batch.txt")).split("\n> ").skip(1) {
        let (house, pairs) = case.split_once('\n').unwrap();
        let lines: Vec<&str> = pairs.lines().filter(|line| !line.is_empty()).collect();
        let input: Vec<&str> = lines.iter().step_by(2).copied().collect();
        let expected: Vec<&str> = lines.iter().skip(1).step_by(2).copied().collect();
        let run = batch(house, input.join("\n").as_bytes());
        let met: Vec<&str> = run.output.lines().collect();
        for ((given, expected), met) in input.iter().zip(&expected).zip(&met) {
            assert_eq!(met, expected, "{house}: {given}");
        }
        assert_eq!(met.len(), expected.len(), "{house}");
        let wrong = expected.iter().any(|line| line.starts_with("{\"ok\":false"));
        assert_eq!(run.status(), if wrong { Status::Wrong } else { Status::Done }, "{house}");
        lines_met += input.len();
    }
    assert!(lines_met >= 25, "only {lines_met} lines were read");
}

/// `cases/usage.txt`: `$` a call, then the status and the sentence on standard error.
#[test]
fn a_wrong_call_is_reported_in_one_sentence() {
    let mut cases = 0;
    for case in include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/usage.txt")).split("\n$ ").skip(1) {
        let mut lines = case.lines();
        let arguments = lines.next().unwrap();
        let (status, expected) = lines.next().unwrap().split_once(' ').unwrap();
        let run = call(arguments);
        assert_eq!((run.status() as u8).to_string(), status, "{arguments}");
        assert_eq!(run.errors.trim_end(), expected, "{arguments}");
        assert_eq!(run.output, "", "{arguments}");
        cases += 1;
    }
    assert!(cases >= 20, "only {cases} cases were read");
}

#[test]
fn the_language_is_the_one_asked_for_or_the_systems_or_english() {
    let calls: [(&[&str], Option<&str>, &str); 5] = [
        (&["--lang", "it", "odsd"], Some("fr-FR"), "Il comando"),
        (&["odsd", "--lang=fr"], Some("it-IT"), "La commande"),
        (&["odsd"], Some("fr_CA.UTF-8"), "La commande"),
        (&["odsd"], Some("de-DE"), "There is no command"),
        (&["odsd"], None, "There is no command"),
    ];
    for (arguments, system, begins) in calls {
        let run = call_with(arguments, b"", system);
        assert!(run.errors.starts_with(begins), "{arguments:?}: {}", run.errors);
    }
}

#[test]
fn help_and_version_are_no_errors_and_speak_every_language() {
    for (language, word) in [("en", "Usage:"), ("fr", "Utilisation\u{202f}:"), ("it", "Uso:")] {
        for command in ["", "referee ", "odds ", "deal ", "check ", "clause ", "progress ", "progress show "] {
            let run = call(&format!("{command}--help --lang {language}"));
            assert_eq!(run.status(), Status::Done);
            assert!(run.output.contains(word), "{command}: {}", run.output);
            assert!(!run.output.contains('{'), "a key is missing: {}", run.output);
        }
    }
    assert_eq!(call("--version").output, format!("tailleur {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn without_a_command_the_window_is_asked_for() {
    assert_eq!(call("").asked, Launch::Window(WindowOptions::default()));
    let asked = call("--profile Anna --data /tmp/t --lang it --lesson tableau/naturals").asked;
    let lesson = LessonPath { pack: "tableau".into(), lesson: "naturals".into() };
    let expected = WindowOptions {
        profile: Some("Anna".to_owned()),
        data: Some("/tmp/t".into()),
        language: Some(Language::Italian),
        lesson: Some(lesson),
        file: None,
    };
    assert_eq!(asked, Launch::Window(expected));
}

#[test]
fn a_pack_or_profile_named_alone_opens_the_window_with_it() {
    let opened = |file: &str| Launch::Window(WindowOptions { file: Some(file.into()), ..WindowOptions::default() });
    assert_eq!(call("/tmp/maison.tailleur-pack").asked, opened("/tmp/maison.tailleur-pack"));
    assert_eq!(call("Maison-2.Tailleur-Pack").asked, opened("Maison-2.Tailleur-Pack"));
    assert_eq!(call("--open maison.tailleur-pack").asked, opened("maison.tailleur-pack"));
    assert_eq!(call("Anna.tailleur-profile.zip").asked, opened("Anna.tailleur-profile.zip"));
    let asked = call("--profile Anna maison.tailleur-pack").asked;
    let expected = WindowOptions {
        profile: Some("Anna".into()),
        file: Some("maison.tailleur-pack".into()),
        ..WindowOptions::default()
    };
    assert_eq!(asked, Launch::Window(expected));
    // It is an argument of a command, and the name of a profile, as any other word is.
    assert_eq!(call("check maison.tailleur-pack").status(), Status::Usage);
    let named = WindowOptions { profile: Some("x.tailleur-pack".into()), ..WindowOptions::default() };
    assert_eq!(call("--profile x.tailleur-pack").asked, Launch::Window(named));
    assert_eq!(call("maison.zip").status(), Status::Usage);
}

#[test]
fn the_readable_verdict_names_points_winner_stakes_calls_and_rules() {
    for language in ["fr", "it", "en"] {
        let call = format!("referee --lang {language} --house monte-carlo --bet punto=10000 7h 2c 9d Ks 4s");
        let run = self::call(&call);
        assert_eq!(run.status(), Status::Done);
        for part in ["Ponte", "Banque", "7h 9d", "100", "6 à la Banque, 6 à la Ponte, Égalité"] {
            assert!(run.output.contains(part), "{language}: {part} is missing in {}", run.output);
        }
    }
}

#[test]
fn the_exact_odds_are_printed_to_the_letter() {
    let run = call("odds --house venezia --json");
    assert_eq!(run.output, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/odds-venezia.json")));
    let table = call("odds --house venezia --packs 6").output;
    for part in ["6 decks", "403095751234560", "14.4382 %", "1.0558 %"] {
        assert!(table.contains(part), "{part} is missing in {table}");
    }
    let edges = call("odds --house monte-carlo").output;
    for part in ["  Ponte      1.2351 %", "  Banque     1.0579 %", "  Égalité   14.3596 %"] {
        assert!(edges.contains(part), "{part} is missing in {edges}");
    }
}

#[test]
fn dealing_in_json_and_in_totals_agree_whatever_the_threads() {
    for (house, coups) in [("venezia", 1000), ("monte-carlo", 137), ("article-57-13", 5)] {
        let dealt = call(&format!("deal --house {house} --seed 12 --coups {coups} --json")).output;
        let shoes = dealt.lines().filter(|line| line.contains("\"burn\"")).count();
        let won = |chance: &str| dealt.lines().filter(|line| line.ends_with(&format!("\"{chance}\"}}"))).count();
        let (punto, banco, egalite) = (won("punto"), won("banco"), won("egalite"));
        assert_eq!(punto + banco + egalite, coups, "{house}");
        let expected = format!(
            "{{\"shoes\":{shoes},\"coups\":{coups},\"punto\":{punto},\"banco\":{banco},\"egalite\":{egalite}}}\n"
        );
        for threads in ["", "--threads 1", "--threads 2", "--threads 3"] {
            let totals = call(&format!("deal --house {house} --seed 12 --coups {coups} --totals {threads}")).output;
            assert_eq!(totals, expected, "{house} {threads}");
        }
    }
}

#[test]
fn one_shoe_is_dealt_where_no_number_is_given() {
    let dealt = call("deal --house article-57-13 --seed 3 --json").output;
    let last = dealt.lines().last().unwrap();
    let coups = dealt.lines().count() - 1;
    assert!(last.starts_with("{\"shoe\":0,\"burn\":{\"card\":\""), "{last}");
    assert!(last.contains(&format!("\"coups\":{coups},\"left\":")), "{last}");
    assert!(dealt.starts_with("{\"shoe\":0,\"coup\":0,\"cards\":[\""), "{dealt}");
    assert!(call("deal --house article-57-13 --seed 3 --totals").output.contains(&format!("\"coups\":{coups},")));
    assert_eq!(call("deal --house article-57-13 --seed 3 --lang fr").output.lines().count(), coups + 3);
}

#[test]
fn a_house_file_is_accepted_and_a_broken_one_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let houses = folder.path().join("houses");
    fs::create_dir(&houses).unwrap();
    let good = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/houses/article-57-13.ron"));
    let path = houses.join("article-57-13.ron");
    fs::write(&path, good).unwrap();
    let name = path.to_str().unwrap();
    assert_eq!(
        call_with(&["referee", "--house", name, "7h", "2c", "9d", "Ks", "4s"], b"", None).status(),
        Status::Done
    );
    let folder_name = folder.path().to_str().unwrap();
    let run = call_with(&["check", folder_name], b"", None);
    assert_eq!((run.status(), run.output.as_str()), (Status::Done, "1 file checked: no errors.\n"));

    fs::write(&path, good.replace("packs: Stated(6,", "packs: Stated(\"six\",")).unwrap();
    let run = call_with(&["odds", "--house", name], b"", None);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.errors.contains("article-57-13.ron:10:"), "{}", run.errors);
    let run = call_with(&["check", folder_name], b"", None);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.errors.contains("article-57-13.ron:10:"), "{}", run.errors);

    for (bytes, why) in [(&b"\xff\xfe"[..], "UTF-8"), (&vec![b' '; 5 << 20][..], "1024 kB")] {
        fs::write(&path, bytes).unwrap();
        let run = call_with(&["odds", "--house", name], b"", None);
        assert_eq!(run.status(), Status::Wrong, "what stands in it was judged, as check judges it");
        assert!(run.errors.contains(why), "{}", run.errors);
    }
    fs::write(&path, "(".repeat(100_000)).unwrap();
    assert_eq!(call_with(&["check", folder_name], b"", None).status(), Status::Wrong);
}

#[test]
fn a_card_of_which_the_shoe_holds_no_further_copy_is_refused_at_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    let house = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/houses/article-57-13.ron"))
        .replace("id: \"article-57-13\"", "id: \"small\"")
        .replace("packs: Stated(6, \"S0-01\")", "packs: Stated(2, \"S0-01\")")
        .replace("packs_of_first_back: Stated(3,", "packs_of_first_back: Stated(1,");
    fs::write(&path, house).unwrap();
    let run = call_with(&["referee", "--house", path.to_str().unwrap(), "--json", "2h", "2h", "Ks", "2h"], b"", None);
    assert_eq!(run.status(), Status::Wrong, "{}", run.errors);
    assert_eq!(
        run.output,
        "{\"ok\":false,\"error\":\"Card 4, 2 of hearts: the shoe holds it only 2 times.\",\"at\":3}\n"
    );
}

/// A hundred megabytes in one line: skipped, with no more memory than the cap.
#[test]
fn a_line_without_an_end_is_skipped_and_the_next_one_judged() {
    let coup = b"{\"cards\":[\"7h\",\"2c\",\"9d\",\"Ks\",\"4s\"]}";
    let endless = io::repeat(b'[').take(100_000_000).chain(&b"\n"[..]).chain(&coup[..]);
    let mut output = Vec::new();
    let mut world = World {
        input: &mut BufReader::with_capacity(1 << 16, endless),
        output: &mut output,
        errors: &mut Vec::new(),
        system_language: None,
        painted: false,
        cores: 1,
    };
    let arguments = ["tailleur", "referee", "--house", "venezia", "--batch", "-"].map(OsString::from);
    assert_eq!(run(arguments, &mut world), Launch::Finished(Status::Wrong));
    let output = String::from_utf8(output).unwrap();
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "{\"ok\":false,\"error\":\"This line is longer than 64 kB and was skipped.\",\"line\":1}");
    assert!(lines[1].starts_with("{\"ok\":true,"), "{}", lines[1]);
    assert_eq!(lines.len(), 2);
}

#[test]
fn deep_nesting_and_bytes_that_are_no_text_are_refused_and_the_batch_goes_on() {
    let mut input = b"{\"cards\":".to_vec();
    input.extend(std::iter::repeat_n(b'[', 60_000));
    input.extend(b"\n{\"x\":");
    input.extend(std::iter::repeat_n(b'[', 60_000));
    input.extend(b"\n\xff\xfe\n{\"cards\":[\"\xff\"]}\n\n   \n{\"cards\":[\"7h\",\"2c\",\"9d\",\"Ks\",\"4s\"]}\r\n");
    let run = batch("venezia", &input);
    let ok: Vec<bool> = run.output.lines().map(|line| line.starts_with("{\"ok\":true")).collect();
    assert_eq!(ok, [false, false, false, false, true], "{}", run.output);
    for line in ["\"line\":1}", "\"line\":2}", "\"line\":3}", "\"line\":4}"] {
        assert!(run.output.contains(line), "{}", run.output);
    }
}

/// A pipe whose reader has gone, or a disk that is full.
struct Gone(io::ErrorKind);

impl Write for Gone {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_that_has_gone_ends_the_command_quietly_and_a_full_disk_is_reported() {
    for (kind, status) in [(io::ErrorKind::BrokenPipe, Status::Done), (io::ErrorKind::StorageFull, Status::Usage)] {
        let mut errors = Vec::new();
        let mut world = World {
            input: &mut io::empty(),
            output: &mut Gone(kind),
            errors: &mut errors,
            system_language: None,
            painted: false,
            cores: 1,
        };
        let arguments = ["tailleur", "deal", "--house", "venezia", "--seed", "1", "--json"].map(OsString::from);
        assert_eq!(run(arguments, &mut world), Launch::Finished(status));
        assert_eq!(errors.is_empty(), status == Status::Done);
    }
}

/// A pipe whose writer never comes must not be waited for, whatever it is called.
#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_house_or_a_lesson_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["mine.ron", "houses/mine.ron", "pack/pack.ron", "pack/01-a.ron"] {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
    }
    let place = |name: &str| folder.path().join(name).display().to_string();
    for arguments in [["odds", "--house", &place("mine.ron")].as_slice(), &["check", &place("mine.ron")]] {
        let run = call_with(arguments, b"", None);
        assert_eq!(run.status(), Status::Usage);
        assert_eq!(run.errors, format!("{} is a pipe or device; a regular file is needed.\n", place("mine.ron")));
    }
    let run = call_with(&["check", folder.path().to_str().unwrap()], b"", None);
    assert_eq!(run.status(), Status::Wrong);
    assert_eq!(run.errors.matches("a regular file is needed").count(), 3, "{}", run.errors);
}

#[test]
fn the_mark_that_editors_put_before_a_text_is_read_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("venezia.ron");
    fs::write(
        &path,
        format!("\u{feff}{}", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/houses/venezia.ron"))),
    )
    .unwrap();
    let run = call_with(&["odds", "--house", path.to_str().unwrap(), "--json"], b"", None);
    assert_eq!(
        run.output,
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/odds-venezia.json")),
        "{}",
        run.errors
    );

    let run = batch("venezia", "\u{feff}{\"cards\":[\"7h\",\"2c\",\"9d\",\"Ks\",\"4s\"]}\n\u{feff}{}\n".as_bytes());
    let ok: Vec<bool> = run.output.lines().map(|line| line.starts_with("{\"ok\":true")).collect();
    assert_eq!(ok, [true, false], "only the first line may bear it: {}", run.output);
}

#[test]
fn a_house_file_named_by_itself_is_checked_wherever_it_lies() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("venezia.ron");
    let good = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/houses/venezia.ron"));
    fs::write(&path, good).unwrap();
    let run = call_with(&["check", path.to_str().unwrap()], b"", None);
    assert_eq!((run.status(), run.output.as_str()), (Status::Done, "1 file checked: no errors.\n"));
    fs::write(&path, good.replace("packs: Silent(8)", "packs: Silent(13)")).unwrap();
    let run = call_with(&["check", path.to_str().unwrap()], b"", None);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.errors.contains("venezia.ron:10:"), "{}", run.errors);
}

#[test]
fn a_file_of_a_pack_that_cannot_be_read_is_one_fault_and_not_missing_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("mine");
    fs::create_dir(&pack).unwrap();
    let texts = |text: &str| format!("{{\"fr\": \"{text}\", \"it\": \"{text}\", \"en\": \"{text}\"}}");
    let listed = format!(
        "(id: \"mine\", version: 1, title: {}, about: {}, lessons: [\"01-a\"])",
        texts("Mine"),
        texts("Of mine.")
    );
    fs::write(pack.join("pack.ron"), listed).unwrap();
    for (bytes, why) in [
        (vec![b'('; 1100 * 1024], " is longer than the limit of 1024 kB"),
        (b"(\n\xff".to_vec(), " is not UTF-8 text (line 2)"),
    ] {
        fs::write(pack.join("01-a.ron"), bytes).unwrap();
        let run = call_with(&["check", pack.to_str().unwrap()], b"", None);
        assert_eq!(run.status(), Status::Wrong);
        assert_eq!(run.errors.lines().count(), 1, "{}", run.errors);
        assert!(run.errors.contains(why), "{}", run.errors);
    }
    fs::write(pack.join("pack.ron"), b"\xff").unwrap();
    fs::remove_file(pack.join("01-a.ron")).unwrap();
    let run = call_with(&["check", pack.to_str().unwrap()], b"", None);
    assert_eq!(run.errors.lines().count(), 1, "{}", run.errors);
}

#[test]
fn folders_too_deep_to_be_looked_into_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("a/".repeat(30));
    fs::create_dir_all(deep.join("houses")).unwrap();
    fs::write(deep.join("houses/x.ron"), "(").unwrap();
    let run = call_with(&["check", folder.path().to_str().unwrap()], b"", None);
    assert_eq!(run.status(), Status::Wrong);
    assert!(run.errors.contains("too many folders"), "{}", run.errors);
}
