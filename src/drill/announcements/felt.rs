//! The felt and the events at the moment of a call.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::calls::{Announcement, CallContext};
use crate::rules::house::{Face, Handler, House};
use crate::rules::money::Money;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};

use super::super::deal;
use super::super::question::{CardBack, LaidCard, LaidStake, Scene, Seats};

const STAKED: usize = 3;

pub(super) fn scene(house: &House, sight: &CallContext<'_, '_>, dice: &mut SeededRng) -> Option<Scene> {
    if !sight.stakes_down {
        let narration = vec![text!("told-table-free")];
        let discarded = Some(CardBack::Blue);
        return Some(Scene { seats: Some(seats(house, dice)?), discarded, narration, ..Scene::default() });
    }
    let stakes = stakes(house, dice)?;
    let mut laid = |side: Side| -> Vec<LaidCard> {
        let Some(hand) = sight.coup.hand(side) else { return Vec::new() };
        let mut lies = |card| match (sight.turned[side], dice.below(2)) {
            (true, _) => LaidCard::Up(card),
            (false, 0) => LaidCard::Down(CardBack::Blue),
            (false, _) => LaidCard::Down(CardBack::Red),
        };
        hand.cards().map(&mut lies).collect()
    };
    let hands = BySide { punto: laid(Side::Punto), banco: laid(Side::Banco) };
    let narration = narrate(house, sight, stakes.iter().any(|stake| stake.spot == Chance::Punto.into()));
    Some(Scene { hands, stakes, narration, ..Scene::default() })
}

pub(super) fn seats(house: &House, dice: &mut SeededRng) -> Option<Seats> {
    let count = *house.tables.first()?.seats.value();
    let taken = deal::seats(3 + dice.below(4), house, dice);
    let holder = taken.first().copied().filter(|_| *house.circulation.goes_round.value());
    Some(Seats { count, taken, holder })
}

/// A few stakes on the two sides, of amounts valid at every table.
pub(super) fn stakes(house: &House, dice: &mut SeededRng) -> Option<Vec<LaidStake>> {
    let seats = deal::seats(STAKED, house, dice);
    let mut stake = |seat| {
        let chance = *dice.pick(&[Chance::Punto, Chance::Banco])?;
        let amount = Money::coins(*dice.pick(&[1_000, 2_000, 5_000, 10_000])?);
        Some(LaidStake { seat, spot: chance.into(), amount })
    };
    seats.into_iter().map(&mut stake).collect()
}

/// Events since the tailleur's last call, including that call.
fn narrate(house: &House, sight: &CallContext<'_, '_>, staked_on_punto: bool) -> Vec<Phrase> {
    let dealing = &house.dealing;
    let of = |key: TextKey, side: Side| Phrase::plain(key).with("side", Fact::Side(side));
    let turned_by = |side: Side| {
        let hand = match side {
            Side::Punto if staked_on_punto => &dealing.turns_punto,
            Side::Punto => &dealing.turns_punto_without_stake,
            Side::Banco => &dealing.turns_banco,
        };
        let key = match hand.value() {
            Handler::Banker => text_key!("told-turned-by-banker"),
            Handler::HighestPuntoStake => text_key!("told-turned-by-highest-stake"),
            Handler::Tailleur => text_key!("told-turned-by-tailleur"),
        };
        of(key, side)
    };
    let first = *dealing.turned_first.value();
    let turned = |side: Side| match dealing.first_four.value() {
        Face::Up => Vec::new(),
        Face::Down => vec![turned_by(side)],
    };
    match sight.last {
        Some(Announcement::PlaceBets) => vec![text!("told-stakes-down")],
        Some(Announcement::BetsClosed) if *dealing.first_four.value() == Face::Up => {
            vec![text!("told-four-open")]
        }
        Some(Announcement::BetsClosed) => turned(first),
        Some(Announcement::Point(side)) if side == first => {
            [vec![of(text_key!("told-point-called"), first)], turned(first.other())].concat()
        }
        Some(Announcement::Point(_)) => vec![text!("told-points-called")],
        Some(Announcement::CardFor(side)) => {
            vec![text!("told-points-called"), of(text_key!("told-third-came"), side)]
        }
        None | Some(Announcement::Final) => Vec::new(),
    }
}
