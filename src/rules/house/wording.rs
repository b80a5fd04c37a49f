//! Terms and announcements of a house, in its own language.

use serde::Deserialize;

use super::super::clause::{Basis, Entry};
use super::super::side::{BySide, Chance, Side};

/// The words spoken at the table, in the language of the house. In a form, `{point}`, `{punto}` and `{banco}` stand for
/// points, `{side}` for a side's name and `{winner}` for the winning chance's.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Calls {
    /// Invitation to stake.
    pub place_bets: Entry<String>,
    /// Stakes are invited.
    pub stakes_are_invited: Basis,
    /// Close of betting.
    pub bets_closed: Entry<String>,
    /// A side's point on two cards.
    pub point: Entry<String>,
    /// A side's natural.
    pub natural: Entry<String>,
    /// Each side's point is called when its cards are turned.
    pub point_is_called: BySide<Basis>,
    /// A natural is called as such.
    pub natural_is_called: BySide<Basis>,
    /// A side draws.
    pub card_for: Entry<String>,
    /// The two points and the winner.
    pub final_call: Entry<String>,
    /// The two points and the tie.
    pub final_call_egalite: Entry<String>,
    /// The side whose point the final call names first.
    pub final_call_starts_with: Entry<Side>,
    /// The final call names the winner.
    pub winner_is_named: Basis,
    /// Last warning before betting is closed.
    #[serde(default = "no_words")]
    pub bets_made: Entry<Option<String>>,
    /// Number of cards burned, `{count}`.
    #[serde(default = "no_words")]
    pub burned: Entry<Option<String>>,
    /// The last coup of the shoe.
    #[serde(default = "no_words")]
    pub last_coup: Entry<Option<String>>,
    /// The shoe goes to the next player.
    #[serde(default = "no_words")]
    pub hand_passes: Entry<Option<String>>,
    /// A player refuses the shoe.
    #[serde(default = "no_words")]
    pub hand_refused: Entry<Option<String>>,
    /// A coup is void.
    #[serde(default = "no_words")]
    pub coup_void: Entry<Option<String>>,
    /// Money is changed.
    #[serde(default = "no_words")]
    pub change: Entry<Option<String>>,
}

/// A call that a house file does not give.
const fn no_words() -> Entry<Option<String>> {
    Entry::Silent(None)
}

/// Gender of a name that takes an article.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Gender {
    /// La Ponte, la Banque.
    Feminine,
    /// Le Joueur, il Banco.
    Masculine,
}

/// A name without an article.
const fn no_article() -> Entry<Option<Gender>> {
    Entry::Silent(None)
}

/// Terms of a house, in its own language.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The first hand: Punto, Ponte.
    pub punto: Entry<String>,
    /// The second hand: Banco, Banque.
    pub banco: Entry<String>,
    /// The gender of the first hand's name where sentences put an article before it: la Ponte.
    #[serde(default = "no_article")]
    pub punto_article: Entry<Option<Gender>>,
    /// The same for the second hand's name: la Banque.
    #[serde(default = "no_article")]
    pub banco_article: Entry<Option<Gender>>,
    /// Equal points: Égalité, Parità.
    pub egalite: Entry<String>,
    /// Eight or nine with two cards.
    pub natural: Entry<String>,
    /// Drawing a third card, as one letter in the tableau and as a word.
    pub draw: Entry<(char, String)>,
    /// Standing on two cards, as one letter and as a word.
    pub stand: Entry<(char, String)>,
    /// The head of the column where Punto stood.
    pub stood: Entry<String>,
    /// The head of the column of tens and figures: `0`, or `10` where the text prints that.
    pub zero_column: Entry<String>,
    /// The croupier who runs the shoe.
    pub tailleur: Entry<String>,
    /// The player who holds the shoe.
    pub banker: Entry<String>,
    /// Place of used cards.
    pub discard: Entry<String>,
    /// Time from one shuffle to the next.
    pub taille: Entry<String>,
    /// All the packs together.
    pub packs: Entry<String>,
    /// The house's share of Banco's winnings, if any.
    pub commission: Entry<Option<String>>,
}

impl Terms {
    /// The name of a chance.
    pub const fn chance_name(&self, chance: Chance) -> &String {
        match chance {
            Chance::Punto => self.punto.value(),
            Chance::Banco => self.banco.value(),
            Chance::Egalite => self.egalite.value(),
        }
    }

    /// The gender of a chance's name where it takes an article.
    pub const fn article(&self, chance: Chance) -> Option<Gender> {
        match chance {
            Chance::Punto => *self.punto_article.value(),
            Chance::Banco => *self.banco_article.value(),
            Chance::Egalite => None,
        }
    }
}
