//! One connection of a phone: receives, forwards, and measures latency.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use axum::extract::ws::close_code::{AGAIN, INVALID, NORMAL, POLICY, PROTOCOL, SIZE, UNSUPPORTED};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};
use tokio_tungstenite::tungstenite;

use super::rate_limit::MessageLimiter;
use super::room_actor::{Command, ConnectionId};
use super::server::Peer;
use crate::classroom::wire::{ClientMessage, ServerMessage};
use crate::classroom::{LONGEST_WAY, RoomRefusal};
use crate::progress::Moment;

/// Queue length for a slow phone; if it is full the connection ends, and the phone reconnects.
const WAITING: usize = 64;
const BETWEEN_PINGS: Duration = Duration::from_secs(5);
/// Number of unanswered pings after which the connection is lost.
const MISSED_PINGS: u64 = 4;
const SENDING: Duration = Duration::from_secs(10);
const CLOSING: Duration = Duration::from_millis(500);
/// Number of invalid messages after which the connection ends.
const MOST_GARBAGE: u32 = 10;
/// A client that is sent a room state is identified: such messages begin like this.
const STATES: [&str; 2] = [r#"{"state":"#, r#"{"control":"#];
/// Number of pings after which an unidentified client is disconnected.
const PINGS_AS_A_STRANGER: u64 = 24;

/// Runs a connection until it ends.
pub(super) async fn run(mut socket: WebSocket, id: ConnectionId, peer: Arc<Peer>, to_hall: Sender<Command>) {
    let (line, mut from_hall) = mpsc::channel::<Arc<str>>(WAITING);
    if to_hall.send(Command::Linked(id, peer.address.ip(), line)).is_err() {
        return;
    }
    let mut link = PhoneConnection::new(id, to_hall);
    let mut pings = interval(BETWEEN_PINGS);
    loop {
        let goes_on = tokio::select! {
            received = socket.recv() => match received {
                Some(Ok(message)) => link.handle(&message),
                Some(Err(error)) => Err(Some(close_code(error))),
                None => Err(None),
            },
            said = from_hall.recv() => match said {
                Some(text) => {
                    if !link.is_participant && STATES.iter().any(|state| text.starts_with(state)) {
                        link.is_participant = true;
                        peer.set_known();
                    }
                    send(&mut socket, Message::Text(text.as_ref().into())).await
                }
                None => Err(Some(NORMAL)),
            },
            _ = pings.tick() => match link.ping() {
                Some(ping) => send(&mut socket, Message::Text(ping.into())).await,
                None => Err(Some(NORMAL)),
            },
            () = peer.evicted() => Err(Some(AGAIN)),
        };
        if let Err(code) = goes_on {
            if let Some(code) = code {
                let why = CloseFrame { code, reason: close_reason(code).into() };
                let _ = timeout(CLOSING, socket.send(Message::Close(Some(why)))).await;
            }
            break;
        }
    }
    let _ = link.to_hall.send(Command::Lost(id));
}

/// `Err` ends the connection, with a close code unless the peer is gone.
type ConnectionResult = Result<(), Option<u16>>;

fn close_code(error: axum::Error) -> u16 {
    match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => SIZE,
        Some(tungstenite::Error::Utf8(_)) => INVALID,
        _ => PROTOCOL,
    }
}

/// Close reason for a browser's developer tools; the page reconnects in any case.
const fn close_reason(code: u16) -> &'static str {
    match code {
        SIZE => "no message is longer than 16 kB",
        INVALID => "text is UTF-8",
        UNSUPPORTED => "messages are text",
        POLICY => "too many messages that were none, or too fast",
        PROTOCOL => "no such frame",
        AGAIN => "too many connections of strangers",
        _ => "",
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> ConnectionResult {
    if matches!(timeout(SENDING, socket.send(message)).await, Ok(Ok(()))) { Ok(()) } else { Err(None) }
}

struct PhoneConnection {
    id: ConnectionId,
    to_hall: Sender<Command>,
    began: Instant,
    pulse: MessageLimiter,
    garbage: u32,
    /// Number of the last ping, and when it was sent.
    pinged: (u64, Instant),
    ponged: u64,
    /// Shortest round trip so far, in ms.
    way: Option<u64>,
    is_participant: bool,
}

impl PhoneConnection {
    fn new(id: ConnectionId, to_hall: Sender<Command>) -> Self {
        let began = Instant::now();
        let pulse = MessageLimiter::new(Moment(0));
        Self { id, to_hall, began, pulse, garbage: 0, pinged: (0, began), ponged: 0, way: None, is_participant: false }
    }

    /// The next ping; `None` if the peer does not respond.
    fn ping(&mut self) -> Option<String> {
        let (last, _) = self.pinged;
        if last.saturating_sub(self.ponged) > MISSED_PINGS || (!self.is_participant && last > PINGS_AS_A_STRANGER) {
            return None;
        }
        self.pinged = (last + 1, Instant::now());
        serde_json::to_string(&ServerMessage::Ping(last + 1)).ok()
    }

    fn handle(&mut self, message: &Message) -> ConnectionResult {
        // Control frames count against the rate limit, too.
        if !matches!(message, Message::Close(_))
            && !self.pulse.try_take(Moment(self.began.elapsed().as_millis() as u64))
        {
            return self.reject(RoomRefusal::TooOften);
        }
        match message {
            Message::Text(text) => self.handle_text(text),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Binary(_) => Err(Some(UNSUPPORTED)),
            Message::Close(_) => Err(None),
        }
    }

    fn handle_text(&mut self, text: &str) -> ConnectionResult {
        let Ok(message) = serde_json::from_str::<ClientMessage>(text) else {
            return self.reject(RoomRefusal::NotUnderstood);
        };
        if let ClientMessage::Pong(number) = message {
            self.pong(number);
            return Ok(());
        }
        self.forward(Command::Said(self.id, message, self.way.unwrap_or(0)))
    }

    /// Replies to an invalid message; ends the connection after too many.
    fn reject(&mut self, refusal: RoomRefusal) -> ConnectionResult {
        self.garbage += 1;
        if self.garbage < MOST_GARBAGE { self.forward(Command::Refused(self.id, refusal)) } else { Err(Some(POLICY)) }
    }

    fn forward(&self, command: Command) -> ConnectionResult {
        self.to_hall.send(command).map_err(|_| Some(NORMAL))
    }

    fn pong(&mut self, number: u64) {
        let (last, sent) = self.pinged;
        if number != last || number <= self.ponged {
            return;
        }
        self.ponged = number;
        let way = (sent.elapsed().as_millis() as u64).min(LONGEST_WAY);
        self.way = Some(self.way.map_or(way, |shortest| shortest.min(way)));
    }
}
