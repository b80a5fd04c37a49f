//! Figures on a page: cards and stakes on a strip of felt, the tableau, a whole table.

use eframe::egui::{Layout, Sense, Ui, UiBuilder, vec2};

use super::Prose;
use crate::describe::page::{describe_figure, describe_figure_stake};
use crate::describe::scene::spot_fact;
use crate::drill::marking::TableauHighlight;
use crate::drill::question::{CardBack, LaidCard};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{HouseTerms, card_name};
use crate::lesson::page::{FigureCard, FigureStake, PageFigure, TableauPart};
use crate::rules::side::{BySide, Chance, Side};
use crate::view::table::{CardGroup, StripStake, cards_strip_ui, scene_ui, stakes_strip_ui};
use crate::view::tableau::{TableauExtent, tableau_part_ui};

/// Height of a whole table, relative to its width.
const TABLE: f32 = 0.58;

impl Prose<'_> {
    pub(super) fn figure_ui(&self, ui: &mut Ui, figure: &PageFigure) {
        let description = describe_figure(figure, self.house, &self.face.words);
        let look = self.look();
        match figure {
            PageFigure::Cards(row) => {
                let cards = row.iter().map(|laid| self.card_and_label(*laid, None)).collect();
                cards_strip_ui(ui, &[CardGroup { name: None, cards }], &look, &description);
            }
            PageFigure::Hands(hands) => {
                cards_strip_ui(ui, &self.hands(hands), &look, &description);
            }
            PageFigure::Stakes(stakes) => {
                let stakes: Vec<StripStake> = stakes.iter().map(|stake| self.stake(stake)).collect();
                stakes_strip_ui(ui, &stakes, &look, &description);
            }
            PageFigure::Tableau(part) => {
                let (extent, lit) = drawn(*part);
                tableau_part_ui(ui, self.house, &self.face.words, &self.face.theme, extent, lit);
            }
            PageFigure::Scene(fixed) => {
                let width = ui.available_width();
                let (rect, _) = ui.allocate_exact_size(vec2(width, width * TABLE), Sense::hover());
                let mut room = ui.new_child(
                    UiBuilder::new().max_rect(rect).layout(Layout::top_down_justified(eframe::egui::Align::Center)),
                );
                scene_ui(&mut room, &fixed.scene_in(self.house), &look);
            }
        }
    }

    /// Both hands in the house's left-to-right order.
    fn hands(&self, hands: &BySide<Vec<FigureCard>>) -> Vec<CardGroup> {
        let of = |side: Side| CardGroup {
            name: Some(HouseTerms::from(&self.house.terms).chance_name(Chance::from(side)).to_owned()),
            cards: hands[side]
                .iter()
                .enumerate()
                .map(|(at, laid)| self.card_and_label(*laid, Some((side, at))))
                .collect(),
        };
        self.house.dealing.sides_from_left().map(of).into()
    }

    fn card_and_label(&self, laid: FigureCard, place: Option<(Side, usize)>) -> (LaidCard, String) {
        let words = &self.face.words;
        let card = match laid {
            FigureCard::Up(card) => LaidCard::Up(card),
            FigureCard::Down => LaidCard::Down(CardBack::Blue),
        };
        let Some((side, at)) = place else {
            let label = match laid {
                FigureCard::Up(card) => card_name(words, card),
                FigureCard::Down => words.message(text_key!("page-card-down")),
            };
            return (card, label);
        };
        let label = match laid {
            FigureCard::Up(card) => Phrase::plain(text_key!("table-card")).with("card", Fact::Card(card)),
            FigureCard::Down => Phrase::plain(text_key!("table-card-down")),
        };
        let label = label.with("side", Fact::Side(side)).with("place", Fact::Number(at as u64 + 1));
        (card, words.render_for_house(&label, self.house))
    }

    fn stake(&self, stake: &FigureStake) -> StripStake {
        let words = &self.face.words;
        let spot = stake.spot_in(self.house);
        let spot = spot.map_or_else(|| Fact::Text(stake.spot.clone()), |spot| spot_fact(spot, self.house));
        let seat = |seat: u8| text!("table-seat", seat = Fact::Number(seat.into()));
        StripStake {
            amount: stake.amount,
            spot: words.render_for_house(&text!("table-spot", spot = spot), self.house),
            seat: stake.seat.map(|at| words.render_for_house(&seat(at), self.house)),
            label: words.render_for_house(&describe_figure_stake(stake, self.house), self.house),
        }
    }
}

const fn drawn(part: TableauPart) -> (TableauExtent, Option<TableauHighlight>) {
    match part {
        TableauPart::Whole => (TableauExtent::Whole, None),
        TableauPart::Side(side) => (TableauExtent::Side(side), None),
        TableauPart::Punto(point) => (TableauExtent::Side(Side::Punto), Some(TableauHighlight::Punto(point))),
        TableauPart::Row(banco) => (TableauExtent::Row(banco), None),
        TableauPart::Cell(cell) => (TableauExtent::Row(cell.banco), Some(TableauHighlight::Banco(cell))),
    }
}
