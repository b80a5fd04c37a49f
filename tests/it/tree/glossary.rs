//! No text uses a word that the glossary rules out.

use std::ops::Range;

use crate::support::{files, text};

const GLOSSARY: &str = "docs/glossary.md";
const LANGUAGES: [(&str, &str); 3] = [("en", "English"), ("fr", "French"), ("it", "Italian")];

struct Glossary {
    /// Language, word to use.
    used: Vec<(&'static str, String)>,
    /// Language, word not to use.
    avoided: Vec<(&'static str, String)>,
    /// Language, phrase or file.
    exceptions: Vec<(&'static str, String)>,
}

impl Glossary {
    fn read(document: &str) -> Self {
        let mut glossary = Self { used: Vec::new(), avoided: Vec::new(), exceptions: Vec::new() };
        for row in document.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|')) {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            if let [concept, used @ .., _, _, _] = cells.as_slice()
                && used.len() == LANGUAGES.len()
                && !["concept", "---"].contains(concept)
            {
                for (at, (code, _)) in LANGUAGES.iter().enumerate() {
                    glossary.used.push((code, plain(cells[at + 1])));
                    let avoided = cells[at + 4].split(';').map(plain).filter(|word| !word.is_empty());
                    glossary.avoided.extend(avoided.map(|word| (*code, word)));
                }
            } else if let [language, exception, _] = cells.as_slice()
                && let Some((code, _)) = LANGUAGES.iter().find(|(_, name)| name == language)
            {
                glossary.exceptions.push((code, plain(exception)));
            }
        }
        glossary
    }

    /// Words of a text of this language that are not to be used, each with what is around it.
    fn breaches(&self, language: &str, file: &str, text: &str) -> Vec<String> {
        let own = |words: &[(&'static str, String)]| {
            words.iter().filter(|(code, _)| *code == language).map(|(_, word)| word.clone()).collect::<Vec<_>>()
        };
        let exceptions = own(&self.exceptions);
        if exceptions.iter().any(|exception| exception == file) {
            return Vec::new();
        }
        let text = plain(text);
        let allowed: Vec<Range<usize>> = exceptions.iter().flat_map(|phrase| places(&text, phrase)).collect();
        let mut found = Vec::new();
        for word in own(&self.avoided) {
            for place in places(&text, &word) {
                if !allowed.iter().any(|phrase| phrase.start <= place.start && place.end <= phrase.end) {
                    let start = text[..place.start].char_indices().rev().nth(30).map_or(0, |(at, _)| at);
                    let excerpt: String = text[start..].chars().take(70).collect();
                    found.push(format!("{file}: \"{word}\" in \"{excerpt}\""));
                }
            }
        }
        found
    }
}

/// A text with one space between its words and without code.
fn plain(text: &str) -> String {
    let words: String = text.split('`').step_by(2).collect::<Vec<_>>().join("x");
    words.split_whitespace().collect::<Vec<_>>().join(" ").replace('\'', "’")
}

/// Where a phrase stands in a text as whole words; a capital letter counts where the phrase has one.
fn places(text: &str, phrase: &str) -> Vec<Range<usize>> {
    // Letters that grow or shrink in lower case would move the places.
    let lower: String =
        text.chars().map(|c| c.to_lowercase().next().filter(|l| l.len_utf8() == c.len_utf8()).unwrap_or(c)).collect();
    let text = if phrase.chars().any(char::is_uppercase) { text } else { &lower };
    let is_inside = |before: Option<char>, after: Option<char>| {
        before.is_some_and(char::is_alphanumeric) && after.is_some_and(char::is_alphanumeric)
    };
    let found = text.match_indices(phrase).map(|(at, _)| at..at + phrase.len());
    found
        .filter(|place| {
            let (before, after) = (&text[..place.start], &text[place.end..]);
            !before.ends_with('$')
                && !is_inside(before.chars().next_back(), phrase.chars().next())
                && !is_inside(phrase.chars().next_back(), after.chars().next())
        })
        .collect()
}

/// The words of a Fluent file, entry by entry.
fn fluent(content: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for line in content.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            Some((_, words)) => entries.push(words.to_owned()),
            None => entries.last_mut().into_iter().for_each(|last| *last = format!("{last} {}", line.trim())),
        }
    }
    entries
}

/// The texts of a RON file in one language: the literal after `fr:` or `"fr":`.
pub(crate) fn authored(content: &str, language: &str) -> Vec<String> {
    let names = [format!("{language}:"), format!("\"{language}\":")];
    let mut found = Vec::new();
    for (at, name) in content.match_indices(names[0].as_str()).chain(content.match_indices(names[1].as_str())) {
        let is_whole = !content[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '"');
        let value = content[at + name.len()..].trim_start();
        if is_whole && let Some(raw) = value.strip_prefix("r#\"") {
            found.extend(raw.split_once("\"#").map(|(text, _)| text.to_owned()));
        } else if is_whole && let Some(literal) = value.strip_prefix('"') {
            let mut escaped = false;
            let text = literal.chars().take_while(|&c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                !ends
            });
            found.push(text.collect());
        }
    }
    found
}

