//! Platform services: the only folder that touches the clock, the disk, threads, the environment and entropy.
//!
//! A trainee's data is in one data folder, a [`storage::profiles::Store`]:
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
//! Outside it, in the user's state folder or the system's temporary one: answers that could not be written when the
//! program ended ([`storage::rescue`]).
//!
//! `Store::open` → `Store::profiles` / `Store::create` → `Store::enter` gives an open profile: its journal,
//! the progress so far, the settings and notices.

#![expect(clippy::disallowed_methods, reason = "this layer is the one that may touch the world")]

#[cfg(feature = "desktop")]
pub mod audio;
pub mod audio_output;
pub mod clock;
pub mod desktop;
pub mod entropy;
pub mod locale;
#[cfg(feature = "room")]
pub mod net;
pub mod parallel_check;
pub mod stdin_lines;
pub mod stdio;
pub mod storage;
pub mod threads;
