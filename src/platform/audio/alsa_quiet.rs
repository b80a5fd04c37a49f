//! Keeps ALSA from writing to the terminal.
//!
//! On Linux ALSA logs each failure to standard error, eight lines without a sound card. It supports a handler per
//! thread, for which the `alsa` crate (a dependency of the audio library anyway) has a safe function. So the standard
//! error of the process, shared with other threads and child processes, is left alone.

use std::cell::Cell;
use std::time::Duration;

use rodio::{ChannelCount, SampleRate, Source};

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Discards ALSA's messages of this thread from now on, and those buffered so far.
#[cfg(target_os = "linux")]
pub(super) fn this_thread() {
    // This only fails when out of memory; then a line on the terminal does no harm.
    IS_QUIET.set(alsa::Output::local_error_handler().is_ok());
}

/// Other systems' libraries write nothing.
#[cfg(not(target_os = "linux"))]
pub(super) fn this_thread() {
    IS_QUIET.set(true);
}

/// Source that silences the thread playing it: the audio library has its own thread.
pub(super) struct QuietSource<S>(pub(super) S);

impl<S: Source> Iterator for QuietSource<S> {
    type Item = S::Item;

    fn next(&mut self) -> Option<S::Item> {
        if !IS_QUIET.get() {
            this_thread();
        }
        self.0.next()
    }
}

impl<S: Source> Source for QuietSource<S> {
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
