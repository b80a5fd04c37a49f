//! The runner of the effects without a window: every effect against a real folder, and a disk that hangs.
#![cfg(feature = "desktop")]
#![expect(clippy::disallowed_methods, reason = "these tests are about the disk")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tailleur::app::class::{ClassAction, ClassEffect, ClassExportFormat, ClassQuery};
use tailleur::app::guest::GuestEffect;
use tailleur::app::host::{HostAction, HostEffect, RoomAction, SetupAction};
use tailleur::app::packs::PacksEffect;
use tailleur::app::path_field::{PathAction, PathField};
use tailleur::app::profile_admin::{ProfileAdminAction, ProfileAdminEffect};
use tailleur::app::shift::{ShiftAction, ShiftEffect, TableAction};
use tailleur::app::waiting::WaitingEffect;
use tailleur::app::workshop::{FileSave, HandOver, ImportJob, Password, PrintJob, QuestionFile, WorkshopEffect};
use tailleur::app::{Action, Effect, LessonPath, Screen};
use tailleur::classroom::results::{Results, ResultsFormat};
use tailleur::classroom::{RoomMessage, Seat};
use tailleur::i18n::phrase::Fact;
use tailleur::lesson::Library;
use tailleur::lesson::exchange::ExistingPack;
use tailleur::platform::desktop::runner::ThreadSetup;
use tailleur::platform::storage::file_system::{self, FileSystem};
use tailleur::platform::storage::journal::read_all;
use tailleur::platform::storage::pack_file::SigningKey;
use tailleur::progress::class::Attempts;
use tailleur::progress::{LessonDone, Record};
use tailleur::text_key;
use tailleur::voice::Noise;
use tempfile::TempDir;

use crate::support::player::Player;

/// Number of effects, and of errands where an effect has several.
const EFFECTS: usize = 16 + 9 + 4 + 7 + 5 + 11 + 14 + 4 + 5;

/// A name for each effect; one that is new has to be added here and carried out below.
fn name(effect: &Effect) -> &'static str {
    match effect {
        Effect::Record(_) => "record",
        Effect::MakeProfile(_) => "make profile",
        Effect::OpenProfile(_) => "open profile",
        Effect::CloseProfile => "close profile",
        Effect::SaveSettings(_) => "save settings",
        Effect::RecomputeProgress => "recompute progress",
        Effect::Print(..) => "print",
        Effect::Show(_) => "show",
        Effect::ChoosePath(_) => "choose path",
        Effect::SaveFile(..) => "save file",
        Effect::PrintPoster => "print poster",
        Effect::PrintReport => "print report",
        Effect::PrintCertificate(_) => "print certificate",
        Effect::Speak(..) => "speak",
        Effect::SpeakBeside(_) => "speak beside",
        Effect::StopSpeech => "stop speech",
        Effect::Sound(_) => "sound",
        Effect::Archives(effect) => name_of_profile_effect(effect),
        Effect::Packs(effect) => name_of_packs_effect(effect),
        Effect::Class(effect) => name_of_class_effect(effect),
        Effect::Guest(effect) => name_of_guest_effect(effect),
        Effect::Host(effect) => name_of_host_effect(effect),
        Effect::Workshop(effect) => name_of_workshop_effect(effect),
        Effect::Waiting(effect) => name_of_waiting_effect(effect),
        Effect::Shift(effect) => name_of_shift_effect(effect),
    }
}

const fn name_of_profile_effect(effect: &ProfileAdminEffect) -> &'static str {
    match effect {
        ProfileAdminEffect::List => "profiles: list",
        ProfileAdminEffect::Export => "profiles: export",
        ProfileAdminEffect::Look(_) => "profiles: look",
        ProfileAdminEffect::Import(..) => "profiles: import",
        ProfileAdminEffect::Unite(..) => "profiles: unite",
        ProfileAdminEffect::UseThere(_) => "profiles: use there",
        ProfileAdminEffect::Move(_) => "profiles: move",
        ProfileAdminEffect::LookInto(_) => "profiles: look into",
        ProfileAdminEffect::Restore(..) => "profiles: restore",
    }
}

