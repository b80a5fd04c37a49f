//! A simulated learner, independent of the model of memory.

/// A time: the day, and the second of that day's practice.
#[derive(Debug, Clone, Copy)]
pub(crate) struct When {
    pub(crate) day: u32,
    pub(crate) second: f64,
}

/// An answer as the program sees it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Given {
    pub(crate) right: bool,
    pub(crate) seconds: f64,
}

#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Shown {
    /// The probability that it is recalled.
    pub(crate) recalled: f64,
    /// The probability that it is recalled within [`FLUENT_SECONDS`].
    pub(crate) fluent: f64,
    /// The probability that the answer is right, guesses and slips among them.
    pub(crate) right: f64,
}

impl Shown {
    /// What is not recalled is guessed.
    pub(crate) fn guessing(recalled: f64, fluent: f64) -> Self {
        Self { recalled, fluent, right: recalled + (1.0 - recalled) * GUESS }
    }

    pub(crate) fn minus(self, other: Self) -> Self {
        Self {
            recalled: self.recalled - other.recalled,
            fluent: self.fluent - other.fluent,
            right: self.right - other.right,
        }
    }
}

/// Within which time an answer is fluent.
pub(crate) const FLUENT_SECONDS: f64 = 1.5;

/// Between two choices a guess is right half of the time.
pub(crate) const GUESS: f64 = 0.5;

pub(crate) const MOTOR_SECONDS: f64 = 0.35;

/// A learner who is asked, answers, and is shown the right answer.
pub(crate) trait Learner {
    /// Answers about a cell and learns from the verdict.
    fn answer(&mut self, cell: usize, when: When) -> Given;

    fn tested(&self, cell: usize, when: When) -> Shown;

    /// What only a clairvoyant sees: the effect of one more question.
    fn prospect(&self, _cell: usize, _now: When, _exam: When) -> Prospect {
        Prospect::default()
    }

    /// What only a clairvoyant sees: a number that is larger for cells that are harder to learn.
    fn difficulty(&self, _cell: usize) -> f64 {
        1.0
    }
}

/// The expected effect of asking about a cell now.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Prospect {
    /// Gain in the probabilities on the exam's day.
    pub(crate) gain: Shown,
    /// Seconds until the answer.
    pub(crate) seconds: f64,
    /// Probability of a right answer.
    pub(crate) right: f64,
}

pub(crate) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
