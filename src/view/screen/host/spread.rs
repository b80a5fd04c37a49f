//! How the answers of a class spread, drawn as bars: a tick marks what is right, not its colour alone.

use eframe::egui::{CornerRadius, Rect, Role, Sense, TextStyle, Ui, pos2, vec2};

use crate::classroom::Room;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::answer_told;
use crate::view::Face;
use crate::view::theme::GRID;
use crate::view::widget::{name, paint_verdict};
use crate::words::Names;

/// The bars of a question, the right answers marked.
pub(super) fn spread_ui(ui: &mut Ui, room: &Room, question: usize, face: &Face) {
    let (Some(spread), Some(exercise)) = (room.spread(question), room.quiz().questions().get(question)) else { return };
    let most = spread.answers.iter().map(|tallied| tallied.count).chain([spread.others, spread.none]).max();
    let most = most.unwrap_or(0).max(1);
    for tallied in &spread.answers {
        let told = answer_told(&exercise.posed.question, &tallied.answer, room.quiz().house(), &face.words);
        bar_ui(ui, face, &told.join("  "), tallied.count, most, Some(tallied.right));
    }
    for (key, count) in [("host-others", spread.others), ("host-none", spread.none)] {
        if count > 0 {
            bar_ui(ui, face, &face.words.key(key), count, most, None);
        }
    }
}

fn bar_ui(ui: &mut Ui, face: &Face, label: &str, count: usize, most: usize, right: Option<bool>) {
    let colours = face.theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let (mark, figure) = (font.size * 1.4, font.size * 2.4);
    let galley = ui.painter().layout(label.to_owned(), font.clone(), colours.text, width - mark - figure);
    let bar = font.size * 0.55;
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + bar + GRID), Sense::hover());
    let key = match right {
        Some(true) => "host-bar-right",
        Some(false) => "host-bar-wrong",
        None => "host-bar",
    };
    let told =
        Phrase::plain(key).with("answer", Fact::Text(label.to_owned())).with("count", Fact::Number(count as u64));
    name(&response, Role::Label, &face.words.say(&told, &Names::default()));
    let painter = ui.painter();
    if let Some(right) = right {
        let centre = pos2(rect.left() + mark / 2.0 - 2.0, rect.top() + font.size * 0.7);
        paint_verdict(painter, &face.theme, centre, font.size, right);
    }
    let ink = if right == Some(true) { colours.right } else { colours.text_quiet };
    let left = rect.left() + mark;
    let height = galley.size().y;
    painter.galley(pos2(left, rect.top()), galley, colours.text);
    let room = rect.width() - mark - figure;
    let full = Rect::from_min_size(pos2(left, rect.top() + height + 2.0), vec2(room, bar));
    painter.rect_filled(full, CornerRadius::same(3), colours.surface_raised);
    let share = room * count as f32 / most as f32;
    painter.rect_filled(Rect::from_min_size(full.min, vec2(share, bar)), CornerRadius::same(3), ink);
    let at = pos2(rect.right(), full.center().y);
    painter.text(at, eframe::egui::Align2::RIGHT_CENTER, count.to_string(), font, colours.text);
}
