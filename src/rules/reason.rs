//! Why the referee decides as it does: a rule with its facts, and what the rule rests on.

use super::calls::Calling;
use super::chips::ChipRule;
use super::clause::Basis;
use super::hand::Point;
use super::here::Here;
use super::misdraw::{Misdrawn, Mistake, Unsettled};
use super::money::Ratio;
use super::opening::Opening;
use super::phrase::{Fact, Phrase, Written};
use super::procedure::Step;
use super::row::Row;
use super::settle::Fault;
use super::side::{Chance, Side};
use super::tableau::{Act, Third};
use super::turning::Turning;

/// A rule as it was applied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// A side has eight or nine with two cards; nobody draws.
    Natural(Side, Point),
    /// The other side's natural keeps this side from drawing.
    StoppedByNatural(Side),
    /// Punto draws or stands on its own point.
    Punto(Point, Act),
    /// Banco draws or stands by its point and Punto's third card.
    Banco(Point, Third, Act),
    /// What Banco does in several columns of a row.
    Row(Row),
    /// The point nearer to nine wins, or equal points.
    Nearest(Chance, Point, Point),
    /// Of two naturals the higher wins.
    HigherNatural(Chance),
    /// What the cards count: ace one, two to nine their number, the rest nothing.
    CardValues,
    /// What a hand counts: units only.
    Count(Point),
    /// A stake wins at these odds.
    Pays(Ratio),
    /// A stake wins evens less this share.
    PaysLessCommission(Ratio),
    /// A stake loses.
    Loses,
    /// A stake neither wins nor loses.
    Pushes,
    /// What lies above the maximum goes back and does not play.
    ExcessReturned,
    /// A rest smaller than the smallest coin is not paid.
    RestDropped,
    /// A stake may not stand.
    Refused(Fault),
    /// Every stake lies within what the table allows.
    AllStand,
    /// A stake on equal points may lie without another beside it.
    TieMayStandAlone,
    /// So many cards are burned, as the first card out counts.
    Burn(u8),
    /// The player to the tailleur's left is the first to be offered the cut.
    CutFirst,
    /// The cut is offered to the next player clockwise.
    CutNext,
    /// The shoe is this seat's by right when the table opens.
    ShoeFirst(u8),
    /// Who takes the shoe must deal so many coups.
    ShoeDuty(u8),
    /// Who holds the shoe keeps it after this chance has won.
    ShoeKept(Chance),
    /// Who holds the shoe loses it after this chance has won; it goes to the right.
    ShoeLost(Chance),
    /// Who holds the shoe passes it to the right of his own will.
    ShoePassed,
    /// A player refuses the shoe; it goes on to the right.
    ShoeRefused,
    /// Nobody takes the shoe: the tailleur deals.
    TailleurDeals,
    /// The tailleur, dealing because all refused, deals on.
    TailleurDealsOn,
    /// The tailleur's hand falls to this chance: the shoe is offered to the player on his right.
    HandFalls(Chance),
    /// The shoe never goes round in this house.
    ShoeStays,
    /// One croupier collects and pays at every seat.
    OnePays,
    /// Two of the crew collect and pay.
    TwoPay,
    /// Each of them does so on a tableau of his own.
    EachHisTableau,
    /// Every losing stake is collected before a winning one is paid.
    LosersFirst,
    /// The stakes nearest to the one who pays come first.
    NearestFirst,
    /// In an arc about the croupier no box is nearer than another.
    NoneIsNearer,
    /// Players on their feet may stake too.
    StandingMayStake,
    /// What was done wrongly with the cards of a coup.
    Mistake(Mistake),
    /// What is done about it.
    Misdrawn(Misdrawn),
    /// What no text settles about it.
    Unsettled(Unsettled),
    /// The first of two steps comes before the second.
    ComesBefore(Step, Step),
    /// The first of two steps is not done any more after the second.
    NoMoreAfter(Step, Step),
    /// Who turns the cards of a side, and why.
    Turning(Turning),
    /// Minimum and maximum are those on the sign of the table.
    OnTheSign,
    /// What another lays for a player counts with the player's own stake.
    CountsAsHis,
    /// What the tailleur says, when and how.
    Calling(Calling),
    /// What is done with chips.
    Chips(ChipRule),
    /// How the shoe is opened and ended.
    Opening(Opening),
    /// How this house does what another does otherwise.
    Here(Here),
    /// What a knowledge card teaches, in its own words.
    Taught(&'static Written),
    /// What the author of a lesson says and no rule of the game decides.
    Authored,
}

