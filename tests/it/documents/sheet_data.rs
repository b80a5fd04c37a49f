//! The scene and the answer of a worksheet as data for other programs: they fit the published schema, no language
//! changes them, and the key is absent unless it was asked for.

#![expect(clippy::disallowed_methods, reason = "a blessing writes into the repository")]

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::{Value, json};
use tailleur::documents::{self, Worksheet, json_schema, sentence_code};
use tailleur::i18n::text_key::TextKey;
use tailleur::i18n::{Catalog, Language};
use tailleur::lesson::{Library, objection};
use tailleur::rules::house::{House, HouseLibrary};

use super::worksheets::call;
use crate::drill::every_drill::every_drill;
use crate::support::json_schema::faults;
use crate::support::{root, text, tier};

const SCHEMA: &str = "docs/sheet.schema.json";
const CODES: &str = "docs/sheet-codes.md";

fn schema() -> Value {
    serde_json::from_str(&json_schema().unwrap()).unwrap()
}

fn data(sheet: &Worksheet, words: &Catalog, with_key: bool) -> Value {
    serde_json::from_str(&documents::json(sheet, words, with_key).unwrap()).unwrap()
}

fn english() -> Catalog {
    Catalog::new(Language::English)
}

/// A sheet of a drill with its usual options, in each house that it can be asked in.
fn sheets_of(drill: &str, count: u32) -> Vec<Worksheet> {
    let drill = every_drill().into_iter().find(|known| known.name() == drill).expect("there is the drill");
    let shelf = HouseLibrary::built_in();
    let houses = shelf.iter().filter(|house| objection(&drill, house).is_none());
    houses.map(|house| Worksheet::of_drill(drill.clone(), house.clone(), 7, count)).collect()
}

/// Every drill at every table that has it, and every lesson in the first house that it is for, each with a name for
/// failures.
fn all_sheets() -> Vec<(String, Worksheet)> {
    let shelf = HouseLibrary::built_in();
    let at_tables =
        |house: &House| house.tables.iter().filter_map(|table| house.at_table(table.size)).collect::<Vec<_>>();
    let tables: Vec<Arc<House>> = shelf.iter().flat_map(|house| at_tables(house)).map(Arc::new).collect();
    let drills = every_drill();
    let asked = drills.iter().flat_map(|drill| tables.iter().map(move |house| (drill, house)));
    let asked: Vec<_> = asked.filter(|(drill, house)| objection(drill, house).is_none()).collect();
    assert!(asked.len() > 300, "only {} sheets", asked.len());
    let drills = asked.into_iter().map(|(drill, house)| {
        let name = format!("{} at {} {:?}", drill.name(), house.id, house.only_table());
        (name, Worksheet::of_drill(drill.clone(), Arc::clone(house), 7, tier(1, 60)))
    });
    let library = Library::built_in();
    let lessons = library.packs().flat_map(|pack| &pack.lessons).filter(|lesson| lesson.questions() > 0);
    let lessons = lessons.map(|lesson| {
        let house = HouseLibrary::built_in().iter().find(|house| lesson.is_for(&house.id)).unwrap().clone();
        (lesson.id.to_string(), Worksheet::of_lesson(lesson, house, 3, tier(5, 20)))
    });
    drills.chain(lessons).collect()
}

fn exercises(sheet: &Value) -> &[Value] {
    sheet["exercises"].as_array().unwrap()
}

#[test]
fn the_data_are_the_same_in_three_languages_and_have_a_key_only_where_it_was_asked_for() {
    let (schema, [french, italian, english]) = (schema(), Language::ALL.map(Catalog::new));
    for (name, sheet) in all_sheets() {
        let (one, other) = (data(&sheet, &french, true), data(&sheet, &italian, true));
        let bare = data(&sheet, &english, false);
        assert_eq!(faults(&schema, &bare), Vec::<String>::new(), "{name}");
        let count = exercises(&one).len();
        assert!(count > 0 && [&other, &bare].iter().all(|sheet| exercises(sheet).len() == count), "{name}");
        for ((one, other), bare) in exercises(&one).iter().zip(exercises(&other)).zip(exercises(&bare)) {
            for part in ["number", "drill", "decision", "seed", "heard", "scene", "answer"] {
                assert_eq!(one[part], other[part], "{name}: {part}");
            }
            let mut question = one["answer"].clone();
            assert!(question.as_object_mut().unwrap().remove("key").is_some(), "{name}");
            assert_eq!((&one["scene"], &question), (&bare["scene"], &bare["answer"]), "{name}");
            assert!(bare.get("key").is_none(), "{name}");
        }
    }
}

#[test]
fn the_schema_in_the_docs_is_what_the_types_say_and_the_program_prints_it() {
    let made = format!("{}\n", json_schema().unwrap());
    if std::env::var_os("TAILLEUR_BLESS").is_some() {
        std::fs::write(root().join(SCHEMA), &made).unwrap();
    }
    assert!(text(SCHEMA) == made, "{SCHEMA} is out of date: TAILLEUR_BLESS=1 writes it");
    let (status, output, errors) = call(&["--schema"]);
    assert_eq!((status, output), (tailleur::cli::Status::Done, made), "{errors}");
}

