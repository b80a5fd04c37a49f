//! Pages beside the felt: what is taught is done there at once, and one can go back to it.

use tailleur::app::practice::{PracticeAction as Do, PracticeStage};
use tailleur::drill::question::Answer;
use tailleur::i18n::Language;
use tailleur::lesson::{Files, Library, Step};
use tailleur::platform::storage::packs;
use tailleur::progress::Record;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::side::Side;

use crate::support::player::Player;
use crate::support::root;

const PACK: &str = r#"(
    id: "mine",
    version: 1,
    title: {"en": "Mine"},
    about: {"en": "A course."},
    lessons: ["01-first"],
)
"#;

const LESSON: &str = r#"(
    id: "first",
    version: 1,
    title: {"en": "One"},
    goal: {"en": "Know it."},
    steps: [
        Page(says: {"en": "See."}, shows: Scene(punto: ["9d", "7c"], banco: ["Kh", "7s"])),
        Page(
            says: {"en": "Do."},
            shows: Ask(
                id: "draws-on-five",
                scene: (punto: ["2d", "3c"], banco: ["Kh", "7s"]),
                answer: Choice(is: DrawOrStand(Punto)),
                because: {"en": "Five draws."},
            ),
        ),
        Page(says: {"en": "Count."}, shows: Drill(CountHand(cards: [2]))),
        Drill(drill: CountHand(cards: [2]), rounds: 2),
        Page(says: {"en": "More."}, shows: Drill(CountHand(cards: [3]))),
        Drill(drill: CountHand(cards: [3]), rounds: 2),
    ],
    pass: (accuracy: 90, seconds: 4),
)
"#;

fn begun() -> Player {
    let files: Files =
        [("pack.ron", PACK), ("01-first.ron", LESSON)].map(|(file, text)| (file.to_owned(), text.to_owned())).into();
    let mut player = Player::with_pack(Language::English, "article-57-13", "mine", &files);
    let path = player.lessons().into_iter().find(|path| path.pack == "mine").expect("the pack has its lesson");
    player.begin(&path);
    player
}

fn reading(player: &Player) -> usize {
    match player.practice().stage() {
        PracticeStage::Reading(step) => *step,
        other => panic!("a page is shown, not {other:?}"),
    }
}

#[test]
fn a_page_shows_its_scene_and_asks_its_question_at_once() {
    let mut player = begun();
    let page = player.practice().page().expect("the felt is shown");
    assert_eq!((page.question(), page.verdict()), (None, None));
    assert_eq!(Side::BOTH.map(|side| page.scene().hands[side].len()).iter().sum::<usize>(), 4);
    player.practise(Do::Next);
    let page = player.practice().page().expect("the felt is shown");
    assert!(page.question().is_some());
    // Draw is the first choice, and Punto has five.
    player.practise(Do::Answer(Answer::Choice(1)));
    let verdict = player.practice().page().and_then(|page| page.verdict()).expect("it is answered");
    assert!(!verdict.right && verdict.key.explanation.is_some() && !verdict.key.reasons.is_empty());
    // A second answer changes nothing.
    player.practise(Do::Answer(Answer::Choice(0)));
    assert!(player.practice().page().and_then(|page| page.verdict()).is_some_and(|verdict| !verdict.right));
    assert_eq!(reading(&player), 1);
    player.practise(Do::Next);
    assert_eq!(reading(&player), 2);
}

#[test]
fn the_answer_on_a_page_counts_for_nothing_and_is_not_recorded() {
    let mut player = begun();
    player.practise(Do::Next);
    player.practise(Do::Answer(Answer::Choice(1)));
    player.practise(Do::Next);
    assert_eq!((player.practice().tally().answered(), player.records.len()), (0, 0));
    player.play(|_| true);
    assert_eq!(player.practice().tally().answered(), 4);
    assert!(player.practice().is_passed());
}

#[test]
fn one_goes_back_to_the_pages_before_but_not_into_questions() {
    let mut player = begun();
    assert!(!player.practice().can_go_back());
    player.practise(Do::Previous);
    assert_eq!(reading(&player), 0);
    player.practise(Do::Next);
    player.practise(Do::Next);
    for before in [1, 0] {
        assert!(player.practice().can_go_back());
        player.practise(Do::Previous);
        assert_eq!(reading(&player), before);
    }
    player.reach_question();
    player.practise(Do::Previous);
    assert!(player.asked().is_some(), "a question cannot be left that way");
    while !matches!(player.practice().stage(), PracticeStage::Reading(4)) {
        if player.asked().is_some() {
            let answer = player.right_answer();
            player.answer(answer);
        }
        player.practise(Do::Next);
    }
    assert!(!player.practice().can_go_back());
    player.practise(Do::Previous);
    assert_eq!(reading(&player), 4);
}

#[test]
fn from_an_example_one_goes_back_to_the_page_before_it() {
    let mut library = Library::default();
    library.add("example", &packs::read(&root().join("lessons/example")).files, &HouseLibrary::built_in());
    let mut player = Player::at_home_with(library, Language::English, "salon-vert");
    let path =
        player.lessons().into_iter().find(|path| path.lesson == "a-coup-played").expect("the example pack has it");
    player.begin(&path);
    player.practise(Do::Next);
    assert!(matches!(player.practice().stage(), PracticeStage::Example(1)));
    player.practise(Do::Previous);
    assert_eq!(reading(&player), 0);
}

#[test]
fn the_rule_is_shown_beside_the_question_and_noted_as_help() {
    let mut player = begun();
    assert!(!player.practice().has_rule(), "nothing is asked yet");
    player.reach_question();
    assert!(player.practice().has_rule() && player.practice().rule().is_none());
    player.practise(Do::Rule);
    let Some(Step::Page { says, .. }) = player.practice().lesson().steps.get(2) else { panic!("the third page") };
    assert_eq!(player.practice().rule(), Some(says));
    player.practise(Do::Rule);
    assert_eq!(player.practice().rule(), None);
    let answer = player.right_answer();
    player.answer(answer);
    player.practise(Do::Next);
    assert_eq!(player.practice().rule(), None, "the next question is asked without it");
    let answer = player.right_answer();
    player.answer(answer);
    let helped = player.records.iter().filter_map(|record| match record {
        Record::Answer(entry) => Some((entry.helped, entry.right)),
        _ => None,
    });
    assert_eq!(helped.collect::<Vec<_>>(), [(true, true), (false, true)]);
}

#[test]
fn a_test_shows_no_rule() {
    let mut player = Player::at_home(Language::French, "article-57-13");
    let path = player.lessons().into_iter().find(|path| path.pack == "table-test").expect("there is a table test");
    player.begin(&path);
    player.reach_question();
    assert!(!player.practice().has_rule());
    player.practise(Do::Rule);
    assert!(player.practice().rule().is_none());
}
