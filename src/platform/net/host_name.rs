//! Host names a room may be reached by. Another site could resolve its own name to this machine (DNS rebinding); only
//! IP addresses and local names are safe.

use std::net::{Ipv4Addr, Ipv6Addr};

/// The host of a request, with or without port, if it is an IP address, `localhost` or a name ending in `.local`.
pub fn own_host(named: &str) -> Option<&str> {
    let (name, port) = match named.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?,
        None => named.split_at(named.find(':').unwrap_or(named.len())),
    };
    let is_port = port.is_empty()
        || port.strip_prefix(':').is_some_and(|port| {
            port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok()
        });
    let is_own = if named.starts_with('[') { name.parse::<Ipv6Addr>().is_ok() } else { is_local_name(name) };
    (is_port && is_own).then_some(named)
}

fn is_local_name(name: &str) -> bool {
    let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'));
    let name = name.to_ascii_lowercase();
    let is_local = name.strip_suffix(".local").is_some_and(|name| !name.is_empty());
    name.parse::<Ipv4Addr>().is_ok() || name == "localhost" || (is_plain && is_local)
}

/// Content security policy: nothing but this room's own resources. `'self'` does not cover web sockets in every
/// browser, so they are listed.
pub fn content_security_policy(host: Option<&str>) -> String {
    let sockets = host.map(|host| format!(" ws://{host} wss://{host}")).unwrap_or_default();
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}
