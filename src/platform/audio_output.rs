//! The interface to sound, and the output where there is none.

use crate::i18n::Language;
use crate::lesson::{Library, PackId};
use crate::progress::Settings;
use crate::voice::{Noise, Speech};

/// Sound output. No method blocks.
pub trait Sound {
    /// Speaks these in order, fading out the current speech.
    fn speak(&mut self, speech: &[Speech], pack: Option<&PackId>, library: &Library);
    /// Speaks these lines of guests after the current speech; they never cover it, and are dropped if they would come
    /// too late.
    fn speak_beside(&mut self, lines: &[Speech], library: &Library);
    fn hush(&mut self);
    fn play(&mut self, noise: Noise);
    /// Switches the sound of the room on or off.
    fn set_room_tone(&mut self, is_on: bool);
    fn apply_settings(&mut self, settings: &Settings);
    /// Reads the lists of this language's voices in advance, so that its first call is not late.
    fn prepare(&mut self, language: Language);
    /// Availability of sound, if that has changed since the last call.
    fn poll_availability(&mut self) -> Option<bool>;
}

/// Output that drops everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Silent;

impl Sound for Silent {
    fn speak(&mut self, _said: &[Speech], _pack: Option<&PackId>, _library: &Library) {}
    fn speak_beside(&mut self, _lines: &[Speech], _library: &Library) {}
    fn hush(&mut self) {}
    fn play(&mut self, _noise: Noise) {}
    fn set_room_tone(&mut self, _is_on: bool) {}
    fn apply_settings(&mut self, _settings: &Settings) {}
    fn prepare(&mut self, _language: Language) {}
    fn poll_availability(&mut self) -> Option<bool> {
        None
    }
}
