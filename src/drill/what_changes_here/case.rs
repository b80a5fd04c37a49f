//! One case in two houses: the question and its answer in each.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::card::Card;
use crate::rules::clause::Basis;
use crate::rules::coup::{Coup, CoupOutcome};
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;

use super::super::deal;
use super::super::question::{Answer, AnswerForm, Choice, Question, Scene, Seats, StakeAction, lettered};

pub(super) struct ComparedCase {
    pub prompt: Phrase,
    /// Events that the felt does not show.
    pub narration: Vec<Phrase>,
    pub own: InHouse,
    pub other: InHouse,
}

pub(super) struct InHouse {
    pub scene: Scene,
    pub form: AnswerForm,
    pub answer: Answer,
    pub reasons: Vec<Reason>,
    pub working: Vec<Phrase>,
    /// Settlement of the scene's stakes, if the answer is about it.
    pub settlement: Vec<StakeAction>,
    /// The answer rests on convention alone, and the question says so before it is given.
    pub by_convention: bool,
}

/// Id of the choice that the text does not say.
pub(super) const SILENT: &str = "silent";

impl ComparedCase {
    /// A case; `None` unless both houses have an answer.
    pub(super) fn new(prompt: Phrase, houses: [&House; 2], of: impl Fn(&House) -> Option<InHouse>) -> Option<Self> {
        let [here, there] = houses.map(of);
        Some(Self { prompt, narration: Vec::new(), own: here?, other: there? })
    }

    pub(super) fn with_narration(mut self, lines: impl IntoIterator<Item = Phrase>) -> Self {
        self.narration.extend(lines);
        self
    }
}

impl InHouse {
    /// A choice of what the house's text says, with the choice that it says nothing; that one is right where all the
    /// deciding reasons rest on convention.
    pub(super) fn choice(scene: Scene, mut choices: Vec<Choice>, index: usize, reasons: Vec<Reason>) -> Self {
        let index = if is_silent(&reasons) { choices.len() } else { index };
        let label = text!("choice-here-silent");
        choices.push(Choice { id: SILENT.into(), label, letter: None, place: None });
        let form = AnswerForm::Choice(lettered(choices));
        let answer = Answer::Choice(index);
        Self { scene, form, answer, reasons, working: Vec::new(), settlement: Vec::new(), by_convention: false }
    }

    /// An answer that needs the convention where the text is silent.
    pub(super) fn computed(scene: Scene, form: AnswerForm, answer: Answer, reasons: Vec<Reason>) -> Self {
        let by_convention = is_silent(&reasons);
        Self { scene, form, answer, reasons, working: Vec::new(), settlement: Vec::new(), by_convention }
    }

    /// True if one choice is that the text is silent.
    pub(super) fn offers_silence(&self) -> bool {
        matches!(&self.form, AnswerForm::Choice(choices) if choices.last().is_some_and(|choice| choice.id == SILENT))
    }

    /// Replaces the choice by the silent one if this basis, the deciding one, is silent, and by `index` if not.
    pub(super) fn resting_on(mut self, basis: Basis, index: usize) -> Self {
        if let AnswerForm::Choice(choices) = &self.form {
            let silent = choices.len().saturating_sub(1);
            self.answer = Answer::Choice(if basis == Basis::Silent { silent } else { index });
        }
        self
    }
}

/// True if the right answer of this part of a question is that the house's text is silent.
pub fn is_silence_right(question: &Question, answer: &Answer, part: usize) -> bool {
    let (AnswerForm::Several(parts), Answer::Several(answers)) = (&question.form, answer) else { return false };
    match (parts.get(part).map(|part| &part.form), answers.get(part)) {
        (Some(AnswerForm::Choice(choices)), Some(Answer::Choice(at))) => {
            choices.get(*at).is_some_and(|choice| choice.id == SILENT)
        }
        _ => false,
    }
}

