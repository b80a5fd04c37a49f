//! Rooms that are open on this network, by mDNS: a room is announced while it stands, and desktops look for it. What goes over
//! the network names the lesson and the port; the code never does. Where mDNS does not work nothing is said: an address can
//! always be typed.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};

use super::locked;
use crate::classroom::Room;
use crate::machine::entropy;
use crate::words::{Language, Names};

/// What rooms are announced as.
const KIND: &str = "_tailleur._tcp.local.";
/// The longest title that is announced, in bytes: a text record holds 255.
const LONGEST_TITLE: usize = 200;
/// So long is waited for the word that a room is closed to go out.
const LEAVING: Duration = Duration::from_millis(500);
/// The name of what says whether the room is reached by TLS.
const TLS: &str = "tls";

/// A room that is announced, until this goes.
pub(super) struct Announced {
    daemon: ServiceDaemon,
    name: String,
}

impl Announced {
    /// Announces a room at a port; nothing where that cannot be done.
    pub(super) fn of(room: &Room, port: u16, tls: bool) -> Option<Self> {
        let names = Names::from(&room.quiz().house().terms);
        let title = |language: Language| cut(&room.quiz().lesson().title.say(language, &names)).to_owned();
        let mut told: Vec<(&str, String)> =
            Language::ALL.into_iter().map(|language| (language.code(), title(language))).collect();
        told.push((TLS, u8::from(tls).to_string()));
        // Two rooms of one lesson, or two on one machine, have names of their own.
        let own = format!("{:08x}", entropy::seed() as u32);
        let info =
            ServiceInfo::new(KIND, &format!("Tailleur {own}"), &format!("tailleur-{own}.local."), "", port, &told[..]);
        let info = info.ok()?.enable_addr_auto();
        let name = info.get_fullname().to_owned();
        let daemon = ServiceDaemon::new().ok()?;
        daemon.register(info).ok()?;
        Some(Self { daemon, name })
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        if let Ok(gone) = self.daemon.unregister(&self.name) {
            let _ = gone.recv_timeout(LEAVING);
        }
        let _ = self.daemon.shutdown();
    }
}

/// A room that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// What its lesson is called, in the language of whoever looks where it is said in it.
    pub title: String,
    /// Where it is heard.
    pub address: SocketAddr,
    /// Whether by TLS.
    pub tls: bool,
}

/// Looks for rooms on this network, until this goes.
pub struct Nearby {
    daemon: Option<ServiceDaemon>,
    found: Arc<Mutex<BTreeMap<String, Found>>>,
}

impl Nearby {
    /// Begins to look; `wake` is called from another thread whenever something has changed.
    #[must_use]
    pub fn look(language: Language, wake: impl Fn() + Send + 'static) -> Self {
        let found: Arc<Mutex<BTreeMap<String, Found>>> = Arc::default();
        let daemon = ServiceDaemon::new().ok();
        if let Some(heard) = daemon.as_ref().and_then(|daemon| daemon.browse(KIND).ok()) {
            let found = Arc::clone(&found);
            // It ends with the daemon, which closes what is heard.
            thread::spawn(move || {
                while let Ok(event) = heard.recv() {
                    if hear(event, &found, language) {
                        wake();
                    }
                }
            });
        }
        Self { daemon, found }
    }

    /// The rooms that are open now, in the order of their addresses.
    #[must_use]
    pub fn found(&self) -> Vec<Found> {
        let mut all: Vec<Found> = locked(&self.found).values().cloned().collect();
        all.sort_by_key(|found| found.address);
        all
    }
}

impl Drop for Nearby {
    fn drop(&mut self) {
        if let Some(daemon) = self.daemon.take() {
            let _ = daemon.stop_browse(KIND);
            let _ = daemon.shutdown();
        }
    }
}

/// Returns whether something has changed.
fn hear(event: ServiceEvent, found: &Mutex<BTreeMap<String, Found>>, language: Language) -> bool {
    match event {
        ServiceEvent::ServiceResolved(service) => {
            let Some(one) = of_service(&service, language) else { return false };
            locked(found).insert(service.fullname, one.clone()) != Some(one)
        }
        ServiceEvent::ServiceRemoved(_, name) => locked(found).remove(&name).is_some(),
        _ => false,
    }
}

/// What a service says of its room; whatever it says is shown as text and no longer than a title may be.
fn of_service(service: &ResolvedService, language: Language) -> Option<Found> {
    let said = |key: &str| service.get_property_val_str(key).filter(|said| !said.trim().is_empty());
    let title = said(language.code()).or_else(|| Language::ALL.iter().find_map(|other| said(other.code())))?;
    let title: String = cut(title).chars().filter(|sign| !sign.is_control()).collect();
    let address = service.get_addresses_v4().into_iter().min_by_key(|address| (address.is_loopback(), *address))?;
    Some(Found { title, address: (address, service.get_port()).into(), tls: said(TLS) == Some("1") })
}

/// As much of a title as is announced.
fn cut(title: &str) -> &str {
    let end =
        title.char_indices().map(|(at, sign)| at + sign.len_utf8()).take_while(|end| *end <= LONGEST_TITLE).last();
    title.get(..end.unwrap_or(0)).unwrap_or_default()
}