const fn name_of_packs_effect(effect: &PacksEffect) -> &'static str {
    match effect {
        PacksEffect::List => "packs: list",
        PacksEffect::Look(_) => "packs: look",
        PacksEffect::Install => "packs: install",
        PacksEffect::Remove(_) => "packs: remove",
    }
}

const fn name_of_class_effect(effect: &ClassEffect) -> &'static str {
    match effect {
        ClassEffect::Recall => "class: recall",
        ClassEffect::Add(..) => "class: add",
        ClassEffect::AddHere(..) => "class: add here",
        ClassEffect::Read(_) => "class: read",
        ClassEffect::Reckon(..) => "class: reckon",
        ClassEffect::Forget => "class: forget",
        ClassEffect::Write(..) => "class: write",
    }
}

const fn name_of_guest_effect(effect: &GuestEffect) -> &'static str {
    match effect {
        GuestEffect::Look => "guest: look",
        GuestEffect::Call(..) => "guest: call",
        GuestEffect::Send(_) => "guest: send",
        GuestEffect::HangUp => "guest: hang up",
        GuestEffect::SaveSeat(_) => "guest: save seat",
    }
}

const fn name_of_host_effect(effect: &HostEffect) -> &'static str {
    match effect {
        HostEffect::Look => "host: look",
        HostEffect::Past(_) => "host: past",
        HostEffect::Roster(_) => "host: roster",
        HostEffect::Open(_) => "host: open",
        HostEffect::OpenNext(_) => "host: open next",
        HostEffect::Resume => "host: resume",
        HostEffect::Send(_) => "host: send",
        HostEffect::RenewRemote => "host: renew remote",
        HostEffect::Close => "host: close",
        HostEffect::Write(..) => "host: write",
        HostEffect::Practise(_) => "host: practise",
    }
}

const fn name_of_workshop_effect(effect: &WorkshopEffect) -> &'static str {
    match effect {
        WorkshopEffect::List => "workshop: list",
        WorkshopEffect::Make(..) => "workshop: make",
        WorkshopEffect::Copy(_) => "workshop: copy",
        WorkshopEffect::Open(_) => "workshop: open",
        WorkshopEffect::KeepDraft(..) => "workshop: keep draft",
        WorkshopEffect::DropDraft(_) => "workshop: drop draft",
        WorkshopEffect::Save(..) => "workshop: save",
        WorkshopEffect::Media(..) => "workshop: media",
        WorkshopEffect::ReadMedium(_) => "workshop: read medium",
        WorkshopEffect::Import(_) => "workshop: import",
        WorkshopEffect::Look(..) => "workshop: look",
        WorkshopEffect::Check(..) => "workshop: check",
        WorkshopEffect::HandOver(..) => "workshop: hand over",
        WorkshopEffect::Print(_) => "workshop: print",
    }
}

const fn name_of_shift_effect(effect: &ShiftEffect) -> &'static str {
    match effect {
        ShiftEffect::Find => "shift: find",
        ShiftEffect::Start(_) => "shift: start",
        ShiftEffect::GoOn(_) => "shift: go on",
        ShiftEffect::Append(..) => "shift: append",
        ShiftEffect::End(_) => "shift: end",
    }
}

const fn name_of_waiting_effect(effect: &WaitingEffect) -> &'static str {
    match effect {
        WaitingEffect::Retry => "waiting: retry",
        WaitingEffect::SaveElsewhere(_) => "waiting: save elsewhere",
        WaitingEffect::BringIn(_) => "waiting: bring in",
        WaitingEffect::CloseWindow => "waiting: close window",
    }
}

fn direct() -> ThreadSetup {
    Arc::new(|body| body())
}

/// A desk with a profile of this name open in a folder of its own.
pub(super) fn desk(name: &str) -> (TempDir, Player) {
    let folder = TempDir::new().unwrap();
    let mut player = Player::with_runner(folder.path(), direct());
    player.act(Action::MakeProfile(name.to_owned()));
    assert_eq!(player.app.profile().map(|profile| profile.name.clone()).as_deref(), Some(name));
    (folder, player)
}

