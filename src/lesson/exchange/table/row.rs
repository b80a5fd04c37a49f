//! Converts one table row into a question.

use crate::rules::clause::Clause;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::texts::Texts;

use super::super::figure::{Decimals, Figure};
use super::super::ids::slug;
use super::super::item::{Item, Kind, Share, Within, Worth, any, texts};
use super::super::markup::{Lost, without_braces};
use super::super::notes::{Notes, named};
use super::super::{Reading, tell_lost};
use super::heads::Column;
use super::{Row, Table};

/// Separators of several answers in one cell.
const BETWEEN: [char; 3] = ['\n', '|', ';'];
const MOST_OPTIONS: usize = 26;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
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

const FORMS: &[(Form, &[&str])] = &[
    (
        Form::Choice,
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
        Form::TrueFalse,
        &["true-false", "truefalse", "tf", "vrai-faux", "vrai-ou-faux", "vero-falso", "vero-o-falso", "true-or-false"],
    ),
    (Form::Number, &["number", "nombre", "numero", "numerical", "numerique", "numerico", "numeric"]),
    (Form::Money, &["money", "sum", "argent", "somme", "montant", "denaro", "somma", "importo"]),
    (
        Form::Words,
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
    (Form::Matching, &["matching", "match", "appariement", "association", "abbinamento", "corrispondenza"]),
    (Form::Essay, &["essay", "redaction", "composition", "componimento", "open", "ouverte", "aperta", "saggio"]),
    (
        Form::Reading,
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
    (Form::Example, &["example", "exemple", "esempio"]),
];

impl Table {
    /// Empty if the row is empty or unreadable.
    pub(super) fn items(&self, row: &Row, reading: &Reading<'_>, notes: &mut Notes) -> Vec<Item> {
        let mut lost = Lost::default();
        let said = |column| self.texts(row, column, reading.code, &mut Lost::default());
        let asked = self.texts(row, Column::Question, reading.code, &mut lost);
        let place = self.place(row, Column::Question);
        let form = match self.form(row) {
            Ok(form) => form,
            Err(what) => {
                notes.left(self.place(row, Column::Kind), what.with("question", named(any(&asked))));
                return Vec::new();
            }
        };
        let scene = match self.scene(row, reading) {
            Ok(scene) => scene,
            Err((column, what)) => {
                notes.left(self.place(row, column), what.with("question", named(any(&asked))));
                return Vec::new();
            }
        };
        let clause = self.text(row, Column::Clause).and_then(|text| {
            let read = Clause::read(&text);
            if read.is_none() {
                let what = Phrase::plain("exchange-no-such-clause").with("found", named(&text));
                notes.changed(self.place(row, Column::Clause), what);
            }
            read
        });
        let item = Item {
            place,
            id: self.text(row, Column::Id),
            name: self.text(row, Column::Title),
            text: asked,
            kind: Kind::Essay,
            because: Some(said(Column::Because)).filter(|said| !any(said).is_empty()).into_iter().collect(),
            scene: scene.fixed,
            clause,
        };
        tell_lost(lost, place, notes);
        let answers = self.text(row, Column::Right).is_some() || self.holds_options(row);
        let plays = !item.scene.punto.is_empty() && (form == Some(Form::Example) || !answers);
        if reading.as_coups || plays {
            return self.coup(row, item, &scene.cards, form == Some(Form::Example), reading, notes);
        }
        match self.kind(row, form, reading) {
            Ok(kind) => vec![Item { kind, ..item }],
            Err((column, what)) => {
                notes.left(self.place(row, column), what.with("question", named(any(&item.text))));
                Vec::new()
            }
        }
    }

    /// A column's texts in each of its languages.
    pub(super) fn texts(&self, row: &Row, column: Column, code: &str, lost: &mut Lost) -> Texts {
        let cells = self.heads.iter().filter(|(_, head)| head.column == column);
        let held = cells.filter_map(|(at, head)| Some((head.language.unwrap_or(code), row.cells.get(*at)?.trim())));
        let held = held.filter(|(_, text)| !text.is_empty());
        held.map(|(code, text)| (code.to_owned(), without_braces(text.to_owned(), lost))).collect()
    }

    fn form(&self, row: &Row) -> Result<Option<Form>, Phrase> {
        let Some(text) = self.text(row, Column::Kind) else { return Ok(None) };
        let words = slug(&text, 48);
        let known = FORMS.iter().find(|(_, known)| known.contains(&words.as_str())).map(|(form, _)| *form);
        known.map(Some).ok_or_else(|| Phrase::plain("exchange-unknown-kind").with("found", named(&text)))
    }

    fn holds_options(&self, row: &Row) -> bool {
        let is_option = |column: Column| matches!(column, Column::Option(_) | Column::Options | Column::Wrong(_));
        self.heads
            .iter()
            .any(|(at, head)| is_option(head.column) && row.cells.get(*at).is_some_and(|cell| !cell.trim().is_empty()))
    }

    fn kind(&self, row: &Row, form: Option<Form>, reading: &Reading<'_>) -> Result<Kind, (Column, Phrase)> {
        let code = reading.code;
        let right = self.texts(row, Column::Right, code, &mut Lost::default());
        let told = any(&right).to_owned();
        let missing = || (Column::Right, Phrase::plain("exchange-no-answer"));
        let options = self.options(row, code);
        match form {
            Some(Form::Reading) => return Ok(Kind::Reading),
            Some(Form::Essay) => return Ok(Kind::Essay),
            Some(Form::Matching) => return pairs(&self.cell_of_answers(row, &told), code),
            Some(Form::TrueFalse) => {
                return true_or_false(&told, &options, self.said_of(row, 0, code)).ok_or_else(missing);
            }
            Some(Form::Choice) | None if !options.is_empty() => {
                return self.choice(row, &right, options, reading);
            }
            Some(Form::Choice) => return Err((Column::Right, Phrase::plain("exchange-too-few-answers"))),
            _ => {}
        }
        let first = if told.is_empty() { options.first().map(|text| any(text).to_owned()) } else { Some(told) };
        let told = first.ok_or_else(missing)?;
        let margin = self.text(row, Column::Tolerance);
        let figures = || figures(&told, margin.as_deref(), code);
        let wrong_figure = || (Column::Right, Phrase::plain("exchange-not-a-number").with("found", named(&told)));
        match form {
            Some(Form::Number) => {
                figures().map(|(all, _)| Kind::Number(self.and_wrong(row, all, code))).ok_or_else(wrong_figure)
            }
            Some(Form::Money) => {
                figures().map(|(all, _)| Kind::Money(self.and_wrong(row, all, code))).ok_or_else(wrong_figure)
            }
            Some(Form::Words) => {
                Ok(Kind::Words(words(&right, &told, code).into_iter().chain(self.wrong(row, code)).collect()))
            }
            _ if told.contains("->") => pairs(&told, code),
            _ => Ok(match (true_or_false(&told, &[], self.said_of(row, 0, code)), figures()) {
                (Some(kind), _) => kind,
                (None, Some((all, true))) => Kind::Money(all),
                (None, Some((all, false))) => Kind::Number(all),
                (None, None) => Kind::Words(words(&right, &told, code)),
            }),
        }
    }

    fn said_of(&self, row: &Row, at: usize, code: &str) -> Option<Texts> {
        Some(self.texts(row, Column::Feedback(at), code, &mut Lost::default())).filter(|said| !any(said).is_empty())
    }

    /// Wrong answers with feedback, beside a single right one.
    fn wrong(&self, row: &Row, code: &str) -> Vec<Worth> {
        let worth = |(at, text)| Worth { text, share: Share::NONE, said: self.said_of(row, at, code) };
        self.options(row, code).into_iter().enumerate().map(worth).filter(|worth| worth.said.is_some()).collect()
    }

    fn and_wrong(&self, row: &Row, mut figures: Vec<Within>, code: &str) -> Vec<Within> {
        let within = |Worth { text, share, said }: Worth| {
            let exact = Figure::read_with_currency(any(&text), Decimals::of(code)).map(|(figure, _)| figure);
            exact.map(|exact| Within { least: Some(exact), most: Some(exact), exact: Some(exact), share, said })
        };
        figures.extend(self.wrong(row, code).into_iter().filter_map(within));
        figures
    }

    /// Pairs may be in the column of right answers or of all answers.
    fn cell_of_answers(&self, row: &Row, right: &str) -> String {
        if right.contains("->") { right.to_owned() } else { self.text(row, Column::Options).unwrap_or_default() }
    }

    fn options(&self, row: &Row, code: &str) -> Vec<Texts> {
        let own = |at| self.texts(row, Column::Option(at), code, &mut Lost::default());
        let own: Vec<Texts> = (0..MOST_OPTIONS).map(own).filter(|said| !any(said).is_empty()).collect();
        if !own.is_empty() {
            return own;
        }
        let cell = self.text(row, Column::Options).unwrap_or_default();
        let between = BETWEEN.into_iter().find(|sign| cell.contains(*sign)).unwrap_or('\n');
        let parts = cell.split(between).map(str::trim).filter(|part| !part.is_empty());
        parts.map(|part| texts(code, &without_braces(part.to_owned(), &mut Lost::default()))).collect()
    }

    fn choice(
        &self,
        row: &Row,
        right: &Texts,
        options: Vec<Texts>,
        reading: &Reading<'_>,
    ) -> Result<Kind, (Column, Phrase)> {
        let code = reading.code;
        let wrong = |at| self.texts(row, Column::Wrong(at), code, &mut Lost::default());
        let wrong: Vec<Texts> = (0..MOST_OPTIONS).map(wrong).filter(|said| !any(said).is_empty()).collect();
        let told = any(right);
        let marks = marks(told, &options).ok_or_else(|| {
            let key = if told.is_empty() { "exchange-no-answer" } else { "exchange-right-unknown" };
            (Column::Right, Phrase::plain(key).with("found", named(told)))
        })?;
        let share = match marks.len() {
            1 => Share::ALL,
            count => Share(Share::ALL.0 / i32::try_from(count).unwrap_or(i32::MAX).max(1)),
        };
        let worth = |(at, text): (usize, Texts)| Worth {
            text,
            share: if marks.contains(&at) { share } else { Share::NONE },
            said: self.said_of(row, at, code),
        };
        let all = options.into_iter().chain(wrong).enumerate().map(worth);
        Ok(Kind::Choice(all.collect()))
    }
}

/// Options that a cell names by text, letter or number.
fn marks(told: &str, options: &[Texts]) -> Option<Vec<usize>> {
    let by_words = |told: &str| {
        let same = |text: &str| text.trim().to_lowercase() == told.trim().to_lowercase();
        options.iter().position(|option| option.entries().any(|(_, text)| same(text)))
    };
    if let Some(at) = by_words(told) {
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
    let parts = told.split([',', ';', '|', '\n', '&', '+']).filter(|part| !part.trim().is_empty());
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

fn true_or_false(told: &str, options: &[Texts], wrong: Option<Texts>) -> Option<Kind> {
    let named = marks(told, options).and_then(|marks| options.get(*marks.first()?)).map(any);
    let right = truth(told).or_else(|| truth(named?))?;
    Some(Kind::TrueFalse { right, wrong, of_right: None })
}

/// The numbers of a cell with their margin; true if there is a currency.
fn figures(told: &str, margin: Option<&str>, code: &str) -> Option<(Vec<Within>, bool)> {
    let decimals = Decimals::of(code);
    let (exact, is_money) = Figure::read_with_currency(told, decimals)?;
    let margin = match margin {
        Some(margin) => Figure::read_with_currency(margin, decimals)?.0,
        None => Figure::default(),
    };
    let (least, most) = exact.around(margin);
    let within = Within {
        least: Some(least.min(most)),
        most: Some(least.max(most)),
        exact: Some(exact),
        share: Share::ALL,
        said: None,
    };
    Some((vec![within], is_money))
}

/// The right words, with accepted alternatives after `|`.
fn words(right: &Texts, told: &str, code: &str) -> Vec<Worth> {
    let worth = |text: Texts| Worth { text, share: Share::ALL, said: None };
    if any(right).is_empty() || told.contains('|') {
        let parts = told.split('|').map(str::trim).filter(|part| !part.is_empty());
        return parts.map(|part| worth(texts(code, part))).collect();
    }
    vec![worth(right.clone())]
}

/// `left -> right | left -> right`.
fn pairs(told: &str, code: &str) -> Result<Kind, (Column, Phrase)> {
    let between = BETWEEN.into_iter().find(|sign| told.contains(*sign)).unwrap_or('\n');
    let pair = |part: &str| {
        let (left, right) = part.split_once("->")?;
        (!right.trim().is_empty()).then(|| (texts(code, left.trim()), texts(code, right.trim())))
    };
    let parts = told.split(between).filter(|part| !part.trim().is_empty());
    let pairs: Option<Vec<(Texts, Texts)>> = parts.map(pair).collect();
    let wrong =
        || (Column::Right, Phrase::plain("exchange-pair-without-arrow").with("found", Fact::Text(String::new())));
    pairs.map(Kind::Matching).ok_or_else(wrong)
}
