//! The table as the editor of a scene: what may lie where, what is written, and what the referee says of it.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::{option, sample};

use tailleur::app::scene_editor::{
    FindingSubject, HeldItem, SceneEditor, SceneEditorAction, TablePlace, asking_to_ron, findings, scene_to_ron,
};
use tailleur::drill::AnyDrill;
use tailleur::drill::authored::{Asking, FixedScene, Heap, Limit, Sitting, Stake};
use tailleur::drill::marking::PosedQuestion;
use tailleur::drill::question::{Answer, LaidCard, LaidShoe, Scene};
use tailleur::i18n::LocalizedText;
use tailleur::rules::bet::Spot;
use tailleur::rules::calls::Announcement;
use tailleur::rules::card::Card;
use tailleur::rules::files;
use tailleur::rules::house::{CardColour, House, HouseLibrary, TableSize};
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::{Chance, Side};

use crate::support::tier;

fn house(id: &str) -> Arc<House> {
    HouseLibrary::built_in().get(id).expect("a house of the program").clone()
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn empty(id: &str) -> SceneEditor {
    SceneEditor::new(FixedScene::default(), house(id))
}

/// Takes each thing in hand and puts it where it belongs.
fn lay(laying: &mut SceneEditor, things: &[(HeldItem, TablePlace)]) {
    for (thing, place) in things {
        laying.act(SceneEditorAction::Take(*thing)).expect("anything can be taken in hand");
        laying.act(SceneEditorAction::Put(*place)).expect("it belongs there");
    }
}

fn cards(laying: &mut SceneEditor, side: Side, names: &[&str]) {
    for name in names {
        lay(laying, &[(HeldItem::Card(card(name)), TablePlace::Hand(side))]);
    }
}

#[test]
fn a_side_never_has_four_cards() {
    let mut laying = empty("monte-carlo");
    cards(&mut laying, Side::Punto, &["4h", "5d", "6c"]);
    laying.act(SceneEditorAction::Take(HeldItem::Card(card("7s")))).expect("taken in hand");
    assert!(!laying.open_places().contains(&TablePlace::Hand(Side::Punto)));
    assert!(laying.open_places().contains(&TablePlace::Hand(Side::Banco)));
    assert!(laying.act(SceneEditorAction::Put(TablePlace::Hand(Side::Punto))).is_err());
    assert_eq!(laying.scene().punto.len(), 3);
    laying.act(SceneEditorAction::Put(TablePlace::CardOf(Side::Punto, 1))).expect("it takes the place of another");
    assert_eq!(laying.scene().punto, ["4h", "7s", "6c"].map(card));
}

#[test]
fn no_more_copies_lie_there_than_the_shoe_holds() {
    for house in HouseLibrary::built_in().iter() {
        let mut laying = SceneEditor::new(FixedScene::default(), house.clone());
        let packs = usize::from(*house.shoe.packs.value());
        let places = [TablePlace::Hand(Side::Punto), TablePlace::Hand(Side::Banco), TablePlace::Apart];
        let places = places.into_iter().flat_map(|place| [place; 3]);
        let taken = places.take(packs.min(9)).map(|place| (HeldItem::Card(card("Kc")), place));
        lay(&mut laying, &taken.collect::<Vec<_>>());
        laying.act(SceneEditorAction::Take(HeldItem::Card(card("Kc")))).expect("taken in hand");
        assert_eq!(laying.copies_left(card("Kc")), packs.saturating_sub(9));
        assert_eq!(laying.act(SceneEditorAction::Put(TablePlace::ToCome)).is_ok(), packs > 9, "{}", house.id);
        laying.act(SceneEditorAction::Take(HeldItem::Card(card("Kd")))).expect("taken in hand");
        laying.act(SceneEditorAction::Put(TablePlace::ToCome)).expect("there are others");
    }
}

#[test]
fn pieces_are_added_to_a_stake_and_a_sum_takes_its_place() {
    let mut laying = empty("monte-carlo");
    let banco = TablePlace::Stake(3, Spot::Banco);
    let piece = HeldItem::Piece(Money::coins(500));
    lay(&mut laying, &[(piece, banco), (piece, banco)]);
    assert_eq!(laying.scene().stakes.first().map(|stake| stake.amount), Some(Money::coins(1_000)));
    lay(&mut laying, &[(HeldItem::Sum(Money::coins(7_500)), banco)]);
    assert_eq!(laying.scene().stakes.first().map(|stake| stake.amount), Some(Money::coins(7_500)));
    laying.act(SceneEditorAction::Stand(3, Spot::Banco)).expect("there is a stake");
    assert!(laying.scene().stakes.iter().all(|stake| stake.standing));
    assert!(laying.act(SceneEditorAction::Stand(4, Spot::Banco)).is_err());
    laying.act(SceneEditorAction::TakeLast).expect("something lies there");
    assert_eq!(laying.scene(), &FixedScene::default());
}

#[test]
fn what_was_put_last_is_taken_off_first_until_the_table_is_empty() {
    let scene = FixedScene {
        punto: vec![card("4h"), card("5d")],
        banco: vec![card("4c"), card("5s")],
        stakes: vec![Stake { seat: 2, spot: Spot::Punto, amount: Money::coins(500), standing: false }],
        seats: Some(Sitting { taken: vec![1, 2], holder: Some(1) }),
        chips: vec![Heap { value: Money::coins(500), count: 1 }],
        turned: Some(card("9c")),
        ..FixedScene::default()
    };
    let mut laying = SceneEditor::new(scene, house("venezia"));
    let mut taken = 0;
    while laying.act(SceneEditorAction::TakeLast).is_ok() {
        taken += 1;
        assert!(taken < 20);
    }
    assert_eq!(laying.scene(), &FixedScene::default());
    assert_eq!(taken, 9);
}

#[test]
fn who_holds_the_shoe_sits_at_the_table_and_leaves_it_when_he_stands_up() {
    let mut laying = empty("venezia");
    lay(&mut laying, &[(HeldItem::Shoe, TablePlace::Seat(5)), (HeldItem::Player, TablePlace::Seat(2))]);
    assert_eq!(laying.scene().seats, Some(Sitting { taken: vec![2, 5], holder: Some(5) }));
    laying.act(SceneEditorAction::TakeFrom(TablePlace::Seat(5))).expect("somebody sits there");
    assert_eq!(laying.scene().seats, Some(Sitting { taken: vec![2], holder: None }));
    let no_such = laying.seats() + 1;
    laying.act(SceneEditorAction::Take(HeldItem::Player)).expect("taken in hand");
    assert!(laying.act(SceneEditorAction::Put(TablePlace::Seat(no_such))).is_err());
}

#[test]
fn everything_that_is_open_can_be_put_down_and_nothing_else() {
    let things = [
        HeldItem::Card(card("As")),
        HeldItem::Piece(Money::coins(500)),
        HeldItem::Sum(Money::coins(2_500)),
        HeldItem::Shoe,
        HeldItem::Player,
        HeldItem::StopCard,
    ];
    let mut laying = empty("article-57-13");
    cards(&mut laying, Side::Banco, &["2h", "3d"]);
    let places = [
        TablePlace::Hand(Side::Punto),
        TablePlace::CardOf(Side::Banco, 1),
        TablePlace::CardOf(Side::Banco, 2),
        TablePlace::ToCome,
        TablePlace::Stake(1, Spot::Egalite),
        TablePlace::Stake(99, Spot::Egalite),
        TablePlace::Seat(1),
        TablePlace::Heaps,
        TablePlace::Shoe,
    ];
    for thing in things {
        for place in places {
            let mut laying = laying.clone();
            laying.act(SceneEditorAction::Take(thing)).expect("taken in hand");
            let open = laying.open_places().contains(&place);
            assert_eq!(laying.act(SceneEditorAction::Put(place)).is_ok(), open, "{thing:?} at {place:?}");
        }
    }
}

#[test]
fn a_scene_is_written_as_an_author_would() {
    let scene = FixedScene {
        banco: vec![card("4h"), card("Td")],
        stakes: vec![Stake { seat: 3, spot: Spot::Own(3), amount: Money::coins(2_000), standing: true }],
        limits: Some(Limit { min: Money::coins(500), max: Money::coins(50_000) }),
        ..FixedScene::default()
    };
    let lines = [
        "(",
        "    banco: [\"4h\", \"Td\"],",
        "    stakes: [(seat: 3, spot: Own(3), amount: 2000, standing: true)],",
        "    limits: (min: 500, max: 50000),",
        ")",
    ];
    assert_eq!(scene_to_ron(&scene), lines.join("\n"));
    assert_eq!(scene_to_ron(&FixedScene::default()), "()");
    let short = FixedScene { banco: vec![card("4h")], crew: true, ..FixedScene::default() };
    assert_eq!(scene_to_ron(&short), "(banco: [\"4h\"], crew: true)");
}

fn any_card() -> impl Strategy<Value = Card> {
    sample::select(Card::all().collect::<Vec<_>>())
}

fn any_money() -> impl Strategy<Value = Money> {
    (0_u64..10_000_000).prop_map(Money::coins)
}

fn any_texts() -> impl Strategy<Value = LocalizedText> {
    proptest::collection::btree_map("fr|it|en", "[ -~éà’“”\\n\\t\\\\\"\\u{1}\\u{202f}]{0,60}", 0..3)
        .prop_map(|texts| texts.into_iter().collect())
}

fn any_spot() -> impl Strategy<Value = Spot> {
    prop_oneof![Just(Spot::Punto), Just(Spot::Banco), Just(Spot::Egalite), (3_u8..9).prop_map(Spot::Own)]
}

fn any_stake() -> impl Strategy<Value = Stake> {
    (1_u8..15, any_spot(), any_money(), any::<bool>()).prop_map(|(seat, spot, amount, standing)| Stake {
        seat,
        spot,
        amount,
        standing,
    })
}

fn any_scene() -> impl Strategy<Value = FixedScene> {
    let cards = (vec(any_card(), 0..4), vec(any_card(), 0..4), vec(any_card(), 0..7), vec(any_card(), 0..7));
    let table = (
        vec(any_stake(), 0..6),
        option::of((any_money(), any_money()).prop_map(|(min, max)| Limit { min, max })),
        option::of((vec(1_u8..15, 0..5), option::of(1_u8..15)).prop_map(|(taken, holder)| Sitting { taken, holder })),
        option::of(sample::select(vec![TableSize::Large, TableSize::Midi, TableSize::Mini])),
        any::<bool>(),
        option::of(sample::select(Chance::ALL.to_vec())),
    );
    let rest = (
        vec((any_money(), 0_u32..100).prop_map(|(value, count)| Heap { value, count }), 0..4),
        option::of("[a-z]{1,9}"),
        option::of(any_card()),
        option::of(sample::select(vec![CardColour::Blue, CardColour::Red, CardColour::Any])),
        vec(any_texts(), 0..3),
        vec(any_texts(), 0..3),
        option::of("[ -~]{0,20}"),
    );
    (cards, sample::subsequence(Side::BOTH.to_vec(), 0..=2), table, rest).prop_map(|(cards, face_down, table, rest)| {
        let (punto, banco, to_come, apart) = cards;
        let (stakes, limits, seats, table, crew, announced) = table;
        let (chips, set, turned, stop_card, events, heard, picture) = rest;
        FixedScene {
            punto,
            banco,
            face_down,
            to_come,
            apart,
            stakes,
            limits,
            seats,
            table,
            crew,
            announced,
            chips,
            set: set.map(Into::into),
            turned,
            stop_card,
            told: events,
            heard,
            picture,
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(tier(64, 256)))]

    #[test]
    fn a_scene_that_is_written_is_read_as_it_was(scene in any_scene()) {
        let text = scene_to_ron(&scene);
        let read: FixedScene = files::read("scene.ron", &text).map_err(|flaw| TestCaseError::fail(format!("{flaw:?}\n{text}")))?;
        prop_assert_eq!(&read, &scene, "{}", text);
    }

    #[test]
    fn whatever_lies_there_the_referee_answers_and_every_answer_is_read_as_it_was(scene in any_scene()) {
        for house in HouseLibrary::built_in().iter() {
            for finding in findings(&scene, house) {
                for asking in &finding.answer_forms {
                    let text = asking_to_ron(asking);
                    let read: Asking = files::read("answer.ron", &text).map_err(|flaw| TestCaseError::fail(format!("{flaw:?}\n{text}")))?;
                    prop_assert_eq!(&read, asking, "{}", text);
                }
            }
        }
    }
}

fn set_by_hand(scene: &Scene) -> FixedScene {
    let up = |cards: &[LaidCard]| {
        let up = cards.iter().filter_map(|card| if let LaidCard::Up(card) = card { Some(*card) } else { None });
        up.collect::<Vec<_>>()
    };
    FixedScene {
        punto: up(&scene.hands.punto),
        banco: up(&scene.hands.banco),
        stakes: scene
            .stakes
            .iter()
            .enumerate()
            .map(|(place, stake)| Stake {
                seat: stake.seat,
                spot: stake.spot,
                amount: stake.amount,
                standing: scene.standing.contains(&place),
            })
            .collect(),
        limits: scene.limits.map(|limits| Limit { min: limits.min, max: limits.max }),
        chips: scene.chips.iter().map(|heap| Heap { value: heap.value, count: heap.count }).collect(),
        turned: if let Some(LaidShoe::Turned(card, _)) = scene.shoe { Some(card) } else { None },
        ..FixedScene::default()
    }
}

/// The answer of a drill's key, as an author's answer states it.
fn is_right(asking: &Asking, posed: &PosedQuestion) -> bool {
    match (asking, &posed.key.answer) {
        (Asking::Choice { right, .. }, answer @ Answer::Choice(_)) => {
            right.as_deref() == Some(posed.question.form.format_answer(answer).as_str())
        }
        (Asking::Number { right, .. }, Answer::Number(number)) => *right == Some(*number),
        (Asking::Money { right, .. }, Answer::Money(sum)) => *right == Some(*sum),
        (Asking::Call { right, .. }, Answer::Call(words)) => right.as_deref() == Some(words),
        _ => false,
    }
}

/// Asks a drill through all its decisions and finds each answer, with each of its clauses, among what is said.
fn the_drill_and_the_table_agree(drill: &str, matter: impl Fn(&Scene) -> FindingSubject) {
    let drill = AnyDrill::from_filters(drill, &[]).expect("a drill of the program");
    let mut asked = 0;
    for house in HouseLibrary::built_in().iter() {
        for decision in 0..drill.drill().decisions(house).len() {
            for seed in 0..5 {
                let Some(posed) = drill.drill().pose(decision, house, &mut SeededRng::from_seed(seed)) else {
                    continue;
                };
                let wanted = matter(&posed.question.scene);
                let findings = findings(&set_by_hand(&posed.question.scene), house);
                let finding = findings.iter().find(|finding| finding.subject == wanted);
                let finding = finding.unwrap_or_else(|| panic!("{wanted:?} in {findings:#?}"));
                let found = finding.answer_forms.iter().any(|asking| is_right(asking, &posed));
                assert!(found, "{}: {wanted:?}: {:?} but {finding:#?}", house.id, posed.key.answer);
                for reason in &posed.key.reasons {
                    assert!(finding.reasons.contains(reason), "{}: {reason:?} not in {finding:#?}", house.id);
                }
                asked += 1;
            }
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn the_referee_counts_a_hand_as_the_drill_does() {
    let side = |scene: &Scene| if scene.hands.punto.is_empty() { Side::Banco } else { Side::Punto };
    the_drill_and_the_table_agree("CountHand", |scene| FindingSubject::Point(side(scene)));
}

#[test]
fn the_referee_names_the_winner_as_the_drill_does() {
    the_drill_and_the_table_agree("Winner", |_| FindingSubject::Winner);
}

#[test]
fn the_referee_burns_as_the_drill_does() {
    the_drill_and_the_table_agree("Burn", |_| FindingSubject::Burned);
}

#[test]
fn the_referee_reads_heaps_as_the_drill_does() {
    the_drill_and_the_table_agree("ReadStack", |_| FindingSubject::Worth);
}

#[test]
fn the_referee_says_who_draws_as_the_drill_does() {
    let drill = AnyDrill::from_filters("ThirdCard", &[]).expect("a drill of the program");
    for house in HouseLibrary::built_in().iter() {
        for (decision, id) in drill.drill().decisions(house).into_iter().enumerate() {
            let side = if id.starts_with("punto") { Side::Punto } else { Side::Banco };
            let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(7)).expect("a question");
            let findings = findings(&set_by_hand(&posed.question.scene), house);
            let act = findings.iter().find(|finding| finding.subject == FindingSubject::Act(side)).expect("decided");
            assert!(act.answer_forms.iter().any(|asking| is_right(asking, &posed)), "{}: {id}: {act:#?}", house.id);
            for reason in &posed.key.reasons {
                assert!(act.reasons.contains(reason), "{}: {id}: {reason:?} not in {act:#?}", house.id);
            }
        }
    }
}

#[test]
fn the_referee_pays_as_the_drill_does() {
    let drill = AnyDrill::from_filters("Payout", &[]).expect("a drill of the program");
    for house in HouseLibrary::built_in().iter() {
        for decision in 0..drill.drill().decisions(house).len() {
            for seed in 0..20 {
                let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(seed)).expect("a question");
                let scene = set_by_hand(&posed.question.scene);
                let stake = scene.stakes.first().expect("a stake");
                let findings = findings(&scene, house);
                let paid = findings.iter().find(|found| found.subject == FindingSubject::Stake(stake.seat, stake.spot));
                let paid = paid.expect("settled");
                assert!(paid.answer_forms.iter().any(|asking| is_right(asking, &posed)), "{}: {paid:#?}", house.id);
            }
        }
    }
}

#[test]
fn a_card_that_the_rules_do_not_give_is_reported() {
    let fault = |punto: &[&str], banco: &[&str]| {
        let cards = |names: &[&str]| names.iter().map(|name| card(name)).collect();
        let scene = FixedScene { punto: cards(punto), banco: cards(banco), ..FixedScene::default() };
        findings(&scene, &house("monte-carlo")).into_iter().find(|finding| finding.subject == FindingSubject::Cards)
    };
    // Punto stands on six; a natural closes the coup; Punto draws before Banco.
    for (punto, banco) in [
        (&["6h", "Kd", "2c"][..], &["4h", "Td"][..]),
        (&["2h", "3d", "2c"], &["4h", "4d"]),
        (&["2h", "3d"], &["2c", "2d", "5h"]),
    ] {
        let finding = fault(punto, banco).unwrap_or_else(|| panic!("{punto:?} {banco:?}"));
        assert!(finding.amiss && finding.answer_forms.is_empty());
    }
    assert_eq!(fault(&["2h", "3d", "2c"], &["4h", "Td"]), None);
}

#[test]
fn a_stake_above_the_maximum_is_found_and_can_be_asked_for() {
    for house in HouseLibrary::built_in().iter() {
        let stake = |seat, amount| Stake { seat, spot: Spot::Punto, amount: Money::coins(amount), standing: false };
        let limits = Some(Limit { min: Money::coins(1_000), max: Money::coins(20_000) });
        let of = |stakes| FixedScene { stakes, limits, ..FixedScene::default() };
        let found =
            |scene: &FixedScene| findings(scene, house).into_iter().find(|one| one.subject == FindingSubject::Stakes);
        let faulty = found(&of(vec![stake(1, 20_000), stake(2, 22_000)])).expect("there is a sign");
        assert!(faulty.amiss, "{}", house.id);
        let Some(Asking::Choice { options, right, is: None }) = faulty.answer_forms.first() else {
            panic!("{faulty:#?}")
        };
        assert_eq!(right.as_deref(), Some("seat-2-punto"));
        assert_eq!(options.len(), 3);
        let fine = found(&of(vec![stake(1, 20_000), stake(2, 1_000)])).expect("there is a sign");
        assert!(!fine.amiss, "{}: {fine:#?}", house.id);
    }
}

#[test]
fn the_call_that_is_due_comes_first() {
    let scene = |punto: &[&str], banco: &[&str]| FixedScene {
        punto: punto.iter().map(|name| card(name)).collect(),
        banco: banco.iter().map(|name| card(name)).collect(),
        ..FixedScene::default()
    };
    let first = |scene: &FixedScene| {
        findings(scene, &house("venezia")).into_iter().find_map(|finding| match finding.subject {
            FindingSubject::Call(announcement) => Some(announcement),
            _ => None,
        })
    };
    assert_eq!(first(&scene(&["2h", "3d"], &["4c", "Td"])), Some(Announcement::CardFor(Side::Punto)));
    assert_eq!(first(&scene(&["2h", "7d"], &["4c", "Td"])), Some(Announcement::Final));
    assert_eq!(first(&scene(&["2h"], &["4c"])), None);
}

#[test]
fn what_is_picked_up_lies_elsewhere_goes_back_or_is_gone() {
    let mut laying = empty("monte-carlo");
    cards(&mut laying, Side::Banco, &["9c", "Ks"]);
    let nine = TablePlace::CardOf(Side::Banco, 0);
    laying.act(SceneEditorAction::PickUp(nine)).expect("a card lies there");
    assert_eq!((laying.in_hand(), laying.scene().banco.clone()), (Some(HeldItem::Card(card("9c"))), vec![card("Ks")]));
    laying.act(SceneEditorAction::PutBack).expect("it goes back");
    assert_eq!(laying.scene().banco, ["9c", "Ks"].map(card));
    laying.act(SceneEditorAction::PickUp(nine)).expect("a card lies there");
    laying.act(SceneEditorAction::Put(TablePlace::Hand(Side::Punto))).expect("it joins the other side");
    assert_eq!((laying.scene().punto.clone(), laying.scene().banco.clone()), (vec![card("9c")], vec![card("Ks")]));
    laying.act(SceneEditorAction::PutBack).expect("nothing is in hand");
    assert_eq!(laying.scene().punto, [card("9c")]);

    let (punto, banco) = (TablePlace::Stake(3, Spot::Punto), TablePlace::Stake(3, Spot::Banco));
    let amount = |laying: &SceneEditor| {
        laying.scene().stakes.iter().map(|stake| (stake.spot, stake.amount.get())).collect::<Vec<_>>()
    };
    lay(&mut laying, &[(HeldItem::Sum(Money::coins(20000)), punto), (HeldItem::Sum(Money::coins(5000)), banco)]);
    laying.act(SceneEditorAction::PickUp(punto)).expect("a bet lies there");
    laying.act(SceneEditorAction::Put(banco)).expect("it joins the bet there");
    assert_eq!(amount(&laying), [(Spot::Banco, Money::coins(25000).get())]);
    assert_eq!(laying.in_hand(), None, "it is put down once");
    laying.act(SceneEditorAction::PickUp(banco)).expect("a bet lies there");
    laying.act(SceneEditorAction::Discard).expect("it is removed");
    assert!(laying.scene().stakes.is_empty() && laying.in_hand().is_none());
}
