//! A line of a batch: a coup, its stakes and the table limits, deserialized with borrowed strings.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::args::excerpt;
use super::judge::TypedCards;
use super::stakes::Amount;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

/// `{"cards":[…],"bets":{…},"limits":{"min":…,"max":…}}`; only `cards` is required.
#[derive(Debug, Default)]
pub(super) struct CoupLine<'de> {
    cards: Option<TypedCards>,
    bets: Option<BetsField<'de>>,
    pub(super) limits: Option<(Amount, Amount)>,
    fault: Option<Phrase>,
}

impl CoupLine<'_> {
    /// # Errors
    /// The first fault of a line that is valid JSON.
    pub(super) fn cards(&self) -> Result<&TypedCards, Phrase> {
        match (&self.fault, &self.cards) {
            (Some(fault), _) => Err(fault.clone()),
            (None, Some(cards)) => Ok(cards),
            (None, None) => Err(text!("line-no-cards")),
        }
    }

    pub(super) fn bets(&self) -> impl Iterator<Item = (&str, Amount)> {
        self.bets.iter().flat_map(|bets| &bets.0).map(|(spot, amount)| (&**spot, *amount))
    }

    fn record_fault(&mut self, key: TextKey, field: &str) {
        self.fault.get_or_insert_with(|| Phrase::plain(key).with("field", Fact::Text(excerpt(field))));
    }
}

/// Implements `Deserialize` for an object: each key is passed to `$field` with the map.
macro_rules! object {
    ($made:ty, $lifetime:lifetime, $expects:literal, $field:expr) => {
        impl<$lifetime> Deserialize<$lifetime> for $made {
            fn deserialize<D: Deserializer<$lifetime>>(from: D) -> Result<Self, D::Error> {
                struct Object;
                impl<$lifetime> Visitor<$lifetime> for Object {
                    type Value = $made;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expects)
                    }

                    fn visit_map<A: MapAccess<$lifetime>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                        let mut made = <$made>::default();
                        while let Some(BorrowedKey(key)) = map.next_key::<BorrowedKey<$lifetime>>()? {
                            $field(&mut made, &key, &mut map)?;
                        }
                        Ok(made)
                    }
                }
                from.deserialize_map(Object)
            }
        }
    };
}

object!(CoupLine<'de>, 'de, "a coup", coup_field);
object!(BetsField<'de>, 'de, "stakes by spot", bet_field);
object!(LimitsField, 'de, "limits", limit_field);

fn coup_field<'de, A: MapAccess<'de>>(
    line: &mut CoupLine<'de>,
    key: &Cow<'de, str>,
    map: &mut A,
) -> Result<(), A::Error> {
    match &**key {
        "cards" if line.cards.is_none() => line.cards = Some(map.next_value()?),
        "bets" if line.bets.is_none() => line.bets = Some(map.next_value()?),
        "limits" if line.limits.is_none() => {
            let limits: LimitsField = map.next_value()?;
            if let Some(fault) = limits.fault {
                line.fault.get_or_insert(fault);
            }
            match (limits.min, limits.max) {
                (Some(min), Some(max)) => line.limits = Some((min, max)),
                (None, _) => line.record_fault(text_key!("line-limit-missing"), "min"),
                (_, None) => line.record_fault(text_key!("line-limit-missing"), "max"),
            }
        }
        known @ ("cards" | "bets" | "limits") => {
            line.record_fault(text_key!("line-twice"), known);
            map.next_value::<IgnoredAny>()?;
        }
        unknown => {
            line.record_fault(text_key!("line-unknown"), unknown);
            map.next_value::<IgnoredAny>()?;
        }
    }
    Ok(())
}

#[derive(Debug, Default)]
struct BetsField<'de>(Vec<(Cow<'de, str>, Amount)>);

fn bet_field<'de, A: MapAccess<'de>>(
    bets: &mut BetsField<'de>,
    key: &Cow<'de, str>,
    map: &mut A,
) -> Result<(), A::Error> {
    bets.0.push((key.clone(), map.next_value()?));
    Ok(())
}

