//! The areas of the work at the table that a test marks apart.

use strum::{IntoStaticStr, VariantNames};

use super::AnyDrill;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Area {
    /// Points and third cards.
    Tableau,
    /// Payouts of stakes, and paying them.
    Payments,
    /// Calls, made or heard.
    Calls,
}

impl Area {
    pub const ALL: [Self; 3] = [Self::Tableau, Self::Payments, Self::Calls];
}

impl AnyDrill {
    /// The area whose mark the drill counts towards, beside the mark of the whole. Spoken calls are marked by the
    /// trainee, so they count towards none.
    pub const fn area(&self) -> Option<Area> {
        match self {
            Self::CountHand(_)
            | Self::ThirdCard(_)
            | Self::WholeCoup(_)
            | Self::Winner(_)
            | Self::RebuildCoup(_)
            | Self::TableauFromMemory(_) => Some(Area::Tableau),
            Self::Payout(_)
            | Self::Commission(_)
            | Self::HalfPay(_)
            | Self::WinOnTheExcess(_)
            | Self::PlayerTotals(_)
            | Self::CommissionMarked(_)
            | Self::LayoutOfStakes(_)
            | Self::PayInChips(_)
            | Self::TakeAndPay(_) => Some(Area::Payments),
            Self::Announcements(_)
            | Self::HearTheCall(_)
            | Self::WrongCall(_)
            | Self::CoupByEar(_)
            | Self::Dictation(_) => Some(Area::Calls),
            Self::Knowledge(_)
            | Self::FaultyStakes(_)
            | Self::HandPasses(_)
            | Self::Burn(_)
            | Self::Cutting(_)
            | Self::CoupInOrder(_)
            | Self::OpeningInOrder(_)
            | Self::FaultInTheCoup(_)
            | Self::Misdraws(_)
            | Self::GameProtection(_)
            | Self::MoneyChange(_)
            | Self::ProveCards(_)
            | Self::LimitsChange(_)
            | Self::Dispute(_)
            | Self::SeatsAndPlaces(_)
            | Self::WhoTurnsPunto(_)
            | Self::ReadStack(_)
            | Self::CutStack(_)
            | Self::ChangeColour(_)
            | Self::StopCard(_)
            | Self::LastCoup(_)
            | Self::WhatChangesHere(_)
            | Self::SayAloud(_)
            | Self::Authored(_) => None,
        }
    }
}
