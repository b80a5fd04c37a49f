//! Every pattern with a house's names in it is a right sentence in every house and language.
//!
//! `TAILLEUR_ASSEMBLED=FILE` writes all of them to a file, to be read; `TAILLEUR_AUTHORED=FILE` those of the lessons,
//! knowledge cards, clauses and shifts.

#![expect(clippy::disallowed_methods, reason = "the sentences are written to a file where this is wished")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::text_key::TextKey;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::rules::hand::Point;
use tailleur::rules::house::{Gender, HouseLibrary};
use tailleur::rules::money::Money;
use tailleur::rules::side::{BySide, Chance};

use crate::support::{files, text};
use crate::tree::glossary::authored;

/// Variables that hold the name of a chance.
const CHANCES: [&str; 8] = ["side", "other", "chance", "winner", "punto", "banco", "egalite", "spot"];
/// Texts whose `$punto` and `$banco` are points.
const POINTS: [&str; 3] = ["reason-nearest-to-nine", "reason-equal-points", "laying-said-winner"];
/// Texts whose `$other` is no chance.
const NO_CHANCES: [&str; 12] = [
    "columns-and",
    "columns-or",
    "why-beside",
    "flaw-chips-alike",
    "flaw-house-source-other",
    "class-same-name",
    "class-two-names",
    "cli-conflict",
    "exchange-other-words",
    "pack-file-alike",
    "pack-manifest-differs",
    "told-lays-for",
];
/// Files that hold calls, in words of their house.
const CALLS: [&str; 2] = ["assets/templates/words.ron", "lessons/example/03-every-form.ron"];
/// Signs of a sentence put together wrongly, by language.
const FAULTS: [(Language, &[&str]); 3] = [
    (
        Language::French,
        &[
            " de le ",
            " de les ",
            " à le ",
            " à les ",
            " de la la ",
            " la la ",
            " le la ",
            " la le ",
            " le le ",
            " du la ",
            " au la ",
            " le Banque",
            " le Ponte",
            " du Banque",
            " du Ponte",
            " au Banque",
            " au Ponte",
            " de É",
            " que É",
            " de Ponte",
            " de Banque",
            " à Ponte",
            " à Banque",
            " sur Ponte",
            " sur Banque",
            " que Ponte",
            " que Banque",
            " pour Ponte",
            " pour Banque",
            " la Punto",
            " la Banco",
            " le Punto",
            " le Banco",
            " du Punto",
            " du Banco",
            " au Punto",
            " au Banco",
            ", La ",
        ],
    ),
    (
        Language::Italian,
        &[
            " di il ",
            " di la ",
            " a il ",
            " a la Ponte",
            " a la Banque",
            " su la ",
            " da la ",
            " la la ",
            " il la ",
            " della la ",
            " alla la ",
            " il Ponte",
            " il Banque",
            " del Ponte",
            " del Banque",
            " al Ponte",
            " al Banque",
            " di Ponte",
            " di Banque",
            " su Ponte",
            " su Banque",
            " il Punto",
            " il Banco ",
            " del Punto",
            " del Banco",
            " al Punto",
            " al Banco",
            ", La ",
        ],
    ),
    (Language::English, &[" the Ponte", " the Banque", " la Ponte", " la Banque", " a Égalité", " the the "]),
];

fn is_chance(key: TextKey, variable: &str) -> bool {
    let is_point = ["punto", "banco"].contains(&variable) && POINTS.contains(&key.as_str());
    CHANCES.contains(&variable) && !is_point && !(variable == "other" && NO_CHANCES.contains(&key.as_str()))
}

/// The phrase with these two chances in its places.
fn phrase(key: TextKey, chances: [Chance; 2]) -> Phrase {
    let [first, second] = chances;
    let fact = |variable: &str| match variable {
        "punto" if is_chance(key, variable) => Fact::Chance(Chance::Punto),
        "banco" if is_chance(key, variable) => Fact::Chance(Chance::Banco),
        "egalite" => Fact::Chance(Chance::Egalite),
        "other" if is_chance(key, variable) => Fact::Chance(second),
        _ if is_chance(key, variable) => Fact::Chance(first),
        "first" | "second" if key.as_str() == "told-misdraw-thirds-given" => {
            Fact::Chance(if variable == "first" { first } else { second })
        }
        "point" | "punto-point" | "banco-point" | "punto" | "banco" => Fact::Point(Point::from_sum(6)),
        "stake" | "sum" | "paid" | "amount" => Fact::Money(Money::coins(12_000)),
        _ => Fact::Number(3),
    };
    Phrase { key, facts: key.facts().iter().map(|variable| (*variable, fact(variable))).collect() }
}

/// The texts that name a chance.
fn assembled() -> impl Iterator<Item = TextKey> {
    TextKey::all().filter(|key| {
        key.facts().iter().any(|variable| is_chance(*key, variable)) || key.as_str() == "told-misdraw-thirds-given"
    })
}

/// What is wrong in a text, by the signs of its language.
fn faults_in(text: &str, signs: &[&str]) -> impl Iterator<Item = String> {
    let padded = format!(" {text} ");
    let marks = ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}"];
    let found: Vec<_> = signs.iter().chain(&marks).filter(|sign| padded.contains(**sign)).copied().collect();
    found.into_iter().map(move |sign| format!("{sign:?} in {padded:?}"))
}

