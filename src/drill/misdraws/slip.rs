//! Slips with their ids, cases and questions.

use super::MisdrawCase;
use super::key::SlipQuestion;
use crate::rules::house::{Face, Handler, House};

/// One mistake, or a correct play that looks like one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Slip {
    Early,
    /// Banco's third card given to Punto, who stands.
    BancosToPunto,
    /// A third card for Punto when neither side draws.
    PuntoStands,
    /// A third card for Banco, who stands.
    BancoStands,
    AfterPuntos,
    AfterBancos,
    /// A third card for each side after a natural.
    TwoAfter,
    BancoFirst,
    Crossed,
    PuntoForgotten,
    BancoForgotten,
    TwoAndTwo,
    /// Alternating, beginning with Banco.
    BancoBegins,
    /// The last two of the first four swapped.
    LastTwoCrossed,
    ThreeTaken,
    /// Five cards, the fifth being a due third card.
    FiveAndDue,
    /// Five cards, the fifth being superfluous.
    FiveAndOver,
    WronglyCalled,
    WronglyPaid,
    /// A third card for a side that stands, noticed after the cards are discarded.
    GoneThird,
    /// A wrong call, noticed after the cards are discarded.
    GoneCall,
    /// A correct coup with its cards discarded.
    GoneRight,
    /// A card drawn by the banker unasked.
    BankerDrew,
    BankerEarly,
    TailleurLaid,
    /// A third card for the side whose own natural closed the coup.
    PuntosOwn,
    BancosOwn,
    /// Two cards out at once, the second due.
    StuckDue,
    /// Two cards out at once, the second superfluous.
    StuckOver,
    SeenEarly,
    FaceDown,
    Dropped,
    /// A coup begun after the coup in which the stop card showed.
    AfterTheStopCard,
    /// The stop card inside this coup.
    StopCardInside,
    /// The shoe is empty and a card is due.
    ShoeIsEmpty,
    /// The shoe is empty and no card is due.
    ShoeJustLasted,
    ForeignBack,
    /// The other back of the same shoe.
    OtherBack,
    FaceUpInTheShoe,
    BurnTooShort,
    BurnForgotten,
    BurnTooLong,
    BurnRight,
    /// Too short a burn, noticed after the first cards of the coup.
    BurnNoticedLate,
    /// The surplus card of the coup before used as the first of this one.
    UsedAgain,
    PutBackOnTop,
    LostInTheShoe,
    /// A due card drawn by the banker without the sign.
    UnaskedDue,
    DrawnByAnother,
    BankerTurnedPunto,
    StakeWithdrawn,
    StakePlacedLate,
    RightThird,
    RightEnd,
    RightCall,
}