/// All files below a folder whose name ends so.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, end));
        } else if path.to_string_lossy().ends_with(end) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn the_only(folder: &Path, end: &str) -> PathBuf {
    let found = files(folder, end);
    assert_eq!(found.len(), 1, "{end}: {found:?}");
    found[0].clone()
}

fn answers(folder: &Path) -> usize {
    let mut count = 0;
    let notices = read_all(folder, |record| count += usize::from(matches!(record, Record::Answer(_))));
    assert!(notices.is_empty(), "{notices:?}");
    count
}

fn names(player: &Player) -> BTreeSet<&'static str> {
    player.effects.iter().map(name).collect()
}

fn profile_folder(data: &Path, name: &str) -> PathBuf {
    data.join("profiles").join(name)
}

/// Opening, answering, settings, documents and sound.
fn practise(done: &mut BTreeSet<&'static str>) {
    let (data, mut player) = desk("Anna");
    let folder = profile_folder(data.path(), "anna");
    player.take_up("naturals");
    let mut right = 0;
    player.play(|_| {
        right += 1;
        true
    });
    assert_eq!(answers(&folder), right as usize, "each answer is on the disk");
    let settings = player.app.settings().clone();
    player.act(Action::Set(tailleur::progress::Settings { target_millis: settings.target_millis + 500, ..settings }));
    let written = fs::read_to_string(folder.join("settings.ron")).unwrap();
    assert!(written.contains(&(player.app.settings().target_millis).to_string()), "{written}");
    player.carry_out(Effect::RecomputeProgress);
    let known = player.app.profile().unwrap().known.clone();
    assert!(known.history().days().values().next().is_some(), "what was answered is known again");
    let path = player.lessons().into_iter().find(|path| path.lesson == "naturals").unwrap();
    player.carry_out(Effect::Print(path, 7, None));
    player.act(Action::Path(PathAction::Choose(PathField::PackFile)));
    let chosen = player.app.chosen_path().expect("a file was chosen");
    assert_eq!((chosen.field, chosen.path.clone()), (PathField::PackFile, data.path().join("chosen")));
    player.carry_out(Effect::PrintPoster);
    player.carry_out(Effect::PrintReport);
    let lesson = player.app.library().packs().find_map(|pack| {
        let test = pack.lessons.iter().find(|lesson| lesson.test.is_some())?;
        Some(LessonPath { pack: pack.id.clone(), lesson: test.id.clone() })
    });
    let passed = player.records.iter().find_map(|record| match record {
        Record::LessonDone(done) => Some(LessonDone { lesson: lesson.as_ref()?.to_string(), ..done.clone() }),
        _ => None,
    });
    let passed = passed.expect("the lesson was played to its end");
    player.carry_out(Effect::PrintCertificate(Box::new(passed)));
    player.carry_out(Effect::SaveFile("progress.png".to_owned(), vec![1, 2, 3]));
    let sheets = data.path().join("sheets");
    assert_eq!(files(&sheets, ".pdf").len(), 4, "{:?}", files(&sheets, ""));
    assert_eq!(fs::read(sheets.join("progress.png")).unwrap(), [1, 2, 3]);
    player.carry_out(Effect::Speak(Vec::new(), None));
    player.carry_out(Effect::SpeakBeside(Vec::new()));
    player.carry_out(Effect::StopSpeech);
    player.carry_out(Effect::Sound(Noise::CardSlide));
    player.act(Action::Back);
    player.carry_out(Effect::CloseProfile);
    player.carry_out(Effect::OpenProfile("anna".to_owned()));
    let again = &player.app.profile().unwrap().known;
    assert_eq!(again.history().days().len(), known.history().days().len());
    done.extend(names(&player));
}

