//! What is typed and looked at on the screen of a class.

use super::PicturesDraft;

/// What is typed and looked at on the screen of a class.
#[derive(Debug, Default)]
pub(in crate::view) struct ClassDraft {
    /// Where a class lies that is to be read.
    pub(in crate::view) path: String,
    /// The cell of the grid that is open: the place of the trainee in the list, and of the lesson.
    pub(in crate::view) cell: (usize, usize),
    /// The case of the tableau that is open.
    pub(in crate::view) tableau: PicturesDraft,
}
