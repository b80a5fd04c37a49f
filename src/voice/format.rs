//! Detection of sound formats by content; the file name may be wrong.

/// Format of a sound file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SoundFormat {
    /// Ogg Vorbis.
    Vorbis,
    Wav,
    Flac,
    Mp3,
    /// A known format that is not supported, by its common name.
    Other(&'static str),
    Unknown,
}

/// Signatures of unsupported formats: offset, bytes, name.
const OTHERS: [(usize, &[u8], &str); 18] = [
    (28, b"OpusHead", "Opus"),
    (28, b"Speex   ", "Speex"),
    (28, b"\x7fFLAC", "Ogg FLAC"),
    (0, b"OggS", "Ogg"),
    (4, b"ftyp", "M4A (AAC, ALAC)"),
    (0, b"\xff\xf1", "AAC"),
    (0, b"\xff\xf9", "AAC"),
    (0, b"FORM", "AIFF"),
    (0, b"caff", "CAF"),
    (0, b"\x30\x26\xb2\x75\x8e\x66\xcf\x11", "WMA"),
    (0, b"\x1a\x45\xdf\xa3", "WebM (Matroska)"),
    (0, b"#!AMR", "AMR"),
    (0, b"MThd", "MIDI"),
    (0, b".snd", "AU"),
    (0, b"wvpk", "WavPack"),
    (0, b"MAC ", "Monkey’s Audio"),
    (0, b"RF64", "RF64"),
    (8, b"AVI ", "AVI"),
];

impl SoundFormat {
    /// Detects the format from the first bytes.
    pub fn detect(bytes: &[u8]) -> Self {
        let bytes = after_tag(bytes);
        let has = |at: usize, sign: &[u8]| bytes.get(at..).is_some_and(|rest| rest.starts_with(sign));
        if has(0, b"OggS") && has(28, b"\x01vorbis") {
            Self::Vorbis
        } else if has(0, b"RIFF") && has(8, b"WAVE") {
            Self::Wav
        } else if has(0, b"fLaC") {
            Self::Flac
        } else if is_layer_three(bytes) {
            Self::Mp3
        } else {
            OTHERS.iter().find(|(at, sign, _)| has(*at, sign)).map_or(Self::Unknown, |(.., name)| Self::Other(name))
        }
    }

    /// File extensions of this format; empty if unsupported.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Vorbis => &["ogg", "oga"],
            Self::Wav => &["wav"],
            Self::Flac => &["flac"],
            Self::Mp3 => &["mp3"],
            Self::Other(_) | Self::Unknown => &[],
        }
    }

    /// True for a file extension of any sound format, supported or not.
    pub fn is_sound_name(file: &str) -> bool {
        const ENDINGS: [&str; 15] = [
            "ogg", "oga", "wav", "flac", "mp3", "opus", "m4a", "aac", "aif", "aiff", "wma", "webm", "amr", "caf", "spx",
        ];
        ending(file).is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
    }

    /// True if the file extension matches the format.
    pub fn fits(self, file: &str) -> bool {
        ending(file).is_some_and(|ending| self.endings().contains(&ending.as_str()))
    }
}

fn ending(file: &str) -> Option<String> {
    file.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase())
}

/// The data behind an `ID3v2` tag, if any.
pub(super) fn after_tag(bytes: &[u8]) -> &[u8] {
    let Some([b'I', b'D', b'3', _, _, _, sizes @ ..]) = bytes.first_chunk::<10>() else { return bytes };
    let size = sizes.iter().fold(0, |size: usize, byte| size << 7 | usize::from(byte & 0x7f));
    bytes.get(10 + size..).unwrap_or_default()
}

/// True for the header of an MPEG layer III frame.
fn is_layer_three(bytes: &[u8]) -> bool {
    let Some([0xff, second, third, _]) = bytes.first_chunk::<4>() else { return false };
    let sync = second & 0xe0 == 0xe0 && second & 0x18 != 0x08;
    let layer_three = second & 0x06 == 0x02;
    let rates = third & 0xf0 != 0xf0 && third & 0x0c != 0x0c;
    sync && layer_three && rates
}
