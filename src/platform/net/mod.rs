//! A room on the local network: page, sockets and log, on threads of their own.
//!
//! One thread, the room actor, owns the room and its log; another serves the sockets. Events are saved before anybody
//! is sent their effect. If the disk fails the room continues and the trainer is warned; an answer is acknowledged only
//! once it is on the disk.

mod addresses;
mod cert_pinning;
mod client;
mod connection;
mod host_name;
mod limits;
mod log_file;
mod mdns;
mod page;
mod rate_limit;
mod remote_secret;
mod results_file;
mod room_actor;
mod server;
pub(in crate::platform) mod shutdown;
mod snapshot;
mod tls;

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use self::addresses::addresses;
pub use self::addresses::order_addresses;
pub use self::client::{ClientEvent, RoomClient};
pub use self::host_name::{content_security_policy, own_host};
pub use self::limits::{Admission, ConnectionLimits, ConnectionTable};
pub use self::log_file::{LogFile, codes, is_room_open, logs, read_log, unfinished};
use self::mdns::RoomAnnouncement;
pub use self::mdns::{DiscoveredRoom, RoomBrowser};
use self::remote_secret::RemoteAccess;
pub use self::results_file::{restore_opened_room, restore_room};
pub use self::room_actor::{Command, ConnectionId, NextQuiz, RoomActor};
use self::shutdown::OnShutdown;
pub use self::snapshot::RoomSnapshot;
use self::tls::TlsCertificate;
use crate::classroom::log::OpeningRecord;
use crate::classroom::{Phase, Quiz, Room, RoomMessage, RoomRefusal, Setup};
use crate::i18n::Language;
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::entropy;
use crate::progress::Moment;

/// An open room; closed on drop.
pub struct Hosting {
    address: SocketAddr,
    /// Secret of the link of the second device.
    remote: Mutex<Option<String>>,
    certificate: Option<TlsCertificate>,
    to_hall: mpsc::Sender<Command>,
    snapshot: Arc<RoomSnapshot>,
    running: Arc<RunningRoom>,
}

/// Shut down once, on drop or by a signal.
struct RunningRoom(Mutex<Option<RoomThreads>>);

struct RoomThreads {
    /// Withdrawn when the room is over or closes.
    announcement: Arc<Mutex<Option<RoomAnnouncement>>>,
    to_hall: mpsc::Sender<Command>,
    snapshot: Arc<RoomSnapshot>,
    stop: tokio::sync::oneshot::Sender<()>,
    threads: Vec<thread::JoinHandle<()>>,
}

pub const ROOMS: &str = "rooms";

pub type RoomPictures = BTreeMap<String, Arc<[u8]>>;

#[derive(Debug, Clone, Default)]
pub struct HostingOptions {
    pub loopback: bool,
    /// Encrypt with a self-signed certificate.
    pub tls: bool,
    /// 0 for any free port.
    pub port: u16,
    pub folder: PathBuf,
    /// Language of the results file beside the log; `None` for no file.
    pub language: Option<Language>,
    pub pictures: RoomPictures,
    /// Secret of the trainer's second device, as in the setup; when resuming it is read from a file beside the log.
    pub remote: Option<String>,
}

impl Hosting {
    /// Opens a new room.
    ///
    /// # Errors
    /// If the log cannot be written or the port is taken.
    pub fn open(room: Room, at: Moment, stand: HostingOptions) -> Result<Self, Phrase> {
        let (listener, address) = listen(&stand)?;
        let HostingOptions { tls, loopback, .. } = stand;
        let opened = OpeningRecord { at, port: address.port(), tls, loopback, setup: room.setup().clone() };
        let log = LogFile::create(&stand.folder, &opened, &[])?;
        let remote = RemoteAccess::create(log.path(), room.setup(), stand.remote.clone());
        Self::start(room, (log, remote), (listener, address), stand)
    }

