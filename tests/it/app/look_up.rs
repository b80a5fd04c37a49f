//! Looking a clause up: what each says in three languages, what is alike and what differs, in the terminal
//! and in the window, from home and from a verdict.

use std::collections::BTreeSet;

use tailleur::app::practice::{self, PracticeStage};
use tailleur::app::{Action, Screen};
use tailleur::describe::clause::home_lines;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::Library;
use tailleur::lesson::clauses::{
    CitingDrills, ClauseBook, ClauseHome, DrilledClauses, Interpretation, SourceClauses, SourceStatement, built_in,
    built_in_files, cross_check, homes, nearest, read_differences, search, source_of,
};
use tailleur::progress::{Moment, Record};
use tailleur::rules::clause::{Basis, CLAUSES_OF_SOURCE, Clause};
use tailleur::rules::house::HouseLibrary;
use tailleur::syntax::Written;
use tailleur::text_key;

use crate::support::player::Player;

fn clause(id: &str) -> Clause {
    Clause::read(id).unwrap_or_else(|| panic!("{id} is a clause"))
}

fn in_each(written: &Written) -> [(&str, &str); 3] {
    ["fr", "it", "en"].map(|language| (language, written.get(language)))
}

#[test]
fn all_209_clauses_have_a_text_of_their_own_in_each_language() {
    let book = built_in();
    let all: Vec<Clause> = book.entries().map(|entry| entry.id).collect();
    let expected: Vec<Clause> = (0_u8..)
        .zip(CLAUSES_OF_SOURCE)
        .flat_map(|(source, most)| (1..=most).map(move |number| clause(&format!("S{source}-{number:02}"))))
        .collect();
    assert_eq!(all, expected);
    assert_eq!(all.len(), 209);
    let mut seen = BTreeSet::new();
    for entry in book.entries() {
        for (language, text) in in_each(&entry.says) {
            let length = text.chars().count();
            assert!((10..=240).contains(&length), "{} {language}: {length}", entry.id);
            assert!(text.ends_with('.'), "{} {language}: {text}", entry.id);
            assert!(!text.contains('—') && !text.contains('–') && !text.contains('\''), "{}: {text}", entry.id);
            let own = source_of(entry.id);
            assert!(seen.insert((own, language, text)), "{} {language} says the same as another", entry.id);
        }
        if let Some(note) = entry.reading.note() {
            assert!(in_each(note).iter().all(|(_, text)| text.ends_with('.')), "{}", entry.id);
        }
    }
}

#[test]
fn french_signs_stand_off_by_a_narrow_space() {
    let book = built_in();
    let says = book.entries().flat_map(|entry| [Some(&entry.says), entry.reading.note()]).flatten();
    let columns = book.differences.iter().flat_map(|row| &row.texts);
    let cells =
        columns.filter_map(|column| if let SourceStatement::Says(_, says) = &column.says { Some(says) } else { None });
    for written in says.chain(cells).chain(book.differences.iter().map(|row| &row.topic)) {
        let letters: Vec<char> = written.fr.chars().collect();
        for (at, letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|at| letters.get(at));
            let after = letters.get(at + 1);
            let stands_off = match letter {
                ';' | ':' | '!' | '?' | '%' | '»' => before == Some(&'\u{202f}'),
                '«' => after == Some(&'\u{202f}'),
                _ => true,
            };
            assert!(stands_off, "{}", written.fr);
        }
    }
}

#[test]
fn what_is_alike_is_so_both_ways_and_of_another_text() {
    let book = built_in();
    let mut pairs = 0;
    for entry in book.entries() {
        for alike in &entry.alike {
            assert_ne!(source_of(*alike), source_of(entry.id), "{} and {alike} are of one text", entry.id);
            let other = book.find(*alike).unwrap_or_else(|| panic!("{alike} is in the book"));
            assert!(other.alike.contains(&entry.id), "{alike} does not name {}", entry.id);
            pairs += 1;
        }
        let once: BTreeSet<&Clause> = entry.alike.iter().collect();
        assert_eq!(once.len(), entry.alike.len(), "{} names one twice", entry.id);
    }
    assert!(pairs > 200, "{pairs}");
}

