//! Inside a room: the question with its table, the verdict, and the standings.

use eframe::egui::{CentralPanel, Frame, Panel, RichText, TextStyle, Ui};

use crate::app::guest::GuestAction as Do;
use crate::app::{Action, App};
use crate::classroom::wire::{PhaseOut, RunOut, ShiftOut, StateOut, TeamOut, VerdictOut};
use crate::classroom::{GuestClient, ReceivedQuestion};
use crate::describe::dates::format_time_left;
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::Moment;
use crate::view::draft::DraftOwner;
use crate::view::keys::continue_pressed;
use crate::view::picture::picture_ui;
use crate::view::screen::answer::means_chosen;
use crate::view::screen::answer::strong;
use crate::view::screen::class_shift::{board_ui, class_debrief_ui};
use crate::view::screen::column::{ColumnWidth, column_beside_ui};
use crate::view::screen::lesson::{QuestionView, question_ui, table_ui};
use crate::view::screen::page::{heading_ui, page_ui, quiet_ui, small_ui, title_ui};
use crate::view::screen::shift::{presentation_about, shift_facts, shift_title};
use crate::view::table::Marks;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{panel, primary_button, progress_bar, quiet_button, verdict_mark};
use crate::view::{Appearance, Drafts};

pub(super) fn inside_ui(
    ui: &mut Ui,
    app: &App,
    guest: &GuestClient,
    state: &StateOut,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let now = app.joining().map(|joining| joining.now).unwrap_or_default();
    head_ui(ui, now, guest, state, face, &mut actions);
    line_ui(ui, guest, state, face);
    if let Some(given) = state.shift.as_ref().filter(|given| shows_shift(state.phase, given)) {
        actions.extend(shift_ui(ui, app, given, face));
        return actions;
    }
    let asked = guest.current_question();
    let is_exam = state.form == RunOut::Exam;
    match (state.phase, asked) {
        (PhaseOut::Question, Some(asked)) => actions.extend(asking_ui(ui, app, guest, asked, face, drafts)),
        (PhaseOut::Question, None) => {
            message_ui(ui, face, text_key!("join-not-here"), text_key!("join-not-here-about"));
        }
        (PhaseOut::Ready, _) => ready_ui(ui, guest, state, now, face),
        (PhaseOut::Answered, Some(asked)) if !is_exam => {
            waiting_ui(ui, asked, face, text_key!("phone-kept"), text_key!("phone-kept-wait"));
        }
        (PhaseOut::Answered, _) => message_ui(ui, face, text_key!("phone-kept"), text_key!("phone-kept-exam")),
        (PhaseOut::Closed, _) if state.skipped => {
            message_ui(ui, face, text_key!("phone-skipped"), text_key!("phone-skipped-about"));
        }
        // Exam answers stay hidden until the end.
        (PhaseOut::Closed, _) if is_exam => {
            message_ui(ui, face, text_key!("phone-closed"), text_key!("phone-kept-exam"));
        }
        (PhaseOut::Closed, Some(asked)) => {
            waiting_ui(ui, asked, face, text_key!("phone-closed"), text_key!("phone-closed-wait"));
        }
        (PhaseOut::Closed, None) => message_ui(ui, face, text_key!("phone-closed"), text_key!("phone-closed-wait")),
        (PhaseOut::Reveal, asked) => {
            if let Some(verdict) = &state.verdict {
                verdict_page_ui(ui, app, asked.map(AsRef::as_ref), verdict, face);
            }
        }
        (PhaseOut::Lobby, _) => lobby_ui(ui, state, face),
        (PhaseOut::Standings | PhaseOut::End, _) => standings_ui(ui, app, state, face),
        (PhaseOut::Next, _) => message_ui(ui, face, text_key!("phone-you-are-in"), text_key!("phone-next-about")),
        (PhaseOut::Watching, _) => message_ui(ui, face, text_key!("phone-watching"), text_key!("phone-watching-wait")),
        (PhaseOut::Waiting, _) => message_ui(ui, face, text_key!("phone-at-door"), text_key!("phone-at-door-wait")),
        (PhaseOut::Removed, _) => message_ui(ui, face, text_key!("phone-removed"), text_key!("phone-removed-wait")),
    }
    actions
}