/// Export, import, merging, moving and restoring.
fn administer(done: &mut BTreeSet<&'static str>) {
    let (data, mut player) = desk("Anna");
    player.take_up("naturals");
    player.play(|_| true);
    let given = answers(&profile_folder(data.path(), "anna"));
    player.carry_out(Effect::Archives(ProfileAdminEffect::Export));
    let exported = the_only(&data.path().join("sheets"), ".zip");
    player.act(Action::Archives(ProfileAdminAction::Open));
    player.carry_out(Effect::Archives(ProfileAdminEffect::Look(exported.clone())));
    player.carry_out(Effect::Archives(ProfileAdminEffect::Import(exported.clone(), "Bea".to_owned())));
    assert_eq!(player.app.profile().unwrap().name, "Bea");
    assert_eq!(answers(&profile_folder(data.path(), "bea")), given);
    player.carry_out(Effect::Archives(ProfileAdminEffect::Unite(exported.clone(), "Anna".to_owned())));
    assert_eq!(answers(&profile_folder(data.path(), "anna")), given, "what is there already is not added twice");
    let drive = TempDir::new().unwrap();
    player.carry_out(Effect::Archives(ProfileAdminEffect::Move(Some(drive.path().to_owned()))));
    let moved = drive.path().join("anna");
    assert!(moved.join("profile.ron").is_file(), "{:?}", player.app.notices());
    assert_eq!(answers(&moved), given);
    player.carry_out(Effect::Archives(ProfileAdminEffect::LookInto(exported.clone())));
    player.carry_out(Effect::Archives(ProfileAdminEffect::Restore(exported, true)));
    let (other, mut elsewhere) = desk("Zoe");
    elsewhere.carry_out(Effect::Archives(ProfileAdminEffect::UseThere(moved)));
    assert_eq!(elsewhere.app.profile().unwrap().name, "Anna");
    assert!(other.path().join("profiles/anna.ron").is_file());
    done.extend(names(&player));
    done.extend(names(&elsewhere));
}

#[test]
fn a_pack_is_handed_over_to_a_folder_of_choice_signed_with_a_locked_key() {
    let (data, mut player) = desk("Anna");
    player.carry_out(Effect::Workshop(WorkshopEffect::Make("Mine".to_owned(), Library::built_in_files("tableau"))));
    let (folder, usb) = (data.path().join("workshop/mine"), data.path().join("usb"));
    let (secret, signer) = SigningKey::generate(Some("shoe".to_owned())).unwrap();
    let key = data.path().join("my.key");
    fs::write(&key, secret).unwrap();
    let hand_over = |player: &mut Player, password: &str| {
        let password = Password(password.to_owned());
        let to = HandOver { folder: Some(usb.clone()), key: Some(key.clone()), password };
        player.carry_out(Effect::Workshop(WorkshopEffect::HandOver(folder.clone(), to)));
    };
    for (password, why) in [("", "workshop-key-locked"), ("sabot", "pack-key-password")] {
        hand_over(&mut player, password);
        assert_eq!(player.app.notices().last().unwrap().phrase.key.as_str(), why);
        assert!(!usb.join("mine.tailleur-pack").exists());
    }
    hand_over(&mut player, "shoe");
    let file = usb.join("mine.tailleur-pack");
    assert_eq!(player.app.saved(), Some(&file), "its folder can be shown");
    let done = player.app.done().unwrap();
    assert_eq!(done.key.as_str(), "workshop-handed-over-signed");
    assert!(done.facts.iter().any(|(_, fact)| *fact == Fact::Text(signer.short())));
}

