//! Table contents line by line, in words and, where possible, as pictures.

use super::question::QuestionDescriber;
use super::scene;
use crate::drill::question::{CardBack, LaidCard, LaidShoe, Scene};
use crate::drill::{CrewMember, crew};
use crate::i18n::phrase::Fact;
use crate::i18n::{HouseTerms, card_name};
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::chips::{ChipSet, Piece};
use crate::rules::money::Money;
use crate::rules::side::Chance;

/// One line of the table contents.
pub(crate) struct ContentLine {
    pub(crate) text: String,
    pub(crate) depiction: Depiction,
}

pub(crate) enum Depiction {
    Words,
    /// A house name above its table.
    Heading,
    /// As cards under a name.
    Cards(CardRow),
    /// Heaps of one denomination each, of different designs.
    Heaps(Vec<(Piece, u32)>),
    /// Stacked pieces, with the words beside them.
    Stake(Vec<Piece>),
}

pub(crate) struct CardRow {
    pub(crate) name: String,
    pub(crate) cards: Vec<LaidCard>,
    /// Alternative text: the name, and each card in full.
    pub(crate) alt_text: String,
}

impl ContentLine {
    fn words(text: String) -> Self {
        Self { text, depiction: Depiction::Words }
    }

    pub(crate) fn heading(text: String) -> Self {
        Self { text, depiction: Depiction::Heading }
    }
}

