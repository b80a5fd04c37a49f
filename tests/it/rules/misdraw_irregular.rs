//! Irregular cards, persons, burns and shoes before the judge of mis-draws: each mishap in each house with
//! what orders the remedy, and each of them at every place of every coup.

use tailleur::rules::card::Card;
use tailleur::rules::clause::Basis;
use tailleur::rules::house::{Face, House};
use tailleur::rules::misdraw::{
    BetsState, BurnDone, CardBack, CardDestination, CardOrigin, CoupVerdict, Judgement, LateStake, Mistake, NextAct,
    Person, Seen, StopCardShown, TableCard, TableState, Turned, Whereabouts, judge,
};
use tailleur::rules::opening::StopCardTiming;
use tailleur::rules::reason::{Reason, Rule};
use tailleur::rules::side::Side;

use super::coups::{CARDS, HOUSES, house, referee};
use super::misdraw::placed_cards;
use super::misdraw_every_mistake::{ORDERS, coups, places};
use crate::support::tier;

/// A mishap: its name, the table, and in each house verdict, next act, the clause of the rule broken and that of the
/// first remedy; `-` where the text is silent.
struct Mishap {
    name: &'static str,
    table: fn() -> TableState,
    verdict: [char; 5],
    next: &'static str,
    broken: [&'static str; 5],
    remedy: [&'static str; 5],
}

const RESTORED: [char; 5] = ['R'; 5];
const STANDS: [char; 5] = ['S'; 5];
/// Null, but in Malta the direction decides.
const SPOILED: [char; 5] = ['N', 'D', 'N', 'N', 'N'];
const SILENT: [&str; 5] = ["-"; 5];
const DRAWING: [&str; 5] = ["76", "-", "-", "17", "26"];

fn table(cards: &str) -> TableState {
    TableState::from_cards(placed_cards(cards))
}

/// A table with its last card changed.
fn last(cards: &str, change: fn(&mut TableCard)) -> TableState {
    let mut table = table(cards);
    change(table.cards.last_mut().expect("a card"));
    table
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

const MISHAPS: &[Mishap] = &[
    Mishap {
        name: "a third card to Punto's own natural",
        table: || table("8h/p Ac/b Ks/p Kd/b 6s/p"),
        verdict: RESTORED,
        next: "Call(Punto)",
        broken: ["57", "06", "43", "14", "*15"],
        remedy: DRAWING,
    },
    Mishap {
        name: "two cards stuck, one due",
        table: || last("2h/p 7c/b Ks/p Kd/b 4s/p 9d/a", |card| card.stuck = true),
        verdict: RESTORED,
        next: "Call(Banco)",
        broken: ["07", "-", "-", "-", "11"],
        remedy: DRAWING,
    },
    Mishap {
        name: "two cards stuck, both due",
        table: || last("2h/p 5c/b Ks/p Kd/b 4s/p 9d/a", |card| card.stuck = true),
        verdict: RESTORED,
        next: "Call(Punto)",
        broken: ["07", "-", "-", "-", "11"],
        remedy: DRAWING,
    },
    Mishap {
        name: "a card of the first four seen",
        table: || last("2h/p 7c/b", |card| card.seen = Seen::Early),
        verdict: STANDS,
        next: "Draw(Punto)",
        broken: ["46", "-", "40", "09", "11"],
        remedy: SILENT,
    },
    Mishap {
        name: "a third card face down",
        table: || last("2h/p 7c/b Ks/p Kd/b 4s/p", |card| card.face = Some(Face::Down)),
        verdict: STANDS,
        next: "TurnUp(5)",
        broken: ["54", "-", "-", "-", "-"],
        remedy: ["54", "-", "-", "-", "-"],
    },
    Mishap {
        name: "a card dropped",
        table: || last("2h/p 7c/b Ks/p Kd/b 4s/a", |card| card.at = Whereabouts::Floor),
        verdict: RESTORED,
        next: "Call(Banco)",
        broken: SILENT,
        remedy: ["-", "-", "-", "-", "26"],
    },
    Mishap {
        name: "a coup begun after the stop card",
        table: || TableState {
            stop_card: Some(StopCardShown { when: StopCardTiming::InsideACoup, coups_since: 1 }),
            ..table("2h/p 7c/b Ks/p Kd/b")
        },
        verdict: SPOILED,
        next: "",
        broken: ["06", "-", "16", "-", "-"],
        remedy: ["06", "-", "16", "-", "-"],
    },
    Mishap {
        name: "the shoe exhausted",
        table: || TableState { left_in_shoe: Some(0), ..table("2h/p 7c/b Ks/p Kd/b") },
        verdict: SPOILED,
        next: "",
        broken: ["57", "09", "47", "15", "17"],
        remedy: SILENT,
    },
    Mishap {
        name: "a foreign back",
        table: || last("2h/p 7c/b Ks/p Kd/b", |card| card.back = CardBack::Foreign),
        verdict: SPOILED,
        next: "",
        broken: ["01", "-", "-", "-", "-"],
        remedy: SILENT,
    },
    Mishap {
        name: "a card face up in the shoe",
        table: || last("2h/p 7c/b Ks/a", |card| card.seen = Seen::InTheShoe),
        verdict: RESTORED,
        next: "Draw(Punto)",
        broken: ["46", "-", "40", "09", "11"],
        remedy: SILENT,
    },
    Mishap {
        name: "a burn too short, before play",
        table: || TableState { burn: Some(BurnDone { turned: card("7h"), burned: 5 }), ..table("") },
        verdict: STANDS,
        next: "Burn(2)",
        broken: ["09", "-", "18", "07", "-"],
        remedy: ["09", "-", "18", "07", "-"],
    },
    Mishap {
        name: "a burn forgotten, noticed in play",
        table: || TableState { burn: Some(BurnDone { turned: card("7h"), burned: 0 }), ..table("2h/p 9c/b Ks/p Kd/b") },
        verdict: STANDS,
        next: "Call(Banco)",
        broken: ["09", "-", "18", "07", "-"],
        remedy: SILENT,
    },
    Mishap {
        name: "a surplus card used in the next coup",
        table: || {
            let mut table = table("6s/p 2h/b 9c/p Ks/b Kd/a");
            table.cards[0].from = CardOrigin::CoupBefore;
            table
        },
        verdict: RESTORED,
        next: "Call(Banco)",
        broken: ["77", "-", "-", "-", "-"],
        remedy: DRAWING,
    },
    Mishap {
        name: "a card put back, still the next",
        table: || last("2h/p 7c/b Ks/a", |card| card.at = Whereabouts::Shoe(Some(0))),
        verdict: RESTORED,
        next: "Draw(Punto)",
        broken: ["74", "-", "-", "-", "-"],
        remedy: ["-", "-", "-", "-", "26"],
    },
    Mishap {
        name: "a card put back and lost",
        table: || last("2h/p 7c/b Ks/a", |card| card.at = Whereabouts::Shoe(None)),
        verdict: SPOILED,
        next: "",
        broken: ["74", "-", "-", "-", "-"],
        remedy: SILENT,
    },
    Mishap {
        name: "a due card drawn by a player who may not",
        table: || last("2h/p 7c/b Ks/p Kd/b 4s/p", |card| card.drawn_by = Person::Bystander),
        verdict: STANDS,
        next: "Call(Banco)",
        broken: ["46", "-", "40", "-", "10"],
        remedy: SILENT,
    },
    Mishap {
        name: "a card before the stop of the bets",
        table: || TableState { bets: BetsState::Open, ..table("2h/p 7c/b") },
        verdict: STANDS,
        next: "StopTheBets",
        broken: ["73", "-", "-", "-", "-"],
        remedy: ["74", "-", "-", "-", "-"],
    },
    Mishap {
        name: "a stake withdrawn",
        table: || TableState { stakes_after_the_stop: vec![LateStake::Withdrawn], ..table("2h/p 9c/b Ks/p Kd/b") },
        verdict: STANDS,
        next: "Call(Banco)",
        broken: SILENT,
        remedy: SILENT,
    },
    Mishap {
        name: "a stake placed late",
        table: || TableState { stakes_after_the_stop: vec![LateStake::Placed], ..table("2h/p 9c/b Ks/p Kd/b") },
        verdict: STANDS,
        next: "Call(Banco)",
        broken: ["45", "-", "39", "-", "-"],
        remedy: ["45", "-", "39", "-", "-"],
    },
];

/// The clause as the table has it.
fn clause(basis: Basis, column: usize) -> String {
    match basis {
        Basis::Silent => "-".to_owned(),
        Basis::Corrected(_) => format!("*{}", basis.to_string().replace(&format!("S{column}-"), "")),
        _ => basis.to_string().replace(&format!("S{column}-"), ""),
    }
}

fn letter(verdict: CoupVerdict) -> char {
    match verdict {
        CoupVerdict::Stands => 'S',
        CoupVerdict::Restored => 'R',
        CoupVerdict::Null => 'N',
        CoupVerdict::DirectionDecides => 'D',
    }
}

fn first_remedy(judgement: &Judgement) -> Option<&Reason> {
    judgement.reasons.iter().find(|reason| matches!(reason.rule, Rule::Remedy(_)))
}

#[test]
#[expect(clippy::print_stdout, reason = "the table is asked for")]
fn misdraw_every_mishap_is_judged_as_each_text_says_or_by_convention() {
    for mishap in MISHAPS {
        for (column, id) in HOUSES.into_iter().enumerate() {
            let judgement = judge(house(id), &(mishap.table)());
            let at = format!("{} in {id}: {judgement:?}", mishap.name);
            assert_eq!(letter(judgement.verdict), mishap.verdict[column], "{at}");
            let broken = judgement.mistakes.first().expect("a mistake");
            assert_eq!(clause(broken.basis, column), mishap.broken[column], "{at}");
            let remedy = first_remedy(&judgement).expect("a remedy");
            assert_eq!(clause(remedy.basis, column), mishap.remedy[column], "{at}");
            let next = judgement.next.map(|act| format!("{act:?}")).unwrap_or_default();
            let expected = match judgement.verdict {
                CoupVerdict::Null => "ReturnTheStakes",
                CoupVerdict::DirectionDecides => "CallTheDirection",
                CoupVerdict::Stands | CoupVerdict::Restored => mishap.next,
            };
            assert_eq!(next, expected, "{at}");
            let source = |clause: &str| if clause == "-" { "silent".to_owned() } else { format!("S{column}-{clause}") };
            let (broken, by) = (source(mishap.broken[column]), source(mishap.remedy[column]));
            println!("{} | {id} | {:?} | {broken} | {:?} {by} | {next}", mishap.name, judgement.verdict, remedy.rule);
        }
    }
}

#[test]
fn misdraw_a_due_card_drawn_unasked_or_punto_turned_by_the_banker_stands_and_its_cost_is_left_open() {
    let unasked = last("2h/p 7c/b Ks/p Kd/b 4s/p", |card| (card.drawn_by, card.unasked) = (Person::Banker, true));
    let mut turned = table("2h/p 9c/b Ks/p Kd/b");
    turned.turned.punto = Turned::By(Person::Banker);
    for (id, third, punto) in [("article-57-13", "S0-54", "S0-56"), ("guide-fr", "S2-46", "S2-41")] {
        let judged = judge(house(id), &unasked);
        assert_eq!((judged.verdict, judged.banker_passes), (CoupVerdict::Stands, false), "{id}");
        assert!(judged.made().eq([Mistake::Unasked(5)]), "{id}: {judged:?}");
        assert_eq!(judged.mistakes[0].basis.to_string(), third);
        assert_eq!(judged.unsettled.len(), 1, "{id}: {judged:?}");
        let judged = judge(house(id), &turned);
        assert!(judged.made().eq([Mistake::TurnedByAnother(Side::Punto)]), "{id}: {judged:?}");
        assert_eq!((judged.verdict, judged.mistakes[0].basis.to_string().as_str()), (CoupVerdict::Stands, punto));
    }
}

/// An irregularity at one place of a coup, with the judgement to expect.
struct Irregular {
    table: TableState,
    mistake: Mistake,
    /// Nothing restores the coup.
    spoiled: bool,
    /// A card has to be moved, removed or taken out again.
    moved: bool,
    /// The cards that play, by value; the others are burned.
    plays: Vec<bool>,
}

fn irregulars(dealt: &[TableCard]) -> Vec<Irregular> {
    let mut found = Vec::new();
    let right = TableState::from_cards(dealt.to_vec());
    let count = dealt.len();
    let mut add = |table: TableState, mistake, spoiled, moved, burned: Option<usize>| {
        let plays = (0..table.cards.len()).map(|index| Some(index) != burned).collect();
        found.push(Irregular { table, mistake, spoiled, moved, plays });
    };
    for (index, card) in dealt.iter().enumerate() {
        let number = index as u8 + 1;
        let with = |change: &dyn Fn(&mut TableCard)| {
            let mut table = right.clone();
            change(&mut table.cards[index]);
            table
        };
        add(with(&|card| (card.at, card.on) = (Whereabouts::Floor, None)), Mistake::Dropped(number), false, true, None);
        add(with(&|card| card.back = CardBack::Foreign), Mistake::ForeignBack(number), true, false, None);
        add(with(&|card| card.drawn_by = Person::Bystander), Mistake::DrawnByAnother(number), false, false, None);
        let lost = with(&|card| (card.at, card.on) = (Whereabouts::Shoe(None), None));
        add(lost, Mistake::PutBack(number), true, false, None);
        let face_up = with(&|card| (card.seen, card.on) = (Seen::InTheShoe, None));
        add(face_up, Mistake::FaceUpInTheShoe(number), false, true, Some(index));
        if index < 4 {
            add(with(&|card| card.seen = Seen::Early), Mistake::SeenEarly(number), false, false, None);
        } else {
            add(with(&|card| card.face = Some(Face::Down)), Mistake::FaceDown(number), false, false, None);
            add(with(&|card| card.stuck = true), Mistake::Stuck(number), false, false, None);
            let mut empty = right.clone();
            empty.cards.truncate(index);
            empty.left_in_shoe = Some(0);
            let side = card.on.expect("a side");
            add(empty, Mistake::ShoeIsEmpty(side), true, false, None);
        }
        let mut again = right.clone();
        let surplus = TableCard { from: CardOrigin::CoupBefore, ..TableCard::new(CARDS[5], card.on) };
        again.cards.insert(index, surplus);
        add(again, Mistake::UsedAgain(number), false, true, Some(index));
    }
    let mut back = right.clone();
    let card = back.cards.last_mut().expect("a card");
    (card.at, card.on) = (Whereabouts::Shoe(Some(0)), None);
    add(back, Mistake::PutBack(count as u8), false, true, None);
    let stop = |coups_since| Some(StopCardShown { when: StopCardTiming::InsideACoup, coups_since });
    add(TableState { stop_card: stop(1), ..right.clone() }, Mistake::AfterTheStopCard, true, false, None);
    let withdrawn = TableState { stakes_after_the_stop: vec![LateStake::Withdrawn], ..right };
    add(withdrawn, Mistake::StakeWithdrawn, false, false, None);
    found
}

fn check(irregular: &Irregular, values: &[u8], house: &House, spoiled: CoupVerdict) {
    let table = &irregular.table;
    let judgement = judge(house, table);
    let at = || format!("{}: {table:?}: {judgement:?}", house.id);
    assert!(judgement.made().any(|made| made == irregular.mistake), "{:?}: {}", irregular.mistake, at());
    let verdict = match (irregular.spoiled, irregular.moved) {
        (true, _) => spoiled,
        (false, true) => CoupVerdict::Restored,
        (false, false) => CoupVerdict::Stands,
    };
    assert_eq!(judgement.verdict, verdict, "{}", at());
    let next = judgement.next;
    if irregular.spoiled {
        assert!(matches!(next, Some(NextAct::ReturnTheStakes | NextAct::CallTheDirection)), "{}", at());
        assert_eq!((judgement.to_draw, judgement.outcome), (None, None), "{}", at());
        return;
    }
    let surplus = matches!(irregular.mistake, Mistake::UsedAgain(_));
    let mut of_shoe = values.iter().copied();
    let playing: Vec<Option<u8>> = irregular
        .plays
        .iter()
        .map(|plays| match (plays, surplus) {
            (false, true) => None,
            (plays, _) => of_shoe.next().filter(|_| *plays),
        })
        .collect();
    let values: Vec<u8> = playing.iter().copied().flatten().collect();
    let mut right = places(&values).into_iter();
    for (value, goes) in playing.iter().zip(&judgement.cards) {
        let expected = match value.map(|_| right.next().expect("a place")) {
            Some(Some(side)) => CardDestination::To(side),
            Some(None) | None => CardDestination::Burned,
        };
        assert_eq!(*goes, expected, "{}", at());
    }
    // A card put back is still to be drawn again.
    let again = table.cards.iter().any(|card| matches!(card.at, Whereabouts::Shoe(_)));
    let belong = places(&values).into_iter().flatten().count() - usize::from(again);
    let ended = (belong >= 4).then(|| referee(&values[..belong])).flatten();
    assert_eq!(judgement.outcome, ended, "{}", at());
    assert_eq!(judgement.to_draw.is_some(), judgement.outcome.is_none(), "{}", at());
    match next.expect("an act is due") {
        NextAct::TurnUp(_) => assert!(matches!(irregular.mistake, Mistake::FaceDown(_)), "{}", at()),
        NextAct::Draw(side) => assert_eq!(judgement.to_draw, Some(side), "{}", at()),
        NextAct::Call(chance) => assert_eq!(judgement.outcome.map(|ended| ended.winner), Some(chance), "{}", at()),
        other => panic!("{other:?}: {}", at()),
    }
}

/// Every irregularity at every place of every coup of one house.
#[expect(clippy::print_stdout, reason = "the number of cases is asked for")]
fn every_irregularity(column: usize) {
    let house = house(HOUSES[column]);
    let (mut sequences, mut judged) = (0, 0_u32);
    // The quick tier walks the first house to the end and takes samples of the others.
    let stride = tier(if column == 0 { 1 } else { 16 }, 1);
    for (values, stands_for) in coups(house).into_iter().step_by(stride) {
        sequences += stands_for;
        let sides = places(&values).into_iter().zip(&values);
        let dealt: Vec<TableCard> = sides.map(|(on, value)| TableCard::new(CARDS[usize::from(*value)], on)).collect();
        for irregular in irregulars(&dealt) {
            check(&irregular, &values, house, ORDERS[column].0);
            judged += 1;
        }
    }
    println!("{judged} irregular tables, for {sequences} sequences, in {}", house.id);
    assert!(sequences == 339_400 || stride > 1, "{sequences} sequences in {}", house.id);
    assert!(judged as usize > 100_000 / stride, "{judged} judgements in {}", house.id);
}

#[test]
fn misdraw_every_irregularity_is_judged_in_article_57_13() {
    every_irregularity(0);
}

#[test]
fn misdraw_every_irregularity_is_judged_in_venezia_malta() {
    every_irregularity(1);
}

#[test]
fn misdraw_every_irregularity_is_judged_in_the_guide() {
    every_irregularity(2);
}

#[test]
fn misdraw_every_irregularity_is_judged_in_monte_carlo() {
    every_irregularity(3);
}

#[test]
fn misdraw_every_irregularity_is_judged_in_venezia() {
    every_irregularity(4);
}
