//! The JSON protocol between room and phones; fields are documented in docs/classroom.md.

#![warn(missing_docs)]

mod control;
mod felt;
mod message;
mod question;
mod scene;
mod seats;
mod shift;
mod state;
mod table;
mod text_cache;
mod verdict;

pub use self::control::{ControlOut, DoIn, PersonOut};
pub use self::felt::{FeltOut, literal_phrase};
pub use self::message::{AnswerIn, ClientMessage, JoinIn, RoomOut, ServerMessage};
pub use self::question::{FormOut, QuestionOut};
pub use self::scene::SceneOut;
pub use self::shift::{ShiftIn, ShiftOut};
pub use self::state::{AnswerCountOut, Overview, PhaseOut, RunOut, StateOut, TeamOut};
pub use self::table::TableOut;
pub use self::text_cache::{Recipient, TextCache};
pub use self::verdict::{KeyOut, NotesOut, VerdictOut};
