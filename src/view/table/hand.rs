//! The two hands with their names, and the cards to come.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::card::{CardPlace, card_ui};
use super::felt_layout::{CARD_HEIGHT, FeltLayout, ThirdCard};
use super::motion::Movement;
use super::timeline::CardSlot;
use super::{Marks, TableLook, shade, shoe};
use crate::drill::question::{FeltPlace, LaidCard, Scene};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::hand::Point;
use crate::rules::side::{Chance, Side};
use crate::view::fonts;
use crate::view::widget::{name, paint_tick};

/// Draws both hands. Returns a clicked side if sides are selectable; keyboard users select the spots.
pub(super) fn hands_ui(
    ui: &Ui,
    stage: &FeltLayout,
    scene: &Scene,
    look: &TableLook<'_>,
    (marks, movement): (&Marks, &Movement),
) -> Option<FeltPlace> {
    let mut chosen = None;
    // No frame crosses chips, or cards still to come, that have the felt to themselves.
    let has_cards = !(scene.hands.punto.is_empty() && scene.hands.banco.is_empty());
    let framed = has_cards || (scene.chips.is_empty() && scene.to_come.is_empty() && scene.apart.is_empty());
    let only = stage.only_hand(scene);
    for side in Side::BOTH.into_iter().filter(|side| only.is_none_or(|only| only == *side)) {
        let spot = Spot::from(Chance::from(side));
        let place = stage.hands[side];
        let wins = scene.announced == Some(side.into());
        let can_choose = look.can_choose(spot);
        let response = ui.interact(
            place,
            ui.scope_id().with(("hand", side)),
            if can_choose { Sense::CLICK } else { Sense::hover() },
        );
        let key = if wins { text_key!("table-hand-wins") } else { text_key!("table-hand") };
        let totals = HandTotals::of_cards(&scene.hands[side]).filter(|_| marks.shows_totals);
        let label = Phrase::plain(key).with("side", Fact::Side(side));
        let label = match totals {
            Some(totals) => totals.name(label),
            None => label,
        };
        name(&response, Role::Group, &look.render(&label));
        let content = match (framed, scene.hands[side].is_empty()) {
            (false, _) => PlaceContent::OtherThings,
            (true, false) => PlaceContent::Cards,
            (true, true) => PlaceContent::Nothing,
        };
        let state = PlaceState { hovered: can_choose && response.hovered(), wins, content, totals };
        place_ui(ui, stage, side, look, &state);
        if response.clicked() {
            chosen = Some(FeltPlace::Spot(spot));
        }
        for (index, card) in scene.hands[side].iter().enumerate().take(3) {
            let rest = place_of(stage, side, index);
            let from = (stage.furniture.shoe, shoe::next_back(scene));
            let (place, shown) = movement.card(CardSlot::Hand(side, index), rest, *card, from);
            let id = ui.scope_id().with(("card", side, index));
            let dealt = if stage.is_for_class { number_dealt(scene, side, index) } else { None };
            let label = card_label(side, index, *card, look);
            let numbered = |number: usize| {
                let card = Fact::Text(label.clone());
                look.render(&text!("table-stake-numbered", number = Fact::Number(number as u64), stake = card))
            };
            card_ui(ui, place, shown, look, &dealt.map_or_else(|| label.clone(), numbered), id);
            if let Some(number) = dealt {
                number_ui(ui, rest, number, look);
            }
        }
    }
    chosen
}

/// The place of a card in the order dealt, where the question is about it.
fn number_dealt(scene: &Scene, side: Side, index: usize) -> Option<usize> {
    let of_side = scene.dealt.iter().enumerate().filter(|(_, dealt)| **dealt == side);
    of_side.map(|(place, _)| place + 1).nth(index)
}

/// Radius of the number of a card, in widths of the card.
const NUMBER: f32 = 0.165;

/// A card's number in the order dealt, in its corner without an index.
fn number_ui(ui: &Ui, card: CardPlace, number: usize, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let radius = card.width * NUMBER;
    let centre = card.centre + vec2(0.5 * card.width - 0.62 * radius, 0.35 * radius - 0.5 * card.width * CARD_HEIGHT);
    let edge = Stroke::new((radius * 0.1).max(1.5), baize.card_ink_black);
    ui.painter().circle(centre, radius, baize.highlight, edge);
    let font = FontId::new(radius * 1.4, fonts::bold());
    ui.painter().text(centre, Align2::CENTER_CENTER, number.to_string(), font, baize.card_ink_black);
}