#[test]
fn each_of_44_matters_names_all_five_texts_and_cites_each_by_its_own_clauses() {
    let rows = &built_in().differences;
    assert_eq!(rows.len(), 44);
    for row in rows {
        let sources: Vec<&str> = row.texts.iter().map(|column| column.source.as_str()).collect();
        assert_eq!(sources, ["S0", "S1", "S2", "S3", "S4"], "{}", row.id);
        for column in &row.texts {
            assert!(column.says.clauses().iter().all(|cited| source_of(*cited) == column.source), "{}", row.id);
            assert_eq!(column.says == SourceStatement::Silent, column.says.clauses().is_empty(), "{}", row.id);
        }
    }
}

#[test]
fn what_a_house_corrects_is_corrected_in_the_book() {
    let book = built_in();
    let corrected =
        |clause: Clause| matches!(book.find(clause).map(|entry| &entry.reading), Some(Interpretation::Corrected(_)));
    let (mut cited, mut others) = (BTreeSet::new(), 0);
    for house in HouseLibrary::built_in().iter() {
        let grounds = [house.grounds.natural[tailleur::rules::side::Side::Punto], house.columns_are.basis()];
        let payouts = house.spots.iter().flat_map(|spot| &spot.payouts).map(|line| line.from);
        cited.extend(grounds.into_iter().chain(payouts).filter_map(|basis| match basis {
            Basis::Corrected(clause) => Some(clause),
            _ => None,
        }));
    }
    assert!(cited.len() >= 3 && cited.iter().all(|clause| corrected(*clause)), "{cited:?}");
    for entry in book.entries() {
        others += usize::from(corrected(entry.id) && !cited.contains(&entry.id));
    }
    assert_eq!(others, 1, "S4-06 is corrected by its card alone");
}

#[test]
fn every_entry_of_a_house_file_that_is_a_home_has_its_value_read() {
    let shelf = HouseLibrary::built_in();
    let value = |id: &str, path: &str| {
        let house = shelf.iter().find(|house| house.source.id == source_of(clause(id))).unwrap();
        let home = homes(clause(id)).iter().find(|home| **home == ClauseHome::House(path.to_owned()));
        home.unwrap_or_else(|| panic!("{id} is at home in {path}")).value(house)
    };
    let known = [
        ("S0-01", "shoe.packs", Some("6")),
        ("S0-05", "shoe.stop", Some("CardsFromEnd(10)")),
        ("S0-12", "terms.tailleur", Some("tailleur")),
        ("S0-32", "grounds.card_values", None),
        ("S0-60", "tableau.banco.1.from", Some("points: 3, thirds: all, acts: TTTTTTTTRTT")),
        ("S1-17", "spots.1.payouts.0.from", Some("when: WinsWith(Banco, 6), pays: Odds(1, 2)")),
        ("S3-19", "tableau.columns_are", Some("PuntosThirdCard")),
    ];
    for (id, path, expected) in known {
        assert_eq!(value(id, path).as_deref(), expected, "{id} {path}");
    }
}

#[test]
fn lessons_that_drill_a_clause_are_those_whose_verdicts_cite_it() {
    let library = Library::built_in();
    let shelf = HouseLibrary::built_in();
    let lessons = |house: &str, id: &str| -> Vec<String> {
        let drilled = DrilledClauses::new(&library, shelf.get(house).unwrap());
        drilled.lessons_on(clause(id)).iter().map(|at| format!("{}/{}", at.pack, at.lesson)).collect()
    };
    let row_three = lessons("article-57-13", "S0-60");
    assert!(row_three.contains(&"tableau/row-three".to_owned()), "{row_three:?}");
    assert!(!row_three.contains(&"tableau/row-six".to_owned()), "{row_three:?}");
    let half = lessons("venezia-malta", "S1-17");
    assert!(half.contains(&"first-payouts/banco-half-on-six".to_owned()), "{half:?}");
    // Each verdict on a third card follows the tables, and none cites that they govern.
    let on_the_tables = lessons("article-57-13", "S0-55");
    assert!(!on_the_tables.iter().any(|lesson| lesson.starts_with("tableau/")), "{on_the_tables:?}");
    let footmen = lessons("article-57-13", "S0-22");
    assert_eq!(footmen, ["knowledge/crew-and-duties"]);
}

