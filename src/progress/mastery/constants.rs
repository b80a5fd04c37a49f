//! The constants of mastery and schedule, with their sources.
//!
//! "Simulated" means: chosen among a few round values with `cargo bench --bench teaching -- tune`, on learners other
//! than those of the table in `docs/teaching.md`.

/// Start of a practice day in ms after local midnight: a night shift belongs to the day before.
pub const DAY_BEGINS_MILLIS: i64 = 4 * 3_600_000;

/// Prior probability that a decision is known (Corbett and Anderson, 1995, use .2 to .5).
pub const KNOWN_BEFORE: f64 = 0.3;
/// Probability of a wrong answer to a known decision (Corbett and Anderson bound it at .1).
pub const SLIP: f64 = 0.05;
/// Slip probability of a slow answer, which is weaker evidence (after Chu and Pavlik, 2023).
pub const SLIP_SLOW: f64 = 0.25;
/// Probability of a wrong answer to a known decision in a room or on paper (our guess: haste, and a slip of the pen).
pub const SLIP_IN_COMPANY: f64 = 0.1;
/// Share of right answers on paper that were looked up or copied (our guess).
pub const COPIED_ON_PAPER: f64 = 0.2;
/// Guesses at the table, where there is no list of answers to choose from, as a share of those in a drill (our guess).
pub const GUESSED_AT_THE_TABLE: f64 = 0.5;
/// Probability that a verdict teaches an unknown decision.
pub const LEARNS: f64 = 0.05;
/// Knowledge stays this far from 0 and 1, so that evidence can still move it.
pub const CERTAINTY: f64 = 0.001;
/// Knowledge threshold (the usual criterion of knowledge tracing).
pub const KNOWN: f64 = 0.95;
/// Share of wrong answers to decisions that were never asked: most are guessed between two, and some are known.
pub const GUESS_UNASKED: f64 = 0.45;
/// Guess probability where the choice of drill gives the answer away.
pub const GUESS_GIVEN_AWAY: f64 = 0.9;

/// Default key-press time in ms (simple two-choice reaction).
pub const MOTOR_MILLIS: u32 = 350;
/// Minimum thinking time in ms.
pub const LEAST_THOUGHT_MILLIS: u32 = 100;
/// Default target time in ms above the motor baseline.
pub const TARGET_MILLIS: u32 = 1_200;
/// Longest time in ms that still counts for speed, for a two-choice question; scaled by the target for other forms.
pub const DISTRACTED_MILLIS: u32 = 10_000;
/// Weight of the newest value in the filtered logarithm of times.
pub const SPEED_NEWEST: f64 = 0.3;
/// A right answer above this multiple of the target is slow.
pub const SLOW_TARGETS: u32 = 2;
/// Minimum number of warm-up taps for a motor baseline.
pub const WARM_UP_TAPS: usize = 5;

/// Recall probability below which a decision is due (default of Anki and FSRS).
pub const DUE_BELOW: f32 = 0.9;

/// Initial step of an ability rating, its decay per answer and its minimum (form of Klinkenberg, Straatemeier and van
/// der Maas, 2011).
pub const RATING_STEP: f64 = 0.3;
pub const RATING_STEP_FALLS: f64 = 0.05;
pub const RATING_STEP_LEAST: f64 = 0.02;
/// Time limit of a problem, in targets, for the score of its rating.
pub const RATING_TIME_TARGETS: u32 = 4;
/// Success rate that problem selection aims at (Maths Garden uses .75; Wilson and others, 2019, find .85 best).
pub const PROBLEM_RIGHT: f64 = 0.8;
/// Maximum number of problems compared when choosing one.
pub const PROBLEM_CANDIDATES: usize = 20;
/// Cells between two problems: minimum and random extra.
pub const CELLS_BETWEEN_PROBLEMS: (u64, usize) = (4, 3);

/// Random shift of a cell's turn, as a share of a pass: 0 is an order that can be memorised, 1 nearly a shuffle, which
/// sometimes asks a cell twice in a short time. Simulated.
pub const PASS_JITTER: f64 = 0.15;
/// Exponent of a decision's weight in how often it comes round: 0 would ask all alike, 1 the frequent ones so often
/// that the others are not learnt. Simulated.
pub const WEIGHT_POWER: f64 = 0.145;
/// What is added to the exponent for each unit of scarcity. Simulated.
pub const WEIGHT_POWER_SCARCE: f64 = 0.95;
/// What is added to the exponent where time is ample: once all has been asked often, more turns for what is frequent cost
/// the rest little. Simulated.
pub const WEIGHT_POWER_AMPLE: f64 = 0.22;
/// Answers to each decision from which time counts as ample, and from which it fully does. Simulated.
pub const AMPLE_ANSWERS: (f64, f64) = (12.0, 33.0);
/// Limits of a decision's weight in multiples of the average. Simulated.
pub const WEIGHT_LIMITS: (f64, f64) = (0.05, 20.0);
/// Multiple of the average weight from which a decision is called frequent.
pub const FREQUENT: f64 = 2.0;
/// Share of recent errors that is left where time is ample; scarcity is what is above it. Simulated.
pub const ERRORS_WITH_AMPLE_TIME: f64 = 0.25;
/// Share of right answers assumed until there are enough answers to measure it.
pub const RIGHT_BEFORE: f64 = 0.75;
pub const SCARCITY_ANSWERS: u32 = 20;
/// Turns of stuck cells, as a multiple. Simulated.
pub const STUCK_RATE: f64 = 1.1;
/// Turns of fluent cells, as a multiple. Simulated.
pub const FLUENT_RATE: f64 = 0.87;
/// Stuck: minimum number of answers, and of wrong ones among the last three.
pub const STUCK: (u32, u32) = (5, 2);
/// Fluent: minimum number of answers, and of consecutive right ones within the target.
pub const FLUENT: (u32, u32) = (3, 2);
/// Questions before the neighbour across the edge follows: minimum and random extra.
pub const CONTRAST_AFTER: (u64, usize) = (3, 4);
/// The neighbour is brought forward only if its turn is within this share of a pass. Simulated.
pub const CONTRAST_WITHIN: f64 = 0.5;
/// Minimum number of questions between two turns of a cell.
pub const APART: u64 = 4;
/// Maximum number of consecutive equal answers.
pub const EQUAL_RUNNING: u32 = 3;
/// Number of next cells searched for one that may come now.
pub const LOOK_AHEAD: usize = 6;

/// Default duration in ms of a tableau question with its verdict: a look at the table, the answer, and the verdict, of
/// which some are wrong and read to the end (our estimate).
pub const CELL_MILLIS: u64 = 6_000;

/// Most questions of a day's practice a minute, however short they are (our choice).
pub const QUESTIONS_A_MINUTE: usize = 6;

/// Questions from one easy cell to the next: where the whole row has one answer, the cells hardly need practice.
pub const EASY_APART: u64 = 5;

/// Duration in ms above which a question is long: a tableau from memory, an order.
pub const LONG_MILLIS: u64 = 28_000;
/// Long questions take at most one part in this many of a day's practice (our choice).
pub const LONG_SHARE: u64 = 5;
