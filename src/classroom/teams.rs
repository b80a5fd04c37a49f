//! Team names as typed by the trainer.

use super::name;
use super::refusal::RoomRefusal;
use crate::i18n::phrase::{Fact, Phrase};

/// Splits a comma-separated list of team names.
///
/// # Errors
/// A name is invalid, or two are confusable.
pub fn parse(typed: &str) -> Result<Vec<String>, Phrase> {
    let mut teams: Vec<String> = Vec::new();
    for typed in typed.split(',').filter(|team| !team.trim().is_empty()) {
        let team = name::normalise(typed).map_err(RoomRefusal::phrase)?;
        if teams.iter().any(|other| name::same(other, &team)) {
            return Err(text!("host-team-twice", team = Fact::Text(team)));
        }
        teams.push(team);
    }
    Ok(teams)
}
