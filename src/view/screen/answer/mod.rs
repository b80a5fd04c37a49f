//! The answer forms: tiles, digits, number pad and composed lines.

use eframe::egui::{
    self, Align, Align2, Label, Layout, Memory, Rect, Response, RichText, Role, Sense, Stroke, TextStyle, Ui, Vec2,
    pos2, vec2,
};

mod aloud;
mod call;
mod chips;
mod grid;
mod order;
pub(super) mod settle;

use self::aloud::points_ui;
pub(super) use self::aloud::{marked_ui, model_ui};
pub(super) use self::call::call_compared_ui;
use self::call::call_ui;
use self::chips::chips_ui;
pub(super) use self::chips::pieces_ui;
use self::grid::grid_ui;
pub(super) use self::order::enacted;
use self::order::order_ui;
pub(super) use self::settle::means_chosen;
use self::settle::settle_ui;
use super::page::small_ui;
use crate::describe::answer::answer_line;
use crate::drill::question::{Answer, AnswerForm, Choice, Question, QuestionPart};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::draft::{AnswerDraft, is_typed};
use crate::view::keys::{KeyStroke, continue_pressed, strokes, sweeping_strokes};
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{
    PadKey, TileState, choice_tile, low_choice_tile, name, number_pad, primary_button, primary_height,
};

/// Returns an answer given by a single click; composed answers stay in the draft.
pub(super) fn answer_ui(
    ui: &mut Ui,
    question: &Question,
    house: &House,
    face: &Appearance,
    draft: &mut AnswerDraft,
) -> Option<Answer> {
    let form = &question.form;
    let names = &HouseTerms::from(&house.terms);
    ui.add_space(GRID);
    let hint = match form {
        AnswerForm::Choice(_) => text_key!("lesson-pick-hint"),
        AnswerForm::Number { most } if *most > 9 => text_key!("lesson-long-number-hint"),
        AnswerForm::Number { .. } => text_key!("lesson-number-hint"),
        AnswerForm::Money => text_key!("lesson-money-hint"),
        AnswerForm::Several(_) => text_key!("lesson-several-hint"),
        AnswerForm::Grid(_) => text_key!("lesson-grid-hint"),
        AnswerForm::Call(_) => text_key!("lesson-call-hint"),
        AnswerForm::Chips(_) => text_key!("lesson-chips-hint"),
        // Its hint stands in its card.
        AnswerForm::Settle => text_key!("lesson-settle-hint"),
        AnswerForm::Order(_) => text_key!("lesson-order-hint"),
        AnswerForm::Aloud(_) => text_key!("lesson-aloud-hint"),
    };
    let clicked = match form {
        AnswerForm::Choice(choices) => choices_ui(ui, choices, names, face, None),
        AnswerForm::Number { most } if *most > MOST_TILES => typed_ui(ui, form, face, draft),
        AnswerForm::Number { most } => figures_ui(ui, *most, face, draft.number().map(Answer::Number).as_ref()),
        AnswerForm::Money => typed_ui(ui, form, face, draft),
        AnswerForm::Several(parts) => several_ui(ui, parts, names, face, draft),
        AnswerForm::Grid(grid) => {
            grid_ui(ui, grid, house, face, &mut draft.grid);
            None
        }
        AnswerForm::Call(tiles) => call_ui(ui, tiles, face, &mut draft.call),
        AnswerForm::Chips(tray) => {
            if let Some(set) = &question.scene.set {
                chips_ui(ui, set, tray, face, &mut draft.chips);
            }
            None
        }
        AnswerForm::Settle => {
            settle_ui(ui, &question.scene, house, face, &mut draft.settle);
            return None;
        }
        AnswerForm::Aloud(points) => {
            points_ui(ui, points, names, face, &mut draft.aloud);
            None
        }
        AnswerForm::Order(steps) => {
            if question.scene.coup.is_some() {
                ui.label(face.words.message(text_key!("lesson-order-enacted")));
            }
            order_ui(ui, steps, names, face, &mut draft.order);
            None
        }
    };
    small_ui(ui, &face.theme, &face.words.message(hint));
    clicked
}

