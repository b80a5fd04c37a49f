//! From the bytes of a sound file to samples, with limits: what is too long is not decoded to its end.

use std::io::Cursor;

use symphonia::core::audio::SampleBuffer;
use symphonia::core::codecs::{CodecParameters, DecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::{FormatOptions, FormatReader};
use symphonia::core::io::MediaSourceStream;
use symphonia::default::formats::{FlacReader, MpaReader, OggReader, WavReader};

use super::bytes::{Bytes, LARGEST_SOUND};
use super::format::{Format, after_tag};
use super::guard;
use crate::rules::phrase::{Fact, Phrase};

/// No recording lasts longer, in seconds.
pub const LONGEST_SECONDS: u32 = 60;
/// How many samples a second a recording may have: outside this there is no speech.
const RATES: std::ops::RangeInclusive<u32> = 4_000..=192_000;
/// How many channels are mixed down.
const MOST_CHANNELS: usize = 8;

/// Sound as it is played: one channel.
#[derive(Debug, Clone, PartialEq)]
pub struct Decoded {
    /// Between -1 and 1, or a little more where a format allows it.
    pub samples: Vec<f32>,
    /// How many of them make a second.
    pub rate: u32,
}

impl Decoded {
    /// How long it lasts, in milliseconds.
    #[must_use]
    pub fn millis(&self) -> u32 {
        let millis = self.samples.len() as u64 * 1000 / u64::from(self.rate.max(1));
        u32::try_from(millis).unwrap_or(u32::MAX)
    }
}

/// Why a file cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadSound {
    /// There is nothing in it.
    Empty,
    /// It has so many bytes.
    TooLarge(u64),
    /// It is no sound at all, whatever its name.
    NotASound,
    /// It is a sound of a kind that is not played, by its name.
    Unsupported(String),
    /// It is damaged, or breaks off.
    Corrupt,
    /// It lasts longer than [`LONGEST_SECONDS`].
    TooLong,
}

impl BadSound {
    /// What is wrong and what to do about it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Empty => Phrase::plain("sound-empty"),
            Self::TooLarge(bytes) => Phrase::plain("sound-too-large")
                .with("size", Fact::Number(bytes.div_ceil(1024 * 1024)))
                .with("most", Fact::Number(LARGEST_SOUND / (1024 * 1024))),
            Self::NotASound => Phrase::plain("sound-not-a-sound"),
            Self::Unsupported(found) => Phrase::plain("sound-unsupported").with("found", Fact::Text(found.clone())),
            Self::Corrupt => Phrase::plain("sound-corrupt"),
            Self::TooLong => Phrase::plain("sound-too-long").with("most", Fact::Number(LONGEST_SECONDS.into())),
        }
    }
}

/// The sound in these bytes, mixed down to one channel.
///
/// # Errors
/// Why they cannot be played.
pub fn decode(bytes: &Bytes) -> Result<Decoded, BadSound> {
    look_at(bytes)?;
    // The decoders are not proof against every file that somebody can make.
    guard::caught(|| samples_of(bytes)).unwrap_or(Err(BadSound::Corrupt))
}

/// What can be told without decoding.
///
/// # Errors
/// Why these bytes cannot be played.
pub fn look_at(bytes: &[u8]) -> Result<Format, BadSound> {
    if bytes.is_empty() {
        return Err(BadSound::Empty);
    }
    if bytes.len() as u64 > LARGEST_SOUND {
        return Err(BadSound::TooLarge(bytes.len() as u64));
    }
    match Format::of(bytes) {
        Format::Unknown => Err(BadSound::NotASound),
        Format::Other(name) => Err(BadSound::Unsupported(name.to_owned())),
        format => Ok(format),
    }
}

