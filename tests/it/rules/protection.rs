//! The watch over the stakes, and who is called and decides in each house.

use tailleur::rules::bet::Spot;
use tailleur::rules::clause::Basis;
use tailleur::rules::house::{HouseLibrary, Role, TableSize};
use tailleur::rules::money::Money;
use tailleur::rules::procedure::{ProcedureStep, StepOrder};
use tailleur::rules::protection::{SeatStake, StakeChange, stake_changes, supervisor};

/// The stakes now, and the seats whose stakes changed.
type Case<'c> = (&'c [SeatStake], &'c [(u8, StakeChange)]);

fn stake(seat: u8, spot: Spot, coins: u64) -> SeatStake {
    (seat, spot, Money::coins(coins))
}

#[test]
fn a_stake_that_differs_from_the_one_at_the_stop_is_named_with_its_seat() {
    let placed = [stake(2, Spot::Punto, 100), stake(5, Spot::Banco, 300)];
    let [two, five] = placed;
    let cases: [Case<'_>; 8] = [
        (&[two, five], &[]),
        (&[two, five, stake(7, Spot::Punto, 50)], &[(7, StakeChange::Added)]),
        (&[stake(2, Spot::Punto, 150), five], &[(2, StakeChange::Raised)]),
        (&[two, stake(5, Spot::Banco, 200)], &[(5, StakeChange::Lowered)]),
        (&[two], &[(5, StakeChange::Lowered)]),
        (&[stake(2, Spot::Banco, 100), five], &[(2, StakeChange::Moved)]),
        (&[stake(2, Spot::Egalite, 400), five], &[(2, StakeChange::Moved)]),
        (&[five, stake(1, Spot::Banco, 10)], &[(1, StakeChange::Added), (2, StakeChange::Lowered)]),
    ];
    for (now, expected) in cases {
        assert_eq!(stake_changes(&placed, now), expected, "{now:?}");
    }
}

#[test]
fn each_table_calls_the_one_its_text_names_over_it() {
    let cases = [
        ("article-57-13", TableSize::Large, Role::ChefDeTable, Some("S0-14")),
        ("article-57-13", TableSize::Mini, Role::ChefDeTable, Some("S0-14")),
        ("guide-fr", TableSize::Large, Role::ChefDePartie, Some("S2-11")),
        ("guide-fr", TableSize::Mini, Role::ChefDePartie, None),
        ("venezia-malta", TableSize::Large, Role::ChefDeTable, None),
        ("monte-carlo", TableSize::Midi, Role::ChefDePartie, None),
        ("venezia", TableSize::Large, Role::ChefDePartie, None),
    ];
    let shelf = HouseLibrary::built_in();
    for (house, size, role, clause) in cases {
        let house = shelf.get(house).unwrap();
        let table = house.tables.iter().find(|table| table.size == size).unwrap();
        let (called, basis) = supervisor(house, table);
        assert_eq!(called, role, "{}", house.id);
        assert_eq!(basis.clause().map(|clause| clause.to_string()).as_deref(), clause, "{}", house.id);
    }
}

/// The direction is reached only through the one who was called; nothing is decided before the coup is rebuilt.
#[test]
fn a_dispute_is_heard_reported_rebuilt_and_decided_in_this_order() {
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            let order = StepOrder::for_dispute(house, table);
            let ids: Vec<&str> = order.in_order().map(ProcedureStep::id).collect();
            let refers = house.id != "article-57-13";
            assert_eq!(ids.contains(&"refer"), refers, "{}", house.id);
            let chain = ["stop-game", "call-chief", "report", "rebuild", "refer", "decide", "carry-out", "next-coup"];
            let places: Vec<usize> = chain.iter().filter_map(|id| ids.iter().position(|other| other == id)).collect();
            assert!(places.is_sorted() && places.len() == chain.len() - usize::from(!refers), "{ids:?}");
            let cited = order.pairs.iter().filter(|pair| pair.basis != Basis::Silent);
            assert!(cited.into_iter().all(|pair| pair.first.id() == "refer"), "no clause gives any other order");
        }
    }
}
