//! What whoever runs a room from a terminal says to it, line by line.

use crate::classroom::{ExtraTime, Message, Phase, Room, Who, name};
use crate::rules::phrase::{Fact, Phrase};

/// So many seconds are given on top by the letter for it.
const MORE_SECONDS: u32 = 30;

/// A line that was understood.
#[derive(Debug, PartialEq)]
pub(super) enum Line {
    /// Says this to the room.
    Say(Vec<Message>),
    /// Tells where the room stands, and who is in it.
    Tell,
    /// Closes the room.
    Close,
}

/// Understands a line.
///
/// # Errors
/// What can be said, or that nobody has the name.
pub(super) fn read(line: &str, room: &Room) -> Result<Line, Phrase> {
    let one = |message| Ok(Line::Say(vec![message]));
    match line.split_once(' ').map_or((line, ""), |(letter, name)| (letter, name.trim())) {
        ("", "") if room.phase() == Phase::Ended => Ok(Line::Close),
        ("", "") => one(Message::GoOn(room.turn())),
        ("p", "") if room.is_paused() => one(Message::Resume),
        ("p", "") => one(Message::Pause),
        ("s", "") => one(Message::Skip(room.turn())),
        ("+", "") => one(Message::Extend(MORE_SECONDS)),
        ("l", "") => one(Message::Lock(!room.is_locked())),
        ("t", "") => Ok(Line::Say(room.share_out())),
        ("i", "") => Ok(Line::Tell),
        ("q", "") => Ok(Line::Close),
        ("x", typed) if !typed.is_empty() => {
            let (who, removed) = person(typed, room)?;
            one(if removed { Message::Readmit(who) } else { Message::Remove(who) })
        }
        (letter, typed) if !typed.is_empty() => match extra(letter) {
            Some(extra) => one(Message::ExtraTime(person(typed, room)?.0, extra)),
            None => Err(Phrase::plain("host-keys")),
        },
        _ => Err(Phrase::plain("host-keys")),
    }
}

/// The extra time that a letter with a figure stands for, in per cent.
fn extra(letter: &str) -> Option<ExtraTime> {
    match letter {
        "e0" => Some(ExtraTime::None),
        "e25" => Some(ExtraTime::Quarter),
        "e50" => Some(ExtraTime::Half),
        "e100" => Some(ExtraTime::Double),
        _ => None,
    }
}

/// Who has a name, and whether they were taken out.
fn person(typed: &str, room: &Room) -> Result<(Who, bool), Phrase> {
    let found = room.people().find(|(_, person)| name::same(&person.name, typed));
    let found = found.map(|(who, person)| (who, person.removed));
    found.ok_or_else(|| Phrase::plain("host-no-such-name").with("name", Fact::Text(typed.to_owned())))
}
