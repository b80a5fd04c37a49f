//! People at the table by name or post.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::Role;
use crate::table::person::{Crew, Person};
use crate::table::state::State;

/// A guest by his name, a member of the crew by his post.
pub fn person(state: &State, person: Person) -> Phrase {
    match person {
        Person::InCharge => text!("shift-person-in-charge"),
        Person::Guest(index) => {
            let name = state.guest(index).map(|guest| guest.mind.character().name.clone());
            text!("as-written", text = Fact::Text(name.unwrap_or_default()))
        }
        Person::Crew(_) => member(&state.crew, person),
    }
}

/// The work of a member of a crew; `None` for others.
pub fn post_about(crew: &Crew, person: Person) -> Option<TextKey> {
    let Person::Crew(index) = person else { return None };
    Some(match crew.roles().get(usize::from(index))? {
        Role::ChefDePartie | Role::ChefDeTable => text_key!("role-chef-about"),
        Role::Tailleur => text_key!("role-tailleur-about"),
        Role::Payeur => text_key!("role-payeur-about"),
        Role::Croupier => text_key!("role-croupier-about"),
    })
}

/// A member of a crew by his post.
pub fn member(crew: &Crew, person: Person) -> Phrase {
    let Person::Crew(index) = person else { return text!("shift-person-in-charge") };
    let (roles, place) = (crew.roles(), usize::from(index));
    let Some(role) = roles.get(place).copied() else { return text!("shift-person-in-charge") };
    let earlier = roles.iter().take(place).filter(|other| **other == role).count();
    let number = Fact::Number(earlier as u64 + 1);
    match role {
        Role::ChefDePartie => text!("shift-person-chef-de-partie"),
        Role::ChefDeTable => text!("shift-person-chef-de-table"),
        Role::Tailleur => text!("role-tailleur"),
        Role::Payeur => text!("role-payeur-number", number = number),
        Role::Croupier if roles.iter().filter(|other| **other == role).count() > 1 => {
            text!("role-croupier-number", number = number)
        }
        Role::Croupier => text!("role-croupier"),
    }
}
