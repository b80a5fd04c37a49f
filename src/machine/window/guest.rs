//! Taking part in a class quiz: the connection, and the remembered seat.

use std::path::PathBuf;
use std::time::Duration;

use eframe::egui;

use super::Window;
use crate::app::Action;
use crate::app::guest::{self as app, Action as Do, Errand, Heard};
use crate::classroom::Seat;
use crate::machine::files;
use crate::machine::room::{Caller, Found, Nearby, News, new_secret};
use crate::rules::phrase::Phrase;

const FILE: &str = "seat.ron";
const AGAIN: Duration = Duration::from_secs(3);
const CLOCK: Duration = Duration::from_millis(250);

impl Window {
    pub(super) fn take_part(&mut self, errand: Errand) -> Result<(), Phrase> {
        match errand {
            Errand::Look => {
                let seat = self.seat();
                let ctx = self.ctx.clone();
                self.rooms.nearby = Some(Nearby::look(self.app.language(), move || ctx.request_repaint()));
                self.act(Action::Guest(Do::Remembered(seat, new_secret())));
            }
            Errand::Call(address, known) => {
                let ctx = self.ctx.clone();
                self.rooms.caller = Some(Caller::call(address, known, move || ctx.request_repaint()));
            }
            Errand::Say(said) => {
                if let Some(caller) = &self.rooms.caller {
                    for said in said {
                        caller.say(said);
                    }
                }
            }
            Errand::HangUp => self.rooms.caller = None,
            Errand::Keep(Some(seat)) => {
                let Some(place) = self.seat_file() else { return Ok(()) };
                let text = ron::to_string(&seat).unwrap_or_default();
                let kept = files::replace(&place, text.as_bytes());
                return kept.map_err(|error| files::notice("join-seat-not-kept", &place, &error));
            }
            // Best effort: a stale seat is detected at the next start.
            Errand::Keep(None) => drop(self.seat_file().map(std::fs::remove_file)),
        }
        Ok(())
    }

    fn seat_file(&self) -> Option<PathBuf> {
        Some(self.keeping.folder()?.join(FILE))
    }

    fn seat(&self) -> Option<Seat> {
        let text = files::read_small(&self.seat_file()?).ok().flatten()?;
        ron::from_str(&text).ok()
    }

    /// Handles messages of the room since the last frame.
    pub(super) fn hear_the_line(&mut self, ctx: &egui::Context) {
        // Handling an event may replace the connection.
        while let Some(news) = self.rooms.caller.as_ref().and_then(Caller::news) {
            self.act(Action::Guest(match news {
                News::Up(print) => Do::Connected(print),
                News::Down => Do::Lost,
                News::Heard(says) => Do::Heard(Heard(says)),
            }));
        }
        let Some(joining) = self.app.joining() else {
            self.rooms.nearby = None;
            return;
        };
        let nearby: Vec<app::Nearby> = self.rooms.nearby.iter().flat_map(Nearby::found).map(as_nearby).collect();
        if nearby != joining.nearby {
            self.act(Action::Guest(Do::Found(nearby)));
        }
        if self.rooms.caller.is_some() {
            self.act(Action::Guest(Do::Tick));
            ctx.request_repaint_after(if self.app.guest_ticks() { CLOCK } else { AGAIN });
        }
    }
}

fn as_nearby(found: Found) -> app::Nearby {
    let scheme = if found.tls { "https://" } else { "" };
    app::Nearby { title: found.title, address: format!("{scheme}{}", found.address) }
}
