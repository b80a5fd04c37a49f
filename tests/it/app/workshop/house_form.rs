//! The file of a house and a glossary changed by their forms: entry by entry, with what each rests on, and nothing else.

use std::collections::BTreeMap;

use tailleur::app::templates::PackKind;
use tailleur::app::workshop::form::{Control, FormLine, Label, Removal};
use tailleur::app::workshop::{EditorAction, EntryBasis, PackEdit, PackPlace, WorkshopAction as Do};
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::check;
use tailleur::rules::clause::{Basis, Entry};
use tailleur::rules::house::{House, HouseLibrary};

use crate::app::workshop::actions::{at_a_new_pack, change_everything_in, edit, pack, texts, work};
use crate::support::player::Player;

const FILE: &str = "houses/ours.ron";

/// The workshop with a copy of a known house open.
fn at_ours(like: &str) -> Player {
    let mut player = at_a_new_pack("Soir", PackKind::Empty);
    edit(&mut player, PackEdit::NewHouse { from: Some(like.into()), name: "Ours".to_owned() });
    player
}

fn go_to(player: &mut Player, part: &str) {
    let file = FILE.to_owned();
    work(
        player,
        Do::Editor(EditorAction::Select(if part.is_empty() {
            PackPlace::File(file)
        } else {
            PackPlace::Part(file, part.to_owned())
        })),
    );
}

fn line(player: &Player, path: &str) -> FormLine {
    let lines = &pack(player).form().lines;
    lines.iter().find(|line| line.path == path).unwrap_or_else(|| panic!("{path} among {lines:#?}")).clone()
}

fn ours(player: &Player) -> House {
    House::read("ours.ron", &texts(player)[FILE]).unwrap_or_else(|flaws| panic!("{flaws:#?}"))
}

fn put(player: &mut Player, path: &str, value: &str) {
    edit(player, PackEdit::SetField { path: path.to_owned(), value: value.to_owned(), typed: false });
    assert_eq!(pack(player).refusal(), None, "{path}");
}

#[test]
fn every_field_of_a_house_and_of_a_glossary_is_changed_and_taken_back_to_the_byte() {
    // Of each line one change, of each house another fifth of its parts: together they are all of them.
    let mut changed = 0;
    for (turn, like) in HouseLibrary::built_in().iter().enumerate() {
        let mut parts = 0;
        let its_turn = |place: &PackPlace| {
            parts += usize::from(place.file() == FILE);
            place.file() == FILE && parts % 5 == turn
        };
        changed += change_everything_in(at_ours(like.id.as_str()), like.id.as_str(), 1, its_turn);
    }
    assert!(changed > 200, "{changed}");
    let mut player = at_a_new_pack("Soir", PackKind::Empty);
    edit(&mut player, PackEdit::NewGlossary);
    let terms = PackPlace::File("glossary.ron".to_owned());
    assert!(change_everything_in(player, "glossary", 9, |place| *place == terms) > 7);
}

/// Every leaf of a house's file has its line: nothing is reached as text alone.
#[test]
fn there_is_no_value_of_a_house_that_its_form_does_not_hold() {
    for like in HouseLibrary::built_in().iter() {
        let mut player = at_ours(like.id.as_str());
        let mut reached: Vec<String> = Vec::new();
        for row in pack(&player).rows().to_vec() {
            if row.place.file() == FILE {
                work(&mut player, Do::Editor(EditorAction::Select(row.place)));
                assert!(pack(&player).form().text.is_none());
                for line in &pack(&player).form().lines {
                    assert!(!matches!(line.control, Control::Raw(_)), "{} {line:?}", like.id);
                    reached.push(line.path.clone());
                    if let Control::Basis { clause: Some((path, _)), .. } = &line.control {
                        reached.push(path.clone());
                    }
                }
            }
        }
        let text = texts(&player)[FILE].clone();
        let mut leaves = Vec::new();
        leaves_of(tailleur::syntax::Spans::parse(&text).root(), String::new(), &mut leaves);
        assert!(leaves.len() > 200, "{}", leaves.len());
        let lost: Vec<&String> = leaves.iter().filter(|leaf| !is_reached(&reached, leaf)).collect();
        assert!(lost.is_empty(), "{}: {lost:?}", like.id);
    }
}

/// A leaf is reached where it, or the small list or pair that it is one of, has a line.
fn is_reached(reached: &[String], leaf: &str) -> bool {
    let above = leaf.rsplit_once('.').map_or("", |(above, _)| above);
    reached.iter().any(|path| path == leaf || path == above)
}

