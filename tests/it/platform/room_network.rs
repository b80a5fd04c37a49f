//! A room on sockets of this machine: a class behind one address with somebody among them who guesses codes, strangers
//! who take all connections, and phones that come without TLS.
#![cfg(feature = "room")]
#![expect(clippy::disallowed_methods, reason = "sockets, and the real clock")]

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tailleur::classroom::{Room, RoomMessage};
use tailleur::platform::clock::time_of_day;
use tailleur::platform::net::{Hosting, HostingOptions, new_secret};
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::classroom::room::{quiz, setup};
use crate::support::thorough;

/// All phones of a class are in by then, whatever somebody guesses behind the same address.
const SOON: Duration = Duration::from_secs(5);

type Socket = WebSocketStream<tokio::net::TcpStream>;

fn hosting(folder: &TempDir, tls: bool) -> Hosting {
    let (quiz, at) = (quiz(), time_of_day());
    let room = Room::open(setup(&quiz), quiz, at);
    let options = HostingOptions { loopback: true, tls, folder: folder.path().to_owned(), ..HostingOptions::default() };
    Hosting::open(room, at, options).unwrap()
}

async fn connect(address: SocketAddr) -> Option<Socket> {
    let stream = tokio::net::TcpStream::connect(address).await.ok()?;
    Some(client_async(format!("ws://{address}/ws"), stream).await.ok()?.0)
}

/// Says something and waits for an answer of this kind; `None` if it is refused or the connection ends.
async fn asks(socket: &mut Socket, said: &Value, kind: &str) -> Option<Value> {
    socket.send(Message::text(said.to_string())).await.ok()?;
    loop {
        let text = socket.next().await?.ok()?.into_text().ok()?;
        let heard: Value = serde_json::from_str(text.as_str()).ok()?;
        if heard.get("refused").is_some() {
            return None;
        }
        if let Some(heard) = heard.get(kind) {
            return Some(heard.clone());
        }
    }
}

/// A phone that opens the link comes in and stays.
async fn comes_in(address: SocketAddr, code: String, key: String, number: usize) -> Option<Socket> {
    let mut socket = connect(address).await?;
    asks(&mut socket, &json!({"knock": {"code": code, "key": key}}), "room").await?;
    let join = json!({"code": code, "key": key, "name": format!("Phone {number}"), "token": new_secret()});
    asks(&mut socket, &json!({"join": join}), "state").await?;
    Some(socket)
}

/// Guesses codes on ever new connections, as fast as it can.
async fn guesses(address: SocketAddr) {
    let mut code = 100_000_u32;
    loop {
        let Some(mut socket) = connect(address).await else { continue };
        for _ in 0..3 {
            code += 1;
            let _ = asks(&mut socket, &json!({"knock": {"code": code.to_string()}}), "room").await;
        }
    }
}

#[test]
fn a_class_behind_one_address_comes_in_while_one_of_them_guesses() {
    let folder = TempDir::new().unwrap();
    let hosting = hosting(&folder, false);
    let (address, setup) = (hosting.address(), hosting.room().setup().clone());
    let phones = if thorough() { 50 } else { 12 };
    Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let mut guessers = JoinSet::new();
        for _ in 0..4 {
            guessers.spawn(guesses(address));
        }
        // The door is shut for typed codes by then.
        tokio::time::sleep(Duration::from_millis(1500)).await;
        let began = Instant::now();
        let mut class = JoinSet::new();
        for number in 0..phones {
            class.spawn(comes_in(address, setup.code.clone(), setup.link_key(), number));
        }
        let mut sockets = Vec::new();
        while let Some(socket) = timeout(SOON, class.join_next()).await.expect("somebody was shut out") {
            sockets.push(socket.unwrap().expect("somebody was refused"));
        }
        assert_eq!(sockets.len(), phones);
        assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
    });
    hosting.send(RoomMessage::Lock(true)).unwrap();
    assert_eq!(hosting.room().people().count(), phones);
}

#[test]
fn over_tls_a_phone_that_comes_without_it_is_shown_the_way() {
    let folder = TempDir::new().unwrap();
    let hosting = hosting(&folder, true);
    let address = hosting.address();
    let plain = |host: &str| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(SOON)).unwrap();
        write!(stream, "GET /?code=314159 HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer.to_lowercase()
    };
    let own = address.to_string();
    let answer = plain(&own);
    assert!(answer.starts_with("http/1.1 308"), "{answer}");
    assert!(answer.contains(&format!("location: https://{own}/?code=314159")), "{answer}");
    let answer = plain("evil.example");
    assert!(answer.starts_with("http/1.1 421") && !answer.contains("location"), "{answer}");
}

