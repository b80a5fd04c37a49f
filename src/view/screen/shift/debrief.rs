//! The debrief: three questions to oneself, then the areas, the coups, and the faults with their clauses.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, CornerRadius, FontId, Key, Response, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::fault::fault_answer_ui;
use super::table::state_ui;
use crate::app::shift::debrief::{Debrief, LONGEST_ANSWER};
use crate::app::shift::origin::ShiftOrigin;
use crate::app::shift::story::result;
use crate::app::shift::{DebriefAction, ShiftAction};
use crate::app::{Action, App};
use crate::classroom::ClassDebrief;
use crate::documents::shift_report::OWN_QUESTIONS;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::money::Money;
use crate::table::coup_record::CoupRecord;
use crate::table::fact::Gravity;
use crate::table::judging::Letter;
use crate::table::report::Report;
use crate::table::scenario::Presentation;
use crate::table::state::PlacedStake;
use crate::view::fonts;
use crate::view::keys::{KeyStroke, continue_pressed, strokes};
use crate::view::screen::class_shift::class_debrief_ui;
use crate::view::screen::page::{column_ui, heading_ui, quiet_ui, small_ui, title_ui};
use crate::view::screen::profile_admin::text_field_ui;
use crate::view::theme::{GRID, TARGET};
use crate::view::widget::{name, paint_tick, panel, primary_button, quiet_button, verdict_mark};
use crate::view::{Appearance, Drafts};

/// Width of the page as a multiple of the text size.
const WIDTH: f32 = 56.0;
/// The band around the expected pace, in hundredths of it.
const BAND: (u32, u32) = (85, 125);
/// Least height of the table as it was left, as a share of its width.
const LOW: f32 = 0.36;

pub(super) fn debrief_ui(
    ui: &mut Ui,
    app: &App,
    debrief: &Debrief,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let width = TextStyle::Body.resolve(ui.style()).size * WIDTH;
    column_ui(ui, ("debrief", debrief.is_shown()), width, |ui| {
        ui.add_space(GRID);
        small_ui(ui, &face.theme, &face.words.message(text_key!("shift-debrief")));
        title_ui(ui, &super::shift_title(debrief.work().shift().scenario(), face));
        if debrief.work().presentation() == Presentation::Shown {
            seen_ui(ui, app, debrief, face, &mut actions);
        } else if debrief.is_shown() {
            result_ui(ui, app, debrief, face, &mut actions);
        } else {
            questions_ui(ui, debrief, face, drafts, &mut actions);
        }
        ui.add_space(2.0 * GRID);
    });
    actions
}

/// The end of a demonstration.
fn seen_ui(ui: &mut Ui, app: &App, debrief: &Debrief, face: &Appearance, actions: &mut Vec<Action>) {
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let coups = debrief.coups().len() as u64;
            if coups > 0 {
                verdict_mark(ui, &face.theme, &face.words, true, TextStyle::Heading.resolve(ui.style()).size * 1.4);
            }
            let seen = text!("shift-debrief-seen", coups = Fact::Number(coups));
            let seen = face.words.render_for_house(&seen, &debrief.work().shift().state().house);
            ui.label(RichText::new(seen).text_style(TextStyle::Heading));
        });
    });
    ui.add_space(GRID);
    steps_ui(ui, app, debrief, face, actions);
    left_table_ui(ui, debrief, face);
}

/// The table as it was left with cards or bets on it, in the rest of the window where that is high enough.
fn left_table_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance) {
    let state = debrief.work().shift().state();
    if state.felt.is_empty() && !state.stakes.iter().any(PlacedStake::lies) {
        return;
    }
    ui.add_space(GRID);
    let small = TextStyle::Small.resolve(ui.style()).size;
    let room = vec2(ui.available_width(), ui.clip_rect().bottom() - ui.cursor().top() - 5.0 * GRID - small);
    if room.y < room.x * LOW {
        return;
    }
    heading_ui(ui, &face.words.message(text_key!("shift-debrief-left-table")));
    let (rect, _) = ui.allocate_exact_size(vec2(room.x, room.y - small), Sense::hover());
    state_ui(&mut ui.new_child(UiBuilder::new().max_rect(rect)), state, face);
}

