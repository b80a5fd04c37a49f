//! A folder names only the layers below it, and the world is touched only where it may be.

use crate::support::{files, text};
use crate::tree::rust_source::{Token, paths, tokens};

/// The layers from the ground up. Those on one line do not name each other.
const LAYERS: [&[&str]; 14] = [
    &["syntax"],
    &["rules"],
    &["i18n"],
    &["voice"],
    &["drill"],
    &["table"],
    &["lesson", "progress"],
    &["describe"],
    &["documents"],
    &["classroom"],
    &["app"],
    &["view"],
    &["platform"],
    &["cli"],
];

/// Paths that only some folders may name: their start, and the folders.
const ROOMS: [(&str, &[&str]); 34] = [
    ("axum", &["platform/net/"]),
    ("hyper", &["platform/net/"]),
    ("hyper_util", &["platform/net/"]),
    ("tokio", &["platform/net/"]),
    ("if_addrs", &["platform/net/"]),
    ("qrcode", &["cli/", "view/"]),
    ("alsa", &["platform/audio/"]),
    ("rodio", &["platform/audio/"]),
    ("wsola", &["platform/audio/"]),
    ("symphonia", &["voice/"]),
    ("ebur128", &["voice/"]),
    ("fsrs", &["progress/mastery/"]),
    ("krilla", &["documents/paper/"]),
    ("skrifa", &["describe/legible", "documents/paper/"]),
    ("egui", &["view/", "platform/desktop/window"]),
    ("eframe", &["view/", "platform/desktop/window"]),
    ("emath", &["view/"]),
    ("epaint", &["view/"]),
    ("accesskit", &["view/", "platform/desktop/window"]),
    ("image", &["view/", "platform/desktop/"]),
    ("clap", &["cli/"]),
    ("directories", &["platform/"]),
    ("sys_locale", &["platform/"]),
    ("std fs", &["platform/"]),
    ("std thread", &["platform/"]),
    ("std net", &["platform/"]),
    ("std process Command", &["platform/"]),
    ("std env", &["platform/", "main.rs"]),
    ("std time Instant", &["platform/"]),
    ("std time SystemTime", &["platform/"]),
    ("rand rng", &["platform/"]),
    ("rand random", &["platform/"]),
    ("rand rngs", &["platform/"]),
    ("getrandom", &["platform/"]),
];

/// Names that mean entropy wherever they stand.
const ENTROPY: [&str; 6] = ["OsRng", "SysRng", "ThreadRng", "thread_rng", "from_os_rng", "from_entropy"];

fn rank(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|row| row.contains(&layer))
}

/// The modules that a file under `src/` lies in, such as `rules house` for `rules/house/read.rs`, with its own.
fn modules(file: &str) -> Vec<&str> {
    file.trim_end_matches(".rs").split('/').filter(|part| !["mod", "lib", "main"].contains(part)).collect()
}

/// A path resolved from the root of the crate; `None` outside the crate.
fn from_root(file: &str, path: &[String]) -> Option<Vec<String>> {
    let mut place: Vec<String> = match path.first()?.as_str() {
        "super" => modules(file).into_iter().map(str::to_owned).collect(),
        "crate" | "tailleur" => Vec::new(),
        _ => return None,
    };
    for step in path {
        match step.as_str() {
            "crate" | "tailleur" => {}
            "super" => drop(place.pop()),
            name => place.push(name.to_owned()),
        }
    }
    Some(place)
}

