//! The collection database of an Anki package, in the schema that every Anki since 2.0 reads.

use rusqlite::{Connection, params};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::AnkiNote;

/// Fields of a note in order; the first identifies the note.
pub(super) const FIELDS: [&str; 5] = ["Id", "Table", "Question", "Answer", "Why"];
/// Note type id. It must never change: a new one would duplicate every note.
const KIND: i64 = 1_742_000_000_317;
/// Base of all ids: creation time of the first package in Unix ms.
const FIRST: i64 = 1_742_000_000_000;
/// Range of ids above [`FIRST`].
const SPAN: u64 = 1 << 38;
/// Separator of a note's fields.
const BETWEEN: &str = "\u{1f}";

const SCHEMA: &str = "
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
  odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn on notes (usn);
CREATE INDEX ix_cards_usn on cards (usn);
CREATE INDEX ix_revlog_usn on revlog (usn);
CREATE INDEX ix_cards_nid on cards (nid);
CREATE INDEX ix_cards_sched on cards (did, queue, due);
CREATE INDEX ix_revlog_cid on revlog (cid);
CREATE INDEX ix_notes_csum on notes (csum);
";

const STYLE: &str = ".card { font-family: sans-serif; font-size: 20px; text-align: center; }
.hand { display: inline-block; margin: 4px 12px; } .hand span { display: block; font-weight: bold; }
img { height: 142px; margin: 2px; } ul { display: inline-block; text-align: left; }
.why { font-size: 16px; opacity: .85; }";

pub(super) struct CollectionData<'a> {
    pub(super) pack: &'a str,
    pub(super) title: &'a str,
    /// Lesson titles; each becomes a subdeck of the pack's deck.
    pub(super) decks: &'a [&'a str],
    pub(super) notes: &'a [AnkiNote],
    pub(super) made: u64,
}

pub(super) fn collection(contents: &CollectionData<'_>) -> rusqlite::Result<Vec<u8>> {
    let mut database = Connection::open_in_memory()?;
    let writing = database.transaction()?;
    writing.execute_batch(SCHEMA)?;
    let made = i64::try_from(contents.made).unwrap_or(i64::MAX / 1_000);
    let ids: Vec<i64> = contents.decks.iter().map(|title| number(&format!("{}/deck/{title}", contents.pack))).collect();
    writing.execute(
        "INSERT INTO col VALUES (1, ?1, ?2, ?2, 11, 0, 0, 0, ?3, ?4, ?5, ?6, '{}')",
        params![
            FIRST / 1_000,
            made.saturating_mul(1_000),
            conf().to_string(),
            json!({ KIND.to_string(): kind(made) }).to_string(),
            decks(contents, &ids, made).to_string(),
            json!({ "1": options() }).to_string(),
        ],
    )?;
    let mut given = std::collections::BTreeSet::new();
    for (due, note) in contents.notes.iter().enumerate() {
        let mut id = number(&note.name);
        while !given.insert(id) {
            id += 1;
        }
        let deck = ids.get(note.deck).copied().unwrap_or(1);
        let tags = format!(" {} ", note.tags.join(" "));
        let first = note.fields.first().cloned().unwrap_or_default();
        writing.execute(
            "INSERT INTO notes VALUES (?1, ?2, ?3, ?4, -1, ?5, ?6, ?7, 0, 0, '')",
            params![id, guid(&note.name), KIND, made, tags, note.fields.join(BETWEEN), first],
        )?;
        writing.execute(
            "INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, -1, 0, 0, ?4, 0, 0, 0, 0, 0, 0, 0, 0, '')",
            params![id, deck, made, due as i64 + 1],
        )?;
    }
    writing.commit()?;
    Ok(database.serialize("main")?.to_vec())
}

/// A stable id derived from a name.
fn number(name: &str) -> i64 {
    FIRST + i64::try_from(hash(name) % SPAN).unwrap_or_default()
}

/// Anki's note id: the same in every version of the pack.
fn guid(name: &str) -> String {
    format!("tailleur-{:016x}", hash(name))
}

fn hash(name: &str) -> u64 {
    let all = Sha256::digest(name.as_bytes());
    all.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

fn kind(made: i64) -> Value {
    let field = |(ord, name): (usize, &&str)| json!({ "name": name, "ord": ord, "font": "Arial", "media": [], "rtl": false, "size": 20, "sticky": false });
    let fields: Vec<Value> = FIELDS.iter().enumerate().map(field).collect();
    json!({
        "id": KIND, "name": "Tailleur", "type": 0, "mod": made, "usn": -1, "sortf": 0, "did": 1, "tags": [], "vers": [],
        "flds": fields, "css": STYLE, "latexPre": "", "latexPost": "", "latexsvg": false,
        "req": [[0, "any", [1, 2]]],
        "tmpls": [{
            "name": "Card 1", "ord": 0, "did": null, "bqfmt": "", "bafmt": "",
            "qfmt": "{{Table}}\n{{Question}}",
            "afmt": "{{FrontSide}}\n<hr id=answer>\n{{Answer}}\n<div class=why>{{Why}}</div>",
        }],
    })
}

fn decks(contents: &CollectionData<'_>, ids: &[i64], made: i64) -> Value {
    let deck = |id: i64, name: &str| {
        json!({
            "id": id, "name": name, "desc": "", "mod": made, "usn": -1, "conf": 1, "dyn": 0, "collapsed": false,
            "browserCollapsed": false, "extendNew": 0, "extendRev": 0,
            "newToday": [0, 0], "revToday": [0, 0], "lrnToday": [0, 0], "timeToday": [0, 0],
        })
    };
    // `::` separates a deck from its subdecks.
    let plain = |title: &str| title.replace("::", ": ");
    let mut all = serde_json::Map::new();
    all.insert("1".to_owned(), deck(1, "Default"));
    for (id, title) in ids.iter().zip(contents.decks) {
        all.insert(id.to_string(), deck(*id, &format!("{}::{}", plain(contents.title), plain(title))));
    }
    Value::Object(all)
}

fn conf() -> Value {
    json!({
        "activeDecks": [1], "curDeck": 1, "newSpread": 0, "collapseTime": 1200, "timeLim": 0, "estTimes": true,
        "dueCounts": true, "curModel": KIND.to_string(), "nextPos": 1, "sortType": "noteFld", "sortBackwards": false,
        "addToCur": true, "dayLearnFirst": false,
    })
}

fn options() -> Value {
    json!({
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "autoplay": true, "timer": 0, "replayq": true,
        "dyn": false,
        "new": { "bury": true, "delays": [1, 10], "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, "perDay": 20,
                 "separate": true },
        "rev": { "bury": true, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, "maxIvl": 36500, "minSpace": 1, "perDay": 200 },
        "lapse": { "delays": [10], "leechAction": 0, "leechFails": 8, "minInt": 1, "mult": 0 },
    })
}
