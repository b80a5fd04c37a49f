//! Notices and the question about answers that wait, through the accessibility tree.
#![cfg(feature = "desktop")]

use eframe::egui::{Key, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::app::waiting::{LeaveTarget, WaitingAction, WaitingEffect};
use tailleur::app::{Action, Effect};
use tailleur::i18n::phrase::Fact;
use tailleur::i18n::{HouseTerms, Language};
use tailleur::progress::Settings;
use tailleur::text;

use crate::app::waiting::waiting;
use crate::support::player::Player;
use crate::support::window::{Open, click, open, press, settle, word};

/// The names of what has one of these roles, from above.
fn shown(harness: &Open<'_>, roles: &[Role]) -> Vec<String> {
    let nodes = roles.iter().flat_map(|role| harness.query_all_by_role(*role).collect::<Vec<_>>());
    let text = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().or_else(|| node.accesskit_node().value());
    let mut nodes: Vec<(f32, String)> =
        nodes.map(|node| (node.rect().top(), text(&node).unwrap_or_default())).collect();
    nodes.sort_by(|one, other| one.0.total_cmp(&other.0));
    nodes.into_iter().map(|(_, label)| label).collect()
}

fn notices(harness: &Open<'_>) -> Vec<String> {
    shown(harness, &[Role::Alert, Role::Status])
}

fn with_three_notices(language: Language) -> Player {
    let mut player = Player::at_home(language, "venezia");
    player.act(waiting(3, Some(text!("trouble-full"))));
    player.act(Action::Notice(text!("trouble-gone").into()));
    player.act(Action::SoundAvailable(false));
    player
}

#[test]
fn no_notice_hides_another_and_each_is_closed_by_itself() {
    let mut player = Player::at_home(Language::English, "venezia");
    // The list grows under what it held before.
    player.act(Action::SoundAvailable(false));
    let mut harness = open(player, 1280.0, 900.0);
    settle(&mut harness);
    harness.state_mut().player = with_three_notices(Language::English);
    settle(&mut harness);
    let all = notices(&harness);
    assert_eq!(all.len(), 3, "{all:?}");
    assert!(all[0].contains("3 answers") && all[1].contains("drive") && all[2].contains("sound"), "{all:?}");
    assert_eq!(shown(&harness, &[Role::Alert]).len(), 2, "no sound is no alarm");
    let close = word(&harness, "close");
    let last = harness.query_all_by_role_and_label(Role::Button, &close).last().expect("each has its button");
    assert!(last.rect().bottom() <= 900.0, "it is cut off at {:?}", last.rect());
    let second = harness.query_all_by_role_and_label(Role::Button, &close).nth(1).expect("each has its button");
    second.click();
    settle(&mut harness);
    let left = notices(&harness);
    assert_eq!(left, [all[0].clone(), all[2].clone()]);
}

#[test]
fn notices_leave_room_for_what_is_done_and_the_rest_is_unfolded() {
    for language in Language::ALL {
        let mut player = with_three_notices(language);
        player.act(Action::Notice(text!("backup-fewer", day = Fact::Day(20_000)).into()));
        let settings = Settings { language: Some(language), text_percent: 150, ..player.app.settings().clone() };
        player.act(Action::Set(settings));
        let mut harness = open(player, 1024.0, 640.0);
        settle(&mut harness);
        let few = notices(&harness);
        assert!(!few.is_empty() && few.len() < 4, "{language:?}: {few:?}");
        let top = harness.query_all_by_role(Role::Alert).map(|node| node.rect().top()).fold(f32::MAX, f32::min);
        assert!(top > 640.0 * 0.55, "{language:?}: notices begin at {top}");
        let close = word(&harness, "close");
        for button in harness.query_all_by_role_and_label(Role::Button, &close) {
            assert!(button.rect().bottom() <= 640.0, "{language:?}: a notice is cut off at {:?}", button.rect());
        }
        let more = text!("notices-more", count = Fact::Number(4 - few.len() as u64));
        let more = harness.state().face.words.render(&more, &HouseTerms::default());
        harness.get_by_role_and_label(Role::Link, &more).click();
        settle(&mut harness);
        assert_eq!(notices(&harness).len(), 4, "{language:?}");
    }
}

#[test]
fn the_sign_stands_where_the_notice_was_and_the_pause_says_that_answers_wait() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.take_up("naturals");
    player.act(waiting(2, Some(text!("trouble-full"))));
    player.act(Action::DismissNotice(0));
    player.act(Action::Back);
    let mut harness = open(player, 1024.0, 640.0);
    settle(&mut harness);
    let kept = word(&harness, "lesson-paused-kept");
    assert!(harness.query_by_label(&kept).is_none(), "not everything is kept");
    harness.get_by_label("The clock has stopped. 2 answers are not saved yet.");
    assert_eq!(notices(&harness), ["2 answers not saved yet."]);
    let why = word(&harness, "waiting-why");
    harness.get_by_role_and_label(Role::Link, &why).click();
    settle(&mut harness);
    assert!(notices(&harness)[0].contains("The disk is full"));
}

#[test]
fn the_question_before_closing_is_answered_by_keys_and_fits() {
    for language in Language::ALL {
        let mut player = Player::at_home(language, "venezia");
        let settings = Settings { language: Some(language), text_percent: 150, ..player.app.settings().clone() };
        player.act(Action::Set(settings));
        player.act(waiting(2, Some(text!("trouble-full"))));
        player.act(Action::Waiting(WaitingAction::CloseWindow));
        let mut harness = open(player, 1024.0, 640.0);
        settle(&mut harness);
        for key in ["leave-try", "leave-stay", "leave-save-elsewhere"] {
            let label = word(&harness, key);
            let rect = harness.get_by_role_and_label(Role::Button, &label).rect();
            assert!(
                rect.top() >= 0.0 && rect.bottom() <= 640.0 && rect.left() >= 0.0 && rect.right() <= 1024.0,
                "{language:?}: {label} at {rect:?}"
            );
        }
        press(&mut harness, Key::Enter);
        let tried = Effect::Waiting(WaitingEffect::Retry);
        assert_eq!(harness.state().player.effects.last(), Some(&tried), "{language:?}");
        assert_eq!(harness.state().player.app.leaving().map(|dialog| dialog.target), Some(LeaveTarget::Window));
        press(&mut harness, Key::Escape);
        assert!(harness.state().player.app.leaving().is_none(), "{language:?}");
        assert!(harness.state().player.app.profile().is_some(), "{language:?}: Escape leaves nothing else");
    }
}

#[test]
fn answers_that_wait_are_saved_to_the_typed_file_or_left_in_so_many_words() {
    let mut player = Player::at_home(Language::English, "venezia");
    player.act(waiting(2, Some(text!("trouble-full"))));
    player.act(Action::Waiting(WaitingAction::CloseWindow));
    let mut harness = open(player, 1024.0, 640.0);
    settle(&mut harness);
    let save = word(&harness, "leave-save-elsewhere");
    click(&mut harness, &save);
    let saved = Effect::Waiting(WaitingEffect::SaveElsewhere("/home/anna/anna.journal".into()));
    assert_eq!(harness.state().player.effects.last(), Some(&saved));
    click(&mut harness, "Close and lose 2 answers");
    let left = Effect::Waiting(WaitingEffect::CloseWindow);
    assert_eq!(harness.state().player.effects.last(), Some(&left));
}
