//! Questions of every form as they stand in a file: read, proved at their place, played, put on paper and asked again.

use tailleur::app::practice::PracticeStage;
use tailleur::app::warm_up::WarmUpAction as Tap;
use tailleur::app::{Action, LessonPath};
use tailleur::documents::{Worksheet, json, pdf, text};
use tailleur::drill::question::Answer;
use tailleur::i18n::flaw::Flaw;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{Files, Lesson, Pack, check};
use tailleur::progress::Record;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::rng::SeededRng;

use crate::drill::every_drill::{every_drill, houses};
use crate::support::player::Player;

const FOLDER: &str = "tests/it/cases/every_form";
const FORMS: &str = "03-every-form.ron";

/// The example's lesson of every form, in a pack for every house.
pub(crate) fn files() -> Files {
    let forms = [(FORMS.to_owned(), crate::support::text(&format!("lessons/example/{FORMS}")))];
    let others = ["pack.ron", "04-of-one-house.ron"];
    forms
        .into_iter()
        .chain(others.map(|name| (name.to_owned(), crate::support::text(&format!("{FOLDER}/{name}")))))
        .collect()
}

fn flaws(files: &Files) -> Vec<Flaw> {
    check(Some("every-form"), files, &HouseLibrary::built_in())
}

/// The pack with a piece of the lesson of all forms written otherwise.
fn edited(from: &str, to: &str) -> Files {
    let mut files = files();
    let text = files.get_mut(FORMS).unwrap();
    assert_eq!(text.matches(from).count(), 1, "{from} stands there once");
    *text = text.replace(from, to);
    files
}

#[test]
fn the_pack_of_every_form_is_without_flaw_in_every_house() {
    let words = Catalog::new(Language::English);
    let found: Vec<String> = flaws(&files())
        .iter()
        .map(|flaw| format!("{:?} {}", flaw.place, words.render(&flaw.what, &HouseTerms::default())))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(Pack::read(&files()).is_ok());
}

