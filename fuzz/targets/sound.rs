//! Any bytes are a recording of at most a minute or are refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tailleur::voice::{LONGEST_SECONDS, SoundBytes, decode};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(sound) = decode(&SoundBytes::from(bytes.to_vec())) {
        assert!(sound.samples.len() as u64 <= u64::from(sound.rate) * u64::from(LONGEST_SECONDS));
    }
});
