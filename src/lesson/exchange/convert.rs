//! Converts imported items into lesson entries, with a note for each one omitted.

use std::sync::Arc;

use crate::drill::authored::{Asking, FixedOption, FixedPart, FixedQuestion, Hint};
use crate::i18n::LocalizedText;
use crate::i18n::call_words::first_difference;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::syntax::TextPosition;

use super::super::{LONGEST_COMMENT, LONGEST_LINE, LONGEST_QUESTION, objections};
use super::figure::{DecimalNumber, mentions_money};
use super::ids::{UniqueIds, slug};
use super::item::{ExchangeItem, ItemKind, NumberRange, WeightedAnswer, any};
use super::notes::{ExchangeNotes, excerpt};
use super::{LONGEST_PAGE, LessonEntry};

/// Maximum number of options or lines, each with a letter.
const MOST_ANSWERS: usize = 26;

pub(super) struct Converter {
    pub(super) notes: ExchangeNotes,
    ids: UniqueIds,
    /// Houses in which every question is proved.
    houses: Vec<Arc<House>>,
    languages: Vec<Language>,
    words: Vec<Catalog>,
}

/// An answer with hints to wrong answers and explanations of right ones.
struct ConvertedAnswer {
    answer: Asking,
    hints: Vec<Hint>,
    because: Vec<LocalizedText>,
}

impl ConvertedAnswer {
    const fn new(answer: Asking) -> Self {
        Self { answer, hints: Vec::new(), because: Vec::new() }
    }
}

type OmitReason = Phrase;

impl Converter {
    pub(super) fn new(languages: &[Language], houses: &[Arc<House>]) -> Self {
        let words = languages.iter().map(|language| Catalog::new(*language)).collect();
        Self {
            notes: ExchangeNotes::default(),
            ids: UniqueIds::default(),
            houses: houses.to_vec(),
            languages: languages.to_vec(),
            words,
        }
    }

    /// A text key in each language of the pack.
    pub(super) fn texts_of_key(&self, key: TextKey) -> LocalizedText {
        LocalizedText::from_languages(self.words.iter().map(|words| (words.language(), words.message(key))))
    }

    pub(super) fn reserve_ids(&mut self, questions: &[String]) {
        for id in questions {
            let _ = self.ids.unique(id, id);
        }
    }

    /// In the first language of the pack.
    pub(super) fn render(&self, phrase: &Phrase) -> String {
        self.words.first().map_or_else(String::new, |words| words.render(phrase, &HouseTerms::default()))
    }

    /// The entry of an item; `None`, with a note, if it is omitted.
    pub(super) fn entry(&mut self, item: ExchangeItem) -> Option<LessonEntry> {
        let place = item.place;
        let shown = excerpt(any(&item.text));
        match self.convert(item) {
            Ok(entry) => Some(entry),
            Err(what) => {
                self.notes.omitted(place, what.with("question", shown));
                None
            }
        }
    }

    fn convert(&mut self, item: ExchangeItem) -> Result<LessonEntry, OmitReason> {
        let place = item.place;
        let is_page = matches!(item.kind, ItemKind::Reading | ItemKind::Shown(..));
        short_enough(&item.text, if is_page { LONGEST_PAGE } else { LONGEST_QUESTION })?;
        if any(&item.text).trim().is_empty() && !matches!(item.kind, ItemKind::Decided(_)) {
            return Err(text!("exchange-no-words"));
        }
        let asks = self.in_pack_languages(item.text.clone(), place);
        if matches!(item.kind, ItemKind::Reading) {
            return Ok(LessonEntry::Read(as_pages(&asks)));
        }
        if let ItemKind::Shown(cards, ends) = item.kind {
            return Ok(LessonEntry::Example { cards, says: as_pages(&asks), ends });
        }
        let whole = format!("{:?}{:?}{:?}{:?}", item.id, item.text, item.kind, item.scene);
        let mut made = match item.kind {
            ItemKind::Choice(answers) => self.choice(&answers, place)?,
            ItemKind::TrueFalse { right, wrong, of_right } => self.true_or_false(right, wrong, of_right),
            ItemKind::Number(figures) => number(&figures, any(&asks), place, &mut self.notes)?,
            ItemKind::Money(figures) => money(&figures, place, &mut self.notes)?,
            ItemKind::Words(answers) => self.worded_answer(&answers, any(&asks), place)?,
            ItemKind::Matching(pairs) => {
                let mut whole = |text| self.in_pack_languages(text, place);
                let pairs: Vec<_> = pairs.into_iter().map(|(left, right)| (whole(left), whole(right))).collect();
                matching(&pairs)?
            }
            ItemKind::Decided(answer) => ConvertedAnswer::new(answer),
            ItemKind::Essay | ItemKind::Reading | ItemKind::Shown(..) => return Err(text!("exchange-essay")),
        };
        made.because.extend(item.because);
        let from = item.id.as_deref().or(item.name.as_deref()).unwrap_or(any(&asks));
        let id = self.ids.unique(from, &whole).ok_or(text!("exchange-twice"))?;
        let because = joined(&made.because).filter(|because| self.is_short(because, place));
        let because = because.map(|because| self.in_pack_languages(because, place));
        made.hints.retain(|hint| self.is_short(&hint.says, place));
        lines_fit(&made.answer)?;
        let hints = std::mem::take(&mut made.hints);
        let hints =
            hints.into_iter().map(|Hint { answer, says }| Hint { answer, says: self.in_pack_languages(says, place) });
        let question = FixedQuestion {
            id,
            hints: hints.collect(),
            incident: None,
            scene: item.scene,
            asks: Some(asks).filter(|asks| !any(asks).is_empty()),
            answer: made.answer,
            because,
            clause: item.clause,
        };
        // Skip anything the checker would refuse.
        let houses: Vec<&House> = self.houses.iter().map(AsRef::as_ref).collect();
        let objection = objections(&question, &houses).into_iter().next();
        objection.map_or(Ok(LessonEntry::Ask(Box::new(question))), |objection| {
            Err(text!("exchange-refused", why = Fact::Phrase(Box::new(objection.what))))
        })
    }