#[test]
fn a_drill_that_asks_about_a_clause_is_named_with_its_decisions() {
    let (library, shelf) = (Library::built_in(), HouseLibrary::built_in());
    let drilled = DrilledClauses::new(&library, shelf.get("article-57-13").unwrap());
    let row_three = drilled.drills_on(clause("S0-60"));
    assert!(row_three["ThirdCard"].iter().all(|decision| decision.starts_with("banco-3-")), "{row_three:?}");
    assert!(row_three.contains_key("WholeCoup") && !row_three.contains_key("Knowledge"), "{row_three:?}");
    let footmen = drilled.drills_on(clause("S0-22"));
    assert_eq!(footmen.keys().collect::<Vec<_>>(), [&"Knowledge"]);
    assert!(footmen["Knowledge"].contains("knowledge-S0-22"));
    let words = Catalog::new(Language::English);
    let lines = |drills: &CitingDrills| home_lines(clause("S0-22"), None, drills, &words);
    assert_eq!(lines(&footmen), ["A knowledge card asks about it."]);
    assert_eq!(lines(&CitingDrills::new()), Vec::<String>::new(), "a home that asks nothing is not named");
}

#[test]
fn a_clause_is_found_by_its_id_or_by_words_without_accents_or_capitals() {
    let found = |query: &str, language: Language| -> Vec<String> {
        search(built_in(), query, &Catalog::new(language)).iter().map(|entry| entry.id.to_string()).collect()
    };
    assert_eq!(found("", Language::English).len(), 209);
    assert_eq!(found("s0-57", Language::French), ["S0-57"]);
    assert!(found("  ÉGALITE huit ", Language::French).contains(&"S0-69".to_owned()));
    assert!(found("egalite huit", Language::French).contains(&"S3-13".to_owned()));
    assert!(found("commission", Language::English).is_empty() || !found("cagnotte", Language::English).is_empty());
    assert!(found("nonsense-word", Language::Italian).is_empty());
    // The beginning of a word, not any part of one: a partie is no tie.
    assert!(!found("tie", Language::English).contains(&"S0-14".to_owned()));
}

#[test]
fn an_id_that_is_none_has_its_nearest() {
    let cases = [
        ("S0-79", Some("S0-78")),
        ("s0-5", Some("S0-05")),
        ("S057", Some("S0-57")),
        ("S4", Some("S4-01")),
        ("S3-00", Some("S3-01")),
        ("S9-01", None),
        ("T1-01", None),
        ("", None),
        ("S0-999999999999", Some("S0-78")),
        ("S0-ab", None),
    ];
    for (id, expected) in cases {
        assert_eq!(nearest(id), expected.map(clause), "{id}");
    }
}

#[test]
fn the_built_in_files_are_read_without_a_flaw() {
    let files: Vec<(String, String)> =
        built_in_files().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    assert_eq!(files.len(), 6);
    assert_eq!(cross_check(&files), Vec::new());
    assert_ne!(*built_in(), ClauseBook::default());
}

#[test]
fn a_broken_file_is_refused_with_its_place() {
    let text = |name: &str| built_in_files().find(|(file, _)| *file == name).unwrap().1.to_owned();
    let (s3, differences) = (text("S3.ron"), text("differences.ron"));
    let cases = [
        ("S4.ron", s3.clone(), "flaw-clause-source-not-file"),
        ("S3.ron", s3.replacen("\"S3-02\"", "\"S0-02\"", 1), "flaw-clause-foreign"),
        ("S3.ron", s3.replacen("id: \"S3-02\"", "id: \"S3-01\"", 1), "flaw-clause-twice"),
        ("S3.ron", s3.replacen("id: \"S3-02\"", "id: \"S3-01\"", 1), "flaw-clause-missing"),
        ("S3.ron", s3.replacen("alike: [\"S0-01\"", "alike: [\"S3-01\"", 1), "flaw-clause-alike-own"),
        ("S3.ron", s3.replacen("en: \"Punto banco comes from baccara.\"", "en: \" \"", 1), "flaw-card-text-empty"),
        (
            "S3.ron",
            s3.replacen("en: \"Punto banco", &format!("en: \"{}", "x".repeat(300)), 1),
            "flaw-card-text-too-long",
        ),
    ];
    for (file, text, key) in cases {
        let flaws = SourceClauses::read(file, &text).unwrap_err();
        assert!(
            flaws.iter().any(|flaw| flaw.core_phrase().key.as_str() == key && flaw.place.line > 1),
            "{key}: {flaws:?}"
        );
    }
    let cases = [
        (differences.replacen("id: \"shuffle\"", "id: \"packs\"", 1), "flaw-difference-twice"),
        (differences.replacen("source: \"S1\"", "source: \"S2\"", 1), "flaw-difference-sources"),
        (differences.replacen("Says([\"S0-01\"]", "Says([]", 1), "flaw-difference-no-clause"),
        (differences.replacen("Says([\"S0-01\"]", "Says([\"S1-01\"]", 1), "flaw-clause-foreign"),
    ];
    for (text, key) in cases {
        let flaws = read_differences("differences.ron", &text).unwrap_err();
        assert!(flaws.iter().any(|flaw| flaw.core_phrase().key.as_str() == key), "{key}: {flaws:?}");
    }
    let one_way: Vec<(String, String)> = built_in_files()
        .map(|(name, text)| (name.to_owned(), text.replacen("alike: [\"S0-01\", \"S2-13\"]", "alike: [\"S2-13\"]", 1)))
        .collect();
    let flaws = cross_check(&one_way);
    assert!(
        flaws.iter().any(|flaw| flaw.file == "S0.ron" && flaw.core_phrase().key == text_key!("flaw-clause-one-way")),
        "{flaws:?}"
    );
}

