//! Shifts in the course, in the lesson editor and in a class.

use std::mem::discriminant;
use std::path::PathBuf;

use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::app::shift::target::Target;
use tailleur::app::shift::{ChoiceAction, DebriefAction, ShiftAction, ShiftScreen, TableAction};
use tailleur::app::templates::PackKind;
use tailleur::app::workshop::{EditorAction, OpenedPack, PackEdit, WorkshopAction, WorkshopEffect};
use tailleur::app::{Action, Effect, Screen};
use tailleur::i18n::Language;
use tailleur::table::act::{Act, Facing};
use tailleur::table::agent::{Agent as _, Move, Perfect};
use tailleur::table::person::Person;
use tailleur::table::scenario::Presentation;
use tailleur::table::state::{FeltCard, State};

use crate::studio::{Look, Studio};
use crate::support::player::Player;

/// A shift as a step of a lesson, and the result of its lesson.
pub(crate) fn lesson(look: &Look, name: &str) {
    for (lesson, kind) in [("a-first-shift", "first"), ("without-help", "practice")] {
        let mut player = begun(look, |path| path == lesson);
        while !matches!(player.practice().stage(), PracticeStage::Shift(_)) {
            player.practise(PracticeAction::Next);
        }
        let mut studio = Studio::open(look, player);
        studio.shoot(&format!("{name}-{kind}-1-step"));
        studio.act(Action::Shift(ShiftAction::BeginStep)).shoot(&format!("{name}-{kind}-2-table"));
        studio.act(Action::Shift(ShiftAction::End)).shoot(&format!("{name}-{kind}-3-questions"));
        studio.act(Action::Shift(ShiftAction::Debrief(DebriefAction::ShowResult)));
        studio.shoot(&format!("{name}-{kind}-4-debrief"));
        studio.act(Action::Back).shoot(&format!("{name}-{kind}-5-lesson"));
        studio.act(Action::Back).shoot(&format!("{name}-{kind}-6-home"));
    }
}

/// The end of a table test.
pub(crate) fn test(look: &Look, name: &str) {
    let mut player = begun(look, |_| true);
    player.reach_question();
    player.practise(PracticeAction::ShowPaper);
    player.practise(PracticeAction::Finish);
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-1-step"));
    studio.player().give_up_shift();
    studio.shoot(&format!("{name}-2-result"));
}

/// The last lesson of that name.
fn begun(look: &Look, is_it: impl Fn(&str) -> bool) -> Player {
    let mut player = look.trainee();
    let path = player.lessons().into_iter().rfind(|path| is_it(path.lesson.as_str()));
    player.begin(&path.expect("the course has it"));
    player
}

/// A new scenario in the lesson editor.
pub(crate) fn editor(look: &Look, name: &str) {
    let mut player = look.trainee();
    player.act(Action::Workshop(WorkshopAction::Open));
    player.act(Action::Workshop(WorkshopAction::New("Soirée".to_owned(), PackKind::ALL[0], Language::ALL.to_vec())));
    let made = player.effects.iter().find_map(|effect| match effect {
        Effect::Workshop(WorkshopEffect::Make(_, files)) => Some(files.clone()),
        _ => None,
    });
    let opened = OpenedPack { folder: PathBuf::from("/packs/soiree"), files: made.expect("a pack is made") };
    player.act(Action::Workshop(WorkshopAction::Opened(Box::new(opened))));
    player.act(Action::Workshop(WorkshopAction::Editor(EditorAction::Edit(PackEdit::NewScenario))));
    let mut studio = Studio::open(look, player);
    studio.shoot(&format!("{name}-1-form"));
    studio.act(Action::Workshop(WorkshopAction::Editor(EditorAction::Watch))).shoot(&format!("{name}-2-watched"));
}

