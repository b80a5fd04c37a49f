//! The workshop without its window: packs made, changed, taken back and played by actions alone.

use std::collections::BTreeMap;
use std::path::PathBuf;

use tailleur::app::templates::{LessonKind, PackKind, QuestionKind};
use tailleur::app::workshop::form::{Control, FormLine, Removal, named, names_in};
use tailleur::app::workshop::{
    EditorAction, EntryBasis, OpenedPack, PackEdit, PackEditor, PackPlace, RefereeAnswer, StepKind,
    WorkshopAction as Do, WorkshopEffect,
};
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::fields::{glossary_shapes, house_shapes, shift_shapes};
use tailleur::lesson::{Files, Library, Pack as Lessons, check, lesson_shapes, pack_shapes};
use tailleur::rules::house::HouseLibrary;
use tailleur::syntax::edit::quoted;

use crate::support::player::Player;

/// The workshop with these files open.
pub(crate) fn at_work(files: Files) -> Player {
    let mut player = Player::at_the_door(Language::English, "venezia");
    player.act(Action::Workshop(Do::Open));
    let opened = OpenedPack { folder: PathBuf::from("/packs/mine"), files };
    player.act(Action::Workshop(Do::Opened(Box::new(opened))));
    player
}

/// The workshop with a new pack of this name open, as the machine would open it.
pub(crate) fn at_a_new_pack(name: &str, kind: PackKind) -> Player {
    let mut player = Player::at_the_door(Language::English, "venezia");
    player.act(Action::Workshop(Do::Open));
    player.act(Action::Workshop(Do::New(name.to_owned(), kind, Language::ALL.to_vec())));
    at_work(made(&player))
}

/// The files that the machine was asked to make.
pub(crate) fn made(player: &Player) -> Files {
    let made = player.effects.iter().find_map(|effect| match effect {
        Effect::Workshop(WorkshopEffect::Make(_, files)) => Some(files.clone()),
        _ => None,
    });
    made.expect("a pack is made")
}

pub(crate) fn pack(player: &Player) -> &PackEditor {
    let Screen::Workshop(workshop) = player.app.screen() else { panic!("the workshop is open") };
    workshop.open().expect("a pack is open")
}

pub(crate) fn work(player: &mut Player, action: Do) {
    player.now = player.now.plus(5_000);
    player.act(Action::Workshop(action));
}

pub(crate) fn edit(player: &mut Player, edit: PackEdit) {
    work(player, Do::Editor(EditorAction::Edit(edit)));
}

pub(crate) fn texts(player: &Player) -> BTreeMap<String, String> {
    pack(player).document().texts().clone()
}

