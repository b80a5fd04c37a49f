//! Worker threads: data-parallel work over all cores, and background tasks.

use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Number of cores, 1 if unknown.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Splits the range into equal pieces, one per worker, runs them in parallel and returns the results in order.
pub fn run_in_parallel<T: Send>(workers: usize, range: Range<u64>, work: impl Fn(Range<u64>) -> T + Sync) -> Vec<T> {
    let pieces = pieces(workers, range);
    if pieces.len() < 2 {
        return pieces.into_iter().map(work).collect();
    }
    let work = &work;
    thread::scope(|scope| {
        let running: Vec<_> = pieces.into_iter().map(|piece| scope.spawn(move || work(piece))).collect();
        let mut results = Vec::with_capacity(running.len());
        for worker in running {
            match worker.join() {
                Ok(result) => results.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    })
}

fn pieces(workers: usize, range: Range<u64>) -> Vec<Range<u64>> {
    let length = range.end.saturating_sub(range.start);
    let workers = (workers as u64).clamp(1, length.max(1));
    let cut = |piece: u64| range.start + (u128::from(length) * u128::from(piece) / u128::from(workers)) as u64;
    (0..workers).map(|piece| cut(piece)..cut(piece + 1)).collect()
}

pub struct BackgroundTask<T> {
    send: Sender<T>,
    news: Receiver<T>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl<T: Send + 'static> BackgroundTask<T> {
    /// `wake` is called when a result is available.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (send, news) = channel();
        Self { send, news, wake: Arc::new(wake) }
    }

    /// Starts some work; it is abandoned when the program ends.
    pub fn spawn(&self, work: impl FnOnce() -> Option<T> + Send + 'static) {
        let (send, wake) = (self.send.clone(), Arc::clone(&self.wake));
        thread::spawn(move || {
            if let Some(news) = work() {
                // The receiver may be gone.
                let _ = send.send(news);
                wake();
            }
        });
    }

    /// The next result, without blocking.
    pub fn try_result(&self) -> Option<T> {
        self.news.try_recv().ok()
    }
}
