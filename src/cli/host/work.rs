//! The terminal session of a hosted room: typed commands and printed updates.

use std::io::Write;
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode;

use super::line::{self, Line};
use super::news::{Seen, closed};
use super::told;
use crate::classroom::{Message, Phase, Room};
use crate::cli::room as results_of_a_room;
use crate::cli::stop::Stop;
use crate::cli::{Status, World};
use crate::machine::clock::Clock;
use crate::machine::room::Hosting;
use crate::machine::typing::{Typed, Typing, beside};
use crate::progress::Moment;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// Minimum interval between updates, in ms.
const NEWS: u64 = 1000;

pub(super) struct Running<'w> {
    hosting: Hosting,
    words: &'w Words,
    clock: Clock,
    seen: Seen,
    /// Time of the last printed update.
    told_at: Moment,
    waits: bool,
    /// The host asked to end the room; a second time ends it.
    ends: bool,
}

impl<'w> Running<'w> {
    pub(super) fn of(hosting: Hosting, words: &'w Words) -> Self {
        let seen = Seen::of(&hosting.room(), None);
        Self { hosting, words, clock: Clock::start(), seen, told_at: Moment::default(), waits: false, ends: false }
    }

    pub(super) fn run(mut self, world: &mut World<'_>) -> Result<Status, Stop> {
        let output = &mut *world.output;
        beside(world.input, |mut typing| {
            self.hosting.wake_by(typing.waker());
            self.hears(&mut typing, output)
        })
    }

    /// Runs until the host leaves.
    fn hears(&mut self, typing: &mut Typing, output: &mut dyn Write) -> Result<Status, Stop> {
        self.welcome(output)?;
        self.status(true, output)?;
        loop {
            match typing.next(self.waits.then(|| Duration::from_millis(NEWS))) {
                Typed::Line(line) => {
                    if !self.does(line.trim(), output)? {
                        self.farewell(output)?;
                        return Ok(Status::Done);
                    }
                }
                Typed::Woken | Typed::Nothing => self.news(output)?,
                // Without a terminal the room stays open until the program is ended.
                Typed::End => {
                    self.say(output, &Phrase::plain("host-stands"))?;
                    self.hosting.stand_by(|trouble| self.say(output, trouble).unwrap_or(()));
                    return Ok(Status::Done);
                }
                Typed::Broken(why) => return Err(why.into()),
            }
        }
    }

    /// Prints the QR code, links and room code.
    fn welcome(&self, output: &mut dyn Write) -> Result<(), Stop> {
        let room = self.hosting.room();
        let code = &room.setup().code;
        let mut links = self.hosting.links().into_iter();
        let link = format!("{}?code={code}", links.next().unwrap_or_default());
        if let Ok(square) = QrCode::new(&link) {
            writeln!(output, "{}", square.render::<unicode::Dense1x2>().quiet_zone(true).build())?;
        }
        let key = if self.hosting.is_alone() { "host-link-alone" } else { "host-link" };
        self.say(output, &Phrase::plain(key).with("link", Fact::Text(link)))?;
        self.say(output, &Phrase::plain("host-code").with("code", Fact::Text(code.clone())))?;
        for other in links {
            writeln!(output, "  {other}")?;
        }
        if let Some(link) = self.hosting.remote_link() {
            self.say(output, &Phrase::plain("host-remote").with("link", Fact::Text(link)))?;
        }
        self.say(
            output,
            &match self.hosting.fingerprint() {
                Some(print) => Phrase::plain("host-tls").with("fingerprint", Fact::Text(print.to_owned())),
                None => Phrase::plain("host-plain"),
            },
        )?;
        let log = self.hosting.log().display().to_string();
        self.say(output, &Phrase::plain("host-log").with("place", Fact::Text(log)))?;
        self.say(output, &Phrase::plain("host-keys"))
    }

    /// Prints the results and where they are stored.
    fn farewell(&self, output: &mut dyn Write) -> Result<(), Stop> {
        let (room, log) = (self.hosting.room(), self.hosting.log());
        if room.phase() == Phase::Ended {
            writeln!(output)?;
            results_of_a_room::told(&room, self.words, output)?;
        }
        let key = if room.phase() == Phase::Ended { "host-results-lie" } else { "host-left" };
        let place = Fact::Text(log.display().to_string());
        self.say(output, &Phrase::plain(key).with("place", place))
    }

    fn say(&self, output: &mut dyn Write, phrase: &Phrase) -> Result<(), Stop> {
        Self::lines(output, &[told::said(phrase, self.words)])
    }

    fn lines(output: &mut dyn Write, lines: &[String]) -> Result<(), Stop> {
        for line in lines {
            writeln!(output, "{line}")?;
        }
        output.flush()?;
        Ok(())
    }