/// A shift is shown while it is worked; once it is over, until the next question.
fn shows_shift(phase: PhaseOut, given: &ShiftOut) -> bool {
    phase != PhaseOut::Removed && (!given.ended || matches!(phase, PhaseOut::Lobby | PhaseOut::Closed))
}

/// The shift of the room: to be worked, or worked, with the class beside it.
fn shift_ui(ui: &mut Ui, app: &App, given: &ShiftOut, face: &Appearance) -> Option<Action> {
    let words = &face.words;
    CentralPanel::default()
        .show(ui, |ui| {
            page_ui(ui, ("room-shift", given.number), |ui| {
                ui.add_space(GRID);
                quiet_ui(ui, &face.theme, &words.message(text_key!("host-shift")));
                let dealt = match app.class_shift(given) {
                    Ok(dealt) => dealt,
                    Err(why) => {
                        ui.label(words.render(&why, &HouseTerms::default()));
                        return None;
                    }
                };
                let (scenario, house) = (dealt.scenario(), &dealt.state().house);
                title_ui(ui, &shift_title(scenario, face));
                ui.label(scenario.about.render(words.language(), &HouseTerms::from(&house.terms)));
                small_ui(ui, &face.theme, &shift_facts(scenario, house, face));
                small_ui(ui, &face.theme, &words.message(presentation_about(scenario.presentation)));
                ui.add_space(GRID);
                let is_done = given.ended || given.mine.as_ref().is_some_and(|mine| mine.over);
                let mut begins = false;
                if !is_done {
                    let key =
                        if given.mine.is_some() { text_key!("shift-go-on") } else { text_key!("shift-choice-begin") };
                    let enter = words.message(text_key!("key-enter"));
                    begins = primary_button(ui, &face.theme, &words.message(key), Some(&enter)).clicked()
                        || continue_pressed(ui);
                }
                if let Some(mine) = &given.mine {
                    board_ui(ui, &[(words.message(text_key!("class-shift-you")), Some(mine))], face);
                }
                if let Some(class) = &given.class {
                    class_debrief_ui(ui, class, face);
                }
                begins.then_some(Action::Guest(Do::WorkShift))
            })
        })
        .inner
}

fn head_ui(
    ui: &mut Ui,
    now: Moment,
    guest: &GuestClient,
    state: &StateOut,
    face: &Appearance,
    actions: &mut Vec<Action>,
) {
    let frame = Frame::new().inner_margin(8);
    Panel::top("room-head").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let escape = face.words.message(text_key!("key-escape"));
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("join-leave")), Some(&escape)).clicked() {
                actions.push(Action::Back);
            }
            ui.add_space(GRID);
            ui.label(RichText::new(&state.title).text_style(TextStyle::Heading));
            ui.add_space(GRID);
            if let Some(millis) = guest.time_left(now).filter(|_| state.phase == PhaseOut::Question) {
                ui.label(RichText::new(format_time_left(&face.words, millis)).text_style(TextStyle::Button));
                ui.add_space(GRID);
            }
            if state.number > 0 {
                let text = text!(
                    "lesson-progress",
                    done = Fact::Number(state.number as u64),
                    all = Fact::Number(state.of as u64)
                );
                progress_bar(
                    ui,
                    &face.theme,
                    state.number,
                    state.of,
                    &face.words.render(&text, &HouseTerms::default()),
                );
            }
        });
    });
}

fn line_ui(ui: &mut Ui, guest: &GuestClient, state: &StateOut, face: &Appearance) {
    let is_over = matches!(state.phase, PhaseOut::End);
    let text = if !guest.is_connected() && !is_over {
        face.words.message(text_key!("phone-lost"))
    } else if state.paused {
        face.words.message(text_key!("phone-paused"))
    } else if let Some(why) = guest.refusal_text() {
        why.to_owned()
    } else {
        return;
    };
    let frame = Frame::new().fill(face.theme.surround.surface_raised).inner_margin(8);
    Panel::top("room-line").frame(frame).show_separator_line(false).show(ui, |ui| ui.label(text));
}

