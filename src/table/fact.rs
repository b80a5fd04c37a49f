//! Facts: what a shift's judgement consists of. One fact is one fault, or one error noticed and put right.

use serde::{Deserialize, Serialize};

use crate::rules::clause::Basis;
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::Rule;

use super::act::StakeId;
use super::moment::Moment;
use super::person::Person;

/// The seven areas of judgement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Area {
    /// Packs, cut, stop card, burn, circulation and end of the shoe.
    Shoe,
    /// Drawing, laying and turning of cards.
    Drawing,
    /// Announcements.
    Calls,
    /// Order of the acts and of the payments.
    Order,
    /// Payments, collections, commission, change, float.
    Money,
    /// Watch over stakes.
    Watch,
    /// Conduct: persons, disputes, words.
    Conduct,
}

impl Area {
    /// All seven, in the order of the report.
    pub const ALL: [Self; 7] =
        [Self::Shoe, Self::Drawing, Self::Calls, Self::Order, Self::Money, Self::Watch, Self::Conduct];

    /// Identifier in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Shoe => "shoe",
            Self::Drawing => "drawing",
            Self::Calls => "calls",
            Self::Order => "order",
            Self::Money => "money",
            Self::Watch => "watch",
            Self::Conduct => "conduct",
        }
    }
}

/// Gravity of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Gravity {
    /// A flaw of form.
    Slight,
    /// A fault a chef would speak of.
    Serious,
    /// A red line: gates the shift unless noticed by oneself.
    RedLine,
}

/// Declares the kinds of fault with their identifiers.
macro_rules! fault_kinds {
    ($($(#[$about:meta])* $kind:ident = $id:literal,)+) => {
        /// A kind of fault. Area and gravity of each are data: `assets/table/judging.ron`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr, strum::VariantNames)]
        pub enum FaultKind {
            $($(#[$about])* #[strum(serialize = $id)] $kind,)+
        }

        impl FaultKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$kind,)+];

            /// Identifier in JSON, in logs and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$kind => $id,)+
                }
            }
        }
    };
}

fault_kinds! {
    /// The float is signed for without being counted, or at another amount than it has.
    FloatCount = "float-count",
    /// The packs are not checked, or their flaw is passed over.
    PacksUnchecked = "packs-unchecked",
    /// A step of the opening is left out.
    OpeningStep = "opening-step",
    /// The cut is offered to the wrong seat.
    WrongCutter = "wrong-cutter",
    /// The stop card is in the wrong place.
    StopCardPlace = "stop-card-place",
    /// Too many or too few cards are burned.
    WrongBurn = "wrong-burn",
    /// A coup begins although the shoe is over or the game suspended.
    CoupAfterTheEnd = "coup-after-the-end",
    /// The shoe is ended although a coup is still due.
    ShoeEndedEarly = "shoe-ended-early",
    /// The shoe goes to the wrong person, or is not passed.
    WrongHolder = "wrong-holder",
    /// A card goes back into the shoe.
    CardIntoShoe = "card-into-shoe",
    /// A card leaves the shoe before the bets are stopped.
    CardBeforeTheStop = "card-before-the-stop",
    /// A card is drawn that is not due.
    WrongDraw = "wrong-draw",
    /// A due card is not drawn.
    CardNotDrawn = "card-not-drawn",
    /// A card is on the wrong side or set aside.
    WrongPlace = "wrong-place",
    /// A card shows the wrong face, or a third card lengthwise.
    WrongFace = "wrong-face",
    /// The wrong person draws, takes or turns cards.
    WrongHands = "wrong-hands",
    /// A due call is left out.
    MissedCall = "missed-call",
    /// A call says something untrue.
    WrongCall = "wrong-call",
    /// A call is not in the words of the house.
    WrongWords = "wrong-words",
    /// Two acts are done in the wrong order.
    WrongOrder = "wrong-order",
    /// A stake is collected or paid before one that comes first.
    PaymentOrder = "payment-order",
    /// A step of the coup is left out.
    StepLeftOut = "step-left-out",
    /// A stake is paid another amount than due.
    WrongPayment = "wrong-payment",
    /// A winning stake is not paid.
    NotPaid = "not-paid",
    /// A stake is collected that did not lose.
    WrongCollection = "wrong-collection",
    /// A losing stake is not collected.
    NotCollected = "not-collected",
    /// The commission is marked or taken wrongly.
    WrongCommission = "wrong-commission",
    /// Change is given at another amount.
    WrongChange = "wrong-change",
    /// A faulty stake is let through.
    StakeLetThrough = "stake-let-through",
    /// A sound stake is refused.
    SoundStakeRefused = "sound-stake-refused",
    /// A faulty stake is put right wrongly.
    StakePutRightWrongly = "stake-put-right-wrongly",
    /// A request is answered wrongly.
    WrongAnswer = "wrong-answer",
    /// A request is left unanswered.
    NoAnswer = "no-answer",
    /// A member of the crew does the work of another.
    OthersWork = "others-work",
    /// A crew member's fault is not noticed by the one who watches over it.
    FaultOverlooked = "fault-overlooked",
    /// The chef is called, a player asked or a colleague corrected without a cause.
    NeedlessCall = "needless-call",
    /// The table is left or closed with work undone.
    WorkUndone = "work-undone",
    /// An act that the scenario expects is not done.
    ExpectedActMissing = "expected-act-missing",
    /// An act that the scenario expects is done before one that comes first.
    ExpectedActTooEarly = "expected-act-too-early",
    /// An act is done that the scenario forbids.
    ForbiddenAct = "forbidden-act",
}

/// A fact of the judgement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The kind of fault.
    pub kind: FaultKind,
    /// Its area.
    pub area: Area,
    /// Its gravity.
    pub gravity: Gravity,
    /// The clause or the convention that it breaks.
    pub basis: Basis,
    /// The rule broken, where the referee names one.
    pub rule: Option<Rule>,
    /// The step that is missing or should have come first.
    pub lacks: Option<ProcedureStep>,
    /// The person whose fault it is.
    pub by: Person,
    /// Number of the act, counted through the shift from 1: the position in its log.
    pub act: u32,
    /// Number of the coup, from 1; 0 before the first.
    pub coup: u32,
    /// The moment.
    pub at: Moment,
    /// The bet that it concerns.
    pub stake: Option<StakeId>,
    /// Cost in coins: negative to the house, positive to a guest's harm.
    pub cost: i64,
    /// Put right by the person before the next act.
    pub noticed: bool,
    /// The decision of the drills that it belongs to: drill and decision, as in the journal.
    pub decision: Option<(&'static str, String)>,
}
