//! The terminal session of a hosted room: typed commands and printed updates.

use std::io::Write;
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode;

use super::input::{self, HostCommand, LocalTime};
use super::news::{PrintedRoom, close_reason};
use super::pictures;
use super::render;
use super::setup::next_quiz;
use crate::classroom::{ParticipantId, Phase, Room, RoomMessage, RoomRefusal};
use crate::cli::error::CommandError;
use crate::cli::room as results_of_a_room;
use crate::cli::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::Library;
use crate::platform::clock::{self, Clock};
use crate::platform::net::Hosting;
use crate::platform::stdin_lines::{StdinEvent, StdinLines, with_stdin_lines};
use crate::progress::Moment;

/// Minimum interval between updates, in ms.
const NEWS: u64 = 1000;

pub(super) struct HostSession<'w> {
    hosting: Hosting,
    library: &'w Library,
    words: &'w Catalog,
    clock: Clock,
    printed: PrintedRoom,
    /// Time of the last printed update.
    printed_at: Moment,
    has_pending: bool,
    /// The host asked to end the room; a second time ends it.
    confirms_end: bool,
}

impl<'w> HostSession<'w> {
    pub(super) fn new(hosting: Hosting, library: &'w Library, words: &'w Catalog) -> Self {
        let printed = PrintedRoom::new(&hosting.room(), None);
        Self {
            hosting,
            library,
            words,
            clock: Clock::start(),
            printed,
            printed_at: Moment::default(),
            has_pending: false,
            confirms_end: false,
        }
    }

    pub(super) fn run(mut self, world: &mut World<'_>) -> Result<Status, CommandError> {
        let output = &mut *world.output;
        with_stdin_lines(world.input, |mut typing| {
            self.hosting.on_change(typing.waker());
            self.event_loop(&mut typing, output)
        })
    }

    /// Runs until the host leaves.
    fn event_loop(&mut self, typing: &mut StdinLines, output: &mut dyn Write) -> Result<Status, CommandError> {
        self.welcome(output)?;
        self.print_status(true, output)?;
        loop {
            match typing.next(self.has_pending.then(|| Duration::from_millis(NEWS))) {
                StdinEvent::Line(line) => {
                    if !self.execute(line.trim(), output)? {
                        self.farewell(output)?;
                        return Ok(Status::Done);
                    }
                }
                StdinEvent::Woken | StdinEvent::Nothing => self.print_news(output)?,
                // Without a terminal the room stays open until the program is ended.
                StdinEvent::End => {
                    self.print(output, &text!("host-stands"))?;
                    self.hosting.wait_until_closed(|trouble| self.print(output, trouble).unwrap_or(()));
                    return Ok(Status::Done);
                }
                StdinEvent::Broken(why) => return Err(why.into()),
            }
        }
    }

    /// Prints the QR code, links and room code.
    fn welcome(&self, output: &mut dyn Write) -> Result<(), CommandError> {
        let room = self.hosting.room();
        let code = &room.setup().code;
        let mut links = self.hosting.links().into_iter();
        let page = links.next().unwrap_or_default();
        // The square holds the key that lets a phone in however many codes are guessed; it is never typed.
        let link = format!("{page}?code={code}");
        if let Ok(square) = QrCode::new(format!("{page}{}", room.setup().link_query())) {
            writeln!(output, "{}", square.render::<unicode::Dense1x2>().quiet_zone(true).build())?;
        }
        let key = if self.hosting.is_loopback_only() { text_key!("host-link-alone") } else { text_key!("host-link") };
        self.print(output, &Phrase::plain(key).with("link", Fact::Text(link)))?;
        self.print(output, &text!("host-code", code = Fact::Text(code.clone())))?;
        for other in links {
            writeln!(output, "  {other}")?;
        }
        if self.hosting.remote_link().is_some() {
            self.print(output, &text!("host-remote-hint"))?;
        }
        if room.setup().pins {
            self.print(output, &text!("host-pins-hint"))?;
        }
        self.print(
            output,
            &match self.hosting.fingerprint() {
                Some(print) => text!("host-tls", fingerprint = Fact::Text(print.to_owned())),
                None => text!("host-plain"),
            },
        )?;
        let log = self.hosting.log().display().to_string();
        self.print(output, &text!("host-log", place = Fact::Text(log)))?;
        self.print(output, &text!("host-keys"))
    }

