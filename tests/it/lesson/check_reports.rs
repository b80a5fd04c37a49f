//! The gallery of broken packs: a good pack, a case for each way of breaking it, and what is told of it word by word.
//! `TAILLEUR_BLESS=1` writes the reports anew; then read what has changed.
#![expect(clippy::disallowed_methods, reason = "the cases lie in the repository, and a blessing writes them")]

/// Parts what is done to the good pack from what is told of it.
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::Duration;

use crate::support::{files, root, text};
use tailleur::i18n::flaw::{Flaw, codes, in_words};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::{Files, ProofCache, changes, check_thoroughly};
use tailleur::rules::chips::ChipSets;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::leaves::GameLeaves;
use tailleur::text_key;

const REPORT: &str = "\n---- report\n";

/// The pack in which everything is in order.
fn good() -> Files {
    let from = "tests/it/cases/gallery";
    let mut pack: Files = files(from, "ron")
        .into_iter()
        .map(|path| (path.strip_prefix(from).unwrap().trim_start_matches('/').to_owned(), text(&path)))
        .collect();
    let house = text("lessons/houses/venezia.ron").replace("id: \"venezia\"", "id: \"club\"");
    pack.insert("houses/club.ron".to_owned(), house);
    let picture = std::fs::read(root().join("tests/it/cases/gallery/pictures/dot.png")).unwrap();
    pack.pictures.insert("pictures/dot.png".to_owned(), picture.into());
    pack
}

/// A piece of a case, its escapes taken for what they stand for: `\n`, `\t`, `\u{…}`, and `⟦(×1000⟧` for a thousand brackets.
fn plain(written: &str) -> String {
    let mut plain = written.replace("\\n", "\n").replace("\\t", "\t").replace("\\r", "\r").replace("\\0", "\0");
    while let Some((before, rest)) = plain.split_once("\\u{") {
        let (code, after) = rest.split_once('}').unwrap();
        let letter = char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap();
        plain = format!("{before}{letter}{after}");
    }
    while let Some((before, rest)) = plain.split_once('⟦') {
        let (repeated, after) = rest.split_once('⟧').unwrap();
        let (what, times) = repeated.rsplit_once('×').unwrap();
        plain = format!("{before}{}{after}", what.repeat(times.parse().unwrap()));
    }
    plain
}

/// The bytes of a picture or a sound: one for each sign.
fn bytes(written: &str) -> Vec<u8> {
    written.chars().map(|sign| u8::try_from(u32::from(sign)).unwrap()).collect()
}

/// A case's edits to the good pack: `file`, then `- this` and `+ that` in its place, `all` instead of it, `gone`, `copy`
/// under another name, `many` of it, `like` another picture, or an `other` file.
fn broken(case: &str) -> Files {
    let mut pack = good();
    let mut file = String::new();
    let mut from = String::new();
    for line in case.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = plain(rest);
        match word {
            "file" => file = rest,
            "-" => from = rest,
            "+" => {
                let text = &pack[&file];
                assert_eq!(text.matches(&from).count(), 1, "{file} does not hold {from} once");
                let text = text.replace(&from, &rest);
                pack.insert(file.clone(), text);
            }
            "all" => drop(pack.insert(file.clone(), rest)),
            "gone" => drop(pack.remove(&file)),
            "copy" => {
                let text = pack[&file].clone();
                file = rest;
                pack.insert(file.clone(), text);
            }
            "many" => {
                let text = pack[&file].clone();
                pack.extend((0..rest.parse().unwrap()).map(|number: u32| (format!("{number}-{file}"), text.clone())));
            }
            "like" => {
                let other = pack.pictures[&rest].clone();
                pack.pictures.insert(file.clone(), other);
            }
            "other" => drop(pack.others.insert(rest, tailleur::lesson::UnreadFile::Stray)),
            "picture" => drop(pack.pictures.insert(file.clone(), bytes(&rest).into())),
            "sound" => {
                let sound = tailleur::voice::SoundFile::Read(bytes(&rest).into());
                drop(pack.sounds.insert(file.clone(), sound));
            }
            word => panic!("{word} is no word of a case"),
        }
    }
    pack
}