fn asking_ui(
    ui: &mut Ui,
    app: &App,
    guest: &GuestClient,
    asked: &ReceivedQuestion,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Option<Action> {
    let number = Some(DraftOwner::Question(asked.id as u32));
    if drafts.question != number {
        drafts.question = number;
        drafts.answer = crate::view::draft::AnswerDraft::default();
    }
    if guest.sent_answer().is_some_and(|sent| sent.question == asked.id) {
        waiting_ui(ui, asked, face, text_key!("phone-sending"), text_key!("phone-sending-about"));
        return None;
    }
    let put = QuestionView { question: &asked.question, house: &asked.house, what: ("room", asked.id) };
    let (answer, _) = question_ui(ui, face, put, &mut drafts.answer, |ui| {
        if let Some(file) = &asked.question.scene.picture {
            // Without the pack, the picture is on the trainer's screen only.
            let bytes = app.library().packs().find_map(|pack| pack.pictures.get(file));
            picture_ui(ui, &face.theme, bytes, &face.words.message(text_key!("join-picture")));
        }
        if asked.is_spoken {
            ui.label(face.words.message(text_key!("phone-listen")));
        }
    });
    let means = means_chosen(app.settings(), &mut drafts.answer.settle);
    answer.map(|answer| Action::Guest(Do::Answer(answer))).or(means)
}

fn waiting_ui(ui: &mut Ui, asked: &ReceivedQuestion, face: &Appearance, head: TextKey, about: TextKey) {
    column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        ("waits", head),
        |ui| {
            ui.add_space(GRID);
            title_ui(ui, &face.words.message(head));
            quiet_ui(ui, &face.theme, &face.words.message(about));
        },
        |_| {},
    );
    table_ui(ui, &asked.house, face, &asked.question.scene, &[], &Marks::default());
}

/// A question is announced: the seconds until it comes.
fn ready_ui(ui: &mut Ui, guest: &GuestClient, state: &StateOut, now: Moment, face: &Appearance) {
    page(ui, "room-ready", |ui| {
        ui.add_space(4.0 * GRID);
        let number =
            text!("join-ready", number = Fact::Number(state.number as u64), of = Fact::Number(state.of as u64));
        title_ui(ui, &face.words.render(&number, &HouseTerms::default()));
        let seconds = guest.time_left(now).unwrap_or_default().div_ceil(1000).max(1);
        let size = Theme::title().resolve(ui.style()).size * 3.0;
        ui.label(RichText::new(seconds.to_string()).size(size).color(face.theme.surround.accent));
        ui.label(face.words.message(text_key!("phone-get-ready")));
    });
}

fn message_ui(ui: &mut Ui, face: &Appearance, head: TextKey, about: TextKey) {
    page(ui, "room-said", |ui| {
        ui.add_space(4.0 * GRID);
        title_ui(ui, &face.words.message(head));
        ui.label(face.words.message(about));
    });
}

fn page(ui: &mut Ui, what: &'static str, content: impl FnOnce(&mut Ui)) {
    CentralPanel::default().show(ui, |ui| page_ui(ui, what, content));
}

fn lobby_ui(ui: &mut Ui, state: &StateOut, face: &Appearance) {
    page(ui, "room-lobby", |ui| {
        ui.add_space(4.0 * GRID);
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("phone-you-are-in")));
        title_ui(ui, &state.me.name);
        if let Some(team) = &state.me.team {
            ui.label(face.words.labelled(&face.words.message(text_key!("phone-team")), team));
        }
        ui.label(face.words.message(text_key!("phone-soon")));
        ui.add_space(GRID);
        small_ui(ui, &face.theme, &state.house);
    });
}

fn verdict_page_ui(ui: &mut Ui, app: &App, asked: Option<&ReceivedQuestion>, verdict: &VerdictOut, face: &Appearance) {
    let Some(asked) = asked else {
        page(ui, "room-verdict", |ui| verdict_ui(ui, verdict, face));
        return;
    };
    column_beside_ui(ui, face, ColumnWidth::Usual, "room-verdict", |ui| verdict_ui(ui, verdict, face), |_| {});
    let after = verdict.notes.as_ref().and_then(|notes| notes.after.as_ref()?.scene(app.shelf()));
    let scene = after.as_ref().unwrap_or(&asked.question.scene);
    table_ui(ui, &asked.house, face, scene, &[], &Marks::default());
}

