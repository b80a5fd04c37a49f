//! Playing cards as SVG: number cards drawn, court cards embedded as pictures.

use std::fmt::Write as _;

use data_encoding::BASE64;

use crate::describe::table_contents::rank_sign;
use crate::documents::pdf::card::court;
use crate::rules::card::{Card, Suit};
use crate::rules::pips::pip_places;

const WIDE: f32 = 100.0;
const HIGH: f32 = 142.0;

/// SVG path of a suit in a unit square centred on the origin.
const fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "M0 .5C-.95-.1-.42-.72 0-.24C.42-.72 .95-.1 0 .5Z",
        Suit::Diamonds => "M0-.5L.38 0L0 .5L-.38 0Z",
        Suit::Spades => "M0-.5C.9 .05 .5 .55 .07 .22L.18 .5L-.18 .5L-.07 .22C-.5 .55-.9 .05 0-.5Z",
        Suit::Clubs => {
            "M0-.5A.23 .23 0 0 1 .17-.1A.23 .23 0 1 1 .05 .22L.18 .5L-.18 .5L-.05 .22A.23 .23 0 1 1-.17-.1A.23 .23 0 0 1 0-.5Z"
        }
    }
}

pub(super) fn name(card: Card) -> String {
    format!("tailleur-card-{card}.svg")
}

pub(super) const BACK: &str = "tailleur-card-back.svg";

pub(super) fn up(card: Card) -> String {
    let ink = if matches!(card.suit, Suit::Hearts | Suit::Diamonds) { "#b22228" } else { "#1c1a18" };
    let mut svg = head();
    if let Some(figure) = court(card) {
        let (wide, high) = (WIDE * 0.56, HIGH * 0.72);
        let (x, y) = ((WIDE - wide) / 2.0, (HIGH - high) / 2.0);
        let _ = write!(
            svg,
            r##"<image x="{x}" y="{y}" width="{wide}" height="{high}" preserveAspectRatio="none" href="data:image/png;base64,{}"/><rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="none" stroke="#968e80" stroke-width=".6"/>"##,
            BASE64.encode(figure)
        );
    }
    let size = if card.rank as u8 == 1 { 40.0 } else { 18.0 };
    for (across, down) in pip_places(card.rank) {
        let turned = *down > 0.5;
        pip(&mut svg, card.suit, ink, (across * WIDE, down * HIGH), size, turned);
    }
    for turned in [false, true] {
        let _ = write!(svg, "<g{}>", if turned { r#" transform="rotate(180 50 71)""# } else { "" });
        // "10" takes the width of one digit.
        let (rank, height) = (rank_sign(card), if card.rank as u8 == 10 { 18 } else { 24 });
        let _ = write!(
            svg,
            r#"<text x="12.5" y="25" font-family="Arial, Helvetica, sans-serif" font-weight="bold" font-size="{height}" letter-spacing="-1" text-anchor="middle" fill="{ink}">{rank}</text>"#
        );
        pip(&mut svg, card.suit, ink, (12.5, 38.0), 17.0, false);
        svg.push_str("</g>");
    }
    svg.push_str("</svg>");
    svg
}

pub(super) fn down() -> String {
    let mut svg = head();
    svg.push_str(r##"<rect x="8" y="8" width="84" height="126" rx="5" fill="#34548c"/>"##);
    for line in 1..6_u8 {
        let (x, y) = (8.0 + 14.0 * f32::from(line), 8.0 + 21.0 * f32::from(line));
        let _ = write!(svg, r##"<path d="M{x} 8V134M8 {y}H92" stroke="#e2e8f2" stroke-width=".6"/>"##);
    }
    svg.push_str("</svg>");
    svg
}

fn head() -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"><rect x=".5" y=".5" width="99" height="141" rx="8" fill="#fffdf6" stroke="#968e80"/>"##
    )
}

fn pip(svg: &mut String, suit: Suit, ink: &str, (x, y): (f32, f32), size: f32, turned: bool) {
    let turn = if turned { " rotate(180)" } else { "" };
    let _ = write!(
        svg,
        r#"<path transform="translate({x:.2} {y:.2}){turn} scale({size})" d="{}" fill="{ink}"/>"#,
        outline(suit)
    );
}
