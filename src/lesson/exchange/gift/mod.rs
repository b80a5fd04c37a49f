//! The GIFT question format, read as Moodle reads it.

mod answers;
mod letters;
mod write;

use crate::drill::authored::FixedScene;
use crate::rules::flaw::Place;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::texts::Texts;

use self::letters::{Letter, after, begins, find, find_all, split, text, trim};
use super::item::{Item, Kind, Section, texts};
use super::markup::{self, Lost, Written};
use super::notes::{Notes, named};
use super::{MOST_OF_A_QUESTION, MOST_QUESTIONS};

pub use self::write::write;

/// Reads a GIFT text section by section. `code` is its language.
pub(super) fn read(text: &str, code: &str, notes: &mut Notes) -> Vec<Section> {
    let mut reader = Reader { code, notes, sections: vec![Section::default()], count: 0, full: false };
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
struct Tags {
    id: Option<String>,
    money: bool,
}

struct Reader<'a> {
    code: &'a str,
    notes: &'a mut Notes,
    sections: Vec<Section>,
    count: usize,
    /// The question exceeds the size limit.
    full: bool,
}

impl Reader<'_> {
    /// A question with its comments, or a category.
    fn block(&mut self, block: &[(usize, &str)]) {
        let mut tags = Tags::default();
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
            let what = Phrase::plain("exchange-too-many").with("most", Fact::Number(MOST_QUESTIONS as u64));
            self.notes.left(Place { line: *line, column: 1 }, what);
            self.full = true;
            return;
        }
        let size: usize = lines.iter().map(|(_, line)| line.len()).sum();
        if size > MOST_OF_A_QUESTION {
            let what =
                Phrase::plain("exchange-question-too-long").with("most", Fact::Number(MOST_OF_A_QUESTION as u64));
            self.notes.left(Place { line: *line, column: 1 }, what);
            return;
        }
        self.count += 1;
        if let Some(item) = self.question(&letters::of_lines(&lines), tags)
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
        self.sections.push(Section { title, items: Vec::new() });
    }

    fn question(&mut self, letters: &[Letter], tags: Tags) -> Option<Item> {
        let all = trim(letters);
        let place = all.first()?.place;
        let (name, body) = name_of(all);
        let (asked, answers) = match (find(body, '{'), find(body, '}')) {
            (None, None) => (body.to_vec(), None),
            (Some(open), Some(close)) if open < close => {
                let (before, rest) = split(body, open);
                let behind = after(rest, close - open + 1);
                let inner = trim(split(after(rest, 1), close - open - 1).0);
                (around(before, behind), Some(inner))
            }
            (open, close) => {
                let at = open.or(close).and_then(|at| body.get(at)).map_or(place, |letter| letter.place);
                let what = Phrase::plain(if open.is_some() { "exchange-brace-open" } else { "exchange-brace-closed" });
                self.notes.left(at, what.with("question", named(&text(body))));
                return None;
            }
        };
        let mut lost = Lost::default();
        let (written, asked) = format(trim(&asked));
        let written = written.unwrap_or_default();
        let asked = self.said(asked, written, &mut lost);
        let mut words = Saying { code: self.code, written, lost };
        let (kind, because) = match answers {
            None => (Kind::Reading, None),
            Some(inner) => {
                let (inner, because) = general_feedback(inner);
                let because = because.and_then(|because| words.say(because));
                match answers::kind(inner, tags.money, &mut words) {
                    Ok(kind) => (kind, because),
                    Err(what) => {
                        let at = inner.first().map_or(place, |letter| letter.place);
                        self.notes.left(at, what.with("question", named(super::item::any(&asked))));
                        return None;
                    }
                }
            }
        };
        super::tell_lost(words.lost, place, self.notes);
        Some(Item {
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

    fn said(&self, letters: &[Letter], written: Written, lost: &mut Lost) -> Texts {
        texts(self.code, &markup::plain(&text(letters), written, lost))
    }
}

impl Tags {
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
fn name_of(letters: &[Letter]) -> (Option<String>, &[Letter]) {
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
struct Saying<'a> {
    code: &'a str,
    written: Written,
    lost: Lost,
}

impl Saying<'_> {
    /// `None` if empty.
    fn say(&mut self, letters: &[Letter]) -> Option<Texts> {
        let (written, letters) = format(trim(letters));
        let said = markup::plain(&text(letters), written.unwrap_or(self.written), &mut self.lost);
        (!said.is_empty()).then(|| texts(self.code, &said))
    }
}

/// The question text, with a gap if words follow the answers.
fn around(before: &[Letter], behind: &[Letter]) -> Vec<Letter> {
    let mut whole = before.to_vec();
    if let Some(first) = trim(behind).first() {
        whole.extend(std::iter::repeat_n(Letter { sign: '_', ..*first }, 5));
    }
    whole.extend_from_slice(behind);
    whole
}

/// The explicit text format, and the rest.
fn format(letters: &[Letter]) -> (Option<Written>, &[Letter]) {
    const NAMES: [(&str, Written); 4] = [
        ("[html]", Written::Html),
        ("[moodle]", Written::Moodle),
        ("[markdown]", Written::Markdown),
        ("[plain]", Written::Plain),
    ];
    let named = NAMES.into_iter().find(|(name, _)| {
        letters.len() >= name.len() && letters.iter().zip(name.chars()).all(|(letter, sign)| letter.sign == sign)
    });
    named.map_or((None, letters), |(name, written)| (Some(written), trim(after(letters, name.len()))))
}

/// The answers, and the general feedback after four hashes.
fn general_feedback(letters: &[Letter]) -> (&[Letter], Option<&[Letter]>) {
    const SIGN: [char; 4] = ['#'; 4];
    let last = letters.windows(SIGN.len()).rposition(|window| begins(window, &SIGN));
    match last {
        Some(at) => (trim(split(letters, at).0), Some(after(letters, at + SIGN.len()))),
        None => (letters, None),
    }
}
