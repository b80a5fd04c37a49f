//! The rule in one line: the row of the house's own tableau, and nothing that the tableau does not say.

use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::reason::Rule;
use tailleur::rules::tableau::{Cell, Third};

fn line(house: &House, banco: u8, third: Third) -> Option<String> {
    let cell = Cell { banco: banco.try_into().unwrap(), third };
    let act = house.tableau.banco(cell).unwrap().act;
    let line = Rule::Banco(cell.banco, third, act).line(house)?;
    Some(Catalog::new(Language::English).render_for_house(&line, house))
}

#[test]
fn every_decision_on_bancos_card_has_its_rule_in_one_line() {
    let six = Third::Card(6.try_into().unwrap());
    let cases = [
        (2, six, "On 0 to 2, Banco always draws, whether Punto draws or stands."),
        (1, Third::Stood, "On 0 to 2, Banco always draws, whether Punto draws or stands."),
        (7, six, "On 7, Banco always stands, whether Punto draws or stands."),
        (6, six, "On 6, Banco draws against 6 or 7 and stands against any other third card."),
        (5, six, "On 5, Banco draws against 4 to 7 and stands against any other third card."),
        (4, six, "On 4, Banco draws against 2 to 7 and stands against any other third card."),
        (3, six, "On 3, Banco draws against any third card but 8."),
        (5, Third::Stood, "When Punto stands, Banco draws on 5 or less and stands on 6 or more."),
    ];
    let houses = HouseLibrary::built_in();
    let house = houses.get("article-57-13").unwrap();
    for (banco, third, expected) in cases {
        assert_eq!(line(house, banco, third).as_deref(), Some(expected));
    }
    for house in houses.iter() {
        for cell in Cell::all() {
            assert!(line(house, cell.banco.get(), cell.third).is_some(), "{cell:?} in {}", house.id);
        }
    }
}

/// A house may draw on 7 against an 8: then nothing is said of "always".
#[test]
fn the_line_follows_the_tableau_of_the_house() {
    let (_, text) = HouseLibrary::built_in_files().next().unwrap();
    let row = r#"(points: "7", thirds: "all", acts: "R", from: Silent)"#;
    assert!(text.contains(row));
    let changed = row.replace("\"R\"", "\"RRRRRRRRTRR\"");
    let house = House::read("article-57-13.ron", &text.replace(row, &changed)).unwrap();
    let eight = Third::Card(8.try_into().unwrap());
    assert_eq!(
        line(&house, 7, eight).as_deref(),
        Some("On 7, Banco draws against 8 and stands against any other third card.")
    );
}
