//! Commands typed by the host of a room, one per line.

use crate::classroom::{ExtraTime, Message, Phase, Room, Who, name};
use crate::rules::phrase::{Fact, Phrase};

/// Seconds added by `+` alone.
const MORE_SECONDS: u32 = 30;

#[derive(Debug, PartialEq)]
pub(super) enum Line {
    Say(Message),
    /// Message about one person, who is printed afterwards.
    Of(Who, Message),
    /// Distributes everybody over the teams.
    ShareOut(Vec<Message>),
    /// Prints the room and its people, or one person.
    Tell(Option<Who>),
    /// Prints the list of commands.
    Keys,
    /// Ends the room for everybody.
    End,
    Close,
}

/// Parses a line. `turn` is the one last printed, so that an empty line cannot skip a turn not yet seen.
///
/// # Errors
/// Unknown command, person or team.
pub(super) fn read(line: &str, room: &Room, turn: u64) -> Result<Line, Phrase> {
    if let Some(seconds) = line.strip_prefix('+') {
        return more(seconds.trim()).map(|seconds| Line::Say(Message::Extend(seconds)));
    }
    let (letter, typed) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (letter, typed) = (letter.to_lowercase(), typed.trim());
    match (letter.as_str(), typed) {
        ("", _) if room.phase() == Phase::Ended => Ok(Line::Close),
        ("", _) => Ok(Line::Say(Message::GoOn(turn))),
        ("p", "") if room.is_paused() => Ok(Line::Say(Message::Resume)),
        ("p", "") => Ok(Line::Say(Message::Pause)),
        ("s", "") => Ok(Line::Say(Message::Skip(turn))),
        ("l", "") => Ok(Line::Say(Message::Lock(!room.is_locked()))),
        ("i", "") => Ok(Line::Tell(None)),
        ("?", "") => Ok(Line::Keys),
        ("f", "") => Ok(Line::End),
        ("q", "") => Ok(Line::Close),
        ("t", _) if room.setup().teams.is_empty() => Err(Phrase::plain("host-no-teams")),
        ("t", "") => Ok(Line::ShareOut(room.share_out())),
        (_, "") => Err(Phrase::plain("host-not-understood")),
        ("i", typed) => person(typed, room).map(|who| Line::Tell(Some(who))),
        ("x", typed) => {
            let who = person(typed, room)?;
            let is_out = room.person(who).is_some_and(|person| person.removed);
            Ok(Line::Of(who, if is_out { Message::Readmit(who) } else { Message::Remove(who) }))
        }
        ("n", typed) => {
            let (who, other) = pair(typed, room)?;
            Ok(Line::Of(who, Message::Rename(who, other.to_owned())))
        }
        ("t", typed) => {
            let (who, typed) = pair(typed, room)?;
            Ok(Line::Of(who, Message::Team(who, team(typed, room)?)))
        }
        (letter, typed) => {
            let extra = extra(letter).ok_or_else(|| Phrase::plain("host-not-understood"))?;
            let who = person(typed, room)?;
            Ok(Line::Of(who, Message::ExtraTime(who, extra)))
        }
    }
}

fn more(typed: &str) -> Result<u32, Phrase> {
    if typed.is_empty() {
        return Ok(MORE_SECONDS);
    }
    typed.parse().map_err(|_| Phrase::plain("host-not-understood"))
}

/// Extra time named by a letter and a percentage, such as `e25`.
fn extra(letter: &str) -> Option<ExtraTime> {
    match letter {
        "e0" => Some(ExtraTime::None),
        "e25" => Some(ExtraTime::Quarter),
        "e50" => Some(ExtraTime::Half),
        "e100" => Some(ExtraTime::Double),
        _ => None,
    }
}

/// The person of this name, or the only one whose name begins with it.
fn person(typed: &str, room: &Room) -> Result<Who, Phrase> {
    // A removed person may have had the same name.
    let mut same: Vec<_> = room.people().filter(|(_, person)| name::same(&person.name, typed)).collect();
    same.sort_by_key(|(who, person)| (person.removed, *who));
    let found = same.first().map(|(who, _)| *who);
    let mut beginning = room.people().filter(|(_, person)| name::begins(&person.name, typed)).map(|(who, _)| who);
    match (found, beginning.next(), beginning.next()) {
        (Some(who), ..) | (None, Some(who), None) => Ok(who),
        (None, Some(_), Some(_)) => Err(named("host-several-named", typed)),
        (None, None, _) => Err(named("host-no-such-name", typed)),
    }
}

/// A person, and the text after the `>` that follows their name.
fn pair<'t>(typed: &'t str, room: &Room) -> Result<(Who, &'t str), Phrase> {
    let mut first = None;
    for (at, sign) in typed.match_indices('>') {
        let (name, other) = (typed.get(..at).unwrap_or_default(), typed.get(at + sign.len()..).unwrap_or_default());
        // A name may contain `>`.
        match person(name.trim(), room) {
            Ok(who) => return Ok((who, other.trim())),
            Err(why) => first = first.or(Some(why)),
        }
    }
    Err(first.unwrap_or_else(|| Phrase::plain("host-not-understood")))
}

/// Index of the named team; `None` for an empty name.
fn team(typed: &str, room: &Room) -> Result<Option<usize>, Phrase> {
    if typed.is_empty() {
        return Ok(None);
    }
    let teams = &room.setup().teams;
    let found = teams.iter().position(|team| name::same(team, typed)).or_else(|| {
        let mut beginning = teams.iter().enumerate().filter(|(_, team)| name::begins(team, typed));
        beginning.next().filter(|_| beginning.next().is_none()).map(|(place, _)| place)
    });
    let unknown = || {
        let phrase = Phrase::plain("host-no-such-team").with("team", Fact::Text(typed.to_owned()));
        phrase.with("known", Fact::Text(teams.join(", ")))
    };
    found.map(Some).ok_or_else(unknown)
}

fn named(key: &'static str, typed: &str) -> Phrase {
    Phrase::plain(key).with("name", Fact::Text(typed.to_owned()))
}
