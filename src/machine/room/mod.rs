//! A room on the local network: the page, the sockets and the log of one room, on threads of their own.
//!
//! One thread, the hall, owns the room and its log; another carries the sockets. What happens goes to the disk before
//! anybody is told of it. Where the disk fails the room goes on, and the trainer is told so; that an answer is kept is only
//! said once it is on the disk.

mod addresses;
mod caller;
mod door;
mod ending;
mod hall;
mod host_name;
mod kept;
mod limits;
mod link;
mod log_file;
mod nearby;
mod page;
mod pinned;
mod secret;
mod server;
mod shown;
mod tls;

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use self::addresses::addresses;
pub use self::addresses::ordered;
pub use self::caller::{Caller, News};
use self::ending::Ends;
pub use self::hall::{Command, Hall, LinkId};
pub use self::host_name::{own_host, policy};
pub use self::kept::{opened_of, room_of};
pub use self::limits::Most;
pub use self::log_file::{LogFile, codes, logs, read_log, stands_open, unfinished};
use self::nearby::Announced;
pub use self::nearby::{Found, Nearby};
pub use self::shown::Shown;
use self::tls::Certificate;
use crate::classroom::log::Opened;
use crate::classroom::{Message, Phase, Refusal, Room};
use crate::machine::entropy;
use crate::progress::Moment;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Language;

/// A room that stands open. It closes when this goes.
pub struct Hosting {
    address: SocketAddr,
    remote: Option<String>,
    certificate: Option<Certificate>,
    log: PathBuf,
    to_hall: mpsc::Sender<Command>,
    shown: Arc<Shown>,
    carried: Arc<Carried>,
}

/// What stands as long as the room does, however it ends.
struct Carried(Mutex<Option<Carrying>>);

struct Carrying {
    /// Withdrawn when the room closes.
    announced: Option<Announced>,
    log: PathBuf,
    to_hall: mpsc::Sender<Command>,
    shown: Arc<Shown>,
    stop: tokio::sync::oneshot::Sender<()>,
    threads: Vec<thread::JoinHandle<()>>,
}

/// The folder of the logs, in that of the data.
pub const ROOMS: &str = "rooms";

/// Pictures by their paths in the pack.
pub type Pictures = BTreeMap<String, Arc<[u8]>>;

/// Where a room is to stand.
#[derive(Debug, Clone, Default)]
pub struct Stand {
    /// Whether only this machine itself may come in.
    pub loopback: bool,
    /// Whether the connection is encrypted, with a certificate the program makes itself.
    pub tls: bool,
    /// The port; nought for any that is free.
    pub port: u16,
    /// The folder of its log.
    pub folder: PathBuf,
    /// In which language what came of it is kept beside its log; nothing where it is not.
    pub language: Option<Language>,
    /// The pictures its questions may show, by their paths in the pack.
    pub pictures: Pictures,
    /// The secret of the trainer's second device, that of the setup; of a room that is taken up again it is kept beside
    /// its log.
    pub remote: Option<String>,
}

impl Hosting {
    /// Opens a new room.
    ///
    /// # Errors
    /// That its log cannot be written, or that the port is taken.
    pub fn open(room: Room, at: Moment, stand: Stand) -> Result<Self, Phrase> {
        let (listener, address) = listen(&stand)?;
        let Stand { tls, loopback, .. } = stand;
        let opened = Opened { at, port: address.port(), tls, loopback, setup: room.setup().clone() };
        let log = LogFile::create(&stand.folder, &opened)?;
        let remote = stand.remote.clone().filter(|secret| secret::is_of(secret, room.setup()));
        if let Some(secret) = &remote {
            secret::keep(log.place(), secret);
        }
        Self::stand(room, log, listener, address, Stand { remote, ..stand })
    }

    /// Opens a room again whose host was gone: with the code, the people and the points that it had, and the time
    /// stopped.
    ///
    /// # Errors
    /// As for [`Hosting::open`].
    pub fn resume(mut room: Room, mut log: LogFile, stand: Stand) -> Result<Self, Phrase> {
        let (listener, address) = listen(&stand)?;
        log.append(&room.reopen().happened)?;
        let remote = secret::kept(log.place(), room.setup());
        Self::stand(room, log, listener, address, Stand { remote, ..stand })
    }

    fn stand(
        room: Room,
        log: LogFile,
        listener: TcpListener,
        address: SocketAddr,
        stand: Stand,
    ) -> Result<Self, Phrase> {
        let Stand { pictures, remote, loopback, tls, folder, language, .. } = stand;
        let certificate = tls.then(|| Certificate::of(&folder, &addresses())).transpose()?;
        let tls = certificate.as_ref().map(Certificate::acceptor);
        let announced = if loopback { None } else { Announced::of(&room, address.port(), tls.is_some()) };
        let place = log.place().to_owned();
        let shown = Arc::new(Shown::of(&room));
        let (to_hall, from_all) = mpsc::channel();
        let hall = Hall::of(room, log, Arc::clone(&shown), language);
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let sockets =
            server::Sockets { listener, to_hall: to_hall.clone(), stopped, pictures, shown: Arc::clone(&shown), tls };
        let threads = vec![thread::spawn(move || hall.run(&from_all)), thread::spawn(move || server::run(sockets))];
        let carrying = Carrying {
            announced,
            log: place.clone(),
            to_hall: to_hall.clone(),
            shown: Arc::clone(&shown),
            stop,
            threads,
        };
        let carried = Arc::new(Carried(Mutex::new(Some(carrying))));
        ending::before_the_end(&carried);
        Ok(Self { address, remote, certificate, log: place, to_hall, shown, carried })
    }

