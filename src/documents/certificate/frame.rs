//! The guilloche frame of a certificate: interlaced waves.

use std::f32::consts::{FRAC_PI_2, TAU};

use crate::documents::paper::{HIGH, Ink, Outline, PaperPage, WIDE};

const GOLD: Ink = (178, 140, 72);
const GREEN: Ink = (24, 74, 58);
/// Inset from the page edge, amplitude and wavelength.
const INSET: f32 = 37.0;
const SWING: f32 = 8.0;
const WAVE: f32 = 17.0;
const ROUND: f32 = 26.0;
/// Number of waves and of points per wave.
const STRANDS: u8 = 6;
const POINTS: f32 = 12.0;

/// Paints the frame on a landscape page.
pub(super) fn paint(page: &mut PaperPage) {
    for (inset, radius, ink, thick) in
        [(22.0, 36.0, GREEN, 1.6), (26.0, 33.0, GOLD, 0.5), (48.0, 17.0, GOLD, 0.5), (51.5, 14.0, GREEN, 0.8)]
    {
        let frame = [inset, inset, HIGH - 2.0 * inset, WIDE - 2.0 * inset, radius];
        page.shape(Outline::Box(frame), None, Some((ink, thick)));
    }
    let way = FramePath::new();
    // A whole number of waves, so that each strand closes.
    let waves = (way.long / WAVE).round();
    for strand in 0..STRANDS {
        let phase = TAU * f32::from(strand) / f32::from(STRANDS);
        let ink = if strand % 2 == 0 { GREEN } else { GOLD };
        let points =
            FramePath::shares(waves).map(|share| way.at(share * way.long, SWING * (TAU * waves * share + phase).sin()));
        page.shape(Outline::Line(points.collect()), None, Some((ink, 0.35)));
    }
}

type Vector = (f32, f32);

/// The path around the page, with round corners.
struct FramePath {
    /// Lengths of the long and the short straight part.
    wide: f32,
    high: f32,
    long: f32,
}

impl FramePath {
    fn new() -> Self {
        let (wide, high) = (HIGH - 2.0 * (INSET + ROUND), WIDE - 2.0 * (INSET + ROUND));
        Self { wide, high, long: 2.0 * (wide + high) + TAU * ROUND }
    }

    /// Positions of a strand's points as shares of the path, for this number of waves.
    fn shares(waves: f32) -> impl Iterator<Item = f32> {
        let count = waves * POINTS;
        (0..u16::MAX).map(move |point| f32::from(point) / count).take_while(|share| *share < 1.0).chain([1.0])
    }

    /// The point at a distance along the path from the left end of its upper side, offset outwards.
    fn at(&self, along: f32, out: f32) -> (f32, f32) {
        let corner = FRAC_PI_2 * ROUND;
        let (left, top) = (INSET + ROUND, INSET + ROUND);
        let (right, foot) = (left + self.wide, top + self.high);
        let sides: [(Vector, Vector, f32, Vector); 4] = [
            ((left, top), (1.0, 0.0), self.wide, (right, top)),
            ((right, top), (0.0, 1.0), self.high, (right, foot)),
            ((right, foot), (-1.0, 0.0), self.wide, (left, foot)),
            ((left, foot), (0.0, -1.0), self.high, (left, top)),
        ];
        let mut rest = along;
        for ((x, y), (right, down), long, (cx, cy)) in sides {
            // Outwards is a quarter of a circle to the left of the way.
            let away = (down, -right);
            if rest <= long {
                let far = ROUND + out;
                return (right.mul_add(rest, x) + away.0 * far, down.mul_add(rest, y) + away.1 * far);
            }
            rest -= long;
            if rest <= corner {
                let turn = rest / ROUND;
                let (sin, cos) = turn.sin_cos();
                let far = ROUND + out;
                return (cx + far * (away.0 * cos - away.1 * sin), cy + far * (away.0 * sin + away.1 * cos));
            }
            rest -= corner;
        }
        (left, top - ROUND - out)
    }
}