#[test]
fn a_sheet_that_breaks_the_schema_is_seen() {
    let whole = data(&sheets_of("LayoutOfStakes", 1).remove(0), &english(), true);
    let schema = schema();
    assert_eq!(faults(&schema, &whole), Vec::<String>::new());
    let breaches: [(&str, Value); 8] = [
        ("/house", json!(7)),
        ("/exercises/0/scene/cards/0/card", json!("1h")),
        ("/exercises/0/scene/cards/0/facing", json!("sideways")),
        ("/exercises/0/scene/stakes/0/amount", json!("10")),
        ("/exercises/0/scene/stakes/0", json!({ "seat": 1, "spot": "punto" })),
        ("/exercises/0/scene/crew/0", json!("banker")),
        ("/exercises/0/answer/form", json!({ "kind": "guess" })),
        ("/exercises/0/answer/key/answer", json!({ "money": 5, "number": 5 })),
    ];
    for (place, value) in breaches {
        let mut broken = whole.clone();
        *broken.pointer_mut(place).unwrap_or_else(|| panic!("{place}: {whole}")) = value;
        assert!(!faults(&schema, &broken).is_empty(), "{place}");
    }
}

/// The points of both hands, reckoned from the data alone.
fn points(scene: &Value) -> [u64; 2] {
    ["punto", "banco"].map(|place| {
        let cards = scene["cards"].as_array().unwrap().iter().filter(|card| card["place"] == place);
        let count = |card: &Value| match card["card"].as_str().unwrap().chars().next().unwrap() {
            'A' => 1,
            rank => u64::from(rank.to_digit(10).unwrap_or(0)),
        };
        cards.map(count).sum::<u64>() % 10
    })
}

#[test]
fn another_program_can_work_the_answer_out_from_the_data() {
    let words = Catalog::new(Language::Italian);
    let mut checked = 0;
    for sheet in ["Winner", "ReadStack"].into_iter().flat_map(|drill| sheets_of(drill, tier(12, 100))) {
        for exercise in exercises(&data(&sheet, &words, true)) {
            let scene = &exercise["scene"];
            let expected = if exercise["drill"] == "Winner" {
                let [punto, banco] = points(scene);
                let winner = match punto.cmp(&banco) {
                    Ordering::Greater => "punto",
                    Ordering::Less => "banco",
                    Ordering::Equal => "egalite",
                };
                json!({ "choice": winner })
            } else {
                let worth = |heap: &Value| heap["value"].as_u64().unwrap() * heap["count"].as_u64().unwrap();
                json!({ "money": scene["chips"].as_array().unwrap().iter().map(worth).sum::<u64>() })
            };
            assert_eq!(exercise["answer"]["key"]["answer"], expected, "{scene}");
            checked += 1;
        }
    }
    assert!(checked >= 100, "{checked}");
}

#[test]
fn every_sheet_fits_its_schema_and_a_key_names_only_what_its_form_has() {
    fn check(form: &Value, answer: &Value, stakes: usize, name: &str) {
        let codes = |list: &Value| -> Vec<String> {
            list.as_array().unwrap().iter().map(|option| option["code"].as_str().unwrap().to_owned()).collect()
        };
        let kind = form["kind"].as_str().unwrap();
        let given = &answer[kind];
        assert!(!given.is_null(), "{name}: {answer} for {form}");
        match kind {
            "choice" => {
                let all = codes(&form["options"]);
                let once: BTreeSet<&String> = all.iter().collect();
                assert_eq!(once.len(), all.len(), "{name}: {all:?}");
                assert!(all.iter().any(|code| given == code.as_str()), "{name}: {given} in {all:?}");
            }
            "order" => {
                let (mut steps, mut order) = (codes(&form["steps"]), given.as_array().unwrap().clone());
                steps.sort();
                order.sort_by_key(ToString::to_string);
                assert!(steps.iter().eq(order.iter().map(|code| code.as_str().unwrap())), "{name}: {form} {answer}");
            }
            "aloud" => assert_eq!(json!(codes(&form["points"])), *given, "{name}"),
            "several" => {
                for (part, answer) in form["parts"].as_array().unwrap().iter().zip(given.as_array().unwrap()) {
                    check(&part["form"], answer, stakes, name);
                }
            }
            "settle" => {
                let done = given.as_array().unwrap().iter().map(|act| act["stake"].as_u64().unwrap() as usize);
                assert!(done.collect::<BTreeSet<_>>().iter().all(|stake| *stake < stakes), "{name}: {given}");
            }
            "grid" => assert_eq!(given.as_array().unwrap().len(), form["rows"].as_array().unwrap().len(), "{name}"),
            "number" | "money" | "call" | "chips" => {}
            other => panic!("{name}: the form {other} is new: check it here"),
        }
    }
    let (schema, words) = (schema(), english());
    for (name, sheet) in all_sheets() {
        let sheet = data(&sheet, &words, true);
        assert_eq!(faults(&schema, &sheet), Vec::<String>::new(), "{name}");
        for exercise in exercises(&sheet) {
            let stakes = exercise["scene"]["stakes"].as_array().map_or(0, Vec::len);
            check(&exercise["answer"]["form"], &exercise["answer"]["key"]["answer"], stakes, &name);
        }
    }
}

