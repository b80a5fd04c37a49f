//! One case in two houses: the question and its answer in each.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::card::Card;
use crate::rules::coup::{Coup, CoupOutcome};
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;

use super::super::deal;
use super::super::question::{Answer, AnswerForm, Choice, Scene, Seats, lettered};

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
}

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
    pub(super) fn choice(scene: Scene, choices: Vec<Choice>, index: usize, reasons: Vec<Reason>) -> Self {
        Self { scene, form: AnswerForm::Choice(choices), answer: Answer::Choice(index), reasons, working: Vec::new() }
    }
}

/// Choices from (id, text key).
pub(super) fn choices<const N: usize>(of: [(&'static str, TextKey); N]) -> Vec<Choice> {
    let choice = |(id, key): (&'static str, TextKey)| Choice {
        id: id.into(),
        label: Phrase::plain(key),
        letter: None,
        place: None,
    };
    lettered(of.map(choice))
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
    Some((lettered(counts.into_iter().map(choice)), place))
}

/// Distinct wordings of the houses in alphabetical order, and the index of `right`. A choice's id is the first house
/// with that wording.
pub(super) fn sayings(mut of: Vec<(String, String)>, right: &str) -> Option<(Vec<Choice>, usize)> {
    of.sort();
    of.dedup_by(|one, other| one.0 == other.0);
    let place = of.iter().position(|(saying, _)| saying == right)?;
    let choice = |(saying, id): (String, String)| Choice {
        id: id.into(),
        label: text!("choice-here-said", text = Fact::Text(saying)),
        letter: None,
        place: None,
    };
    Some((lettered(of.into_iter().map(choice)), place))
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
