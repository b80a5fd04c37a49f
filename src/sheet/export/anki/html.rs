//! Both sides of an Anki card in HTML: scene, question, answer and reasons.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::drill::question::LaidCard;
use crate::sheet::asking::Ask;
use crate::sheet::lying::{Hand, Line, Seen};
use crate::sheet::telling::{KeyTold, Told};
use crate::words::{Words, card_name};

use super::{Media, face};

pub(super) struct Page<'a> {
    pub(super) words: &'a Words,
    pub(super) media: &'a mut Media,
}

impl Page<'_> {
    pub(super) fn table(&mut self, told: &Told) -> String {
        let mut html = String::new();
        for line in &told.happened {
            paragraph(&mut html, line);
        }
        for line in &told.table {
            self.line(&mut html, line);
        }
        for line in &told.heard {
            paragraph(&mut html, line);
        }
        html
    }

    fn line(&mut self, html: &mut String, line: &Line) {
        match &line.seen {
            Seen::Cards(hand) => self.hand(html, hand),
            Seen::Heading => {
                let _ = write!(html, "<h3>{}</h3>", escaped(&line.text));
            }
            Seen::Words | Seen::Heaps(_) | Seen::Stake(_) => paragraph(html, &line.text),
        }
    }

    fn hand(&mut self, html: &mut String, hand: &Hand) {
        let _ = write!(html, r#"<div class="hand"><span>{}</span> "#, escaped(&hand.name));
        for card in &hand.cards {
            let (name, picture, alt) = match card {
                LaidCard::Up(card) => (face::name(*card), face::up(*card), card_name(self.words, *card)),
                LaidCard::Down(_) => (face::BACK.to_owned(), face::down(), self.words.key("sheet-face-down")),
            };
            html.push_str(&self.picture(&name, &picture.into_bytes().into(), &alt));
        }
        html.push_str("</div>");
    }

    /// An `<img>` of this name; its bytes are added to the media.
    pub(super) fn picture(&mut self, name: &str, bytes: &Arc<[u8]>, alt: &str) -> String {
        self.media.entry(name.to_owned()).or_insert_with(|| Arc::clone(bytes));
        format!(r#"<img src="{}" alt="{}">"#, escaped(name), escaped(alt))
    }

    pub(super) fn question(told: &Told) -> String {
        let mut html = String::new();
        paragraph(&mut html, &told.prompt);
        let lines: Vec<String> =
            told.asks.iter().flat_map(Ask::options).filter(|line| !line.trim().is_empty()).collect();
        if !lines.is_empty() {
            html.push_str("<ul>");
            for line in lines {
                let _ = write!(html, "<li>{}</li>", escaped(&line));
            }
            html.push_str("</ul>");
        }
        html
    }

    pub(super) fn answer(key: &KeyTold) -> String {
        let mut html = String::new();
        for line in key.answer.iter().chain(&key.accepts) {
            paragraph(&mut html, line);
        }
        html
    }

    /// The working and the reasons, each with its clause.
    pub(super) fn why(key: &KeyTold, clause: Option<&str>) -> String {
        let mut html = String::new();
        for line in key.because.iter().chain(&key.working).chain(&key.reasons) {
            paragraph(&mut html, line);
        }
        let said = |clause: &&str| key.reasons.iter().any(|reason| reason.contains(clause));
        if let Some(clause) = clause.filter(|clause| !said(clause)) {
            paragraph(&mut html, clause);
        }
        html
    }
}

fn paragraph(html: &mut String, text: &str) {
    let _ = write!(html, "<p>{}</p>", escaped(text).replace('\n', "<br>"));
}

/// HTML-escaped text without Anki's field separator.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // Braces would start an Anki field or cloze.
            '{' => escaped.push_str("&#123;"),
            '}' => escaped.push_str("&#125;"),
            '\u{1f}' => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}
