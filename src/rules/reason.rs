//! Reasons of the referee: a rule with its facts, and its basis.

use super::calls::CallRule;
use super::chips::ChipRule;
use super::circulation::CirculationRule;
use super::clause::Basis;
use super::hand::Point;
use super::house_rule::HouseRule;
use super::misdraw::{MisdrawRemedy, Mistake, OpenQuestion};
use super::money::Ratio;
use super::opening::OpeningRule;
use super::picking_up::PickingUpRule;
use super::places::PlacesRule;
use super::procedure::ProcedureStep;
use super::protection::ProtectionRule;
use super::settle::StakeRefusal;
use super::side::{Chance, Side};
use super::tableau::{Act, Third};
use super::tableau_row::TableauRow;
use super::trade::TradeRule;
use super::turning::Turning;
use crate::syntax::Written;

/// A rule as applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rule {
    /// A side has eight or nine with two cards; nobody draws.
    Natural(Side, Point),
    /// The other side's natural stops this side from drawing.
    StoppedByNatural(Side),
    /// Punto draws or stands on its own point.
    Punto(Point, Act),
    /// Banco draws or stands by its point and Punto's third card.
    Banco(Point, Third, Act),
    /// Banco's actions in several columns of a row.
    Row(TableauRow),
    /// The point nearer to nine wins, or equal points.
    Nearest(Chance, Point, Point),
    /// Of two naturals the higher wins.
    HigherNatural(Chance),
    /// Card values: ace 1, two to nine face value, the rest 0.
    CardValues,
    /// A hand's total counts by its units only.
    Count(Point),
    /// A stake wins at these odds.
    Pays(Ratio),
    /// A stake wins evens less this share.
    PaysLessCommission(Ratio),
    /// A stake loses.
    Loses,
    /// A stake neither wins nor loses.
    Pushes,
    /// The part above the maximum is returned and does not play.
    ExcessReturned,
    /// A remainder below the smallest coin is not paid.
    RestDropped,
    /// A stake is refused.
    Refused(StakeRefusal),
    /// A refused stake is returned whole.
    GoesBackWhole,
    /// Every stake is within the limits.
    AllStand,
    /// A tie stake needs no other stake beside it.
    TieMayStandAlone,
    /// Number of cards burned, by the value of the first card out.
    Burn(u8),
    /// The cut is first offered to the player at the tailleur's left.
    CutFirst,
    /// The cut is offered to the next player clockwise.
    CutNext,
    /// A rule on who holds the shoe.
    Circulation(CirculationRule),
    /// One croupier collects and pays at every seat.
    OnePays,
    /// Two of the crew collect and pay.
    TwoPay,
    /// Each of two payers has his own tableau.
    EachHisTableau,
    /// Every losing stake is collected before a winning one is paid.
    LosersFirst,
    /// The nearest stakes are paid first.
    NearestFirst,
    /// In an arc round the croupier no seat is nearer than another.
    NoneIsNearer,
    /// Standing players may stake.
    StandingMayStake,
    /// A mistake with the cards of a coup.
    Mistake(Mistake),
    /// A remedy for it.
    Remedy(MisdrawRemedy),
    /// A question about it that no text settles.
    OpenQuestion(OpenQuestion),
    /// The first of two steps comes before the second.
    ComesBefore(ProcedureStep, ProcedureStep),
    /// The first of two steps is excluded after the second.
    NoMoreAfter(ProcedureStep, ProcedureStep),
    /// Turning of a side's cards.
    Turning(Turning),
    /// Minimum and maximum are those on the table's sign.
    OnTheSign,
    /// A stake placed for a player by another counts with the player's own.
    CountsAsHis,
    /// A rule on announcements.
    Calling(CallRule),
    /// A rule on chips.
    Chips(ChipRule),
    /// A rule of the table beside the coup.
    Trade(TradeRule),
    /// A rule on opening or ending a shoe.
    Opening(OpeningRule),
    /// A rule on picking up the cards of a coup.
    PickingUp(PickingUpRule),
    /// A rule on the seats and places of a table.
    Places(PlacesRule),
    /// A rule on the protection of the game or on a dispute.
    Protection(ProtectionRule),
    /// A rule that differs between houses.
    HouseRule(HouseRule),
    /// The text of a knowledge card.
    Taught(&'static Written),
    /// The author's statement, beyond the rules of the game.
    Authored,
}

impl Rule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Natural(..) => "natural",
            Self::StoppedByNatural(_) => "stopped-by-natural",
            Self::Punto(_, Act::Draw) => "punto-draws",
            Self::Punto(_, Act::Stand) => "punto-stands",
            Self::Banco(_, Third::Card(_), Act::Draw) => "banco-draws",
            Self::Banco(_, Third::Card(_), Act::Stand) => "banco-stands",
            Self::Banco(_, Third::Stood, Act::Draw) => "banco-draws-punto-stood",
            Self::Banco(_, Third::Stood, Act::Stand) => "banco-stands-punto-stood",
            Self::Row(row) => row.key(),
            Self::Nearest(Chance::Egalite, ..) => "equal-points",
            Self::Nearest(..) => "nearest-to-nine",
            Self::HigherNatural(_) => "higher-natural",
            Self::CardValues => "card-values",
            Self::Count(_) => "count",
            Self::Pays(_) => "pays",
            Self::PaysLessCommission(_) => "pays-less-commission",
            Self::Loses => "loses",
            Self::Pushes => "pushes",
            Self::ExcessReturned => "excess-returned",
            Self::RestDropped => "rest-dropped",
            Self::Refused(fault) => fault.id(),
            Self::GoesBackWhole => "goes-back-whole",
            Self::AllStand => "all-stand",
            Self::TieMayStandAlone => "tie-may-stand-alone",
            Self::Burn(_) => "burn",
            Self::CutFirst => "cut-first",
            Self::CutNext => "cut-next",
            Self::Circulation(rule) => rule.key(),
            Self::OnePays => "one-pays",
            Self::TwoPay => "two-pay",
            Self::EachHisTableau => "each-his-tableau",
            Self::LosersFirst => "losers-first",
            Self::NearestFirst => "nearest-first",
            Self::NoneIsNearer => "none-is-nearer",
            Self::StandingMayStake => "standing-may-stake",
            Self::Mistake(mistake) => mistake.key(),
            Self::Calling(calling) => calling.key(),
            Self::Remedy(ruling) => ruling.key(),
            Self::OpenQuestion(open) => open.key(),
            Self::ComesBefore(..) => "comes-before",
            Self::NoMoreAfter(..) => "no-more-after",
            Self::Turning(turning) => turning.key(),
            Self::OnTheSign => "on-the-sign",
            Self::CountsAsHis => "counts-as-his",
            Self::Chips(rule) => rule.key(),
            Self::Trade(rule) => rule.key(),
            Self::Opening(rule) => rule.key(),
            Self::PickingUp(rule) => rule.key(),
            Self::Places(rule) => rule.key(),
            Self::Protection(rule) => rule.key(),
            Self::HouseRule(rule) => rule.key(),
            Self::Taught(_) => "taught",
            Self::Authored => "authored",
        }
    }
}

/// A rule as applied, and its basis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The rule with its facts.
    pub rule: Rule,
    /// The basis of the rule.
    pub basis: Basis,
}

impl Reason {
    /// A rule and what it rests on.
    pub const fn new(rule: Rule, basis: Basis) -> Self {
        Self { rule, basis }
    }
}
