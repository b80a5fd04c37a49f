//! What is heard in a lesson: what the tailleur says at a stage, and which sound goes with it.

use crate::drill::question::{Form, Question};
use crate::progress::Settings;
use crate::rules::calls::calls;
use crate::voice::{Noise, Said};

use super::practice::{Practice, Stage};
use super::{App, Effect, Screen};

/// What is said as a stage of the lesson begins.
pub(super) fn said(practice: &Practice, settings: &Settings) -> Vec<Said> {
    match practice.stage() {
        Stage::Example(_) => {
            let coup = practice.example();
            let calls = coup.map(|coup| calls(practice.house(), &coup)).unwrap_or_default();
            calls.iter().filter_map(|call| Said::of_call(practice.house(), call)).collect()
        }
        Stage::Asking(asked) => match asked.model() {
            Some(key) => key.heard.clone(),
            None => asked.question().scene.heard.clone(),
        },
        // What was said aloud has been heard before it was marked.
        Stage::Marked(asked, ..) if is_aloud(asked.question()) => Vec::new(),
        Stage::Marked(_, verdict, _) if settings.speaks_verdicts => verdict.key.heard.clone(),
        Stage::Reading(_) | Stage::Marked(..) | Stage::Done => Vec::new(),
    }
}

/// The sound that goes with a stage of the lesson as it begins.
pub(super) fn noise(practice: &Practice) -> Option<Noise> {
    match practice.stage() {
        Stage::Asking(asked) => {
            let Question { scene, .. } = asked.question();
            let dealt = !scene.hands.punto.is_empty() || !scene.hands.banco.is_empty();
            (dealt && asked.model().is_none()).then_some(Noise::CardSlide)
        }
        Stage::Marked(_, verdict, _) => Some(if verdict.right { Noise::Right } else { Noise::Wrong }),
        Stage::Done if practice.millis_left() == Some(0) => Some(Noise::Bell),
        Stage::Reading(_) | Stage::Example(_) | Stage::Done => None,
    }
}

const fn is_aloud(question: &Question) -> bool {
    matches!(question.form, Form::Aloud(_))
}

impl App {
    /// Where the lesson is, if one is being taken and not paused.
    pub(super) fn place(&self) -> Option<(usize, u32, u8)> {
        match &self.screen {
            Screen::Lesson(practice) if !practice.is_paused() => Some(practice.place()),
            _ => None,
        }
    }

    /// What is heard as another stage of a lesson begins. What is still being said gives way.
    pub(super) fn speak(&mut self) -> Vec<Effect> {
        let was_said = std::mem::take(&mut self.said);
        let Screen::Lesson(practice) = &self.screen else {
            return hush(&was_said);
        };
        if practice.is_paused() {
            return hush(&was_said);
        }
        let noise = noise(practice).filter(|noise| !self.settings.muted.contains(noise));
        self.said = said(practice, &self.settings);
        let mut effects: Vec<Effect> = noise.map(Effect::Sound).into_iter().collect();
        effects.extend(if self.said.is_empty() { hush(&was_said) } else { self.say_again() });
        effects
    }

    /// Says again what was said last.
    pub(super) fn say_again(&self) -> Vec<Effect> {
        let Screen::Lesson(practice) = &self.screen else { return Vec::new() };
        if self.said.is_empty() || !self.settings.voice {
            return Vec::new();
        }
        vec![Effect::Say(self.said.clone(), Some(practice.path().pack.clone()))]
    }

    /// What was said last on this screen.
    #[must_use]
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// Whether what is said is also written: where that was chosen, and where it cannot be heard.
    #[must_use]
    pub fn shows_captions(&self) -> bool {
        let heard = self.sounds && self.settings.voice && self.settings.volume_percent > 0;
        self.settings.captions.unwrap_or(!heard)
    }
}

/// Silence, where something may still be being said.
fn hush(was_said: &[Said]) -> Vec<Effect> {
    if was_said.is_empty() { Vec::new() } else { vec![Effect::Hush] }
}
