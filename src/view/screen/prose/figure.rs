//! Figures on a page: cards and stakes on a strip of felt, the tableau, a whole table.

use eframe::egui::{Layout, Sense, Ui, UiBuilder, vec2};

use super::Prose;
use crate::drill::marking::Lit;
use crate::drill::question::{Back, LaidCard};
use crate::lesson::page::{Figure, FigureStake, Laid, Part};
use crate::rules::house::Hand;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::{BySide, Chance, Side};
use crate::view::table::{OnStrip, Together, cards_strip_ui, scene_ui, stakes_strip_ui};
use crate::view::tableau::{Extent, tableau_part_ui};
use crate::words::{Names, card_name};

/// Height of a whole table, relative to its width.
const TABLE: f32 = 0.58;

impl Prose<'_> {
    pub(super) fn figure_ui(&self, ui: &mut Ui, figure: &Figure) {
        let told = figure.told(self.house, &self.face.words);
        let look = self.look();
        match figure {
            Figure::Cards(row) => {
                let cards = row.iter().map(|laid| self.laid(*laid, None)).collect();
                cards_strip_ui(ui, &[Together { name: None, cards }], &look, &told);
            }
            Figure::Hands(hands) => {
                cards_strip_ui(ui, &self.hands(hands), &look, &told);
            }
            Figure::Stakes(stakes) => {
                let stakes: Vec<OnStrip> = stakes.iter().map(|stake| self.stake(stake)).collect();
                stakes_strip_ui(ui, &stakes, &look, &told);
            }
            Figure::Tableau(part) => {
                let (extent, lit) = drawn(*part);
                tableau_part_ui(ui, self.house, &self.face.words, &self.face.theme, extent, lit);
            }
            Figure::Scene(fixed) => {
                let width = ui.available_width();
                let (rect, _) = ui.allocate_exact_size(vec2(width, width * TABLE), Sense::hover());
                let mut room = ui.new_child(
                    UiBuilder::new().max_rect(rect).layout(Layout::top_down_justified(eframe::egui::Align::Center)),
                );
                scene_ui(&mut room, &fixed.laid_in(self.house), &look);
            }
        }
    }

    /// Both hands in the house's left-to-right order.
    fn hands(&self, hands: &BySide<Vec<Laid>>) -> Vec<Together> {
        let of = |side: Side| Together {
            name: Some(Names::from(&self.house.terms).of_chance(Chance::from(side)).to_owned()),
            cards: hands[side].iter().enumerate().map(|(at, laid)| self.laid(*laid, Some((side, at)))).collect(),
        };
        match self.house.dealing.punto_lies.value() {
            Hand::Left => vec![of(Side::Punto), of(Side::Banco)],
            Hand::Right => vec![of(Side::Banco), of(Side::Punto)],
        }
    }

    fn laid(&self, laid: Laid, place: Option<(Side, usize)>) -> (LaidCard, String) {
        let words = &self.face.words;
        let card = match laid {
            Laid::Up(card) => LaidCard::Up(card),
            Laid::Down => LaidCard::Down(Back::Blue),
        };
        let Some((side, at)) = place else {
            let label = match laid {
                Laid::Up(card) => card_name(words, card),
                Laid::Down => words.key("page-card-down"),
            };
            return (card, label);
        };
        let label = match laid {
            Laid::Up(card) => Phrase::plain("table-card").with("card", Fact::Card(card)),
            Laid::Down => Phrase::plain("table-card-down"),
        };
        let label = label.with("side", Fact::Side(side)).with("place", Fact::Number(at as u64 + 1));
        (card, words.say_at(&label, self.house))
    }

    fn stake(&self, stake: &FigureStake) -> OnStrip {
        let words = &self.face.words;
        let spot = stake.spot_in(self.house);
        let spot =
            spot.map_or_else(|| Fact::Text(stake.spot.clone()), |spot| crate::drill::telling::spot(spot, self.house));
        let seat = |seat: u8| Phrase::plain("table-seat").with("seat", Fact::Number(seat.into()));
        OnStrip {
            amount: stake.amount,
            spot: words.say_at(&Phrase::plain("table-spot").with("spot", spot), self.house),
            seat: stake.seat.map(|at| words.say_at(&seat(at), self.house)),
            label: words.say_at(&stake.told(self.house), self.house),
        }
    }
}

const fn drawn(part: Part) -> (Extent, Option<Lit>) {
    match part {
        Part::Whole => (Extent::Whole, None),
        Part::Side(side) => (Extent::Side(side), None),
        Part::Punto(point) => (Extent::Side(Side::Punto), Some(Lit::Punto(point))),
        Part::Row(banco) => (Extent::Row(banco), None),
        Part::Cell(cell) => (Extent::Row(cell.banco), Some(Lit::Banco(cell))),
    }
}
