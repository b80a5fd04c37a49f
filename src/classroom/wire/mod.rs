//! The JSON protocol between room and phones; fields are documented in docs/classroom.md.

#![warn(missing_docs)]

mod control;
mod felt;
mod question;
mod scene;
mod seats;
mod speech;
mod state;
mod told;
mod verdict;

pub use self::control::{ControlOut, DoIn};
pub use self::felt::{FeltOut, said};
pub use self::question::{FormOut, QuestionOut};
pub use self::scene::SceneOut;
pub use self::speech::{AnswerIn, JoinIn, RoomOut, Said, Says};
pub use self::state::{Overview, PhaseOut, RunOut, StateOut, TeamOut};
pub use self::told::{Hearer, Told};
pub use self::verdict::{KeyOut, NotesOut, VerdictOut};
