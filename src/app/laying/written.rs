//! RON text of scenes and answers: only the set fields, in the order of the reference.

use crate::drill::authored::{
    Asking, ChipsIs, Deal, FixedOption, FixedPart, FixedScene, Heap, Limit, MoneyIs, Pieces, Place, Sitting, Stake,
};
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::money::Money;
use crate::rules::ron_text::Lines;
use crate::rules::texts::Texts;

/// The set fields of a group.
struct Fields(Vec<(&'static str, Lines)>);

impl Fields {
    const fn new() -> Self {
        Self(Vec::new())
    }

    fn with(mut self, key: &'static str, value: Lines) -> Self {
        self.0.push((key, value));
        self
    }

    fn maybe(self, key: &'static str, value: Option<Lines>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    fn list<T>(self, key: &'static str, values: &[T], line: impl Fn(&T) -> Lines) -> Self {
        let lines = || Lines::List(values.iter().map(line).collect());
        self.maybe(key, (!values.is_empty()).then(lines))
    }

    fn when(self, key: &'static str, holds: bool) -> Self {
        self.maybe(key, holds.then(|| Lines::word(&true)))
    }

    fn group(self, name: &'static str) -> Lines {
        Lines::Group(name, self.0)
    }
}

pub fn written(scene: &FixedScene) -> String {
    let card = |card: &Card| Lines::text(&card.to_string());
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
        .maybe("set", scene.set.as_deref().map(Lines::text))
        .maybe("turned", scene.turned.as_ref().map(card))
        .maybe("stop_card", scene.stop_card.as_ref().map(word))
        .list("told", &scene.told, texts)
        .list("heard", &scene.heard, texts)
        .maybe("picture", scene.picture.as_deref().map(Lines::text))
        .group("")
        .written()
}

pub fn written_asking(asking: &Asking) -> String {
    answer(asking).written()
}

/// A variant without a value or with a tuple value, by its `Debug` form.
fn word<T: std::fmt::Debug>(word: &T) -> Lines {
    Lines::Plain(format!("{word:?}"))
}

fn money(sum: Money) -> Lines {
    Lines::word(&sum.get())
}

fn texts(texts: &Texts) -> Lines {
    Lines::Map(texts.entries().map(|(language, text)| (language.to_owned(), Lines::text(text))).collect())
}

fn stake(stake: &Stake) -> Lines {
    Fields::new()
        .with("seat", Lines::word(&stake.seat))
        .with("spot", spot(stake.spot))
        .with("amount", money(stake.amount))
        .when("standing", stake.standing)
        .group("")
}

fn limit(limit: Limit) -> Lines {
    Fields::new().with("min", money(limit.min)).with("max", money(limit.max)).group("")
}

fn sitting(sitting: &Sitting) -> Lines {
    let fields = Fields::new().list("taken", &sitting.taken, Lines::word);
    fields.maybe("holder", sitting.holder.as_ref().map(Lines::word)).group("")
}

fn pieces(value: Money, count: u32) -> Lines {
    Fields::new().with("value", money(value)).with("count", Lines::word(&count)).group("")
}

fn spot(spot: Spot) -> Lines {
    match spot {
        Spot::Own(own) => Lines::Of("Own", vec![Lines::word(&own)]),
        named => word(&named),
    }
}

fn of_stake(name: &'static str, seat: u8, on: Spot) -> Lines {
    Lines::Of(name, vec![Lines::word(&seat), spot(on)])
}

fn answer(asking: &Asking) -> Lines {
    let said = |right: &Option<String>| right.as_deref().map(Lines::text);
    match asking {
        Asking::Choice { options, right, is } => {
            let fields = Fields::new().list("options", options, option).maybe("right", said(right));
            fields.maybe("is", is.as_ref().map(word)).group("Choice")
        }
        Asking::Number { right, most, is } => {
            let fields = Fields::new()
                .maybe("right", right.as_ref().map(Lines::word))
                .maybe("most", most.as_ref().map(Lines::word));
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
        Asking::Call { right, tiles, is } => Fields::new()
            .maybe("right", said(right))
            .list("tiles", tiles, |tile| Lines::text(tile))
            .maybe("is", is.as_ref().map(word))
            .group("Call"),
        Asking::Grid { rows, right } => {
            let rows = Lines::List(rows.iter().map(Lines::word).collect());
            Fields::new().with("rows", rows).list("right", right, |row| Lines::text(row)).group("Grid")
        }
        Asking::Several(parts) => Lines::Of("Several", vec![Lines::List(parts.iter().map(part).collect())]),
        Asking::Aloud { right, points, is } => Fields::new()
            .maybe("right", said(right))
            .list("points", points, texts)
            .maybe("is", is.as_ref().map(word))
            .group("Aloud"),
    }
}

fn part(part: &FixedPart) -> Lines {
    Fields::new().maybe("asks", part.asks.as_ref().map(texts)).with("answer", answer(&part.answer)).group("")
}

fn option(option: &FixedOption) -> Lines {
    let place = |place: &Place| match place {
        Place::Spot(on) => Lines::Of("Spot", vec![spot(*on)]),
        Place::Stake(seat, on) => of_stake("Stake", *seat, *on),
        Place::Seat(seat) => Lines::Of("Seat", vec![Lines::word(&seat)]),
    };
    Fields::new()
        .with("id", Lines::text(&option.id))
        .with("says", texts(&option.says))
        .maybe("at", option.at.as_ref().map(place))
        .group("")
}

fn deal(deal: &Deal) -> Lines {
    match *deal {
        Deal::Collected(seat, on) => of_stake("Collected", seat, on),
        Deal::Paid(seat, on, sum) => Lines::Of("Paid", vec![Lines::word(&seat), spot(on), money(sum)]),
    }
}

fn money_is(is: MoneyIs) -> Lines {
    match is {
        MoneyIs::Paid(seat, on) => of_stake("Paid", seat, on),
        MoneyIs::Commission(seat, on) => of_stake("Commission", seat, on),
        MoneyIs::Worth => Lines::word(&"Worth"),
    }
}

fn chips_is(is: ChipsIs) -> Lines {
    match is {
        ChipsIs::Paid(seat, on) => of_stake("Paid", seat, on),
        ChipsIs::Worth => Lines::word(&"Worth"),
    }
}
