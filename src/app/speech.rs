//! Speech and sounds of a lesson.

use crate::drill::question::{AnswerForm, LaidCard, Question, Scene};
use crate::lesson::PackId;
use crate::progress::Settings;
use crate::rules::side::Side;
use crate::voice::{Noise, Speech};

use super::practice::{Practice, PracticeStage};
use super::{Effect, Notice, NoticeTopic, Screen, Session};

/// Speech at the beginning of a stage. With the voice off only what the question depends on, plus captions if
/// enabled.
fn stage_speech(practice: &Practice, settings: &Settings) -> Vec<Speech> {
    let is_wanted = settings.voice || settings.captions;
    match practice.stage() {
        PracticeStage::Example(_) if is_wanted => {
            let calls = practice.example_frame().map(|turn| turn.calls).unwrap_or_default();
            calls.iter().filter_map(|call| Speech::from_call(practice.house(), call)).collect()
        }
        PracticeStage::Asking(asked) => match asked.model() {
            Some(key) => key.heard.clone(),
            None => asked.question().scene.heard.clone(),
        },
        // Already heard before marking.
        PracticeStage::Marked(asked, ..) if is_aloud(asked.question()) => Vec::new(),
        PracticeStage::Marked(_, verdict, _) if is_wanted && settings.speaks_verdicts => verdict.key.heard.clone(),
        PracticeStage::Worked(_, verdict) if is_wanted => verdict.key.heard.clone(),
        PracticeStage::Reading(_) => page_speech(practice),
        PracticeStage::Example(_)
        | PracticeStage::Marked(..)
        | PracticeStage::Worked(..)
        | PracticeStage::Paper
        | PracticeStage::Shift(_)
        | PracticeStage::Done => Vec::new(),
    }
}

/// Speech on which the question depended whose verdict is shown: it can be heard again.
fn heard_before_marking(practice: &Practice) -> Option<&[Speech]> {
    let PracticeStage::Marked(asked, ..) = practice.stage() else { return None };
    Some(asked.question().scene.heard.as_slice()).filter(|heard| !heard.is_empty())
}

/// Speech that the question of a page depends on.
fn page_speech(practice: &Practice) -> Vec<Speech> {
    let open = practice.page().filter(|page| page.verdict().is_none());
    open.map(|page| page.scene().heard.clone()).unwrap_or_default()
}

fn noises(practice: &Practice) -> Vec<Noise> {
    match practice.stage() {
        PracticeStage::Asking(asked) if asked.model().is_none() && cards(&asked.question().scene) > 0 => {
            vec![Noise::CardSlide]
        }
        PracticeStage::Marked(asked, verdict, _) => {
            let mark = if verdict.right { Noise::Right } else { Noise::Wrong };
            let after = verdict.key.after.as_ref();
            let turns = after.is_some_and(|after| face_up(after) > face_up(&asked.question().scene));
            let pays = matches!(asked.question().form, AnswerForm::Settle);
            let table = [turns.then_some(Noise::CardTurn), pays.then_some(Noise::Chips)];
            table.into_iter().flatten().chain([mark]).collect()
        }
        PracticeStage::Shift(_) | PracticeStage::Done if practice.is_time_up() => vec![Noise::Bell],
        PracticeStage::Example(_) if practice.example_frame().is_some_and(|turn| turn.came.is_some()) => {
            vec![Noise::CardSlide]
        }
        PracticeStage::Reading(_) => match practice.page() {
            Some(page) if page.verdict().is_none() && cards(page.scene()) > 0 => vec![Noise::CardSlide],
            Some(page) => page.verdict().iter().map(|it| if it.right { Noise::Right } else { Noise::Wrong }).collect(),
            None => Vec::new(),
        },
        PracticeStage::Example(_)
        | PracticeStage::Asking(_)
        | PracticeStage::Worked(..)
        | PracticeStage::Paper
        | PracticeStage::Shift(_)
        | PracticeStage::Done => Vec::new(),
    }
}

fn cards(scene: &Scene) -> usize {
    Side::BOTH.map(|side| scene.hands[side].len()).iter().sum()
}

/// Number of face-up cards in both hands.
fn face_up(scene: &Scene) -> usize {
    let open = |card: &&LaidCard| matches!(card, LaidCard::Up(_));
    Side::BOTH.map(|side| scene.hands[side].iter().filter(open).count()).iter().sum()
}

const fn is_aloud(question: &Question) -> bool {
    matches!(question.form, AnswerForm::Aloud(_))
}

impl Screen {
    /// The stage of a running lesson; `None` while paused.
    pub(super) fn stage_position(&self) -> Option<(usize, u32, u8)> {
        match self {
            Self::Lesson(practice) if !practice.is_paused() => Some(practice.position()),
            Self::Host(host) => host.current_speech().map(|(turn, ..)| (usize::MAX, turn as u32, 0)),
            _ => None,
        }
    }

