//! `referee --incident`: an irregular table judged, in words and as JSON.

use tailleur::cli::Status;

use super::commands::{CommandOutput, call_with};

fn incident(house: &str, more: &[&str], input: &str) -> CommandOutput {
    let arguments: Vec<&str> =
        ["referee", "--house", house, "--incident", "-", "--lang", "en"].iter().chain(more).copied().collect();
    call_with(&arguments, input.as_bytes(), None)
}

const DROPPED: &str = r#"{"cards":[{"card":"2h","on":"punto"},{"card":"7c","on":"banco"},{"card":"Ks","on":"punto"},
    {"card":"Kd","on":"banco"},{"card":"4s","at":"floor"}]}"#;
const SURPLUS: &str = r#"{"cards":[{"card":"6s","on":"punto","from":"coup-before"},{"card":"2h","on":"banco"},
    {"card":"9c","on":"punto"},{"card":"Ks","on":"banco"}],"turned":{"punto":false,"banco":false}}"#;

fn json(house: &str, input: &str) -> serde_json::Value {
    let judged = incident(house, &["--json"], input);
    serde_json::from_str(&judged.output).unwrap_or_else(|error| panic!("{error}: {}", judged.output))
}

#[test]
fn incident_a_dropped_card_goes_to_its_place_by_convention_or_by_the_text() {
    for (house, clause) in [("article-57-13", "silent, by convention"), ("venezia", "S4-26")] {
        let judged = json(house, DROPPED);
        assert_eq!((&judged["verdict"], &judged["winner"]), (&"restored".into(), &"banco".into()), "{judged}");
        assert_eq!(judged["cards"][4]["goes"], "punto", "{judged}");
        assert_eq!(judged["mistakes"][0]["key"], "misdraw-dropped", "{judged}");
        assert_eq!(judged["remedies"][0]["clause"], clause, "{judged}");
        assert_eq!((&judged["next"]["act"], &judged["next"]["side"]), (&"call".into(), &"banco".into()), "{judged}");
    }
}

#[test]
fn incident_a_surplus_card_used_again_is_burned_and_the_others_move_up() {
    let judged = json("article-57-13", SURPLUS);
    let goes: Vec<&str> = (0..4).map(|card| judged["cards"][card]["goes"].as_str().unwrap()).collect();
    assert_eq!(goes, ["burned", "punto", "banco", "punto"], "{judged}");
    assert_eq!(judged["mistakes"][0]["clause"], "S0-77", "{judged}");
    assert_eq!((&judged["next"]["act"], &judged["next"]["side"]), (&"draw".into(), &"banco".into()), "{judged}");
    assert_eq!(
        (&judged["disputes"]["decides"], &judged["disputes"]["clause"]),
        (&"chef-de-table".into(), &"S0-14".into())
    );
}

#[test]
fn incident_the_text_names_verdict_cards_remedy_clause_and_next_act() {
    let judged = incident("article-57-13", &[], SURPLUS);
    assert_eq!(judged.status(), Status::Wrong);
    for part in [
        "The coup is reconstructed.",
        "6s: It is burned",
        "Next: Draw a card for Banco",
        "(S0-77)",
        "(S0-76)",
        "(S0-14)",
    ] {
        assert!(judged.output.contains(part), "{part} is not in:\n{}", judged.output);
    }
}

#[test]
fn incident_without_a_mistake_ends_well() {
    let right = r#"{"cards":[{"card":"2h","on":"punto"}]}"#;
    let judged = incident("monte-carlo", &[], right);
    assert_eq!(judged.status(), Status::Done, "{}", judged.output);
    assert!(judged.output.starts_with("The coup stands."), "{}", judged.output);
}

#[test]
fn incident_a_bad_file_is_refused_with_its_place() {
    for (input, part) in [
        ("{\"cards\":[],\"bets\":\"shut\"}", "line 1, column 25"),
        ("{\"cards\":[{\"card\":\"1x\"}]}", "1x"),
        ("{\"cards\":[],\"stage\":\"paid\"}", "`called`"),
        ("[", "line 1, column 1"),
        ("", "column 0"),
    ] {
        let refused = incident("venezia", &[], input);
        assert_eq!(refused.status(), Status::Usage, "{input}: {}", refused.output);
        assert!(refused.errors.contains(part) && refused.output.is_empty(), "{input}: {}", refused.errors);
    }
}
