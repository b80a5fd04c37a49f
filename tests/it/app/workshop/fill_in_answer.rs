//! Right answers filled in by the referee, for every form that he decides, with his reasons.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::Action;
use tailleur::app::templates::{PackKind, QuestionKind};
use tailleur::app::workshop::form::Control;
use tailleur::app::workshop::{EditorAction, PackEdit, PackPlace, RefereeAnswer, WorkshopAction as Do};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::check;
use tailleur::rules::house::HouseLibrary;

use crate::app::workshop::actions::{at_a_new_pack, edit, pack, texts, work};
use crate::support::player::Player;
use crate::support::window::{open, press, settle, word};

/// Nine against three: Punto wins, on two cards each.
const WON: &str = "(punto: [\"4s\", \"5h\"], banco: [\"Kd\", \"3c\"], stakes: [(seat: 1, spot: Punto, amount: 5000)])";
/// Banco wins with seven.
const BANCO: &str = "(punto: [\"4s\", \"2h\"], banco: [\"Kd\", \"7c\"], \
     stakes: [(seat: 2, spot: Banco, amount: 10000), (seat: 3, spot: Punto, amount: 2000)])";
/// Six against four: Banco is to draw.
const OPEN: &str = "(punto: [\"4s\", \"2h\"], banco: [\"Kd\", \"4c\"])";
const HEAPS: &str = "(chips: [(value: 500, count: 4), (value: 10000, count: 2)])";

/// A pack for Venezia with one question of this scene and answer, which is selected.
fn asking(scene: &str, answer: &str) -> Player {
    let mut player = at_a_new_pack("Soir", PackKind::Empty);
    edit(&mut player, PackEdit::NewQuestion(QuestionKind::Choice));
    let path = pack(&player).place().path();
    edit(&mut player, PackEdit::Clear(format!("{path}.hints")));
    for (field, value) in [("scene", scene), ("answer", answer)] {
        edit(
            &mut player,
            PackEdit::SetField { path: format!("{path}.{field}"), value: value.to_owned(), typed: false },
        );
        assert_eq!(pack(&player).refusal(), None, "{field} {value}");
    }
    player
}

fn referee_answers(player: &Player) -> Vec<(String, RefereeAnswer)> {
    let lines = pack(player).form().lines.iter();
    let word = |line: &tailleur::app::workshop::form::FormLine| match &line.control {
        Control::Referee(word) => Some((line.path.clone(), word.clone())),
        _ => None,
    };
    lines.filter_map(word).collect()
}

fn fill_in(player: &mut Player) {
    for (path, word) in referee_answers(player) {
        let RefereeAnswer::One { value, .. } = word else { panic!("he says one thing: {word:?}") };
        edit(player, PackEdit::SetField { path: format!("{path}.right"), value, typed: false });
        assert_eq!(pack(player).refusal(), None);
    }
}

/// Every form that the referee decides: the scene, the answer before, and what is right.
const DECIDED: [(&str, &str, &str); 16] = [
    (WON, "Choice(is: Winner)", "right: \"punto\""),
    (OPEN, "Choice(is: DrawOrStand(Banco))", "right: \"draw\""),
    (WON, "Number(is: Point(Punto))", "right: 9"),
    ("(turned: \"7h\")", "Number(is: Burned)", "right: 7"),
    (WON, "Money(is: Paid(1, Punto))", "right: 5000"),
    (BANCO, "Money(is: Commission(2, Banco))", "right: 500"),
    (HEAPS, "Money(is: Worth)", "right: 22000"),
    (WON, "Chips(is: Paid(1, Punto))", "right: [(value: 5000, count: 1)]"),
    (HEAPS, "Chips(is: Worth, fewest: true)", "right: [(value: 10000, count: 2), (value: 1000, count: 2)]"),
    (BANCO, "Settle()", "right: [Collected(3, Punto), Paid(2, Banco, 9500)]"),
    (OPEN, "Call(is: CardFor(Banco))", "right: \""),
    (WON, "Call(is: Final, tiles: [\"Maybe\"])", "right: \""),
    (WON, "Aloud(is: Final)", "right: \""),
    (OPEN, "Grid(rows: [6, 3])", "right: [\"SSSSSSDDSSS\", \"DDDDDDDDSDD\"]"),
    (WON, "Number(is: Point(Banco), right: 8, most: 9)", "right: 3"),
    (BANCO, "Several([(answer: Choice(is: Winner)), (answer: Number(is: Point(Banco)))])", "right: 7"),
];

