//! Anything done at any moment: whatever a trainee does, in whatever order and however the clock runs,
//! the app stands, and no answer is recorded twice or without having been given.

use tailleur::app::practice::{ActiveQuestion, PracticeAction as Do, PracticeStage};
use tailleur::app::{Action, ActiveProfile, Effect, LessonPath, Screen};
use tailleur::drill::marking::Tolerance;
use tailleur::drill::question::{Answer, AnswerForm, StakeAction, StakeOutcome};
use tailleur::i18n::Language;
use tailleur::progress::{DeviceId, Moment, Progress, Record, Settings};
use tailleur::rules::clause::Clause;
use tailleur::rules::house::HouseLibrary;
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::tableau::Act;
use tailleur::text;

use crate::support::player::Player;
use crate::support::{seeds, thorough, tier};

/// Actions in each house and language: on each commit and in the nightly tier.
const STEPS: [usize; 2] = [1_000, 2_500];

#[test]
fn random_actions_record_every_answer_once_and_break_nothing() {
    let (mut answers, mut ends) = (0, 0);
    for first in seeds(1, 1) {
        for (seed, house) in HouseLibrary::built_in().iter().enumerate() {
            for (other, language) in [Language::French, Language::Italian, Language::English].into_iter().enumerate() {
                let mut dice = SeededRng::from_seed(first + (seed * 3 + other) as u64);
                let mut player = Player::at_the_door(language, house.id.as_str());
                for _ in 0..tier(STEPS[0], STEPS[1]) {
                    let action = anything(&player, &mut dice);
                    player.now = later_or_earlier(player.now, &mut dice);
                    let mut expected = expected(&player, &action);
                    let in_test =
                        matches!(player.app.screen(), Screen::Lesson(practice) if practice.lesson().test.is_some());
                    let goes_on = goes_on(&player, &action);
                    player.effects.clear();
                    player.act(action.clone());
                    let seen = seen(&player.effects);
                    if goes_on && is_done(&player) {
                        expected = vec![Seen::End];
                    }
                    // A table test ends with its last answer, or without it once its time is up.
                    if in_test && expected == [Seen::Answer] && seen.ends_with(&[Seen::End]) {
                        expected = if seen.len() > 1 { vec![Seen::Answer, Seen::End] } else { vec![Seen::End] };
                    }
                    // Leaving a question of a test looks at its clock, and the list of its questions can end it.
                    if in_test && is_on_paper(&action) && seen == [Seen::End] {
                        expected = vec![Seen::End];
                    }
                    assert_eq!(seen, expected, "{action:?}");
                    answers += usize::from(expected == [Seen::Answer]);
                    ends += usize::from(expected == [Seen::End]);
                    answer_the_machine(&mut player);
                    holds_together(&player);
                }
            }
        }
    }
    assert!(
        answers > tier(500, 3_000) && (ends > 20 || !thorough()),
        "{answers} answers and {ends} ends of lessons came up"
    );
}

/// An effect, as far as this test looks: sound is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    Answer,
    End,
    Profile,
    Settings,
    Sheet,
}

fn seen(effects: &[Effect]) -> Vec<Seen> {
    let one = |effect: &Effect| match effect {
        Effect::Record(record) => match **record {
            Record::Answer(_) => Some(Seen::Answer),
            Record::LessonDone(_)
            | Record::WarmUp(_)
            | Record::Correction(_)
            | Record::Placement(_)
            | Record::Shift(_)
            | Record::Unknown(_) => Some(Seen::End),
            Record::Position(_) => None,
        },
        Effect::MakeProfile(_) | Effect::OpenProfile(_) | Effect::CloseProfile => Some(Seen::Profile),
        Effect::SaveSettings(_) => Some(Seen::Settings),
        Effect::Print(..) => Some(Seen::Sheet),
        Effect::RecomputeProgress
        | Effect::Show(_)
        | Effect::ChoosePath(_)
        | Effect::SaveFile(..)
        | Effect::PrintReport
        | Effect::PrintPoster
        | Effect::Class(_)
        | Effect::Guest(_)
        | Effect::Host(_)
        | Effect::Packs(_)
        | Effect::Workshop(_)
        | Effect::Waiting(_)
        | Effect::Shift(_)
        | Effect::PrintCertificate(_)
        | Effect::Archives(_)
        | Effect::Speak(..)
        | Effect::SpeakBeside(_)
        | Effect::StopSpeech
        | Effect::Sound(_) => None,
    };
    effects.iter().filter_map(one).collect()
}

const fn is_on_paper(action: &Action) -> bool {
    matches!(action, Action::Practice(Do::Skip | Do::MarkForLater | Do::ShowPaper | Do::OpenQuestion(_) | Do::Finish))
}