/// Packs made, handed over, installed and removed.
fn make_packs(done: &mut BTreeSet<&'static str>) {
    let (data, mut player) = desk("Anna");
    let work = |player: &mut Player, errand| player.carry_out(Effect::Workshop(errand));
    let files_of_pack = Library::built_in_files("tableau");
    work(&mut player, WorkshopEffect::Make("Mine".to_owned(), files_of_pack.clone()));
    let folder = data.path().join("workshop/mine");
    assert!(folder.join("pack.ron").is_file());
    work(&mut player, WorkshopEffect::List);
    work(&mut player, WorkshopEffect::Open(folder.clone()));
    let file = FileSave { seen: None, text: Some("# Notes\n".to_owned()) };
    work(&mut player, WorkshopEffect::Save(folder.clone(), BTreeMap::from([("notes.md".to_owned(), file)])));
    assert_eq!(fs::read_to_string(folder.join("notes.md")).unwrap(), "# Notes\n");
    work(&mut player, WorkshopEffect::KeepDraft(folder.clone(), tailleur::app::workshop::DraftBackup::default()));
    work(&mut player, WorkshopEffect::DropDraft(folder.clone()));
    work(&mut player, WorkshopEffect::Media(folder.clone(), Vec::new()));
    work(&mut player, WorkshopEffect::ReadMedium(folder.join("pack.ron")));
    let file = QuestionFile { path: folder.join("notes.md"), language: "en".to_owned(), as_coups: false };
    let beside = ExistingPack::default();
    work(&mut player, WorkshopEffect::Import(Box::new(ImportJob { number: 1, file, houses: Vec::new(), beside })));
    work(&mut player, WorkshopEffect::Look(folder.clone(), BTreeMap::new()));
    work(&mut player, WorkshopEffect::Check(1, "mine".to_owned(), Box::new(files_of_pack)));
    let house = player.app.house().unwrap();
    work(&mut player, WorkshopEffect::Print(PrintJob::Poster(house)));
    fs::remove_file(folder.join("notes.md")).unwrap();
    work(&mut player, WorkshopEffect::HandOver(folder, HandOver::default()));
    let pack = the_only(&data.path().join("sheets"), ".tailleur-pack");
    let run = |player: &mut Player, errand| player.carry_out(Effect::Packs(errand));
    run(&mut player, PacksEffect::Look(pack));
    run(&mut player, PacksEffect::Install);
    assert!(player.app.library().packs().any(|pack| pack.id == "mine"), "{:?}", player.app.notices());
    run(&mut player, PacksEffect::List);
    work(&mut player, WorkshopEffect::Copy("mine".into()));
    assert_eq!(files(&data.path().join("workshop"), "pack.ron").len(), 2);
    run(&mut player, PacksEffect::Remove("mine".into()));
    assert!(!player.app.library().packs().any(|pack| pack.id == "mine"));
    done.extend(names(&player));
}

/// A class read from a folder, and its tables.
fn read_a_class(done: &mut BTreeSet<&'static str>) {
    let (data, mut player) = desk("Anna");
    player.take_up("naturals");
    player.play(|_| true);
    player.act(Action::Back);
    player.act(Action::Class(ClassAction::Open));
    player.carry_out(Effect::Class(ClassEffect::Recall));
    let places = vec![data.path().join("profiles")];
    player.carry_out(Effect::Class(ClassEffect::AddHere(Vec::new(), None)));
    let Screen::Class(class) = player.app.screen() else { panic!("the class is open") };
    assert_eq!(class.places, places, "the profiles of this computer");
    player.carry_out(Effect::Class(ClassEffect::Add(places[0].clone(), Vec::new(), None)));
    let query = ClassQuery { places: places.clone(), list: None, house: None, attempts: Attempts::default() };
    player.carry_out(Effect::Class(ClassEffect::Read(query.clone())));
    let loaded = player.wait_for(|action| match action {
        Action::Class(ClassAction::Read(loaded)) => Some((**loaded).clone()),
        _ => None,
    });
    assert!(fs::read_to_string(data.path().join("class.ron")).unwrap().contains("profiles"));
    assert_eq!(loaded.class.trainees().len(), 1);
    player.carry_out(Effect::Class(ClassEffect::Reckon(Arc::clone(&loaded.class), query)));
    player.carry_out(Effect::Class(ClassEffect::Write(ClassExportFormat::Csv, Arc::clone(&loaded.report))));
    player.carry_out(Effect::Class(ClassEffect::Write(ClassExportFormat::Xlsx, loaded.report)));
    assert!(!files(&data.path().join("sheets"), ".csv").is_empty());
    the_only(&data.path().join("sheets"), ".xlsx");
    player.carry_out(Effect::Class(ClassEffect::Forget));
    done.extend(names(&player));
}

