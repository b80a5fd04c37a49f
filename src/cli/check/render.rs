//! A flaw rendered for the terminal: a sentence with place and code, and the source line with a caret.

use std::fmt::Write as _;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use super::{FlawWithText, FlawedText};
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::Phrase;
use crate::i18n::{Catalog, HouseTerms};
use crate::syntax::TextPosition;

/// Maximum width of a rendered line.
const WIDTH: usize = 120;

/// The flaw in words, with the marked source line if its text is known. Editors can parse the first line.
pub(super) fn render(located: &FlawWithText, words: &Catalog, painted: bool) -> String {
    let flaw = &located.flaw;
    let mut drawn = header(located, words, painted);
    drawn.push('\n');
    let FlawedText::Known(text) = &located.text else { return drawn };
    let Some((line, range)) = marked_range(text, flaw) else { return drawn };
    let level = if flaw.is_fault() { Level::ERROR } else { Level::WARNING };
    let caret = AnnotationKind::Primary.span(range).label(flaw.suggestion().map(sanitized));
    let snippet = Snippet::source(line).line_start(flaw.place.line).fold(false).annotation(caret);
    let group = Group::with_level(level).element(Origin::path(location(flaw))).element(snippet);
    let renderer = if painted { Renderer::styled() } else { Renderer::plain() };
    // annotate-snippets adds a `:::` line for the file, which the header names already.
    for line in renderer.term_width(WIDTH).render(&[group]).lines().filter(|line| !line.contains(":::")) {
        // Writing to a `String` cannot fail.
        let _ = writeln!(drawn, "{line}");
    }
    drawn
}

/// A flaw in one line: `mine/pack.ron:12:5: fault PB102: …`.
pub(super) fn header(located: &FlawWithText, words: &Catalog, painted: bool) -> String {
    let flaw = &located.flaw;
    let said = sanitized(&words.render(&flaw.what, &HouseTerms::default()));
    // The message of an unreadable file names the file itself.
    if matches!(located.text, FlawedText::Unreadable) {
        return said;
    }
    let (weight, colour) =
        if flaw.is_fault() { (text_key!("check-fault"), "31") } else { (text_key!("check-warning"), "33") };
    let weight = words.render(&Phrase::plain(weight), &HouseTerms::default());
    let weight = if painted { format!("\x1b[1;{colour}m{weight}\x1b[0m") } else { weight };
    let Flaw { file, place, .. } = flaw;
    format!("{}:{}:{}: {weight} {}: {said}", sanitized(file), place.line, place.column, flaw.code())
}

/// `mine/pack.ron:12:5-9`: from the first to the last character.
fn location(flaw: &Flaw) -> String {
    let Flaw { file, place, until, .. } = flaw;
    let last = until.column.saturating_sub(1).max(1);
    let end = match (until.line == place.line, last > place.column) {
        (true, false) => String::new(),
        (true, true) => format!("-{last}"),
        (false, _) => format!("-{}:{last}", until.line),
    };
    format!("{}:{}:{}{end}", sanitized(file), place.line, place.column)
}

/// First line of a flaw and the byte range to mark in it; `None` for a flaw of the whole file.
fn marked_range<'t>(text: &'t str, flaw: &Flaw) -> Option<(&'t str, Range<usize>)> {
    if flaw.place == TextPosition::START && flaw.until == TextPosition::START {
        return None;
    }
    let line = text.split('\n').nth(flaw.place.line.checked_sub(1)?)?;
    let line = line.strip_suffix('\r').unwrap_or(line);
    let byte_of = |column: usize| line.char_indices().nth(column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
    let start = byte_of(flaw.place.column);
    let end = if flaw.until.line == flaw.place.line { byte_of(flaw.until.column) } else { line.trim_end().len() };
    Some((line, start..end.max(start)))
}

/// Replaces control and bidi characters, which a terminal would obey.
fn sanitized(text: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}');
    text.chars()
        .map(|letter| if turns(letter) || (letter.is_control() && letter != '\n') { '\u{fffd}' } else { letter })
        .collect()
}
