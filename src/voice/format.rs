//! What a sound file is, told from its first bytes: its name may say something else.

/// What the bytes of a file begin like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Ogg with Vorbis in it.
    Vorbis,
    /// RIFF WAVE.
    Wav,
    /// FLAC.
    Flac,
    /// MPEG audio, layer three.
    Mp3,
    /// Sound of a kind that is not played, by the name people know it by.
    Other(&'static str),
    /// No sound that is known.
    Unknown,
}

/// How sounds of a kind that is not played begin: so many bytes in, these.
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

impl Format {
    /// What these bytes begin like.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
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

    /// The endings that the name of such a file may have; none where it is not played.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Vorbis => &["ogg", "oga"],
            Self::Wav => &["wav"],
            Self::Flac => &["flac"],
            Self::Mp3 => &["mp3"],
            Self::Other(_) | Self::Unknown => &[],
        }
    }

    /// Whether the name of a file ends as that of a sound does, played or not.
    #[must_use]
    pub fn is_sound_name(file: &str) -> bool {
        const ENDINGS: [&str; 15] = [
            "ogg", "oga", "wav", "flac", "mp3", "opus", "m4a", "aac", "aif", "aiff", "wma", "webm", "amr", "caf", "spx",
        ];
        ending(file).is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
    }

    /// Whether the name of a file ends as a file of this format ends.
    #[must_use]
    pub fn fits(self, file: &str) -> bool {
        ending(file).is_some_and(|ending| self.endings().contains(&ending.as_str()))
    }
}

fn ending(file: &str) -> Option<String> {
    file.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase())
}

/// What follows a tag in front of the sound, as music programs write them.
pub(super) fn after_tag(bytes: &[u8]) -> &[u8] {
    let Some([b'I', b'D', b'3', _, _, _, sizes @ ..]) = bytes.first_chunk::<10>() else { return bytes };
    let size = sizes.iter().fold(0, |size: usize, byte| size << 7 | usize::from(byte & 0x7f));
    bytes.get(10 + size..).unwrap_or_default()
}

/// Whether bytes begin with the head of an MPEG frame of layer three.
fn is_layer_three(bytes: &[u8]) -> bool {
    let Some([0xff, second, third, _]) = bytes.first_chunk::<4>() else { return false };
    let sync = second & 0xe0 == 0xe0 && second & 0x18 != 0x08;
    let layer_three = second & 0x06 == 0x02;
    let rates = third & 0xf0 != 0xf0 && third & 0x0c != 0x0c;
    sync && layer_three && rates
}
