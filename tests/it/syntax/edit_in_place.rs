//! Changing a RON text in its place: the value changes as it would in a list, and nothing else does.

use proptest::prelude::*;
use ron::Value;
use tailleur::lesson::Library;
use tailleur::syntax::{Spans, edit};

use crate::support::tier;

/// A list with comments of every kind, lines and none, as somebody might write it.
#[derive(Debug, Clone)]
struct Written {
    entries: Vec<Entry>,
    comma: bool,
    end: Gap,
}

/// An entry with what stands before it, between it and its comma, and behind that.
#[derive(Debug, Clone)]
struct Entry {
    before: Gap,
    value: u32,
    behind: &'static str,
    beside: &'static str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Gap {
    Nothing,
    Blank,
    Line,
    EmptyLine,
    Comment,
    Block,
}

impl Gap {
    fn text(self, number: usize) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Blank => " ".to_owned(),
            Self::Line => "\n    ".to_owned(),
            Self::EmptyLine => "\n\n    ".to_owned(),
            Self::Comment => format!("\n    // about {number}, and more\n    "),
            Self::Block => format!(" /* block {number}, [ */ "),
        }
    }
}

impl Written {
    fn text(&self) -> String {
        let mut text = "(\n  name: \"one, // two\",\n  list: [".to_owned();
        for (number, entry) in self.entries.iter().enumerate() {
            text += &entry.before.text(number);
            text += &entry.value.to_string();
            text += entry.behind;
            if self.comma || number + 1 < self.entries.len() {
                text += ",";
            }
            text += entry.beside;
        }
        text += &self.end.text(99);
        text + "],\n  // the end\n  last: true,\n)\n"
    }
}

fn gap() -> impl Strategy<Value = Gap> {
    prop_oneof![
        1 => Just(Gap::Nothing),
        1 => Just(Gap::Blank),
        4 => Just(Gap::Line),
        1 => Just(Gap::EmptyLine),
        2 => Just(Gap::Comment),
        1 => Just(Gap::Block),
    ]
}

fn written() -> impl Strategy<Value = Written> {
    let behind = prop_oneof![6 => Just(""), 1 => Just(" "), 1 => Just(" /* behind */"), 1 => Just(" // odd\n")];
    let beside = prop_oneof![6 => Just(""), 1 => Just(" "), 1 => Just(" // beside\n"), 1 => Just(" /* beside */")];
    let entry = (gap(), 0..50_u32, behind, beside).prop_map(|(before, value, behind, beside)| Entry {
        before,
        value,
        behind,
        beside,
    });
    (prop::collection::vec(entry, 0..6), any::<bool>(), gap()).prop_map(|(entries, comma, end)| Written {
        comma: comma && !entries.is_empty(),
        entries,
        end,
    })
}

fn list(text: &str) -> Vec<u32> {
    let value: Value = ron::from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let Value::Map(map) = value else { panic!("{text}") };
    let list = map.get(&Value::String("list".to_owned())).expect("a list").clone();
    list.into_rust().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The comments of a text, in their order.
fn comments(text: &str) -> Vec<String> {
    let mut rest = text;
    let mut found = Vec::new();
    while let Some(at) = rest.find(['/', '"']) {
        rest = &rest[at..];
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").expect("closed") + 2
        } else {
            1 + rest[1..].find('"').map_or(0, |end| if rest.starts_with('"') { end + 1 } else { 0 })
        };
        if rest.starts_with('/') {
            found.push(rest[..length].to_owned());
        }
        rest = &rest[length..];
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: tier(200, 1_000), ..ProptestConfig::default() })]

    #[test]
    fn what_is_put_in_stands_there_with_every_comment_and_byte_of_the_rest(
        written in written(), place in 0..7_usize, crlf: bool,
    ) {
        let text = as_lines(&written.text(), crlf);
        let mut expected = list(&text);
        let place = place.min(expected.len());
        let put = edit::insert(&text, "list", place, "77").expect("there is a list");
        expected.insert(place, 77);
        prop_assert_eq!(list(&put), expected, "{}\n--\n{}", text, put);
        prop_assert_eq!(comments(&put), comments(&text), "{}\n--\n{}", text, put);
        prop_assert!(is_within(&text, &put), "{}\n--\n{}", text, put);
        let taken = edit::remove(&put, "list", place).expect("it is there");
        prop_assert_eq!(list(&taken), list(&text));
    }

    #[test]
    fn what_is_taken_out_is_gone_and_what_was_not_its_own_stays(written in written(), place in 0..6_usize, crlf: bool) {
        let text = as_lines(&written.text(), crlf);
        let mut expected = list(&text);
        prop_assume!(!expected.is_empty());
        let place = place % expected.len();
        let taken = edit::remove(&text, "list", place).expect("it is there");
        expected.remove(place);
        prop_assert_eq!(list(&taken), expected, "{}\n--\n{}", text, taken);
        prop_assert!(is_within(&taken, &text), "{}\n--\n{}", text, taken);
        // Comments of others stay: at most those around the entry go.
        let (before, after) = (comments(&text), comments(&taken));
        prop_assert!(before.len() - after.len() <= 4, "{}\n--\n{}", text, taken);
        for number in (0..written.entries.len()).filter(|number| *number != place) {
            let own = format!("// about {number},");
            let had = text.contains(&own);
            prop_assert_eq!(taken.contains(&own), had, "{}\n--\n{}", text, taken);
        }
    }

    #[test]
    fn what_was_moved_and_moved_back_is_as_it_was(
        written in written(), from in 0..6_usize, to in 0..6_usize, crlf: bool,
    ) {
        let text = as_lines(&written.text(), crlf);
        let mut expected = list(&text);
        prop_assume!(!expected.is_empty());
        let (from, to) = (from % expected.len(), to % expected.len());
        let moved = edit::moved(&text, "list", from, to).expect("both are there");
        let value = expected.remove(from);
        expected.insert(to, value);
        prop_assert_eq!(list(&moved), expected, "{}\n--\n{}", text, moved);
        let (mut before, mut after) = (comments(&text), comments(&moved));
        before.sort_unstable();
        after.sort_unstable();
        prop_assert_eq!(before, after);
        let back = edit::moved(&moved, "list", to, from).expect("both are there");
        prop_assert_eq!(back, text);
    }

    #[test]
    fn a_value_that_is_replaced_leaves_every_other_byte(written in written(), place in 0..6_usize) {
        let text = written.text();
        let mut expected = list(&text);
        prop_assume!(!expected.is_empty());
        let place = place % expected.len();
        let old = expected[place].to_string();
        let path = format!("list.{place}");
        let put = edit::replaced(&text, &path, "4321").expect("it is there");
        expected[place] = 4321;
        prop_assert_eq!(list(&put), expected);
        prop_assert_eq!(edit::replaced(&put, &path, &old).expect("it is there"), text);
    }

    #[test]
    fn every_text_is_read_back_as_it_was_quoted(text in any::<String>()) {
        let quoted = edit::quoted(&text);
        prop_assert_eq!(ron::from_str::<String>(&quoted).expect("it is RON"), text);
        prop_assert!(!quoted.contains('\n'));
    }

    #[test]
    fn nothing_that_is_no_ron_makes_it_stumble(text in "[a-c(){}\\[\\],:/*\" \n]{0,40}", place in 0..4_usize) {
        for path in ["", "0", "a", "0.a"] {
            let _ = edit::insert(&text, path, place, "1");
            let _ = edit::remove(&text, path, place);
            let _ = edit::moved(&text, path, place, 0);
            let _ = edit::set(&text, path, "b", "2");
            let _ = edit::unset(&text, path, "b");
            let _ = edit::replaced(&text, path, "3");
        }
    }
}

