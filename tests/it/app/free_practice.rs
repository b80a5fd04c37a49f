//! Free practice: any drill of the house, narrowed by the names that lesson files use, and never to nothing.

use tailleur::app::free_practice::{self, DrillGroup};
use tailleur::app::practice::{self, PracticeStage};
use tailleur::app::{Action, Screen};
use tailleur::drill::AnyDrill;
use tailleur::i18n::Language;
use tailleur::lesson::{FREE_PRACTICE, objection};
use tailleur::progress::Record;
use tailleur::rules::house::HouseLibrary;

use crate::support::player::Player;
use crate::support::tier;

fn at_free_practice(house: &str) -> Player {
    let mut player = Player::at_home(Language::English, house);
    player.act(Action::OpenFree);
    assert!(matches!(player.app.screen(), Screen::Free));
    player
}

#[test]
fn every_drill_that_a_house_knows_is_offered() {
    for house in HouseLibrary::built_in().iter() {
        let player = at_free_practice(house.id.as_str());
        let free = player.app.free().unwrap();
        let asks =
            |name: &&&str| AnyDrill::from_filters(name, &[]).is_some_and(|drill| objection(&drill, house).is_none());
        assert_eq!(free.drills().count(), AnyDrill::NAMES.iter().filter(asks).count(), "{}", house.id);
        let mut grouped: Vec<usize> =
            DrillGroup::ALL.into_iter().flat_map(|group| free.drills_in(group)).map(|(place, _)| place).collect();
        grouped.sort_unstable();
        assert_eq!(grouped, (0..free.drills().count()).collect::<Vec<_>>(), "{}: each is in one group", house.id);
    }
}

#[test]
fn what_can_be_chosen_leaves_something_to_ask_and_what_cannot_changes_nothing() {
    let mut player = at_free_practice("venezia");
    let drills = player.app.free().unwrap().drills().count();
    let (mut turned, mut kept) = (0, 0);
    for drill in 0..drills {
        player.act(Action::Free(free_practice::FreePracticeAction::Choose(drill)));
        let shapes: Vec<usize> =
            player.app.free().unwrap().filters().iter().map(|filter| filter.offers.len()).collect();
        for (filter, offers) in shapes.into_iter().enumerate() {
            for offer in (0..offers).chain((0..offers).rev()) {
                let before = player.app.free().unwrap().filters().to_vec();
                let open = player.app.free().unwrap().is_open(filter, offer);
                player.act(Action::Free(free_practice::FreePracticeAction::Turn(filter, offer)));
                let free = player.app.free().unwrap();
                if open {
                    turned += 1;
                } else {
                    kept += 1;
                    assert_eq!(free.filters(), before);
                }
                // The quick tier begins after every fifth choice.
                if (turned + kept) % tier(5, 1) == 0 {
                    let path = free.path().unwrap();
                    player.act(Action::Begin(path));
                    assert!(player.asked().is_some(), "a question is asked");
                    player.act(Action::Back);
                    player.act(Action::Back);
                    assert!(matches!(player.app.screen(), Screen::Free), "one comes back to where one chose");
                }
            }
        }
    }
    assert!(turned > 50 && kept > 5, "{turned} turned, {kept} kept");
}

#[test]
fn free_practice_is_recorded_under_a_name_of_its_own() {
    let mut player = at_free_practice("guide-fr");
    player.act(Action::Free(free_practice::FreePracticeAction::Rounds(10)));
    let path = player.app.free().unwrap().path().unwrap();
    player.act(Action::Begin(path.clone()));
    while *player.practice().stage() != PracticeStage::Done {
        let action = match player.asked() {
            Some(_) => practice::PracticeAction::Answer(player.right_answer()),
            None => practice::PracticeAction::Next,
        };
        player.practise(action);
    }
    let kept: Vec<&str> = player
        .records
        .iter()
        .filter_map(|record| match record {
            Record::Answer(entry) => Some(entry.lesson.as_str()),
            Record::LessonDone(done) => Some(done.lesson.as_str()),
            Record::WarmUp(_)
            | Record::Correction(_)
            | Record::Position(_)
            | Record::Placement(_)
            | Record::Shift(_)
            | Record::Unknown(_) => None,
        })
        .collect();
    assert_eq!(kept.len(), 11);
    assert!(kept.iter().all(|name| *name == path.to_string() && name.starts_with(FREE_PRACTICE)));
}

#[test]
fn another_house_offers_its_own_drills() {
    let mut player = at_free_practice("venezia");
    let drills = |player: &Player| -> Vec<String> {
        player.app.free().unwrap().drills().map(|drill| format!("{drill:?}")).collect()
    };
    let there = drills(&player);
    player.act(Action::Back);
    let settings = tailleur::progress::Settings { house: "article-57-13".into(), ..player.app.settings().clone() };
    player.act(Action::Set(settings));
    player.act(Action::OpenFree);
    assert_ne!(drills(&player), there);
}
