//! Converts one table row into a question.

use crate::i18n::LocalizedText;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::clause::Clause;

use super::super::figure::{DecimalNumber, DecimalStyle};
use super::super::ids::slug;
use super::super::item::{ExchangeItem, ItemKind, MarkShare, NumberRange, WeightedAnswer, any, texts};
use super::super::markup::{LostMarkup, without_braces};
use super::super::notes::{ExchangeNotes, excerpt};
use super::super::{ImportOptions, note_lost};
use super::coups::CoupRow;
use super::heads::ImportColumn;
use super::{ImportTable, SheetRow};

/// Stands for a bar inside an answer while the others are distinguished.
const BAR: &str = "\u{e000}";
/// Separators of several answers in one cell.
const BETWEEN: [char; 3] = ['\n', '|', ';'];
const MOST_OPTIONS: usize = 26;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RowForm {
    Choice,
    TrueFalse,
    Number,
    Money,
    Words,
    Matching,
    Essay,
    Reading,
    Example,
}

const FORMS: &[(RowForm, &[&str])] = &[
    (
        RowForm::Choice,
        &[
            "choice",
            "choix",
            "scelta",
            "multiple-choice",
            "choix-multiple",
            "qcm",
            "scelta-multipla",
            "multichoice",
            "mc",
            "mcq",
            "quiz",
            "single-choice",
        ],
    ),
    (
        RowForm::TrueFalse,
        &["true-false", "truefalse", "tf", "vrai-faux", "vrai-ou-faux", "vero-falso", "vero-o-falso", "true-or-false"],
    ),
    (RowForm::Number, &["number", "nombre", "numero", "numerical", "numerique", "numerico", "numeric"]),
    (RowForm::Money, &["money", "sum", "argent", "somme", "montant", "denaro", "somma", "importo"]),
    (
        RowForm::Words,
        &[
            "words",
            "mots",
            "parole",
            "short-answer",
            "shortanswer",
            "short",
            "reponse-courte",
            "risposta-breve",
            "call",
            "annonce",
            "annuncio",
        ],
    ),
    (RowForm::Matching, &["matching", "match", "appariement", "association", "abbinamento", "corrispondenza"]),
    (RowForm::Essay, &["essay", "redaction", "composition", "componimento", "open", "ouverte", "aperta", "saggio"]),
    (
        RowForm::Reading,
        &[
            "description",
            "descrizione",
            "read",
            "reading",
            "lire",
            "a-lire",
            "lecture",
            "leggere",
            "da-leggere",
            "lettura",
        ],
    ),
    (RowForm::Example, &["example", "exemple", "esempio"]),
];

impl ImportTable {
    /// Empty if the row is empty or unreadable.
    pub(super) fn items(
        &self,
        row: &SheetRow,
        reading: &ImportOptions<'_>,
        notes: &mut ExchangeNotes,
    ) -> Vec<ExchangeItem> {
        let mut lost = LostMarkup::default();
        let said = |column| self.texts(row, column, reading.code, &mut LostMarkup::default());
        let asked = self.texts(row, ImportColumn::Question, reading.code, &mut lost);
        let place = self.place(row, ImportColumn::Question);
        let form = match self.form(row) {
            Ok(form) => form,
            Err(what) => {
                notes.omitted(self.place(row, ImportColumn::Kind), what.with("question", excerpt(any(&asked))));
                return Vec::new();
            }
        };
        let scene = match self.scene(row, reading) {
            Ok(scene) => scene,
            Err((column, what)) => {
                notes.omitted(self.place(row, column), what.with("question", excerpt(any(&asked))));
                return Vec::new();
            }
        };
        let clause = self.text(row, ImportColumn::Clause).and_then(|text| {
            let read = Clause::read(&text);
            if read.is_none() {
                let what = text!("exchange-no-such-clause", found = excerpt(&text));
                notes.changed(self.place(row, ImportColumn::Clause), what);
            }
            read
        });
        let item = ExchangeItem {
            place,
            id: self.text(row, ImportColumn::Id),
            name: self.text(row, ImportColumn::Title),
            text: asked,
            kind: ItemKind::Essay,
            because: Some(said(ImportColumn::Because)).filter(|said| !any(said).is_empty()).into_iter().collect(),
            scene: scene.fixed,
            clause,
        };
        note_lost(lost, place, notes);
        let answers = self.text(row, ImportColumn::Right).is_some() || self.holds_options(row);
        let plays = !item.scene.punto.is_empty() && (form == Some(RowForm::Example) || !answers);
        if reading.as_coups || plays {
            let shown = form == Some(RowForm::Example);
            return self.coup(CoupRow { row, item, cards: &scene.cards, shown }, reading, notes);
        }
        match self.kind(row, form, reading) {
            Ok(kind) => vec![ExchangeItem { kind, ..item }],
            Err((column, what)) => {
                notes.omitted(self.place(row, column), what.with("question", excerpt(any(&item.text))));
                Vec::new()
            }
        }
    }