/// True if the action goes on to the next question, step or the end.
fn goes_on(player: &Player, action: &Action) -> bool {
    let between = |stage: &PracticeStage| !matches!(stage, PracticeStage::Asking(_) | PracticeStage::Done);
    let in_lesson = matches!(
        player.app.screen(), Screen::Lesson(practice) if !practice.is_paused() && between(practice.stage())
    );
    in_lesson && matches!(action, Action::Practice(Do::Next))
}

fn is_done(player: &Player) -> bool {
    matches!(player.app.screen(), Screen::Lesson(practice) if *practice.stage() == PracticeStage::Done)
}

/// The effects an action must have in this state, except that a step may bring a lesson to its end.
fn expected(player: &Player, action: &Action) -> Vec<Seen> {
    let practice = match player.app.screen() {
        Screen::Lesson(practice) if !practice.is_paused() => Some(practice),
        _ => None,
    };
    match (action, practice.map(|practice| (practice, practice.stage()))) {
        (Action::Practice(Do::Answer(answer)), Some((practice, PracticeStage::Asking(asked))))
            if asked.question().form.fits(answer) && !is_to_be_spoken(asked) =>
        {
            // A table test ends with its last answer: it shows no verdicts.
            let (done, all) = practice.progress();
            let ends = practice.lesson().test.is_some() && done + 1 == all;
            [Seen::Answer].into_iter().chain(ends.then_some(Seen::End)).collect()
        }
        (Action::MakeProfile(_) | Action::OpenProfile(_) | Action::ChangeProfile, _) => vec![Seen::Profile],
        (Action::Back, _)
            if matches!(player.app.screen(), Screen::Home)
                && !player.app.keys_shown()
                && player.app.printing().is_none() =>
        {
            vec![Seen::Profile]
        }
        (Action::Set(settings), _) if settings != player.app.settings() => vec![Seen::Settings],
        (Action::PrintInto(_), _) if player.app.printing().is_some() => vec![Seen::Sheet],
        _ => Vec::new(),
    }
}

/// A profile that was asked for is opened, as the machine would.
fn answer_the_machine(player: &mut Player) {
    let asked_for = player.effects.iter().find_map(|effect| match effect {
        Effect::MakeProfile(name) | Effect::OpenProfile(name) => Some(name.clone()),
        _ => None,
    });
    if let Some(name) = asked_for {
        let settings = player.app.settings().clone();
        let profile = ActiveProfile { name, device: DeviceId::new(7), known: Progress::default() };
        player.act(Action::Opened(profile, settings));
        assert!(player.app.profile().is_some());
    }
}

fn holds_together(player: &Player) {
    let Screen::Lesson(practice) = player.app.screen() else { return };
    assert!(player.app.profile().is_some(), "nobody practises without a profile");
    let (done, all) = practice.progress();
    assert!(done <= all, "{done} of {all}");
    assert_eq!(done == all, *practice.stage() == PracticeStage::Done || is_last_verdict(practice.stage(), done, all));
    let tally = practice.tally();
    let written = practice.lesson().questions();
    let most = written + written / 2 + practice.lesson().steps.len() as u32;
    assert!(tally.right() <= tally.answered() && tally.answered() <= most);
    assert!(tally.missed().len() <= (tally.answered() - tally.right()) as usize);
    let last = player.records.last();
    if let (PracticeStage::Marked(asked, verdict, millis), Some(Record::Answer(entry))) = (practice.stage(), last) {
        assert_eq!(entry.seed, asked.seed());
        assert_eq!(entry.decision, *asked.decision());
        assert_eq!((entry.right, entry.millis), (verdict.right, *millis));
        let same = entry.answer == entry.expected;
        assert!(entry.right || !same, "the key is right");
        assert!(
            same || !entry.right || verdict.key.tolerance != Tolerance::Only,
            "another order may be right, no other answer"
        );
        assert!(!verdict.key.reasons.is_empty());
    }
}

const fn is_last_verdict(stage: &PracticeStage, done: u32, all: u32) -> bool {
    matches!(stage, PracticeStage::Marked(..) | PracticeStage::Worked(..)) && done == all
}

