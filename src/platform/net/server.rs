//! HTTP server of a room, with limits on connections and idle time.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr, TcpListener as Plain};
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
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use super::host_name::own_host;
use super::limits::ConnectionLimits;
use super::room_actor::Command;
use super::snapshot::RoomSnapshot;
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
        let router =
            router(ServerState { to_hall, next: Arc::default(), pictures: Arc::new(pictures), snapshot: shown });
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
        .on_upgrade(async move |socket| {
            connection::run(socket, id, peer.address.ip(), served.to_hall).await;
            // It counts against the limits until here.
            drop(peer);
        })
        .into_response()
}

/// A connection, which counts against the limits until it is dropped.
struct Peer {
    address: SocketAddr,
    _permit: OwnedSemaphorePermit,
    _slot: AddressSlot,
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

/// Accepts connections within the limits; more wait in the system's queue.
async fn accept(mut listener: TcpListener, tls: Option<TlsAcceptor>, router: Router) {
    let limits = ConnectionLimits::from_system();
    let permits = Arc::new(Semaphore::new(limits.all));
    let quotas = AddressQuotas { taken: Arc::default(), most: limits.per_address };
    // The semaphore is never closed.
    while let Ok(permit) = Arc::clone(&permits).acquire_owned().await {
        let (stream, address) = Listener::accept(&mut listener).await;
        let Some(slot) = AddressSlot::acquire(&quotas, address.ip()) else { continue };
        // No Nagle delay for small messages.
        let _ = stream.set_nodelay(true);
        let peer = Arc::new(Peer { address, _permit: permit, _slot: slot });
        let (tls, router) = (tls.clone(), router.clone());
        tokio::spawn(timeout(LONGEST_STRANGER, async move {
            match tls {
                None => serve(stream, peer, router).await,
                Some(tls) => {
                    if let Ok(stream) = tls.accept(stream).await {
                        serve(stream, peer, router).await;
                    }
                }
            }
        }));
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
