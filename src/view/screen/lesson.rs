//! A running lesson: the table, with a column for question and answer.

use eframe::egui::{AsIdSalt, Frame, Panel, RichText, TextStyle, Ui, UiBuilder};

use super::aloud::aloud_ui;
use super::announcements::{announcements_ui, replay_ui};
use super::answer::{answer_ui, enacted, finish_ui, means_chosen, take_strokes};
use super::at_the_table::{passed_over_ui, shift_step_ui};
use super::bar::fitted_title_ui;
use super::column::{ColumnWidth, column_beside_ui};
use super::example::example_ui;
use super::felt_page::{PageView, felt_page_ui, goes_back};
use super::page::{middle_panel, page_ui, small_ui, title_ui};
use super::paper::{paper_bar_ui, paper_ui};
use super::prose::{Prose, prose_ui};
use super::sources::sources_ui;
use super::transcript::transcript_ui;
use super::verdict::{verdict_head_ui, verdict_ui};
use crate::app::practice::{self, Practice, PracticeStage};
use crate::app::today::reason;
use crate::app::workshop::PackEditor as Writing;
use crate::app::{Action, App, Screen};
use crate::describe::dates::format_time_left;
use crate::drill::marking::Verdict;
use crate::drill::question::{Answer, AnswerForm, FeltPlace, Question, Scene};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::schedule::ScheduleReason;
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::rules::round_of_payment::RoundOfPayment;
use crate::view::Appearance;
use crate::view::draft::{AnswerDraft, DraftOwner, Drafts, StatedOrder};
use crate::view::keys::{any_key_pressed, continue_pressed, replay_pressed, rule_pressed};
use crate::view::picture::picture_ui;
use crate::view::table::{Marks, TableLook, marked_scene_ui, two_tables_ui};
use crate::view::tableau::{filling_ui, marked_ui};
use crate::view::theme::{GRID, ROUND, Theme};
use crate::view::widget::{link, primary_button, progress_bar, quiet_button};

/// Prompts longer than this many characters use a smaller font.
const LONG_PROMPT: usize = 40;

pub(super) fn lesson_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    let mut actions = Vec::new();
    head_ui(ui, app, practice, face, &mut actions);
    if practice.is_paused() {
        actions.extend(paused_ui(ui, app, practice, face));
        return actions;
    }
    actions.extend(paper_bar_ui(ui, practice, face).map(Action::Practice));
    let done = match practice.stage() {
        PracticeStage::Reading(step) => reading_ui(ui, app, practice, (face, drafts), *step, &mut actions),
        PracticeStage::Example(step) => example_ui(ui, app, practice, face, *step, &mut actions),
        PracticeStage::Asking(_) => asking_ui(ui, app, practice, face, drafts, &mut actions),
        PracticeStage::Marked(..) => marked_stage_ui(ui, app, practice, face, &mut actions),
        PracticeStage::Worked(question, verdict) => {
            worked_ui(ui, app, practice, face, (question, verdict), &mut actions)
        }
        PracticeStage::Paper => paper_ui(ui, practice, face).map(Action::Practice),
        PracticeStage::Shift(_) if matches!(app.screen(), Screen::Workshop(_)) => {
            passed_over_ui(ui, practice, face).then_some(Action::Practice(practice::PracticeAction::Next))
        }
        PracticeStage::Shift(_) => shift_step_ui(ui, app, practice, face),
        PracticeStage::Done => None,
    };
    actions.extend(done);
    if replay_pressed(ui) {
        actions.push(Action::RepeatSpeech);
    }
    actions
}

