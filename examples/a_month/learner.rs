//! A made-up learner: guesses at first, grows sure and quick with practice, forgets a little overnight, and
//! keeps getting a few things wrong.

use std::collections::HashMap;

use tailleur::drill::AnyDrill;
use tailleur::drill::question::Answer;
use tailleur::progress::mastery::constants::{MOTOR_MILLIS, TARGET_MILLIS};
use tailleur::progress::mastery::{Day, DrillForm};
use tailleur::progress::{AnswerRecord, AnswerSource, DeviceId, Moment, RecordIdGenerator};
use tailleur::rules::house::House;
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::tableau::Act;

/// One decision in so many stays hard.
const STUBBORN: u64 = 11;

/// The learner.
pub(crate) struct Learner {
    pub(crate) stamps: RecordIdGenerator,
    dice: SeededRng,
    known: HashMap<(&'static str, String), (f64, Day)>,
    /// The decisions of each drill as it was filtered.
    decisions: HashMap<String, Vec<String>>,
}

/// A question to put to the learner.
pub(crate) struct Asked<'a> {
    pub(crate) path: &'a str,
    pub(crate) version: u32,
    pub(crate) drill: &'a AnyDrill,
    /// One of its decisions; any if empty.
    pub(crate) decision: Option<usize>,
    pub(crate) number: u32,
    pub(crate) seed: u64,
}

impl Learner {
    pub(crate) fn new(device: DeviceId, seed: u64) -> Self {
        Self {
            stamps: RecordIdGenerator::new(device, seed),
            dice: SeededRng::from_seed(seed.rotate_left(7)),
            known: HashMap::new(),
            decisions: HashMap::new(),
        }
    }

    /// Answers a question put now; `None` where the drill has none in this house.
    pub(crate) fn answer(&mut self, asked: &Asked<'_>, house: &House, now: Moment) -> Option<AnswerRecord> {
        let drill = asked.drill.drill();
        let all = self.decisions.entry(format!("{:?}", asked.drill)).or_insert_with(|| drill.decisions(house));
        let place = asked.decision.unwrap_or_else(|| self.dice.below(all.len().max(1)));
        let decision = all.get(place)?.clone();
        let posed = drill.pose(place, house, &mut SeededRng::from_seed(asked.seed))?;
        let form = DrillForm::for_drill(asked.drill.name());
        let (right, millis) = self.decide(asked.drill.name(), &decision, form, Day::from_moment(now, 0));
        let expected = posed.key.answer;
        let given = if right { Some(expected.clone()) } else { wrong(&expected) };
        let right = given.as_ref().is_none_or(|given| *given == expected);
        let at = now.plus(millis);
        Some(AnswerRecord {
            id: self.stamps.next_id(at),
            at,
            device: self.stamps.device().clone(),
            lesson: asked.path.to_owned(),
            version: asked.version,
            house: house.id.clone(),
            drill: asked.drill.name().into(),
            seed: asked.seed,
            number: asked.number,
            decision: decision.into(),
            answer: posed.question.form.format_answer(given.as_ref().unwrap_or(&expected)),
            expected: posed.question.form.format_answer(&expected),
            right,
            millis: Some(millis),
            given_away: false,
            helped: false,
            table: None,
            minutes_east: None,
            run: None,
            source: AnswerSource::Alone,
        })
    }

    fn decide(&mut self, drill: &'static str, decision: &str, form: DrillForm, today: Day) -> (bool, u64) {
        let stubborn = u64::from(crc32fast::hash(decision.as_bytes())).is_multiple_of(STUBBORN);
        let (sure, last) = self.known.entry((drill, decision.to_owned())).or_insert((0.0, today));
        // A night takes some of it, and what sits well less.
        let nights = f64::from(today.since(*last));
        *sure *= (-0.12 * nights / (1.0 + *sure)).exp();
        *last = today;
        let knows = 1.0 - (-0.55 * *sure).exp();
        let hard = if stubborn { 0.62 } else { 0.97 };
        let right = self.dice.below(10_000) as f64 / 10_000.0 < knows * hard + (1.0 - knows) * form.guess.max(0.35);
        let pace = (0.75 + 2.0 / (1.0 + *sure).sqrt()) * if stubborn { 1.35 } else { 1.0 };
        *sure += if right { 1.0 } else { 0.6 };
        let thought = f64::from(TARGET_MILLIS) * f64::from(form.targets) * 0.62 * pace;
        let millis = f64::from(MOTOR_MILLIS) + thought * (0.35 * self.bell()).exp() * if right { 1.0 } else { 1.25 };
        (right, millis as u64)
    }

    /// A number of the normal distribution, nearly: the sum of twelve even ones, less six.
    fn bell(&mut self) -> f64 {
        (0..12).map(|_| self.dice.below(1 << 16) as f64 / 65_536.0).sum::<f64>() - 6.0
    }
}

/// An answer of the same form that is not right; `None` where this learner knows of none.
fn wrong(answer: &Answer) -> Option<Answer> {
    Some(match answer {
        Answer::Choice(index) => Answer::Choice(usize::from(*index == 0)),
        Answer::Number(number) => Answer::Number((number + 1) % 10),
        Answer::Money(sum) => Answer::Money(sum.plus(Money::coins(500))),
        Answer::Several(parts) => {
            let (last, first) = parts.split_last()?;
            Answer::Several(first.iter().cloned().chain([wrong(last)?]).collect())
        }
        Answer::Grid(acts) => {
            let (first, rest) = acts.split_first()?;
            let other = if *first == Some(Act::Draw) { Act::Stand } else { Act::Draw };
            Answer::Grid(std::iter::once(Some(other)).chain(rest.iter().copied()).collect())
        }
        Answer::Order(places) if places.len() > 1 => Answer::Order(places.iter().rev().copied().collect()),
        _ => return None,
    })
}
