//! A live class quiz as a pure state machine, without sockets and clock.
//!
//! A room turns a message into events; the events form the log, and replaying the log gives the room.
//! Each participant's view of the room, and its wire format, is in [`wire`].

mod applying;
mod deciding;
mod event;
mod glance;
mod guest;
mod identity;
pub mod log;
mod message;
pub mod name;
mod participant;
mod quiz;
mod refusal;
mod reopened;
pub mod results;
mod revealed;
mod room;
mod score;
mod setup;
mod shown;
mod spread;
mod standing;
pub mod teams;
mod timing;
pub mod wire;

pub use self::deciding::MOST_PEOPLE;
pub use self::event::{Event, ExtraTime, Stamped, Why};
pub use self::glance::{Glance, Next};
pub use self::guest::{AskedHere, Entry, Guest, Noted, Seat, Sent};
pub use self::identity::{Digest, SECRET_DIGITS, Sender, Who, hex};
pub use self::message::Message;
pub use self::participant::{Given, Pace, Participant};
pub use self::quiz::{MOST as MOST_QUESTIONS, Quiz};
pub use self::refusal::Refusal;
pub use self::reopened::Changed;
pub use self::revealed::{Revealed, RuleTold};
pub use self::room::{Heard, Phase, Room};
pub use self::score::{MOST as MOST_POINTS, points};
pub use self::setup::{Form, Late, Setup, Standings, USUAL_PORT};
pub use self::spread::{Spread, SpreadRow, Tallied};
pub use self::standing::{Mean, Standing, TeamStanding};
pub use self::timing::{LONGEST_AWAY, LONGEST_WAY};
