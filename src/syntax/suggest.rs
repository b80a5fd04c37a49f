//! Suggestions for unknown names.

/// Maximum number of characters compared; anything longer matches no name.
const LONGEST: usize = 60;

/// The closest of the known names, if close enough: a few wrong letters, a different case, or a match of the last path
/// segment only.
pub fn nearest<'w>(found: &str, known: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let found: String = found.to_lowercase().chars().take(LONGEST).collect();
    let known: Vec<&str> = known.into_iter().collect();
    let near = |name: &&'w str| Some((distance(&found, &name.to_lowercase())?, *name));
    let by_end = |name: &&'w str| Some((distance(end_of(&found), end_of(&name.to_lowercase()))?, *name));
    let with_path = || known.iter().filter(|name| name.contains('/'));
    let nearest = known.iter().filter_map(near).min().or_else(|| with_path().filter_map(by_end).min());
    nearest.map(|(_, name)| name)
}

/// Number of wrong letters, if few enough both in the whole and in the last path segment.
fn distance(found: &str, name: &str) -> Option<usize> {
    let within = |found: &str, name: &str| {
        let letters = found.chars().count();
        // A single letter would be close to every other one.
        let allowed = ((letters + 1) / 3).max(1).min(letters.saturating_sub(1));
        Some(strsim::osa_distance(found, name)).filter(|distance| *distance <= allowed)
    };
    within(end_of(found), end_of(name)).and_then(|_| within(found, name))
}

fn end_of(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or_default()
}