    /// Prints the results and where they are stored.
    fn farewell(&self, output: &mut dyn Write) -> Result<(), CommandError> {
        let (room, log) = (self.hosting.room(), self.hosting.log());
        if room.phase() == Phase::Ended {
            writeln!(output)?;
            results_of_a_room::print_results(&room, self.words, output)?;
        }
        let key = if room.phase() == Phase::Ended { text_key!("host-results-lie") } else { text_key!("host-left") };
        let place = Fact::Text(log.display().to_string());
        self.print(output, &Phrase::plain(key).with("place", place))
    }

    fn print(&self, output: &mut dyn Write, phrase: &Phrase) -> Result<(), CommandError> {
        Self::print_lines(output, &[render::phrase_text(phrase, self.words)])
    }

    fn print_lines(output: &mut dyn Write, lines: &[String]) -> Result<(), CommandError> {
        for line in lines {
            writeln!(output, "{line}")?;
        }
        output.flush()?;
        Ok(())
    }

    /// Executes a command; `false` leaves the room.
    fn execute(&mut self, line: &str, output: &mut dyn Write) -> Result<bool, CommandError> {
        let room = self.hosting.room();
        let is_sure = std::mem::take(&mut self.confirms_end);
        let mut is_whole = false;
        let now = self.now(&room);
        let time = LocalTime { now, minutes_east: clock::minutes_east(now) };
        match input::parse(line, &room, self.printed.turn, time) {
            // An empty line after "end the room?" cancels that and does not advance the room.
            Ok(HostCommand::Send(_)) if is_sure && line.is_empty() => {
                self.print(output, &text!("host-stays"))?;
                return Ok(true);
            }
            Ok(HostCommand::End) if !is_sure && room.phase() != Phase::Ended => {
                self.confirms_end = true;
                self.print(output, &text!("host-end-sure"))?;
                return Ok(true);
            }
            Ok(HostCommand::End | HostCommand::Leave) if room.phase() == Phase::Ended => return Ok(false),
            Ok(HostCommand::Leave) => return Ok(false),
            Ok(HostCommand::End) => self.send(&[RoomMessage::End], output)?,
            Ok(HostCommand::Send(message)) => self.send(&[message], output)?,
            Ok(HostCommand::Remote { renews }) => {
                self.print_remote(renews, output)?;
                return Ok(true);
            }
            Ok(HostCommand::Pins) => {
                Self::print_lines(output, &render::pins(&room))?;
                return Ok(true);
            }
            Ok(HostCommand::SendToMany(messages)) => self.send_to_many(&messages, output)?,
            Ok(HostCommand::ShareOut(messages)) => {
                self.send(&messages, output)?;
                Self::print_lines(output, &render::people(&self.hosting.room(), self.words))?;
            }
            Ok(HostCommand::SendAbout(who, message)) => self.send_about(who, message, output)?,
            Ok(HostCommand::Show(Some(who))) => {
                let one = room.person(who).map(|person| render::person_line_with_time(&room, person, self.words));
                Self::print_lines(output, one.as_slice())?;
            }
            Ok(HostCommand::Show(None)) => {
                Self::print_lines(output, &render::people(&room, self.words))?;
                is_whole = true;
            }
            Ok(HostCommand::Next(lesson)) => self.begin_next(&room, &lesson, output)?,
            Ok(HostCommand::Missing) => {
                Self::print_lines(output, &render::missing(&room, self.words, now))?;
                return Ok(true);
            }
            Ok(HostCommand::Help) => {
                self.print(output, &text!("host-all-keys"))?;
                return Ok(true);
            }
            Err(why) => {
                self.print(output, &why)?;
                return Ok(true);
            }
        }
        self.print_status(is_whole, output)?;
        Ok(true)
    }

    /// Takes the class into another quiz.
    fn begin_next(&self, room: &Room, lesson: &str, output: &mut dyn Write) -> Result<(), CommandError> {
        let begun = next_quiz(room, lesson, self.library).and_then(|(setup, quiz)| {
            let begun = self.hosting.begin_next(setup, quiz, pictures(self.library, lesson));
            begun.recv().unwrap_or_else(|_| Err(RoomRefusal::Over.phrase()))
        });
        begun.or_else(|why| self.print(output, &why))
    }