    /// True if the feedback is short enough; a note otherwise.
    fn is_short(&mut self, said: &LocalizedText, place: TextPosition) -> bool {
        let short = short_enough(said, LONGEST_COMMENT).is_ok();
        if !short {
            let what = text!(
                "exchange-explanation-too-long",
                text = excerpt(any(said)),
                most = Fact::Number(LONGEST_COMMENT as u64)
            );
            self.notes.changed(place, what);
        }
        short
    }

    /// The text in exactly the pack's languages; missing ones are copied from another.
    fn in_pack_languages(&mut self, texts: LocalizedText, place: TextPosition) -> LocalizedText {
        let missing = |language: &&Language| !texts.languages().any(|code| code == language.code());
        if texts.languages().next().is_none() {
            return texts;
        }
        let missing: Vec<Language> = self.languages.iter().copied().filter(|language| missing(&language)).collect();
        let asked_in = |code: &str| self.languages.iter().any(|language| language.code() == code);
        let (own, foreign): (Vec<_>, Vec<_>) = texts.entries().partition(|(code, _)| asked_in(code));
        let mut note = |key: TextKey, languages: Vec<&str>| {
            let what = Phrase::plain(key).with("text", excerpt(any(&texts)));
            self.notes.changed(place, what.with("languages", Fact::Text(languages.join(", "))));
        };
        if !missing.is_empty() {
            note(text_key!("exchange-not-translated"), missing.iter().copied().map(Language::name).collect());
        } else if !foreign.is_empty() {
            let codes = foreign.iter().map(|(code, _)| *code);
            let name = |code| if let Some(language) = Language::from_tag(code) { language.name() } else { code };
            note(text_key!("exchange-not-asked-in"), codes.map(name).collect());
        }
        let more = missing.into_iter().map(|language| (language.code(), any(&texts)));
        own.into_iter().chain(more).map(|(code, text)| (code.to_owned(), text.to_owned())).collect()
    }

    fn choice(&mut self, answers: &[WeightedAnswer], place: TextPosition) -> Result<ConvertedAnswer, OmitReason> {
        let how_many = answers.len();
        if how_many < 2 {
            return Err(text!("exchange-too-few-answers"));
        }
        if how_many > MOST_ANSWERS {
            return Err(text!("exchange-too-many-answers", most = Fact::Number(MOST_ANSWERS as u64)));
        }
        let all: Vec<usize> = (0..how_many).filter(|at| answers.get(*at).is_some_and(|a| a.share.is_all())).collect();
        let some = answers.iter().filter(|answer| answer.share.0 > 0).count();
        match all.as_slice() {
            [] if some == 0 => Err(text!("exchange-none-right")),
            [] => Ok(self.several_right(answers, place)),
            [right] => {
                if answers.iter().any(|answer| answer.share.is_partial()) {
                    self.notes.changed(place, text!("exchange-partial-marks"));
                }
                let says: Vec<LocalizedText> = answers.iter().map(|answer| answer.text.clone()).collect();
                let says: Vec<LocalizedText> =
                    says.into_iter().map(|says| self.in_pack_languages(says, place)).collect();
                Ok(chosen(options_of(&says), answers, *right))
            }
            _ => Err(text!("exchange-any-of-several")),
        }
    }

