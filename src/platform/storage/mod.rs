//! Files of the data folder: profiles, journals, archives, backups, packs, documents.

pub mod archive;
pub mod backups;
pub mod class;
pub mod disk;
pub mod file_system;
pub mod file_watcher;
pub mod files;
pub mod import;
pub mod journal;
pub mod journal_writer;
pub mod linked_profile;
pub mod merge;
pub mod pack_file;
pub mod packs;
mod portable_name;
pub mod profile_name;
pub mod profiles;
pub mod progress_cache;
pub mod question_files;
pub mod record_set;
pub mod record_source;
pub mod relocate;
pub mod report_files;
pub mod settings_file;
pub mod verify;
pub mod worksheet_files;
pub mod workshop;
