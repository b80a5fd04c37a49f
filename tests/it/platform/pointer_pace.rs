//! The pace of frames while only the pointer moves.

use std::time::Duration;

use eframe::egui::{Context, Event, Modifiers, PointerButton, RawInput, pos2};
use tailleur::platform::desktop::window::{only_follows_pointer, pause_after};

#[test]
fn frames_that_follow_the_pointer_take_a_sixteenth_of_the_time_or_come_fifteen_times_a_second() {
    for (frame, pause) in [(0, 0), (1, 15), (2, 30), (4, 60), (6, 66), (500, 66)] {
        let pause_of = pause_after(Duration::from_millis(frame));
        assert_eq!(pause_of.as_millis(), pause, "after {frame} ms");
    }
}

/// Whether a frame with these events only follows the pointer; in one that moves something asks for the next.
fn frame(ctx: &Context, events: Vec<Event>, moves: bool) -> bool {
    let mut follows = false;
    let input = RawInput { events, ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| {
        follows = only_follows_pointer(ui.ctx());
        if moves {
            ui.ctx().request_repaint();
        }
    });
    output.textures_delta.clear();
    follows
}

#[test]
fn a_motion_goes_on_smoothly_under_the_pointer() {
    let ctx = Context::default();
    let moved = || vec![Event::PointerMoved(pos2(30.0, 40.0))];
    frame(&ctx, moved(), true);
    assert!(!frame(&ctx, moved(), false), "something moved");
    assert!(frame(&ctx, moved(), false), "it has come to rest");
}

#[test]
fn whatever_else_happens_is_drawn_at_once() {
    let moved = || Event::PointerMoved(pos2(30.0, 40.0));
    let button = |pressed| Event::PointerButton {
        pos: pos2(30.0, 40.0),
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    for (events, follows) in [
        (vec![], false),
        (vec![moved()], true),
        (vec![moved(), moved()], true),
        (vec![moved(), Event::Text("t".to_owned())], false),
        (vec![button(true)], false),
        (vec![button(true), moved()], false),
    ] {
        let ctx = Context::default();
        assert_eq!(frame(&ctx, events.clone(), false), follows, "{events:?}");
    }
}
