//! Size of the window on this device, remembered from one run to the next.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::files;

const WINDOW: &str = "window.ron";

/// Least size of the window, in points.
pub const LEAST: [f32; 2] = [800.0, 560.0];

/// Size before the screen is known, and usual on one that is not much larger.
pub const USUAL: [f32; 2] = [1280.0, 800.0];

/// Share of a large screen that is taken, and the most of a small one, which leaves room for title and task bar.
const SHARE: f32 = 0.8;
const MOST: [f32; 2] = [0.96, 0.9];

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct WindowState {
    /// Width and height in points, when neither maximised nor full screen.
    pub size: [f32; 2],
    #[serde(default)]
    pub maximized: bool,
    #[serde(default)]
    pub full_screen: bool,
}

/// The remembered state; `None` if there is none that makes sense.
pub fn read(data: &Path) -> Option<WindowState> {
    let text = files::read_small(&data.join(WINDOW)).ok()??;
    let state: WindowState = ron::from_str(&text).ok()?;
    let fits = state.size.iter().zip(LEAST).all(|(size, least)| size.is_finite() && *size >= least && *size < 20_000.0);
    fits.then_some(state)
}

/// Remembers the state. Errors are ignored.
pub fn remember(data: &Path, state: WindowState) {
    if let Ok(text) = ron::to_string(&state) {
        let _ = files::replace_private(&data.join(WINDOW), text.as_bytes());
    }
}

/// How much larger a class sees the window than a desk does, by the window's height in points.
pub fn magnification(height: f32) -> f32 {
    /// Height up to which nothing grows, and that which a larger window shows.
    const DESK: f32 = 1_440.0;
    const CLASS: f32 = 1_080.0;
    if height > DESK { height / CLASS } else { 1.0 }
}

/// A size that suits a screen of this size in points: all of a small one.
pub fn suitable_size(screen: [f32; 2]) -> [f32; 2] {
    if screen.iter().zip(USUAL).all(|(screen, usual)| *screen <= usual) {
        return screen;
    }
    let side = |screen: f32, usual: f32, most: f32, least: f32| {
        (screen * SHARE).max(usual).min(screen * most).max(least).round()
    };
    let ([wide, high], [usual_wide, usual_high]) = (screen, USUAL);
    let ([most_wide, most_high], [least_wide, least_high]) = (MOST, LEAST);
    [side(wide, usual_wide, most_wide, least_wide), side(high, usual_high, most_high, least_high)]
}