#[derive(Default)]
struct LimitsField {
    min: Option<Amount>,
    max: Option<Amount>,
    fault: Option<Phrase>,
}

fn limit_field<'de, A: MapAccess<'de>>(
    limits: &mut LimitsField,
    key: &Cow<'de, str>,
    map: &mut A,
) -> Result<(), A::Error> {
    let (slot, fault) = match &**key {
        "min" => (Some(&mut limits.min), text_key!("line-twice")),
        "max" => (Some(&mut limits.max), text_key!("line-twice")),
        _ => (None, text_key!("line-unknown")),
    };
    match slot {
        Some(slot) if slot.is_none() => *slot = Some(map.next_value()?),
        _ => {
            map.next_value::<IgnoredAny>()?;
            limits.fault.get_or_insert_with(|| Phrase::plain(fault).with("field", Fact::Text(excerpt(key))));
        }
    }
    Ok(())
}

/// Object key, borrowed from the line unless it has escapes.
struct BorrowedKey<'de>(Cow<'de, str>);

impl<'de> Deserialize<'de> for BorrowedKey<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct KeyVisitor;
        impl<'de> Visitor<'de> for KeyVisitor {
            type Value = BorrowedKey<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<BorrowedKey<'de>, E> {
                Ok(BorrowedKey(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<BorrowedKey<'de>, E> {
                Ok(BorrowedKey(Cow::Owned(text.to_owned())))
            }
        }
        from.deserialize_str(KeyVisitor)
    }
}

impl<'de> Deserialize<'de> for TypedCards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct CardsVisitor;
        impl<'de> Visitor<'de> for CardsVisitor {
            type Value = TypedCards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut cards: A) -> Result<TypedCards, A::Error> {
                let mut written = TypedCards::default();
                while let Some(CardText(text)) = cards.next_element()? {
                    written.push(&text);
                }
                Ok(written)
            }
        }
        from.deserialize_seq(CardsVisitor)
    }
}

/// Card as written. JSON numbers, booleans and `null` become their text, which names no card.
struct CardText<'de>(Cow<'de, str>);

impl<'de> Deserialize<'de> for CardText<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct CardTextVisitor;
        impl<'de> Visitor<'de> for CardTextVisitor {
            type Value = CardText<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<CardText<'de>, E> {
                Ok(CardText(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<CardText<'de>, E> {
                Ok(CardText(Cow::Owned(text.to_owned())))
            }

            fn visit_u64<E>(self, number: u64) -> Result<CardText<'de>, E> {
                Ok(CardText(Cow::Owned(number.to_string())))
            }

            fn visit_i64<E>(self, number: i64) -> Result<CardText<'de>, E> {
                Ok(CardText(Cow::Owned(number.to_string())))
            }

            fn visit_f64<E>(self, number: f64) -> Result<CardText<'de>, E> {
                Ok(CardText(Cow::Owned(number.to_string())))
            }

            fn visit_bool<E>(self, truth: bool) -> Result<CardText<'de>, E> {
                Ok(CardText(Cow::Owned(truth.to_string())))
            }

            fn visit_unit<E>(self) -> Result<CardText<'de>, E> {
                Ok(CardText(Cow::Borrowed("null")))
            }
        }
        from.deserialize_any(CardTextVisitor)
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct AmountVisitor;
        impl Visitor<'_> for AmountVisitor {
            type Value = Amount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number of coins")
            }

            fn visit_u64<E>(self, coins: u64) -> Result<Amount, E> {
                Ok(Amount::Coins(coins))
            }

            fn visit_i64<E>(self, coins: i64) -> Result<Amount, E> {
                Ok(u64::try_from(coins).map_or(Amount::Negative, Amount::Coins))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Amount, E> {
                Ok(match number {
                    _ if number < 0.0 => Amount::Negative,
                    // serde_json reads integers beyond 64 bits as floats.
                    _ if number >= 1e19 => Amount::Huge,
                    _ => Amount::Fraction,
                })
            }

            fn visit_str<E>(self, _: &str) -> Result<Amount, E> {
                Ok(Amount::NoNumber)
            }
        }
        from.deserialize_any(AmountVisitor)
    }
}
