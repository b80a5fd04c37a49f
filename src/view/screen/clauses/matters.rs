//! Comparison of the houses' texts on the matters of a clause.

use eframe::egui::{Align, Layout, RichText, TextStyle, Ui, vec2};

use crate::app::App;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::lesson::clauses::{
    BookEntry, ClauseBook, SourceDifference, SourcePosition, SourceStatement, built_in, house_of, source_of,
};
use crate::rules::clause::Clause;
use crate::view::Appearance;
use crate::view::screen::answer::strong;
use crate::view::screen::page::{heading_ui, quiet_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{link, panel};

/// The matters on which the texts differ, then equivalent clauses. Returns the clause to look up.
pub(super) fn matters_ui(ui: &mut Ui, app: &App, face: &Appearance, entry: &BookEntry) -> Option<Clause> {
    let book = built_in();
    let mut asked = None;
    let mut differences = book.differences_of(entry.id).peekable();
    if differences.peek().is_some() {
        heading_ui(ui, &face.words.message(text_key!("clause-differences")));
    }
    for row in differences {
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            asked = asked.or(matter_ui(ui, app, face, entry.id, row));
        });
    }
    heading_ui(ui, &face.words.message(text_key!("clause-alike")));
    asked.or(alike_ui(ui, app, face, book, entry))
}

/// One matter: its name, then a row per house, the clause's own house highlighted.
fn matter_ui(ui: &mut Ui, app: &App, face: &Appearance, clause: Clause, row: &SourceDifference) -> Option<Clause> {
    ui.label(strong(row.topic.get(face.words.language().code()).to_owned()));
    let own = source_of(clause);
    let lines = row.texts.iter().map(|column| column_ui(ui, app, face, clause, column, column.source == own));
    lines.fold(None, Option::or)
}

fn column_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    clause: Clause,
    column: &SourcePosition,
    own: bool,
) -> Option<Clause> {
    let house = house_of(app.shelf(), &column.source).map_or(column.source.as_str(), |house| &house.name);
    let beside = TextStyle::Body.resolve(ui.style()).size * 10.0;
    let quiet = face.theme.surround.text_quiet;
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(vec2(beside, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(beside);
                let name = RichText::new(house);
                ui.label(if own { name.text_style(TextStyle::Button) } else { name.color(quiet) });
            });
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                match &column.says {
                    SourceStatement::Silent => {
                        ui.label(
                            RichText::new(face.words.message(text_key!("clause-says-nothing"))).color(quiet).italics(),
                        );
                        None
                    }
                    SourceStatement::Says(clauses, says) => {
                        let says = says.get(face.words.language().code()).to_owned();
                        ui.label(if own { strong(says) } else { RichText::new(says) });
                        links_ui(ui, face, house, clauses, clause)
                    }
                }
            })
            .inner
        })
        .inner
    })
    .inner
}

/// The clauses of a house on this matter; the open one is not a link.
fn links_ui(ui: &mut Ui, face: &Appearance, house: &str, clauses: &[Clause], open: Clause) -> Option<Clause> {
    ui.horizontal_wrapped(|ui| {
        // Plain text gets the height of a link, to share its baseline.
        ui.spacing_mut().interact_size.y = 3.0 * GRID;
        let mut asked = None;
        for clause in clauses {
            let id = clause.to_string();
            if *clause == open {
                small_ui(ui, &face.theme, &id);
            } else if link(ui, &face.theme, &id, &clause_label(face, house, &id)).clicked() {
                asked = Some(*clause);
            }
        }
        asked
    })
    .inner
}

fn alike_ui(ui: &mut Ui, app: &App, face: &Appearance, book: &ClauseBook, entry: &BookEntry) -> Option<Clause> {
    if entry.alike.is_empty() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("clause-alike-none")));
        return None;
    }
    let mut asked = None;
    for alike in entry.alike.iter().filter_map(|alike| book.find(*alike)) {
        let house = app.house_of(alike.id).map_or("", |house| &house.name);
        let id = alike.id.to_string();
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if link(ui, &face.theme, &format!("{house} · {id}"), &clause_label(face, house, &id)).clicked() {
                asked = Some(alike.id);
            }
            ui.label(alike.says.get(face.words.language().code()));
        });
        ui.add_space(GRID / 2.0);
    }
    let has_none = |source: &&str| {
        **source != source_of(entry.id) && !entry.alike.iter().any(|alike| source_of(*alike) == **source)
    };
    let sources = book.sources.iter().map(|source| source.source.as_str());
    let houses = sources.filter(has_none).filter_map(|source| house_of(app.shelf(), source));
    let houses: Vec<&str> = houses.map(|house| house.name.as_str()).collect();
    if !houses.is_empty() {
        let none = text!("clause-no-clause-in", houses = Fact::Text(houses.join(", ")));
        small_ui(ui, &face.theme, &face.words.render(&none, &HouseTerms::default()));
    }
    asked
}

fn clause_label(face: &Appearance, house: &str, id: &str) -> String {
    let source = text!("source-stated", house = Fact::Text(house.to_owned()), clause = Fact::Text(id.to_owned()));
    let label = text!("clause-look-up", source = Fact::Phrase(Box::new(source)));
    face.words.render(&label, &HouseTerms::default())
}
