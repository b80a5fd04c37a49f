//! Connection limits derived from the process's file limit, shared so that one address cannot take all.

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