/// The report of a case. The part before a line `since` makes the last version of the pack, the part behind it
/// this one.
fn reported(case: &str, houses: &HouseLibrary, proofs: &mut ProofCache) -> Vec<Flaw> {
    let (before, case) = match case.split_once("since\n") {
        Some((before, case)) => (Some(broken(before)), case),
        None => (None, case),
    };
    let pack = broken(case);
    let mut flaws = check_thoroughly(Some("mine"), &pack, houses, proofs);
    flaws.extend(before.iter().flat_map(|before| changes(before, &pack)));
    flaws
}

fn report(flaws: &[Flaw]) -> String {
    let speakers = Language::ALL.map(|language| (language.code(), Catalog::new(language)));
    let mut report = String::new();
    // Of very many the first and the last show what is told.
    let shown = |at: usize| flaws.len() <= 20 || at < 2 || at + 1 == flaws.len();
    for (at, flaw) in flaws.iter().enumerate() {
        if !shown(at) {
            let left_out = format!("… {} more\n", flaws.len() - 3);
            report.push_str(if at == 2 { &left_out } else { "" });
            continue;
        }
        let weight = if flaw.is_fault() { "fault" } else { "warning" };
        let range = format!("{}:{}-{}:{}", flaw.place.line, flaw.place.column, flaw.until.line, flaw.until.column);
        let _ = writeln!(report, "{}:{range} {} {weight}", flaw.file, flaw.code());
        for (code, words) in &speakers {
            let mut errors = Vec::new();
            let said = words.try_render(&flaw.what, &HouseTerms::default(), &mut errors);
            assert!(errors.is_empty(), "{code} {:?}: {errors:?}", flaw.what);
            let said = said.unwrap_or_else(|| panic!("{code} has no {}", flaw.what.key));
            let _ = writeln!(
                report,
                "  {code} {}",
                said.escape_debug().to_string().replace("\\\"", "\"").replace("\\'", "'")
            );
        }
    }
    report
}

#[test]
fn the_pack_of_the_gallery_is_in_order() {
    let flaws = check_thoroughly(Some("mine"), &good(), &HouseLibrary::built_in(), &mut ProofCache::default());
    assert_eq!(report(&flaws), "");
}

#[test]
fn every_broken_pack_has_exactly_its_report() {
    let bless = std::env::var_os("TAILLEUR_BLESS").is_some();
    let houses = HouseLibrary::built_in();
    let mut proofs = ProofCache::default();
    let mut wrong = String::new();
    let mut slow = String::new();
    let cases = files("tests/it/cases/broken", "txt");
    for path in &cases {
        let written = text(path);
        let (case, expected) = written.split_once(REPORT).unwrap_or((written.trim_end(), ""));
        // A house that is edited is another one: what was proved in it does not hold.
        let mut own = ProofCache::default();
        let proofs = if case.contains("houses/") || case.contains("chips/") { &mut own } else { &mut proofs };
        let began = std::time::Instant::now();
        let flaws = reported(case, &houses, proofs);
        // No speed is asked for here; but what takes this long has come to a standstill.
        if began.elapsed() > Duration::from_mins(1) {
            let _ = writeln!(slow, "{path}");
        }
        let report = report(&flaws);
        if flaws.is_empty() {
            let _ = writeln!(wrong, "{path}: nothing is told");
        }
        for flaw in &flaws {
            assert!(flaw.place <= flaw.until, "{path}: {flaw:?}");
            assert!(flaw.code() != "PB000", "{path}: {flaw:?} has no code");
        }
        if bless {
            std::fs::write(root().join(path), format!("{case}{REPORT}{report}")).unwrap();
        } else if report != expected {
            let _ = writeln!(wrong, "{path}\n--- expected\n{expected}--- told\n{report}");
        }
    }
    assert!(wrong.is_empty() && slow.is_empty(), "{wrong}{slow}");
    assert!(cases.len() >= 400, "{} cases", cases.len());
}

