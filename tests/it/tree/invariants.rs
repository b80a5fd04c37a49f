//! Invariants of the design that hold by absence: each is a list of what no source may contain, and where it may.

use std::collections::BTreeSet;

use crate::support::{files, text};
use crate::tree::rust_source::{Token, tokens};

/// A sequence of names and signs that only some files may contain.
struct Ban {
    sequence: &'static [&'static str],
    /// Starts of the paths under `src/` that may contain it.
    places: &'static [&'static str],
    why: &'static str,
}

const fn ban(sequence: &'static [&'static str], places: &'static [&'static str], why: &'static str) -> Ban {
    Ban { sequence, places, why }
}

const CLOCK: &str = "`now` is a parameter; only platform/ reads the clock";
const DISK: &str = "only platform/ touches the disk";
const STREAMS: &str = "a command is given its input and output";
const SOCKET: &str = "a socket leads to a room on the local network and nowhere else";
const VIEW: &str = "the view reads the app and returns actions";
const SHARED: &str = "what the view borrows must not change behind the borrow";

const BANS: [Ban; 34] = [
    ban(&["::", "now", "("], &["platform/"], CLOCK),
    ban(&[".", "elapsed", "("], &["platform/"], CLOCK),
    ban(&["TimeZone", "::", "system"], &["platform/"], CLOCK),
    ban(&[".", "exists", "("], &["platform/"], DISK),
    ban(&[".", "try_exists", "("], &["platform/"], DISK),
    ban(&[".", "is_file", "("], &["platform/"], DISK),
    ban(&[".", "is_dir", "("], &["platform/"], DISK),
    ban(&[".", "is_symlink", "("], &["platform/"], DISK),
    ban(&[".", "metadata", "("], &["platform/"], DISK),
    ban(&[".", "symlink_metadata", "("], &["platform/"], DISK),
    ban(&[".", "canonicalize", "("], &["platform/"], DISK),
    ban(&[".", "read_link", "("], &["platform/"], DISK),
    ban(&[".", "read_dir", "("], &["platform/"], DISK),
    ban(&["stdin", "("], &["platform/", "main.rs"], STREAMS),
    ban(&["stdout", "("], &["platform/", "main.rs"], STREAMS),
    ban(&["stderr", "("], &["platform/", "main.rs"], STREAMS),
    ban(&["TcpStream"], &["platform/net/client.rs", "platform/net/cert_pinning.rs"], SOCKET),
    ban(&["client_async"], &["platform/net/client.rs"], SOCKET),
    ban(&["connect_async"], &[], SOCKET),
    // Asks the system for its own address; nothing is sent.
    ban(&["UdpSocket"], &["platform/net/addresses.rs"], SOCKET),
    ban(&["ServiceDaemon"], &["platform/net/mdns.rs"], SOCKET),
    ban(&["TcpSocket"], &[], SOCKET),
    ban(&["lookup_host"], &[], SOCKET),
    ban(&["ToSocketAddrs"], &[], SOCKET),
    ban(&["to_socket_addrs"], &[], SOCKET),
    ban(&["mut", "App"], &["app/", "platform/", "cli/"], VIEW),
    ban(&["Mutex"], &["platform/"], SHARED),
    ban(&["RwLock"], &["platform/"], SHARED),
    ban(&["UnsafeCell"], &["platform/"], SHARED),
    ban(&["atomic", "::"], &["platform/"], SHARED),
    // Guesses of one report, while it is made.
    ban(&["RefCell"], &["platform/", "progress/class/report.rs"], SHARED),
    // The lines of one paragraph, once they are laid out.
    ban(&["OnceCell"], &["platform/", "documents/pdf/part.rs"], SHARED),
    // Whether a decoder's panic is caught.
    ban(&["cell", "::", "Cell"], &["platform/", "syntax/panic_guard.rs"], SHARED),
    ban(&["thread_local"], &["platform/", "syntax/panic_guard.rs"], SHARED),
];

/// Colours that are none, and so stand anywhere.
const NO_COLOURS: [&str; 2] = ["TRANSPARENT", "PLACEHOLDER"];

/// Colours outside `view/palette.rs`, which reads them from `assets/`.
const COLOURS: [(&str, &[&str]); 1] = [
    // A camera reads black on white, whatever the theme.
    ("view/screen/host/joining.rs", &["BLACK", "WHITE"]),
];

/// Files of `rules/` with floats that are no money: numbers in RON, shares of sequences, places of pips.
const FLOATS: [&str; 2] = ["rules/frequency.rs", "rules/pips.rs"];

/// Files that name a house: the one that a new profile begins with.
const NAMES_A_HOUSE: [&str; 1] = ["progress/settings.rs"];

/// Texts of `rules/` for programs: two values in JSON and an error.
const FOR_PROGRAMS: [&str; 3] = ["silent, by convention", "the author's word", "not a card"];

/// Namespaces look like addresses, and nobody opens them.
const NAMESPACES: [&str; 1] = ["http://www.w3.org/2000/svg"];

