//! Holds back moves of the pointer that change nothing in the picture. egui draws a frame for every move, which over a
//! still table costs most of a core where the drawing is done in software.

use std::sync::{Arc, OnceLock};

use eframe::egui::{Context, Pos2};
use eframe::{EframeWinitApplication, UserEvent};
use winit::application::ApplicationHandler;
use winit::event::{DeviceEvent, DeviceId, ElementState, StartCause, WindowEvent};
use winit::event_loop::ActiveEventLoop;
use winit::window::WindowId;

use crate::view::pointer;

/// The window's events on their way to it.
pub(super) struct PointerFilter<'a> {
    pub window: EframeWinitApplication<'a>,
    /// Set when the window is created.
    pub ctx: Arc<OnceLock<Context>>,
    /// The latest move that did not reach the window.
    pub held: Option<(WindowId, WindowEvent)>,
    /// The last place of the pointer that reached the window.
    pub known: Option<Pos2>,
    /// Buttons that are down.
    pub pressed: u32,
}

impl PointerFilter<'_> {
    /// True if the picture is the same with the pointer at `to`.
    fn changes_nothing(&self, to: Pos2) -> bool {
        let (Some(ctx), Some(from)) = (self.ctx.get(), self.known) else { return false };
        self.pressed == 0 && !pointer::is_followed(ctx) && pointer::is_over_the_same(ctx, from, to)
    }

    fn point(&self, event: &WindowEvent) -> Option<Pos2> {
        let WindowEvent::CursorMoved { position, .. } = event else { return None };
        let at = position.to_logical::<f32>(f64::from(self.ctx.get()?.pixels_per_point()));
        Some(Pos2::new(at.x, at.y))
    }

    fn pass(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        if let Some(at) = self.point(&event) {
            self.known = Some(at);
        }
        self.window.window_event(event_loop, id, event);
    }
}

impl ApplicationHandler<UserEvent> for PointerFilter<'_> {
    fn window_event(&mut self, event_loop: &ActiveEventLoop, id: WindowId, event: WindowEvent) {
        // X11 reports each move a second time by its axes.
        if matches!(event, WindowEvent::AxisMotion { .. }) {
            return;
        }
        if self.point(&event).is_some_and(|at| self.changes_nothing(at)) {
            self.held = Some((id, event));
            return;
        }
        match &event {
            WindowEvent::MouseInput { state: ElementState::Pressed, .. } => self.pressed += 1,
            WindowEvent::MouseInput { state: ElementState::Released, .. } => {
                self.pressed = self.pressed.saturating_sub(1);
            }
            // A button that is released over another window is not reported.
            WindowEvent::Focused(false) => self.pressed = 0,
            WindowEvent::CursorLeft { .. } => self.known = None,
            _ => {}
        }
        // A click or a turn of the wheel is meant for where the pointer is by now.
        let held = self.held.take();
        if !matches!(event, WindowEvent::CursorMoved { .. })
            && let Some((window, moved)) = held
        {
            self.pass(event_loop, window, moved);
        }
        self.pass(event_loop, id, event);
    }

    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        self.window.resumed(event_loop);
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        self.window.suspended(event_loop);
    }

    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        self.window.new_events(event_loop, cause);
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: UserEvent) {
        self.window.user_event(event_loop, event);
    }

    fn device_event(&mut self, event_loop: &ActiveEventLoop, id: DeviceId, event: DeviceEvent) {
        // Its distance is not asked for: where the pointer is comes as a move.
        if !matches!(event, DeviceEvent::MouseMotion { .. }) {
            self.window.device_event(event_loop, id, event);
        }
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.window.about_to_wait(event_loop);
    }

    fn exiting(&mut self, event_loop: &ActiveEventLoop) {
        self.window.exiting(event_loop);
    }

    fn memory_warning(&mut self, event_loop: &ActiveEventLoop) {
        self.window.memory_warning(event_loop);
    }
}
