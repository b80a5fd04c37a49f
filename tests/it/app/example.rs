//! A worked example: what its words speak of lies on the table.

use tailleur::app::practice::{PracticeAction, PracticeStage};
use tailleur::i18n::Language;
use tailleur::rules::money::Money;

use crate::support::player::Player;

const PACK: &str = r#"(id: "mine", version: 1, title: {"en": "Mine"}, about: {"en": "Mine."}, lessons: ["01-first"])"#;

const LESSON: &str = r#"(
    id: "first",
    version: 1,
    title: {"en": "One"},
    goal: {"en": "Know it."},
    steps: [
        Example(
            cards: ["2h", "9d", "7c", "8s"],
            stakes: [(seat: 2, spot: Banco, amount: 34000)],
            says: {"en": "340 on {banco} is lost."},
            ends: (punto: 9, banco: 7, winner: Punto),
        ),
        Drill(drill: CountHand(cards: [2]), rounds: 16),
    ],
    pass: (accuracy: 90, seconds: 4),
)"#;

#[test]
fn the_stake_of_an_example_lies_on_the_table_from_its_first_step_to_its_last() {
    let files = [("pack.ron", PACK), ("01-first.ron", LESSON)];
    let pack = files.map(|(file, text)| (file.to_owned(), text.to_owned())).into();
    let mut player = Player::with_pack(Language::English, "article-57-13", "mine", &pack);
    let path = player.lessons().into_iter().find(|path| path.lesson == "first" && path.pack == "mine").unwrap();
    player.begin(&path);
    let mut settled = Vec::new();
    while matches!(player.practice().stage(), PracticeStage::Example(_)) {
        let frame = player.practice().example_frame().unwrap();
        let stakes: Vec<_> = frame.scene.stakes.iter().map(|stake| (stake.seat, stake.amount)).collect();
        assert_eq!(stakes, [(2, Money::coins(34_000))], "at step {:?}", frame.at);
        settled = frame.settled.iter().map(|(seat, settled)| (*seat, settled.collected)).collect();
        player.practise(PracticeAction::Next);
    }
    assert_eq!(settled, [(2, Money::coins(34_000))]);
}
