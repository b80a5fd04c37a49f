//! The textual basis of a house entry: stated, silent or corrected, with the clause's text.

use eframe::egui::{Id, Role, TextEdit, Ui, WidgetInfo, vec2};

use super::control::{LineInput, focus, list_ui};
use crate::app::workshop::{EditorAction, EntryBasis, PackEdit, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::lesson::clauses::built_in;
use crate::rules::clause::Clause;
use crate::syntax::edit::quoted;
use crate::view::screen::page::small_ui;
use crate::view::theme::GRID;

pub(super) fn basis_ui(
    ui: &mut Ui,
    filling: LineInput<'_>,
    on: EntryBasis,
    clause: Option<&(String, String)>,
    done: &mut Vec<Do>,
) {
    let LineInput { face, line, .. } = filling;
    let texts = EntryBasis::ALL.map(|rest| face.words.message(rest.key()));
    let here = EntryBasis::ALL.iter().position(|rest| *rest == on);
    ui.horizontal_wrapped(|ui| {
        let chosen = list_ui(ui, filling, &texts, here).filter(|chosen| Some(*chosen) != here);
        if let Some(on) = chosen.and_then(|chosen| EntryBasis::ALL.get(chosen)) {
            done.push(Do::Editor(EditorAction::Edit(PackEdit::RestOn { path: line.path.clone(), on: *on })));
        }
        if let Some((path, cited)) = clause {
            clause_ui(ui, filling, path, cited, done);
        }
    });
    let says = clause
        .and_then(|(_, cited)| Some(built_in().find(Clause::read(cited)?)?.says.get(face.words.language().code())));
    if let Some(says) = says {
        small_ui(ui, &face.theme, says);
    }
}

fn clause_ui(
    ui: &mut Ui,
    LineInput { face, label, wanted, .. }: LineInput<'_>,
    path: &str,
    cited: &str,
    done: &mut Vec<Do>,
) {
    let mut typed = cited.to_owned();
    let spoken = text!("workshop-clause-of", field = Fact::Text(label.to_owned()));
    let spoken = face.words.render(&spoken, &HouseTerms::default());
    let field = TextEdit::singleline(&mut typed).id(Id::unique(("workshop-clause", path))).desired_width(9.0 * GRID);
    let field = ui.add(field.margin(vec2(GRID, GRID * 0.75)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &spoken));
    focus(&field, wanted);
    if field.changed() {
        done.push(Do::Editor(EditorAction::Edit(PackEdit::SetField {
            path: path.to_owned(),
            value: quoted(typed.trim()),
            typed: true,
        })));
    }
}
