//! Protection from panics in libraries that read untrusted files.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// Suppresses the panic message on this thread.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work`; `None` if it panics. Nothing is printed.
///
/// Used for the decoders of sounds and pictures, and for spreadsheets.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !CAUGHT.get() {
                usual(info);
            }
        }));
    });
    let before = CAUGHT.replace(true);
    // State changed by the work is dropped with it.
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(before);
    done.ok()
}
