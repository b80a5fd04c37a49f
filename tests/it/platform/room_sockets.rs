//! A room's addresses, discovery and page headers, without a network.
#![cfg(feature = "room")]

use std::net::IpAddr;

use tailleur::classroom::log::{self, LogLine, OpeningRecord};
use tailleur::platform::net::{
    ConnectionLimits, ConnectionTable, LogFile, codes, content_security_policy, new_code, order_addresses, own_host,
};
use tailleur::progress::Moment;
use tempfile::TempDir;

use crate::classroom::room::Class;

type Case<'c> = (&'c [(&'c str, &'c str)], Option<&'c str>, &'c [&'c str]);

fn in_order(found: &[(&str, &str)], outward: Option<&str>) -> Vec<String> {
    let found = found.iter().map(|(address, name)| (address.parse().unwrap(), (*name).to_owned())).collect();
    let outward = outward.map(|address| address.parse::<IpAddr>().unwrap());
    order_addresses(found, outward).iter().map(ToString::to_string).collect()
}

#[test]
fn phones_are_sent_where_they_can_go() {
    let (own, wifi) = (("127.0.0.1", "lo"), ("192.168.178.23", "wlan0"));
    let (tunnel, docker) = (("10.8.0.6", "tun0"), ("172.17.0.1", "docker0"));
    let cases: [Case; 8] = [
        (
            &[own, tunnel, docker, wifi],
            Some("192.168.178.23"),
            &["192.168.178.23", "172.17.0.1", "10.8.0.6", "127.0.0.1"],
        ),
        // All the traffic of this machine goes into the tunnel: the class is not in there.
        (&[own, tunnel, docker, wifi], Some("10.8.0.6"), &["192.168.178.23", "172.17.0.1", "10.8.0.6", "127.0.0.1"]),
        // No way leads out.
        (&[own, tunnel, docker, wifi], None, &["192.168.178.23", "172.17.0.1", "10.8.0.6", "127.0.0.1"]),
        // Of two networks that from which the machine speaks to the world.
        (&[wifi, ("10.0.0.5", "eth0")], Some("192.168.178.23"), &["192.168.178.23", "10.0.0.5"]),
        (&[wifi, ("10.0.0.5", "eth0")], None, &["10.0.0.5", "192.168.178.23"]),
        // A bridge may be the network itself.
        (
            &[("192.168.7.2", "br0"), ("192.168.122.1", "virbr0")],
            Some("192.168.7.2"),
            &["192.168.7.2", "192.168.122.1"],
        ),
        (&[("172.28.0.1", "vEthernet (WSL)"), ("192.168.1.4", "Wi-Fi")], None, &["192.168.1.4", "172.28.0.1"]),
        (&[own, ("169.254.3.4", "eth0"), ("fe80::1", "eth0")], None, &["127.0.0.1"]),
    ];
    for (found, outward, order) in cases {
        assert_eq!(in_order(found, outward), order, "{found:?} {outward:?}");
    }
}

#[test]
fn a_room_is_found_only_by_names_that_nobody_else_has() {
    for own in [
        "127.0.0.1:8057",
        "192.168.1.20",
        "[fe80::1]:8057",
        "[::1]",
        "localhost:8057",
        "LOCALHOST",
        "trainer-pc.local:8057",
    ] {
        assert_eq!(own_host(own), Some(own));
    }
    let others = [
        "evil.example:8057",
        "evil.example",
        "",
        ":8057",
        "local",
        ".local",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.local.example",
        "127.0.0.1:80a",
        "127.0.0.1:",
        "127.0.0.1:99999",
        "127.0.0.1:+80",
        "[evil.example]:8057",
        "[::1",
        "fe80::1",
        "a b.local",
        "a;script-src *.local",
        "user@pc.local",
        "2130706433",
    ];
    for other in others {
        assert_eq!(own_host(other), None, "{other}");
    }
}

#[test]
fn a_page_connects_to_its_own_room_alone() {
    let of = |host| {
        content_security_policy(host).split("; ").find(|part| part.starts_with("connect-src")).unwrap().to_owned()
    };
    let own = "connect-src 'self' ws://192.168.1.20:8057 wss://192.168.1.20:8057";
    assert_eq!(of(Some("192.168.1.20:8057")), own);
    assert_eq!(of(None), "connect-src 'self'");
    for part in
        ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "script-src 'self'"]
    {
        assert!(content_security_policy(None).split("; ").any(|one| one.trim() == part), "{part}");
    }
}

