//! Every number in a file that others hand over, as low and as high as it can be written: read or refused, and what is
//! read can be practised.

use std::ops::Range;

use tailleur::lesson::{Files, Pack, check, objection};
use tailleur::rules::chips::ChipSet;
use tailleur::rules::house::{House, HouseLibrary};

use crate::support::{files, text, thorough};

/// What is written in place of a number: nought and the ends of the number types, and one beyond each.
const EXTREMES: [&str; 12] = [
    "18446744073709551615",
    "4294967295",
    "0",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "-1",
];
/// As many of them on each commit.
const QUICK: usize = 2;

/// The numbers of a text, those inside of words and texts included.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, _) in text.match_indices(|letter: char| letter.is_ascii_digit()) {
        match found.last_mut() {
            Some(last) if last.end == at => last.end = at + 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

/// The text with each of its numbers in turn at each extreme; on each commit only every `stride`th number.
fn changed(text: &str, stride: usize) -> impl Iterator<Item = String> {
    let (stride, extremes) = if thorough() { (1, &EXTREMES[..]) } else { (stride, &EXTREMES[..QUICK]) };
    numbers(text).into_iter().step_by(stride).flat_map(move |number| {
        extremes.iter().map(move |extreme| {
            let mut changed = text.to_owned();
            changed.replace_range(number.clone(), extreme);
            changed
        })
    })
}

#[test]
fn a_house_with_any_number_is_read_or_refused() {
    let lesson = text("lessons/example/04-drills.ron");
    let pack = Pack::read(&[("pack.ron", PACK), ("04-drills.ron", &lesson)].into_files());
    for (name, original) in HouseLibrary::built_in_files() {
        let stride = if name == "venezia.ron" { 1 } else { 5 };
        for changed in changed(original, stride) {
            let Ok(house) = House::read(name, &changed) else { continue };
            for drill in pack.iter().flat_map(|pack| &pack.lessons).flat_map(tailleur::lesson::Lesson::drills) {
                let _ = objection(drill, &house);
            }
        }
    }
}

const PACK: &str =
    r#"(id: "fuzz", version: 1, title: { "en": "Fuzz" }, about: { "en": "Fuzz" }, lessons: ["04-drills"])"#;

trait IntoFiles {
    fn into_files(self) -> Files;
}

impl<const N: usize> IntoFiles for [(&str, &str); N] {
    fn into_files(self) -> Files {
        self.map(|(name, text)| (name.to_owned(), text.to_owned())).into()
    }
}

#[test]
fn a_lesson_with_any_number_is_read_or_refused() {
    let houses = HouseLibrary::built_in();
    for file in files("lessons", "ron") {
        let Some((folder, name)) = file.rsplit_once('/') else { continue };
        if name == "pack.ron" || folder.ends_with("houses") || folder.ends_with("chips") {
            continue;
        }
        let (pack, original) = (text(&format!("{folder}/pack.ron")), text(&file));
        // The other lessons are there for what comes after what.
        for changed in changed(&original, 40) {
            check(None, &[("pack.ron", pack.as_str()), (name, changed.as_str())].into_files(), &houses);
        }
    }
}

#[test]
fn a_set_of_pieces_with_any_number_is_read_or_refused() {
    for (name, original) in ChipSet::built_in_files() {
        for changed in changed(original, 3) {
            if let Ok(set) = ChipSet::read(name, &changed) {
                for piece in &set.pieces {
                    set.display_pieces(piece.value);
                }
            }
        }
    }
}
