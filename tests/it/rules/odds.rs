//! The exact odds: the published whole numbers, a count that uses no symmetry, the known edges.

use tailleur::rules::bet::{Payout, Pays, When};
use tailleur::rules::clause::Basis;
use tailleur::rules::coup_table::CoupTable;
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::money::Ratio;
use tailleur::rules::odds::{Odds, PACKS};
use tailleur::rules::side::{Chance, Side};

use crate::support::tier;

fn house(id: &str) -> House {
    House::clone(HouseLibrary::built_in().get(id).unwrap())
}

#[test]
fn six_and_eight_packs_count_as_published() {
    let published = [
        (8, 2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216),
        (6, 403_095_751_234_560, 392_220_492_728_832, 83_552_962_932_288),
    ];
    for house in HouseLibrary::built_in().iter() {
        for (packs, banco, punto, egalite) in published {
            let odds = Odds::enumerate(&house.tableau, packs).unwrap();
            let counted = [Chance::Banco, Chance::Punto, Chance::Egalite].map(|chance| odds.weight_of_chance(chance));
            assert_eq!(counted, [banco, punto, egalite], "{} with {packs} packs", house.id);
        }
    }
}

#[test]
fn every_sequence_is_counted_once_in_each_table() {
    let house = house("venezia");
    for packs in PACKS {
        let odds = Odds::enumerate(&house.tableau, packs).unwrap();
        let total = odds.total();
        assert_eq!(Chance::ALL.map(|chance| odds.weight_of_chance(chance)).iter().sum::<u64>(), total, "{packs} packs");
        assert_eq!([4, 5, 6].map(|cards| odds.weight_of_cards(cards)).iter().sum::<u64>(), total, "{packs} packs");
        for chance in Chance::ALL {
            assert_eq!(odds.by_point(chance).iter().sum::<u64>(), odds.weight_of_chance(chance), "{packs} packs");
        }
    }
    assert!(Odds::enumerate(&house.tableau, 0).is_none() && Odds::enumerate(&house.tableau, 13).is_none());
}

/// Every ordered sequence of six values by itself, weighted by the copies left, decided by the
/// compiled tableau.
#[test]
fn a_count_without_symmetry_agrees() {
    let house = house("article-57-13");
    let swift = CoupTable::compile(&house.tableau);
    for packs in [8_u64, 1].into_iter().take(tier(1, 2)) {
        let mut won = [0_u64; 3];
        let mut by_cards = [0_u64; 3];
        for sequence in 0..1_000_000_u64 {
            let mut left: [u64; 10] = std::array::from_fn(|value| if value == 0 { 16 * packs } else { 4 * packs });
            let (mut weight, mut packed, mut rest) = (1, 0, sequence);
            for place in 0..6 {
                let value = rest % 10;
                rest /= 10;
                weight *= left[value as usize];
                left[value as usize] = left[value as usize].saturating_sub(1);
                packed |= value << (8 * place);
            }
            let ended = swift.coup(packed);
            won[Chance::ALL.iter().position(|chance| *chance == ended.winner()).unwrap()] += weight;
            by_cards[ended.count() - 4] += weight;
        }
        let odds = Odds::enumerate(&house.tableau, packs as u8).unwrap();
        assert_eq!(won, Chance::ALL.map(|chance| odds.weight_of_chance(chance)), "{packs} packs");
        assert_eq!(by_cards, [4, 5, 6].map(|cards| odds.weight_of_cards(cards)), "{packs} packs");
    }
}

#[test]
fn the_known_edges_of_eight_packs_come_out_to_the_digits() {
    let known = [
        ("venezia", "punto", "1.2351"),
        ("venezia", "banco", "1.0579"),
        ("venezia", "egalite", "14.3596"),
        ("monte-carlo", "banco", "1.0579"),
        ("venezia-malta", "banco", "1.4581"),
    ];
    for (id, spot, percent) in known {
        let house = house(id);
        let odds = Odds::enumerate(&house.tableau, 8).unwrap();
        let rules = house.spots.iter().find(|rules| rules.id == spot).unwrap();
        assert_eq!(odds.edge(&rules.payouts).unwrap().percent(4), percent, "{id} {spot}");
    }
}

fn line(when: When, pays: Pays) -> Payout {
    Payout { when, pays, from: Basis::Silent, literally: None }
}

#[test]
fn the_forms_of_a_payout_agree_with_each_other() {
    let house = house("venezia");
    let odds = Odds::enumerate(&house.tableau, 8).unwrap();
    let tie = line(When::Wins(Chance::Egalite), Pays::Push);
    let banco = |pays: Pays| [line(When::Wins(Chance::Banco), pays), tie, line(When::Always, Pays::Lose)];
    let (over, under) = (1, 20);
    assert_eq!(
        odds.edge(&banco(Pays::LessCommission(Ratio { over, under }))),
        odds.edge(&banco(Pays::Odds(Ratio { over: 19, under })))
    );
    let always = odds.edge(&[line(When::Always, Pays::Lose)]).unwrap();
    assert_eq!((always.over, always.under), (1, 1));
    let never = odds.edge(&[line(When::Always, Pays::Push)]).unwrap();
    assert_eq!(never.to_string(), "0/1");
    let gift = odds.edge(&[line(When::Always, Pays::Odds(Ratio { over: 1, under: 3 }))]).unwrap();
    assert_eq!((gift.to_string(), gift.percent(4)), ("-1/3".to_owned(), "-33.3333".to_owned()));
}

/// A side stake of a trainer's own: a tie on six at twelve to one.
#[test]
fn a_spot_of_the_house_s_own_is_reckoned_from_its_payouts() {
    let house = house("venezia");
    let odds = Odds::enumerate(&house.tableau, 8).unwrap();
    let six = Point::from_sum(6);
    let payouts =
        [line(When::EgaliteOn(six), Pays::Odds(Ratio { over: 12, under: 1 })), line(When::Always, Pays::Lose)];
    let edge = odds.edge(&payouts).unwrap();
    let weight = i128::from(odds.by_point(Chance::Egalite)[6]);
    let total = i128::from(odds.total());
    assert_eq!(edge.over * total, edge.under * (total - 13 * weight));
    let natural = odds.weight(|outcome| When::WinsNatural(Side::Punto).holds(outcome));
    assert!(natural > 0 && natural < odds.weight_of_chance(Chance::Punto));
}
