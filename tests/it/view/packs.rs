//! Lesson packs in the window: shown before they are installed, listed, and taken away, by keys alone.
#![cfg(feature = "desktop")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{DroppedFile, HoveredFile, Key, Role};
use egui_kittest::kittest::Queryable as _;
use tailleur::app::packs::{InstalledPackEntry, PackOffer, PacksAction as Do, PacksEffect};
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::i18n::{HouseTerms, Language};
use tailleur::lesson::{Library, Pack};
use tailleur::text;
use tailleur::text_key;

use crate::platform::pack_file::texts;
use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};

fn pack() -> Pack {
    Pack::read(&texts(2, 2).into_iter().collect()).unwrap()
}

fn offer(asks: Vec<Phrase>, same: bool) -> Action {
    let notes = vec![
        text!("pack-stands-newer", version = Fact::Number(1)),
        text!("pack-signed-again", short = Fact::Text("7F307D46CB961109".to_owned())),
    ];
    let path = PathBuf::from("/tmp/maison.tailleur-pack");
    Action::Packs(Do::Looked(Box::new(PackOffer { path, pack: pack(), details: notes, confirmations: asks, same })))
}

fn errands(harness: &mut Open<'_>) -> Vec<PacksEffect> {
    let effects = std::mem::take(&mut harness.state_mut().player.effects);
    let errand = |effect| if let Effect::Packs(errand) = effect { Some(errand) } else { None };
    effects.into_iter().filter_map(errand).collect()
}

fn offered<'a>(language: Language, asks: Vec<Phrase>, same: bool) -> Open<'a> {
    let mut player = Player::at_home(language, "venezia");
    player.act(offer(asks, same));
    let mut harness = open(player, 1280.0, 900.0);
    settle(&mut harness);
    harness
}

fn is_at_home(harness: &Open<'_>) -> bool {
    matches!(harness.state().player.app.screen(), Screen::Home)
}

#[test]
fn a_pack_says_what_it_is_and_enter_installs_it() {
    for language in Language::ALL {
        let mut harness = offered(language, Vec::new(), false);
        let say =
            |harness: &Open<'_>, phrase: &Phrase| harness.state().face.words.render(phrase, &HouseTerms::default());
        let named = |key, name: &str| Phrase::plain(key).with("name", Fact::Text(name.to_owned()));
        for line in [named(text_key!("pack-author"), "Anne Moreau"), named(text_key!("pack-licence"), "CC-BY-4.0")] {
            let text = say(&harness, &line);
            harness.get_by_label(&text);
        }
        harness.get_by_label(pack().title.get(language));
        harness.get_by_label(&pack().lessons[0].goal.render(language, &HouseTerms::default()));
        press(&mut harness, Key::Enter);
        assert_eq!(errands(&mut harness), [PacksEffect::Install]);
    }
}

#[test]
fn escape_leaves_a_pack_uninstalled() {
    let mut harness = offered(Language::English, Vec::new(), false);
    press(&mut harness, Key::Escape);
    assert!(is_at_home(&harness) && errands(&mut harness).is_empty());
    // From the list one goes back to the list.
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::Packs(Do::Open));
    player.act(offer(Vec::new(), false));
    let mut harness = open(player, 1280.0, 900.0);
    press(&mut harness, Key::Escape);
    assert_eq!(errands(&mut harness), [PacksEffect::List, PacksEffect::List]);
    assert!(matches!(harness.state().player.app.screen(), Screen::Packs(packs) if packs.offer().is_none()));
    press(&mut harness, Key::Escape);
    assert!(is_at_home(&harness), "from where it was opened");
    harness.state_mut().player.act(Action::OpenSettings);
    harness.state_mut().player.act(Action::Packs(Do::Open));
    press(&mut harness, Key::Escape);
    assert!(matches!(harness.state().player.app.screen(), Screen::Settings));
}

#[test]
fn what_is_asked_must_be_answered_before_enter_installs() {
    let mut harness = offered(Language::English, vec![text!("pack-asks-key")], false);
    press(&mut harness, Key::Enter);
    assert!(errands(&mut harness).is_empty());
    let sure = word(&harness, "pack-sure");
    harness.get_by_role_and_label(Role::CheckBox, &sure).click();
    settle(&mut harness);
    let install = word(&harness, "pack-install");
    click(&mut harness, &install);
    assert_eq!(errands(&mut harness), [PacksEffect::Install]);
}

