//! The secret of the trainer's second device, kept beside the log for the host that takes the room up again. The log itself
//! holds its digest alone: logs are copied and shown, this file is not. It goes when the room is over.

use std::path::{Path, PathBuf};

use crate::classroom::{Digest, SECRET_DIGITS, Setup};
use crate::machine::files;

/// How the name of the file ends, in place of the log's own end.
const END: &str = "remote";

/// Keeps a secret beside a log, where only its owner may read it. Where that cannot be, the room still stands: taken up
/// again it has no second device.
pub(super) fn keep(log: &Path, secret: &str) {
    let _ = files::make_private(&place(log), secret.as_bytes());
}

/// The secret beside a log; nothing where it is not the room's.
pub(super) fn kept(log: &Path, setup: &Setup) -> Option<String> {
    let place = place(log);
    let is_short = std::fs::metadata(&place).ok()?.len() <= SECRET_DIGITS as u64;
    let secret = std::fs::read_to_string(&place).ok().filter(|_| is_short)?;
    is_of(&secret, setup).then_some(secret)
}

/// Forgets it.
pub(super) fn forget(log: &Path) {
    let _ = std::fs::remove_file(place(log));
}

/// Whether a secret is that of a room's second device.
pub(super) fn is_of(secret: &str, setup: &Setup) -> bool {
    Digest::of(secret).is_some_and(|digest| digest == setup.remote)
}

fn place(log: &Path) -> PathBuf {
    log.with_extension(END)
}