/// Applies the key strokes since the last frame. Call before layout, so that a digit and an immediate Enter are handled
/// together.
pub(super) fn take_strokes(ui: &Ui, form: &AnswerForm, draft: &mut AnswerDraft) -> Option<Answer> {
    // Key repeat fills one cell after another.
    let strokes = if matches!(form, AnswerForm::Grid(_)) { sweeping_strokes(ui) } else { strokes(ui) };
    let mut answer = None;
    // While bets are settled, the space bar presses the control that has the focus.
    let is_taken = *form == AnswerForm::Settle && ui.memory(Memory::focused).is_some();
    for stroke in strokes.into_iter().filter(|stroke| !(is_taken && *stroke == KeyStroke::Space)) {
        answer = answer.or_else(|| draft.apply_stroke(form, stroke));
    }
    answer
}

fn choices_ui(
    ui: &mut Ui,
    choices: &[Choice],
    names: &HouseTerms,
    face: &Appearance,
    chosen: Option<&Answer>,
) -> Option<Answer> {
    let many = choices.len() > MOST_HIGH_TILES;
    ui.scope(|ui| {
        if many {
            ui.spacing_mut().item_spacing.y = GRID / 2.0;
        }
        let tile = if many { low_choice_tile } else { choice_tile };
        tiles_ui(ui, choices, names, face, chosen, tile)
    })
    .inner
}

/// More tiles than this use the low variant, to fit the smallest window.
const MOST_HIGH_TILES: usize = 6;

type TileWidget = fn(&mut Ui, &Theme, &str, Option<&str>, TileState, f32) -> Response;

fn tiles_ui(
    ui: &mut Ui,
    choices: &[Choice],
    names: &HouseTerms,
    face: &Appearance,
    chosen: Option<&Answer>,
    tile: TileWidget,
) -> Option<Answer> {
    let mut answer = None;
    for (index, choice) in choices.iter().enumerate() {
        let label = face.words.render(&choice.label, names);
        let cap = choice.letter.map_or_else(|| (index + 1).to_string(), String::from);
        let state = if chosen == Some(&Answer::Choice(index)) { TileState::Chosen } else { TileState::Plain };
        let width = ui.available_width();
        if tile(ui, &face.theme, &label, Some(&cap), state, width).clicked() {
            answer = Some(Answer::Choice(index));
        }
    }
    answer
}

fn figures_ui(ui: &mut Ui, most: u32, face: &Appearance, chosen: Option<&Answer>) -> Option<Answer> {
    let mut answer = None;
    let width = ((ui.available_width() - 4.0 * GRID) / 5.0).floor();
    let figures: Vec<u32> = (0..=most).collect();
    for row in figures.chunks(5) {
        ui.horizontal(|ui| {
            for figure in row {
                let state = if chosen == Some(&Answer::Number(*figure)) { TileState::Chosen } else { TileState::Plain };
                if choice_tile(ui, &face.theme, &figure.to_string(), None, state, width).clicked() {
                    answer = Some(Answer::Number(*figure));
                }
            }
        });
    }
    answer
}

/// Larger numbers are typed instead of picked.
pub(super) const MOST_TILES: u32 = 24;

fn typed_ui(ui: &mut Ui, form: &AnswerForm, face: &Appearance, draft: &mut AnswerDraft) -> Option<Answer> {
    // An empty field is no answer but 0 is one, so 0 is shown only once typed.
    let empty = draft.sum.is_empty();
    let asks = face.words.message(text_key!("lesson-your-answer"));
    let shown = if empty { asks.clone() } else { face.words.decimal(&draft.sum) };
    let height = Theme::title().resolve(ui.style()).size * 1.6;
    let (rect, field) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let label = text!(
        "part-name",
        label = Fact::Text(asks),
        answer = Fact::Text(if empty { face.words.message(text_key!("no-answer-yet")) } else { shown.clone() })
    );
    name(&field, Role::Label, &face.words.render(&label, &HouseTerms::default()));
    let surround = face.theme.surround;
    let (style, ink) = if empty { (TextStyle::Body, surround.text_quiet) } else { (Theme::title(), surround.text) };
    let painter = ui.painter();
    let line = egui::Stroke::new(1.5, face.theme.surround.accent);
    painter.rect_stroke(rect, 8.0, line, egui::StrokeKind::Inside);
    let at = rect.right_center() - vec2(1.5 * GRID, 0.0);
    painter.text(at, egui::Align2::RIGHT_CENTER, shown, style.resolve(ui.style()), ink);
    pad_ui(ui, form, face, |stroke| match form {
        AnswerForm::Number { most } => draft.type_number(*most, stroke),
        _ => draft.type_sum(stroke),
    });
    None
}

