//! The documents name only files, types and functions that exist, and ARCHITECTURE.md stays short.

use std::collections::BTreeSet;
use std::path::Path;

use crate::support::{files, root, text};

/// A path that begins so is checked.
const FOLDERS: [&str; 9] =
    ["src/", "docs/", "tests/", "scripts/", "assets/", "lessons/", "benches/", "examples/", "fuzz/"];
/// Signs of a placeholder, as in `lessons/houses/<id>.ron`; only the folder before it is checked.
const PLACEHOLDERS: [char; 3] = ['<', '*', '…'];
/// Maximum length of ARCHITECTURE.md in bytes.
const LONGEST: usize = 10_000;

struct Sources {
    files: Vec<String>,
    /// The words of each file outside of line comments.
    words: Vec<BTreeSet<String>>,
}

impl Sources {
    fn read() -> Self {
        let mut all: Vec<String> =
            ["src", "tests", "benches", "examples", "fuzz"].iter().flat_map(|folder| files(folder, "rs")).collect();
        // Variables of the shell.
        all.extend(["scripts/package", ".github/workflows/release.yml"].map(str::to_owned));
        // The breaches planted below would count as names.
        all.retain(|file| !file.ends_with("/documents_exist.rs"));
        let words = all.iter().map(|file| words(&text(file))).collect();
        Self { files: all, words }
    }

    fn has_file(&self, name: &str) -> bool {
        let tail = format!("/{name}");
        self.files.iter().any(|file| file.ends_with(&tail))
    }

    /// True if one file has all of these words.
    fn have(&self, path: &[&str]) -> bool {
        self.words.iter().any(|words| path.iter().all(|word| words.contains(*word)))
    }
}

fn words(source: &str) -> BTreeSet<String> {
    let code = source.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')).map(str::to_owned).collect()
}

fn documents() -> Vec<String> {
    let mut all: Vec<String> = ["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md"].map(str::to_owned).into();
    all.extend(files("docs", "md"));
    all
}

fn exists(path: &str) -> bool {
    root().join(path).exists()
}

/// `a/{b,c}/d` as `a/b/d` and `a/c/d`.
fn alternatives(path: &str) -> Vec<String> {
    let braces = path.split_once('{').and_then(|(head, rest)| Some((head, rest.split_once('}')?)));
    let Some((head, (inside, tail))) = braces else { return vec![path.to_owned()] };
    inside.split(',').map(|word| format!("{head}{word}{tail}")).collect()
}

/// Files and folders of the tree that are named, but are not there.
fn missing_paths(line: &str, sources: &Sources) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || "_-./{},<>*…".contains(c);
    let mut missing = Vec::new();
    for word in line.split(|c| !is_part(c)).map(|word| word.trim_end_matches(['.', ','])) {
        if FOLDERS.iter().any(|folder| word.starts_with(folder)) {
            missing.extend(alternatives(word).into_iter().filter(|path| {
                let known = path.split(PLACEHOLDERS).next().unwrap_or_default();
                let folder = known.rsplit_once('/').map_or(known, |(folder, _)| folder);
                !exists(if known == path { path } else { folder })
            }));
        } else if !word.contains('/') && Path::new(word).extension().is_some_and(|own| own == "rs") {
            missing.extend((!sources.has_file(word)).then(|| word.to_owned()));
        }
    }
    missing
}

/// Targets of links that are not there, from the folder of the document.
fn missing_links(document: &str, line: &str) -> Vec<String> {
    let folder = document.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let outside_code = line.split('`').step_by(2);
    let targets = outside_code.flat_map(|part| part.split("](").skip(1)).filter_map(|rest| rest.split(')').next());
    let own = targets.filter(|target| !target.contains("://") && !target.starts_with('#'));
    own.filter(|target| !exists(&format!("{folder}{}", target.split('#').next().unwrap_or_default())))
        .map(str::to_owned)
        .collect()
}

/// Names in back-ticks that no source has: `Type::function`, `TypeName`, `snake_case`.
fn missing_names(line: &str, sources: &Sources) -> Vec<String> {
    let spans = line.split('`').skip(1).step_by(2);
    let is_file = |span: &str| !span.contains(' ') && span.contains(['/', '.']);
    spans.filter(|span| !is_file(span)).flat_map(|span| missing_in(span, sources)).collect()
}

fn missing_in(span: &str, sources: &Sources) -> Vec<String> {
    let mut missing = Vec::new();
    for name in span.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':') {
        let path: Vec<&str> = name.split(':').filter(|part| !part.is_empty()).collect();
        let first = path.first().copied().unwrap_or_default();
        let is_type = first.starts_with(char::is_uppercase) && first.contains(char::is_lowercase);
        let is_snake = !span.contains(' ') && first.contains('_') && !first.starts_with('_');
        if (name.contains("::") || is_type || is_snake) && !sources.have(&path) {
            missing.push(name.to_owned());
        }
    }
    missing
}

fn breaches(document: &str, content: &str, sources: &Sources) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (number, line) in content.lines().enumerate() {
        let mut missing = missing_paths(line, sources);
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if in_code {
            // Diagrams; elsewhere in examples a word may mean anything.
            missing.extend(missing_in(line, sources).into_iter().filter(|name| name.contains("::")));
        } else {
            missing.extend(missing_links(document, line));
            missing.extend(missing_names(line, sources));
        }
        found.extend(missing.into_iter().map(|name| format!("{document}:{}: {name} does not exist", number + 1)));
    }
    found
}

#[test]
fn documents_name_only_what_exists() {
    let sources = Sources::read();
    let found: Vec<String> =
        documents().iter().flat_map(|document| breaches(document, &text(document), &sources)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_does_not_exist_is_found_and_what_exists_is_not() {
    let sources = Sources::read();
    for planted in [
        "See `src/rules/not_there.rs`.",
        "See src/not_there/ for more.",
        "```\nscripts/not-there\n```",
        "```\nkey → NotThere::new\n```",
        "Texts in `assets/text/{fr,xx}/drills.ftl`.",
        "See `lessons/not-there/<id>.ron`.",
        "See `not_there.rs`.",
        "It is a `NotThere`.",
        "`Money::nowhere_to_be_found` makes it.",
        "`NotThere::new(seed)`",
        "The function `nowhere_to_be_found`.",
        "See [there](not-there.md).",
    ] {
        assert_eq!(breaches("docs/planted.md", planted, &sources).len(), 1, "{planted}");
    }
    for fine in [
        "`src/rules/money.rs`, src/rules/, `money.rs`, and `docs/packs.*.md`.",
        "`Money`, `lessons/houses/<id>.ron`, `assets/text/{fr,it,en}/drills.ftl`.",
        "`tailleur check PATH`, `Cargo.toml`, `make fuzz FUZZ_TIME=60`, `median_millis`.",
        "See [the wire](classroom.md#the-page), [the map](../ARCHITECTURE.md), [Rust](https://rustup.rs).",
        "```\nNotThere is an example.\n```",
    ] {
        assert_eq!(breaches("docs/planted.md", fine, &sources), Vec::<String>::new(), "{fine}");
    }
}

#[test]
fn the_way_in_is_short() {
    let length = text("ARCHITECTURE.md").len();
    assert!(length <= LONGEST, "ARCHITECTURE.md has {length} bytes; at most {LONGEST}");
}
