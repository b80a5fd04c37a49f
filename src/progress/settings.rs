//! The settings of a profile and their file.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use jiff::civil::Date;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::mastery::constants::TARGET_MILLIS;
use super::quiz_choices::QuizChoices;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{FrenchCounting, Language};
use crate::rules::house::{HouseId, TableSize};
use crate::syntax::{Node, Spans, edit};
use crate::voice::Noise;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ThemeSetting {
    #[default]
    System,
    Dark,
    Light,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum FeltColour {
    #[default]
    Green,
    Blue,
}

/// The reason for using the program; each has a home of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Trains for the table of a house.
    Trainee,
    /// Trains others.
    Trainer,
    /// Runs a class.
    Class,
}

impl Purpose {
    /// In display order.
    pub const ALL: [Self; 3] = [Self::Trainee, Self::Trainer, Self::Class];
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the screen and in the file")]
pub struct Settings {
    /// `None` follows the system.
    pub language: Option<Language>,
    pub house: HouseId,
    /// Falls back to the house's first size.
    pub table: Option<TableSize>,
    pub theme: ThemeSetting,
    pub felt: FeltColour,
    /// Text size in percent, within [`Settings::TEXT`].
    pub text_percent: u16,
    pub timers: bool,
    /// A right answer is left automatically after a short while, where answers are timed.
    pub right_goes_on: bool,
    pub four_colour_deck: bool,
    pub reduced_motion: bool,
    pub voice: bool,
    /// Volume in percent, within [`Settings::VOLUME`].
    pub volume_percent: u16,
    /// Speaks the lines of guests, chef and colleagues at the table.
    pub guest_voices: bool,
    /// Their volume in percent of the tailleur's, within [`Settings::VOLUME`].
    pub guest_volume_percent: u16,
    /// Speech rate in percent of the recording, within [`Settings::RATE`].
    pub rate_percent: u16,
    /// Speaks the correct call after an answer.
    pub speaks_verdicts: bool,
    /// Shows the source of every reason.
    pub shows_sources: bool,
    /// Settles a table in chips from a tray; otherwise with a keypad.
    pub pays_in_chips: bool,
    /// Also shows spoken text.
    pub captions: bool,
    /// French words for seventy and ninety.
    pub counting: FrenchCounting,
    pub muted: BTreeSet<Noise>,
    /// Approximate length of today's practice, within [`Settings::MINUTES`].
    pub today_minutes: u16,
    /// Target time of a two-choice question above the motor baseline in ms, within [`Settings::TARGET`].
    pub target_millis: u16,
    pub exam_day: Option<Date>,
    /// `None` until chosen.
    pub purpose: Option<Purpose>,
    /// Has dealt the game before; `None` until asked.
    pub has_dealt: Option<bool>,
    /// The notice that there is no sound was shown.
    pub no_sound_noticed: bool,
    /// The choices for the last class quiz.
    pub class_quiz: Box<QuizChoices>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            house: "article-57-13".into(),
            table: None,
            theme: ThemeSetting::default(),
            felt: FeltColour::default(),
            text_percent: 100,
            timers: true,
            right_goes_on: true,
            four_colour_deck: false,
            reduced_motion: false,
            voice: true,
            volume_percent: 80,
            guest_voices: true,
            guest_volume_percent: 80,
            rate_percent: 100,
            speaks_verdicts: true,
            shows_sources: false,
            pays_in_chips: true,
            captions: false,
            counting: FrenchCounting::default(),
            muted: BTreeSet::new(),
            today_minutes: 10,
            target_millis: TARGET_MILLIS as u16,
            exam_day: None,
            purpose: None,
            has_dealt: None,
            no_sound_noticed: false,
            class_quiz: Box::default(),
        }
    }
}

