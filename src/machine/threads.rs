//! Worker threads: the same work shared out over the cores, and work done aside.

use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// How many cores this machine offers, one where it does not say.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Cuts the range into as many pieces as there are workers, of nearly the same length, works them all
/// at once and gives the results in order.
pub fn share<T: Send>(workers: usize, range: Range<u64>, work: impl Fn(Range<u64>) -> T + Sync) -> Vec<T> {
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

/// Work done aside, while the window goes on: what it comes to is fetched when there is time.
pub struct Aside<T> {
    send: Sender<T>,
    news: Receiver<T>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl<T: Send + 'static> Aside<T> {
    /// `wake` is called when there is news.
    #[must_use]
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (send, news) = channel();
        Self { send, news, wake: Arc::new(wake) }
    }

    /// Begins to work on something. It ends with the program, done or not.
    pub fn begin(&self, work: impl FnOnce() -> Option<T> + Send + 'static) {
        let (send, wake) = (self.send.clone(), Arc::clone(&self.wake));
        thread::spawn(move || {
            if let Some(news) = work() {
                // Nobody may be left to be told.
                let _ = send.send(news);
                wake();
            }
        });
    }

    /// What some work has come to.
    #[must_use]
    pub fn news(&self) -> Option<T> {
        self.news.try_recv().ok()
    }
}
