//! Every fact that a text names is given where its key is used.
//!
//! `text!` is checked by the compiler. A bare `text_key!` gets its facts later: in the function that names the key, in
//! one that it calls, or in its caller. A fact that is named in none of them is never given, and the sentence would
//! show its placeholder.

use std::collections::{BTreeMap, BTreeSet};

use tailleur::i18n::text_key::TextKey;

use crate::support::{files, text};
use crate::tree::rust_source::{Token, tokens};

/// Functions whose keys get their facts further away: file and function.
const GIVEN_ELSEWHERE: [(&str, &str); 13] = [
    // The key of the heading is also the panel's id.
    ("src/view/screen/workshop/problems.rs", "problems_ui"),
    // `Glance::phrase` gives them all.
    ("src/cli/host/news.rs", "answers"),
    ("src/cli/host/render.rs", "status"),
    ("src/view/screen/host/controls.rs", "status"),
    ("src/view/screen/host/controls.rs", "notices_ui"),
    ("src/view/screen/host/countdown.rs", "question_status"),
    // `settings_file::read` adds the place.
    ("src/progress/settings.rs", "bad_entry"),
    // `in_house` adds the house.
    ("src/lesson/check/lesson.rs", "deal_example"),
    ("src/lesson/check/lesson.rs", "differences"),
    // `facts` beside it gives them; `syntax::problems` renders each.
    ("src/i18n/problems/house.rs", "key"),
    ("src/i18n/problems/mod.rs", "key"),
    ("src/table/scenario/wording.rs", "key"),
    // Only a stand-in while the phrase is being replaced.
    ("src/lesson/authored_titles.rs", "with_authored_titles"),
];

/// A function of the program.
#[derive(Debug)]
struct Function {
    file: String,
    name: String,
    /// All texts in it; names of facts are among them.
    texts: BTreeSet<String>,
    /// Functions it calls, with the module they are called in.
    calls: BTreeSet<(Option<String>, String)>,
    /// Keys of `text_key!`.
    keys: BTreeSet<String>,
}

fn functions(file: &str, source: &str) -> Vec<Function> {
    let tokens = tokens(source);
    let starts = (0..tokens.len()).filter(|at| tokens[*at] == Token::Name("fn".to_owned()));
    starts.filter_map(|at| function(file, &tokens, at)).collect()
}

fn function(file: &str, tokens: &[Token], at: usize) -> Option<Function> {
    let Some(Token::Name(name)) = tokens.get(at + 1) else { return None };
    let body = body(tokens, at + 2)?;
    let mut function = Function {
        file: file.to_owned(),
        name: name.clone(),
        texts: BTreeSet::new(),
        calls: BTreeSet::new(),
        keys: BTreeSet::new(),
    };
    for (at, token) in body.iter().enumerate() {
        match (token, body.get(at + 1)) {
            (Token::Text(text), _) => {
                function.texts.insert(text.clone());
            }
            (Token::Name(name), Some(Token::Sign("(" | ")" | ","))) => {
                function.calls.insert((module(body, at), name.clone()));
            }
            _ => {}
        }
        if let [Token::Name(name), Token::Other, Token::Sign("("), Token::Text(key), Token::Sign(")")] =
            body.get(at..at + 5).unwrap_or_default()
            && name == "text_key"
        {
            function.keys.insert(key.clone());
        }
    }
    Some(function)
}

/// The name before `::` before a name.
fn module(tokens: &[Token], at: usize) -> Option<String> {
    match tokens.get(at.checked_sub(2)?..at)? {
        [Token::Name(module), Token::Sign("::")] => Some(module.clone()),
        _ => None,
    }
}