fn changes(line: &FormLine) -> Vec<PackEdit> {
    let path = || line.path.clone();
    let put = |value: String| PackEdit::SetField { path: path(), value, typed: false };
    let mut changes = match &line.control {
        Control::Head
        | Control::Table
        | Control::Referee(
            RefereeAnswer::Several(_) | RefereeAnswer::None(..) | RefereeAnswer::One { stands: true, .. },
        ) => Vec::new(),
        Control::Referee(RefereeAnswer::One { value, .. }) => {
            vec![PackEdit::SetField { path: format!("{}.right", line.path), value: value.clone(), typed: false }]
        }
        Control::Texts { values, .. } => values
            .iter()
            .map(|(language, _)| PackEdit::SetText {
                path: path(),
                language: language.clone(),
                says: "“Neu”, \"x\"\n\\".to_owned(),
            })
            .collect(),
        Control::Option { .. } => changes_of_option(line),
        Control::Text(text) => vec![put(quoted(&format!("{text}-2")))],
        Control::Letter(letter) => vec![put(if letter == "Q" { "'Z'" } else { "'Q'" }.to_owned())],
        Control::Ratio(ratio) => vec![put(if ratio == "3/7" { "(2, 7)" } else { "(3, 7)" }.to_owned())],
        Control::Basis { on, .. } => {
            let others = EntryBasis::ALL.into_iter().filter(|other| other != on);
            others.map(|on| PackEdit::RestOn { path: path(), on }).collect()
        }
        Control::Card(_) => vec![put("\"5c\"".to_owned())],
        Control::Number(number, _) | Control::Coins(number) => vec![put(another(number))],
        Control::Flag(on) => vec![put((!on).to_string())],
        Control::One { words, chosen, .. } => words
            .iter()
            .enumerate()
            .filter(|(place, _)| Some(*place) != *chosen)
            .map(|(_, word)| PackEdit::Become { path: path(), word: word.clone() })
            .collect(),
        Control::Some { words } => words.iter().map(|(word, place)| turned(path(), word, *place)).collect(),
        Control::Cards(cards) => {
            let mut changes = vec![PackEdit::Add { list: path(), value: "\"5c\"".to_owned() }];
            changes.extend((0..cards.len()).map(|place| PackEdit::Take { list: path(), place }));
            changes
        }
        Control::Drill { name, .. } => vec![put(if name == "Winner" { "CountHand()" } else { "Winner()" }.to_owned())],
        Control::Add(begins) => vec![PackEdit::Add { list: path(), value: begins.clone() }],
        Control::Offer(offers) => {
            let set =
                |path: &str, value: &str| PackEdit::SetField { path: path.into(), value: value.into(), typed: false };
            offers.iter().map(|(path, _, value)| set(path, value)).collect()
        }
        Control::Raw(_) => vec![put("1".to_owned())],
    };
    changes.extend(match &line.removal {
        Some(Removal::Field) => Some(PackEdit::Clear(path())),
        Some(Removal::Nothing(outer)) => Some(PackEdit::Nothing(outer.clone())),
        Some(Removal::Entry { list, place, .. } | Removal::Lone { list, place }) => {
            Some(PackEdit::Take { list: list.clone(), place: *place })
        }
        None => None,
    });
    changes
}

/// An option’s texts, and that it is the right one.
fn changes_of_option(line: &FormLine) -> Vec<PackEdit> {
    let Control::Option { right, tick: (tick, value), values } = &line.control else { return Vec::new() };
    let says = |language: &String| PackEdit::SetText {
        path: line.path.clone(),
        language: language.clone(),
        says: "Neu".to_owned(),
    };
    let ticked = (!right).then(|| PackEdit::SetField { path: tick.clone(), value: value.clone(), typed: false });
    values.iter().map(|(language, _)| says(language)).chain(ticked).collect()
}

/// Another number than this.
fn another(number: &str) -> String {
    if number == "3" { "4" } else { "3" }.to_owned()
}

/// A word of a list that is taken out where it stands and put in where it does not; an id is put in quotes.
fn turned(list: String, word: &str, place: Option<usize>) -> PackEdit {
    let of_an_id = |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter.is_ascii_digit();
    let is_id = word.chars().all(of_an_id) && !word.starts_with(|letter: char| letter.is_ascii_digit());
    match place {
        Some(place) => PackEdit::Take { list, place },
        None => PackEdit::Add { list, value: if is_id { quoted(word) } else { word.to_owned() } },
    }
}

/// Every place of the tree, all of it unfolded.
fn places(player: &mut Player) -> Vec<PackPlace> {
    for row in pack(player).rows().to_vec() {
        if matches!(row.place, PackPlace::Lesson(_) | PackPlace::File(_)) {
            work(player, Do::Editor(EditorAction::Fold(row.place, true)));
        }
    }
    pack(player).rows().iter().map(|row| row.place.clone()).collect()
}

/// Changes every field of every form once, and takes it back at once: every byte is as it was.
fn change_everything(folder: &str, lessons: usize) -> usize {
    let mut files = Library::built_in_files(folder);
    let kept: Vec<String> = files.keys().take(lessons).chain([&"pack.ron".to_owned()]).cloned().collect();
    files.retain(|file, _| kept.contains(file));
    change_everything_in(at_work(files), folder, usize::MAX, |_| true)
}

