//! Any bytes are a class list or name nobody; whoever is on it has a name without control characters.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tailleur::platform::storage::class::rows_of;
use tailleur::progress::class::Roster;

fuzz_target!(|bytes: &[u8]| {
    let Some(roster) = rows_of(bytes).and_then(Roster::from_rows) else { return };
    for person in roster.people {
        let name = person.name();
        assert!(!name.is_empty() && !name.contains(char::is_control), "{name:?}");
    }
});
