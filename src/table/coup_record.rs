//! A finished coup as the command line and the debrief show it.

use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::money::Money;
use crate::rules::side::Chance;

use super::fact::Fact;
use super::incident::IncidentKind;
use super::moment::Moment;

/// A finished coup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CoupRecord {
    /// Number in the shift, from 1.
    pub number: u32,
    /// Cards that count, in the order in which they left the shoe.
    pub cards: Vec<Card>,
    /// The winning chance; `None` for a null coup.
    pub winner: Option<Chance>,
    /// Stakes when the bets were stopped.
    pub stakes: Vec<RecordedStake>,
    /// Acts on each stake.
    pub settled: Vec<RecordedSettlement>,
    /// Calls as spoken.
    pub calls: Vec<String>,
    /// Incidents of the coup.
    pub incidents: Vec<IncidentKind>,
    /// Faults found in it.
    pub faults: Vec<Fact>,
    /// Beginning and end.
    pub time: (Moment, Moment),
    /// Milliseconds within incidents.
    pub incident_time: u64,
}

/// A stake of a finished coup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedStake {
    /// Seat; standing players have the seat they stand behind.
    pub seat: u8,
    /// The spot.
    pub spot: Spot,
    /// Amount.
    pub amount: Money,
    /// Name of the guest.
    pub guest: String,
}

/// Treatment of a stake of a finished coup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedSettlement {
    /// Seat.
    pub seat: u8,
    /// The spot.
    pub spot: Spot,
    /// Amount taken to the tray.
    pub collected: Money,
    /// Amount paid beside the stake.
    pub paid: Money,
    /// Amount of the stake that went back.
    pub returned: Money,
}
