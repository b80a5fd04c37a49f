//! Rulings on calls, composed from tiles or spoken aloud.

use crate::i18n::Language;
use crate::i18n::LocalizedText;
use crate::i18n::call_words::{first_difference, words_of};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::{Announcement, DueCall, announcement_order, due_call};
use crate::rules::coup::Coup;
use crate::rules::rng::SeededRng;

use super::super::announcements;
use super::super::marking::{AnswerKey, Tolerance};
use super::super::question::{Answer, AnswerForm, Choice};
use super::objections::Objections;
use super::ruling::AnswerRuling;
use super::table::AuthoredTable;
use super::validate::{too_many, twice};

const MOST_TILES: usize = 64;
const MOST_ALSO: usize = 9;
const MOST_POINTS: usize = 9;
/// Longest accepted call, in characters.
const LONGEST: usize = 300;

impl<'h> AuthoredTable<'h> {
    pub(super) fn call(
        &self,
        (right, also): (Option<&str>, &[String]),
        tiles: &[String],
        is: Option<Announcement>,
        dice: &mut SeededRng,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        if too_many(tiles.len(), MOST_TILES, "answer.tiles", notes)
            || too_many(also.len(), MOST_ALSO, "answer.also", notes)
            || !right.is_none_or(|right| self.is_sayable("answer.right", right, notes))
        {
            return None;
        }
        for (index, tile) in tiles.iter().enumerate() {
            if tiles.iter().take(index).any(|other| plain(other) == plain(tile)) {
                twice(format_args!("answer.tiles.{index}"), tile, notes);
            }
            if plain(tile).is_empty() {
                notes.note(format_args!("answer.tiles.{index}"), text!("flaw-asked-says-nothing"));
            }
        }
        let more = tiles.iter().map(|tile| self.in_its_language(tile).text);
        let Some(is) = is else { return self.call_by_author(right, also, more, dice, notes) };
        if !also.is_empty() {
            notes.note("answer.also", text!("flaw-asked-also-of-referee"));
            return None;
        }
        let (coup, due) = self.due(is, notes)?;
        let words = due.call.to_string();
        self.prove_words(right, &words, &due, notes);
        let key = announcements::key(self.house, &coup, &due, Answer::Call(words));
        let tiles = distinct(announcements::tiles(self.house).into_iter().chain(more));
        Some(AnswerRuling {
            form: AnswerForm::Call(tiles),
            key: AnswerKey { tolerance: self.words_with(Vec::new()), ..key },
            prompt: Some(call_prompt(is)),
        })
    }

    fn call_by_author(
        &self,
        right: Option<&str>,
        also: &[String],
        more: impl Iterator<Item = String>,
        dice: &mut SeededRng,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        let Some(right) = right else {
            Self::unanswered(notes);
            return None;
        };
        let said = self.in_its_language(right);
        let also = self.also_correct(&said.text, also, notes)?;
        let words = std::iter::once(&said.text)
            .chain(&also)
            .flat_map(|words| words.split_whitespace())
            .map(|word| word.trim_matches([',', ';', ':', '.', '!', '?']));
        let mut all = distinct(words.map(str::to_owned).chain(more));
        // Tiles are shuffled so that their order reveals nothing.
        dice.shuffle(&mut all);
        if too_many(all.len(), MOST_TILES, "answer.tiles", notes) {
            return None;
        }
        let mut ruling = AnswerRuling::by_author(self, AnswerForm::Call(all), Answer::Call(said.text.clone()));
        ruling.key.tolerance = self.words_with(also);
        ruling.key.heard = vec![said];
        Some(ruling)
    }

    fn words_with(&self, also: Vec<String>) -> Tolerance {
        Tolerance::Words { figures_in: Language::from_tag(&self.house.source.language), also }
    }

    /// The author's other correct words, each of them new.
    fn also_correct(&self, right: &str, also: &[String], notes: &mut Objections) -> Option<Vec<String>> {
        let language = Language::from_tag(&self.house.source.language);
        let mut all: Vec<String> = Vec::new();
        for (index, words) in also.iter().enumerate() {
            let at = format!("answer.also.{index}");
            if !self.is_sayable(&at, words, notes) {
                return None;
            }
            let words = self.in_its_language(words).text;
            let is_same = |other: &str| first_difference(other, &words, language).is_none();
            if is_same(right) || all.iter().any(|other| is_same(other)) {
                twice(format_args!("{at}"), &words, notes);
                return None;
            }
            all.push(words);
        }
        Some(all)
    }

