//! Renders what is heard at the table during the first coups of a shift, worked without a fault, to a WAV file, and
//! measures the whole and each layer of it: `cargo run --example table_sound FILE [HOUSE [COUPS]]`.
#![expect(clippy::print_stdout, reason = "lines and measures are what it is run for")]

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs};

use ebur128::{EbuR128, Mode};
use tailleur::app::shift::choice::scenarios;
use tailleur::app::shift::work::ShiftWork;
use tailleur::lesson::Library;
use tailleur::platform::audio::{AllRecordings, ClipSegment, MIXED_AT, Mix, MixSource, Recordings as _, decode_clip};
use tailleur::progress::{Moment, Settings};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::table::Shift;
use tailleur::table::agent::{Agent as _, Move, Perfect};
use tailleur::voice::{Noise, Speech};

/// A part of what is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Layer {
    Calls,
    Lines,
    Noises,
    Room,
}

const LAYERS: [Layer; 4] = [Layer::Calls, Layer::Lines, Layer::Noises, Layer::Room];

/// A table of which some layers are heard.
struct Table<'l> {
    layers: &'l [Layer],
    library: Library,
    settings: Settings,
    mix: Mix,
    source: MixSource,
    samples: Vec<f32>,
}

impl<'l> Table<'l> {
    fn new(layers: &'l [Layer]) -> Self {
        let (mix, settings) = (Mix::default(), Settings::default());
        mix.set_volume(f32::from(settings.volume_percent) / 100.0);
        mix.set_line_volume(f32::from(settings.guest_volume_percent) / 100.0);
        if layers.contains(&Layer::Room)
            && let Some(room) = AllRecordings.noise_recording(Noise::Room).and_then(|room| decode_clip(&room))
        {
            mix.start_room(&room);
        }
        Self { layers, library: Library::built_in(), settings, source: mix.source(), mix, samples: Vec::new() }
    }

    /// Listens up to a moment of the shift.
    fn listen_to(&mut self, millis: u64) {
        let until = (millis * u64::from(MIXED_AT.get()) / 1_000) as usize;
        let missing = until.saturating_sub(self.samples.len());
        self.samples.extend(self.source.by_ref().take(missing));
    }

    /// Plays the sounds of the last act.
    fn play(&mut self, work: &mut ShiftWork) {
        let (calls, lines) = (work.take_calls(), work.take_lines());
        for noise in work.take_noises() {
            if self.layers.contains(&Layer::Noises)
                && let Some(clip) = AllRecordings.noise_recording(noise).and_then(|noise| decode_clip(&noise))
            {
                self.mix.add_noise(&clip);
            }
        }
        if !calls.is_empty() && self.layers.contains(&Layer::Calls) {
            self.mix.hush();
            self.segments(&calls).into_iter().for_each(|segment| self.mix.queue(segment));
        }
        if self.layers.contains(&Layer::Lines) {
            self.segments(&lines).into_iter().for_each(|segment| self.mix.queue_line(segment));
        }
        if self.layers != LAYERS {
            return;
        }
        for (who, speech) in calls.iter().map(|call| ("call", call)).chain(lines.iter().map(|line| ("line", line))) {
            println!("{:7.2} s  {who}  {}", self.samples.len() as f64 / f64::from(MIXED_AT.get()), speech.text);
        }
    }

    fn segments(&self, speech: &[Speech]) -> Vec<ClipSegment> {
        let cues = speech.iter().flat_map(|speech| {
            let mut cues = AllRecordings.cues_for(speech, None, &self.library, &self.settings);
            if let Some(last) = cues.last_mut() {
                last.pause = last.pause.max(Duration::from_millis(450));
            }
            cues
        });
        cues.filter_map(|cue| Some(ClipSegment { clip: decode_clip(&cue.recording)?, pause: cue.pause })).collect()
    }

    fn report(&self) -> Result<String, ebur128::Error> {
        let mut meter = EbuR128::new(1, MIXED_AT.get(), Mode::I | Mode::TRUE_PEAK | Mode::SAMPLE_PEAK)?;
        meter.add_frames_f32(&self.samples)?;
        let clipped = self.samples.iter().filter(|sample| sample.abs() >= 1.0).count();
        let seconds = self.samples.len() as f64 / f64::from(MIXED_AT.get());
        let (loudness, peak) = (meter.loudness_global()?, 20.0 * meter.true_peak(0)?.log10());
        Ok(format!("{seconds:.1} s, {loudness:.1} LUFS, true peak {peak:.1} dB, {clipped} samples at full scale"))
    }

    fn wav(&self) -> Vec<u8> {
        let data: Vec<u8> = self.samples.iter().flat_map(|sample| ((sample * 32_767.0) as i16).to_le_bytes()).collect();
        let (rate, size) = (MIXED_AT.get(), data.len() as u32);
        let mut wav = Vec::with_capacity(44 + data.len());
        wav.extend(b"RIFF");
        wav.extend((36 + size).to_le_bytes());
        wav.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
        wav.extend(rate.to_le_bytes());
        wav.extend((2 * rate).to_le_bytes());
        wav.extend(b"\x02\0\x10\0data");
        wav.extend(size.to_le_bytes());
        wav.extend(data);
        wav
    }
}

/// The sound of the first coups of a shift at the last table of a house.
fn heard<'l>(house: &Arc<House>, coups: usize, layers: &'l [Layer]) -> Result<Table<'l>, Box<dyn Error>> {
    let mut table = Table::new(layers);
    let fitting = scenarios(&table.library).filter(|scenario| scenario.table_in(house).is_some());
    let scenario = fitting.last().ok_or("The house has no shift.")?.clone();
    let shift = Shift::new(&scenario, house, 1).map_err(|problem| format!("{problem:?}"))?;
    let mut work = ShiftWork::new(shift, true, Moment(0));
    work.greet();
    table.play(&mut work);
    while work.coups().len() < coups && !work.shift().is_over() {
        match Perfect.next(work.shift()) {
            Move::Act(by, act, at) => {
                table.listen_to(at.0);
                drop(work.act(by, &act, Moment(at.0)));
            }
            Move::Wait(at) => {
                table.listen_to(at.0);
                drop(work.tick(Moment(at.0)));
            }
            Move::Stop => break,
        }
        table.play(&mut work);
    }
    table.listen_to(table.samples.len() as u64 * 1_000 / u64::from(MIXED_AT.get()) + 5_000);
    Ok(table)
}

#[expect(clippy::disallowed_methods, reason = "the file is what it is for")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("Name the file to write.")?;
    let house = arguments.next().unwrap_or_else(|| "article-57-13".to_owned());
    let coups: usize = arguments.next().map_or(Ok(1), |coups| coups.parse())?;
    let houses = HouseLibrary::built_in();
    let house = houses.get(house.as_str()).ok_or("There is no such house.")?;
    let all = heard(house, coups, &LAYERS)?;
    fs::write(&file, all.wav())?;
    println!("All: {}", all.report()?);
    for layer in LAYERS {
        println!("{layer:?}: {}", heard(house, coups, &[layer])?.report()?);
    }
    Ok(())
}