fn head_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance, actions: &mut Vec<Action>) {
    let frame = Frame::new().inner_margin(8);
    Panel::top("lesson-head").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let escape = face.words.message(text_key!("key-escape"));
            // A workshop trial is left without confirmation.
            let is_tried = matches!(app.screen(), Screen::Workshop(_));
            let pause = face.words.message(if is_tried { text_key!("go-back") } else { text_key!("lesson-pause") });
            // Disabled while paused: Escape and this button both leave.
            let running = !practice.is_paused();
            let pauses = ui.add_enabled_ui(running, |ui| quiet_button(ui, &face.theme, &pause, Some(&escape))).inner;
            if pauses.clicked() {
                actions.push(Action::Back);
            }
            ui.add_space(GRID);
            actions.extend(help_ui(ui, practice, face).map(Action::Practice));
            let time = practice.millis_left().map(|millis| format_time_left(&face.words, millis));
            let size = TextStyle::Body.resolve(ui.style()).size;
            let clock = if time.is_some() { size * 7.0 } else { 0.0 };
            let title = practice.lesson().title.render(face.words.language(), &names(practice));
            fitted_title_ui(ui, &title, ui.available_width() - clock, (size * 9.0, size * 5.0));
            ui.add_space(GRID);
            if let Some(time) = time {
                ui.label(RichText::new(time).text_style(TextStyle::Button));
                ui.add_space(GRID);
            }
            let (done, all) = practice.progress();
            let (done_fact, all_fact) = (Fact::Number(done.into()), Fact::Number(all.into()));
            // In a narrow window the bar needs the room.
            let again = if ui.available_width() > size * 14.0 { practice.coming_back() } else { 0 };
            let text = match again {
                0 => text!("lesson-progress", done = done_fact, all = all_fact),
                again => {
                    let again = Fact::Number(again.into());
                    text!("lesson-progress-again", done = done_fact, all = all_fact, again = again)
                }
            };
            let text = face.words.render(&text, &HouseTerms::default());
            progress_bar(ui, &face.theme, done as usize, all as usize, &text);
        });
    });
}

/// Back to the page before, and the rule beside a question.
fn help_ui(ui: &mut Ui, practice: &Practice, face: &Appearance) -> Option<practice::PracticeAction> {
    let is_page = matches!(practice.stage(), PracticeStage::Reading(_) | PracticeStage::Shift(_));
    let (key, cap, action) = if is_page && practice.can_go_back() {
        (text_key!("page-back"), "←", practice::PracticeAction::Previous)
    } else if practice.rule().is_some() {
        (text_key!("rule-hide"), "F1", practice::PracticeAction::Rule)
    } else if practice.has_rule() || practice.had_rule() {
        (text_key!("rule-show"), "F1", practice::PracticeAction::Rule)
    } else {
        return None;
    };
    // The button keeps its place between two questions.
    let can = !practice.had_rule();
    let button = |ui: &mut Ui| quiet_button(ui, &face.theme, &face.words.message(key), Some(cap));
    let clicked = ui.add_enabled_ui(can, button).inner.clicked();
    ui.add_space(GRID);
    clicked.then_some(action)
}

fn paused_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Option<Action> {
    middle_panel()
        .show(ui, |ui| {
            page_ui(ui, "paused", |ui| {
                top_ui(ui);
                title_ui(ui, &face.words.message(text_key!("lesson-paused")));
                let waiting = app.waiting().count;
                let kept = match waiting {
                    0 => text!("lesson-paused-kept"),
                    _ => text!("lesson-paused-waiting", count = Fact::Number(waiting)),
                };
                ui.label(face.words.render(&kept, &HouseTerms::default()));
                let resumes = practice.resumes();
                let place =
                    if resumes { text_key!("lesson-paused-place") } else { text_key!("lesson-paused-no-place") };
                ui.label(face.words.message(place));
                ui.add_space(2.0 * GRID);
                ui.horizontal_wrapped(|ui| {
                    let resume = continue_ui(ui, face, text_key!("lesson-resume"));
                    let escape = face.words.message(text_key!("key-escape"));
                    let is_test = practice.lesson().test.is_some();
                    let leave = if is_test { text_key!("test-leave") } else { text_key!("lesson-leave") };
                    if quiet_button(ui, &face.theme, &face.words.message(leave), Some(&escape)).clicked() {
                        return Some(Action::Back);
                    }
                    let restart = face.words.message(text_key!("lesson-restart"));
                    if resumes && quiet_button(ui, &face.theme, &restart, None).clicked() {
                        return Some(Action::Restart(practice.path().clone()));
                    }
                    resume.then_some(Action::Practice(practice::PracticeAction::Resume))
                })
                .inner
            })
        })
        .inner
}

