//! The house files: read, complete, faithful to their texts, and refused with their place when broken.
use tailleur::rules::house::{House, Shelf};

#[test]
fn the_five_houses_are_read() {
    for (name, text) in Shelf::built_in_files() {
        if let Err(flaws) = House::read(name, text) {
            panic!("{flaws:#?}");
        }
    }
    let shelf = Shelf::built_in();
    let ids: Vec<_> = shelf.iter().map(|house| house.id.as_str()).collect();
    assert_eq!(ids, ["article-57-13", "guide-fr", "monte-carlo", "venezia", "venezia-malta"]);
}