/// The same in the forms of these places of the pack that is open, so many changes of each line.
pub(crate) fn change_everything_in(
    mut player: Player,
    folder: &str,
    most: usize,
    mut is_its_turn: impl FnMut(&PackPlace) -> bool,
) -> usize {
    let before = texts(&player);
    let mut changed = 0;
    for place in places(&mut player).into_iter().filter(|place| is_its_turn(place)) {
        work(&mut player, Do::Editor(EditorAction::Select(place.clone())));
        for line in pack(&player).form().lines.clone() {
            for change in changes(&line).into_iter().take(most) {
                edit(&mut player, change.clone());
                assert_eq!(pack(&player).refusal(), None, "{folder} {place:?} {change:?}");
                let after = texts(&player);
                assert_ne!(after, before, "{folder} {place:?} {change:?}");
                comments_stay(&before, &after);
                work(&mut player, Do::Editor(EditorAction::Undo));
                assert_eq!(texts(&player), before, "{folder} {place:?} {change:?}");
                changed += 1;
            }
        }
    }
    changed
}

fn comments_stay(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) {
    for (file, text) in before {
        let head: Vec<&str> = text.lines().take_while(|line| line.starts_with("//")).collect();
        let now = after.get(file).map(String::as_str).unwrap_or_default();
        assert!(head.iter().all(|line| now.contains(line)), "{file}");
    }
}

#[test]
fn every_field_of_every_form_can_be_changed_and_taken_back_to_the_byte() {
    let mut changed = 0;
    for folder in Library::built_in_folders() {
        changed += change_everything(folder, 2);
    }
    assert!(changed > 1_000, "{changed}");
}

#[test]
fn all_that_was_done_to_a_pack_is_taken_back_and_done_again() {
    for folder in ["tableau", "table-test"] {
        let mut player = at_work(Library::built_in_files(folder));
        let before = texts(&player);
        let mut steps = vec![before.clone()];
        let deeds = [
            PackEdit::NewLesson(LessonKind::Questions),
            PackEdit::NewStep(StepKind::Read),
            PackEdit::NewStep(StepKind::Example),
            PackEdit::Move(-1),
            PackEdit::NewStep(StepKind::Ask),
            PackEdit::NewQuestion(QuestionKind::Money),
            PackEdit::Duplicate,
            PackEdit::Move(-1),
            PackEdit::Delete,
            PackEdit::NewStep(StepKind::Mixed),
            PackEdit::NewStep(StepKind::Drill),
            PackEdit::Duplicate,
        ];
        for deed in deeds {
            edit(&mut player, deed.clone());
            assert_eq!(pack(&player).refusal(), None, "{deed:?}");
            assert_ne!(texts(&player), steps[steps.len() - 1], "{deed:?}");
            steps.push(texts(&player));
        }
        let first = pack(&player).rows()[1].place.clone();
        work(&mut player, Do::Editor(EditorAction::Select(first)));
        for deed in [PackEdit::Duplicate, PackEdit::Rename("quite-new".to_owned()), PackEdit::Move(1), PackEdit::Delete]
        {
            edit(&mut player, deed.clone());
            assert_eq!(pack(&player).refusal(), None, "{deed:?}");
            steps.push(texts(&player));
        }
        for step in steps.iter().rev().skip(1) {
            work(&mut player, Do::Editor(EditorAction::Undo));
            assert_eq!(texts(&player), *step);
        }
        assert_eq!(texts(&player), before);
        for step in steps.iter().skip(1) {
            work(&mut player, Do::Editor(EditorAction::Redo));
            assert_eq!(texts(&player), *step);
        }
    }
}

