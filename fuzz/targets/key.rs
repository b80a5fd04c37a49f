//! Any text is a public key or a secret one without a password, or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tailleur::platform::storage::pack_file::{Signer, SigningKey};

fuzz_target!(|text: &str| {
    if let Ok(signer) = Signer::read(text) {
        assert_eq!(signer.short().len(), 16);
    }
    if SigningKey::is_locked(text) == Ok(false) {
        let _ = SigningKey::open(text, None);
    }
});
