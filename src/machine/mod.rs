//! The world: the only folder that touches the clock, the disk, threads, the environment and entropy.
//!
//! What a trainee leaves behind lies in one data folder, a [`profiles::Store`]:
//!
//! ```text
//! <data>/device.ron                        this device's id, made once
//! <data>/last.ron                          which profile was open last
//! <data>/class.ron                         where the class lies that was looked at last
//! <data>/profiles/<folder>/profile.ron     the name the trainee typed, and since when
//! <data>/profiles/<folder>/settings.ron    language, house, theme and the rest
//! <data>/profiles/<folder>/<device>-1.journal     the answers given on this device
//! <data>/profiles/<folder>/<device>-2.journal     those of a second window open at the same time
//! <data>/cache/<folder>.snapshot           what is known of it, read from the journals: may be thrown away
//! <data>/profiles/<folder>.ron             where a profile lies that is not in the data folder
//! <data>/backups/<folder>/<moment>.tailleur-profile.zip     what can be brought back
//! <data>/packs/<id>/                       lessons somebody gave to the trainee, with their recordings
//! <data>/sheets/<lesson>-<seed>.pdf        worksheets, reports and certificates, where there is no folder for documents
//! ```
//!
//! `Store::open` → `Store::profiles` / `Store::create` → `Store::enter` gives a [`profiles::Session`]:
//! the journal to append to, what is known so far, the settings and what there is to tell.

#![expect(clippy::disallowed_methods, reason = "this layer is the one that may touch the world")]

pub mod archive;
pub mod backups;
pub mod class;
pub mod clock;
pub mod disk;
pub mod elsewhere;
pub mod entropy;
pub mod examine;
pub mod exchange;
pub mod files;
pub mod importing;
pub mod journal;
pub mod keeping;
pub mod locale;
pub mod medium;
pub mod moving;
pub mod pack_file;
pub mod packs;
pub mod papers;
mod plain_name;
pub mod profile_name;
pub mod profiles;
pub mod proving;
#[cfg(feature = "room")]
pub mod room;
pub mod seen;
pub mod settings_file;
pub mod sheets;
pub mod snapshot;
#[cfg(feature = "desktop")]
pub mod sound;
pub mod sources;
pub mod stdio;
pub mod threads;
pub mod typing;
pub mod union;
pub mod watching;
#[cfg(feature = "desktop")]
pub mod window;
pub mod workbench;