    /// A column's texts in each of its languages.
    pub(super) fn texts(
        &self,
        row: &SheetRow,
        column: ImportColumn,
        code: &str,
        lost: &mut LostMarkup,
    ) -> LocalizedText {
        let cells = self.heads.iter().filter(|(_, head)| head.column == column);
        let held = cells.filter_map(|(at, head)| Some((head.language.unwrap_or(code), row.cells.get(*at)?.trim())));
        let held = held.filter(|(_, text)| !text.is_empty());
        held.map(|(code, text)| (code.to_owned(), without_braces(text.to_owned(), lost))).collect()
    }

    fn form(&self, row: &SheetRow) -> Result<Option<RowForm>, Phrase> {
        let Some(text) = self.text(row, ImportColumn::Kind) else { return Ok(None) };
        let words = slug(&text, 48);
        let known = FORMS.iter().find(|(_, known)| known.contains(&words.as_str())).map(|(form, _)| *form);
        known.map(Some).ok_or_else(|| text!("exchange-unknown-kind", found = excerpt(&text)))
    }

    fn holds_options(&self, row: &SheetRow) -> bool {
        let is_option = |column: ImportColumn| {
            matches!(column, ImportColumn::Option(_) | ImportColumn::Options | ImportColumn::Wrong(_))
        };
        self.heads
            .iter()
            .any(|(at, head)| is_option(head.column) && row.cells.get(*at).is_some_and(|cell| !cell.trim().is_empty()))
    }

    fn kind(
        &self,
        row: &SheetRow,
        form: Option<RowForm>,
        reading: &ImportOptions<'_>,
    ) -> Result<ItemKind, (ImportColumn, Phrase)> {
        let code = reading.code;
        let right = self.texts(row, ImportColumn::Right, code, &mut LostMarkup::default());
        let right_text = any(&right).to_owned();
        let missing = || (ImportColumn::Right, text!("exchange-no-answer"));
        let options = self.options(row, code);
        match form {
            Some(RowForm::Reading) => return Ok(ItemKind::Reading),
            Some(RowForm::Essay) => return Ok(ItemKind::Essay),
            Some(RowForm::Matching) => return pairs(&self.cell_of_answers(row, &right_text), code),
            Some(RowForm::TrueFalse) => {
                return true_or_false(&right_text, &options, self.feedback_for(row, 0, code)).ok_or_else(missing);
            }
            Some(RowForm::Choice) | None if !options.is_empty() => {
                return self.choice(row, &right, options, reading);
            }
            Some(RowForm::Choice) => return Err((ImportColumn::Right, text!("exchange-too-few-answers"))),
            _ => {}
        }
        let first =
            if right_text.is_empty() { options.first().map(|text| any(text).to_owned()) } else { Some(right_text) };
        let right_text = first.ok_or_else(missing)?;
        let margin = self.text(row, ImportColumn::Tolerance);
        let figures = || figures(&right_text, margin.as_deref(), code);
        let wrong_figure = || (ImportColumn::Right, text!("exchange-not-a-number", found = excerpt(&right_text)));
        match form {
            Some(RowForm::Number) => {
                figures().map(|(all, _)| ItemKind::Number(self.and_wrong(row, all, code))).ok_or_else(wrong_figure)
            }
            Some(RowForm::Money) => {
                figures().map(|(all, _)| ItemKind::Money(self.and_wrong(row, all, code))).ok_or_else(wrong_figure)
            }
            Some(RowForm::Words) => {
                Ok(ItemKind::Words(words(&right, &right_text, code).into_iter().chain(self.wrong(row, code)).collect()))
            }
            _ if right_text.contains("->") => pairs(&right_text, code),
            _ => Ok(match (true_or_false(&right_text, &[], self.feedback_for(row, 0, code)), figures()) {
                (Some(kind), _) => kind,
                (None, Some((all, true))) => ItemKind::Money(all),
                (None, Some((all, false))) => ItemKind::Number(all),
                (None, None) => ItemKind::Words(words(&right, &right_text, code)),
            }),
        }
    }