/// Breaches of the layers in a file of `src/`.
fn breaches(file: &str, source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let mut found = Vec::new();
    if file.contains('/') {
        let own = modules(file)[0];
        if rank(own).is_none() {
            found.push(format!("{file}: the folder {own} is no layer; give it a place in LAYERS"));
        }
        for path in paths(&tokens, &["crate", "super", "tailleur"]) {
            let Some(place) = from_root(file, &path) else { continue };
            let Some(layer) = place.first() else { continue };
            if layer != own && rank(layer) >= rank(own) {
                found.push(format!("{file}: {own} may not name {layer} ({})", path.join("::")));
            }
        }
    }
    for (room, places) in ROOMS {
        let steps: Vec<_> = room.split(' ').collect();
        let allowed = places.iter().any(|place| file.starts_with(place));
        for path in paths(&tokens, &steps[..1]) {
            // A name alone may be a variable; a path or an import goes on.
            if !allowed && path.len() > 1 && path.iter().zip(&steps).all(|(a, b)| a == b) && path.len() >= steps.len() {
                found.push(format!("{file}: {} belongs in {}", path.join("::"), places.join(" or ")));
            }
        }
    }
    for name in ENTROPY {
        if !file.starts_with("platform/") && tokens.contains(&Token::Name(name.to_owned())) {
            found.push(format!("{file}: {name} belongs in platform/"));
        }
    }
    found
}

#[test]
fn a_folder_names_only_the_layers_below_it() {
    let mut found = Vec::new();
    for file in files("src", "rs") {
        found.extend(breaches(file.trim_start_matches("src/"), &text(&file)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_breach_is_seen_in_each_of_its_disguises() {
    let seen = [
        ("syntax/recovery.rs", "use crate::rules::card::Card;"),
        ("rules/card.rs", "use tailleur::i18n::Words;"),
        ("rules/reason.rs", "use crate::i18n::phrase::Phrase;"),
        ("rules/house/read.rs", "use crate::{rules::card, drill::Drill};"),
        ("rules/house/read.rs", "fn f() { super::super::super::view::show(); }"),
        ("rules/house/mod.rs", "use super::super::lesson;"),
        ("lesson/pack.rs", "use crate::progress::Journal;"),
        ("describe/scene.rs", "use crate::documents::Worksheet;"),
        ("progress/mod.rs", "use crate::lesson::Lesson;"),
        ("drill/deal.rs", "fn f(x: tailleur::app::App) {}"),
        ("app/mod.rs", "use eframe::egui;"),
        ("platform/files.rs", "use egui::Ui;"),
        ("view/felt.rs", "use tailleur::platform::storage::files;"),
        ("drill/mod.rs", "use clap::Parser;"),
        ("app/mod.rs", "use std::{collections::BTreeMap, time::{Duration, Instant}};"),
        ("lesson/mod.rs", "fn f() { std::fs::read(\"x\"); }"),
        ("cli/deal.rs", "use std::thread;"),
        ("rules/dice.rs", "use rand::rngs::SysRng;"),
        ("drill/deal.rs", "let seed = StdRng::from_os_rng();"),
        ("corner/mod.rs", "//! A folder nobody placed."),
    ];
    for (file, source) in seen {
        assert_eq!(breaches(file, source).len().min(1), 1, "{file}: {source}");
    }
}

#[test]
fn what_a_layer_may_name_is_no_breach() {
    let fine = [
        ("rules/house/read.rs", "use super::House; use crate::rules::card::Card; use self::inner::X;"),
        ("view/felt.rs", "use eframe::egui::{self, Ui}; use crate::app::App; use crate::rules::side::Side;"),
        ("platform/desktop/window.rs", "use eframe::egui; use crate::view; use std::time::Instant;"),
        ("platform/desktop/window/frame.rs", "use eframe::egui;"),
        ("cli/mod.rs", "use clap::Parser; use tailleur::platform::storage::files; use super::cli::run;"),
        ("app/mod.rs", "use std::time::Duration; // std::fs::read is said here, and not done"),
        ("drill/mod.rs", "pub(crate) fn image(image: u8) { say(\"egui::Ui\", image) }"),
        ("main.rs", "use tailleur::cli; fn main() { std::env::args_os(); }"),
    ];
    for (file, source) in fine {
        assert_eq!(breaches(file, source), Vec::<String>::new(), "{source}");
    }
}
