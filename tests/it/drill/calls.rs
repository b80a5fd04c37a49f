//! The calls of a coup: which is due when, in which words, which words are the same, and how they are
//! given in the window.

#[cfg(feature = "desktop")]
use tailleur::drill::Drill as _;
use tailleur::drill::filter::Filter;
use tailleur::drill::{Announcements, AnyDrill};
use tailleur::i18n::Language;
use tailleur::i18n::call_words::{first_difference, words_of};
use tailleur::rules::calls::{Announcement, CallContext, CallRule, Occasion, due_call};
use tailleur::rules::card::Card;
use tailleur::rules::coup::Coup;
use tailleur::rules::house::{House, HouseLibrary};
#[cfg(feature = "desktop")]
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::{BySide, Side};

/// Every rule of what the tailleur says.
pub(crate) fn rules() -> [CallRule; 15] {
    [
        CallRule::StakesInvited,
        CallRule::BetsClosed,
        CallRule::Point(Side::Punto),
        CallRule::Natural(Side::Banco),
        CallRule::Card(Side::Punto),
        CallRule::Order(Side::Banco),
        CallRule::WinnerNamed,
        CallRule::Words,
        CallRule::Occasion(Occasion::BetsMade),
        CallRule::Occasion(Occasion::Burned(7)),
        CallRule::Occasion(Occasion::LastCoup),
        CallRule::Occasion(Occasion::HandPasses),
        CallRule::Occasion(Occasion::HandRefused),
        CallRule::Occasion(Occasion::CoupVoid),
        CallRule::Occasion(Occasion::Change),
    ]
}

/// The calls of a coup in their order; the cards come when they are called for.
fn called(house: &House, cards: &str) -> Vec<String> {
    let cards: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
    let (mut out, mut said, mut calls) = (0, None, Vec::new());
    let mut sight = (false, BySide { punto: false, banco: false });
    for _ in 0..20 {
        let coup = Coup::deal(house, &cards[..out]).unwrap();
        let at = CallContext { coup: &coup, stakes_down: sight.0, turned: sight.1, last: said };
        if let Some(due) = due_call(house, &at) {
            assert!(!due.reasons.is_empty());
            said = Some(due.announcement);
            calls.push(due.call.to_string());
            if matches!(due.announcement, Announcement::CardFor(_)) {
                out += 1;
            }
            continue;
        }
        // Nothing is to be called: what happens next at a table happens.
        match said {
            Some(Announcement::PlaceBets) => sight.0 = true,
            Some(Announcement::BetsClosed) if out == 0 => out = 4,
            Some(Announcement::BetsClosed) => sight.1.punto = true,
            Some(Announcement::Point(_)) => sight.1.banco = true,
            _ => break,
        }
    }
    assert_eq!(out, cards.len());
    calls
}

#[test]
fn each_call_of_a_coup_falls_due_once_in_the_words_and_the_order_of_the_house() {
    let cases = [
        (
            "guide-fr",
            "Th 5c 2d Kh 4s 2c",
            "Faites vos jeux|Rien ne va plus|2 à Punto|5 à Banco|Carte pour Punto|Carte pour Banco|7 à Banco, 6 à Punto, Banco gagne",
        ),
        (
            "article-57-13",
            "9h Kc Kd 2h",
            "Faites vos jeux|Rien ne va plus|Abattage, 9 à Punto|2 à Banco|2 à Banco, 9 à Punto, Punto gagne",
        ),
        (
            "monte-carlo",
            "3h 3c 4d 4h",
            "Faites vos jeux|Rien ne va plus|7 à la Ponte|7 à la Banque|7 à la Banque, 7 à la Ponte, Égalité",
        ),
        (
            "venezia-malta",
            "3h 2c 3d 2h 9s",
            "Fate il vostro gioco|Rien ne va plus|6 al Punto|4 al Banco|Carta al Banco|3 al Banco, 6 al Punto, vince Punto",
        ),
        (
            "venezia",
            "3h 9c 3d Kh",
            "Place your bets|No more bets|6 for Player|Abatage, 9 for Banker|9 for Banker, 6 for Player, Banker wins",
        ),
    ];
    let shelf = HouseLibrary::built_in();
    for (house, cards, expected) in cases {
        let house = shelf.get(house).unwrap();
        assert_eq!(called(house, cards).join("|"), expected, "{}: {cards}", house.id);
    }
}

