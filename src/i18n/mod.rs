//! Localisation: text keys rendered as French, Italian or English sentences with the house's terms.

mod article;
pub mod call_words;
mod digit_names;
mod done;
pub mod encoding;
mod fact;
pub mod flaw;
pub mod folding;
mod language;
mod localized_text;
pub mod phrase;
mod problems;
mod reasons;
mod rule_line;
mod spelling;
pub mod text_key;

use std::fmt::Display;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use include_dir::{Dir, File, include_dir};

use crate::i18n::text_key::{FILES, TextKey};
use crate::rules::house::{Gender, House, Terms};
use crate::rules::side::{BySide, Chance};

use self::phrase::{Fact, Phrase};

pub use self::fact::{card_name, money};
pub use self::language::Language;
pub use self::localized_text::{LocalizedText, PLACEHOLDERS};
pub use self::spelling::{FrenchCounting, GREATEST_SPELLED};

static TEXT: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/text");

/// The texts of a language. A file is read when the first of its texts is asked for: most are of screens and commands
/// that a sitting never comes to.
pub struct Catalog {
    language: Language,
    /// By the place of the file in [`FILES`].
    files: Vec<OnceLock<FluentBundle<FluentResource>>>,
    wide: bool,
}

/// A house's names in sentences: the two hands, the tie, and the croupier who runs the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseTerms {
    pub punto: String,
    pub banco: String,
    pub egalite: String,
    /// Genders of the two hands' names where they take an article.
    pub articles: BySide<Option<Gender>>,
    /// Every text may name it as `$tailleur`, without a fact.
    pub tailleur: String,
}

impl Default for HouseTerms {
    /// The game's own names, without a house.
    fn default() -> Self {
        Self {
            punto: "Punto".to_owned(),
            banco: "Banco".to_owned(),
            egalite: "Égalité".to_owned(),
            articles: BySide::default(),
            tailleur: "tailleur".to_owned(),
        }
    }
}

impl HouseTerms {
    pub fn chance_name(&self, chance: Chance) -> &str {
        match chance {
            Chance::Punto => &self.punto,
            Chance::Banco => &self.banco,
            Chance::Egalite => &self.egalite,
        }
    }

    /// A chance's name for a sentence, which `article::settle` gives its article.
    fn marked(&self, chance: Chance) -> String {
        let gender = match chance {
            Chance::Punto => self.articles.punto,
            Chance::Banco => self.articles.banco,
            Chance::Egalite => None,
        };
        article::marked(self.chance_name(chance), gender)
    }

    /// The title of a croupier who collects and pays. A tailleur is one croupier among others; any other title of a
    /// house is that of all its croupiers. Every text may name it as `$croupier`, without a fact.
    pub fn croupier(&self) -> &str {
        if self.tailleur == "tailleur" { "croupier" } else { &self.tailleur }
    }
}

impl From<&Terms> for HouseTerms {
    fn from(terms: &Terms) -> Self {
        Self {
            punto: terms.punto.value().clone(),
            banco: terms.banco.value().clone(),
            egalite: terms.egalite.value().clone(),
            articles: BySide { punto: terms.article(Chance::Punto), banco: terms.article(Chance::Banco) },
            tailleur: terms.tailleur.value().clone(),
        }
    }
}

