//! Reads an answer as this program writes it, without a RON parser: a profile may hold a million of them.
//!
//! Whatever is written in any other way is left to RON, with the same result (`tests/it/progress/records.rs`).

use super::id::{DeviceId, RecordId};
use super::moment::Moment;
use super::record::{AnswerRecord, AnswerSource, RunMark};
use crate::rules::house::TableSize;

/// The record, or `None` if the text is not exactly as written by this version.
pub(super) fn read(text: &str) -> Option<AnswerRecord> {
    let mut rest = Scanner(text);
    let id: RecordId = rest.after("Answer(id:")?.quoted()?.parse().ok()?;
    let at = Moment(rest.after(",at:")?.number()?);
    let device = DeviceId::try_from(rest.after(",device:")?.quoted()?.to_owned()).ok()?;
    let lesson = rest.after(",lesson:")?.quoted()?.to_owned();
    let version = small(rest.after(",version:")?.number()?)?;
    let house = rest.after(",house:")?.quoted()?.into();
    let drill = rest.after(",drill:")?.quoted()?.into();
    let seed = rest.after(",seed:")?.number()?;
    let number = small(rest.after(",number:")?.number()?)?;
    let decision = rest.after(",decision:")?.quoted()?.into();
    let answer = rest.after(",answer:")?.quoted()?.to_owned();
    let expected = rest.after(",expected:")?.quoted()?.to_owned();
    let right = rest.after(",right:")?.flag()?;
    let millis = if rest.skips(",millis:") { Some(rest.number()?) } else { None };
    let given_away = rest.skips(",given_away:true");
    let helped = rest.skips(",helped:true");
    let table = if rest.skips(",table:") { Some(rest.table()?) } else { None };
    let minutes_east = if rest.skips(",minutes_east:") { Some(rest.signed()?) } else { None };
    let run = if rest.skips(",run:(seed:") { Some(rest.run()?) } else { None };
    let source = if rest.skips(",source:") { rest.source()? } else { AnswerSource::Alone };
    if rest.skips(",after:") {
        rest.quoted()?;
    }
    (rest.0 == ")").then_some(AnswerRecord {
        id,
        at,
        device,
        lesson,
        version,
        house,
        drill,
        seed,
        number,
        decision,
        answer,
        expected,
        right,
        millis,
        given_away,
        helped,
        table,
        minutes_east,
        run,
        source,
    })
}

fn small(number: u64) -> Option<u32> {
    u32::try_from(number).ok()
}

struct Scanner<'t>(&'t str);

impl<'t> Scanner<'t> {
    /// True if the rest began with this text, which is then behind it.
    fn skips(&mut self, text: &str) -> bool {
        let rest = self.0.strip_prefix(text);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn after(&mut self, text: &str) -> Option<&mut Self> {
        self.skips(text).then_some(self)
    }

    /// A text in quotes, without escapes.
    fn quoted(&mut self) -> Option<&'t str> {
        let (text, rest) = self.0.strip_prefix('"')?.split_once('"')?;
        self.0 = rest;
        (!text.contains('\\')).then_some(text)
    }

    /// Digits without leading noughts.
    fn number(&mut self) -> Option<u64> {
        let end = self.0.bytes().position(|byte| !byte.is_ascii_digit())?;
        let (digits, rest) = self.0.split_at_checked(end)?;
        self.0 = rest;
        (digits == "0" || !digits.starts_with('0')).then(|| digits.parse().ok())?
    }

    fn signed(&mut self) -> Option<i32> {
        let is_negative = self.skips("-");
        let number = i32::try_from(self.number()?).ok()?;
        // RON writes no negative nought.
        if is_negative && number == 0 {
            return None;
        }
        Some(if is_negative { -number } else { number })
    }

    fn flag(&mut self) -> Option<bool> {
        if self.skips("true") {
            return Some(true);
        }
        self.skips("false").then_some(false)
    }

    fn table(&mut self) -> Option<TableSize> {
        let sizes = [("Large", TableSize::Large), ("Midi", TableSize::Midi), ("Mini", TableSize::Mini)];
        sizes.into_iter().find(|(name, _)| self.skips(name)).map(|(_, size)| size)
    }

    fn source(&mut self) -> Option<AnswerSource> {
        let sources = [("Room", AnswerSource::Room), ("Paper", AnswerSource::Paper), ("Table", AnswerSource::Table)];
        sources.into_iter().find(|(name, _)| self.skips(name)).map(|(_, source)| source)
    }

    /// A run, behind its opening.
    fn run(&mut self) -> Option<RunMark> {
        let seed = self.number()?;
        let clock = if self.skips(",clock:") { Some(self.number()?) } else { None };
        self.skips(")").then_some(RunMark { seed, clock })
    }
}