    /// Several right answers: each becomes a line of its own.
    fn several_right(&mut self, answers: &[WeightedAnswer], place: TextPosition) -> ConvertedAnswer {
        self.notes.changed(place, text!("exchange-several-right"));
        let (yes, no) =
            (self.texts_of_key(text_key!("exchange-right")), self.texts_of_key(text_key!("exchange-wrong")));
        let says = |right: bool| if right { yes.clone() } else { no.clone() };
        let is_right = |answer: &WeightedAnswer| answer.share.0 > 0;
        // In their order of occurrence, as with other pairs.
        let first = answers.first().is_none_or(is_right);
        let options = options_of(&[says(first), says(!first)]);
        let id = |right: bool| options.get(usize::from(right != first)).map(|option| option.id.clone());
        let line = |answer: &WeightedAnswer| FixedPart {
            asks: Some(answer.text.clone()),
            answer: Asking::Choice { options: options.clone(), right: id(is_right(answer)), is: None },
        };
        let lines: Vec<FixedPart> = answers.iter().map(line).collect();
        let because = answers.iter().filter_map(|answer| {
            let said = answer.feedback.as_ref()?;
            Some(paired(&answer.text, said))
        });
        ConvertedAnswer { because: because.collect(), ..ConvertedAnswer::new(Asking::Several(lines)) }
    }

    fn true_or_false(
        &mut self,
        right: bool,
        wrong: Option<LocalizedText>,
        of_right: Option<LocalizedText>,
    ) -> ConvertedAnswer {
        let options = yes_or_no(
            "true",
            &self.texts_of_key(text_key!("exchange-true")),
            "false",
            &self.texts_of_key(text_key!("exchange-false")),
        );
        let answer = Asking::Choice { options, right: Some(right.to_string()), is: None };
        let hints = wrong.map(|says| Hint { answer: (!right).to_string(), says }).into_iter().collect();
        ConvertedAnswer { answer, hints, because: of_right.into_iter().collect() }
    }

    fn worded_answer(
        &mut self,
        answers: &[WeightedAnswer],
        asks: &str,
        place: TextPosition,
    ) -> Result<ConvertedAnswer, OmitReason> {
        let full: Vec<&WeightedAnswer> = answers.iter().filter(|answer| answer.share.is_all()).collect();
        let Some(first) = full.first() else { return Err(text!("exchange-none-right")) };
        let right = any(&first.text);
        if full.iter().any(|answer| any(&answer.text).contains('*')) {
            return Err(text!("exchange-wildcard"));
        }
        if full.len() == 1 && DecimalNumber::read(right, super::figure::DecimalStyle::Point).is_some() {
            let as_figure = |answer: &WeightedAnswer| {
                let exact = DecimalNumber::read(any(&answer.text), super::figure::DecimalStyle::Point);
                NumberRange { least: exact, most: exact, exact, share: answer.share, feedback: answer.feedback.clone() }
            };
            let figures: Vec<NumberRange> = answers.iter().map(as_figure).collect();
            return number(&figures, asks, place, &mut self.notes);
        }
        let mut also: Vec<String> = Vec::new();
        for other in full.iter().map(|answer| any(&answer.text)) {
            let is_new = |known: &str| first_difference(known, other, None).is_some();
            if is_new(right) && also.iter().all(|known| is_new(known)) {
                also.push(other.to_owned());
            }
        }
        if answers.iter().any(|answer| answer.share.is_partial()) {
            self.notes.changed(place, text!("exchange-partial-marks"));
        }
        let (hints, otherwise) = hints_of_words(answers);
        if otherwise {
            self.notes.changed(place, text!("exchange-feedback-otherwise"));
        }
        let because = first.feedback.clone().into_iter().collect();
        let answer = Asking::Call { right: Some(right.to_owned()), also, tiles: Vec::new(), is: None };
        Ok(ConvertedAnswer { answer, hints, because })
    }
}

/// An error if the text exceeds the checker's limit.
fn short_enough(said: &LocalizedText, most: usize) -> Result<(), OmitReason> {
    let longest = said.entries().map(|(_, text)| text.chars().count()).max().unwrap_or_default();
    if longest <= most {
        return Ok(());
    }
    let what = text!("exchange-text-too-long", found = Fact::Number(longest as u64), most = Fact::Number(most as u64));
    Err(what)
}

