//! Standings: points over the revealed questions.

use std::collections::BTreeMap;

use super::identity::ParticipantId;
use super::participant::Participant;
use super::room::{Phase, Room};
use super::setup::RoomMode;
use crate::i18n::Catalog;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParticipantStanding {
    pub who: ParticipantId,
    pub points: u64,
    pub right: usize,
    pub counted: usize,
    /// Rank from 1; ties share a rank.
    pub place: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamStanding {
    pub team: usize,
    /// Mean of the members' points in hundredths, so that small teams have no advantage.
    pub hundredths: u64,
    pub members: usize,
    /// Rank from 1; ties share a rank.
    pub place: usize,
}

/// A mean of points, rounded to tenths for display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mean {
    tenths: u64,
}

impl Mean {
    /// Rounds hundredths to the nearest tenth.
    pub const fn of_hundredths(hundredths: u64) -> Self {
        Self { tenths: hundredths.saturating_add(5) / 10 }
    }

    /// Display text, with a decimal only if not whole.
    pub fn describe(self, words: &Catalog) -> String {
        match (self.tenths / 10, self.tenths % 10) {
            (whole, 0) => words.whole(whole),
            (whole, rest) => format!("{}{}", words.whole(whole), words.decimal(&format!(".{rest}"))),
        }
    }

    pub fn points(self) -> f64 {
        self.tenths as f64 / 10.0
    }

    pub const fn rounded_down(self) -> u64 {
        self.tenths / 10
    }
}

impl TeamStanding {
    pub const fn mean(&self) -> Mean {
        Mean::of_hundredths(self.hundredths)
    }
}

impl Room {
    /// Number of revealed questions; these come first.
    pub fn revealed_count(&self) -> usize {
        match (self.phase(), self.setup().form) {
            (Phase::Ready(question) | Phase::Question(question) | Phase::Closed(question), _) => question,
            (Phase::Revealed(question) | Phase::Ranked(question), _) => question + 1,
            (Phase::Ended, _) => self.revealed_at_end(),
            (Phase::Lobby | Phase::Sitting | Phase::Collected, _) => 0,
        }
    }

    /// Number of questions that would be revealed if the session ended now.
    pub fn revealed_at_end(&self) -> usize {
        match self.setup().form {
            // All at once, or none if it never began.
            RoomMode::Exam { .. } if self.asked_so_far() == 0 => 0,
            RoomMode::Exam { .. } => self.quiz().questions().len(),
            RoomMode::Live => self.asked_so_far(),
        }
    }

    /// Questions before this one that count for a participant.
    pub fn counted<'r>(&'r self, person: &'r Participant, before: usize) -> impl Iterator<Item = usize> + 'r {
        person.questions_put(before).filter(|question| !self.skipped().contains(question))
    }

    /// Standings over the revealed questions, best first; ties in order of joining.
    pub fn standings(&self) -> Vec<ParticipantStanding> {
        self.standings_before(self.revealed_count())
    }

    /// Standings over the first questions, in the same order.
    pub fn standings_before(&self, asked: usize) -> Vec<ParticipantStanding> {
        let standing = |(who, person): (ParticipantId, &Participant)| {
            let counted = || self.counted(person, asked);
            let given = || counted().filter_map(|question| person.answers.get(&question));
            ParticipantStanding {
                who,
                points: given().map(|given| given.points).sum(),
                right: given().filter(|given| given.right).count(),
                counted: counted().count(),
                place: 0,
            }
        };
        let answering = self.people().filter(|(_, person)| person.is_in() && !person.watches);
        let mut standings: Vec<ParticipantStanding> = answering.map(standing).collect();
        standings.sort_by_key(|standing| (std::cmp::Reverse(standing.points), standing.who));
        let mut before: Option<(u64, usize)> = None;
        for (at, standing) in standings.iter_mut().enumerate() {
            let place = before.filter(|(points, _)| *points == standing.points).map_or(at + 1, |(_, place)| place);
            standing.place = place;
            before = Some((standing.points, place));
        }
        standings
    }

    /// Each participant's place before the last question that counts; empty in a calm room and until there are two.
    pub fn former_places(&self) -> BTreeMap<ParticipantId, usize> {
        self.former_standings().into_iter().map(|standing| (standing.who, standing.place)).collect()
    }

    /// The standings before the last question that counts; empty in a calm room and until there are two.
    pub fn former_standings(&self) -> Vec<ParticipantStanding> {
        let revealed = self.revealed_count();
        let mut counting = (0..revealed).rev().filter(|question| !self.skipped().contains(question));
        let (last, earlier) = (counting.next(), counting.next());
        match (last, earlier) {
            (Some(last), Some(_)) if self.setup().lively && self.setup().form == RoomMode::Live => {
                self.standings_before(last)
            }
            _ => Vec::new(),
        }
    }

    /// Number of right answers in a row, up to the last revealed question; 0 in a calm room.
    pub fn streak(&self, person: &Participant) -> usize {
        if !self.setup().lively {
            return 0;
        }
        let counted: Vec<usize> = self.counted(person, self.revealed_count()).collect();
        let is_right = |question: &&usize| person.answers.get(*question).is_some_and(|given| given.right);
        counted.iter().rev().take_while(is_right).count()
    }

    /// Teams that have members, best first.
    pub fn team_standings(&self) -> Vec<TeamStanding> {
        self.teams_by(&self.standings())
    }

    pub fn teams_by(&self, standings: &[ParticipantStanding]) -> Vec<TeamStanding> {
        let team = |team: usize| {
            let is_in = |standing: &&ParticipantStanding| {
                self.person(standing.who).is_some_and(|person| person.team == Some(team))
            };
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
        // By the displayed value, so that equal displays share a place.
        teams.sort_by_key(|team| (std::cmp::Reverse(team.mean()), team.team));
        let means: Vec<Mean> = teams.iter().map(TeamStanding::mean).collect();
        for team in &mut teams {
            team.place = 1 + means.iter().filter(|other| **other > team.mean()).count();
        }
        teams
    }
}
