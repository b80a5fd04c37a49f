//! Decodes a roster from text of unknown encoding and separator.

/// Windows-1252 for 0x80 to 0x9F; unassigned bytes map to themselves.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Candidate separators; on a tie the first wins.
const SEPARATORS: [char; 3] = [';', '\t', ','];

/// Number of lines inspected to find the separator.
const LOOKED_AT: usize = 20;

/// Rows of a text table in UTF-8, UTF-16 with BOM, or else Windows-1252, separated by semicolons, tabs or commas. At
/// most `most` rows.
pub fn parse_rows(bytes: &[u8], most: usize) -> Vec<Vec<String>> {
    let text = decoded(bytes);
    let separator = separator(&text);
    let reader = csv::ReaderBuilder::new()
        .delimiter(separator as u8)
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let rows = reader.into_records().take(most).filter_map(Result::ok);
    rows.map(|row| row.iter().map(str::to_owned).collect()).collect()
}

fn decoded(bytes: &[u8]) -> String {
    let wide = |bytes: &[u8], read: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).filter_map(|pair| Some(read(pair.try_into().ok()?)));
        char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => str::from_utf8(bytes)
            .map_or_else(|_| bytes.iter().map(|byte| from_windows_1252(*byte)).collect(), str::to_owned),
    }
}

fn from_windows_1252(byte: u8) -> char {
    let place = usize::from(byte).checked_sub(0x80);
    place.and_then(|place| WINDOWS.get(place)).copied().unwrap_or_else(|| char::from(byte))
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
