//! Addresses of this machine, ordered by how likely phones can reach them.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Name prefixes of tunnel interfaces, which do not lead to the local network.
const TUNNELS: [&str; 11] =
    ["tun", "tap", "utun", "wg", "ppp", "ipsec", "tailscale", "zt", "nordlynx", "proton", "ham"];
/// Name prefixes of virtual interfaces inside this machine.
const WITHIN: [&str; 11] = ["docker", "veth", "br", "vir", "vnet", "vmnet", "vmware", "vbox", "lxc", "cni", "podman"];

/// The machine's addresses, most usable by phones first, loopback last.
pub(super) fn addresses() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    order_addresses(found.into_iter().map(|one| (one.ip(), one.name)).collect(), outward())
}

/// The source address of the default route, if any. Nothing is sent: the system only resolves the route to a reserved
/// address (RFC 5737).
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_unspecified())
}

/// Orders addresses, given with their interface names, for phones: that of the default route unless it is a tunnel,
/// then private networks, then others.
pub fn order_addresses(mut found: Vec<(IpAddr, String)>, outward: Option<IpAddr>) -> Vec<IpAddr> {
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