    fn feedback_for(&self, row: &SheetRow, at: usize, code: &str) -> Option<LocalizedText> {
        Some(self.texts(row, ImportColumn::Feedback(at), code, &mut LostMarkup::default()))
            .filter(|said| !any(said).is_empty())
    }

    /// Wrong answers with feedback, beside a single right one.
    fn wrong(&self, row: &SheetRow, code: &str) -> Vec<WeightedAnswer> {
        let worth =
            |(at, text)| WeightedAnswer { text, share: MarkShare::NONE, feedback: self.feedback_for(row, at, code) };
        self.options(row, code).into_iter().enumerate().map(worth).filter(|worth| worth.feedback.is_some()).collect()
    }

    fn and_wrong(&self, row: &SheetRow, mut figures: Vec<NumberRange>, code: &str) -> Vec<NumberRange> {
        let within = |WeightedAnswer { text, share, feedback: said }: WeightedAnswer| {
            let exact = DecimalNumber::read_with_currency(any(&text), DecimalStyle::for_language(code))
                .map(|(figure, _)| figure);
            exact.map(|exact| NumberRange {
                least: Some(exact),
                most: Some(exact),
                exact: Some(exact),
                share,
                feedback: said,
            })
        };
        figures.extend(self.wrong(row, code).into_iter().filter_map(within));
        figures
    }

    /// Pairs may be in the column of right answers or of all answers.
    fn cell_of_answers(&self, row: &SheetRow, right: &str) -> String {
        if right.contains("->") { right.to_owned() } else { self.text(row, ImportColumn::Options).unwrap_or_default() }
    }

    fn options(&self, row: &SheetRow, code: &str) -> Vec<LocalizedText> {
        let own = |at| self.texts(row, ImportColumn::Option(at), code, &mut LostMarkup::default());
        let own: Vec<LocalizedText> = (0..MOST_OPTIONS).map(own).filter(|said| !any(said).is_empty()).collect();
        if !own.is_empty() {
            return own;
        }
        let cell = self.text(row, ImportColumn::Options).unwrap_or_default();
        let between = BETWEEN.into_iter().find(|sign| cell.contains(*sign)).unwrap_or('\n');
        let parts = cell.split(between).map(str::trim).filter(|part| !part.is_empty());
        parts.map(|part| texts(code, &without_braces(part.to_owned(), &mut LostMarkup::default()))).collect()
    }

    fn choice(
        &self,
        row: &SheetRow,
        right: &LocalizedText,
        options: Vec<LocalizedText>,
        reading: &ImportOptions<'_>,
    ) -> Result<ItemKind, (ImportColumn, Phrase)> {
        let code = reading.code;
        let wrong = |at| self.texts(row, ImportColumn::Wrong(at), code, &mut LostMarkup::default());
        let wrong: Vec<LocalizedText> = (0..MOST_OPTIONS).map(wrong).filter(|said| !any(said).is_empty()).collect();
        let right_text = any(right);
        let marks = marks(right_text, &options).ok_or_else(|| {
            let key = if right_text.is_empty() {
                text_key!("exchange-no-answer")
            } else {
                text_key!("exchange-right-unknown")
            };
            (ImportColumn::Right, Phrase::plain(key).with("found", excerpt(right_text)))
        })?;
        let share = match marks.len() {
            1 => MarkShare::ALL,
            count => MarkShare(MarkShare::ALL.0 / i32::try_from(count).unwrap_or(i32::MAX).max(1)),
        };
        let worth = |(at, text): (usize, LocalizedText)| WeightedAnswer {
            text,
            share: if marks.contains(&at) { share } else { MarkShare::NONE },
            feedback: self.feedback_for(row, at, code),
        };
        let all = options.into_iter().chain(wrong).enumerate().map(worth);
        Ok(ItemKind::Choice(all.collect()))
    }
}

