//! A text key is for showing: what depends on a problem asks for its kind, since a text may be reworded or divided.

use tailleur::i18n::text_key::TextKey;

use crate::support::{files, text};
use crate::tree::action_matches::patterns;
use crate::tree::rust_source::{Token, tokens};

/// Where keys may be compared: where sentences are made, and in the list of what each notice weighs.
const PLACES: [&str; 2] = ["src/i18n/", "src/app/notice.rs"];

/// Names of phrases whose key is looked at.
const PHRASES: [&str; 3] = ["phrase", "what", ")"];

const ASKING: [&str; 5] = ["starts_with", "ends_with", "strip_prefix", "strip_suffix", "contains"];

fn breaches(file: &str, source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let found = (0..tokens.len()).filter_map(|at| match &tokens[at] {
        Token::Sign("==" | "!=") if is_key_before(&tokens[..at]) || is_key_after(&tokens[at + 1..]) => {
            Some("compares a text key")
        }
        Token::Name(name) if name == "match" => {
            patterns(&tokens, at + 1).into_iter().any(names_key).then_some("matches text keys")
        }
        Token::Name(name) if name == "matches" && tokens.get(at + 1) == Some(&Token::Other) => {
            names_key(group(&tokens[at + 2..])).then_some("matches a text key")
        }
        Token::Name(name) if ASKING.contains(&name.as_str()) => {
            let asks = tokens[..at].split_last().is_some_and(|(_, before)| is_key_of_phrase(before));
            asks.then_some("reads a text key")
        }
        _ => None,
    });
    found.map(|what| format!("{file} {what}: carry a kind, and make the sentence last")).collect()
}

fn spelled(token: &Token) -> &str {
    match token {
        Token::Name(name) => name,
        Token::Sign(sign) => sign,
        Token::Text(_) | Token::Float | Token::Other => "",
    }
}

/// True if `phrase.key` or the like ends here.
fn is_key_of_phrase(tokens: &[Token]) -> bool {
    matches!(tokens, [.., phrase, dot, key]
        if PHRASES.contains(&spelled(phrase)) && spelled(dot) == "." && spelled(key) == "key")
}

fn is_key_before(tokens: &[Token]) -> bool {
    is_key_of_phrase(tokens) || matches!(tokens, [.., key, _, _, Token::Text(_), _] if spelled(key) == "text_key")
}

fn is_key_after(tokens: &[Token]) -> bool {
    let from = tokens.iter().position(|token| !matches!(token, Token::Other | Token::Sign("*"))).unwrap_or_default();
    let operand = &tokens[from..];
    let end = operand.iter().position(|token| !matches!(token, Token::Name(_) | Token::Sign("." | "(" | ")")));
    operand.first().is_some_and(|first| spelled(first) == "text_key")
        || is_key_of_phrase(&operand[..end.unwrap_or(operand.len())])
}

/// The first bracket and what is in it.
fn group(tokens: &[Token]) -> &[Token] {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate() {
        match spelled(token) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 1 => return &tokens[..at],
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
    }
    tokens
}

/// True if a pattern has the text of a key of several words.
fn names_key(pattern: &[Token]) -> bool {
    let texts = (0..pattern.len()).filter(|at| matches!(pattern[*at], Token::Text(_)));
    texts
        .filter(|at| !is_argument(&pattern[..*at]))
        .any(|at| matches!(&pattern[at], Token::Text(text) if text.contains('-') && TextKey::find(text).is_some()))
}

/// True if `text_key!(` ends here.
fn is_argument(tokens: &[Token]) -> bool {
    matches!(tokens, [.., key, Token::Other, bracket] if spelled(key) == "text_key" && spelled(bracket) == "(")
}

#[test]
fn no_decision_hangs_on_a_text_key() {
    let mut found = Vec::new();
    let sources = files("src", "rs");
    for file in sources.iter().filter(|file| !PLACES.iter().any(|place| file.starts_with(place))) {
        found.extend(breaches(file, &text(file)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(sources.len() > 300, "only {} sources", sources.len());
}

#[test]
fn a_planted_comparison_of_a_text_key_is_found() {
    let planted = [
        r#"fn f() { notice.phrase.key == text_key!("journal-waiting") }"#,
        r#"fn f() { text_key!("journal-waiting") != key }"#,
        r#"fn f() { if key == text_key!("sheet-name") && !name.is_empty() {} }"#,
        "fn f() { flaws.retain(|flaw| flaw.core_phrase().key != key); }",
        "fn f() { one == &other.what.key }",
        r#"fn f() { match &*flaw.core_phrase().key { "flaw-no-side" | "flaw-id-form" => 1, _ => 2 } }"#,
        r#"fn f() { matches!(key.as_str(), "flaw-no-side") }"#,
        r#"fn f() { flaw.what.key.starts_with("flaw-ron") }"#,
    ];
    for source in planted {
        assert_eq!(breaches("planted.rs", source).len(), 1, "{source}");
    }
    let fine = [
        "fn f() { signer.key == *key && skill.key != other.key }",
        r#"fn f() { match word { "number" => text_key!("flaw-no-side"), _ => text_key!("flaw-id-form") } }"#,
        r#"fn f() { match it { Some(it) if words(ui, text_key!("flaw-no-side")) => 1, _ => 2 } }"#,
        r#"fn f() { if at == 1 { Phrase::plain(text_key!("flaw-no-side")) } else { what(phrase.key) } }"#,
    ];
    for source in fine {
        assert_eq!(breaches("fine.rs", source), Vec::<String>::new(), "{source}");
    }
}
