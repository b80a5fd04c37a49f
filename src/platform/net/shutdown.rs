//! Shutdown by signal: answers that wait are saved first, and open rooms are closed cleanly, so that no phone is
//! redirected to a dead room.

use std::sync::{Arc, Mutex, Once, Weak};
use std::thread;

use super::locked;

/// Action run once before the program ends.
pub(in crate::platform) trait OnShutdown: Send + Sync {
    fn end(&self);
}

static STANDING: Mutex<Vec<Weak<dyn OnShutdown>>> = Mutex::new(Vec::new());
/// Once a signal handler is installed, the program has to exit on its own.
static LISTENING: Once = Once::new();

/// Registers an action to run before the program ends.
pub(in crate::platform) fn on_shutdown(ends: &Arc<impl OnShutdown + 'static>) {
    let ends: Weak<dyn OnShutdown> = Arc::downgrade(&(Arc::clone(ends) as Arc<dyn OnShutdown>));
    let mut standing = locked(&STANDING);
    standing.retain(|one| one.strong_count() > 0);
    standing.push(ends);
    drop(standing);
    LISTENING.call_once(|| {
        thread::spawn(listen);
    });
}

fn listen() {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    let Some(status) = runtime.block_on(asked_to_end()) else { return };
    let standing: Vec<Arc<dyn OnShutdown>> = locked(&STANDING).iter().filter_map(Weak::upgrade).collect();
    for one in standing {
        one.end();
    }
    // Exit status as shells report for a signal.
    std::process::exit(status);
}

/// Waits for a termination signal and returns the exit status; `None` if that is not possible.
#[cfg(unix)]
async fn asked_to_end() -> Option<i32> {
    use tokio::signal::unix::{SignalKind, signal};

    let ignored = ignored();
    let kinds = [SignalKind::hangup(), SignalKind::interrupt(), SignalKind::terminate()];
    let mut waiting: Vec<_> = kinds
        .into_iter()
        .filter(|kind| ignored & (1 << (kind.as_raw_value() - 1)) == 0)
        .filter_map(|kind| Some((signal(kind).ok()?, 128 + kind.as_raw_value())))
        .collect();
    if waiting.is_empty() {
        return None;
    }
    std::future::poll_fn(|cx| {
        let ended = waiting.iter_mut().find_map(|(signal, status)| signal.poll_recv(cx).is_ready().then_some(*status));
        ended.map_or(std::task::Poll::Pending, |status| std::task::Poll::Ready(Some(status)))
    })
    .await
}

/// Bit mask of the signals ignored at start, as by `nohup`; 0 if unknown.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    line.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

#[cfg(not(unix))]
async fn asked_to_end() -> Option<i32> {
    tokio::signal::ctrl_c().await.ok().map(|()| 130)
}
