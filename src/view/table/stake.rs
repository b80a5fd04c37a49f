//! The stakes on their spots: stacks of the fewest chips with their sums.

use std::sync::Arc;

use eframe::egui::{
    Color32, CornerRadius, CursorIcon, FontId, Galley, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::felt_layout::FeltLayout;
use super::marks::Marks;
use super::motion::Movement;
use super::settled_stake::{NumberStyle, PaidLayout, PaidStake, StandingSign};
use super::{TableLook, chip, settled_stake, shade, shape};
use crate::describe::scene;
use crate::drill::question::{FeltPlace, LaidStake, Scene, StakeOutcome};
use crate::i18n::money;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::chips::Piece;
use crate::view::fonts;
use crate::view::widget::name;

const MOST: f32 = 120.0;
/// Share of their largest radius at which chips with their sums beside them are preferred to larger ones above them.
const SMALLER: f32 = 0.78;

/// Most bets before a class whose pieces stand in a column for each value.
const MOST_BY_VALUE: usize = 2;

/// Draws the stakes not yet collected. Returns the one selected.
pub(super) fn stakes_ui(
    ui: &Ui,
    stage: &FeltLayout,
    scene: &Scene,
    look: &TableLook<'_>,
    (marks, movement): (&Marks, &Movement),
) -> Option<FeltPlace> {
    let laid: Vec<FeltStake<'_>> = (0..scene.stakes.len())
        .filter_map(|index| FeltStake::for_stake(index, scene, stage, look, (marks, movement)))
        .collect();
    let manner = StakeLayout::fit(ui, &laid, stage, look)?;
    let mut chosen = None;
    for stake in laid.iter().filter(|stake| !stake.is_gone()) {
        if stake.ui(ui, &manner, look) {
            chosen = Some(stake.place());
        }
    }
    if marks.shows_collected {
        for stake in laid.iter().filter(|stake| stake.is_gone()) {
            stake.paint_collected(ui, &manner, look);
        }
    }
    // Over the chips of the row below.
    for stake in laid.iter().filter(|stake| !stake.is_gone()) {
        stake.marks(ui, &manner, look);
    }
    for stake in laid.iter().filter(|stake| marks.missed.contains(&stake.index)) {
        settled_stake::paint_wrong_frame(ui, (stake.cell, stake.slope), look);
    }
    chosen
}

/// Share of the height of a box that columns of chips leave free above and below.
const CLEAR: f32 = 0.05;
/// Space between chips and the sum beside them, in radii, and beside both in their box, in points.
const BESIDE_CHIPS: f32 = 0.3;
const CLEAR_BESIDE: f32 = 5.0;
/// Space beside a sum in its pill, in points.
const PILL_PAD: f32 = 3.0;
/// Space between a bet's number and its sum, in points.
const GAP_BESIDE_NUMBER: f32 = 5.0;
/// Width of a box in which a sign covers the chips, in radii of them.
const NARROW: f32 = 4.5;

/// Height of the sum below the chips of a bet that was missed, in its size, and space below it, in points.
const SUM_BELOW: f32 = 1.5;
const ABOVE_LINE: f32 = 2.0;

struct FeltStake<'a> {
    index: usize,
    stake: &'a LaidStake,
    columns: Vec<Vec<&'a Piece>>,
    text: String,
    cell: Rect,
    /// Of the lines of its box.
    slope: f32,
    standing: bool,
    next: bool,
    done: Option<StakeOutcome>,
    /// The pieces of its payment.
    payment: Vec<Vec<&'a Piece>>,
    /// The share of the way that its chips, or those of its payment, have made.
    moved: f32,
    float: Pos2,
    /// Whether it was handled rightly, once it is checked.
    is_right: Option<bool>,
    /// Its number in the order of the settlement.
    number: Option<usize>,
}