/// The file with every entry unparsed, so that a bad one does not affect the others.
#[derive(Deserialize, Default)]
#[serde(default, bound(deserialize = "'de: 'r"))]
struct RawSettings<'r> {
    language: Option<&'r RawValue>,
    house: Option<&'r RawValue>,
    table: Option<&'r RawValue>,
    theme: Option<&'r RawValue>,
    felt: Option<&'r RawValue>,
    text_percent: Option<&'r RawValue>,
    timers: Option<&'r RawValue>,
    right_goes_on: Option<&'r RawValue>,
    four_colour_deck: Option<&'r RawValue>,
    reduced_motion: Option<&'r RawValue>,
    voice: Option<&'r RawValue>,
    volume_percent: Option<&'r RawValue>,
    guest_voices: Option<&'r RawValue>,
    guest_volume_percent: Option<&'r RawValue>,
    rate_percent: Option<&'r RawValue>,
    speaks_verdicts: Option<&'r RawValue>,
    shows_sources: Option<&'r RawValue>,
    pays_in_chips: Option<&'r RawValue>,
    captions: Option<&'r RawValue>,
    counting: Option<&'r RawValue>,
    muted: Option<&'r RawValue>,
    today_minutes: Option<&'r RawValue>,
    target_millis: Option<&'r RawValue>,
    exam_day: Option<&'r RawValue>,
    purpose: Option<&'r RawValue>,
    has_dealt: Option<&'r RawValue>,
    no_sound_noticed: Option<&'r RawValue>,
    class_quiz: Option<&'r RawValue>,
}

impl Settings {
    /// Text size in percent.
    pub const TEXT: RangeInclusive<u16> = 100..=200;
    /// Volume in percent.
    pub const VOLUME: RangeInclusive<u16> = 0..=100;
    /// Speech rate in percent of the recording.
    pub const RATE: RangeInclusive<u16> = 70..=130;
    /// Length of today's practice in minutes.
    pub const MINUTES: RangeInclusive<u16> = 2..=60;
    /// Target time in ms above the motor baseline.
    pub const TARGET: RangeInclusive<u16> = 400..=5_000;

    /// Bad or missing entries take their default; bad ones are reported. Unknown entries are ignored.
    pub fn read(text: &str) -> (Self, Vec<Phrase>) {
        let mut settings = Self::default();
        let mut notices = Vec::new();
        let raw: RawSettings<'_> = match options().from_str(text) {
            Ok(raw) => raw,
            Err(error) => {
                let start = error.span.start;
                notices.push(
                    Phrase::plain(text_key!("settings-unreadable"))
                        .with("line", Fact::Number(start.line as u64))
                        .with("column", Fact::Number(start.col as u64)),
                );
                return (settings, notices);
            }
        };
        let mut bad = |name: &str, raw: &RawValue| notices.push(bad_entry(name, raw));
        read_entry(&mut settings.language, "language", raw.language, &mut bad);
        read_entry(&mut settings.house, "house", raw.house, &mut bad);
        read_entry(&mut settings.table, "table", raw.table, &mut bad);
        read_entry(&mut settings.theme, "theme", raw.theme, &mut bad);
        read_entry(&mut settings.felt, "felt", raw.felt, &mut bad);
        read_entry(&mut settings.text_percent, "text_percent", raw.text_percent, &mut bad);
        read_entry(&mut settings.timers, "timers", raw.timers, &mut bad);
        read_entry(&mut settings.right_goes_on, "right_goes_on", raw.right_goes_on, &mut bad);
        read_entry(&mut settings.four_colour_deck, "four_colour_deck", raw.four_colour_deck, &mut bad);
        read_entry(&mut settings.reduced_motion, "reduced_motion", raw.reduced_motion, &mut bad);
        read_entry(&mut settings.voice, "voice", raw.voice, &mut bad);
        read_entry(&mut settings.volume_percent, "volume_percent", raw.volume_percent, &mut bad);
        read_entry(&mut settings.guest_voices, "guest_voices", raw.guest_voices, &mut bad);
        read_entry(&mut settings.guest_volume_percent, "guest_volume_percent", raw.guest_volume_percent, &mut bad);
        read_entry(&mut settings.rate_percent, "rate_percent", raw.rate_percent, &mut bad);
        read_entry(&mut settings.speaks_verdicts, "speaks_verdicts", raw.speaks_verdicts, &mut bad);
        read_entry(&mut settings.shows_sources, "shows_sources", raw.shows_sources, &mut bad);
        read_entry(&mut settings.pays_in_chips, "pays_in_chips", raw.pays_in_chips, &mut bad);
        read_entry(&mut settings.captions, "captions", raw.captions, &mut bad);
        read_entry(&mut settings.counting, "counting", raw.counting, &mut bad);
        read_entry(&mut settings.muted, "muted", raw.muted, &mut bad);
        read_entry(&mut settings.today_minutes, "today_minutes", raw.today_minutes, &mut bad);
        read_entry(&mut settings.target_millis, "target_millis", raw.target_millis, &mut bad);
        read_entry(&mut settings.exam_day, "exam_day", raw.exam_day, &mut bad);
        read_entry(&mut settings.purpose, "purpose", raw.purpose, &mut bad);
        read_entry(&mut settings.has_dealt, "has_dealt", raw.has_dealt, &mut bad);
        read_entry(&mut settings.no_sound_noticed, "no_sound_noticed", raw.no_sound_noticed, &mut bad);
        if let Some(choices) = raw.class_quiz {
            *settings.class_quiz = QuizChoices::read("class_quiz", choices, &mut bad);
        }
        let mut keep_within = |value: &mut u16, name, raw: Option<&RawValue>, range: RangeInclusive<u16>| {
            if let Some(raw) = raw.filter(|_| !range.contains(value)) {
                bad(name, raw);
                *value = (*value).clamp(*range.start(), *range.end());
            }
        };
        keep_within(&mut settings.text_percent, "text_percent", raw.text_percent, Self::TEXT);
        keep_within(&mut settings.volume_percent, "volume_percent", raw.volume_percent, Self::VOLUME);
        keep_within(&mut settings.guest_volume_percent, "guest_volume_percent", raw.guest_volume_percent, Self::VOLUME);
        keep_within(&mut settings.rate_percent, "rate_percent", raw.rate_percent, Self::RATE);
        keep_within(&mut settings.today_minutes, "today_minutes", raw.today_minutes, Self::MINUTES);
        keep_within(&mut settings.target_millis, "target_millis", raw.target_millis, Self::TARGET);
        (settings, notices)
    }

    /// The settings in the text of a file. Entries of a later version, and values that this one does not know, stay in it
    /// until they are changed here.
    pub fn write_over(&self, text: &str) -> String {
        let wanted = self.write();
        if options().from_str::<RawSettings<'_>>(text).is_err() {
            return wanted;
        }
        let understood = Self::read(text).0.write();
        let (new, old, there) = (Spans::parse(&wanted), Spans::parse(&understood), Spans::parse(text));
        let (new, old) = ((new.root(), wanted.as_str()), (old.root(), understood.as_str()));
        let mut written = text.to_owned();
        if write_entries(&mut written, "", new, old, there.root()).is_some() { written } else { wanted }
    }

    pub fn write(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().new_line("\n");
        let mut text = options().to_string_pretty(self, pretty).unwrap_or_else(|_| "()".to_owned());
        text.push('\n');
        text
    }
}

