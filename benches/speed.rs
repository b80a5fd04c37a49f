//! scratch
use tailleur::rules::{
    enumerate::Odds,
    house::ShoeRules,
    shoe::ShoeMaker,
    tableau::{Run, Tableau},
};
fn main() {
    let text = r#"(packs: Stated(8, "S0-01"), packs_of_first_back: Stated(4, "S0-01"), shuffle: Stated(ByHand, "S0-18"),
        cut: Stated(LeftOfTailleurThenClockwise, "S0-04"), cut_card: Stated(Blue, "S0-04"), stop_card: Stated(Red, "S0-05"),
        stop: Stated(CardsFromEnd(10), "S0-05"), last_coup: Stated(ThisOne, "S0-06"), stop_before_coup: Silent(NoCoup),
        burn_of_tens_and_figures: Stated(10, "S0-09"), turned_card_is_burned: Silent(true))"#;
    let rules: ShoeRules = ron::from_str(text).unwrap();
    let p: Vec<Run> = ron::from_str(
        r#"[(points: "0-5", acts: "T", from: Stated("S0-57")),(points: "6-7", acts: "R", from: Stated("S0-57"))]"#,
    )
    .unwrap();
    let b: Vec<Run> = ron::from_str(
        r#"[(points: "0-2", thirds: Some("all"), acts: "T", from: Stated("S0-58")),
            (points: "3", thirds: Some("all"), acts: "TTTTTTTTRTT", from: Stated("S0-60")),
            (points: "4", thirds: Some("all"), acts: "RRTTTTTTRRT", from: Stated("S0-61")),
            (points: "5", thirds: Some("all"), acts: "RRRRTTTTRRT", from: Stated("S0-62")),
            (points: "6", thirds: Some("all"), acts: "RRRRRRTTRRR", from: Stated("S0-63")),
            (points: "7", thirds: Some("all"), acts: "R", from: Silent)]"#,
    )
    .unwrap();
    let t = Tableau::from_runs(&p, &b).unwrap();
    let maker = ShoeMaker::new(&rules, &t, 7);
    #[allow(clippy::disallowed_methods)]
    for _ in 0..3 {
        let now = std::time::Instant::now();
        let mut total = tailleur::rules::shoe::Tally::default();
        for n in 0..200_000 {
            total += maker.shoe(2 * n).deal_out_both(maker.shoe(2 * n + 1));
        }
        let took = now.elapsed();
        println!("{total:?} {took:?} {} M/s", total.coups() as f64 / took.as_secs_f64() / 1e6);
        let now = std::time::Instant::now();
        let mut x = 0usize;
        for n in 0..400_000 {
            x += maker.shoe(n).left().len();
        }
        println!("shuffle only {:?} {x}", now.elapsed());
        let now = std::time::Instant::now();
        let odds = Odds::of(&t, 8).unwrap();
        println!("odds {:?} {} {}", now.elapsed(), odds.total(), odds.of_chance(tailleur::rules::side::Chance::Banco));
    }
}
