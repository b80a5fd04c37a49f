//! Today's practice, one question at a time; driven by the window and by the simulation.

use std::collections::VecDeque;

use super::owed::owed;
use super::reason::ScheduleReason;
use super::skill::Skill;
use super::turn::{ScheduledTurn, TurnRates, questions_until_next};
use crate::progress::mastery::constants as c;
use crate::progress::mastery::{Day, DecisionKey, Mastery};
use crate::progress::moment::Moment;
use crate::rules::rng::SeededRng;

#[derive(Debug, Clone, PartialEq)]
pub struct ScheduledQuestion {
    pub key: DecisionKey,
    pub why: ScheduleReason,
}

#[derive(Debug, Clone)]
pub struct PracticeSession {
    mastery: Mastery,
    day: Day,
    budget_millis: u64,
    dice: SeededRng,
    /// Recall cells, and the indices of those never asked, next one last.
    cells: Vec<ScheduledTurn>,
    fresh: Vec<usize>,
    problems: Vec<ScheduledTurn>,
    rates: TurnRates,
    /// Turns of all cells in the time of one pass.
    total_rate: f64,
    /// A neighbour brought forward: the answer number from which it may come, its cell, and the reason.
    neighbour: Option<(u64, QueuePlace, ScheduleReason)>,
    cells_until_problem: u64,
    /// Errors and fading decisions of a mixed practice, next one first; asked in turn with the passes.
    owed: VecDeque<QueuePlace>,
    after_owed: bool,
    /// Answers since the last easy cell.
    since_easy: u64,
    /// The last right answer and its run length.
    running: (Option<u8>, u32),
}

/// Index into the cells or the problems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum QueuePlace {
    Cell(usize),
    Problem(usize),
}

/// Cells never asked, what weighs most last, where it is taken; among equals row by row.
fn fresh_cells(cells: &[ScheduledTurn], dice: &mut SeededRng) -> Vec<usize> {
    let mut fresh: Vec<(usize, &Skill)> = cells
        .iter()
        .enumerate()
        .filter(|(_, turn)| turn.due.is_none())
        .map(|(cell, turn)| (cell, &turn.skill))
        .collect();
    dice.shuffle(&mut fresh);
    fresh.sort_by(|(_, a), (_, b)| a.weight().total_cmp(&b.weight()).then(b.row.cmp(&a.row)));
    fresh.into_iter().map(|(cell, _)| cell).collect()
}

impl PracticeSession {
    /// A session of about `budget_millis`.
    pub(super) fn new(mastery: &Mastery, skills: &[Skill], budget_millis: u64, day: Day, dice: &mut SeededRng) -> Self {
        let mut dice = SeededRng::from_seed(dice.next_seed());
        let (problems, cells): (Vec<_>, Vec<_>) = skills.iter().partition(|skill| skill.form().problem);
        let rates = TurnRates::new(cells.iter().copied(), mastery);
        let rate = |skill: &Skill| rates.rate(skill, mastery.get(&skill.key));
        let total_rate = cells.iter().map(|skill| rate(skill)).sum::<f64>();
        let mut turn = |skill: &Skill| {
            let (asked, rate) = (mastery.get(&skill.key).map(|learnt| learnt.place), rate(skill));
            let due = asked.map(|asked| asked as f64 + questions_until_next(rate, total_rate, &mut dice));
            ScheduledTurn { skill: skill.clone(), due, asked, rate }
        };
        let cells: Vec<ScheduledTurn> = cells.into_iter().map(&mut turn).collect();
        let problems: Vec<ScheduledTurn> = problems.into_iter().map(&mut turn).collect();
        let turns = cells.iter().enumerate().map(|(cell, turn)| (QueuePlace::Cell(cell), turn));
        let turns =
            turns.chain(problems.iter().enumerate().map(|(problem, turn)| (QueuePlace::Problem(problem), turn)));
        let owed = owed(turns, mastery, day).into();
        let fresh = fresh_cells(&cells, &mut dice);
        Self {
            mastery: mastery.clone(),
            day,
            budget_millis,
            dice,
            cells,
            fresh,
            problems,
            rates,
            total_rate,
            neighbour: None,
            cells_until_problem: c::CELLS_BETWEEN_PROBLEMS.0,
            owed,
            after_owed: false,
            since_easy: c::EASY_APART,
            running: (None, 0),
        }
    }

