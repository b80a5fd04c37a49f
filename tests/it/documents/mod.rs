//! Papers and files that leave the program.

#[cfg(feature = "anki")]
mod anki_export;
mod papers;
mod poster;
mod sheet_data;
mod worksheets;
