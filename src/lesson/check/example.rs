//! Checks the stakes and captions of an example.

use super::super::LocalizedText;
use super::{PackChecker, texts};
use crate::drill::authored::Stake;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::House;
use crate::rules::money::Money;

/// Maximum number of stakes on an example's table.
const MOST_STAKES: usize = 12;

/// Number of seats at the house's largest table.
fn seats(house: &House) -> u8 {
    house.tables.iter().map(|table| *table.seats.value()).max().unwrap_or(1)
}

pub(super) fn can_be_placed(stake: &Stake, house: &House) -> bool {
    (1..=seats(house)).contains(&stake.seat) && house.spot_rules(stake.spot).is_some()
}

impl PackChecker<'_> {
    pub(super) fn example_stakes(&mut self, path: &str, stakes: &[Stake], houses: &[&House]) {
        if stakes.len() > MOST_STAKES {
            let what = text!("flaw-example-stakes", most = Fact::Number(MOST_STAKES as u64));
            self.notes.flaw(&format!("{path}.stakes.{MOST_STAKES}"), what);
            return;
        }
        for (index, stake) in stakes.iter().enumerate() {
            let path = format!("{path}.stakes.{index}");
            if stake.amount == Money::ZERO || stake.amount > Money::MOST {
                self.notes.flaw(&format!("{path}.amount"), text!("flaw-example-amount"));
            }
            for house in houses {
                let most = seats(house);
                let here = |key: TextKey| Phrase::plain(key).with("house", Fact::Text(house.name.clone()));
                if !(1..=most).contains(&stake.seat) {
                    let what = here(text_key!("flaw-page-no-such-seat")).with("found", Fact::Number(stake.seat.into()));
                    self.notes.flaw(&format!("{path}.seat"), what.with("most", Fact::Number(most.into())));
                    break;
                }
                if house.spot_rules(stake.spot).is_none() {
                    let has: Vec<&str> = house.spots.iter().map(|rules| rules.id.as_str()).collect();
                    let what = here(text_key!("flaw-page-no-such-spot"))
                        .with("found", Fact::Text(format!("{:?}", stake.spot)));
                    self.notes.flaw(&format!("{path}.spot"), what.with("known", Fact::Text(has.join(", "))));
                    break;
                }
            }
        }
    }

    pub(super) fn card_captions(&mut self, path: &str, steps: &[LocalizedText], cards: usize) {
        for (index, words) in steps.iter().enumerate() {
            let path = format!("{path}.steps.{index}");
            if index == cards {
                self.notes.flaw(&path, text!("flaw-example-steps", cards = Fact::Number(cards as u64)));
                return;
            }
            self.text(&path, words, texts::SENTENCES);
        }
    }
}
