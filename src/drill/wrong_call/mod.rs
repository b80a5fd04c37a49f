//! Drill: of two calls for an open coup, the wrong one and its fault.

mod fault;

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::due_call;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Side};
use crate::voice::{Speech, SpeechStyle};

pub use self::fault::CallFault;
use self::fault::{CallKind, SpokenCall};
use super::announcements::{count, sight};
use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Choice, LaidCard, Question, QuestionPart, Scene, lettered};
use super::{Drill, calls, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WrongCall {
    /// Drawn uniformly from those possible for each call.
    pub faults: Vec<CallFault>,
}

impl Default for WrongCall {
    fn default() -> Self {
        Self { faults: CallFault::ALL.to_vec() }
    }
}

/// Attempts to deal a coup whose call the fault changes; nearly always the first.
const MOST_COUPS: usize = 100;

impl WrongCall {
    fn cases(&self, house: &House) -> impl Iterator<Item = (CallKind, CallFault)> {
        let all = self.faults.iter().flat_map(|fault| CallKind::ALL.map(|which| (which, *fault)));
        all.filter(|(which, fault)| fault.applies_to(*which) && fault.applies_in(*which, house))
    }
}

impl Drill for WrongCall {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).map(|(which, fault)| format!("{}-in-{}", fault.into_str(), which.into_str())).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (which, fault) = self.cases(house).nth(decision)?;
        (0..MOST_COUPS).find_map(|_| posed(which, fault, house, dice))
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("faults", CallFault::ALL, &self.faults)]
    }
}

fn posed(which: CallKind, fault: CallFault, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let moment = *dice.pick(&which.moments())?;
    let coup = moment.deal(house, dice)?;
    let next = moment.announcement()?;
    let sight = sight(house, &coup, next);
    let due = due_call(house, &sight).filter(|due| due.announcement == next)?;
    let right = Speech::from_call(house, &due.call)?;
    let wrong = SpokenCall::from_coup(&coup, due.announcement)?.with_fault(fault, house, dice)?;
    let place = dice.below(2);
    let mut heard = vec![right.clone()];
    heard.insert(place, wrong);
    for call in &mut heard {
        call.style = SpeechStyle::InClauses;
    }
    let mut laid = |side: Side| -> Vec<LaidCard> {
        let cards = coup.hand(side).into_iter().flat_map(|hand| hand.cards().collect::<Vec<_>>());
        cards.map(|card| if sight.turned[side] { LaidCard::Up(card) } else { calls::back(dice) }).collect()
    };
    let hands = BySide { punto: laid(Side::Punto), banco: laid(Side::Banco) };
    let counted = Side::BOTH.into_iter().filter(|side| sight.turned[*side]);
    let faults: Vec<CallFault> = CallFault::ALL.into_iter().filter(|fault| fault.applies_to(which)).collect();
    let key = AnswerKey {
        working: counted.filter_map(|side| count(&coup, side)).collect(),
        after: Some(Scene {
            hands: hands.clone(),
            narration: calls::lines(&heard),
            wrong_line: Some(place),
            ..Scene::default()
        }),
        heard: vec![right],
        ..AnswerKey::new(
            Answer::Several(vec![
                Answer::Choice(place),
                Answer::Choice(faults.iter().position(|other| *other == fault)?),
            ]),
            due.reasons,
        )
    };
    let scene = Scene { hands, heard, ..Scene::default() };
    let prompt = text!("ask-wrong-call");
    Some(PosedQuestion { question: Question { scene, prompt, form: AnswerForm::Several(parts(&faults)) }, key })
}

fn parts(faults: &[CallFault]) -> Vec<QuestionPart> {
    let choice = |id: &'static str, label: Phrase| Choice { id: id.into(), label, letter: None, place: None };
    let calls = [("first", 1), ("second", 2)]
        .map(|(id, place)| choice(id, text!("choice-heard-call", place = Fact::Number(place))));
    let faults =
        faults.iter().map(|fault| choice(fault.into_str(), Phrase::plain(text_key!("offer-", CallFault, fault))));
    vec![
        QuestionPart { label: text!("part-wrong-call"), form: AnswerForm::Choice(lettered(calls)) },
        QuestionPart { label: text!("part-call-fault"), form: AnswerForm::Choice(lettered(faults)) },
    ]
}
