//! The sound device: the system's default one, opened to play a source until it is closed.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{DeviceSinkBuilder, Source};

use super::quiet::{self, Quiet};

/// A device that plays. Letting go of it closes it.
pub type Device = Box<dyn Any>;

/// Called by a device, from whichever thread, when it can play no more.
pub type Broken = Arc<dyn Fn() + Send + Sync>;

/// The device asks for so many samples at a time, 15 ms at the usual rate, and holds two such portions: what is
/// begun while it is open is heard within 50 ms. Less of it and a busy machine leaves gaps.
const PORTION: u32 = 720;

/// Opens the system's default device and plays the source on it; nothing where there is none.
pub fn open(source: impl Source + Send + 'static, broken: &Broken) -> Option<Device> {
    quiet::this_thread();
    let builder = DeviceSinkBuilder::from_default_device().ok()?;
    // Some systems report a lost device over and over until it is closed.
    let told = Arc::new(AtomicBool::new(false));
    let broken = Arc::clone(broken);
    let heed = move |error: Error| {
        if is_final(error.kind()) && !told.swap(true, Ordering::Relaxed) {
            broken();
        }
    };
    let builder = builder.with_buffer_size(BufferSize::Fixed(PORTION)).with_error_callback(heed);
    let mut sink = builder.open_sink_or_fallback().ok()?;
    // Else the library writes to the terminal that it was closed.
    sink.log_on_drop(false);
    sink.mixer().add(Quiet(source));
    Some(Box::new(sink))
}

/// Whether nothing can be heard after this error. What is left out mends itself: a gap in the sound, another
/// device that the system has moved the sound to.
const fn is_final(kind: ErrorKind) -> bool {
    !matches!(kind, ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied)
}
