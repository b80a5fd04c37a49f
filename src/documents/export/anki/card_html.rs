//! Both sides of an Anki card in HTML: scene, question, answer and reasons.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::describe::form_lines::AnswerLine;
use crate::describe::question::{KeyText, QuestionText};
use crate::describe::table_contents::{CardRow, ContentLine, Depiction};
use crate::drill::question::LaidCard;
use crate::i18n::{Catalog, card_name};

use super::{MediaFiles, card_svg};

pub(super) struct CardHtml<'a> {
    pub(super) words: &'a Catalog,
    pub(super) media: &'a mut MediaFiles,
}

impl CardHtml<'_> {
    pub(super) fn table(&mut self, question: &QuestionText) -> String {
        let mut html = String::new();
        for line in &question.events {
            paragraph(&mut html, line);
        }
        for line in &question.table_contents {
            self.line(&mut html, line);
        }
        for line in &question.calls {
            paragraph(&mut html, line);
        }
        html
    }

    fn line(&mut self, html: &mut String, line: &ContentLine) {
        match &line.depiction {
            Depiction::Cards(hand) => self.hand(html, hand),
            Depiction::Heading => {
                let _ = write!(html, "<h3>{}</h3>", escaped(&line.text));
            }
            Depiction::Words | Depiction::Heaps(_) | Depiction::Stake(_) => paragraph(html, &line.text),
        }
    }

    fn hand(&mut self, html: &mut String, hand: &CardRow) {
        let _ = write!(html, r#"<div class="hand"><span>{}</span> "#, escaped(&hand.name));
        for card in &hand.cards {
            let (name, picture, alt) = match card {
                LaidCard::Up(card) => (card_svg::name(*card), card_svg::up(*card), card_name(self.words, *card)),
                LaidCard::Down(_) => {
                    (card_svg::BACK.to_owned(), card_svg::down(), self.words.message(text_key!("sheet-face-down")))
                }
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

    pub(super) fn question(question: &QuestionText) -> String {
        let mut html = String::new();
        paragraph(&mut html, &question.prompt);
        let lines: Vec<String> =
            question.form_lines.iter().flat_map(AnswerLine::options).filter(|line| !line.trim().is_empty()).collect();
        if !lines.is_empty() {
            html.push_str("<ul>");
            for line in lines {
                let _ = write!(html, "<li>{}</li>", escaped(&line));
            }
            html.push_str("</ul>");
        }
        html
    }

    pub(super) fn answer(key: &KeyText) -> String {
        let mut html = String::new();
        for line in key.answer.iter().chain(&key.accepts) {
            paragraph(&mut html, line);
        }
        html
    }

    /// The working and the reasons, each with its clause.
    pub(super) fn why(key: &KeyText, clause: Option<&str>) -> String {
        let mut html = String::new();
        for line in key.explanation.iter().chain(&key.working).chain(&key.reasons) {
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
