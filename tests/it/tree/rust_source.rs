//! Reads Rust sources as far as the checks need it: names, signs and texts, and the paths they make.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
use syn::Lit;

/// A piece of a source file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Token {
    /// A name or a keyword.
    Name(String),
    Text(String),
    /// `::`, `=>`, `==` or `!=`, or one sign.
    Sign(&'static str),
    Float,
    /// Irrelevant to every check: another sign, a whole number, a character.
    Other,
}

/// The pieces of a source, without its comments.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    flatten(source.parse().unwrap(), &mut tokens);
    tokens
}

fn flatten(stream: TokenStream, tokens: &mut Vec<Token>) {
    // The first half of a sign of two.
    let mut half = None;
    for tree in stream {
        let joint = match &tree {
            TokenTree::Punct(sign) if sign.spacing() == Spacing::Joint && half.is_none() => Some(sign.as_char()),
            _ => None,
        };
        match tree {
            TokenTree::Ident(name) => tokens.push(Token::Name(name.to_string())),
            TokenTree::Literal(literal) => tokens.push(match Lit::new(literal) {
                Lit::Str(text) => Token::Text(text.value()),
                Lit::Float(_) => Token::Float,
                _ => Token::Other,
            }),
            TokenTree::Punct(sign) => match sign.as_char() {
                ':' if half == Some(':') => tokens.push(Token::Sign("::")),
                '>' if half == Some('=') => tokens.push(Token::Sign("=>")),
                '=' if half == Some('=') => tokens.push(Token::Sign("==")),
                '=' if half == Some('!') => tokens.push(Token::Sign("!=")),
                ':' | '=' | '!' if joint.is_some() => {}
                ':' => tokens.push(Token::Sign(":")),
                ',' => tokens.push(Token::Sign(",")),
                '*' => tokens.push(Token::Sign("*")),
                '.' => tokens.push(Token::Sign(".")),
                _ => tokens.push(Token::Other),
            },
            TokenTree::Group(group) if is_comment(&group) => {}
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => (Token::Sign("{"), Token::Sign("}")),
                    Delimiter::Parenthesis => (Token::Sign("("), Token::Sign(")")),
                    Delimiter::Bracket => (Token::Sign("["), Token::Sign("]")),
                    Delimiter::None => (Token::Other, Token::Other),
                };
                tokens.push(open);
                flatten(group.stream(), tokens);
                tokens.push(close);
            }
        }
        half = joint.filter(|sign| matches!(sign, ':' | '=' | '!'));
    }
}

/// True for a documentation comment, which is read as `[doc = "…"]`.
fn is_comment(group: &Group) -> bool {
    group.delimiter() == Delimiter::Bracket
        && matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(name)) if name == "doc")
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
        use crate::{rules::{card::Card, side}, i18n as w, view::*};
        fn f<'a>(x: &'a str) -> char { let _ = "crate::text \" still"; let _ = r#"crate::raw " "#; '"' }
        pub(crate) fn g() { super::super::deep(); not::crate_like(); '\''; $crate::made!(); }
    "##;
    let found: Vec<_> = paths(&tokens(source), &["crate", "super"]).iter().map(|path| path.join(" ")).collect();
    assert_eq!(
        found,
        [
            "crate rules card Card",
            "crate rules side",
            "crate i18n",
            "crate view *",
            "crate",
            "super super deep",
            "crate made"
        ]
    );
}
