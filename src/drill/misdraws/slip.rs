//! The slips that are made: their ids, the case each belongs to, and what is asked about it.

use super::MisdrawCase;
use super::key::Ask;

/// One way of going wrong, or of going right where it looks wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Slip {
    /// Cards before the stop of the bets.
    Early,
    /// Banco's third card given to Punto, who stands.
    BancosToPunto,
    /// A third card for Punto where nobody draws.
    PuntoStands,
    /// A third card for Banco, who stands.
    BancoStands,
    /// A third card for Banco after Punto's natural.
    AfterPuntos,
    /// A third card for Punto after Banco's natural.
    AfterBancos,
    /// A third card for each after a natural.
    TwoAfter,
    /// Punto's third card given to Banco.
    BancoFirst,
    /// Banco first, then Punto.
    Crossed,
    /// Punto's third card is not drawn.
    PuntoForgotten,
    /// Banco's third card is not drawn.
    BancoForgotten,
    /// Two cards to Punto, then two to Banco.
    TwoAndTwo,
    /// By turns, beginning with Banco.
    BancoBegins,
    /// The last two of the first four crossed.
    LastTwoCrossed,
    /// Three cards in the first deal.
    ThreeTaken,
    /// Five, of which the fifth is a third card.
    FiveAndDue,
    /// Five, of which the fifth is nobody's.
    FiveAndOver,
    /// The wrong winner is called.
    WronglyCalled,
    /// The wrong winner is paid.
    WronglyPaid,
    /// A third card for a side that stands, noticed when the cards are gone.
    GoneThird,
    /// A wrong call, noticed when the cards are gone.
    GoneCall,
    /// A right coup whose cards are gone.
    GoneRight,
    /// A card drawn by the banker of his own accord.
    BankerDrew,
    /// A card drawn by the banker before the stop.
    BankerEarly,
    /// A card that the tailleur laid wrongly.
    TailleurLaid,
    /// A third card where it belongs.
    RightThird,
    /// Nobody draws, and rightly.
    RightEnd,
    /// The right winner is called.
    RightCall,
}

impl Slip {
    /// The slips of a case.
    pub(super) const fn of(case: MisdrawCase) -> &'static [Self] {
        match case {
            MisdrawCase::EarlyCard => &[Self::Early],
            MisdrawCase::StandingSide => &[Self::BancosToPunto, Self::PuntoStands, Self::BancoStands],
            MisdrawCase::AfterANatural => &[Self::AfterPuntos, Self::AfterBancos, Self::TwoAfter],
            MisdrawCase::DrewFirst => &[Self::BancoFirst, Self::Crossed],
            MisdrawCase::ForgottenCard => &[Self::PuntoForgotten, Self::BancoForgotten],
            MisdrawCase::FirstFour => &[Self::TwoAndTwo, Self::BancoBegins, Self::LastTwoCrossed],
            MisdrawCase::FirstDeal => &[Self::ThreeTaken, Self::FiveAndDue, Self::FiveAndOver],
            MisdrawCase::WrongCall => &[Self::WronglyCalled, Self::WronglyPaid],
            MisdrawCase::CardsGone => &[Self::GoneThird, Self::GoneCall, Self::GoneRight],
            MisdrawCase::BankersDoing => &[Self::BankerDrew, Self::BankerEarly, Self::TailleurLaid],
            MisdrawCase::NothingWrong => &[Self::RightThird, Self::RightEnd, Self::RightCall],
        }
    }

    /// How journals name it; the letter is that of the matrix.
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
            Self::RightThird => "misdraw-right-third",
            Self::RightEnd => "misdraw-right-end",
            Self::RightCall => "misdraw-right-call",
        }
    }

    /// What is asked, where so many cards have left the shoe.
    pub(super) fn asks(self, out: u8) -> Vec<Ask> {
        match self {
            Self::TwoAndTwo => vec![Ask::Coup, Ask::Card(2), Ask::Next],
            Self::BancoBegins => vec![Ask::Coup, Ask::Card(1), Ask::Next],
            Self::LastTwoCrossed => vec![Ask::Coup, Ask::Card(3), Ask::Next],
            Self::Crossed => vec![Ask::Coup, Ask::Card(5), Ask::Card(6), Ask::Next],
            Self::TwoAfter => vec![Ask::Coup, Ask::Burns, Ask::Next],
            Self::GoneThird | Self::GoneCall | Self::GoneRight => vec![Ask::Coup],
            Self::BankerEarly | Self::BankerDrew | Self::TailleurLaid => {
                vec![Ask::Coup, Ask::Card(out), Ask::Banker]
            }
            Self::PuntoForgotten
            | Self::BancoForgotten
            | Self::ThreeTaken
            | Self::WronglyCalled
            | Self::WronglyPaid
            | Self::RightEnd
            | Self::RightCall => vec![Ask::Coup, Ask::Next],
            _ => vec![Ask::Coup, Ask::Card(out), Ask::Next],
        }
    }

    /// Whether the drawing tableau shows why.
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
