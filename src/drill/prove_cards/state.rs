//! One card that is looked at: sound, worn, or from no pack of the table.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::trade::TradeRule;

use super::super::deal;
use super::super::parts::choice_part;
use super::super::question::Answer;
use super::{Proof, ProofCase};

/// State of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardState {
    Clean,
    Flat,
    Bent,
    Torn,
    Stained,
    Frayed,
    Patterned,
    OtherTint,
    Narrower,
}

impl CardState {
    const fn text_key(self) -> TextKey {
        match self {
            Self::Clean => text_key!("told-card-clean"),
            Self::Flat => text_key!("told-card-flat"),
            Self::Bent => text_key!("told-card-bent"),
            Self::Torn => text_key!("told-card-torn"),
            Self::Stained => text_key!("told-card-stained"),
            Self::Frayed => text_key!("told-card-frayed"),
            Self::Patterned => text_key!("told-card-patterned"),
            Self::OtherTint => text_key!("told-card-other-tint"),
            Self::Narrower => text_key!("told-card-narrower"),
        }
    }

    const fn found(case: ProofCase) -> &'static [Self] {
        match case {
            ProofCase::Worn => &[Self::Bent, Self::Torn, Self::Stained, Self::Frayed],
            ProofCase::Foreign => &[Self::Patterned, Self::OtherTint, Self::Narrower],
            _ => &[Self::Clean, Self::Flat],
        }
    }
}

pub(super) fn proof(case: ProofCase, house: &House, dice: &mut SeededRng) -> Option<Proof> {
    let state = *dice.pick(CardState::found(case))?;
    let pack = 1 + dice.below(usize::from(*house.shoe.packs.value())) as u64;
    let told =
        Phrase::plain(state.text_key()).with("pack", Fact::Number(pack)).with("card", Fact::Card(deal::card(dice)));
    let states = [
        ("sound", text!("choice-card-sound")),
        ("worn", text!("choice-card-worn")),
        ("foreign", text!("choice-card-foreign")),
    ];
    let right = match case {
        ProofCase::Worn => 1,
        ProofCase::Foreign => 2,
        _ => 0,
    };
    let alike = Reason::new(Rule::Trade(TradeRule::CardsAlike), house.shoe.packs_of_first_back.basis());
    Some(Proof {
        narration: vec![told],
        parts: vec![choice_part(text!("part-card-state"), states)],
        answers: vec![Answer::Choice(right)],
        reasons: if case == ProofCase::Worn { Vec::new() } else { vec![alike] },
        working: Vec::new(),
    })
}
