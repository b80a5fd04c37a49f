//! Discovery of rooms by mDNS: announced while open, and browsed by desktops. Lesson title and port are published,
//! the code never. Failures are silent: an address can always be typed.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;

use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};

use super::{client, locked};
use crate::classroom::Room;
use crate::i18n::{HouseTerms, Language};
use crate::platform::entropy;

const KIND: &str = "_tailleur._tcp.local.";
/// Maximum length of an announced title, in bytes; a TXT record holds 255.
const LONGEST_TITLE: usize = 200;
/// Time to wait for the goodbye message to go out.
const LEAVING: Duration = Duration::from_millis(500);
const BETWEEN_CALLS: Duration = Duration::from_secs(2);
/// TXT key that says whether the room uses TLS.
const TLS: &str = "tls";

/// An announcement, withdrawn on drop.
pub(super) struct RoomAnnouncement {
    daemon: ServiceDaemon,
    name: String,
}

impl RoomAnnouncement {
    /// Announces a room; `None` if mDNS is not available.
    pub(super) fn announce(room: &Room, port: u16, tls: bool) -> Option<Self> {
        let names = HouseTerms::from(&room.quiz().house().terms);
        let title =
            |language: Language| truncate_title(&room.quiz().lesson().title.render(language, &names)).to_owned();
        let mut properties: Vec<(&str, String)> =
            Language::ALL.into_iter().map(|language| (language.code(), title(language))).collect();
        properties.push((TLS, u8::from(tls).to_string()));
        // Unique names for rooms of the same lesson or machine.
        let own = format!("{:08x}", entropy::seed() as u32);
        let info = ServiceInfo::new(
            KIND,
            &format!("Tailleur {own}"),
            &format!("tailleur-{own}.local."),
            "",
            port,
            &properties[..],
        );
        let info = info.ok()?.enable_addr_auto();
        let name = info.get_fullname().to_owned();
        let daemon = ServiceDaemon::new().ok()?;
        daemon.register(info).ok()?;
        Some(Self { daemon, name })
    }
}

impl Drop for RoomAnnouncement {
    fn drop(&mut self) {
        if let Ok(gone) = self.daemon.unregister(&self.name) {
            let _ = gone.recv_timeout(LEAVING);
        }
        let _ = self.daemon.shutdown();
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscoveredRoom {
    /// Title of its lesson, if possible in the user's language.
    pub title: String,
    pub address: SocketAddr,
    pub tls: bool,
}

/// Browses for rooms until dropped.
pub struct RoomBrowser {
    daemon: Option<ServiceDaemon>,
    found: Arc<Mutex<FoundRooms>>,
}

/// Announced rooms by their service's name, and the addresses that answer: an announcement outlives a host that was
/// killed.
#[derive(Default)]
struct FoundRooms {
    announced: BTreeMap<String, DiscoveredRoom>,
    answering: BTreeSet<SocketAddr>,
}

impl RoomBrowser {
    /// Starts browsing; `wake` is called from another thread on every change.
    pub fn browse(language: Language, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let found: Arc<Mutex<FoundRooms>> = Arc::default();
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(wake);
        let daemon = ServiceDaemon::new().ok();
        if let Some(events) = daemon.as_ref().and_then(|daemon| daemon.browse(KIND).ok()) {
            let (rooms, wakes) = (Arc::downgrade(&found), Arc::clone(&wake));
            thread::spawn(move || watch_answers(&rooms, &*wakes));
            let found = Arc::clone(&found);
            // Ends with the daemon, which closes the channel.
            thread::spawn(move || {
                while let Ok(event) = events.recv() {
                    if handle_event(event, &found, language) {
                        wake();
                    }
                }
            });
        }
        Self { daemon, found }
    }

    pub fn found(&self) -> Vec<DiscoveredRoom> {
        let rooms = locked(&self.found);
        let answering = rooms.announced.values().filter(|room| rooms.answering.contains(&room.address));
        let mut all: Vec<DiscoveredRoom> = answering.cloned().collect();
        drop(rooms);
        all.sort_by_key(|found| found.address);
        all.dedup_by_key(|found| found.address);
        all
    }
}

impl Drop for RoomBrowser {
    fn drop(&mut self) {
        if let Some(daemon) = self.daemon.take() {
            let _ = daemon.stop_browse(KIND);
            let _ = daemon.shutdown();
        }
    }
}

/// Returns true if something has changed.
fn handle_event(event: ServiceEvent, found: &Mutex<FoundRooms>, language: Language) -> bool {
    match event {
        ServiceEvent::ServiceResolved(service) => {
            let Some(one) = from_service(&service, language) else { return false };
            locked(found).announced.insert(service.fullname, one.clone()) != Some(one)
        }
        ServiceEvent::ServiceRemoved(_, name) => locked(found).announced.remove(&name).is_some(),
        _ => false,
    }
}

/// Finds out which announced rooms answer, until their browser is dropped.
fn watch_answers(found: &Weak<Mutex<FoundRooms>>, wake: &dyn Fn()) {
    while let Some(rooms) = found.upgrade() {
        let addresses: BTreeSet<SocketAddr> = locked(&rooms).announced.values().map(|room| room.address).collect();
        drop(rooms);
        let answers = |address: &SocketAddr| client::answers(*address);
        let answering: BTreeSet<SocketAddr> = addresses.into_iter().filter(answers).collect();
        let Some(rooms) = found.upgrade() else { return };
        let before = std::mem::replace(&mut locked(&rooms).answering, answering.clone());
        drop(rooms);
        if before != answering {
            wake();
        }
        thread::sleep(BETWEEN_CALLS);
    }
}

/// Untrusted: shown as text, and truncated to the maximum title length.
fn from_service(service: &ResolvedService, language: Language) -> Option<DiscoveredRoom> {
    let property = |key: &str| service.get_property_val_str(key).filter(|property| !property.trim().is_empty());
    let title = property(language.code()).or_else(|| Language::ALL.iter().find_map(|other| property(other.code())))?;
    let title: String = truncate_title(title).chars().filter(|sign| !sign.is_control()).collect();
    let address = service.get_addresses_v4().into_iter().min_by_key(|address| (address.is_loopback(), *address))?;
    Some(DiscoveredRoom { title, address: (address, service.get_port()).into(), tls: property(TLS) == Some("1") })
}

fn truncate_title(title: &str) -> &str {
    let end =
        title.char_indices().map(|(at, sign)| at + sign.len_utf8()).take_while(|end| *end <= LONGEST_TITLE).last();
    title.get(..end.unwrap_or(0)).unwrap_or_default()
}
