//! The teams of a room, as somebody types them.

use super::name;
use super::refusal::Refusal;
use crate::rules::phrase::{Fact, Phrase};

/// The names of teams, divided by commas, as they are shown.
///
/// # Errors
/// That one is no name, or that two are one to the eye.
pub fn read(typed: &str) -> Result<Vec<String>, Phrase> {
    let mut teams: Vec<String> = Vec::new();
    for typed in typed.split(',').filter(|team| !team.trim().is_empty()) {
        let team = name::read(typed).map_err(Refusal::phrase)?;
        if teams.iter().any(|other| name::same(other, &team)) {
            return Err(Phrase::plain("host-team-twice").with("team", Fact::Text(team)));
        }
        teams.push(team);
    }
    Ok(teams)
}