/// A player before a question of the lesson on naturals.
fn asked() -> Player {
    let mut player = Player::at_home(Language::English, "monte-carlo");
    player.take_up("rows-mixed");
    player
}

fn later(player: &mut Player, millis: u64) {
    player.now = Moment(player.now.millis() + millis);
}

#[test]
fn a_look_up_stops_the_clock_and_keeps_the_question() {
    let mut player = asked();
    let before = player.asked().unwrap().clone();
    later(&mut player, 1_000);
    player.act(Action::LookUp(Some(clause("S3-19"))));
    let Screen::Clauses(look_up) = player.app.screen() else { panic!("the clause is open") };
    assert_eq!(look_up.clause(), Some(clause("S3-19")));
    assert_eq!(look_up.lesson().map(practice::Practice::is_paused), Some(true));
    // Neither another lesson nor the settings take the place of the one that waits.
    let another = player.lessons().remove(0);
    player.begin(&another);
    player.act(Action::OpenSettings);
    later(&mut player, 60_000);
    player.act(Action::LookUp(Some(clause("S0-60"))));
    player.act(Action::LookUp(None));
    player.act(Action::LookUp(Some(clause("S2-49"))));
    for _ in 0..2 {
        assert!(matches!(player.app.screen(), Screen::Clauses(_)));
        player.act(Action::Back);
    }
    let after = player.asked().expect("the question is asked still");
    assert_eq!((after.seed(), after.decision()), (before.seed(), before.decision()));
    assert!(!player.practice().is_paused());
    later(&mut player, 500);
    let answer = player.right_answer();
    player.practise(practice::PracticeAction::Answer(answer));
    let Some(Record::Answer(entry)) = player.records.last() else { panic!("the answer is kept") };
    assert_eq!(entry.millis, Some(1_500), "the minute of the look-up is not counted");
}

#[test]
fn a_lesson_that_was_paused_is_paused_still_and_a_verdict_stands() {
    let mut player = asked();
    player.practise(practice::PracticeAction::Pause);
    player.act(Action::LookUp(Some(clause("S3-19"))));
    player.act(Action::Back);
    assert!(player.practice().is_paused());
    player.practise(practice::PracticeAction::Resume);
    let answer = player.wrong_answer();
    player.practise(practice::PracticeAction::Answer(answer));
    let stage = player.practice().stage().clone();
    assert!(matches!(stage, PracticeStage::Marked(..)));
    player.act(Action::LookUp(Some(clause("S3-19"))));
    player.act(Action::Back);
    assert_eq!(*player.practice().stage(), stage);
    player.practise(practice::PracticeAction::Next);
    assert!(player.asked().is_some());
}

#[test]
fn a_clause_nobody_knows_is_not_opened() {
    let mut player = asked();
    player.act(Action::LookUp(Clause::read("T1-04")));
    assert!(player.asked().is_some());
    let mut door = Player::at_the_door(Language::English, "venezia");
    door.act(Action::LookUp(None));
    assert!(matches!(door.app.screen(), Screen::Welcome));
}