fn reading_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    (face, drafts): (&Appearance, &mut Drafts),
    step: usize,
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let says = practice.lesson().steps.get(step)?.page_text()?;
    if let Some(page) = practice.page() {
        return felt_page_ui(ui, PageView { app, practice, face, step, says }, page, drafts, actions);
    }
    if goes_back(ui) {
        actions.push(Action::Practice(practice::PracticeAction::Previous));
    }
    middle_panel()
        .show(ui, |ui| {
            page_ui(ui, ("reading", step), |ui| {
                top_ui(ui);
                title_ui(ui, &practice.lesson().title.render(face.words.language(), &names(practice)));
                let recording = prose_ui(ui, &prose(app, practice, face), says);
                actions.extend(recording.map(Action::PlayRecording));
                actions.extend(announcements_ui(ui, app, face));
                ui.add_space(2.0 * GRID);
                continue_ui(ui, face, text_key!("go-on")).then_some(Action::Practice(practice::PracticeAction::Next))
            })
        })
        .inner
}

fn top_ui(ui: &mut Ui) {
    ui.add_space((ui.ctx().content_rect().height() / 20.0).min(4.0 * GRID));
}

pub(super) fn prose<'a>(app: &'a App, practice: &'a Practice, face: &'a Appearance) -> Prose<'a> {
    let written = if let Screen::Workshop(workshop) = app.screen() { workshop.open() } else { None };
    let offered = || app.library().packs().find(|pack| pack.id == practice.path().pack);
    let pack = written.and_then(Writing::page_assets).or_else(offered);
    Prose { face, house: practice.house(), pack }
}

fn pictured_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance, scene: &Scene) {
    if let Some(file) = &scene.picture {
        let bytes = prose(app, practice, face).pack.and_then(|pack| pack.pictures.get(file));
        picture_ui(ui, &face.theme, bytes, &face.words.message(text_key!("page-picture-of-question")));
    }
}

pub(super) fn continue_or_look_up(goes_on: bool, asked: Option<Clause>) -> Option<Action> {
    let look_up = asked.map(|clause| Action::LookUp(Some(clause)));
    look_up.or(goes_on.then_some(Action::Practice(practice::PracticeAction::Next)))
}

fn asking_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Appearance,
    drafts: &mut Drafts,
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let PracticeStage::Asking(asked) = practice.stage() else { return None };
    let owner = Some(DraftOwner::Question(practice.question_number()));
    if drafts.question != owner {
        drafts.question = owner;
        drafts.answer = AnswerDraft::default();
    }
    let question = asked.question();
    // Until one answer was right, and never in a test.
    let is_coached = practice.lesson().test.is_none() && practice.tally().right() == 0;
    drafts.answer.settle.stated = if is_coached { StatedOrder::InWords } else { StatedOrder::InShort };
    if practice.has_rule() && rule_pressed(ui) {
        actions.push(Action::Practice(practice::PracticeAction::Rule));
    }
    if matches!(question.form, AnswerForm::Aloud(_)) {
        return aloud_ui(ui, app, practice, asked, face, &mut drafts.answer);
    }
    let put = QuestionView { question, house: practice.house(), what: ("asking", practice.question_number()) };
    let (answer, moved) = question_ui(ui, face, put, &mut drafts.answer, |ui| {
        actions.extend(announcements_ui(ui, app, face));
        rule_ui(ui, app, practice, face);
        why_now_ui(ui, app, practice, face);
        actions.extend(unheard_ui(ui, app, practice, face));
        pictured_ui(ui, app, practice, face, &question.scene);
    });
    if moved {
        actions.push(Action::PiecesMoved);
    }
    actions.extend(means_chosen(app.settings(), &mut drafts.answer.settle));
    answer.map(practice::PracticeAction::Answer).map(Action::Practice)
}

/// A question to answer; `what` is an id salt that differs from the previous question's.
pub(super) struct QuestionView<'q, W> {
    pub(super) question: &'q Question,
    pub(super) house: &'q House,
    pub(super) what: W,
}

