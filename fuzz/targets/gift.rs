//! Any bytes are questions in GIFT, or there is a note: what comes in is a pack that can be read.
#![no_main]

mod exchange;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| exchange::import("fuzz.gift", bytes));
