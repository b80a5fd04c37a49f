//! `tailleur referee --incident`: a table with an irregularity, judged; remedy, clauses and next act.

use std::io::{Read, Write};
use std::path::Path;

use super::error::CommandError;
use super::incident_json::{IncidentIn, IncidentOut};
use super::json::write_json_line;
use super::lines::LONGEST;
use super::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::disk;
use crate::rules::clause::Basis;
use crate::rules::house::{Arbiter, House};
use crate::rules::misdraw::{CoupVerdict, Judgement, TableState, judge};
use crate::rules::reason::{Reason, Rule};

/// Example shown in error messages.
const EXAMPLE: &str = r#"{"cards":[{"card":"7h","on":"punto"},{"card":"2c","on":"banco"}],"bets":"open"}"#;

/// Judges the incident in a file, or on standard input for `-`.
pub(super) fn run(
    name: &str,
    json: bool,
    house: &House,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    let mut text = Vec::new();
    let most = LONGEST as u64 + 1;
    if name == "-" {
        Read::take(&mut *world.input, most).read_to_end(&mut text)?;
    } else {
        let path = Path::new(name);
        let file = disk::open(path).map_err(|fault| CommandError::Usage(fault.phrase(path)))?;
        file.take(most).read_to_end(&mut text)?;
    }
    if text.len() > LONGEST {
        return Err(CommandError::Usage(text!("incident-too-long", most = Fact::Number(LONGEST as u64 / 1024))));
    }
    let read: IncidentIn = serde_json::from_slice(&text).map_err(|error| CommandError::Usage(unreadable(&error)))?;
    let state = read.table_state().map_err(CommandError::Usage)?;
    let judgement = judge(house, &state);
    if json {
        write_json_line(&IncidentOut::new(house, words, &state, &judgement), world.output)?;
    } else {
        print(house, words, &state, &judgement, world.output)?;
    }
    Ok(if judgement.mistakes.is_empty() { Status::Done } else { Status::Wrong })
}

/// The fault of a text that is no incident.
pub(super) fn unreadable(error: &serde_json::Error) -> Phrase {
    let (line, column) = (Fact::Number(error.line() as u64), Fact::Number(error.column() as u64));
    let example = Fact::Text(EXAMPLE.to_owned());
    text!("incident-unreadable", line = line, column = column, example = example)
}

/// The verdict in words.
pub(super) fn verdict_phrase(verdict: CoupVerdict) -> Phrase {
    Phrase::plain(match verdict {
        CoupVerdict::Stands => text_key!("incident-stands"),
        CoupVerdict::Restored => text_key!("incident-restored"),
        CoupVerdict::Null => text_key!("incident-null"),
        CoupVerdict::DirectionDecides => text_key!("incident-direction"),
    })
}

fn print(
    house: &House,
    words: &Catalog,
    state: &TableState,
    judgement: &Judgement,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let source = |basis: Basis| {
        basis.clause().map_or_else(|| words.message(text_key!("told-silent")), |clause| clause.to_string())
    };
    let say = |phrase: &Phrase| words.render_for_house(phrase, house);
    writeln!(out, "{}", say(&verdict_phrase(judgement.verdict)))?;
    for (card, goes) in state.cards.iter().zip(&judgement.cards) {
        writeln!(out, "  {}: {}", card.card, say(&super::incident_json::destination_phrase(*goes)))?;
    }
    if let Some(next) = judgement.next {
        let act = Fact::Phrase(Box::new(next.phrase()));
        writeln!(out, "{}", say(&text!("incident-next", act = act)))?;
    }
    let other = |reason: &&Reason| !matches!(reason.rule, Rule::Remedy(_));
    let remedies: Vec<&Reason> = judgement.reasons.iter().filter(|reason| !other(reason)).collect();
    let rules: Vec<&Reason> = judgement.reasons.iter().filter(other).collect();
    let sections = [
        (text_key!("incident-mistakes"), judgement.mistakes.iter().collect()),
        (text_key!("incident-remedies"), remedies),
        (text_key!("incident-rules"), rules),
        (text_key!("incident-open"), judgement.unsettled.iter().collect::<Vec<_>>()),
    ];
    for (heading, reasons) in sections {
        if reasons.is_empty() {
            continue;
        }
        writeln!(out, "\n{}", words.message(heading))?;
        for reason in reasons {
            writeln!(out, "  {} ({})", say(&reason.rule.phrase()), source(reason.basis))?;
        }
    }
    let disputes = Phrase::plain(match judgement.disputes.value() {
        Arbiter::ChefDeTable => text_key!("incident-disputes-chef-de-table"),
        Arbiter::Direction => text_key!("incident-disputes-direction"),
    });
    writeln!(out, "\n{} ({})", say(&disputes), source(judgement.disputes.basis()))?;
    Ok(())
}
