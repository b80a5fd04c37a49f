//! Lines of standard input while other work goes on: reading blocks, so it has its own thread.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

#[derive(Debug)]
pub enum Typed {
    /// A line, with invalid UTF-8 replaced.
    Line(String),
    End,
    Broken(io::Error),
    Woken,
    Nothing,
}

pub struct Typing {
    heard: Receiver<Typed>,
    hears: Sender<Typed>,
    wants: Sender<()>,
    /// A line was requested and has not arrived yet.
    reads: bool,
}

/// Runs `work` with a reader thread beside it. A line is read only when requested, so that nothing is consumed after
/// the last one.
pub fn beside<T>(input: &mut (dyn BufRead + Send), work: impl FnOnce(Typing) -> T) -> T {
    let (hears, heard) = channel();
    let (wants, wanted) = channel();
    thread::scope(|scope| {
        let lines = hears.clone();
        scope.spawn(move || read(input, &wanted, &lines));
        work(Typing { heard, hears, wants, reads: false })
    })
}

fn read(input: &mut (dyn BufRead + Send), wanted: &Receiver<()>, lines: &Sender<Typed>) {
    while wanted.recv().is_ok() {
        let mut line = Vec::new();
        let typed = match input.read_until(b'\n', &mut line) {
            Ok(0) => Typed::End,
            Ok(_) => Typed::Line(String::from_utf8_lossy(&line).into_owned()),
            Err(why) => Typed::Broken(why),
        };
        let is_line = matches!(typed, Typed::Line(_));
        if lines.send(typed).is_err() || !is_line {
            return;
        }
    }
}

impl Typing {
    pub fn waker(&self) -> impl Fn() + Send + 'static {
        let hears = self.hears.clone();
        // The receiver may be gone.
        move || hears.send(Typed::Woken).unwrap_or(())
    }

    /// The next event, waiting at most this long.
    pub fn next(&mut self, within: Option<Duration>) -> Typed {
        if !self.reads {
            self.reads = self.wants.send(()).is_ok();
        }
        let typed = match within {
            Some(within) => match self.heard.recv_timeout(within) {
                Err(RecvTimeoutError::Timeout) => Typed::Nothing,
                other => other.unwrap_or(Typed::End),
            },
            None => self.heard.recv().unwrap_or(Typed::End),
        };
        self.reads &= !matches!(typed, Typed::Line(_));
        typed
    }
}
