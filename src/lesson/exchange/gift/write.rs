//! Writes questions as GIFT for Moodle.

use std::fmt::Write as _;

use super::super::item::{Item, Kind, Section, Share, Within, Worth, any};
use super::super::out::because;

/// Each section becomes a category.
pub fn write(sections: &[Section]) -> String {
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

fn question(item: &Item) -> String {
    let mut text = String::new();
    if let Some(id) = &item.id {
        let tag = if matches!(item.kind, Kind::Money(_)) { " [tag:money]" } else { "" };
        let _ = writeln!(text, "// [id:{}]{tag}", id.replace([']', '\n', '\r'], " "));
        let _ = write!(text, "::{}::", escaped(id));
    }
    let plain = if needs_plain(item) { "[plain]" } else { "" };
    let _ = write!(text, "{plain}{}", escaped(any(&item.text)));
    let because = because(item);
    let because = if because.is_empty() { String::new() } else { format!("####{}", own(&because)) };
    let _ = match &item.kind {
        Kind::Reading | Kind::Shown(..) => writeln!(text),
        Kind::Essay | Kind::Decided(_) => writeln!(text, " {{{because}}}"),
        Kind::TrueFalse { right, wrong, of_right } => {
            let word = if *right { "TRUE" } else { "FALSE" };
            let wrong_said = wrong.as_ref().map(|said| format!("#{}", own(any(said))));
            let right_said = of_right.as_ref().map(|said| format!("#{}", own(any(said))));
            let gap = if wrong.is_none() && of_right.is_some() { "#" } else { "" };
            let said = format!("{}{gap}{}", wrong_said.unwrap_or_default(), right_said.unwrap_or_default());
            writeln!(text, " {{{word}{said}{because}}}")
        }
        Kind::Choice(answers) => {
            let single = answers.iter().any(|answer| answer.share.is_all());
            let lines = answers.iter().map(|answer| choice(answer, single)).collect();
            list(&mut text, "", lines, &because)
        }
        Kind::Words(answers) => list(&mut text, "", answers.iter().map(words).collect(), &because),
        Kind::Number(figures) | Kind::Money(figures) => {
            list(&mut text, "#", figures.iter().map(figure).collect(), &because)
        }
        Kind::Matching(pairs) => {
            let pair = |(left, right): &(_, _)| format!("={} -> {}", own(&arrowless(any(left))), own(any(right)));
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

fn said(said: Option<&crate::rules::texts::Texts>) -> String {
    said.map_or_else(String::new, |said| format!("#{}", own(any(said))))
}

fn share(share: Share) -> String {
    let (whole, part) = (share.0 / 1_000, (share.0 % 1_000).abs());
    if part == 0 { format!("%{whole}%") } else { format!("%{whole}.{part:03}%") }
}

fn choice(answer: &Worth, single: bool) -> String {
    let mark = match answer.share {
        Share::ALL if single => "=".to_owned(),
        Share::NONE => "~".to_owned(),
        other => format!("~{}", share(other)),
    };
    format!("{mark}{}{}", own(any(&answer.text)), said(answer.said.as_ref()))
}

fn words(answer: &Worth) -> String {
    let mark = if answer.share.is_all() { String::new() } else { share(answer.share) };
    format!("={mark}{}{}", own(&arrowless(any(&answer.text))), said(answer.said.as_ref()))
}

fn figure(within: &Within) -> String {
    let mark = if within.share.is_all() { String::new() } else { share(within.share) };
    let figure = match (within.exact, within.least, within.most) {
        (Some(exact), ..) => exact.to_string(),
        (None, Some(least), Some(most)) => format!("{least}..{most}"),
        _ => "*".to_owned(),
    };
    format!("={mark}{figure}{}", said(within.said.as_ref()))
}

/// True if the text could be mistaken for markup or a comment.
fn needs_plain(item: &Item) -> bool {
    let risky = |text: &str| text.contains(['<', '&']) || text.starts_with(['[', '/']);
    let of_worth = |answers: &[Worth]| {
        answers
            .iter()
            .any(|answer| risky(any(&answer.text)) || answer.said.as_ref().is_some_and(|said| risky(any(said))))
    };
    let of_answers = match &item.kind {
        Kind::Choice(answers) | Kind::Words(answers) => of_worth(answers),
        Kind::Matching(pairs) => pairs.iter().any(|(left, right)| risky(any(left)) || risky(any(right))),
        Kind::Number(figures) | Kind::Money(figures) => {
            figures.iter().any(|figure| figure.said.as_ref().is_some_and(|said| risky(any(said))))
        }
        Kind::TrueFalse { wrong, of_right, .. } => [wrong, of_right].into_iter().flatten().any(|said| risky(any(said))),
        _ => false,
    };
    of_answers || risky(any(&item.text)) || item.because.iter().any(|because| risky(any(because)))
}

/// Escapes a leading bracket or percentage, which would change an answer's meaning.
fn own(text: &str) -> String {
    let plain = if text.starts_with(['[', '%', '*']) { "[plain]" } else { "" };
    format!("{plain}{}", escaped(text))
}

/// Replaces arrows, which separate the halves of a pair.
fn arrowless(text: &str) -> String {
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
