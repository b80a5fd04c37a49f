//! A loudspeaker whose device comes and goes: it takes every order, and tells once what has changed.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tailleur::i18n::Language;
use tailleur::lesson::{Library, PackId};
use tailleur::platform::audio::device::{Device, OnDeviceLost};
use tailleur::platform::audio::{
    Clip, DeviceTimeouts, Loudspeaker, LoudspeakerConfig, MixSource, PlaybackCue, Recordings, Sound,
};
use tailleur::progress::Settings;
use tailleur::voice::{Noise, SoundBytes, Speaker, Speech};

use super::ear::{Ear, Heard, tone};

/// A sound system whose device can be taken away.
#[derive(Default)]
struct System {
    plugged: bool,
    /// The devices that were opened, with a way to break each.
    opened: Vec<OnDeviceLost>,
    tried: usize,
    playing: Option<Ear>,
}

/// Takes the line away when it is let go, as a device does that is closed.
struct Open(Arc<Mutex<System>>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.lock().unwrap().playing = None;
    }
}

/// The recordings of this test: words such as `440:300` are a tone and how long it lasts.
struct Tones;

impl Recordings for Tones {
    fn cues_for(
        &self,
        said: &Speech,
        _pack: Option<&PackId>,
        _library: &Library,
        _settings: &Settings,
    ) -> Vec<PlaybackCue> {
        let recording = |word: &str| SoundBytes::from(word.as_bytes().to_vec());
        let cue = |word| PlaybackCue { recording: recording(word), pause: Duration::from_millis(50) };
        said.text.split_whitespace().map(cue).collect()
    }

    fn noise_recording(&self, noise: Noise) -> Option<SoundBytes> {
        match noise {
            Noise::Bell => Some(SoundBytes::BuiltIn(b"1000:60000")),
            Noise::Wrong => None,
            _ => Some(SoundBytes::BuiltIn(b"2000:60000")),
        }
    }
}

fn decode(bytes: &SoundBytes) -> Option<Clip> {
    let (pitch, millis) = std::str::from_utf8(bytes).ok()?.split_once(':')?;
    Some(tone(pitch.parse().ok()?, millis.parse().ok()?, 16_000))
}

/// A loudspeaker in a test's hands.
struct Stand {
    loudspeaker: Loudspeaker,
    system: Arc<Mutex<System>>,
    woken: Receiver<()>,
    library: Library,
}

/// One that never closes by itself, tries again at once and trusts every device.
const EAGER: DeviceTimeouts =
    DeviceTimeouts { silence: LONG, again: Duration::ZERO, steady: Duration::ZERO, room: LONG };
const LONG: Duration = Duration::from_hours(1);

impl Stand {
    fn with(plugged: bool, patience: DeviceTimeouts) -> Self {
        let system = Arc::new(Mutex::new(System { plugged, ..System::default() }));
        let (wake, woken) = channel();
        let own = Arc::clone(&system);
        let open = move |line: MixSource, broken: &OnDeviceLost| -> Option<Device> {
            let mut system = own.lock().unwrap();
            system.tried += 1;
            if !system.plugged {
                return None;
            }
            assert!(system.playing.is_none(), "one device is open at a time");
            system.opened.push(Arc::clone(broken));
            system.playing = Some(Ear::on(line, 2, 44_100));
            Some(Box::new(Open(Arc::clone(&own))))
        };
        let parts = LoudspeakerConfig {
            open: Box::new(open),
            recordings: Box::new(Tones),
            prepare: |_| {},
            decode,
            wake: Box::new(move || wake.send(()).unwrap_or_default()),
            patience,
        };
        Self { loudspeaker: Loudspeaker::with_config(parts), system, woken, library: Library::default() }
    }

    fn speak_words(&mut self, words: &[&str]) {
        let said = |words: &&str| Speech::new(Language::French, (*words).to_owned());
        let said: Vec<Speech> = words.iter().map(said).collect();
        self.loudspeaker.speak(&said, None, &self.library);
    }

    fn tune(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = Settings { volume_percent: 100, ..Settings::default() };
        change(&mut settings);
        self.loudspeaker.apply_settings(&settings);
    }

    fn news(&mut self) -> Option<bool> {
        self.woken.recv_timeout(Duration::from_secs(20)).expect("the window is woken");
        self.loudspeaker.poll_availability()
    }

    fn has_no_news(&mut self) -> bool {
        self.woken.try_recv().is_err() && self.loudspeaker.poll_availability().is_none()
    }

    fn until(&self, text: &str, is_so: impl Fn(&mut System) -> bool) {
        wait_until(&self.system, text, is_so);
    }

