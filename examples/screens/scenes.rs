//! The screens that are pictured, each with the way to it.

use std::collections::BTreeSet;

use eframe::egui::Key;
use tailleur::app::charts::{Chart, ChartsAction};
use tailleur::app::first_run::FirstRunAction;
use tailleur::app::practice::PracticeAction;
use tailleur::app::shift::{ShiftAction, TableAction};
use tailleur::app::warm_up::WarmUpAction;
use tailleur::app::{Action, ActiveProfile, Screen, class, guest, host, packs};
use tailleur::drill::question::{Answer, AnswerForm, StakeOutcome};
use tailleur::progress::settings::Purpose;
use tailleur::progress::{DeviceId, Progress, Settings};
use tailleur::rules::chips::ChipSet;
use tailleur::rules::money::Money;
use tailleur::table::agent::{Agent as _, Move, Perfect};

use crate::studio::{Look, Studio};
use crate::support::player::Player;

const DAY_MILLIS: u64 = 86_400_000;

/// A group of pictures by its name, which begins the name of each.
type Group = (&'static str, fn(&Look, &str));

const GROUPS: &[Group] = &[
    ("first", first_run),
    ("welcome", welcome),
    ("home-first", home_first),
    ("home-later", home_later),
    ("trainer", trainers),
    ("page", pages),
    ("example", example),
    ("count", |look, name| asked(look, name, "counting")),
    ("draw", |look, name| asked(look, name, "row-five")),
    ("whole", |look, name| asked(look, name, "whole-coups")),
    ("grid", |look, name| asked(look, name, "a-row-from-memory")),
    ("full-grid", |look, name| asked(look, name, "tableau-from-memory")),
    ("payout", |look, name| asked(look, name, "banco-nineteen-for-twenty")),
    ("chips", |look, name| asked(look, name, "paying-in-chips")),
    ("stack", |look, name| asked(look, name, "reading-stacks")),
    ("change", |look, name| asked(look, name, "changing-colour")),
    ("settle", settling),
    ("collect", |look, name| asked(look, name, "collect-the-losers")),
    ("tiles", |look, name| asked(look, name, "the-final-call")),
    ("words", |look, name| asked(look, name, "words-france")),
    ("ear", |look, name| asked(look, name, "points-by-ear")),
    ("aloud", aloud),
    ("misdraw", |look, name| asked(look, name, "too-early")),
    ("order", |look, name| ordering(look, name, "the-bets")),
    ("knowledge", |look, name| asked(look, name, "cards-and-tools")),
    ("fault", |look, name| asked(look, name, "find-the-fault")),
    ("seats", |look, name| asked(look, name, "seats-and-places")),
    ("passes", |look, name| asked(look, name, "the-hand-passes")),
    ("watch", |look, name| asked(look, name, "before-the-cards")),
    ("limits", |look, name| asked(look, name, "minimum-and-maximum")),
    ("differ", |look, name| asked(look, name, "what-changes-here")),
    ("sum-passed", passed),
    ("sum-failed", failed),
    ("test", table_test),
    ("today", today),
    ("placement", placement),
    ("progress", progress),
    ("settings", settings),
    ("free", free),
    ("clauses", clauses),
    ("keys", keys),
    ("others", others),
    ("table", table),
    ("room", crate::room::room),
    ("reveal", crate::reveal::reveal),
    ("class-shift", crate::room::shift),
    ("class-report", crate::class::report),
    ("shift-lesson", crate::shift::lesson),
    ("shift-test", crate::shift::test),
    ("shift-guided", crate::shift::guided),
    ("incident", crate::shift::incidents),
    ("shift-fault", crate::shift::faults),
    ("shift-editor", crate::shift::editor),
    ("editor-forms", crate::editor::forms),
    ("editor-felt", crate::editor::felt),
    ("editor-texts", crate::editor::texts),
    ("editor-import", crate::editor::import),
];

const FILMS: &[Group] = &[
    ("film-deal", |look, name| film(look, name, "whole-coups")),
    ("film-verdict", film_verdict),
    ("film-settle", |look, name| film_marked(look, name, "a-full-table")),
    ("film-chips", |look, name| film_marked(look, name, "paying-in-chips")),
    ("film-joy", film_joy),
    ("film-room", crate::room::film),
    ("film-shift", crate::shift::film),
];

pub(crate) fn shoot_all(look: &Look) {
    let is_film = look.only.starts_with("film");
    for (name, group) in GROUPS.iter().chain(FILMS.iter().filter(|_| is_film)) {
        if look.wants(name) {
            group(look, name);
        }
    }
}

fn first_run(look: &Look, name: &str) {
    let mut studio = Studio::open(look, Player::at_first_start(look.language, &look.house));
    studio.shoot(&format!("{name}-1-question"));
    studio.press(Key::Num1).shoot(&format!("{name}-2-verdict"));
    let mut player = Player::at_first_start(look.language, &look.house);
    player.act(Action::Back);
    player.act(Action::MakeProfile("Léa".to_owned()));
    let settings = player.app.settings().clone();
    let profile = ActiveProfile { name: "Léa".to_owned(), device: DeviceId::new(7), known: Progress::default() };
    player.act(Action::Opened(profile, settings));
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-4-purpose"));
    for (number, step) in ["5-house", "6-table", "7-exam", "8-dealt", "9-after"].iter().enumerate() {
        if number == 0 {
            studio.act(Action::FirstRun(FirstRunAction::Purpose(Purpose::Trainee)));
        } else {
            studio.press(Key::Enter);
        }
        studio.shoot(&format!("{name}-{step}"));
    }
}

fn welcome(look: &Look, name: &str) {
    let mut studio = Studio::open(look, Player::at_the_door(look.language, &look.house));
    studio.shoot(&format!("{name}-first"));
}

fn home_first(look: &Look, name: &str) {
    Studio::open(look, look.trainee()).shoot(name);
}

/// Somebody some weeks into the course.
fn seasoned(look: &Look, lessons: usize) -> Player {
    let mut player = look.trainee();
    player.now = player.now.minus_days(lessons as u64 / 2);
    let paths = player.lessons();
    for (number, path) in paths.into_iter().filter(|path| path.pack.as_str() != "example").take(lessons).enumerate() {
        player.begin(&path);
        player.play(|question| !(question + number as u32).is_multiple_of(11));
        player.act(Action::Back);
        if number % 2 == 1 {
            player.now = player.now.plus(DAY_MILLIS);
        }
    }
    player
}

trait Earlier {
    fn minus_days(self, days: u64) -> Self;
}

impl Earlier for tailleur::progress::Moment {
    fn minus_days(self, days: u64) -> Self {
        Self(self.millis() - days * DAY_MILLIS)
    }
}

fn home_later(look: &Look, name: &str) {
    let mut player = look.trainee();
    let first = player.lessons()[0].clone();
    player.begin(&first);
    player.play(|_| true);
    player.act(Action::Back);
    let second = player.lessons()[1].clone();
    player.begin(&second);
    player.reach_question();
    for _ in 0..3 {
        let answer = player.right_answer();
        player.answer(answer);
        player.reach_question();
    }
    player.act(Action::Back);
    player.act(Action::Back);
    Studio::open(look, player).shoot(&format!("{name}-left"));
    let mut studio = Studio::open(look, seasoned(look, 24));
    studio.shoot(&format!("{name}-today"));
}

fn trainers(look: &Look, name: &str) {
    for (purpose, kind) in [(Purpose::Trainer, "trains"), (Purpose::Class, "class")] {
        let mut player = look.trainee();
        let settings = Settings { purpose: Some(purpose), ..player.app.settings().clone() };
        player.act(Action::Set(settings));
        Studio::open(look, player).shoot(&format!("{name}-{kind}"));
    }
}

fn begun(look: &Look, lesson: &str) -> Player {
    let mut player = look.trainee();
    let path = player.lessons().into_iter().find(|path| path.lesson == lesson);
    player.begin(&path.unwrap_or_else(|| panic!("{} has no lesson {lesson}", look.house)));
    player
}

fn pages(look: &Look, name: &str) {
    for lesson in ["counting", "row-six", "punto-evens", "too-early"] {
        let mut studio = Studio::open(look, begun(look, lesson));
        studio.shoot(&format!("{name}-{lesson}-1"));
        studio.press(Key::Enter).shoot(&format!("{name}-{lesson}-2"));
    }
}

fn example(look: &Look, name: &str) {
    let mut player = begun(look, "whole-coups");
    for _ in 0..12 {
        if matches!(player.practice().stage(), tailleur::app::practice::PracticeStage::Example(_)) {
            break;
        }
        player.practise(PracticeAction::Next);
        if player.asked().is_some() {
            return;
        }
    }
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-1"));
    for _ in 0..3 {
        studio.press(Key::Enter);
    }
    studio.shoot(&format!("{name}-4"));
}

/// Time before an answer, in milliseconds.
const THINKING: u64 = 2_400;

/// A question, and its verdict after a right and after a wrong answer.
fn asked(look: &Look, name: &str, lesson: &str) {
    let has_lesson = look.trainee().lessons().iter().any(|path| path.lesson == lesson);
    if !has_lesson {
        return;
    }
    let take_up = || {
        let mut player = look.trainee();
        player.take_up(lesson);
        player
    };
    Studio::open(look, take_up()).shoot(&format!("{name}-1-asked"));
    for (right, kind) in [(true, "2-right"), (false, "3-wrong")] {
        let player = take_up();
        let answer =
            if right { player.right_answer() } else { likely_mistake(player.wrong_answer(), player.right_answer()) };
        let mut studio = Studio::open(look, player);
        studio.shoot("none");
        let player = studio.player();
        player.now = player.now.plus(THINKING);
        player.answer(answer);
        studio.shoot(&format!("{name}-{kind}"));
    }
}

/// A wrong answer as trainees give it: of a call the first two parts in each other's place.
fn likely_mistake(wrong: Answer, right: Answer) -> Answer {
    let Answer::Call(words) = right else { return wrong };
    let mut parts: Vec<&str> = words.split(", ").collect();
    if parts.len() < 2 {
        return wrong;
    }
    parts.swap(0, 1);
    Answer::Call(parts.join(", "))
}

/// Steps to be put in order: asked, answered, and with all but one of them placed.
fn ordering(look: &Look, name: &str, lesson: &str) {
    asked(look, name, lesson);
    let mut player = look.trainee();
    player.take_up(lesson);
    let Answer::Order(right) = player.right_answer() else { panic!("steps are put in order") };
    let form = player.asked().map(|asked| asked.question().form.clone());
    let Some(AnswerForm::Order(steps)) = form else { panic!("steps are put in order") };
    let mut studio = Studio::open(look, player);
    let letters = right.iter().filter_map(|place| steps.get(*place)?.letter);
    for letter in letters.take(right.len() - 1) {
        if let Some(key) = Key::from_name(&letter.to_string()) {
            studio.press(key);
        }
    }
    studio.shoot(&format!("{name}-4-under-way"));
}

/// A whole table to settle: asked, answered, and with some bets settled and a sum typed.
fn settling(look: &Look, name: &str) {
    let lesson = "a-full-table";
    asked(look, name, lesson);
    if look.trainee().lessons().iter().any(|path| path.lesson == lesson) {
        let mut player = look.trainee();
        player.take_up(lesson);
        let Answer::Settle(due) = player.right_answer() else { panic!("a full table is settled") };
        let set = player.practice().house().chip_set().clone();
        let mut studio = Studio::open(look, player);
        // All but the last bet in their order; the payment of that one is typed.
        let mut open: BTreeSet<usize> = due.iter().map(|deed| deed.stake).collect();
        let mut chosen = None;
        for (place, deed) in due.iter().enumerate() {
            let next = |open: &BTreeSet<usize>, at: usize| open.range(at..).next().or(open.first()).copied();
            while chosen != Some(deed.stake) {
                studio.press(Key::Space);
                chosen = next(&open, chosen.map_or(0, |at| at + 1));
            }
            let keys = match deed.act {
                StakeOutcome::Collected => "0".to_owned(),
                StakeOutcome::Paid(sum) => letters_of(&set, sum),
            };
            for key in keys.chars().filter_map(|key| Key::from_name(&key.to_string())) {
                studio.press(key);
            }
            if place + 1 == due.len() {
                break;
            }
            if matches!(deed.act, StakeOutcome::Paid(_)) {
                studio.press(Key::Enter);
            }
            open.remove(&deed.stake);
            chosen = next(&open, deed.stake + 1);
        }
        studio.shoot(&format!("{name}-4-under-way"));
    }
}

/// The letters of the tray whose chips make the sum.
fn letters_of(set: &ChipSet, sum: Money) -> String {
    let letter = |value: Money| set.pieces.iter().zip('A'..='Z').find(|(piece, _)| piece.value == value);
    let pieces = set.display_pieces(sum).into_iter();
    pieces.filter_map(|(value, count)| Some(letter(value)?.1.to_string().repeat(count as usize))).collect()
}

fn aloud(look: &Look, name: &str) {
    let mut player = look.trainee();
    player.take_up("say-the-points");
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-1-asked"));
    studio.press(Key::Enter).shoot(&format!("{name}-2-said"));
    asked(look, name, "say-the-points");
}

fn finished(look: &Look, lesson: &str, right: fn(u32) -> bool) -> Player {
    let mut player = begun(look, lesson);
    player.play(right);
    player
}

fn passed(look: &Look, name: &str) {
    Studio::open(look, finished(look, "counting", |_| true)).shoot(&format!("{name}-all"));
    let most = finished(look, "row-five", |question| question % 12 != 3);
    Studio::open(look, most).shoot(&format!("{name}-most"));
}

fn failed(look: &Look, name: &str) {
    let half = finished(look, "row-five", |question| !question.is_multiple_of(3));
    Studio::open(look, half).shoot(name);
    let paid = finished(look, "banco-nineteen-for-twenty", |question| !question.is_multiple_of(3));
    Studio::open(look, paid).shoot(&format!("{name}-payouts"));
}

fn table_test(look: &Look, name: &str) {
    let test = |player: &Player| {
        let course = player.app.course();
        course.into_iter().find(|row| row.lesson.test.is_some()).map(|row| row.path)
    };
    let mut player = look.trainee();
    let path = test(&player).expect("a course ends with its test");
    player.begin(&path);
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-0-page"));
    studio.player().reach_question();
    studio.shoot(&format!("{name}-1-question"));
    studio.act(Action::Practice(PracticeAction::ShowPaper)).shoot(&format!("{name}-2-paper"));
    studio.act(Action::Back).shoot(&format!("{name}-3-paused"));
    let mut player = look.trainee();
    player.begin(&path);
    player.play(|question| question % 6 != 0);
    Studio::open(look, player).shoot(&format!("{name}-4-result"));
}

fn today(look: &Look, name: &str) {
    let mut studio = Studio::open(look, seasoned(look, 6));
    studio.act(Action::OpenWarmUp).shoot(&format!("{name}-1-warm-up"));
    studio.act(Action::WarmUp(WarmUpAction::Start)).shoot(&format!("{name}-2-tap"));
    studio.act(Action::WarmUp(WarmUpAction::Skip)).act(Action::Back).act(Action::BeginToday);
    studio.act(Action::WarmUp(WarmUpAction::Skip)).shoot(&format!("{name}-3-question"));
    studio.player().play(|question| question % 9 != 0);
    studio.shoot(&format!("{name}-4-done"));
}

fn placement(look: &Look, name: &str) {
    let mut player = look.trainee();
    player.act(Action::BeginPlacement);
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-1-begun"));
    studio.player().play(|question| question % 5 != 0);
    studio.shoot(&format!("{name}-2-done"));
    studio.press(Key::Enter).shoot(&format!("{name}-3-home"));
}

fn progress(look: &Look, name: &str) {
    let mut first = Studio::open(look, look.trainee());
    first.act(Action::OpenProgress);
    for chart in [Chart::Readiness, Chart::Tableau, Chart::Days, Chart::Weeks, Chart::Payouts, Chart::Tests] {
        let of: &'static str = chart.into();
        first.act(Action::Charts(ChartsAction::Show(chart))).shoot(&format!("{name}-first-{of}"));
    }
    let mut later = Studio::open(look, seasoned(look, 34));
    later.act(Action::OpenProgress);
    for chart in [Chart::Readiness, Chart::Tableau, Chart::Days, Chart::Weeks, Chart::Payouts, Chart::Tests] {
        let of: &'static str = chart.into();
        later.act(Action::Charts(ChartsAction::Show(chart))).shoot(&format!("{name}-later-{of}"));
    }
}

fn settings(look: &Look, name: &str) {
    let mut studio = Studio::open(look, look.trainee());
    studio.act(Action::OpenSettings).shoot(name);
    for place in ["below", "middle", "low", "foot"] {
        studio.press(Key::PageDown).shoot(&format!("{name}-{place}"));
    }
}

/// The first coup of a shift, worked without a fault, with the captions of what is heard.
fn table(look: &Look, name: &str) {
    let mut player = look.trainee();
    player.act(Action::Set(Settings { captions: true, ..player.app.settings().clone() }));
    let mut studio = Studio::open(look, player);
    studio.act(Action::Shift(ShiftAction::Open)).act(Action::Shift(ShiftAction::Begin));
    for picture in 1..=4 {
        for _ in 0..8 {
            let Screen::Shift(shift) = studio.player().app.screen() else { return };
            let Some(work) = shift.work() else { return };
            let next = match Perfect.next(work.shift()) {
                Move::Act(by, act, _) => TableAction::Act(by, act),
                Move::Wait(_) | Move::Stop => TableAction::Next,
            };
            studio.act(Action::Shift(ShiftAction::Table(next)));
        }
        studio.shoot(&format!("{name}-{picture}"));
    }
}

fn free(look: &Look, name: &str) {
    let mut studio = Studio::open(look, look.trainee());
    studio.act(Action::OpenFree).shoot(name);
    studio.act(Action::Free(tailleur::app::free_practice::FreePracticeAction::Choose(1)));
    studio.shoot(&format!("{name}-another"));
}

fn clauses(look: &Look, name: &str) {
    let mut studio = Studio::open(look, look.trainee());
    studio.act(Action::LookUp(None)).shoot(name);
    studio.press(Key::Enter).shoot(&format!("{name}-open"));
}

fn keys(look: &Look, name: &str) {
    let mut studio = Studio::open(look, look.trainee());
    studio.act(Action::ToggleKeys).shoot(&format!("{name}-home"));
    let mut player = look.trainee();
    player.take_up("row-five");
    Studio::open(look, player).act(Action::ToggleKeys).shoot(&format!("{name}-question"));
}

fn others(look: &Look, name: &str) {
    let open = |action: Action, place: &str| {
        Studio::open(look, look.trainee()).act(action).shoot(&format!("{name}-{place}"));
    };
    open(Action::Packs(packs::PacksAction::Open), "packs");
    open(Action::Guest(guest::GuestAction::Open), "join");
    open(Action::Host(host::HostAction::Plan), "host");
    open(Action::Class(class::ClassAction::Open), "class");
    open(Action::Shift(ShiftAction::Open), "shift");
}

fn film(look: &Look, name: &str, lesson: &str) {
    let mut player = look.trainee();
    player.take_up(lesson);
    Studio::moving(look, player).film(name, 24);
}

/// The third card, dealt when the answer is marked.
fn film_verdict(look: &Look, name: &str) {
    film_marked(look, name, "row-five");
}

fn film_marked(look: &Look, name: &str, lesson: &str) {
    let mut player = look.trainee();
    player.take_up(lesson);
    let answer = player.right_answer();
    let mut studio = Studio::moving(look, player);
    studio.shoot("none");
    studio.player().answer(answer);
    studio.film(name, 24);
}

fn film_joy(look: &Look, name: &str) {
    Studio::moving(look, finished(look, "counting", |_| true)).film(name, 16);
}
