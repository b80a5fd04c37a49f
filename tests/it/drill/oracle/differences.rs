//! Oracle for the differences of two houses, from the scene and from a table of what each text
//! says, written off the texts and not off the house files.

use tailleur::drill::question::{AnswerForm, LaidShoe, LaidStake, Question, Scene};
use tailleur::i18n::phrase::{Fact, Phrase};
use tailleur::rules::bet::Spot;
use tailleur::rules::house::House;
use tailleur::text_key;

use crate::drill::every_drill::{count, point, seen, winner};

/// The traits of each house: its id, packs, cards behind the stop card, whether the players hold
/// the shoe, and its words.
struct Own {
    id: &'static str,
    packs: u32,
    behind: u32,
    goes_round: bool,
    words: [&'static str; 8],
}

const TERMS: [&str; 8] = ["natural", "draw", "stand", "stood", "tailleur", "discard", "taille", "packs"];

#[rustfmt::skip]
const HOUSES: [Own; 5] = [
    Own { id: "article-57-13", packs: 6, behind: 10, goes_round: true,
        words: ["abattage", "tire", "reste", "REFUS", "tailleur", "polochon", "taille", "sixain"] },
    Own { id: "guide-fr", packs: 6, behind: 10, goes_round: true,
        words: ["abattage", "tire", "reste", "–", "tailleur", "urne", "taille", "sixain"] },
    Own { id: "monte-carlo", packs: 8, behind: 104, goes_round: false,
        words: ["abattage", "tire", "reste", "NON", "croupier", "polochon", "partie", "huitain"] },
    Own { id: "venezia-malta", packs: 8, behind: 10, goes_round: false,
        words: ["battuta", "tira", "sta", "–", "croupier", "pozzetto", "taglia", "otto mazzi"] },
    Own { id: "venezia", packs: 8, behind: 10, goes_round: false,
        words: ["abatage", "draws", "stands", "–", "dealer", "discard box", "shoe", "eight decks"] },
];

/// What a text leaves unsaid, by topic; of the words, by the word. All else on which houses are compared it says.
#[expect(clippy::too_many_lines, reason = "a line for each topic")]
fn silent(id: &str) -> &'static [&'static str] {
    match id {
        "article-57-13" | "one-pack" => &["tie-maximum", "above-maximum", "after-a-tie", "final-call"],
        "guide-fr" => &[
            "tie-maximum",
            "above-maximum",
            "burn-tens",
            "misdraw",
            "misdrawn-by-banker",
            "word-draw",
            "word-stand",
            "word-stood",
        ],
        "monte-carlo" => &[
            "tie-alone",
            "limits",
            "above-maximum",
            "after-a-tie",
            "turns-punto",
            "draws",
            "final-call",
            "misdrawn-by-banker",
            "word-discard",
        ],
        "venezia" => &[
            "tie-maximum",
            "limits",
            "above-maximum",
            "cut",
            "stop-card",
            "burn",
            "burn-tens",
            "packs",
            "turns-punto",
            "final-call",
            "misdraw-gone",
            "word-draw",
            "word-stand",
            "word-stood",
            "word-discard",
            "word-taille",
            "word-packs",
        ],
        "venezia-malta" => &[
            "tie-maximum",
            "cut",
            "stop-card",
            "burn",
            "burn-tens",
            "packs",
            "after-a-tie",
            "turns-punto",
            "draws",
            "final-call",
            "misdraw-in-view",
            "misdrawn-by-banker",
            "word-natural",
            "word-stood",
            "word-tailleur",
            "word-discard",
            "word-taille",
            "word-packs",
        ],
        other => panic!("{other}"),
    }
}

/// One table of the question.
struct At<'q> {
    id: &'q str,
    own: &'static Own,
    packs: u32,
    scene: &'q Scene,
    question: &'q Question,
}

pub(crate) fn what_changes_here(house: &House, question: &Question) -> (String, String) {
    let second = question.scene.second.as_ref().expect("a second table");
    let there = second.house.id.as_str();
    assert_ne!(house.id, there);
    let at = |id: &'static str, scene| {
        let known = if id == "one-pack" { "article-57-13" } else { id };
        let own = HOUSES.iter().find(|own| own.id == known).unwrap();
        At { id, own, packs: if id == "one-pack" { 1 } else { own.packs }, scene, question }
    };
    let name =
        |id: &str| ["one-pack"].into_iter().chain(HOUSES.iter().map(|own| own.id)).find(|own| *own == id).unwrap();
    let tables = [at(name(house.id.as_str()), &question.scene), at(name(there), &second.scene)];
    let AnswerForm::Several(parts) = &question.form else { panic!("not a part for each house") };
    let labels: Vec<_> = parts.iter().map(|part| text(&part.label, "house")).collect();
    assert_eq!(labels, [house.name.clone(), second.house.name.clone()]);
    let answers: Vec<String> = tables
        .iter()
        .zip(parts)
        .map(|(table, part)| {
            let offered =
                matches!(&part.form, AnswerForm::Choice(choices) if choices.iter().any(|one| one.id == "silent"));
            let is_silent = table.is_silent();
            assert_eq!(offered, question.prompt.key == text_key!("ask-by-the-texts"), "{:?}", question.prompt);
            let by_convention = part.label.key == text_key!("part-in-house-by-convention");
            assert_eq!(by_convention, is_silent && !offered, "{} says so before the answer: {question:?}", table.id);
            if offered && is_silent { "silent".to_owned() } else { table.answer(&part.form) }
        })
        .collect();
    (answers.join(","), format!("differs-{}-{there}", topic(question)))
}