    /// Executes a command; `false` leaves the room.
    fn does(&mut self, line: &str, output: &mut dyn Write) -> Result<bool, Stop> {
        let room = self.hosting.room();
        let is_sure = std::mem::take(&mut self.ends);
        let mut is_whole = false;
        match line::read(line, &room, self.seen.turn) {
            // An empty line after "end the room?" cancels that and does not advance the room.
            Ok(Line::Say(Message::GoOn(_))) if is_sure => {
                self.say(output, &Phrase::plain("host-stays"))?;
                return Ok(true);
            }
            Ok(Line::End) if !is_sure && room.phase() != Phase::Ended => {
                self.ends = true;
                self.say(output, &Phrase::plain("host-end-sure"))?;
                return Ok(true);
            }
            Ok(Line::End | Line::Close) if room.phase() == Phase::Ended => return Ok(false),
            Ok(Line::Close) => return Ok(false),
            Ok(Line::End) => self.tells(&[Message::End], output)?,
            Ok(Line::Say(message)) => self.tells(&[message], output)?,
            Ok(Line::ShareOut(messages)) => {
                self.tells(&messages, output)?;
                Self::lines(output, &told::people(&self.hosting.room(), self.words))?;
            }
            Ok(Line::Of(who, message)) => {
                let tell = if matches!(message, Message::ExtraTime(..)) { told::timed } else { told::one };
                self.tells(&[message], output)?;
                let room = self.hosting.room();
                let one = room.person(who).map(|person| tell(&room, person, self.words));
                Self::lines(output, one.as_slice())?;
            }
            Ok(Line::Tell(Some(who))) => {
                let one = room.person(who).map(|person| told::timed(&room, person, self.words));
                Self::lines(output, one.as_slice())?;
            }
            Ok(Line::Tell(None)) => {
                Self::lines(output, &told::people(&room, self.words))?;
                is_whole = true;
            }
            Ok(Line::Keys) => {
                self.say(output, &Phrase::plain("host-all-keys"))?;
                return Ok(true);
            }
            Err(why) => {
                self.say(output, &why)?;
                return Ok(true);
            }
        }
        self.status(is_whole, output)?;
        Ok(true)
    }

    /// Sends messages to the room and prints refusals.
    fn tells(&self, messages: &[Message], output: &mut dyn Write) -> Result<(), Stop> {
        for message in messages {
            if let Err(refusal) = self.hosting.say(message.clone()) {
                self.say(output, &refusal.phrase())?;
            }
        }
        Ok(())
    }

    /// Prints the status; on request or after a new turn also the phase.
    fn status(&mut self, is_whole: bool, output: &mut dyn Write) -> Result<(), Stop> {
        let room = self.hosting.room();
        let seen = Seen::of(&room, self.hosting.trouble());
        let has_gone_on = seen.turn != self.seen.turn;
        if let Some(arrivals) = self.seen.arrivals(&room, self.words) {
            self.say(output, &arrivals)?;
        }
        if has_gone_on {
            writeln!(output)?;
        }
        Self::lines(output, &told::status(&room, self.words, self.now(&room)))?;
        if is_whole || has_gone_on {
            Self::lines(output, &told::phase(&room, self.words))?;
        }
        if let Some(trouble) = self.hosting.trouble() {
            self.say(output, &trouble)?;
        }
        (self.seen, self.waits) = (seen, false);
        Ok(())
    }

    /// Prints changes nobody typed: a new turn at once, others at most once per [`NEWS`].
    fn news(&mut self, output: &mut dyn Write) -> Result<(), Stop> {
        let room = self.hosting.room();
        let seen = Seen::of(&room, self.hosting.trouble());
        if seen.turn != self.seen.turn {
            if let Some(why) = closed(&room) {
                self.in_passing(&[why], output)?;
            }
            return self.status(false, output);
        }
        for done in self.seen.done(&seen) {
            self.in_passing(&[done], output)?;
        }
        let arrivals = self.seen.arrivals(&room, self.words).into_iter();
        let news: Vec<Phrase> = arrivals.chain(self.seen.answers(&room)).collect();
        let now = self.clock.now();
        self.waits = !news.is_empty() && now.since(self.told_at) < NEWS;
        if self.waits {
            self.seen.catch_up(seen);
            return Ok(());
        }
        self.seen = seen;
        if !news.is_empty() {
            self.told_at = now;
            self.in_passing(&news, output)?;
        }
        Ok(())
    }

    /// On a line of its own with a leading sign, so that a half-typed command can be continued below.
    fn in_passing(&self, news: &[Phrase], output: &mut dyn Write) -> Result<(), Stop> {
        let news: Vec<String> = news.iter().map(|phrase| told::said(phrase, self.words)).collect();
        Self::lines(output, &[format!("  · {}", news.join("  "))])
    }

    fn now(&self, room: &Room) -> Moment {
        self.clock.now().max(room.heard_until())
    }
}
