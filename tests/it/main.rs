//! Every test of the program, in one binary: no window, sound card or network is needed.
#![cfg(test)]

mod aloud;
mod archives;
mod authored;
mod authored_forms;

mod backups;
mod begun;
mod bench;
mod brought;
#[cfg(feature = "desktop")]
mod by_keys;
mod calls;
mod chips;
mod circulation;
mod citations;
mod class;
mod class_files;
#[cfg(feature = "desktop")]
mod class_window;
mod clauses;
mod codes;
mod command_line;
mod copying;
mod coups;
mod decided;
mod drills;
mod editing;
mod exchange;
mod exchange_hostile;
mod exchange_out;
mod exchange_tables;
#[cfg(target_os = "linux")]
mod failing_disk;
mod filled_in;
mod filters;
mod free_practice;
mod frequency;
mod fresh;
mod gallery;
#[cfg(feature = "desktop")]
mod giving;
#[cfg(feature = "desktop")]
mod grids;
mod ground;
mod house_forms;
mod houses;
mod incident_filters;
mod journal;
mod journal_damage;
mod journal_formats;
mod journal_merging;
#[cfg(target_os = "linux")]
mod journal_mishaps;
mod knowledge;
mod layers;
mod laying;
#[cfg(feature = "desktop")]
mod laying_window;
mod lessons;
mod letters;
mod listening;
mod look_up;
mod look_up_window;
mod mastery;
mod misdraw;
mod misdraw_slips;
mod odds;
mod ordering;
mod pack_file;
#[cfg(feature = "desktop")]
mod pack_window;
mod pages;
#[cfg(feature = "desktop")]
mod pages_window;
#[cfg(feature = "desktop")]
mod painting;
mod papers;
mod pictures;
#[cfg(feature = "desktop")]
mod pictures_window;
mod player;
mod playing;
mod poster;
mod printing;
#[cfg(feature = "desktop")]
mod printing_window;
mod procedure;
#[cfg(feature = "desktop")]
mod profile_screen;
mod profiles_moved;
mod progress;
mod progress_command;
mod reasons;
mod reckoning;
mod reference;
mod renaming;
#[cfg(feature = "desktop")]
mod renaming_window;
mod room;
mod room_files;
mod room_guest;
mod room_hall;
mod room_kept;
mod room_laws;
mod room_log;
mod room_people;
mod room_practice;
mod room_remote;
mod room_results;
mod room_sockets;
mod room_terminal;
mod room_told;
mod room_window;
mod room_wire;
mod round_of_payment;
mod runner;
mod schedule;
mod settling;
mod sheets;
mod shoe;
mod snapshot;
#[cfg(feature = "desktop")]
mod sound;
mod source;
mod speaking;
mod spelling;
mod support;
mod table_test;
mod teaching;
mod templates;
mod theme;
mod today;
mod today_window;
mod turning;
mod two_houses;
mod voice;
mod waiting;
#[cfg(feature = "desktop")]
mod whole_table;
mod wild;
mod window;
mod words;
mod workshop;
mod workshop_at_hand;
mod workshop_by_hand;
mod workshop_window;