/// The tokens between the first pair of braces; `None` for a function without a body.
fn body(tokens: &[Token], from: usize) -> Option<&[Token]> {
    let (mut depth, mut start) = (0, None);
    for (at, token) in tokens.iter().enumerate().skip(from) {
        match token {
            Token::Sign("(" | "[") => depth += 1,
            Token::Sign(")" | "]") => depth -= 1,
            Token::Sign("{") => {
                start = start.or((depth == 0).then_some((at, depth)));
                depth += 1;
            }
            Token::Sign("}") => {
                depth -= 1;
                if let Some((start, outer)) = start
                    && depth == outer
                {
                    return tokens.get(start..at);
                }
            }
            Token::Name(name) if name == "fn" && start.is_none() && depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Most functions of one name that are all taken for the called one.
const ALIKE: usize = 6;

struct Program {
    functions: Vec<Function>,
    by_name: BTreeMap<String, Vec<usize>>,
}

impl Program {
    fn read(sources: impl Iterator<Item = (String, String)>) -> Self {
        let functions: Vec<Function> = sources.flat_map(|(file, source)| functions(&file, &source)).collect();
        let mut by_name: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (at, function) in functions.iter().enumerate() {
            by_name.entry(function.name.clone()).or_default().push(at);
        }
        Self { functions, by_name }
    }

    /// Texts in a function and, so many levels deep, in those it calls.
    fn given(&self, function: &Function, depth: usize, given: &mut BTreeSet<String>) {
        given.extend(function.texts.iter().cloned());
        if depth == 0 {
            return;
        }
        for (module, name) in &function.calls {
            let all = self.by_name.get(name).map_or(&[][..], Vec::as_slice);
            let is_near = |at: &&usize| {
                let file = &self.functions[**at].file;
                let is_module =
                    |module: &String| file.contains(&format!("/{module}.rs")) || file.contains(&format!("/{module}/"));
                *file == function.file || module.as_ref().is_some_and(is_module)
            };
            let near: Vec<usize> = all.iter().filter(is_near).copied().collect();
            let called = if near.is_empty() && all.len() <= ALIKE { all } else { &near };
            for at in called {
                self.given(&self.functions[*at], depth - 1, given);
            }
        }
    }

    /// Facts that are given nowhere.
    fn breaches(&self) -> Vec<String> {
        let mut breaches = Vec::new();
        for function in &self.functions {
            let lacking: Vec<(&String, &[&str])> = function
                .keys
                .iter()
                .filter_map(|key| Some((key, TextKey::find(key)?.facts())))
                .filter(|(_, facts)| !facts.is_empty())
                .collect();
            if lacking.is_empty() {
                continue;
            }
            let mut given = BTreeSet::new();
            self.given(function, 2, &mut given);
            for caller in &self.functions {
                if caller.calls.iter().any(|(_, name)| *name == function.name) {
                    given.extend(caller.texts.iter().cloned());
                }
            }
            for (key, facts) in lacking {
                for fact in facts.iter().filter(|fact| !given.contains(**fact)) {
                    breaches.push(format!("{}: {} never gives {key} its ${fact}", function.file, function.name));
                }
            }
        }
        breaches
    }
}

#[test]
fn every_text_gets_its_facts() {
    let sources = files("src", "rs").into_iter().map(|file| (file.clone(), text(&file)));
    let mut breaches = Program::read(sources).breaches();
    breaches.retain(|breach| {
        !GIVEN_ELSEWHERE.iter().any(|(file, name)| breach.starts_with(&format!("{file}: {name} never")))
    });
    assert_eq!(breaches, [""; 0]);
}

#[test]
fn a_fact_that_nobody_gives_is_found() {
    let bad = r#"fn lines() { notice(text_key!("journal-not-read"), path) }
        fn notice(key: TextKey, path: &Path) -> Phrase { Phrase::plain(key).with("place", path).with("trouble", x) }"#;
    let breaches = Program::read(std::iter::once(("src/a.rs".to_owned(), bad.to_owned()))).breaches();
    assert_eq!(breaches, ["src/a.rs: lines never gives journal-not-read its $files"]);
}
