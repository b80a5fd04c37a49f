//! Lines of standard input while other work continues: reading blocks, so it has its own thread.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

#[derive(Debug)]
pub enum StdinEvent {
    /// A line, with invalid UTF-8 replaced.
    Line(String),
    End,
    Broken(io::Error),
    Woken,
    Nothing,
}

pub struct StdinLines {
    receiver: Receiver<StdinEvent>,
    sender: Sender<StdinEvent>,
    request_line: Sender<()>,
    /// A line was requested and has not arrived yet.
    is_reading: bool,
}

/// Runs `work` with a reader thread beside it. A line is read only when requested, so that nothing is consumed after
/// the last one.
pub fn with_stdin_lines<T>(input: &mut (dyn BufRead + Send), work: impl FnOnce(StdinLines) -> T) -> T {
    let (hears, heard) = channel();
    let (wants, wanted) = channel();
    thread::scope(|scope| {
        let lines = hears.clone();
        scope.spawn(move || read(input, &wanted, &lines));
        work(StdinLines { receiver: heard, sender: hears, request_line: wants, is_reading: false })
    })
}

fn read(input: &mut (dyn BufRead + Send), wanted: &Receiver<()>, lines: &Sender<StdinEvent>) {
    while wanted.recv().is_ok() {
        let mut line = Vec::new();
        let typed = match input.read_until(b'\n', &mut line) {
            Ok(0) => StdinEvent::End,
            Ok(_) => StdinEvent::Line(String::from_utf8_lossy(&line).into_owned()),
            Err(why) => StdinEvent::Broken(why),
        };
        let is_line = matches!(typed, StdinEvent::Line(_));
        if lines.send(typed).is_err() || !is_line {
            return;
        }
    }
}

impl StdinLines {
    pub fn waker(&self) -> impl Fn() + Send + 'static {
        let hears = self.sender.clone();
        // The receiver may be gone.
        move || hears.send(StdinEvent::Woken).unwrap_or(())
    }

    /// The next event, waiting at most this long.
    pub fn next(&mut self, within: Option<Duration>) -> StdinEvent {
        if !self.is_reading {
            self.is_reading = self.request_line.send(()).is_ok();
        }
        let typed = match within {
            Some(within) => match self.receiver.recv_timeout(within) {
                Err(RecvTimeoutError::Timeout) => StdinEvent::Nothing,
                other => other.unwrap_or(StdinEvent::End),
            },
            None => self.receiver.recv().unwrap_or(StdinEvent::End),
        };
        self.is_reading &= !matches!(typed, StdinEvent::Line(_));
        typed
    }
}