    /// Where it is heard.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where phones find its page: on the networks of this machine first, then on itself.
    #[must_use]
    pub fn links(&self) -> Vec<String> {
        let bound = self.address.ip();
        let all = if bound.is_unspecified() { addresses() } else { vec![bound] };
        let scheme = if self.certificate.is_some() { "https" } else { "http" };
        all.into_iter()
            .map(|address| format!("{scheme}://{}/", SocketAddr::new(address, self.address.port())))
            .collect()
    }

    /// Whether nobody but this machine itself can come in: the room was opened for it alone, or it is on no network.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let bound = self.address.ip();
        bound.is_loopback() || (bound.is_unspecified() && addresses().iter().all(std::net::IpAddr::is_loopback))
    }

    /// Where the trainer's second device finds its page: as the phones, with its secret behind the stroke, which a browser
    /// keeps to itself; none where its secret is not at hand.
    #[must_use]
    pub fn remote_link(&self) -> Option<String> {
        let link = self.links().into_iter().next()?;
        Some(format!("{link}remote#{}", self.remote.as_deref()?))
    }

    /// The SHA-256 of its certificate, as browsers show it; nothing where the connection is plain.
    #[must_use]
    pub fn fingerprint(&self) -> Option<&str> {
        self.certificate.as_ref().map(Certificate::fingerprint)
    }

    /// Where its log lies.
    #[must_use]
    pub fn log(&self) -> &Path {
        &self.log
    }

    /// The room as it stands, no older than a tenth of a second.
    #[must_use]
    pub fn room(&self) -> Arc<Room> {
        self.shown.room()
    }

    /// From now on this is called whenever the room has something new to see.
    pub fn wake_by(&self, wake: impl Fn() + Send + 'static) {
        self.shown.wake_by(Box::new(wake));
    }

    /// What went wrong with the log, if something did: the room goes on, but what happens is not kept.
    #[must_use]
    pub fn trouble(&self) -> Option<Phrase> {
        self.shown.trouble()
    }

    /// Says something as the trainer.
    ///
    /// # Errors
    /// Why it changed nothing.
    pub fn say(&self, message: Message) -> Result<(), Refusal> {
        let (answer, answered) = mpsc::channel();
        self.to_hall.send(Command::Host(message, answer)).map_err(|_| Refusal::Over)?;
        answered.recv().map_err(|_| Refusal::Over)?
    }
}

impl Hosting {
    /// Stands until the room is closed by what carries it, and tells whenever something else is wrong with its log.
    pub fn stand_by(&self, mut told: impl FnMut(&Phrase)) {
        let mut last = None;
        while self.to_hall.send(Command::Tick).is_ok() {
            let trouble = self.trouble();
            if let Some(trouble) = trouble.as_ref().filter(|_| trouble != last) {
                told(trouble);
            }
            last = trouble;
            thread::sleep(Duration::from_secs(1));
        }
    }
}

impl Drop for Hosting {
    fn drop(&mut self) {
        self.carried.end();
    }
}

impl Ends for Carried {
    fn end(&self) {
        let Some(carrying) = locked(&self.0).take() else { return };
        if carrying.shown.room().phase() == Phase::Ended {
            secret::forget(&carrying.log);
        }
        drop(carrying.announced);
        // Both threads end with what they hear from.
        let _ = carrying.to_hall.send(Command::Close);
        let _ = carrying.stop.send(());
        for thread in carrying.threads {
            let _ = thread.join();
        }
    }
}

/// Listens where a room is to stand.
fn listen(stand: &Stand) -> Result<(TcpListener, SocketAddr), Phrase> {
    let bind = if stand.loopback { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
    let listening = || {
        let listener = TcpListener::bind((bind, stand.port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok((listener, address))
    };
    listening().map_err(|error| not_opened(stand.port, &error))
}

fn not_opened(port: u16, error: &std::io::Error) -> Phrase {
    Phrase::plain("room-not-opened")
        .with("port", Fact::Text(port.to_string()))
        .with("why", Fact::Text(error.to_string()))
}

/// Six figures that nobody can foresee, and that no other room had whose log lies in the folder; the first is not nought.
/// Rooms of other machines are told apart by their addresses.
#[must_use]
pub fn new_code(folder: &Path) -> String {
    let taken = codes(folder);
    let mut drawn = std::iter::repeat_with(|| (100_000 + entropy::seed() % 900_000).to_string());
    drawn.find(|code| !taken.contains(code)).unwrap_or_default()
}

/// A secret that nobody can foresee.
#[must_use]
pub fn new_secret() -> String {
    format!("{:016x}{:016x}", entropy::seed(), entropy::seed())
}

/// A lock is only held to copy a pointer: who held it when a thread died changed nothing by halves.
fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
