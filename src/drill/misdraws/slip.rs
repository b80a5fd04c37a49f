//! Slips with their ids, cases and questions.

use super::MisdrawCase;
use super::key::SlipQuestion;

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
    RightThird,
    RightEnd,
    RightCall,
}

impl Slip {
    pub(super) const fn for_case(case: MisdrawCase) -> &'static [Self] {
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
            Self::RightThird => "misdraw-right-third",
            Self::RightEnd => "misdraw-right-end",
            Self::RightCall => "misdraw-right-call",
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
            Self::GoneThird | Self::GoneCall | Self::GoneRight => vec![SlipQuestion::Coup],
            Self::BankerEarly | Self::BankerDrew | Self::TailleurLaid => {
                vec![SlipQuestion::Coup, SlipQuestion::Card(out), SlipQuestion::Banker]
            }
            Self::PuntoForgotten
            | Self::BancoForgotten
            | Self::ThreeTaken
            | Self::WronglyCalled
            | Self::WronglyPaid
            | Self::RightEnd
            | Self::RightCall => vec![SlipQuestion::Coup, SlipQuestion::Next],
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
