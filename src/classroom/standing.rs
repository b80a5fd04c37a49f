//! Who stands where: points over the questions whose keys were told.

use super::identity::Who;
use super::participant::Participant;
use super::room::{Phase, Room};
use super::setup::Form;
use crate::words::Words;

/// Where a participant stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub who: Who,
    /// The sum of their points.
    pub points: u64,
    /// How many they had right,
    pub right: usize,
    /// of how many that count for them.
    pub of: usize,
    /// One more than there are with more points.
    pub place: usize,
}

/// Where a team stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamStanding {
    /// The team, by its place in the setup.
    pub team: usize,
    /// The mean of its members' points, in hundredths of a point: no member weighs more for being in a small team.
    pub hundredths: u64,
    /// How many members it has.
    pub members: usize,
    /// One more than there are with more points.
    pub place: usize,
}

/// A mean of points as everybody is told it: to the tenth of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mean {
    tenths: u64,
}

impl Mean {
    /// The mean of so many hundredths of a point, to the nearest tenth.
    #[must_use]
    pub const fn of_hundredths(hundredths: u64) -> Self {
        Self { tenths: hundredths.saturating_add(5) / 10 }
    }

    /// As it is read: whole where it is whole, else with one decimal.
    #[must_use]
    pub fn told(self, words: &Words) -> String {
        match (self.tenths / 10, self.tenths % 10) {
            (whole, 0) => whole.to_string(),
            (whole, rest) => words.decimal(&format!("{whole}.{rest}")),
        }
    }

    /// As a number.
    #[must_use]
    pub fn points(self) -> f64 {
        self.tenths as f64 / 10.0
    }

    /// Whole points, the rest dropped.
    #[must_use]
    pub const fn whole(self) -> u64 {
        self.tenths / 10
    }
}

impl TeamStanding {
    /// The mean of its members' points, as everybody is told it.
    #[must_use]
    pub const fn mean(&self) -> Mean {
        Mean::of_hundredths(self.hundredths)
    }
}

impl Room {
    /// The questions whose keys were told: all before this one.
    #[must_use]
    pub fn told(&self) -> usize {
        match (self.phase(), self.setup().form) {
            (Phase::Asking(question) | Phase::Closed(question), _) => question,
            (Phase::Revealed(question) | Phase::Ranked(question), _) => question + 1,
            (Phase::Ended, _) => self.asked_in_all(),
            (Phase::Lobby | Phase::Sitting | Phase::Handed, _) => 0,
        }
    }

    /// The questions whose keys would be told if it were ended now: all before this one.
    #[must_use]
    pub fn asked_in_all(&self) -> usize {
        match self.setup().form {
            // All at once, and none where it never began.
            Form::Exam { .. } if self.asked_so_far() == 0 => 0,
            Form::Exam { .. } => self.quiz().questions().len(),
            Form::Live => self.asked_so_far(),
        }
    }

    /// The questions that count for somebody, of those before this one.
    pub fn counted<'r>(&'r self, person: &'r Participant, before: usize) -> impl Iterator<Item = usize> + 'r {
        person.put(before).filter(|question| !self.skipped().contains(question))
    }

    /// Everybody who answers, the best first; of equals who came first. It counts what was told.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        self.standings_before(self.told())
    }

    /// Everybody who answers, in the same order, by the questions before this one.
    #[must_use]
    pub fn standings_before(&self, told: usize) -> Vec<Standing> {
        let standing = |(who, person): (Who, &Participant)| {
            let counted = || self.counted(person, told);
            let given = || counted().filter_map(|question| person.given.get(&question));
            Standing {
                who,
                points: given().map(|given| given.points).sum(),
                right: given().filter(|given| given.right).count(),
                of: counted().count(),
                place: 0,
            }
        };
        let answering = self.people().filter(|(_, person)| !person.removed && !person.watches);
        let mut standings: Vec<Standing> = answering.map(standing).collect();
        standings.sort_by_key(|standing| (std::cmp::Reverse(standing.points), standing.who));
        let mut before: Option<(u64, usize)> = None;
        for (at, standing) in standings.iter_mut().enumerate() {
            let place = before.filter(|(points, _)| *points == standing.points).map_or(at + 1, |(_, place)| place);
            standing.place = place;
            before = Some((standing.points, place));
        }
        standings
    }

    /// The teams that have members, the best first.
    #[must_use]
    pub fn team_standings(&self) -> Vec<TeamStanding> {
        self.teams_by(&self.standings())
    }

    /// The teams that have members, by where their members stand.
    #[must_use]
    pub fn teams_by(&self, standings: &[Standing]) -> Vec<TeamStanding> {
        let team = |team: usize| {
            let is_in =
                |standing: &&Standing| self.person(standing.who).is_some_and(|person| person.team == Some(team));
            let members: Vec<u64> = standings.iter().filter(is_in).map(|standing| standing.points).collect();
            let count = members.len() as u64;
            (count > 0).then(|| TeamStanding {
                team,
                hundredths: members.iter().sum::<u64>() * 100 / count,
                members: members.len(),
                place: 0,
            })
        };
        let mut teams: Vec<TeamStanding> = (0..self.setup().teams.len()).filter_map(team).collect();
        // By what is shown: no two that look equal have different places.
        teams.sort_by_key(|team| (std::cmp::Reverse(team.mean()), team.team));
        let means: Vec<Mean> = teams.iter().map(TeamStanding::mean).collect();
        for team in &mut teams {
            team.place = 1 + means.iter().filter(|other| **other > team.mean()).count();
        }
        teams
    }
}
