//! Secret of the trainer's second device, saved beside the log for a host that resumes the room. The log holds only
//! its digest, since logs are copied and shown. The file is deleted when the room is over.

use std::path::{Path, PathBuf};

use crate::classroom::{Digest, SECRET_DIGITS, Setup};
use crate::platform::storage::files;

/// File extension, replacing that of the log.
const END: &str = "remote";

/// Saves the secret, readable by the owner only. On failure a resumed room has no second device.
pub(super) fn save(log: &Path, secret: &str) {
    let _ = files::make_private(&secret_path(log), secret.as_bytes());
}

/// The saved secret; `None` if it does not match the room's setup.
pub(super) fn load(log: &Path, setup: &Setup) -> Option<String> {
    let place = secret_path(log);
    let is_short = std::fs::metadata(&place).ok()?.len() <= SECRET_DIGITS as u64;
    let secret = std::fs::read_to_string(&place).ok().filter(|_| is_short)?;
    matches_setup(&secret, setup).then_some(secret)
}

pub(super) fn delete(log: &Path) {
    let _ = std::fs::remove_file(secret_path(log));
}

pub(super) fn matches_setup(secret: &str, setup: &Setup) -> bool {
    Digest::from_secret(secret).is_some_and(|digest| digest == setup.remote)
}

fn secret_path(log: &Path) -> PathBuf {
    log.with_extension(END)
}
