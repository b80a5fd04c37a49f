//! Under which addresses phones find this machine, those that they can use first.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// How the names of interfaces begin that lead into a tunnel: what goes out there does not come from this network.
const TUNNELS: [&str; 11] =
    ["tun", "tap", "utun", "wg", "ppp", "ipsec", "tailscale", "zt", "nordlynx", "proton", "ham"];
/// And of those that only lead to machines within this machine.
const WITHIN: [&str; 11] = ["docker", "veth", "br", "vir", "vnet", "vmnet", "vmware", "vbox", "lxc", "cni", "podman"];

/// The addresses of this machine on its networks, those that phones can use first; its own to itself last.
pub(super) fn addresses() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    ordered(found.into_iter().map(|one| (one.ip(), one.name)).collect(), outward())
}

/// From which address this machine speaks to the world, where it knows a way there. Nothing is sent: the system is only
/// asked which way it would take to an address that nobody has (RFC 5737).
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_unspecified())
}

/// Brings addresses with the names of their interfaces into the order in which phones should try them: first that from which
/// the machine speaks to the world, unless that is a tunnel; then those of the networks of a house or a school, then others.
#[must_use]
pub fn ordered(mut found: Vec<(IpAddr, String)>, outward: Option<IpAddr>) -> Vec<IpAddr> {
    found.retain(|(address, _)| matches!(address, IpAddr::V4(four) if !four.is_link_local()));
    let rank = |address: &IpAddr, name: &str| match address {
        IpAddr::V4(four) if four.is_loopback() => 5,
        _ if begins(name, &TUNNELS) => 4,
        _ if outward == Some(*address) => 0,
        _ if begins(name, &WITHIN) => 3,
        IpAddr::V4(four) if four.is_private() => 1,
        _ => 2,
    };
    found.sort_by_key(|(address, name)| (rank(address, name), *address));
    found.dedup_by_key(|(address, _)| *address);
    found.into_iter().map(|(address, _)| address).collect()
}

fn begins(name: &str, with: &[&str]) -> bool {
    let name = name.to_lowercase();
    with.iter().any(|begin| name.starts_with(begin))
}