/// A scenario for each family of incidents, and how it is presented.
const INCIDENTS: [(&str, Presentation); 6] = [
    ("late-and-faulty-stakes", Presentation::Guided),
    ("wrong-cards", Presentation::Practice),
    ("quarrels-and-claims", Presentation::OnTheFloor),
    ("the-payers-errors", Presentation::Practice),
    ("limits-and-suspension", Presentation::OnTheFloor),
    ("change-at-the-table", Presentation::Shown),
];

/// The table as an incident waits for the trainee, a family and a presentation each.
pub(crate) fn incidents(look: &Look, name: &str) {
    for (scenario, presentation) in INCIDENTS {
        let name = format!("{name}-{scenario}");
        if !look.wants(&name) {
            continue;
        }
        let mut player = look.trainee();
        player.act(Action::Shift(ShiftAction::Open));
        let Screen::Shift(shift) = player.app.screen() else { return };
        let ShiftScreen::Choice(choice) = shift.as_ref() else { return };
        let Some(index) = choice.scenarios().position(|one| one.id == scenario) else { continue };
        player.act(Action::Shift(ShiftAction::Choose(ChoiceAction::Scenario(index))));
        player.act(Action::Shift(ShiftAction::Choose(ChoiceAction::Presentation(presentation))));
        player.act(Action::Shift(ShiftAction::Begin));
        let mut studio = Studio::open(look, player);
        if play_to_incident(&mut studio) {
            studio.shoot(&name);
        }
    }
}

/// The first shift of the table, begun in a presentation.
fn first_shift(look: &Look, presentation: Presentation) -> Player {
    let mut player = look.trainee();
    player.act(Action::Shift(ShiftAction::Open));
    player.act(Action::Shift(ShiftAction::Choose(ChoiceAction::Presentation(presentation))));
    player.act(Action::Shift(ShiftAction::Begin));
    player
}

/// What moves on the felt: the first act of each kind, and the first bet.
pub(crate) fn film(look: &Look, name: &str) {
    let mut studio = Studio::moving(look, first_shift(look, Presentation::Guided));
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..400 {
        let Screen::Shift(shift) = studio.player().app.screen() else { return };
        let Some(work) = shift.work().filter(|work| work.coups().len() < 8) else { return };
        let before = on_the_felt(work.shift().state());
        let (named, next) = match Perfect.next(work.shift()) {
            Move::Act(by, act, _) => (Some(format!("{act:?}")), TableAction::Act(by, act)),
            Move::Wait(_) | Move::Stop => (None, TableAction::Next),
        };
        studio.rest();
        studio.player().act(Action::Shift(ShiftAction::Table(next)));
        let Screen::Shift(shift) = studio.player().app.screen() else { return };
        let Some(work) = shift.work() else { return };
        let after = on_the_felt(work.shift().state());
        let own = named.as_deref().and_then(|act| act.split('(').next()).map(str::to_lowercase);
        let kind = match own {
            Some(kind) => kind,
            None if after.0 > before.0 => "bet".to_owned(),
            None if after.2 > before.2 => "third-card".to_owned(),
            None if after.1 > before.1 => "card".to_owned(),
            None => continue,
        };
        if !seen.contains(&kind) {
            seen.push(kind.clone());
            studio.film(&format!("{name}-{:02}-{kind}", seen.len()), 12);
        }
    }
}

/// Bets, cards and cards that lie crosswise.
fn on_the_felt(state: &State) -> (usize, usize, usize) {
    let crosswise = |card: &&FeltCard| matches!(card.facing, Facing::UpCrosswise | Facing::DownCrosswise);
    (state.stakes.len(), state.felt.len(), state.felt.iter().filter(crosswise).count())
}

