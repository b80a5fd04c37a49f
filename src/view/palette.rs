//! The colours of the program, as named in `assets/theme`.

use eframe::egui::Color32;
use serde::{Deserialize, Deserializer};

use crate::rules::chips::Colour;

/// A tint that leaves an image as it is.
pub const UNTINTED: Color32 = Color32::WHITE;

/// The ink of a pixel whose channels are multiplied by its opacity already.
#[expect(clippy::disallowed_methods, reason = "mixed from colours of the theme")]
pub(in crate::view) const fn premultiplied([red, green, blue, alpha]: [u8; 4]) -> Color32 {
    Color32::from_rgba_premultiplied(red, green, blue, alpha)
}

/// Colours outside the felt, light or dark.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surround {
    #[serde(deserialize_with = "hex")]
    pub background: Color32,
    /// The floor on which a table stands.
    #[serde(deserialize_with = "hex")]
    pub floor: Color32,
    /// Panels and quiet buttons.
    #[serde(deserialize_with = "hex")]
    pub surface: Color32,
    /// Elements raised above a panel: tiles, fields, keys.
    #[serde(deserialize_with = "hex")]
    pub surface_raised: Color32,
    /// Separators and frames.
    #[serde(deserialize_with = "hex")]
    pub line: Color32,
    #[serde(deserialize_with = "hex")]
    pub text: Color32,
    #[serde(deserialize_with = "hex")]
    pub text_quiet: Color32,
    /// Brass, the only accent colour.
    #[serde(deserialize_with = "hex")]
    pub accent: Color32,
    /// Text on the accent.
    #[serde(deserialize_with = "hex")]
    pub on_accent: Color32,
    #[serde(deserialize_with = "hex")]
    pub right: Color32,
    #[serde(deserialize_with = "hex")]
    pub wrong: Color32,
    #[serde(deserialize_with = "hex")]
    pub focus: Color32,
    /// Colours of teams, in their order; from the ninth on they come again.
    #[serde(deserialize_with = "hex_list")]
    pub teams: [Color32; 8],
    /// Text on the colour of a team.
    #[serde(deserialize_with = "hex")]
    pub on_team: Color32,
}

impl Surround {
    /// The colour of the team with this index.
    pub fn team(&self, team: usize) -> Color32 {
        self.teams.get(team % self.teams.len()).copied().unwrap_or(self.accent)
    }
}

/// The table: cloth, print and cards. Chip colours come from their sets.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baize {
    /// The cloth at its centre.
    #[serde(deserialize_with = "hex")]
    pub cloth: Color32,
    /// The cloth towards its edge.
    #[serde(deserialize_with = "hex")]
    pub cloth_edge: Color32,
    /// The cloth of the row and the hand that win.
    #[serde(deserialize_with = "hex")]
    pub cloth_lit: Color32,
    #[serde(deserialize_with = "hex")]
    pub rail: Color32,
    /// The lit part of the rail.
    #[serde(deserialize_with = "hex")]
    pub rail_light: Color32,
    /// The brass between rail and cloth.
    #[serde(deserialize_with = "hex")]
    pub rail_inlay: Color32,
    #[serde(deserialize_with = "hex")]
    pub print: Color32,
    #[serde(deserialize_with = "hex")]
    pub print_quiet: Color32,
    /// The mark of the winner and the ring around selectable places.
    #[serde(deserialize_with = "hex")]
    pub highlight: Color32,
    #[serde(deserialize_with = "hex")]
    pub card_face: Color32,
    #[serde(deserialize_with = "hex")]
    pub card_edge: Color32,
    /// Spades and clubs.
    #[serde(deserialize_with = "hex")]
    pub card_ink_black: Color32,
    /// Hearts and diamonds.
    #[serde(deserialize_with = "hex")]
    pub card_ink_red: Color32,
    pub four_colour: FourColour,
    #[serde(deserialize_with = "hex")]
    pub back_blue: Color32,
    #[serde(deserialize_with = "hex")]
    pub back_red: Color32,
    #[serde(deserialize_with = "hex")]
    pub back_print: Color32,
    #[serde(deserialize_with = "hex")]
    pub shadow: Color32,
}

/// The people at the table. Neighbours differ; from the ninth on the colours come again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct People {
    #[serde(deserialize_with = "hex_list")]
    jackets: [Color32; 8],
    #[serde(deserialize_with = "hex_list")]
    hair: [Color32; 8],
    #[serde(deserialize_with = "hex_list")]
    skin: [Color32; 8],
    #[serde(deserialize_with = "hex")]
    waistcoat: Color32,
    #[serde(deserialize_with = "hex")]
    shirt: Color32,
}

/// The colours of one person.
#[derive(Debug, Clone, Copy, Hash)]
pub struct Dress {
    pub jacket: Color32,
    pub sleeves: Color32,
    pub hair: Color32,
    pub skin: Color32,
    /// Above a waistcoat, with a bow tie.
    pub collar: Option<Color32>,
}

impl People {
    pub fn guest(&self, index: usize) -> Dress {
        let one_of = |colours: &[Color32; 8], step: usize| {
            colours.get(index * step % colours.len()).copied().unwrap_or(self.shirt)
        };
        let jacket = one_of(&self.jackets, 1);
        Dress { jacket, sleeves: jacket, hair: one_of(&self.hair, 3), skin: one_of(&self.skin, 5), collar: None }
    }

    pub fn crew(&self, index: usize) -> Dress {
        // They start elsewhere in the lists than the guests do.
        Dress { jacket: self.waistcoat, sleeves: self.shirt, collar: Some(self.shirt), ..self.guest(index + 4) }
    }
}

impl Dress {
    /// As seen on this ground by one who looks elsewhere: 0 is unchanged, 1 out of sight.
    pub fn faded(self, ground: Color32, share: f32) -> Self {
        let fade = |colour: Color32| colour.lerp_to_gamma(ground, share);
        Self {
            jacket: fade(self.jacket),
            sleeves: fade(self.sleeves),
            hair: fade(self.hair),
            skin: fade(self.skin),
            collar: self.collar.map(fade),
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FourColour {
    #[serde(deserialize_with = "hex")]
    pub spades: Color32,
    #[serde(deserialize_with = "hex")]
    pub hearts: Color32,
    #[serde(deserialize_with = "hex")]
    pub diamonds: Color32,
    #[serde(deserialize_with = "hex")]
    pub clubs: Color32,
}

#[expect(clippy::disallowed_methods, reason = "the colour stands in assets/chips")]
pub const fn paint_of(colour: Colour) -> Color32 {
    let [red, green, blue] = colour.rgb;
    Color32::from_rgb(red, green, blue)
}

fn hex_list<'de, D: Deserializer<'de>>(from: D) -> Result<[Color32; 8], D::Error> {
    let written = <[String; 8]>::deserialize(from)?;
    let mut colours = [Color32::default(); 8];
    for (colour, text) in colours.iter_mut().zip(&written) {
        *colour = parsed(text)?;
    }
    Ok(colours)
}

fn hex<'de, D: Deserializer<'de>>(from: D) -> Result<Color32, D::Error> {
    parsed(&String::deserialize(from)?)
}

fn parsed<E: serde::de::Error>(text: &str) -> Result<Color32, E> {
    Color32::from_hex(text).map_err(|_| E::invalid_value(serde::de::Unexpected::Str(text), &"a colour such as #0f4a34"))
}
