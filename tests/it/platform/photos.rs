//! Photographs that a trainer adds to a page.
#![expect(clippy::disallowed_methods, reason = "a picture lies on the disk")]

use image::RgbImage;

use tailleur::app::workshop::WorkshopEffect;
use tailleur::app::{Action, Effect, workshop};
use tailleur::lesson::Library;
use tailleur::lesson::page::png_size;

use super::runner::desk;
use crate::app::workshop::actions::pack;

/// Where a JPEG may note, before anything else, how the camera was held: here on its side.
const HELD_ON_ITS_SIDE: &[u8] =
    b"\xff\xe1\x00\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";

#[test]
fn a_photograph_or_a_large_picture_becomes_one_that_a_page_can_have() {
    let (data, mut player) = desk("Anna");
    let work = |player: &mut _, errand| crate::support::player::Player::carry_out(player, Effect::Workshop(errand));
    work(&mut player, WorkshopEffect::Make("Mine".to_owned(), Library::built_in_files("tableau")));
    player.act(Action::Workshop(workshop::WorkshopAction::Open));
    work(&mut player, WorkshopEffect::Open(data.path().join("workshop/mine")));
    // Noise, which no format makes small.
    let mut state = 1_u32;
    let mut noise = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let photo = RgbImage::from_fn(1_800, 1_200, |_, _| image::Rgb([noise(), noise(), noise()]));
    for (file, [wide, high]) in [("felt.jpg", [3, 2]), ("large.png", [3, 2]), ("upright.jpg", [2, 3])] {
        let path = data.path().join(file);
        photo.save(&path).unwrap();
        if file == "upright.jpg" {
            let mut bytes = std::fs::read(&path).unwrap();
            bytes.splice(2..2, HELD_ON_ITS_SIDE.iter().copied());
            std::fs::write(&path, bytes).unwrap();
        }
        work(&mut player, WorkshopEffect::ReadMedium(path));
        let added = format!("pictures/{}.png", file.split_once('.').unwrap().0);
        let bytes = pack(&player).document().files().pictures.get(&added);
        let size = png_size(bytes.unwrap_or_else(|| panic!("{file}: {:?}", pack(&player).refusal()))).unwrap();
        assert_eq!(size.wide * high, size.high * wide, "{file}: {size:?}");
    }
}