fn pad_ui(ui: &mut Ui, form: &AnswerForm, face: &Appearance, typed: impl FnOnce(KeyStroke)) {
    let width = ui.available_width();
    let with_point = matches!(form, AnswerForm::Money);
    if let Some(key) = number_pad(ui, &face.theme, &face.words, with_point, width) {
        typed(match key {
            PadKey::Digit(digit) => KeyStroke::Figure(digit),
            PadKey::Point => KeyStroke::Decimal,
            PadKey::Delete => KeyStroke::Erase,
        });
    }
}

fn several_ui(
    ui: &mut Ui,
    parts: &[QuestionPart],
    names: &HouseTerms,
    face: &Appearance,
    draft: &mut AnswerDraft,
) -> Option<Answer> {
    draft.lines.resize(parts.len(), None);
    // Enter moves to the next line; after the last one it submits the answer.
    let typed = parts.get(draft.line).is_some_and(|part| is_typed(&part.form));
    let missing = draft.lines.iter().any(Option::is_none);
    if typed && missing && continue_pressed(ui) {
        draft.next_line();
    }
    for (index, part) in parts.iter().enumerate() {
        let given = draft.lines.get(index).cloned().flatten();
        let top = ui.cursor().top();
        if line_ui(ui, (index, part), given.as_ref(), draft.line == index, names, face) {
            draft.go_to(index);
        }
        if draft.line == index {
            let put = match &part.form {
                AnswerForm::Choice(choices) => choices_ui(ui, choices, names, face, given.as_ref()),
                AnswerForm::Number { most } if *most <= MOST_TILES => figures_ui(ui, *most, face, given.as_ref()),
                form if is_typed(form) => {
                    pad_ui(ui, form, face, |stroke| draft.type_line(form, stroke));
                    None
                }
                _ => None,
            };
            follow_line(ui, index, top);
            if let Some(answer) = put {
                draft.set_line(index, answer);
            }
        }
    }
    None
}

fn follow_line(ui: &Ui, line: usize, top: f32) {
    let id = ui.scope_id().with("open line");
    let before: Option<usize> = ui.data(|data| data.get_temp(id));
    if before != Some(line) {
        ui.data_mut(|data| data.insert_temp(id, line));
        // Keep prompt and events visible at first.
        if before.is_none() {
            return;
        }
        let open = Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=ui.cursor().top());
        ui.scroll_to_rect(open, None);
    }
}

