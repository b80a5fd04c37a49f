//! Taking part in a class quiz: the connection, and the remembered seat.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::Runner;
use super::job::Job;
use crate::app::guest::{self as app, GuestAction as Do, GuestEffect, GuestScreen, ReceivedMessage};
use crate::app::{Action, App};
use crate::classroom::Seat;
use crate::i18n::phrase::Phrase;
use crate::platform::net::{ClientEvent, DiscoveredRoom, RoomBrowser, RoomClient, new_secret};
use crate::platform::storage::files;
use crate::progress::Moment;

const FILE: &str = "seat.ron";
const AGAIN: Duration = Duration::from_secs(3);
const CLOCK: Duration = Duration::from_millis(250);

impl Runner {
    pub(super) fn run_guest_errand(&mut self, app: &App, errand: GuestEffect, now: Moment) {
        match errand {
            GuestEffect::Look => {
                let wake = Arc::clone(&self.wake);
                self.rooms.browser = Some(RoomBrowser::browse(app.language(), move || wake()));
                self.on_files(app, now, |job| {
                    let seat = job.seat();
                    job.act(Action::Guest(Do::Remembered(seat, new_secret())));
                    Ok(())
                });
            }
            GuestEffect::Call(address, known) => {
                let wake = Arc::clone(&self.wake);
                self.rooms.client = Some(RoomClient::connect(address, known, move || wake()));
            }
            GuestEffect::Send(messages) => {
                if let Some(client) = &self.rooms.client {
                    for message in messages {
                        client.send(message);
                    }
                }
            }
            GuestEffect::HangUp => self.rooms.client = None,
            GuestEffect::SaveSeat(seat) => self.on_files(app, now, move |job| job.save_seat(seat.as_ref())),
        }
    }

    /// Handles messages of the room since the last frame; returns when the next frame is due.
    pub(super) fn poll_client(&mut self, app: &mut App, now: Moment) -> Option<Duration> {
        // Handling an event may replace the connection.
        while let Some(event) = self.rooms.client.as_ref().and_then(RoomClient::try_event) {
            let action = match event {
                ClientEvent::Up(print) => Do::Connected(print),
                ClientEvent::Down => Do::Lost,
                ClientEvent::Heard(says) => Do::Received(ReceivedMessage(says)),
            };
            self.apply(app, Action::Guest(action), now);
        }
        let Some(joining) = app.joining() else {
            self.rooms.browser = None;
            return None;
        };
        let nearby: Vec<app::NearbyRoom> =
            self.rooms.browser.iter().flat_map(RoomBrowser::found).map(to_app_room).collect();
        if nearby != joining.nearby {
            self.apply(app, Action::Guest(Do::Found(nearby)), now);
        }
        self.rooms.client.as_ref()?;
        self.apply(app, Action::Guest(Do::Tick), now);
        Some(if app.joining().is_some_and(GuestScreen::ticks) { CLOCK } else { AGAIN })
    }
}

impl Job {
    fn seat_file(&self) -> Option<PathBuf> {
        Some(self.context.folder.as_deref()?.join(FILE))
    }

    fn seat(&self) -> Option<Seat> {
        let text = files::read_small(&self.seat_file()?).ok().flatten()?;
        ron::from_str(&text).ok()
    }

    fn save_seat(&self, seat: Option<&Seat>) -> Result<(), Phrase> {
        let Some(place) = self.seat_file() else { return Ok(()) };
        let Some(seat) = seat else {
            // Best effort: a stale seat is detected at the next start.
            let _ = std::fs::remove_file(place);
            return Ok(());
        };
        let text = ron::to_string(seat).unwrap_or_default();
        files::replace(&place, text.as_bytes())
            .map_err(|error| files::notice(text_key!("join-seat-not-kept"), &place, &error))
    }
}

fn to_app_room(found: DiscoveredRoom) -> app::NearbyRoom {
    let scheme = if found.tls { "https://" } else { "" };
    app::NearbyRoom { title: found.title, address: format!("{scheme}{}", found.address) }
}
