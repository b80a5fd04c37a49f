//! Explanatory animation: a new card slides from the shoe, a revealed one flips.

use eframe::egui::{Id, Pos2, Ui};

use super::TableLook;
use super::card::CardPlace;
use crate::drill::question::LaidCard;
use crate::view::theme::MOTION_SECS;

/// The last card at a place, to tell a new card from a flipped one.
#[derive(Clone, Copy, PartialEq, Default)]
struct CardHistory {
    card: Option<LaidCard>,
    /// The face shown before the flip.
    before: Option<LaidCard>,
    /// Counts the cards at this place, so that each gets its own animation.
    turn: u32,
}

/// The animated place of a card and the face it shows.
pub(super) fn animate(
    ui: &Ui,
    id: Id,
    rest: CardPlace,
    card: LaidCard,
    shoe: Pos2,
    look: &TableLook<'_>,
) -> (CardPlace, LaidCard) {
    let kept = ui.data(|data| data.get_temp::<CardHistory>(id)).unwrap_or_default();
    let seen = match kept.card {
        Some(there) if there == card => kept,
        Some(before @ LaidCard::Down(_)) if matches!(card, LaidCard::Up(_)) => {
            CardHistory { card: Some(card), before: Some(before), turn: kept.turn + 1 }
        }
        _ => CardHistory { card: Some(card), before: None, turn: kept.turn + 1 },
    };
    let moving = id.with(seen.turn);
    let secs = if look.reduced_motion { 0.0 } else { MOTION_SECS };
    if kept != seen {
        ui.data_mut(|data| data.insert_temp(id, seen));
        ui.ctx().animate_value_with_time(moving, 0.0, secs);
    }
    let done = ui.ctx().animate_value_with_time(moving, 1.0, secs);
    if look.reduced_motion || done >= 1.0 {
        return (rest, card);
    }
    let eased = 1.0 - (1.0 - done).powi(3);
    match seen.before {
        Some(before) if done < 0.5 => (CardPlace { open: 1.0 - 2.0 * done, ..rest }, before),
        Some(_) => (CardPlace { open: 2.0 * done - 1.0, ..rest }, card),
        None => (CardPlace { centre: shoe.lerp(rest.centre, eased), ..rest }, card),
    }
}

/// Records an empty place, so that its next card counts as new.
pub(super) fn clear(ui: &Ui, id: Id) {
    ui.data_mut(|data| {
        if let Some(seen) = data.get_temp::<CardHistory>(id).filter(|seen| seen.card.is_some()) {
            data.insert_temp(id, CardHistory { card: None, before: None, ..seen });
        }
    });
}
