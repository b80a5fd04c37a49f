//! A house: everything one casino's text says about its game, each entry with what it rests on.
//! Differences between houses are data in `lessons/houses/*.ron`, never code.

use serde::Deserialize;

use super::bet::{Payout, Pays, Spot};
use super::clause::{Basis, Entry};
use super::coup::Outcome;
use super::money::Ratio;
use super::side::{BySide, Side};
use super::tableau::Tableau;

/// One house, complete and free of contradictions: it can only be made by [`House::read`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// Its identifier, the name of its file: `monte-carlo`.
    pub id: String,
    /// Its proper name, the same in every language.
    pub name: String,
    /// The text its entries cite.
    pub source: Source,
    /// Packs, cut, stop card and burn.
    pub shoe: ShoeRules,
    /// The sizes of table, with seats and crew, the usual one first.
    pub tables: Vec<Table>,
    /// Who draws, lays and turns the cards.
    pub dealing: Dealing,
    /// How the shoe goes round.
    pub circulation: Circulation,
    /// What the rules common to all houses rest on here.
    pub grounds: Grounds,
    /// Who takes a third card.
    pub tableau: Tableau,
    /// What Punto's stakes, Banco's and the tie's pay, then the house's own spots.
    pub spots: Vec<SpotRules>,
    /// Which stakes may stand.
    pub limits: LimitRules,
    /// What is announced, in which words and order.
    pub calls: Calls,
    /// What happens after a mis-draw.
    pub misdraw: Misdraw,
    /// What this house calls things.
    pub terms: Terms,
}

/// The text a house file is drawn from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The first two characters of its clause ids: `S3`.
    pub id: String,
    /// The language it is written in and spoken at the table: `fr`, `it` or `en`.
    pub language: String,
    /// Its title.
    pub title: String,
}

/// The shoe of a house.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShoeRules {
    /// How many packs of 52.
    pub packs: Entry<u8>,
    /// How many packs have the first back colour; the rest have the second.
    pub packs_of_first_back: Entry<u8>,
    /// Who mixes the cards.
    pub shuffle: Entry<Shuffle>,
    /// Who is offered the cut, and who next time.
    pub cut: Entry<CutBy>,
    /// The colour of the card that cuts.
    pub cut_card: Entry<CardColour>,
    /// The colour of the card that stops the shoe.
    pub stop_card: Entry<CardColour>,
    /// Where the stop card is put.
    pub stop: Entry<StopPlace>,
    /// Which coup is the last once the stop card has shown inside one.
    pub last_coup: Entry<LastCoup>,
    /// What happens when the stop card is the first card out of a coup.
    pub stop_before_coup: Entry<StopBeforeCoup>,
    /// What tens and figures count for the burn; the other cards count their number, the ace one.
    pub burn_of_tens_and_figures: Entry<u8>,
    /// Whether the card that was turned is put away too.
    pub turned_card_is_burned: Entry<bool>,
}

/// Who mixes the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Shuffle {
    /// The tailleur, by hand.
    ByHand,
    /// A shuffling machine.
    ByMachine,
}

/// Who is offered the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum CutBy {
    /// First the player to the tailleur's left, at each later shoe the next one clockwise.
    LeftOfTailleurThenClockwise,
    /// A player; the text does not say which.
    APlayer,
}

/// The colour of a plastic card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum CardColour {
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Not said.
    Any,
}

/// Where the stop card is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum StopPlace {
    /// So many cards from the end of the shoe.
    CardsFromEnd(u16),
    /// So much of the whole shoe from its end.
    ShareFromEnd(Ratio),
}

/// Which coup is the last once the stop card has shown inside one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum LastCoup {
    /// The one being dealt.
    ThisOne,
    /// One more after it.
    OneMore,
}

/// What happens when the stop card is the first card out of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum StopBeforeCoup {
    /// No coup is dealt.
    NoCoup,
    /// A last coup is dealt.
    LastCoup,
}

/// A size of table.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Which size.
    pub size: TableSize,
    /// How many numbered seats.
    pub seats: Entry<u8>,
    /// The crew, in the order in which it is listed.
    pub crew: Entry<Vec<Role>>,
}

/// Sizes of table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum TableSize {
    /// Two tableaux, a seated tailleur.
    Large,
    /// Up to nine seats, half round.
    Midi,
    /// Seven seats, the shape of a kidney.
    Mini,
}