fn samples_of(bytes: &Bytes) -> Result<Decoded, BadSound> {
    let format = Format::of(bytes);
    let mut reader = reader_of(format, bytes).map_err(|error| bad(format, &error))?;
    let track = reader.default_track().ok_or(BadSound::Corrupt)?;
    let (id, params) = (track.id, track.codec_params.clone());
    let rate = checked_rate(&params)?;
    let most = (rate * LONGEST_SECONDS) as usize;
    if params.n_frames.is_some_and(|frames| frames > most as u64 && format != Format::Mp3) {
        return Err(BadSound::TooLong);
    }
    let codecs = symphonia::default::get_codecs();
    let mut decoder = codecs.make(&params, &DecoderOptions { verify: true }).map_err(|error| bad(format, &error))?;
    let mut samples = Vec::new();
    loop {
        let packet = match reader.next_packet() {
            Ok(packet) if packet.track_id() == id => packet,
            Ok(_) => continue,
            // This is how every file ends.
            Err(Error::IoError(error)) if error.kind() == std::io::ErrorKind::UnexpectedEof => break,
            Err(_) => return Err(BadSound::Corrupt),
        };
        match decoder.decode(&packet) {
            Ok(decoded) => {
                let spec = *decoded.spec();
                if spec.rate != rate {
                    return Err(BadSound::Corrupt);
                }
                let mut buffer = SampleBuffer::<f32>::new(decoded.capacity() as u64, spec);
                buffer.copy_interleaved_ref(decoded);
                mix_down(buffer.samples(), spec.channels.count(), &mut samples);
            }
            // An mp3 that was cut may begin with a frame that leans on one before it.
            Err(Error::DecodeError(_)) if format == Format::Mp3 => {}
            Err(_) => return Err(BadSound::Corrupt),
        }
        if samples.len() > most {
            return Err(BadSound::TooLong);
        }
    }
    whole(format, bytes, &params, decoder.finalize().verify_ok, samples.len())?;
    Ok(Decoded { samples, rate })
}

fn reader_of(format: Format, bytes: &Bytes) -> Result<Box<dyn FormatReader>, Error> {
    let tag = bytes.len() - after_tag(bytes).len();
    let mut source = Cursor::new(bytes.clone());
    source.set_position(tag as u64);
    let source = MediaSourceStream::new(Box::new(source), symphonia::core::io::MediaSourceStreamOptions::default());
    let options = FormatOptions { enable_gapless: true, ..FormatOptions::default() };
    Ok(match format {
        Format::Vorbis => Box::new(OggReader::try_new(source, &options)?),
        Format::Wav => Box::new(WavReader::try_new(source, &options)?),
        Format::Flac => Box::new(FlacReader::try_new(source, &options)?),
        Format::Mp3 => Box::new(MpaReader::try_new(source, &options)?),
        Format::Other(_) | Format::Unknown => return Err(Error::Unsupported("no sound")),
    })
}

/// The rate of a track, where it is one of speech and the channels are few.
fn checked_rate(params: &CodecParameters) -> Result<u32, BadSound> {
    let rate = params.sample_rate.ok_or(BadSound::Corrupt)?;
    if !RATES.contains(&rate) {
        return Err(BadSound::Unsupported(format!("{rate} Hz")));
    }
    match params.channels.map(|channels| channels.count()) {
        Some(count) if count > MOST_CHANNELS => Err(BadSound::Unsupported(format!("{count} × {rate} Hz"))),
        _ => Ok(rate),
    }
}

/// Adds the mean of the channels.
fn mix_down(interleaved: &[f32], channels: usize, samples: &mut Vec<f32>) {
    let channels = channels.max(1);
    let mean = |frame: &[f32]| frame.iter().sum::<f32>() / channels as f32;
    // A file of floating numbers may hold what is no number.
    samples.extend(interleaved.chunks_exact(channels).map(mean).map(|mean| if mean.is_finite() { mean } else { 0.0 }));
}

/// Whether all came out that the file says it holds.
fn whole(
    format: Format,
    bytes: &[u8],
    params: &CodecParameters,
    verified: Option<bool>,
    decoded: usize,
) -> Result<(), BadSound> {
    let told = params.n_frames.filter(|_| format != Format::Mp3).unwrap_or_default();
    let breaks_off = (decoded as u64) < told || (format == Format::Vorbis && !ends_well(bytes));
    match decoded {
        _ if breaks_off || verified == Some(false) => Err(BadSound::Corrupt),
        0 if format == Format::Mp3 => Err(BadSound::Corrupt),
        0 => Err(BadSound::Empty),
        _ => Ok(()),
    }
}

/// Whether the last page of an Ogg file is marked as the last and is all there.
fn ends_well(bytes: &[u8]) -> bool {
    const HEAD: usize = 27;
    let last = bytes.windows(4).rposition(|four| four == b"OggS");
    let page = last.and_then(|at| bytes.get(at..)).unwrap_or_default();
    let Some((head, rest)) = page.split_at_checked(HEAD) else { return false };
    let [flags, segments] = [5, HEAD - 1].map(|at| head.get(at).copied().unwrap_or_default());
    let Some((sizes, body)) = rest.split_at_checked(segments.into()) else { return false };
    flags & 4 != 0 && body.len() >= sizes.iter().map(|size| usize::from(*size)).sum()
}

/// What a decoder's error means to somebody who has the file.
fn bad(format: Format, error: &Error) -> BadSound {
    match error {
        // A wav may hold what other programs have packed.
        Error::Unsupported(_) if format == Format::Wav => BadSound::Unsupported("WAV, not PCM".to_owned()),
        _ => BadSound::Corrupt,
    }
}
