//! Client of a room: a connection that reconnects automatically until it is dropped.

use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::cert_pinning::{ByteStream, handshake};
use crate::classroom::wire::{ClientMessage, ServerMessage};

const CONNECTING: Duration = Duration::from_secs(4);
/// Time without a message after which the connection is lost; pings come every five seconds.
const SILENCE: Duration = Duration::from_secs(16);
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(8));

/// Time for a room to answer that was announced.
const ANSWER: Duration = Duration::from_millis(500);

/// True if a room answers at an announced address.
pub(super) fn answers(address: SocketAddr) -> bool {
    std::net::TcpStream::connect_timeout(&address, ANSWER).is_ok()
}

#[derive(Debug, Clone)]
pub enum ClientEvent {
    /// Connected; with the certificate's fingerprint if encrypted.
    Up(Option<String>),
    Heard(Box<ServerMessage>),
    /// Lost or failed; will be retried.
    Down,
}

/// A connection to a room, closed on drop.
pub struct RoomClient {
    to_room: UnboundedSender<ClientMessage>,
    news: Receiver<ClientEvent>,
}

impl RoomClient {
    /// Connects to `host:port`, encrypted with `https://` in front. If a fingerprint is known, no other certificate
    /// is accepted. `wake` is called on every event.
    pub fn connect(address: String, known: Option<String>, wake: impl Fn() + Send + 'static) -> Self {
        let (to_room, from_here) = unbounded_channel();
        let (send, news) = channel();
        let line = ClientTask { address, known, news: send, wake: Box::new(wake), from_here };
        thread::spawn(move || {
            if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() {
                runtime.block_on(line.run());
            }
        });
        Self { to_room, news }
    }

    /// Sends a message if connected; otherwise it is lost, and the caller has to send it again.
    pub fn send(&self, message: ClientMessage) {
        let _ = self.to_room.send(message);
    }

    pub fn try_event(&self) -> Option<ClientEvent> {
        self.news.try_recv().ok()
    }
}

struct ClientTask {
    address: String,
    known: Option<String>,
    news: Sender<ClientEvent>,
    wake: Box<dyn Fn() + Send>,
    from_here: UnboundedReceiver<ClientMessage>,
}

type Socket = WebSocketStream<Box<dyn ByteStream>>;

impl ClientTask {
    async fn run(mut self) {
        let (first, longest) = WAITS;
        let mut wait = first;
        loop {
            if let Some((socket, fingerprint)) = self.connect().await {
                self.known = fingerprint.clone().or(self.known);
                wait = first;
                // Messages sent while disconnected are dropped.
                while self.from_here.try_recv().is_ok() {}
                if !self.emit(ClientEvent::Up(fingerprint)) || !self.pump(socket).await {
                    return;
                }
            }
            if !self.emit(ClientEvent::Down) || self.from_here.is_closed() {
                return;
            }
            sleep(wait).await;
            wait = (wait * 2).min(longest);
        }
    }

    async fn connect(&self) -> Option<(Socket, Option<String>)> {
        let encrypted = self.address.strip_prefix("https://");
        let address = encrypted.unwrap_or(&self.address);
        let url = format!("ws://{address}/ws");
        let connecting = async {
            let stream = TcpStream::connect(address).await.ok()?;
            stream.set_nodelay(true).ok()?;
            let (stream, fingerprint): (Box<dyn ByteStream>, _) = match encrypted {
                Some(_) => handshake(stream, self.known.clone()).await.map(|(stream, print)| (stream, Some(print)))?,
                None => (Box::new(stream), None),
            };
            Some((client_async(url, stream).await.ok()?.0, fingerprint))
        };
        timeout(CONNECTING, connecting).await.ok().flatten()
    }

    /// Returns false once the connection is not wanted any more.
    async fn pump(&mut self, mut socket: Socket) -> bool {
        loop {
            tokio::select! {
                message = self.from_here.recv() => {
                    let Some(message) = message else {
                        let _ = socket.close(None).await;
                        return false;
                    };
                    let Ok(text) = serde_json::to_string(&message) else { continue };
                    if socket.send(Message::Text(text.into())).await.is_err() {
                        return true;
                    }
                }
                received = timeout(SILENCE, socket.next()) => match received {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        let goes_on = match serde_json::from_str(&text) {
                            // Latency is measured here, independent of the frame rate.
                            Ok(ServerMessage::Ping(number)) => {
                                let pong = serde_json::to_string(&ClientMessage::Pong(number)).unwrap_or_default();
                                socket.send(Message::Text(pong.into())).await.is_ok()
                            }
                            Ok(says) => {
                                if !self.emit(ClientEvent::Heard(Box::new(says))) {
                                    return false;
                                }
                                true
                            }
                            // Unknown messages of a later version are ignored.
                            Err(_) => true,
                        };
                        if !goes_on {
                            return true;
                        }
                    }
                    Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                    _ => return true,
                },
            }
        }
    }

    /// Returns false if the receiver is gone.
    fn emit(&self, news: ClientEvent) -> bool {
        let is_delivered = self.news.send(news).is_ok();
        if is_delivered {
            (self.wake)();
        }
        is_delivered
    }
}
