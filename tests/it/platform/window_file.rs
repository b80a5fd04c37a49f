//! The window opens at a size that suits the screen and remembers it.
#![expect(clippy::disallowed_methods, reason = "the file is spoilt as anything outside the program may spoil it")]

use std::fs;

use tailleur::platform::storage::window_file::{WindowState, magnification, read, remember, suitable_size};
use tempfile::TempDir;

#[test]
fn the_first_size_suits_the_screen() {
    for (screen, size) in [
        ([1024.0, 768.0], [1024, 768]),
        ([1366.0, 768.0], [1280, 691]),
        ([1280.0, 800.0], [1280, 800]),
        ([1920.0, 1080.0], [1536, 864]),
        ([2560.0, 1440.0], [2048, 1152]),
        ([640.0, 480.0], [640, 480]),
    ] {
        assert_eq!(suitable_size(screen).map(|side| side as u32), size, "on {screen:?}");
    }
}

#[test]
fn a_class_sees_a_large_screen_magnified_and_a_desk_never() {
    for (height, larger) in [(640.0, 1.0), (1_080.0, 1.0), (1_440.0, 1.0), (1_600.0, 1_600.0 / 1_080.0), (2_160.0, 2.0)]
    {
        assert!((magnification(height) - larger).abs() < 1e-6, "{height}");
    }
}

#[test]
fn the_size_is_remembered_and_nonsense_is_not() {
    let folder = TempDir::new().unwrap();
    assert_eq!(read(folder.path()), None);
    let state = WindowState { size: [1400.0, 900.0], maximized: true, full_screen: false };
    remember(folder.path(), state);
    assert_eq!(read(folder.path()), Some(state));
    for text in ["", "(size: (1, 2))", "(size: (NaN, 900))", "(size: (99999999, 900))", "[[["] {
        fs::write(folder.path().join("window.ron"), text).unwrap();
        assert_eq!(read(folder.path()), None, "{text}");
    }
    fs::write(folder.path().join("window.ron"), "(size: (1400, 900))").unwrap();
    assert!(read(folder.path()).is_some_and(|state| !state.maximized && !state.full_screen));
}
