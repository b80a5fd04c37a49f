//! Construction of a scene from an author's description.

use crate::rules::phrase::Phrase;
use crate::rules::side::{BySide, Side};
use crate::rules::texts::Texts;
use crate::voice::Said;
use crate::words::{Language, Names};

use super::super::question::{Back, LaidCard, LaidPieces, LaidShoe, Scene, Seats};
use super::super::said;
use super::table::Table;

impl Table<'_> {
    pub(super) fn scene(&self) -> Scene {
        self.laid(&self.fixed.face_down)
    }

    /// The table with its cards face up and its calls as text; `None` if nothing was hidden.
    pub(super) fn revealed(&self) -> Option<Scene> {
        if self.fixed.face_down.is_empty() && self.fixed.heard.is_empty() {
            return None;
        }
        let mut scene = self.laid(&[]);
        scene.told.extend(said::lines(&std::mem::take(&mut scene.heard)));
        Some(scene)
    }

    fn laid(&self, hidden: &[Side]) -> Scene {
        let fixed = self.fixed;
        let hand = |side: Side| {
            let lies = |card| if hidden.contains(&side) { LaidCard::Down(Back::Blue) } else { LaidCard::Up(card) };
            self.hand(side).iter().copied().map(lies).collect()
        };
        let shoe = match (fixed.turned, fixed.stop_card) {
            (Some(card), _) => Some(LaidShoe::Turned(card, 0)),
            (None, colour) => colour.map(LaidShoe::Stopped),
        };
        let pieces = fixed.chips.iter().map(|heap| LaidPieces { value: heap.value, count: heap.count });
        Scene {
            hands: BySide { punto: hand(Side::Punto), banco: hand(Side::Banco) },
            apart: fixed.apart.iter().copied().map(LaidCard::Up).collect(),
            to_come: fixed.to_come.clone(),
            stakes: self.stakes(),
            standing: self.standing(),
            announced: fixed.announced,
            seats: self.sitting(),
            limits: self.limits(),
            table: fixed.table,
            crew: fixed.crew,
            shoe,
            told: fixed.told.iter().map(Phrase::authored).collect(),
            heard: fixed.heard.iter().map(|texts| self.said(texts)).collect(),
            chips: pieces.collect(),
            set: (fixed.set.is_some() || !fixed.chips.is_empty()).then(|| self.set()),
            picture: fixed.picture.clone(),
            ..Scene::default()
        }
    }

    fn sitting(&self) -> Option<Seats> {
        let sitting = self.fixed.seats.as_ref()?;
        let mut taken = sitting.taken.clone();
        taken.sort_unstable();
        Some(Seats { count: self.seats(), taken, holder: sitting.holder })
    }

    /// Spoken words, preferably in the house's language.
    pub(super) fn said(&self, texts: &Texts) -> Said {
        let of_house = Language::of_tag(&self.house.source.language);
        let given = |language: &Language| texts.languages().any(|code| code == language.code());
        let first = [Language::English, Language::French, Language::Italian].into_iter().find(given);
        let language = of_house.filter(given).or(first).unwrap_or(Language::English);
        Said::new(language, texts.say(language, &Names::from(&self.house.terms)))
    }

    /// Words in the house's language, with its terms substituted.
    pub(super) fn in_its_language(&self, words: &str) -> Said {
        let language = Language::of_tag(&self.house.source.language).unwrap_or(Language::English);
        let texts = Texts::of([(language, words.to_owned())]);
        Said::new(language, texts.say(language, &Names::from(&self.house.terms)))
    }
}