#[test]
fn nobody_has_all_connections_and_a_thousand_behind_one_address_come_in() {
    let usual = ConnectionLimits::for_open_files(1024);
    assert_eq!((usual.all, usual.per_address), (960, 320));
    let raised = ConnectionLimits::for_open_files(usize::MAX);
    assert_eq!(raised, ConnectionLimits::for_open_files(4064));
    assert!(raised.per_address > 1000 && raised.per_address * 3 <= raised.all);
    assert!(ConnectionLimits::for_open_files(0).per_address > 0);
}

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 7));
const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 8));
const ELSEWHERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 9));

fn table(all: usize, per_address: usize) -> ConnectionTable {
    ConnectionTable::new(ConnectionLimits { all, per_address })
}

#[test]
fn strangers_make_way_where_connections_run_out_and_people_of_the_room_do_not() {
    let mut table = table(6, 4);
    let known = table.admit(HERE).unwrap().id;
    table.set_known(known);
    let flood: Vec<u64> = (0..3).map(|_| table.admit(THERE).unwrap().id).collect();
    let newcomer = table.admit(ELSEWHERE).unwrap().id;
    assert_eq!(table.admit(HERE).unwrap().evicted, None, "there is room for six");
    let returns = table.admit(HERE).unwrap();
    assert_eq!(returns.evicted, Some(flood[0]), "the oldest of the many, and not whoever types a name elsewhere");
    table.set_known(returns.id);
    table.release(newcomer);
    assert_eq!(table.admit(ELSEWHERE).unwrap().evicted, None, "whoever leaves gives room back");
}

#[test]
fn one_address_with_all_its_connections_gives_up_a_stranger_of_its_own() {
    let mut table = table(100, 3);
    let ids: Vec<u64> = (0..3).map(|_| table.admit(HERE).unwrap().id).collect();
    table.set_known(ids[0]);
    let admission = table.admit(HERE).unwrap();
    assert_eq!(admission.evicted, Some(ids[1]));
    assert_eq!(table.admit(THERE).unwrap().evicted, None);
    table.set_known(admission.id);
    table.set_known(ids[2]);
    assert_eq!(table.admit(HERE), None, "they are all of the room");
}

#[test]
fn no_two_rooms_of_a_folder_have_the_same_code() {
    let (folder, class) = (TempDir::new().unwrap(), Class::new(|_| {}));
    assert!(codes(folder.path()).is_empty());
    let opened =
        OpeningRecord { at: Moment(5), port: 8057, tls: false, loopback: true, setup: class.room.setup().clone() };
    let log = LogFile::create(folder.path(), &opened, &[]).unwrap();
    assert!(codes(folder.path()).into_iter().eq([class.room.setup().code.clone()]));
    let code = new_code(folder.path());
    assert!(code.len() == 6 && code.parse::<u32>().is_ok() && code != class.room.setup().code);
    // A room that was opened for its own machine stays there when it is taken up again.
    drop(log);
    let (_, log) = LogFile::resume(&tailleur::platform::net::logs(folder.path())[0]).unwrap();
    assert_eq!(log.opening, opened);
}

#[test]
fn a_room_from_before_the_two_kinds_was_open_to_the_network() {
    let class = Class::new(|_| {});
    let opened =
        OpeningRecord { at: Moment(5), port: 8057, tls: false, loopback: false, setup: class.room.setup().clone() };
    let text = log::write(&LogLine::Opened(Box::new(opened.clone()))).unwrap();
    assert!(!text.contains("loopback"), "{text}");
    assert_eq!(log::read(text.as_bytes()).unwrap().opening, opened);
}
