//! Which moves of the pointer change the picture.

use eframe::egui::{Context, Id, Pos2};

/// Marks this frame as one whose picture changes with every move of the pointer.
pub fn follow(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(Id::unique("follows-pointer"), frame));
}

/// True if the latest frame was marked by [`follow`].
pub fn is_followed(ctx: &Context) -> bool {
    let frame = ctx.data(|data| data.get_temp::<u64>(Id::unique("follows-pointer")));
    frame.is_some_and(|frame| frame + 1 >= ctx.cumulative_frame_nr())
}

/// True if the same clickable widgets of the latest frame are under and near both places. The others do not react to the
/// pointer.
pub fn is_over_the_same(ctx: &Context, from: Pos2, to: Pos2) -> bool {
    // egui takes what is near the pointer for what is under it.
    let near = ctx.global_style().interaction.interact_radius;
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        widgets.layers().flat_map(|(_, layer)| layer).filter(|widget| widget.sense.interactive()).all(|widget| {
            let rect = widget.interact_rect;
            let (inside, around) = (|at| rect.contains(at), |at| rect.expand(near).contains(at));
            inside(from) == inside(to) && around(from) == around(to)
        })
    })
}
