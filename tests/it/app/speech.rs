//! Speech in a lesson, and writing in its place.

use tailleur::app::practice::{PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, Effect, LessonPath};
use tailleur::i18n::Language;
use tailleur::lesson::{Files, Step};
use tailleur::progress::Settings;
use tailleur::rules::calls::calls;
use tailleur::rules::coup::Coup;
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::text;
use tailleur::text_key;
use tailleur::voice::{Noise, Speech};

use crate::support::player::Player;

const PACK: &str = r#"(id: "mine", version: 1, title: {"en": "Mine"}, about: {"en": "Mine."}, lessons: ["01-first"])"#;

const LESSON: &str = r#"(
    id: "first",
    version: 1,
    title: {"en": "One"},
    goal: {"en": "Know it."},
    steps: [
        Read({"en": "See."}),
        Example(
            cards: ["2h", "9d", "3c", "8s", "Ks"],
            says: {"en": "Five draws."},
            ends: (punto: 5, banco: 7, winner: Banco),
        ),
        Drill(drill: CountHand(cards: [2]), rounds: 16),
    ],
    pass: (accuracy: 90, seconds: 4),
)"#;

/// A trainee at a worked example.
fn at_an_example(change: impl FnOnce(&mut Settings)) -> Player {
    at_an_example_of(Player::with_pack(Language::English, "guide-fr", "mine", &pack()), change)
}

fn pack() -> Files {
    [("pack.ron", PACK), ("01-first.ron", LESSON)].map(|(file, text)| (file.to_owned(), text.to_owned())).into()
}

fn at_an_example_of(mut player: Player, change: impl FnOnce(&mut Settings)) -> Player {
    let mut settings = player.app.settings().clone();
    change(&mut settings);
    player.act(Action::Set(settings));
    let has_example = |steps: &[Step]| steps.iter().any(|step| matches!(step, Step::Example { .. }));
    let path = player.app.library().packs().find_map(|pack| {
        let lesson = pack.lessons.iter().find(|lesson| lesson.houses.is_empty() && has_example(&lesson.steps))?;
        Some(LessonPath { pack: pack.id.clone(), lesson: lesson.id.clone() })
    });
    player.act(Action::Begin(path.unwrap()));
    loop {
        match player.practice().stage() {
            PracticeStage::Example(_) => {
                player.practise(Do::Whole);
                return player;
            }
            PracticeStage::Asking(_) => {
                let answer = player.right_answer();
                player.practise(Do::Answer(answer));
            }
            _ => player.practise(Do::Next),
        }
    }
}

fn spoken(effects: &[Effect]) -> Vec<Vec<Speech>> {
    let said = |effect: &Effect| if let Effect::Speak(said, _) = effect { Some(said.clone()) } else { None };
    effects.iter().filter_map(said).collect()
}

fn noises(effects: &[Effect]) -> Vec<Noise> {
    let noise = |effect: &Effect| if let Effect::Sound(noise) = effect { Some(*noise) } else { None };
    effects.iter().filter_map(noise).collect()
}

/// The calls of the example that is shown, in the words of its house.
fn calls_of_the_example(player: &Player) -> Vec<Speech> {
    let practice = player.practice();
    let PracticeStage::Example(step) = practice.stage() else { panic!("an example is shown") };
    let Step::Example { cards, .. } = &practice.lesson().steps[*step] else { panic!("an example is shown") };
    let coup = Coup::deal(practice.house(), cards).unwrap();
    calls(practice.house(), &coup).iter().filter_map(|call| Speech::from_call(practice.house(), call)).collect()
}

#[test]
fn the_calls_of_an_example_are_spoken_in_their_order() {
    let player = at_an_example(|_| ());
    let calls = calls_of_the_example(&player);
    assert!(calls.len() >= 3 && calls.iter().all(|call| call.language == Language::French), "{calls:?}");
    assert_eq!(spoken(&player.effects).last(), Some(&calls));
    assert_eq!(player.app.last_speech(), calls);
    assert!(player.app.is_audible() && !player.app.shows_captions());
}

#[test]
fn speech_is_repeated_when_asked_for_and_gives_way_to_what_follows() {
    let mut player = at_an_example(|_| ());
    let calls = calls_of_the_example(&player);
    player.effects.clear();
    player.act(Action::RepeatSpeech);
    assert_eq!(spoken(&player.effects), vec![calls.clone()]);
    player.effects.clear();
    player.act(Action::Back);
    assert_eq!(player.effects.last(), Some(&Effect::StopSpeech), "a pause is silent");
    assert_eq!(spoken(&player.effects), Vec::<Vec<_>>::new());
    player.effects.clear();
    player.practise(Do::Resume);
    assert_eq!(spoken(&player.effects), vec![calls], "after a pause one hears what one has missed");
    player.effects.clear();
    player.practise(Do::Next);
    assert!(
        player.effects.contains(&Effect::StopSpeech) && player.app.last_speech().is_empty(),
        "{:?}",
        player.effects
    );
    player.effects.clear();
    player.act(Action::RepeatSpeech);
    assert!(player.effects.is_empty());
}

