//! The page for phones and its assets, embedded in the program; nothing is loaded from other hosts.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, LOCATION,
    REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri};
use flate2::Compression;
use flate2::write::GzEncoder;
use include_dir::{Dir, include_dir};
use serde_json::{Map, Value};

use super::host_name::{content_security_policy, own_host};
use crate::i18n::{Catalog, Language};

static PAGE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/phone");

struct PageAsset {
    plain: Vec<u8>,
    compressed: Option<Vec<u8>>,
}

/// All assets, compressed on first use.
static PARTS: LazyLock<BTreeMap<String, PageAsset>> = LazyLock::new(|| {
    let content = |file: &include_dir::File<'_>| match file.contents_utf8() {
        Some(text) if has_extension(file.path(), "css") => without_spaces(&without_comments(text)).into_bytes(),
        Some(text) if has_extension(file.path(), "js") => without_spaces_in_code(&without_comments(text)).into_bytes(),
        _ => file.contents().to_vec(),
    };
    let files = PAGE.files().map(|file| (file.path().to_string_lossy().into_owned(), content(file)));
    let all = files.chain(words());
    all.map(|(name, plain)| (name, PageAsset { compressed: compressed(&plain).ok(), plain })).collect()
});

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|own| own == extension)
}

/// Script or style sheet without the comments that have lines of their own and without its margins: phones have no use
/// for them.
fn without_comments(text: &str) -> String {
    let mut sent = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines() {
        let code = line.trim_start();
        let is_comment = in_comment || code.starts_with("//") || code.starts_with("/*");
        in_comment = (in_comment || code.starts_with("/*")) && !code.contains("*/");
        if !is_comment && !code.is_empty() {
            sent.push_str(code);
            sent.push('\n');
        }
    }
    // Before the end of a block no mark is needed.
    sent.replace(";\n}", "}")
}

/// A style sheet without the spaces and the ends of lines that only its readers need. No string in it contains any of
/// these, and no value goes on in a line of its own.
fn without_spaces(style: &str) -> String {
    let closer = |text: String, mark: &str| text.replace(mark, mark.trim());
    ["\n", ": ", "; ", ", ", "{ ", " {", " }"].into_iter().fold(style.to_owned(), closer)
}

/// A script without the spaces and the ends of lines that only its readers need. No sign stands behind a plus or a minus
/// in it, no comment behind code, and of its literals only strings in double quotes contain such spaces.
fn without_spaces_in_code(script: &str) -> String {
    let marks = [
        ", ", ": ", "; ", "{ ", " {", " }", " = ", " => ", " && ", " || ", " ? ", " + ", " - ", " < ", " > ", " >= ",
        " === ", " !== ",
    ];
    let code = |code: &str| marks.into_iter().fold(code.to_owned(), |code, mark| code.replace(mark, mark.trim()));
    let part = |(place, part): (usize, &str)| if place % 2 == 0 { code(part) } else { part.to_owned() };
    let line = |line: &str| {
        let short = line.split('"').enumerate().map(part).collect::<Vec<_>>().join("\"");
        let end = if short.ends_with([';', ',', '{']) { "" } else { "\n" };
        short + end
    };
    script.lines().map(line).collect::<String>().replace("\n}", "}")
}

fn compressed(plain: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}

/// An asset of the page; `None` if there is none of that name.
pub(super) fn file(name: &str, asked: &HeaderMap) -> Option<Response<Body>> {
    let part = PARTS.get(name)?;
    let takes = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|takes| takes.to_str().ok()).any(accepts_gzip);
    let compressed = part.compressed.as_ref().filter(|_| takes);
    let body: &'static [u8] = compressed.unwrap_or(&part.plain);
    let mut response = response(StatusCode::OK, kind(name), body.into());
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding"));
    if compressed.is_some() {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Some(response)
}

/// True if `Accept-Encoding` lists gzip with a weight above 0.
fn accepts_gzip(takes: &str) -> bool {
    takes.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = parts.find_map(|part| part.strip_prefix("q=")).and_then(|weight| weight.parse::<f32>().ok());
        is_gzip && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// The words of the page: a file for each language, which is what the page loads, and one with all of them.
fn words() -> Vec<(String, Vec<u8>)> {
    let all: Map<String, Value> = Language::ALL
        .into_iter()
        .map(|language| {
            let texts = Catalog::new(language).messages_with_prefix("phone-");
            let texts = texts.into_iter().map(|(key, text)| (key.to_owned(), Value::String(text))).collect();
            (language.code().to_owned(), Value::Object(texts))
        })
        .collect();
    let mut files: Vec<(String, Vec<u8>)> =
        all.iter().map(|(code, texts)| (format!("words-{code}.json"), texts.to_string().into_bytes())).collect();
    files.push(("words.json".to_owned(), Value::Object(all).to_string().into_bytes()));
    files
}

pub(super) fn picture(bytes: &[u8]) -> Response<Body> {
    response(StatusCode::OK, "image/png", bytes.to_vec().into())
}

/// An error response without content.
pub(super) fn refused(status: StatusCode) -> Response<Body> {
    response(status, "text/plain; charset=utf-8", status.canonical_reason().unwrap_or_default().into())
}

fn response(status: StatusCode, kind: &'static str, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// For a foreign host name: lists the names the room can be reached by.
pub(super) fn misdirected() -> Response<Body> {
    let says = |language| Catalog::new(language).message(text_key!("room-other-host"));
    let all: Vec<String> = Language::ALL.into_iter().map(says).collect();
    response(StatusCode::MISDIRECTED_REQUEST, "text/plain; charset=utf-8", (all.join("\n") + "\n").into())
}

/// For plain HTTP at a room that is encrypted: leads to the same page over TLS, by a name that is the room's own.
pub(super) fn moved_to_tls(headers: &HeaderMap, uri: &Uri) -> Response<Body> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).and_then(own_host);
    let Some(host) = host else { return misdirected() };
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut response = refused(StatusCode::PERMANENT_REDIRECT);
    if let Ok(place) = HeaderValue::try_from(format!("https://{host}{path}")) {
        response.headers_mut().insert(LOCATION, place);
    }
    with_security_headers(response, None)
}

pub(super) fn with_security_headers(mut response: Response<Body>, host: Option<&str>) -> Response<Body> {
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::try_from(content_security_policy(host)) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-store"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}
