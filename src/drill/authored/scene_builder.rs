//! Construction of a scene from an author's description.

use std::sync::Arc;

use crate::i18n::LocalizedText;
use crate::i18n::phrase::Phrase;
use crate::i18n::{HouseTerms, Language};
use crate::rules::side::{BySide, Side};
use crate::voice::Speech;

use super::super::calls;
use super::super::misdraws::laid_cards;
use super::super::question::{CardBack, LaidCard, LaidPieces, LaidShoe, Scene, Seats};
use super::table::AuthoredTable;

impl AuthoredTable<'_> {
    pub(super) fn scene(&self) -> Scene {
        self.build_scene(&self.fixed.face_down)
    }

    /// The table with its cards face up and its calls as text; `None` if nothing was hidden.
    pub(super) fn revealed(&self) -> Option<Scene> {
        if self.fixed.face_down.is_empty() && self.fixed.heard.is_empty() {
            return None;
        }
        let mut scene = self.build_scene(&[]);
        scene.narration.extend(calls::lines(&std::mem::take(&mut scene.heard)));
        Some(scene)
    }

    fn build_scene(&self, hidden: &[Side]) -> Scene {
        let fixed = self.fixed;
        let hand = |side: Side| {
            let lies = |card| if hidden.contains(&side) { LaidCard::Down(CardBack::Blue) } else { LaidCard::Up(card) };
            self.hand(side).iter().copied().map(lies).collect::<Vec<_>>()
        };
        let shoe = match (fixed.turned, fixed.stop_card) {
            (Some(card), _) => Some(LaidShoe::Turned(card, 0)),
            (None, colour) => colour.map(LaidShoe::Stopped),
        };
        let pieces = fixed.chips.iter().map(|heap| LaidPieces { value: heap.value, count: heap.count });
        let (mut hands, mut apart) = (
            BySide { punto: hand(Side::Punto), banco: hand(Side::Banco) },
            fixed.apart.iter().copied().map(LaidCard::Up).collect::<Vec<_>>(),
        );
        if let Some(incident) = &self.question.incident
            && hands.punto.is_empty()
            && hands.banco.is_empty()
            && apart.is_empty()
        {
            (hands, apart) = laid_cards(incident, self.house);
        }
        Scene {
            hands,
            apart,
            to_come: fixed.to_come.clone(),
            stakes: self.stakes(),
            standing: self.standing(),
            announced: fixed.announced,
            seats: self.build_seats(),
            limits: self.limits(),
            table: fixed.table,
            crew: fixed.crew,
            shoe,
            narration: fixed.told.iter().map(Phrase::authored).collect(),
            heard: fixed.heard.iter().map(|texts| self.spoken(texts)).collect(),
            chips: pieces.collect(),
            set: (fixed.set.is_some() || !fixed.chips.is_empty()).then(|| Arc::clone(self.set())),
            picture: fixed.picture.clone(),
            ..Scene::default()
        }
    }

    fn build_seats(&self) -> Option<Seats> {
        let sitting = self.fixed.seats.as_ref()?;
        let mut taken = sitting.taken.clone();
        taken.sort_unstable();
        Some(Seats { count: self.seats(), taken, holder: sitting.holder })
    }

    /// Spoken words, preferably in the house's language.
    pub(super) fn spoken(&self, texts: &LocalizedText) -> Speech {
        let of_house = Language::from_tag(&self.house.source.language);
        let given = |language: &Language| texts.languages().any(|code| code == language.code());
        let first = [Language::English, Language::French, Language::Italian].into_iter().find(given);
        let language = of_house.filter(given).or(first).unwrap_or(Language::English);
        Speech::new(language, texts.render(language, &HouseTerms::from(&self.house.terms)))
    }

    /// Words in the house's language, with its terms substituted.
    pub(super) fn in_its_language(&self, words: &str) -> Speech {
        let language = Language::from_tag(&self.house.source.language).unwrap_or(Language::English);
        let texts = LocalizedText::from_languages([(language, words.to_owned())]);
        Speech::new(language, texts.render(language, &HouseTerms::from(&self.house.terms)))
    }
}
