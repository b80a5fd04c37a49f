//! Checks of recordings (voices and other sounds) with their measured levels.

use std::path::Path;

use super::{CheckRun, openable_folder};
use crate::i18n::phrase::Fact;
use crate::i18n::{HouseTerms, Language};
use crate::platform::storage::packs;
use crate::rules::house::HouseLibrary;
use crate::voice::{RecordingReport, SOUNDS_FILE, SoundFile, check_noises, check_voice, required_recordings};

impl CheckRun<'_> {
    /// Checks a list of recordings outside of packs. The built-in voice must also be complete.
    pub(super) fn recordings(&mut self, list: &Path) {
        self.checked += 1;
        let Some(text) = self.text(list) else { return };
        let folder = list.parent().map(openable_folder).unwrap_or_default();
        let (mut sounds, unread) = packs::sounds(&folder);
        self.checked += (sounds.len() + unread.len()) as u64;
        for (file, fault) in &unread {
            self.add_unreadable(&folder.join(file), fault);
            sounds.insert(file.clone(), SoundFile::Unreadable);
        }
        let name = list.file_name().unwrap_or_default().to_string_lossy();
        let report = if name == SOUNDS_FILE {
            check_noises(&name, &text, &sounds)
        } else {
            let wanted = is_built_in(&folder).then(|| required_recordings(&HouseLibrary::built_in()));
            check_voice(&name, &text, &sounds, wanted.as_ref())
        };
        self.measures.extend(self.level_summary(list, &report));
        self.add_flaws(&folder, report.flaws.into_iter(), |file| (*file == *name).then(|| text.clone()));
    }

    /// Summary of the measured levels; `None` if no recording could be decoded.
    fn level_summary(&self, list: &Path, report: &RecordingReport) -> Option<String> {
        let (least, most) = report.loudness?;
        let tenths = |number: f64| Fact::Text(self.words.decimal(&format!("{number:.1}")).replace('-', "\u{2212}"));
        let phrase = text!(
            "check-recordings",
            list = Fact::Text(list.display().to_string()),
            recordings = Fact::Number(report.listed as u64),
            size = Fact::Number(report.bytes.div_ceil(1024)),
            least = tenths(least),
            most = tenths(most),
            spread = tenths(most - least),
            peak = tenths(report.peak?)
        );
        Some(self.words.render(&phrase, &HouseTerms::default()))
    }
}

/// True for the folders of the built-in voice, such as `voice/fr`.
fn is_built_in(folder: &Path) -> bool {
    let of_voices = folder.parent().and_then(Path::file_name).is_some_and(|name| name == "voice");
    of_voices && Language::ALL.iter().any(|language| folder.ends_with(language.code()))
}
