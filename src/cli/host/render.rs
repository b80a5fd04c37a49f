//! Text rendering of a room: status, question, solution, people.

use crate::classroom::{
    ExtraTime, Participant, PeopleList, Phase, Room, RuleText, Solution, StandingsVisibility, TeamStanding,
};
use crate::cli::class::grid::sanitized;
use crate::describe::dates::format_time_left;
use crate::describe::options::{OptionText, describe_options};
use crate::describe::question::describe_scene;
use crate::drill::question::AnswerForm;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::progress::Moment;

/// Number of standings shown.
const TOP: usize = 10;

/// Text of a phrase without house terms.
pub(super) fn phrase_text(phrase: &Phrase, words: &Catalog) -> String {
    words.render(phrase, &HouseTerms::default())
}

/// The phase with the time left, and further states.
pub(super) fn status(room: &Room, words: &Catalog, now: Moment) -> Vec<String> {
    let key = match room.phase() {
        Phase::Lobby => text_key!("host-lobby"),
        Phase::Ready(_) => text_key!("host-at-ready"),
        Phase::Question(_) => text_key!("host-asking"),
        Phase::Closed(question) if room.skipped().contains(&question) => text_key!("host-left-out"),
        Phase::Closed(_) => text_key!("host-closed"),
        Phase::Revealed(_) => text_key!("host-revealed"),
        Phase::Ranked(_) => text_key!("host-ranked"),
        Phase::Sitting => text_key!("host-sitting"),
        Phase::Collected => text_key!("host-handed"),
        Phase::Ended => text_key!("host-ended"),
    };
    let glance = room.glance();
    let mut status = phrase_text(&glance.phrase(key), words);
    if let Some(left) = room.standard_time_left(now).filter(|_| room.is_running()) {
        status = format!("{status}  ({})", format_time_left(words, left));
    }
    let is_locked = room.is_locked() && !matches!(room.phase(), Phase::Collected | Phase::Ended);
    let states = [(room.is_paused(), text_key!("host-paused")), (is_locked, text_key!("host-is-locked"))];
    let states = states.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| words.message(key));
    let waiting = (glance.waiting > 0).then(|| phrase_text(&glance.phrase(text_key!("host-waiting")), words));
    let door = room.at_door();
    let at_door = text!("host-at-door-hint", count = Fact::Number(door as u64));
    let at_door = (door > 0).then(|| phrase_text(&at_door, words));
    std::iter::once(status).chain(states).chain(waiting).chain(at_door).collect()
}

/// Lines below the status: the question, its solution, or the standings.
pub(super) fn phase(room: &Room, words: &Catalog) -> Vec<String> {
    match room.phase() {
        Phase::Question(place) => question(room, place, words),
        Phase::Revealed(place) => revealed(room, place, words),
        Phase::Ranked(_) | Phase::Ended => standings_lines(room, words),
        Phase::Lobby | Phase::Ready(_) | Phase::Closed(_) | Phase::Sitting | Phase::Collected => Vec::new(),
    }
}

/// Table contents, prompt and options of a question.
pub(super) fn question(room: &Room, place: usize, words: &Catalog) -> Vec<String> {
    let Some(exercise) = room.quiz().questions().get(place) else { return Vec::new() };
    let (house, question) = (room.quiz().house(), &exercise.posed.question);
    let mut lines = describe_scene(question, house, words);
    lines.push(words.render_for_house(&question.prompt, house));
    // Only choices are numbered: stakes are numbered by the answer, in the order in which they are settled.
    let is_choice = matches!(question.form, AnswerForm::Choice(_) | AnswerForm::Order(_));
    for (at, OptionText { letter, label, parts }) in describe_options(question, house, words).into_iter().enumerate() {
        lines.push(if is_choice { format!("  {}", numbered_option(at, letter, &label)) } else { format!("  {label}") });
        let parts = parts.iter().enumerate().map(|(at, part)| numbered_option(at, part.letter, &part.label));
        lines.extend(parts.map(|part| format!("    {part}")));
    }
    lines.iter().map(|line| format!("  {}", sanitized(line))).collect()
}

/// A choice with its letter, or its number if it has none.
fn numbered_option(at: usize, letter: Option<char>, label: &str) -> String {
    let letter = letter.map_or_else(|| (at + 1).to_string(), String::from);
    format!("{letter}. {label}")
}