#[test]
fn a_call_has_its_meaning_and_an_amount_or_a_wrong_call_gives_nothing_away() {
    let words = english();
    for drill in ["HearTheCall", "WrongCall", "CoupByEar", "Announcements", "Dictation"] {
        let mut heard = 0;
        for sheet in sheets_of(drill, tier(12, 100)) {
            for exercise in exercises(&data(&sheet, &words, false)) {
                for call in exercise["scene"]["heard"].as_array().into_iter().flatten() {
                    let has_meaning = call.get("call").is_some();
                    assert_eq!(has_meaning, drill != "Dictation", "{drill} at {}: {call}", sheet.house.id);
                    // Nor is an amount in figures, which would be its answer.
                    let figures = call["words"].as_str().unwrap().contains(|sign: char| sign.is_ascii_digit());
                    assert!(has_meaning || !figures, "{call}");
                    heard += 1;
                }
            }
        }
        assert_eq!(heard > 0, drill != "Announcements", "{drill}");
    }
}

/// Codes of sentences anywhere in a value, each with the kinds of its facts.
fn codes(value: &Value, found: &mut BTreeMap<String, BTreeSet<String>>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| codes(item, found)),
        Value::Object(fields) => {
            fields.values().for_each(|field| codes(field, found));
            let Some(code) = fields.get("code").and_then(Value::as_str) else { return };
            let facts = fields.get("facts").and_then(Value::as_object).into_iter().flatten();
            let kind = |fact: &Value| fact.as_object().unwrap().keys().next().unwrap().clone();
            let named = facts.map(|(name, fact)| format!("`{name}` {}", kind(fact)));
            found.entry(code.to_owned()).or_default().extend(named);
        }
        _ => {}
    }
}

/// The sentences of a sheet, without the options, whose codes are the journal's ids.
fn sentences(sheet: &Value) -> BTreeMap<String, BTreeSet<String>> {
    fn without_options(value: &mut Value) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(without_options),
            Value::Object(fields) => {
                for list in ["options", "steps", "points"] {
                    if fields.contains_key("kind") {
                        fields.remove(list);
                    }
                }
                fields.values_mut().for_each(without_options);
            }
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    for exercise in exercises(sheet) {
        let mut exercise = exercise.clone();
        without_options(&mut exercise);
        codes(&exercise["scene"], &mut found);
        codes(&exercise["answer"], &mut found);
    }
    found
}

/// The rows of the published list.
fn published() -> BTreeMap<String, BTreeSet<String>> {
    let row = |line: &str| {
        let (code, facts) = line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | ")?;
        Some((code.to_owned(), facts.split(", ").filter(|fact| !fact.is_empty()).map(str::to_owned).collect()))
    };
    text(CODES).lines().filter_map(row).collect()
}

#[test]
fn every_code_of_a_sentence_is_published_and_none_is_given_up() {
    let mut listed = published();
    let bless = std::env::var_os("TAILLEUR_BLESS").is_some();
    let (mut new, words) = (BTreeSet::new(), english());
    for (name, sheet) in all_sheets() {
        for (code, facts) in sentences(&data(&sheet, &words, true)) {
            let known = listed.get(&code);
            if known.is_none_or(|known| !facts.is_subset(known)) {
                new.insert(format!("{name}: {code} {facts:?}"));
                listed.entry(code).or_default().extend(facts);
            }
        }
    }
    if bless {
        let head: String =
            text(CODES).lines().take_while(|line| !line.starts_with("| `")).flat_map(|line| [line, "\n"]).collect();
        let row = |(code, facts): (&String, &BTreeSet<String>)| {
            format!("| `{code}` | {} |\n", facts.iter().cloned().collect::<Vec<_>>().join(", "))
        };
        std::fs::write(root().join(CODES), head + &listed.iter().map(row).collect::<String>()).unwrap();
    }
    assert!(new.is_empty() || bless, "not in {CODES}; TAILLEUR_BLESS=1 adds them: {new:#?}");
    let mut keys: BTreeMap<&str, Vec<TextKey>> = BTreeMap::new();
    for key in TextKey::all() {
        keys.entry(sentence_code(key)).or_default().push(key);
    }
    for code in listed.keys() {
        let of_code = keys.get(code.as_str()).map_or(&[][..], Vec::as_slice);
        assert_eq!(of_code.len(), 1, "the published code `{code}` is that of the texts {of_code:?}");
    }
}
