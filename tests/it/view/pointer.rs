//! Which moves of the pointer are worth a frame.

use eframe::egui::{Context, Pos2, RawInput, Sense, pos2, vec2};
use tailleur::view::pointer::{follow, is_followed, is_over_the_same};

/// A frame with two buttons side by side, 10 points apart.
fn frame(ctx: &Context, follows: bool) {
    let mut output = ctx.run_ui(RawInput::default(), |ui| {
        for left in [0.0, 110.0] {
            let rect = eframe::egui::Rect::from_min_size(pos2(left, 0.0), vec2(100.0, 40.0));
            ui.interact(rect, ui.scope_id().with(left as u32), Sense::click());
        }
        if follows {
            follow(ui.ctx());
        }
    });
    output.textures_delta.clear();
}

#[test]
fn a_move_counts_where_the_thing_under_the_pointer_or_near_it_becomes_another() {
    let ctx = Context::default();
    frame(&ctx, false);
    let cases: [(Pos2, Pos2, bool); 6] = [
        (pos2(20.0, 20.0), pos2(80.0, 10.0), true),
        (pos2(20.0, 20.0), pos2(120.0, 20.0), false),
        (pos2(20.0, 20.0), pos2(20.0, 300.0), false),
        (pos2(20.0, 20.0), pos2(20.0, 43.0), false),
        (pos2(20.0, 43.0), pos2(20.0, 60.0), false),
        (pos2(20.0, 200.0), pos2(180.0, 300.0), true),
    ];
    for (from, to, same) in cases {
        assert_eq!(is_over_the_same(&ctx, from, to), same, "{from:?} to {to:?}");
        assert_eq!(is_over_the_same(&ctx, to, from), same, "{to:?} to {from:?}");
    }
}

#[test]
fn a_picture_that_follows_the_pointer_is_followed_until_one_does_not() {
    let ctx = Context::default();
    frame(&ctx, false);
    assert!(!is_followed(&ctx));
    frame(&ctx, true);
    assert!(is_followed(&ctx));
    frame(&ctx, false);
    frame(&ctx, false);
    assert!(!is_followed(&ctx));
}
