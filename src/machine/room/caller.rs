//! The line of a desktop to a room: it is taken up again by itself until nobody wants it any more.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::classroom::wire::{Said, Says};

/// So long may it take until a line stands.
const CONNECTING: Duration = Duration::from_secs(4);
/// After so long without a word, where a ping comes every five seconds, nobody is there.
const SILENCE: Duration = Duration::from_secs(16);
/// Between two tries, at first and at last.
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(8));

/// What a line tells.
#[derive(Debug, Clone)]
pub enum News {
    /// It stands.
    Up,
    /// Something was heard.
    Heard(Box<Says>),
    /// It is lost, or did not come to stand; it is tried again.
    Down,
}

/// A line that is kept up. It is given up when this goes.
pub struct Caller {
    to_room: UnboundedSender<Said>,
    news: Receiver<News>,
}

impl Caller {
    /// Calls an address, a name or figures with a port. `wake` is called whenever there is news.
    #[must_use]
    pub fn call(address: String, wake: impl Fn() + Send + 'static) -> Self {
        let (to_room, from_here) = unbounded_channel();
        let (send, news) = channel();
        let line = Line { address, news: send, wake: Box::new(wake), from_here };
        thread::spawn(move || {
            if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() {
                runtime.block_on(line.keep());
            }
        });
        Self { to_room, news }
    }

    /// Says something, if the line stands; what is lost with it is said anew by whoever says it.
    pub fn say(&self, said: Said) {
        let _ = self.to_room.send(said);
    }

    /// What there is to tell.
    #[must_use]
    pub fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }
}

struct Line {
    address: String,
    news: Sender<News>,
    wake: Box<dyn Fn() + Send>,
    from_here: UnboundedReceiver<Said>,
}

type Socket = WebSocketStream<TcpStream>;

impl Line {
    async fn keep(mut self) {
        let (first, longest) = WAITS;
        let mut wait = first;
        loop {
            if let Some(socket) = self.connect().await {
                wait = first;
                // What was said into the void is not said into this line.
                while self.from_here.try_recv().is_ok() {}
                if !self.tell(News::Up) || !self.carry(socket).await {
                    return;
                }
            }
            if !self.tell(News::Down) || self.from_here.is_closed() {
                return;
            }
            sleep(wait).await;
            wait = (wait * 2).min(longest);
        }
    }

    async fn connect(&self) -> Option<Socket> {
        let url = format!("ws://{}/ws", self.address);
        let connecting = async {
            let stream = TcpStream::connect(&self.address).await.ok()?;
            stream.set_nodelay(true).ok()?;
            Some(client_async(url, stream).await.ok()?.0)
        };
        timeout(CONNECTING, connecting).await.ok().flatten()
    }

    /// Returns whether anybody still wants the line.
    async fn carry(&mut self, mut socket: Socket) -> bool {
        loop {
            tokio::select! {
                said = self.from_here.recv() => {
                    let Some(said) = said else {
                        let _ = socket.close(None).await;
                        return false;
                    };
                    let Ok(text) = serde_json::to_string(&said) else { continue };
                    if socket.send(Message::Text(text.into())).await.is_err() {
                        return true;
                    }
                }
                heard = timeout(SILENCE, socket.next()) => match heard {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        let goes_on = match serde_json::from_str(&text) {
                            // The way is measured here and not where frames are drawn.
                            Ok(Says::Ping(number)) => {
                                let pong = serde_json::to_string(&Said::Pong(number)).unwrap_or_default();
                                socket.send(Message::Text(pong.into())).await.is_ok()
                            }
                            Ok(says) => {
                                if !self.tell(News::Heard(Box::new(says))) {
                                    return false;
                                }
                                true
                            }
                            // What a later version says and this one does not know is passed over.
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

    /// Returns whether anybody hears.
    fn tell(&self, news: News) -> bool {
        let heard = self.news.send(news).is_ok();
        if heard {
            (self.wake)();
        }
        heard
    }
}