    /// Sends a message about a person and prints how they stand then.
    fn send_about(&self, who: ParticipantId, message: RoomMessage, output: &mut dyn Write) -> Result<(), CommandError> {
        let is_time = matches!(message, RoomMessage::ExtraTime(..));
        self.send(&[message], output)?;
        let room = self.hosting.room();
        let line = if is_time { render::person_line_with_time } else { render::person_line };
        let one = room.person(who).map(|person| line(&room, person, self.words));
        Self::print_lines(output, one.as_slice())
    }

    /// Takes people out, or lets them in again, and prints how many.
    fn send_to_many(&self, messages: &[RoomMessage], output: &mut dyn Write) -> Result<(), CommandError> {
        let is_out = messages.iter().any(|message| matches!(message, RoomMessage::Remove(_)));
        let key = if is_out { text_key!("host-taken-out") } else { text_key!("host-let-back") };
        self.send(messages, output)?;
        self.print(output, &Phrase::plain(key).with("count", Fact::Number(messages.len() as u64)))
    }

    /// Prints the link of the second device, which no other may get once it is in use.
    fn print_remote(&self, renews: bool, output: &mut dyn Write) -> Result<(), CommandError> {
        if renews {
            self.hosting.renew_remote();
        }
        let phrase = match self.hosting.remote_link() {
            None => text!("host-remote-none"),
            Some(_) if self.hosting.is_remote_paired() && !renews => text!("host-remote-paired"),
            Some(link) => text!("host-remote", link = Fact::Text(link)),
        };
        self.print(output, &phrase)
    }

    /// Sends messages to the room and prints refusals.
    fn send(&self, messages: &[RoomMessage], output: &mut dyn Write) -> Result<(), CommandError> {
        for message in messages {
            if let Err(refusal) = self.hosting.send(message.clone()) {
                self.print(output, &refusal.phrase())?;
            }
        }
        Ok(())
    }

    /// Prints the status; on request or after a new turn also the phase.
    fn print_status(&mut self, is_whole: bool, output: &mut dyn Write) -> Result<(), CommandError> {
        let room = self.hosting.room();
        let seen = PrintedRoom::new(&room, self.hosting.trouble());
        let has_gone_on = seen.turn != self.printed.turn;
        if let Some(arrivals) = self.printed.arrivals(&room, self.words) {
            self.print(output, &arrivals)?;
        }
        if has_gone_on {
            writeln!(output)?;
        }
        Self::print_lines(output, &render::status(&room, self.words, self.now(&room)))?;
        if is_whole || has_gone_on {
            Self::print_lines(output, &render::phase(&room, self.words))?;
        }
        if let Some(trouble) = self.hosting.trouble() {
            self.print(output, &trouble)?;
        }
        (self.printed, self.has_pending) = (seen, false);
        Ok(())
    }

    /// Prints changes nobody typed: a new turn at once, others at most once per [`NEWS`].
    fn print_news(&mut self, output: &mut dyn Write) -> Result<(), CommandError> {
        let room = self.hosting.room();
        let seen = PrintedRoom::new(&room, self.hosting.trouble());
        if seen.turn != self.printed.turn {
            if let Some(why) = close_reason(&room) {
                self.print_inserted(&[why], output)?;
            }
            return self.print_status(false, output);
        }
        for done in self.printed.state_changes(&seen) {
            self.print_inserted(&[done], output)?;
        }
        let arrivals = self.printed.arrivals(&room, self.words).into_iter();
        let news: Vec<Phrase> = arrivals.chain(self.printed.answers(&room)).collect();
        let now = self.clock.now();
        self.has_pending = !news.is_empty() && now.since(self.printed_at) < NEWS;
        if self.has_pending {
            self.printed.catch_up(seen);
            return Ok(());
        }
        self.printed = seen;
        if !news.is_empty() {
            self.printed_at = now;
            self.print_inserted(&news, output)?;
        }
        Ok(())
    }

    /// On a line of its own with a leading sign, so that a half-typed command can be continued below.
    fn print_inserted(&self, news: &[Phrase], output: &mut dyn Write) -> Result<(), CommandError> {
        let news: Vec<String> = news.iter().map(|phrase| render::phrase_text(phrase, self.words)).collect();
        Self::print_lines(output, &[format!("  · {}", news.join("  "))])
    }

    fn now(&self, room: &Room) -> Moment {
        self.clock.now().max(room.latest_time())
    }
}
