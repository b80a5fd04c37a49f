//! Topics on the shoe: holder, cut, number of packs, and opening.

use crate::i18n::phrase::Fact;
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::circulation::{Holder, ShoeEvent, ShoeRound};
use crate::rules::house::House;
use crate::rules::house_rule::HouseRule;
use crate::rules::opening::stop_card_placement;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::shoe::{burn, cutter};
use crate::rules::side::Chance;

use super::super::hand_passes::seat_choices;
use super::super::question::{Answer, AnswerForm, Choice, LaidShoe, Scene, ShoeContents};
use super::case::{ComparedCase, InHouse, choices, counts, seated, seats};

const TAKEN: usize = 4;

pub(super) fn after_a_tie(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let taken = seats([here, there], TAKEN, dice);
    let holder = *dice.pick(&taken)?;
    let prompt =
        text!("ask-here-after-a-tie", seat = Fact::Number(holder.into()), chance = Fact::Chance(Chance::Egalite));
    ComparedCase::new(prompt, [here, there], |house| {
        let goes_round = *house.circulation.goes_round.value();
        let seats = seated(house, &taken, goes_round.then_some(holder));
        let (mut round, _) = ShoeRound::open(&house.circulation, seats.count, &taken);
        while round.offered_to().is_some_and(|to| to != holder) {
            round.step(ShoeEvent::Refuses).ok()?;
        }
        if round.offered_to().is_some() {
            round.step(ShoeEvent::Takes).ok()?;
        }
        (!goes_round || round.holder() == Some(Holder::Seat(holder))).then_some(())?;
        let reasons = round.step(ShoeEvent::Ends(Chance::Egalite)).ok()?;
        let index = match round.holder() {
            Some(Holder::Tailleur) => 2,
            Some(Holder::Seat(seat)) if seat == holder => 0,
            Some(Holder::Seat(_)) | None => 1,
        };
        let holders = choices([
            ("keeps", text_key!("choice-here-keeps-the-shoe")),
            ("right", text_key!("choice-here-shoe-goes-right")),
            ("tailleur", text_key!("choice-tailleur")),
        ]);
        Some(InHouse::choice(Scene { seats: Some(seats), ..Scene::default() }, holders, index, reasons))
    })
}

pub(super) fn cut(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let taken = seats([here, there], TAKEN, dice);
    let before = if dice.below(2) == 0 { None } else { Some(*dice.pick(&taken)?) };
    let prompt = match before {
        None => text!("ask-cut-first"),
        Some(before) => text!("ask-cut-next", seat = Fact::Number(before.into())),
    };
    ComparedCase::new(prompt, [here, there], |house| {
        let anyone = Choice { id: "anyone".into(), label: text!("choice-here-anyone"), letter: None, place: None };
        let seats = seat_choices(&taken).map(|choice| Choice { place: None, ..choice });
        let offered = seats.chain([anyone]).collect();
        let (index, reason) = match cutter(&house.shoe, &taken, before) {
            Some((seat, reason)) => (taken.iter().position(|other| *other == seat)?, reason),
            None => (taken.len(), Reason::new(Rule::HouseRule(HouseRule::AnyoneCuts), house.shoe.cut.basis())),
        };
        let scene = Scene { seats: Some(seated(house, &taken, None)), ..Scene::default() };
        Some(InHouse::choice(scene, offered, index, vec![reason]))
    })
}

pub(super) fn stop_card(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let behind = |house: &House| stop_card_placement(&house.shoe).behind;
    let other = *dice.pick(&[20, 26, 39, 52])?;
    let all = [behind(here), behind(there), other, 2 * 52];
    ComparedCase::new(text!("ask-here-stop-card"), [here, there], |house| {
        let place = stop_card_placement(&house.shoe);
        let (behind, index) = counts(text_key!("choice-here-behind"), &all, place.behind)?;
        let (cards, stop_card) = (house.shoe.cards(), *house.shoe.stop_card.value());
        let packs = ShoeContents { cards, out: 0, behind: None, counted: false, stop_card };
        let scene = Scene { shoe: Some(LaidShoe::Packs(packs)), ..Scene::default() };
        Some(InHouse::choice(scene, behind, index, place.reasons))
    })
}

pub(super) fn burned(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    // Mostly tens and court cards, which houses treat differently.
    let rank = if dice.below(4) == 0 { *dice.pick(&Rank::ALL)? } else { *dice.pick(&TENS)? };
    let card = Card::new(rank, *dice.pick(&Suit::ALL)?);
    let prompt = text!("ask-burn", card = Fact::Card(card));
    ComparedCase::new(prompt, [here, there], |house| {
        let nothing = Reason::new(Rule::HouseRule(HouseRule::BurnsNothing), house.shoe.burn_by_first_card.basis());
        let (count, reason) = burn(&house.shoe, card).unwrap_or((0, nothing));
        let scene = Scene { shoe: Some(LaidShoe::Turned(card, 0)), ..Scene::default() };
        let form = AnswerForm::Number { most: MOST_BURNED };
        Some(InHouse::computed(scene, form, Answer::Number(count.into()), vec![reason]))
    })
}

const TENS: [Rank; 4] = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King];

/// Largest number burned for a first card.
const MOST_BURNED: u32 = 10;

pub(super) fn packs(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let of = |house: &House| u16::from(*house.shoe.packs.value());
    let all = [of(here), of(there), 6, 8, *dice.pick(&[3, 4, 5, 10])?];
    ComparedCase::new(text!("ask-here-packs"), [here, there], |house| {
        let (packs, index) = counts(text_key!("choice-here-packs"), &all, of(house))?;
        let reason =
            Reason::new(Rule::HouseRule(HouseRule::Packs(*house.shoe.packs.value())), house.shoe.packs.basis());
        Some(InHouse::choice(Scene::default(), packs, index, vec![reason]))
    })
}
