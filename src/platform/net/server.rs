//! HTTP server of a room, with limits on connections and idle time.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener as Plain};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::Connected;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::IntoResponse as _;
use axum::routing::get;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{Sleep, sleep};
use tokio_rustls::TlsAcceptor;

use super::host_name::own_host;
use super::limits::ConnectionLimits;
use super::room_actor::Command;
use super::snapshot::RoomSnapshot;
use super::tls::Wire;
use super::{connection, locked, page};

/// Time limit until a connection becomes a web socket.
const LONGEST_STRANGER: Duration = Duration::from_secs(20);
/// Maximum length of a client message, in bytes.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// Send buffer limit for a slow client, in bytes.
const MOST_UNSENT: usize = 1024 * 1024;

pub(super) struct ServerConfig {
    pub(super) listener: Plain,
    pub(super) to_hall: Sender<Command>,
    pub(super) stopped: oneshot::Receiver<()>,
    pub(super) pictures: BTreeMap<String, Arc<[u8]>>,
    pub(super) snapshot: Arc<RoomSnapshot>,
    pub(super) tls: Option<TlsAcceptor>,
}

/// Serves until the room is closed.
pub(super) fn run(sockets: ServerConfig) {
    // Without a runtime nobody can join, which the trainer sees.
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    runtime.block_on(async move {
        let ServerConfig { listener, to_hall, stopped, pictures, snapshot: shown, tls } = sockets;
        let Ok(listener) = TcpListener::from_std(listener) else { return };
        let most = ConnectionLimits::from_system();
        let permits = Arc::new(Semaphore::new(most.all));
        let places = AddressQuotas { taken: Arc::default(), most: most.per_address };
        let router =
            router(ServerState { to_hall, next: Arc::default(), pictures: Arc::new(pictures), snapshot: shown });
        let service = router.into_make_service_with_connect_info::<Peer>();
        tokio::select! {
            _ = axum::serve(LimitedListener { listener, tls, permits, places }, service) => {}
            _ = stopped => {}
        }
    });
    runtime.shutdown_background();
}

#[derive(Clone)]
struct ServerState {
    to_hall: Sender<Command>,
    next: Arc<AtomicU64>,
    pictures: Arc<BTreeMap<String, Arc<[u8]>>>,
    snapshot: Arc<RoomSnapshot>,
}

fn router(served: ServerState) -> Router {
    let not_there = || async { page::refused(StatusCode::NOT_FOUND) };
    Router::new()
        .route("/", get(|headers: HeaderMap| async move { file("index.html", &headers) }))
        .route("/remote", get(|headers: HeaderMap| async move { file("index.html", &headers) }))
        .route("/ws", get(connect))
        .route("/picture/{*path}", get(picture))
        .route("/{name}", get(page_file))
        .fallback(not_there)
        .layer(from_fn(check_host))
        .with_state(served)
}

/// Answers only requests whose host name belongs to this room, and adds the security headers.
async fn check_host(request: Request, next: Next) -> Response<Body> {
    let headers = request.headers();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).and_then(own_host).map(ToOwned::to_owned);
    // Requests without an origin are not from a browser page and may use any host name.
    let is_program = request.uri().path() == "/ws" && !headers.contains_key(ORIGIN);
    let answer = if host.is_some() || is_program { next.run(request).await } else { page::misdirected() };
    page::with_security_headers(answer, host.as_deref())
}

async fn page_file(Path(name): Path<String>, headers: HeaderMap) -> Response<Body> {
    file(&name, &headers)
}

fn file(name: &str, headers: &HeaderMap) -> Response<Body> {
    page::file(name, headers).unwrap_or_else(|| page::refused(StatusCode::NOT_FOUND))
}

async fn picture(State(served): State<ServerState>, Path(path): Path<String>) -> Response<Body> {
    // A picture of a later question would give it away.
    let bytes = served.pictures.get(&path).filter(|_| served.snapshot.room().may_see_picture(&path));
    bytes.map_or_else(|| page::refused(StatusCode::NOT_FOUND), |bytes| page::picture(bytes))
}

/// Opens a web socket; not from a page of another origin.
async fn connect(
    State(served): State<ServerState>,
    ConnectInfo(guest): ConnectInfo<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    let own = |origin: &str| origin.split_once("://").map(|(_, host)| host) == host;
    if origin.is_some_and(|origin| !own(origin)) {
        return page::refused(StatusCode::FORBIDDEN);
    }
    guest.authenticated.store(true, Ordering::Relaxed);
    let id = served.next.fetch_add(1, Ordering::Relaxed);
    upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .max_write_buffer_size(MOST_UNSENT)
        .on_upgrade(move |socket| connection::run(socket, id, guest.address.ip(), served.to_hall))
        .into_response()
}

#[derive(Clone)]
struct Peer {
    address: SocketAddr,
    authenticated: Arc<AtomicBool>,
}

impl Connected<IncomingStream<'_, LimitedListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Self {
        Self { address: *stream.remote_addr(), authenticated: Arc::clone(&stream.io().authenticated) }
    }
}

/// Listener that enforces the connection limits and the time limit of strangers.
struct LimitedListener {
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    permits: Arc<Semaphore>,
    places: AddressQuotas,
}

#[derive(Clone)]
struct AddressQuotas {
    taken: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
    most: usize,
}

/// One connection of an address, released on drop.
struct AddressSlot {
    places: AddressQuotas,
    address: IpAddr,
}

impl AddressSlot {
    fn acquire(places: &AddressQuotas, address: IpAddr) -> Option<Self> {
        let mut taken = locked(&places.taken);
        let count = taken.entry(address).or_insert(0);
        if *count >= places.most {
            return None;
        }
        *count += 1;
        drop(taken);
        Some(Self { places: places.clone(), address })
    }
}

impl Drop for AddressSlot {
    fn drop(&mut self) {
        let mut taken = locked(&self.places.taken);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

impl Listener for LimitedListener {
    type Io = TimedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TimedStream, SocketAddr) {
        loop {
            // The semaphore is never closed.
            let Ok(permit) = Arc::clone(&self.permits).acquire_owned().await else { continue };
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let Some(place) = AddressSlot::acquire(&self.places, address.ip()) else { continue };
            // No Nagle delay for small messages.
            let _ = stream.set_nodelay(true);
            let watching = TimedStream {
                wire: Wire::new(stream, self.tls.as_ref()),
                authenticated: Arc::default(),
                timeout: Box::pin(sleep(LONGEST_STRANGER)),
                _permit: permit,
                _place: place,
            };
            return (watching, address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that is closed unless it becomes a web socket in time.
struct TimedStream {
    wire: Wire,
    authenticated: Arc<AtomicBool>,
    timeout: Pin<Box<Sleep>>,
    _permit: OwnedSemaphorePermit,
    _place: AddressSlot,
}

impl TimedStream {
    /// True after the time limit, even if a slow reader blocks all reads.
    fn is_over(&mut self, cx: &mut Context<'_>) -> bool {
        !self.authenticated.load(Ordering::Relaxed) && self.timeout.as_mut().poll(cx).is_ready()
    }
}

/// Delegates to the stream unless the time limit is over.
macro_rules! in_time {
    ($self:ident, $cx:ident, $method:ident $(, $argument:ident)*) => {{
        if $self.is_over($cx) {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut $self.wire).$method($cx $(, $argument)*)
    }};
}

impl AsyncRead for TimedStream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        in_time!(self, cx, poll_read, buf)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        in_time!(self, cx, poll_write, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        in_time!(self, cx, poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        in_time!(self, cx, poll_shutdown)
    }
}