/// Sets the entries of a group that have changed, or are not there. Groups in it keep their entries of later versions, too.
fn write_entries(
    text: &mut String,
    path: &str,
    (new, wanted): (&Node, &str),
    (old, understood): (&Node, &str),
    there: &Node,
) -> Option<()> {
    let is_group = |node: &Node| node.word.is_empty() && node.open == Some('(');
    for entry in &new.children {
        let Some(key) = &entry.key else { continue };
        let (before, known) = (old.field(key), there.field(key));
        if let (Some(before), Some(known)) = (before, known)
            && [entry, before, known].into_iter().all(is_group)
        {
            let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            write_entries(text, &path, (entry, wanted), (before, understood), known)?;
            continue;
        }
        let value = wanted.get(entry.bytes.clone()).unwrap_or_default();
        if known.is_none() || before.and_then(|node| understood.get(node.bytes.clone())) != Some(value) {
            *text = edit::set(text, path, key, value)?;
        }
    }
    Some(())
}

pub(super) fn read_entry<T: DeserializeOwned>(
    place: &mut T,
    name: &str,
    raw: Option<&RawValue>,
    bad: &mut impl FnMut(&str, &RawValue),
) {
    let Some(raw) = raw else { return };
    match options().from_str(raw.get_ron()) {
        Ok(value) => *place = value,
        Err(_) => bad(name, raw),
    }
}

fn bad_entry(name: &str, raw: &RawValue) -> Phrase {
    let value: String = raw.get_ron().trim().chars().take(40).collect();
    Phrase::plain(text_key!("settings-bad-entry"))
        .with("entry", Fact::Text(name.to_owned()))
        .with("value", Fact::Text(value))
}

/// RON with implicit `Some`: `language: French`.
pub(super) fn options() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}
