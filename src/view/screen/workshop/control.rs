//! The input control for one line of a form.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    Id, Key, Response, RichText, Role, Sense, Stroke, StrokeKind, TextBuffer, TextEdit, TextStyle, Ui, WidgetInfo, vec2,
};

use super::form::names;
use super::words::{without_stop, word_label};
use super::{basis, insert, referee, typed_value};
use crate::app::templates;
use crate::app::workshop::form::{Control, FormLine, Label};
use crate::app::workshop::{EditorAction, PackEdit, PackPlace, Workshop, WorkshopAction as Do};
use crate::drill::filter::{Filter, FilterOption};
use crate::drill::{AnyDrill, title_of};
use crate::i18n::phrase::Fact;
use crate::i18n::{HouseTerms, Language, card_name};
use crate::rules::card::Card;
use crate::syntax::edit::quoted;
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::deck::{CardState, card_label, deck_ui};
use crate::view::screen::page::small_ui;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{choice_list, link, quiet_button, radio, toggle};

/// Minimum width of side-by-side page editors, in characters.
const COLUMN: f32 = 16.0;

#[derive(Clone, Copy)]
pub(super) struct LineInput<'l> {
    pub(super) workshop: &'l Workshop,
    pub(super) face: &'l Appearance,
    pub(super) line: &'l FormLine,
    pub(super) label: &'l str,
    pub(super) wanted: bool,
    /// The language whose field gets the focus, for texts.
    pub(super) language: Option<&'l str>,
}

fn edit(edit: PackEdit) -> Do {
    Do::Editor(EditorAction::Edit(edit))
}

pub(super) fn control_ui(ui: &mut Ui, filling: LineInput<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let LineInput { workshop, face, line, label, wanted, .. } = filling;
    let put = |value: String, typed: bool| edit(PackEdit::SetField { path: line.path.clone(), value, typed });
    match &line.control {
        Control::Head => {}
        Control::Table => {
            let lays = quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-lay")), None);
            focus(&lays, wanted);
            if lays.clicked() {
                done.push(Do::Editor(EditorAction::OpenSceneEditor));
            }
        }
        Control::Texts { values, page, markup } => {
            if *markup {
                insert::bar_ui(ui, filling, values, draft, done);
            }
            texts_ui(ui, filling, values, *page, done);
            if *markup {
                small_ui(ui, &face.theme, &face.words.message(text_key!("workshop-page-how")));
            }
        }
        Control::Option { values, .. } => texts_ui(ui, filling, values, false, done),
        Control::Text(text) | Control::Card(text) => {
            let mut typed = text.clone();
            let field = field_ui(ui, face, (&line.path, ""), label, &mut typed, false);
            focus(&field, wanted);
            if field.changed() {
                done.push(put(quoted(&typed), true));
            }
        }
        Control::Number(..) | Control::Coins(_) | Control::Raw(_) | Control::Ratio(_) | Control::Letter(_) => {
            typed_value::typed_value_ui(ui, filling, draft, done);
        }
        Control::Referee(word) => referee::referee_ui(ui, face, line, word, done),
        Control::Basis { on, clause } => basis::basis_ui(ui, filling, *on, clause.as_ref(), done),
        Control::Flag(on) => {
            let shown = toggle(ui, &face.theme, label, *on, true);
            focus(&shown, wanted);
            if shown.clicked() {
                done.push(put((!on).to_string(), false));
            }
        }
        Control::One { of, words, chosen, .. } => {
            let texts: Vec<String> = words.iter().map(|word| word_label(face, workshop, of, word)).collect();
            let picked = list_ui(ui, filling, &texts, *chosen);
            if let Some(word) = picked.filter(|picked| Some(*picked) != *chosen).and_then(|picked| words.get(picked)) {
                done.push(edit(PackEdit::Become { path: line.path.clone(), word: word.clone() }));
            }
        }
        Control::Some { words } => some_ui(ui, filling, words, draft, done),
        Control::Cards(cards) => cards_ui(ui, filling, cards, done),
        Control::Drill { name, filters, cases } => {
            drill_ui(ui, filling, name, filters, done);
            cases_ui(ui, filling, *cases);
        }
        Control::Add(begins) => done.extend(add_entry_ui(ui, filling, begins)),
        Control::Offer(offers) => ui.horizontal_wrapped(|ui| offers_ui(ui, filling, offers, done)).inner,
    }
    ui.add_space(GRID / 2.0);
}