fn anything(player: &Player, dice: &mut SeededRng) -> Action {
    let lessons = player.lessons();
    match dice.below(100) {
        0 => Action::MakeProfile("Léa".to_owned()),
        1 => Action::OpenProfile("nobody".to_owned()),
        2 if dice.below(4) == 0 => Action::ChangeProfile,
        3 => Action::Begin(LessonPath { pack: "no".into(), lesson: "such".into() }),
        4..=9 => match (player.app.screen(), dice.pick(&lessons)) {
            (Screen::Lesson(_), _) if dice.below(8) > 0 => Action::Practice(Do::Next),
            (_, Some(path)) => Action::Begin(path.clone()),
            _ => Action::ToggleKeys,
        },
        10 => Action::OpenSettings,
        11 => Action::Set(Settings { timers: dice.below(2) == 0, ..player.app.settings().clone() }),
        12 => {
            let house = ["venezia", "monte-carlo", "article-57-13", "no-such-house"][dice.below(4)];
            Action::Set(Settings { house: house.into(), ..player.app.settings().clone() })
        }
        13 => Action::ToggleKeys,
        14 if dice.below(3) == 0 => Action::Back,
        15 => Action::DismissNotice(dice.below(3)),
        16 => Action::Notice(text!("trouble-full").into()),
        17 if dice.below(2) == 0 => Action::LookUp(Clause::read("S3-19").filter(|_| dice.below(3) > 0)),
        17 => Action::Practice(Do::Pause),
        18..=22 => Action::Practice(Do::Resume),
        23..=50 => Action::Practice(Do::Next),
        51 if dice.below(2) == 0 => Action::Practice(Do::Spoken),
        51 => Action::Practice(on_paper(dice)),
        52..=55 => Action::Practice(Do::Answer(nonsense(dice))),
        _ => match player.app.screen() {
            Screen::Lesson(practice) => match practice.stage() {
                PracticeStage::Asking(asked) if is_to_be_spoken(asked) && dice.below(2) == 0 => {
                    Action::Practice(Do::Spoken)
                }
                PracticeStage::Asking(asked) => Action::Practice(Do::Answer(some_answer(&asked.question().form, dice))),
                _ => Action::Practice(Do::Next),
            },
            _ => Action::Practice(Do::Next),
        },
    }
}

/// Something done to the questions of a table test.
fn on_paper(dice: &mut SeededRng) -> Do {
    let question = dice.below(80);
    let all = [Do::Skip, Do::MarkForLater, Do::ShowPaper, Do::OpenQuestion(question), Do::Finish];
    dice.pick(&all).cloned().unwrap()
}

const fn is_to_be_spoken(asked: &ActiveQuestion) -> bool {
    matches!(asked.question().form, AnswerForm::Aloud(_)) && asked.model().is_none()
}

/// An answer of the form asked for, right or wrong.
fn some_answer(form: &AnswerForm, dice: &mut SeededRng) -> Answer {
    match form {
        AnswerForm::Choice(choices) => Answer::Choice(dice.below(choices.len())),
        AnswerForm::Number { most } => Answer::Number(dice.below(*most as usize + 1) as u32),
        AnswerForm::Money => Answer::Money(Money::coins(dice.below(200_000) as u64)),
        AnswerForm::Several(parts) => Answer::Several(parts.iter().map(|part| some_answer(&part.form, dice)).collect()),
        AnswerForm::Grid(grid) => Answer::Grid(
            grid.cells().map(|_| dice.pick(&[None, Some(Act::Draw), Some(Act::Stand)]).copied().unwrap()).collect(),
        ),
        AnswerForm::Call(tiles) => {
            Answer::Call(tiles.iter().filter(|_| dice.below(2) == 0).cloned().collect::<Vec<_>>().join(" "))
        }
        AnswerForm::Chips(tray) => {
            let counts: Vec<(Money, u32)> = tray.iter().rev().map(|value| (*value, dice.below(20) as u32)).collect();
            Answer::Chips(counts.into_iter().filter(|(_, count)| *count > 0).collect())
        }
        AnswerForm::Settle => Answer::Settle(
            (0..dice.below(9)).map(|stake| StakeAction { stake, act: StakeOutcome::Collected }).collect(),
        ),
        AnswerForm::Order(steps) => {
            let mut places: Vec<usize> = (0..steps.len()).collect();
            dice.shuffle(&mut places);
            Answer::Order(places)
        }
        AnswerForm::Aloud(points) => Answer::Aloud(points.iter().map(|_| dice.below(2) == 0).collect()),
    }
}

fn nonsense(dice: &mut SeededRng) -> Answer {
    match dice.below(11) {
        10 => Answer::Aloud(vec![true; 9_999]),
        5 => Answer::Grid(vec![None; 9_999]),
        6 => Answer::Call("9".repeat(10_000)),
        7 => Answer::Chips(vec![(Money::coins(u64::MAX), u32::MAX); 3]),
        8 => {
            Answer::Settle(vec![StakeAction { stake: usize::MAX, act: StakeOutcome::Paid(Money::coins(u64::MAX)) }; 3])
        }
        9 => Answer::Order(vec![usize::MAX, 0, 0]),
        0 => Answer::Choice(usize::MAX),
        1 => Answer::Number(u32::MAX),
        2 => Answer::Money(Money::coins(u64::MAX)),
        3 => Answer::Several(Vec::new()),
        _ => Answer::Several(vec![Answer::Several(vec![Answer::Number(3)]); 7]),
    }
}

/// The clock of a computer: mostly on, at times back, once in a while to the ends of time.
fn later_or_earlier(now: Moment, dice: &mut SeededRng) -> Moment {
    match dice.below(200) {
        0 => Moment(0),
        1 => Moment(u64::MAX),
        2..=4 => Moment(now.millis().saturating_sub(3_600_000)),
        5 => Moment(1_790_000_000_000),
        _ => now.plus(dice.below(5_000) as u64),
    }
}
