//! RON text of scenes and answers: only the set fields, in the order of the reference.

use crate::drill::authored::{
    Asking, ChipsIs, Deal, FixedOption, FixedPart, FixedQuestion, FixedScene, Heap, Hint, Limit, MoneyIs, Pieces,
    Place, Sitting, Stake,
};
use crate::i18n::LocalizedText;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::money::Money;
use crate::syntax::RonValue;

/// The set fields of a group.
struct Fields(Vec<(&'static str, RonValue)>);

impl Fields {
    const fn new() -> Self {
        Self(Vec::new())
    }

    fn with(mut self, key: &'static str, value: RonValue) -> Self {
        self.0.push((key, value));
        self
    }

    fn maybe(self, key: &'static str, value: Option<RonValue>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    fn list<T>(self, key: &'static str, values: &[T], line: impl Fn(&T) -> RonValue) -> Self {
        let lines = || RonValue::List(values.iter().map(line).collect());
        self.maybe(key, (!values.is_empty()).then(lines))
    }

    fn when(self, key: &'static str, holds: bool) -> Self {
        self.maybe(key, holds.then(|| RonValue::word(&true)))
    }

    fn group(self, name: &'static str) -> RonValue {
        RonValue::Group(name, self.0)
    }
}

/// A question with all its fields but an incident.
pub fn question_to_ron(question: &FixedQuestion) -> String {
    let hint = |hint: &Hint| {
        Fields::new().with("answer", RonValue::text(&hint.answer)).with("says", texts(&hint.says)).group("")
    };
    Fields::new()
        .with("id", RonValue::text(&question.id))
        .maybe("scene", (question.scene != FixedScene::default()).then(|| scene(&question.scene)))
        .maybe("asks", question.asks.as_ref().map(texts))
        .with("answer", answer(&question.answer))
        .list("hints", &question.hints, hint)
        .maybe("because", question.because.as_ref().map(texts))
        .maybe("clause", question.clause.map(|clause| RonValue::text(&clause.to_string())))
        .group("")
        .render()
}

pub fn scene_to_ron(fixed: &FixedScene) -> String {
    scene(fixed).render()
}

fn scene(scene: &FixedScene) -> RonValue {
    let card = |card: &Card| RonValue::text(&card.to_string());
    Fields::new()
        .list("punto", &scene.punto, card)
        .list("banco", &scene.banco, card)
        .list("face_down", &scene.face_down, word)
        .list("to_come", &scene.to_come, card)
        .list("apart", &scene.apart, card)
        .list("stakes", &scene.stakes, stake)
        .maybe("limits", scene.limits.map(limit))
        .maybe("seats", scene.seats.as_ref().map(sitting))
        .maybe("table", scene.table.as_ref().map(word))
        .when("crew", scene.crew)
        .maybe("announced", scene.announced.as_ref().map(word))
        .list("chips", &scene.chips, |Heap { value, count }| pieces(*value, *count))
        .maybe("set", scene.set.as_ref().map(|set| RonValue::text(set.id())))
        .maybe("turned", scene.turned.as_ref().map(card))
        .maybe("stop_card", scene.stop_card.as_ref().map(word))
        .list("told", &scene.told, texts)
        .list("heard", &scene.heard, texts)
        .maybe("picture", scene.picture.as_deref().map(RonValue::text))
        .group("")
}

pub fn asking_to_ron(asking: &Asking) -> String {
    answer(asking).render()
}

/// A variant without a value or with a tuple value, by its `Debug` form.
fn word<T: std::fmt::Debug>(word: &T) -> RonValue {
    RonValue::Plain(format!("{word:?}"))
}

fn money(sum: Money) -> RonValue {
    RonValue::word(&sum.get())
}

fn texts(texts: &LocalizedText) -> RonValue {
    RonValue::Map(texts.entries().map(|(language, text)| (language.to_owned(), RonValue::text(text))).collect())
}

fn stake(stake: &Stake) -> RonValue {
    Fields::new()
        .with("seat", RonValue::word(&stake.seat))
        .with("spot", spot(stake.spot))
        .with("amount", money(stake.amount))
        .when("standing", stake.standing)
        .group("")
}

fn limit(limit: Limit) -> RonValue {
    Fields::new().with("min", money(limit.min)).with("max", money(limit.max)).group("")
}

fn sitting(sitting: &Sitting) -> RonValue {
    let fields = Fields::new().list("taken", &sitting.taken, RonValue::word);
    fields.maybe("holder", sitting.holder.as_ref().map(RonValue::word)).group("")
}

fn pieces(value: Money, count: u32) -> RonValue {
    Fields::new().with("value", money(value)).with("count", RonValue::word(&count)).group("")
}

fn spot(spot: Spot) -> RonValue {
    match spot {
        Spot::Own(own) => RonValue::Tuple("Own", vec![RonValue::word(&own)]),
        named => word(&named),
    }
}

fn of_stake(name: &'static str, seat: u8, on: Spot) -> RonValue {
    RonValue::Tuple(name, vec![RonValue::word(&seat), spot(on)])
}

fn answer(asking: &Asking) -> RonValue {
    let said = |right: &Option<String>| right.as_deref().map(RonValue::text);
    match asking {
        Asking::Choice { options, right, is } => {
            let fields = Fields::new().list("options", options, option).maybe("right", said(right));
            fields.maybe("is", is.as_ref().map(word)).group("Choice")
        }
        Asking::Number { right, most, margin, is } => {
            let fields = Fields::new()
                .maybe("right", right.as_ref().map(RonValue::word))
                .maybe("most", most.as_ref().map(RonValue::word))
                .maybe("margin", margin.as_ref().map(RonValue::word));
            fields.maybe("is", is.as_ref().map(word)).group("Number")
        }
        Asking::Money { right, is } => {
            Fields::new().maybe("right", right.map(money)).maybe("is", is.map(money_is)).group("Money")
        }
        Asking::Chips { right, fewest, is } => Fields::new()
            .list("right", right, |Pieces { value, count }| pieces(*value, *count))
            .when("fewest", *fewest)
            .maybe("is", is.map(chips_is))
            .group("Chips"),
        Asking::Settle { right } => Fields::new().list("right", right, deal).group("Settle"),
        Asking::Order { steps, is } => {
            Fields::new().list("steps", steps, texts).maybe("is", is.as_ref().map(word)).group("Order")
        }
        Asking::Call { right, also, tiles, is } => Fields::new()
            .maybe("right", said(right))
            .list("also", also, |words| RonValue::text(words))
            .list("tiles", tiles, |tile| RonValue::text(tile))
            .maybe("is", is.as_ref().map(word))
            .group("Call"),
        Asking::Grid { rows, right } => {
            let rows = RonValue::List(rows.iter().map(RonValue::word).collect());
            Fields::new().with("rows", rows).list("right", right, |row| RonValue::text(row)).group("Grid")
        }
        Asking::Several(parts) => RonValue::Tuple("Several", vec![RonValue::List(parts.iter().map(part).collect())]),
        Asking::Aloud { right, points, is } => Fields::new()
            .maybe("right", said(right))
            .list("points", points, texts)
            .maybe("is", is.as_ref().map(word))
            .group("Aloud"),
    }
}

fn part(part: &FixedPart) -> RonValue {
    Fields::new().maybe("asks", part.asks.as_ref().map(texts)).with("answer", answer(&part.answer)).group("")
}

fn option(option: &FixedOption) -> RonValue {
    let place = |place: &Place| match place {
        Place::Spot(on) => RonValue::Tuple("Spot", vec![spot(*on)]),
        Place::Stake(seat, on) => of_stake("Stake", *seat, *on),
        Place::Seat(seat) => RonValue::Tuple("Seat", vec![RonValue::word(&seat)]),
    };
    Fields::new()
        .with("id", RonValue::text(&option.id))
        .with("says", texts(&option.says))
        .maybe("at", option.at.as_ref().map(place))
        .group("")
}

fn deal(deal: &Deal) -> RonValue {
    match *deal {
        Deal::Collected(seat, on) => of_stake("Collected", seat, on),
        Deal::Paid(seat, on, sum) => RonValue::Tuple("Paid", vec![RonValue::word(&seat), spot(on), money(sum)]),
    }
}

fn money_is(is: MoneyIs) -> RonValue {
    match is {
        MoneyIs::Paid(seat, on) => of_stake("Paid", seat, on),
        MoneyIs::Commission(seat, on) => of_stake("Commission", seat, on),
        MoneyIs::Worth => RonValue::word(&"Worth"),
    }
}

fn chips_is(is: ChipsIs) -> RonValue {
    match is {
        ChipsIs::Paid(seat, on) => of_stake("Paid", seat, on),
        ChipsIs::Worth => RonValue::word(&"Worth"),
    }
}
