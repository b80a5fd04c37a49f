//! The form of the selection: a line per field, or a text editor where no form applies.

use eframe::egui::{Align2, Id, RichText, Role, TextEdit, TextStyle, Ui, WidgetInfo, pos2};

use super::WorkshopContext;
use super::adding::adding_ui;
use super::bank::bank_ui;
use super::control::{LineInput, control_ui, tick_ui};
use super::handing::handing_ui;
use super::importing::importing_ui;
use super::insert::inserting_ui;
use super::printing::printing_ui;
use super::renaming::{focuses_name, folder_ui, medium_ui, renaming_ui};
use super::translating::open_ui;
use super::words::without_stop;
use crate::app::workshop::form::{Control, FormLine, Label, Removal};
use crate::app::workshop::{EditorAction, PackEdit, PackEditor, PackPlace, TreeRow, Workshop, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::syntax::is_balanced;
use crate::view::Appearance;
use crate::view::draft::{Adding, Pane, WorkshopDraft};
use crate::view::screen::page::{scrolling_from_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, link, notice_bar, quiet_button};

pub(super) fn form_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { pack, face, .. } = bench;
    if draft.adding != Adding::Nothing {
        return adding_ui(ui, bench, draft, done);
    }
    if draft.printing {
        return printing_ui(ui, bench, draft, done);
    }
    if draft.bank.is_some() {
        return bank_ui(ui, bench, draft, done);
    }
    if draft.handing {
        return handing_ui(ui, bench, draft, done);
    }
    if draft.importing {
        return importing_ui(ui, bench, draft, done);
    }
    if draft.inserting.is_some() {
        return inserting_ui(ui, bench, draft, done);
    }
    let from_top = std::mem::take(&mut draft.from_top);
    scrolling_from_ui(ui, (text_key!("workshop-form"), pack.place()), from_top, |ui| {
        // Room for the scroll bar.
        ui.set_max_width(ui.available_width() - GRID);
        if let Some(text) = &pack.form().text {
            return text_ui(ui, pack, face, text, done);
        }
        title_line_ui(ui, pack, face);
        head_ui(ui, pack, face, text_key!("workshop-show-text"), done);
        if *pack.place() == PackPlace::Pack {
            open_ui(ui, pack, face, done);
        }
        let is_lesson = matches!(pack.place(), PackPlace::Lesson(_));
        if !is_lesson {
            renaming_ui(ui, pack, face, draft, done);
        }
        medium_ui(ui, pack, face);
        folder_ui(ui, pack, face);
        if let Some(questions) = pack.questions() {
            return questions_ui(ui, bench, &questions, draft, done);
        }
        let comes = draft.focus_next == Some(Pane::Form) && !focuses_name(pack, draft);
        let first = comes.then(|| wanted(pack));
        for (place, line) in pack.form().lines.iter().enumerate() {
            line_ui(ui, bench, line, first == Some(place), draft, done);
        }
        // Trainees never see it: it comes last.
        if is_lesson {
            renaming_ui(ui, pack, face, draft, done);
        }
        ui.add_space(4.0 * GRID);
    });
}

fn questions_ui(
    ui: &mut Ui,
    bench: WorkshopContext<'_>,
    questions: &[TreeRow],
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let face = bench.face;
    let count = text!("workshop-asks", count = Fact::Number(questions.len() as u64));
    ui.label(face.words.render(&count, &HouseTerms::default()));
    let mut wanted = draft.focus_next == Some(Pane::Form);
    for (place, row) in questions.iter().enumerate() {
        let text = format!("{}. {}", place + 1, face.words.render(&row.label, &names(bench.workshop)));
        let shown = link(ui, &face.theme, &text, &text);
        if std::mem::take(&mut wanted) {
            shown.request_focus();
        }
        if shown.clicked() {
            done.push(Do::Editor(EditorAction::Select(row.place.clone())));
        }
    }
    ui.add_space(GRID);
    let adds = quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-asks-add")), None);
    if wanted {
        adds.request_focus();
    }
    if adds.clicked() {
        draft.ask_which_question();
    }
}

fn head_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, other: TextKey, done: &mut Vec<Do>) {
    ui.horizontal_wrapped(|ui| {
        small_ui(ui, &face.theme, pack.place().file());
        let other_way = face.words.message(other);
        if pack.form().can_toggle && link(ui, &face.theme, &other_way, &other_way).clicked() {
            done.push(Do::Editor(EditorAction::AsText(pack.form().text.is_none())));
        }
    });
}

/// Index of the line to focus: the requested one, or the first editable.
fn wanted(pack: &PackEditor) -> usize {
    let gone_to = pack.focus().and_then(|(path, _)| pack.form().line_at(path));
    gone_to.unwrap_or(0)
}

/// What is selected, in one line: the fields below stay where they are while its text is typed.
fn title_line_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance) {
    let row = pack.rows().iter().find(|row| row.place == *pack.place());
    let title = row.map(|row| face.words.render(&row.label, &HouseTerms::default())).unwrap_or_default();
    ui.add_space(GRID);
    ui.add(eframe::egui::Label::new(RichText::new(title).text_style(TextStyle::Heading)).truncate());
}