/// All texts that people read in a language, with their file.
fn texts(language: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |file: &String, texts: Vec<String>| all.extend(texts.into_iter().map(|text| (file.clone(), text)));
    for file in files(&format!("assets/text/{language}"), "ftl") {
        add(&file, fluent(&text(&file)));
    }
    for folder in ["lessons", "assets"] {
        for file in files(folder, "ron") {
            add(&file, authored(&text(&file), language));
        }
    }
    for file in files("assets/phone", "html") {
        add(&file, vec![text(&file)]);
    }
    if language == "en" {
        for file in files("assets/phone", "js").into_iter().chain(files("src/cli", "rs")) {
            add(&file, text(&file).split('"').skip(1).step_by(2).map(str::to_owned).collect());
        }
    }
    for file in documents(language) {
        // A list or a table has its words on a line of its own; a sentence may go on.
        add(&file, text(&file).split("\n\n").map(str::to_owned).collect());
    }
    all
}

fn documents(language: &str) -> Vec<String> {
    let translated = |file: &str| {
        let code = file.strip_suffix(".md").and_then(|name| name.rsplit_once('.')).map(|(_, code)| code);
        code.unwrap_or("en").to_owned()
    };
    let mut all = files("docs", "md");
    all.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"].map(str::to_owned));
    all.retain(|file| file != GLOSSARY && translated(file) == language);
    all
}

#[test]
fn no_text_uses_a_word_that_the_glossary_rules_out() {
    let glossary = Glossary::read(&text(GLOSSARY));
    let mut found = Vec::new();
    for (language, _) in LANGUAGES {
        for (file, text) in texts(language) {
            found.extend(glossary.breaches(language, &file, &text));
        }
    }
    assert!(found.is_empty(), "{} words:\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_glossary_has_words_of_each_language_and_follows_itself() {
    let glossary = Glossary::read(&text(GLOSSARY));
    for (language, name) in LANGUAGES {
        let count = |words: &[(&str, String)]| words.iter().filter(|(code, _)| *code == language).count();
        assert!(count(&glossary.used) > 50 && count(&glossary.avoided) > 20, "{name}");
        assert!(texts(language).len() > 5_000, "{name} has {} texts", texts(language).len());
    }
    for (language, word) in &glossary.used {
        assert_eq!(glossary.breaches(language, GLOSSARY, word), Vec::<String>::new(), "{language}");
    }
}

#[test]
fn a_word_that_is_ruled_out_is_seen() {
    let glossary = Glossary::read(
        "| heap | stack | pile | pila | heap; Heap of | tas; pas tout à fait | casa |\n\
         | Italian | casa da gioco | a label |",
    );
    for (language, text, breaches) in [
        ("en", "A heap of chips", 1),
        ("en", "Heaps of chips, heaped, in `heap` by { $heap }", 0),
        ("en", "Heap of chips", 2),
        ("fr", "Pas tout\u{a0}à\n   fait", 1),
        ("fr", "d'un tas, l’étas", 1),
        ("it", "La casa da gioco", 0),
        ("it", "La casa, casa da gioco e casale", 1),
        ("it", "un tas", 0),
    ] {
        assert_eq!(glossary.breaches(language, "here", text).len(), breaches, "{text}");
    }
}
