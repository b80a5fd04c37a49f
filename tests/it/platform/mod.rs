//! Disk, sound and network, each with a stand-in or a real folder.

pub(crate) mod archives;
#[cfg(feature = "desktop")]
mod audio;
mod backups;
mod journal;
mod journal_blocks;
mod journal_damage;
#[cfg(target_os = "linux")]
mod journal_disk_failures;
mod journal_formats;
mod journal_losses;
mod journal_merging;
mod moving_profiles;
mod opening;
pub(crate) mod pack_file;
#[cfg(feature = "desktop")]
mod photos;
#[cfg(feature = "desktop")]
mod progress_cache;
mod room_hall;
mod room_log;
mod room_network;
mod room_sockets;
mod runner;
#[cfg(unix)]
mod safe_files;
mod saved_rooms;
mod shift_under_way;
mod waiting_answers;
mod window_file;
pub(crate) mod workbench;
