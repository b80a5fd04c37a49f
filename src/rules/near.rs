//! The name that was probably meant where one is looked up and is not there, and how that is said with the flaw.

use super::phrase::{Fact, Phrase};

/// No piece of the input is compared beyond this many characters: a word that is far too long is none of the names.
const LONGEST: usize = 60;

/// Of these names the one that was probably meant, where one is near enough: a few letters wrong, another case, or
/// only the end of it, behind its last stroke.
#[must_use]
pub fn nearest<'w>(found: &str, known: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let found: String = found.to_lowercase().chars().take(LONGEST).collect();
    let known: Vec<&str> = known.into_iter().collect();
    let near = |name: &&'w str| Some((distance(&found, &name.to_lowercase())?, *name));
    let by_end = |name: &&'w str| Some((distance(end_of(&found), end_of(&name.to_lowercase()))?, *name));
    let with_path = || known.iter().filter(|name| name.contains('/'));
    let nearest = known.iter().filter_map(near).min().or_else(|| with_path().filter_map(by_end).min());
    nearest.map(|(_, name)| name)
}

/// How many letters are wrong, where they are few enough: in the whole, and behind the last stroke.
fn distance(found: &str, name: &str) -> Option<usize> {
    let within = |found: &str, name: &str| {
        let letters = found.chars().count();
        // A single letter is near to every other one.
        let allowed = ((letters + 1) / 3).max(1).min(letters.saturating_sub(1));
        Some(strsim::osa_distance(found, name)).filter(|distance| *distance <= allowed)
    };
    within(end_of(found), end_of(name)).and_then(|_| within(found, name))
}

fn end_of(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or_default()
}

impl Phrase {
    /// The same, with the name that was probably meant, where there is one: it can stand in the place of what is wrong.
    #[must_use]
    pub fn meant(self, name: Option<&str>) -> Self {
        self.meaning(name, str::to_owned)
    }

    /// The same of a name that stands in quotation marks, and the marks are part of what is wrong.
    #[must_use]
    pub fn meant_text(self, name: Option<&str>) -> Self {
        self.meaning(name, |name| format!("\"{name}\""))
    }

    fn meaning(self, name: Option<&str>, written: impl Fn(&str) -> String) -> Self {
        let Some(name) = name else { return self };
        let instead = Fact::Text(written(name));
        let wrapped = Self::plain("did-you-mean").with("what", Fact::Phrase(Box::new(self)));
        wrapped.with("meant", Fact::Text(name.to_owned())).with("instead", instead)
    }
}