impl Rule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
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
            Self::AllStand => "all-stand",
            Self::TieMayStandAlone => "tie-may-stand-alone",
            Self::Burn(_) => "burn",
            Self::CutFirst => "cut-first",
            Self::CutNext => "cut-next",
            Self::ShoeFirst(_) => "shoe-first",
            Self::ShoeDuty(_) => "shoe-duty",
            Self::ShoeKept(_) => "shoe-kept",
            Self::ShoeLost(_) => "shoe-lost",
            Self::ShoePassed => "shoe-passed",
            Self::ShoeRefused => "shoe-refused",
            Self::TailleurDeals => "shoe-tailleur-deals",
            Self::TailleurDealsOn => "shoe-tailleur-deals-on",
            Self::HandFalls(_) => "shoe-hand-falls",
            Self::ShoeStays => "shoe-stays",
            Self::OnePays => "one-pays",
            Self::TwoPay => "two-pay",
            Self::EachHisTableau => "each-his-tableau",
            Self::LosersFirst => "losers-first",
            Self::NearestFirst => "nearest-first",
            Self::NoneIsNearer => "none-is-nearer",
            Self::StandingMayStake => "standing-may-stake",
            Self::Mistake(mistake) => mistake.key(),
            Self::Calling(calling) => calling.key(),
            Self::Misdrawn(ruling) => ruling.key(),
            Self::Unsettled(open) => open.key(),
            Self::ComesBefore(..) => "comes-before",
            Self::NoMoreAfter(..) => "no-more-after",
            Self::Turning(turning) => turning.key(),
            Self::OnTheSign => "on-the-sign",
            Self::CountsAsHis => "counts-as-his",
            Self::Chips(rule) => rule.key(),
            Self::Opening(rule) => rule.key(),
            Self::Here(rule) => rule.key(),
            Self::Taught(_) => "taught",
            Self::Authored => "authored",
        }
    }

    /// The rule as a text key with its facts.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a line for each rule")]
    pub fn phrase(self) -> Phrase {
        let phrase = Phrase { key: format!("reason-{}", self.key()).into(), facts: Vec::new() };
        match self {
            Self::Natural(side, point) => phrase.with("side", Fact::Side(side)).with("point", Fact::Point(point)),
            Self::StoppedByNatural(side) => phrase.with("side", Fact::Side(side)),
            Self::Punto(point, _) => phrase.with("side", Fact::Side(Side::Punto)).with("point", Fact::Point(point)),
            Self::Banco(point, third, _) => phrase
                .with("side", Fact::Side(Side::Banco))
                .with("other", Fact::Side(Side::Punto))
                .with("point", Fact::Point(point))
                .with("third", Fact::Third(third)),
            Self::Row(row) => row.name_facts(phrase),
            Self::Nearest(chance, punto, banco) => phrase
                .with("chance", Fact::Chance(chance))
                .with("punto", Fact::Point(punto))
                .with("banco", Fact::Point(banco)),
            Self::HigherNatural(chance) => phrase.with("chance", Fact::Chance(chance)),
            Self::Count(point) => phrase.with("point", Fact::Point(point)),
            Self::Pays(ratio) => phrase.with("ratio", Fact::Ratio(ratio)),
            Self::PaysLessCommission(share) => phrase.with("share", Fact::Share(share)),
            Self::TieMayStandAlone => phrase.with("chance", Fact::Chance(Chance::Egalite)),
            Self::Burn(count) => phrase.with("count", Fact::Number(count.into())),
            Self::ShoeFirst(seat) => phrase.with("seat", Fact::Number(seat.into())),
            Self::ShoeDuty(coups) => phrase.with("coups", Fact::Number(coups.into())),
            Self::ShoeKept(chance) | Self::ShoeLost(chance) | Self::HandFalls(chance) => {
                phrase.with("chance", Fact::Chance(chance))
            }
            Self::Mistake(mistake) => mistake.name_facts(phrase),
            Self::Calling(calling) => calling.name_facts(phrase),
            Self::Misdrawn(ruling) => ruling.name_facts(phrase),
            Self::ComesBefore(first, then) | Self::NoMoreAfter(first, then) => phrase
                .with("first", Fact::Phrase(Box::new(first.phrase())))
                .with("then", Fact::Phrase(Box::new(then.phrase()))),
            Self::Turning(turning) => turning.name_facts(phrase),
            Self::Chips(rule) => rule.name_facts(phrase),
            Self::Opening(rule) => rule.name_facts(phrase),
            Self::Here(rule) => rule.name_facts(phrase),
            Self::Taught(text) => phrase.with("text", Fact::Written(text)),
            Self::CardValues
            | Self::Loses
            | Self::Pushes
            | Self::ExcessReturned
            | Self::RestDropped
            | Self::Refused(_)
            | Self::AllStand
            | Self::CutFirst
            | Self::CutNext
            | Self::ShoePassed
            | Self::ShoeRefused
            | Self::TailleurDeals
            | Self::TailleurDealsOn
            | Self::ShoeStays
            | Self::OnePays
            | Self::TwoPay
            | Self::EachHisTableau
            | Self::LosersFirst
            | Self::NearestFirst
            | Self::NoneIsNearer
            | Self::StandingMayStake
            | Self::Unsettled(_)
            | Self::OnTheSign
            | Self::CountsAsHis
            | Self::Authored => phrase,
        }
    }
}

/// A rule that was applied and what it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// The rule with its facts.
    pub rule: Rule,
    /// The clause, or that the text is silent.
    pub basis: Basis,
}

impl Reason {
    /// A rule and what it rests on.
    #[must_use]
    pub const fn new(rule: Rule, basis: Basis) -> Self {
        Self { rule, basis }
    }
}