fn leaves_of(node: &tailleur::syntax::Node, path: String, leaves: &mut Vec<String>) {
    if node.children.is_empty() {
        return leaves.push(path);
    }
    for (place, child) in node.children.iter().enumerate() {
        let step = child.key.clone().unwrap_or_else(|| place.to_string());
        leaves_of(child, if path.is_empty() { step } else { format!("{path}.{step}") }, leaves);
    }
}

#[test]
fn the_parts_of_a_house_stand_in_the_tree_in_the_order_of_its_file() {
    let player = at_ours("monte-carlo");
    let parts: Vec<String> = pack(&player)
        .rows()
        .iter()
        .filter_map(|row| match &row.place {
            PackPlace::Part(_, part) => Some(part.clone()),
            _ => None,
        })
        .collect();
    let expected = [
        "shoe",
        "tables",
        "dealing",
        "circulation",
        "grounds",
        "tableau",
        "spots",
        "limits",
        "paying",
        "procedure",
        "chips",
        "calls",
        "misdraw",
        "terms",
    ];
    assert_eq!(parts, expected);
    let packs = |player: &mut Player| {
        go_to(player, "shoe");
        pack(player).form().lines.first().map(|line| line.label.clone())
    };
    let mut player = player;
    assert_eq!(packs(&mut player), Some(Label::Field("form-shoe-rules-packs".to_owned())));
}

#[test]
fn an_entry_keeps_its_value_when_its_basis_changes() {
    let mut player = at_ours("article-57-13");
    go_to(&mut player, "dealing");
    let text = texts(&player)[FILE].clone();
    let third = |player: &Player| ours(player).dealing.third_card;
    let on = |player: &mut Player, on| edit(player, PackEdit::RestOn { path: "dealing.third_card".to_owned(), on });
    let value = third(&player).value().to_owned();
    on(&mut player, EntryBasis::Silent);
    assert_eq!(third(&player), Entry::Silent(value));
    on(&mut player, EntryBasis::Corrected);
    let Entry::Corrected(is, literally, clause) = third(&player) else { panic!("it is corrected") };
    assert_eq!((is, literally, clause.to_string().as_str()), (value, value, "S0-01"));
    put(&mut player, "dealing.third_card.1", "Down");
    on(&mut player, EntryBasis::Stated);
    put(&mut player, "dealing.third_card.1", "\"S0-54\"");
    assert_eq!(texts(&player)[FILE], text, "there and back again changes nothing else");
}

#[test]
fn a_comment_within_an_entry_stays_when_it_rests_on_something_else() {
    let mut player = at_ours("article-57-13");
    let commented =
        "packs: Stated(\n            // As ever.\n            6,\n            \"S0-01\", // page one\n        ),";
    let text = texts(&player)[FILE].replace("packs: Stated(6, \"S0-01\"),", commented);
    edit(&mut player, PackEdit::Text(text));
    go_to(&mut player, "shoe");
    edit(&mut player, PackEdit::RestOn { path: "shoe.packs".to_owned(), on: EntryBasis::Corrected });
    assert!(texts(&player)[FILE].contains("// As ever.") && texts(&player)[FILE].contains("// page one"));
    assert_eq!(ours(&player).shoe.packs.basis(), Basis::Corrected("S0-01".to_owned().try_into().unwrap()));
}

#[test]
fn a_rule_that_has_no_value_rests_on_a_clause_or_on_the_custom() {
    let mut player = at_ours("article-57-13");
    go_to(&mut player, "grounds");
    let path = "grounds.equal_points".to_owned();
    for (on, basis) in [
        (EntryBasis::Stated, Basis::Stated("S0-01".to_owned().try_into().unwrap())),
        (EntryBasis::Corrected, Basis::Corrected("S0-01".to_owned().try_into().unwrap())),
        (EntryBasis::Silent, Basis::Silent),
    ] {
        edit(&mut player, PackEdit::RestOn { path: path.clone(), on });
        assert_eq!(ours(&player).grounds.equal_points, basis);
    }
}

