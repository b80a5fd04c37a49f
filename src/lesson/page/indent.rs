//! Removes common indentation and maps offsets back to the file.

/// A text without the indentation shared by all lines but the first.
pub(super) struct DedentedText {
    pub(super) text: String,
    lines: Vec<(usize, usize)>,
}

impl DedentedText {
    pub(super) fn new(text: &str) -> Self {
        let blanks = |line: &str| line.len() - line.trim_start_matches([' ', '\t']).len();
        let later = text.lines().skip(1).filter(|line| !line.trim().is_empty());
        let shared = later.map(blanks).min().unwrap_or(0);
        let mut out = Self { text: String::with_capacity(text.len()), lines: Vec::new() };
        let mut at = 0;
        for (index, line) in text.split_inclusive('\n').enumerate() {
            let most = if index == 0 { usize::MAX } else { shared };
            let off = blanks(line).min(most).min(line.trim_end_matches(['\n', '\r']).len());
            out.lines.push((out.text.len(), at + off));
            out.text.push_str(line.get(off..).unwrap_or_default());
            at += line.len();
        }
        out
    }

    /// The byte offset in the original text.
    pub(super) fn original_offset(&self, at: usize) -> usize {
        let line = self.lines.iter().rev().find(|(here, _)| *here <= at);
        line.map_or(at, |(here, there)| there + (at - here))
    }
}
