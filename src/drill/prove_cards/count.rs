//! The cards counted in heaps, against the number of cards in the packs.

use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use super::super::parts::choice_part;
use super::super::question::{Answer, AnswerForm, QuestionPart};
use super::{Proof, ProofCase, number, pack_contents};

/// Most cards missing or surplus.
const MOST_OFF: usize = 4;

pub(super) fn proof(case: ProofCase, house: &House, dice: &mut SeededRng) -> Proof {
    let expected = house.shoe.cards();
    let off = 1 + dice.below(MOST_OFF) as u16;
    let (state, off, counted) = match case {
        ProofCase::CountShort => (1, off, expected.saturating_sub(off)),
        ProofCase::CountOver => (2, off, expected + off),
        _ => (0, 0, expected),
    };
    let heaps = split(counted, 3 + dice.below(2) as u16, dice);
    let written: Vec<String> = heaps.iter().map(u16::to_string).collect();
    let sum = Fact::Text(written.join(" + "));
    let mut working = vec![
        text!("working-packs", packs = Fact::Number((*house.shoe.packs.value()).into()), cards = number(expected)),
        text!("working-counted", heaps = sum.clone(), counted = number(counted)),
    ];
    if off > 0 {
        let (large, small) = (expected.max(counted), expected.min(counted));
        working.push(text!("working-difference", large = number(large), small = number(small), off = number(off)));
    }
    let states = [
        ("complete", text!("choice-proof-complete")),
        ("short", text!("choice-proof-short")),
        ("over", text!("choice-proof-over")),
    ];
    Proof {
        narration: vec![text!("told-cards-counted", heaps = sum)],
        parts: vec![
            choice_part(text!("part-proof-state"), states),
            QuestionPart { label: text!("part-proof-off"), form: AnswerForm::Number { most: 9 } },
        ],
        answers: vec![Answer::Choice(state), Answer::Number(off.into())],
        reasons: vec![pack_contents(house)],
        working,
    }
}

/// Heaps of unequal size that make this number.
fn split(cards: u16, heaps: u16, dice: &mut SeededRng) -> Vec<u16> {
    let usual = cards / heaps.max(1);
    let spread = usual / 4;
    let mut sizes: Vec<u16> =
        (1..heaps).map(|_| usual - spread + dice.below(usize::from(2 * spread) + 1) as u16).collect();
    let rest = sizes.iter().fold(cards, |left, size| left.saturating_sub(*size));
    sizes.push(rest);
    sizes
}
