//! Calls compared word by word.

use tailleur::i18n::Language;
use tailleur::i18n::call_words::order_difference;

#[test]
fn words_in_another_order_are_marked_from_the_first_to_the_last_out_of_place() {
    let cases = [
        ("2 à Punto", "Punto à 2", Some(("2 à Punto", "Punto à 2"))),
        (
            "3 à Banco, 6 à Punto, Punto gagne",
            "3 à Banco, 6 à Punto, gagne Punto",
            Some(("Punto gagne", "gagne Punto")),
        ),
        ("Carte pour Punto", "pour carte Punto", Some(("Carte pour", "pour carte"))),
        // A figure and its name are one word.
        ("2 à Punto", "Punto à deux", Some(("2 à Punto", "Punto à deux"))),
        ("2 à Punto", "2 a punto", None),
        ("2 à Punto", "2 à Banco", None),
        ("2 à Punto", "2 à", None),
    ];
    for (expected, given, marked) in cases {
        let found = order_difference(expected, given, Some(Language::French));
        let found = found.map(|order| (&expected[order.expected.unwrap()], &given[order.given.unwrap()]));
        assert_eq!(found, marked, "{given}");
    }
}
