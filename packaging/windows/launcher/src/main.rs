//! Starts `tailleur.exe`, which lies beside this program, without a console window.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::io;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    start().map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS)
}

fn start() -> io::Result<()> {
    let mut program = Command::new(std::env::current_exe()?.with_file_name("tailleur.exe"));
    program.args(std::env::args_os().skip(1));
    without_console(&mut program);
    program.spawn().map(drop)
}

#[cfg(windows)]
fn without_console(program: &mut Command) {
    use std::os::windows::process::CommandExt as _;

    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    program.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
fn without_console(_: &mut Command) {}
