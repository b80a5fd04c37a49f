//! A live class quiz as a pure state machine, without sockets and clock.
//!
//! A room turns a message into events; the events form the log, and replaying the log gives the room.
//! Each participant's view of the room, and its wire format, is in [`wire`].

mod apply;
mod attendance;
mod decide;
mod event;
mod glance;
mod guest;
mod identity;
pub mod log;
mod message;
pub mod name;
mod next_quiz;
mod participant;
mod picture_access;
mod quiz;
mod refusal;
mod reopen;
pub mod results;
mod room;
mod score;
mod setup;
mod shift;
mod solution;
mod spread;
mod standing;
pub mod teams;
mod timing;
pub mod wire;

pub use self::attendance::{GRANT, PeopleList};
pub use self::decide::MOST_PEOPLE;
pub use self::event::{CloseReason, ExtraTime, RoomEvent, StampedEvent};
pub use self::glance::{Glance, NextStep, PersonStatus};
pub use self::guest::{GuestClient, Invitation, JoinStage, JournalNote, ReceivedQuestion, Seat, SentAnswer};
pub use self::identity::{Digest, ParticipantId, SECRET_DIGITS, Sender, hex};
pub use self::message::RoomMessage;
pub use self::next_quiz::{EarlierQuizzes, Total};
pub use self::participant::{AcceptedAnswer, OwnPace, Participant};
pub use self::quiz::{MOST as MOST_QUESTIONS, Quiz};
pub use self::refusal::RoomRefusal;
pub use self::reopen::QuizChanged;
pub use self::room::{Phase, Room, RoomOutcome};
pub use self::score::{MOST as MOST_POINTS, points};
pub use self::setup::{LatePolicy, RoomMode, Setup, StandingsVisibility, USUAL_PORT};
pub use self::shift::{AREAS, ClassDebrief, GivenShift, MOST_FAULTS, ShiftProgress};
pub use self::solution::{HouseReasons, PartResult, RuleText, Solution};
pub use self::spread::{AnswerCount, AnswerSpread, SpreadRow};
pub use self::standing::{Mean, ParticipantStanding, TeamStanding};
pub use self::timing::{GET_READY, LAST_SECONDS, LONGEST_AWAY, LONGEST_TRANSIT, LONGEST_WAY};