/// Options that a cell names by text, letter or number.
fn marks(answer: &str, options: &[LocalizedText]) -> Option<Vec<usize>> {
    let by_words = |answer: &str| {
        let same = |text: &str| text.trim().to_lowercase() == answer.trim().to_lowercase();
        options.iter().position(|option| option.entries().any(|(_, text)| same(text)))
    };
    if let Some(at) = by_words(answer) {
        return Some(vec![at]);
    }
    let one = |part: &str| {
        let part = part.trim();
        let last = slug(part, 48);
        let last = last.rsplit('-').next().unwrap_or_default();
        let at = match last.as_bytes() {
            [letter @ b'a'..=b'z'] => Some(usize::from(letter - b'a')),
            _ => last.parse::<usize>().ok().and_then(|number| number.checked_sub(1)),
        };
        by_words(part).or(at.filter(|at| *at < options.len()))
    };
    let parts = answer.split([',', ';', '|', '\n', '&', '+']).filter(|part| !part.trim().is_empty());
    let marks: Option<Vec<usize>> = parts.map(one).collect();
    marks.filter(|marks| !marks.is_empty())
}

/// Parses "true" and "false" in three languages.
fn truth(word: &str) -> Option<bool> {
    match slug(word, 12).as_str() {
        "true" | "t" | "yes" | "vrai" | "oui" | "vero" | "si" | "right" => Some(true),
        "false" | "f" | "no" | "faux" | "non" | "falso" | "wrong" => Some(false),
        _ => None,
    }
}

fn true_or_false(text: &str, options: &[LocalizedText], wrong: Option<LocalizedText>) -> Option<ItemKind> {
    let named = marks(text, options).and_then(|marks| options.get(*marks.first()?)).map(any);
    let right = truth(text).or_else(|| truth(named?))?;
    Some(ItemKind::TrueFalse { right, wrong, of_right: None })
}

/// The numbers of a cell with their margin; true if there is a currency.
fn figures(text: &str, margin: Option<&str>, code: &str) -> Option<(Vec<NumberRange>, bool)> {
    let decimals = DecimalStyle::for_language(code);
    let (exact, is_money) = DecimalNumber::read_with_currency(text, decimals)?;
    let margin = match margin {
        Some(margin) => DecimalNumber::read_with_currency(margin, decimals)?.0,
        None => DecimalNumber::default(),
    };
    let (least, most) = exact.around(margin);
    let within = NumberRange {
        least: Some(least.min(most)),
        most: Some(least.max(most)),
        exact: Some(exact),
        share: MarkShare::ALL,
        feedback: None,
    };
    Some((vec![within], is_money))
}

/// The right words, with accepted alternatives after `|`; `||` is a bar inside one.
fn words(right: &LocalizedText, right_text: &str, code: &str) -> Vec<WeightedAnswer> {
    let worth = |text: LocalizedText| WeightedAnswer { text, share: MarkShare::ALL, feedback: None };
    if any(right).is_empty() || right_text.contains('|') {
        // A private sign in place of each bar inside.
        let marked = right_text.replace("||", BAR);
        let parts = marked.split('|').map(str::trim).filter(|part| !part.is_empty());
        return parts.map(|part| worth(texts(code, &part.replace(BAR, "|")))).collect();
    }
    vec![worth(right.clone())]
}

/// `left -> right | left -> right`.
fn pairs(text: &str, code: &str) -> Result<ItemKind, (ImportColumn, Phrase)> {
    let between = BETWEEN.into_iter().find(|sign| text.contains(*sign)).unwrap_or('\n');
    let pair = |part: &str| {
        let (left, right) = part.split_once("->")?;
        (!right.trim().is_empty()).then(|| (texts(code, left.trim()), texts(code, right.trim())))
    };
    let parts = text.split(between).filter(|part| !part.trim().is_empty());
    let pairs: Option<Vec<(LocalizedText, LocalizedText)>> = parts.map(pair).collect();
    let wrong = || {
        (
            ImportColumn::Right,
            Phrase::plain(text_key!("exchange-pair-without-arrow")).with("found", Fact::Text(String::new())),
        )
    };
    pairs.map(ItemKind::Matching).ok_or_else(wrong)
}
