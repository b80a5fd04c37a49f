//! How many connections there can be at once: what the system lets a program have, shared out so that nobody takes it all.

/// So many connections stand at once; others wait before the door.
const MOST_CONNECTIONS: usize = 4000;
/// So many files and sockets a program needs for itself.
const OWN: usize = 64;

/// How many connections there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Most {
    /// In all.
    pub all: usize,
    /// From one address: a whole class may be behind one, and nobody shuts all others out alone.
    pub of_one: usize,
}

impl Most {
    /// Where the system lets the program have so many files open.
    #[must_use]
    pub fn of(files: usize) -> Self {
        let all = files.saturating_sub(OWN).clamp(OWN, MOST_CONNECTIONS);
        Self { all, of_one: all / 3 }
    }

    /// After the system was asked for as many as are needed.
    pub(super) fn raised() -> Self {
        Self::of(files())
    }
}

/// How many files may be open, after as many were asked for as are needed and may be had: a usual session begins with 1024
/// and may have many more.
#[cfg(unix)]
fn files() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};

    let needed = (MOST_CONNECTIONS + OWN) as u64;
    let mut limit = getrlimit(Resource::Nofile);
    let now = limit.current;
    // No limit is said as none.
    if now.is_some_and(|now| now < needed) {
        limit.current = Some(limit.maximum.unwrap_or(needed).min(needed)).max(now);
        let _ = setrlimit(Resource::Nofile, limit);
    }
    getrlimit(Resource::Nofile).current.map_or(usize::MAX, |now| usize::try_from(now).unwrap_or(usize::MAX))
}

/// Here sockets are no files, and nobody counts them.
#[cfg(not(unix))]
const fn files() -> usize {
    usize::MAX
}