    /// The pack whose recordings are used on this screen.
    pub(super) fn speaking_pack(&self) -> Option<PackId> {
        match self {
            Self::Lesson(practice) => Some(practice.path().pack.clone()),
            Self::Host(host) => host.speaking_pack(),
            _ => None,
        }
    }

    /// Speech and sounds of a new stage; after a pause (`resumes`) speech only. Interrupts the current speech.
    pub(super) fn speak(&self, resumes: bool, session: &mut Session) -> Vec<Effect> {
        let (speech, noises) = match self {
            Self::Lesson(practice) if !practice.is_paused() => {
                let noises = if resumes { Vec::new() } else { noises(practice) };
                (stage_speech(practice, &session.settings), noises)
            }
            Self::Host(host) => {
                (host.current_speech().map(|(_, speech)| speech.to_vec()).unwrap_or_default(), Vec::new())
            }
            _ => return session.stop_speech(),
        };
        let mut effects: Vec<Effect> = noises.into_iter().flat_map(|noise| session.play_noise(noise)).collect();
        let heard = if let Self::Lesson(practice) = self { heard_before_marking(practice) } else { None };
        match heard.filter(|_| speech.is_empty()) {
            Some(heard) => effects.extend(session.offer_speech(heard.to_vec())),
            None => effects.extend(session.replace_speech(speech, self.speaking_pack())),
        }
        effects
    }
}

impl Session {
    /// Plays a recording of the lesson's pack, even with the voice off.
    pub(super) fn play_recording(&mut self, file: &str, screen: &Screen) -> Vec<Effect> {
        let Screen::Lesson(practice) = screen else { return Vec::new() };
        let pack = practice.path().pack.clone();
        let Some(speech) = self.library.speech_in(&pack, file) else { return Vec::new() };
        self.last_speech = vec![speech];
        self.audio.is_recorded = true;
        vec![Effect::Speak(self.last_speech.clone(), Some(pack))]
    }

    /// Stops the current speech, and has this one ready to be heard again.
    fn offer_speech(&mut self, speech: Vec<Speech>) -> Vec<Effect> {
        let stopped = self.stop_speech();
        self.last_speech = speech;
        stopped
    }

    /// Replaces the current speech.
    fn replace_speech(&mut self, speech: Vec<Speech>, pack: Option<PackId>) -> Vec<Effect> {
        let stopped = self.stop_speech();
        let recording = |one| self.library.recording(pack.as_ref(), one, self.settings.counting);
        self.audio.is_recorded = speech.iter().all(|one| recording(one).is_some());
        self.last_speech = speech;
        if self.last_speech.is_empty() { stopped } else { self.repeat_speech(pack) }
    }

    /// Calls of the crew, in the recordings of the program.
    pub(super) fn speak_at_the_table(&mut self, calls: Vec<Speech>) -> Vec<Effect> {
        let pack = self.library.packs().next().map(|pack| pack.id.clone());
        self.replace_speech(calls, pack)
    }

    pub(super) fn stop_speech(&mut self) -> Vec<Effect> {
        let stopped = std::mem::take(&mut self.last_speech);
        if stopped.is_empty() { Vec::new() } else { vec![Effect::StopSpeech] }
    }

    /// A sound, unless switched off.
    pub(super) fn play_noise(&self, noise: Noise) -> Vec<Effect> {
        if self.settings.muted.contains(&noise) { Vec::new() } else { vec![Effect::Sound(noise)] }
    }

    pub(super) fn repeat_speech(&self, pack: Option<PackId>) -> Vec<Effect> {
        if pack.is_none() || self.last_speech.is_empty() || !self.settings.voice {
            return Vec::new();
        }
        vec![Effect::Speak(self.last_speech.clone(), pack)]
    }

    /// Stores whether audio output works; warns once if not.
    pub(super) fn set_sound_available(&mut self, works: bool) {
        self.audio.works = works;
        if works {
            self.remove_notices(NoticeTopic::NoSound);
        } else if !self.settings.no_sound_noticed {
            self.notify(Notice { topic: NoticeTopic::NoSound, phrase: text!("notice-no-sound") });
        }
    }

    pub fn last_speech(&self) -> &[Speech] {
        &self.last_speech
    }

    pub const fn is_audible(&self) -> bool {
        self.audio.is_recorded && self.can_hear()
    }

    /// Speech can be heard, as far as is known.
    pub const fn can_hear(&self) -> bool {
        self.audio.works && self.settings.voice && self.settings.volume_percent > 0
    }

    /// Enabled by setting, or because the voices of guests and chef are inaudible.
    pub const fn shows_line_captions(&self) -> bool {
        let settings = &self.settings;
        let is_loud = settings.volume_percent > 0 && settings.guest_volume_percent > 0;
        settings.captions || !(self.audio.works && settings.guest_voices && is_loud)
    }

    /// Enabled by setting, or because speech is inaudible.
    pub const fn shows_captions(&self) -> bool {
        self.settings.captions || !self.is_audible()
    }
}
