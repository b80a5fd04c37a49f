//! The textual basis of a house entry: stated, silent or corrected, with the clause's text.

use eframe::egui::{Id, Role, TextEdit, Ui, WidgetInfo, vec2};

use super::control::{Filling, focus, list_ui};
use crate::app::workshop::{Action as Do, Edit, Rest};
use crate::lesson::clauses::built_in;
use crate::rules::clause::Clause;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::ron_text::edit::quoted;
use crate::view::screen::page::small_ui;
use crate::view::theme::GRID;
use crate::words::Names;

pub(super) fn rests_ui(
    ui: &mut Ui,
    filling: Filling<'_>,
    on: Rest,
    clause: Option<&(String, String)>,
    done: &mut Vec<Do>,
) {
    let Filling { face, line, .. } = filling;
    let texts = Rest::ALL.map(|rest| face.words.key(rest.key()));
    let here = Rest::ALL.iter().position(|rest| *rest == on);
    ui.horizontal_wrapped(|ui| {
        let chosen = list_ui(ui, filling, &texts, here).filter(|chosen| Some(*chosen) != here);
        if let Some(on) = chosen.and_then(|chosen| Rest::ALL.get(chosen)) {
            done.push(Do::Edit(Edit::RestOn { path: line.path.clone(), on: *on }));
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
    Filling { face, label, wanted, .. }: Filling<'_>,
    path: &str,
    cited: &str,
    done: &mut Vec<Do>,
) {
    let mut typed = cited.to_owned();
    let spoken = Phrase::plain("workshop-clause-of").with("field", Fact::Text(label.to_owned()));
    let spoken = face.words.say(&spoken, &Names::default());
    let field = TextEdit::singleline(&mut typed).id(Id::unique(("workshop-clause", path))).desired_width(9.0 * GRID);
    let field = ui.add(field.margin(vec2(GRID, GRID * 0.75)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &spoken));
    focus(&field, wanted);
    if field.changed() {
        done.push(Do::Edit(Edit::Put { path: path.to_owned(), value: quoted(typed.trim()), typed: true }));
    }
}