/// A question with its table and answer form; `before` draws above the prompt. Returns the answer once given, and
/// whether chips were placed or removed.
pub(super) fn question_ui<W: AsIdSalt>(
    ui: &mut Ui,
    face: &Appearance,
    put: QuestionView<'_, W>,
    draft: &mut AnswerDraft,
    before: impl FnOnce(&mut Ui),
) -> (Option<Answer>, bool) {
    let QuestionView { question, house, what } = put;
    draft.prepare(question, house, face.pays_in_chips());
    let typed = take_strokes(ui, &question.form, draft);
    let put_together = draft.clone();
    cloth_behind_ui(ui, house, face, &question.scene);
    let (clicked, finished) = column_beside_ui(
        ui,
        face,
        ColumnWidth::for_question(question),
        what,
        |ui| {
            before(ui);
            prompt_ui(ui, house, face, question);
            answer_ui(ui, question, house, face, draft)
        },
        |ui| finish_ui(ui, &question.form, face, &put_together),
    );
    let moved = draft.chips != put_together.chips || draft.settle.entry.pieces() != put_together.settle.entry.pieces();
    if *draft != put_together {
        // The footer was laid out before this stroke and is stale.
        ui.ctx().request_repaint();
    }
    let place = match &question.form {
        AnswerForm::Grid(grid) => {
            felt_ui(ui, house, face, |ui, look| filling_ui(ui, grid, look, &mut draft.grid));
            None
        }
        _ if question.scene.bare => None,
        form => match enacted(&question.scene, &draft.order.places) {
            Some((scene, marks)) => table_ui(ui, house, face, &scene, &[], &marks),
            None => table_ui(ui, house, face, &question.scene, &draft.places(form), &draft.marks(form)),
        },
    };
    let pointed = place.and_then(|place| {
        // The column is already drawn and shows a new line only in the next frame.
        ui.ctx().request_repaint();
        draft.point(&question.form, place)
    });
    (typed.or(clicked).or(finished).or(pointed), moved)
}

fn marked_stage_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Appearance,
    actions: &mut Vec<Action>,
) -> Option<Action> {
    let PracticeStage::Marked(asked, verdict, millis) = practice.stage() else { return None };
    cloth_behind_ui(ui, practice.house(), face, &asked.question().scene);
    let (asked_for, goes_on) = column_beside_ui(
        ui,
        face,
        ColumnWidth::for_question(asked.question()),
        ("marked", practice.tally().answered()),
        |ui| {
            verdict_head_ui(ui, face, verdict.right, *millis);
            pictured_ui(ui, app, practice, face, &asked.question().scene);
            let asked_for = verdict_ui(ui, face, practice.house(), asked.question(), verdict);
            // The grounds of the verdict are drawn; the call that follows is written only with captions.
            let heard_ui = if app.settings().captions { announcements_ui } else { replay_ui };
            actions.extend(heard_ui(ui, app, face));
            ui.add_space(GRID / 2.0);
            actions.extend(sources_ui(ui, app, face, &verdict.key.reasons));
            asked_for
        },
        |ui| continue_ui(ui, face, text_key!("go-on")),
    );
    let passes_on = app.goes_on_at_once() && any_key_pressed(ui);
    marked_table_ui(ui, practice.house(), face, asked.question(), verdict);
    continue_or_look_up(goes_on || passes_on, asked_for)
}

/// A worked case: the question with its right answer and why.
fn worked_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Appearance,
    (question, verdict): (&Question, &Verdict),
    actions: &mut Vec<Action>,
) -> Option<Action> {
    cloth_behind_ui(ui, practice.house(), face, &question.scene);
    let (asked_for, goes_on) = column_beside_ui(
        ui,
        face,
        ColumnWidth::for_question(question),
        ("worked", practice.tally().answered()),
        |ui| {
            small_ui(ui, &face.theme, &face.words.message(text_key!("lesson-worked")));
            prompt_ui(ui, practice.house(), face, question);
            pictured_ui(ui, app, practice, face, &question.scene);
            actions.extend(announcements_ui(ui, app, face));
            verdict_ui(ui, face, practice.house(), question, verdict)
        },
        |ui| continue_ui(ui, face, text_key!("go-on")),
    );
    marked_table_ui(ui, practice.house(), face, question, verdict);
    continue_or_look_up(goes_on, asked_for)
}

/// The text that taught the question, between the call of its key and the next.
fn rule_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) {
    let Some(says) = practice.rule() else { return };
    Frame::new().fill(face.theme.surround.surface).corner_radius(ROUND).inner_margin(8).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let _ = prose_ui(ui, &prose(app, practice, face), says);
    });
    ui.add_space(GRID);
}