/// A line's header with its number. Returns true if it was selected.
fn line_ui(
    ui: &mut Ui,
    (index, part): (usize, &QuestionPart),
    given: Option<&Answer>,
    open: bool,
    names: &HouseTerms,
    face: &Appearance,
) -> bool {
    let label = face.words.render(&part.label, names);
    let answer = given.map(|answer| answer_text(&part.form, answer, names, face));
    let spoken = text!(
        "part-name",
        label = Fact::Text(label.clone()),
        answer = Fact::Text(answer.clone().unwrap_or_else(|| face.words.message(text_key!("no-answer-yet"))))
    );
    let surround = face.theme.surround;
    let font = |strong: bool| if strong { TextStyle::Button } else { TextStyle::Body }.resolve(ui.style());
    let badge = font(false).size * BADGE;
    let inset = badge + GRID;
    let width = ui.available_width();
    let label = ui.painter().layout(label, font(open), surround.text, width - inset);
    let answer = answer.map(|answer| ui.painter().layout(answer, font(true), surround.accent, width));
    let room = answer.as_ref().map_or(Vec2::ZERO, |answer| answer.size());
    // The answer moves below the label if both do not fit.
    let below = inset + label.size().x + room.x + GRID > width;
    let height = label.size().y + if below { room.y } else { 0.0 };
    let size = vec2(width, (height.max(badge) + GRID / 2.0).max(24.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name(&response, Role::Button, &face.words.render(&spoken, &HouseTerms::default()));
    let painter = ui.painter();
    if response.has_focus() {
        painter.rect_stroke(rect, 4.0, face.theme.frame_of(&response), egui::StrokeKind::Outside);
    }
    let top = rect.top() + (rect.height() - height) / 2.0;
    if let Some(answer) = answer {
        let top = if below { top + label.size().y } else { top };
        painter.galley(pos2(rect.right() - room.x, top), answer, surround.accent);
    }
    let middle = top + label.rows.first().map_or(label.size().y, |row| row.height()) / 2.0;
    let badge = Rect::from_center_size(pos2(rect.left() + badge / 2.0, middle), Vec2::splat(badge));
    paint_badge(ui, badge, index + 1, open, face);
    painter.galley(pos2(rect.left() + inset, top), label, surround.text);
    response.clicked()
}

/// Size of the number of a line, in that of its text.
const BADGE: f32 = 1.4;

/// The number of a line in a circle, which is filled for the open one.
fn paint_badge(ui: &Ui, place: Rect, number: usize, open: bool, face: &Appearance) {
    let surround = face.theme.surround;
    let (fill, ink) = if open { (surround.accent, surround.on_accent) } else { (surround.surface, surround.text) };
    let line = Stroke::new(1.0, if open { surround.accent } else { surround.line });
    ui.painter().circle(place.center(), place.width() / 2.0, fill, line);
    let font = TextStyle::Small.resolve(ui.style());
    ui.painter().text(place.center(), Align2::CENTER_CENTER, number.to_string(), font, ink);
}

/// The submit button of a composed answer; Enter submits too. `None` for other forms.
pub(super) fn finish_ui(ui: &mut Ui, form: &AnswerForm, face: &Appearance, draft: &AnswerDraft) -> Option<Answer> {
    let is_put_together = match form {
        AnswerForm::Number { most } => *most > 9,
        AnswerForm::Choice(_) => false,
        _ => true,
    };
    if !is_put_together {
        return None;
    }
    let answer = draft.answer(form);
    let enter = face.words.message(text_key!("key-enter"));
    let text = face.words.message(text_key!("lesson-check"));
    // No key cap while Enter has another use.
    let cap = (answer.is_some() || !matches!(form, AnswerForm::Settle)).then_some(enter.as_str());
    let row = vec2(ui.available_width(), primary_height(ui));
    let button = ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        let button = ui.add_enabled_ui(answer.is_some(), |ui| primary_button(ui, &face.theme, &text, cap)).inner;
        if answer.is_none() && matches!(form, AnswerForm::Settle) {
            let first = if draft.settle.entry.is_empty() {
                text!("settle-first-bets", count = Fact::Number(draft.settle.places().len() as u64))
            } else {
                text!("settle-first-amount")
            };
            let first = face.words.render(&first, &HouseTerms::default());
            let first = RichText::new(first).text_style(TextStyle::Small);
            ui.add(Label::new(first.color(face.theme.surround.text_quiet)).wrap());
        }
        button
    });
    let button = button.inner;
    let entered = answer.is_some() && continue_pressed(ui);
    answer.filter(|_| button.clicked() || entered)
}

pub(super) fn answer_text(form: &AnswerForm, answer: &Answer, names: &HouseTerms, face: &Appearance) -> String {
    face.words.adapt_spaces(answer_line(form, answer, names, &face.words).unwrap_or_default())
}

pub(super) fn strong(text: String) -> RichText {
    RichText::new(text).text_style(TextStyle::Button)
}
