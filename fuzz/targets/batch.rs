//! Every line of a batch has one verdict in JSON, whatever the lines hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tailleur::cli::{Asked, Status, World, run};

fuzz_target!(|lines: &[u8]| {
    let (mut output, mut errors, mut input) = (Vec::new(), Vec::new(), lines);
    let mut world =
        World { input: &mut input, output: &mut output, errors: &mut errors, system_language: None, cores: 1 };
    let arguments = ["tailleur", "referee", "--house", "monte-carlo", "--batch", "-"];
    let asked = run(arguments.map(Into::into), &mut world);
    assert!(matches!(asked, Asked::Command(Status::Done | Status::Wrong)), "{asked:?}");
    let asked_for = lines.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
    let verdicts: Vec<_> = output.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).collect();
    assert_eq!(verdicts.len(), asked_for, "a verdict for each line");
    for verdict in verdicts {
        let json: serde_json::Value = serde_json::from_slice(verdict).expect("a verdict is JSON");
        assert!(json["ok"].is_boolean());
    }
});
