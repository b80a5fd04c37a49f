//! Decoding of sound files to samples; decoding stops at the length limit.

use std::io::{Cursor, ErrorKind};

use symphonia::core::audio::{Channels, SampleBuffer};
use symphonia::core::codecs::{CodecParameters, DecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::{FormatOptions, FormatReader, Packet};
use symphonia::core::io::{MediaSourceStream, MediaSourceStreamOptions};
use symphonia::default::formats::{FlacReader, MpaReader, OggReader, WavReader};

use super::bytes::{LARGEST_SOUND, SoundBytes};
use super::declared_sizes;
use super::format::{SoundFormat, after_tag};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::syntax::catch_panic;

/// Maximum duration of a recording.
pub const LONGEST_SECONDS: u32 = 60;
/// Sample rates plausible for speech, in Hz.
const RATES: std::ops::RangeInclusive<u32> = 4_000..=192_000;
/// Maximum number of channels.
const MOST_CHANNELS: usize = 8;

/// Mono sound.
#[derive(Debug, Clone, PartialEq)]
pub struct Decoded {
    /// Between -1 and 1; some formats slightly exceed this.
    pub samples: Vec<f32>,
    /// Sample rate in Hz.
    pub rate: u32,
}

impl Decoded {
    /// Duration in ms.
    pub fn millis(&self) -> u32 {
        let millis = self.samples.len() as u64 * 1000 / u64::from(self.rate.max(1));
        u32::try_from(millis).unwrap_or(u32::MAX)
    }
}

/// Reason why a file cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SoundError {
    Empty,
    /// Size in bytes.
    TooLarge(u64),
    NotASound,
    /// Unsupported format, by name.
    Unsupported(String),
    /// Damaged or truncated.
    Corrupt,
    /// Above [`LONGEST_SECONDS`].
    TooLong,
}

impl SoundError {
    /// Problem and remedy.
    pub fn phrase(&self, file: &str) -> Phrase {
        let about = |key: TextKey| Phrase::plain(key).with("file", Fact::Text(file.to_owned()));
        match self {
            Self::Empty => about(text_key!("sound-empty")),
            Self::TooLarge(bytes) => about(text_key!("sound-too-large"))
                .with("size", Fact::Number(bytes.div_ceil(1024 * 1024)))
                .with("most", Fact::Number(LARGEST_SOUND / (1024 * 1024))),
            Self::NotASound => about(text_key!("sound-not-a-sound")),
            Self::Unsupported(found) => about(text_key!("sound-unsupported")).with("found", Fact::Text(found.clone())),
            Self::Corrupt => about(text_key!("sound-corrupt")),
            Self::TooLong => about(text_key!("sound-too-long")).with("most", Fact::Number(LONGEST_SECONDS.into())),
        }
    }
}

/// Decodes a file and mixes it down to mono.
///
/// # Errors
/// The file cannot be played.
pub fn decode(bytes: &SoundBytes) -> Result<Decoded, SoundError> {
    probe(bytes)?;
    // The decoders may panic on crafted files.
    catch_panic(|| samples_of(bytes)).unwrap_or(Err(SoundError::Corrupt))
}

/// Detects the format without decoding.
///
/// # Errors
/// The file cannot be played.
pub fn probe(bytes: &[u8]) -> Result<SoundFormat, SoundError> {
    if bytes.is_empty() {
        return Err(SoundError::Empty);
    }
    if bytes.len() as u64 > LARGEST_SOUND {
        return Err(SoundError::TooLarge(bytes.len() as u64));
    }
    match SoundFormat::detect(bytes) {
        SoundFormat::Unknown => Err(SoundError::NotASound),
        SoundFormat::Other(name) => Err(SoundError::Unsupported(name.to_owned())),
        format => Ok(format),
    }
}

fn samples_of(bytes: &SoundBytes) -> Result<Decoded, SoundError> {
    let format = SoundFormat::detect(bytes);
    if !declared_sizes::are_plausible(format, after_tag(bytes)) {
        return Err(SoundError::Corrupt);
    }
    let mut reader = reader_of(format, bytes).map_err(|error| sound_error(format, &error))?;
    let track = reader.default_track().ok_or(SoundError::Corrupt)?;
    let (id, params) = (track.id, track.codec_params.clone());
    let rate = checked_rate(&params)?;
    let most = (rate * LONGEST_SECONDS) as usize;
    let declared = declared_length(format, bytes, &params)?;
    if declared.is_some_and(|declared| declared > most) {
        return Err(SoundError::TooLong);
    }
    let codecs = symphonia::default::get_codecs();
    let mut decoder =
        codecs.make(&params, &DecoderOptions { verify: true }).map_err(|error| sound_error(format, &error))?;
    let mut samples = Vec::new();
    while let Some(packet) = next_of(&mut *reader, id)? {
        match decoder.decode(&packet) {
            Ok(decoded) if decoded.spec().rate == rate => {
                let spec = *decoded.spec();
                let mut buffer = SampleBuffer::<f32>::new(decoded.capacity() as u64, spec);
                buffer.copy_interleaved_ref(decoded);
                mix_down(buffer.samples(), spec.channels.count(), &mut samples);
            }
            // A cut mp3 may begin with a frame that depends on one before it.
            Err(Error::DecodeError(_)) if format == SoundFormat::Mp3 => {}
            Ok(_) | Err(_) => return Err(SoundError::Corrupt),
        }
        if samples.len() > most {
            return Err(SoundError::TooLong);
        }
    }
    if declared.is_some_and(|declared| samples.len() < declared) || decoder.finalize().verify_ok == Some(false) {
        return Err(SoundError::Corrupt);
    }
    // The last packet of Vorbis is as long as the others; its excess is not sound.
    samples.truncate(declared.unwrap_or(samples.len()));
    match (samples.is_empty(), format) {
        (true, SoundFormat::Mp3) => Err(SoundError::Corrupt),
        (true, _) => Err(SoundError::Empty),
        (false, _) => Ok(Decoded { samples, rate }),
    }
}