fn questions_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, drafts: &mut Drafts, actions: &mut Vec<Action>) {
    let words = &face.words;
    heading_ui(ui, &words.message(text_key!("shift-debrief-ask")));
    let mut was_entered = false;
    for (index, (key, text)) in OWN_QUESTIONS.into_iter().zip(&mut drafts.debrief).enumerate() {
        let asked = words.message(key);
        let label = ui.label(&asked).id;
        let width = ui.available_width();
        let field = text_field_ui(ui, face, (&asked, ""), text, (width, LONGEST_ANSWER)).labelled_by(label);
        if field.changed() || debrief.answers().get(index).is_some_and(|given| given != text) {
            actions.push(debrief_action(DebriefAction::Answer(index, text.clone())));
        }
        if was_entered {
            // Enter goes on to the next question.
            field.request_focus();
        }
        was_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    }
    ui.add_space(GRID);
    let enter = words.message(text_key!("key-enter"));
    let show = primary_button(ui, &face.theme, &words.message(text_key!("shift-debrief-show")), Some(&enter));
    if show.clicked() || was_entered || continue_pressed(ui) {
        actions.push(debrief_action(DebriefAction::ShowResult));
    }
}

const fn debrief_action(action: DebriefAction) -> Action {
    Action::Shift(ShiftAction::Debrief(action))
}

fn result_ui(ui: &mut Ui, app: &App, debrief: &Debrief, face: &Appearance, actions: &mut Vec<Action>) {
    let report = debrief.report();
    let state = debrief.work().shift().state();
    let render = |phrase: &Phrase| face.words.render_for_house(phrase, &state.house);
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let size = TextStyle::Heading.resolve(ui.style()).size * 1.4;
            verdict_mark(ui, &face.theme, &face.words, report.passed, size);
            let result = match (report.passed, report.red_lines.len()) {
                (true, _) => text!("shift-debrief-passed"),
                (false, 0) => text!("shift-debrief-below"),
                (false, count) => text!("shift-debrief-red-line", count = Fact::Number(count as u64)),
            };
            ui.label(RichText::new(render(&result)).text_style(TextStyle::Heading));
        });
        let is_over = debrief.work().shift().is_over();
        // Letters for a shift that was left in its first coup would praise work that nobody saw.
        if is_over || report.coups > 0 {
            areas_ui(ui, debrief, face);
            small_ui(ui, &face.theme, &face.words.message(text_key!("shift-letters-about")));
        }
        if !is_over {
            ui.label(face.words.message(text_key!("shift-debrief-left")));
        }
        pace_ui(ui, report, &render, face);
        let sum = |coins: u64| Fact::Money(Money::coins(coins));
        let costs = [
            (report.cost_to_house > 0).then(|| text!("shift-cost-to-house", sum = sum(report.cost_to_house))),
            (report.cost_to_guests > 0).then(|| text!("shift-cost-to-guest", sum = sum(report.cost_to_guests))),
        ];
        for line in costs.iter().flatten() {
            ui.label(render(line));
        }
    });
    ui.add_space(GRID);
    if let Some(class) = class_of(app) {
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            class_debrief_ui(ui, class, face);
        });
        ui.add_space(GRID);
    }
    steps_ui(ui, app, debrief, face, actions);
    answers_ui(ui, debrief, face);
    if debrief.coups().is_empty() {
        left_table_ui(ui, debrief, face);
    }
    timeline_ui(ui, debrief, face, actions);
    let beside = debrief.work().faults_beside();
    if !beside.is_empty() {
        heading_ui(ui, &face.words.message(text_key!("shift-debrief-before")));
        for fault in beside {
            actions.extend(fault_answer_ui(ui, debrief, face, fault));
        }
    }
}

/// One's own answers, to be held against what was found.
fn answers_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance) {
    let answered = || OWN_QUESTIONS.into_iter().zip(debrief.answers()).filter(|(_, answer)| !answer.trim().is_empty());
    if answered().next().is_none() {
        return;
    }
    heading_ui(ui, &face.words.message(text_key!("shift-debrief-answers")));
    for (question, answer) in answered() {
        quiet_ui(ui, &face.theme, &face.words.message(question));
        ui.label(answer);
    }
}

/// The debrief of the class, in a room.
fn class_of(app: &App) -> Option<&ClassDebrief> {
    app.joining()?.guest()?.shift()?.class.as_ref()
}

