//! Parsing of stakes: spot, amount in coins, and their errors.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::Stake;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::settle::Limits;

use super::args::excerpt;

/// Amount as written, not yet checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Amount {
    /// Whole coins.
    Coins(u64),
    Negative,
    /// With a decimal point or an exponent.
    Fraction,
    /// Does not fit `u64`.
    Huge,
    NoNumber,
}

impl Amount {
    pub(super) fn read(text: &str) -> Self {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.strip_prefix('-') {
            Some(rest) if rest.starts_with(|first: char| first.is_ascii_digit()) => Self::Negative,
            _ if digits(text) => text.parse().map_or(Self::Huge, Self::Coins),
            _ => match text.split_once(['.', ',']) {
                Some((whole, part)) if digits(whole) && digits(part) => Self::Fraction,
                _ => Self::NoNumber,
            },
        }
    }

    /// The sum of money, or an error about `name`.
    pub(super) fn money(self, name: &str) -> Result<Money, Phrase> {
        let fault = |key: TextKey| Err(Phrase::plain(key).with("name", Fact::Text(excerpt(name))));
        match self {
            Self::Coins(coins) if coins > Money::MOST.get() => fault(text_key!("amount-huge")),
            Self::Coins(coins) => Ok(Money::coins(coins)),
            Self::Huge => fault(text_key!("amount-huge")),
            Self::Negative => fault(text_key!("amount-negative")),
            Self::Fraction => fault(text_key!("amount-fraction")),
            Self::NoNumber => fault(text_key!("amount-no-number")),
        }
    }
}

/// Adds one stake to those of a player.
///
/// # Errors
/// Unknown spot, second stake on a spot, zero stake, or an invalid amount.
pub(super) fn add(house: &House, stakes: &mut Vec<Stake>, id: &str, amount: Amount) -> Result<(), Phrase> {
    let Some(spot) = house.spot(id) else {
        let spots: Vec<&str> = house.spots.iter().map(|rules| rules.id.as_str()).collect();
        return Err(text!("bet-no-such-spot", spot = Fact::Text(excerpt(id)), spots = Fact::Text(spots.join(", "))));
    };
    let amount = amount.money(id)?;
    let fault = |key: TextKey| Err(Phrase::plain(key).with("spot", Fact::Text(id.to_owned())));
    if amount == Money::ZERO {
        return fault(text_key!("bet-nothing"));
    }
    if stakes.iter().any(|stake| stake.spot == spot) {
        return fault(text_key!("bet-twice"));
    }
    stakes.push(Stake { spot, amount });
    Ok(())
}

/// Adds the stake written `SPOT=AMOUNT`.
pub(super) fn add_written(house: &House, stakes: &mut Vec<Stake>, text: &str) -> Result<(), Phrase> {
    match text.split_once('=') {
        Some((id, amount)) => add(house, stakes, id, Amount::read(amount)),
        None => Err(text!("bet-form", value = Fact::Text(excerpt(text)))),
    }
}

pub(super) fn limits(min: Amount, max: Amount) -> Result<Limits, Phrase> {
    let limits = Limits { min: min.money("min")?, max: max.money("max")? };
    if limits.min > limits.max { Err(text!("limits-order")) } else { Ok(limits) }
}
