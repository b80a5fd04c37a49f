//! Profiles and their journals on a real disk: windows side by side, and everything a disk can do wrong.

#![expect(clippy::disallowed_methods, reason = "these tests are about the disk, the clock and the environment")]

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use tailleur::i18n::Language;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::platform::clock::Clock;
use tailleur::platform::storage::journal::{Journal, read_all};
use tailleur::platform::storage::journal_writer::JournalWriter;
use tailleur::platform::storage::profile_name::{self, NameError};
use tailleur::platform::storage::profiles::{ProfileError, Store};
use tailleur::platform::storage::settings_file;
use tailleur::platform::{entropy, locale};
use tailleur::progress::settings::FeltColour;
use tailleur::progress::{AnswerRecord, DeviceId, Moment, Progress, Record, RecordIdGenerator, Settings, line};
use tailleur::text_key;
use tempfile::TempDir;

use crate::progress::records::{answer, assert_worded, stamps};

const NOW: Moment = Moment(1_790_000_000_000);

fn device() -> DeviceId {
    stamps().device().clone()
}

/// A window's journal, which is expected to open with no more to say than these.
fn window(folder: &Path, expected: &[&str]) -> Journal {
    let (journal, notices) = Journal::open(folder, &device());
    assert_eq!(keys(&notices), expected);
    journal
}

fn phrases(errors: Vec<ProfileError>) -> Vec<Phrase> {
    errors.into_iter().map(ProfileError::into_phrase).collect()
}

fn keys(notices: &[Phrase]) -> Vec<&str> {
    notices.iter().for_each(assert_worded);
    notices.iter().map(|notice| notice.key.as_str()).collect()
}

/// The key of what is the matter, inside a notice that names a place.
fn trouble(notice: &Phrase) -> String {
    assert_worded(notice);
    let (_, fact) = notice.facts.iter().find(|(name, _)| *name == "trouble").unwrap();
    let Fact::Phrase(trouble) = fact else { panic!("{fact:?}") };
    trouble.key.to_string()
}

fn records_in(folder: &Path) -> (Vec<Record>, Vec<Phrase>) {
    let mut records = Vec::new();
    let notices = read_all(folder, |record| records.push(record));
    records.sort();
    (records, notices)
}

fn assert_saved(folder: &Path, expected: &[Record]) {
    let (records, notices) = records_in(folder);
    assert_eq!(records, expected);
    assert_eq!(keys(&notices), [""; 0]);
}

fn name(journal: &Journal) -> String {
    journal.path().unwrap().file_name().unwrap().to_string_lossy().into_owned()
}

fn answers(count: u32) -> Vec<Record> {
    let mut stamps = stamps();
    (0..count).map(|number| answer(&mut stamps, number)).collect()
}

#[test]
fn an_answer_is_on_the_disk_when_it_is_called_saved() {
    let folder = TempDir::new().unwrap();
    let records = answers(20);
    let mut journal = window(folder.path(), &[]);
    for (number, record) in records.iter().enumerate() {
        journal.append(record).unwrap();
        assert_saved(folder.path(), &records[..=number]);
    }
    assert_eq!(name(&journal), "d00d1e55-1.journal");
}

#[test]
fn the_next_sitting_goes_on_in_the_same_file() {
    let folder = TempDir::new().unwrap();
    let records = answers(3);
    for record in &records {
        let mut journal = window(folder.path(), &[]);
        journal.append(record).unwrap();
        assert_eq!(name(&journal), "d00d1e55-1.journal");
    }
    assert_saved(folder.path(), &records);
}

#[test]
fn two_windows_on_one_profile_keep_the_answers_of_both() {
    let folder = TempDir::new().unwrap();
    let records = answers(6);
    let mut first = window(folder.path(), &[]);
    let mut second = window(folder.path(), &["journal-other-window"]);
    for pair in records.chunks(2) {
        first.append(&pair[0]).unwrap();
        second.append(&pair[1]).unwrap();
    }
    assert_eq!((name(&first), name(&second)), ("d00d1e55-1.journal".to_owned(), "d00d1e55-2.journal".to_owned()));
    assert_saved(folder.path(), &records);
    drop(first);
    assert_eq!(name(&window(folder.path(), &[])), "d00d1e55-1.journal", "the first is free again");
}