/// Libraries that fetch from the internet, as `deny.toml` bans them.
const FETCHERS: [&str; 8] = ["reqwest", "ureq", "curl", "isahc", "attohttpc", "surf", "minreq", "hyper-tls"];

fn spelled(token: &Token) -> Option<&str> {
    match token {
        Token::Name(name) => Some(name),
        Token::Sign(sign) => Some(sign),
        Token::Text(_) | Token::Float | Token::Other => None,
    }
}

/// Whether a sequence of names and signs stands in a source.
fn contains(tokens: &[Token], sequence: &[&str]) -> bool {
    let is_found = |window: &[Token]| window.iter().zip(sequence).all(|(token, sought)| spelled(token) == Some(sought));
    tokens.windows(sequence.len()).any(is_found)
}

fn texts(tokens: &[Token]) -> impl Iterator<Item = &str> {
    tokens.iter().filter_map(|token| match token {
        Token::Text(text) => Some(text.as_str()),
        _ => None,
    })
}

fn banned(file: &str, tokens: &[Token]) -> Vec<String> {
    let is_breach =
        |ban: &&Ban| !ban.places.iter().any(|place| file.starts_with(place)) && contains(tokens, ban.sequence);
    BANS.iter().filter(is_breach).map(|ban| format!("{file}: `{}`: {}", ban.sequence.concat(), ban.why)).collect()
}

fn colours(file: &str, tokens: &[Token]) -> Vec<String> {
    if file == "view/palette.rs" {
        return Vec::new();
    }
    let own = COLOURS.iter().find(|(place, _)| *place == file).map_or(&[][..], |(_, names)| *names);
    let mut found = Vec::new();
    for window in tokens.windows(3) {
        if let [Token::Name(kind), Token::Sign("::"), Token::Name(name)] = window
            && ["Color32", "Rgba", "Hsva", "HsvaGamma"].contains(&kind.as_str())
            && !NO_COLOURS.contains(&name.as_str())
            && !own.contains(&name.as_str())
        {
            found.push(format!("{file}: {kind}::{name}: colours are in assets/theme"));
        }
    }
    found
}

fn floats(file: &str, tokens: &[Token]) -> Vec<String> {
    let is_float = |token: &&Token| **token == Token::Float || matches!(spelled(token), Some("f32" | "f64"));
    if !file.starts_with("rules/") || FLOATS.contains(&file) {
        return Vec::new();
    }
    let found = tokens.iter().find(is_float);
    found.map(|_| format!("{file}: a float: money and odds are whole numbers and ratios")).into_iter().collect()
}

fn houses() -> BTreeSet<String> {
    let ids = files("lessons/houses", "ron");
    ids.iter().map(|file| file.trim_start_matches("lessons/houses/").trim_end_matches(".ron").to_owned()).collect()
}

/// Comparisons with a house, which need its id or name as a text.
fn house_names(file: &str, tokens: &[Token], houses: &BTreeSet<String>) -> Vec<String> {
    if NAMES_A_HOUSE.contains(&file) {
        return Vec::new();
    }
    let named = texts(tokens).filter(|text| houses.contains(*text));
    named.map(|id| format!("{file}: {id:?}: differences between houses are data in lessons/houses")).collect()
}

/// Addresses that something could be fetched from: a scheme and the start of a host.
fn addresses(file: &str, texts: impl Iterator<Item = impl AsRef<str>>) -> Vec<String> {
    let mut found = Vec::new();
    for text in texts {
        let bare = NAMESPACES.iter().fold(text.as_ref().to_owned(), |text, space| text.replace(space, ""));
        for scheme in ["http://", "https://", "ws://", "wss://"] {
            let is_host = |rest: &str| rest.starts_with(|letter: char| letter.is_ascii_alphanumeric());
            if bare.split(scheme).skip(1).any(is_host) {
                found.push(format!("{file}: an address in {bare:?}: nothing is asked of the internet"));
            }
        }
    }
    found
}

/// Texts of three words and more: the rules produce reasons, and `assets/text` has the sentences.
fn sentences(file: &str, tokens: &[Token]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let Token::Text(text) = token else { continue };
        // The attribute that allows a lint says why.
        let is_reason = at > 1 && tokens[at - 2] == Token::Name("reason".to_owned());
        let words = text.split(' ').filter(|word| word.starts_with(char::is_alphabetic));
        if file.starts_with("rules/") && !is_reason && words.count() > 2 && !FOR_PROGRAMS.contains(&text.as_str()) {
            found.push(format!("{file}: {text:?}: rules make no sentences"));
        }
    }
    found
}

fn breaches(file: &str, source: &str, known: &BTreeSet<String>) -> Vec<String> {
    let tokens = tokens(source);
    let mut found = banned(file, &tokens);
    found.extend(colours(file, &tokens));
    found.extend(floats(file, &tokens));
    found.extend(house_names(file, &tokens, known));
    found.extend(addresses(file, texts(&tokens)));
    found.extend(sentences(file, &tokens));
    found
}

