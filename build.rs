//! Lists the text keys of `assets/text` for the compiler, joins the recordings of each voice, and rebuilds the program
//! when a text, a lesson or a house changes.

#![expect(clippy::disallowed_methods, reason = "a build script reads and writes files")]

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Keys with the variables of their messages, and the place of their file among those of the language.
type Messages = BTreeMap<String, (BTreeSet<String>, usize)>;

/// One language stands for all: a test holds them to the same keys and variables in the same files.
const TEXTS: &str = "assets/text/en";

/// Terms of the house that every text may name without a fact.
const GIVEN_BY_THE_HOUSE: [&str; 2] = ["tailleur", "croupier"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=lessons");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    write_text_keys(&out)?;
    write_voices(&out)
}

fn write_text_keys(out: &Path) -> Result<(), Box<dyn Error>> {
    let mut keys: Messages = BTreeMap::new();
    let mut files = fs::read_dir(TEXTS)?.map(|file| Ok(file?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    files.sort_unstable();
    let mut table = format!("pub(super) static FILES: [&str; {}] = [\n", files.len());
    for (place, file) in files.iter().enumerate() {
        read_messages(&fs::read_to_string(file)?, place, &mut keys);
        writeln!(table, "    \"{}\",", file.file_name().unwrap_or_default().display())?;
    }
    writeln!(table, "];\nstatic KEYS: [(&str, &[&str], usize); {}] = [", keys.len())?;
    for (key, (facts, file)) in &keys {
        // `point-number` comes with `point`.
        let is_derived = |fact: &str| fact.strip_suffix("-number").is_some_and(|whole| facts.contains(whole));
        let is_given = |fact: &&String| !is_derived(fact) && !GIVEN_BY_THE_HOUSE.contains(&fact.as_str());
        let facts: Vec<&String> = facts.iter().filter(is_given).collect();
        writeln!(table, "    ({key:?}, &{facts:?}, {file}),")?;
    }
    table.push_str("];\n");
    Ok(fs::write(out.join("text_keys.rs"), table)?)
}

/// Joins the recordings of each voice in one file: apart from their names, they come into memory only when played.
fn write_voices(out: &Path) -> Result<(), Box<dyn Error>> {
    let mut table = String::new();
    for name in ["fr", "it", "en", "fr-guests", "it-guests", "en-guests"] {
        let folder = Path::new("assets/voice").join(name);
        let mut files = fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
        // A page has no room for them.
        let is_page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
        files.retain(|file| !is_page && file.extension().is_some_and(|extension| extension == "ogg"));
        files.sort_unstable();
        let mut joined = Vec::new();
        let mut index = String::new();
        for file in files {
            let start = joined.len();
            joined.extend(fs::read(&file)?);
            let file = file.file_name().unwrap_or_default().display();
            write!(index, "(\"{file}\", {start}, {}), ", joined.len())?;
        }
        fs::write(out.join(format!("voice-{name}.bin")), joined)?;
        let list = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/assets/voice/{name}/voice.ron\")");
        let sounds = format!("concat!(env!(\"OUT_DIR\"), \"/voice-{name}.bin\")");
        writeln!(table, "pub(super) static {}: BuiltInVoice = BuiltInVoice {{", name.to_uppercase().replace('-', "_"))?;
        writeln!(
            table,
            "    list: include_str!({list}),\n    sounds: include_bytes!({sounds}),\n    index: &[{index}],\n}};"
        )?;
    }
    Ok(fs::write(out.join("voices.rs"), table)?)
}

/// Adds each message of a Fluent file with the variables it names and the place of the file.
fn read_messages(text: &str, place: usize, keys: &mut Messages) {
    let mut before_first = BTreeSet::new();
    let mut facts = &mut before_first;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once('=').filter(|_| line.starts_with(|first: char| first.is_alphabetic())) {
            facts = &mut keys.entry(key.trim().to_owned()).or_insert((BTreeSet::new(), place)).0;
        }
        facts.extend(line.split('$').skip(1).map(name_at));
    }
}

/// The name at the beginning of a text.
fn name_at(text: &str) -> String {
    text.chars().take_while(|&letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_').collect()
}
