//! Drill: commission marked at the player's box while he plays, and collected when he leaves or the shoe ends.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{Spot, Stake};
use crate::rules::clause::Basis;
use crate::rules::commission::{MarkedStake, commission_share, pay_and_mark};
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::round_of_payment::StakeDue;
use crate::rules::side::Chance;
use crate::rules::trade::TradeRule;

use super::commission::working;
use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::payout::only_stake;
use super::question::{Answer, AnswerForm, LaidStake, Question, QuestionPart, Scene};
use super::{Drill, deal, filter_options, spot_fact, stake_range};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CommissionMarked {
    pub cases: Vec<MarkedCase>,
}

/// A task with marked commission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "marked-", const_into_str)]
pub enum MarkedCase {
    /// A stake that owes commission.
    Win,
    /// A stake that owes none.
    NoWin,
    /// The marks of one box after some coups.
    Box,
    /// A player leaves: what is collected, and what stays marked.
    Leaves,
    /// The shoe ends: what is collected in all.
    ShoeEnds,
}

impl Default for CommissionMarked {
    fn default() -> Self {
        Self { cases: MarkedCase::ALL.to_vec() }
    }
}

/// Stakes from 20 to 400 in steps of 20.
const FROM: Money = Money::coins(2_000);
const TO: Money = Money::coins(40_000);
const STEP: Money = Money::coins(2_000);
/// Seats in a narrated series of coups.
const SEATS: usize = 3;

/// A stake in a narrated series.
struct MarkedLine {
    seat: u8,
    stake: Stake,
    winner: Chance,
    settled: MarkedStake,
}

impl MarkedLine {
    fn new(seat: u8, stake: Stake, coup: &Coup<'_>, house: &House) -> Option<Self> {
        let outcome = coup.outcome()?;
        Some(Self { seat, stake, winner: outcome.winner, settled: pay_and_mark(house, stake, outcome) })
    }

    fn narrate(&self, coup: usize, house: &House) -> Phrase {
        text!(
            "told-marked-coup",
            coup = Fact::Number(coup as u64),
            winner = Fact::Chance(self.winner),
            seat = Fact::Number(self.seat.into()),
            amount = Fact::Money(self.stake.amount),
            chance = spot_fact(self.stake.spot, house)
        )
    }

    fn working(&self) -> Phrase {
        text!(
            "working-marked",
            seat = Fact::Number(self.seat.into()),
            stake = Fact::Money(self.stake.amount),
            marked = Fact::Money(self.settled.marked)
        )
    }
}

impl MarkedCase {
    const ALL: [Self; 5] = [Self::Win, Self::NoWin, Self::Box, Self::Leaves, Self::ShoeEnds];
}

fn stake(spot: Spot, dice: &mut SeededRng) -> Stake {
    Stake { spot, amount: stake_range::draw_stake(FROM, TO, STEP, dice) }
}

impl Drill for CommissionMarked {
    fn decisions(&self, house: &House) -> Vec<String> {
        let cases = commission_share(house).into_iter().flat_map(|_| &self.cases);
        cases.map(|case| case.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        commission_share(house)?;
        let case = *self.cases.get(decision)?;
        match case {
            MarkedCase::Win | MarkedCase::NoWin => one_stake(case, house, dice),
            MarkedCase::Box | MarkedCase::Leaves | MarkedCase::ShoeEnds => series(case, house, dice),
        }
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("cases", MarkedCase::ALL, &self.cases)]
    }
}

/// The share with what the text says of it, then the rules by convention.
fn reasons(rules: &[TradeRule], house: &House) -> Option<Vec<Reason>> {
    let (share, basis) = commission_share(house)?;
    let mut reasons = vec![Reason::new(Rule::Trade(TradeRule::CommissionShare(share)), basis)];
    reasons.extend(rules.iter().map(|rule| {
        let basis = if *rule == TradeRule::CommissionOnBancoOnly { basis } else { Basis::Silent };
        Reason::new(Rule::Trade(*rule), basis)
    }));
    Some(reasons)
}