fn as_lines(text: &str, crlf: bool) -> String {
    if crlf { text.replace('\n', "\r\n") } else { text.to_owned() }
}

fn is_within(smaller: &str, larger: &str) -> bool {
    let mut letters = larger.chars();
    smaller.chars().all(|letter| letters.any(|other| other == letter))
}

#[test]
fn what_was_put_in_and_taken_out_again_leaves_no_trace() {
    let cases = [
        "[]",
        "[1]",
        "[1, 2]",
        "[1, 2,]",
        "[\n    1,\n    2,\n]",
        "[\n    1,\n    2\n]",
        "[\n    // about one\n    1, // one\n\n    // about two\n    2, // two\n]",
        "[\r\n    1,\r\n    2,\r\n]",
        "[1 /* one */, 2]",
    ];
    for text in cases {
        let entries = Spans::parse(text).root().children.len();
        for place in 0..=entries {
            for entry in ["3", "(\n    a: 1,\n)"] {
                let put = edit::insert(text, "", place, entry).unwrap();
                assert_eq!(edit::remove(&put, "", place).unwrap(), text, "at {place}: {put}");
            }
        }
    }
}

#[test]
fn every_entry_of_every_list_of_the_built_in_packs_can_be_moved_there_and_back() {
    for folder in Library::built_in_folders() {
        for (file, text) in Library::built_in_files(folder).iter() {
            let spans = Spans::parse(text);
            for path in ["lessons", "steps", "steps.1.0", "title", ""] {
                let Some(group) = spans.find(path).filter(|group| group.children.len() > 1) else { continue };
                for from in 0..group.children.len() {
                    for to in 0..group.children.len() {
                        let moved = edit::moved(text, path, from, to).unwrap();
                        assert_eq!(edit::moved(&moved, path, to, from).unwrap(), *text, "{folder}/{file} {path}");
                    }
                    let taken = edit::remove(text, path, from).unwrap();
                    let count = Spans::parse(&taken).find(path).unwrap().children.len();
                    assert_eq!(count, group.children.len() - 1, "{folder}/{file} {path} {from}");
                }
            }
        }
    }
}

#[test]
fn a_field_is_set_where_it_stands_and_else_behind_the_last() {
    let text = "(\n    id: \"a\", // the name\n    title: {\n        \"en\": \"A\",\n    },\n)\n";
    let text = edit::set(text, "", "id", "\"b\"").unwrap();
    let text = edit::set(&text, "title", "\"fr\"", "\"B\"").unwrap();
    let text = edit::set(&text, "", "minutes", "20").unwrap();
    let expected = "(\n    id: \"b\", // the name\n    title: {\n        \"en\": \"A\",\n        \"fr\": \"B\",\n    },\n    minutes: 20,\n)\n";
    assert_eq!(text, expected);
    let text = edit::unset(&text, "", "minutes").unwrap();
    assert_eq!(edit::unset(&text, "", "minutes").unwrap(), text);
    assert_eq!(edit::set("ThirdCard()", "", "points", "[3]").unwrap(), "ThirdCard(points: [3])");
}