fn verdict_ui(ui: &mut Ui, verdict: &VerdictOut, face: &Appearance) {
    ui.add_space(GRID);
    ui.horizontal_wrapped(|ui| {
        let size = Theme::title().resolve(ui.style()).size;
        let (key, ink) = match verdict.right {
            Some(true) => (text_key!("verdict-right"), face.theme.surround.right),
            Some(false) => (text_key!("verdict-wrong"), face.theme.surround.wrong),
            None => (text_key!("phone-no-answer"), face.theme.surround.text_quiet),
        };
        if let Some(right) = verdict.right {
            verdict_mark(ui, &face.theme, &face.words, right, size);
        }
        ui.label(RichText::new(face.words.message(key)).text_style(Theme::title()).color(ink));
        let points = text!("join-points", points = Fact::Number(verdict.points));
        small_ui(ui, &face.theme, &face.words.render(&points, &HouseTerms::default()));
    });
    if let Some(hint) = &verdict.hint {
        ui.label(strong(hint.clone()));
    }
    let parts = [
        (text_key!("phone-your-answer"), verdict.given.as_slice()),
        (text_key!("phone-answer"), verdict.key.answer.as_slice()),
        (text_key!("phone-working"), verdict.key.working.as_slice()),
        (text_key!("phone-why"), verdict.key.reasons.as_slice()),
    ];
    for (head, lines) in parts.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        heading_ui(ui, &face.words.message(head));
        for line in lines {
            ui.label(line);
        }
    }
    for line in verdict.key.accepts.iter().chain(&verdict.key.because) {
        ui.label(line);
    }
}

fn standings_ui(ui: &mut Ui, app: &App, state: &StateOut, face: &Appearance) {
    let is_end = state.phase == PhaseOut::End;
    page(ui, if is_end { "room-end" } else { "room-standings" }, |ui| {
        ui.add_space(2.0 * GRID);
        title_ui(ui, &face.words.message(if is_end { text_key!("phone-end") } else { text_key!("phone-standings") }));
        let me = &state.me;
        if let (Some(points), Some(right)) = (me.points, me.right) {
            let phrase = text!(
                "join-me",
                name = Fact::Text(me.name.clone()),
                points = Fact::Number(points),
                right = Fact::Number(right as u64),
                of = Fact::Number(me.of as u64)
            );
            ui.label(strong(face.words.render(&phrase, &HouseTerms::default())));
        }
        if let Some(total) = me.total {
            let points = Fact::Text(face.words.whole(total));
            let line =
                text!("class-of", what = Fact::Text(face.words.message(text_key!("phone-all-quizzes"))), said = points);
            ui.label(face.words.render(&line, &HouseTerms::default()));
        }
        if is_end && app.waiting().count == 0 {
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("join-kept")));
        }
        let people = state.standings.iter().map(|one| (one.place, &one.name, face.words.whole(one.points), one.me));
        let mean = |one: &TeamOut| one.mean.clone().unwrap_or_else(|| face.words.whole(one.points));
        let teams = state.teams.iter().map(|one| (one.place, &one.name, mean(one), one.me));
        for (head, rows) in [(None, people.collect::<Vec<_>>()), (Some(text_key!("host-teams")), teams.collect())] {
            if rows.is_empty() {
                continue;
            }
            if let Some(head) = head {
                heading_ui(ui, &face.words.message(head));
            }
            ui.add_space(GRID);
            for (place, name, points, me) in rows {
                let row = text!(
                    "join-row",
                    place = Fact::Number(place as u64),
                    name = Fact::Text(legible(name).into_owned()),
                    points = Fact::Text(points)
                );
                let row = face.words.render(&row, &HouseTerms::default());
                ui.label(if me { strong(row) } else { RichText::new(row) });
            }
        }
        review_ui(ui, state, face);
    });
}

fn review_ui(ui: &mut Ui, state: &StateOut, face: &Appearance) {
    for review in &state.review {
        ui.add_space(GRID);
        panel(ui, &face.theme, |ui| {
            small_ui(ui, &face.theme, &format!("{} / {}", review.number, state.of));
            ui.label(strong(review.asked.prompt.clone()));
            for line in &review.asked.told {
                ui.label(line);
            }
            if review.skipped {
                quiet_ui(ui, &face.theme, &face.words.message(text_key!("phone-left-out")));
            } else {
                verdict_ui(ui, &review.verdict, face);
            }
        });
    }
}