#[test]
fn a_pack_made_from_nothing_is_without_fault_and_is_played() {
    let mut player = at_a_new_pack("Ma première soirée", PackKind::Empty);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Step("01-first.ron".to_owned(), 0))));
    edit(&mut player, PackEdit::NewStep(StepKind::Example));
    for language in ["fr", "it", "en"] {
        let says = format!("Neuf, nove, nine ({language}).");
        edit(&mut player, PackEdit::SetText { path: "steps.1.says".to_owned(), language: language.to_owned(), says });
    }
    // Banco has six against Punto's nine: the referee says so by himself.
    edit(&mut player, PackEdit::Take { list: "steps.1.cards".to_owned(), place: 3 });
    edit(&mut player, PackEdit::Add { list: "steps.1.cards".to_owned(), value: "\"6c\"".to_owned() });
    assert!(
        pack(&player).document().text("01-first.ron").unwrap().contains("ends: (punto: 9, banco: 6, winner: Punto)")
    );
    edit(&mut player, PackEdit::SetField { path: "steps.2.rounds".to_owned(), value: "15".to_owned(), typed: true });
    let files = pack(&player).document().files().clone();
    let flaws: Vec<_> = check(Some("ma-premiere-soiree"), &files, &HouseLibrary::built_in());
    let faults: Vec<_> = flaws.iter().filter(|flaw| flaw.severity() == tailleur::i18n::flaw::Severity::Fault).collect();
    assert!(faults.is_empty(), "{faults:?}");
    assert!(Lessons::read(&files).is_ok());

    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson("01-first.ron".to_owned()))));
    work(&mut player, Do::Editor(EditorAction::Try));
    assert!(pack(&player).trying().is_some());
    let mut answered = 0;
    for _ in 0..200 {
        use tailleur::app::practice::{PracticeAction as Play, PracticeStage};
        use tailleur::drill::question::Answer;
        match pack(&player).trying().expect("it is tried").stage() {
            PracticeStage::Done => break,
            PracticeStage::Asking(_) => {
                player.practise(Play::Answer(Answer::Number(3)));
                answered += 1;
            }
            _ => player.practise(Play::Next),
        }
    }
    assert!(answered >= 15, "{answered}");
    assert!(player.records.is_empty(), "nothing of it is kept");
    player.act(Action::Back);
    assert!(pack(&player).trying().is_none());
    assert_eq!(*pack(&player).place(), PackPlace::Lesson("01-first.ron".to_owned()));
}

#[test]
fn what_is_typed_in_one_field_is_one_step() {
    let mut player = at_work(Library::built_in_files("tableau"));
    let before = texts(&player);
    for says in ["D", "De", "De l", "De la"] {
        player.now = player.now.plus(200);
        let (path, language) = ("title".to_owned(), "fr".to_owned());
        player.act(Action::Workshop(Do::Editor(EditorAction::Edit(PackEdit::SetText {
            path,
            language,
            says: says.to_owned(),
        }))));
    }
    assert!(texts(&player)["pack.ron"].contains("\"fr\": \"De la\""));
    work(&mut player, Do::Editor(EditorAction::Undo));
    assert_eq!(texts(&player), before);
    assert!(pack(&player).document().undoes().is_none());
}

fn saves(player: &mut Player) -> Vec<BTreeMap<String, tailleur::app::workshop::FileSave>> {
    let effects = std::mem::take(&mut player.effects).into_iter();
    let save = |effect| if let Effect::Workshop(WorkshopEffect::Save(_, files)) = effect { Some(files) } else { None };
    effects.filter_map(save).collect()
}

#[test]
fn a_change_is_written_within_a_second_and_once() {
    let mut player = at_work(Library::built_in_files("tableau"));
    player.effects.clear();
    let put = || PackEdit::SetField { path: "version".to_owned(), value: "9".to_owned(), typed: true };
    player.act(Action::Workshop(Do::Editor(EditorAction::Edit(put()))));
    player.now = player.now.plus(1_000);
    player.act(Action::Workshop(Do::Editor(EditorAction::Tick)));
    let written = saves(&mut player);
    assert_eq!(written.len(), 1);
    let save = &written[0]["pack.ron"];
    assert_eq!(save.seen.as_deref(), Library::built_in_files("tableau").get("pack.ron").map(String::as_str));
    let text = save.text.clone();
    player.act(Action::Workshop(Do::Editor(EditorAction::Saved(BTreeMap::from([("pack.ron".to_owned(), text)])))));
    player.now = player.now.plus(60_000);
    player.act(Action::Workshop(Do::Editor(EditorAction::Tick)));
    assert!(saves(&mut player).is_empty());
    assert!(pack(&player).is_saved());
}

