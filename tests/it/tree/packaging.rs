//! What the packages of all systems must agree on.

use std::collections::BTreeSet;

use tailleur::platform::storage::{archive, pack_file};

use crate::support::{root, text};

/// Names and versions of the lock file.
fn locked() -> BTreeSet<(String, String)> {
    let lock = text("Cargo.lock");
    let value =
        |line: &str, key: &str| Some(line.strip_prefix(key)?.strip_prefix(" = \"")?.trim_end_matches('"').to_owned());
    let mut lines = lock.lines();
    let mut all = BTreeSet::new();
    while let Some(line) = lines.next() {
        if let Some(name) = value(line, "name") {
            all.extend(lines.next().and_then(|line| value(line, "version")).map(|version| (name, version)));
        }
    }
    all
}

#[test]
fn the_libraries_that_about_lists_are_those_of_the_lock_file() {
    let locked = locked();
    let listed = text("assets/libraries.txt");
    for line in listed.lines() {
        let mut words = line.splitn(3, ' ');
        let (name, version, licence) = (words.next().unwrap(), words.next().unwrap(), words.next().unwrap_or_default());
        assert!(
            locked.contains(&(name.to_owned(), version.to_owned())),
            "{name} {version} is not locked: scripts/libraries writes the list"
        );
        assert!(!licence.is_empty(), "{name} has no licence");
    }
    // A library of its own line is linked on each system.
    for name in ["eframe", "serde", "rusqlite", "winit", "windows-sys", "objc2", "rodio"] {
        assert!(listed.lines().any(|line| line.starts_with(&format!("{name} "))), "{name} is missing");
    }
}

#[test]
fn every_system_opens_the_files_that_the_program_writes() {
    let pack = pack_file::END.trim_start_matches('.');
    let places = [
        ("assets/desktop/tailleur.xml", format!("*{}", pack_file::END)),
        ("assets/desktop/tailleur.xml", format!("*{}", archive::END)),
        ("packaging/windows/setup.nsi", format!("Software\\Classes\\.{pack}")),
        ("packaging/macos/Info.plist", format!("<string>{pack}</string>")),
    ];
    for (file, name) in places {
        assert!(text(file).contains(&name), "{file} does not know {name}");
    }
    for kind in ["application/x-tailleur-pack", "application/x-tailleur-profile"] {
        for file in ["tailleur.xml", "tailleur.desktop", "tailleur.metainfo.xml"] {
            assert!(text(&format!("assets/desktop/{file}")).contains(kind), "{file} does not name {kind}");
        }
    }
}

#[test]
fn the_store_texts_are_in_three_languages() {
    let metainfo = text("assets/desktop/tailleur.metainfo.xml");
    for tag in ["summary", "p", "li", "caption"] {
        let count = |language: &str| metainfo.matches(&format!("<{tag}{language}>")).count();
        let english = count("");
        assert!(english > 0, "{tag}");
        for language in [" xml:lang=\"fr\"", " xml:lang=\"it\""] {
            assert_eq!(count(language), english, "{tag}{language}");
        }
    }
    assert!(metainfo.contains("<content_attribute id=\"money-gambling\">moderate</content_attribute>"));
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a picture is no text")]
fn every_size_of_the_icon_is_there() {
    for size in [16, 24, 32, 48, 64, 128, 256, 512, 1024] {
        let png = std::fs::read(root().join(format!("assets/icons/{size}.png"))).unwrap();
        let edge = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((edge(16), edge(20)), (size, size));
    }
}
