//! The felt on the occasions outside the course of a coup on which the tailleur speaks.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::Occasion;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::shoe::burn;

use super::super::deal;
use super::super::question::{LaidShoe, Scene};
use super::{Moment, felt};

/// The occasion and its felt; `None` within the course of a coup, and where the house burns nothing.
pub(super) fn deal(moment: Moment, house: &House, dice: &mut SeededRng) -> Option<(Occasion, Scene)> {
    let first = deal::card(dice);
    let burned = burn(&house.shoe, first).map_or(0, |(count, _)| count);
    let occasion = moment.occasion(burned)?;
    let seats = felt::seats(house, dice)?;
    let seat = |seat: Option<u8>| Some(Fact::Number(seat?.into()));
    let told = |phrase: Phrase, scene: Scene| (occasion, Scene { narration: vec![phrase], ..scene });
    let stakes = felt::stakes(house, dice)?;
    Some(match occasion {
        Occasion::BetsMade => told(text!("told-last-warning"), Scene { stakes, ..Scene::default() }),
        Occasion::Burned(0) => return None,
        Occasion::Burned(_) => {
            told(text!("told-burn-begins"), Scene { shoe: Some(LaidShoe::Turned(first, 0)), ..Scene::default() })
        }
        Occasion::LastCoup => {
            let shoe = Some(LaidShoe::Stopped(*house.shoe.stop_card.value()));
            told(text!("told-stop-card-shows"), Scene { stakes, shoe, ..Scene::default() })
        }
        Occasion::HandPasses => {
            let phrase = text!("told-holder-loses", seat = seat(seats.holder)?);
            told(phrase, Scene { seats: Some(seats), ..Scene::default() })
        }
        Occasion::HandRefused => {
            let offered = seats.taken.iter().copied().find(|seat| Some(*seat) != seats.holder);
            let phrase = text!("told-shoe-refused", seat = seat(offered)?);
            told(phrase, Scene { seats: Some(seats), ..Scene::default() })
        }
        Occasion::CoupVoid => {
            let coup = deal::coup_where(house, dice, |_| true)?;
            told(text!("told-coup-void"), Scene { stakes, ..Scene::of_coup(&coup) })
        }
        Occasion::Change => {
            let phrase = text!("told-banknote", seat = seat(dice.pick(&seats.taken).copied())?);
            told(phrase, Scene { seats: Some(seats), ..Scene::default() })
        }
    })
}