/// The next packet of a track; `None` at the end of the file.
fn next_of(reader: &mut dyn FormatReader, track: u32) -> Result<Option<Packet>, SoundError> {
    loop {
        match reader.next_packet() {
            Ok(packet) if packet.track_id() == track => return Ok(Some(packet)),
            Ok(_) => {}
            // Every file ends like this.
            Err(Error::IoError(error)) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
            Err(_) => return Err(SoundError::Corrupt),
        }
    }
}

fn reader_of(format: SoundFormat, bytes: &SoundBytes) -> Result<Box<dyn FormatReader>, Error> {
    let tag = bytes.len() - after_tag(bytes).len();
    let mut source = Cursor::new(bytes.clone());
    source.set_position(tag as u64);
    let source = MediaSourceStream::new(Box::new(source), MediaSourceStreamOptions::default());
    let options = FormatOptions { enable_gapless: true, ..FormatOptions::default() };
    Ok(match format {
        SoundFormat::Vorbis => Box::new(OggReader::try_new(source, &options)?),
        SoundFormat::Wav => Box::new(WavReader::try_new(source, &options)?),
        SoundFormat::Flac => Box::new(FlacReader::try_new(source, &options)?),
        SoundFormat::Mp3 => Box::new(MpaReader::try_new(source, &options)?),
        SoundFormat::Other(_) | SoundFormat::Unknown => return Err(Error::Unsupported("no sound")),
    })
}

/// The sample rate; an error if it, or the number of channels, is out of range.
fn checked_rate(params: &CodecParameters) -> Result<u32, SoundError> {
    let rate = params.sample_rate.ok_or(SoundError::Corrupt)?;
    if !RATES.contains(&rate) {
        return Err(SoundError::Unsupported(format!("{rate} Hz")));
    }
    match params.channels.map(Channels::count) {
        Some(count) if count > MOST_CHANNELS => Err(SoundError::Unsupported(format!("{count} × {rate} Hz"))),
        _ => Ok(rate),
    }
}

/// Appends the mean of the channels.
fn mix_down(interleaved: &[f32], channels: usize, samples: &mut Vec<f32>) {
    let channels = channels.max(1);
    let mean = |frame: &[f32]| frame.iter().sum::<f32>() / channels as f32;
    // A file of floats may hold NaN.
    samples.extend(interleaved.chunks_exact(channels).map(mean).map(|mean| if mean.is_finite() { mean } else { 0.0 }));
}

/// Number of samples declared by the file, if any. Not reliable in an mp3.
fn declared_length(format: SoundFormat, bytes: &[u8], params: &CodecParameters) -> Result<Option<usize>, SoundError> {
    let frames = match format {
        SoundFormat::Vorbis => Some(end_of_ogg(bytes).ok_or(SoundError::Corrupt)?),
        SoundFormat::Mp3 => None,
        _ => params.n_frames,
    };
    Ok(frames.and_then(|frames| usize::try_from(frames).ok()))
}

/// Granule position at the end of an Ogg file; `None` if its last page is unmarked or truncated.
fn end_of_ogg(bytes: &[u8]) -> Option<u64> {
    const HEAD: usize = 27;
    let last = bytes.windows(4).rposition(|four| four == b"OggS")?;
    let (head, rest) = bytes.get(last..)?.split_at_checked(HEAD)?;
    let (sizes, body) = rest.split_at_checked((*head.last()?).into())?;
    let is_last = head.get(5)? & 4 != 0;
    let is_whole = body.len() >= sizes.iter().map(|size| usize::from(*size)).sum();
    let heard = u64::from_le_bytes(*head.get(6..)?.first_chunk()?);
    (is_last && is_whole).then_some(heard)
}

fn sound_error(format: SoundFormat, error: &Error) -> SoundError {
    match error {
        // A wav may hold compressed data.
        Error::Unsupported(_) if format == SoundFormat::Wav => SoundError::Unsupported("WAV ≠ PCM".to_owned()),
        _ => SoundError::Corrupt,
    }
}
