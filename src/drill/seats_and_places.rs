//! Drill: the seats and places of a table; numbers, who draws, where a hand is placed.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::circulation::CirculationRule;
use crate::rules::house::{Direction, Hand, Handler, House, Table, TableSize};
use crate::rules::places::{PlacesRule, draws_at, seat_to_the_right};
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;

use super::filter::Filter;
use super::hand_passes::holders;
use super::marking::{AnswerKey, PosedQuestion};
use super::procedure::at_table;
use super::question::{Answer, AnswerForm, Choice, Question, Scene, Seats, lettered};
use super::{Drill, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeatsAndPlaces {
    pub about: Vec<PlaceTopic>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "places-", const_into_str)]
pub enum PlaceTopic {
    /// A player on his feet asks for the shoe.
    Standing,
    /// The number of the seat to the right.
    RightOf,
    /// The neighbour who is handed the shoe.
    Direction,
    /// The person who draws at the large table.
    DrawsLarge,
    /// The person who draws at the midi table.
    DrawsMidi,
    /// The person who draws at the seven-box table.
    DrawsMini,
    /// Seats of the large table.
    MostLarge,
    /// Seats of the midi table.
    MostMidi,
    /// Seats of the seven-box table.
    MostMini,
    /// The hand that is at the croupier's right or left.
    Hand,
}

impl PlaceTopic {
    const ALL: [Self; 10] = [
        Self::Standing,
        Self::RightOf,
        Self::Direction,
        Self::DrawsLarge,
        Self::DrawsMidi,
        Self::DrawsMini,
        Self::MostLarge,
        Self::MostMidi,
        Self::MostMini,
        Self::Hand,
    ];

    const fn size(self) -> Option<TableSize> {
        match self {
            Self::DrawsLarge | Self::MostLarge => Some(TableSize::Large),
            Self::DrawsMidi | Self::MostMidi => Some(TableSize::Midi),
            Self::DrawsMini | Self::MostMini => Some(TableSize::Mini),
            Self::Standing | Self::RightOf | Self::Direction | Self::Hand => None,
        }
    }

    /// In a house whose shoe stays with the croupier, only what the text gives is asked.
    fn is_known(self, house: &House) -> bool {
        let table = self.size().and_then(|size| table_of(house, size));
        let round = &house.circulation;
        match self {
            Self::Standing => *round.goes_round.value() && *round.may_refuse.value() && *round.only_seated.value(),
            Self::RightOf | Self::Direction => *round.goes_round.value(),
            Self::DrawsLarge | Self::DrawsMidi | Self::DrawsMini => table
                .is_some_and(|table| *round.goes_round.value() || draws_at(house, table).1.basis.clause().is_some()),
            Self::MostLarge | Self::MostMidi | Self::MostMini => {
                table.is_some_and(|table| table.seats.basis().clause().is_some())
            }
            Self::Hand => house.dealing.punto_lies.basis().clause().is_some(),
        }
    }
}

fn table_of(house: &House, size: TableSize) -> Option<&Table> {
    house.tables.iter().find(|table| table.size == size)
}

impl Default for SeatsAndPlaces {
    fn default() -> Self {
        Self { about: PlaceTopic::ALL.to_vec() }
    }
}

impl SeatsAndPlaces {
    fn about<'a>(&'a self, house: &'a House) -> impl Iterator<Item = PlaceTopic> + 'a {
        self.about.iter().copied().filter(|topic| topic.is_known(house))
    }
}

impl Drill for SeatsAndPlaces {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.about(house).map(|topic| topic.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let topic = self.about(house).nth(decision)?;
        match topic {
            PlaceTopic::Standing => standing(house, dice),
            PlaceTopic::RightOf => right_of(house, dice),
            PlaceTopic::Direction => direction(house, dice),
            PlaceTopic::DrawsLarge | PlaceTopic::DrawsMidi | PlaceTopic::DrawsMini => {
                Some(draws(house, table_of(house, topic.size()?)?, dice))
            }
            PlaceTopic::MostLarge | PlaceTopic::MostMidi | PlaceTopic::MostMini => {
                Some(most_seats(table_of(house, topic.size()?)?))
            }
            PlaceTopic::Hand => Some(hand(house, dice)),
        }
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let known = PlaceTopic::ALL.into_iter().filter(|topic| topic.is_known(house));
        vec![filter_options::kinds("about", known, &self.about)]
    }
}

/// Numbers of seats and names of hands would answer the question.
fn bare_cloth() -> Scene {
    Scene { bare: true, ..Scene::default() }
}

fn posed(scene: Scene, prompt: Phrase, form: AnswerForm, key: AnswerKey) -> PosedQuestion {
    PosedQuestion { question: Question { scene, prompt, form }, key }
}