fn offers_ui(ui: &mut Ui, filling: LineInput<'_>, offers: &[(String, Label, String)], done: &mut Vec<Do>) {
    let LineInput { workshop, face, .. } = filling;
    for (path, label, begins) in offers {
        let text = format!("+ {}", without_stop(face.words.render(&label.phrase(), &names(workshop))));
        if link(ui, &face.theme, &text, &text).clicked() {
            done.push(edit(PackEdit::SetField { path: path.clone(), value: begins.clone(), typed: false }));
        }
    }
}

fn add_entry_ui(ui: &mut Ui, filling: LineInput<'_>, begins: &str) -> Option<Do> {
    let LineInput { workshop, face, line, label, .. } = filling;
    let entry = line.label.entry().map(|entry| face.words.render(&entry, &names(workshop)));
    let add = format!("+ {}", entry.unwrap_or_else(|| face.words.message(text_key!("workshop-add-entry"))));
    let is_clicked = link(ui, &face.theme, &add, &format!("{add}: {label}")).clicked();
    is_clicked.then(|| edit(PackEdit::Add { list: line.path.clone(), value: begins.to_owned() }))
}

/// The tick for the right answer, beside the label of an option.
pub(super) fn tick_ui(ui: &mut Ui, face: &Appearance, line: &FormLine, label: &str, done: &mut Vec<Do>) {
    let Control::Option { right, tick: (path, value), .. } = &line.control else { return };
    let text = face.words.message(text_key!("workshop-right-answer"));
    let shown = radio(ui, &face.theme, &text, *right);
    shown.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, *right, format!("{label}: {text}")));
    if shown.clicked() && !right {
        done.push(edit(PackEdit::SetField { path: path.clone(), value: value.clone(), typed: false }));
    }
}

pub(super) fn focus(response: &Response, wanted: bool) {
    if wanted {
        response.request_focus();
        response.scroll_to_me(None);
    }
}

pub(super) fn list_ui(
    ui: &mut Ui,
    LineInput { face, line, label, .. }: LineInput<'_>,
    texts: &[String],
    chosen: Option<usize>,
) -> Option<usize> {
    let name = ui.interact(eframe::egui::Rect::NOTHING, Id::unique(("workshop-list-name", &line.path)), Sense::hover());
    name.widget_info(|| WidgetInfo::labeled(Role::Label, true, label));
    choice_list(ui, &face.theme, ("workshop-list", &line.path), name.id, texts, chosen)
}

pub(super) fn field_id(id: (&str, &str)) -> Id {
    Id::unique(("workshop-field", id))
}

pub(super) fn field_ui(
    ui: &mut Ui,
    face: &Appearance,
    id: (&str, &str),
    label: &str,
    text: &mut String,
    page: bool,
) -> Response {
    let id = field_id(id);
    let edit = if page {
        TextEdit::multiline(text).desired_rows(3)
    } else {
        TextEdit::singleline(text).align(eframe::egui::Align2::LEFT_CENTER)
    };
    // Before `;` or `?` a French line does not break, though its text has the narrow space.
    let mut unbroken = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
        let text = text.as_str().replace('\u{202f}', "\u{a0}");
        let font = TextStyle::Body.resolve(ui.style());
        let visuals = ui.visuals();
        let ink = visuals.override_text_color.unwrap_or_else(|| visuals.widgets.inactive.text_color());
        ui.painter().layout(text, font, ink, width)
    };
    let edit = if page { edit.layouter(&mut unbroken) } else { edit };
    let field = ui.add(edit.id(id).desired_width(ui.available_width() - GRID).margin(vec2(GRID, GRID * 0.75)));
    let role = if page { Role::MultilineTextInput } else { Role::TextInput };
    field.widget_info(|| WidgetInfo::labeled(role, true, label));
    if field.has_focus() {
        let ring = Stroke::new(2.5, face.theme.surround.focus);
        ui.painter().rect_stroke(field.rect, ROUND, ring, StrokeKind::Inside);
        select_sample(ui, &field, text);
    }
    field
}

/// A text of the templates is there to be replaced: entering its field selects all of it.
fn select_sample(ui: &Ui, field: &Response, text: &str) {
    let entered = Id::unique(("workshop-entered", field.id));
    if field.gained_focus() {
        ui.data_mut(|data| data.insert_temp(entered, true));
    }
    // A pressed button would set the cursor anew.
    if ui.input(|input| input.pointer.any_down()) {
        return;
    }
    let was_entered = ui.data_mut(|data| data.remove_temp::<bool>(entered)).unwrap_or(false);
    if was_entered && templates::is_sample(text) {
        let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
        let end = CCursor::new(text.chars().count());
        state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
        state.store(ui.ctx(), field.id);
    }
}

