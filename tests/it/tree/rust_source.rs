//! Reads Rust sources as far as the checks need it: names, signs and texts, and the paths they make.

/// A piece of a source file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Token {
    /// A name or a keyword.
    Name(String),
    Text(String),
    /// `::`, or one sign.
    Sign(&'static str),
    /// Irrelevant to every check: another sign, a number, a character.
    Other,
}

/// The pieces of a source, without its comments.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let mut rest = source;
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        let (token, length) = if first.is_whitespace() {
            (None, first.len_utf8())
        } else if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (None, comment(rest))
        } else if let Some((text, length)) = text(rest) {
            (Some(Token::Text(text)), length)
        } else if first == '\'' {
            (Some(Token::Other), quote(rest))
        } else if first.is_alphanumeric() || first == '_' {
            let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            (Some(Token::Name(rest[..length].to_owned())), length)
        } else if let Some(sign) =
            ["::", "=>", "{", "}", ",", "*", "(", ")", "[", "]", ":", "."].into_iter().find(|s| rest.starts_with(s))
        {
            (Some(Token::Sign(sign)), sign.len())
        } else {
            (Some(Token::Other), first.len_utf8())
        };
        tokens.extend(token);
        rest = &rest[length..];
    }
    tokens
}

/// The length of a block comment, with those inside it.
fn comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// A text literal of any kind, and its length with quotes.
fn text(rest: &str) -> Option<(String, usize)> {
    let body = rest.trim_start_matches(['b', 'c']);
    let prefix = rest.len() - body.len();
    if prefix > 1 {
        return None;
    }
    if let Some(raw) = body.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let open = raw[hashes..].strip_prefix('"')?;
        let end = open.find(&format!("\"{}", "#".repeat(hashes)))?;
        return Some((open[..end].to_owned(), prefix + 1 + hashes + 1 + end + 1 + hashes));
    }
    let open = body.strip_prefix('"')?;
    let mut escaped = false;
    let end = open.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    Some((open[..end].to_owned(), prefix + 1 + end + 1))
}

/// The length of a character literal, or of a lifetime.
fn quote(rest: &str) -> usize {
    let inside = &rest[1..];
    if inside.starts_with('\\') {
        return 3 + inside[2..].find('\'').unwrap_or(0) + 1;
    }
    let first = inside.chars().next().map_or(0, char::len_utf8);
    if inside[first..].starts_with('\'') { 1 + first + 1 } else { 1 }
}

/// Every path of the source that starts at one of the names, with its groups told apart:
/// `crate::{a, b::c}` is `crate a` and `crate b c`.
pub(crate) fn paths(tokens: &[Token], starts: &[&str]) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let Token::Name(name) = token else { continue };
        let goes_on_from = at > 0 && tokens[at - 1] == Token::Sign("::");
        if starts.contains(&name.as_str()) && !goes_on_from {
            follow(tokens, at, &mut Vec::new(), &mut paths);
        }
    }
    paths
}

/// Follows one path, or a group of them, from a token; says where it ends.
fn follow(tokens: &[Token], at: usize, so_far: &mut Vec<String>, paths: &mut Vec<Vec<String>>) -> usize {
    let depth = so_far.len();
    let mut at = at;
    loop {
        match tokens.get(at) {
            Some(Token::Name(name)) => {
                so_far.push(name.clone());
                at += 1;
                if tokens.get(at) == Some(&Token::Sign("::")) {
                    at += 1;
                    continue;
                }
                paths.push(so_far.clone());
            }
            Some(Token::Sign("*")) => {
                so_far.push("*".to_owned());
                paths.push(so_far.clone());
                at += 1;
            }
            Some(Token::Sign("{")) => {
                at += 1;
                loop {
                    match tokens.get(at) {
                        None | Some(Token::Sign("}")) => break,
                        // The new name after `as` leads nowhere.
                        Some(Token::Name(name)) if name == "as" => at += 2,
                        Some(Token::Name(_) | Token::Sign("*" | "{")) => at = follow(tokens, at, so_far, paths),
                        Some(_) => at += 1,
                    }
                }
                at += 1;
            }
            _ => paths.push(so_far.clone()),
        }
        break;
    }
    so_far.truncate(depth);
    at
}

#[test]
fn a_source_is_read_without_its_comments_and_with_its_groups() {
    let source = r##"
        // use crate::hidden;
        /* crate::a /* crate::b */ crate::c */
        use crate::rules::card::Card;
        use crate::rules::side;
        use tailleur::i18n as w;
        use crate::view::*;
        fn f<'a>(x: &'a str) -> char { let _ = "crate::text \" still"; let _ = r#"crate::raw " "#; '"' }
        pub(crate) fn g() { super::super::deep(); not::crate_like(); '\''; $crate::made!(); }
    "##;
    let found: Vec<_> = paths(&tokens(source), &["crate", "super"]).iter().map(|path| path.join(" ")).collect();
    assert_eq!(
        found,
        [
            "crate rules card Card",
            "crate rules side",
            "crate words",
            "crate view *",
            "crate",
            "super super deep",
            "crate made"
        ]
    );
}
