//! Protection of the game: stakes that changed after betting was closed, cards that can be told by their backs, and who
//! is called and decides.

use super::bet::Spot;
use super::clause::Basis;
use super::house::{Arbiter, House, Role, Table};
use super::money::Money;
use super::reason::{Reason, Rule};

/// A rule on the protection of the game or on a dispute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProtectionRule {
    /// Once betting is closed no stake is placed, raised or moved.
    NothingAdded,
    /// Once betting is closed no stake is lowered or taken back.
    NothingTakenBack,
    /// Every stake is as it was when betting was closed.
    NothingChanged,
    /// The stakes count as they were when betting was closed.
    CountsAsPlaced,
    /// Before the first card the stake is put back as it was, and this is announced.
    PutBack,
    /// Once cards are out nothing is touched until the one called has come.
    NothingTouched,
    /// A card that can be told by its back is replaced, with its pack.
    PerfectCards,
    /// A player who distracts the croupier for another is named with him.
    InLeague,
    /// A stake changed and nobody helped: only its player is named.
    Alone,
    /// The member of the staff who is called to the table.
    Called(Role),
    /// The one who decides.
    Decides(Arbiter),
    /// The decision is final.
    WithoutAppeal,
    /// The croupier says that he calls, and neither contradicts nor promises anything.
    SaysOnlyThat(Role),
}

impl ProtectionRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::NothingAdded => "protect-nothing-added",
            Self::NothingTakenBack => "protect-nothing-taken-back",
            Self::NothingChanged => "protect-nothing-changed",
            Self::CountsAsPlaced => "protect-counts-as-placed",
            Self::PutBack => "protect-put-back",
            Self::NothingTouched => "protect-nothing-touched",
            Self::PerfectCards => "protect-perfect-cards",
            Self::InLeague => "protect-in-league",
            Self::Alone => "protect-alone",
            Self::Called(_) => "protect-called",
            Self::Decides(Arbiter::ChefDeTable) => "dispute-answers",
            Self::Decides(Arbiter::Direction) => "dispute-decides",
            Self::WithoutAppeal => "dispute-without-appeal",
            Self::SaysOnlyThat(_) => "dispute-says-only-that",
        }
    }

    /// The rule with its basis.
    pub const fn reason(self, basis: Basis) -> Reason {
        Reason::new(Rule::Protection(self), basis)
    }
}

/// A stake of a seat.
pub type SeatStake = (u8, Spot, Money);

/// A change to a seat's stake since betting was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StakeChange {
    /// A stake where there was none.
    Added,
    /// More than before.
    Raised,
    /// Less than before, or nothing.
    Lowered,
    /// From one spot to another.
    Moved,
}

/// The seats whose stakes changed since betting was closed, in ascending order. A seat has one stake at most.
pub fn stake_changes(placed: &[SeatStake], now: &[SeatStake]) -> Vec<(u8, StakeChange)> {
    let mut seats: Vec<u8> = placed.iter().chain(now).map(|(seat, ..)| *seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let of =
        |stakes: &[SeatStake], seat: u8| stakes.iter().find(|stake| stake.0 == seat).map(|stake| (stake.1, stake.2));
    let change = |seat: u8| match (of(placed, seat), of(now, seat)) {
        (None, Some(_)) => Some(StakeChange::Added),
        (Some((was, _)), Some((is, _))) if was != is => Some(StakeChange::Moved),
        (Some((_, was)), Some((_, is))) if is > was => Some(StakeChange::Raised),
        (Some((_, was)), Some((_, is))) if is < was => Some(StakeChange::Lowered),
        (Some(_), None) => Some(StakeChange::Lowered),
        _ => None,
    };
    seats.into_iter().filter_map(|seat| Some((seat, change(seat)?))).collect()
}

/// Reason why a change is not admitted.
pub const fn change_reason(house: &House, change: StakeChange) -> Reason {
    match change {
        StakeChange::Added | StakeChange::Raised | StakeChange::Moved => {
            ProtectionRule::NothingAdded.reason(house.limits.late_is_refused.basis())
        }
        StakeChange::Lowered => {
            ProtectionRule::NothingTakenBack.reason(house.misdraw.withdrawn_stake_goes_back.basis())
        }
    }
}

/// The member of the staff who watches over a table and is called to it, with the basis.
pub fn supervisor(house: &House, table: &Table) -> (Role, Basis) {
    let disputes = &house.misdraw.disputes;
    if *disputes.value() == Arbiter::ChefDeTable {
        return (Role::ChefDeTable, disputes.basis());
    }
    let chief =
        |crew: &[Role]| crew.iter().copied().find(|role| matches!(role, Role::ChefDeTable | Role::ChefDePartie));
    if let Some(role) = chief(table.crew.value()) {
        return (role, table.crew.basis());
    }
    let elsewhere = house.tables.iter().find_map(|other| chief(other.crew.value()));
    (elsewhere.unwrap_or(Role::ChefDePartie), Basis::Silent)
}
