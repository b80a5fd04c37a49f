//! The problems of a scenario file.

use crate::rules::card::Card;
use crate::rules::clause::Clause;
use crate::rules::money::Money;
use crate::syntax::Problem;
use crate::table::incident::IncidentKind;

/// A problem of a scenario file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScenarioProblem {
    /// The file is not well formed.
    File(Problem),
    /// The id is not in kebab case.
    IdForm(String),
    /// The id is not the stem of the file.
    IdNotFile {
        /// The id.
        found: String,
        /// The stem.
        expected: String,
    },
    /// A text in no language.
    TextNoLanguage,
    /// A text in a language that the program does not speak.
    TextUnknownLanguage {
        /// The language.
        found: String,
        /// The language probably meant.
        meant: Option<&'static str>,
    },
    /// A text without the language of others.
    TextMissing(String),
    /// An empty text in this language.
    TextEmpty(String),
    /// A text with too many characters.
    TextTooLong {
        /// Its language.
        language: String,
        /// Its length.
        found: usize,
        /// The most that fit.
        most: usize,
    },
    /// No such house.
    UnknownHouse {
        /// The id.
        found: String,
        /// Ids of all houses.
        known: Vec<String>,
        /// The id probably meant.
        meant: Option<String>,
    },
    /// An entry that its list has already.
    Twice(String),
    /// No table size.
    NoTable,
    /// This house has no table of these sizes.
    TableNotInHouse(String),
    /// The crew of this house's table has no such post.
    NoPost(String),
    /// A length of nothing.
    EndsAtOnce,
    /// More coups or shoes than a shift may have.
    NeverEnds(u32),
    /// A condition that cannot hold in this shift.
    NeverHolds,
    /// No guest.
    NoGuests,
    /// More guests than this house's table has places.
    TooManyGuests {
        /// The house.
        house: String,
        /// Number of places.
        most: usize,
    },
    /// No such character.
    UnknownGuest {
        /// The id.
        found: String,
        /// The id probably meant.
        meant: Option<String>,
    },
    /// No such seat at this house's table.
    NoSeat {
        /// The seat.
        found: u8,
        /// The house.
        house: String,
        /// Number of seats.
        most: u8,
    },
    /// A guest whose purse does not make one stake.
    GuestWithoutMoney {
        /// The character.
        guest: String,
        /// The lowest stake.
        stake: Money,
    },
    /// A minimum of nothing.
    MinimumOfNought,
    /// A maximum above this one.
    LimitTooHigh(Money),
    /// More pieces of each value than this.
    FloatTooLarge(u32),
    /// A list with more entries than this.
    TooManyEntries(usize),
    /// A minimum above the maximum.
    LimitsCrossed,
    /// No stake within the limits whose payments the pieces of this house make.
    LimitsWithoutStake {
        /// The house.
        house: String,
        /// The amount of which every stake is a multiple.
        step: Money,
    },
    /// A limit that the pieces of this house do not make.
    LimitOffThePieces {
        /// The limit.
        limit: Money,
        /// The house.
        house: String,
    },
    /// A float that cannot pay one highest stake.
    FloatTooSmall {
        /// The house.
        house: String,
        /// The payment.
        payment: Money,
    },
    /// A stop card outside its bounds.
    StopCard {
        /// The house.
        house: String,
        /// Most cards behind it.
        most: u16,
    },
    /// A place of the stop card, where the shift begins with its placing.
    StopCardIsPlaced,
    /// A coup that the shift does not reach.
    CoupNotReached {
        /// The number.
        found: u32,
        /// Number of coups of the shift.
        most: u32,
    },
    /// A second list of cards for a coup.
    CoupTwice(u32),
    /// No card.
    NoCards,
    /// More cards than a coup has.
    TooManyCards(usize),
    /// More copies of a card than the shoe of this house holds.
    CardTooOften {
        /// The card.
        card: Card,
        /// The house.
        house: String,
        /// Number of copies.
        most: u8,
    },
    /// An incident that no house and table of the scenario can have.
    IncidentImpossible(IncidentKind),
    /// An incident with the opening of a shoe, where none is opened.
    IncidentWithoutOpening(IncidentKind),
    /// A rate of nothing, or above a hundred.
    IncidentRate(u8),
    /// Incidents, but none allowed in a coup.
    NoIncidentsACoup,
    /// More incidents for one coup than a coup may have.
    TooManyInACoup {
        /// The coup.
        coup: u32,
        /// Most incidents.
        most: u8,
    },
    /// A block without acts.
    EmptyBlock,
    /// The putting right of an incident that the scenario does not have.
    NoSuchIncident(IncidentKind),
    /// The putting right of an incident among the acts that may or must not be done.
    PutRightIsNoChoice,
    /// An act that is forbidden, and expected or allowed as well.
    ForbiddenAndWanted,
    /// A clause that no house of the scenario has.
    ForeignClause(Clause),
}

impl From<Problem> for ScenarioProblem {
    fn from(problem: Problem) -> Self {
        Self::File(problem)
    }
}
