//! Papers and files that leave the program.

mod anki_export;
mod papers;
mod poster;
mod sheet_data;
mod worksheets;
