//! Lines of guests, chef and colleagues at the table, as they are recorded in the second voice.

use strum::{IntoStaticStr, VariantNames};

use super::{Speaker, Speech};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::rules::house::House;
use crate::rules::side::Chance;

/// Declares the lines without facts.
macro_rules! lines {
    ($($line:ident),+ $(,)?) => {
        /// A line that is the same whatever it is about.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantNames)]
        #[strum(serialize_all = "kebab-case")]
        pub enum TableLine {
            $($line,)+
        }

        impl TableLine {
            pub const ALL: &'static [Self] = &[$(Self::$line,)+];
        }
    };
}

lines! {
    BetSame, BetForAnother, BetBack, BetLate,
    ShoeTaken, HandPasses, ShoeRefused, ShoeGivenUp,
    Change, ChangeThis, Chips, ChangeNow,
    GoodEvening, ThisSeat, GoodNight, Enough,
    Thanks, ManyThanks, Won, AtLast, Missed, NeverMind,
    Underpaid, CheckPayout, MyBet, HandsOff, NotLost, NewCut, PassNow, LetMe, TheseToo, NotThese, Dawdling, Noise,
    CanWeGoOn, Waiting, WaitingLong, SlowTonight,
    VeryKind, AsYouWish, IWillWait, DidYouHear, ThanksForChecking, Mine, Sorry, WhyRefused,
    ChefComes, ChefDecides, WellDone, NiceWork,
    WatchShoe, WatchDrawing, WatchCalls, WatchOrder, WatchMoney, WatchBets, WatchConduct,
    NewLimits, Suspended, Fill, Relief, PutRight, GoodShift, ShiftOver,
}

impl TableLine {
    pub fn phrase(self) -> Phrase {
        Phrase::plain(text_key!("table-line-", TableLine, self))
    }
}

/// A bet announced by the guest who places it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BetLine {
    Bet(Chance),
    /// On the same spot as before.
    Again(Chance),
    /// With one of [`BetLine::AMOUNTS`].
    Amount(u32, Chance),
}

impl BetLine {
    /// Amounts that are recorded. Others are not announced.
    pub const AMOUNTS: [u32; 16] = [10, 20, 25, 30, 40, 50, 60, 100, 150, 200, 250, 300, 400, 500, 1_000, 2_000];

    pub fn phrase(self) -> Phrase {
        match self {
            Self::Bet(chance) => text!("table-line-bet", spot = Fact::Chance(chance)),
            Self::Again(chance) => text!("table-line-bet-again", spot = Fact::Chance(chance)),
            Self::Amount(amount, chance) => text!(
                "table-line-bet-amount",
                amount = Fact::Number(amount.into()),
                place = Fact::Phrase(Box::new(Self::place(chance)))
            ),
        }
    }

    /// The end of an announcement with an amount, recorded by itself.
    pub(super) fn place(chance: Chance) -> Phrase {
        text!("table-line-bet-place", spot = Fact::Chance(chance))
    }
}

impl Speech {
    /// A line in the language and the terms of its house; `None` if its language is unsupported.
    pub fn from_line(house: &House, line: &Phrase) -> Option<Self> {
        let language = Language::from_tag(&house.source.language)?;
        let text = Catalog::shared(language).render(line, &HouseTerms::from(&house.terms));
        Some(Self { speaker: Speaker::Guest, ..Self::new(language, text) })
    }
}
