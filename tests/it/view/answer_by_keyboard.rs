//! Every drill there is, answered in the window by keys alone.
#![cfg(feature = "desktop")]

use eframe::egui::Key;
use tailleur::app::Action;
use tailleur::app::free_practice;
use tailleur::drill::AnyDrill;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::lesson::objection;
use tailleur::rules::house::HouseLibrary;

use crate::support::player::Player;
use crate::support::tier;
use crate::support::window::{By, give, open, press, settle};

/// Questions of each drill: on each commit and in the nightly tier.
const QUESTIONS: [usize; 2] = [1, 4];

#[test]
fn every_drill_is_answered_by_keys_alone() {
    let shelf = HouseLibrary::built_in();
    for (turn, name) in AnyDrill::NAMES.iter().enumerate() {
        let drill = AnyDrill::from_filters(name, &[]).unwrap();
        let houses: Vec<_> = shelf.iter().filter(|house| objection(&drill, house).is_none()).collect();
        let house = houses[turn % houses.len()];
        let language = Language::ALL[turn % 3];
        let mut player = Player::at_home(language, house.id.as_str());
        player.act(Action::OpenFree);
        let title = |phrase| Catalog::new(language).render(&phrase, &HouseTerms::from(&house.terms));
        let place = player.app.free().unwrap().drills().position(|own| title(own) == title(drill.title()));
        player.act(Action::Free(free_practice::FreePracticeAction::Choose(
            place.unwrap_or_else(|| panic!("{name} is offered")),
        )));
        let path = player.app.free().unwrap().path().unwrap();
        player.act(Action::Begin(path));
        let mut harness = open(player, 1280.0, 800.0);
        settle(&mut harness);
        for question in 0..tier(QUESTIONS[0], QUESTIONS[1]) {
            let form = harness.state().player.asked().unwrap_or_else(|| panic!("{name} asks")).question().form.clone();
            let answer = harness.state().player.right_answer();
            give(&mut harness, &form, &answer, By::Keys);
            let right = harness.state().player.answers().get(&true).copied();
            assert_eq!(right, Some(question + 1), "{name} at {}: {answer:?}", house.id);
            press(&mut harness, Key::Enter);
        }
    }
}
