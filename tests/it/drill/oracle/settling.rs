//! Oracle for the settlement of a whole table, from the scene and from the plans of the
//! tables written out seat by seat.

use tailleur::drill::question::{LaidStake, Question};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::{House, TableSize};
use tailleur::rules::side::Chance;

use crate::drill::every_drill::{hands, point, winner};

/// The seats of each who pays at the large table: from the middle of his own edge to its end, and from
/// the middle of the edge across to its end.
type Plan = [[&'static [u8]; 2]; 2];

/// Sixteen seats, the payeurs facing the tailleur.
const OF_SIXTEEN: Plan = [[&[8, 7, 6, 5], &[1, 2, 3, 4]], [&[9, 10, 11, 12], &[16, 15, 14, 13]]];
/// Fourteen seats, the payeurs facing the tailleur.
const OF_FOURTEEN: Plan = [[&[7, 6, 5, 4], &[1, 2, 3]], [&[8, 9, 10, 11], &[14, 13, 12]]];
/// Fifteen seats, both croupiers on the tailleur's side.
const OF_FIFTEEN: Plan = [[&[1, 2, 3, 4], &[8, 7, 6, 5]], [&[15, 14, 13], &[9, 10, 11, 12]]];

/// The plan of a house's large table.
pub(crate) fn plan(house: &House) -> Plan {
    match house.id.as_str() {
        "article-57-13" | "one-pack" => OF_SIXTEEN,
        "guide-fr" | "venezia-malta" => OF_FOURTEEN,
        "venezia" => OF_FIFTEEN,
        other => panic!("{other} has no large table"),
    }
}

/// The treatment of a stake as journals write it; empty where it is left alone.
fn done(house: &House, stake: &LaidStake, wins: &str, banco: u32) -> Option<String> {
    let coins = stake.amount.get();
    let paid = match (stake.spot, wins) {
        (Spot::Punto | Spot::Banco, "egalite") => return None,
        (Spot::Punto, "punto") => coins,
        (Spot::Banco, "banco") if house.id == "venezia-malta" && banco == 6 => coins / 2,
        (Spot::Banco, "banco") if house.id == "venezia-malta" => coins,
        (Spot::Banco, "banco") => coins / 20 * 19,
        (Spot::Egalite, "egalite") => coins * 8,
        (Spot::Own(_), _) => panic!("no house has a spot of its own"),
        _ => return Some("collected".to_owned()),
    };
    Some(paid.to_string())
}

/// A seat's rank on the way of those who pay: whose it is, then how far.
fn way(house: &House, size: TableSize, seat: u8) -> (usize, usize) {
    if size != TableSize::Large {
        return (0, seat.into());
    }
    let at = |edges: &[&[u8]; 2]| edges.concat().iter().position(|other| *other == seat);
    plan(house).iter().enumerate().find_map(|(payer, edges)| Some((payer, at(edges)?))).expect("a seat of the table")
}

pub(crate) fn layout_of_stakes(house: &House, question: &Question) -> (String, String) {
    let scene = &question.scene;
    let hands = hands(question);
    let (wins, banco) = (winner(&hands), point(&hands[1]));
    assert_eq!(scene.announced.map(Chance::id), Some(wins));
    let size = scene.table.expect("a whole table is shown");
    let mut deeds: Vec<_> = scene
        .stakes
        .iter()
        .enumerate()
        .filter_map(|(index, stake)| {
            let act = done(house, stake, wins, banco)?;
            let (payer, far) = way(house, size, stake.seat);
            Some(((act != "collected", payer, far, index), format!("{index}:{act}")))
        })
        .collect();
    assert!(!deeds.is_empty(), "there is something to do");
    deeds.sort();
    check_players(house, question);
    let deeds: Vec<String> = deeds.into_iter().map(|(_, deed)| deed).collect();
    let how = if house.id == "venezia-malta" && wins == "banco" && banco == 6 { "banco-with-6" } else { wins };
    (deeds.join(" "), format!("layout-{}-{how}", format!("{size:?}").to_lowercase()))
}

/// No box holds two stakes, and where a stake on equal points must lie beside another, the same player has one.
fn check_players(house: &House, question: &Question) {
    let stakes = &question.scene.stakes;
    for (index, stake) in stakes.iter().enumerate() {
        let twice = |other: &&LaidStake| (other.seat, other.spot) == (stake.seat, stake.spot);
        assert_eq!(stakes.iter().filter(twice).count(), 1);
        let stands = |index: usize| question.scene.standing.contains(&index);
        let beside = stakes.iter().enumerate().any(|(other, laid)| {
            laid.seat == stake.seat && laid.spot != Spot::Egalite && stands(other) == stands(index)
        });
        assert!(stake.spot != Spot::Egalite || beside || house.id != "venezia-malta");
        if stake.spot == Spot::Egalite && house.id == "monte-carlo" {
            assert!(stake.amount.get() <= 50_000 / 8);
        }
    }
}
