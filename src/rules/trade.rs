//! Rules of the table beside the coup, cited as reasons: change of money, proof of the cards, marked commission and
//! changed limits.

use super::money::Ratio;
use super::money_change::ChangeAct;

/// A rule of the table beside the coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TradeRule {
    /// The first of two acts of a change of money comes before the second.
    ChangeActBefore(ChangeAct, ChangeAct),
    /// The sum of the notes is called as change, so that it is no stake.
    CalledAsChange,
    /// Number of packs of 52 cards.
    PackContents(u8),
    /// Number of cards of each rank in this many packs.
    OfEachRank(u8),
    /// Number of packs with the first back, and with the second.
    Backs(u8, u8),
    /// All cards have plain backs and one size.
    CardsAlike,
    /// A worn pack is replaced by a new one.
    WornPackReplaced,
    /// Cards that do not prove are set aside and reported.
    UnprovenSetAside,
    /// The house keeps this share of a win on Banco.
    CommissionShare(Ratio),
    /// No other stake owes commission.
    CommissionOnBancoOnly,
    /// The win is paid evens and its commission marked at the player's box.
    CommissionMarked,
    /// A player who leaves first pays the commission marked at his box.
    CommissionOnLeaving,
    /// All marked commission is collected at the end of the shoe.
    CommissionAtTheEnd,
    /// The management may change minimum and maximum during the day.
    LimitsMayChange,
    /// A change is told aloud at the table, and the sign is changed.
    ChangeToldAndShown,
    /// Stakes placed after a change are under the new limits.
    NewLimitsForNewStakes,
    /// Stakes of a coup under way are under the limits they were placed under.
    OldLimitsForTheCoup,
    /// A stake left on the layout is under the new limits at the next coup.
    NewLimitsForAStakeLeft,
    /// Minimum and maximum hold for all the stakes of a player together.
    LimitsPerPlayer,
    /// Minimum and maximum hold for each stake.
    LimitsPerStake,
    /// More than the maximum.
    AboveTheMaximum,
    /// Less than the minimum.
    BelowTheMinimum,
    /// A tie stake above its share of the maximum.
    TieAboveItsShare,
    /// Within minimum and maximum.
    WithinTheLimits,
}

impl TradeRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::ChangeActBefore(..) => "change-act-before",
            Self::CalledAsChange => "called-as-change",
            Self::PackContents(_) => "pack-contents",
            Self::OfEachRank(_) => "of-each-rank",
            Self::Backs(..) => "backs-of-the-packs",
            Self::CardsAlike => "cards-alike",
            Self::WornPackReplaced => "worn-pack-replaced",
            Self::UnprovenSetAside => "unproven-set-aside",
            Self::CommissionShare(_) => "commission-share",
            Self::CommissionOnBancoOnly => "commission-on-banco-only",
            Self::CommissionMarked => "commission-marked",
            Self::CommissionOnLeaving => "commission-on-leaving",
            Self::CommissionAtTheEnd => "commission-at-the-end",
            Self::LimitsMayChange => "limits-may-change",
            Self::ChangeToldAndShown => "limits-told-and-shown",
            Self::NewLimitsForNewStakes => "limits-new-stakes",
            Self::OldLimitsForTheCoup => "limits-coup-under-way",
            Self::NewLimitsForAStakeLeft => "limits-stake-left",
            Self::LimitsPerPlayer => "limits-per-player",
            Self::LimitsPerStake => "limits-per-stake",
            Self::AboveTheMaximum => "above-the-maximum",
            Self::BelowTheMinimum => "below-the-minimum",
            Self::TieAboveItsShare => "tie-above-its-share",
            Self::WithinTheLimits => "within-the-limits",
        }
    }
}