impl QuestionDescriber<'_> {
    /// Table contents line by line; stakes are left out when the form asks for each one (`settles`).
    pub(crate) fn table_contents(&self, scene: &Scene, settles: bool) -> Vec<ContentLine> {
        let mut lines = Vec::new();
        lines.extend(scene.table.map(|size| ContentLine::words(self.words.message(scene::table_size_key(size)))));
        let crew = self.crew_labels(scene);
        if !crew.is_empty() {
            lines.push(ContentLine::words(
                self.label_and_text(self.words.message(text_key!("sheet-crew")), crew.join(" · ")),
            ));
        }
        for side in self.house.dealing.sides_from_left() {
            lines.extend(self.cards(self.chance(side.into()), &scene.hands[side]));
        }
        lines.extend(self.cards(self.words.message(text_key!("table-apart")), &scene.apart));
        let to_come: Vec<LaidCard> = scene.to_come.iter().copied().map(LaidCard::Up).collect();
        lines.extend(self.cards(self.words.message(text_key!("table-to-come")), &to_come));
        lines.extend(scene.shoe.as_ref().into_iter().flat_map(|shoe| self.shoe(shoe)));
        lines.extend(
            scene.limits.map(|limits| ContentLine::words(self.render(&scene::sign(false, limits, self.house)))),
        );
        if let Some(chance) = scene.announced {
            let announced = text!("sheet-announced", chance = Fact::Chance(chance));
            lines.push(ContentLine::words(self.render(&announced)));
        }
        lines.extend(self.seats(scene));
        lines.extend(self.heaps(scene));
        if !settles {
            lines.extend(scene.stakes.iter().enumerate().map(|(at, stake)| ContentLine {
                text: self.stake(stake, scene.standing.contains(&at)),
                depiction: Depiction::Stake(self.pieces_of(stake.amount, scene)),
            }));
        }
        lines
    }

    /// The pieces that make up a sum, largest first.
    pub(crate) fn pieces_of(&self, sum: Money, scene: &Scene) -> Vec<Piece> {
        let set = self.set_of(scene);
        let pieces = set.display_pieces(sum).into_iter().filter_map(|(value, count)| Some((set.piece(value)?, count)));
        pieces.flat_map(|(piece, count)| std::iter::repeat_n(piece.clone(), count as usize)).collect()
    }

    pub(crate) fn set_of<'s>(&'s self, scene: &'s Scene) -> &'s ChipSet {
        scene.set.as_ref().unwrap_or_else(|| self.house.chip_set())
    }

    /// The crew at their places; two payers stand at the same place.
    fn crew_labels(&self, scene: &Scene) -> Vec<String> {
        let is_payer = |member: &CrewMember| member.facing && member.hand.is_some();
        let (payers, others): (Vec<_>, Vec<_>) = crew(scene, self.house).into_iter().partition(is_payer);
        let payers = (!payers.is_empty()).then(|| text!("table-crew-payeurs"));
        let labels = payers.into_iter().chain(others.into_iter().map(|member| member.label));
        labels.map(|label| self.render(&label)).collect()
    }

    fn cards(&self, name: String, cards: &[LaidCard]) -> Option<ContentLine> {
        let listed = |words: fn(&Self, LaidCard) -> String, mark: &str| {
            let all: Vec<String> = cards.iter().map(|card| words(self, *card)).collect();
            all.join(mark)
        };
        let down = self.all_face_down(cards);
        let signs = down.clone().unwrap_or_else(|| listed(Self::card, "  "));
        let read = down.unwrap_or_else(|| listed(Self::card_in_full, ", "));
        let read = self.label_and_text(name.clone(), read);
        (!cards.is_empty()).then(|| ContentLine {
            text: self.label_and_text(name.clone(), signs),
            depiction: Depiction::Cards(CardRow { name, cards: cards.to_vec(), alt_text: read }),
        })
    }

    /// Several cards of which only the backs are seen.
    fn all_face_down(&self, cards: &[LaidCard]) -> Option<String> {
        let is_back = |card: &LaidCard| matches!(card, LaidCard::Down(CardBack::Blue | CardBack::Red));
        let count = Fact::Number(cards.len() as u64);
        (cards.len() > 1 && cards.iter().all(is_back))
            .then(|| self.render(&text!("sheet-cards-face-down", count = count)))
    }

    fn card_in_full(&self, card: LaidCard) -> String {
        match card {
            LaidCard::Up(card) => card_name(self.words, card),
            LaidCard::Down(back) => self.face_down(back),
        }
    }

    fn card(&self, card: LaidCard) -> String {
        match card {
            LaidCard::Up(card) => format!("{}{}", rank_sign(card), suit_sign(card.suit)),
            LaidCard::Down(back) => self.face_down(back),
        }
    }

    fn face_down(&self, back: CardBack) -> String {
        self.words.message(match back {
            CardBack::Blue | CardBack::Red => text_key!("sheet-face-down"),
            CardBack::BlueMarked | CardBack::RedMarked => text_key!("sheet-face-down-marked"),
        })
    }

    fn chance(&self, chance: Chance) -> String {
        HouseTerms::from(&self.house.terms).chance_name(chance).to_owned()
    }

    fn shoe(&self, shoe: &LaidShoe) -> Vec<ContentLine> {
        match shoe {
            LaidShoe::Packs(packs) => {
                let mut lines = vec![self.render(&scene::packs(packs))];
                if packs.behind.is_none() {
                    lines.push(self.words.message(scene::stop_card_key(packs.stop_card)));
                }
                lines.into_iter().map(ContentLine::words).collect()
            }
            LaidShoe::Turned(card, burned) => {
                let mut lines: Vec<ContentLine> = self
                    .cards(self.words.message(text_key!("table-first-card")), &[LaidCard::Up(*card)])
                    .into_iter()
                    .collect();
                if *burned > 0 {
                    let count = Fact::Number((*burned).into());
                    lines.push(ContentLine::words(self.render(&text!("table-burned", count = count))));
                }
                lines
            }
            LaidShoe::Stopped(colour) => {
                let mouth = self.words.message(text_key!("table-shoe-mouth"));
                let card = within_sentence(&self.words.message(scene::stop_card_key(*colour)));
                vec![ContentLine::words(self.label_and_text(mouth, card))]
            }
        }
    }

    fn seats(&self, scene: &Scene) -> Vec<ContentLine> {
        let Some(seats) = &scene.seats else { return Vec::new() };
        let taken: Vec<String> = seats.taken.iter().map(ToString::to_string).collect();
        let taken = self.render(&text!("sheet-seats", taken = Fact::Text(taken.join(", "))));
        let holder = match seats.holder {
            Some(seat) => self.render(&text!("sheet-holder", seat = Fact::Number(seat.into()))),
            None => self.words.message(text_key!("sheet-no-holder")),
        };
        vec![ContentLine::words(taken), ContentLine::words(holder)]
    }

    fn heaps(&self, scene: &Scene) -> Option<ContentLine> {
        let set = self.set_of(scene);
        let heaps: Vec<(Piece, u32)> =
            scene.chips.iter().filter_map(|laid| Some((set.piece(laid.value)?.clone(), laid.count))).collect();
        let texts: Vec<String> = heaps.iter().map(|(piece, count)| self.render(&scene::heap(piece, *count))).collect();
        (!heaps.is_empty()).then(|| ContentLine { text: texts.join(" · "), depiction: Depiction::Heaps(heaps) })
    }
}

/// Rank as printed in the corner of a card.
pub(crate) fn rank_sign(card: Card) -> String {
    match card.rank {
        Rank::Ace => "A".to_owned(),
        Rank::Jack => "J".to_owned(),
        Rank::Queen => "Q".to_owned(),
        Rank::King => "K".to_owned(),
        number => (number as u8).to_string(),
    }
}

pub(crate) const fn suit_sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
        Suit::Clubs => "♣",
    }
}

/// Text that begins with a small letter, as within a sentence.
pub(crate) fn within_sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