/// True if every reason rests on convention.
fn is_silent(reasons: &[Reason]) -> bool {
    reasons.iter().all(|reason| reason.basis == Basis::Silent)
}

/// Choices from (id, text key).
pub(super) fn choices<const N: usize>(of: [(&'static str, TextKey); N]) -> Vec<Choice> {
    let choice = |(id, key): (&'static str, TextKey)| Choice {
        id: id.into(),
        label: Phrase::plain(key),
        letter: None,
        place: None,
    };
    of.map(choice).into()
}

/// Distinct numbers in ascending order as choices under this text key, and the index of the correct one.
pub(super) fn counts(key: TextKey, of: &[u16], right: u16) -> Option<(Vec<Choice>, usize)> {
    let mut counts = of.to_vec();
    counts.sort_unstable();
    counts.dedup();
    let place = counts.iter().position(|count| *count == right)?;
    let choice = |count: u16| Choice {
        id: count.to_string().into(),
        label: Phrase::plain(key).with("count", Fact::Number(count.into())),
        letter: None,
        place: None,
    };
    Some((counts.into_iter().map(choice).collect(), place))
}

/// Distinct wordings of the houses in alphabetical order, and the index of `right`, or their number where it is not
/// among them. A choice's id is the first house with that wording.
pub(super) fn sayings(mut of: Vec<(String, String)>, right: &str) -> (Vec<Choice>, usize) {
    of.sort();
    of.dedup_by(|one, other| one.0 == other.0);
    let place = of.iter().position(|(saying, _)| saying == right).unwrap_or(of.len());
    let choice = |(saying, id): (String, String)| Choice {
        id: id.into(),
        label: text!("choice-here-said", text = Fact::Text(saying)),
        letter: None,
        place: None,
    };
    (of.into_iter().map(choice).collect(), place)
}

/// Random seats that exist at both houses' first tables.
pub(super) fn seats(houses: [&House; 2], count: usize, dice: &mut SeededRng) -> Vec<u8> {
    let size = |house: &House| house.tables.first().map_or(7, |table| *table.seats.value());
    let [here, there] = houses;
    deal::seats(count, if size(here) < size(there) { here } else { there }, dice)
}

/// Seats of a house's first table.
pub(super) fn seated(house: &House, taken: &[u8], holder: Option<u8>) -> Seats {
    let count = house.tables.first().map_or(7, |table| *table.seats.value());
    Seats { count, taken: taken.to_vec(), holder }
}

/// A coup of a wanted kind that both houses deal alike, with its outcome.
pub(super) fn coup(
    houses: [&House; 2],
    dice: &mut SeededRng,
    wanted: impl Fn(CoupOutcome) -> bool,
) -> Option<(Vec<Card>, CoupOutcome)> {
    let [here, there] = houses;
    let coup = deal::coup_where(here, dice, |coup| coup.outcome().is_some_and(&wanted))?;
    let outcome = coup.outcome()?;
    let cards = in_order(&coup)?;
    let again = dealt(there, &cards)?;
    (again.outcome()? == outcome).then_some((cards, outcome))
}

/// These cards dealt in a house; `None` if it refuses them.
pub(super) fn dealt<'h>(house: &'h House, cards: &[Card]) -> Option<Coup<'h>> {
    let mut coup = Coup::new(house);
    cards.iter().try_for_each(|card| coup.add_card(*card).map(drop)).ok()?;
    Some(coup)
}

/// The cards of a coup in the order drawn.
fn in_order(coup: &Coup<'_>) -> Option<Vec<Card>> {
    let cards = |side| coup.hand(side).map(|hand| hand.cards().collect::<Vec<_>>());
    let (punto, banco) = (cards(Side::Punto)?, cards(Side::Banco)?);
    let longest = punto.len().max(banco.len());
    let order = (0..longest).flat_map(|place| [punto.get(place), banco.get(place)]);
    Some(order.flatten().copied().collect())
}
