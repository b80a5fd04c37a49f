//! Filling a grid: by its letters, held or struck; by clicks and sweeps of the pointer.

use eframe::egui::{Event, Key, Modifiers, PointerButton, Rect, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tailleur::drill::question::{Answer, AnswerForm, Grid};
use tailleur::i18n::HouseTerms;
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::side::Side;
use tailleur::rules::tableau::{Act, Cell, Third};
use tailleur::text_key;

use super::{Open, click, press, settle, word};

/// Strikes a letter once for each run of one act, and holds it down as long as the run goes.
pub(crate) fn by_keys(harness: &mut Open<'_>, grid: &Grid, acts: &[Option<Act>]) {
    for run in acts.chunk_by(|one, other| one == other) {
        let letter = if run[0] == Some(Act::Draw) { grid.letters.0 } else { grid.letters.1 };
        hold(harness, Key::from_name(&letter.to_string()).expect("a letter has a key"), run.len());
    }
    press(harness, Key::Enter);
}

/// Holds a key down until it has struck so often.
pub(crate) fn hold(harness: &mut Open<'_>, key: Key, times: usize) {
    let event = |pressed, repeat| Event::Key { key, physical_key: None, pressed, repeat, modifiers: Modifiers::NONE };
    for strike in 0..times {
        harness.event(event(true, strike > 0));
    }
    harness.event(event(false, false));
    settle(harness);
}

/// Sweeps over each run of one act in a row: pressed once where it draws, once more where it stands.
pub(crate) fn by_pointer(harness: &mut Open<'_>, grid: &Grid, acts: &[Option<Act>]) {
    let places = places(harness);
    assert_eq!(places.len(), acts.len(), "every cell is there and empty");
    let wide = grid.columns.len();
    for row in 0..grid.rows.len() {
        let mut from = row * wide;
        while from < (row + 1) * wide {
            let same = (from..(row + 1) * wide).take_while(|cell| acts[*cell] == acts[from]).count();
            if acts[from] == Some(Act::Stand) {
                sweep(harness, &places[from..=from]);
            }
            sweep(harness, &[places[from], places[from + same - 1]]);
            from += same;
        }
    }
    let label = word(harness, "lesson-check");
    click(harness, &label);
}

/// Presses on the first of these places and goes over the others.
pub(crate) fn sweep(harness: &mut Open<'_>, places: &[Rect]) {
    let button = |place: &Rect, pressed| Event::PointerButton {
        pos: place.center(),
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    harness.event(Event::PointerMoved(places[0].center()));
    harness.event(button(&places[0], true));
    for place in &places[1..] {
        harness.event(Event::PointerMoved(place.center()));
    }
    harness.event(button(&places[places.len() - 1], false));
    settle(harness);
}

pub(crate) fn label(harness: &Open<'_>, cell: Cell, act: Fact) -> String {
    let names = HouseTerms::from(&harness.state().player.practice().house().terms);
    let key = if cell.third == Third::Stood { text_key!("grid-cell-stood") } else { text_key!("grid-cell") };
    let phrase = Phrase::plain(key)
        .with("side", Fact::Side(Side::Banco))
        .with("point", Fact::Point(cell.banco))
        .with("third", Fact::Third(cell.third))
        .with("act", act);
    harness.state().face.words.render(&phrase, &names)
}

pub(crate) fn places(harness: &Open<'_>) -> Vec<Rect> {
    let empty = format!(": {}", word(harness, "grid-cell-empty"));
    let says = |label: Option<String>| label.is_some_and(|label| label.replace('\u{202f}', "").ends_with(&empty));
    let buttons = harness.query_all_by_role(Role::Button);
    buttons.filter(|node| says(node.accesskit_node().label())).map(|node| node.rect()).collect()
}

/// The grid that is asked, and the answer to it.
pub(crate) fn asked(harness: &Open<'_>) -> (Grid, Vec<Option<Act>>) {
    let player = &harness.state().player;
    let form = player.asked().expect("a question is asked").question().form.clone();
    match (form, player.right_answer()) {
        (AnswerForm::Grid(grid), Answer::Grid(acts)) => (grid, acts),
        other => panic!("no grid but {other:?}"),
    }
}

/// The cell that the keys fill next, by its label.
pub(crate) fn open_cell(harness: &Open<'_>) -> String {
    let selected = harness
        .query_all_by_role(Role::Button)
        .find(|node| node.accesskit_node().toggled() == Some(eframe::egui::accesskit::Toggled::True));
    selected.and_then(|node| node.accesskit_node().label()).expect("a cell is open")
}