pub(super) struct PlaceState {
    pub hovered: bool,
    pub wins: bool,
    pub content: PlaceContent,
    /// Shown beside the name.
    pub totals: Option<HandTotals>,
}

/// The totals of a hand whose cards all lie face up.
#[derive(Clone, Copy)]
pub(super) enum HandTotals {
    /// Of all its cards.
    Of(Point),
    /// Of the first two, and with the third.
    WithThird(Point, Point),
    /// Of the first two, before that with the third is called.
    ThirdUncalled(Point),
}

impl HandTotals {
    pub(super) fn of_cards(cards: &[LaidCard]) -> Option<Self> {
        let values = cards.iter().map(|card| card.points().map(u32::from)).collect::<Option<Vec<u32>>>()?;
        let all = Point::from_sum(values.iter().sum());
        Some(match values[..] {
            [] => return None,
            [one, other, _, ..] => Self::WithThird(Point::from_sum(one + other), all),
            [_] | [_, _] => Self::Of(all),
        })
    }

    /// The total that was called before the third card.
    pub(super) const fn without_third(self) -> Self {
        match self {
            Self::WithThird(first, _) => Self::ThirdUncalled(first),
            Self::Of(_) | Self::ThirdUncalled(_) => self,
        }
    }

    fn text(self) -> String {
        match self {
            Self::Of(total) => total.to_string(),
            // A change into the same total would look like a mistake.
            Self::WithThird(first, total) if first == total => total.to_string(),
            Self::WithThird(first, total) => format!("{first} → {total}"),
            Self::ThirdUncalled(first) => format!("{first} → ?"),
        }
    }

    /// The name of a hand with its totals.
    pub(super) fn name(self, hand: Phrase) -> Phrase {
        let hand = Fact::Phrase(Box::new(hand));
        match self {
            Self::Of(total) => text!("table-hand-total", hand = hand, total = Fact::Point(total)),
            Self::WithThird(first, total) => {
                text!("table-hand-totals", hand = hand, first = Fact::Point(first), total = Fact::Point(total))
            }
            Self::ThirdUncalled(first) => text!("table-hand-first-total", hand = hand, first = Fact::Point(first)),
        }
    }
}

/// Size of a name, and space beside it before a class, in heights of its line.
const NAME: f32 = 0.72;
const ASIDE: f32 = 0.25;
/// Room for the sign of the winner, for a total, and for those without and with the third card, in heights of the line.
const OF_SIGN: f32 = 0.62;
const OF_TOTAL: f32 = 1.3;
const OF_TOTALS: f32 = 2.7;

/// The share of the usual size at which both names fit with what stands beside them, alike for both hands.
fn class_share(painter: &Painter, stage: &FeltLayout, side: Side, look: &TableLook<'_>, state: &PlaceState) -> f32 {
    let wide = |side: Side| {
        let font = FontId::new(stage.label * NAME, fonts::semibold());
        painter.layout_no_wrap(look.side_name(side).to_uppercase(), font, Color32::PLACEHOLDER).size().x
    };
    let of_totals = match state.totals {
        // One of the hands has a third card.
        Some(_) if stage.third != ThirdCard::Nowhere => OF_TOTALS,
        Some(_) => OF_TOTAL,
        None => 0.0,
    };
    let beside = of_totals + if state.wins { OF_SIGN } else { 0.0 };
    let widest = Side::BOTH.map(wide).into_iter().fold(1.0, f32::max);
    (stage.hands[side].width() / (widest + (beside + 2.0 * ASIDE) * stage.label)).min(1.0)
}

/// What lies on the place of a hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PlaceContent {
    Cards,
    Nothing,
    /// Chips or cards to come, which no frame crosses.
    OtherThings,
}