/// A labelled text field not bound to the file.
pub(super) fn named_field_ui(ui: &mut Ui, face: &Appearance, id: &str, label: &str, text: &mut String) {
    field_ui(ui, face, (id, ""), label, text, false);
}

/// A text per language: page editors side by side if space allows, stacked single lines otherwise.
fn texts_ui(
    ui: &mut Ui,
    LineInput { face, line, label, wanted, language, .. }: LineInput<'_>,
    values: &[(String, Option<String>)],
    page: bool,
    done: &mut Vec<Do>,
) {
    let room = ui.available_width() / (values.len().max(1) as f32);
    let beside = page && room >= COLUMN * TextStyle::Body.resolve(ui.style()).size;
    let sought = language.and_then(|code| values.iter().position(|(other, _)| other == code)).unwrap_or(0);
    let mut one = |ui: &mut Ui, place: usize, language: &str, text: Option<&String>| {
        let quiet = face.theme.surround.text_quiet;
        let caption = RichText::new(language.to_uppercase()).text_style(TextStyle::Small).color(quiet);
        let spoken = format!("{label}, {}", language.to_uppercase());
        let mut typed = text.cloned().unwrap_or_default();
        let field = if page {
            ui.label(caption);
            field_ui(ui, face, (&line.path, language), &spoken, &mut typed, true)
        } else {
            ui.horizontal(|ui| {
                ui.add_sized([3.5 * GRID, ui.spacing().interact_size.y], eframe::egui::Label::new(caption));
                field_ui(ui, face, (&line.path, language), &spoken, &mut typed, false)
            })
            .inner
        };
        focus(&field, wanted && place == sought);
        if page && field.has_focus() {
            insert::note_cursor(ui, &line.path, language);
        }
        if field.changed() {
            let (path, language) = (line.path.clone(), language.to_owned());
            done.push(Do::Editor(EditorAction::Edit(PackEdit::SetText { path, language, says: typed })));
        }
    };
    if beside {
        ui.columns(values.len(), |columns| {
            for (place, (column, (language, text))) in columns.iter_mut().zip(values).enumerate() {
                one(column, place, language, text.as_ref());
            }
        });
    } else {
        for (place, (language, text)) in values.iter().enumerate() {
            one(ui, place, language, text.as_ref());
        }
    }
}

fn some_ui(
    ui: &mut Ui,
    filling: LineInput<'_>,
    words: &[(String, Option<usize>)],
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let LineInput { workshop, face, line, wanted, .. } = filling;
    let written = |code: &str| {
        let pack = workshop.open().filter(|pack| *pack.place() == PackPlace::Pack && line.path == "languages");
        pack.map(|pack| pack.texts_in(code)).filter(|texts| *texts > 0)
    };
    ui.horizontal_wrapped(|ui| {
        for (number, (word, place)) in words.iter().enumerate() {
            let shown = toggle(ui, &face.theme, &word_label(face, workshop, "", word), place.is_some(), true);
            focus(&shown, wanted && number == 0);
            if shown.clicked() {
                let list = line.path.clone();
                draft.dropping = place.and_then(|place| written(word).map(|texts| (word.clone(), place, texts)));
                if draft.dropping.is_some() {
                    continue;
                }
                done.push(Do::Editor(EditorAction::Edit(match place {
                    Some(place) => PackEdit::Take { list, place: *place },
                    None => PackEdit::Add { list, value: ron_word(word) },
                })));
            }
        }
    });
    if line.path == "languages" {
        dropping_ui(ui, face, draft, done);
    }
}

/// The choice about texts in a language that was unticked.
fn dropping_ui(ui: &mut Ui, face: &Appearance, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let Some((code, place, texts)) = draft.dropping.clone() else { return };
    let language = Language::from_tag(&code).map_or_else(|| code.clone(), |language| language.name().to_owned());
    let what = text!("workshop-language-texts", language = Fact::Text(language), count = Fact::Number(texts as u64));
    ui.label(face.words.render(&what, &HouseTerms::default()));
    let ways = [
        (text_key!("workshop-language-drop"), Some(PackEdit::DropLanguage(code))),
        (text_key!("workshop-language-keep"), Some(PackEdit::Take { list: "languages".to_owned(), place })),
        (text_key!("workshop-add-not"), None),
    ];
    ui.horizontal_wrapped(|ui| {
        for (key, way) in ways {
            if quiet_button(ui, &face.theme, &face.words.message(key), None).clicked() {
                done.extend(way.map(edit));
                draft.dropping = None;
            }
        }
    });
}

/// A list word in RON syntax: houses and languages are strings.
fn ron_word(word: &str) -> String {
    let bare = word.starts_with(|letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit());
    if bare { word.to_owned() } else { quoted(word) }
}