#[test]
fn what_is_right_is_filled_in_for_every_form_the_referee_decides_and_he_says_why() {
    for (scene, answer, right) in DECIDED {
        let mut player = asking(scene, answer);
        let before = texts(&player);
        let words = referee_answers(&player);
        assert!(!words.is_empty(), "{answer}");
        for (_, word) in &words {
            let RefereeAnswer::One { decision, stands, .. } = word else { panic!("{answer}: {word:?}") };
            assert!(!decision.reasons.is_empty() && !stands, "{answer}: {decision:?}");
        }
        fill_in(&mut player);
        let file = pack(&player).place().file().to_owned();
        let plain = texts(&player)[&file].split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            plain.contains(right) || plain.replace("[ ", "[").replace(", ]", "]").contains(right),
            "{answer}: {plain}"
        );
        let flaws = check(Some("soir"), pack(&player).document().files(), &HouseLibrary::built_in());
        assert!(flaws.is_empty(), "{answer}: {flaws:#?}");
        assert!(
            referee_answers(&player).iter().all(|(_, word)| matches!(word, RefereeAnswer::One { stands: true, .. })),
            "{answer}"
        );
        for _ in words {
            work(&mut player, Do::Editor(EditorAction::Undo));
        }
        assert_eq!(texts(&player), before, "{answer}");
    }
}

#[test]
fn comments_beside_the_answer_stay_when_it_is_filled_in() {
    let mut player =
        asking(WON, "Money(\n    // What lies there.\n    is: Paid(1, Punto), // even\n    right: 1, // no\n)");
    fill_in(&mut player);
    let file = pack(&player).place().file().to_owned();
    let text = &texts(&player)[&file];
    for stays in ["// What lies there.", "is: Paid(1, Punto), // even", "right: 5000, // no"] {
        assert!(text.contains(stays), "{stays}: {text}");
    }
}

#[test]
fn what_rests_on_the_authors_word_and_the_steps_of_a_house_are_not_filled_in() {
    let choices =
        "Choice(options: [(id: \"a\", says: {\"fr\": \"a\"}), (id: \"b\", says: {\"fr\": \"b\"})], right: \"a\")";
    for answer in [choices, "Number(right: 3)", "Money(right: 3)", "Order(is: Coup(Cards))", "Call(right: \"Oui\")"] {
        assert_eq!(referee_answers(&asking(WON, answer)), Vec::new(), "{answer}");
    }
}

#[test]
fn where_the_houses_differ_the_right_answer_is_left_to_each_of_them() {
    let mut player = asking(WON, "Call(is: Final)");
    let lesson = pack(&player).place().clone();
    work(&mut player, Do::Editor(EditorAction::Select(PackPlace::Pack)));
    edit(&mut player, PackEdit::Add { list: "houses".to_owned(), value: "\"monte-carlo\"".to_owned() });
    work(&mut player, Do::Editor(EditorAction::Select(lesson)));
    let words = referee_answers(&player);
    let [(_, RefereeAnswer::Several(by_house))] = words.as_slice() else { panic!("{words:?}") };
    assert_eq!(by_house.iter().map(|(house, _)| house.id.as_str()).collect::<Vec<_>>(), ["venezia", "monte-carlo"]);
}

#[test]
fn where_he_cannot_decide_he_says_why_in_every_language() {
    let cases = [
        (OPEN, "Choice(is: Winner)"),
        (WON, "Number(is: Burned)"),
        (WON, "Money(is: Paid(4, Banco))"),
        ("()", "Settle()"),
        ("()", "Call(is: Final)"),
    ];
    for (scene, answer) in cases {
        let words = referee_answers(&asking(scene, answer));
        let [(_, RefereeAnswer::None(house, why))] = words.as_slice() else { panic!("{answer}: {words:?}") };
        for words in Language::ALL.map(Catalog::new) {
            let text = words.render(why, &HouseTerms::from(&house.terms));
            assert!(!text.is_empty() && !text.contains('{'), "{answer}: {text}");
        }
    }
}

#[test]
fn the_right_answer_is_filled_in_by_keyboard_with_its_rules_below() {
    for (scene, answer, right) in [DECIDED[0], DECIDED[4], DECIDED[13]] {
        for size in [[1024.0, 640.0], [1280.0, 800.0]] {
            let mut player = asking(scene, answer);
            let place = pack(&player).place().clone();
            player.act(Action::Workshop(Do::Editor(EditorAction::Select(place.clone()))));
            let mut harness = open(player, size[0], size[1]);
            settle(&mut harness);
            let form = word(&harness, "workshop-form");
            if let Some(tab) = harness.query_by_role_and_label(Role::CheckBox, &form) {
                tab.click();
                settle(&mut harness);
            }
            let fills = word(&harness, "workshop-fill-in");
            harness.get_by_role_and_label(Role::Button, &fills).focus();
            settle(&mut harness);
            press(&mut harness, Key::Enter);
            let text = texts(&harness.state().player)[place.file()].clone();
            let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(plain.contains(right) || plain.replace("[ ", "[").replace(", ]", "]").contains(right), "{plain}");
            let fill_in = harness.get_by_role_and_label(Role::Button, &fills);
            assert!(fill_in.accesskit_node().is_disabled(), "it stands there, and the button keeps its room");
            let words = referee_answers(&harness.state().player);
            let [(_, RefereeAnswer::One { house, decision, .. })] = words.as_slice() else { panic!("{words:?}") };
            for reason in &decision.reasons {
                let rendered = harness.state().face.words.render_for_house(&reason.rule.phrase(), house);
                assert!(harness.query_all_by_label(&rendered).next().is_some(), "{rendered}");
            }
        }
    }
}
