//! Problems of a text are data: what was found, what is known, what was probably meant.

use schemars::JsonSchema;
use serde::Deserialize;
use tailleur::syntax::{Bracket, Diagnostic, Expected, Leaves, Problem, Reader, Refusal, TextPosition};

/// No scalar types beside numbers, strings and truth values.
struct NoLeaves;

impl Leaves for NoLeaves {
    fn parse(&self, _: &str, _: &str) -> Option<Result<(), ron::Error>> {
        None
    }

    fn is_whole_number(&self, _: &str) -> bool {
        false
    }

    fn whole_number_meant(&self, _: &str, _: &str) -> Option<u64> {
        None
    }

    fn example(&self, _: &str) -> Option<&'static str> {
        None
    }

    fn refusal(&self, _: &str) -> Option<Refusal> {
        None
    }
}

#[derive(Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
struct Shelf {
    colour: Colour,
    boards: Vec<u8>,
}

#[derive(Debug, Deserialize, JsonSchema, PartialEq)]
enum Colour {
    Red,
    Green,
}

fn problem(text: &str) -> Diagnostic {
    let read = Reader::new(&NoLeaves).read::<Shelf>("shelf.ron", text);
    let mut problems = read.expect_err(text);
    assert_eq!(problems.len(), 1, "{problems:?}");
    problems.remove(0)
}

#[test]
fn a_problem_is_data() {
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let cases = [
        (
            "(color: Red, boards: [])",
            Problem::UnknownField {
                found: "color".to_owned(),
                known: names(&["boards", "colour"]),
                meant: Some("colour".to_owned()),
            },
        ),
        ("(colour: \"Red\", boards: [])", Problem::VariantInQuotes("Red".to_owned())),
        ("(colour: (7), boards: [])", Problem::NoVariant(names(&["Red", "Green"]))),
        ("(colour: Red)", Problem::MissingFields(names(&["boards"]))),
        ("(colour: Red, boards: 7)", Problem::Expected(Expected::List)),
        (
            "(colour: Red, boards: [300])",
            Problem::NumberOutOfRange { found: Some("300".to_owned()), field: Some(String::new()) },
        ),
        (
            "(boards: [1,\n2,\ncolour: Red)",
            Problem::BracketOpen { found: "colour".to_owned(), bracket: Bracket::List, line: 1 },
        ),
        ("", Problem::Empty),
        ("{\"colour\": 1}", Problem::Json),
    ];
    for (text, expected) in cases {
        let found = problem(text);
        assert_eq!(found.what, expected, "{text}");
        assert_eq!(found.file, "shelf.ron");
    }
}

#[test]
fn a_misspelled_name_is_replaced_and_places_are_those_of_the_author() {
    let text = "(color: Red, boards: [1])";
    let spared = Reader::new(&NoLeaves).recover::<Shelf>(text, &[]).expect("one name is wrong");
    assert_eq!(spared.value, Shelf { colour: Colour::Red, boards: vec![1] });
    assert!(!spared.has_omissions);
    let at = |column| TextPosition { line: 1, column };
    let found = spared.map_back(Diagnostic::new("shelf.ron", at(10)..at(13), ()));
    assert_eq!(found.range(), at(9)..at(12), "the column of the text as written");
}
