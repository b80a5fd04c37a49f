//! Writes lesson files in RON, formatted like an author's, one question per paragraph.

use crate::drill::authored::{Asking, ChoiceIs, FixedOption, FixedPart, FixedQuestion, FixedScene, MoneyIs};
use crate::i18n::LocalizedText;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::side::Side;
use crate::syntax::edit::quoted;

use super::LessonEntry;
use crate::lesson::Pass;

struct RonWriter {
    text: String,
    depth: usize,
}

impl RonWriter {
    fn line(&mut self, line: &str) {
        if !line.is_empty() {
            self.text.extend(std::iter::repeat_n("    ", self.depth));
            self.text.push_str(line);
        }
        self.text.push('\n');
    }

    fn within(&mut self, open: &str, close: &str, inner: impl FnOnce(&mut Self)) {
        self.line(open);
        self.depth += 1;
        inner(self);
        self.depth -= 1;
        self.line(close);
    }
}

pub(super) struct LessonHeader<'a> {
    /// Origin of the questions.
    pub(super) comment: &'a str,
    pub(super) id: &'a str,
    pub(super) title: &'a LocalizedText,
    pub(super) goal: &'a LocalizedText,
    pub(super) houses: &'a [String],
}

pub(super) fn lesson(head: &LessonHeader<'_>, entries: &[LessonEntry]) -> String {
    let mut page = RonWriter { text: String::new(), depth: 0 };
    page.line(&format!("// {}", head.comment.replace(['\n', '\r'], " ")));
    page.within("(", ")", |page| {
        page.line(&format!("id: {},", quoted(head.id)));
        page.line("version: 1,");
        page.line(&format!("title: {},", texts(head.title)));
        page.line(&format!("goal: {},", texts(head.goal)));
        if !head.houses.is_empty() {
            page.line(&format!("houses: {},", list(head.houses.iter().map(|house| quoted(house)))));
        }
        page.within("steps: [", "],", |page| steps(page, entries));
        let Pass { accuracy, seconds, .. } = Pass::IMPORTED;
        page.line(&format!("pass: (accuracy: {accuracy}, seconds: {seconds}),"));
    });
    page.text
}

/// Adjacent questions share a step.
fn steps(page: &mut RonWriter, entries: &[LessonEntry]) {
    let is_asked = |entry: &LessonEntry| matches!(entry, LessonEntry::Ask(_));
    for run in entries.chunk_by(|one, other| is_asked(one) && is_asked(other)) {
        match run {
            [LessonEntry::Read(words)] => page.line(&format!("Read({}),", texts(words))),
            [LessonEntry::Example { cards, says, ends }] => page.within("Example(", "),", |page| {
                page.line(&format!("cards: {},", cards_of(cards)));
                page.line(&format!("says: {},", texts(says)));
                let (punto, banco) = (ends.punto.get(), ends.banco.get());
                page.line(&format!("ends: (punto: {punto}, banco: {banco}, winner: {:?}),", ends.winner));
            }),
            _ => page.within("Ask([", "]),", |page| {
                for (at, entry) in run.iter().enumerate() {
                    if at > 0 {
                        page.line("");
                    }
                    if let LessonEntry::Ask(question) = entry {
                        question_of(page, question);
                    }
                }
            }),
        }
    }
}

fn question_of(page: &mut RonWriter, question: &FixedQuestion) {
    page.within("(", "),", |page| {
        page.line(&format!("id: {},", quoted(&question.id)));
        scene(page, &question.scene);
        if let Some(asks) = &question.asks {
            page.line(&format!("asks: {},", texts(asks)));
        }
        answer(page, "answer: ", &question.answer);
        if !question.hints.is_empty() {
            page.within("hints: [", "],", |page| {
                for hint in &question.hints {
                    page.line(&format!("(answer: {}, says: {}),", quoted(&hint.answer), texts(&hint.says)));
                }
            });
        }
        if let Some(because) = &question.because {
            page.line(&format!("because: {},", texts(because)));
        }
        if let Some(clause) = question.clause {
            page.line(&format!("clause: {},", quoted(&clause.to_string())));
        }
    });
}