/// Common metrics of a scene's stakes: one chip size, and all sums in the same place.
struct StakeLayout {
    radius: f32,
    size: f32,
    sums: SumPlace,
    paid: PaidLayout,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SumPlace {
    Beside,
    Below,
    /// Before a class, where the figures of the chips could not be read.
    Alone,
}

/// Least size of chips that a class reads, and most of a sum without chips, in heights of the cloth.
const LEAST_CHIP: f32 = 0.04;
const LARGEST_SUM: f32 = 0.085;
/// Shares of a box's width and height for a sum without chips.
const SUM_WIDE: f32 = 0.86;
const SUM_TALL: f32 = 0.72;

impl StakeLayout {
    fn fit(ui: &Ui, laid: &[FeltStake<'_>], stage: &FeltLayout, look: &TableLook<'_>) -> Option<Self> {
        let least = |radius: &dyn Fn(&FeltStake<'_>) -> f32| laid.iter().map(radius).reduce(f32::min);
        let words = |laid: &FeltStake<'_>| layout_text(ui, &laid.text, 20.0, Color32::PLACEHOLDER).size().x / 20.0;
        // Sizes of figures beside the chips in radii, and of these chips in heights of the cell.
        let (figures, tall): (&[f32], f32) = if stage.is_for_class { (&[1.1, 0.9], 0.42) } else { (&[0.9], 0.36) };
        let radius_beside = |figure: f32| {
            least(&|laid| {
                let needed = chip::width_of(&laid.columns) + BESIDE_CHIPS + figure * words(laid);
                (laid.cell.height() * tall).min((laid.cell.width() - 2.0 * CLEAR_BESIDE) / needed)
            })
        };
        let under = least(&|laid| {
            let needed = chip::width_of(&laid.columns).max(0.8 * words(laid));
            (laid.cell.height() * 0.33).min(laid.cell.width() / needed)
        })?;
        // A sum beside its chips lies on no line of the felt.
        let smallest = if stage.is_for_class { under } else { under * SMALLER };
        let mut sizes = figures.iter().filter_map(|figure| Some((*figure, radius_beside(*figure)?)));
        let beside = sizes.find(|(_, radius)| *radius >= smallest);
        let below = beside.is_none();
        let (figure, radius) = beside.unwrap_or((0.8, under));
        let radius = radius.clamp(4.0, MOST);
        let narrowest = laid.iter().map(|laid| laid.cell.width() / words(laid).max(0.1)).reduce(f32::min)?;
        let size = (radius * figure).max(9.0).max(stage.least_figure).min(narrowest);
        // Before a class no figure lies on a chip.
        let lowest = laid.iter().map(|laid| laid.cell.height()).fold(f32::INFINITY, f32::min);
        let free = if stage.is_for_class && below { ((lowest - 1.2 * size) / 2.4).max(4.0) } else { radius };
        let radius = radius.min(free);
        let usual = PaidLayout { radius, figure: size };
        let paid = PaidLayout::fit(ui, laid.iter().filter_map(|laid| laid.paid(usual)), usual, look);
        let alone = (narrowest * SUM_WIDE).min(lowest * SUM_TALL).min(stage.cloth.height() * LARGEST_SUM);
        let is_alone = stage.is_for_class && below && radius < LEAST_CHIP * stage.cloth.height() && alone > size;
        let (size, sums) = match (is_alone, below) {
            (true, _) => (alone, SumPlace::Alone),
            (false, true) => (size, SumPlace::Below),
            (false, false) => (size, SumPlace::Beside),
        };
        Some(Self { radius, size, sums, paid })
    }
}

impl<'a> FeltStake<'a> {
    fn for_stake(
        index: usize,
        scene: &'a Scene,
        at: &FeltLayout,
        look: &'a TableLook<'_>,
        (marks, movement): (&Marks, &Movement),
    ) -> Option<Self> {
        let stake = scene.stakes.get(index)?;
        let row = at.rows.iter().find(|row| row.spot == Some(stake.spot))?;
        let done = marks.done.get(&index).copied();
        let is_wide = look.for_class && scene.stakes.len() <= MOST_BY_VALUE;
        let columns = if is_wide { chip::by_value } else { chip::piled };
        let pieces = |sum| columns(&chip::chips_for(sum, look.set_of(scene)));
        Some(Self {
            index,
            stake,
            columns: pieces(stake.amount),
            text: money(look.words.language(), stake.amount),
            cell: at.stake_cell(stake.seat, row),
            slope: at.slope(stake.seat, row),
            standing: scene.standing.contains(&index),
            next: marks.at == Some(index),
            payment: match done {
                Some(StakeOutcome::Paid(sum)) => pieces(sum),
                Some(StakeOutcome::Collected) | None => Vec::new(),
            },
            moved: movement.chips(index),
            float: at.furniture.float.center(),
            done,
            is_right: match (marks.wrong.contains(&index), marks.right.contains(&index)) {
                (true, _) => Some(false),
                (false, true) => Some(true).filter(|_| !look.for_class),
                (false, false) => None,
            },
            number: marks.order.iter().position(|stake| *stake == index).map(|place| place + 1),
        })
    }

    const fn place(&self) -> FeltPlace {
        FeltPlace::Stake(self.stake.seat, self.stake.spot)
    }

    fn is_wrong(&self) -> bool {
        self.is_right == Some(false)
    }

    /// True on its way to the bank; a bet that should have been taken stays.
    fn is_swept(&self) -> bool {
        self.done == Some(StakeOutcome::Collected) && !self.is_wrong()
    }

    fn is_gone(&self) -> bool {
        self.is_swept() && self.moved >= 1.0
    }

    /// Makes the stake accessible, and a button if selectable. Returns true if selected.
    fn interact(&self, ui: &Ui, look: &TableLook<'_>, label: &str) -> bool {
        let can_choose = look.choosable.contains(&self.place());
        let sense = if can_choose { Sense::click() } else { Sense::hover() };
        let response = ui.interact(self.cell, ui.scope_id().with(("stake", self.index)), sense);
        if !can_choose {
            name(&response, Role::Image, label);
            if self.next {
                let ring = Stroke::new(3.0, look.theme.baize.highlight);
                let tint = Color32::TRANSPARENT;
                shape::frame_slanted(ui.painter(), (self.cell, self.slope), tint, ring, StrokeKind::Outside);
            }
            return false;
        }
        name(&response, Role::Button, label);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        let is_lit = self.next || response.has_focus();
        let ink = look.theme.baize.highlight;
        let line = match (is_lit, response.hovered()) {
            (true, _) => Stroke::new(3.0, ink),
            (false, true) => Stroke::new(2.0, ink),
            // Brass frames the row that wins.
            (false, false) => Stroke::new(1.5, look.theme.baize.print.gamma_multiply(0.5)),
        };
        let (side, tint) = if self.next { (StrokeKind::Outside, 0.16) } else { (StrokeKind::Inside, 0.07) };
        let tint = ink.gamma_multiply(tint);
        shape::frame_slanted(ui.painter(), (self.cell, self.slope), tint, line, side);
        response.clicked() || (response.gained_focus() && !self.next)
    }

    fn label(&self, look: &TableLook<'_>) -> String {
        let stake = scene::stake(self.stake, look.spot_fact(self.stake.spot), self.standing);
        let part = |stake: Phrase| Fact::Phrase(Box::new(stake));
        let phrase = match self.done {
            Some(StakeOutcome::Paid(sum)) => {
                text!("table-stake-paid", stake = part(stake), paid = Fact::Money(sum))
            }
            Some(StakeOutcome::Collected) => text!("table-stake-collected", stake = part(stake)),
            None => stake,
        };
        let phrase = if self.is_wrong() { text!("table-stake-wrong", stake = part(phrase)) } else { phrase };
        let phrase = match self.number {
            Some(number) => {
                text!("table-stake-numbered", number = Fact::Number(number as u64), stake = part(phrase))
            }
            None => phrase,
        };
        look.render(&phrase)
    }

    fn ui(&self, ui: &Ui, manner: &StakeLayout, look: &TableLook<'_>) -> bool {
        let chosen = self.interact(ui, look, &self.label(look));
        if let Some(paid) = self.paid(manner.paid) {
            paid.paint(ui, look);
        } else if self.is_swept() {
            let foot = chip::foot_in(self.cell, manner.radius, self.columns.first().map_or(0, Vec::len));
            let brush = chip::ChipPainter::new(ui, look.theme);
            brush.columns(foot.lerp(self.float, self.moved), manner.radius, self.cell.height(), &self.columns);
        } else {
            self.paint(ui, manner, look);
        }
        chosen
    }

    /// The bet with its payment, once it is paid.
    fn paid(&self, sizes: PaidLayout) -> Option<PaidStake<'_>> {
        let Some(StakeOutcome::Paid(paid)) = self.done else { return None };
        Some(PaidStake {
            cell: self.cell,
            stake: (self.stake.amount, &self.columns),
            payment: (paid, &self.payment),
            radius: sizes.radius,
            figure: sizes.figure,
            number: self.number.map(|number| (number, NumberStyle::of_settled(self.is_right))),
            from: self.float,
            moved: self.moved,
        })
    }

    fn marks(&self, ui: &Ui, manner: &StakeLayout, look: &TableLook<'_>) {
        if self.standing && self.done.is_none() && !look.for_class {
            let corner = match manner.sums {
                SumPlace::Beside => StandingSign::Right,
                _ if self.cell.width() < NARROW * manner.radius => StandingSign::OnLine,
                _ => StandingSign::Left,
            };
            settled_stake::paint_standing_player(ui, self.cell, corner, look);
        }
        if self.is_wrong() {
            settled_stake::paint_wrong_mark(ui, (self.cell, self.slope), look);
        }
        // A paid bet has its number before its payment.
        if look.for_class || self.number.is_some() && self.paid(manner.paid).is_some() {
            return;
        }
        let figure = manner.paid.figure;
        // In the corner that the chips and the sign of a standing player leave free.
        let half = settled_stake::tag_width(figure) / 2.0 + 1.0;
        let side = if self.standing && !self.is_wrong() { 1.0 } else { -1.0 };
        let aside = side * (self.cell.width() / 2.0 - half);
        let corner = self.cell.center_top() + vec2(aside, half + self.slope * aside);
        if let Some(number) = self.number {
            let style = if self.is_wrong() { NumberStyle::Missed } else { NumberStyle::of_settled(self.is_right) };
            settled_stake::paint_number(ui, corner, number, (figure, style), look);
        } else if self.is_right == Some(true) {
            settled_stake::paint_tick(ui, corner, settled_stake::tag_width(figure) * 0.8, look);
        }
    }

    /// The sum that lay here, as a trace without chips.
    fn paint_collected(&self, ui: &Ui, manner: &StakeLayout, look: &TableLook<'_>) {
        let response = ui.interact(self.cell, ui.scope_id().with(("stake", self.index)), Sense::hover());
        name(&response, Role::Image, &self.label(look));
        let ink = look.theme.baize.print;
        let text = format!("\u{2212}{}", self.text);
        if look.for_class {
            return settled_stake::paint_in_box(ui, self.cell, &text, (manner.paid.figure, ink));
        }
        let sum = layout_text(ui, &text, manner.size, ink);
        let (middle, size) = (self.cell.center(), sum.size());
        let figure = manner.paid.figure;
        let tag = settled_stake::tag_width(figure);
        let wide = tag + GAP_BESIDE_NUMBER + size.x;
        let (tag_at, sum_at) = if wide <= self.cell.width() {
            let left = middle.x - wide / 2.0;
            (Some(pos2(left + tag / 2.0, middle.y)), pos2(left + wide - size.x / 2.0, middle.y))
        } else if tag + size.y <= self.cell.height() {
            let top = middle.y - f32::midpoint(tag, size.y);
            (Some(pos2(middle.x, top + tag / 2.0)), pos2(middle.x, top + tag + size.y / 2.0))
        } else {
            (None, middle)
        };
        match (self.number, tag_at) {
            (Some(number), Some(at)) => {
                let style = NumberStyle::of_settled(self.is_right);
                settled_stake::paint_number(ui, at, number, (figure, style), look);
            }
            (None, Some(at)) if self.is_right == Some(true) => settled_stake::paint_tick(ui, at, tag * 0.8, look),
            (None, Some(at)) => settled_stake::paint_trace(ui, at, tag / 2.0, look),
            (_, None) => {}
        }
        ui.painter().galley(sum_at - size / 2.0, sum, ink);
    }

    fn paint(&self, ui: &Ui, manner: &StakeLayout, look: &TableLook<'_>) {
        let (rect, radius, ink) = (self.cell, manner.radius, look.theme.baize.print);
        if self.is_wrong() && self.done == Some(StakeOutcome::Collected) {
            let figure = manner.paid.figure;
            // Clear of the number in the corner and of the sum below.
            let aside = if self.number.is_some() { settled_stake::tag_width(figure) } else { 0.0 };
            let above = rect.with_max_y(rect.bottom() - figure * SUM_BELOW).with_min_x(rect.left() + aside);
            let foot = chip::foot_of_columns(above, radius, &self.columns);
            chip::ChipPainter::new(ui, look.theme).columns(foot, radius, above.height(), &self.columns);
            let sum = layout_text(ui, &self.text, figure, ink);
            let at = pos2(rect.center().x - sum.size().x / 2.0, rect.bottom() - sum.size().y - ABOVE_LINE);
            paint_sum(ui, at, sum, look);
            return;
        }
        let wide = chip::width_of(&self.columns) * radius;
        let sum = layout_text(ui, &self.text, manner.size, ink);
        let text_at = match manner.sums {
            SumPlace::Alone => rect.center() - sum.size() / 2.0,
            SumPlace::Below => pos2(rect.center().x - sum.size().x / 2.0, rect.bottom() - sum.size().y),
            SumPlace::Beside => {
                let whole = wide + radius * BESIDE_CHIPS + sum.size().x + PILL_PAD;
                pos2(rect.center().x + whole / 2.0 - sum.size().x - PILL_PAD, rect.center().y - sum.size().y / 2.0)
            }
        };
        let chips = match manner.sums {
            SumPlace::Alone => None,
            SumPlace::Below => {
                // In a low box the figure lies over the foot of the chips.
                let foot = text_at.y.max((rect.top() + 2.2 * radius).min(rect.bottom()));
                Some(rect.with_max_y(foot))
            }
            SumPlace::Beside => {
                let right = text_at.x - radius * BESIDE_CHIPS;
                let clear = rect.y_range().shrink(rect.height() * CLEAR);
                let chips = Rect::from_x_y_ranges(right - wide..=right, clear);
                Some(chips.translate(vec2(0.0, self.slope * (chips.center().x - rect.center().x))))
            }
        };
        if let Some(chips) = chips {
            let foot = chip::foot_of_columns(chips, radius, &self.columns);
            chip::ChipPainter::new(ui, look.theme).columns(foot, radius, chips.height(), &self.columns);
        }
        paint_sum(ui, text_at, sum, look);
    }
}

/// The sum of a bet on a dark pill.
fn paint_sum(ui: &Ui, at: Pos2, sum: Arc<Galley>, look: &TableLook<'_>) {
    let pill = Rect::from_min_size(at, sum.size()).expand2(vec2(PILL_PAD, 0.0));
    let round = CornerRadius::from((pill.height() / 2.0).min(255.0));
    ui.painter().rect_filled(pill, round, shade(look, 0.55));
    ui.painter().galley(at, sum, look.theme.baize.print);
}

pub(super) fn layout_text(ui: &Ui, text: &str, size: f32, ink: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), FontId::new(size, fonts::semibold()), ink)
}