/// A text without what it quotes: a call has the words of one house.
fn unquoted(text: &str) -> String {
    let mut depth = 0_u32;
    let is_kept = |letter: &char| {
        match letter {
            '«' | '“' => depth += 1,
            '»' | '”' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    };
    text.chars().filter(is_kept).collect()
}

#[test]
fn every_sentence_takes_the_names_of_every_house() {
    let library = HouseLibrary::built_in();
    let (mut faults, mut listed, mut count) = (Vec::new(), String::new(), 0);
    for (language, signs) in FAULTS {
        let catalog = Catalog::new(language);
        for key in assembled() {
            let mut houses: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
            for house in library.iter() {
                let pairs =
                    [[Chance::Punto, Chance::Banco], [Chance::Banco, Chance::Punto], [Chance::Egalite, Chance::Punto]];
                let is_side = key.facts().contains(&"side");
                for pair in pairs.into_iter().filter(|[first, _]| !is_side || *first != Chance::Egalite) {
                    let text = catalog.render_for_house(&phrase(key, pair), house);
                    houses.entry(text).or_default().insert(house.id.as_str());
                }
            }
            let _ = writeln!(listed, "{} {key}", language.code());
            for (text, houses) in houses {
                faults.extend(faults_in(&text, signs).map(|fault| format!("{} {key}: {fault}", language.code())));
                let _ = writeln!(listed, "    {text}    [{}]", Vec::from_iter(houses).join(" "));
                count += 1;
            }
        }
    }
    if let Some(file) = std::env::var_os("TAILLEUR_ASSEMBLED") {
        std::fs::write(file, listed).unwrap();
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count > 1_000, "{count} sentences");
}

#[test]
fn every_authored_text_takes_the_names_of_every_house() {
    let library = HouseLibrary::built_in();
    let (mut faults, mut listed) = (Vec::new(), BTreeSet::new());
    for (language, signs) in FAULTS {
        let all = files("lessons", "ron").into_iter().chain(files("assets", "ron"));
        for file in all.filter(|file| !CALLS.contains(&file.as_str())) {
            let texts = authored(&text(&file), language.code()).into_iter().filter(|text| text.contains("o}"));
            for (text, house) in texts.flat_map(|text| library.iter().map(move |house| (text.clone(), house))) {
                let text = text.replace("\\n", "\n").replace("\\u{202f}", "\u{202f}");
                let text = HouseTerms::from(&house.terms).substitute(language, &text);
                faults.extend(faults_in(&unquoted(&text), signs).map(|fault| format!("{file}: {fault}")));
                listed.insert(format!("{} {file}: {text}    [{}]\n", language.code(), house.id));
            }
        }
    }
    if let Some(file) = std::env::var_os("TAILLEUR_AUTHORED") {
        std::fs::write(file, listed.iter().map(String::as_str).collect::<String>()).unwrap();
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(listed.len() > 1_000, "{} texts", listed.len());
}

#[test]
fn a_name_takes_its_article_and_the_preposition_before_it() {
    let names = |punto: &str, gender| HouseTerms {
        punto: punto.to_owned(),
        banco: "Banco".to_owned(),
        articles: BySide { punto: gender, banco: None },
        ..HouseTerms::default()
    };
    let (feminine, masculine) = (Some(Gender::Feminine), Some(Gender::Masculine));
    for (language, text, name, gender, expected) in [
        (Language::French, "{punto} tire.", "Ponte", feminine, "La Ponte tire."),
        (Language::French, "Oui. {punto} tire.", "Ponte", feminine, "Oui. La Ponte tire."),
        (Language::French, "Ici, {punto} tire.", "Ponte", feminine, "Ici, la Ponte tire."),
        (Language::French, "le point de {punto}", "Ponte", feminine, "le point de la Ponte"),
        (Language::French, "De {punto} à {punto}", "Joueur", masculine, "Du Joueur au Joueur"),
        (Language::French, "sur {punto}, « 6 à la {punto} »", "Ponte", feminine, "sur la Ponte, « 6 à la Ponte »"),
        (Language::French, "de {punto}", "Équipe", feminine, "de l’Équipe"),
        (Language::French, "de {punto} et que {punto}", "Est", None, "d’Est et qu’Est"),
        (
            Language::French,
            "- {punto} tire ;\n- {punto} reste.",
            "Ponte",
            feminine,
            "- La Ponte tire ;\n- La Ponte reste.",
        ),
        (Language::French, "{punto} : 6, « {punto} »", "Ponte", feminine, "Ponte : 6, « Ponte »"),
        (Language::French, "Place 3, {punto}, 120", "Ponte", feminine, "Place 3, Ponte, 120"),
        (
            Language::French,
            "Ici, {punto} a 6, et {punto} tire",
            "Ponte",
            feminine,
            "Ici, la Ponte a 6, et la Ponte tire",
        ),
        (Language::French, "de {egalite}", "Punto", None, "d’Égalité"),
        (
            Language::Italian,
            "Vince {punto}: la carta di {punto}",
            "Ponte",
            feminine,
            "Vince la Ponte: la carta della Ponte",
        ),
        (Language::Italian, "su {punto} e a {punto}", "Ospite", masculine, "sull’Ospite e all’Ospite"),
        (Language::Italian, "di {punto}", "Punto", None, "di Punto"),
        (Language::English, "{punto} draws from {punto}", "Ponte", feminine, "Ponte draws from Ponte"),
    ] {
        assert_eq!(names(name, gender).substitute(language, text), expected, "{text}");
    }
}
