//! The cards sorted by rank or by back: which heap lacks a card, which has one too many.

use std::borrow::Cow;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::Basis;
use crate::rules::house::{House, ShoeRules};
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::trade::TradeRule;

use super::super::parts::choice_part;
use super::super::question::{Answer, QuestionPart};
use super::{Proof, ProofCase, number, pack_contents};

/// Ranks to choose from: few enough to be seen at once.
const OFFERED: usize = 5;

type HeapChoice = (Cow<'static, str>, Phrase);

/// The line that asks for one of these heaps, or none, and its answer.
fn heap_part(label: Phrase, heaps: &[HeapChoice], right: Option<usize>) -> (QuestionPart, Answer) {
    let none = (Cow::Borrowed("none"), text!("choice-proof-no-heap"));
    let part = choice_part(label, std::iter::once(none).chain(heaps.iter().cloned()));
    (part, Answer::Choice(right.map_or(0, |heap| heap + 1)))
}

/// Two lines: the heap that is short, and the one that is over.
fn short_and_over(proof: &mut Proof, heaps: &[HeapChoice], short: Option<usize>, over: Option<usize>) {
    for (label, right) in [(text!("part-proof-heap-short"), short), (text!("part-proof-heap-over"), over)] {
        let (part, answer) = heap_part(label, heaps, right);
        proof.parts.push(part);
        proof.answers.push(answer);
    }
}

pub(super) fn by_rank(case: ProofCase, house: &House, dice: &mut SeededRng) -> Proof {
    // The facts of `told-cards-by-rank`.
    const RANKS: [&str; 13] =
        ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
    let mut ranks: Vec<usize> = (0..RANKS.len()).collect();
    dice.shuffle(&mut ranks);
    let (first, second) = (ranks.first().copied(), ranks.get(1).copied());
    let (short, over) = match case {
        ProofCase::RankShort => (first, None),
        ProofCase::RankOver => (None, first),
        ProofCase::RanksSwapped => (first, second),
        _ => (None, None),
    };
    let expected = house.shoe.of_each_rank();
    let mut told = Phrase::plain(text_key!("told-cards-by-rank"));
    for (rank, name) in RANKS.into_iter().enumerate() {
        let counted = expected + u16::from(over == Some(rank)) - u16::from(short == Some(rank));
        told = told.with(name, number(counted));
    }
    let packs = *house.shoe.packs.value();
    ranks.truncate(OFFERED);
    ranks.sort_unstable();
    let heap = |rank: &usize| {
        let rank = rank + 1;
        (Cow::Owned(rank.to_string()), text!("choice-rank", rank = Fact::Number(rank as u64)))
    };
    let heaps: Vec<HeapChoice> = ranks.iter().map(heap).collect();
    let place = |rank: Option<usize>| ranks.iter().position(|offered| Some(*offered) == rank);
    let mut proof = Proof {
        narration: vec![told],
        parts: Vec::new(),
        answers: Vec::new(),
        reasons: vec![pack_contents(house), Reason::new(Rule::Trade(TradeRule::OfEachRank(packs)), Basis::Silent)],
        working: vec![text!("working-of-each-rank", packs = Fact::Number(packs.into()), count = number(expected))],
    };
    short_and_over(&mut proof, &heaps, place(short), place(over));
    proof
}

pub(super) fn by_back(case: ProofCase, house: &House, dice: &mut SeededRng) -> Proof {
    let (first, second) = house.shoe.packs_by_back();
    let cards = [ShoeRules::cards_of(first), ShoeRules::cards_of(second)];
    let short = (case == ProofCase::BacksSwapped).then(|| dice.below(2));
    let over = short.map(|short| 1 - short);
    let off = 1 + dice.below(3) as u16;
    let counted = |back: usize, cards: u16| {
        let (less, more) = (u16::from(short == Some(back)), u16::from(over == Some(back)));
        number(cards + more * off - less * off)
    };
    let [blue, red] = cards;
    let heaps = [("blue", text!("choice-back-blue")), ("red", text!("choice-back-red"))]
        .map(|(id, label)| (Cow::Borrowed(id), label));
    let basis = house.shoe.packs_of_first_back.basis();
    let mut proof = Proof {
        narration: vec![text!("told-cards-by-back", blue = counted(0, blue), red = counted(1, red))],
        parts: Vec::new(),
        answers: Vec::new(),
        reasons: vec![Reason::new(Rule::Trade(TradeRule::Backs(first, second)), basis)],
        working: [(first, blue), (second, red)]
            .map(|(packs, cards)| text!("working-packs", packs = Fact::Number(packs.into()), cards = number(cards)))
            .to_vec(),
    };
    short_and_over(&mut proof, &heaps, short, over);
    proof
}
