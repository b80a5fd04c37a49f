//! Taking part in a class quiz: the connection, and the remembered seat.

use std::path::PathBuf;
use std::time::Duration;

use eframe::egui;

use super::Window;
use crate::app::Action;
use crate::app::guest::{self as app, GuestAction as Do, GuestEffect, GuestScreen, ReceivedMessage};
use crate::classroom::Seat;
use crate::platform::net::{ClientEvent, DiscoveredRoom, RoomBrowser, RoomClient, new_secret};
use crate::platform::storage::files;
use crate::rules::phrase::Phrase;

const FILE: &str = "seat.ron";
const AGAIN: Duration = Duration::from_secs(3);
const CLOCK: Duration = Duration::from_millis(250);

impl Window {
    pub(super) fn run_guest_errand(&mut self, errand: GuestEffect) -> Result<(), Phrase> {
        match errand {
            GuestEffect::Look => {
                let seat = self.seat();
                let ctx = self.ctx.clone();
                self.rooms.browser = Some(RoomBrowser::browse(self.app.language(), move || ctx.request_repaint()));
                self.act(Action::Guest(Do::Remembered(seat, new_secret())));
            }
            GuestEffect::Call(address, known) => {
                let ctx = self.ctx.clone();
                self.rooms.client = Some(RoomClient::connect(address, known, move || ctx.request_repaint()));
            }
            GuestEffect::Send(said) => {
                if let Some(caller) = &self.rooms.client {
                    for said in said {
                        caller.send(said);
                    }
                }
            }
            GuestEffect::HangUp => self.rooms.client = None,
            GuestEffect::SaveSeat(Some(seat)) => {
                let Some(place) = self.seat_file() else { return Ok(()) };
                let text = ron::to_string(&seat).unwrap_or_default();
                let kept = files::replace(&place, text.as_bytes());
                return kept.map_err(|error| files::notice("join-seat-not-kept", &place, &error));
            }
            // Best effort: a stale seat is detected at the next start.
            GuestEffect::SaveSeat(None) => drop(self.seat_file().map(std::fs::remove_file)),
        }
        Ok(())
    }

    fn seat_file(&self) -> Option<PathBuf> {
        Some(self.journals.folder()?.join(FILE))
    }

    fn seat(&self) -> Option<Seat> {
        let text = files::read_small(&self.seat_file()?).ok().flatten()?;
        ron::from_str(&text).ok()
    }

    /// Handles messages of the room since the last frame.
    pub(super) fn poll_client(&mut self, ctx: &egui::Context) {
        // Handling an event may replace the connection.
        while let Some(news) = self.rooms.client.as_ref().and_then(RoomClient::try_event) {
            self.act(Action::Guest(match news {
                ClientEvent::Up(print) => Do::Connected(print),
                ClientEvent::Down => Do::Lost,
                ClientEvent::Heard(says) => Do::Received(ReceivedMessage(says)),
            }));
        }
        let Some(joining) = self.app.screen().joining() else {
            self.rooms.browser = None;
            return;
        };
        let nearby: Vec<app::NearbyRoom> =
            self.rooms.browser.iter().flat_map(RoomBrowser::found).map(to_app_room).collect();
        if nearby != joining.nearby {
            self.act(Action::Guest(Do::Found(nearby)));
        }
        if self.rooms.client.is_some() {
            self.act(Action::Guest(Do::Tick));
            ctx.request_repaint_after(if self.app.screen().joining().is_some_and(GuestScreen::ticks) {
                CLOCK
            } else {
                AGAIN
            });
        }
    }
}

fn to_app_room(found: DiscoveredRoom) -> app::NearbyRoom {
    let scheme = if found.tls { "https://" } else { "" };
    app::NearbyRoom { title: found.title, address: format!("{scheme}{}", found.address) }
}
