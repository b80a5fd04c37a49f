//! Pip layout of number cards.

use super::card::Rank;

/// Columns and rows of the pips, as shares of the card.
const LEFT: f32 = 0.395;
const RIGHT: f32 = 1.0 - LEFT;
const TOP: f32 = 0.195;
const THIRD: f32 = TOP + (1.0 - 2.0 * TOP) / 3.0;

/// Pip centres as shares of the card's width and height; empty for a figure. Those in the lower half are upside down.
pub const fn pip_places(rank: Rank) -> &'static [(f32, f32)] {
    const MID: f32 = 0.5;
    const HIGH: f32 = f32::midpoint(TOP, MID);
    const UPPER: f32 = f32::midpoint(TOP, THIRD);
    match rank {
        Rank::Ace => &[(MID, MID)],
        Rank::Two => &[(MID, TOP), (MID, 1.0 - TOP)],
        Rank::Three => &[(MID, TOP), (MID, MID), (MID, 1.0 - TOP)],
        Rank::Four => &[(LEFT, TOP), (RIGHT, TOP), (LEFT, 1.0 - TOP), (RIGHT, 1.0 - TOP)],
        Rank::Five => &[(LEFT, TOP), (RIGHT, TOP), (MID, MID), (LEFT, 1.0 - TOP), (RIGHT, 1.0 - TOP)],
        Rank::Six => &[(LEFT, TOP), (RIGHT, TOP), (LEFT, MID), (RIGHT, MID), (LEFT, 1.0 - TOP), (RIGHT, 1.0 - TOP)],
        Rank::Seven => {
            &[(LEFT, TOP), (RIGHT, TOP), (MID, HIGH), (LEFT, MID), (RIGHT, MID), (LEFT, 1.0 - TOP), (RIGHT, 1.0 - TOP)]
        }
        Rank::Eight => &[
            (LEFT, TOP),
            (RIGHT, TOP),
            (MID, HIGH),
            (LEFT, MID),
            (RIGHT, MID),
            (MID, 1.0 - HIGH),
            (LEFT, 1.0 - TOP),
            (RIGHT, 1.0 - TOP),
        ],
        Rank::Nine => &[
            (LEFT, TOP),
            (RIGHT, TOP),
            (LEFT, THIRD),
            (RIGHT, THIRD),
            (MID, MID),
            (LEFT, 1.0 - THIRD),
            (RIGHT, 1.0 - THIRD),
            (LEFT, 1.0 - TOP),
            (RIGHT, 1.0 - TOP),
        ],
        Rank::Ten => &[
            (LEFT, TOP),
            (RIGHT, TOP),
            (MID, UPPER),
            (LEFT, THIRD),
            (RIGHT, THIRD),
            (LEFT, 1.0 - THIRD),
            (RIGHT, 1.0 - THIRD),
            (MID, 1.0 - UPPER),
            (LEFT, 1.0 - TOP),
            (RIGHT, 1.0 - TOP),
        ],
        Rank::Jack | Rank::Queen | Rank::King => &[],
    }
}