fn fact<'p>(phrase: &'p Phrase, name: &str) -> &'p Fact {
    &phrase.facts.iter().find(|(own, _)| *own == name).unwrap_or_else(|| panic!("{name} in {phrase:?}")).1
}

fn text(phrase: &Phrase, name: &str) -> String {
    match fact(phrase, name) {
        Fact::Text(text) => text.clone(),
        other => panic!("{other:?}"),
    }
}

fn number(phrase: &Phrase, name: &str) -> u8 {
    match fact(phrase, name) {
        Fact::Number(number) => *number as u8,
        other => panic!("{other:?}"),
    }
}

/// The question without the request to answer by the texts.
pub(crate) fn asked_of(question: &Question) -> &Phrase {
    match question.prompt.facts.as_slice() {
        [("ask", Fact::Phrase(ask))] => ask,
        _ => &question.prompt,
    }
}

/// The topic compared; of the topics of stakes, the one whose trait the stake has in one of the houses.
fn topic(question: &Question) -> &'static str {
    match asked_of(question).key.as_str() {
        "ask-here-banco-pays" => "banco-pays",
        "ask-here-stake" => "stake",
        "ask-here-after-a-tie" => "after-a-tie",
        "ask-cut-first" | "ask-cut-next" => "cut",
        "ask-here-stop-card" => "stop-card",
        "ask-burn" => "burn",
        "ask-here-packs" => "packs",
        "ask-here-turns-punto" => "turns-punto",
        "ask-here-draws" => "draws",
        "ask-here-final-call" => "final-call",
        "ask-here-misdraw" => "misdraw",
        "ask-here-misdrawn-by-banker" => "misdrawn-by-banker",
        "ask-here-word" => "words",
        other => panic!("{other}"),
    }
}

