//! Commands typed by the host of a room, one per line.

use crate::classroom::{ExtraTime, GRANT, ParticipantId, Phase, Room, RoomMessage, name};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::Moment;

/// Seconds added by `+` alone.
const MORE_SECONDS: u32 = 30;

#[derive(Debug, PartialEq)]
pub(super) enum HostCommand {
    Send(RoomMessage),
    /// Message about one person, who is printed afterwards.
    SendAbout(ParticipantId, RoomMessage),
    /// Takes several people out, or lets them in again.
    SendToMany(Vec<RoomMessage>),
    /// Prints the link of the trainer's second device, or withdraws it and makes another.
    Remote {
        renews: bool,
    },
    /// Prints the PINs of the names that are not taken yet.
    Pins,
    /// Distributes everyone over the teams.
    ShareOut(Vec<RoomMessage>),
    /// Prints the room and its people, or one person.
    Show(Option<ParticipantId>),
    /// Takes the class into another quiz, of this lesson.
    Next(String),
    /// Prints who has not answered yet.
    Missing,
    /// Prints the list of commands.
    Help,
    /// Ends the room for everyone.
    End,
    Leave,
}

/// Parses a line. `turn` is the one last printed, so that an empty line cannot skip a turn not yet seen.
///
/// # Errors
/// Unknown command, person or team.
pub(super) fn parse(line: &str, room: &Room, turn: u64, time: LocalTime) -> Result<HostCommand, Phrase> {
    if let Some(seconds) = line.strip_prefix('+') {
        let typed = seconds.trim();
        return match parse_seconds(typed) {
            Ok(seconds) => Ok(HostCommand::Send(RoomMessage::Extend(seconds))),
            Err(_) => person(typed, room).map(|who| HostCommand::SendAbout(who, RoomMessage::Grant(who, GRANT))),
        };
    }
    let (letter, typed) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (letter, typed) = (letter.to_lowercase(), typed.trim());
    match (letter.as_str(), typed) {
        ("", _) if room.phase() == Phase::Ended => Ok(HostCommand::Leave),
        ("", _) => Ok(HostCommand::Send(room.main_message(turn))),
        ("p", "") if room.is_paused() => Ok(HostCommand::Send(RoomMessage::Resume)),
        ("p", "") => Ok(HostCommand::Send(RoomMessage::Pause)),
        ("s", "") => Ok(HostCommand::Send(RoomMessage::Skip(turn))),
        ("l", "") => Ok(HostCommand::Send(RoomMessage::Lock(!room.is_locked()))),
        ("i", "") => Ok(HostCommand::Show(None)),
        ("a", "") => Ok(HostCommand::Send(RoomMessage::AdmitAll)),
        ("w", "") => Ok(HostCommand::Missing),
        ("?", "") => Ok(HostCommand::Help),
        ("f", "") => Ok(HostCommand::End),
        ("q", "") => Ok(HostCommand::Leave),
        ("k", "") if room.setup().pins => Ok(HostCommand::Pins),
        ("r", "") => Ok(HostCommand::Remote { renews: false }),
        ("r", "new") => Ok(HostCommand::Remote { renews: true }),
        ("t", _) if room.setup().teams.is_empty() => Err(text!("host-no-teams")),
        ("t", "") => Ok(HostCommand::ShareOut(room.assign_teams())),
        (_, "") => Err(text!("host-not-understood")),
        ("i", typed) => person(typed, room).map(|who| HostCommand::Show(Some(who))),
        ("m", lesson) if room.phase() == Phase::Ended => Ok(HostCommand::Next(lesson.to_owned())),
        ("m", _) => Err(text!("host-next-later")),
        ("a", typed) => person(typed, room).map(|who| HostCommand::SendAbout(who, RoomMessage::Admit(who))),
        ("x", typed) => take_out(typed, room, time),
        ("n", typed) => {
            let (who, other) = pair(typed, room)?;
            Ok(HostCommand::SendAbout(who, RoomMessage::Rename(who, other.to_owned())))
        }
        ("t", typed) => {
            let (who, typed) = pair(typed, room)?;
            Ok(HostCommand::SendAbout(who, RoomMessage::Team(who, team(typed, room)?)))
        }
        (letter, typed) => {
            let extra = parse_extra_time(letter).ok_or_else(|| text!("host-not-understood"))?;
            let who = person(typed, room)?;
            Ok(HostCommand::SendAbout(who, RoomMessage::ExtraTime(who, extra)))
        }
    }
}

fn parse_seconds(typed: &str) -> Result<u32, Phrase> {
    if typed.is_empty() {
        return Ok(MORE_SECONDS);
    }
    typed.parse().map_err(|_| text!("host-not-understood"))
}

/// The time of day where the room is.
#[derive(Debug, Clone, Copy)]
pub(super) struct LocalTime {
    pub(super) now: Moment,
    pub(super) minutes_east: i32,
}

