//! Expansion of template placeholders: `//% key`, `%text key%`, `%word key%`, `%question name id%`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{QuestionKind, TemplateParams};
use crate::i18n::Language;
use crate::syntax::Written;
use crate::syntax::{RonValue, edit};

/// Maximum line length of comments.
const WIDEST: usize = 100;

/// Embedded words by key; a test checks that every key used in a template exists.
static WORDS: LazyLock<BTreeMap<String, Written>> =
    LazyLock::new(|| ron::from_str(include_str!("../../../assets/templates/words.ron")).unwrap_or_default());

/// True for a text of the templates that an author replaces.
pub fn is_sample(text: &str) -> bool {
    let samples = || WORDS.iter().filter(|(key, _)| key.starts_with("t-"));
    let is_in = |sample: &Written| Language::ALL.iter().any(|language| sample.get(language.code()) == text.trim());
    !text.trim().is_empty() && samples().any(|(_, sample)| is_in(sample))
}

pub(super) struct Skeleton<'w> {
    wanted: &'w TemplateParams<'w>,
}

impl<'w> Skeleton<'w> {
    pub(super) const fn new(wanted: &'w TemplateParams<'w>) -> Self {
        Self { wanted }
    }

    /// Replaces `//% key` by a comment, `%text key%` by a text in every language, `%word key%` by a word in the first
    /// language, and `%question name id%` by a question.
    pub(super) fn filled(&self, skeleton: &str) -> String {
        let mut text = String::new();
        for line in skeleton.lines() {
            let indent: String = line.chars().take_while(|letter| *letter == ' ').collect();
            if let Some(key) = line.trim_start().strip_prefix("//% ") {
                comment(&word(key, self.wanted.window), &indent, &mut text);
            } else {
                text.push_str(&self.line(line, &indent));
                text.push('\n');
            }
        }
        text
    }

    /// Replaces the placeholders of a line; multi-line values are indented like the line.
    fn line(&self, line: &str, indent: &str) -> String {
        let mut out = String::new();
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('%') {
            // The id of a question may itself contain placeholders.
            let end = if after.starts_with("question ") { after.rfind('%') } else { after.find('%') };
            let Some(end) = end else { break };
            let (named, behind) = (after.get(..end).unwrap_or_default(), after.get(end + 1..).unwrap_or_default());
            out.push_str(before);
            out.push_str(&self.substitute(named).replace('\n', &format!("\n{indent}")));
            rest = behind;
        }
        out.push_str(rest);
        out
    }

    fn substitute(&self, named: &str) -> String {
        let wanted = self.wanted;
        let (what, of) = named.split_once(' ').unwrap_or((named, ""));
        match what {
            "id" => wanted.id.to_owned(),
            "house" => wanted.house.to_owned(),
            "author" => bare(wanted.author),
            "name" => bare(wanted.title),
            "language" => self.first().code().to_owned(),
            "languages" => {
                let codes = wanted.languages.iter().map(|language| edit::quoted(language.code()));
                codes.collect::<Vec<_>>().join(", ")
            }
            "title" => self.in_all(|_| wanted.title.to_owned()),
            "text" => self.in_all(|language| word(of, language)),
            "word" => word(of, self.first()),
            "question" => self.question(of),
            // The list of lessons is filled in later.
            other => format!("%{other}%"),
        }
    }

    fn question(&self, of: &str) -> String {
        let (name, id) = of.split_once(' ').unwrap_or((of, "%id%"));
        let id = id.replace("%id%", self.wanted.id);
        let skeleton = QuestionKind::skeleton_named(name).unwrap_or_default();
        let wanted = TemplateParams { id: &id, ..self.wanted.clone() };
        Skeleton::new(&wanted).filled(skeleton).trim_end().to_owned()
    }

    /// A text in all languages, by code.
    fn in_all(&self, text: impl Fn(Language) -> String) -> String {
        let texts = self.wanted.languages.iter().map(|language| {
            let text = RonValue::text(&text(*language));
            (language.code().to_owned(), text)
        });
        RonValue::Map(texts.collect()).render()
    }

    fn first(&self) -> Language {
        self.wanted.languages.first().copied().unwrap_or(self.wanted.window)
    }
}

/// The content of a quoted text without its quotation marks.
fn bare(text: &str) -> String {
    let quoted = edit::quoted(text);
    quoted.get(1..quoted.len().saturating_sub(1)).unwrap_or_default().to_owned()
}

fn word(key: &str, language: Language) -> String {
    WORDS.get(key).map_or_else(|| format!("%{key}%"), |written| written.get(language.code()).to_owned())
}

fn comment(words: &str, indent: &str, to: &mut String) {
    let mut line = String::new();
    let mut end = |line: &mut String| {
        to.extend([indent, "// ", line.trim_end(), "\n"]);
        line.clear();
    };
    for word in words.split(' ') {
        if !line.is_empty() && indent.len() + 3 + line.chars().count() + word.chars().count() > WIDEST {
            end(&mut line);
        }
        line.push_str(word);
        line.push(' ');
    }
    end(&mut line);
}