/// A room opened, left, resumed, closed and read again; and a seat in one.
#[cfg(feature = "room")]
fn hold_a_room(done: &mut BTreeSet<&'static str>) {
    let (data, mut player) = desk("Anna");
    player.act(Action::Host(HostAction::Plan));
    let list = data.path().join("list.csv");
    fs::write(&list, "name\nAnna\nBruno\n").unwrap();
    player.carry_out(Effect::Host(HostEffect::Roster(list)));
    assert!(player.app.screen().hosting().unwrap().plan.roster.is_some());
    player.act(Action::Host(HostAction::Setup(SetupAction::Open)));
    let room = |player: &Player| player.app.screen().hosting().and_then(|host| host.hosted.is_some().then_some(()));
    assert!(room(&player).is_some(), "{:?}", player.app.notices());
    player.carry_out(Effect::Host(HostEffect::RenewRemote));
    player.carry_out(Effect::Host(HostEffect::Send(RoomMessage::End)));
    let quiz = |player: &Player| {
        let hosted = player.app.screen().hosting().and_then(|host| host.hosted.as_ref());
        hosted.map_or(0, |hosted| hosted.room.quiz_number())
    };
    player.frames_until("the quiz is over", |player| player.app.screen().hosting().unwrap().results.is_some());
    player.act(Action::Host(HostAction::Room(RoomAction::PlanNext(true))));
    player.act(Action::Host(HostAction::Setup(SetupAction::Open)));
    player.frames_until("the next quiz is there", |player| quiz(player) == 2);
    player.carry_out(Effect::Host(HostEffect::Send(RoomMessage::End)));
    player.carry_out(Effect::Host(HostEffect::Close));
    let logs = files(&data.path().join("rooms"), ".room");
    assert_eq!(logs.len(), 2, "each quiz has its own log");
    let log = logs[0].clone();
    assert!(fs::read_to_string(&log).unwrap().len() > 100);
    player.carry_out(Effect::Host(HostEffect::Look));
    player.carry_out(Effect::Host(HostEffect::Past(log)));
    player.carry_out(Effect::Host(HostEffect::Resume));
    let results = Arc::new(Results::gather(&crate::classroom::results::naturals().room));
    player.carry_out(Effect::Host(HostEffect::Write(ResultsFormat::Json, Arc::clone(&results))));
    the_only(&data.path().join("sheets"), ".json");
    player.carry_out(Effect::Host(HostEffect::Practise(results)));
    assert!(!files(&data.path().join("packs"), "pack.ron").is_empty(), "{:?}", player.app.notices());
    player.carry_out(Effect::Guest(GuestEffect::Look));
    player.carry_out(Effect::Guest(GuestEffect::Call("127.0.0.1:9".to_owned(), None)));
    player.carry_out(Effect::Guest(GuestEffect::Send(Vec::new())));
    player.carry_out(Effect::Guest(GuestEffect::HangUp));
    let seat = Seat {
        address: "127.0.0.1:9".to_owned(),
        code: "314159".to_owned(),
        key: None,
        name: "Anna".to_owned(),
        token: "0123456789abcdef".to_owned(),
        fingerprint: None,
        noted: BTreeSet::new(),
    };
    let file = profile_folder(data.path(), "anna").join("seat.ron");
    player.carry_out(Effect::Guest(GuestEffect::SaveSeat(Some(seat))));
    assert!(fs::read_to_string(&file).unwrap().contains("314159"));
    player.carry_out(Effect::Guest(GuestEffect::SaveSeat(None)));
    assert!(!file.exists());
    done.extend(names(&player));
}

/// What is done with answers that wait, where none does.
fn wait_for_a_disk(done: &mut BTreeSet<&'static str>) {
    let (data, mut player) = desk("Anna");
    for errand in [
        WaitingEffect::Retry,
        WaitingEffect::SaveElsewhere(data.path().join("anna.journal")),
        WaitingEffect::BringIn(Vec::new()),
        WaitingEffect::CloseWindow,
    ] {
        player.carry_out(Effect::Waiting(errand));
    }
    assert!(player.runner().closes());
    done.extend(names(&player));
}

