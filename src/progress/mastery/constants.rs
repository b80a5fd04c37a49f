//! Every number that mastery and the schedule rest on, with where it comes from.
//!
//! "Simulated" means: chosen among a few round values with `cargo bench --bench teaching -- tune`, on
//! learners other than those of the table in `docs/teaching.md`.

/// When a day of practice begins, in milliseconds after local midnight: a night shift belongs to the day before.
pub const DAY_BEGINS_MILLIS: i64 = 4 * 3_600_000;

/// How probable it is that something never asked about is known (Corbett and Anderson, 1995, use .2 to .5).
pub const KNOWN_BEFORE: f64 = 0.3;
/// How probable a wrong answer about what is known is (Corbett and Anderson bound it at .1).
pub const SLIP: f64 = 0.05;
/// The same for a slow answer: that it was right says less (after Chu and Pavlik, 2023).
pub const SLIP_SLOW: f64 = 0.25;
/// How probable it is that a verdict teaches what was not known.
pub const LEARNS: f64 = 0.05;
/// Nothing is ever certain: knowledge stays this far from nought and one, so that evidence can move it.
pub const CERTAINTY: f64 = 0.001;
/// From here on a decision counts as known (the usual criterion of knowledge tracing).
pub const KNOWN: f64 = 0.95;
/// How probably a right answer is a guess where the choice of drill gives the answer away.
pub const GUESS_GIVEN_AWAY: f64 = 0.9;

/// What pressing a key takes where it was not measured, in milliseconds (simple two-choice reaction).
pub const MOTOR_MILLIS: u32 = 350;
/// The least time that is reckoned for thought, in milliseconds.
pub const LEAST_THOUGHT_MILLIS: u32 = 100;
/// The target of a house that names none, in milliseconds above the motor baseline.
pub const TARGET_MILLIS: u32 = 1_200;
/// An answer that takes longer says whether it is known and nothing of speed, in milliseconds for a
/// two-choice question; other forms have as much more as their target is longer.
pub const DISTRACTED_MILLIS: u32 = 10_000;
/// The share of the newest time in the filtered logarithm of times.
pub const SPEED_NEWEST: f64 = 0.3;
/// Above so many targets a right answer is slow.
pub const SLOW_TARGETS: u32 = 2;
/// The taps of the warm-up that measures the motor baseline, at least so many.
pub const WARM_UP_TAPS: usize = 5;

/// Below this probability of recall a decision is due (the default of Anki and of FSRS).
pub const DUE_BELOW: f32 = 0.9;

/// The step of an ability rating: at first, and how it falls with the number of answers, and its least
/// (the form of Klinkenberg, Straatemeier and van der Maas, 2011).
pub const RATING_STEP: f64 = 0.3;
/// How fast the step falls with the number of answers.
pub const RATING_STEP_FALLS: f64 = 0.05;
/// The least step.
pub const RATING_STEP_LEAST: f64 = 0.02;
/// A problem's time is up after so many targets, for the score of its rating.
pub const RATING_TIME_TARGETS: u32 = 4;
/// Problems are chosen to be right this often (Maths Garden uses .75; Wilson and others, 2019, find .85 best).
pub const PROBLEM_RIGHT: f64 = 0.8;
/// The most problems that are compared before one is chosen.
pub const PROBLEM_CANDIDATES: usize = 20;
/// So many cells, and up to as many more as the second number says, come between two problems.
pub const CELLS_BETWEEN_PROBLEMS: (u64, usize) = (4, 3);

/// How far a cell's turn may move about, as a share of a pass. Nought would be an order that can be learnt
/// by heart; one is nearly a shuffle, which now and then asks a cell twice in a short time. Simulated.
pub const PASS_JITTER: f64 = 0.4;
/// How much longer the way to the next turn is for what is fluent and not due. Simulated.
pub const THIN_FLUENT: f64 = 0.15;
/// How much longer it is for what stays wrong: time spent there is lost to the rest. Simulated.
pub const THIN_STUCK: f64 = 0.25;
/// What stays wrong: asked at least so often, and so many of the last three answers wrong.
pub const STUCK: (u32, u32) = (6, 2);
/// Fluent: asked at least so often, and so many answers running right and within the target.
pub const FLUENT: (u32, u32) = (3, 2);
/// A wrong answer comes again after so many others, and up to as many more as the second number says.
pub const ASKED_AGAIN_AFTER: (u64, usize) = (8, 5);
/// Only what was this probably known is asked again; what never was has its turn in the next pass. Simulated.
pub const ASKED_AGAIN_KNOWN: f64 = 0.9;
/// How much longer the way to the next turn is after being asked again. Simulated.
pub const THIN_ASKED_AGAIN: f64 = 0.5;
/// The neighbour across the edge follows after so many others, and up to as many more as the second number says.
pub const CONTRAST_AFTER: (u64, usize) = (3, 4);
/// It is brought forward only where its turn is within this share of a pass. Simulated.
pub const CONTRAST_WITHIN: f64 = 0.5;
/// No cell comes within so many questions of itself.
pub const APART: u64 = 4;
/// No more equal answers running than this.
pub const EQUAL_RUNNING: u32 = 3;
/// How many of the next in turn are looked through for one that may come now.
pub const LOOK_AHEAD: usize = 6;

/// What a question of the tableau takes with its verdict where nothing is known of the person's times, in
/// milliseconds: the pressed key, the target of thought, and as long again to read the verdict (our estimate).
pub const CELL_MILLIS: u64 = 3_000;

/// A question that takes longer than this is a long one, in milliseconds: a tableau from memory, an order.
pub const LONG_MILLIS: u64 = 25_000;
/// Long ones take no more than this part of a day's practice: few questions teach little of the rest (our choice).
pub const LONG_SHARE: u64 = 4;
