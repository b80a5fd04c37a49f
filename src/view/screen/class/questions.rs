//! Question statistics: a list, and the selected question as trainees see it.

use eframe::egui::{Align, Grid, Layout, RichText, Role, TextStyle, Ui, vec2};

use super::ClassContext;
use crate::app::class::ClassAction as Do;
use crate::describe::class::review_reason;
use crate::describe::data_table::DataCell;
use crate::drill::question::AnswerForm;
use crate::i18n::phrase::Fact;
use crate::progress::class::{FEWEST, ItemAnalysis};
use crate::view::screen::page::{quiet_ui, scrolling_ui, small_ui};
use crate::view::table::{TableLook, scene_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, choice_list, low_choice_tile, name};

pub(super) fn questions_ui(ui: &mut Ui, sight: &ClassContext<'_>) -> Vec<Do> {
    let mut done = Vec::new();
    ui.horizontal_wrapped(|ui| {
        done.extend(test_ui(ui, sight));
        done.extend(super::attempts_ui(ui, sight));
    });
    let items = sight.register.questions(sight.report);
    if items.is_empty() {
        quiet_ui(ui, &sight.face.theme, &sight.key(text_key!("class-no-questions")));
        return done;
    }
    let chosen = sight.register.question.as_ref();
    let open = items.iter().find(|item| chosen == Some(&item.key)).or_else(|| items.first()).copied();
    let body = TextStyle::Body.resolve(ui.style()).size;
    let (room, list) = (ui.available_size(), (ui.available_width() * 0.4).clamp(14.0 * body, 26.0 * body));
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(list, room.y), Layout::top_down(Align::Min), |ui| {
            scrolling_ui(ui, ("class-questions", sight.register.test), |ui| {
                done.extend(items.iter().filter_map(|item| tile_ui(ui, sight, item, open)).last());
            });
        });
        ui.vertical(|ui| {
            scrolling_ui(ui, "class-question", |ui| {
                if let Some(item) = open {
                    question_ui(ui, sight, item);
                }
            });
        });
    });
    done
}

fn test_ui(ui: &mut Ui, sight: &ClassContext<'_>) -> Option<Do> {
    let names: Vec<String> = sight.report.tests.iter().map(|test| sight.describer.scope(&test.scope)).collect();
    let label = ui.label(sight.key(text_key!("class-column-test"))).id;
    let picked = choice_list(ui, &sight.face.theme, "class-test", label, &names, Some(sight.register.test))?;
    Some(Do::Test(picked))
}

/// A question in the list with its success rate; a sign marks suspicious ones.
fn tile_ui(ui: &mut Ui, sight: &ClassContext<'_>, item: &ItemAnalysis, open: Option<&ItemAnalysis>) -> Option<Do> {
    let described = sight.describer.decision(&item.key);
    let share = item.facility.map_or_else(String::new, |share| DataCell::Share(share).display(&sight.face.words));
    let label = match item.review_reason() {
        Some(_) => format!("! {share}  {described}"),
        None => format!("{share}  {described}"),
    };
    let is_open = open.is_some_and(|open| open.key == item.key);
    let state = if is_open { TileState::Chosen } else { TileState::Plain };
    let width = ui.available_width() - 2.0 * GRID;
    let tile = low_choice_tile(ui, &sight.face.theme, &label, None, state, width);
    tile.clicked().then(|| Do::Question(item.key.clone()))
}

fn question_ui(ui: &mut Ui, sight: &ClassContext<'_>, item: &ItemAnalysis) {
    let width = ui.available_width() - 2.0 * GRID;
    ui.set_width(width);
    let posed = sight.describer.question(&item.key);
    let described = sight.describer.decision(&item.key);
    ui.label(RichText::new(&described).text_style(TextStyle::Heading));
    if let Some(look) = item.review_reason() {
        let text = RichText::new(format!("! {}", review_reason(sight.describer.words, look)))
            .color(sight.face.theme.surround.wrong);
        ui.label(text.text_style(TextStyle::Button));
    }
    figures_ui(ui, sight, item);
    if !item.wrong.is_empty() {
        let wrong = sight.describer.wrong_answers(&item.key, &item.wrong);
        ui.label(sight.with(text_key!("class-wrong-are"), "wrong", Fact::Text(wrong)));
    }
    let (Some(question), Some(house)) = (posed, sight.house) else { return };
    ui.add_space(GRID);
    small_ui(ui, &sight.face.theme, &sight.key(text_key!("class-as-asked")));
    let prompt = sight.describer.render(&question.prompt);
    if prompt != described {
        ui.label(prompt);
    }
    if let AnswerForm::Choice(choices) = &question.form {
        for choice in choices {
            ui.label(format!("• {}", sight.describer.render(&choice.label)));
        }
    }
    if question.scene != crate::drill::question::Scene::default() {
        let look = TableLook {
            words: &sight.face.words,
            house,
            theme: &sight.face.theme,
            four_colour: sight.face.four_colour_deck(),
            reduced_motion: true,
            choosable: &[],
        };
        let height = (width * 0.6).clamp(200.0, 420.0);
        ui.allocate_ui(vec2(width, height), |ui| scene_ui(ui, &question.scene, &look));
    }
}

fn figures_ui(ui: &mut Ui, sight: &ClassContext<'_>, item: &ItemAnalysis) {
    let worth = item.quality;
    let share = |share: Option<f64>| DataCell::from_option(share, DataCell::Share);
    let figure = |figure: Option<f64>| DataCell::from_option(figure, DataCell::Figure);
    let rows = [
        (text_key!("class-column-facility"), share(item.facility)),
        (text_key!("class-column-guess"), DataCell::Share(item.guess)),
        (text_key!("class-column-discrimination"), figure(worth.and_then(|worth| worth.discrimination))),
        (text_key!("class-column-efficiency"), share(worth.and_then(|worth| worth.efficiency))),
        (text_key!("class-column-top-and-bottom"), figure(worth.and_then(|worth| worth.top_and_bottom))),
        (text_key!("class-column-median"), DataCell::from_option(item.time, |time| DataCell::Millis(time.median))),
        (text_key!("class-column-lower"), DataCell::from_option(item.time, |time| DataCell::Millis(time.lower))),
        (text_key!("class-column-upper"), DataCell::from_option(item.time, |time| DataCell::Millis(time.upper))),
    ];
    Grid::new("class-figures").num_columns(2).min_row_height(0.0).spacing(vec2(3.0 * GRID, GRID / 2.0)).show(
        ui,
        |ui| {
            for (key, cell) in rows {
                let (head, shown) = (sight.key(key), cell.display(&sight.face.words));
                quiet_ui(ui, &sight.face.theme, &head);
                name(&ui.label(&shown), Role::Cell, &sight.labelled(&head, &shown));
                ui.end_row();
            }
        },
    );
    let answers = sight.with(text_key!("class-rests-on"), "count", Fact::Number(item.answers as u64));
    let few = match worth {
        None => sight.describer.render(&text!("class-too-few-here", fewest = Fact::Number(FEWEST as u64))),
        Some(_) if item.rests_on_few() => sight.key(text_key!("class-few")),
        Some(_) => String::new(),
    };
    small_ui(ui, &sight.face.theme, format!("{answers} {few}").trim());
}
