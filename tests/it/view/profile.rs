//! The profile's own screen: reached, left and used, with the machine's answers told by hand.
#![cfg(feature = "desktop")]

use std::path::PathBuf;

use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::profile_admin::{
    ImportCandidate, ProfileAdminAction as Do, ProfileAdminEffect, ProfileBackup, ProfileListing,
};
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::Language;

use crate::support::player::Player;
use crate::support::window::{click, open, press, settle, word};

fn listing() -> ProfileListing {
    let backup = |day, answers| ProfileBackup {
        path: PathBuf::from(format!("{day}.zip")),
        day,
        hour: "21:40".to_owned(),
        answers,
    };
    ProfileListing {
        place: PathBuf::from("/data/profiles/lea"),
        elsewhere: true,
        backups: vec![backup(20_700, 1234), backup(20_699, 1)],
        found: vec![PathBuf::from("/documents/lea.tailleur-profile.zip")],
    }
}

fn brought(same: Option<&str>, is_folder: bool) -> ImportCandidate {
    let same = same.map(str::to_owned);
    ImportCandidate {
        path: PathBuf::from("/documents/lea.zip"),
        name: Some("Bea".to_owned()),
        answers: 7,
        same,
        is_folder,
    }
}

/// The errands that were given since the last look.
fn errands(player: &mut Player) -> Vec<ProfileAdminEffect> {
    let effects = std::mem::take(&mut player.effects).into_iter();
    effects.filter_map(|effect| if let Effect::Archives(errand) = effect { Some(errand) } else { None }).collect()
}

#[test]
fn each_thing_on_the_screen_asks_the_machine_for_what_it_says_in_every_language() {
    for language in Language::ALL {
        let mut player = Player::at_home(language, "venezia");
        player.act(Action::OpenSettings);
        let mut harness = open(player, 1280.0, 2000.0);
        let profile = word(&harness, "settings-profile");
        click(&mut harness, &profile);
        assert!(matches!(harness.state().player.app.screen(), Screen::Profile(_)));
        assert_eq!(errands(&mut harness.state_mut().player), [ProfileAdminEffect::List]);
        harness.state_mut().player.act(Action::Archives(Do::Listed(listing())));
        harness.run();

        let export = word(&harness, "archives-export-do");
        click(&mut harness, &export);
        click(&mut harness, "/documents/lea.tailleur-profile.zip");
        let back = word(&harness, "archives-move-back");
        click(&mut harness, &back);
        let found = PathBuf::from("/documents/lea.tailleur-profile.zip");
        let expected = [ProfileAdminEffect::Export, ProfileAdminEffect::Look(found), ProfileAdminEffect::Move(None)];
        assert_eq!(errands(&mut harness.state_mut().player), expected);

        // A backup is looked into first; then it says what it would bring, and brings it.
        harness.state_mut().player.act(Action::Archives(Do::LookedInto(PathBuf::from("20700.zip"), 40)));
        harness.run();
        let settings = word(&harness, "archives-with-settings");
        harness.get_by_role_and_label(Role::CheckBox, &settings).click();
        settle(&mut harness);
        let restore = word(&harness, "archives-restore");
        click(&mut harness, &restore);
        let expected = [ProfileAdminEffect::Restore(PathBuf::from("20700.zip"), true)];
        assert_eq!(errands(&mut harness.state_mut().player), expected);

        // What was brought is united with the profile of its name, or has a name that is free.
        harness.state_mut().player.act(Action::Archives(Do::Looked(brought(None, true))));
        harness.run();
        for label in ["archives-import", "archives-use-there"] {
            let label = word(&harness, label);
            click(&mut harness, &label);
        }
        let path = PathBuf::from("/documents/lea.zip");
        let expected = [ProfileAdminEffect::Import(path.clone(), "Bea".to_owned()), ProfileAdminEffect::UseThere(path)];
        assert_eq!(errands(&mut harness.state_mut().player), expected);

        press(&mut harness, Key::Escape);
        assert!(matches!(harness.state().player.app.screen(), Screen::Settings));
        assert!(harness.query_by_label(&export).is_none());
    }
}

#[test]
fn what_is_there_already_is_united_and_keeps_its_name() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::Archives(Do::Open));
    player.act(Action::Archives(Do::Looked(brought(Some("Bea"), false))));
    player.effects.clear();
    let mut harness = open(player, 1280.0, 2000.0);
    click(&mut harness, "Merge into Bea");
    let path = PathBuf::from("/documents/lea.zip");
    assert_eq!(errands(&mut harness.state_mut().player), [ProfileAdminEffect::Unite(path, "Bea".to_owned())]);
    let put_away = word(&harness, "archives-put-away");
    click(&mut harness, &put_away);
    assert!(harness.query_by_label("Merge into Bea").is_none());
}

#[test]
fn before_a_profile_is_open_one_can_be_brought_in_and_nothing_else() {
    let mut harness = open(Player::at_the_door(Language::English, "venezia"), 1280.0, 800.0);
    click(&mut harness, "Import profile");
    assert!(matches!(harness.state().player.app.screen(), Screen::Profile(_)));
    assert!(harness.query_by_label("Export this profile").is_none());
    assert!(harness.query_by_label("Move").is_none());
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Welcome));
}

#[test]
fn in_a_lesson_the_profile_is_left_alone() {
    let mut player = Player::at_home(Language::English, "venezia");
    let path = player.lessons().swap_remove(0);
    player.act(Action::Begin(path));
    player.act(Action::Archives(Do::Open));
    assert!(matches!(player.app.screen(), Screen::Lesson(_)));
}
