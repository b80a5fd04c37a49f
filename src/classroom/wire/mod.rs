//! What goes to the phones and comes from them, as JSON: docs/classroom.md tells every field.

mod question;
mod scene;
mod verdict;

pub use self::question::{FormOut, QuestionOut};
pub use self::scene::SceneOut;
pub use self::verdict::VerdictOut;
