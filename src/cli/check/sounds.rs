//! Checks of recordings (voices and other sounds) with their measured levels.

use std::path::Path;

use super::{CheckRun, openable_folder};
use crate::i18n::phrase::Fact;
use crate::i18n::{HouseTerms, Language};
use crate::platform::storage::packs;
use crate::rules::house::HouseLibrary;
use crate::voice::{RecordingReport, SOUNDS_FILE, SoundFile, Speaker, check_noises, check_voice, required_recordings};

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
            let speaker = built_in_speaker(&folder);
            let wanted = speaker.map(|speaker| required_recordings(&HouseLibrary::built_in(), speaker));
            check_voice(&name, &text, &sounds, wanted.as_ref())
        };
        self.measures.extend(self.level_summary(list, &report));
        self.add_flaws(&folder, report.flaws.into_iter(), |file| (*file == *name).then(|| text.clone()));
    }

    /// Summary of the measured levels; `None` if no recording could be decoded.
    fn level_summary(&self, list: &Path, report: &RecordingReport) -> Option<String> {
        let (least, most) = report.loudness?;
        let tenths = |number: f64| Fact::Text(self.words.figure(number, 1));
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

/// The speaker of a folder of the built-in voices, such as `voice/fr`.
fn built_in_speaker(folder: &Path) -> Option<Speaker> {
    folder.parent().and_then(Path::file_name).filter(|name| *name == "voice")?;
    let is_folder =
        |speaker: &Speaker| Language::ALL.iter().any(|language| folder.ends_with(speaker.folder(*language)));
    Speaker::ALL.into_iter().find(is_folder)
}