#[test]
fn nothing_is_due_while_the_cards_lie_face_down_nor_after_the_final_call() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("article-57-13").unwrap();
    let cards: Vec<Card> = "9h Kc Kd 2h".split(' ').map(|card| card.parse().unwrap()).collect();
    let coup = Coup::deal(house, &cards).unwrap();
    for (punto, banco, said) in [
        (false, false, Announcement::BetsClosed),
        (true, false, Announcement::Point(Side::Punto)),
        (true, true, Announcement::Final),
    ] {
        let sight = CallContext { coup: &coup, stakes_down: true, turned: BySide { punto, banco }, last: Some(said) };
        assert!(due_call(house, &sight).is_none(), "after {said:?}");
    }
}

#[test]
fn capitals_accents_and_points_are_forgiven_words_and_their_order_are_not() {
    let french = Some(Language::French);
    let cases = [
        ("7 à Banco, 4 à Punto, Banco gagne", "7 a banco 4 A PUNTO... banco gagne!", french, true),
        ("7 à Banco, 4 à Punto, Banco gagne", "sept à banco quatre à punto banco gagne", french, true),
        ("0 à Punto", "zéro à Punto", french, true),
        ("1 à Punto", "UN à Punto", french, true),
        ("7 à Punto", "seven à Punto", french, false),
        ("7 à Punto", "sept à Punto", None, false),
        ("6 al Punto", "sei al punto", Some(Language::Italian), true),
        ("6 for Player", "Six, for player", Some(Language::English), true),
        ("0 for Player", "nought for player", Some(Language::English), true),
        ("Égalité gagne", "e\u{301}galite\u{301} gagne", french, true),
        ("Égalité gagne", "egalite", french, false),
        ("7 à Banco, 4 à Punto, Banco gagne", "4 à Punto, 7 à Banco, Banco gagne", french, false),
        ("7 à Banco", "7 Banco", french, false),
        ("7 à Banco", "7 à Banco Banco", french, false),
        ("7 à Banco", "77 à Banco", french, false),
        ("7 à Banco", "7àBanco", french, false),
        ("Rien ne va plus", "rien n’ va plus", french, false),
        ("Rien ne va plus", "", french, false),
    ];
    for (expected, given, language, same) in cases {
        assert_eq!(first_difference(expected, given, language).is_none(), same, "{given}");
    }
    for (figure, names) in
        [("0", ["zéro", "zero", "zero"]), ("5", ["cinq", "cinque", "five"]), ("9", ["neuf", "nove", "nine"])]
    {
        for (language, name) in Language::ALL.into_iter().zip(names) {
            assert_eq!(words_of(name, Some(language))[0].plain, figure);
        }
    }
}

#[test]
fn the_first_word_that_differs_is_found_where_it_stands_in_both() {
    let at = |expected: &str, given: &str| {
        let found = first_difference(expected, given, Some(Language::French)).unwrap();
        [(expected, found.expected), (given, found.given)].map(|(text, at)| at.map(|at| text[at].to_owned()))
    };
    let some = |word: &str| Some(word.to_owned());
    assert_eq!(at("7 à Banco, 4 à Punto", "sept à Banco 5 à Punto"), [some("4"), some("5")]);
    assert_eq!(at("Égalité gagne", "Égalité"), [some("gagne"), None]);
    assert_eq!(at("Égalité", "Égalité gagne"), [None, some("gagne")]);
}

#[cfg(feature = "desktop")]
#[test]
fn the_tiles_of_a_house_are_always_the_same_and_make_every_call_of_it() {
    let drill = Announcements::default();
    for house in HouseLibrary::built_in().iter() {
        use tailleur::drill::question::{Answer, AnswerForm};
        let mut all = std::collections::BTreeSet::new();
        for index in 0..drill.decisions(house).len() {
            for seed in 0..50 {
                let posed = drill.pose(index, house, &mut SeededRng::from_seed(seed)).unwrap();
                let (AnswerForm::Call(tiles), Answer::Call(call)) = (posed.question.form, posed.key.answer) else {
                    panic!("a call is asked for")
                };
                assert!(crate::support::window::call::tiles_of(&tiles, &call).is_some(), "{call} of {tiles:?}");
                all.insert(tiles);
            }
        }
        assert_eq!(all.len(), 2, "one set of tiles for a coup and one for the rest");
        for tiles in all {
            assert_eq!(tiles[..10].join(""), "0123456789");
            assert!((17..=26).contains(&tiles.len()), "a letter for each in {}: {tiles:?}", house.id);
        }
    }
}