/// Libraries of a lock file that fetch from the internet.
fn fetchers(lock: &str) -> Vec<&str> {
    let names = lock.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    names.filter(|name| FETCHERS.contains(name)).collect()
}

#[test]
fn no_source_contains_what_the_design_excludes() {
    let houses = houses();
    assert!(houses.len() >= 5, "{houses:?}");
    let mut found = Vec::new();
    for file in files("src", "rs") {
        found.extend(breaches(file.trim_start_matches("src/"), &text(&file), &houses));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_phone_page_and_the_libraries_ask_nothing_of_the_internet() {
    for file in ["html", "css", "js"].iter().flat_map(|extension| files("assets/phone", extension)) {
        assert_eq!(addresses(&file, [text(&file)].iter()), Vec::<String>::new());
    }
    assert_eq!(fetchers(&text("Cargo.lock")), Vec::<&str>::new());
    let bans = text("deny.toml");
    for name in FETCHERS {
        assert!(bans.contains(&format!("crate = \"{name}\"")), "deny.toml does not ban {name}");
    }
}

#[test]
fn each_exception_is_still_needed() {
    let holds = |file: &str, name: &str| tokens(&text(&format!("src/{file}"))).contains(&Token::Name(name.to_owned()));
    for (file, names) in COLOURS {
        assert!(names.iter().all(|name| holds(file, name)), "{file}: {names:?}");
    }
    let needed = FLOATS.iter().all(|file| holds(file, "f32") || holds(file, "f64"));
    assert!(needed, "a file of FLOATS has none");
    for file in NAMES_A_HOUSE {
        assert!(texts(&tokens(&text(&format!("src/{file}")))).any(|text| houses().contains(text)), "{file}");
    }
}

#[test]
fn a_planted_breach_is_found() {
    let houses = houses();
    let planted = [
        ("lesson/deal.rs", "fn f() { let now = jiff::Zoned::now(); }"),
        ("app/mod.rs", "fn f(start: Start) { start.elapsed(); }"),
        ("lesson/pack.rs", "fn f(path: &Path) -> bool { path.exists() }"),
        ("cli/deal.rs", "fn f() { write(std::io::stdout(), 1); }"),
        ("platform/net/server.rs", "use tokio::net::TcpStream;"),
        ("platform/storage/files.rs", "fn f() { std::net::UdpSocket::bind(\"0.0.0.0:0\"); }"),
        ("view/mod.rs", "fn f(app: &mut App) { app.act(Action::Back); }"),
        ("app/practice.rs", "use std::sync::Mutex;"),
        ("app/practice.rs", "struct Practice { stage: std::cell::Cell<u8> }"),
        ("app/practice.rs", "use std::sync::atomic::AtomicBool;"),
        ("view/felt.rs", "const INK: egui::Color32 = egui::Color32::WHITE;"),
        ("view/felt.rs", "fn f() -> Color32 { Color32::from_rgb(1, 2, 3) }"),
        ("view/screen/host/joining.rs", "const INK: Color32 = Color32::RED;"),
        ("rules/settle.rs", "fn f(stake: u64) -> u64 { (stake as f64) as u64 }"),
        ("rules/money.rs", "fn f() { pay(0.95); }"),
        ("rules/settle.rs", "fn f(house: &House) -> bool { house.id == \"venezia\" }"),
        ("drill/deal.rs", "fn f(house: &House) { match house.id.as_str() { \"guide-fr\" => {} _ => {} } }"),
        ("app/guest.rs", "const HOME: &str = \"https://example.org/version\";"),
        ("platform/net/client.rs", "fn f() { connect(\"see wss://example.org\"); }"),
        ("rules/coup.rs", "fn f() -> &'static str { \"Punto draws a card\" }"),
    ];
    for (file, source) in planted {
        assert_eq!(breaches(file, source, &houses).len(), 1, "{file}: {source}");
    }
    assert_eq!(fetchers("[[package]]\nname = \"ureq\"\nversion = \"3.0.0\"\n"), ["ureq"]);
}

#[test]
fn what_the_design_allows_is_no_breach() {
    let fine = [
        ("platform/clock.rs", "fn f() { std::time::Instant::now().elapsed(); }"),
        ("view/felt.rs", "fn f(app: &App, ui: &mut Ui) -> Color32 { Color32::TRANSPARENT }"),
        ("view/felt.rs", "fn f(now: f32) -> f32 { now * 0.5 }"),
        ("rules/settle.rs", "fn f(house: &House) -> bool { house.id == other.id }"),
        ("rules/coup.rs", "#[expect(dead_code, reason = \"for the next coup\")] fn f() { key(\"nearest-to-nine\") }"),
        ("platform/net/client.rs", "fn f() { format!(\"ws://{address}/ws\").strip_prefix(\"https://\"); }"),
        ("documents/card.rs", "const OPEN: &str = r#\"<svg xmlns=\"http://www.w3.org/2000/svg\">\"#;"),
    ];
    for (file, source) in fine {
        assert_eq!(breaches(file, source, &BTreeSet::from(["venezia".to_owned()])), Vec::<String>::new(), "{source}");
    }
}
