//! Decodes a roster from text of unknown encoding and separator.

use crate::i18n::encoding;

/// Candidate separators; on a tie the first wins.
const SEPARATORS: [char; 3] = [';', '\t', ','];

/// Number of lines inspected to find the separator.
const LOOKED_AT: usize = 20;

/// Rows of a text table in UTF-8, UTF-16 with BOM, or else Windows-1252, separated by semicolons, tabs or commas. At
/// most `most` rows.
pub fn parse_rows(bytes: &[u8], most: usize) -> Vec<Vec<String>> {
    let text = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        // Marked as UTF-8: a damaged letter does not change the others.
        Some(rest) => String::from_utf8_lossy(rest).into_owned(),
        None => encoding::decode(bytes).0,
    };
    let separator = separator(&text);
    let reader = csv::ReaderBuilder::new()
        .delimiter(separator as u8)
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let rows = reader.into_records().take(most).filter_map(Result::ok);
    rows.map(|row| row.iter().map(str::to_owned).collect()).collect()
}

/// The separator that occurs, unquoted, in most of the first lines.
fn separator(text: &str) -> char {
    let count = |separator: char| {
        let mut quoted = false;
        let mut lines_with = 0_usize;
        for line in text.lines().filter(|line| !line.trim().is_empty()).take(LOOKED_AT) {
            let mut here = false;
            for letter in line.chars() {
                quoted ^= letter == '"';
                here |= letter == separator && !quoted;
            }
            lines_with += usize::from(here);
        }
        lines_with
    };
    // `max_by_key` returns the last of equal elements.
    SEPARATORS.into_iter().rev().max_by_key(|separator| count(*separator)).unwrap_or(',')
}