/// A member of the crew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Role {
    /// In charge of several tables.
    ChefDePartie,
    /// In charge of one table.
    ChefDeTable,
    /// Runs the shoe and the game.
    Tailleur,
    /// Collects and pays on one tableau.
    Payeur,
    /// Does all of it, at a small table.
    Croupier,
}

/// Who handles the cards.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealing {
    /// Who draws from the shoe at the large table.
    pub draws: Entry<Handler>,
    /// Who turns Punto's cards.
    pub turns_punto: Entry<Handler>,
    /// Who turns Banco's cards.
    pub turns_banco: Entry<Handler>,
    /// How the first four cards lie.
    pub first_four: Entry<Face>,
    /// How a third card comes.
    pub third_card: Entry<Face>,
    /// On which side of the table Punto's cards lie, as the croupier sees it.
    pub punto_lies: Entry<Hand>,
}

/// Who handles cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Handler {
    /// The player who holds the shoe.
    Banker,
    /// The player with the highest stake on Punto, never the banker.
    HighestPuntoStake,
    /// The tailleur, or the one croupier.
    Tailleur,
}

/// How a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Face {
    /// Seen.
    Up,
    /// Hidden.
    Down,
}

/// Left or right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Hand {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// How the shoe goes round among the players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Circulation {
    /// Whether players hold the shoe at all.
    pub goes_round: Entry<bool>,
    /// Which seat has it first.
    pub first_seat: Entry<u8>,
    /// Whether the banker keeps it when Banco wins.
    pub keeps_on_banco: Entry<bool>,
    /// Whether the banker keeps it on equal points.
    pub keeps_on_egalite: Entry<bool>,
    /// Whether the banker keeps it when Punto wins.
    pub keeps_on_punto: Entry<bool>,
    /// How many coups one who takes the shoe must deal before passing it on.
    pub must_deal: Entry<u8>,
    /// Whether a player may refuse the shoe.
    pub may_refuse: Entry<bool>,
    /// What follows once all have refused and the tailleur deals.
    pub after_all_refuse: Entry<AfterAllRefuse>,
}

/// What follows once all have refused the shoe and the tailleur deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum AfterAllRefuse {
    /// He deals until the hand falls, then offers the shoe to the player on his right.
    OfferedWhenTheHandFalls,
    /// He deals on to the end of the shoe.
    TailleurDealsOn,
}

/// What the rules that every house shares rest on in this one.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grounds {
    /// What cards count.
    pub card_values: Basis,
    /// That the tens of a sum are dropped.
    pub units_only: Basis,
    /// That nine or the nearest to it wins.
    pub nearest_to_nine: Basis,
    /// That equal points make the tie win.
    pub equal_points: Basis,
    /// That first and third card are Punto's, second and fourth Banco's.
    pub order_of_the_deal: Basis,
    /// That eight or nine in two cards is a natural, for each side.
    pub natural: BySide<Basis>,
    /// That this side cannot draw once the other has a natural.
    pub stopped_by_natural: BySide<Basis>,
    /// That nine beats eight between two naturals.
    pub higher_natural: Basis,
    /// That Punto's third card comes before Banco's.
    pub punto_draws_first: Basis,
}

/// A spot and what it pays.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpotRules {
    /// `punto`, `banco`, `egalite`, or the id of a spot of the house's own.
    pub id: String,
    /// The lines of its payouts; the first that holds decides, and one must always hold.
    pub payouts: Vec<Payout>,
}

/// Which stakes may stand.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitRules {
    /// That the minimum and maximum bind every stake.
    pub bind: Entry<bool>,
    /// The most a tie stake may be, as a share of the maximum.
    pub egalite_share_of_maximum: Entry<Option<Ratio>>,
    /// Whether a tie stake needs one on Punto or Banco beside it.
    pub egalite_needs_main_stake: Entry<bool>,
    /// What happens to a stake above the maximum.
    pub above_maximum: Entry<AboveMaximum>,
    /// That the part above the maximum goes back even when the stake loses.
    pub excess_of_a_lost_stake: Entry<bool>,
    /// Stakes are multiples of so many coins, so that every payment is whole.
    pub step: Entry<u32>,
    /// What becomes of a rest smaller than the smallest coin.
    pub rest_of_a_coin: Entry<RestOfACoin>,
}

