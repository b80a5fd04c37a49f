//! Connection limits derived from the process's file limit, shared so that one address cannot take all. Where they are
//! reached, strangers make way: people of the room always find a connection.

use std::collections::BTreeMap;
use std::net::IpAddr;

/// Maximum number of connections; more wait to be accepted.
const MOST_CONNECTIONS: usize = 4000;
const OWN: usize = 64;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionLimits {
    pub all: usize,
    /// Per address: a whole class may share one, but one alone cannot lock out all others.
    pub per_address: usize,
}

impl ConnectionLimits {
    /// For a process that may have this many files open.
    pub fn for_open_files(files: usize) -> Self {
        let all = files.saturating_sub(OWN).clamp(OWN, MOST_CONNECTIONS);
        Self { all, per_address: all / 3 }
    }

    /// After raising the process's limit as far as needed.
    pub(super) fn from_system() -> Self {
        Self::for_open_files(files())
    }
}

/// The open connections.
#[derive(Debug)]
pub struct ConnectionTable {
    limits: ConnectionLimits,
    open: BTreeMap<u64, OpenConnection>,
    next: u64,
}

#[derive(Debug, Clone, Copy)]
struct OpenConnection {
    address: IpAddr,
    /// True once it belongs to a participant or to the trainer's second device.
    is_known: bool,
}

/// A connection that was let in, and the one that has to be closed for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Admission {
    pub id: u64,
    pub evicted: Option<u64>,
}

impl ConnectionTable {
    pub const fn new(limits: ConnectionLimits) -> Self {
        Self { limits, open: BTreeMap::new(), next: 0 }
    }

    /// Lets a new connection in, if need be in place of the oldest stranger; `None` if only known people are left.
    pub fn admit(&mut self, address: IpAddr) -> Option<Admission> {
        let of_address = self.open.values().filter(|one| one.address == address).count();
        let evicted = if of_address >= self.limits.per_address {
            Some(self.oldest_stranger(address)?)
        } else if self.open.len() >= self.limits.all {
            Some(self.oldest_stranger(self.crowded_address()?)?)
        } else {
            None
        };
        evicted.map(|evicted| self.open.remove(&evicted));
        let id = self.next;
        self.next += 1;
        self.open.insert(id, OpenConnection { address, is_known: false });
        Some(Admission { id, evicted })
    }

    /// Marks a connection as a participant's.
    pub fn set_known(&mut self, id: u64) {
        if let Some(open) = self.open.get_mut(&id) {
            open.is_known = true;
        }
    }

    pub fn release(&mut self, id: u64) {
        self.open.remove(&id);
    }

    fn oldest_stranger(&self, address: IpAddr) -> Option<u64> {
        self.open.iter().find(|(_, one)| one.address == address && !one.is_known).map(|(id, _)| *id)
    }

    /// The address with the most strangers, so that a newcomer at another one is left alone.
    fn crowded_address(&self) -> Option<IpAddr> {
        let mut strangers: BTreeMap<IpAddr, usize> = BTreeMap::new();
        for one in self.open.values().filter(|one| !one.is_known) {
            *strangers.entry(one.address).or_default() += 1;
        }
        strangers.into_iter().max_by_key(|(_, count)| *count).map(|(address, _)| address)
    }
}

/// Number of files the process may open, after raising the soft limit as far as needed and allowed; usually it starts
/// at 1024.
#[cfg(unix)]
fn files() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};

    let needed = (MOST_CONNECTIONS + OWN) as u64;
    let mut limit = getrlimit(Resource::Nofile);
    let now = limit.current;
    // `None` means unlimited.
    if now.is_some_and(|now| now < needed) {
        limit.current = Some(limit.maximum.unwrap_or(needed).min(needed)).max(now);
        let _ = setrlimit(Resource::Nofile, limit);
    }
    getrlimit(Resource::Nofile).current.map_or(usize::MAX, |now| usize::try_from(now).unwrap_or(usize::MAX))
}

/// Sockets do not count as files here.
#[cfg(not(unix))]
const fn files() -> usize {
    usize::MAX
}