#[test]
fn what_another_person_wrote_is_never_written_over_unasked() {
    let mut player = at_work(Library::built_in_files("tableau"));
    edit(&mut player, PackEdit::SetField { path: "version".to_owned(), value: "9".to_owned(), typed: false });
    let mine = texts(&player);
    let theirs = "(id: \"tableau\")".to_owned();
    let differs = BTreeMap::from([("pack.ron".to_owned(), Some(theirs.clone()))]);
    work(&mut player, Do::Editor(EditorAction::Differs(differs.clone())));
    player.effects.clear();
    work(&mut player, Do::Editor(EditorAction::Tick));
    work(&mut player, Do::Editor(EditorAction::Tick));
    assert!(saves(&mut player).is_empty(), "it is asked first");
    work(&mut player, Do::Editor(EditorAction::TakeTheirs));
    assert_eq!(texts(&player)["pack.ron"], theirs);
    work(&mut player, Do::Editor(EditorAction::Undo));
    assert_eq!(texts(&player), mine, "what was here can be had back");
    work(&mut player, Do::Editor(EditorAction::Differs(differs)));
    work(&mut player, Do::Editor(EditorAction::KeepMine));
    work(&mut player, Do::Editor(EditorAction::Tick));
    let written = saves(&mut player);
    assert_eq!(written[0]["pack.ron"].seen, Some(theirs));
    assert_eq!(written[0]["pack.ron"].text.as_ref(), mine.get("pack.ron"));
}

#[test]
fn a_file_that_is_broken_is_a_text_and_nothing_else() {
    let mut files = Library::built_in_files("tableau");
    let broken = "(\n    id: \"counting\",\n    title: { \"fr\": \"oh },\n".to_owned();
    files.insert("01-counting.ron".to_owned(), broken.clone());
    let mut player = at_work(files);
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Lesson("01-counting.ron".to_owned()))));
    assert_eq!(pack(&player).form().text.as_ref(), Some(&broken));
    edit(&mut player, PackEdit::SetField { path: "version".to_owned(), value: "2".to_owned(), typed: false });
    edit(&mut player, PackEdit::NewStep(StepKind::Read));
    assert!(pack(&player).refusal().is_some());
    assert_eq!(texts(&player)["01-counting.ron"], broken);
    let mended = Library::built_in_files("tableau")["01-counting.ron"].clone();
    edit(&mut player, PackEdit::Text(mended.clone()));
    assert_eq!(pack(&player).form().text, None);
    work(&mut player, Do::Editor(EditorAction::Undo));
    assert_eq!(texts(&player)["01-counting.ron"], broken);
}

#[test]
fn each_problem_leads_to_its_place_and_field() {
    let file = "02-a-coup-played.ron".to_owned();
    let mut files = Library::built_in_files("example");
    let wrong = files[&file].replace("banco: 6, winner", "banco: 5, winner").replace("accuracy: 80", "accuracy: 10");
    files.insert(file.clone(), wrong);
    let flaws = check(Some("example"), &files, &HouseLibrary::built_in());
    let mut player = at_work(files);
    let revision = pack(&player).document().revision();
    work(&mut player, Do::Editor(EditorAction::Checked(revision, flaws)));
    let problems = pack(&player).problems().to_vec();
    let expected =
        [(PackPlace::Step(file.clone(), 1), "steps.1.ends.banco"), (PackPlace::Lesson(file), "pass.accuracy")];
    for (place, path) in expected {
        let at = problems.iter().position(|problem| problem.place == place && problem.path == path);
        let at = at.unwrap_or_else(|| panic!("{place:?} {path} among {problems:?}"));
        work(&mut player, Do::Editor(EditorAction::GoTo(at)));
        assert_eq!(*pack(&player).place(), place);
        let line = pack(&player).form().line_at(path).expect("a line has it");
        assert_eq!(pack(&player).form().lines[line].path, path);
    }
}

#[test]
fn every_field_and_every_word_has_a_name_in_every_language() {
    let mut keys = names_in(&lesson_shapes(), "Lesson");
    keys.extend(names_in(&pack_shapes(), "Pack"));
    keys.extend(names_in(&house_shapes(), "House"));
    keys.extend(names_in(&glossary_shapes(), "Glossary"));
    keys.extend(names_in(&shift_shapes(), "Scenario"));
    assert!(keys.len() > 100, "{}", keys.len());
    for language in Language::ALL {
        let words = Catalog::new(language);
        let say = |key: &String| words.render(&named(key), &tailleur::i18n::HouseTerms::default());
        let nameless: Vec<&String> = keys.iter().filter(|key| say(key).contains('{')).collect();
        assert!(nameless.is_empty(), "{language:?}: {nameless:?}");
    }
}
