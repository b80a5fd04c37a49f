//! Matters of a coup beside its cards: people whom the crew has to deal with, and errors of colleagues.

use crate::rules::bet::Spot;

use crate::table::act::{Act, StakeId};
use crate::table::incident::IncidentKind;
use crate::table::person::Person;
use crate::table::pieces::Pieces;

/// Matters of a coup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matters {
    /// Guests who may not play.
    pub barred: Vec<u8>,
    /// A guest whose next stake will be astride the line, and the spot he means.
    pub astride: Option<(u8, Spot)>,
    /// Winnings in the hands of another guest.
    pub taken: Option<TakenWinnings>,
    /// An error of a colleague.
    pub error: Option<ColleagueError>,
}

impl Matters {
    /// A coup without any.
    pub const fn none() -> Self {
        Self { barred: Vec::new(), astride: None, taken: None, error: None }
    }
}

/// Winnings that another guest has taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenWinnings {
    /// The stake they were paid for.
    pub stake: StakeId,
    /// Index of the guest who took them.
    pub by: u8,
    /// The pieces.
    pub pieces: Pieces,
}

/// An error of a member of the crew whom the program works.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColleagueError {
    /// The incident.
    pub kind: IncidentKind,
    /// The member who errs.
    pub by: Person,
    /// Its stage.
    pub stage: ErrorStage,
}

/// Stage of a colleague's error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ErrorStage {
    /// It comes with his next act of the kind.
    ToCome,
    /// It was made: this act was due instead.
    Made(Act),
    /// It was pointed out, and this act of his puts it right.
    PointedOut(Act),
}