fn steps_ui(ui: &mut Ui, app: &App, debrief: &Debrief, face: &Appearance, actions: &mut Vec<Action>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        let enter = face.words.message(text_key!("key-enter"));
        let home = primary_button(ui, &face.theme, &face.words.message(text_key!("go-on")), Some(&enter));
        if home.clicked() || continue_pressed(ui) {
            actions.push(Action::Back);
        }
        let again = face.words.message(text_key!("shift-debrief-again"));
        if app.shift_origin().can_be_repeated() && quiet_button(ui, &face.theme, &again, None).clicked() {
            actions.push(Action::Shift(ShiftAction::Again));
        }
        let practise = face.words.message(text_key!("shift-debrief-practise"));
        let is_own = matches!(app.shift_origin(), ShiftOrigin::Home);
        if is_own && !debrief.weak().is_empty() && quiet_button(ui, &face.theme, &practise, None).clicked() {
            actions.push(Action::Shift(ShiftAction::Practise));
        }
        let print = face.words.message(text_key!("shift-debrief-print"));
        if app.profile().is_some() && quiet_button(ui, &face.theme, &print, None).clicked() {
            actions.push(Action::Shift(ShiftAction::Print));
        }
    });
}

/// The pace as a mark on a scale, beside the band that is expected.
fn pace_ui(ui: &mut Ui, report: &Report, render: &dyn Fn(&Phrase) -> String, face: &Appearance) {
    let Some(pace) = report.coups_per_hour else { return };
    let number = |pace: u32| Fact::Number(pace.into());
    let Some(expected) = report.expected_pace.map(u32::from) else {
        ui.label(render(&text!("shift-pace", pace = number(pace))));
        return;
    };
    let (from, to) = (expected * BAND.0 / 100, expected * BAND.1 / 100);
    let line = text!("shift-pace-band", pace = number(pace), from = number(from), to = number(to));
    let text = render(&line);
    ui.label(&text);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width().min(360.0), 2.0 * GRID), Sense::hover());
    name(&response, Role::Image, &text);
    let colours = face.theme.surround;
    let most = to.max(pace).max(1) as f32 * 1.15;
    let at = |pace: u32| rect.left() + rect.width() * (pace as f32 / most).min(1.0);
    let middle = rect.shrink2(vec2(0.0, GRID * 0.6));
    ui.painter().rect_filled(middle, CornerRadius::same(3), colours.line);
    let band = middle.with_min_x(at(from)).with_max_x(at(to));
    ui.painter().rect_filled(band, CornerRadius::same(3), colours.accent);
    let mark = rect.with_min_x(at(pace) - 2.0).with_max_x(at(pace) + 2.0);
    ui.painter().rect_filled(mark, CornerRadius::same(2), colours.text);
}

/// The letter of each area, as large letters over their names.
fn areas_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance) {
    let house = &debrief.work().shift().state().house;
    let colours = face.theme.surround;
    let areas = debrief.report().areas;
    let gap = GRID / 2.0;
    let text = TextStyle::Small.resolve(ui.style()).size;
    let columns = if ui.available_width() > text * 56.0 { areas.len() } else { 4 };
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32 - 0.5;
    for row in areas.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (area, letter) in row {
                let shown = match letter {
                    Letter::A | Letter::B | Letter::C => letter.id().to_owned(),
                    Letter::Fail => "×".to_owned(),
                };
                let spoken = match letter {
                    Letter::Fail => face.words.message(text_key!("shift-letter-fail")),
                    Letter::A | Letter::B | Letter::C => shown.clone(),
                };
                let area = area.phrase();
                let label = face.words.render_for_house(&area, house);
                let line =
                    text!("shift-debrief-area", area = Fact::Phrase(Box::new(area)), letter = Fact::Text(spoken));
                let ink = if *letter <= Letter::B { colours.text } else { colours.wrong };
                let large = TextStyle::Heading.resolve(ui.style()).size * 1.3;
                let font = TextStyle::Small.resolve(ui.style());
                let mut under = LayoutJob::simple(label, font, colours.text_quiet, width - GRID);
                under.halign = Align::Center;
                let galley = ui.painter().layout_job(under);
                let tall = large * 1.3 + 2.0 * text * 1.3 + GRID;
                let (rect, response) = ui.allocate_exact_size(vec2(width, tall), Sense::hover());
                name(&response, Role::Label, &face.words.render_for_house(&line, house));
                ui.painter().rect_filled(rect, CornerRadius::same(6), colours.surface_raised);
                let font = FontId::new(large, fonts::bold());
                let at = rect.center_top() + vec2(0.0, large * 0.75);
                ui.painter().text(at, Align2::CENTER_CENTER, shown, font, ink);
                let at = pos2(rect.center().x, rect.top() + large * 1.35);
                ui.painter().galley(at, galley, colours.text_quiet);
            }
        });
    }
}

