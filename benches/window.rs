//! The window beside a bare one with the same renderer: first frame, memory, and rest. Needs a display
//! (`make bench` gives it a virtual one) and Linux's `/proc`; says so where they are missing.
#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Openings of each window; the median time counts.
const OPENINGS: usize = 7;

const REST: Duration = Duration::from_secs(10);

struct Measured {
    first_frame: Duration,
    memory_kb: u64,
    ticks_at_rest: u64,
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    if std::env::var_os("DISPLAY").is_none() && std::env::var_os("WAYLAND_DISPLAY").is_none() {
        return writeln!(out, "window: no display, not measured");
    }
    if !Path::new("/proc/self/stat").exists() {
        return writeln!(out, "window: no /proc, not measured");
    }
    let data = tempfile::tempdir()?;
    let mut program = Command::new(env!("CARGO_BIN_EXE_tailleur"));
    program.arg("--data").arg(data.path()).args(["--profile", "Bench", "--lesson", "tableau/whole-coups"]);
    let mut home = Command::new(env!("CARGO_BIN_EXE_tailleur"));
    home.arg("--data").arg(data.path()).args(["--profile", "Bench"]);
    let mut bare = Command::new(bare_window()?);
    let bare = measure(&mut bare)?;
    for (name, command) in [("home", &mut home), ("lesson", &mut program)] {
        let ours = measure(command)?;
        let frame = ours.first_frame.as_secs_f64() / bare.first_frame.as_secs_f64();
        let memory = ours.memory_kb as f64 / bare.memory_kb as f64;
        writeln!(
            out,
            "window, {name}: first frame {:.0} ms, {frame:.2} times a bare window's {:.0} ms (at most 1.5)",
            ours.first_frame.as_secs_f64() * 1000.0,
            bare.first_frame.as_secs_f64() * 1000.0
        )?;
        writeln!(
            out,
            "window, {name}: {} MB, {memory:.2} times a bare window's {} MB (at most 1.3)",
            ours.memory_kb / 1024,
            bare.memory_kb / 1024
        )?;
        writeln!(
            out,
            "window, {name}: {} ticks of processor time in {} s at rest",
            ours.ticks_at_rest,
            REST.as_secs()
        )?;
    }
    Ok(())
}

/// The example `bare_window`, which cargo builds beside the benchmarks' own folder.
fn bare_window() -> io::Result<PathBuf> {
    let program = Path::new(env!("CARGO_BIN_EXE_tailleur"));
    let bare = program.with_file_name("examples").join("bare_window");
    if bare.exists() { Ok(bare) } else { Err(io::Error::other("cargo build --release --example bare_window first")) }
}

fn measure(command: &mut Command) -> io::Result<Measured> {
    let mut times = Vec::new();
    for _ in 1..OPENINGS {
        let (child, time) = open(command)?;
        times.push(time);
        close(child)?;
    }
    let (child, time) = open(command)?;
    times.push(time);
    times.sort_unstable();
    std::thread::sleep(Duration::from_secs(2));
    let memory_kb = memory_kb(child.id())?;
    let before = ticks(child.id())?;
    std::thread::sleep(REST);
    let ticks_at_rest = ticks(child.id())? - before;
    close(child)?;
    Ok(Measured { first_frame: times.get(OPENINGS / 2).copied().unwrap_or_default(), memory_kb, ticks_at_rest })
}

fn open(command: &mut Command) -> io::Result<(Child, Duration)> {
    let start = Instant::now();
    let mut child = command.env("TAILLEUR_REPORT_FIRST_FRAME", "1").stderr(Stdio::piped()).spawn()?;
    let stderr = child.stderr.take().ok_or_else(|| io::Error::other("no standard error"))?;
    for line in BufReader::new(stderr).lines() {
        if line? == "first frame" {
            return Ok((child, start.elapsed()));
        }
    }
    Err(io::Error::other("the window closed before its first frame"))
}

fn close(mut child: Child) -> io::Result<()> {
    child.kill()?;
    child.wait().map(drop)
}

fn memory_kb(pid: u32) -> io::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    Ok(line.trim().trim_end_matches(" kB").parse().unwrap_or_default())
}

/// User and system time so far, in ticks of a hundredth of a second.
fn ticks(pid: u32) -> io::Result<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<u64> = after_name.split_whitespace().map(|field| field.parse().unwrap_or_default()).collect();
    Ok(fields.iter().skip(11).take(2).sum())
}
