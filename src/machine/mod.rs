//! Platform services: the only folder that touches the clock, the disk, threads, the environment and entropy.
//!
//! A trainee's data is in one data folder, a [`profiles::Store`]:
//!
//! ```text
//! <data>/device.ron                                         this device's id, created once
//! <data>/last.ron                                           the last opened profile
//! <data>/class.ron                                          the last opened class
//! <data>/profiles/<folder>/profile.ron                      the name as typed, and the date of creation
//! <data>/profiles/<folder>/settings.ron                     language, house, theme and the rest
//! <data>/profiles/<folder>/<device>-1.journal               answers given on this device
//! <data>/profiles/<folder>/<device>-2.journal               answers given in a second window
//! <data>/profiles/<folder>.ron                              link to a profile outside the data folder
//! <data>/cache/<folder>.snapshot                            cached progress; may be deleted
//! <data>/backups/<folder>/<moment>.tailleur-profile.zip     backups
//! <data>/packs/<id>/                                        installed packs with their recordings
//! <data>/drafts/<hash>.ron                                  unsaved changes of packs being edited
//! <data>/rooms/*.room                                       logs of class quizzes
//! <data>/sheets/<lesson>-<seed>.pdf                         documents, if there is no documents folder
//! ```
//!
//! `Store::open` → `Store::profiles` / `Store::create` → `Store::enter` gives an open profile: its journal,
//! the progress so far, the settings and notices.

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
