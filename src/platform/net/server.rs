//! HTTP server of a room, with limits on connections and idle time.

use std::collections::BTreeMap;
use std::net::{SocketAddr, TcpListener as Plain};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Response, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::IntoResponse as _;
use axum::routing::get;
use axum::serve::Listener;
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{Notify, oneshot};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use super::host_name::own_host;
use super::limits::{Admission, ConnectionLimits, ConnectionTable};
use super::room_actor::Command;
use super::snapshot::RoomSnapshot;
use super::{connection, locked, page};

/// Time limit until a connection becomes a web socket.
const LONGEST_STRANGER: Duration = Duration::from_secs(20);
/// Maximum length of a client message, in bytes.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// Send buffer limit for a slow client, in bytes.
const MOST_UNSENT: usize = 1024 * 1024;
/// Receive buffer of a connection, in bytes; it grows for a longer message.
const READ_BUFFER: usize = 4 * 1024;
/// First byte of a TLS connection (RFC 8446, `ContentType` handshake).
const TLS_HANDSHAKE: u8 = 22;

pub(super) struct ServerConfig {
    pub(super) listener: Plain,
    pub(super) to_hall: Sender<Command>,
    pub(super) stopped: oneshot::Receiver<()>,
    pub(super) snapshot: Arc<RoomSnapshot>,
    pub(super) tls: Option<TlsAcceptor>,
}

/// Serves until the room is closed.
pub(super) fn run(sockets: ServerConfig) {
    // Without a runtime no phone can join, which the trainer sees.
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    runtime.block_on(async move {
        let ServerConfig { listener, to_hall, stopped, snapshot: shown, tls } = sockets;
        let Ok(listener) = TcpListener::from_std(listener) else { return };
        let router = router(ServerState { to_hall, next: Arc::default(), snapshot: shown });
        tokio::select! {
            () = accept(listener, tls, router) => {}
            _ = stopped => {}
        }
    });
    runtime.shutdown_background();
}

#[derive(Clone)]
struct ServerState {
    to_hall: Sender<Command>,
    next: Arc<AtomicU64>,
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
    let pictures = served.snapshot.pictures();
    let bytes = pictures.get(&path).filter(|_| served.snapshot.room().may_see_picture(&path));
    bytes.map_or_else(|| page::refused(StatusCode::NOT_FOUND), |bytes| page::picture(bytes))
}

/// Opens a web socket; not from a page of another origin.
async fn connect(
    State(served): State<ServerState>,
    Extension(peer): Extension<Arc<Peer>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    let own = |origin: &str| origin.split_once("://").map(|(_, host)| host) == host;
    if origin.is_some_and(|origin| !own(origin)) {
        return page::refused(StatusCode::FORBIDDEN);
    }
    let id = served.next.fetch_add(1, Ordering::Relaxed);
    upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .max_write_buffer_size(MOST_UNSENT)
        // The usual buffer of 128 kB is allocated for each connection, however little is said on it.
        .read_buffer_size(READ_BUFFER)
        .on_upgrade(async move |socket| {
            // It counts against the limits until its peer is dropped.
            connection::run(socket, id, peer, served.to_hall).await;
        })
        .into_response()
}

/// A connection, which counts against the limits until it is dropped.
pub(super) struct Peer {
    pub(super) address: SocketAddr,
    id: u64,
    all: Arc<Mutex<OpenPeers>>,
    close: Arc<Notify>,
}

struct OpenPeers {
    table: ConnectionTable,
    closing: BTreeMap<u64, Arc<Notify>>,
}

impl Peer {
    /// Lets a connection in; `None` if there is no room for it.
    fn admit(all: &Arc<Mutex<OpenPeers>>, address: SocketAddr) -> Option<Arc<Self>> {
        let mut peers = locked(all);
        let Admission { id, evicted } = peers.table.admit(address.ip())?;
        if let Some(evicted) = evicted.and_then(|evicted| peers.closing.remove(&evicted)) {
            evicted.notify_one();
        }
        let close = Arc::new(Notify::new());
        peers.closing.insert(id, Arc::clone(&close));
        drop(peers);
        Some(Arc::new(Self { address, id, all: Arc::clone(all), close }))
    }

    /// It belongs to a participant, and is not closed for others.
    pub(super) fn set_known(&self) {
        locked(&self.all).table.set_known(self.id);
    }

    /// Completes when the connection has to make way.
    pub(super) async fn evicted(&self) {
        self.close.notified().await;
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let mut peers = locked(&self.all);
        peers.table.release(self.id);
        peers.closing.remove(&self.id);
    }
}

/// Accepts connections within the limits.
async fn accept(mut listener: TcpListener, tls: Option<TlsAcceptor>, router: Router) {
    let table = ConnectionTable::new(ConnectionLimits::from_system());
    let all = Arc::new(Mutex::new(OpenPeers { table, closing: BTreeMap::new() }));
    loop {
        let (stream, address) = Listener::accept(&mut listener).await;
        let Some(peer) = Peer::admit(&all, address) else { continue };
        // No Nagle delay for small messages.
        let _ = stream.set_nodelay(true);
        let (tls, router) = (tls.clone(), router.clone());
        tokio::spawn(timeout(LONGEST_STRANGER, async move {
            tokio::select! {
                () = serve_stream(stream, Arc::clone(&peer), tls, router) => {}
                () = peer.evicted() => {}
            }
        }));
    }
}

/// Serves a connection; over TLS, plain HTTP is redirected to the room.
async fn serve_stream(
    stream: <TcpListener as Listener>::Io,
    peer: Arc<Peer>,
    tls: Option<TlsAcceptor>,
    router: Router,
) {
    let Some(tls) = tls else { return serve(stream, peer, router).await };
    let mut first = [0];
    match stream.peek(&mut first).await {
        Ok(count) if count > 0 && first != [TLS_HANDSHAKE] => {
            let to_tls = service_fn(async |request: hyper::Request<Incoming>| {
                Ok::<_, std::convert::Infallible>(page::moved_to_tls(request.headers(), request.uri()))
            });
            let _ = http1::Builder::new().keep_alive(false).serve_connection(TokioIo::new(stream), to_tls).await;
        }
        Ok(_) => {
            if let Ok(stream) = tls.accept(stream).await {
                serve(stream, peer, router).await;
            }
        }
        Err(_) => {}
    }
}

/// Answers the requests of a connection until it ends or becomes a web socket.
async fn serve(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, peer: Arc<Peer>, router: Router) {
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Arc::clone(&peer));
        router.call(request)
    });
    let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).with_upgrades().await;
}
