//! An action or effect that nobody handles does not compile: in a copy of the sources each enum gets one more variant,
//! and the compiler is asked.
#![expect(clippy::disallowed_methods, reason = "the copy is on the disk")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::support::{files, root, text, thorough};

/// The folders in which each new variant must be missed.
const HANDLERS: [&str; 2] = ["src/app/", "src/platform/desktop/"];

/// A source with a variant more in each action and effect enum, and the names of these enums.
fn plant(source: &str) -> (String, Vec<String>) {
    let mut planted = String::with_capacity(source.len());
    let mut names = Vec::new();
    for line in source.lines() {
        planted.push_str(line);
        planted.push('\n');
        let name = line.strip_prefix("pub enum ").and_then(|rest| rest.strip_suffix(" {"));
        if let Some(name) = name.filter(|name| ["Action", "Effect", "Edit"].iter().any(|end| name.ends_with(end))) {
            writeln!(planted, "    Planted{name},").unwrap();
            names.push(name.to_owned());
        }
    }
    (planted, names)
}

/// Writes the package with planted variants into a folder. Returns the names of the enums.
fn copy_with_variants(folder: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in files("src", "rs") {
        let (source, found) =
            if file.starts_with("src/app/") { plant(&text(&file)) } else { (text(&file), Vec::new()) };
        names.extend(found);
        let place = folder.join(&file);
        std::fs::create_dir_all(place.parent().unwrap()).unwrap();
        std::fs::write(place, source).unwrap();
    }
    for file in ["Cargo.toml", "Cargo.lock", "build.rs"] {
        std::fs::write(folder.join(file), text(file)).unwrap();
    }
    // Targets that the manifest names, and what the sources include.
    for beside in ["assets", "lessons", "benches", "examples", "tests"] {
        std::os::unix::fs::symlink(root().join(beside), folder.join(beside)).unwrap();
    }
    names
}

/// The compiler's messages on a package, with the file of each.
fn errors(folder: &Path) -> Vec<(String, String, String)> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // The libraries are built there already.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let output = Command::new(cargo)
        .args(["check", "--lib", "--offline", "--message-format=json"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target)
        .output()
        .unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    let messages = lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let error = |message: Value| {
        let message = &message["message"];
        let code = message["code"]["code"].as_str()?.to_owned();
        let file = message["spans"][0]["file_name"].as_str()?.to_owned();
        (message["level"] == "error").then(|| (code, file, message["message"].as_str().unwrap_or_default().to_owned()))
    };
    let found: Vec<_> = messages.filter_map(error).collect();
    assert!(!found.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    found
}

#[test]
fn the_compiler_refuses_an_action_that_nobody_handles() {
    if !thorough() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let planted = copy_with_variants(folder.path());
    assert!(planted.len() > 20, "{planted:?}");
    let errors = errors(folder.path());
    let other: Vec<_> = errors.iter().filter(|(code, ..)| code != "E0004").collect();
    assert!(other.is_empty(), "{other:?}");
    let missed = |name: &&String| {
        let variant = format!("{name}::Planted{name}`");
        !errors.iter().any(|(_, file, message)| {
            HANDLERS.iter().any(|place| file.starts_with(place)) && message.contains(&variant)
        })
    };
    let missed: Vec<_> = planted.iter().filter(missed).collect();
    assert!(missed.is_empty(), "a variant more compiles: {missed:?}");
}

#[test]
fn a_variant_is_planted_in_actions_and_effects_alone() {
    let source = "pub enum BackAction {\n    Back,\n}\npub enum Stage {\n    First,\n}\npub struct Action;\n";
    let (planted, names) = plant(source);
    assert_eq!(planted, source.replace("BackAction {\n", "BackAction {\n    PlantedBackAction,\n"));
    assert_eq!(names, ["BackAction"]);
}