/// The frame and the ground of a place.
fn frame_ui(ui: &Ui, stage: &FeltLayout, side: Side, look: &TableLook<'_>, state: &PlaceState) {
    let PlaceState { hovered, wins, content, .. } = *state;
    let empty = content != PlaceContent::Cards;
    let baize = look.theme.baize;
    let painter = ui.painter();
    let place = stage.hands[side];
    let frame = place.with_min_y(place.top() + stage.label);
    let round = CornerRadius::from((stage.card * 0.12).clamp(3.0, 60.0));
    let tint = match (wins, empty, hovered) {
        (true, false, _) => Some(baize.cloth_lit),
        (true, true, _) => Some(baize.cloth_lit.gamma_multiply(0.4)),
        (false, _, true) => Some(baize.cloth_lit.gamma_multiply(0.6)),
        (false, _, false) => None,
    };
    if let Some(tint) = tint {
        painter.rect_filled(frame, round, tint);
    }
    if !stage.is_for_class && stage.third != ThirdCard::Nowhere && content != PlaceContent::OtherThings {
        // Printed where the third card goes.
        let third = place_of(stage, side, 2).rect().shrink(stage.card * 0.03);
        let thin = Stroke::new((stage.rail * 0.06).max(1.0), baize.print_quiet.gamma_multiply(0.22));
        painter.rect_stroke(third, CornerRadius::same(3), thin, StrokeKind::Inside);
    }
    let line = if wins {
        let strength = if empty { 0.6 } else { 1.0 };
        Stroke::new((stage.rail * 0.07).max(1.25), baize.highlight.gamma_multiply(strength))
    } else {
        Stroke::new((stage.rail * 0.06).max(1.0), baize.print_quiet.gamma_multiply(if hovered { 0.9 } else { 0.35 }))
    };
    if content != PlaceContent::OtherThings {
        painter.rect_stroke(frame, round, line, StrokeKind::Inside);
    }
}

pub(super) fn place_ui(ui: &Ui, stage: &FeltLayout, side: Side, look: &TableLook<'_>, state: &PlaceState) {
    frame_ui(ui, stage, side, look, state);
    let PlaceState { wins, totals, .. } = *state;
    let (painter, baize) = (ui.painter(), look.theme.baize);
    let (place, label) = (stage.hands[side], stage.label);
    let ink = if wins { baize.highlight } else { baize.print };
    let name = look.side_name(side).to_uppercase();
    let label = if stage.is_for_class { label * class_share(painter, stage, side, look, state) } else { label };
    let layout = |size: f32| painter.layout_no_wrap(name.clone(), FontId::new(size, fonts::semibold()), ink);
    let usual = layout(label * NAME);
    let share = place.width() / usual.size().x.max(1.0);
    let title = if share < 1.0 { layout(label * NAME * share) } else { usual };
    let totals = totals.map(|totals| {
        let galley = painter.layout_no_wrap(totals.text(), FontId::new(label * 0.66, fonts::semibold()), ink);
        let size = vec2((galley.size().x + label * 0.5).max(label * 0.92), label * 0.92);
        (galley, size)
    });
    let tick = label * 0.42;
    let of_totals = totals.as_ref().map_or(0.0, |(_, size)| label * 0.3 + size.x);
    let whole = title.size().x + of_totals + if wins { label * 0.2 + tick } else { 0.0 };
    // Before a class a name ends before that of the other hand begins.
    let aside = if stage.is_for_class { label * ASIDE } else { 0.0 };
    // Over the first two cards; in a narrow place the name gives way to the totals.
    let pair = f32::midpoint(place_of(stage, side, 0).centre.x, place_of(stage, side, 1).centre.x);
    let left = (pair - title.size().x / 2.0).min(place.right() - whole - aside).max(place.left() + aside);
    let middle = place.top() + stage.label * 0.44;
    let mut right = left + title.size().x;
    painter.galley(pos2(left, middle - title.size().y / 2.0), title, ink);
    if let Some((galley, size)) = totals {
        let pill = Rect::from_center_size(pos2(right + label * 0.3 + size.x / 2.0, middle), size);
        painter.rect_filled(pill, CornerRadius::from(size.y / 2.0), shade(look, 0.75));
        painter.galley(pill.center() - galley.size() / 2.0, galley, ink);
        right = pill.right();
    }
    if wins {
        // The spot carries the winner's word; the hand has a tick, which fits any table.
        let centre = pos2(right + label * 0.2 + tick / 2.0, middle);
        paint_tick(painter, centre, tick, baize.highlight, baize.card_ink_black);
    }
}

pub(super) fn card_label(side: Side, index: usize, card: LaidCard, look: &TableLook<'_>) -> String {
    let phrase = match card {
        LaidCard::Up(card) => Phrase::plain(text_key!("table-card")).with("card", Fact::Card(card)),
        LaidCard::Down(_) => Phrase::plain(text_key!("table-card-down")),
    };
    look.render(&phrase.with("side", Fact::Side(side)).with("place", Fact::Number(index as u64 + 1)))
}

