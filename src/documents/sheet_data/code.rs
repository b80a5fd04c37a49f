//! Codes of the trade's closed lists, as other programs read them.

use schemars::JsonSchema;
use serde::Serialize;

use crate::drill::question::CardBack;
use crate::rules::house::{CardColour, Role, TableSize};
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::Act;

/// Defines a list of codes in kebab case from an enum with the same variants.
macro_rules! codes {
    ($($(#[$about:meta])* $name:ident from $list:ty { $($variant:ident),+ })+) => {
        $(
            $(#[$about])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
            #[serde(rename_all = "kebab-case")]
            pub(crate) enum $name {
                $($variant),+
            }

            impl From<$list> for $name {
                fn from(from: $list) -> Self {
                    match from {
                        $(<$list>::$variant => Self::$variant),+
                    }
                }
            }
        )+
    };
}

codes! {
    /// A hand.
    SideCode from Side { Punto, Banco }
    /// A winning chance.
    ChanceCode from Chance { Punto, Banco, Egalite }
    /// A size of table.
    TableCode from TableSize { Large, Midi, Mini }
    /// A member of the crew.
    RoleCode from Role { ChefDePartie, ChefDeTable, Tailleur, Payeur, Croupier }
    /// The colour of a plastic card; `any` where the house names none.
    ColourCode from CardColour { Blue, Red, Any }
    /// The colour of a card's back; marked if a corner is bent.
    BackCode from CardBack { Blue, Red, BlueMarked, RedMarked }
    /// Draws or stands.
    ActCode from Act { Draw, Stand }
}