fn lines_fit(answer: &Asking) -> Result<(), OmitReason> {
    match answer {
        Asking::Choice { options, .. } => options.iter().try_for_each(|option| {
            let is_empty = option.says.entries().any(|(_, text)| text.trim().is_empty());
            if is_empty { Err(text!("exchange-empty-answer")) } else { short_enough(&option.says, LONGEST_LINE) }
        }),
        Asking::Several(parts) => parts.iter().try_for_each(|part| {
            part.asks.iter().try_for_each(|asks| short_enough(asks, LONGEST_LINE))?;
            lines_fit(&part.answer)
        }),
        _ => Ok(()),
    }
}

/// Left halves become lines, right halves the options.
fn matching(pairs: &[(LocalizedText, LocalizedText)]) -> Result<ConvertedAnswer, OmitReason> {
    // Check the count before comparing all pairs.
    if pairs.len() > 2 * MOST_ANSWERS {
        return Err(text!("exchange-too-many-answers", most = Fact::Number(MOST_ANSWERS as u64)));
    }
    let mut says: Vec<LocalizedText> = Vec::new();
    for (_, right) in pairs {
        if !says.contains(right) {
            says.push(right.clone());
        }
    }
    let lines = pairs.iter().filter(|(left, _)| !any(left).is_empty()).count();
    if lines < 2 || says.len() < 2 {
        return Err(text!("exchange-too-few-pairs"));
    }
    if lines > MOST_ANSWERS || says.len() > MOST_ANSWERS {
        return Err(text!("exchange-too-many-answers", most = Fact::Number(MOST_ANSWERS as u64)));
    }
    let options = options_of(&says);
    let line = |(left, right): &(LocalizedText, LocalizedText)| {
        let own = options.iter().find(|option| option.says == *right).map(|option| option.id.clone());
        let answer = Asking::Choice { options: options.clone(), right: own, is: None };
        (!any(left).is_empty()).then(|| FixedPart { asks: Some(left.clone()), answer })
    };
    Ok(ConvertedAnswer::new(Asking::Several(pairs.iter().filter_map(line).collect())))
}

/// One right option; feedback to the others becomes hints.
fn chosen(options: Vec<FixedOption>, answers: &[WeightedAnswer], right: usize) -> ConvertedAnswer {
    let id = |at: usize| options.get(at).map(|option| option.id.clone()).unwrap_or_default();
    let wrong = answers.iter().enumerate().filter(|(at, _)| *at != right);
    let hints =
        wrong.filter_map(|(at, answer)| Some(Hint { answer: id(at), says: answer.feedback.clone()? })).collect();
    let because = answers.get(right).and_then(|answer| answer.feedback.clone()).into_iter().collect();
    let right = Some(id(right));
    ConvertedAnswer { answer: Asking::Choice { options, right, is: None }, hints, because }
}

fn yes_or_no(yes: &str, yes_says: &LocalizedText, no: &str, no_says: &LocalizedText) -> Vec<FixedOption> {
    let option = |id: &str, says: &LocalizedText| FixedOption { id: id.to_owned(), says: says.clone(), at: None };
    vec![option(yes, yes_says), option(no, no_says)]
}

/// Hints to wrong words; true if there is feedback to any other answer.
fn hints_of_words(answers: &[WeightedAnswer]) -> (Vec<Hint>, bool) {
    let wrong = || answers.iter().filter(|answer| !answer.share.is_all());
    let hint =
        |answer: &WeightedAnswer| Some(Hint { answer: any(&answer.text).to_owned(), says: answer.feedback.clone()? });
    let is_any = |answer: &WeightedAnswer| any(&answer.text) == "*";
    let otherwise = wrong().any(|answer| is_any(answer) && answer.feedback.is_some());
    (wrong().filter(|answer| !is_any(answer)).filter_map(hint).collect(), otherwise)
}

/// A whole number, or a sum of money if it has decimals and a currency is mentioned.
fn number(
    figures: &[NumberRange],
    asks: &str,
    place: TextPosition,
    notes: &mut ExchangeNotes,
) -> Result<ConvertedAnswer, OmitReason> {
    let full = full_mark_figure(figures)?;
    let (Some(least), Some(most)) = (full.least, full.most) else { return Err(text!("exchange-none-right")) };
    let whole = match full.exact {
        Some(exact) => exact.whole(),
        None => DecimalNumber::only_whole_between(least, most).or_else(|| least.midpoint(most).whole()),
    };
    let Some(right) = whole else {
        if full.exact.is_some_and(|exact| exact.coins().is_some()) && mentions_money(asks) {
            return money(figures, place, notes);
        }
        let key = if full.exact.is_some() { text_key!("exchange-not-whole") } else { text_key!("exchange-range") };
        return Err(Phrase::plain(key));
    };
    let margin = DecimalNumber::from(right).whole_steps_to(most).filter(|margin| *margin > 0);
    note_other_figures(figures, place, notes);
    let largest = right.saturating_add(margin.unwrap_or_default());
    let most = (largest > 99).then(|| 10_u32.checked_pow(largest.ilog10() + 1).map_or(u32::MAX, |most| most - 1));
    let written = |figure: DecimalNumber| figure.whole().map(|whole| whole.to_string());
    let because = full.feedback.clone().into_iter().collect();
    let hints = hints_of(figures, written);
    Ok(ConvertedAnswer { answer: Asking::Number { right: Some(right), most, margin, is: None }, hints, because })
}

