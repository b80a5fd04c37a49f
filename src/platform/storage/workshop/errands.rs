//! Disk operations requested by the workshop, independent of a window.

use std::path::Path;

use super::{bin, change_media, changed, copies, create, drafts, list, open, read_medium, save};
use crate::app::Notice;
use crate::app::workshop::{EditorAction, ImportJob, WorkshopAction, WorkshopEffect};
use crate::lesson::exchange::{ImportOptions, Importer};
use crate::platform::storage::question_files;

#[derive(Debug, Default)]
pub struct WorkshopReply {
    pub actions: Vec<WorkshopAction>,
    pub notices: Vec<Notice>,
}

impl WorkshopReply {
    fn from_actions(replies: impl IntoIterator<Item = WorkshopAction>) -> Self {
        Self { actions: replies.into_iter().collect(), notices: Vec::new() }
    }

    fn from_result(result: Result<Self, impl Into<Notice>>) -> Self {
        result.unwrap_or_else(|why| Self { actions: Vec::new(), notices: vec![why.into()] })
    }
}

/// Runs an errand that needs the disk only, and returns any other as `Err`; `profile` is the open profile's folder.
pub fn carry_out(data: &Path, profile: Option<&Path>, errand: WorkshopEffect) -> Result<WorkshopReply, WorkshopEffect> {
    Ok(match errand {
        WorkshopEffect::List => WorkshopReply::from_actions([WorkshopAction::Listed(list(data))]),
        WorkshopEffect::Make(name, files) => WorkshopReply::from_result(
            create(data, &name, &files).map_err(Notice::from).and_then(|folder| open_with_draft(data, &folder)),
        ),
        WorkshopEffect::Copy(id) => WorkshopReply::from_result(
            copies::copy(data, profile, &id).map_err(Notice::from).and_then(|folder| open_with_draft(data, &folder)),
        ),
        WorkshopEffect::Open(folder) => WorkshopReply::from_result(open_with_draft(data, &folder)),
        WorkshopEffect::Save(folder, files) => {
            let written = save(&folder, &files);
            let mut done = WorkshopReply::from_actions([WorkshopAction::Editor(EditorAction::Saved(written.saved))]);
            if !written.theirs.is_empty() {
                done.actions.push(WorkshopAction::Editor(EditorAction::Differs(written.theirs)));
            }
            if let Some(why) = written.notice {
                done.actions.push(WorkshopAction::Editor(EditorAction::NotSaved));
                done.notices.push(why.into());
            }
            done
        }
        WorkshopEffect::Media(folder, changes) => match change_media(&folder, &changes) {
            Ok(()) => WorkshopReply::from_actions([WorkshopAction::Editor(EditorAction::MediaDone)]),
            Err(why) => WorkshopReply {
                actions: vec![WorkshopAction::Editor(EditorAction::NotSaved)],
                notices: vec![why.into()],
            },
        },
        WorkshopEffect::Import(job) => import(*job),
        WorkshopEffect::ReadMedium(path) => WorkshopReply::from_result(read_medium(&path).map(|(name, bytes)| {
            WorkshopReply::from_actions([WorkshopAction::Editor(EditorAction::MediumRead(name, bytes))])
        })),
        WorkshopEffect::Look(folder, seen) => {
            let changed = changed(&folder, &seen);
            WorkshopReply::from_actions(
                (!changed.is_empty()).then_some(WorkshopAction::Editor(EditorAction::Differs(changed))),
            )
        }
        WorkshopEffect::KeepDraft(folder, unwritten) => {
            WorkshopReply::from_result(drafts::save(data, &folder, unwritten).map(|()| WorkshopReply::default()))
        }
        WorkshopEffect::DropDraft(folder) => {
            WorkshopReply::from_result(drafts::delete(data, &folder).map(|()| WorkshopReply::default()))
        }
        other @ (WorkshopEffect::Check(..) | WorkshopEffect::HandOver(..) | WorkshopEffect::Print(_)) => {
            return Err(other);
        }
    })
}

/// Converts a question file. Pictures are read from beside it.
fn import(ImportJob { number, file, houses, beside }: ImportJob) -> WorkshopReply {
    let read = question_files::read(&file.path).map(|bytes| {
        let reading = ImportOptions { code: &file.language, houses: &houses, as_coups: file.as_coups };
        let mut importer = Importer::new(reading, Vec::new());
        importer.add(&file.path.display().to_string(), &bytes);
        importer.finish(&beside, &mut |file, name| question_files::read_picture(Path::new(file), name))
    });
    let (lessons, notices) = match read {
        Ok(lessons) => (Some(Box::new(lessons)), Vec::new()),
        Err(why) => (None, vec![why.into()]),
    };
    let actions = vec![WorkshopAction::Editor(EditorAction::ImportRead(number, lessons))];
    WorkshopReply { actions, notices }
}

fn open_with_draft(data: &Path, folder: &Path) -> Result<WorkshopReply, Notice> {
    let (opened, notices) = open(folder)?;
    let draft = drafts::load(data, folder).map(|it| WorkshopAction::Editor(EditorAction::DraftFound(it)));
    let deleted = bin::files(folder);
    let deleted = if deleted.is_empty() { None } else { Some(WorkshopAction::Editor(EditorAction::BinFound(deleted))) };
    Ok(WorkshopReply {
        actions: std::iter::once(WorkshopAction::Opened(Box::new(opened))).chain(deleted).chain(draft).collect(),
        notices: notices.into_iter().map(Notice::from).collect(),
    })
}