    fn until_open(&self, times: usize) {
        self.until("a device is open", |system| system.opened.len() == times && system.playing.is_some());
    }

    fn tried(&self) -> usize {
        self.system.lock().unwrap().tried
    }

    /// Plays until something is heard, and so many milliseconds more.
    fn hear(&self, millis: u32) -> Heard {
        let is_heard = |system: &mut System| system.playing.as_mut().is_some_and(|ear| ear.hear(5).peak() > 0.1);
        self.until("something is heard", is_heard);
        self.system.lock().unwrap().playing.as_mut().expect("a device").hear(millis)
    }

    fn unplug(&self) {
        let mut system = self.system.lock().unwrap();
        system.plugged = false;
        let broken = Arc::clone(system.opened.last().expect("a device that was open"));
        drop(system);
        broken();
    }

    fn plug_in(&self) {
        self.system.lock().unwrap().plugged = true;
    }
}

/// Waits until the thread has come so far.
fn wait_until(system: &Mutex<System>, text: &str, is_so: impl Fn(&mut System) -> bool) {
    for _ in 0..20_000 {
        if is_so(&mut system.lock().unwrap()) {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("in twenty seconds it has not come about that {text}");
}

#[test]
fn nothing_is_opened_before_the_first_sound_and_then_it_is_heard() {
    let mut stand = Stand::with(true, EAGER);
    stand.tune(|_| {});
    stand.loudspeaker.hush();
    stand.speak_words(&[]);
    stand.loudspeaker.play(Noise::Wrong);
    stand.speak_words(&["440:300", "660:300"]);
    let heard = stand.hear(1_500);
    assert_eq!(stand.tried(), 1);
    assert!(stand.has_no_news(), "that sound can be heard is what was taken for granted");
    let sounds = heard.sounds();
    assert_eq!(sounds.len(), 2, "{sounds:?}");
    assert!(sounds[1].0 - sounds[0].1 >= 400, "two things said are set apart: {sounds:?}");
    assert!((heard.between(sounds[1].0 + 20, sounds[1].1 - 20).pitch() - 660.0).abs() < 5.0);
}

#[test]
fn a_new_announcement_takes_the_place_of_the_old_and_of_all_that_was_to_follow() {
    let mut stand = Stand::with(true, EAGER);
    stand.tune(|_| {});
    stand.speak_words(&["440:60000", "550:500"]);
    assert!(stand.hear(100).strength(440.0) > 0.4);
    stand.speak_words(&["880:60000"]);
    stand.until("the new is heard alone", |system| {
        let heard = system.playing.as_mut().expect("a device").hear(100);
        heard.strength(880.0) > 0.4 && heard.strength(440.0) < 0.02
    });
    stand.loudspeaker.hush();
    stand.until("there is silence", |system| system.playing.as_mut().expect("a device").hear(50).peak() == 0.0);
}

#[test]
fn without_a_device_every_order_is_taken_and_reported_once() {
    let mut stand = Stand::with(false, EAGER);
    for times in 1..20 {
        stand.speak_words(&["440:300"]);
        stand.loudspeaker.play(Noise::Chips);
        stand.loudspeaker.hush();
        stand.tune(|_| {});
        stand.until("it was tried", |system| system.tried == 2 * times);
    }
    assert_eq!(stand.news(), Some(false));
    assert!(stand.has_no_news(), "told once");
    stand.plug_in();
    stand.speak_words(&["440:60000"]);
    assert_eq!(stand.news(), Some(true));
    assert!(stand.hear(200).strength(440.0) > 0.4, "what is said from then on is heard");
    assert!(stand.has_no_news(), "told once");
}

#[test]
fn a_missing_device_is_not_tried_with_every_sound() {
    let mut stand = Stand::with(false, DeviceTimeouts { again: LONG, ..EAGER });
    stand.speak_words(&["440:300"]);
    assert_eq!(stand.news(), Some(false));
    stand.plug_in();
    for _ in 0..50 {
        stand.speak_words(&["440:300"]);
        stand.loudspeaker.play(Noise::Chips);
    }
    let Stand { loudspeaker, system, .. } = stand;
    drop(loudspeaker);
    assert_eq!(system.lock().unwrap().tried, 1);
}

#[test]
fn speech_goes_on_where_another_device_takes_over() {
    let mut stand = Stand::with(true, EAGER);
    stand.tune(|_| {});
    stand.speak_words(&["440:400 660:60000"]);
    assert!(stand.hear(100).strength(440.0) > 0.4);
    let first = Arc::clone(&stand.system.lock().unwrap().opened[0]);
    first();
    stand.until_open(2);
    first();
    stand.until("the rest is heard", |system| {
        system.playing.as_mut().is_some_and(|ear| ear.hear(100).strength(660.0) > 0.4)
    });
    assert_eq!(stand.tried(), 2, "the first device is told to be lost only once");
    assert!(stand.has_no_news(), "nobody has missed anything");
}

#[test]
fn a_device_that_vanishes_is_reported_once_and_so_is_its_return() {
    let mut stand = Stand::with(true, EAGER);
    stand.tune(|_| {});
    for round in 1..4 {
        stand.speak_words(&["440:60000"]);
        stand.until_open(round);
        stand.until("it is heard", |system| system.playing.as_mut().expect("a device").hear(50).strength(440.0) > 0.4);
        stand.unplug();
        assert_eq!(stand.news(), Some(false));
        for _ in 0..5 {
            stand.speak_words(&["440:60000"]);
            stand.loudspeaker.play(Noise::Chips);
        }
        // Once for the sound that opened it, once when it had vanished, once with each of ten sounds.
        stand.until("each sound has tried again", |system| system.tried == 12 * round);
        assert!(stand.has_no_news());
        stand.plug_in();
        stand.speak_words(&["550:60000"]);
        assert_eq!(stand.news(), Some(true));
        stand.until("only the last is heard", |system| {
            let heard = system.playing.as_mut().expect("a device").hear(100);
            heard.strength(550.0) > 0.4 && heard.strength(440.0) < 0.02
        });
        stand.loudspeaker.hush();
    }
}

#[test]
fn a_device_that_breaks_whenever_it_is_opened_is_let_be() {
    let mut stand = Stand::with(true, DeviceTimeouts { again: LONG, steady: LONG, ..EAGER });
    stand.speak_words(&["440:60000"]);
    for times in 1..4 {
        stand.until_open(times);
        assert!(stand.has_no_news(), "broken once or twice it is opened again");
        let broken = Arc::clone(&stand.system.lock().unwrap().opened[times - 1]);
        broken();
    }
    assert_eq!(stand.news(), Some(false));
    stand.speak_words(&["440:60000"]);
    let Stand { loudspeaker, system, .. } = stand;
    drop(loudspeaker);
    assert_eq!(system.lock().unwrap().tried, 3);
}

#[test]
fn a_device_that_vanishes_in_silence_is_nobodys_business() {
    let mut stand = Stand::with(true, EAGER);
    stand.speak_words(&["440:20"]);
    stand.hear(500);
    stand.unplug();
    stand.until("it is closed", |system| system.playing.is_none());
    stand.plug_in();
    stand.speak_words(&["440:60000"]);
    stand.hear(10);
    assert_eq!(stand.tried(), 2);
    assert!(stand.has_no_news());
}

#[test]
fn an_open_device_is_closed_after_a_silence_and_opened_again() {
    let mut stand = Stand::with(true, DeviceTimeouts { silence: Duration::from_millis(40), ..EAGER });
    for round in 1..4 {
        stand.speak_words(&["440:20"]);
        stand.until("it was heard and closed", |system| {
            if let Some(ear) = &mut system.playing {
                ear.hear(5);
            }
            system.opened.len() == round && system.playing.is_none()
        });
    }
    stand.speak_words(&["440:60000"]);
    stand.until_open(4);
    std::thread::sleep(Duration::from_millis(200));
    assert!(stand.hear(50).strength(440.0) > 0.2, "what is being said keeps it open");
    assert!(stand.has_no_news());
}

#[test]
fn a_broken_recording_is_passed_over() {
    let mut stand = Stand::with(true, EAGER);
    stand.tune(|_| {});
    stand.speak_words(&["broken broken:1 440:200 broken"]);
    stand.speak_words(&["broken 660:60000 broken"]);
    // The first words may be heard until the second have been taken.
    stand.until("the second words are heard", |system| {
        system.playing.as_mut().is_some_and(|ear| ear.hear(100).strength(660.0) > 0.4)
    });
    stand.speak_words(&["broken"]);
    stand.until("there is silence", |system| system.playing.as_mut().expect("a device").hear(50).peak() == 0.0);
}

#[test]
fn settings_take_effect_at_once() {
    let mut stand = Stand::with(true, EAGER);
    let silent = |system: &mut System| system.playing.as_mut().is_none_or(|ear| ear.hear(100).peak() == 0.0);

    stand.tune(|settings| settings.voice = false);
    stand.speak_words(&["440:60000"]);
    stand.tune(|settings| settings.volume_percent = 0);
    stand.speak_words(&["440:60000"]);
    stand.loudspeaker.play(Noise::Bell);
    stand.tune(|settings| settings.muted.extend([Noise::Chips, Noise::CardTurn]));
    stand.loudspeaker.play(Noise::Chips);
    stand.loudspeaker.play(Noise::CardTurn);
    assert_eq!(stand.tried(), 0, "what is not to be heard opens nothing");

    stand.loudspeaker.play(Noise::Bell);
    assert!(stand.hear(100).strength(1_000.0) > 0.4, "the others are heard");
    stand.tune(|settings| settings.volume_percent = 0);
    stand.until("it is turned off", silent);
    stand.tune(|settings| settings.volume_percent = 60);
    let heard = stand.hear(100).strength(1_000.0);
    assert!(heard > 0.1 && heard < 0.3, "quieter: {heard}");

    stand.tune(|settings| settings.rate_percent = 70);
    stand.speak_words(&["440:700"]);
    stand.until("the words are heard", |system| {
        system.playing.as_mut().expect("a device").hear(10).strength(440.0) > 0.3
    });
    let words = stand.hear(2_000);
    let lasts = (0..200).take_while(|at| words.between(10 * at, 10 * at + 10).strength(440.0) > 0.2).count();
    assert!((95..=101).contains(&lasts), "700 ms at 70 per cent last {lasts} hundredths");

    stand.speak_words(&["440:60000"]);
    stand.hear(100);
    stand.tune(|settings| settings.voice = false);
    stand.until("the words stop", |system| system.playing.as_mut().expect("a device").hear(100).strength(440.0) < 0.02);
}

#[test]
fn a_loudspeaker_that_is_put_away_closes_its_device() {
    let mut stand = Stand::with(true, EAGER);
    stand.speak_words(&["440:60000"]);
    stand.hear(10);
    let Stand { loudspeaker, system, .. } = stand;
    drop(loudspeaker);
    // Putting it away waits for its thread only a moment.
    wait_until(&system, "the device is closed", |system| system.playing.is_none());
}

#[test]
fn lines_of_guests_come_after_the_call_and_can_be_switched_off() {
    let line = [Speech { speaker: Speaker::Guest, ..Speech::new(Language::French, "660:300") }];
    let mut stand = Stand::with(true, EAGER);
    stand.tune(|settings| settings.guest_volume_percent = 100);
    stand.speak_words(&["440:400"]);
    stand.loudspeaker.speak_beside(&line, &stand.library);
    let heard = stand.hear(1_200);
    let sounds = heard.sounds();
    assert_eq!(sounds.len(), 2, "{sounds:?}");
    assert!((heard.between(sounds[1].0 + 20, sounds[1].1 - 20).pitch() - 660.0).abs() < 5.0);
    for switch in [
        |settings: &mut Settings| settings.guest_voices = false,
        |settings: &mut Settings| settings.guest_volume_percent = 0,
    ] {
        stand.tune(switch);
        stand.loudspeaker.speak_beside(&line, &stand.library);
        stand.speak_words(&["440:200"]);
        assert_eq!(stand.hear(1_000).sounds().len(), 1, "the call alone");
    }
}

#[test]
fn the_room_is_heard_while_it_is_wanted_unless_it_is_muted() {
    let mut stand = Stand::with(true, EAGER);
    stand.tune(|_| {});
    let plays = |wanted: bool| {
        move |system: &mut System| {
            system.playing.as_mut().is_some_and(|ear| (ear.hear(100).strength(2_000.0) > 0.4) == wanted)
        }
    };
    stand.loudspeaker.set_room_tone(true);
    stand.until("the room is heard", plays(true));
    stand.tune(|settings| settings.muted = [Noise::Room].into());
    stand.until("it is silent", plays(false));
    stand.tune(|_| {});
    stand.until("the room is heard again", plays(true));
    stand.loudspeaker.set_room_tone(false);
    stand.until("it is silent again", plays(false));
}

#[test]
fn the_room_falls_silent_where_nothing_happens_and_the_device_closes() {
    let brief = Duration::from_millis(30);
    let mut stand = Stand::with(true, DeviceTimeouts { silence: brief, room: brief, ..EAGER });
    stand.tune(|_| {});
    stand.loudspeaker.set_room_tone(true);
    stand.until_open(1);
    let is_closed = |system: &mut System| match &mut system.playing {
        Some(ear) => {
            ear.hear(50);
            false
        }
        None => true,
    };
    stand.until("the device is closed", is_closed);
    stand.loudspeaker.play(Noise::Chips);
    stand.until_open(2);
}