impl At<'_> {
    fn answer(&self, form: &AnswerForm) -> String {
        let prompt = asked_of(self.question);
        match topic(self.question) {
            "banco-pays" => self.banco_pays().to_string(),
            "stake" => self.stake().to_owned(),
            "after-a-tie" if self.own.goes_round => "keeps".to_owned(),
            "after-a-tie" | "draws" if !self.own.goes_round => "tailleur".to_owned(),
            "draws" => "holder".to_owned(),
            "cut" => self.cut(),
            "stop-card" => self.own.behind.to_string(),
            "burn" => {
                let Some(LaidShoe::Turned(card, 0)) = self.scene.shoe else { panic!("no card is turned") };
                if count(card) == 0 { 10 } else { count(card) }.to_string()
            }
            "packs" => self.packs.to_string(),
            "turns-punto" => self.turns_punto(),
            "final-call" => id_of(form, &self.final_call()),
            "misdraw" => self.misdraw().to_owned(),
            "misdrawn-by-banker" => if self.own.goes_round { "passes" } else { "no-banker" }.to_owned(),
            "words" => {
                let Fact::Phrase(meaning) = fact(prompt, "meaning") else { panic!("{prompt:?}") };
                let term = TERMS.iter().position(|term| meaning.key.as_str() == format!("term-{term}")).unwrap();
                id_of(form, self.own.words[term])
            }
            other => panic!("{other}"),
        }
    }

    /// True if the text says nothing that decides this question.
    fn is_silent(&self) -> bool {
        let says_nothing = |of: &str| silent(self.id).contains(&of);
        let prompt = asked_of(self.question);
        match topic(self.question) {
            "banco-pays" => false,
            "stake" => match (self.stake(), self.scene.stakes.as_slice()) {
                (_, [stake]) if stake.spot == Spot::Egalite => says_nothing("tie-alone"),
                ("stands", [.., stake]) if stake.spot == Spot::Egalite && self.own.id == "monte-carlo" => false,
                ("stands", _) => says_nothing("limits"),
                // Malta's text says of one thing alone what is done: the excess goes back.
                (done, _) => done != "excess-back",
            },
            "burn" => {
                let Some(LaidShoe::Turned(card, 0)) = self.scene.shoe else { panic!("no card is turned") };
                says_nothing(if count(card) == 0 { "burn-tens" } else { "burn" })
            }
            "misdraw" => match self.misdraw() {
                _ if says_nothing("misdraw") => true,
                "restored" => says_nothing("misdraw-in-view"),
                _ => says_nothing("misdraw-gone"),
            },
            "words" => {
                let Fact::Phrase(meaning) = fact(prompt, "meaning") else { panic!("{prompt:?}") };
                says_nothing(&meaning.key.replace("term-", "word-"))
            }
            topic => says_nothing(topic),
        }
    }

    fn hands(&self) -> [Vec<tailleur::rules::card::Card>; 2] {
        [seen(&self.scene.hands.punto), seen(&self.scene.hands.banco)]
    }

    fn banco_pays(&self) -> u64 {
        let hands = self.hands();
        assert_eq!(winner(&hands), "banco");
        let [stake] = self.scene.stakes.as_slice() else { panic!("not one stake") };
        assert_eq!(stake.spot, Spot::Banco);
        let coins = stake.amount.get();
        match self.id {
            "venezia-malta" if point(&hands[1]) == 6 => coins / 2,
            "venezia-malta" => coins,
            _ => coins / 20 * 19,
        }
    }

    fn stake(&self) -> &'static str {
        let prompt = asked_of(self.question);
        let seat = number(prompt, "seat");
        let Fact::Money(amount) = fact(prompt, "stake") else { panic!("no sum") };
        let of_seat: Vec<&LaidStake> = self.scene.stakes.iter().filter(|stake| stake.seat == seat).collect();
        let stake = of_seat.iter().find(|stake| stake.amount == *amount && asked(stake.spot, prompt));
        let limits = self.scene.limits.unwrap();
        super::fault_in(self.id, &of_seat, stake.unwrap(), limits).map_or("stands", |(_, done)| done)
    }

    fn cut(&self) -> String {
        if !self.own.goes_round {
            // The texts that let the croupier deal name no seat for the cut.
            return "anyone".to_owned();
        }
        super::cutting(asked_of(self.question), self.question).0
    }

    fn turns_punto(&self) -> String {
        if self.own.id != "article-57-13" {
            return "tailleur".to_owned();
        }
        let holder = number(asked_of(self.question), "seat");
        assert_eq!(self.scene.seats.as_ref().unwrap().holder, Some(holder));
        let able = self.scene.stakes.iter().filter(|stake| stake.spot == Spot::Punto && stake.seat != holder);
        able.max_by_key(|stake| stake.amount).map_or("tailleur".to_owned(), |stake| format!("seat-{}", stake.seat))
    }

    fn final_call(&self) -> String {
        let hands = self.hands();
        let wins = winner(&hands);
        let (p, b) = (point(&hands[0]), point(&hands[1]));
        match (self.own.id, wins) {
            ("monte-carlo", "egalite") => format!("{b} à la Banque, {p} à la Ponte, Égalité"),
            ("monte-carlo", "punto") => format!("{b} à la Banque, {p} à la Ponte, Ponte gagne"),
            ("monte-carlo", _) => format!("{b} à la Banque, {p} à la Ponte, Banque gagne"),
            ("venezia-malta", "egalite") => format!("{b} al Banco, {p} al Punto, Parità"),
            ("venezia-malta", "punto") => format!("{b} al Banco, {p} al Punto, vince Punto"),
            ("venezia-malta", _) => format!("{b} al Banco, {p} al Punto, vince Banco"),
            ("venezia", "egalite") => format!("{b} for Banker, {p} for Player, Tie"),
            ("venezia", "punto") => format!("{b} for Banker, {p} for Player, Player wins"),
            ("venezia", _) => format!("{b} for Banker, {p} for Player, Banker wins"),
            (_, "egalite") => format!("{b} à Banco, {p} à Punto, Égalité gagne"),
            (_, "punto") => format!("{b} à Banco, {p} à Punto, Punto gagne"),
            (_, _) => format!("{b} à Banco, {p} à Punto, Banco gagne"),
        }
    }

    /// One card too many: put right while it lies in view. Gone, the coup is null; Malta's direction decides.
    fn misdraw(&self) -> &'static str {
        let events: Vec<&str> = self.question.scene.narration.iter().map(|events| events.key.as_str()).collect();
        assert_eq!(events[0], "reason-misdraw-after-the-end");
        match events[1] {
            "told-here-cards-in-view" => "restored",
            _ if self.id == "venezia-malta" => "direction",
            _ => "null",
        }
    }
}

fn asked(spot: Spot, prompt: &Phrase) -> bool {
    let Fact::Chance(chance) = fact(prompt, "chance") else { panic!("no chance in {prompt:?}") };
    spot == Spot::from(*chance)
}

/// The id of the choice that says this.
fn id_of(form: &AnswerForm, words: &str) -> String {
    let AnswerForm::Choice(choices) = form else { panic!("no choices") };
    let said = choices.iter().filter(|choice| choice.id != "silent");
    let saying: Vec<_> = said.filter(|choice| text(&choice.label, "text") == words).collect();
    assert_eq!(saying.len(), 1, "{words} in {choices:?}");
    saying[0].id.clone().into_owned()
}
