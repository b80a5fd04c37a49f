//! Lines that are typed while something else goes on: reading blocks, so a thread of its own reads.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// What came up.
#[derive(Debug)]
pub enum Typed {
    /// A line was typed; what of it is no text stands as a sign for that.
    Line(String),
    /// Nothing will be typed any more,
    End,
    /// or it cannot be read.
    Broken(io::Error),
    /// Somebody was woken.
    Woken,
    /// It has been waited for so long.
    Nothing,
}

/// Hears what is typed, and whatever else wakes it.
pub struct Typing {
    heard: Receiver<Typed>,
    hears: Sender<Typed>,
    wants: Sender<()>,
    /// Whether a line is being waited for already.
    reads: bool,
}

/// Works while lines are read beside it. A line is read only when the work waits for one: when it ends upon a line,
/// nothing is read any more.
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
    /// Wakes it, from whatever thread.
    pub fn waker(&self) -> impl Fn() + Send + 'static {
        let hears = self.hears.clone();
        // Nobody may listen any more.
        move || hears.send(Typed::Woken).unwrap_or(())
    }

    /// What comes up next, in so long at most.
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