#[test]
fn the_moments_offered_are_those_that_a_lesson_can_name() {
    for house in HouseLibrary::built_in().iter() {
        let all = AnyDrill::Announcements(Announcements::default());
        let mut filters = all.drill().filters(house);
        let read = AnyDrill::from_filters("Announcements", &filters).unwrap();
        assert_eq!(read.drill().decisions(house), all.drill().decisions(house));
        for chosen in 0..filters[0].offers.len() {
            let pick = |filter: &mut Filter| {
                filter.offers.iter_mut().enumerate().for_each(|(index, offer)| offer.chosen = index == chosen);
            };
            filters.iter_mut().for_each(pick);
            let one = AnyDrill::from_filters("Announcements", &filters).unwrap();
            assert_eq!(one.drill().decisions(house), all.drill().decisions(house)[chosen..=chosen]);
        }
    }
}

#[cfg(feature = "desktop")]
mod window {
    //! Calls given in the window: typed, by tiles, taken back, and compared.

    use eframe::egui::Key;
    use egui_kittest::kittest::Queryable as _;
    use tailleur::drill::question::{Answer, AnswerForm};
    use tailleur::i18n::Language;

    use crate::support::player::Player;
    use crate::support::window::call::{key_of, tiles_of, type_in};
    use crate::support::window::{By, Open, asking, give, press};

    fn asked<'a>(language: Language, house: &str, lesson: &str) -> Open<'a> {
        asking(Player::at_home(language, house), lesson, [1280.0, 800.0])
    }

    /// The tiles and the words of the right answer.
    fn on_the_table(harness: &Open<'_>) -> (Vec<String>, String) {
        let player = &harness.state().player;
        let (AnswerForm::Call(tiles), Answer::Call(call)) =
            (player.asked().unwrap().question().form.clone(), player.right_answer())
        else {
            panic!("a call is asked for")
        };
        (tiles, call)
    }

    #[test]
    fn a_call_is_typed_without_its_accents_and_with_its_figures_by_name() {
        let mut harness = asked(Language::English, "monte-carlo", "the-final-call");
        for _ in 0..4 {
            let (_, call) = on_the_table(&harness);
            let names = ["zero", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
            let mut typed = call.to_uppercase().replace('À', "a").replace('É', "e").replace(',', "");
            for (figure, name) in names.iter().enumerate() {
                typed = typed.replace(&figure.to_string(), name);
            }
            type_in(&mut harness, &typed);
            press(&mut harness, Key::Enter);
            press(&mut harness, Key::Enter);
        }
        let answers = harness.state().player.answers();
        assert_eq!((answers.get(&true), answers.get(&false)), (Some(&4), None));
    }

    #[test]
    fn while_the_line_is_typed_letters_are_letters_and_after_it_tiles_follow_the_words() {
        let mut harness = asked(Language::French, "article-57-13", "calls-mixed");
        type_in(&mut harness, "abc 7");
        assert_eq!(harness.state().drafts.call_line(), "abc 7");
    }

    #[test]
    fn the_last_tile_is_taken_back_whole() {
        let mut harness = asked(Language::Italian, "venezia-malta", "the-final-call");
        let (tiles, call) = on_the_table(&harness);
        let mut lines = vec![String::new()];
        for place in tiles_of(&tiles, &call).unwrap() {
            press(&mut harness, key_of(&tiles, place));
            lines.push(harness.state().drafts.call_line().to_owned());
            assert!(lines.last().unwrap().ends_with(&tiles[place]));
        }
        for line in lines.iter().rev().skip(1) {
            press(&mut harness, Key::Backspace);
            assert_eq!(harness.state().drafts.call_line(), line);
        }
        press(&mut harness, Key::Enter);
        assert!(harness.state().player.asked().is_some(), "nothing said is no answer");
    }

    #[test]
    fn a_wrong_call_is_shown_beside_the_right_one_with_the_word_that_differs() {
        let mut harness = asked(Language::English, "guide-fr", "the-final-call");
        let (_, call) = on_the_table(&harness);
        let form = harness.state().player.asked().unwrap().question().form.clone();
        let other = if call.contains("Banco gagne") { "Punto gagne" } else { "Banco gagne" };
        let (points, ending) = call.rsplit_once(", ").unwrap();
        let wrong = format!("{points} {other}");
        give(&mut harness, &form, &Answer::Call(wrong), By::Pointer);
        harness.get_by_label(&call);
        let said = |text: &str| text.split(' ').next().unwrap().to_owned();
        let line = format!("First difference: “{}” should be “{}”.", said(other), said(ending));
        harness.get_by_label(&line);
        assert_eq!(harness.state().player.answers().get(&false), Some(&1));
    }
}
