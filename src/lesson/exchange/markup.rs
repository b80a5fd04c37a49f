//! Plain text from HTML or Markdown, recording lost markup.

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::syntax::{is_layout, is_unseen};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum MarkupKind {
    /// Moodle's default: plain, possibly with HTML tags.
    #[default]
    Moodle,
    Html,
    Markdown,
    Plain,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct LostMarkup {
    /// Formatting, lists, tables.
    pub(super) markup: bool,
    /// Pictures, audio, video.
    pub(super) media: bool,
    /// Unknown placeholders in braces.
    pub(super) braces: bool,
}

/// Tags dropped without a note.
const UNSEEN: [&str; 8] = ["p", "br", "div", "span", "html", "body", "tt", "wbr"];
/// Tags recognised in possibly plain text.
const KNOWN: [&str; 32] = [
    "p", "br", "div", "span", "b", "i", "u", "em", "strong", "a", "img", "ul", "ol", "li", "table", "tr", "td", "th",
    "tbody", "thead", "h1", "h2", "h3", "h4", "h5", "sub", "sup", "code", "pre", "audio", "video", "font",
];
const MEDIA: [&str; 8] = ["img", "audio", "video", "source", "object", "embed", "iframe", "svg"];
const LINES: [&str; 12] = ["p", "br", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "ul", "ol"];

pub(super) fn plain(text: &str, written: MarkupKind, lost: &mut LostMarkup) -> String {
    let words = match written {
        MarkupKind::Plain => text.to_owned(),
        MarkupKind::Markdown => from_markdown(text, lost),
        MarkupKind::Html => from_html(text, true, lost),
        MarkupKind::Moodle => from_html(text, false, lost),
    };
    without_braces(tidy(&words), lost)
}

/// Removes braces, which are placeholders for house terms in lesson texts.
pub(super) fn without_braces(text: String, lost: &mut LostMarkup) -> String {
    if !text.contains(['{', '}']) {
        return text;
    }
    let mut kept = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find(['{', '}']) {
        let (before, from) = rest.split_at(at);
        kept.push_str(before);
        if let Some(name) = crate::i18n::PLACEHOLDERS.iter().find(|name| from.starts_with(**name)) {
            kept.push_str(name);
            rest = from.get(name.len()..).unwrap_or_default();
        } else {
            lost.braces = true;
            kept.push(if from.starts_with('{') { '(' } else { ')' });
            rest = from.get(1..).unwrap_or_default();
        }
    }
    kept + rest
}

pub(super) fn to_page(text: &str) -> String {
    let mut page = String::with_capacity(text.len() + 8);
    for (at, line) in text.lines().enumerate() {
        if at > 0 {
            // Each line is a paragraph of its own.
            let parted = line.is_empty() || page.ends_with('\n');
            page.push_str(if parted { "\n" } else { "\\\n" });
        }
        let digits = line.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = line.split_at_checked(digits).unwrap_or(("", line));
        page.push_str(number);
        for (place, letter) in rest.char_indices() {
            let begins = place == 0 && matches!(letter, '#' | '+' | '-' | '=' | '.' | ')');
            if begins || matches!(letter, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '~' | '|') {
                page.push('\\');
            }
            page.push(letter);
        }
    }
    page
}

pub(super) fn from_page(page: &str) -> String {
    tidy(&from_markdown(page, &mut LostMarkup::default()))
}

/// Trims line ends and collapses empty lines.
fn tidy(text: &str) -> String {
    let mut tidied = String::with_capacity(text.len());
    let mut empty = 0;
    for line in text.trim().lines() {
        let line = line.trim();
        empty = if line.is_empty() { empty + 1 } else { 0 };
        if empty < 2 {
            tidied.push_str(line);
            tidied.push('\n');
        }
    }
    tidied.truncate(tidied.trim_end().len());
    tidied
}

fn from_markdown(text: &str, lost: &mut LostMarkup) -> String {
    let mut words = String::new();
    for event in Parser::new(text) {
        match event {
            Event::Text(text) | Event::Code(text) => words.push_str(&text),
            Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item) => {
                words.push('\n');
            }
            Event::Start(Tag::Image { .. }) => lost.media = true,
            Event::Start(Tag::Item) => words.push_str("• "),
            Event::Html(text) | Event::InlineHtml(text) => words.push_str(&from_html(&text, true, lost)),
            Event::Start(Tag::Paragraph) | Event::End(_) => {}
            _ => lost.markup = true,
        }
    }
    words
}

/// Strips tags; with `surely`, only known tags.
fn from_html(text: &str, surely: bool, lost: &mut LostMarkup) -> String {
    if !text.contains(['<', '&']) {
        return text.to_owned();
    }
    let mut words = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&']) {
        let (before, from) = rest.split_at(at);
        words.push_str(before);
        let (said, length) = if from.starts_with('&') { entity(from) } else { tag(from, surely, lost) };
        words.push_str(&said);
        rest = from.get(length..).unwrap_or_default();
    }
    words + rest
}

/// Replacement of the tag at the start, and its length.
fn tag(from: &str, surely: bool, lost: &mut LostMarkup) -> (String, usize) {
    let inner = from.get(1..).unwrap_or_default();
    // Tags do not nest, so this stays linear however many are opened.
    let end = inner.find(['<', '>']).filter(|end| inner.as_bytes().get(*end) == Some(&b'>'));
    let Some(end) = end else { return ("<".to_owned(), 1) };
    let inner = inner.get(..end).unwrap_or_default();
    let closes = inner.starts_with('/');
    let name: String = inner.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
    let name = name.to_ascii_lowercase();
    let is_tag = KNOWN.contains(&name.as_str()) || (surely && (!name.is_empty() || inner.starts_with('!')));
    if !is_tag {
        return ("<".to_owned(), 1);
    }
    lost.media |= MEDIA.contains(&name.as_str());
    lost.markup |= !UNSEEN.contains(&name.as_str()) && !name.is_empty();
    let said = match name.as_str() {
        "li" if !closes => "• ",
        "td" | "th" if closes => " ",
        name if LINES.contains(&name) && (closes || name == "br") => "\n",
        _ => "",
    };
    (said.to_owned(), end + 2)
}

/// Replacement of the entity at the start, and its length.
fn entity(from: &str) -> (String, usize) {
    const LONGEST: usize = 12;
    let none = ("&".to_owned(), 1);
    let Some(end) = from.bytes().take(LONGEST).position(|byte| byte == b';') else { return none };
    let entity = from.get(..=end).unwrap_or_default();
    match html_escape::decode_html_entities(entity) {
        letter if letter == entity || letter.contains('\0') => none,
        // A soft hyphen, a mark of direction.
        letter if letter.contains(is_unseen) && !letter.contains(is_layout) => (String::new(), end + 1),
        letter => (letter.into_owned(), end + 1),
    }
}
