//! The movement under way on a table, as its timeline has it at this moment.

use std::sync::Arc;

use eframe::egui::{Event, Rect, Ui, lerp};

use super::TableLook;
use super::card::CardPlace;
use super::marks::Marks;
use super::timeline::{CardMotion, CardSlot, Movables, Timeline};
use crate::drill::question::{CardBack, LaidCard, Scene};

/// The latest state of a table and how it came about.
#[derive(Clone)]
struct Course {
    state: Arc<Movables>,
    timeline: Arc<Timeline>,
    started: f64,
}

/// A timeline at one moment.
pub(super) struct Movement {
    timeline: Arc<Timeline>,
    millis: u32,
}

impl Movement {
    /// Starts a timeline when the table changes and ends it at a key or click. Asks for the next frame while something
    /// moves.
    pub(super) fn under_way(ui: &Ui, scene: &Scene, marks: &Marks, look: &TableLook<'_>) -> Self {
        let id = ui.scope_id().with("motion");
        let state = Movables::new(scene, marks);
        let time = ui.input(|input| input.time);
        let known = ui.data(|data| data.get_temp::<Course>(id));
        let course = match known {
            Some(course) if *course.state == state => {
                // The press that changed the table does not also end its movement.
                let ended = course.lasts() && is_pressed(ui);
                if ended { Course { timeline: Arc::default(), ..course } } else { course }
            }
            known => {
                let before = known.map(|course| course.state).unwrap_or_default();
                let timeline = Timeline::between(&before, &state);
                Course { state: Arc::new(state), timeline: Arc::new(timeline), started: time }
            }
        };
        let timeline = if look.reduced_motion { Arc::default() } else { Arc::clone(&course.timeline) };
        let millis = millis_between(course.started, time);
        if millis < timeline.lasts() {
            ui.ctx().request_repaint();
        }
        ui.data_mut(|data| data.insert_temp(id, course));
        Self { timeline, millis }
    }

    /// The place of a card and the face it shows there; its back is that of the shoe while it has another.
    pub(super) fn card(
        &self,
        slot: CardSlot,
        rest: CardPlace,
        card: LaidCard,
        (shoe, back): (Rect, CardBack),
    ) -> (CardPlace, LaidCard) {
        let down = match card {
            LaidCard::Down(own) => LaidCard::Down(own),
            LaidCard::Up(_) => LaidCard::Down(back),
        };
        let mouth = shoe.center_bottom().lerp(shoe.center(), 0.3);
        match self.timeline.card(slot, self.millis) {
            CardMotion::InShoe => (CardPlace { centre: mouth, scale: 0.01, ..rest }, down),
            CardMotion::Sliding(share) => {
                let least = (shoe.width() * 0.6 / rest.width).min(1.0);
                // A third card turns on the way.
                let turned = ((share - 0.4) / 0.6).clamp(0.0, 1.0);
                let centre = mouth.lerp(rest.centre, share);
                (CardPlace { centre, scale: lerp(least..=1.0, share), angle: rest.angle * turned, ..rest }, down)
            }
            CardMotion::Turning(share) if share < 0.5 => (CardPlace { open: 1.0 - 2.0 * share, ..rest }, down),
            CardMotion::Turning(share) => (CardPlace { open: 2.0 * share - 1.0, ..rest }, card),
            CardMotion::Resting => (rest, card),
        }
    }

    /// The share of their way that a stake's chips have made.
    pub(super) fn chips(&self, stake: usize) -> f32 {
        self.timeline.chips(stake, self.millis)
    }
}

impl Course {
    fn lasts(&self) -> bool {
        self.timeline.lasts() > 0
    }
}

pub(super) fn is_pressed(ui: &Ui) -> bool {
    let is_press = |event: &Event| {
        matches!(event, Event::Key { pressed: true, repeat: false, .. } | Event::PointerButton { pressed: true, .. })
    };
    ui.input(|input| input.events.iter().any(is_press))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what fits")]
pub(super) fn millis_between(from: f64, to: f64) -> u32 {
    ((to - from) * 1000.0).clamp(0.0, f64::from(u32::MAX)) as u32
}