#[test]
fn after_a_tear_the_answers_go_on_in_a_new_file_and_the_torn_one_stays_as_it_is() {
    let folder = TempDir::new().unwrap();
    let records = answers(4);
    let path = folder.path().join("d00d1e55-1.journal");
    let torn = line::write(&records[1]).unwrap();
    fs::write(&path, [&line::write(&records[0]).unwrap(), &torn[..torn.len() / 2]].concat()).unwrap();
    let before = fs::read(&path).unwrap();

    for record in &records[2..] {
        let mut journal = window(folder.path(), &[]);
        journal.append(record).unwrap();
        assert_eq!(name(&journal), "d00d1e55-2.journal");
    }
    assert_eq!(fs::read(&path).unwrap(), before);
    let (kept, notices) = records_in(folder.path());
    assert_eq!(kept, [&records[..1], &records[2..]].concat());
    assert_eq!(keys(&notices), ["journal-bad-lines"]);
    assert!(notices[0].facts.contains(&("line", Fact::Number(2))), "{notices:?}");
}

#[test]
fn damage_in_one_journal_is_reported_and_harms_no_other() {
    let folder = TempDir::new().unwrap();
    let records = answers(4);
    let text = |n: usize| line::write(&records[n]).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("aaaaaaaa-1.journal", &text(0));
    write("bbbbbbbb-1.journal", &format!("{}junk\n\n{}", text(1), text(2).replace('\n', "\r\n")));
    fs::create_dir(folder.path().join("cccccccc-1.journal")).unwrap();
    fs::write(folder.path().join("dddddddd-1.journal"), [0xff; 4000]).unwrap();
    write("eeeeeeee-1.journal", &text(3));

    let (kept, notices) = records_in(folder.path());
    assert_eq!(kept, records);
    assert_eq!(keys(&notices), ["journal-bad-lines", "journal-not-read"], "one sentence of each kind");
    for fact in [("count", Fact::Number(3)), ("files", Fact::Number(2)), ("line", Fact::Number(2))] {
        assert!(notices[0].facts.contains(&fact), "{notices:?}");
    }
}

#[test]
fn copies_that_syncing_tools_make_of_a_journal_are_read_too() {
    let folder = TempDir::new().unwrap();
    let records = answers(5);
    let names = [
        "aaaaaaaa-1.journal",
        "aaaaaaaa-1.sync-conflict-20260102-030405-ABCDEFG.journal",
        "aaaaaaaa-1 (Anna's conflicted copy 2026-01-02).journal",
        "aaaaaaaa-1.journal.sync-conflict-20260102",
        "BBBBBBBB-1.JOURNAL",
    ];
    for (record, name) in records.iter().zip(names) {
        fs::write(folder.path().join(name), line::write(record).unwrap()).unwrap();
    }
    for name in
        ["settings.sync-conflict-20260102-030405-ABCDEFG.ron", ".syncthing.aaaaaaaa-1.journal.tmp", "._x.journal"]
    {
        fs::write(folder.path().join(name), "()").unwrap();
    }
    assert_saved(folder.path(), &records);
}

#[cfg(unix)]
#[test]
fn what_only_has_a_journals_name_is_not_waited_for() {
    let folder = TempDir::new().unwrap();
    std::os::unix::fs::symlink("/dev/null", folder.path().join("aaaaaaaa-1.journal")).unwrap();
    let (records, notices) = records_in(folder.path());
    assert_eq!((records.len(), keys(&notices)), (0, vec!["journal-not-read"]));
}