/// Writes the scene parts that imports can produce.
fn scene(page: &mut RonWriter, scene: &FixedScene) {
    if *scene == FixedScene::default() {
        return;
    }
    page.within("scene: (", "),", |page| {
        for (side, cards) in [("punto", &scene.punto), ("banco", &scene.banco)] {
            if !cards.is_empty() {
                page.line(&format!("{side}: {},", cards_of(cards)));
            }
        }
        if !scene.stakes.is_empty() {
            let stakes = scene.stakes.iter().map(|stake| {
                format!("(seat: {}, spot: {}, amount: {})", stake.seat, spot(stake.spot), stake.amount.get())
            });
            page.line(&format!("stakes: {},", list(stakes)));
        }
        if !scene.told.is_empty() {
            page.line(&format!("told: {},", list(scene.told.iter().map(texts))));
        }
        if let Some(picture) = &scene.picture {
            page.line(&format!("picture: {},", quoted(picture)));
        }
    });
}

fn answer(page: &mut RonWriter, before: &str, asking: &Asking) {
    match asking {
        Asking::Choice { options, right, is } => {
            let fields = [right_of(right.as_deref()), is.map(|is| format!("is: {}", choice_is(is)))];
            if options.is_empty() {
                page.line(&format!("{before}Choice({}),", joined(fields)));
                return;
            }
            page.within(&format!("{before}Choice("), "),", |page| {
                options_of(page, options);
                for field in fields.into_iter().flatten() {
                    page.line(&format!("{field},"));
                }
            });
        }
        Asking::Number { right, most, margin, .. } => {
            let fields = [("right", right), ("most", most), ("margin", margin)]
                .map(|(name, value)| value.map(|value| format!("{name}: {value}")));
            page.line(&format!("{before}Number({}),", joined(fields)));
        }
        Asking::Money { right, is } => {
            let fields =
                [right.map(|right| format!("right: {}", right.get())), is.map(|is| format!("is: {}", money_is(is)))];
            page.line(&format!("{before}Money({}),", joined(fields)));
        }
        Asking::Call { right, also, tiles, .. } => {
            let [also, tiles] = [("also", also), ("tiles", tiles)].map(|(name, all)| {
                (!all.is_empty()).then(|| format!("{name}: {}", list(all.iter().map(|words| quoted(words)))))
            });
            page.line(&format!("{before}Call({}),", joined([right_of(right.as_deref()), also, tiles])));
        }
        Asking::Several(parts) => page.within(&format!("{before}Several(["), "]),", |page| {
            for part in parts {
                line_of(page, part);
            }
        }),
        // Imports produce no other form.
        _ => {}
    }
}

fn line_of(page: &mut RonWriter, part: &FixedPart) {
    page.within("(", "),", |page| {
        if let Some(asks) = &part.asks {
            page.line(&format!("asks: {},", texts(asks)));
        }
        answer(page, "answer: ", &part.answer);
    });
}

fn options_of(page: &mut RonWriter, options: &[FixedOption]) {
    page.within("options: [", "],", |page| {
        for option in options {
            page.line(&format!("(id: {}, says: {}),", quoted(&option.id), texts(&option.says)));
        }
    });
}

fn right_of(right: Option<&str>) -> Option<String> {
    right.map(|right| format!("right: {}", quoted(right)))
}

fn choice_is(is: ChoiceIs) -> String {
    match is {
        ChoiceIs::DrawOrStand(side) => format!("DrawOrStand({})", side_name(side)),
        ChoiceIs::Winner => "Winner".to_owned(),
        ChoiceIs::Misdraw(asked) => format!("Misdraw({asked:?})"),
    }
}

fn money_is(is: MoneyIs) -> String {
    match is {
        MoneyIs::Paid(seat, on) => format!("Paid({seat}, {})", spot(on)),
        MoneyIs::Commission(seat, on) => format!("Commission({seat}, {})", spot(on)),
        MoneyIs::Worth => "Worth".to_owned(),
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Punto => "Punto",
        Side::Banco => "Banco",
    }
}

fn spot(spot: Spot) -> String {
    match spot {
        Spot::Punto => "Punto".to_owned(),
        Spot::Banco => "Banco".to_owned(),
        Spot::Egalite => "Egalite".to_owned(),
        Spot::Own(place) => format!("Own({place})"),
    }
}

fn cards_of(cards: &[Card]) -> String {
    list(cards.iter().map(|card| quoted(&card.to_string())))
}

pub(super) fn texts(texts: &LocalizedText) -> String {
    let entries = texts.entries().map(|(code, text)| format!("{}: {}", quoted(code), quoted(text)));
    format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
}

pub(super) fn list(entries: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", entries.into_iter().collect::<Vec<_>>().join(", "))
}

fn joined<const N: usize>(fields: [Option<String>; N]) -> String {
    fields.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
