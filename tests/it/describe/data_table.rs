//! Cells of tables as they are shown.

use tailleur::describe::data_table::DataCell;
use tailleur::i18n::{Catalog, Language};
use tailleur::progress::Score;

#[test]
fn a_share_is_shown_as_the_same_percentage_everywhere() {
    let words = Catalog::new(Language::English);
    for asked in 1..=300_u32 {
        for right in 0..=asked {
            let cell = DataCell::Share(f64::from(right) / f64::from(asked)).display(&words);
            assert_eq!(cell, format!("{}%", Score { right, asked }.percent()), "{right} of {asked}");
        }
    }
}