/// All who sit refuse the shoe, and one who stands asks for it.
fn standing(house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let taken = deal::seats(4, house, dice);
    let behind = *dice.pick(&taken)?;
    let stands = Choice { id: "standing".into(), label: text!("choice-standing"), letter: None, place: None };
    let choices = lettered(holders(&taken).into_iter().chain([stands]));
    let round = &house.circulation;
    let reasons = vec![
        Reason::new(Rule::Places(PlacesRule::OnlySeated), round.only_seated.basis()),
        Reason::new(Rule::Circulation(CirculationRule::TailleurDeals), round.deals_when_all_refuse.basis()),
    ];
    let count = *house.tables.first()?.seats.value();
    let answer = Answer::Choice(taken.len());
    let narration =
        vec![text!("told-all-refuse-shoe"), text!("told-standing-asks", seat = Fact::Number(behind.into()))];
    let scene = Scene { seats: Some(Seats { count, taken, holder: None }), narration, ..Scene::default() };
    Some(posed(scene, text!("ask-who-draws-next"), AnswerForm::Choice(choices), AnswerKey::new(answer, reasons)))
}

fn right_of(house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let seats = *house.tables.first()?.seats.value();
    // The last seat half of the time: the numbers begin again there.
    let seat = if dice.below(4) == 0 { seats } else { u8::try_from(1 + dice.below(seats.into())).ok()? };
    let (right, reason) = seat_to_the_right(house, seats, seat);
    let prompt = text!("ask-seat-to-the-right", seat = Fact::Number(seat.into()), seats = Fact::Number(seats.into()));
    let key = AnswerKey::new(Answer::Number(right.into()), vec![reason]);
    Some(posed(bare_cloth(), prompt, AnswerForm::Number { most: seats.into() }, key))
}

fn direction(house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let taken = deal::seats(5, house, dice);
    let holder = *dice.pick(&taken)?;
    let direction = &house.circulation.direction;
    let rule = Rule::Places(PlacesRule::GoesRound(*direction.value()));
    let answer = usize::from(*direction.value() == Direction::Clockwise);
    let count = *house.tables.first()?.seats.value();
    let scene = Scene { seats: Some(Seats { count, taken, holder: Some(holder) }), ..Scene::default() };
    let form = two([("right", text_key!("choice-right-neighbour")), ("left", text_key!("choice-left-neighbour"))]);
    let key = AnswerKey::new(Answer::Choice(answer), vec![Reason::new(rule, direction.basis())]);
    Some(posed(scene, text!("ask-which-neighbour", seat = Fact::Number(holder.into())), form, key))
}

fn two(of: [(&'static str, TextKey); 2]) -> AnswerForm {
    let choice = |(id, key): (&'static str, TextKey)| Choice {
        id: id.into(),
        label: Phrase::plain(key),
        letter: None,
        place: None,
    };
    AnswerForm::Choice(lettered(of.map(choice)))
}

fn draws(house: &House, table: &Table, dice: &mut SeededRng) -> PosedQuestion {
    let (draws, reason) = draws_at(house, table);
    let plain =
        |id: &'static str, key: TextKey| Choice { id: id.into(), label: Phrase::plain(key), letter: None, place: None };
    let choices = lettered([
        plain("holder", text_key!("choice-draws-holder")),
        plain("croupier", text_key!("choice-draws-croupier")),
        plain("highest", text_key!("choice-draws-highest")),
    ]);
    let answer = match draws {
        Handler::Banker => 0,
        Handler::Tailleur => 1,
        Handler::HighestPuntoStake => 2,
    };
    let scene = Scene {
        table: Some(table.size),
        crew: true,
        stakes: super::procedure::stakes_on(table, dice),
        ..Scene::default()
    };
    let prompt = text!("ask-who-draws", table = Fact::Phrase(Box::new(at_table(table.size))));
    posed(scene, prompt, AnswerForm::Choice(choices), AnswerKey::new(Answer::Choice(answer), vec![reason]))
}

fn most_seats(table: &Table) -> PosedQuestion {
    let seats = *table.seats.value();
    let rule = Rule::Places(PlacesRule::MostSeats(table.size, seats));
    let prompt = text!("ask-most-seats", table = Fact::Phrase(Box::new(at_table(table.size))));
    let key = AnswerKey::new(Answer::Number(seats.into()), vec![Reason::new(rule, table.seats.basis())]);
    posed(bare_cloth(), prompt, AnswerForm::Number { most: MOST_SEATS_ASKED }, key)
}

const MOST_SEATS_ASKED: u32 = 20;

fn hand(house: &House, dice: &mut SeededRng) -> PosedQuestion {
    let lies = &house.dealing.punto_lies;
    let asks_right = dice.below(2) == 0;
    let side = if asks_right == (*lies.value() == Hand::Right) { Side::Punto } else { Side::Banco };
    let asked = if asks_right { Hand::Right } else { Hand::Left };
    let choices = Side::BOTH.map(|side| Choice {
        id: crate::rules::side::Chance::from(side).id().into(),
        label: text!("offer-side", side = Fact::Side(side)),
        letter: None,
        place: None,
    });
    let prompt = if asks_right { text!("ask-hand-at-the-right") } else { text!("ask-hand-at-the-left") };
    let answer = Answer::Choice(usize::from(side == Side::Banco));
    let reason = Reason::new(Rule::Places(PlacesRule::Lies(side, asked)), lies.basis());
    posed(bare_cloth(), prompt, AnswerForm::Choice(lettered(choices)), AnswerKey::new(answer, vec![reason]))
}
