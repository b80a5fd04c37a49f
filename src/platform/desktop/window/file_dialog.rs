//! The file dialog of the system.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rfd::{AsyncFileDialog, FileHandle};

use crate::app::path_field::PathField;
use crate::platform::desktop::runner::{DialogReply, DialogResult};
use crate::platform::storage::{archive, pack_file};

/// Nobody closes a dialog as soon as this: there is none.
const AT_ONCE: Duration = Duration::from_millis(250);

/// Opens file dialogs, one at a time.
#[derive(Debug, Default)]
pub(super) struct FileDialogs {
    is_open: Arc<AtomicBool>,
}

impl FileDialogs {
    /// Opens a dialog for this field, unless one is open. Called from the window's thread, as macOS demands.
    pub(super) fn open(&self, field: PathField, reply: DialogReply) {
        if self.is_open.swap(true, Ordering::Relaxed) {
            return;
        }
        let dialog = dialog(field);
        let is_open = Arc::clone(&self.is_open);
        thread::spawn(move || {
            let opened = Instant::now();
            let result = match pollster::block_on(dialog) {
                Some(file) => DialogResult::Chosen(file.path().to_owned()),
                None if opened.elapsed() < AT_ONCE => DialogResult::Missing,
                None => DialogResult::Cancelled,
            };
            is_open.store(false, Ordering::Relaxed);
            reply(result);
        });
    }
}

fn dialog(field: PathField) -> Box<dyn Future<Output = Option<FileHandle>> + Send + Unpin> {
    let endings: &[&str] = match field {
        PathField::PackFile => &[pack_file::END],
        PathField::ProfileFile => &[archive::END],
        PathField::QuestionFile => &["txt", "gift", "csv", "tsv", "xlsx", "ods"],
        PathField::RoomNames | PathField::ClassFile => &["txt", "csv", "xlsx", "ods", archive::END],
        PathField::Picture => &["png", "jpg", "jpeg"],
        PathField::Recording => &["ogg", "wav", "mp3", "flac"],
        PathField::PackFolder | PathField::ExportFolder | PathField::DataFolder => {
            return Box::new(Box::pin(AsyncFileDialog::new().pick_folder()));
        }
        PathField::Answers => return Box::new(Box::pin(AsyncFileDialog::new().save_file())),
        PathField::SigningKey => return Box::new(Box::pin(AsyncFileDialog::new().pick_file())),
    };
    let endings: Vec<&str> = endings.iter().map(|ending| ending.trim_start_matches('.')).collect();
    let named = endings.iter().map(|ending| format!("*.{ending}")).collect::<Vec<_>>().join(" ");
    Box::new(Box::pin(AsyncFileDialog::new().add_filter(named, &endings).pick_file()))
}
