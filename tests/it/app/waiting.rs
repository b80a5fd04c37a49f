//! Notices, and answers that wait, without a disk.

use std::path::PathBuf;

use tailleur::app::waiting::{LeaveTarget, WaitingAction};
use tailleur::app::{Action, Notice, NoticeTopic, NoticeWeight, WaitingAnswers};
use tailleur::i18n::Language;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::{text, text_key};

use crate::support::player::Player;

/// As many answers as wait, with what is in the way.
pub(crate) fn waiting(count: u64, trouble: Option<Phrase>) -> Action {
    let place = PathBuf::from("/data/profiles/anna");
    let elsewhere = PathBuf::from("/home/anna/anna.journal");
    Action::Waiting(WaitingAction::Changed(WaitingAnswers { count, place, trouble, elsewhere }))
}

fn nothing() -> Action {
    Action::Waiting(WaitingAction::Changed(WaitingAnswers::default()))
}

fn keys(player: &Player) -> Vec<&str> {
    player.app.notices().iter().map(|notice| notice.phrase.key.as_str()).collect()
}

fn fewer() -> Phrase {
    text!("backup-fewer", day = Fact::Day(20_000))
}

#[test]
fn notices_of_a_profile_go_when_it_is_opened_again() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(Action::Notice(fewer().into()));
    player.act(Action::Notice(text!("trouble-full").into()));
    let (profile, settings) = (player.app.profile().unwrap().clone(), player.app.settings().clone());
    // As after restoring, which reads everything again.
    player.act(Action::Opened(profile, settings));
    assert_eq!(keys(&player), ["trouble-full"]);
}

#[test]
fn a_loss_weighs_more_than_a_fault_and_that_more_than_what_is_good_to_know() {
    let weights = [
        (fewer(), NoticeWeight::Loss, NoticeTopic::Profile),
        (text!("trouble-full"), NoticeWeight::Fault, NoticeTopic::General),
        (text!("notice-no-sound"), NoticeWeight::Plain, NoticeTopic::NoSound),
        (text!("journal-other-window"), NoticeWeight::Plain, NoticeTopic::Profile),
    ];
    assert!(weights.is_sorted_by_key(|(_, weight, _)| std::cmp::Reverse(*weight)));
    for (phrase, weight, topic) in weights {
        let notice = Notice::from(phrase);
        assert_eq!((notice.weight(), notice.topic), (weight, topic), "{:?}", notice.phrase.key);
    }
}

#[test]
fn a_dismissed_notice_of_waiting_answers_leaves_a_sign_and_comes_back_with_other_trouble() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(waiting(1, Some(text!("trouble-slow"))));
    assert!(!player.app.shows_waiting_badge() && keys(&player) == ["journal-waiting"]);
    player.act(Action::DismissNotice(0));
    player.act(waiting(2, Some(text!("trouble-slow"))));
    assert!(player.app.shows_waiting_badge() && keys(&player).is_empty(), "it stays put away");
    player.act(Action::Waiting(WaitingAction::Explain));
    assert!(!player.app.shows_waiting_badge() && keys(&player) == ["journal-waiting"]);
    player.act(Action::DismissNotice(0));
    player.act(waiting(2, Some(text!("trouble-full"))));
    assert_eq!(keys(&player), ["journal-waiting"], "something else is in the way");
    player.act(nothing());
    assert!(keys(&player).is_empty() && !player.app.shows_waiting_badge());
    assert_eq!(player.app.done().map(|done| done.key), Some(text_key!("journal-waiting")));
}

#[test]
fn answers_that_are_only_being_written_make_no_news() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(waiting(1, None));
    assert!(player.app.shows_waiting_badge() && keys(&player).is_empty());
    player.act(nothing());
    assert!(!player.app.shows_waiting_badge() && player.app.done().is_none());
}

#[test]
fn what_was_to_be_left_is_left_once_everything_is_saved() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(waiting(1, Some(text!("trouble-full"))));
    player.act(Action::ChangeProfile);
    assert_eq!(player.app.leaving().map(|dialog| dialog.target), Some(LeaveTarget::Profile));
    player.act(nothing());
    assert!(player.app.leaving().is_none() && player.app.profile().is_none());
}
