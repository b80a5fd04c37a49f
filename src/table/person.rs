//! People at the table, by number: crew in the order of the house file, guests in the order of the scenario.

use serde::{Deserialize, Serialize};

use crate::rules::house::{Role, Table};

/// A person at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Person {
    /// A member of the crew, by index.
    Crew(u8),
    /// A guest, by index.
    Guest(u8),
    /// A person in charge who is not of this table's crew: chef de partie, direction, changeur.
    InCharge,
}

/// The duties of a crew, by the index of the member who has them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crew {
    roles: Vec<Role>,
}

impl Crew {
    /// The crew of a table, in the order of the house file.
    pub fn for_table(table: &Table) -> Self {
        Self { roles: table.crew.value().clone() }
    }

    /// Roles in order.
    pub fn roles(&self) -> &[Role] {
        &self.roles
    }

    /// The member who runs the shoe and the game: the tailleur, or the first croupier.
    pub fn tailleur(&self) -> Person {
        let place = |role| self.roles.iter().position(|other| *other == role);
        Person::Crew(place(Role::Tailleur).or_else(|| place(Role::Croupier)).unwrap_or(0) as u8)
    }

    /// The payer of this number, from 1, as in `RoundOfPayment::payer_of`.
    pub fn payer(&self, number: u8) -> Person {
        let wanted = if self.roles.contains(&Role::Payeur) { Role::Payeur } else { Role::Croupier };
        let mut payers = self.roles.iter().enumerate().filter(|(_, role)| **role == wanted).map(|(index, _)| index);
        let index = payers.nth(usize::from(number.saturating_sub(1)));
        index.map_or_else(|| self.tailleur(), |index| Person::Crew(index as u8))
    }

    /// The member in charge of the table, or the person above the crew.
    pub fn chef(&self) -> Person {
        let is_chef = |role: &Role| matches!(role, Role::ChefDeTable | Role::ChefDePartie);
        self.roles.iter().position(is_chef).map_or(Person::InCharge, |index| Person::Crew(index as u8))
    }

    /// The member who speaks for the table: the chef, or where he is not of the crew the tailleur.
    pub fn head(&self) -> Person {
        match self.chef() {
            Person::Crew(index) => Person::Crew(index),
            Person::Guest(_) | Person::InCharge => self.tailleur(),
        }
    }

    /// Every member.
    pub fn members(&self) -> impl Iterator<Item = Person> + use<> {
        (0..self.roles.len()).map(|index| Person::Crew(index as u8))
    }
}
