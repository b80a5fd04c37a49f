//! Progress that one house shares with another.

use tailleur::app::{Action, LessonPath};
use tailleur::i18n::Language;
use tailleur::lesson::{Library, decision_is_alike, lesson_is_alike};
use tailleur::progress::Settings;
use tailleur::progress::mastery::DecisionKey;
use tailleur::rules::house::{House, HouseId, HouseLibrary};

use crate::support::player::Player;

fn house(id: &str) -> House {
    let houses = HouseLibrary::built_in();
    let house = houses.get(&HouseId::from(id)).expect("the house is built in");
    house.at_table(house.tables[0].size).expect("a house has its table")
}

fn moves_to(player: &mut Player, house: &str) {
    let settings = Settings { house: house.into(), table: None, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
}

fn passes(player: &mut Player, lesson: &str) -> LessonPath {
    let path = LessonPath::parse(lesson).expect("a lesson is named by its pack and id");
    player.begin(&path);
    player.play(|_| true);
    assert!(player.practice().is_passed());
    player.act(Action::Back);
    path
}

#[test]
fn what_two_houses_ask_alike_is_found_by_asking() {
    let library = Library::built_in();
    for (lesson, one, other, alike) in [
        ("tableau/counting", "article-57-13", "venezia", true),
        ("tableau/naturals", "article-57-13", "venezia", true),
        ("tableau/rows-mixed", "article-57-13", "guide-fr", true),
        ("the-shoe/the-burn", "article-57-13", "venezia", true),
        ("the-shoe/seats-and-places", "article-57-13", "venezia", false),
        ("settling/a-full-table", "article-57-13", "venezia", false),
        ("announcements/calls-mixed", "article-57-13", "venezia", false),
    ] {
        let (_, found) = library.find(lesson).expect("the lesson is there");
        assert_eq!(lesson_is_alike(found, &house(one), &house(other)), alike, "{lesson}: {one} and {other}");
        assert!(lesson_is_alike(found, &house(one), &house(one)), "{lesson}");
    }
}

#[test]
fn a_lesson_passed_elsewhere_is_passed_here_where_all_of_it_is_alike() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    let counting = passes(&mut player, "tableau/counting");
    let seats = passes(&mut player, "the-shoe/seats-and-places");
    moves_to(&mut player, "venezia");
    let course = player.app.course();
    let row = |path: &LessonPath| course.iter().find(|row| row.path == *path);
    let counted = row(&counting).expect("counting is taught in both");
    assert!(counted.is_passed() && counted.is_learnt_elsewhere() && counted.record.is_none());
    assert_eq!(counted.elsewhere.map(|house| house.id.as_str()), Some("article-57-13"));
    assert!(row(&seats).is_some_and(|row| !row.is_passed()), "the seats are others here");
    assert_ne!(player.app.next_lesson().map(|row| row.path), Some(counting.clone()));
    drop(course);
    moves_to(&mut player, "article-57-13");
    let course = player.app.course();
    let home = course.iter().find(|row| row.path == counting).expect("counting is taught here");
    assert!(home.is_passed_here() && !home.is_learnt_elsewhere());
}

#[test]
fn a_decision_learnt_elsewhere_is_known_here_if_it_is_alike() {
    let mut player = Player::at_home(Language::English, "article-57-13");
    passes(&mut player, "tableau/counting");
    passes(&mut player, "the-shoe/seats-and-places");
    let known = |player: &Player, house: &str, drill: &str, decision: &str| {
        let key = DecisionKey::new(&house.into(), &drill.into(), &decision.into());
        player.app.mastery_here().and_then(|mastery| mastery.get(&key)).copied()
    };
    moves_to(&mut player, "venezia");
    let here = known(&player, "venezia", "CountHand", "count-2-7");
    assert!(here.is_some() && here == known(&player, "article-57-13", "CountHand", "count-2-7"));
    let mastery = player.app.mastery_here().expect("a profile is open");
    let venezia = house("venezia");
    for (key, _) in mastery.decisions().filter(|(key, _)| key.house == *"venezia" && key.drill == "SeatsAndPlaces") {
        let drill = tailleur::drill::AnyDrill::from_filters("SeatsAndPlaces", &[]).expect("the drill is there");
        assert!(decision_is_alike(&drill, key.decision.as_str(), &house("article-57-13"), &venezia), "{key:?}");
    }
    assert!(player.app.today().is_some(), "today's practice has what was learnt elsewhere");
}