fn money(
    figures: &[NumberRange],
    place: TextPosition,
    notes: &mut ExchangeNotes,
) -> Result<ConvertedAnswer, OmitReason> {
    let full = full_mark_figure(figures)?;
    let right = full.exact.and_then(DecimalNumber::coins).map(Money::coins).filter(|sum| *sum <= Money::MOST);
    let Some(right) = right else { return Err(text!("exchange-no-sum")) };
    if full.least != full.most {
        let what = text!("exchange-margin-of-money", right = Fact::Money(right));
        notes.changed(place, what);
    }
    note_other_figures(figures, place, notes);
    let written = |figure: DecimalNumber| figure.coins().map(|coins| coins.to_string());
    let because = full.feedback.clone().into_iter().collect();
    Ok(ConvertedAnswer {
        answer: Asking::Money { right: Some(right), is: None },
        hints: hints_of(figures, written),
        because,
    })
}

/// The single number with full marks.
fn full_mark_figure(figures: &[NumberRange]) -> Result<&NumberRange, OmitReason> {
    let mut full = figures.iter().filter(|figure| figure.share.is_all());
    match (full.next(), full.next()) {
        (Some(one), None) => Ok(one),
        (None, _) => Err(text!("exchange-none-right")),
        (Some(_), Some(_)) => Err(text!("exchange-any-of-several")),
    }
}

fn note_other_figures(figures: &[NumberRange], place: TextPosition, notes: &mut ExchangeNotes) {
    if figures.iter().any(|figure| figure.share.is_partial()) {
        notes.changed(place, text!("exchange-partial-marks"));
    }
    let full = full_mark_figure(figures).ok();
    let has_no_hint =
        |figure: &NumberRange| figure.exact.is_none_or(|exact| full.is_some_and(|full| full.contains(exact)));
    let is_lost = |figure: &NumberRange| !figure.share.is_all() && figure.feedback.is_some() && has_no_hint(figure);
    if figures.iter().any(is_lost) {
        notes.changed(place, text!("exchange-feedback-otherwise"));
    }
}

/// Hints to wrong numbers. A margin around the right one, for part of the marks, is none.
fn hints_of(figures: &[NumberRange], written: impl Fn(DecimalNumber) -> Option<String>) -> Vec<Hint> {
    let full = full_mark_figure(figures).ok();
    let hint = |figure: &NumberRange| {
        let exact = figure.exact.filter(|exact| !full.is_some_and(|full| full.contains(*exact)))?;
        Some(Hint { answer: written(exact)?, says: figure.feedback.clone()? })
    };
    figures.iter().filter(|figure| !figure.share.is_all()).filter_map(hint).collect()
}

fn as_pages(said: &LocalizedText) -> LocalizedText {
    said.entries().map(|(code, text)| (code.to_owned(), super::markup::to_page(text))).collect()
}

fn options_of(says: &[LocalizedText]) -> Vec<FixedOption> {
    let mut ids = UniqueIds::default();
    let option = |(at, says): (usize, &LocalizedText)| FixedOption {
        id: ids.numbered(&slug(any(says), 24), &format!("answer-{}", at + 1)),
        says: says.clone(),
        at: None,
    };
    says.iter().enumerate().map(option).collect()
}

fn joined(texts: &[LocalizedText]) -> Option<LocalizedText> {
    let mut texts = texts.iter().filter(|text| !any(text).is_empty());
    let first = texts.next()?.clone();
    Some(texts.fold(first, |before, next| combined(&before, next, "\n")))
}

/// `answer: feedback`.
fn paired(one: &LocalizedText, other: &LocalizedText) -> LocalizedText {
    combined(one, other, " – ")
}

fn combined(one: &LocalizedText, other: &LocalizedText, between: &str) -> LocalizedText {
    one.entries().map(|(code, text)| (code.to_owned(), format!("{text}{between}{}", other.for_code(code)))).collect()
}