/// Place of a card: two side by side, the third crosswise on the outer side or below.
pub(super) fn place_of(stage: &FeltLayout, side: Side, index: usize) -> CardPlace {
    let width = stage.card;
    let place = stage.hands[side];
    let middle = pos2(place.center().x, place.center().y + stage.label / 2.0);
    let gap = width * 0.07;
    let pair = |centre: eframe::egui::Pos2| {
        let shift = if index == 0 { -1.0 } else { 1.0 } * f32::midpoint(width, gap);
        CardPlace::straight(centre + vec2(shift, 0.0), width)
    };
    if stage.third == ThirdCard::Nowhere {
        return pair(middle);
    }
    if stage.third == ThirdCard::Below {
        let whole = CARD_HEIGHT * width + gap + width;
        let top = middle.y - whole / 2.0;
        if index < 2 {
            return pair(pos2(middle.x, top + CARD_HEIGHT * width / 2.0));
        }
        return CardPlace::straight(pos2(middle.x, top + CARD_HEIGHT * width + gap + width / 2.0), width).turned();
    }
    // The third card goes on the side away from the shoe.
    let out = if place.center().x < stage.cloth.center().x { -1.0 } else { 1.0 };
    let third = CARD_HEIGHT * width;
    let pair_at = pos2(middle.x - out * (third + gap) / 2.0, middle.y);
    if index < 2 {
        return pair(pair_at);
    }
    CardPlace::straight(pos2(middle.x + out * (2.0 * width + gap) / 2.0 + out * gap / 2.0, middle.y), width).turned()
}

/// The next cards of the shoe in order, or cards set apart, below the shoe.
pub(super) fn cards_to_come_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) {
    let place = |index: usize| Fact::Number(index as u64 + 1);
    if scene.to_come.is_empty() {
        let named = |(index, card): (usize, &LaidCard)| {
            let phrase = match card {
                LaidCard::Up(card) => Phrase::plain(text_key!("table-card-apart")).with("card", Fact::Card(*card)),
                LaidCard::Down(_) => Phrase::plain(text_key!("table-card-apart-down")),
            };
            (*card, look.render(&phrase.with("place", place(index))))
        };
        let cards: Vec<(LaidCard, String)> = scene.apart.iter().enumerate().map(named).collect();
        row_ui(ui, stage, coming_in(stage, scene), text_key!("table-apart"), &cards, look);
    } else {
        let named = |(index, card): (usize, &Card)| {
            let phrase = text!("table-card-to-come", card = Fact::Card(*card), place = place(index));
            (LaidCard::Up(*card), look.render(&phrase))
        };
        let cards: Vec<(LaidCard, String)> = scene.to_come.iter().enumerate().map(named).collect();
        row_ui(ui, stage, coming_in(stage, scene), text_key!("table-to-come"), &cards, look);
    }
}

/// Without hands they have the felt to themselves.
fn coming_in(stage: &FeltLayout, scene: &Scene) -> Rect {
    let no_hands = scene.hands.punto.is_empty() && scene.hands.banco.is_empty();
    if no_hands && scene.chips.is_empty() { stage.heaps() } else { stage.furniture.coming }
}

fn row_ui(ui: &Ui, stage: &FeltLayout, room: Rect, title: TextKey, cards: &[(LaidCard, String)], look: &TableLook<'_>) {
    let count = cards.len();
    if count == 0 {
        return;
    }
    let share = if stage.is_for_class { 0.85 } else { 0.62 };
    let label = (stage.label * share).min(room.height() * 0.2);
    let gap = stage.card * 0.08;
    // The number of columns that makes the cards largest.
    let width_in = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let across = (room.width() - gap * (columns as f32 - 1.0)) / columns as f32;
        across.min((room.height() - label - gap * (rows - 1.0)) / rows / CARD_HEIGHT).min(stage.card)
    };
    let columns = (1..=count).max_by(|one, other| width_in(*one).total_cmp(&width_in(*other))).unwrap_or(1);
    let width = width_in(columns).max(4.0);
    let whole = width * columns as f32 + gap * (columns as f32 - 1.0);
    let top = room.top() + label;
    let font = FontId::new(label * 0.86, fonts::regular());
    let text = look.words.message(title);
    ui.painter().text(
        pos2(room.center().x, room.top() + label * 0.42),
        Align2::CENTER_CENTER,
        text,
        font,
        look.theme.baize.print_quiet,
    );
    for (index, (card, label)) in cards.iter().enumerate() {
        let x = room.center().x - whole / 2.0 + width / 2.0 + (index % columns) as f32 * (width + gap);
        let y = top + width * CARD_HEIGHT / 2.0 + (index / columns) as f32 * (width * CARD_HEIGHT + gap);
        let place = CardPlace::straight(pos2(x, y), width);
        card_ui(ui, place, *card, look, label, ui.scope_id().with(("to-come", index)));
    }
}
