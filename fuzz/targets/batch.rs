//! Every line of a batch has one verdict in JSON, whatever the lines hold.
#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use tailleur::cli::batch;
use tailleur::i18n::{Catalog, Language};
use tailleur::rules::house::{House, HouseLibrary};

// Read once: what is fuzzed is the lines.
static HOUSE: LazyLock<Arc<House>> =
    LazyLock::new(|| Arc::clone(HouseLibrary::built_in().get("monte-carlo").expect("the house is built in")));
static WORDS: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Language::French));

fuzz_target!(|lines: &[u8]| {
    let (mut output, mut input) = (Vec::new(), lines);
    let _ = batch(&HOUSE, &WORDS, &mut input, &mut output);
    let lines = lines.strip_prefix(b"\xef\xbb\xbf").unwrap_or(lines);
    let asked_for = lines.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
    let verdicts: Vec<_> = output.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).collect();
    assert_eq!(verdicts.len(), asked_for, "a verdict for each line");
    for verdict in verdicts {
        let json: serde_json::Value = serde_json::from_slice(verdict).expect("a verdict is JSON");
        assert!(json["ok"].is_boolean());
    }
});
