//! Writes questions as GIFT for Moodle.

use std::fmt::Write as _;

use super::super::export::because;
use super::super::item::{ExchangeItem, ItemKind, ItemSection, MarkShare, NumberRange, WeightedAnswer, any};

/// Each section becomes a category.
pub fn write(sections: &[ItemSection]) -> String {
    let mut text = String::new();
    for section in sections {
        if let Some(title) = &section.title {
            let title = title.replace('/', "//").replace(['\n', '\r'], " ");
            let _ = write!(text, "$CATEGORY: {title}\n\n");
        }
        for item in &section.items {
            text.push_str(&question(item));
            text.push('\n');
        }
    }
    text
}

fn question(item: &ExchangeItem) -> String {
    let mut text = String::new();
    if let Some(id) = &item.id {
        let tag = if matches!(item.kind, ItemKind::Money(_)) { " [tag:money]" } else { "" };
        let _ = writeln!(text, "// [id:{}]{tag}", id.replace([']', '\n', '\r'], " "));
        let _ = write!(text, "::{}::", escaped(id));
    }
    let plain = if needs_plain(item) { "[plain]" } else { "" };
    let _ = write!(text, "{plain}{}", escaped(any(&item.text)));
    let because = because(item);
    let because = if because.is_empty() { String::new() } else { format!("####{}", escape_answer(&because)) };
    let _ = match &item.kind {
        ItemKind::Reading | ItemKind::Shown(..) => writeln!(text),
        ItemKind::Essay | ItemKind::Decided(_) => writeln!(text, " {{{because}}}"),
        ItemKind::TrueFalse { right, wrong, of_right } => {
            let word = if *right { "TRUE" } else { "FALSE" };
            let wrong_said = wrong.as_ref().map(|said| format!("#{}", escape_answer(any(said))));
            let right_said = of_right.as_ref().map(|said| format!("#{}", escape_answer(any(said))));
            let gap = if wrong.is_none() && of_right.is_some() { "#" } else { "" };
            let said = format!("{}{gap}{}", wrong_said.unwrap_or_default(), right_said.unwrap_or_default());
            writeln!(text, " {{{word}{said}{because}}}")
        }
        ItemKind::Choice(answers) => {
            let single = answers.iter().any(|answer| answer.share.is_all());
            let lines = answers.iter().map(|answer| choice(answer, single)).collect();
            list(&mut text, "", lines, &because)
        }
        ItemKind::Words(answers) => list(&mut text, "", answers.iter().map(words).collect(), &because),
        ItemKind::Number(figures) | ItemKind::Money(figures) => {
            list(&mut text, "#", figures.iter().map(figure).collect(), &because)
        }
        ItemKind::Matching(pairs) => {
            let pair = |(left, right): &(_, _)| {
                format!("={} -> {}", escape_answer(&without_arrows(any(left))), escape_answer(any(right)))
            };
            list(&mut text, "", pairs.iter().map(pair).collect(), &because)
        }
    };
    text
}

fn list(text: &mut String, before: &str, lines: Vec<String>, because: &str) -> std::fmt::Result {
    writeln!(text, " {{{before}")?;
    for line in lines {
        writeln!(text, "\t{line}")?;
    }
    if !because.is_empty() {
        writeln!(text, "\t{because}")?;
    }
    writeln!(text, "}}")
}

fn feedback(said: Option<&crate::i18n::LocalizedText>) -> String {
    said.map_or_else(String::new, |said| format!("#{}", escape_answer(any(said))))
}

fn share(share: MarkShare) -> String {
    let (whole, part) = (share.0 / 1_000, (share.0 % 1_000).abs());
    if part == 0 { format!("%{whole}%") } else { format!("%{whole}.{part:03}%") }
}

fn choice(answer: &WeightedAnswer, single: bool) -> String {
    let mark = match answer.share {
        MarkShare::ALL if single => "=".to_owned(),
        MarkShare::NONE => "~".to_owned(),
        other => format!("~{}", share(other)),
    };
    format!("{mark}{}{}", escape_answer(any(&answer.text)), feedback(answer.feedback.as_ref()))
}

fn words(answer: &WeightedAnswer) -> String {
    let mark = if answer.share.is_all() { String::new() } else { share(answer.share) };
    format!("={mark}{}{}", escape_answer(&without_arrows(any(&answer.text))), feedback(answer.feedback.as_ref()))
}

fn figure(within: &NumberRange) -> String {
    let mark = if within.share.is_all() { String::new() } else { share(within.share) };
    let figure = match (within.exact, within.least, within.most) {
        (Some(exact), ..) => match within.margin() {
            Some(margin) => format!("{exact}:{margin}"),
            None => exact.to_string(),
        },
        (None, Some(least), Some(most)) => format!("{least}..{most}"),
        _ => "*".to_owned(),
    };
    format!("={mark}{figure}{}", feedback(within.feedback.as_ref()))
}

/// True if the text could be mistaken for markup or a comment.
fn needs_plain(item: &ExchangeItem) -> bool {
    let risky = |text: &str| text.contains(['<', '&']) || text.starts_with(['[', '/']);
    let of_worth = |answers: &[WeightedAnswer]| {
        answers
            .iter()
            .any(|answer| risky(any(&answer.text)) || answer.feedback.as_ref().is_some_and(|said| risky(any(said))))
    };
    let of_answers = match &item.kind {
        ItemKind::Choice(answers) | ItemKind::Words(answers) => of_worth(answers),
        ItemKind::Matching(pairs) => pairs.iter().any(|(left, right)| risky(any(left)) || risky(any(right))),
        ItemKind::Number(figures) | ItemKind::Money(figures) => {
            figures.iter().any(|figure| figure.feedback.as_ref().is_some_and(|said| risky(any(said))))
        }
        ItemKind::TrueFalse { wrong, of_right, .. } => {
            [wrong, of_right].into_iter().flatten().any(|said| risky(any(said)))
        }
        _ => false,
    };
    of_answers || risky(any(&item.text)) || item.because.iter().any(|because| risky(any(because)))
}

/// Escapes a leading bracket or percentage, which would change an answer's meaning.
fn escape_answer(text: &str) -> String {
    let plain = if text.starts_with(['[', '%', '*']) { "[plain]" } else { "" };
    format!("{plain}{}", escaped(text))
}

/// Replaces arrows, which separate the halves of a pair.
fn without_arrows(text: &str) -> String {
    text.replace("->", "→")
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | '~' | '=' | '#' | '{' | '}' | ':' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            '\r' => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
