//! Every single mistake in every coup there is, and any cards laid anywhere, before the judge of
//! mis-draws.

use std::collections::BTreeMap;

use tailleur::rules::card::Card;
use tailleur::rules::clause::Clause;
use tailleur::rules::coup::Coup;
use tailleur::rules::house::House;
use tailleur::rules::misdraw::{
    BetsState, CardDestination, CoupStage, CoupVerdict, Judgement, MisdrawRemedy, Mistake, Person, TableCard,
    TableState, judge,
};
use tailleur::rules::reason::Rule;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::{Chance, Side};

use super::coups::{CARDS, HOUSES, house, referee, step};
use super::misdraw::verdict_spoken;
use crate::support::tier;

/// The orders of a house's text: the verdict on a coup that can no longer be
/// put right, whether the banker passes, and the clauses of putting right, annulling and burning.
pub(crate) type Orders = (CoupVerdict, bool, [&'static str; 3]);

pub(crate) const ORDERS: [Orders; 5] = [
    (CoupVerdict::Null, true, ["S0-76", "S0-76", "S0-77"]),
    (CoupVerdict::DirectionDecides, false, ["-", "S1-25", "-"]),
    (CoupVerdict::Null, true, ["-", "-", "-"]),
    (CoupVerdict::Null, false, ["S3-17", "S3-17", "-"]),
    (CoupVerdict::Null, false, ["S4-26", "-", "-"]),
];

/// A single mistake made with a coup that was going to be right.
struct Slip {
    incident: TableState,
    mistake: Mistake,
    /// The card that was not drawn.
    left_in_shoe: Option<Card>,
}

/// Every single mistake that can be made with these cards: too many, too few, to the wrong side or to
/// none, too early.
fn slips(dealt: &[TableCard]) -> Vec<Slip> {
    let right = TableState { stage: CoupStage::Over, ..TableState::from_cards(dealt.to_vec()) };
    let slip = |incident, mistake| Slip { incident, mistake, left_in_shoe: None };
    let count = dealt.len() as u8;
    let mut slips = Vec::new();
    for on in [Some(Side::Punto), Some(Side::Banco), None] {
        let mut incident = right.clone();
        incident.cards.push(TableCard::new("5s".parse().expect("a card"), on));
        slips.push(slip(incident, Mistake::AfterTheEnd(count + 1)));
    }
    for (index, TableCard { card, on, .. }) in dealt.iter().enumerate() {
        let own = on.expect("a card of a right coup lies on a side");
        let other = if own == Side::Punto { Side::Banco } else { Side::Punto };
        let number = index as u8 + 1;
        let astray = if index < 4 { Mistake::FirstFour(number, own) } else { Mistake::ForTheOther(number, own) };
        for (on, mistake) in [(Some(other), astray), (None, Mistake::LeftApart(number, own))] {
            let mut incident = right.clone();
            incident.cards[index] = TableCard::new(*card, on);
            slips.push(slip(incident, mistake));
        }
        if index >= 3 {
            let mut incident = right.clone();
            incident.cards.truncate(index);
            incident.read_after = Some(number.min(5) - 1);
            let mistake = if index == 3 { Mistake::FirstDeal(3) } else { Mistake::NotDrawn(own) };
            slips.push(Slip { incident, mistake, left_in_shoe: Some(*card) });
        }
        if index >= 4 {
            slips.push(slip(TableState { read_after: Some(number), ..right.clone() }, Mistake::FirstDeal(number)));
        }
    }
    slips.push(slip(TableState { bets: BetsState::Open, ..right }, Mistake::BeforeTheStop));
    slips
}

/// The right places of cards of these values; `None` after the end of the coup.
pub(crate) fn places(values: &[u8]) -> Vec<Option<Side>> {
    let place = |index| match index {
        0 | 2 => Some(Side::Punto),
        1 | 3 => Some(Side::Banco),
        _ if (4..=index).any(|end| referee(&values[..end]).is_some()) => None,
        4 if (values[0] + values[2]) % 10 <= 5 => Some(Side::Punto),
        _ => Some(Side::Banco),
    };
    (0..values.len()).map(place).collect()
}

/// The coups of every sequence of point values, one for all that have the same points of two cards and
/// the same third cards, with how many sequences it stands for.
pub(crate) fn coups(house: &'static House) -> Vec<(Vec<u8>, u32)> {
    let mut coups: BTreeMap<[u8; 4], (Vec<u8>, u32)> = BTreeMap::new();
    step(&Coup::new(house), &mut Vec::with_capacity(6), &mut |_, values| {
        let third = |index: usize| values.get(index).copied().unwrap_or(10);
        let class = [(values[0] + values[2]) % 10, (values[1] + values[3]) % 10, third(4), third(5)];
        coups.entry(class).or_insert_with(|| (values.to_vec(), 0)).1 += 1;
    });
    coups.into_values().collect()
}

/// True if these rulings, where given, cite this clause; `-` where the text is silent.
fn cites(judgement: &Judgement, rulings: &[MisdrawRemedy], clause: &str) -> bool {
    let clause = Clause::read(clause);
    let given = judgement.reasons.iter().filter(|reason| rulings.iter().any(|one| reason.rule == Rule::Remedy(*one)));
    given.into_iter().all(|reason| reason.basis.clause() == clause)
}

/// Asserts that a judgement is that of the text, that the cards go where the plain words of this file put
/// them, and the coup put right is the coup that the referee decides.
fn check(slip: &Slip, values: &[u8], house: &House, orders: &Orders) {
    let (unrestorable, banker_passes, clauses) = orders;
    let incident = &slip.incident;
    let judgement = judge(house, incident);
    let at = || format!("{}: {incident:?}: {judgement:?}", house.id);
    assert!(judgement.made().any(|made| made == slip.mistake), "{:?}: {}", slip.mistake, at());
    let in_place =
        slip.left_in_shoe.is_none() && matches!(slip.mistake, Mistake::BeforeTheStop | Mistake::FirstDeal(_));
    let verdict = match incident.has_discarded_cards() {
        _ if in_place => CoupVerdict::Stands,
        false => CoupVerdict::Restored,
        true => *unrestorable,
    };
    assert_eq!(judgement.verdict, verdict, "{}", at());
    assert!(cites(&judgement, &[MisdrawRemedy::PutRight], clauses[0]), "{}", at());
    assert!(cites(&judgement, &[MisdrawRemedy::Null, MisdrawRemedy::DirectionDecides], clauses[1]), "{}", at());
    assert!(cites(&judgement, &[MisdrawRemedy::Burned], clauses[2]), "{}", at());
    assert_eq!(judgement.verdict, verdict_spoken(&judgement), "{}", at());
    assert_eq!(judgement.banker_passes, *banker_passes && incident.by == Person::Banker, "{}", at());
    let values: Vec<u8> = if incident.cards.len() > values.len() { [values, &[5]].concat() } else { values.to_vec() };
    let counts = judgement.counts();
    let belong = places(&values[..incident.cards.len()]).into_iter().map(|side| match side {
        Some(side) if counts => CardDestination::To(side),
        Some(_) => CardDestination::Used,
        None => CardDestination::Burned,
    });
    assert!(belong.eq(judgement.cards.iter().copied()), "{}", at());
    if counts {
        restore(slip, &judgement, &values, house);
    } else {
        assert_eq!((judgement.to_draw, judgement.outcome), (None, None), "{}", at());
    }
}

/// Lays the cards where the judgement puts them, draws what it says is to be drawn, and compares.
fn restore(slip: &Slip, judgement: &Judgement, values: &[u8], house: &House) {
    let mut coup = Coup::new(house);
    for (laid, belongs) in slip.incident.cards.iter().zip(&judgement.cards) {
        if let CardDestination::To(side) = belongs {
            assert_eq!(coup.add_card_to(*side, laid.card), Ok(()), "{judgement:?}");
        }
    }
    assert_eq!((coup.wants(), coup.outcome()), (judgement.to_draw, judgement.outcome));
    let mut dealt = coup.count();
    if let (Some(side), Some(card)) = (judgement.to_draw, slip.left_in_shoe) {
        assert_eq!(coup.add_card_to(side, card), Ok(()));
        dealt += 1;
    }
    // A third card more may be due where only the fourth or fifth was left in the shoe.
    if coup.wants().is_none() {
        assert_eq!(coup.outcome(), referee(&values[..dealt]), "{judgement:?}");
    } else {
        assert!(slip.left_in_shoe.is_some() && dealt < values.len(), "{judgement:?}");
    }
}

/// Every single mistake in every coup of one house: how many sequences, how many judgements.
fn every_single_mistake(column: usize) {
    let house = house(HOUSES[column]);
    let (mut sequences, mut judged) = (0, 0_u32);
    // The quick tier walks the first house to the end and takes samples of the others.
    let stride = tier(if column == 0 { 1 } else { 16 }, 1);
    for (values, stands_for) in coups(house).into_iter().step_by(stride) {
        sequences += stands_for;
        let dealt: Vec<TableCard> = places(&values)
            .into_iter()
            .zip(&values)
            .map(|(on, value)| TableCard::new(CARDS[usize::from(*value)], on))
            .collect();
        for mut slip in slips(&dealt) {
            check(&slip, &values, house, &ORDERS[column]);
            slip.incident = slip.incident.with_cards_discarded();
            slip.incident.by = Person::Banker;
            check(&slip, &values, house, &ORDERS[column]);
            judged += 2;
        }
    }
    assert!(sequences == 339_400 || stride > 1, "{sequences} sequences in {}", house.id);
    assert!(judged as usize > 100_000 / stride, "{judged} judgements in {}", house.id);
}

#[test]
fn misdraw_every_single_mistake_is_judged_in_article_57_13() {
    every_single_mistake(0);
}

#[test]
fn misdraw_every_single_mistake_is_judged_in_venezia_malta() {
    every_single_mistake(1);
}

#[test]
fn misdraw_every_single_mistake_is_judged_in_the_guide() {
    every_single_mistake(2);
}

#[test]
fn misdraw_every_single_mistake_is_judged_in_monte_carlo() {
    every_single_mistake(3);
}

#[test]
fn misdraw_every_single_mistake_is_judged_in_venezia() {
    every_single_mistake(4);
}

/// Up to nine cards of any value laid anywhere, at any stage of the coup.
fn any_incident(dice: &mut SeededRng) -> TableState {
    let side = |of| [Some(Side::Punto), Some(Side::Banco), None][of];
    let count = dice.below(10);
    let any = (0..count).map(|_| TableCard::new(CARDS[dice.below(10)], side(dice.below(3))));
    let cards: Vec<TableCard> = any.collect();
    let chance = Chance::ALL[dice.below(3)];
    let discarded = dice.below(2) == 1;
    let table = TableState {
        bets: [BetsState::Stopped, BetsState::Open][dice.below(2)],
        read_after: [None, Some(3), Some(4), Some(5)][dice.below(4)],
        stage: [CoupStage::UnderWay, CoupStage::Over, CoupStage::Called(chance), CoupStage::Paid(chance)]
            [dice.below(4)],
        by: [Person::Banker, Person::Croupier][dice.below(2)],
        ..TableState::from_cards(cards)
    };
    if discarded { table.with_cards_discarded() } else { table }
}

#[test]
fn misdraw_any_cards_anywhere_are_judged_and_put_right() {
    let mut verdicts = BTreeMap::new();
    for (column, id) in HOUSES.into_iter().enumerate() {
        for seed in 0..4_000 {
            let incident = any_incident(&mut SeededRng::from_seed(seed));
            let copies = |one: &TableCard| incident.cards.iter().filter(|other| other.card == one.card).count();
            let most = incident.cards.iter().map(copies).max().unwrap_or(0);
            let judgement = judge(house(id), &incident);
            let foreign = judgement.made().any(|mistake| matches!(mistake, Mistake::OneCopyTooMany(_)));
            assert_eq!(foreign, most > usize::from(*house(id).shoe.packs.value()), "{id}: {incident:?}");
            if foreign {
                continue;
            }
            let at = || format!("{id}: {incident:?}: {judgement:?}");
            assert_eq!(judgement.verdict, verdict_spoken(&judgement), "{}", at());
            assert_eq!(judgement.cards.len(), incident.cards.len(), "{}", at());
            let gone = incident.has_discarded_cards();
            let allowed = if gone { ORDERS[column].0 } else { CoupVerdict::Restored };
            assert!([CoupVerdict::Stands, allowed].contains(&judgement.verdict), "{}", at());
            assert!(judgement.mistakes.len() >= usize::from(judgement.verdict != CoupVerdict::Stands), "{}", at());
            if judgement.verdict == CoupVerdict::Stands {
                let lie = incident.cards.iter().map(|laid| laid.on.map(CardDestination::To));
                assert!(lie.eq(judgement.cards.iter().copied().map(Some)), "{}", at());
            }
            if judgement.counts() {
                let mut coup = Coup::new(house(id));
                for (laid, belongs) in incident.cards.iter().zip(&judgement.cards) {
                    match belongs {
                        CardDestination::To(side) => assert_eq!(coup.add_card_to(*side, laid.card), Ok(()), "{}", at()),
                        other => assert_eq!((*other, coup.wants()), (CardDestination::Burned, None), "{}", at()),
                    }
                }
                assert_eq!((coup.wants(), coup.outcome()), (judgement.to_draw, judgement.outcome), "{}", at());
            }
            *verdicts.entry(judgement.verdict).or_insert(0_u32) += 1;
        }
    }
    assert_eq!(verdicts.len(), 4, "every verdict comes up: {verdicts:?}");
}