/// What happens to a stake above the maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum AboveMaximum {
    /// It is refused and goes back whole.
    Refused,
    /// The part above goes back, the part below plays.
    ExcessReturned,
}

/// What becomes of a rest smaller than the smallest coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum RestOfACoin {
    /// It is not paid.
    NotPaid,
}

/// The words spoken at the table, in the language of the house. In a form, `{point}`, `{punto}` and
/// `{banco}` stand for points, `{side}` for a side's name and `{winner}` for the winning chance's.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calls {
    /// Inviting stakes.
    pub place_bets: Entry<String>,
    /// Closing the bets.
    pub bets_closed: Entry<String>,
    /// A side's point on two cards.
    pub point: Entry<String>,
    /// A side's natural.
    pub natural: Entry<String>,
    /// That a side draws.
    pub card_for: Entry<String>,
    /// The two points and what wins.
    pub final_call: Entry<String>,
    /// The two points and that the tie wins.
    pub final_call_egalite: Entry<String>,
    /// Which side's point the final call names first.
    pub final_call_starts_with: Entry<Side>,
}

/// What happens after a mis-draw.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Misdraw {
    /// Whether a coup that can be put right is put right.
    pub restore: Entry<bool>,
    /// What happens when it cannot be.
    pub otherwise: Entry<Unrestorable>,
    /// Whether a card drawn in error is burned and stays out of the next coup.
    pub card_in_error_is_burned: Entry<bool>,
    /// Whether the banker who caused it passes the shoe.
    pub banker_passes: Entry<bool>,
    /// Whether a card may go back into the shoe.
    pub card_may_return: Entry<bool>,
}

/// What happens to a coup that cannot be put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Unrestorable {
    /// It is null: every stake goes back.
    Null,
    /// The direction of the house decides.
    DirectionDecides,
}

/// What a house calls things, in its own language.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The first hand: Punto, Ponte.
    pub punto: Entry<String>,
    /// The second hand: Banco, Banque.
    pub banco: Entry<String>,
    /// Equal points: Égalité, Parità.
    pub egalite: Entry<String>,
    /// Eight or nine with two cards.
    pub natural: Entry<String>,
    /// To take a third card, as one letter in the tableau and as a word.
    pub draw: Entry<(char, String)>,
    /// To stay with two cards, as one letter and as a word.
    pub stand: Entry<(char, String)>,
    /// The head of the column where Punto stood.
    pub stood: Entry<String>,
    /// The head of the column of tens and figures: `0`, or `10` where the text prints that.
    pub zero_column: Entry<String>,
    /// The croupier who runs the shoe.
    pub tailleur: Entry<String>,
    /// The player who holds the shoe.
    pub banker: Entry<String>,
    /// Where used cards go.
    pub discard: Entry<String>,
    /// The time from one shuffle to the next.
    pub taille: Entry<String>,
    /// All the packs together.
    pub packs: Entry<String>,
}

impl House {
    /// What a spot pays on this outcome, and what that rests on. A spot this house does not have
    /// loses; [`House::spot`] tells which there are.
    #[must_use]
    pub fn pays(&self, spot: Spot, outcome: Outcome) -> (Pays, Basis) {
        self.spot_rules(spot)
            .and_then(|rules| rules.payouts.iter().find(|line| line.when.holds(outcome)))
            .map_or((Pays::Lose, Basis::Silent), |line| (line.pays, line.from))
    }

    /// The spot with this id, if the house has it.
    #[must_use]
    pub fn spot(&self, id: &str) -> Option<Spot> {
        let index = self.spots.iter().position(|rules| rules.id == id)?;
        self.all_spots().nth(index)
    }

    /// The spots of the layout, in the order of the house file.
    pub fn all_spots(&self) -> impl Iterator<Item = Spot> {
        let own = 3..u8::try_from(self.spots.len()).unwrap_or(u8::MAX).max(3);
        [Spot::Punto, Spot::Banco, Spot::Egalite].into_iter().chain(own.map(Spot::Own))
    }

    /// The id and payouts of a spot.
    #[must_use]
    pub fn spot_rules(&self, spot: Spot) -> Option<&SpotRules> {
        self.spots.get(match spot {
            Spot::Punto => 0,
            Spot::Banco => 1,
            Spot::Egalite => 2,
            Spot::Own(index) => usize::from(index),
        })
    }
}
