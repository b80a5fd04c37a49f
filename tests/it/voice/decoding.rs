//! Sound files become samples, and bad ones a reason; none stops the program.

use tailleur::rules::rng::SeededRng;
use tailleur::voice::{Decoded, LARGEST_SOUND, SoundBytes, SoundError, SoundFormat, decode};

use crate::rules::chips::assert_rendered;
use crate::voice::recordings::TONE;

pub(super) const FLAC: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/sounds/tone.flac"));
pub(super) const MP3: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/sounds/tone.mp3"));
pub(super) const OPUS: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/sounds/tone.opus"));
pub(super) const M4A: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/sounds/tone.m4a"));
/// A wav that another program has packed.
pub(super) const PACKED: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/cases/sounds/packed.wav"));

/// A wav of 16 bits: the samples of all channels, one frame after another.
pub(super) fn wav(rate: u32, channels: u16, samples: &[i16]) -> Vec<u8> {
    let size = samples.len() as u32 * 2;
    let mut bytes = b"RIFF".to_vec();
    bytes.extend((36 + size).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    bytes.extend([1, channels].map(u16::to_le_bytes).concat());
    bytes.extend([rate, rate * u32::from(channels) * 2].map(u32::to_le_bytes).concat());
    bytes.extend([channels * 2, 16].map(u16::to_le_bytes).concat());
    bytes.extend(b"data");
    bytes.extend(size.to_le_bytes());
    bytes.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
    bytes
}

/// So many milliseconds of a tone, at a height from 0 to 1, at 8,000 samples a second.
pub(super) fn tone_of(millis: u32, height: f32) -> Vec<u8> {
    let wave = |at: u32| (at as f32 * 0.3).sin() * height * 32_767.0;
    wav(8_000, 1, &(0..millis * 8).map(|at| wave(at) as i16).collect::<Vec<_>>())
}

fn decoded(bytes: &[u8]) -> Result<Decoded, SoundError> {
    decode(&SoundBytes::from(bytes.to_vec()))
}

#[test]
fn every_kind_of_sound_is_decoded_to_its_length() {
    for (kind, bytes) in [("ogg", TONE), ("flac", FLAC), ("mp3", MP3)] {
        let sound = decoded(bytes).unwrap();
        assert_eq!((sound.rate, sound.millis()), (16_000, 600), "{kind}");
        let highest = sound.samples.iter().fold(0.0_f32, |highest, sample| highest.max(sample.abs()));
        assert!((0.4..0.6).contains(&highest), "{kind}: {highest}");
    }
}

#[test]
fn channels_are_mixed_down() {
    let both = decoded(&wav(8_000, 2, &[16_384, 0, 8_192, 8_192, -16_384, 16_384])).unwrap();
    assert_eq!(both.samples, [0.25, 0.25, 0.0]);
}

#[test]
fn a_tag_in_front_of_a_sound_is_stepped_over() {
    let mut tagged = b"ID3\x04\0\0\0\0\x01\x00".to_vec();
    tagged.resize(10 + 128, 0);
    tagged.extend(FLAC);
    assert_eq!(SoundFormat::detect(&tagged), SoundFormat::Flac);
    assert_eq!(decoded(&tagged).unwrap(), decoded(FLAC).unwrap());
}

/// A file that cannot be played, and why.
pub(super) fn bad_sounds() -> Vec<(&'static str, Vec<u8>, SoundError)> {
    let unsupported = |name: &str| SoundError::Unsupported(name.to_owned());
    let half = |bytes: &[u8]| bytes[..bytes.len() / 2].to_vec();
    vec![
        ("nothing.ogg", Vec::new(), SoundError::Empty),
        ("no-samples.wav", wav(8_000, 1, &[]), SoundError::Empty),
        ("notes.txt", b"Faites vos jeux".to_vec(), SoundError::NotASound),
        ("letter.ogg", b"Dear trainer, this is no sound.".to_vec(), SoundError::NotASound),
        ("zeros.mp3", vec![0; 5_000], SoundError::NotASound),
        ("call.opus", OPUS.to_vec(), unsupported("Opus")),
        ("call.m4a", M4A.to_vec(), unsupported("M4A (AAC, ALAC)")),
        ("packed.wav", PACKED.to_vec(), unsupported("WAV ≠ PCM")),
        ("slow.wav", wav(100, 1, &[0; 500]), unsupported("100 Hz")),
        ("half.ogg", half(TONE), SoundError::Corrupt),
        ("last-page-cut.ogg", TONE[..TONE.len() - 9].to_vec(), SoundError::Corrupt),
        ("half.flac", half(FLAC), SoundError::Corrupt),
        ("half.wav", half(&tone_of(500, 0.5)), SoundError::Corrupt),
        ("head.wav", tone_of(500, 0.5)[..20].to_vec(), SoundError::Corrupt),
        ("sync-alone.mp3", [&[0xff, 0xfb, 0x90, 0x00], [0_u8; 40].as_slice()].concat(), SoundError::Corrupt),
        ("ten-minutes.wav", tone_of(600_000, 0.5), SoundError::TooLong),
        ("enormous.wav", vec![0; LARGEST_SOUND as usize + 1], SoundError::TooLarge(LARGEST_SOUND + 1)),
    ]
}

#[test]
fn a_file_that_cannot_be_played_is_reported_with_the_reason() {
    for (file, bytes, bad) in bad_sounds() {
        assert_eq!(decoded(&bytes).err(), Some(bad.clone()), "{file}");
        assert_rendered(&bad.phrase(file));
    }
}

/// Puts the checksums of Ogg pages right again, so that what was changed reaches the decoder.
fn sealed(bytes: &mut [u8]) {
    let mut at = 0;
    while bytes.get(at..at + 27).is_some_and(|head| head.starts_with(b"OggS")) {
        let segments = usize::from(bytes[at + 26]);
        let Some(sizes) = bytes.get(at + 27..at + 27 + segments) else { return };
        let end = at + 27 + segments + sizes.iter().map(|size| usize::from(*size)).sum::<usize>();
        let Some(page) = bytes.get_mut(at..end) else { return };
        page[22..26].fill(0);
        let turn = |sum: u32| if sum & 0x8000_0000 == 0 { sum << 1 } else { sum << 1 ^ 0x04c1_1db7 };
        let sum = page.iter().fold(0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte) << 24, |sum, _| turn(sum)));
        page[22..26].copy_from_slice(&sum.to_le_bytes());
        at = end;
    }
}

