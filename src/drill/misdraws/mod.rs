//! Drill: remedies for cards drawn or placed wrongly, or a result called wrongly.

mod describe;
mod irregular;
mod key;
mod make;
mod slip;

use serde::Deserialize;

use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;
use crate::rules::house::House;
use crate::rules::misdraw::{Mistake, judge};
use crate::rules::rng::SeededRng;

use super::Drill;
use super::filter::{Filter, FilterOption};
use super::marking::PosedQuestion;

use self::slip::Slip;

pub(super) use self::key::{SlipQuestion, laid_cards};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Misdraws {
    /// Cases to include; all their slips are equally likely.
    pub cases: Vec<MisdrawCase>,
}

/// Kind of incident. The letters are those of the dealing error matrix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum MisdrawCase {
    /// A: a card was drawn before the bets were stopped.
    EarlyCard,
    /// B, C, F: a third card for a side that stands.
    StandingSide,
    /// D: a third card despite a natural.
    AfterANatural,
    /// E: Banco drew before Punto.
    DrewFirst,
    /// G: a third card was forgotten.
    ForgottenCard,
    /// H: the first four cards are on the wrong sides.
    FirstFour,
    /// I: three or five cards in the first deal.
    FirstDeal,
    /// J: the wrong winner is called or paid, and the cards are in view.
    WrongCall,
    /// K: the cards are already discarded.
    CardsGone,
    /// L: caused by the banker, or not.
    BankersDoing,
    /// M: two cards came out of the shoe at once.
    StuckCards,
    /// N: a card of the first four was seen.
    CardSeenEarly,
    /// O: a third card is face down.
    FaceDownThird,
    /// P: a card fell to the floor.
    DroppedCard,
    /// Q: a coup begun after the stop card, or the card inside a coup.
    AfterTheStopCard,
    /// R: the shoe has no card left.
    EmptyShoe,
    /// S: a card with another back.
    ForeignBack,
    /// T: a card lay face up in the shoe.
    FaceUpInTheShoe,
    /// U: too few or too many cards are burned.
    WrongBurn,
    /// V: a surplus card was used in the next coup.
    UsedAgain,
    /// W: a card was put back into the shoe.
    PutBack,
    /// X: the banker drew a due card without the sign.
    Unasked,
    /// Y: a card was drawn or turned by the wrong person.
    WrongPerson,
    /// Z: a stake was placed or withdrawn after the stop of the bets.
    ChangedStake,
    /// No mistake.
    NothingWrong,
}

impl MisdrawCase {
    const ALL: [Self; 25] = [
        Self::EarlyCard,
        Self::StandingSide,
        Self::AfterANatural,
        Self::DrewFirst,
        Self::ForgottenCard,
        Self::FirstFour,
        Self::FirstDeal,
        Self::WrongCall,
        Self::CardsGone,
        Self::BankersDoing,
        Self::StuckCards,
        Self::CardSeenEarly,
        Self::FaceDownThird,
        Self::DroppedCard,
        Self::AfterTheStopCard,
        Self::EmptyShoe,
        Self::ForeignBack,
        Self::FaceUpInTheShoe,
        Self::WrongBurn,
        Self::UsedAgain,
        Self::PutBack,
        Self::Unasked,
        Self::WrongPerson,
        Self::ChangedStake,
        Self::NothingWrong,
    ];

    const fn offer(self) -> TextKey {
        match self {
            Self::EarlyCard => text_key!("offer-misdraw-early-card"),
            Self::StandingSide => text_key!("offer-misdraw-standing-side"),
            Self::AfterANatural => text_key!("offer-misdraw-after-a-natural"),
            Self::DrewFirst => text_key!("offer-misdraw-drew-first"),
            Self::ForgottenCard => text_key!("offer-misdraw-forgotten-card"),
            Self::FirstFour => text_key!("offer-misdraw-first-four"),
            Self::FirstDeal => text_key!("offer-misdraw-first-deal"),
            Self::WrongCall => text_key!("offer-misdraw-wrong-call"),
            Self::CardsGone => text_key!("offer-misdraw-cards-gone"),
            Self::BankersDoing => text_key!("offer-misdraw-bankers-doing"),
            Self::StuckCards => text_key!("offer-misdraw-stuck-cards"),
            Self::CardSeenEarly => text_key!("offer-misdraw-card-seen-early"),
            Self::FaceDownThird => text_key!("offer-misdraw-face-down-third"),
            Self::DroppedCard => text_key!("offer-misdraw-dropped-card"),
            Self::AfterTheStopCard => text_key!("offer-misdraw-after-the-stop-card"),
            Self::EmptyShoe => text_key!("offer-misdraw-empty-shoe"),
            Self::ForeignBack => text_key!("offer-misdraw-foreign-back"),
            Self::FaceUpInTheShoe => text_key!("offer-misdraw-face-up-in-the-shoe"),
            Self::WrongBurn => text_key!("offer-misdraw-wrong-burn"),
            Self::UsedAgain => text_key!("offer-misdraw-used-again"),
            Self::PutBack => text_key!("offer-misdraw-put-back"),
            Self::Unasked => text_key!("offer-misdraw-unasked"),
            Self::WrongPerson => text_key!("offer-misdraw-wrong-person"),
            Self::ChangedStake => text_key!("offer-misdraw-changed-stake"),
            Self::NothingWrong => text_key!("offer-misdraw-nothing-wrong"),
        }
    }

    /// Without a circulating shoe there is no banker, and not every house burns.
    fn is_known(self, house: &House) -> bool {
        match self {
            Self::BankersDoing | Self::Unasked => *house.circulation.goes_round.value(),
            Self::WrongBurn => *house.shoe.burn_by_first_card.value(),
            _ => Slip::for_case(self).iter().any(|slip| slip.is_known(house)),
        }
    }
}

impl Default for Misdraws {
    fn default() -> Self {
        Self { cases: MisdrawCase::ALL.to_vec() }
    }
}

/// Attempts to make a slip that the house's packs can hold; almost always the first succeeds.
const MOST_SLIPS: usize = 1_000;

impl Misdraws {
    fn slips<'a>(&'a self, house: &'a House) -> impl Iterator<Item = Slip> + 'a {
        let known = self.cases.iter().filter(|case| case.is_known(house));
        known.flat_map(|case| Slip::for_case(*case).iter().copied()).filter(|slip| slip.is_known(house))
    }
}

impl Drill for Misdraws {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.slips(house).map(|slip| slip.id().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let slip = self.slips(house).nth(decision)?;
        (0..MOST_SLIPS).find_map(|_| {
            let made = slip.make(house, dice)?;
            let judgement = judge(house, &made.incident);
            // The cards are drawn at random, sometimes more copies of one than the packs have.
            let possible = !judgement.made().any(|mistake| matches!(mistake, Mistake::OneCopyTooMany(_)));
            possible.then(|| made.posed(slip, house, judgement)).flatten()
        })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let cases = MisdrawCase::ALL.into_iter().filter(|case| case.is_known(house)).map(|case| FilterOption {
            word: format!("{case:?}").into(),
            label: Phrase::plain(case.offer()),
            chosen: self.cases.contains(&case),
        });
        vec![Filter::any_of("cases", cases)]
    }
}
