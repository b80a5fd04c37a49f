//! Table contents line by line, in words and, where possible, as pictures.

use super::telling::Teller;
use crate::drill::question::{LaidCard, LaidShoe, Scene};
use crate::drill::{crew, telling as say};
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::chips::{ChipSet, Piece};
use crate::rules::money::Money;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::{Chance, Side};
use crate::words::{Names, card_name};

/// One line of the table contents.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) seen: Seen,
}

pub(super) enum Seen {
    Words,
    /// A house name above its table.
    Heading,
    /// As cards under a name.
    Cards(Hand),
    /// Heaps of one denomination each, of different designs.
    Heaps(Vec<(&'static Piece, u32)>),
    /// Stacked pieces, with the words beside them.
    Stake(Vec<&'static Piece>),
}

pub(super) struct Hand {
    pub(super) name: String,
    pub(super) cards: Vec<LaidCard>,
    /// Alternative text: the name, and each card in full.
    pub(super) read: String,
}

impl Line {
    fn words(text: String) -> Self {
        Self { text, seen: Seen::Words }
    }

    pub(super) fn heading(text: String) -> Self {
        Self { text, seen: Seen::Heading }
    }
}

impl Teller<'_> {
    /// Table contents line by line; stakes are left out when the form asks for each one (`settles`).
    pub(super) fn table(&self, scene: &Scene, settles: bool) -> Vec<Line> {
        let mut lines = Vec::new();
        lines.extend(scene.table.map(|size| Line::words(self.words.key(say::table(size)))));
        let crew: Vec<String> = crew(scene, self.house).iter().map(|place| self.say(&place.label)).collect();
        if !crew.is_empty() {
            lines.push(Line::words(self.pair(self.words.key("sheet-crew"), crew.join(" · "))));
        }
        for side in Side::BOTH {
            lines.extend(self.cards(self.chance(side.into()), &scene.hands[side]));
        }
        lines.extend(self.cards(self.words.key("table-apart"), &scene.apart));
        let to_come: Vec<LaidCard> = scene.to_come.iter().copied().map(LaidCard::Up).collect();
        lines.extend(self.cards(self.words.key("table-to-come"), &to_come));
        lines.extend(scene.shoe.as_ref().into_iter().flat_map(|shoe| self.shoe(shoe)));
        lines.extend(scene.limits.map(|limits| Line::words(self.say(&say::sign("table-limits", limits, self.house)))));
        if let Some(chance) = scene.announced {
            let announced = Phrase::plain("sheet-announced").with("chance", Fact::Chance(chance));
            lines.push(Line::words(self.say(&announced)));
        }
        lines.extend(self.seats(scene));
        lines.extend(self.heaps(scene));
        if !settles {
            lines.extend(scene.stakes.iter().enumerate().map(|(at, stake)| Line {
                text: self.stake(stake, scene.standing.contains(&at)),
                seen: Seen::Stake(self.piled(stake.amount, scene)),
            }));
        }
        lines
    }

    /// The pieces that make up a sum, largest first.
    pub(super) fn piled(&self, sum: Money, scene: &Scene) -> Vec<&'static Piece> {
        let set = self.set_of(scene);
        let pieces = set.shown(sum).into_iter().filter_map(|(value, count)| Some((set.piece(value)?, count)));
        pieces.flat_map(|(piece, count)| std::iter::repeat_n(piece, count as usize)).collect()
    }

    pub(super) fn set_of(&self, scene: &Scene) -> &'static ChipSet {
        scene.set.unwrap_or_else(|| self.house.chip_set())
    }

    fn cards(&self, name: String, cards: &[LaidCard]) -> Option<Line> {
        let told: Vec<String> = cards.iter().map(|card| self.card(*card)).collect();
        let read: Vec<String> = cards.iter().map(|card| self.card_read(*card)).collect();
        let read = self.pair(name.clone(), read.join(", "));
        (!cards.is_empty()).then(|| Line {
            text: self.pair(name.clone(), told.join("  ")),
            seen: Seen::Cards(Hand { name, cards: cards.to_vec(), read }),
        })
    }

    fn card_read(&self, card: LaidCard) -> String {
        match card {
            LaidCard::Up(card) => card_name(self.words, card),
            LaidCard::Down(_) => self.words.key("sheet-face-down"),
        }
    }

    fn card(&self, card: LaidCard) -> String {
        match card {
            LaidCard::Up(card) => format!("{}{}", rank_sign(card), suit_sign(card.suit)),
            LaidCard::Down(_) => self.words.key("sheet-face-down"),
        }
    }

    fn chance(&self, chance: Chance) -> String {
        Names::from(&self.house.terms).of_chance(chance).to_owned()
    }

    fn shoe(&self, shoe: &LaidShoe) -> Vec<Line> {
        match shoe {
            LaidShoe::Packs(packs) => {
                let mut lines = vec![self.say(&say::packs(packs))];
                if packs.behind.is_none() {
                    lines.push(self.words.key(say::stop_card(packs.stop_card)));
                }
                lines.into_iter().map(Line::words).collect()
            }
            LaidShoe::Turned(card, burned) => {
                let mut lines: Vec<Line> =
                    self.cards(self.words.key("table-first-card"), &[LaidCard::Up(*card)]).into_iter().collect();
                if *burned > 0 {
                    let count = Fact::Number((*burned).into());
                    lines.push(Line::words(self.say(&Phrase::plain("table-burned").with("count", count))));
                }
                lines
            }
            LaidShoe::Stopped(colour) => {
                let mouth = self.words.key("table-shoe-mouth");
                vec![Line::words(self.pair(mouth, self.words.key(say::stop_card(*colour))))]
            }
        }
    }

    fn seats(&self, scene: &Scene) -> Vec<Line> {
        let Some(seats) = &scene.seats else { return Vec::new() };
        let taken: Vec<String> = seats.taken.iter().map(ToString::to_string).collect();
        let taken = self.say(&Phrase::plain("sheet-seats").with("taken", Fact::Text(taken.join(", "))));
        let holder = match seats.holder {
            Some(seat) => self.say(&Phrase::plain("sheet-holder").with("seat", Fact::Number(seat.into()))),
            None => self.words.key("sheet-no-holder"),
        };
        vec![Line::words(taken), Line::words(holder)]
    }

    fn heaps(&self, scene: &Scene) -> Option<Line> {
        let set = self.set_of(scene);
        let heaps: Vec<(&'static Piece, u32)> =
            scene.chips.iter().filter_map(|laid| Some((set.piece(laid.value)?, laid.count))).collect();
        let told: Vec<String> = heaps.iter().map(|(piece, count)| self.say(&say::heap(piece, *count))).collect();
        (!heaps.is_empty()).then(|| Line { text: told.join(" · "), seen: Seen::Heaps(heaps) })
    }
}

/// Rank as printed in the corner of a card.
pub(super) fn rank_sign(card: Card) -> String {
    match card.rank {
        Rank::Ace => "A".to_owned(),
        Rank::Jack => "J".to_owned(),
        Rank::Queen => "Q".to_owned(),
        Rank::King => "K".to_owned(),
        number => (number as u8).to_string(),
    }
}

pub(super) const fn suit_sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
        Suit::Clubs => "♣",
    }
}