/// Takes out, or lets in again, one person, a list of people, or everyone since a time of day.
fn take_out(typed: &str, room: &Room, time: LocalTime) -> Result<HostCommand, Phrase> {
    let one = person(typed, room);
    if let Ok(who) = one {
        let is_out = room.person(who).is_some_and(|person| person.removed);
        let message = if is_out { RoomMessage::Readmit(who) } else { RoomMessage::Remove(who) };
        return Ok(HostCommand::SendAbout(who, message));
    }
    let people: Vec<ParticipantId> = if let Some(since) = last_moment_of(typed, time) {
        room.arrived_since(since).collect()
    } else if typed.contains(',') {
        let names = typed.split(',').map(str::trim).filter(|name| !name.is_empty());
        names.map(|name| person(name, room)).collect::<Result<_, _>>()?
    } else {
        return one.map(|who| HostCommand::Show(Some(who)));
    };
    let is_in = |who: &ParticipantId| room.person(*who).is_some_and(|person| !person.removed);
    let mut messages: Vec<RoomMessage> = people.iter().copied().filter(is_in).map(RoomMessage::Remove).collect();
    if messages.is_empty() {
        messages.extend(people.into_iter().map(RoomMessage::Readmit));
    }
    if messages.is_empty() {
        return Err(text!("host-nobody-since", time = Fact::Text(typed.to_owned())));
    }
    Ok(HostCommand::SendToMany(messages))
}

const MINUTES_OF_A_DAY: i64 = 24 * 60;

/// The last moment at which the clock showed this time, such as `10:02`.
fn last_moment_of(typed: &str, LocalTime { now, minutes_east }: LocalTime) -> Option<Moment> {
    let (hours, minutes) = typed.split_once(':')?;
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    if !(0..24).contains(&hours) || !(0..60).contains(&minutes) {
        return None;
    }
    let local_now = i64::try_from(now.millis() / 60_000).ok()? + i64::from(minutes_east);
    let since = (local_now - (hours * 60 + minutes)).rem_euclid(MINUTES_OF_A_DAY);
    let moment = local_now - since - i64::from(minutes_east);
    Some(Moment(u64::try_from(moment).ok()? * 60_000))
}

/// Extra time named by a letter and a percentage, such as `e25`.
fn parse_extra_time(letter: &str) -> Option<ExtraTime> {
    match letter {
        "e0" => Some(ExtraTime::None),
        "e25" => Some(ExtraTime::Quarter),
        "e50" => Some(ExtraTime::Half),
        "e100" => Some(ExtraTime::Double),
        _ => None,
    }
}

/// The person of this name, or the only one whose name begins with it.
fn person(typed: &str, room: &Room) -> Result<ParticipantId, Phrase> {
    // A removed person may have had the same name.
    let mut same: Vec<_> = room.people().filter(|(_, person)| name::same(&person.name, typed)).collect();
    same.sort_by_key(|(who, person)| (person.removed, *who));
    let found = same.first().map(|(who, _)| *who);
    let mut beginning = room.people().filter(|(_, person)| name::has_prefix(&person.name, typed)).map(|(who, _)| who);
    match (found, beginning.next(), beginning.next()) {
        (Some(who), ..) | (None, Some(who), None) => Ok(who),
        (None, Some(_), Some(_)) => Err(named(text_key!("host-several-named"), typed)),
        (None, None, _) => Err(named(text_key!("host-no-such-name"), typed)),
    }
}

/// A person, and the text after the `>` that follows their name.
fn pair<'t>(typed: &'t str, room: &Room) -> Result<(ParticipantId, &'t str), Phrase> {
    let mut first = None;
    for (at, sign) in typed.match_indices('>') {
        let (name, other) = (typed.get(..at).unwrap_or_default(), typed.get(at + sign.len()..).unwrap_or_default());
        // A name may contain `>`.
        match person(name.trim(), room) {
            Ok(who) => return Ok((who, other.trim())),
            Err(why) => first = first.or(Some(why)),
        }
    }
    Err(first.unwrap_or_else(|| text!("host-not-understood")))
}

/// Index of the named team; `None` for an empty name.
fn team(typed: &str, room: &Room) -> Result<Option<usize>, Phrase> {
    if typed.is_empty() {
        return Ok(None);
    }
    let teams = &room.setup().teams;
    let found = teams.iter().position(|team| name::same(team, typed)).or_else(|| {
        let mut beginning = teams.iter().enumerate().filter(|(_, team)| name::has_prefix(team, typed));
        beginning.next().filter(|_| beginning.next().is_none()).map(|(place, _)| place)
    });
    let unknown =
        || text!("host-no-such-team", team = Fact::Text(typed.to_owned()), known = Fact::Text(teams.join(", ")));
    found.map(Some).ok_or_else(unknown)
}

fn named(key: TextKey, typed: &str) -> Phrase {
    Phrase::plain(key).with("name", Fact::Text(typed.to_owned()))
}