const FAULTS: &[(&str, &str, &str, &str, &str)] = &[
    // Contradictions of every form.
    (
        "right: \"stand\"",
        "right: \"draw\"",
        "\"draw\", is: DrawOrStand",
        "flaw-asked-right",
        "the referee says `stand`",
    ),
    ("right: 3, is: Point", "right: 4, is: Point", "4, is: Point", "flaw-asked-right", "the referee says `3`"),
    ("right: 7, is: Burned", "right: 8, is: Burned", "8, is: Burned", "flaw-asked-right", "the referee says `7`"),
    (
        "answer: Money(is: Paid",
        "answer: Money(right: 10000, is: Paid",
        "10000, is: Paid",
        "flaw-asked-right",
        "the referee says `",
    ),
    ("right: 32000", "right: 42000", "42000", "flaw-asked-right", "the referee says `32000`"),
    (
        "count: 1), (value: 500, count: 2)]",
        "count: 1), (value: 500, count: 3)]",
        "[(value: 10000, count: 1), (value",
        "flaw-asked-right",
        "the referee says `11000`",
    ),
    (
        "right: [(value: 10000, count: 1)]",
        "right: [(value: 500, count: 20)]",
        "[(value: 500, count: 20)], fewest",
        "flaw-asked-not-fewest",
        "Use 1",
    ),
    ("Paid(1, Punto, 5000)", "Paid(1, Punto, 5100)", "Paid(1, Punto, 5100)", "flaw-asked-right", "it is paid 5000"),
    ("Collected(3, Banco)", "Paid(3, Banco, 8000)", "Paid(3, Banco, 8000)", "flaw-asked-right", "it is taken"),
    (
        "                    Collected(5, Egalite),\n",
        "",
        "[\n                    Collected(3",
        "flaw-asked-stake-left",
        "seat 5",
    ),
    (
        "answer: Call(is: Final)",
        "answer: Call(right: \"Banco gagne\", is: Final)",
        "\"Banco gagne\"",
        "flaw-asked-right",
        "Banco gagne",
    ),
    ("SSSSSSDDSSS", "SSSSSSDDDSS", "\"SSSSSSDDDSS", "flaw-asked-right", "SSSSSSDDSSS"),
    (
        "right: 5, is: Point(Punto)",
        "right: 6, is: Point(Punto)",
        "6, is: Point(Punto)",
        "flaw-asked-right",
        "the referee says `5`",
    ),
    (
        "right: \"banco\", is: Winner",
        "right: \"punto\", is: Winner",
        "\"punto\", is: Winner",
        "flaw-asked-right",
        "the referee says `banco`",
    ),
    (
        "Aloud(is: CardFor(Punto))",
        "Aloud(right: \"Carte pour personne\", is: CardFor(Punto))",
        "\"Carte pour personne\"",
        "flaw-asked-right",
        "Carte pour personne",
    ),
    // What has no answer.
    (
        "answer: Choice(right: \"stand\", is: DrawOrStand(Banco))",
        "answer: Choice(options: [(id: \"a\", says: { \"fr\": \"A\", \"it\": \"A\", \"en\": \"A\" }), (id: \"b\", says: { \"fr\": \"B\", \"it\": \"B\", \"en\": \"B\" })])",
        "Choice(options: [(id: \"a\"",
        "flaw-asked-no-answer",
        "right",
    ),
    ("right: \"five\"", "right: \"six\"", "\"six\"", "flaw-asked-no-such-option", "one, five"),
    ("answer: Number(right: 52)", "answer: Number(right: 520)", "520)", "flaw-asked-above-most", "99"),
    ("answer: Number(right: 52)", "answer: Number()", "Number()", "flaw-asked-no-answer", "right"),
    // Scenes that cannot be.
    (
        "punto: [\"5h\", \"Kd\", \"8c\"], banco: [\"Qs\", \"3h\"]",
        "punto: [\"6h\", \"Kd\", \"8c\"], banco: [\"Qs\", \"3h\"]",
        "\"8c\"], banco: [\"Qs\"",
        "flaw-asked-card-of-other",
        "no card here",
    ),
    (
        "punto: [\"8c\", \"6h\", \"9d\"]",
        "punto: [\"8c\"]",
        "Point(Punto)),\n                hints",
        "flaw-asked-no-hand",
        "two or three",
    ),
    ("scene: (turned: \"7h\"), ", "", "Burned)", "flaw-asked-no-turned", "turned"),
    ("(seat: 3, spot: Banco, amount: 10000), ", "", "Paid(3, Banco)", "flaw-asked-no-such-stake", "Seat 3"),
    (
        "(seat: 4, spot: Punto, amount: 5000)",
        "(seat: 4, spot: Own(3), amount: 5000)",
        "Own(3)",
        "flaw-asked-no-such-spot",
        "Own(3)",
    ),
    (
        "(seat: 4, spot: Punto, amount: 5000)",
        "(seat: 40, spot: Punto, amount: 5000)",
        "40, spot",
        "flaw-asked-no-such-seat",
        "no seat 40",
    ),
    (
        "(seat: 4, spot: Punto, amount: 5000)",
        "(seat: 3, spot: Banco, amount: 5000)",
        "(seat: 3, spot: Banco, amount: 5000)",
        "flaw-asked-stake-twice",
        "seat 3",
    ),
    ("(value: 500, count: 4)", "(value: 501, count: 4)", "501", "flaw-piece-not-in-set", "501"),
    (
        "scene: (table: Mini), answer: Order(is: Coup",
        "scene: (table: Mini, limits: (min: 500, max: 100)), answer: Order(is: Coup",
        "(min: 500",
        "flaw-asked-limits",
        "maximum",
    ),
    (
        "scene: (punto: [\"9s\", \"7d\"], banco: [\"4c\", \"3d\"]),",
        "scene: (punto: [\"2s\", \"3d\"], banco: [\"4c\", \"3d\"]),",
        "(punto: [\"2s\"",
        "flaw-asked-coup-open",
        "takes a card",
    ),
    // Names, texts and hints.
    ("id: \"who-wins\"", "id: \"Who wins\"", "\"Who wins\"", "flaw-id-form", "Who wins"),
    (
        "id: \"who-wins\"",
        "id: \"final-call\"",
        "\"final-call\",\n                scene: (punto: [\"9s\", \"9d\"]",
        "flaw-asked-id-twice",
        "final-call",
    ),
    (
        "(id: \"one\", says",
        "(id: \"five\", says",
        "\"five\", says: { \"fr\": \"La place 5\"",
        "flaw-listed-twice",
        "five",
    ),
    (
        "\"en\": \"Seat 5\" }, at: Seat(5)",
        "\"en\": \"Seat 5\" }, at: Seat(1)",
        "Seat(1)),\n                    ],",
        "flaw-listed-twice",
        "Seat(1)",
    ),
    ("answer: \"draw\",\n", "answer: \"stand\",\n", "\"stand\",\n", "flaw-asked-hint-right", "stand"),
    ("answer: \"2\",", "answer: \"two\",", "\"two\"", "flaw-asked-hint-never", "two"),
    (
        "{ \"fr\": \"Saluer\", \"it\": \"Salutare\", \"en\": \"Greet\" },",
        "{ \"fr\": \"Saluer\", \"it\": \"Salutare\" },",
        "{ \"fr\": \"Saluer\"",
        "flaw-text-language-missing",
        "en",
    ),
    ("Terminez le coup.", "Terminez {le} coup.", "{le}", "flaw-text-placeholder", "{le}"),
    ("Rien pour {banco}", "Rien pour {lui}", "{lui}", "flaw-asked-braces", "{lui}"),
    ("answer: Grid(rows: [3, 6]", "answer: Grid(rows: [3, 3]", "3], right", "flaw-listed-twice", "3"),
    (
        "rows: [3, 6], right: [\"DDDDDDDDSDD\", ",
        "rows: [3, 6], right: [",
        "[\"SSSSSSDDSSS\"]",
        "flaw-asked-row-each",
        "rows: 2",
    ),
];

