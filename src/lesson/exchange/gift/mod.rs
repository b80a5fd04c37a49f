//! The GIFT question format, read as Moodle reads it.

mod answers;
mod letters;
mod write;

use crate::drill::authored::FixedScene;
use crate::i18n::LocalizedText;
use crate::i18n::phrase::{Fact, Phrase};
use crate::syntax::TextPosition;

use self::letters::{GiftLetter, after, begins, find, find_all, split, text, trim};
use super::item::{ExchangeItem, ItemKind, ItemSection, texts};
use super::markup::{self, LostMarkup, MarkupKind};
use super::notes::{ExchangeNotes, excerpt};
use super::{MOST_OF_A_QUESTION, MOST_QUESTIONS};

pub use self::write::write;

/// Reads a GIFT text section by section. `code` is its language.
pub(super) fn read(text: &str, code: &str, notes: &mut ExchangeNotes) -> Vec<ItemSection> {
    let mut reader = GiftReader { code, notes, sections: vec![ItemSection::default()], count: 0, full: false };
    let mut block: Vec<(usize, &str)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            reader.block(&block);
            block.clear();
        } else {
            block.push((index + 1, line));
        }
        if reader.full {
            break;
        }
    }
    if !reader.full {
        reader.block(&block);
    }
    let mut sections = reader.sections;
    sections.retain(|section| !section.items.is_empty());
    sections
}

#[derive(Debug, Default)]
struct GiftTags {
    id: Option<String>,
    money: bool,
}

struct GiftReader<'a> {
    code: &'a str,
    notes: &'a mut ExchangeNotes,
    sections: Vec<ItemSection>,
    count: usize,
    /// The question exceeds the size limit.
    full: bool,
}

impl GiftReader<'_> {
    /// A question with its comments, or a category.
    fn block(&mut self, block: &[(usize, &str)]) {
        let mut tags = GiftTags::default();
        let mut lines: Vec<(usize, &str)> = Vec::with_capacity(block.len());
        for (number, line) in block {
            if let Some(comment) = line.trim_start().strip_prefix("//") {
                tags.read(comment);
            } else if let Some(category) = line.trim_start().strip_prefix("$CATEGORY:").filter(|_| lines.is_empty()) {
                self.category(category);
            } else {
                lines.push((*number, line));
            }
        }
        let Some((line, _)) = lines.first() else { return };
        if self.count >= MOST_QUESTIONS {
            let what = text!("exchange-too-many", most = Fact::Number(MOST_QUESTIONS as u64));
            self.notes.omitted(TextPosition { line: *line, column: 1 }, what);
            self.full = true;
            return;
        }
        let size: usize = lines.iter().map(|(_, line)| line.len()).sum();
        if size > MOST_OF_A_QUESTION {
            let what = text!("exchange-question-too-long", most = Fact::Number(MOST_OF_A_QUESTION as u64));
            self.notes.omitted(TextPosition { line: *line, column: 1 }, what);
            return;
        }
        self.count += 1;
        if let Some(item) = self.question(&letters::read_lines(&lines), tags)
            && let Some(section) = self.sections.last_mut()
        {
            section.items.push(item);
        }
    }

    fn category(&mut self, path: &str) {
        let plain = path.replace("$course$", "").replace("$cat1$", "").replace("$module$", "").replace("$system$", "");
        // `//` in a name is an escaped slash; the last part names the lesson.
        let plain = plain.replace("//", "\u{1}");
        let mut parts = plain.split('/').map(|part| part.replace('\u{1}', "/").trim().to_owned());
        let title = parts.rfind(|part| !part.is_empty() && part != "top");
        self.sections.push(ItemSection { title, items: Vec::new() });
    }

    fn question(&mut self, letters: &[GiftLetter], tags: GiftTags) -> Option<ExchangeItem> {
        let all = trim(letters);
        let place = all.first()?.place;
        let (name, body) = name_of(all);
        let (asked, answers) = match (find(body, '{'), find(body, '}')) {
            (None, None) => (body.to_vec(), None),
            (Some(open), Some(close)) if open < close => {
                let (before, rest) = split(body, open);
                let behind = after(rest, close - open + 1);
                let inner = trim(split(after(rest, 1), close - open - 1).0);
                (question_with_gap(before, behind), Some(inner))
            }
            (open, close) => {
                let at = open.or(close).and_then(|at| body.get(at)).map_or(place, |letter| letter.place);
                let what = Phrase::plain(if open.is_some() {
                    text_key!("exchange-brace-open")
                } else {
                    text_key!("exchange-brace-closed")
                });
                self.notes.omitted(at, what.with("question", excerpt(&text(body))));
                return None;
            }
        };
        let mut lost = LostMarkup::default();
        let (written, asked) = format(trim(&asked));
        let written = written.unwrap_or_default();
        let asked = self.plain_texts(asked, written, &mut lost);
        let mut words = GiftTexts { code: self.code, written, lost };
        let (kind, because) = match answers {
            None => (ItemKind::Reading, None),
            Some(inner) => {
                let (inner, because) = general_feedback(inner);
                let because = because.and_then(|because| words.texts(because));
                match answers::kind(inner, tags.money, &mut words) {
                    Ok(kind) => (kind, because),
                    Err(what) => {
                        let at = inner.first().map_or(place, |letter| letter.place);
                        self.notes.omitted(at, what.with("question", excerpt(super::item::any(&asked))));
                        return None;
                    }
                }
            }
        };
        super::note_lost(words.lost, place, self.notes);
        Some(ExchangeItem {
            place,
            id: tags.id,
            name,
            text: asked,
            kind,
            because: because.into_iter().collect(),
            scene: FixedScene::default(),
            clause: None,
        })
    }

    fn plain_texts(&self, letters: &[GiftLetter], written: MarkupKind, lost: &mut LostMarkup) -> LocalizedText {
        texts(self.code, &markup::plain(&text(letters), written, lost))
    }
}

