//! Questions and keys as language-free data for other programs: `docs/sheets.md`.

mod answer;
mod call;
mod code;
mod phrase;
mod scene;
mod third;

pub(super) use self::answer::SheetAnswerData;
pub use self::phrase::sentence_code;
pub(super) use self::scene::SceneData;
