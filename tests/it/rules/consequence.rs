//! How often a wrong third card has another winner.

use tailleur::rules::consequence::{Changes, Consequences};
use tailleur::rules::hand::Point;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::tableau::{Cell, Third};

fn article_57_13() -> House {
    House::clone(HouseLibrary::built_in().get("article-57-13").unwrap())
}

fn share(changes: Changes) -> f64 {
    f64::from(changes.changed) / f64::from(changes.all)
}

#[test]
fn an_error_costs_most_where_a_card_decides_the_coup() {
    let counted = Consequences::new(&article_57_13().tableau);
    let banco = |banco: u32, third| share(counted.banco(Cell { banco: Point::from_sum(banco), third }));
    let after = |card: u32| Third::Card(Point::from_sum(card));
    let punto_on_5 = share(counted.punto(Point::from_sum(5)));
    for share in [banco(3, after(8)), banco(5, after(4)), banco(6, after(6)), punto_on_5] {
        assert!((0.2..0.8).contains(&share), "{share}");
    }
    // Facing a nine, a card more can at best reach a tie with it; facing an eight it can also win.
    let [eight, nine] = [8, 9].map(|natural| share(counted.stopped(Point::from_sum(natural))));
    assert!(nine < eight && nine > 0.05, "{nine} {eight}");
    assert!(Cell::all().all(|cell| counted.banco(cell).changed <= counted.banco(cell).all));
}

#[test]
fn a_third_card_for_banco_on_0_or_7_is_counted_by_hand() {
    let counted = Consequences::new(&article_57_13().tableau);
    let on = |banco| share(counted.banco(Cell { banco: Point::from_sum(banco), third: Third::Stood }));
    // Punto stood on 6 or on 7, as likely either way. Banco on 7 keeps its win over 6 with a ten, an ace or a two, and
    // its tie with 7 with a ten alone.
    assert!((on(7) - 16.0 / 26.0).abs() < 1e-9, "{}", on(7));
    // From 0 a card of 6 or more changes something against 6, of 7 or more against 7.
    assert!((on(0) - 7.0 / 26.0).abs() < 1e-9, "{}", on(0));
}
