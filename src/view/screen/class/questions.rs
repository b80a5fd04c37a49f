//! Question statistics: a list, and the selected question as trainees see it.

use eframe::egui::{Align, Layout, RichText, Role, TextStyle, Ui, vec2};

use super::ClassContext;
use crate::app::class::ClassAction as Do;
use crate::describe::class::review_reason;
use crate::describe::data_table::DataCell;
use crate::drill::question::AnswerForm;
use crate::i18n::phrase::Fact;
use crate::progress::class::{FEWEST, FIRST_LOOKS, ItemAnalysis, ItemQuality, Quartiles};
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
                let looked_at = |item: &&&ItemAnalysis| item.is_worth_a_look();
                let first = items.iter().take(FIRST_LOOKS).take_while(looked_at).count();
                let (first, others) = items.split_at(first);
                if !first.is_empty() {
                    quiet_ui(ui, &sight.face.theme, &sight.key(text_key!("class-look-first")));
                }
                for item in first {
                    done.extend(tile_ui(ui, sight, item, open));
                    small_ui(ui, &sight.face.theme, &look_at(sight, item));
                }
                if !first.is_empty() && !others.is_empty() {
                    quiet_ui(ui, &sight.face.theme, &sight.key(text_key!("class-look-others")));
                }
                done.extend(others.iter().filter_map(|item| tile_ui(ui, sight, item, open)).last());
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

/// Why a question is worth a look.
fn look_at(sight: &ClassContext<'_>, item: &ItemAnalysis) -> String {
    if let Some(look) = item.review_reason() {
        return review_reason(sight.describer.words, look);
    }
    let wrong = Fact::Number((item.answers - item.right) as u64);
    sight.describer.render(&text!("class-look-hard", wrong = wrong, of = Fact::Number(item.answers as u64)))
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
        let look = TableLook { reduced_motion: true, ..sight.face.table_look(house) };
        let height = (width * 0.6).clamp(200.0, 420.0);
        ui.allocate_ui(vec2(width, height), |ui| scene_ui(ui, &question.scene, &look));
    }
}

fn figures_ui(ui: &mut Ui, sight: &ClassContext<'_>, item: &ItemAnalysis) {
    let worth = item.quality;
    let share = |share: Option<f64>| DataCell::from_option(share, DataCell::Share);
    let figure = |figure: Option<f64>| DataCell::from_option(figure, DataCell::Figure);
    let time = |of: fn(&Quartiles) -> f64| DataCell::from_option(item.time.as_ref(), |time| DataCell::Millis(of(time)));
    let quality = |of: fn(&ItemQuality) -> Option<f64>| worth.as_ref().and_then(of);
    let rows = [
        (text_key!("class-column-facility"), text_key!("class-about-facility"), share(item.facility)),
        (text_key!("class-column-guess"), text_key!("class-about-guess"), DataCell::Share(item.guess)),
        (
            text_key!("class-column-discrimination"),
            text_key!("class-about-discrimination"),
            figure(quality(|worth| worth.discrimination)),
        ),
        (
            text_key!("class-column-efficiency"),
            text_key!("class-about-efficiency"),
            share(quality(|worth| worth.efficiency)),
        ),
        (
            text_key!("class-column-top-and-bottom"),
            text_key!("class-about-top-and-bottom"),
            figure(quality(|worth| worth.top_and_bottom)),
        ),
        (text_key!("class-column-median"), text_key!("class-about-median"), time(|time| time.median)),
        (text_key!("class-column-lower"), text_key!("class-about-lower"), time(|time| time.lower)),
        (text_key!("class-column-upper"), text_key!("class-about-upper"), time(|time| time.upper)),
    ];
    for (key, about, cell) in rows {
        let (head, shown) = (sight.key(key), cell.display(&sight.face.words));
        ui.horizontal_wrapped(|ui| {
            quiet_ui(ui, &sight.face.theme, &head);
            name(&ui.label(RichText::new(&shown).strong()), Role::Cell, &sight.labelled(&head, &shown));
        });
        small_ui(ui, &sight.face.theme, &sight.key(about));
        ui.add_space(GRID / 2.0);
    }
    let answers = sight.with(text_key!("class-rests-on"), "count", Fact::Number(item.answers as u64));
    let few = match worth {
        None => sight.describer.render(&text!("class-too-few-here", fewest = Fact::Number(FEWEST as u64))),
        Some(_) if item.rests_on_few() => sight.key(text_key!("class-few")),
        Some(_) => String::new(),
    };
    small_ui(ui, &sight.face.theme, format!("{answers} {few}").trim());
}