/// Escape on the home screen closes the profile: the answers that wait must outlive that.
#[test]
fn answers_that_wait_when_a_profile_is_closed_are_saved_as_soon_as_they_can_be() {
    let place = TempDir::new().unwrap();
    let folder_of = |name: &str| place.path().join(name);
    let (anna, bea) = (folder_of("anna"), folder_of("bea"));
    fs::write(&anna, "a file").unwrap();
    fs::create_dir(&bea).unwrap();
    let records = answers(4);

    let (mut keeping, mut known) = (JournalWriter::default(), Progress::default());
    let open = |folder: &Path| Journal::open(folder, &device()).0;
    keeping.switch_to(open(&anna), &mut known).unwrap();
    assert!(keeping.append(&records[0]).is_err() && keeping.close().is_err());
    assert_eq!(keeping.folder(), None);

    // Opened again, they are known although they still wait.
    assert!(keeping.switch_to(open(&anna), &mut known).is_err());
    assert_eq!(known.records(), 1);
    assert!(keeping.append(&records[1]).is_err() && keeping.close().is_err());

    // Somebody else practises, and the folder comes back meanwhile.
    keeping.switch_to(open(&bea), &mut Progress::default()).unwrap();
    fs::remove_file(&anna).unwrap();
    fs::create_dir(&anna).unwrap();
    keeping.append(&records[2]).unwrap();
    keeping.close().unwrap();
    assert_saved(&anna, &records[..2]);
    assert_saved(&bea, &records[2..3]);

    // No file is held by what has been closed: another window finds none taken.
    window(&anna, &[]).append(&records[3]).unwrap();
    assert_saved(&anna, &[&records[..2], &records[3..]].concat());
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_small_file_is_not_waited_for() {
    let data = TempDir::new().unwrap();
    let profile = data.path().join("profiles/anna");
    fs::create_dir_all(&profile).unwrap();
    for pipe in ["device.ron", "last.ron", "profiles/anna/profile.ron", "profiles/anna/settings.ron"] {
        assert!(Command::new("mkfifo").arg(data.path().join(pipe)).status().unwrap().success());
    }
    let (store, _) = Store::open(data.path());
    assert_eq!(store.last(), None);
    let (profiles, errors) = store.profiles();
    assert_eq!(keys(&phrases(errors)), ["profile-not-read"]);
    let session = store.open_session(profiles[0].clone());
    assert_eq!(keys(&session.notices), ["settings-not-read"]);
}

#[cfg(target_os = "linux")]
#[test]
fn in_a_read_only_folder_practice_goes_on_in_memory() {
    // Nobody may make a file here, root included.
    let folder = Path::new("/sys");
    let (mut journal, notices) = Journal::open(folder, &device());
    assert_eq!(keys(&notices), ["journal-not-kept"]);
    assert_eq!(trouble(&notices[0]), "trouble-read-only");
    for (number, record) in answers(3).iter().enumerate() {
        let notice = journal.append(record).unwrap_err();
        assert_eq!((notice.key.as_str(), trouble(&notice).as_str()), ("journal-waiting", "trouble-read-only"));
        assert_eq!(journal.waiting(), number + 1);
    }
    let (store, notices) = Store::open(folder);
    assert_eq!(keys(&notices), ["data-not-kept"]);
    let notice = store.create("Anna", NOW).unwrap_err().into_phrase();
    assert_eq!(notice.key, text_key!("profile-not-made"));
    assert_worded(&notice);
    assert!(
        settings_file::write(folder, &Settings::default()).is_err_and(|notice| trouble(&notice) == "trouble-read-only")
    );
}

#[test]
fn where_a_file_stands_in_the_folders_place_practice_goes_on_in_memory() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("profile");
    fs::write(&folder, "a file").unwrap();
    let (mut journal, notices) = Journal::open(&folder, &device());
    assert_eq!(keys(&notices), ["journal-not-kept"]);
    let records = answers(2);
    assert_eq!(trouble(&journal.append(&records[0]).unwrap_err()), "trouble-gone");

    fs::remove_file(&folder).unwrap();
    fs::create_dir(&folder).unwrap();
    journal.append(&records[1]).unwrap();
    assert_saved(&folder, &records);
}

#[cfg(unix)]
#[test]
fn when_the_folder_vanishes_and_comes_back_every_answer_of_the_sitting_is_there() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("profile");
    fs::create_dir(&folder).unwrap();
    let records = answers(4);
    let mut journal = window(&folder, &[]);
    journal.append(&records[0]).unwrap();
    fs::remove_dir_all(&folder).unwrap();

    for record in &records[1..3] {
        let notice = journal.append(record).unwrap_err();
        assert_eq!((notice.key.as_str(), trouble(&notice).as_str()), ("journal-waiting", "trouble-gone"));
    }
    assert!(!folder.exists(), "the program does not make a folder that somebody took away");
    fs::create_dir(&folder).unwrap();
    journal.append(&records[3]).unwrap();
    assert_saved(&folder, &records);
}

#[cfg(unix)]
#[test]
fn when_a_tool_puts_another_file_in_its_place_the_journal_goes_on_in_a_new_one() {
    let folder = TempDir::new().unwrap();
    let records = answers(2);
    let mut journal = window(folder.path(), &[]);
    journal.append(&records[0]).unwrap();
    let other = folder.path().join("other");
    fs::write(&other, "").unwrap();
    fs::rename(other, folder.path().join("d00d1e55-1.journal")).unwrap();

    journal.append(&records[1]).unwrap();
    assert_eq!(name(&journal), "d00d1e55-2.journal");
    assert_saved(folder.path(), &records);
}

#[test]
fn an_answer_that_fits_no_line_is_refused_and_the_next_one_is_saved() {
    let folder = TempDir::new().unwrap();
    let records = answers(2);
    let Record::Answer(entry) = records[0].clone() else { unreachable!() };
    let mut journal = window(folder.path(), &[]);
    let notice = journal.append(&Record::Answer(AnswerRecord { answer: "9".repeat(70_000), ..entry })).unwrap_err();
    assert_eq!(keys(&[notice]), ["journal-answer-too-long"]);
    journal.append(&records[1]).unwrap();
    assert_saved(folder.path(), &records[1..]);
}

