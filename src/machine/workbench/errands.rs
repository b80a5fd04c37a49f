//! Disk operations requested by the workshop, independent of a window.

use std::path::Path;

use super::{changed, copies, drafts, list, make, open, rename, save};
use crate::app::workshop::{Action, Errand};
use crate::rules::phrase::Phrase;

#[derive(Debug, Default)]
pub struct Done {
    pub heard: Vec<Action>,
    pub told: Vec<Phrase>,
}

impl Done {
    fn of(heard: impl IntoIterator<Item = Action>) -> Self {
        Self { heard: heard.into_iter().collect(), told: Vec::new() }
    }

    fn hears(result: Result<Self, Phrase>) -> Self {
        result.unwrap_or_else(|why| Self { heard: Vec::new(), told: vec![why] })
    }
}

/// Runs an errand that needs the disk only, and returns any other as `Err`; `profile` is the open profile's folder.
pub fn carry_out(data: &Path, profile: Option<&Path>, errand: Errand) -> Result<Done, Errand> {
    Ok(match errand {
        Errand::List => Done::of([Action::Listed(list(data))]),
        Errand::Make(name, files) => Done::hears(make(data, &name, &files).and_then(|folder| opened(data, &folder))),
        Errand::Copy(id) => Done::hears(copies::copy(data, profile, &id).and_then(|folder| opened(data, &folder))),
        Errand::Open(folder) => Done::hears(opened(data, &folder)),
        Errand::Save(folder, files) => {
            let written = save(&folder, &files);
            let mut done = Done::of([Action::Saved(written.saved)]);
            if !written.theirs.is_empty() {
                done.heard.push(Action::Differs(written.theirs));
            }
            if let Some(why) = written.notice {
                done.heard.push(Action::NotSaved);
                done.told.push(why);
            }
            done
        }
        Errand::Move(folder, moves) => match rename(&folder, &moves) {
            Ok(()) => Done::of([Action::Moved]),
            Err(why) => Done { heard: vec![Action::NotSaved], told: vec![why] },
        },
        Errand::Look(folder, seen) => {
            let changed = changed(&folder, &seen);
            Done::of((!changed.is_empty()).then_some(Action::Differs(changed)))
        }
        Errand::KeepDraft(folder, unwritten) => {
            Done::hears(drafts::keep(data, &folder, unwritten).map(|()| Done::default()))
        }
        Errand::DropDraft(folder) => Done::hears(drafts::drop(data, &folder).map(|()| Done::default())),
        other => return Err(other),
    })
}

fn opened(data: &Path, folder: &Path) -> Result<Done, Phrase> {
    let (opened, told) = open(folder)?;
    let kept = drafts::find(data, folder).map(Action::Kept);
    Ok(Done { heard: std::iter::once(Action::Opened(Box::new(opened))).chain(kept).collect(), told })
}