/// The chosen cards in order, removable by click, and a deck to pick the next.
fn cards_ui(
    ui: &mut Ui,
    LineInput { face, line, label, wanted, .. }: LineInput<'_>,
    cards: &[String],
    done: &mut Vec<Do>,
) {
    let name = |written: &str| written.parse().map_or_else(|_| written.to_owned(), card_label);
    ui.horizontal_wrapped(|ui| {
        for (place, card) in cards.iter().enumerate() {
            if quiet_button(ui, &face.theme, &name(card), None).clicked() {
                done.push(Do::Editor(EditorAction::Edit(PackEdit::Take { list: line.path.clone(), place })));
            }
        }
    });
    let id = Id::unique(("workshop-cards", &line.path));
    let mut typed: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    ui.horizontal(|ui| {
        let hint = face.words.message(text_key!("workshop-card-hint"));
        let field = TextEdit::singleline(&mut typed)
            .id(id.with("field"))
            .hint_text(hint.as_str())
            .desired_width(TextStyle::Body.resolve(ui.style()).size * 16.0);
        let field = ui.add(field.margin(vec2(GRID, GRID * 0.75)));
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, format!("{label}: {hint}")));
        focus(&field, wanted);
        // A card is accepted as soon as it is complete: `10` extends `1`.
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let whole = typed.trim().parse::<Card>().ok();
        if let Some(card) = whole.filter(|_| entered || field.changed()) {
            done.push(Do::Editor(EditorAction::Edit(PackEdit::Add {
                list: line.path.clone(),
                value: quoted(&card.to_string()),
            })));
            typed.clear();
        }
        // Focus stays for the next card.
        if entered || whole.is_some_and(|_| field.changed()) {
            field.request_focus();
        }
    });
    // The field has the focus; the deck is for the pointer.
    let taken = deck_ui(ui, face, |card| CardState {
        sense: Sense::CLICK,
        chosen: false,
        spoken: card_name(&face.words, card),
    });
    done.extend(taken.map(|card| {
        Do::Editor(EditorAction::Edit(PackEdit::Add { list: line.path.clone(), value: quoted(&card.to_string()) }))
    }));
    ui.data_mut(|data| data.insert_temp(id, typed));
}

fn drill_ui(ui: &mut Ui, filling: LineInput<'_>, name: &str, filters: &[Filter], done: &mut Vec<Do>) {
    let LineInput { workshop, face, line, .. } = filling;
    let names = names(workshop);
    let titles: Vec<String> = AnyDrill::NAMES.iter().map(|name| face.words.render(&title_of(name), &names)).collect();
    let here = AnyDrill::NAMES.iter().position(|known| *known == name);
    let picked = list_ui(ui, filling, &titles, here);
    if let Some(name) = picked.filter(|picked| Some(*picked) != here).and_then(|picked| AnyDrill::NAMES.get(picked)) {
        let value = format!("{name}()");
        done.push(Do::Editor(EditorAction::Edit(PackEdit::SetField { path: line.path.clone(), value, typed: false })));
    }
    for filter in filters {
        ui.label(face.words.render(&filter.title(), &names));
        ui.horizontal_wrapped(|ui| {
            for (place, offer) in filter.offers.iter().enumerate() {
                let label = face.words.render(&offer.label, &names);
                if toggle(ui, &face.theme, &label, offer.chosen, true).clicked() {
                    let value = toggle_offer(filter, place).value();
                    done.extend(value.map(|value| {
                        let path = format!("{}.{}", line.path, filter.name);
                        Do::Editor(EditorAction::Edit(PackEdit::SetField { path, value, typed: false }))
                    }));
                }
            }
        });
    }
}

/// How many cases the filters of a drill leave.
fn cases_ui(ui: &mut Ui, LineInput { workshop, face, .. }: LineInput<'_>, cases: Option<usize>) {
    if let (Some(cases), Some(house)) = (cases, workshop.house()) {
        let count = Fact::Number(cases as u64);
        let text = text!("workshop-drill-cases", count = count, house = Fact::Text(house.name.clone()));
        small_ui(ui, &face.theme, &face.words.render(&text, &names(workshop)));
    }
}

/// The filter with one option toggled, or selected where only one is allowed.
fn toggle_offer(filter: &Filter, place: usize) -> Filter {
    let turn = |(at, offer): (usize, &FilterOption)| FilterOption {
        chosen: if filter.many { offer.chosen != (at == place) } else { at == place },
        ..offer.clone()
    };
    Filter { offers: filter.offers.iter().enumerate().map(turn).collect(), ..filter.clone() }
}
