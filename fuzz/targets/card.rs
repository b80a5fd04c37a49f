//! A card that was read is written and read again as the same card.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tailleur::rules::card::Card;

fuzz_target!(|text: &str| {
    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert!(text.len() <= 5, "a card is two or three characters: {text:?}");
    }
});
