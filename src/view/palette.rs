//! The colours of the program, as the files of `assets/theme` name them.

use eframe::egui::Color32;
use serde::{Deserialize, Deserializer};

use crate::rules::chips::Colour;

/// What surrounds the felt: light or dark.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surround {
    /// Behind everything.
    #[serde(deserialize_with = "hex")]
    pub background: Color32,
    /// Panels and quiet buttons.
    #[serde(deserialize_with = "hex")]
    pub surface: Color32,
    /// What stands out from a panel: tiles, fields, keys.
    #[serde(deserialize_with = "hex")]
    pub surface_raised: Color32,
    /// Thin lines and frames.
    #[serde(deserialize_with = "hex")]
    pub line: Color32,
    /// Text.
    #[serde(deserialize_with = "hex")]
    pub text: Color32,
    /// Text of less weight.
    #[serde(deserialize_with = "hex")]
    pub text_quiet: Color32,
    /// Brass: the one accent.
    #[serde(deserialize_with = "hex")]
    pub accent: Color32,
    /// Text on the accent.
    #[serde(deserialize_with = "hex")]
    pub on_accent: Color32,
    /// Beside a tick.
    #[serde(deserialize_with = "hex")]
    pub right: Color32,
    /// Beside a cross.
    #[serde(deserialize_with = "hex")]
    pub wrong: Color32,
    /// The ring around what the keyboard holds.
    #[serde(deserialize_with = "hex")]
    pub focus: Color32,
}

/// The table: its cloth, what is printed on it, and the cards. The chips have their sets.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baize {
    /// The cloth in the lamplight.
    #[serde(deserialize_with = "hex")]
    pub cloth: Color32,
    /// The cloth towards its edge.
    #[serde(deserialize_with = "hex")]
    pub cloth_edge: Color32,
    /// The rail around the cloth.
    #[serde(deserialize_with = "hex")]
    pub rail: Color32,
    /// The rail where light falls on it.
    #[serde(deserialize_with = "hex")]
    pub rail_light: Color32,
    /// What is printed on the cloth.
    #[serde(deserialize_with = "hex")]
    pub print: Color32,
    /// Print of less weight.
    #[serde(deserialize_with = "hex")]
    pub print_quiet: Color32,
    /// The mark of what wins, and the ring around what can be chosen.
    #[serde(deserialize_with = "hex")]
    pub highlight: Color32,
    /// Ivory.
    #[serde(deserialize_with = "hex")]
    pub card_face: Color32,
    /// The thin edge of a card.
    #[serde(deserialize_with = "hex")]
    pub card_edge: Color32,
    /// Spades and clubs.
    #[serde(deserialize_with = "hex")]
    pub card_ink_black: Color32,
    /// Hearts and diamonds.
    #[serde(deserialize_with = "hex")]
    pub card_ink_red: Color32,
    /// The suits in a deck of four colours.
    pub four_colour: FourColour,
    /// The first back.
    #[serde(deserialize_with = "hex")]
    pub back_blue: Color32,
    /// The second back.
    #[serde(deserialize_with = "hex")]
    pub back_red: Color32,
    /// The pattern of the backs.
    #[serde(deserialize_with = "hex")]
    pub back_print: Color32,
    /// What lies under cards and chips.
    #[serde(deserialize_with = "hex")]
    pub shadow: Color32,
}

/// One ink for each suit.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourColour {
    /// ♠
    #[serde(deserialize_with = "hex")]
    pub spades: Color32,
    /// ♥
    #[serde(deserialize_with = "hex")]
    pub hearts: Color32,
    /// ♦
    #[serde(deserialize_with = "hex")]
    pub diamonds: Color32,
    /// ♣
    #[serde(deserialize_with = "hex")]
    pub clubs: Color32,
}

/// A colour of a denomination set, to paint with.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the colour stands in assets/chips")]
pub const fn paint_of(colour: Colour) -> Color32 {
    let [red, green, blue] = colour.rgb;
    Color32::from_rgb(red, green, blue)
}

fn hex<'de, D: Deserializer<'de>>(from: D) -> Result<Color32, D::Error> {
    let text = String::deserialize(from)?;
    Color32::from_hex(&text)
        .map_err(|_| serde::de::Error::invalid_value(serde::de::Unexpected::Str(&text), &"a colour such as #0f4a34"))
}
