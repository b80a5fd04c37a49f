//! The rules of each house at each of its tables.

use tailleur::rules::clause::Basis;
use tailleur::rules::house::{Handler, HouseLibrary, TableSize};

/// House, table, seats, who draws, who turns Punto's cards and Banco's, and whether the shoe goes round.
const TABLES: [(&str, TableSize, u8, [Handler; 3], bool); 11] = {
    use Handler::{Banker, HighestPuntoStake, Tailleur};
    use TableSize::{Large, Midi, Mini};
    [
        ("article-57-13", Large, 16, [Banker, HighestPuntoStake, Banker], true),
        ("article-57-13", Mini, 7, [Tailleur; 3], false),
        ("guide-fr", Large, 14, [Banker, Tailleur, Banker], true),
        ("guide-fr", Mini, 7, [Tailleur; 3], false),
        ("monte-carlo", Midi, 9, [Tailleur; 3], false),
        ("monte-carlo", Mini, 7, [Tailleur; 3], false),
        ("venezia", Large, 15, [Tailleur; 3], false),
        ("venezia", Midi, 9, [Tailleur; 3], false),
        ("venezia", Mini, 7, [Tailleur; 3], false),
        ("venezia-malta", Large, 14, [Tailleur; 3], false),
        ("venezia-malta", Mini, 7, [Tailleur; 3], false),
    ]
};

#[test]
fn at_each_table_the_house_has_the_hands_the_text_gives_it() {
    let shelf = HouseLibrary::built_in();
    for (id, size, seats, [draws, punto, banco], goes_round) in TABLES {
        let house = shelf.get(id).unwrap().at_table(size).unwrap();
        assert_eq!(house.only_table(), Some(size), "{id} {size:?}");
        assert_eq!(*house.tables[0].seats.value(), seats, "{id} {size:?}");
        let dealing = &house.dealing;
        let hands = [&dealing.draws, &dealing.turns_punto, &dealing.turns_banco].map(|hand| *hand.value());
        assert_eq!(hands, [draws, punto, banco], "{id} {size:?}");
        assert_eq!(*house.circulation.goes_round.value(), goes_round, "{id} {size:?}");
        assert_eq!(house.at_table(size).unwrap(), house, "it stays at its table");
    }
    let tables: usize = shelf.iter().map(|house| house.tables.len()).sum();
    assert_eq!(tables, TABLES.len());
}

#[test]
fn a_table_that_the_house_does_not_have_is_none() {
    let shelf = HouseLibrary::built_in();
    for house in shelf.iter() {
        for size in TableSize::ALL {
            let has = TABLES.iter().any(|(id, of, ..)| house.id == *id && *of == size);
            assert_eq!(house.at_table(size).is_some(), has, "{} {size:?}", house.id);
        }
    }
}

/// Article 57-13 says that the croupier of the seven-box table draws (S0-31); of who turns, and of the shoe, it is silent.
#[test]
fn what_follows_from_one_croupier_is_cited_to_no_clause() {
    let house = HouseLibrary::built_in().get("article-57-13").unwrap().at_table(TableSize::Mini).unwrap();
    assert_eq!(house.dealing.draws.basis().to_string(), "S0-31");
    let silent = [
        house.dealing.turns_punto.basis(),
        house.dealing.turns_banco.basis(),
        house.dealing.passes_punto.basis(),
        house.circulation.goes_round.basis(),
    ];
    assert_eq!(silent, [Basis::Silent; 4]);
}