#[test]
fn the_very_same_pack_has_nothing_to_install() {
    let mut harness = offered(Language::English, Vec::new(), true);
    press(&mut harness, Key::Enter);
    assert!(errands(&mut harness).is_empty());
    assert!(harness.query_by_label(&word(&harness, "pack-install")).is_none());
}

#[test]
fn an_installed_pack_is_on_the_home_page_which_says_so() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(offer(Vec::new(), false));
    let mut library = Library::built_in();
    let files = texts(2, 2).into_iter().collect();
    library.add("maison", &files, player.app.shelf());
    player.act(Action::Packs(Do::Offered(Box::new(library))));
    player.act(Action::Packs(Do::Done("maison".into())));
    assert!(matches!(player.app.screen(), Screen::Home));
    assert_eq!(player.app.done().map(|done| &*done.key), Some("pack-installed-here"));
    assert!(player.lessons().iter().any(|path| path.to_string() == "maison/counting"));
}

#[test]
fn installed_packs_are_not_on_the_way_to_the_table_test() {
    let mut player = Player::at_home(Language::English, "venezia");
    let (passed, all) = player.app.way_to_table_test();
    assert_eq!((passed, all), (0, player.app.course().len()));
    let mut library = Library::built_in();
    library.add("maison", &texts(2, 2).into_iter().collect(), player.app.shelf());
    player.act(Action::Packs(Do::Offered(Box::new(library))));
    assert_eq!(player.app.course().len(), all + 2);
    assert_eq!(player.app.way_to_table_test(), (0, all));
}

#[test]
fn a_pack_goes_only_when_it_was_asked_twice() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::OpenSettings);
    let mut harness = open(player, 1280.0, 900.0);
    settle(&mut harness);
    let packs = word(&harness, "packs-title");
    click(&mut harness, &packs);
    assert_eq!(errands(&mut harness), [PacksEffect::List]);
    let about = text!("pack-row-faulty");
    let installed = InstalledPackEntry { id: "maison".into(), title: Some(pack().title), about };
    harness.state_mut().player.act(Action::Packs(Do::Listed(vec![installed])));
    settle(&mut harness);
    click(&mut harness, "Remove “The house”");
    assert!(errands(&mut harness).is_empty());
    click(&mut harness, "Remove “The house”");
    assert_eq!(errands(&mut harness), [PacksEffect::Remove("maison".into())]);
}

#[test]
fn a_pack_opened_at_the_door_or_in_a_lesson_waits() {
    let file = PathBuf::from("/tmp/maison.tailleur-pack");
    let mut player = Player::at_the_door(Language::English, "venezia");
    player.act(Action::Packs(Do::Look(file.clone())));
    assert!(player.effects.is_empty());
    assert_eq!(player.app.done().map(|done| &*done.key), Some("pack-waits-for-profile"));

    let mut player = Player::at_home(Language::English, "venezia");
    let lesson = player.lessons().swap_remove(0);
    player.begin(&lesson);
    player.effects.clear();
    player.act(Action::Packs(Do::Look(file.clone())));
    assert_eq!((player.effects.len(), player.app.done().map(|done| &*done.key)), (0, Some("pack-waits")));
    player.act(Action::Back);
    player.act(Action::Back);
    assert!(player.effects.contains(&Effect::Packs(PacksEffect::Look(file))), "{:?}", player.effects);
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("only its path is asked for".to_owned())
    }
}

#[test]
fn what_is_held_over_the_window_has_a_hint_and_what_is_dropped_is_looked_at() {
    let mut harness = open(Player::at_home(Language::English, "venezia"), 1280.0, 900.0);
    settle(&mut harness);
    let hint = word(&harness, "packs-drop-here");
    assert!(harness.query_by_label(&hint).is_none());
    harness.input_mut().hovered_files.push(HoveredFile::default());
    settle(&mut harness);
    harness.get_by_label(&hint);
    harness.input_mut().hovered_files.clear();
    let file = PathBuf::from("/tmp/maison.tailleur-pack");
    harness.input_mut().dropped_files.push(Arc::new(Dropped(file.clone())));
    settle(&mut harness);
    assert_eq!(errands(&mut harness), [PacksEffect::Look(file)]);
    assert!(harness.query_by_label(&hint).is_none());
}
