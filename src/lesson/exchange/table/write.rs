//! Writes questions as a CSV table with headers that can be read back.

use crate::i18n::LocalizedText;
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, Language};
use crate::rules::card::Card;

use super::super::export::because;
use super::super::figure::DecimalStyle;
use super::super::item::{ExchangeItem, ItemKind, ItemSection, NumberRange, WeightedAnswer, any};
use super::separated::guarded;

/// The mark by which spreadsheets recognise UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

#[derive(Default)]
struct ItemCells {
    kind: Option<TextKey>,
    options: Vec<String>,
    said: Vec<String>,
    right: String,
    margin: String,
}

/// `None` if the table cannot be written.
pub fn write(sections: &[ItemSection], words: &Catalog) -> Option<Vec<u8>> {
    let rows: Vec<(&ItemSection, &ExchangeItem, ItemCells)> = sections
        .iter()
        .flat_map(|section| section.items.iter().map(move |item| (section, item)))
        .map(|(section, item)| (section, item, cells(item, words)))
        .collect();
    let most = rows.iter().map(|(.., cells)| cells.options.len().max(cells.said.len())).max().unwrap_or_default();
    let has_margins = rows.iter().any(|(.., cells)| !cells.margin.is_empty());
    let separator = if words.language() == Language::English { b',' } else { b';' };
    let mut table = csv::WriterBuilder::new()
        .delimiter(separator)
        .terminator(csv::Terminator::CRLF)
        .from_writer(BYTE_ORDER_MARK.to_vec());
    table.write_record(heads(most, has_margins, words)).ok()?;
    for (section, item, cells) in rows {
        let cell = |list: &[String], at: usize| list.get(at).cloned().unwrap_or_default();
        let cards = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let mut row = vec![
            item.id.clone().unwrap_or_default(),
            section.title.clone().unwrap_or_default(),
            cells.kind.map_or_else(String::new, |kind| words.message(kind)),
            any(&item.text).to_owned(),
            cells.right.clone(),
        ];
        row.extend(has_margins.then(|| cells.margin.clone()));
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

fn heads(most: usize, has_margins: bool, words: &Catalog) -> Vec<String> {
    let first = [
        text_key!("exchange-head-id"),
        text_key!("exchange-head-lesson"),
        text_key!("exchange-head-kind"),
        text_key!("exchange-head-question"),
    ];
    let mut heads: Vec<String> =
        first.into_iter().chain([text_key!("exchange-head-right")]).map(|key| words.message(key)).collect();
    heads.extend(has_margins.then(|| words.message(text_key!("exchange-head-margin"))));
    for at in 1..=most {
        heads.push(format!("{} {at}", words.message(text_key!("exchange-head-answer"))));
        heads.push(format!("{} {at}", words.message(text_key!("exchange-head-feedback"))));
    }
    let last = [text_key!("exchange-head-because"), text_key!("exchange-head-punto"), text_key!("exchange-head-banco")];
    heads.extend(last.into_iter().map(|key| words.message(key)));
    heads
}

fn cells(item: &ExchangeItem, words: &Catalog) -> ItemCells {
    let code = words.language().code();
    match &item.kind {
        ItemKind::Choice(answers) => {
            ItemCells { kind: Some(text_key!("exchange-kind-choice")), right: rights(answers), ..listed(answers) }
        }
        ItemKind::TrueFalse { right, wrong, .. } => ItemCells {
            kind: Some(text_key!("exchange-kind-true-false")),
            right: words.message(if *right { text_key!("exchange-true") } else { text_key!("exchange-false") }),
            said: wrong.iter().map(|said| any(said).to_owned()).collect(),
            ..ItemCells::default()
        },
        ItemKind::Number(figures) => figured(text_key!("exchange-kind-number"), figures, code),
        ItemKind::Money(figures) => figured(text_key!("exchange-kind-money"), figures, code),
        ItemKind::Words(answers) => {
            let (right, wrong): (Vec<&WeightedAnswer>, Vec<&WeightedAnswer>) =
                answers.iter().partition(|answer| answer.share.is_all());
            let wrong: Vec<WeightedAnswer> = wrong.into_iter().cloned().collect();
            // Between two answers stands a bar; one inside an answer is written twice.
            let right: Vec<String> = right.iter().map(|answer| any(&answer.text).replace('|', "||")).collect();
            ItemCells { kind: Some(text_key!("exchange-kind-words")), right: right.join(" | "), ..listed(&wrong) }
        }
        ItemKind::Matching(pairs) => {
            let flat = |text: &LocalizedText| any(text).replace(['\n', '\r'], " ").replace("->", "→");
            let pair = |(left, right): &(LocalizedText, LocalizedText)| format!("{} -> {}", flat(left), flat(right));
            let right = pairs.iter().map(pair).collect::<Vec<_>>().join("\n");
            ItemCells { kind: Some(text_key!("exchange-kind-matching")), right, ..ItemCells::default() }
        }
        ItemKind::Reading | ItemKind::Shown(..) => {
            ItemCells { kind: Some(text_key!("exchange-kind-reading")), ..ItemCells::default() }
        }
        ItemKind::Decided(_) => ItemCells::default(),
        ItemKind::Essay => ItemCells { kind: Some(text_key!("exchange-kind-essay")), ..ItemCells::default() },
    }
}

fn listed(answers: &[WeightedAnswer]) -> ItemCells {
    let said = |answer: &WeightedAnswer| answer.feedback.as_ref().map_or_else(String::new, |said| any(said).to_owned());
    ItemCells {
        options: answers.iter().map(|answer| any(&answer.text).to_owned()).collect(),
        said: answers.iter().map(said).collect(),
        ..ItemCells::default()
    }
}

/// The right answers by text, or by letter if the text is ambiguous.
fn rights(answers: &[WeightedAnswer]) -> String {
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

fn figured(kind: TextKey, figures: &[NumberRange], code: &str) -> ItemCells {
    let decimals = DecimalStyle::for_language(code);
    let shown = |within: &NumberRange| within.exact.map_or_else(String::new, |exact| exact.format(decimals));
    let said = |within: &NumberRange| within.feedback.as_ref().map_or_else(String::new, |said| any(said).to_owned());
    let right = figures.iter().find(|figure| figure.share.is_all()).map(shown).unwrap_or_default();
    let margin = figures.iter().find(|figure| figure.share.is_all()).and_then(NumberRange::margin);
    let wrong: Vec<&NumberRange> = figures.iter().filter(|figure| !figure.share.is_all()).collect();
    ItemCells {
        kind: Some(kind),
        right,
        margin: margin.map_or_else(String::new, |margin| margin.format(decimals)),
        options: wrong.iter().map(|within| shown(within)).collect(),
        said: wrong.iter().map(|within| said(within)).collect(),
    }
}
