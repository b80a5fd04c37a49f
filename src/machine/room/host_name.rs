//! By which names a room lets itself be found. A page of another host can have its name lead to this machine and would then
//! be taken for the room's own page (DNS rebinding); only figures and names of the local network are nobody else's.

use std::net::{Ipv4Addr, Ipv6Addr};

/// The host that a request names, where it is one by which a room may be found: figures, `localhost`, or a name that ends in
/// `.local`; with a port or without.
#[must_use]
pub fn own_host(named: &str) -> Option<&str> {
    let (name, port) = match named.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?,
        None => named.split_at(named.find(':').unwrap_or(named.len())),
    };
    let is_port = port.is_empty()
        || port.strip_prefix(':').is_some_and(|port| {
            port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok()
        });
    let is_own = if named.starts_with('[') { name.parse::<Ipv6Addr>().is_ok() } else { is_near(name) };
    (is_port && is_own).then_some(named)
}

fn is_near(name: &str) -> bool {
    let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'));
    let name = name.to_ascii_lowercase();
    let is_local = name.strip_suffix(".local").is_some_and(|name| !name.is_empty());
    name.parse::<Ipv4Addr>().is_ok() || name == "localhost" || (is_plain && is_local)
}

/// What a page may load, and from where: nothing runs, shows or connects but what comes from this very room. `'self'` alone
/// is no socket in every browser, so the room's own are named.
#[must_use]
pub fn policy(host: Option<&str>) -> String {
    let sockets = host.map(|host| format!(" ws://{host} wss://{host}")).unwrap_or_default();
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}
