//! The table that the trainee chose: lessons, free practice and today's practice ask of it.

use tailleur::app::free_practice::FreePracticeAction;
use tailleur::app::{Action, LessonPath};
use tailleur::i18n::Language;
use tailleur::progress::{Record, Settings};
use tailleur::rules::house::TableSize;

use crate::support::player::Player;

const DAY: u64 = 86_400_000;

fn at(house: &str, table: TableSize) -> Player {
    let mut player = Player::at_home(Language::English, house);
    let settings = Settings { table: Some(table), timers: false, ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    player
}

fn path(lesson: &str) -> LessonPath {
    LessonPath::parse(lesson).unwrap()
}

/// The tables that the answers name.
fn tables_asked(player: &Player) -> Vec<Option<TableSize>> {
    let mut tables: Vec<_> = player
        .records
        .iter()
        .filter_map(|record| match record {
            Record::Answer(entry) => Some(entry.table),
            _ => None,
        })
        .collect();
    tables.dedup();
    tables
}

#[test]
fn lessons_and_the_practice_of_the_day_ask_of_the_chosen_table() {
    let mut player = at("article-57-13", TableSize::Mini);
    player.take_up("the-bets");
    assert_eq!(player.practice().house().only_table(), Some(TableSize::Mini));
    player.play(|_| true);
    player.act(Action::Back);
    player.now = player.now.plus(2 * DAY);
    player.act(Action::Set(Settings { today_minutes: 5, ..player.app.settings().clone() }));
    player.act(Action::BeginToday);
    assert_eq!(player.practice().house().only_table(), Some(TableSize::Mini));
    player.play(|_| true);
    assert_eq!(tables_asked(&player), [Some(TableSize::Mini)]);
}

#[test]
fn free_practice_offers_what_the_chosen_table_has() {
    let mut player = at("article-57-13", TableSize::Large);
    let mut drills = |table| {
        player.act(Action::Set(Settings { table: Some(table), ..player.app.settings().clone() }));
        player.act(Action::OpenFree);
        let names: Vec<String> = player.app.free().unwrap().drills().map(|title| title.key.to_string()).collect();
        player.act(Action::Back);
        names
    };
    let (large, mini) = (drills(TableSize::Large), drills(TableSize::Mini));
    assert!(large.iter().any(|name| name == "drill-hand-passes"));
    assert!(!mini.iter().any(|name| name == "drill-hand-passes"), "the croupier keeps the shoe");
    let opening = mini.iter().position(|name| name == "drill-opening-in-order").unwrap();
    player.act(Action::OpenFree);
    player.act(Action::Free(FreePracticeAction::Choose(opening)));
    let free = player.app.free().unwrap();
    let sizes = free.filters().iter().find(|filter| filter.name == "table").unwrap();
    assert_eq!(sizes.offers.len(), 2, "any table, and the one there is");
}

#[test]
fn a_lesson_of_another_table_is_asked_at_that_table() {
    let mut player = at("guide-fr", TableSize::Mini);
    let course: Vec<String> = player.app.course().iter().map(|row| row.path.to_string()).collect();
    assert!(!course.iter().any(|name| name == "the-shoe/the-hand-passes"));
    player.begin(&path("the-shoe/the-hand-passes"));
    assert_eq!(player.practice().house().only_table(), Some(TableSize::Large));
}