fn work_a_shift(done: &mut BTreeSet<&'static str>) {
    let (_data, mut player) = desk("Anna");
    player.act(Action::Shift(ShiftAction::Open));
    player.act(Action::Shift(ShiftAction::Begin));
    player.act(Action::Shift(ShiftAction::Table(TableAction::Next)));
    let Screen::Shift(shift) = player.app.screen() else { panic!("a shift has begun") };
    let due = shift.work().unwrap().due().remove(0);
    player.act(Action::Shift(ShiftAction::Table(TableAction::Act(due.by, due.act))));
    player.act(Action::Back);
    player.act(Action::Back);
    player.act(Action::Shift(ShiftAction::GoOn));
    player.act(Action::Shift(ShiftAction::End));
    done.extend(names(&player));
}

#[cfg(feature = "room")]
#[test]
fn every_effect_is_carried_out_against_a_real_folder() {
    let mut done = BTreeSet::new();
    for part in [practise, administer, make_packs, read_a_class, hold_a_room, wait_for_a_disk, work_a_shift] {
        part(&mut done);
    }
    assert_eq!(done.len(), EFFECTS, "{done:?}");
}

/// A disk whose writes hang while the switch is on.
#[derive(Debug)]
struct HangingDisk(Arc<AtomicBool>);

impl HangingDisk {
    fn setup(hangs: &Arc<AtomicBool>) -> ThreadSetup {
        let hangs = Arc::clone(hangs);
        Arc::new(move |body| file_system::with_file_system(Rc::new(Self(Arc::clone(&hangs))), body))
    }
}

impl FileSystem for HangingDisk {
    fn write(&self, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        while self.0.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(5));
        }
        file.write_all(bytes)
    }
}

#[test]
fn a_disk_that_hangs_for_ten_seconds_stops_no_frame_and_costs_no_answer() {
    let data = TempDir::new().unwrap();
    let hangs = Arc::new(AtomicBool::new(false));
    let mut player = Player::with_runner(data.path(), HangingDisk::setup(&hangs));
    player.act(Action::MakeProfile("Anna".to_owned()));
    player.take_up("naturals");
    hangs.store(true, Ordering::Relaxed);
    let answer = player.right_answer();
    let (began, mut frames) = (Instant::now(), Vec::new());
    player.settles = false;
    let mut given = Some(answer);
    while began.elapsed() < Duration::from_secs(10) {
        let frame = Instant::now();
        if let Some(answer) = given.take() {
            player.answer(answer);
        }
        player.frame();
        frames.push(frame.elapsed());
        thread::sleep(Duration::from_millis(16));
    }
    frames.sort_unstable();
    let (usual, slowest) = (frames[frames.len() / 2], frames[frames.len() - 1]);
    // A busy machine delays a frame now and then; a frame that waited for this disk would take ten seconds.
    assert!(usual < Duration::from_millis(5) && slowest < Duration::from_secs(1), "{usual:?}, at most {slowest:?}");
    let folder = profile_folder(data.path(), "anna");
    assert_eq!(answers(&folder), 0, "nothing was written");
    let is_waiting =
        |player: &Player| player.app.notices().iter().any(|notice| notice.phrase.key == text_key!("journal-waiting"));
    assert!(is_waiting(&player), "it is shown that it is not saved");
    hangs.store(false, Ordering::Relaxed);
    assert_eq!(player.finish(Duration::from_secs(10)), 0);
    assert_eq!(answers(&folder), 1);
}

#[test]
fn the_end_does_not_wait_for_a_dead_disk_for_ever() {
    let data = TempDir::new().unwrap();
    let hangs = Arc::new(AtomicBool::new(false));
    let mut player = Player::with_runner(data.path(), HangingDisk::setup(&hangs));
    player.act(Action::MakeProfile("Anna".to_owned()));
    player.take_up("naturals");
    hangs.store(true, Ordering::Relaxed);
    player.settles = false;
    let answer = player.right_answer();
    player.answer(answer);
    let began = Instant::now();
    assert_eq!(player.finish(Duration::from_millis(300)), 1, "one answer is not on the disk");
    assert!(began.elapsed() < Duration::from_secs(2));
    hangs.store(false, Ordering::Relaxed);
}