#[test]
fn each_fault_is_found_at_its_place_and_nothing_else_is() {
    let words = Catalog::new(Language::English);
    let mut missed = Vec::new();
    for (from, to, at, key, says) in FAULTS {
        let files = edited(from, to);
        let text = &files[FORMS];
        // The last place where this stands: what was there before stands further up.
        let offset = text.rfind(at).unwrap_or_else(|| panic!("{at} is in the text"));
        let line = text[..offset].matches('\n').count() + 1;
        let column = text[..offset].chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        let found = flaws(&files);
        let is_it = |flaw: &Flaw| {
            let said = words.render(&flaw.what, &HouseTerms::default()).to_lowercase();
            let place = (flaw.place.line, flaw.place.column) == (line, column);
            place && flaw.core_phrase().key.as_str() == *key && said.contains(&says.to_lowercase())
        };
        if found.is_empty() || !found.iter().all(is_it) {
            let reported = found.iter().map(|flaw| {
                let said = words.render(&flaw.what, &HouseTerms::default());
                format!("  {}:{} {} {said}", flaw.place.line, flaw.place.column, flaw.core_phrase().key)
            });
            missed.push(format!("{to} at {line}:{column} {key}\n{}", reported.collect::<Vec<_>>().join("\n")));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn an_answer_that_one_house_contradicts_names_that_house_and_no_other() {
    let files = edited("answer: Money(is: Paid(3, Banco))", "answer: Money(right: 9500, is: Paid(3, Banco))");
    let found = flaws(&files);
    let told: Vec<String> =
        found.iter().map(|flaw| Catalog::new(Language::English).render(&flaw.what, &HouseTerms::default())).collect();
    let [told] = told.as_slice() else { panic!("one house contradicts: {told:?}") };
    let shelf = HouseLibrary::built_in();
    let malta = &shelf.get("venezia-malta").unwrap().name;
    assert!(told.starts_with(&format!("({malta}) ")), "{told}");
    assert!(told.contains("`9500`") && told.contains("`5000`") && told.contains("S1-"), "{told}");
}

/// A pack that is for one house is proved in that one alone.
#[test]
fn a_pack_is_proved_in_the_houses_it_is_for() {
    let mut files = edited("answer: Money(is: Paid(3, Banco))", "answer: Money(right: 9500, is: Paid(3, Banco))");
    let pack = files.get_mut("pack.ron").unwrap();
    *pack = pack.replace("version: 1,", "version: 1,\n    houses: [\"monte-carlo\", \"venezia\"],");
    assert_eq!(flaws(&files), []);
}

fn path() -> LessonPath {
    LessonPath { pack: "every-form".into(), lesson: "every-form".into() }
}

/// Questions whose scenes name the small table: left out at another.
const OF_THE_SMALL_TABLE: [&str; 3] = ["/settle-the-table", "/end-of-a-coup", "/opening"];

#[test]
fn a_lesson_of_every_form_asks_each_question_once_in_order_in_every_house() {
    let pack = Pack::read(&files()).unwrap();
    for house in HouseLibrary::built_in().iter() {
        let mut player = Player::with_pack(Language::French, house.id.as_str(), "every-form", &files());
        player.begin(&path());
        player.play(|_| true);
        assert!(player.practice().is_passed(), "{}", house.id);
        // A question of another table of the house is left out.
        let ids = decisions(&pack.lessons[0].at_table(player.practice().house()).unwrap());
        let all = decisions(&pack.lessons[0]);
        let left_out: Vec<_> = all.iter().filter(|id| !ids.contains(id)).collect();
        assert!(left_out.iter().all(|id| OF_THE_SMALL_TABLE.iter().any(|small| id.ends_with(small))), "{left_out:?}");
        assert_eq!(player.practice().progress().0, player.practice().progress().1);
        let entries: Vec<_> = player
            .records
            .iter()
            .filter_map(|record| match record {
                Record::Answer(entry) => Some(entry),
                _ => None,
            })
            .collect();
        let asked: Vec<String> = entries.iter().map(|entry| entry.decision.to_string()).collect();
        assert_eq!(asked, ids, "{}", house.id);
        assert!(entries.iter().all(|entry| entry.drill == "Authored" && entry.right));
    }
}

fn decisions(lesson: &Lesson) -> Vec<String> {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("venezia").unwrap();
    lesson.drills().flat_map(|drill| drill.drill().decisions(house)).collect()
}

#[test]
fn what_was_wrong_is_looked_at_with_its_hint_and_done_again() {
    let mut player = Player::with_pack(Language::English, "article-57-13", "every-form", &files());
    player.begin(&path());
    player.practise(tailleur::app::practice::PracticeAction::Next);
    // Against an eight Banco stands: drawing has a hint.
    player.answer(Answer::Choice(0));
    let PracticeStage::Marked(_, verdict, _) = player.practice().stage() else { panic!("it is marked") };
    assert!(!verdict.right);
    let words = Catalog::new(Language::English);
    let say = |phrase| words.render(phrase, &HouseTerms::default());
    assert_eq!(verdict.hint().map(say).as_deref(), Some("Against an eight, Banco stands on three."));
    assert_eq!(verdict.key.explanation.as_ref().map(say).as_deref(), Some("It is the one exception in this row."));
    player.practise(tailleur::app::practice::PracticeAction::Next);
    player.play(|_| true);
    let missed = player.practice().tally().missed();
    assert_eq!(
        missed.iter().map(|missed| missed.decision.as_str()).collect::<Vec<_>>(),
        ["every-form/banco-three-against-eight"]
    );
    assert!(missed[0].reason().is_some_and(|reason| reason.basis.clause().is_some()));
    player.act(Action::DoAgain);
    assert_eq!(
        player.asked().map(|asked| asked.decision().to_string()).as_deref(),
        Some("every-form/banco-three-against-eight")
    );
    player.play(|_| true);
    assert_eq!(player.practice().tally().right(), 1);
}

#[test]
fn todays_practice_asks_what_authors_wrote_out_too() {
    let mut player = Player::with_pack(Language::English, "article-57-13", "every-form", &files());
    player.begin(&path());
    player.play(|_| true);
    player.act(Action::Back);
    player.now = player.now.plus(3 * 24 * 3_600_000);
    player.act(Action::BeginToday);
    player.act(Action::WarmUp(Tap::Skip));
    let of_author = |record: &Record| match record {
        Record::Answer(entry) => entry.lesson.starts_with("today/") && entry.drill == "Authored",
        _ => false,
    };
    while !player.records.iter().any(of_author) {
        match player.practice().stage() {
            PracticeStage::Asking(_) => {
                let answer = player.right_answer();
                player.answer(answer);
            }
            PracticeStage::Done => panic!("today's practice is over and asked nothing of it"),
            _ => player.practise(tailleur::app::practice::PracticeAction::Next),
        }
    }
}

#[test]
fn what_the_author_says_stands_on_the_key_of_a_worksheet() {
    let pack = Pack::read(&files()).unwrap();
    let shelf = HouseLibrary::built_in();
    let words = Catalog::new(Language::English);
    for house in shelf.iter() {
        let sheet = Worksheet::of_lesson(&pack.lessons[0], std::sync::Arc::clone(house), 3, 21);
        let ids: Vec<String> = sheet.exercises.iter().map(|exercise| exercise.decision.to_string()).collect();
        assert_eq!(ids, decisions(&pack.lessons[0])[..21]);
        let said = text(&sheet, &words, true);
        let as_json = json(&sheet, &words, true).unwrap();
        let painted = format!("{:?}", pdf::tagged_items(&sheet, &words, true));
        assert!(pdf::pdf(&sheet, &words, true).is_ok());
        for needle in
            ["It is the one exception in this row.", "Answer set by the lesson’s author.", "only the last digit counts"]
        {
            assert!(said.contains(needle), "{}: {needle}\n{said}", house.id);
            assert!(as_json.contains(needle), "{needle}");
            let first = needle.split(' ').next().unwrap();
            assert!(painted.contains(first), "{needle}");
        }
        let open = text(&sheet, &words, false);
        assert!(!open.contains("exception"), "the key stays on its own pages");
    }
}

/// The way back from what journals write, over the answers of all drills.
#[test]
fn every_answer_is_read_back_as_it_was_written() {
    for house in houses() {
        for drill in every_drill() {
            let drill = drill.drill();
            for decision in (0..drill.decisions(&house).len()).step_by(3) {
                let Some(posed) = drill.pose(decision, &house, &mut SeededRng::from_seed(decision as u64)) else {
                    continue;
                };
                let form = &posed.question.form;
                let written = form.format_answer(&posed.key.answer);
                assert_eq!(form.parse_answer(&written).as_ref(), Some(&posed.key.answer), "{written}");
                assert_eq!(
                    form.parse_answer(&format!("{written}?"))
                        .filter(|_| !matches!(form, tailleur::drill::question::AnswerForm::Call(_))),
                    None
                );
            }
        }
    }
}
