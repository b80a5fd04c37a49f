//! House-specific rules beyond the coup, stakes and circulation: who draws, the treatment of a stake, the wording.

use super::bet::{Spot, Stake};
use super::clause::Basis;
use super::house::{Handler, House};
use super::reason::{Reason, Rule};
use super::settle::{Limits, StakeRefusal, admit, maximum, refusal_reasons};
use super::side::Side;

/// A rule that differs between houses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseRule {
    /// Number of packs in the shoe.
    Packs(u8),
    /// Any player is offered the cut.
    AnyoneCuts,
    /// No card is burned.
    BurnsNothing,
    /// The holder of the shoe draws the cards.
    BankerDraws,
    /// The tailleur draws the cards.
    TailleurDraws,
    /// The final call names this side's point first.
    CallBegins(Side),
    /// A stake on equal points has the same maximum as any other.
    TieUpToTheMaximum,
    /// A stake on equal points is within its share of the maximum.
    TieWithinItsShare,
    /// The wording of this house.
    Wording,
    /// This house's text gives no wording.
    NoWording,
}

impl HouseRule {
    /// The reason for a word or a call: where it stands, or that the text gives none.
    pub const fn wording(basis: Basis) -> Reason {
        house_reason(if matches!(basis, Basis::Silent) { Self::NoWording } else { Self::Wording }, basis)
    }

    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Packs(_) => "here-packs",
            Self::AnyoneCuts => "here-anyone-cuts",
            Self::BurnsNothing => "here-burns-nothing",
            Self::BankerDraws => "here-banker-draws",
            Self::TailleurDraws => "here-tailleur-draws",
            Self::CallBegins(_) => "here-call-begins",
            Self::TieUpToTheMaximum => "here-tie-up-to-the-maximum",
            Self::TieWithinItsShare => "here-tie-within-its-share",
            Self::Wording => "here-says",
            Self::NoWording => "here-says-nothing",
        }
    }
}

const fn house_reason(rule: HouseRule, basis: Basis) -> Reason {
    Reason::new(Rule::HouseRule(rule), basis)
}

/// Treatment of a stake before the cards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StakeFate {
    /// The whole stake plays.
    Stands,
    /// The part above the maximum is returned, the rest plays.
    ExcessGoesBack,
    /// The whole stake is returned.
    GoesBack,
}

/// Treatment of the last of a player's stakes, with the reasons.
pub fn stake_fate(house: &House, stakes: &[Stake], limits: Limits) -> Option<(StakeFate, Vec<Reason>)> {
    let rules = &house.limits;
    let stake = *stakes.last()?;
    Some(match admit(house, stakes, stakes.len() - 1, limits) {
        Err((fault, basis)) => (StakeFate::GoesBack, refusal_reasons(house, fault, basis)),
        Ok(playing) if playing < stake.amount => {
            let (_, over) = maximum(house, stake.spot, limits);
            let excess = Reason::new(Rule::ExcessReturned, rules.above_maximum.basis());
            let beyond_its_share = over != rules.bind.basis();
            let refused = Reason::new(Rule::Refused(StakeRefusal::AboveMaximum), over);
            (StakeFate::ExcessGoesBack, beyond_its_share.then_some(refused).into_iter().chain([excess]).collect())
        }
        Ok(_) => {
            let mut reasons = vec![Reason::new(Rule::AllStand, rules.bind.basis())];
            let main = |other: &Stake| matches!(other.spot, Spot::Punto | Spot::Banco);
            if stake.spot == Spot::Egalite {
                let share = &rules.egalite_share_of_maximum;
                let rule = match share.value() {
                    None => HouseRule::TieUpToTheMaximum,
                    Some(_) => HouseRule::TieWithinItsShare,
                };
                reasons.push(house_reason(rule, share.basis()));
                if !stakes.iter().any(main) {
                    reasons.push(Reason::new(Rule::TieMayStandAlone, rules.egalite_needs_main_stake.basis()));
                }
            }
            (StakeFate::Stands, reasons)
        }
    })
}

/// True if the holder of the shoe draws the cards at the large table, false if the tailleur does; with the reason.
pub const fn banker_draws(house: &House) -> (bool, Reason) {
    let draws = &house.dealing.draws;
    match draws.value() {
        Handler::Banker => (true, house_reason(HouseRule::BankerDraws, draws.basis())),
        Handler::HighestPuntoStake | Handler::Tailleur => {
            (false, house_reason(HouseRule::TailleurDraws, draws.basis()))
        }
    }
}
