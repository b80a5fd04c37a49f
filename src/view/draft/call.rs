//! A call being put together out of tiles, or typed.

use crate::drill::question::Answer;
use crate::view::keys::Stroke;
use crate::words::spoken::words_of;

/// No call is longer, in letters.
pub(in crate::view) const LONGEST: usize = 200;

/// A call being put together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct CallDraft {
    /// The words so far.
    pub(in crate::view) words: String,
    /// How long the line was before each tile, as far as it has not been typed in since.
    before: Vec<usize>,
}

impl CallDraft {
    /// Takes one stroke of the keyboard: a figure or a letter puts in its tile, the last one is taken back.
    pub(super) fn take(&mut self, tiles: &[String], stroke: Stroke) -> Option<Answer> {
        match stroke {
            Stroke::Erase => self.take_back(),
            Stroke::Figure(figure) => {
                if let Some(tile) = tiles.iter().find(|tile| **tile == figure.to_string()) {
                    self.add(tile);
                }
            }
            Stroke::Letter(letter) => {
                if let Some((_, tile)) = lettered(tiles).find(|(own, _)| *own == Some(letter)) {
                    self.add(tile);
                }
            }
            _ => {}
        }
        None
    }

    /// Puts a tile at the end of the line.
    pub(in crate::view) fn add(&mut self, tile: &str) {
        if self.words.chars().count() + tile.chars().count() >= LONGEST {
            return;
        }
        self.before.push(self.words.len());
        if !self.words.is_empty() && !self.words.ends_with(char::is_whitespace) {
            self.words.push(' ');
        }
        self.words.push_str(tile);
    }

    /// The line was typed in: it holds words, and no tiles any more.
    pub(in crate::view) fn typed(&mut self) {
        self.before.clear();
    }

    /// Takes the last tile back, or the last word where the line was typed.
    fn take_back(&mut self) {
        let last_word = || self.words.trim_end().rfind(char::is_whitespace).unwrap_or(0);
        let length = self.before.pop().unwrap_or_else(last_word);
        self.words.truncate(length);
    }

    /// The answer as it stands; `None` while nothing is said.
    pub(in crate::view) fn answer(&self) -> Option<Answer> {
        (!words_of(&self.words, None).is_empty()).then(|| Answer::Call(self.words.clone()))
    }
}

/// The tiles of words with the letters that put them in; the figures have their own keys.
pub(in crate::view) fn lettered(tiles: &[String]) -> impl Iterator<Item = (Option<char>, &String)> {
    let letters = ('A'..='Z').map(Some).chain(std::iter::repeat(None));
    letters.zip(tiles.iter().filter(|tile| !is_figure(tile)))
}

/// Whether a tile is a point.
pub(in crate::view) fn is_figure(tile: &str) -> bool {
    matches!(tile.as_bytes(), [b'0'..=b'9'])
}