    pub(super) fn aloud(
        &self,
        right: Option<&str>,
        points: &[LocalizedText],
        is: Option<Announcement>,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        if too_many(points.len(), MOST_POINTS, "answer.points", notes)
            || !right.is_none_or(|right| self.is_sayable("answer.right", right, notes))
        {
            return None;
        }
        for (index, point) in points.iter().enumerate() {
            if points.iter().take(index).any(|other| other == point) {
                twice(format_args!("answer.points.{index}"), point.for_code("en"), notes);
            }
        }
        let own: Vec<Choice> =
            points.iter().enumerate().map(|(at, point)| own_point(at, Phrase::authored(point))).collect();
        let all_right = |points: &[Choice]| Answer::Aloud(vec![true; points.len()]);
        let Some(is) = is else {
            let Some(right) = right else {
                Self::unanswered(notes);
                return None;
            };
            let said = self.in_its_language(right);
            let itself = text!("heard-line", text = Fact::Text(said.text.clone()));
            let points = if own.is_empty() { vec![own_point(0, itself)] } else { own };
            let answer = all_right(&points);
            let mut ruling = AnswerRuling::by_author(self, AnswerForm::Aloud(points), answer);
            ruling.key.heard = vec![said];
            return Some(ruling);
        };
        let (coup, due) = self.due(is, notes)?;
        self.prove_words(right, &due.call.to_string(), &due, notes);
        let points = if own.is_empty() { announcements::points(is) } else { own };
        let key = announcements::key(self.house, &coup, &due, all_right(&points));
        let prompt = text!("ask-written-aloud", ask = Fact::Phrase(Box::new(call_prompt(is))));
        Some(AnswerRuling { form: AnswerForm::Aloud(points), key, prompt: Some(prompt) })
    }

    /// The house's words for an announcement; `None` if it is not due in the scene's coup.
    pub(super) fn words_of_house(&self, is: Announcement) -> Option<String> {
        self.due(is, &mut Objections::default()).map(|(_, due)| due.call.to_string())
    }

    /// The announcement due in the scene's coup, with its reasons.
    fn due(&self, is: Announcement, notes: &mut Objections) -> Option<(Coup<'h>, DueCall<'h>)> {
        let coup = match is {
            Announcement::PlaceBets | Announcement::BetsClosed => Coup::new(self.house),
            Announcement::Point(_) | Announcement::CardFor(_) => self.dealt(notes)?,
            Announcement::Final => self.ended(notes)?.coup,
        };
        let comes = announcement_order(self.house, &coup).any(|announcement| announcement == is);
        let sight = announcements::sight(self.house, &coup, is);
        let due = due_call(self.house, &sight).filter(|due| comes && due.announcement == is);
        let Some(due) = due else {
            notes.note_in_house("answer.is", text!("flaw-asked-no-such-call"));
            return None;
        };
        Some((coup, due))
    }

    /// Checks that the words are neither empty nor longer than [`LONGEST`].
    fn is_sayable(&self, at: &str, words: &str, notes: &mut Objections) -> bool {
        if plain(words).is_empty() {
            notes.note(at, text!("flaw-asked-says-nothing"));
            return false;
        }
        let letters = self.in_its_language(words).text.chars().count();
        if letters > LONGEST {
            let what =
                text!("flaw-asked-too-many", found = Fact::Number(letters as u64), most = Fact::Number(LONGEST as u64));
            notes.note(at, what);
        }
        letters <= LONGEST
    }

    fn prove_words(&self, right: Option<&str>, words: &str, due: &DueCall<'_>, notes: &mut Objections) {
        let Some(right) = right else { return };
        let language = Language::from_tag(&self.house.source.language);
        let said = self.in_its_language(right).text;
        if first_difference(words, &said, language).is_some() {
            let [found, is] = [&said, words].map(|words| Fact::Text(words.to_owned()));
            self.contradicts("answer.right", found, is, due.reasons.first(), notes);
        }
    }
}

fn own_point(at: usize, label: Phrase) -> Choice {
    Choice { id: (at + 1).to_string().into(), label, letter: None, place: None }
}

fn call_prompt(is: Announcement) -> Phrase {
    let of = |key, side| Phrase::plain(key).with("side", Fact::Side(side));
    match is {
        Announcement::PlaceBets => text!("ask-written-place-bets"),
        Announcement::BetsClosed => text!("ask-written-bets-closed"),
        Announcement::Point(side) => of(text_key!("ask-written-point"), side),
        Announcement::CardFor(side) => of(text_key!("ask-written-card-for"), side),
        Announcement::Final => text!("ask-written-final"),
    }
}

/// Normalized words of a tile, for comparison.
fn plain(text: &str) -> Vec<String> {
    words_of(text, None).into_iter().map(|word| word.plain).collect()
}

fn distinct(tiles: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = std::collections::BTreeSet::new();
    tiles.filter(|tile| !plain(tile).is_empty() && seen.insert(plain(tile))).collect()
}