/// The first coups of a shift in Guided, as each kind of act is due for the first time.
pub(crate) fn guided(look: &Look, name: &str) {
    let mut studio = Studio::open(look, first_shift(look, Presentation::Guided));
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..400 {
        let Screen::Shift(shift) = studio.player().app.screen() else { return };
        let Some(work) = shift.work().filter(|work| work.coups().len() < 5) else { return };
        let next = match Perfect.next(work.shift()) {
            Move::Act(by, act, _) => {
                let kind = match &act {
                    Act::Call(announcement, _) => format!("{announcement:?}"),
                    // Cards that nobody has bet on stay with the tailleur.
                    Act::PassCards(_, Person::Crew(_)) => "to the tailleur".to_owned(),
                    other => format!("{:?}", discriminant(other)),
                };
                let kind = work.asked(&act).map_or(kind, |asked| format!("{asked:?}").replace(char::is_numeric, ""));
                if !seen.contains(&kind) {
                    seen.push(kind);
                    studio.shoot(&format!("{name}-{:02}", seen.len()));
                }
                TableAction::Act(by, act)
            }
            Move::Wait(_) | Move::Stop => TableAction::Next,
        };
        studio.player().act(Action::Shift(ShiftAction::Table(next)));
    }
}

/// The chef's card after a winning bet was taken, and the end of that shift: the coups, one of them opened and shown
/// again.
pub(crate) fn faults(look: &Look, name: &str) {
    let mut studio = Studio::open(look, first_shift(look, Presentation::Practice));
    let (mut is_wrong, mut was_shown) = (false, false);
    for _ in 0..6_000 {
        let Screen::Shift(shift) = studio.player().app.screen() else { return };
        let Some(work) = shift.work() else { return };
        if work.chef().is_some_and(|coup| !coup.faults.is_empty()) && !was_shown {
            was_shown = true;
            studio.shoot(&format!("{name}-1-card"));
            continue;
        }
        if work.coups().len() >= 4 {
            break;
        }
        let next = match Perfect.next(work.shift()) {
            Move::Act(by, Act::Pay(stake, _), _) if !is_wrong => {
                is_wrong = true;
                TableAction::Act(by, Act::Collect(stake))
            }
            Move::Act(by, act, _) => TableAction::Act(by, act),
            Move::Wait(_) | Move::Stop => TableAction::Next,
        };
        let table = |action| Action::Shift(ShiftAction::Table(action));
        if let TableAction::Act(_, Act::Collect(stake)) = next {
            studio.act(table(TableAction::Target(Some(Target::Stake(stake))))).shoot(&format!("{name}-0-bet"));
        }
        studio.player().act(table(next));
    }
    studio.act(Action::Shift(ShiftAction::End));
    let debrief = |action| Action::Shift(ShiftAction::Debrief(action));
    studio.act(debrief(DebriefAction::Answer(0, "19 : 20".to_owned())));
    studio.act(debrief(DebriefAction::ShowResult)).shoot(&format!("{name}-2-debrief"));
    studio.act(debrief(DebriefAction::OpenCoup(0))).shoot(&format!("{name}-3-coup"));
    studio.act(debrief(DebriefAction::ReplayCoup(0))).shoot(&format!("{name}-4-replay"));
}

/// Works the table without a fault until an incident is to be answered or put right.
fn play_to_incident(studio: &mut Studio<'_>) -> bool {
    for _ in 0..6_000 {
        let Screen::Shift(shift) = studio.player().app.screen() else { return false };
        let Some(work) = shift.work() else { return false };
        let next = match Perfect.next(work.shift()) {
            // What no coup without an incident asks for.
            Move::Act(
                _,
                Act::Answer(..)
                | Act::CallChef
                | Act::PointOut(_)
                | Act::MoveCard(..)
                | Act::TurnCard(_)
                | Act::LookAt(_)
                | Act::Return(..)
                | Act::Straighten(..)
                | Act::Restore(_),
                _,
            ) => return true,
            Move::Act(by, act, _) => TableAction::Act(by, act),
            // On the floor the clock runs by itself.
            Move::Wait(_) if work.presentation() == Presentation::OnTheFloor => TableAction::Tick,
            Move::Wait(_) | Move::Stop => TableAction::Next,
        };
        let player = studio.player();
        player.now = player.now.plus(if next == TableAction::Tick { 500 } else { 0 });
        player.act(Action::Shift(ShiftAction::Table(next)));
    }
    false
}