#[test]
fn what_a_trainer_changes_of_a_house_is_what_the_referee_then_goes_by() {
    let mut player = at_ours("article-57-13");
    go_to(&mut player, "");
    put(&mut player, "name", "\"Casino d’Évian\"");
    put(&mut player, "source.language", "\"it\"");
    go_to(&mut player, "shoe");
    put(&mut player, "shoe.packs.0", "8");
    go_to(&mut player, "spots");
    put(&mut player, "spots.1.payouts.0.pays", "LessCommission((1, 20))");
    put(&mut player, "spots.2.payouts.0.pays.0", "(9, 1)");
    go_to(&mut player, "limits");
    put(&mut player, "limits.egalite_share_of_maximum.0", "(1, 10)");
    put(&mut player, "limits.step.0", "100");
    go_to(&mut player, "calls");
    put(&mut player, "calls.place_bets.0", "\"Fate il vostro gioco\"");
    go_to(&mut player, "terms");
    put(&mut player, "terms.draw.0.0", "'C'");
    put(&mut player, "terms.commission.0", "\"cagnotta\"");
    go_to(&mut player, "tables");
    edit(&mut player, PackEdit::Take { list: "tables.0.crew.0".to_owned(), place: 3 });
    let house = ours(&player);
    assert_eq!((house.name.as_str(), house.source.language.as_str()), ("Casino d’Évian", "it"));
    assert_eq!((*house.shoe.packs.value(), *house.limits.step.value()), (8, 100));
    assert_eq!(house.limits.egalite_share_of_maximum.value().map(|ratio| (ratio.over, ratio.under)), Some((1, 10)));
    assert_eq!(house.calls.place_bets.value(), "Fate il vostro gioco");
    assert_eq!(house.terms.draw.value().0, 'C');
    assert_eq!(house.terms.commission.value().as_deref(), Some("cagnotta"));
    assert_eq!(house.tables[0].crew.value().len(), 3);
    let comments = |text: &str| text.lines().filter(|line| line.trim().starts_with("//")).count();
    let (_, original) = HouseLibrary::built_in_files().find(|(file, _)| *file == "article-57-13.ron").unwrap();
    assert!(comments(&texts(&player)[FILE]) >= comments(original), "its comments stay");
    go_to(&mut player, "limits");
    let Some(Removal::Nothing(outer)) = line(&player, "limits.egalite_share_of_maximum.0").removal else {
        panic!("it can be left out")
    };
    edit(&mut player, PackEdit::Nothing(outer));
    assert_eq!(*ours(&player).limits.egalite_share_of_maximum.value(), None);
}

#[test]
fn a_fault_of_a_house_leads_to_its_part_and_its_field() {
    let mut player = at_ours("monte-carlo");
    let wrong = texts(&player)[FILE].replacen("stop_within: ", "stop_within: Silent(400), // ", 1);
    edit(&mut player, PackEdit::Text(wrong));
    let flaws = check(Some("soir"), pack(&player).document().files(), &HouseLibrary::built_in());
    let revision = pack(&player).document().revision();
    work(&mut player, Do::Editor(EditorAction::Checked(revision, flaws)));
    let problems = pack(&player).problems().to_vec();
    let place = PackPlace::Part(FILE.to_owned(), "shoe".to_owned());
    let at = problems.iter().position(|problem| problem.place == place).unwrap_or_else(|| panic!("{problems:#?}"));
    work(&mut player, Do::Editor(EditorAction::GoTo(at)));
    let form = pack(&player).form();
    let line = &form.lines[form.line_at(&problems[at].path).expect("a line has it")];
    assert_eq!(line.path, "shoe.stop_within.0");
}

#[test]
fn a_file_can_be_seen_as_a_text_and_as_a_form_again() {
    let mut player = at_ours("monte-carlo");
    assert!(pack(&player).form().can_toggle);
    work(&mut player, Do::Editor(EditorAction::AsText(true)));
    assert_eq!(pack(&player).form().text, texts(&player).get(FILE).cloned());
    go_to(&mut player, "limits");
    assert!(pack(&player).form().text.is_some(), "it is the same file");
    work(&mut player, Do::Editor(EditorAction::AsText(false)));
    assert!(pack(&player).form().text.is_none() && !pack(&player).form().lines.is_empty());
}

#[test]
fn the_three_ways_to_rest_on_something_have_words_in_every_language() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    for words in Language::ALL.map(Catalog::new) {
        for rest in EntryBasis::ALL {
            let says = words.render(&tailleur::i18n::phrase::Phrase::plain(rest.key()), &HouseTerms::default());
            assert!(!says.contains('{'), "{says}");
            *said.entry(says).or_default() += 1;
        }
    }
    assert_eq!(said.len(), 9);
}