impl Slip {
    pub(super) const fn for_case(case: MisdrawCase) -> &'static [Self] {
        match case {
            MisdrawCase::EarlyCard => &[Self::Early],
            MisdrawCase::StandingSide => &[Self::BancosToPunto, Self::PuntoStands, Self::BancoStands],
            MisdrawCase::AfterANatural => {
                &[Self::AfterPuntos, Self::AfterBancos, Self::TwoAfter, Self::PuntosOwn, Self::BancosOwn]
            }
            MisdrawCase::DrewFirst => &[Self::BancoFirst, Self::Crossed],
            MisdrawCase::ForgottenCard => &[Self::PuntoForgotten, Self::BancoForgotten],
            MisdrawCase::FirstFour => &[Self::TwoAndTwo, Self::BancoBegins, Self::LastTwoCrossed],
            MisdrawCase::FirstDeal => &[Self::ThreeTaken, Self::FiveAndDue, Self::FiveAndOver],
            MisdrawCase::WrongCall => &[Self::WronglyCalled, Self::WronglyPaid],
            MisdrawCase::CardsGone => &[Self::GoneThird, Self::GoneCall, Self::GoneRight],
            MisdrawCase::BankersDoing => &[Self::BankerDrew, Self::BankerEarly, Self::TailleurLaid],
            MisdrawCase::StuckCards => &[Self::StuckDue, Self::StuckOver],
            MisdrawCase::CardSeenEarly => &[Self::SeenEarly],
            MisdrawCase::FaceDownThird => &[Self::FaceDown],
            MisdrawCase::DroppedCard => &[Self::Dropped],
            MisdrawCase::AfterTheStopCard => &[Self::AfterTheStopCard, Self::StopCardInside],
            MisdrawCase::EmptyShoe => &[Self::ShoeIsEmpty, Self::ShoeJustLasted],
            MisdrawCase::ForeignBack => &[Self::ForeignBack, Self::OtherBack],
            MisdrawCase::FaceUpInTheShoe => &[Self::FaceUpInTheShoe],
            MisdrawCase::WrongBurn => {
                &[Self::BurnTooShort, Self::BurnForgotten, Self::BurnTooLong, Self::BurnRight, Self::BurnNoticedLate]
            }
            MisdrawCase::UsedAgain => &[Self::UsedAgain],
            MisdrawCase::PutBack => &[Self::PutBackOnTop, Self::LostInTheShoe],
            MisdrawCase::Unasked => &[Self::UnaskedDue],
            MisdrawCase::WrongPerson => &[Self::DrawnByAnother, Self::BankerTurnedPunto],
            MisdrawCase::ChangedStake => &[Self::StakeWithdrawn, Self::StakePlacedLate],
            MisdrawCase::NothingWrong => &[Self::RightThird, Self::RightEnd, Self::RightCall],
        }
    }

    /// Id in journals; the letter is that of the matrix.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Early => "misdraw-a-early-card",
            Self::BancosToPunto => "misdraw-b-third-to-a-standing-punto",
            Self::PuntoStands => "misdraw-c-third-where-nobody-draws",
            Self::BancoStands => "misdraw-f-third-to-a-standing-banco",
            Self::AfterPuntos => "misdraw-d-third-after-a-natural-of-punto",
            Self::AfterBancos => "misdraw-d-third-after-a-natural-of-banco",
            Self::TwoAfter => "misdraw-d-two-after-a-natural",
            Self::BancoFirst => "misdraw-e-banco-drew-first",
            Self::Crossed => "misdraw-e-thirds-crossed",
            Self::PuntoForgotten => "misdraw-g-forgotten-card-of-punto",
            Self::BancoForgotten => "misdraw-g-forgotten-card-of-banco",
            Self::TwoAndTwo => "misdraw-h-two-and-two",
            Self::BancoBegins => "misdraw-h-banco-first",
            Self::LastTwoCrossed => "misdraw-h-last-two-crossed",
            Self::ThreeTaken => "misdraw-i-three-taken",
            Self::FiveAndDue => "misdraw-i-five-taken-and-one-due",
            Self::FiveAndOver => "misdraw-i-five-taken-and-none-due",
            Self::WronglyCalled => "misdraw-j-wrong-call",
            Self::WronglyPaid => "misdraw-j-wrong-payment",
            Self::GoneThird => "misdraw-k-third-card-in-the-box",
            Self::GoneCall => "misdraw-k-wrong-call-in-the-box",
            Self::GoneRight => "misdraw-k-right-coup-in-the-box",
            Self::BankerDrew => "misdraw-l-the-banker-drew",
            Self::BankerEarly => "misdraw-l-the-banker-drew-early",
            Self::TailleurLaid => "misdraw-l-the-tailleur-laid",
            Self::PuntosOwn => "misdraw-d-third-to-a-natural-of-punto",
            Self::BancosOwn => "misdraw-d-third-to-a-natural-of-banco",
            Self::StuckDue => "misdraw-m-two-stuck-and-both-due",
            Self::StuckOver => "misdraw-m-two-stuck-and-one-due",
            Self::SeenEarly => "misdraw-n-card-seen-early",
            Self::FaceDown => "misdraw-o-third-face-down",
            Self::Dropped => "misdraw-p-card-dropped",
            Self::AfterTheStopCard => "misdraw-q-after-the-stop-card",
            Self::StopCardInside => "misdraw-q-stop-card-inside",
            Self::ShoeIsEmpty => "misdraw-r-empty-shoe",
            Self::ShoeJustLasted => "misdraw-r-shoe-just-lasted",
            Self::ForeignBack => "misdraw-s-foreign-back",
            Self::OtherBack => "misdraw-s-other-back",
            Self::FaceUpInTheShoe => "misdraw-t-face-up-in-the-shoe",
            Self::BurnTooShort => "misdraw-u-burn-too-short",
            Self::BurnForgotten => "misdraw-u-burn-forgotten",
            Self::BurnTooLong => "misdraw-u-burn-too-long",
            Self::BurnRight => "misdraw-u-burn-right",
            Self::BurnNoticedLate => "misdraw-u-burn-noticed-late",
            Self::UsedAgain => "misdraw-v-used-again",
            Self::PutBackOnTop => "misdraw-w-put-back-on-top",
            Self::LostInTheShoe => "misdraw-w-lost-in-the-shoe",
            Self::UnaskedDue => "misdraw-x-due-card-unasked",
            Self::DrawnByAnother => "misdraw-y-drawn-by-another",
            Self::BankerTurnedPunto => "misdraw-y-banker-turned-punto",
            Self::StakeWithdrawn => "misdraw-z-stake-withdrawn",
            Self::StakePlacedLate => "misdraw-z-stake-placed-late",
            Self::RightThird => "misdraw-right-third",
            Self::RightEnd => "misdraw-right-end",
            Self::RightCall => "misdraw-right-call",
        }
    }

    /// True if the slip can happen in this house.
    pub(super) fn is_known(self, house: &House) -> bool {
        let dealing = &house.dealing;
        match self {
            Self::SeenEarly | Self::FaceUpInTheShoe => *dealing.first_four.value() == Face::Down,
            Self::FaceDown => *dealing.third_card.value() == Face::Up,
            Self::OtherBack => house.shoe.packs_of_first_back.value() < house.shoe.packs.value(),
            Self::BankerTurnedPunto => {
                *house.circulation.goes_round.value()
                    && *dealing.turns_punto.value() != Handler::Banker
                    && !dealing.banker_may_turn_punto.value()
            }
            _ => true,
        }
    }

    /// Parts to ask about, with `out` cards drawn.
    pub(super) fn questions(self, out: u8) -> Vec<SlipQuestion> {
        match self {
            Self::TwoAndTwo => vec![SlipQuestion::Coup, SlipQuestion::Card(2), SlipQuestion::Next],
            Self::BancoBegins => vec![SlipQuestion::Coup, SlipQuestion::Card(1), SlipQuestion::Next],
            Self::LastTwoCrossed => vec![SlipQuestion::Coup, SlipQuestion::Card(3), SlipQuestion::Next],
            Self::Crossed => vec![SlipQuestion::Coup, SlipQuestion::Card(5), SlipQuestion::Card(6), SlipQuestion::Next],
            Self::TwoAfter => vec![SlipQuestion::Coup, SlipQuestion::Burns, SlipQuestion::Next],
            Self::GoneThird | Self::GoneCall | Self::GoneRight | Self::LostInTheShoe => vec![SlipQuestion::Coup],
            Self::BurnTooShort | Self::BurnForgotten | Self::BurnTooLong | Self::BurnRight | Self::BurnNoticedLate => {
                vec![SlipQuestion::BurnNow]
            }
            Self::UsedAgain => {
                vec![SlipQuestion::Coup, SlipQuestion::Card(1), SlipQuestion::Card(2), SlipQuestion::Next]
            }
            Self::StakeWithdrawn | Self::StakePlacedLate => vec![SlipQuestion::Coup, SlipQuestion::Stake],
            Self::UnaskedDue => vec![SlipQuestion::Coup, SlipQuestion::Card(out), SlipQuestion::Banker],
            Self::BankerEarly | Self::BankerDrew | Self::TailleurLaid => {
                vec![SlipQuestion::Coup, SlipQuestion::Card(out), SlipQuestion::Banker]
            }
            Self::PuntoForgotten
            | Self::BancoForgotten
            | Self::ThreeTaken
            | Self::WronglyCalled
            | Self::WronglyPaid
            | Self::RightEnd
            | Self::RightCall
            | Self::SeenEarly
            | Self::FaceDown
            | Self::AfterTheStopCard
            | Self::StopCardInside
            | Self::ShoeIsEmpty
            | Self::ShoeJustLasted
            | Self::ForeignBack
            | Self::OtherBack
            | Self::PutBackOnTop
            | Self::BankerTurnedPunto => vec![SlipQuestion::Coup, SlipQuestion::Next],
            _ => vec![SlipQuestion::Coup, SlipQuestion::Card(out), SlipQuestion::Next],
        }
    }

    pub(super) const fn is_of_the_tableau(self) -> bool {
        matches!(
            self,
            Self::BancosToPunto
                | Self::PuntoStands
                | Self::BancoStands
                | Self::BancoFirst
                | Self::Crossed
                | Self::PuntoForgotten
                | Self::BancoForgotten
                | Self::RightThird
                | Self::RightEnd
        )
    }
}