/// A file with these bytes in place of those at the first occurrence of a mark, and so far behind it.
fn patched(bytes: &[u8], mark: &[u8], behind: usize, new: &[u8]) -> Vec<u8> {
    let at = bytes.windows(mark.len()).position(|part| part == mark).expect("the mark is there") + mark.len() + behind;
    let mut bytes = bytes.to_vec();
    bytes[at..at + new.len()].copy_from_slice(new);
    sealed(&mut bytes);
    bytes
}

/// Sizes for which a decoder would reserve gigabytes, which no guard catches where there are none.
#[test]
fn a_size_beyond_the_file_is_refused_before_memory_is_reserved() {
    let gigabytes = 0xf000_0000_u32.to_le_bytes();
    let mut listed = tone_of(100, 0.5);
    listed.extend([b"LIST".as_slice(), &16_u32.to_le_bytes(), b"INFOINAM", &gigabytes, b"name"].concat());
    let mut chained = TONE.to_vec();
    chained.extend(TONE);
    // Vendor and comments of the FLAC file begin after its blocks' heads.
    let vendor = FLAC.windows(4).position(|part| part == b"Lavf").expect("a vendor");
    let length = u32::from_le_bytes(FLAC[vendor - 4..vendor].try_into().unwrap()) as usize;
    let mut comments = FLAC.to_vec();
    comments[vendor + length..vendor + length + 4].copy_from_slice(&1_u32.to_le_bytes());
    comments[vendor + length + 4..vendor + length + 8].copy_from_slice(&gigabytes);
    let cases = [
        ("comments.flac", comments),
        ("list.wav", listed),
        ("vendor.ogg", patched(TONE, b"\x03vorbis", 0, &gigabytes)),
        ("codebook.ogg", patched(TONE, b"\x05vorbis", 4, &[0xff; 5])),
        ("chained.ogg", chained),
    ];
    for (file, bytes) in cases {
        assert_eq!(decoded(&bytes).err(), Some(SoundError::Corrupt), "{file}");
    }
}

#[test]
fn no_damaged_file_stops_the_program() {
    let tone = tone_of(300, 0.5);
    let mut dice = SeededRng::from_seed(22);
    let (mut played, mut refused) = (0, 0);
    for whole in [TONE, FLAC, MP3, PACKED, &tone] {
        for round in 0..150 {
            let mut bytes = whole.to_vec();
            // What decoders stumble over is most of all at the beginning.
            let reach = if round % 2 == 0 { bytes.len() } else { 400 };
            match round % 5 {
                0 => bytes.truncate(dice.below(bytes.len())),
                1 => drop(bytes.remove(dice.below(reach))),
                2 => bytes.extend((0..500).map(|_| dice.below(256) as u8)),
                _ => {
                    for _ in 0..=dice.below(8) {
                        bytes[dice.below(reach)] = dice.below(256) as u8;
                    }
                }
            }
            sealed(&mut bytes);
            match decoded(&bytes) {
                Ok(sound) => {
                    assert!(sound.millis() <= 60_000 && sound.samples.iter().all(|sample| sample.is_finite()));
                    played += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(played > 50 && refused > 200, "{played} played, {refused} refused");
}