    /// Reopens a room whose host was gone: same code, participants and points, with the clock paused.
    ///
    /// # Errors
    /// As for [`Hosting::open`].
    pub fn resume(mut room: Room, mut log: LogFile, stand: HostingOptions) -> Result<Self, Phrase> {
        let (listener, address) = listen(&stand)?;
        log.append(&room.reopen().events)?;
        let remote = RemoteAccess::load(log.path(), room.setup());
        Self::start(room, (log, remote), (listener, address), stand)
    }

    fn start(
        room: Room,
        (log, remote): (LogFile, RemoteAccess),
        (listener, address): (TcpListener, SocketAddr),
        stand: HostingOptions,
    ) -> Result<Self, Phrase> {
        let HostingOptions { pictures, loopback, tls, folder, language, .. } = stand;
        let certificate = tls.then(|| TlsCertificate::load_or_create(&folder, &addresses())).transpose()?;
        let tls = certificate.as_ref().map(TlsCertificate::acceptor);
        let (port, is_encrypted) = (address.port(), tls.is_some());
        let announce = move |room: &Room| {
            if loopback { None } else { RoomAnnouncement::announce(room, port, is_encrypted) }
        };
        let announcement = Arc::new(Mutex::new(announce(&room)));
        let secret = remote.secret().map(ToOwned::to_owned);
        let shown = Arc::new(RoomSnapshot::new(&room).with_pictures(pictures));
        let (to_hall, from_all) = mpsc::channel();
        let announced = Arc::clone(&announcement);
        let hall = RoomActor::new(room, log, Arc::clone(&shown), language)
            .with_remote(remote)
            .with_announcer(move |room| *locked(&announced) = room.and_then(announce));
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let sockets =
            server::ServerConfig { listener, to_hall: to_hall.clone(), stopped, snapshot: Arc::clone(&shown), tls };
        let threads = vec![thread::spawn(move || hall.run(&from_all)), thread::spawn(move || server::run(sockets))];
        let carrying =
            RoomThreads { announcement, to_hall: to_hall.clone(), snapshot: Arc::clone(&shown), stop, threads };
        let carried = Arc::new(RunningRoom(Mutex::new(Some(carrying))));
        shutdown::on_shutdown(&carried);
        let remote = Mutex::new(secret);
        Ok(Self { address, remote, certificate, to_hall, snapshot: shown, running: carried })
    }

    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// URLs of the page: on the machine's networks first, then loopback.
    pub fn links(&self) -> Vec<String> {
        let bound = self.address.ip();
        let all = if bound.is_unspecified() { addresses() } else { vec![bound] };
        let scheme = if self.certificate.is_some() { "https" } else { "http" };
        all.into_iter()
            .map(|address| format!("{scheme}://{}/", SocketAddr::new(address, self.address.port())))
            .collect()
    }

    /// True if only this machine can connect: by choice, or because there is no network.
    pub fn is_loopback_only(&self) -> bool {
        let bound = self.address.ip();
        bound.is_loopback() || (bound.is_unspecified() && addresses().iter().all(std::net::IpAddr::is_loopback))
    }

    /// URL for the trainer's second device, with the secret in the fragment, which browsers do not send; `None`
    /// without a secret.
    pub fn remote_link(&self) -> Option<String> {
        let link = self.links().into_iter().next()?;
        Some(format!("{link}remote#{}", locked(&self.remote).as_deref()?))
    }

    /// True once a device has come with that link; no other gets in by it.
    pub fn is_remote_paired(&self) -> bool {
        self.snapshot.is_remote_paired()
    }

    /// Withdraws the link of the second device and makes another.
    pub fn renew_remote(&self) {
        let secret = new_secret();
        *locked(&self.remote) = Some(secret.clone());
        // A closed room needs it no more.
        let _ = self.to_hall.send(Command::RenewRemote(secret));
    }

    /// SHA-256 of the certificate as browsers show it; `None` if not encrypted.
    pub fn fingerprint(&self) -> Option<&str> {
        self.certificate.as_ref().map(TlsCertificate::fingerprint)
    }