#[test]
fn after_a_pause_on_a_verdict_the_call_is_repeated_without_the_mark() {
    let mut player = at_an_example(|_| ());
    player.reach_question();
    player.answer(player.right_answer());
    player.act(Action::Back);
    player.effects.clear();
    player.practise(Do::Resume);
    assert!(!player.effects.iter().any(|effect| matches!(effect, Effect::Sound(_))), "{:?}", player.effects);
}

#[test]
fn who_has_switched_the_voice_off_reads_what_there_is_to_say_if_they_like() {
    let quiet = at_an_example(|settings| settings.voice = false);
    assert!(spoken(&quiet.effects).is_empty() && quiet.app.last_speech().is_empty());
    let read = at_an_example(|settings| (settings.voice, settings.captions) = (false, true));
    assert!(spoken(&read.effects).is_empty(), "nothing is spoken");
    assert_eq!(read.app.last_speech(), calls_of_the_example(&read));
    assert!(read.app.shows_captions());
}

#[test]
fn captions_come_by_themselves_where_nothing_can_be_heard() {
    let mut player = at_an_example(|_| ());
    player.act(Action::SoundAvailable(false));
    assert!(player.app.shows_captions() && !player.app.is_audible());
    player.act(Action::SoundAvailable(true));
    assert!(!player.app.shows_captions());
    let low = at_an_example(|settings| settings.volume_percent = 0);
    assert!(low.app.shows_captions(), "a volume of nought is silence");
}

#[test]
fn lost_sound_is_reported_once_and_taken_back_when_it_returns() {
    let mut player = at_an_example(|_| ());
    let reported = |player: &Player| {
        player.app.notices().iter().filter(|notice| notice.phrase.key == text_key!("notice-no-sound")).count()
    };
    assert_eq!(reported(&player), 0);
    for _ in 0..3 {
        player.act(Action::SoundAvailable(false));
        assert_eq!(reported(&player), 1);
    }
    player.act(Action::Notice(text!("notice-no-such-lesson").into()));
    player.act(Action::SoundAvailable(true));
    assert_eq!(reported(&player), 0);
    assert_eq!(player.app.notices().len(), 1, "other news stays");
    player.act(Action::SoundAvailable(false));
    let place = player.app.notices().len() - 1;
    player.act(Action::DismissNotice(place));
    assert_eq!(reported(&player), 0, "who has read it can put it away");
}

/// A house of a trainer's own may word its calls as nobody has recorded them.
#[test]
fn what_nobody_has_recorded_is_written() {
    let (_, text) = HouseLibrary::built_in_files().next().unwrap();
    let own = text.replace("id: \"article-57-13\"", "id: \"mine\"");
    let own = own.replace("{point} à {side}", "{point} du côté de {side}");
    let mut shelf = HouseLibrary::built_in();
    shelf.add(House::read("mine.ron", &own).unwrap());
    let player = at_an_example_of(Player::with_pack_among(shelf, Language::English, "mine", "mine", &pack()), |_| ());
    assert!(player.app.last_speech()[0].text.contains("du côté de"), "{:?}", player.app.last_speech());
    assert!(player.app.shows_captions() && !player.app.is_audible());
}

#[test]
fn a_right_and_a_wrong_answer_sound_each_in_its_way_unless_they_are_muted() {
    for muted in [false, true] {
        let mut player = at_an_example(|settings| {
            if muted {
                settings.muted = Noise::ALL.into();
            }
        });
        let mut heard = Vec::new();
        for right in [true, false, true] {
            while !matches!(player.practice().stage(), PracticeStage::Asking(_)) {
                player.practise(Do::Next);
            }
            player.effects.clear();
            let answer = if right { player.right_answer() } else { player.wrong_answer() };
            player.practise(Do::Answer(answer));
            assert!(matches!(player.effects[0], Effect::Record(_)), "an answer is kept before anything is heard");
            heard.extend(
                noises(&player.effects).into_iter().filter(|noise| matches!(noise, Noise::Right | Noise::Wrong)),
            );
        }
        let expected = if muted { vec![] } else { vec![Noise::Right, Noise::Wrong, Noise::Right] };
        assert_eq!(heard, expected);
    }
}

#[test]
fn the_bell_rings_when_the_time_of_a_table_test_is_up_and_not_before() {
    let mut player = Player::at_home(Language::English, "guide-fr");
    let path = player.app.library().packs().find_map(|pack| {
        let test = pack.lessons.iter().find(|lesson| lesson.is_for(&"guide-fr".into()) && lesson.test.is_some())?;
        Some(LessonPath { pack: pack.id.clone(), lesson: test.id.clone() })
    });
    player.act(Action::Begin(path.unwrap()));
    while player.practice().millis_left().is_none() {
        player.practise(Do::Next);
    }
    player.now = player.now.plus(1_000);
    player.practise(Do::Tick);
    assert!(!noises(&player.effects).contains(&Noise::Bell));
    player.now = player.now.plus(10 * 3_600_000);
    player.practise(Do::Tick);
    assert_eq!(noises(&player.effects).last(), Some(&Noise::Bell));
}
