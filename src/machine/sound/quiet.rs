//! Keeps the system's sound library from writing to the terminal.
//!
//! On Linux that library, ALSA, tells each failure to standard error in lines of its own, eight of them where
//! there is no sound card. It lets each thread say where those lines go instead, and the `alsa` crate, which
//! the audio library is built on anyway, has a safe function for it. So nothing has to be done to the standard
//! error of the whole program, which other threads and the programs they start write to as well.

use std::cell::Cell;
use std::time::Duration;

use rodio::{ChannelCount, SampleRate, Source};

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// From here on the sound library keeps to itself what goes wrong on this thread. What it has gathered so far
/// is thrown away.
#[cfg(target_os = "linux")]
pub(super) fn this_thread() {
    // Where this fails there is no memory left for a few bytes, and a line on the terminal is no harm.
    IS_QUIET.set(alsa::Output::local_error_handler().is_ok());
}

/// Elsewhere the sound libraries write nothing.
#[cfg(not(target_os = "linux"))]
pub(super) fn this_thread() {
    IS_QUIET.set(true);
}

/// A source that makes the thread quiet which plays it: the audio library has a thread of its own.
pub(super) struct Quiet<S>(pub(super) S);

impl<S: Source> Iterator for Quiet<S> {
    type Item = S::Item;

    fn next(&mut self) -> Option<S::Item> {
        if !IS_QUIET.get() {
            this_thread();
        }
        self.0.next()
    }
}

impl<S: Source> Source for Quiet<S> {
    fn current_span_len(&self) -> Option<usize> {
        self.0.current_span_len()
    }

    fn channels(&self) -> ChannelCount {
        self.0.channels()
    }

    fn sample_rate(&self) -> SampleRate {
        self.0.sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        self.0.total_duration()
    }
}