    /// The log of the quiz at hand.
    pub fn log(&self) -> PathBuf {
        self.snapshot.log()
    }

    /// Snapshot of the room, at most 0.1 s old.
    pub fn room(&self) -> Arc<Room> {
        self.snapshot.room()
    }

    /// `wake` is called whenever the snapshot changes.
    pub fn on_change(&self, wake: impl Fn() + Send + 'static) {
        self.snapshot.on_change(Box::new(wake));
    }

    /// Error of the log, if any: the room continues, but events are not saved.
    pub fn trouble(&self) -> Option<Phrase> {
        self.snapshot.trouble()
    }

    /// Sends a message as the trainer.
    ///
    /// # Errors
    /// If it was refused.
    pub fn send(&self, message: RoomMessage) -> Result<(), RoomRefusal> {
        self.begin_send(message).recv().map_err(|_| RoomRefusal::Over)?
    }

    /// Takes the class into its next quiz: nobody has to come in again. The answer comes once it is there; none comes once
    /// the room is closed.
    pub fn begin_next(&self, setup: Setup, quiz: Quiz, pictures: RoomPictures) -> mpsc::Receiver<Result<(), Phrase>> {
        let (answer, answered) = mpsc::channel();
        let (port, tls, loopback) = (self.address.port(), self.certificate.is_some(), self.address.ip().is_loopback());
        let next = NextQuiz { setup, quiz, pictures, port, tls, loopback };
        let _ = self.to_hall.send(Command::Next(Box::new(next), answer));
        answered
    }

    /// As [`Hosting::send`], without waiting for the answer; none comes once the room is closed.
    pub fn begin_send(&self, message: RoomMessage) -> mpsc::Receiver<Result<(), RoomRefusal>> {
        let (answer, answered) = mpsc::channel();
        // If the room is closed, the answer's sender is dropped with the message.
        let _ = self.to_hall.send(Command::Host(message, answer));
        answered
    }
}

impl Hosting {
    /// Blocks until the room is closed, and reports every new error of its log.
    pub fn wait_until_closed(&self, mut on_trouble: impl FnMut(&Phrase)) {
        let mut last = None;
        while self.to_hall.send(Command::Tick).is_ok() {
            let trouble = self.trouble();
            if let Some(trouble) = trouble.as_ref().filter(|_| trouble != last) {
                on_trouble(trouble);
            }
            last = trouble;
            thread::sleep(Duration::from_secs(1));
        }
    }
}

impl Drop for Hosting {
    fn drop(&mut self) {
        self.running.end();
    }
}

impl OnShutdown for RunningRoom {
    fn end(&self) {
        let Some(carrying) = locked(&self.0).take() else { return };
        if carrying.snapshot.room().phase() == Phase::Ended {
            remote_secret::delete(&carrying.snapshot.log());
        }
        drop(locked(&carrying.announcement).take());
        // Both threads end once their channels do.
        let _ = carrying.to_hall.send(Command::Close);
        let _ = carrying.stop.send(());
        for thread in carrying.threads {
            let _ = thread.join();
        }
    }
}

fn listen(stand: &HostingOptions) -> Result<(TcpListener, SocketAddr), Phrase> {
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
    text!("room-not-opened", port = Fact::Text(port.to_string()), why = Fact::Text(error.to_string()))
}

/// An unpredictable six-digit code without leading zero, unique among the logs in the folder. Rooms of other machines
/// are distinguished by address.
pub fn new_code(folder: &Path) -> String {
    let taken = codes(folder);
    let mut drawn = std::iter::repeat_with(|| (100_000 + entropy::seed() % 900_000).to_string());
    drawn.find(|code| !taken.contains(code)).unwrap_or_default()
}

pub fn new_secret() -> String {
    format!("{:016x}{:016x}", entropy::seed(), entropy::seed())
}

/// Ignores poisoning: the locks only protect swapping a pointer.
fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
