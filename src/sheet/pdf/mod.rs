//! A worksheet as PDF.

mod canvas;
mod card;

/// try
pub fn try_out() -> Option<Vec<u8>> {
    let mut document = krilla::Document::new();
    let fonts = canvas::Fonts::read();
    let mut page = canvas::Page::default();
    for (i, rank) in crate::rules::card::Rank::ALL.into_iter().enumerate() {
        for (j, suit) in crate::rules::card::Suit::ALL.into_iter().enumerate() {
            card::up(&mut page, (20.0 + 42.0 * i as f32, 40.0 + 60.0 * j as f32), 38.0, crate::rules::card::Card::new(rank, suit));
        }
    }
    card::up(&mut page, (20.0, 400.0), 150.0, crate::rules::card::Card::new(crate::rules::card::Rank::King, crate::rules::card::Suit::Hearts));
    card::up(&mut page, (200.0, 400.0), 150.0, crate::rules::card::Card::new(crate::rules::card::Rank::Nine, crate::rules::card::Suit::Clubs));
    card::down(&mut page, (380.0, 400.0), 150.0);
    page.text((20.0, 700.0), canvas::Face::Regular, 14.0, (0,0,0), "Égalité gagne, 7 à Banco ♥ 9♠ « ça »");
    page.draw(&mut document, &fonts);
    document.finish().ok()
}
