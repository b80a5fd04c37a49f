//! The rivals: other ways to choose the next cell.

use fsrs::{FSRS, MemoryState, current_retrievability};
use tailleur::rules::rng::SeededRng;

use super::learner::Learner;
use super::trial::whole;

/// A way to choose what is asked next. It sees what a program sees, answers and times; the learner is for the
/// clairvoyant alone.
pub(crate) trait Policy {
    fn begin(&mut self, day: u32);
    fn next(&mut self, second: f64, learner: &dyn Learner) -> usize;
    fn answered(&mut self, cell: usize, right: bool, millis: u64);
}

/// Every cell once a pass, each pass in an order of its own; a pass goes on the next day.
pub(crate) struct Shuffle {
    cells: usize,
    open: Vec<usize>,
    dice: SeededRng,
}

impl Shuffle {
    pub(crate) fn new(cells: usize, seed: u64) -> Self {
        Self { cells, open: Vec::new(), dice: SeededRng::from_seed(seed) }
    }
}

impl Policy for Shuffle {
    fn begin(&mut self, _: u32) {}

    fn next(&mut self, _: f64, _: &dyn Learner) -> usize {
        if self.open.is_empty() {
            self.open = (0..self.cells).collect();
            self.dice.shuffle(&mut self.open);
        }
        self.open.pop().unwrap_or_default()
    }

    fn answered(&mut self, _: usize, _: bool, _: u64) {}
}

/// FSRS as it stands: new cells first, then whatever is least likely to be remembered at this moment.
pub(crate) struct Lowest {
    fsrs: FSRS,
    cells: Vec<Option<(MemoryState, f32)>>,
    new: Vec<usize>,
    now: f32,
    day: f32,
    last: usize,
}

impl Lowest {
    pub(crate) fn new(cells: usize, seed: u64) -> Self {
        let mut new: Vec<usize> = (0..cells).collect();
        SeededRng::from_seed(seed).shuffle(&mut new);
        Self { fsrs: FSRS::default(), cells: vec![None; cells], new, now: 0.0, day: 0.0, last: usize::MAX }
    }
}

impl Policy for Lowest {
    fn begin(&mut self, day: u32) {
        self.day = day as f32;
    }

    fn next(&mut self, second: f64, _: &dyn Learner) -> usize {
        self.now = self.day + second as f32 / 86_400.0;
        if let Some(cell) = self.new.last() {
            return *cell;
        }
        let chance = |cell: &usize| match self.cells[*cell] {
            Some((state, at)) => current_retrievability(state, self.now - at, 0.1542),
            None => 0.0,
        };
        let open = (0..self.cells.len()).filter(|cell| *cell != self.last);
        open.min_by(|a, b| chance(a).total_cmp(&chance(b))).unwrap_or_default()
    }

    fn answered(&mut self, cell: usize, right: bool, millis: u64) {
        self.new.retain(|new| *new != cell);
        self.last = cell;
        let before = self.cells[cell];
        let days = before.map_or(0, |(_, at)| whole(f64::from(self.now.floor() - at.floor())) as u32);
        let Ok(next) = self.fsrs.next_states(before.map(|(state, _)| state), 0.9, days) else { return };
        let next = match (right, millis) {
            (false, _) => next.again,
            (_, 2_750..) => next.hard,
            (_, 1_550..) => next.good,
            _ => next.easy,
        };
        self.cells[cell] = Some((next.memory, self.now));
    }
}

/// Leitner's five boxes: box n is asked every 2^n passes' worth of questions; a wrong one goes back to the first.
pub(crate) struct Leitner {
    boxes: Vec<u32>,
    due: Vec<u64>,
    asked: u64,
}

impl Leitner {
    pub(crate) fn new(cells: usize, seed: u64) -> Self {
        let mut due: Vec<u64> = (0..cells as u64).collect();
        SeededRng::from_seed(seed).shuffle(&mut due);
        Self { boxes: vec![0; cells], due, asked: cells as u64 }
    }
}

impl Policy for Leitner {
    fn begin(&mut self, _: u32) {}

    fn next(&mut self, _: f64, _: &dyn Learner) -> usize {
        (0..self.due.len()).min_by_key(|cell| self.due[*cell]).unwrap_or_default()
    }

    fn answered(&mut self, cell: usize, right: bool, _: u64) {
        self.asked += 1;
        self.boxes[cell] = if right { (self.boxes[cell] + 1).min(4) } else { 0 };
        let cells = self.boxes.len() as u64;
        self.due[cell] = self.asked + (cells << self.boxes[cell]) / 4;
    }
}

/// Keeps at the weakest, as keybr does: six cells, one more when all of them are quick enough, and every
/// second question about the slowest.
pub(crate) struct Weakest {
    order: Vec<usize>,
    open: usize,
    seconds: Vec<Option<f64>>,
    best: Vec<f64>,
    last: usize,
    dice: SeededRng,
}

impl Weakest {
    pub(crate) fn new(cells: usize, seed: u64) -> Self {
        let mut dice = SeededRng::from_seed(seed);
        let mut order: Vec<usize> = (0..cells).collect();
        dice.shuffle(&mut order);
        Self { order, open: 6, seconds: vec![None; cells], best: vec![f64::MAX; cells], last: usize::MAX, dice }
    }
}

impl Policy for Weakest {
    fn begin(&mut self, _: u32) {}

    fn next(&mut self, _: f64, _: &dyn Learner) -> usize {
        let active = &self.order[..self.open.min(self.order.len())];
        let slow = |cell: &usize| self.seconds[*cell].unwrap_or(f64::MAX);
        if self.dice.below(2) == 0 {
            let other = active.iter().filter(|cell| **cell != self.last);
            return other.max_by(|a, b| slow(a).total_cmp(&slow(b))).copied().unwrap_or_default();
        }
        loop {
            let cell = self.dice.pick(active).copied().unwrap_or_default();
            if cell != self.last {
                return cell;
            }
        }
    }

    fn answered(&mut self, cell: usize, right: bool, millis: u64) {
        self.last = cell;
        // A wrong answer counts as a slow one.
        let seconds = if right { millis as f64 / 1_000.0 } else { 5.0 };
        let filtered = self.seconds[cell].map_or(seconds, |before| 0.9 * before + 0.1 * seconds);
        self.seconds[cell] = Some(filtered);
        self.best[cell] = self.best[cell].min(filtered);
        let open = self.open.min(self.order.len());
        if self.order[..open].iter().all(|cell| self.best[*cell] <= 1.5) {
            self.open += 1;
        }
    }
}
