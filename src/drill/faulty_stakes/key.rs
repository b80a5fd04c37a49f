//! Question, answer key and working for a layout of stakes.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::Spot;
use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::reason::{Reason, Rule};
use crate::rules::settle::{StakeRefusal, maximum, payable_unit};

use super::super::marking::{AnswerKey, PosedQuestion};
use super::super::question::{Answer, AnswerForm, Choice, FeltPlace, Question, QuestionPart, Scene, lettered};
use super::layout::{FaultyLayout, StakeRemedy, chance};

impl FaultyLayout {
    pub(super) fn posed(self, house: &House) -> PosedQuestion {
        let refused = self.refused(house).next();
        let nothing = self.stakes.len();
        let (which, remedy) = match &refused {
            Some((index, StakeRemedy::Whole(_), _)) => (*index, 0),
            Some((index, StakeRemedy::Excess, _)) => (*index, 1),
            None => (nothing, 2),
        };
        let key = AnswerKey {
            working: refused
                .as_ref()
                .map(|(index, remedy, _)| self.working(house, *index, *remedy))
                .unwrap_or_default(),
            ..AnswerKey::new(
                Answer::Several(vec![Answer::Choice(which), Answer::Choice(remedy)]),
                self.reasons(house, refused.map(|(_, remedy, reasons)| (remedy, reasons))),
            )
        };
        let parts = vec![
            QuestionPart { label: text!("part-faulty-stake"), form: AnswerForm::Choice(self.choices()) },
            QuestionPart { label: text!("part-remedy"), form: AnswerForm::Choice(remedies()) },
        ];
        let scene =
            Scene { stakes: self.stakes, limits: Some(self.limits), narration: self.narration, ..Scene::default() };
        let prompt = text!("ask-faulty-stakes");
        PosedQuestion { question: Question { scene, prompt, form: AnswerForm::Several(parts) }, key }
    }

    fn choices(&self) -> Vec<Choice> {
        let none = Choice { id: "none".into(), label: text!("choice-no-stake"), letter: None, place: None };
        let stakes = self.stakes.iter().map(|stake| Choice {
            id: format!("seat-{}-{}", stake.seat, chance(stake.spot).id()).into(),
            label: text!(
                "table-stake",
                seat = Fact::Number(stake.seat.into()),
                spot = Fact::Chance(chance(stake.spot)),
                amount = Fact::Money(stake.amount)
            ),
            letter: None,
            place: Some(FeltPlace::Stake(stake.seat, stake.spot)),
        });
        lettered(stakes.chain([none]))
    }

    /// Reasons why a stake is refused or all stand, including the sign and stakes added by another player.
    fn reasons(&self, house: &House, refused: Option<(StakeRemedy, Vec<Reason>)>) -> Vec<Reason> {
        let rules = &house.limits;
        let by_the_sign = match refused {
            Some((StakeRemedy::Whole(fault), _)) => {
                matches!(
                    fault,
                    StakeRefusal::BelowMinimum | StakeRefusal::AboveMaximum | StakeRefusal::TotalAboveMaximum
                )
            }
            Some((StakeRemedy::Excess, _)) | None => true,
        };
        let mut reasons = refused.map_or_else(|| self.why_all_stand(house), |(_, reasons)| reasons);
        if self.through.is_some() {
            reasons.push(Reason::new(Rule::CountsAsHis, rules.others_may_add.basis()));
        }
        // Everyone can see the sign; cite it only if the source mentions it.
        if by_the_sign && rules.on_the_sign.basis().clause().is_some() {
            reasons.push(Reason::new(Rule::OnTheSign, rules.on_the_sign.basis()));
        }
        reasons
    }

    /// Every stake is within the limits, and a tie stake may stand alone if one does.
    fn why_all_stand(&self, house: &House) -> Vec<Reason> {
        let rules = &house.limits;
        let has_main = |seat: u8| self.stakes.iter().any(|stake| stake.seat == seat && stake.spot != Spot::Egalite);
        let alone = self.stakes.iter().any(|stake| stake.spot == Spot::Egalite && !has_main(stake.seat));
        let mut reasons = vec![Reason::new(Rule::AllStand, rules.bind.basis())];
        if alone {
            reasons.push(Reason::new(Rule::TieMayStandAlone, rules.egalite_needs_main_stake.basis()));
        }
        reasons
    }

    fn working(&self, house: &House, index: usize, remedy: StakeRemedy) -> Vec<Phrase> {
        let Some(stake) = self.stakes.get(index) else { return Vec::new() };
        let already = self.already(index);
        let of_spot = maximum(house, stake.spot, self.limits).0;
        let most = of_spot.minus(already);
        let money = |name, sum| (name, Fact::Money(sum));
        let mut steps = Vec::new();
        let mut step = |key: TextKey, facts: Vec<(&'static str, Fact)>| {
            steps.push(Phrase { key, facts });
        };
        if stake.amount > of_spot && of_spot != self.limits.max {
            let share = house.limits.egalite_share_of_maximum.value().unwrap_or(Ratio::EVENS);
            step(
                text_key!("working-most-of-tie"),
                vec![
                    money("max", self.limits.max),
                    ("over", Fact::Number(share.over.into())),
                    ("under", Fact::Number(share.under.into())),
                    money("most", of_spot),
                ],
            );
        }
        if already > Money::ZERO {
            step(text_key!("working-room"), vec![money("max", of_spot), money("own", already), money("room", most)]);
        }
        match remedy {
            StakeRemedy::Excess => step(
                text_key!("working-excess"),
                vec![money("stake", stake.amount), money("most", most), money("excess", stake.amount.minus(most))],
            ),
            StakeRemedy::Whole(StakeRefusal::TotalAboveMaximum) => {
                let his = self.stakes.iter().filter(|other| other.seat == stake.seat);
                let total = his.fold(Money::ZERO, |sum, other| sum.plus(other.amount));
                step(text_key!("working-total"), vec![money("total", total), money("max", self.limits.max)]);
            }
            StakeRemedy::Whole(StakeRefusal::CannotBePaid) => {
                let pieces = house.chip_set().pieces.iter().map(|piece| piece.value);
                let unit = payable_unit(house, stake.spot);
                step(
                    text_key!("working-cannot-be-paid"),
                    vec![
                        money("stake", stake.amount),
                        money("unit", unit),
                        money("piece", pieces.min().unwrap_or(unit)),
                    ],
                );
            }
            StakeRemedy::Whole(_) => {}
        }
        steps
    }
}

fn remedies() -> Vec<Choice> {
    let ids = [
        ("back-whole", text_key!("choice-goes-back-whole")),
        ("excess-back", text_key!("choice-excess-goes-back")),
        ("stands", text_key!("choice-all-stand")),
    ];
    lettered(ids.map(|(id, key)| Choice { id: id.into(), label: Phrase::plain(key), letter: None, place: None }))
}