/// One stake of a coup: paid now, and marked.
fn one_stake(case: MarkedCase, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let (share, _) = commission_share(house)?;
    let owes = case == MarkedCase::Win;
    let on_banco = owes || dice.below(2) == 0;
    let spot = if on_banco { Spot::Banco } else { Spot::Punto };
    let stake = stake(spot, dice);
    let wanted = |coup: &Coup<'_>| {
        let winner = coup.outcome().map(|outcome| outcome.winner);
        let banco_wins = winner == Some(Chance::Banco);
        if on_banco { banco_wins == owes } else { winner == Some(Chance::Punto) }
    };
    let coup = deal::coup_where(house, dice, wanted)?;
    let outcome = coup.outcome()?;
    let settled = pay_and_mark(house, stake, outcome);
    let seat = deal::seats(1, house, dice).pop()?;
    let other: &[_] = if owes { &[] } else { &[TradeRule::CommissionOnBancoOnly] };
    let rules: Vec<TradeRule> = other.iter().copied().chain([TradeRule::CommissionMarked]).collect();
    let money = |label| QuestionPart { label, form: AnswerForm::Money };
    Some(PosedQuestion {
        question: Question {
            scene: Scene {
                announced: Some(outcome.winner),
                stakes: vec![LaidStake { seat, spot, amount: stake.amount }],
                ..Scene::of_coup(&coup)
            },
            prompt: text!("ask-marked-stake", seat = Fact::Number(seat.into())),
            form: AnswerForm::Several(vec![money(text!("part-paid-now")), money(text!("part-marked"))]),
        },
        key: AnswerKey {
            working: if owes { working(share, 1, stake.amount, settled.marked) } else { Vec::new() },
            settlement: only_stake(StakeDue::Paid(settled.paid)),
            ..AnswerKey::new(
                Answer::Several(vec![Answer::Money(settled.paid), Answer::Money(settled.marked)]),
                reasons(&rules, house)?,
            )
        },
    })
}

/// Some coups, one stake in each, of which at least one of the first seat owes commission.
fn lines(seats: &[u8], house: &House, dice: &mut SeededRng) -> Option<Vec<MarkedLine>> {
    let first = *seats.first()?;
    let banco_wins = |coup: &Coup<'_>| coup.outcome().is_some_and(|outcome| outcome.winner == Chance::Banco);
    let coup = deal::coup_where(house, dice, banco_wins)?;
    let mut lines = vec![MarkedLine::new(first, stake(Spot::Banco, dice), &coup, house)?];
    for _ in 0..3 + dice.below(3) {
        let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some())?;
        let spot = *dice.pick(&[Spot::Banco, Spot::Banco, Spot::Punto])?;
        lines.push(MarkedLine::new(*dice.pick(seats)?, stake(spot, dice), &coup, house)?);
    }
    dice.shuffle(&mut lines);
    Some(lines)
}

/// A narrated series of coups at several boxes.
fn series(case: MarkedCase, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let mut seats = deal::seats(SEATS, house, dice);
    dice.shuffle(&mut seats);
    let seat = *seats.first()?;
    let lines = lines(&seats, house, dice)?;
    let marked = |of: &dyn Fn(&MarkedLine) -> bool| {
        lines.iter().filter(|line| of(line)).map(|line| line.settled.marked).fold(Money::ZERO, Money::plus)
    };
    let (own, all) = (marked(&|line| line.seat == seat), marked(&|_| true));
    let number = Fact::Number(seat.into());
    let money = |label| QuestionPart { label, form: AnswerForm::Money };
    let (prompt, form, answer, rule) = match case {
        MarkedCase::Leaves => {
            let parts = vec![money(text!("part-collected-now")), money(text!("part-still-marked"))];
            let left = Answer::Several(vec![Answer::Money(own), Answer::Money(all.minus(own))]);
            let prompt = text!("ask-marked-leaves", seat = number);
            (prompt, AnswerForm::Several(parts), left, TradeRule::CommissionOnLeaving)
        }
        MarkedCase::ShoeEnds => {
            let answer = Answer::Money(all);
            (text!("ask-marked-shoe-ends"), AnswerForm::Money, answer, TradeRule::CommissionAtTheEnd)
        }
        MarkedCase::Win | MarkedCase::NoWin | MarkedCase::Box => {
            let answer = Answer::Money(own);
            (text!("ask-marked-box", seat = number), AnswerForm::Money, answer, TradeRule::CommissionMarked)
        }
    };
    let counts =
        |line: &&MarkedLine| line.settled.marked > Money::ZERO && (case != MarkedCase::Box || line.seat == seat);
    let mut steps: Vec<Phrase> = lines.iter().filter(counts).map(MarkedLine::working).collect();
    if case != MarkedCase::Leaves && steps.len() > 1 {
        let sum = if case == MarkedCase::Box { own } else { all };
        steps.push(text!("working-heaps", sum = Fact::Money(sum)));
    }
    let narration = lines.iter().enumerate().map(|(at, line)| line.narrate(at + 1, house)).collect();
    Some(PosedQuestion {
        question: Question { scene: Scene { narration, ..Scene::default() }, prompt, form },
        key: AnswerKey { working: steps, ..AnswerKey::new(answer, reasons(&[rule], house)?) },
    })
}
