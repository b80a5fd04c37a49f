//! Writes questions as a CSV table with headers that can be read back.

use crate::rules::card::Card;
use crate::rules::texts::Texts;
use crate::words::{Language, Words};

use super::super::figure::Decimals;
use super::super::item::{Item, Kind, Section, Within, Worth, any};
use super::super::out::because;
use super::separated::guarded;

/// The mark by which spreadsheets recognise UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

#[derive(Default)]
struct Cells {
    kind: &'static str,
    options: Vec<String>,
    said: Vec<String>,
    right: String,
}

/// `None` if the table cannot be written.
pub fn write(sections: &[Section], words: &Words) -> Option<Vec<u8>> {
    let rows: Vec<(&Section, &Item, Cells)> = sections
        .iter()
        .flat_map(|section| section.items.iter().map(move |item| (section, item)))
        .map(|(section, item)| (section, item, cells(item, words)))
        .collect();
    let most = rows.iter().map(|(.., cells)| cells.options.len().max(cells.said.len())).max().unwrap_or_default();
    let separator = if words.language() == Language::English { b',' } else { b';' };
    let mut table = csv::WriterBuilder::new()
        .delimiter(separator)
        .terminator(csv::Terminator::CRLF)
        .from_writer(BYTE_ORDER_MARK.to_vec());
    table.write_record(heads(most, words)).ok()?;
    for (section, item, cells) in rows {
        let cell = |list: &[String], at: usize| list.get(at).cloned().unwrap_or_default();
        let cards = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let mut row = vec![
            item.id.clone().unwrap_or_default(),
            section.title.clone().unwrap_or_default(),
            if cells.kind.is_empty() { String::new() } else { words.key(cells.kind) },
            any(&item.text).to_owned(),
            cells.right.clone(),
        ];
        for at in 0..most {
            row.push(cell(&cells.options, at));
            row.push(cell(&cells.said, at));
        }
        row.push(because(item));
        row.push(cards(&item.scene.punto));
        row.push(cards(&item.scene.banco));
        table.write_record(row.iter().map(|cell| guarded(cell))).ok()?;
    }
    table.into_inner().ok()
}

fn heads(most: usize, words: &Words) -> Vec<String> {
    let first = ["exchange-head-id", "exchange-head-lesson", "exchange-head-kind", "exchange-head-question"];
    let mut heads: Vec<String> = first.into_iter().chain(["exchange-head-right"]).map(|key| words.key(key)).collect();
    for at in 1..=most {
        heads.push(format!("{} {at}", words.key("exchange-head-answer")));
        heads.push(format!("{} {at}", words.key("exchange-head-feedback")));
    }
    let last = ["exchange-head-because", "exchange-head-punto", "exchange-head-banco"];
    heads.extend(last.into_iter().map(|key| words.key(key)));
    heads
}

fn cells(item: &Item, words: &Words) -> Cells {
    let code = words.language().code();
    match &item.kind {
        Kind::Choice(answers) => Cells { kind: "exchange-kind-choice", right: rights(answers), ..listed(answers) },
        Kind::TrueFalse { right, wrong, .. } => Cells {
            kind: "exchange-kind-true-false",
            right: words.key(if *right { "exchange-true" } else { "exchange-false" }),
            said: wrong.iter().map(|said| any(said).to_owned()).collect(),
            options: Vec::new(),
        },
        Kind::Number(figures) => figured("exchange-kind-number", figures, code),
        Kind::Money(figures) => figured("exchange-kind-money", figures, code),
        Kind::Words(answers) => {
            let (right, wrong): (Vec<&Worth>, Vec<&Worth>) = answers.iter().partition(|answer| answer.share.is_all());
            let wrong: Vec<Worth> = wrong.into_iter().cloned().collect();
            let right: Vec<&str> = right.iter().map(|answer| any(&answer.text)).collect();
            Cells { kind: "exchange-kind-words", right: right.join(" | "), ..listed(&wrong) }
        }
        Kind::Matching(pairs) => {
            let flat = |text: &Texts| any(text).replace(['\n', '\r'], " ").replace("->", "→");
            let pair = |(left, right): &(Texts, Texts)| format!("{} -> {}", flat(left), flat(right));
            let right = pairs.iter().map(pair).collect::<Vec<_>>().join("\n");
            Cells { kind: "exchange-kind-matching", right, ..Cells::default() }
        }
        Kind::Reading | Kind::Shown(..) => Cells { kind: "exchange-kind-reading", ..Cells::default() },
        Kind::Decided(_) => Cells::default(),
        Kind::Essay => Cells { kind: "exchange-kind-essay", ..Cells::default() },
    }
}

fn listed(answers: &[Worth]) -> Cells {
    let said = |answer: &Worth| answer.said.as_ref().map_or_else(String::new, |said| any(said).to_owned());
    Cells {
        options: answers.iter().map(|answer| any(&answer.text).to_owned()).collect(),
        said: answers.iter().map(said).collect(),
        ..Cells::default()
    }
}

/// The right answers by text, or by letter if the text is ambiguous.
fn rights(answers: &[Worth]) -> String {
    let right: Vec<usize> = (0..answers.len()).filter(|at| answers.get(*at).is_some_and(|a| a.share.0 > 0)).collect();
    let text = |at: usize| answers.get(at).map_or("", |answer| any(&answer.text));
    match right.as_slice() {
        [one] if (0..*one).all(|at| text(at).to_lowercase() != text(*one).to_lowercase()) => text(*one).to_owned(),
        several => {
            let letter = |at: &usize| u8::try_from(*at).map_or('?', |at| char::from(b'A'.saturating_add(at)));
            several.iter().map(|at| letter(at).to_string()).collect::<Vec<_>>().join(", ")
        }
    }
}

fn figured(kind: &'static str, figures: &[Within], code: &str) -> Cells {
    let decimals = Decimals::of(code);
    let shown = |within: &Within| within.exact.map_or_else(String::new, |exact| exact.shown(decimals));
    let said = |within: &Within| within.said.as_ref().map_or_else(String::new, |said| any(said).to_owned());
    let right = figures.iter().find(|figure| figure.share.is_all()).map(shown).unwrap_or_default();
    let wrong: Vec<&Within> = figures.iter().filter(|figure| !figure.share.is_all()).collect();
    Cells {
        kind,
        right,
        options: wrong.iter().map(|within| shown(within)).collect(),
        said: wrong.iter().map(|within| said(within)).collect(),
    }
}
