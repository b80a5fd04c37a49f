//! Articles and prepositions before the title of whoever runs the game.

use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::text_key;

/// A house of a trainer's own may call its croupier by any word; articles and prepositions follow it.
#[test]
fn articles_follow_the_title() {
    let render = |language, key, title: &str| {
        let names = HouseTerms { tailleur: title.to_owned(), ..HouseTerms::default() };
        Catalog::new(language).render(&Phrase::plain(key), &names)
    };
    let holds = |language, title| render(language, text_key!("told-tailleur-holds"), title);
    let cut = |language, title| render(language, text_key!("reason-cut-first"), title);
    let choice = |language, title| render(language, text_key!("choice-tailleur"), title);
    for (language, title, holds_it, cuts, chosen) in [
        (Language::French, "tailleur", "le tailleur", "du tailleur", "Le tailleur"),
        (Language::French, "dealer", "le dealer", "du dealer", "Le dealer"),
        (Language::French, "employé", "l’employé", "de l’employé", "L’employé"),
        (Language::French, "hôte", "l’hôte", "de l’hôte", "L’hôte"),
        (Language::Italian, "croupier", "il croupier", "del croupier", "Il croupier"),
        (Language::Italian, "addetto", "l’addetto", "dell’addetto", "L’addetto"),
        (Language::Italian, "smazzatore", "lo smazzatore", "dello smazzatore", "Lo smazzatore"),
        (Language::Italian, "sorvegliante", "il sorvegliante", "del sorvegliante", "Il sorvegliante"),
        (Language::English, "dealer", "the dealer", "the dealer’s", "The dealer"),
    ] {
        assert!(holds(language, title).contains(holds_it), "{}", holds(language, title));
        assert!(cut(language, title).contains(cuts), "{}", cut(language, title));
        assert_eq!(choice(language, title), chosen);
    }
}

/// In a lesson the placeholder stands behind an article of the author's.
#[test]
fn a_placeholder_in_a_lesson_takes_its_article_along() {
    for (language, text, title, expected) in [
        (Language::French, "Quand le {tailleur} tire", "croupier", "Quand le croupier tire"),
        (
            Language::French,
            "Le {tailleur}, à la gauche du {tailleur}",
            "employé",
            "L’employé, à la gauche de l’employé",
        ),
        (Language::French, "face au {tailleur}", "employé", "face à l’employé"),
        (
            Language::Italian,
            "Il {tailleur} e la mano del {tailleur}",
            "scrivano",
            "Lo scrivano e la mano dello scrivano",
        ),
        (Language::Italian, "di fronte al {tailleur}", "addetto", "di fronte all’addetto"),
        (Language::English, "the {tailleur}’s sign to a {tailleur}", "employee", "the employee’s sign to an employee"),
    ] {
        let names = HouseTerms { tailleur: title.to_owned(), ..HouseTerms::default() };
        assert_eq!(names.substitute(language, text), expected);
    }
}