/// The codes that no case can show, and why.
const IN_NO_CASE: [(&str, &[&str]); 6] = [
    (
        "the disk is at fault, not the pack",
        &["PB021", "PB022", "PB023", "PB024", "PB025", "PB026", "PB027", "PB028", "PB029"],
    ),
    ("the reader’s last word, where nothing better is known", &["PB006", "PB015", "PB016", "PB237", "PB259", "PB817"]),
    ("a drill of the program’s own would be at fault", &["PB202", "PB203", "PB222"]),
    ("it takes files larger, or lists longer, than a case should be", &["PB315", "PB502", "PB509", "PB828", "PB830"]),
    ("of the recordings of the program itself", &["PB517", "PB524", "PB525", "PB526", "PB527", "PB528"]),
    (
        "of the cards and clauses of the program itself",
        &[
            "PB601", "PB602", "PB603", "PB604", "PB605", "PB606", "PB607", "PB608", "PB609", "PB610", "PB611", "PB612",
            "PB613", "PB614", "PB615", "PB616", "PB617",
        ],
    ),
];

#[test]
fn every_code_that_a_trainer_can_meet_has_its_case() {
    let galleries = ["tests/it/cases/broken", "tests/it/cases/shifts/broken"].map(|folder| files(folder, "txt"));
    let reports: Vec<String> = galleries.iter().flatten().map(|path| text(path)).collect();
    let is_met = |code: &str| reports.iter().any(|report| report.contains(&format!(" {code} ")));
    for (code, _, key) in codes() {
        let excused = IN_NO_CASE.iter().any(|(_, codes)| codes.contains(&code));
        assert!(
            is_met(code) != excused,
            "{code} ({key}): a case tells it: {}; it can have none: {excused}",
            is_met(code)
        );
    }
}

/// The list of all fields, made from the types, and the reader agree on every file there is.
#[test]
fn whatever_can_be_read_fits_the_shapes_of_its_file() {
    use tailleur::lesson::fields::{house_shapes, lesson_shapes, pack_shapes};

    let (pack, lesson, house) = (pack_shapes(), lesson_shapes(), house_shapes());
    let mut seen = 0;
    for path in files("lessons", "ron") {
        let shapes = match path.rsplit_once('/').unwrap() {
            (folder, _) if folder.ends_with("/houses") => &house,
            (_, "pack.ron") => &pack,
            (_, name) if name.starts_with(|first: char| first.is_ascii_digit()) => &lesson,
            _ => continue,
        };
        // A set that a pack brings is known only while that pack is read.
        let misfits: Vec<Flaw> = in_words(shapes.misfits(&path, &text(&path), &GameLeaves(&ChipSets::default())))
            .into_iter()
            .filter(|flaw| flaw.core_phrase().key != text_key!("flaw-no-such-chip-set"))
            .collect();
        assert_eq!(report(&misfits), "");
        seen += 1;
    }
    assert!(seen > 100, "{seen} files");
}

#[test]
fn no_flaw_is_reported_twice() {
    for path in files("tests/it/cases/broken", "txt") {
        let written = text(&path);
        let (_, reported) = written.split_once(REPORT).unwrap();
        let heads: Vec<&str> =
            reported.lines().filter(|line| !line.starts_with("  ") && !line.starts_with('…')).collect();
        let said: Vec<&str> = reported.lines().filter(|line| line.starts_with("  en ")).collect();
        let both: BTreeSet<(&str, &str)> = heads.iter().copied().zip(said.iter().copied()).collect();
        assert_eq!(both.len(), heads.len(), "{path}");
    }
}
