//! The pack's tree. Arrows navigate and fold; the selection can be moved, duplicated and removed.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    EventFilter, Id, Key, Modifiers, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    pos2, vec2,
};

use super::{WorkshopContext, first_of};
use crate::app::workshop::{EditorAction, PackEdit, PackEditor, PackPlace, TreeRow, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::{Pane, WorkshopDraft};
use crate::view::screen::page::quiet_ui;
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{paint_verdict, quiet_button, quiet_button_where};

pub(super) fn tree_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { pack, face, .. } = bench;
    edit_buttons_ui(ui, pack, face, done);
    ScrollArea::vertical().id_salt("workshop-rows").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let comes = draft.focus_next == Some(Pane::Tree);
        let mut in_tree = false;
        for row in pack.rows() {
            let chosen = row.place == *pack.place();
            let (response, arrow) = row_ui(ui, pack, face, row, chosen);
            if chosen && (comes || (draft.in_tree && !response.has_focus() && ui.memory(|it| it.focused().is_none()))) {
                response.request_focus();
                response.scroll_to_me(None);
            }
            if response.clicked() {
                let at_arrow = response.interact_pointer_pos().is_some_and(|at| at.x < arrow);
                if (chosen || at_arrow)
                    && let Some(open) = row.unfolded
                {
                    done.push(Do::Editor(EditorAction::Fold(row.place.clone(), !open)));
                }
                done.push(Do::Editor(EditorAction::Select(row.place.clone())));
                draft.pane = Pane::Tree;
                draft.ask_nothing();
                in_tree = true;
            }
            if response.has_focus() {
                in_tree = true;
                draft.pane = Pane::Tree;
                keys(ui, pack, row, &response, done);
            }
        }
        deleted_ui(ui, pack, face, done);
        let elsewhere = ui.memory(|memory| memory.focused().is_some());
        if in_tree || elsewhere {
            draft.in_tree = in_tree;
        }
    });
}

/// Deleted lessons and houses, to be put back.
fn deleted_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let deleted = pack.deleted(face.words.language());
    if deleted.is_empty() {
        return;
    }
    ui.add_space(GRID);
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-deleted")));
    for (file, title) in deleted {
        let label = face.words.render(&text!("workshop-put-back", title = Fact::Text(title)), &HouseTerms::default());
        if quiet_button(ui, &face.theme, &label, None).clicked() {
            done.push(Do::Editor(EditorAction::PutBack(file.to_owned())));
        }
    }
}

fn edit_buttons_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let deeds = [
        (text_key!("workshop-up"), PackEdit::Move(-1)),
        (text_key!("workshop-down"), PackEdit::Move(1)),
        (text_key!("workshop-duplicate"), PackEdit::Duplicate),
        (text_key!("workshop-delete"), PackEdit::Delete),
    ];
    // Disabled actions keep their space, so the tree does not move.
    let can = |edit: &PackEdit| match pack.place() {
        PackPlace::Pack | PackPlace::Part(..) => false,
        PackPlace::File(file) => {
            *edit == PackEdit::Delete && (pack.document().text(file).is_some() || pack.has_medium(file))
        }
        PackPlace::Lesson(_) | PackPlace::Step(..) | PackPlace::Question(..) => match edit {
            PackEdit::Move(by) => pack.can_move(*by),
            _ => true,
        },
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID / 2.0, GRID / 2.0);
        for (key, edit) in deeds {
            if quiet_button_where(ui, &face.theme, can(&edit), &face.words.message(key)).clicked() {
                done.push(Do::Editor(EditorAction::Edit(edit)));
            }
        }
    });
    ui.add_space(GRID / 2.0);
}

