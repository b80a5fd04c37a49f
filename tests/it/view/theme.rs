//! The colours of assets/theme can be read: contrasts as WCAG 2.2 reckons them.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use tailleur::rules::chips::{ChipSet, Colour};

use crate::support::{files, text};

/// Contrast that long text wants (WCAG 1.4.6).
const READING: f64 = 7.0;
/// Contrast that any text wants (WCAG 1.4.3).
const TEXT: f64 = 4.5;
/// Contrast that shapes want against what they lie on (WCAG 1.4.11).
const SHAPE: f64 = 3.0;

#[derive(Deserialize)]
struct Felt {
    cloth: String,
    cloth_edge: String,
    print: String,
    print_quiet: String,
    highlight: String,
    card_face: String,
    card_ink_black: String,
    card_ink_red: String,
    four_colour: Suits,
    back_blue: String,
    back_red: String,
    back_print: String,
}

#[derive(Deserialize)]
struct Suits {
    spades: String,
    hearts: String,
    diamonds: String,
    clubs: String,
}

impl Suits {
    fn inks(&self) -> [&String; 4] {
        [&self.spades, &self.hearts, &self.diamonds, &self.clubs]
    }
}

/// Relative luminance, from 0 to 1.
fn luminance(colour: &str) -> f64 {
    let digits = colour.strip_prefix('#').filter(|digits| digits.len() == 6).unwrap_or_else(|| panic!("{colour}"));
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn assert_contrast(what: &str, one: &str, other: &str, least: f64) {
    let found = contrast(one, other);
    assert!(found >= least, "{what}: {one} on {other} has {found:.2}, wants {least}");
}

fn felts() -> Vec<(String, Felt)> {
    let named = files("assets/theme", "ron").into_iter().filter(|file| file.contains("/felt-"));
    named.map(|file| (file.clone(), ron::from_str(&text(&file)).unwrap_or_else(|e| panic!("{file}: {e}")))).collect()
}

/// A theme's colours by name.
fn theme(name: &str) -> BTreeMap<String, String> {
    let ron::Value::Map(map) = text(&format!("assets/theme/{name}.ron")).parse().unwrap() else { panic!("{name}") };
    let colour = |(key, value): (ron::Value, ron::Value)| Some((key.into_rust().ok()?, value.into_rust().ok()?));
    map.into_iter().filter_map(colour).collect()
}

/// The colours of a theme's teams.
fn teams(name: &str) -> Vec<String> {
    let ron::Value::Map(map) = text(&format!("assets/theme/{name}.ron")).parse().unwrap() else { panic!("{name}") };
    map.into_iter().find(|(key, _)| *key == ron::Value::String("teams".into())).unwrap().1.into_rust().unwrap()
}

#[test]
fn black_on_white_is_twenty_one_to_one() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.005);
}

#[test]
fn words_around_the_felt_can_be_read_by_day_and_by_night() {
    for name in ["dark", "light"] {
        let colours: BTreeMap<String, String> = theme(name);
        for ground in ["background", "surface", "surface_raised"] {
            for (ink, least) in [
                ("text", READING),
                ("text_quiet", TEXT),
                ("accent", TEXT),
                ("right", TEXT),
                ("wrong", TEXT),
                ("focus", SHAPE),
            ] {
                assert_contrast(&format!("{name}: {ink} on {ground}"), &colours[ink], &colours[ground], least);
            }
        }
        for (at, team) in teams(name).iter().enumerate() {
            assert_contrast(&format!("{name}: on team {at}"), &colours["on_team"], team, TEXT);
            assert_contrast(&format!("{name}: team {at}"), team, &colours["background"], SHAPE);
        }
        assert_contrast(&format!("{name}: on_accent"), &colours["on_accent"], &colours["accent"], TEXT);
    }
}

#[test]
fn print_cards_and_backs_can_be_read_on_every_felt() {
    let felts = felts();
    assert_eq!(felts.len(), 2);
    for (file, felt) in &felts {
        for cloth in [&felt.cloth, &felt.cloth_edge] {
            for print in [&felt.print, &felt.print_quiet, &felt.highlight] {
                assert_contrast(file, print, cloth, TEXT);
            }
            assert_contrast(file, &felt.card_face, cloth, SHAPE);
        }
        for ink in [&felt.card_ink_black, &felt.card_ink_red].into_iter().chain(felt.four_colour.inks()) {
            assert_contrast(file, ink, &felt.card_face, TEXT);
        }
        for back in [&felt.back_blue, &felt.back_red] {
            assert_contrast(file, &felt.back_print, back, TEXT);
            assert_contrast(file, &felt.card_face, back, SHAPE);
        }
    }
}

#[test]
fn four_suits_have_four_inks() {
    for (file, felt) in felts() {
        assert_eq!(BTreeSet::from(felt.four_colour.inks()).len(), 4, "{file}");
    }
}

#[test]
fn every_piece_of_every_set_shows_on_the_cloth_and_its_figure_on_the_piece() {
    let hex = |colour: Colour| {
        let [red, green, blue] = colour.rgb;
        format!("#{red:02x}{green:02x}{blue:02x}")
    };
    for (file, felt) in felts() {
        for set in ChipSet::built_in() {
            for piece in &set.pieces {
                let what = format!("{file}: the {} of {}", piece.name.en, set.id);
                let (fill, edge) = (hex(piece.fill), hex(piece.edge));
                assert_contrast(&what, &hex(piece.ink), &fill, TEXT);
                for cloth in [&felt.cloth, &felt.cloth_edge] {
                    let shows = contrast(&fill, cloth).max(contrast(&edge, cloth));
                    assert!(shows >= SHAPE, "{what}: neither fill nor edge stands out from the cloth ({shows:.2})");
                }
            }
            // The larger the value, the larger the piece.
            assert!(set.pieces.is_sorted_by(|one, next| one.shape <= next.shape), "{}", set.id);
        }
    }
}