fn line_ui(
    ui: &mut Ui,
    bench: WorkshopContext<'_>,
    line: &FormLine,
    wanted: bool,
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let WorkshopContext { workshop, pack, face, .. } = bench;
    let label = match &line.label {
        Label::Name(name) if name.is_empty() => String::new(),
        label => without_stop(face.words.render(&label.phrase(), &names(workshop))),
    };
    ui.horizontal(|ui| {
        ui.add_space(f32::from(line.depth) * 2.0 * GRID);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width());
            let bold = || RichText::new(&label).text_style(TextStyle::Button);
            // These controls show their own label.
            let says_itself = matches!(line.label, Label::Basis(_))
                || matches!(line.control, Control::Flag(_) | Control::Add(_) | Control::Referee(_));
            if line.removal.is_some() {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().interact_size.y = 0.0;
                    ui.label(bold());
                    tick_ui(ui, face, line, &label, done);
                    entry_buttons_ui(ui, face, line, &label, done);
                });
            } else if !label.is_empty() && !says_itself {
                ui.label(bold());
            }
            if let Some(explanation) = line.label.explanation() {
                small_ui(ui, &face.theme, &face.words.render(&explanation, &names(workshop)));
            }
            let language = pack.focus().and_then(|(path, _)| path.strip_prefix(&line.path)?.strip_prefix('.'));
            control_ui(ui, LineInput { workshop, face, line, label: &label, wanted, language }, draft, done);
        });
    });
}

/// Removes an optional field; removes or moves a list entry.
fn entry_buttons_ui(ui: &mut Ui, face: &Appearance, line: &FormLine, label: &str, done: &mut Vec<Do>) {
    let named = |key: TextKey| {
        let spoken =
            text!("workshop-of", what = Fact::Text(face.words.message(key)), field = Fact::Text(label.to_owned()));
        face.words.render(&spoken, &HouseTerms::default())
    };
    let words = |ui: &mut Ui, key: TextKey| link(ui, &face.theme, &face.words.message(key), &named(key)).clicked();
    match &line.removal {
        Some(Removal::Field) if words(ui, text_key!("workshop-take-out")) => {
            done.push(Do::Editor(EditorAction::Edit(PackEdit::Clear(line.path.clone()))));
        }
        Some(Removal::Nothing(path)) if words(ui, text_key!("workshop-take-out")) => {
            done.push(Do::Editor(EditorAction::Edit(PackEdit::Nothing(path.clone()))));
        }
        None | Some(Removal::Field | Removal::Nothing(_)) => {}
        Some(Removal::Entry { list, place, of }) => {
            if *place > 0 && words(ui, text_key!("workshop-up")) {
                done.push(Do::Editor(EditorAction::Edit(PackEdit::Shift {
                    list: list.clone(),
                    from: *place,
                    to: place - 1,
                })));
            }
            if place + 1 < *of && words(ui, text_key!("workshop-down")) {
                done.push(Do::Editor(EditorAction::Edit(PackEdit::Shift {
                    list: list.clone(),
                    from: *place,
                    to: place + 1,
                })));
            }
            if words(ui, text_key!("workshop-take-out")) {
                done.push(Do::Editor(EditorAction::Edit(PackEdit::Take { list: list.clone(), place: *place })));
            }
        }
        Some(Removal::Lone { list, place }) => {
            if words(ui, text_key!("workshop-take-out")) {
                done.push(Do::Editor(EditorAction::Edit(PackEdit::Take { list: list.clone(), place: *place })));
            }
        }
    }
}

pub(super) fn names(workshop: &Workshop) -> HouseTerms {
    workshop.house().map_or_else(HouseTerms::default, |house| HouseTerms::from(&house.terms))
}

fn text_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, text: &str, done: &mut Vec<Do>) {
    let file = pack.place().file();
    title_line_ui(ui, pack, face);
    head_ui(ui, pack, face, text_key!("workshop-show-form"), done);
    if !is_balanced(text) {
        let phrase = text!("workshop-as-text", file = Fact::Text(file.to_owned()));
        notice_bar(ui, &face.theme, Notice::Plain, &face.words.render(&phrase, &HouseTerms::default()), &[]);
    }
    let at_file = pack.problems().iter().filter(|problem| problem.flaw.file == file);
    for problem in at_file.take(5) {
        let line =
            format!("{}: {}", problem.flaw.place.line, face.words.render(&problem.flaw.what, &HouseTerms::default()));
        small_ui(ui, &face.theme, &line);
    }
    let mut typed = text.to_owned();
    ui.horizontal_top(|ui| {
        let font = TextStyle::Monospace.resolve(ui.style());
        ui.add_space(font.size * 3.0);
        let field = TextEdit::multiline(&mut typed)
            .id(Id::unique(("workshop-text", file)))
            .code_editor()
            .desired_width(f32::INFINITY)
            .show(ui);
        let shown = &field.response.response;
        shown.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, file));
        // A wrapped line has its number at its first row.
        let (mut number, mut begins) = (1, true);
        for row in &field.galley.rows {
            if std::mem::replace(&mut begins, row.ends_with_newline) {
                let at = pos2(shown.rect.left() - GRID / 2.0, field.galley_pos.y + row.pos.y);
                let quiet = face.theme.surround.text_quiet;
                ui.painter().text(at, Align2::RIGHT_TOP, number, font.clone(), quiet);
                number += 1;
            }
        }
        if shown.changed() {
            done.push(Do::Editor(EditorAction::Edit(PackEdit::Text(typed.clone()))));
        }
    });
}
