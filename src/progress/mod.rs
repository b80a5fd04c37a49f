//! Learning progress: journal records and their format, mastery, schedule, class statistics and profile settings. Pure:
//! no clock, no disk, no randomness of its own.

mod answer_line;
pub mod chain;
pub mod class;
pub mod history;
pub mod id;
pub mod journal_reader;
pub mod line;
pub mod mastery;
pub mod merged_journals;
pub mod moment;
pub mod quiz_choices;
pub mod record;
pub mod runs;
pub mod schedule;
pub mod score;
pub mod settings;
pub mod trainee_progress;

pub use self::history::{DayTally, DrillDay, History};
pub use self::id::{DeviceId, RecordId, RecordIdGenerator};
pub use self::merged_journals::{Corrections, MergedJournals};
pub use self::moment::Moment;
pub use self::quiz_choices::QuizChoices;
pub use self::record::{
    AnswerRecord, AnswerSource, CorrectionRecord, LessonDone, PlacementRecord, PositionRecord, Record, RunMark,
    RunPlace, ShiftRecord, TopicScore, UnknownRecord, WarmUpRecord,
};
pub use self::runs::{OpenRun, RunAnswer, TestResult};
pub use self::score::Score;
pub use self::settings::Settings;
pub use self::trainee_progress::{LessonRecord, Progress, ScoringParams, ShiftStanding};