/// Up and Down navigate, Left and Right fold, Delete removes.
fn keys(ui: &Ui, pack: &PackEditor, row: &TreeRow, response: &Response, done: &mut Vec<Do>) {
    let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let go = |by: isize, done: &mut Vec<Do>| {
        done.push(Do::Editor(EditorAction::Step(by)));
        // The newly selected row takes the focus.
        ui.memory_mut(|memory| memory.surrender_focus(response.id));
    };
    if pressed(Key::ArrowDown) {
        go(1, done);
    } else if pressed(Key::ArrowUp) {
        go(-1, done);
    } else if pressed(Key::Home) {
        go(isize::MIN / 2, done);
    } else if pressed(Key::End) {
        go(isize::MAX / 2, done);
    } else if pressed(Key::ArrowRight) {
        match row.unfolded {
            Some(false) => done.push(Do::Editor(EditorAction::Fold(row.place.clone(), true))),
            Some(true) => go(1, done),
            None => {}
        }
    } else if pressed(Key::ArrowLeft) {
        match (row.unfolded, row.place.above()) {
            (Some(true), _) => done.push(Do::Editor(EditorAction::Fold(row.place.clone(), false))),
            (_, Some(above)) => {
                done.push(Do::Editor(EditorAction::Select(above)));
                ui.memory_mut(|memory| memory.surrender_focus(response.id));
            }
            (_, None) => {}
        }
    } else if pressed(Key::Delete) && !matches!(pack.place(), PackPlace::Pack | PackPlace::Part(..)) {
        done.push(Do::Editor(EditorAction::Edit(PackEdit::Delete)));
        ui.memory_mut(|memory| memory.surrender_focus(response.id));
    }
}

fn problems_at(pack: &PackEditor, place: &PackPlace) -> usize {
    let inside = |at: &PackPlace| match place {
        PackPlace::Pack => *at == PackPlace::Pack,
        PackPlace::Lesson(file) | PackPlace::File(file) => at.file() == file,
        PackPlace::Step(file, step) => at.file() == file && at.step() == Some(*step),
        PackPlace::Question(..) | PackPlace::Part(..) => at == place,
    };
    pack.problems().iter().filter(|problem| inside(&problem.place)).count()
}

fn row_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, row: &TreeRow, chosen: bool) -> (Response, f32) {
    let colours = face.theme.surround;
    let text = face.words.render(&row.label, &HouseTerms::default());
    let problems = problems_at(pack, &row.place);
    let font = if row.depth <= 1 { TextStyle::Button } else { TextStyle::Body }.resolve(ui.style());
    let height = (font.size * 1.3 + GRID * 0.75).max(TARGET * 0.75);
    // Only the selected row is a tab stop; arrows move on.
    let sense = if chosen { Sense::click() } else { Sense::CLICK };
    let size = vec2(ui.available_width(), height);
    let id = if chosen { first_of(Pane::Tree) } else { Id::unique(("workshop-row", &row.place)) };
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, id, sense);
    let phrase = text!("workshop-row-problems", count = Fact::Number(problems as u64));
    let spoken = match problems {
        0 => text.clone(),
        _ => format!("{text}, {}", face.words.render(&phrase, &HouseTerms::default())),
    };
    response.widget_info(|| WidgetInfo::selected(Role::TreeItem, ui.is_enabled(), chosen, &spoken));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    if chosen {
        painter.rect_filled(rect, ROUND, colours.surface_raised.lerp_to_gamma(colours.accent, 0.14));
    } else if response.hovered() {
        painter.rect_filled(rect, ROUND, colours.surface_raised);
    }
    if response.has_focus() {
        painter.rect_stroke(rect, ROUND, Stroke::new(2.5, colours.focus), StrokeKind::Inside);
    }
    let left = rect.left() + GRID + f32::from(row.depth) * 1.5 * GRID;
    if let Some(open) = row.unfolded {
        let side = font.size * 0.22;
        let middle = pos2(left + side, rect.center().y);
        let points = if open {
            [vec2(-side, -side / 2.0), vec2(0.0, side / 2.0), vec2(side, -side / 2.0)]
        } else {
            [vec2(-side / 2.0, -side), vec2(side / 2.0, 0.0), vec2(-side / 2.0, side)]
        };
        painter.line(points.map(|at| middle + at).to_vec(), Stroke::new(1.5, colours.text_quiet));
    }
    let ink = if row.depth == 3 { colours.text_quiet } else { colours.text };
    let at = pos2(left + 1.75 * GRID, rect.center().y);
    let room = rect.right() - GRID - at.x - if problems > 0 { font.size * 1.6 } else { 0.0 };
    let mut job = LayoutJob::simple_singleline(text, font.clone(), ink);
    job.wrap = TextWrapping::truncate_at_width(room);
    let galley = painter.layout_job(job);
    painter.galley(pos2(at.x, at.y - galley.size().y / 2.0), galley, ink);
    if problems > 0 {
        let mark = pos2(rect.right() - GRID - font.size / 2.0, rect.center().y);
        painter.rect_filled(
            eframe::egui::Rect::from_center_size(mark, eframe::egui::Vec2::splat(font.size * 1.3)),
            ROUND,
            colours.surface,
        );
        paint_verdict(&painter, &face.theme, mark, font.size, false);
    }
    (response, at.x)
}