    /// The next question; `None` if the time is up or nothing is left.
    pub fn next(&mut self, elapsed_millis: u64) -> Option<ScheduledQuestion> {
        if elapsed_millis >= self.budget_millis {
            return None;
        }
        let now = self.mastery.answers();
        let left = self.budget_millis - elapsed_millis;
        let (place, why) =
            self.next_neighbour(now).or_else(|| self.next_owed(left)).or_else(|| self.next_in_turn(now))?;
        let turn = self.turn(place)?;
        Some(ScheduledQuestion { key: turn.skill.key.clone(), why })
    }

    /// `millis` is thinking plus key press; `None` if untimed.
    pub fn record_answer(&mut self, item: &ScheduledQuestion, right: bool, millis: Option<u64>, at: Moment) {
        let Some(place) = self.place(&item.key) else { return };
        self.mastery.apply_answer(&item.key, at, right, millis, false);
        let now = self.mastery.answers();
        let Some(turn) = self.turn(place) else { return };
        let (before, rate) = (turn.rate, self.rates.rate(&turn.skill, self.mastery.get(&item.key)));
        if matches!(place, QueuePlace::Cell(_)) {
            self.total_rate += rate - before;
        }
        let interval = questions_until_next(rate, self.total_rate, &mut self.dice);
        let Some(turn) = self.turn_mut(place) else { return };
        turn.rate = rate;
        turn.asked = Some(now);
        turn.due = Some(now as f64 + interval);
        let (answer, is_easy) = (turn.skill.answer, turn.skill.is_easy);
        self.since_easy = if is_easy { 0 } else { self.since_easy.saturating_add(1) };
        self.after_owed = self.owed.contains(&place);
        self.owed.retain(|owed| *owed != place);
        self.running =
            if answer.is_some() && answer == self.running.0 { (answer, self.running.1 + 1) } else { (answer, 1) };
        self.neighbour.take_if(|(_, neighbour, _)| *neighbour == place);
        self.count(place);
        if let QueuePlace::Cell(_) = place {
            self.bring_neighbour_forward(place, now);
        }
    }

    pub const fn mastery(&self) -> &Mastery {
        &self.mastery
    }

    fn count(&mut self, place: QueuePlace) {
        if let QueuePlace::Cell(cell) = place {
            self.fresh.retain(|fresh| *fresh != cell);
            self.cells_until_problem = self.cells_until_problem.saturating_sub(1);
        } else {
            let (least, more) = c::CELLS_BETWEEN_PROBLEMS;
            self.cells_until_problem = least + self.dice.below(more) as u64;
        }
    }

    /// Every other time, brings the neighbour across the edge forward if its turn is near anyway.
    fn bring_neighbour_forward(&mut self, place: QueuePlace, now: u64) {
        let within = c::CONTRAST_WITHIN * self.cells.len() as f64;
        let after = c::CONTRAST_AFTER.0 + self.dice.below(c::CONTRAST_AFTER.1) as u64;
        let wanted = self.dice.below(2) == 0 && self.neighbour.is_none();
        let Some(turn) = self.turn(place).filter(|_| wanted) else { return };
        let near = |cell: &&ScheduledTurn| {
            let soon = cell.due.is_some_and(|due| due <= now as f64 + within);
            soon && turn.skill.partners.contains(&cell.skill.key) && cell.is_apart(now + after)
        };
        let Some(partner) = self.cells.iter().find(near).map(|cell| cell.skill.key.clone()) else { return };
        let beside = ScheduleReason::EasilyConfused(turn.skill.key.clone());
        self.neighbour = self.place(&partner).map(|place| (now + after, place, beside));
    }

    /// The neighbour brought forward; where it would lengthen a run of equal answers it goes back to its turn.
    fn next_neighbour(&mut self, now: u64) -> Option<(QueuePlace, ScheduleReason)> {
        let (_, place, why) = self.neighbour.take_if(|(from, ..)| *from <= now)?;
        self.varies(place).then_some((place, why))
    }

    /// True unless the answer would be one more of a full run of equal ones.
    fn varies(&self, place: QueuePlace) -> bool {
        let answer = self.turn(place).and_then(|turn| turn.skill.answer);
        answer.is_none() || answer != self.running.0 || self.running.1 < c::EQUAL_RUNNING
    }

    /// Every other question while the time is ample, every one otherwise.
    fn next_owed(&self, left_millis: u64) -> Option<(QueuePlace, ScheduleReason)> {
        let turn = self.turn(*self.owed.front()?)?;
        let needed: u64 = self.owed.iter().filter_map(|place| self.turn(*place)).map(|turn| turn.skill.millis).sum();
        let waits = self.after_owed && needed < left_millis;
        let why = ScheduleReason::for_owed(self.mastery.get(&turn.skill.key), self.day);
        self.owed.front().filter(|_| !waits).map(|place| (*place, why))
    }

