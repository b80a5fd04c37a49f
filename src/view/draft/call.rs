//! A call composed from tiles or typed.

use crate::drill::question::Answer;
use crate::i18n::call_words::words_of;
use crate::view::keys::KeyStroke;

/// Maximum length of a call in characters.
pub(in crate::view) const LONGEST: usize = 200;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct CallDraft {
    pub(in crate::view) words: String,
    /// Length of the line before each tile; cleared once the line is edited by hand.
    before: Vec<usize>,
}

impl CallDraft {
    /// Applies one key stroke: a digit or letter adds its tile, erase removes the last one.
    pub(super) fn apply_stroke(&mut self, tiles: &[String], stroke: KeyStroke) -> Option<Answer> {
        match stroke {
            KeyStroke::Erase => self.take_back(),
            KeyStroke::Figure(figure) => {
                if let Some(tile) = tiles.iter().find(|tile| **tile == figure.to_string()) {
                    self.add(tile);
                }
            }
            KeyStroke::Letter(letter) => {
                if let Some((_, tile)) = lettered(tiles).find(|(own, _)| *own == Some(letter)) {
                    self.add(tile);
                }
            }
            _ => {}
        }
        None
    }

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

    /// Marks the line as hand-edited: tiles can no longer be removed one by one.
    pub(in crate::view) fn typed(&mut self) {
        self.before.clear();
    }

    /// Removes the last tile, or the last word of a hand-edited line.
    fn take_back(&mut self) {
        let last_word = || self.words.trim_end().rfind(char::is_whitespace).unwrap_or(0);
        let length = self.before.pop().unwrap_or_else(last_word);
        self.words.truncate(length);
    }

    /// `None` while the line is empty.
    pub(in crate::view) fn answer(&self) -> Option<Answer> {
        (!words_of(&self.words, None).is_empty()).then(|| Answer::Call(self.words.clone()))
    }
}

/// The word tiles with their shortcut letters; digits have their own keys.
pub(in crate::view) fn lettered(tiles: &[String]) -> impl Iterator<Item = (Option<char>, &String)> {
    let letters = ('A'..='Z').map(Some).chain(std::iter::repeat(None));
    letters.zip(tiles.iter().filter(|tile| !is_figure(tile)))
}

/// True for the tiles of point values.
pub(in crate::view) fn is_figure(tile: &str) -> bool {
    matches!(tile.as_bytes(), [b'0'..=b'9'])
}
