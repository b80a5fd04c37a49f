//! The page that phones load, and its parts: they travel inside the program, and nothing in them asks another host.

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, Response, StatusCode};
use include_dir::{Dir, include_dir};
use serde_json::{Map, Value};

use crate::words::{Language, Words};

static PAGE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/phone");

/// Nothing runs, shows or connects but what comes from this very room.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A file of the page; nothing where there is none of that name.
pub(super) fn file(name: &str) -> Option<Response<Body>> {
    let file = PAGE.get_file(name)?;
    Some(response(StatusCode::OK, kind(name), file.contents().into()))
}

/// The page's own words in all languages.
pub(super) fn words() -> Response<Body> {
    let all: Map<String, Value> = Language::ALL
        .into_iter()
        .map(|language| {
            let said = Words::of(language).of_prefix("phone-");
            let said = said.into_iter().map(|(key, text)| (key, Value::String(text))).collect();
            (language.code().to_owned(), Value::Object(said))
        })
        .collect();
    response(StatusCode::OK, "application/json", Value::Object(all).to_string().into())
}

/// A picture of the pack.
pub(super) fn picture(bytes: &[u8]) -> Response<Body> {
    response(StatusCode::OK, "image/png", bytes.to_vec().into())
}

/// What is not there, or not to be had in this way.
pub(super) fn refused(status: StatusCode) -> Response<Body> {
    response(status, "text/plain; charset=utf-8", status.canonical_reason().unwrap_or_default().into())
}

fn response(status: StatusCode, kind: &'static str, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, POLICY),
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
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}