    /// The next cell never asked; an easy one only now and then.
    fn next_fresh(&self) -> Option<usize> {
        let easy = |cell: usize| self.cells.get(cell).is_some_and(|turn| turn.skill.is_easy);
        let next = |is_easy: bool| self.fresh.iter().rev().copied().find(|cell| easy(*cell) == is_easy);
        next(false).or_else(|| next(true).filter(|_| self.since_easy >= c::EASY_APART))
    }

    fn next_in_turn(&mut self, now: u64) -> Option<(QueuePlace, ScheduleReason)> {
        if self.cells.is_empty() || (self.cells_until_problem == 0 && !self.problems.is_empty()) {
            return self.next_problem();
        }
        let new = self.next_fresh();
        let Some(cell) = new.or_else(|| self.next_cell(now)).or_else(|| self.fresh.last().copied()) else {
            return self.next_problem();
        };
        let skill = &self.cells.get(cell)?.skill;
        let why = ScheduleReason::for_turn(self.mastery.get(&skill.key), self.rates.is_frequent(skill), self.day);
        Some((QueuePlace::Cell(cell), why))
    }

    /// The next cell in turn among those asked before.
    fn next_cell(&self, now: u64) -> Option<usize> {
        let mut open: Vec<(f64, usize)> =
            self.cells.iter().enumerate().filter_map(|(cell, turn)| Some((turn.due?, cell))).collect();
        open.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let waits = |cell: usize| self.neighbour.as_ref().is_some_and(|(_, place, _)| *place == QueuePlace::Cell(cell));
        let turns = || open.iter().map(|(_, cell)| *cell);
        let seldom = |turn: &ScheduledTurn| !turn.skill.is_easy || self.since_easy >= c::EASY_APART;
        let can = |turn: &ScheduledTurn| turn.is_apart(now) && seldom(turn);
        let apart = |cell: &usize| self.cells.get(*cell).is_some_and(can) && !waits(*cell);
        let best = turns().take(c::LOOK_AHEAD).find(|cell| apart(cell) && self.varies(QueuePlace::Cell(*cell)));
        best.or_else(|| turns().find(apart)).or_else(|| turns().next())
    }

    /// The problem of suitable difficulty among those not asked for longest.
    fn next_problem(&mut self) -> Option<(QueuePlace, ScheduleReason)> {
        let mut open: Vec<usize> = (0..self.problems.len()).collect();
        self.dice.shuffle(&mut open);
        open.sort_by_key(|problem| self.problems.get(*problem).map(|turn| turn.asked));
        open.truncate(self.problems.len().div_ceil(2).min(c::PROBLEM_CANDIDATES));
        let solved =
            |problem: &usize| self.problems.get(*problem).map(|turn| self.mastery.solve_probability(&turn.skill.key));
        let off = |problem: &usize| solved(problem).map_or(1.0, |right| (right - c::PROBLEM_RIGHT).abs());
        let problem = open.into_iter().min_by(|a, b| off(a).total_cmp(&off(b)))?;
        let new = self.problems.get(problem)?.asked.is_none();
        let why = if new { ScheduleReason::New } else { ScheduleReason::Problem(solved(&problem)?) };
        Some((QueuePlace::Problem(problem), why))
    }

    fn turn(&self, place: QueuePlace) -> Option<&ScheduledTurn> {
        match place {
            QueuePlace::Cell(cell) => self.cells.get(cell),
            QueuePlace::Problem(problem) => self.problems.get(problem),
        }
    }

    fn turn_mut(&mut self, place: QueuePlace) -> Option<&mut ScheduledTurn> {
        match place {
            QueuePlace::Cell(cell) => self.cells.get_mut(cell),
            QueuePlace::Problem(problem) => self.problems.get_mut(problem),
        }
    }

    fn place(&self, key: &DecisionKey) -> Option<QueuePlace> {
        let at = |turns: &[ScheduledTurn]| turns.iter().position(|turn| turn.skill.key == *key);
        at(&self.cells).map(QueuePlace::Cell).or_else(|| at(&self.problems).map(QueuePlace::Problem))
    }

    /// The questions if every answer is right and takes the usual time.
    pub(super) fn preview(mut self) -> Vec<ScheduledQuestion> {
        let (mut items, mut elapsed) = (Vec::new(), 0);
        let at = self.mastery.day_start(self.day);
        while let Some(item) = self.next(elapsed) {
            elapsed +=
                self.place(&item.key).and_then(|place| self.turn(place)).map_or(1, |turn| turn.skill.millis.max(1));
            self.record_answer(&item, true, None, at);
            items.push(item);
        }
        items
    }
}
