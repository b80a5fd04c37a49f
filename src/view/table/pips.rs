//! Suit outlines and the standard pip layouts of the number cards.

use eframe::egui::{Color32, Painter, Pos2, Vec2, pos2, vec2};

use super::card::CardPlace;
use super::shape;
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::pips::pip_places;

/// Columns of pips stand this much further apart than on paper, as the card is seen from afar.
const SPREAD: f32 = 1.1;

pub(super) fn paint(painter: &Painter, place: CardPlace, card: Card, ink: Color32) {
    let size = place.width
        * match card.rank {
            Rank::Ace => 0.42,
            Rank::Nine | Rank::Ten => 0.16,
            _ => 0.205,
        };
    for &(x, y) in pip_places(card.rank) {
        let down = if y > 0.5 { -1.0 } else { 1.0 };
        let x = 0.5 + (x - 0.5) * SPREAD;
        suit(painter, place.at(x, y), vec2(0.0, down), size, card.suit, ink);
    }
}

/// Paints a suit `size` points high with its foot pointing `down`.
pub(super) fn suit(painter: &Painter, centre: Pos2, down: Vec2, size: f32, suit: Suit, ink: Color32) {
    let pixel = 1.0 / painter.ctx().pixels_per_point();
    let place = |point: Pos2| centre + (down.rot90() * -point.x + down * point.y) * size;
    // A small pip needs few points: a table shows hundreds.
    let detail = |most: u8| shape::count((size / pixel / 44.0).clamp(0.25, 1.0) * f32::from(most));
    let fill = |outline: &[Pos2], eye: Pos2| {
        let outline: Vec<Pos2> = outline.iter().map(|point| place(*point)).collect();
        painter.add(shape::star(&outline, place(eye), ink, pixel));
    };
    match suit {
        Suit::Hearts => fill(&heart(detail(48), 1.0, 0.0), pos2(0.0, 0.02)),
        Suit::Diamonds => fill(&diamond(detail(10)), Pos2::ZERO),
        Suit::Spades => {
            fill(&stem(detail(8)), pos2(0.0, 0.40));
            fill(&heart(detail(48), -0.86, -0.075), pos2(0.0, -0.06));
        }
        Suit::Clubs => {
            fill(&stem(detail(8)), pos2(0.0, 0.40));
            for leaf in [pos2(0.0, -0.255), pos2(-0.232, 0.075), pos2(0.232, 0.075)] {
                fill(&disc(detail(32), leaf, 0.222), leaf);
            }
            fill(&disc(detail(20), pos2(0.0, 0.0), 0.13), pos2(0.0, 0.0));
        }
    }
}

/// A heart of height one; inverted for negative `tall`.
fn heart(points: u8, tall: f32, shift: f32) -> Vec<Pos2> {
    (0..points)
        .map(|step| {
            let t = f32::from(step) / f32::from(points) * std::f32::consts::TAU;
            let x = 16.0 * t.sin().powi(3);
            let y = 13.0 * t.cos() - 5.0 * (2.0 * t).cos() - 2.0 * (3.0 * t).cos() - (4.0 * t).cos();
            pos2(x / 33.5, -(y + 2.6) / 29.0 * tall + shift)
        })
        .collect()
}

fn diamond(steps: u8) -> Vec<Pos2> {
    let corners = [pos2(0.0, -0.52), pos2(0.385, 0.0), pos2(0.0, 0.52), pos2(-0.385, 0.0)];
    let mut points = Vec::with_capacity(4 * usize::from(steps));
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        for step in 0..steps {
            let t = f32::from(step) / f32::from(steps);
            let straight = from.lerp(*to, t);
            // Slightly concave sides.
            points.push(straight - straight.to_vec2() * (0.11 * 4.0 * t * (1.0 - t)));
        }
    }
    points
}

fn stem(steps: u8) -> Vec<Pos2> {
    let mut points: Vec<Pos2> = (0..=steps)
        .map(|step| {
            let t = f32::from(step) / f32::from(steps);
            pos2(0.035 + 0.19 * t.powi(3), 0.02 + 0.48 * t)
        })
        .collect();
    let mirrored: Vec<Pos2> = points.iter().rev().map(|point| pos2(-point.x, point.y)).collect();
    points.extend(mirrored);
    points
}

fn disc(points: u8, centre: Pos2, radius: f32) -> Vec<Pos2> {
    let turn = std::f32::consts::TAU / f32::from(points);
    (0..points).map(|step| centre + Vec2::angled(f32::from(step) * turn) * radius).collect()
}
