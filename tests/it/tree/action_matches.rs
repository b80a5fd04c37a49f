//! A match over an action or effect names every variant, so that a new one that nobody handles does not compile.

use std::collections::BTreeSet;

use crate::support::{files, text};
use crate::tree::rust_source::{Token, tokens};

/// Folders in which actions are handled and effects carried out.
const PLACES: [&str; 2] = ["src/app/", "src/platform/desktop"];

const OPENING: [&str; 3] = ["(", "[", "{"];
const CLOSING: [&str; 3] = [")", "]", "}"];

/// Catch-all arms in matches over an action or effect enum.
fn breaches(file: &str, source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let enums = checked_enums(&tokens);
    let is_variant = |pair: &[Token]| matches!(pair, [Token::Name(name), Token::Sign("::")] if enums.contains(name));
    let matches = (0..tokens.len()).filter(|at| tokens[*at] == Token::Name("match".to_owned()));
    let arms = matches.map(|at| patterns(&tokens, at + 1));
    let checked = arms.filter(|arms| arms.iter().any(|pattern| pattern.windows(2).any(is_variant)));
    let caught = checked.flatten().filter(|pattern| is_catch_all(pattern));
    caught.map(|pattern| format!("{file}: the arm {pattern:?} takes every variant of an action or effect")).collect()
}

/// Names that end in `Action`, `Effect` or `Edit`, and the aliases of these.
fn checked_enums(tokens: &[Token]) -> BTreeSet<String> {
    let is_checked = |name: &str| ["Action", "Effect", "Edit"].iter().any(|end| name.ends_with(end));
    let mut enums = BTreeSet::new();
    for (at, token) in tokens.iter().enumerate() {
        let Token::Name(name) = token else { continue };
        if is_checked(name) {
            enums.insert(name.clone());
            if let (Some(Token::Name(word)), Some(Token::Name(alias))) = (tokens.get(at + 1), tokens.get(at + 2))
                && word == "as"
            {
                enums.insert(alias.clone());
            }
        }
    }
    enums
}

/// Patterns of the arms of the match whose scrutinee begins at a token; a guard belongs to its pattern.
pub(super) fn patterns(tokens: &[Token], scrutinee: usize) -> Vec<&[Token]> {
    let mut at = skip_to(tokens, scrutinee, &["{"]) + 1;
    let mut patterns = Vec::new();
    while at < tokens.len() && tokens[at] != Token::Sign("}") {
        let arrow = skip_to(tokens, at, &["=>", "}"]);
        // In a macro the repetition sign comes between the last arm and the bracket.
        if tokens.get(arrow) == Some(&Token::Sign("}")) {
            break;
        }
        patterns.push(&tokens[at..arrow.min(tokens.len())]);
        let body = arrow + 1;
        at = if tokens.get(body) == Some(&Token::Sign("{")) {
            skip_to(tokens, body + 1, &["}"]) + 1
        } else {
            skip_to(tokens, body, &[",", "}"])
        };
        if tokens.get(at) == Some(&Token::Sign(",")) {
            at += 1;
        }
    }
    patterns
}

/// The next of these signs outside of brackets opened on the way.
fn skip_to(tokens: &[Token], from: usize, signs: &[&str]) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate().skip(from) {
        let Token::Sign(sign) = token else { continue };
        if depth == 0 && signs.contains(sign) {
            return at;
        }
        if OPENING.contains(sign) {
            depth += 1;
        } else if CLOSING.contains(sign) {
            depth = depth.saturating_sub(1);
        }
    }
    tokens.len()
}

/// `_`, a binding, or a tuple of these, without a guard.
fn is_catch_all(pattern: &[Token]) -> bool {
    let takes_all = |token: &Token| match token {
        Token::Name(name) => {
            let is_binding = name.starts_with(|first: char| first == '_' || first.is_lowercase());
            is_binding && !["if", "true", "false"].contains(&name.as_str())
        }
        Token::Sign(sign) => ["(", ")", ","].contains(sign),
        Token::Text(_) | Token::Float | Token::Other => false,
    };
    !pattern.is_empty() && pattern.iter().all(takes_all)
}

#[test]
fn no_arm_takes_every_action_or_effect() {
    let mut found = Vec::new();
    let mut checked = 0;
    for file in files("src", "rs").iter().filter(|file| PLACES.iter().any(|place| file.starts_with(place))) {
        found.extend(breaches(file, &text(file)));
        checked += 1;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(checked > 50, "only {checked} files in {PLACES:?}");
}

#[test]
fn a_planted_catch_all_is_found() {
    let planted = [
        "fn f(action: Action) { match action { Action::Back => back(), _ => {} } }",
        "fn f(action: Action) { match action { Action::Keep(name, _) => { keep(name) } other => self.more(other), } }",
        "fn f(effect: HostEffect) -> u8 { match effect { HostEffect::Close if done => 0, HostEffect::Look => 1, _ => 2 } }",
        "use a::GuestAction as Do; fn f(it: Do) { match it { Do::Open => [1, 2], rest => [3, 4] } }",
        "fn f() { match (a, b) { (Action::Back, true) => x(|one, two| one), (_, _) => y() } }",
        "fn f() { match x { Some(1) => match a { PackEdit::Delete => {} _ => {} }, _ => {} } }",
        "fn f() { match self.at(|x| { x }) { Some(Action::Back) => {} some => {} } }",
    ];
    for source in planted {
        assert_eq!(breaches("planted.rs", source).len(), 1, "{source}");
    }
}

#[test]
fn a_match_in_full_is_no_breach() {
    let fine = [
        "fn f(action: Action) { match action { Action::Back => {} Action::Set(x) | Action::Keep(x, _) => { x } } }",
        "fn f(action: Action) { match action { _ if self.paused() => {} Action::Back => {} Action::Next => {} } }",
        "fn f() { match screen { Screen::Home => Action::Back, _ => Action::Leave } }",
        "fn f() { match action { Action::Open(path) => match path { Some(path) => path, _ => none() }, Action::Shut => {} } }",
    ];
    for source in fine {
        assert_eq!(breaches("fine.rs", source), Vec::<String>::new(), "{source}");
    }
}