#[test]
fn no_string_of_the_style_sheet_contains_spaces_that_are_not_sent() {
    let style = std::fs::read_to_string("assets/phone/phone.css").expect("the style sheet is there");
    let strings: Vec<&str> = style.split('"').skip(1).step_by(2).collect();
    assert!(strings.len() > 3, "{strings:?}");
    for string in strings {
        let shrinks = ["\n", ": ", "; ", ", ", "{ ", " {", " }"].iter().any(|mark| string.contains(mark));
        assert!(!shrinks, "{string:?}");
    }
    let goes_on = style.lines().find(|line| !line.trim().is_empty() && !line.ends_with(['{', '}', ';', ',', '/']));
    assert_eq!(goes_on, None, "a value is one line");
}

#[test]
fn the_script_of_the_page_is_sent_with_all_its_strings() {
    let folder = TempDir::new().unwrap();
    let hosting = hosting(&folder, false);
    let address = hosting.address();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(SOON)).unwrap();
    write!(stream, "GET /phone.js HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let sent = answer.split_once("\r\n\r\n").unwrap().1;
    let script = std::fs::read_to_string("assets/phone/phone.js").expect("the script is there");
    let strings = |line: &str| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let own: Vec<_> =
        script.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])).flat_map(strings).collect();
    assert!(own.len() > 1_000 && !script.contains(" + +") && !script.contains(" - -"));
    assert!(sent.len() < script.len() * 9 / 10);
    assert_eq!(sent.lines().flat_map(strings).collect::<Vec<_>>(), own);
}

#[test]
fn no_other_literal_of_the_script_contains_spaces_that_are_not_sent() {
    let script = std::fs::read_to_string("assets/phone/phone.js").expect("the script is there");
    for line in script.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])) {
        // What is left are strings in double quotes, and expressions between two slashes.
        let code = line.split('"').step_by(2).collect::<String>().replace(" / ", " ").replace("\\/", "");
        let expressions = code.split('/').skip(1).step_by(2);
        let marks =
            [", ", ": ", "; ", "{ ", " {", " }", " ? ", " = ", " => ", " && ", " || ", " + ", " - ", " < ", " > "];
        let shrinks = |literal: &str| marks.iter().any(|mark| literal.contains(mark));
        assert!(line.matches('"').count() % 2 == 0 && !code.contains(['`', '\'']) && !code.contains("//"), "{line}");
        assert!(!expressions.into_iter().any(shrinks), "{line}");
    }
}

#[test]
fn the_phone_page_stays_small_over_the_air() {
    let folder = TempDir::new().unwrap();
    let hosting = hosting(&folder, false);
    let address = hosting.address();
    let size = |part: &str| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(SOON)).unwrap();
        let asked =
            format!("GET /{part} HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n");
        stream.write_all(asked.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 200"), "/{part}");
        answer.len() - answer.windows(4).position(|end| end == b"\r\n\r\n").unwrap() - 4
    };
    let sizes = ["", "phone.css", "phone.js"].map(size);
    // A phone loads the words of one language.
    let words = ["words-fr.json", "words-it.json", "words-en.json"].map(size);
    let most = words.into_iter().max().unwrap_or_default();
    assert!(sizes.iter().chain(&words).all(|size| *size > 0), "{sizes:?} {words:?}");
    assert!(sizes.iter().sum::<usize>() + most <= 45_000, "{sizes:?} {words:?}");
}

#[test]
fn the_words_of_a_language_are_those_of_the_file_with_all_of_them() {
    let folder = TempDir::new().unwrap();
    let hosting = hosting(&folder, false);
    let address = hosting.address();
    let words = |part: &str| -> serde_json::Value {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(SOON)).unwrap();
        write!(stream, "GET /{part} HTTP/1.0\r\nHost: {address}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    };
    let all = words("words.json");
    for language in ["fr", "it", "en"] {
        let own = words(&format!("words-{language}.json"));
        assert_eq!(own, all[language]);
        assert!(own["phone-join"].is_null() && own["phone-enter"].is_string(), "{own}");
    }
}
