//! The shoe: every physical card accounted for, the burn, the stop card, the same shoes everywhere.

use std::collections::BTreeMap;

use tailleur::platform::threads;
use tailleur::rules::card::{Card, Rank, Suit};
use tailleur::rules::clause::Entry;
use tailleur::rules::coup::Coup;
use tailleur::rules::coup_table::CoupTable;
use tailleur::rules::house::{House, HouseLibrary, LastCoup, StopBeforeCoup, StopPlace};
use tailleur::rules::rng::SeededRng;
use tailleur::rules::shoe::{BackColour, ChanceTally, DealtCoup, Shoe, ShoeCard, ShoeMaker};

use crate::support::tier;

fn houses() -> Vec<House> {
    HouseLibrary::built_in().iter().map(|house| House::clone(house)).collect()
}

fn maker(house: &House, seed: u64) -> ShoeMaker {
    ShoeMaker::new(&house.shoe, &house.tableau, seed)
}

fn coups(shoe: &mut Shoe<'_>) -> Vec<DealtCoup> {
    std::iter::from_fn(|| shoe.deal_coup()).collect()
}

#[test]
fn every_card_of_the_packs_is_turned_burned_dealt_or_left_behind() {
    for house in houses() {
        for seed in 0..60 {
            let maker = maker(&house, seed);
            let mut shoe = maker.shoe(seed % 3);
            let mut seen: BTreeMap<ShoeCard, u8> = BTreeMap::new();
            let mut count = |card: ShoeCard| *seen.entry(card).or_default() += 1;
            let (turned, burned) = shoe.burn().unwrap();
            count(turned);
            assert_eq!(shoe.burned().count(), usize::from(burned));
            shoe.burned().for_each(&mut count);
            coups(&mut shoe).into_iter().flat_map(DealtCoup::shoe_cards).for_each(&mut count);
            shoe.remaining().for_each(&mut count);
            let first = *house.shoe.packs_of_first_back.value();
            let second = *house.shoe.packs.value() - first;
            for card in Card::all() {
                assert_eq!(
                    seen.get(&ShoeCard { card, back: BackColour::First }).copied().unwrap_or(0),
                    first,
                    "{card}"
                );
                assert_eq!(
                    seen.get(&ShoeCard { card, back: BackColour::Second }).copied().unwrap_or(0),
                    second,
                    "{card}"
                );
            }
        }
    }
}

#[test]
fn the_first_card_burns_its_number_an_ace_one_a_ten_or_figure_ten() {
    let house = &houses()[0];
    let mut ranks = BTreeMap::new();
    for seed in 0..400 {
        let maker = maker(house, seed);
        let (turned, burned) = maker.shoe(0).burn().unwrap();
        ranks.insert(turned.card.rank, burned);
    }
    for rank in Rank::ALL {
        assert_eq!(ranks[&rank], if rank > Rank::Ten { 10 } else { rank as u8 }, "{rank:?}");
    }
}

#[test]
fn no_coup_begins_once_the_stop_card_has_shown() {
    for house in houses() {
        let behind = usize::from(house.shoe.stop.value().cards_behind(house.shoe.cards()));
        for seed in 0..200 {
            let maker = maker(&house, seed);
            let mut shoe = maker.shoe(0);
            let dealt = coups(&mut shoe);
            let last = dealt.last().unwrap().shoe_cards().len();
            let left = shoe.remaining().len();
            assert!(left <= behind, "{}: the shoe ended before its stop card", house.id);
            assert!(left + last > behind, "{}: a coup began behind the stop card", house.id);
            assert_eq!(shoe.cards_before_stop(), 0);
            assert!(shoe.deal_coup().is_none());
        }
    }
}

#[test]
fn one_coup_more_follows_only_where_the_house_says_so() {
    let plain = houses().remove(0);
    let with = |last: LastCoup, before: StopBeforeCoup| {
        let mut house = plain.clone();
        house.shoe.stop = Entry::Silent(StopPlace::CardsFromEnd(20));
        house.shoe.last_coup = Entry::Silent(last);
        house.shoe.stop_before_coup = Entry::Silent(before);
        house
    };
    let neither = with(LastCoup::ThisOne, StopBeforeCoup::NoCoup);
    let inside = with(LastCoup::OneMore, StopBeforeCoup::NoCoup);
    let before = with(LastCoup::ThisOne, StopBeforeCoup::LastCoup);
    let mut met = [false; 2];
    for seed in 0..200 {
        let (maker_of, mut lengths) = (|house: &House| maker(house, seed), Vec::new());
        let makers = [maker_of(&neither), maker_of(&inside), maker_of(&before)];
        let mut exact = false;
        for (index, maker) in makers.iter().enumerate() {
            let mut shoe = maker.shoe(0);
            lengths.push(coups(&mut shoe).len());
            if index == 0 {
                exact = shoe.remaining().len() == 20;
            }
        }
        met[usize::from(exact)] = true;
        let expected = [lengths[0], lengths[0] + usize::from(!exact), lengths[0] + usize::from(exact)];
        assert_eq!(lengths, expected, "seed {seed}");
    }
    assert_eq!(met, [true, true], "both ways of meeting the stop card occur");
}

