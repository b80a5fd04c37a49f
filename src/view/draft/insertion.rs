//! A figure, picture or recording that is being chosen for a page.

use std::collections::BTreeMap;

use crate::rules::hand::Point;
use crate::rules::side::Side;
use crate::rules::tableau::Third;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::view) enum InsertionKind {
    Tableau,
    Picture,
    Sound,
}

#[derive(Debug)]
pub(in crate::view) struct Insertion {
    pub(in crate::view) kind: InsertionKind,
    /// Path of the page's texts.
    pub(in crate::view) path: String,
    /// Language and byte of the cursor behind whose paragraph it goes.
    pub(in crate::view) after: Option<(String, usize)>,
    /// The description of a picture or recording, in each language of the page.
    pub(in crate::view) shows: BTreeMap<String, String>,
    pub(in crate::view) file: Option<String>,
    /// A path typed, of a file to be added.
    pub(in crate::view) from: String,
    /// Part of the tableau.
    pub(in crate::view) side: Option<Side>,
    pub(in crate::view) row: Option<Point>,
    pub(in crate::view) third: Option<Third>,
}

impl Insertion {
    pub(in crate::view) fn new(
        kind: InsertionKind,
        path: &str,
        languages: impl Iterator<Item = String>,
        after: Option<(String, usize)>,
    ) -> Self {
        Self {
            kind,
            path: path.to_owned(),
            after,
            shows: languages.map(|language| (language, String::new())).collect(),
            file: None,
            from: String::new(),
            side: None,
            row: None,
            third: None,
        }
    }

    /// Chooses a file; its name says what it shows until the author does.
    pub(in crate::view) fn choose(&mut self, file: &str) {
        let before = self.file.as_deref().map(words_of).unwrap_or_default();
        let words = words_of(file);
        for says in self.shows.values_mut().filter(|says| says.trim().is_empty() || **says == before) {
            says.clone_from(&words);
        }
        self.file = Some(file.to_owned());
        self.from.clear();
    }

    /// The notation in each language.
    pub(in crate::view) fn notation(&self, file: &str) -> BTreeMap<String, String> {
        let plain = |says: &str| says.trim().replace(['[', ']', '\n'], " ");
        self.shows.iter().map(|(language, says)| (language.clone(), format!("![{}]({file})", plain(says)))).collect()
    }
}

/// The words of a file's name.
fn words_of(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem).replace(['-', '_'], " ")
}