impl Catalog {
    /// The texts of a language, loaded once, for words that are not in the language of the window.
    pub fn shared(language: Language) -> &'static Self {
        static FRENCH: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Language::French));
        static ITALIAN: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Language::Italian));
        static ENGLISH: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Language::English));
        match language {
            Language::French => &FRENCH,
            Language::Italian => &ITALIAN,
            Language::English => &ENGLISH,
        }
    }

    pub fn new(language: Language) -> Self {
        Self { language, files: FILES.iter().map(|_| OnceLock::new()).collect(), wide: false }
    }

    /// The texts of the file that has a key.
    fn bundle(&self, key: TextKey) -> Option<&FluentBundle<FluentResource>> {
        let place = key.file()?;
        let file = FILES.get(place)?;
        Some(self.files.get(place)?.get_or_init(|| Self::read(self.language, file)))
    }

    fn read(language: Language, file: &str) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        // The only possible error is a duplicate name, and there is none.
        let _ = bundle.add_function("GROUPED", move |args, _| fact::grouped(language, args));
        let _ = bundle.add_function("FIGURES", move |args, _| fact::figures(language, args));
        let _ = bundle.add_function("ARTICLE", move |args, _| article::article(language, args));
        let _ = bundle.add_function("CAPITAL", |args, _| article::capital(args));
        let text = TEXT.get_file(format!("{}/{file}", language.code())).and_then(File::contents_utf8);
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.unwrap_or_default().to_owned());
        bundle.add_resource_overriding(resource);
        bundle
    }

    /// Replaces narrow no-break spaces by wide ones: egui may break a line at a narrow one (before a colon, inside a
    /// sum), but never at a wide one.
    pub const fn with_wide_spaces(mut self) -> Self {
        self.wide = true;
        self
    }

    /// Adapts the spaces of a text to this setting.
    pub fn adapt_spaces(&self, text: String) -> String {
        if self.wide { text.replace('\u{202f}', "\u{a0}") } else { text }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// Seconds to the tenth, with the language's decimal mark.
    pub fn seconds(&self, millis: u64) -> String {
        let tenths = millis.saturating_add(50) / 100;
        self.decimal(&format!("{}.{}", tenths / 10, tenths % 10))
    }

    /// Seconds to the hundredth, with the language's decimal mark.
    pub fn hundredths(&self, millis: u64) -> String {
        let hundredths = millis.saturating_add(5) / 10;
        self.decimal(&format!("{}.{:02}", hundredths / 100, hundredths % 100))
    }

    /// A whole number with its thousands in groups.
    pub fn whole(&self, number: u64) -> String {
        self.adapt_spaces(fact::whole(self.language, number))
    }

    /// Replaces the decimal point by the language's decimal mark.
    pub fn decimal(&self, number: &str) -> String {
        match self.language {
            Language::English => number.to_owned(),
            Language::French | Language::Italian => number.replace('.', ","),
        }
    }

    /// A number to this many decimals, for reading: with a minus sign instead of a hyphen, and none before zero.
    pub fn figure(&self, number: f64, decimals: usize) -> String {
        let digits = format!("{:.decimals$}", number.abs());
        let is_nought = digits.bytes().all(|byte| matches!(byte, b'0' | b'.'));
        let sign = if number < 0.0 && !is_nought { "\u{2212}" } else { "" };
        format!("{sign}{}", self.decimal(&digits))
    }

    /// A number of per cent with the sign as the language sets it.
    pub fn percent(&self, number: impl Display) -> String {
        fact::percent(self.language, number)
    }

    /// The message of a key without facts.
    pub fn message(&self, key: TextKey) -> String {
        self.render(&Phrase::plain(key), &HouseTerms::default())
    }

    /// A label and its value with the colon of the language between them.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        let pair = text!("labelled", label = Fact::Text(label.to_owned()), value = Fact::Text(value.to_owned()));
        self.render(&pair, &HouseTerms::default())
    }

    /// All messages without facts whose keys have this prefix, by key; for the phone page.
    pub fn messages_with_prefix(&self, prefix: &str) -> Vec<(&'static str, String)> {
        TextKey::all().filter(|key| key.starts_with(prefix)).map(|key| (key.as_str(), self.message(key))).collect()
    }

    /// The sentence with a house's terms.
    pub fn render_for_house(&self, phrase: &Phrase, house: &House) -> String {
        self.render(phrase, &HouseTerms::from(&house.terms))
    }

    /// The sentence. A missing key or fact is shown in braces; tests rule that out.
    pub fn render(&self, phrase: &Phrase, names: &HouseTerms) -> String {
        let mut errors = Vec::new();
        let said = self.try_render(phrase, names, &mut errors).unwrap_or_else(|| format!("{{{}}}", phrase.key));
        self.adapt_spaces(said)
    }

    /// The sentence, with formatting errors collected; `None` if the language lacks the key.
    pub fn try_render(&self, phrase: &Phrase, names: &HouseTerms, errors: &mut Vec<FluentError>) -> Option<String> {
        let text = self.format(phrase, names, errors)?;
        Some(article::settle(self.language, text))
    }

    /// The sentence, its chances' names still without their articles.
    fn format(&self, phrase: &Phrase, names: &HouseTerms, errors: &mut Vec<FluentError>) -> Option<String> {
        let bundle = self.bundle(phrase.key)?;
        let pattern = bundle.get_message(phrase.key.as_str())?.value()?;
        let mut args = FluentArgs::new();
        args.set("tailleur", names.tailleur.as_str());
        args.set("croupier", names.croupier());
        for (name, fact) in &phrase.facts {
            args.set(*name, fact::fluent_value(self, fact, names));
            if let Fact::Point(point) = fact {
                args.set(format!("{name}-number"), i64::from(point.get()));
            }
        }
        Some(bundle.format_pattern(pattern, Some(&args), errors).into_owned())
    }
}