/// Run once more by itself as a child, this test writes answers until it is killed.
#[test]
fn every_answer_called_saved_outlives_a_killed_program() {
    if let Some(folder) = std::env::var_os("TAILLEUR_TEST_KILL") {
        let (mut journal, _) = Journal::open(Path::new(&folder), &device());
        let mut stamps = RecordIdGenerator::new(device(), entropy::seed());
        for number in 0..100_000 {
            let record = answer(&mut stamps, number);
            journal.append(&record).unwrap();
            let Record::Answer(entry) = record else { unreachable!() };
            writeln!(std::io::stdout(), "kept {}", entry.id).unwrap();
        }
        return;
    }
    let folder = TempDir::new().unwrap();
    let mut kept = Vec::new();
    let (_, module) = module_path!().split_once("::").unwrap();
    let test = format!("{module}::every_answer_called_saved_outlives_a_killed_program");
    for round in 0..20 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", &test, "--nocapture"])
            .env("TAILLEUR_TEST_KILL", folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let printed = BufReader::new(child.stdout.take().unwrap()).lines();
        let ids = printed.filter_map(|line| line.unwrap().split("kept ").nth(1).map(str::to_owned));
        let before = kept.len();
        for id in ids {
            kept.push(id);
            if kept.len() == before + 3 + round {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(kept.len() >= before + 3 + round, "the child wrote nothing");
    }
    let (records, _) = records_in(folder.path());
    let ids: std::collections::BTreeSet<String> = records
        .iter()
        .filter_map(|record| if let Record::Answer(entry) = record { Some(entry.id.to_string()) } else { None })
        .collect();
    let lost: Vec<_> = kept.iter().filter(|id| !ids.contains(*id)).collect();
    assert!(lost.is_empty(), "{} of {} lost: {lost:?}", lost.len(), kept.len());
}

#[test]
fn a_profile_is_made_found_again_and_remembered() {
    let data = TempDir::new().unwrap();
    let (store, notices) = Store::open(data.path());
    assert_eq!(keys(&notices), [""; 0]);
    assert_eq!(store.profiles(), (Vec::new(), Vec::new()));
    assert_eq!(store.last(), None);

    let anna = store.create("  Anna ", NOW).unwrap();
    let elodie = store.create("Élodie d’Aix", NOW).unwrap();
    assert_eq!((anna.name.as_str(), anna.folder.as_str(), anna.created), ("Anna", "anna", Some(NOW)));
    assert_eq!(elodie.folder, "elodie-daix");
    assert_eq!(store.profiles(), (vec![anna.clone(), elodie.clone()], Vec::new()));
    let taken = store.create("ANNA", NOW).unwrap_err().into_phrase();
    assert_eq!(keys(&[taken]), ["profile-name-taken"]);

    let mut session = store.open_session(elodie.clone());
    assert_eq!(keys(&session.notices), [""; 0]);
    let record = answer(&mut RecordIdGenerator::new(store.device().clone(), 1), 1);
    session.journal.append(&record).unwrap();
    settings_file::write(&store.folder_of(&elodie), &Settings { felt: FeltColour::Blue, ..Settings::default() })
        .unwrap();
    drop(session);

    let (again, _) = Store::open(data.path());
    assert_eq!(again.device(), store.device(), "a device has one id");
    assert_eq!(again.last(), Some(elodie.clone()));
    assert_eq!(again.find("élodie d’aix"), Some(elodie.clone()));
    assert_eq!(again.find("anna"), Some(anna));
    assert_eq!(again.find("Bruno"), None);
    let session = again.open_session(elodie);
    assert_eq!(session.known, Progress::fold(session.known.params(), [record]));
    assert_eq!(session.settings.felt, FeltColour::Blue);
}

#[test]
fn a_profile_whose_file_is_bad_keeps_its_answers_under_its_folders_name() {
    let data = TempDir::new().unwrap();
    let (store, _) = Store::open(data.path());
    let anna = store.create("Anna", NOW).unwrap();
    let record = &answers(1)[0];
    store.open_session(anna.clone()).journal.append(record).unwrap();
    let files = [
        ("(name: ", "profile-unreadable"),
        ("(name: \"a\u{202e}b\")", "profile-badly-named"),
        ("\0", "profile-unreadable"),
    ];
    for (text, notice) in files {
        fs::write(store.folder_of(&anna).join("profile.ron"), text).unwrap();
        let (profiles, errors) = store.profiles();
        assert_eq!(keys(&phrases(errors)), [notice]);
        assert_eq!((profiles[0].name.as_str(), profiles[0].folder.as_str()), ("anna", "anna"));
        assert_eq!(store.open_session(profiles[0].clone()).known.records(), 1);
    }
    fs::remove_file(store.folder_of(&anna).join("profile.ron")).unwrap();
    assert_eq!(store.profiles().0[0].name, "anna");
}

#[test]
fn a_name_is_taken_as_typed_or_refused_with_a_reason() {
    let long = "é".repeat(40);
    let cases: &[(&str, Result<&str, &str>)] = &[
        ("Anna", Ok("anna")),
        ("  Jean-Luc  ", Ok("jean-luc")),
        ("Élodie", Ok("elodie")),
        ("E\u{301}lodie", Ok("elodie")),
        ("Nicolò D'Alì", Ok("nicolo-dali")),
        ("Œuvre", Ok("oeuvre")),
        ("CON", Ok("profile-con")),
        ("com1", Ok("profile-com1")),
        ("nul", Ok("profile-nul")),
        ("nul.txt", Ok("nul-txt")),
        ("陳大文", Ok("profile")),
        ("👩\u{200d}🎓", Ok("profile")),
        ("a..b", Ok("a-b")),
        ("-- x --", Ok("x")),
        ("*?<>|:\"", Ok("profile")),
        (&long, Ok("eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee")),
        ("", Err("profile-name-empty")),
        (" \t\u{3000}", Err("profile-name-empty")),
        ("\u{200b}", Err("profile-name-empty")),
        (".", Err("profile-name-empty")),
        ("..", Err("profile-name-empty")),
        ("../anna", Err("profile-name-slash")),
        ("a/b", Err("profile-name-slash")),
        ("a\\b", Err("profile-name-slash")),
        ("a\u{0}b", Err("profile-name-unseen")),
        ("a\nb", Err("profile-name-unseen")),
        ("a\u{202e}b", Err("profile-name-unseen")),
        ("a\u{2066}b", Err("profile-name-unseen")),
        ("a\u{200b}b", Err("profile-name-unseen")),
        ("ééééééééééééééééééééééééééééééééééééééééé", Err("profile-name-long")),
    ];
    for (typed, expected) in cases {
        let checked = profile_name::check(typed).map_err(NameError::into_phrase);
        let folder = checked.as_deref().map(|name| profile_name::folders(name).next().unwrap());
        if let Err(notice) = &checked {
            assert_worded(notice);
        }
        let found = folder.as_deref().map_err(|notice| notice.key.as_str());
        assert_eq!(found, *expected, "{typed:?}");
    }
}

#[test]
fn names_that_would_share_a_folder_get_one_each() {
    let data = TempDir::new().unwrap();
    let (store, _) = Store::open(data.path());
    fs::create_dir(data.path().join("profiles").join("LI-3")).unwrap();
    let made = ["Li", "Lì", "L-i", "李", "王"].map(|name| store.create(name, NOW).unwrap().folder);
    assert_eq!(made, ["li", "li-2", "l-i", "profile", "profile-2"]);
    assert_eq!(store.create("Lí", NOW).unwrap().folder, "li-4", "for some disks LI-3 is li-3");
    for outside in ["..", ".", "", "a/b", "/", "a\\b", ".hidden"] {
        assert!(!profile_name::is_folder(outside), "{outside:?}");
    }
}

#[test]
fn the_systems_language_is_the_first_that_the_program_speaks() {
    let cases: &[(&[&str], Language)] = &[
        (&["it-IT"], Language::Italian),
        (&["de-DE", "fr-CH", "en-GB"], Language::French),
        (&["C", "fr-FR"], Language::English),
        (&[], Language::English),
    ];
    for (tags, language) in cases {
        assert_eq!(locale::first_spoken(tags.iter().map(|&tag| tag.to_owned())), *language, "{tags:?}");
    }
}

#[test]
fn the_clock_tells_the_time_of_day_and_goes_forward_only() {
    let mut clock = Clock::start();
    let day = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let mut last = clock.now();
    assert!(Moment(day).since(last).max(last.since(Moment(day))) < 10_000);
    for _ in 0..1000 {
        let now = clock.now();
        assert!(now >= last);
        last = now;
    }
    clock.resync();
    assert!(clock.now().since(last).max(last.since(clock.now())) < 10_000);
    assert_ne!(entropy::seed(), entropy::seed());
}
