//! Calls a library that may stop the program on a file made to do so, and stops it from that.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// Whether what stops here is caught and therefore not told on the terminal.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// What this comes to; `None` where it stopped on the way. Nothing is written to the terminal.
///
/// The decoders of sounds and pictures are called through it.
pub fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !CAUGHT.get() {
                tell(info);
            }
        }));
    });
    let before = CAUGHT.replace(true);
    // What the work has changed is thrown away with it.
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(before);
    done.ok()
}