/// Without sound a lesson by ear is not passed: says so, and offers the next one.
fn unheard_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) -> Option<Action> {
    if !practice.is_unheard() || app.can_hear() {
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        small_ui(ui, &face.theme, &face.words.message(text_key!("lesson-unheard")));
        let next = app.silent_lesson_after(practice.path())?;
        let skip = face.words.message(text_key!("lesson-skip"));
        link(ui, &face.theme, &skip, &skip).clicked().then_some(Action::Begin(next.path))
    })
    .inner
}

fn why_now_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Appearance) {
    let Some(why) = practice.why().filter(|why| **why != ScheduleReason::InTurn) else { return };
    small_ui(
        ui,
        &face.theme,
        &face
            .words
            .render(&app.library().with_authored_titles(reason(why, app.day()), practice.house()), &names(practice)),
    );
}

pub(super) fn prompt_ui(ui: &mut Ui, house: &House, face: &Appearance, question: &Question) {
    let names = HouseTerms::from(&house.terms);
    ui.add_space(GRID);
    let prompt = face.words.render(&question.prompt, &names);
    let style = match question.form {
        // The bet in hand is what is to be done now.
        AnswerForm::Settle => TextStyle::Button,
        // Each of several questions has its own words below.
        AnswerForm::Order(_) | AnswerForm::Several(_) => TextStyle::Heading,
        _ if prompt.chars().count() > LONG_PROMPT => TextStyle::Heading,
        _ => Theme::title(),
    };
    transcript_ui(ui, &question.scene, face, &names);
    ui.label(RichText::new(prompt).text_style(style));
}

/// The bare cloth, behind a sheet.
pub(super) fn cloth_behind_ui(ui: &mut Ui, house: &House, face: &Appearance, scene: &Scene) {
    if scene.bare {
        let mut behind = ui.new_child(UiBuilder::new().max_rect(ui.available_rect_before_wrap()));
        table_ui(&mut behind, house, face, scene, &[], &Marks::default());
    }
}

pub(super) fn table_ui(
    ui: &mut Ui,
    house: &House,
    face: &Appearance,
    scene: &Scene,
    choosable: &[FeltPlace],
    marks: &Marks,
) -> Option<FeltPlace> {
    felt_ui(ui, house, face, |ui, look| {
        let look = TableLook { choosable, ..*look };
        match &scene.second {
            None => marked_scene_ui(ui, scene, &look, marks),
            Some(second) => two_tables_ui(ui, (scene, marks), second, &look),
        }
    })
}

/// The table after the answer; the bare cloth is drawn already.
pub(super) fn marked_table_ui(ui: &mut Ui, house: &House, face: &Appearance, question: &Question, verdict: &Verdict) {
    if question.scene.bare {
        return;
    }
    if let (AnswerForm::Grid(grid), Answer::Grid(given), Answer::Grid(expected)) =
        (&question.form, &verdict.given, &verdict.key.answer)
    {
        felt_ui(ui, house, face, |ui, look| marked_ui(ui, grid, look, given, expected));
        return;
    }
    if let Answer::Order(given) = &verdict.given
        && let Some((scene, marks)) = enacted(&question.scene, verdict.key.steps_to_enact(given))
    {
        table_ui(ui, house, face, &scene, &[], &marks);
        return;
    }
    let scene = verdict.key.after.as_ref().unwrap_or(&question.scene);
    let mut marks = Marks::of_verdict(&verdict.key, &verdict.given);
    if matches!(verdict.given, Answer::Settle(_)) && verdict.key.has_order() {
        let round = scene.table.and_then(|size| RoundOfPayment::for_table(house, size));
        marks.ways = round.map_or_else(Vec::new, |round| round.nearest_first_runs().into_iter().flatten().collect());
    }
    table_ui(ui, house, face, scene, &[], &marks);
}

pub(super) fn felt_ui<R>(
    ui: &mut Ui,
    house: &House,
    face: &Appearance,
    content: impl FnOnce(&mut Ui, &TableLook<'_>) -> R,
) -> R {
    middle_panel().show(ui, |ui| content(ui, &face.table_look(house))).inner
}

pub(super) fn continue_ui(ui: &mut Ui, face: &Appearance, key: TextKey) -> bool {
    let enter = face.words.message(text_key!("key-enter"));
    let clicked = primary_button(ui, &face.theme, &face.words.message(key), Some(&enter)).clicked();
    clicked || continue_pressed(ui)
}

pub(super) fn names(practice: &Practice) -> HouseTerms {
    HouseTerms::from(&practice.house().terms)
}