#[test]
fn totals_depend_neither_on_threads_nor_on_the_way_of_dealing() {
    for house in houses() {
        let maker = maker(&house, 99);
        let mut slowly = ChanceTally::default();
        for number in 5..42 {
            let mut shoe = maker.shoe(number);
            for dealt in coups(&mut shoe) {
                slowly.count(dealt.outcome().winner);
            }
        }
        for workers in 1..=3 {
            let mut shared = ChanceTally::default();
            for part in threads::run_in_parallel(workers, 5..42, |shoes| maker.totals(shoes)) {
                shared += part;
            }
            assert_eq!(shared, slowly, "{} with {workers} threads", house.id);
        }
    }
}

/// The compiled table against the coup that asks card by card: every sequence of points there is,
/// whatever cards lie behind the coup.
#[test]
fn the_compiled_tableau_decides_every_sequence_of_points_as_the_coup_does() {
    for house in houses().into_iter().take(tier(1, 5)) {
        let swift = CoupTable::compile(&house.tableau);
        let mut met = 0;
        extend(&Coup::new(&house), 0, &mut |coup, packed| {
            met += 1;
            let outcome = coup.outcome().unwrap();
            for behind in [0, 0x0909_0909_0909_0909_u64] {
                let dealt = 8 * coup.count();
                let swiftly = swift.coup(packed | behind >> dealt << dealt);
                let decided = (swiftly.count(), swiftly.winner(), swiftly.punto_drew());
                assert_eq!(decided, (coup.count(), outcome.winner, outcome.cards.punto == 3), "{}: {coup:?}", house.id);
            }
        });
        assert_eq!(met, 339_400, "{}", house.id);
    }
}

/// Deals every further card to an open coup and tells the closed ones, with their cards as nibbles.
fn extend(coup: &Coup<'_>, packed: u64, tell: &mut impl FnMut(&Coup<'_>, u64)) {
    if coup.wants().is_none() {
        return tell(coup, packed);
    }
    let place = coup.count();
    for (point, rank) in [Rank::Ten].into_iter().chain(Rank::ALL.into_iter().take(9)).enumerate() {
        let mut next = coup.clone();
        next.add_card(Card::new(rank, Suit::ALL[place % 4])).unwrap();
        extend(&next, packed | (point as u64) << (8 * place), tell);
    }
}

#[test]
fn a_dealt_coup_is_the_coup_its_cards_make() {
    for house in houses() {
        let maker = maker(&house, 5);
        for number in 0..20 {
            for dealt in coups(&mut maker.shoe(number)) {
                let cards: Vec<Card> = dealt.cards().collect();
                let coup = Coup::deal(&house, &cards).unwrap();
                assert_eq!(coup.outcome(), Some(dealt.outcome()), "{cards:?}");
            }
        }
    }
}

/// These cards were dealt once and must be dealt for ever: a seed written in a journal deals them
/// again.
#[test]
fn a_seed_deals_the_same_shoe_for_ever() {
    let house = houses().remove(0);
    let maker = maker(&house, 2026);
    let mut shoe = maker.shoe(3);
    let first: Vec<String> =
        coups(&mut shoe).into_iter().take(3).flat_map(DealtCoup::cards).map(|card| card.to_string()).collect();
    assert_eq!(
        first.join(" "),
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/shoe-2026-3.txt")).trim()
    );
}

/// Each of the 120 orders of five cards, and each place of a long row, as often as chance allows:
/// the bounds are six standard deviations.
#[test]
fn a_shuffle_favours_no_order() {
    let mut dice = SeededRng::from_seed(11);
    let mut orders: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
    for _ in 0..120_000 {
        let mut row: Vec<u8> = (0..5).collect();
        dice.shuffle(&mut row);
        *orders.entry(row).or_default() += 1;
    }
    assert_eq!(orders.len(), 120);
    assert!(orders.values().all(|count| (810..=1190).contains(count)), "{orders:?}");

    for length in [12_usize, 130, 300, 530] {
        let rounds = 40 * length;
        let mut at_front = vec![0_u32; length];
        let mut at_end = vec![0_u32; length];
        for _ in 0..rounds {
            let mut row: Vec<u16> = (0..length as u16).collect();
            dice.shuffle(&mut row);
            at_front[usize::from(row[0])] += 1;
            at_end[usize::from(row[length - 1])] += 1;
        }
        assert!(at_front.iter().chain(&at_end).all(|count| (4..=80).contains(count)), "length {length}");
    }
}