/// The coups as a line of squares, each with its winner and its faults; below it the open one in words.
fn timeline_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, actions: &mut Vec<Action>) {
    if debrief.coups().is_empty() {
        return;
    }
    heading_ui(ui, &face.words.message(text_key!("shift-debrief-timeline")));
    if debrief.work().shift().facts().is_empty() {
        ui.label(face.words.message(text_key!("shift-debrief-no-faults")));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID / 2.0, GRID / 2.0);
        for (index, coup) in debrief.coups().iter().enumerate() {
            if coup_ui(ui, debrief, face, (index, coup)).clicked() {
                actions.push(debrief_action(DebriefAction::OpenCoup(index)));
            }
        }
    });
    actions.extend(stepped(ui, debrief));
    let Some(coup) = debrief.opened().and_then(|index| debrief.coups().get(index)) else { return };
    ui.add_space(GRID);
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(row_text(debrief, coup, face)).text_style(TextStyle::Button));
        for fault in &coup.faults {
            actions.extend(fault_answer_ui(ui, debrief, face, fault));
        }
        let watch = face.words.message(text_key!("shift-debrief-replay-coup"));
        if quiet_button(ui, &face.theme, &watch, None).clicked()
            && let Some(index) = debrief.opened()
        {
            actions.push(debrief_action(DebriefAction::ReplayCoup(index)));
        }
    });
}

/// The next or previous coup, by the arrows.
fn stepped(ui: &Ui, debrief: &Debrief) -> Option<Action> {
    let last = debrief.coups().len().checked_sub(1)?;
    let open = debrief.opened();
    let next = strokes(ui).into_iter().find_map(|stroke| match stroke {
        KeyStroke::Right => Some(open.map_or(0, |open| (open + 1).min(last))),
        KeyStroke::Left => Some(open.map_or(last, |open| open.saturating_sub(1))),
        _ => None,
    })?;
    (Some(next) != open).then_some(debrief_action(DebriefAction::OpenCoup(next)))
}

fn row_text(debrief: &Debrief, coup: &CoupRecord, face: &Appearance) -> String {
    let row = text!(
        "shift-debrief-row",
        number = Fact::Number(coup.number.into()),
        result = result(coup),
        faults = Fact::Number(coup.faults.len() as u64)
    );
    face.words.render_for_house(&row, &debrief.work().shift().state().house)
}

/// A coup: its number, below it a mark for each fault; a red line is filled.
fn coup_ui(ui: &mut Ui, debrief: &Debrief, face: &Appearance, (index, coup): (usize, &CoupRecord)) -> Response {
    let colours = face.theme.surround;
    let (rect, response) = ui.allocate_exact_size(vec2(TARGET, TARGET * 1.2), Sense::click());
    let is_open = debrief.opened() == Some(index);
    let label = row_text(debrief, coup, face);
    response.widget_info(|| WidgetInfo::selected(Role::Button, response.enabled(), is_open, &label));
    let base = if response.hovered() { colours.surface_raised } else { colours.surface };
    let frame = match (is_open, response.has_focus()) {
        (true, _) => Stroke::new(2.0, colours.accent),
        (false, true) => Stroke::new(2.0, colours.focus),
        (false, false) => Stroke::new(1.0, colours.line),
    };
    ui.painter().rect(rect, CornerRadius::same(6), base, frame, StrokeKind::Inside);
    let size = TextStyle::Small.resolve(ui.style()).size;
    let font = FontId::new(size, fonts::semibold());
    let upper = pos2(rect.center().x, rect.top() + TARGET * 0.42);
    ui.painter().text(upper, Align2::CENTER_CENTER, coup.number.to_string(), font, colours.text);
    let shown = coup.faults.len().min(4);
    // As large as their number leaves room for.
    let step = rect.width() * 0.9 / (shown.max(2) as f32 + 0.5);
    for (place, fault) in coup.faults.iter().take(shown).enumerate() {
        let x = rect.center().x + (place as f32 - (shown as f32 - 1.0) / 2.0) * step;
        let at = pos2(x, rect.bottom() - TARGET * 0.24);
        let is_red = fault.gravity == Gravity::RedLine && !fault.noticed;
        let arm = step * if is_red { 0.24 } else { 0.32 };
        let line = Stroke::new(if is_red { 2.5 } else { 1.5 }, colours.wrong);
        ui.painter().line_segment([at - vec2(arm, arm), at + vec2(arm, arm)], line);
        ui.painter().line_segment([at - vec2(arm, -arm), at + vec2(arm, -arm)], line);
        if is_red {
            ui.painter().circle_stroke(at, step * 0.48, Stroke::new(1.5, colours.wrong));
        }
    }
    if shown == 0 {
        paint_tick(
            ui.painter(),
            pos2(rect.center().x, rect.bottom() - TARGET * 0.24),
            9.0,
            colours.right,
            colours.surface,
        );
    }
    response
}