impl GiftTags {
    /// `[id:hand-1] [tag:money]`, as Moodle writes them into comments.
    fn read(&mut self, comment: &str) {
        let mut rest = comment;
        while let Some((_, from)) = rest.split_once('[') {
            let Some((inner, behind)) = from.split_once(']') else { return };
            match inner.split_once(':') {
                Some(("id", id)) => self.id = Some(id.trim().to_owned()),
                Some(("tag", tag)) => self.money |= tag.trim() == super::MONEY_TAG,
                _ => {}
            }
            rest = behind;
        }
    }
}

/// The title between double colons, and the rest.
fn name_of(letters: &[GiftLetter]) -> (Option<String>, &[GiftLetter]) {
    if !begins(letters, &[':', ':']) {
        return (None, letters);
    }
    let rest = after(letters, 2);
    match find_all(rest, &[':', ':']) {
        Some(end) => (Some(text(split(rest, end).0)).filter(|name| !name.is_empty()), trim(after(rest, end + 2))),
        None => (None, rest),
    }
}

/// Builds texts and records lost markup.
struct GiftTexts<'a> {
    code: &'a str,
    written: MarkupKind,
    lost: LostMarkup,
}

impl GiftTexts<'_> {
    /// `None` if empty.
    fn texts(&mut self, letters: &[GiftLetter]) -> Option<LocalizedText> {
        let (written, letters) = format(trim(letters));
        let said = markup::plain(&text(letters), written.unwrap_or(self.written), &mut self.lost);
        (!said.is_empty()).then(|| texts(self.code, &said))
    }
}

/// The question text, with a gap if words follow the answers.
fn question_with_gap(before: &[GiftLetter], behind: &[GiftLetter]) -> Vec<GiftLetter> {
    let mut whole = before.to_vec();
    if let Some(first) = trim(behind).first() {
        whole.extend(std::iter::repeat_n(GiftLetter { sign: '_', ..*first }, 5));
    }
    whole.extend_from_slice(behind);
    whole
}

/// The explicit text format, and the rest.
fn format(letters: &[GiftLetter]) -> (Option<MarkupKind>, &[GiftLetter]) {
    const NAMES: [(&str, MarkupKind); 4] = [
        ("[html]", MarkupKind::Html),
        ("[moodle]", MarkupKind::Moodle),
        ("[markdown]", MarkupKind::Markdown),
        ("[plain]", MarkupKind::Plain),
    ];
    let named = NAMES.into_iter().find(|(name, _)| {
        letters.len() >= name.len() && letters.iter().zip(name.chars()).all(|(letter, sign)| letter.sign == sign)
    });
    named.map_or((None, letters), |(name, written)| (Some(written), trim(after(letters, name.len()))))
}

/// The answers, and the general feedback after four hashes.
fn general_feedback(letters: &[GiftLetter]) -> (&[GiftLetter], Option<&[GiftLetter]>) {
    const SIGN: [char; 4] = ['#'; 4];
    let last = letters.windows(SIGN.len()).rposition(|window| begins(window, &SIGN));
    match last {
        Some(at) => (trim(split(letters, at).0), Some(after(letters, at + SIGN.len()))),
        None => (letters, None),
    }
}
