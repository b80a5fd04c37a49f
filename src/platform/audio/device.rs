//! The system's default sound device, opened to play one source until closed.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{DeviceSinkBuilder, Source};

use super::alsa_quiet::{self, QuietSource};

/// Closes the device on drop.
pub type Device = Box<dyn Any>;

/// Called by a device, from any thread, when it can no longer play.
pub type OnDeviceLost = Arc<dyn Fn() + Send + Sync>;

/// Buffer size in samples, 15 ms at the usual rate. The device holds two, so latency is below 50 ms; smaller buffers
/// underrun on a busy machine.
const PORTION: u32 = 720;

/// Opens the default device and plays the source; `None` if there is none.
pub fn open(source: impl Source + Send + 'static, broken: &OnDeviceLost) -> Option<Device> {
    alsa_quiet::this_thread();
    let builder = DeviceSinkBuilder::from_default_device().ok()?;
    // Some systems report a lost device repeatedly until it is closed.
    let is_reported = Arc::new(AtomicBool::new(false));
    let broken = Arc::clone(broken);
    let heed = move |error: Error| {
        if is_final(error.kind()) && !is_reported.swap(true, Ordering::Relaxed) {
            broken();
        }
    };
    let builder = builder.with_buffer_size(BufferSize::Fixed(PORTION)).with_error_callback(heed);
    let mut sink = builder.open_sink_or_fallback().ok()?;
    // Otherwise the library logs to the terminal on closing.
    sink.log_on_drop(false);
    sink.mixer().add(QuietSource(source));
    Some(Box::new(sink))
}

/// True if the device is lost. Underruns and rerouting by the system recover by themselves.
const fn is_final(kind: ErrorKind) -> bool {
    !matches!(kind, ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied)
}