/// The answers with their counts, the working, and the rules.
fn revealed(room: &Room, place: usize, words: &Catalog) -> Vec<String> {
    // The right answer is among the answers, whatever its form.
    let Some(Solution { spread, working, explanation: because, rules, .. }) = room.solution(place, words) else {
        return Vec::new();
    };
    let mut lines = vec![words.message(text_key!("host-answers"))];
    for row in spread {
        let mark = if row.right == Some(true) { '✓' } else { ' ' };
        let heads = std::iter::once(format!("{:>5} {mark} ", row.count)).chain(std::iter::repeat(" ".repeat(8)));
        lines.extend(heads.zip(row.lines).map(|(head, line)| format!("{head}{line}")));
    }
    lines.extend(working);
    if because.is_some() || !rules.is_empty() {
        lines.push(words.message(text_key!("verdict-why")));
    }
    lines.extend(because.map(|because| format!("  {because}")));
    for RuleText { rule, source } in rules {
        lines.push(format!("  {rule}  [{source}]"));
    }
    lines.iter().map(|line| format!("  {}", sanitized(line))).collect()
}

/// Standings, as far as the class may see them.
fn standings_lines(room: &Room, words: &Catalog) -> Vec<String> {
    let shown = room.setup().standings;
    if shown == StandingsVisibility::Off {
        return Vec::new();
    }
    let standings = room.standings();
    let mut lines: Vec<String> = standings
        .iter()
        .take(TOP)
        .map(|standing| {
            let named = room.person(standing.who).filter(|_| shown == StandingsVisibility::Shown);
            let name = named.map(|person| person.name.as_str()).unwrap_or_default();
            let right = format!("{}/{}", standing.right, standing.counted);
            format!("{:>4}. {:>6}  {right:>7}  {name}", standing.place, words.whole(standing.points))
        })
        .collect();
    if standings.len() > TOP {
        let more = text!("host-and-more", count = Fact::Number((standings.len() - TOP) as u64));
        lines.push(format!("      {}", phrase_text(&more, words)));
    }
    let teams = room.team_standings();
    if !teams.is_empty() {
        lines.push(format!("  {}", words.message(text_key!("host-teams"))));
    }
    for standing in teams {
        let TeamStanding { team, place, .. } = standing;
        let name = room.setup().teams.get(team).map(String::as_str).unwrap_or_default();
        lines.push(format!("{place:>4}. {:>6}  {name}", standing.mean().describe(words)));
    }
    lines.iter().map(|line| sanitized(line).trim_end().to_owned()).collect()
}

/// The names that are not taken yet, each with its PIN.
pub(super) fn pins(room: &Room) -> Vec<String> {
    let free = room.setup().roster.iter().flatten().filter(|name| !room.is_taken(name));
    free.map(|name| sanitized(&format!("  {}  {name}", room.setup().pin(name).unwrap_or_default()))).collect()
}

pub(super) fn people(room: &Room, words: &Catalog) -> Vec<String> {
    if room.people().next().is_none() {
        return vec![format!("  {}", words.message(text_key!("host-nobody")))];
    }
    room.people().map(|(_, one)| format!("  {}", person(room, one, words))).collect()
}

/// The names of those who have not answered yet.
pub(super) fn missing(room: &Room, words: &Catalog, now: Moment) -> Vec<String> {
    let missing = room.listed(PeopleList::Missing, now);
    if missing.is_empty() {
        return vec![format!("  {}", words.message(text_key!("host-list-none")))];
    }
    missing.into_iter().map(|(_, one)| format!("  {}", person(room, one, words))).collect()
}

/// Name, team and state (removed, watching, answered or away).
fn person(room: &Room, person: &Participant, words: &Catalog) -> String {
    let team = person.team.and_then(|team| room.setup().teams.get(team));
    let team = team.map_or_else(String::new, |team| format!(" · {team}"));
    let state =
        room.status_of(person).map_or_else(String::new, |state| format!("  ({})", phrase_text(&state.phrase(), words)));
    sanitized(&format!("{}{team}{state}", person.name))
}

pub(super) fn person_line(room: &Room, one: &Participant, words: &Catalog) -> String {
    format!("  {}", person(room, one, words))
}

/// With extra time, which is private and therefore in no list.
pub(super) fn person_line_with_time(room: &Room, one: &Participant, words: &Catalog) -> String {
    let extra = match one.extra {
        ExtraTime::None => text_key!("host-extra-none"),
        ExtraTime::Quarter => text_key!("host-extra-quarter"),
        ExtraTime::Half => text_key!("host-extra-half"),
        ExtraTime::Double => text_key!("host-extra-double"),
    };
    let pair = text!(
        "sheet-pair",
        label = Fact::Text(words.message(text_key!("host-extra"))),
        text = Fact::Text(words.message(extra))
    );
    let extra = phrase_text(&pair, words);
    format!("  {}  · {extra}", person(room, one, words))
}
