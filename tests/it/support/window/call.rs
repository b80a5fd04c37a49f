//! Giving a call: by the keys of its tiles, by pointing at them, or by typing it.

use eframe::egui::{Event, Key};
use tailleur::i18n::call_words::words_of;

use super::{Open, click, press, settle, word};

/// The tiles that make these words, by their places, where some do.
pub(crate) fn tiles_of(tiles: &[String], call: &str) -> Option<Vec<usize>> {
    let plain = |text: &str| words_of(text, None).into_iter().map(|word| word.plain).collect::<Vec<_>>();
    let tiles: Vec<Vec<String>> = tiles.iter().map(|tile| plain(tile)).collect();
    make(&tiles, &plain(call))
}

fn make(tiles: &[Vec<String>], words: &[String]) -> Option<Vec<usize>> {
    if words.is_empty() {
        return Some(Vec::new());
    }
    tiles.iter().enumerate().find_map(|(place, tile)| {
        let rest = make(tiles, words.strip_prefix(tile.as_slice())?)?;
        Some([vec![place], rest].concat())
    })
}

/// The key of a tile: its figure, or its letter among the tiles that are words.
pub(crate) fn key_of(tiles: &[String], place: usize) -> Key {
    let is_figure = |tile: &String| tile.len() == 1 && tile.as_bytes()[0].is_ascii_digit();
    if is_figure(&tiles[place]) {
        return Key::from_name(&tiles[place]).unwrap();
    }
    let before = tiles[..place].iter().filter(|tile| !is_figure(tile)).count();
    Key::from_name(&char::from(b'A' + before as u8).to_string()).unwrap()
}

pub(super) fn by_keys(harness: &mut Open<'_>, tiles: &[String], call: &str) {
    match tiles_of(tiles, call) {
        Some(places) => places.into_iter().for_each(|place| press(harness, key_of(tiles, place))),
        None => type_in(harness, call),
    }
    press(harness, Key::Enter);
}

pub(super) fn by_pointer(harness: &mut Open<'_>, tiles: &[String], call: &str) {
    for place in tiles_of(tiles, call).expect("the tiles make the call") {
        click(harness, &tiles[place]);
    }
    let label = word(harness, "lesson-check");
    click(harness, &label);
}

/// Writes in the line; Enter is left to be pressed.
pub(crate) fn type_in(harness: &mut Open<'_>, text: &str) {
    press(harness, Key::Space);
    harness.event(Event::Text(text.to_owned()));
    settle(harness);
}
