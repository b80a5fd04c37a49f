//! Answers that are not on the disk: how many, and what becomes of them when the window or the profile is left.

use std::path::PathBuf;

use super::{App, Effect, Notice, NoticeTopic, Session};
use crate::i18n::phrase::{Fact, Phrase};

/// Answers that were given and are not on the disk.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WaitingAnswers {
    pub count: u64,
    /// Folder of the profile.
    pub place: PathBuf,
    /// The obstacle; `None` while they are only being written.
    pub trouble: Option<Phrase>,
    /// A file proposed for saving them elsewhere.
    pub elsewhere: PathBuf,
}

/// Answers that could not be written when the program ended, and were put aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RescuedAnswers {
    pub count: u64,
    pub folders: Vec<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeaveTarget {
    Window,
    /// Answers go on waiting in memory as long as the window is open.
    Profile,
}

/// The question asked before answers that wait are left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaveDialog {
    pub target: LeaveTarget,
    pub step: LeaveStep,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeaveStep {
    Asking,
    /// The disk or the other file is being tried.
    Trying,
    /// All of them are in this file.
    Saved(PathBuf),
    NotSaved(Phrase),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WaitingAction {
    /// Reported by the platform.
    Changed(WaitingAnswers),
    /// Shows the dismissed notice again.
    Explain,
    /// Asked for by the window's frame.
    CloseWindow,
    /// Asked for by the person.
    CloseProfile,
    TryAgain,
    /// Reported by the platform: they were tried once more.
    Tried,
    SaveElsewhere(PathBuf),
    /// Reported by the platform.
    SavedElsewhere(Result<PathBuf, Phrase>),
    LeaveAnyway,
    Stay,
    /// Reported by the platform: answers of the open profile were put aside earlier.
    Found(RescuedAnswers),
    BringIn,
    NotNow,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WaitingEffect {
    /// Try to write them once more.
    Retry,
    /// Write a copy of them to this file.
    SaveElsewhere(PathBuf),
    /// Add the answers in these folders to the open profile, and remove the folders.
    BringIn(Vec<PathBuf>),
    CloseWindow,
}

impl WaitingAnswers {
    /// `None` where nothing waits.
    pub fn summary(&self) -> Option<Phrase> {
        (self.count > 0).then(|| text!("waiting-count", count = Fact::Number(self.count)))
    }

    fn notice(&self, trouble: &Phrase) -> Phrase {
        Phrase::plain(text_key!("journal-waiting"))
            .with("count", Fact::Number(self.count))
            .with("place", Fact::Text(self.place.display().to_string()))
            .with("trouble", Fact::Phrase(Box::new(trouble.clone())))
    }
}

impl Session {
    /// Replaces what waits; true if everything is on the disk now.
    fn set_waiting(&mut self, waiting: WaitingAnswers) -> bool {
        let before = std::mem::replace(&mut self.waiting, waiting);
        let is_shown = self.notices.iter().any(|notice| notice.topic == NoticeTopic::Waiting);
        match (&self.waiting.trouble, before.trouble) {
            (_, had_trouble) if self.waiting.count == 0 => {
                self.remove_notices(NoticeTopic::Waiting);
                self.remove_notices(NoticeTopic::Unwritable);
                if had_trouble.is_some() {
                    let saved = Phrase::plain(text_key!("journal-waiting")).with("count", Fact::Number(0));
                    self.done = Some(saved.with("place", Fact::Text(before.place.display().to_string())));
                }
            }
            // Once dismissed it stays so, until something else is in the way.
            (Some(trouble), before) if is_shown || before.as_ref() != Some(trouble) => {
                let notice = self.waiting.notice(trouble);
                self.notify(notice.into());
            }
            _ => {}
        }
        self.waiting.count == 0 && before.count > 0
    }

    fn explain_waiting(&mut self) {
        let slow = text!("trouble-slow");
        let notice = self.waiting.notice(self.waiting.trouble.as_ref().unwrap_or(&slow));
        self.notify(notice.into());
    }

    /// Answers that are not on the disk.
    pub const fn waiting(&self) -> &WaitingAnswers {
        &self.waiting
    }

    /// `true` if a badge replaces the notice that was dismissed.
    pub fn shows_waiting_badge(&self) -> bool {
        let is_waiting = |notice: &Notice| notice.topic == NoticeTopic::Waiting;
        self.waiting.count > 0 && !self.notices.iter().any(is_waiting)
    }

    /// Answers of the open profile that were put aside when the program ended.
    pub const fn rescued(&self) -> Option<&RescuedAnswers> {
        self.rescued.as_ref()
    }
}

/// The result of a [`WaitingAction`].
#[derive(Debug)]
pub(super) enum WaitingOutcome {
    Effects(Vec<Effect>),
    Leave(LeaveTarget),
}

impl Session {
    /// The question that is asked before answers are left.
    pub const fn leaving(&self) -> Option<&LeaveDialog> {
        self.leaving.as_ref()
    }

    /// Asks first where answers wait.
    fn leave(&mut self, target: LeaveTarget) -> WaitingOutcome {
        if self.waiting.count == 0 {
            return WaitingOutcome::Leave(target);
        }
        self.leaving = Some(LeaveDialog { target, step: LeaveStep::Asking });
        WaitingOutcome::Effects(Vec::new())
    }

    pub(super) fn apply_waiting(&mut self, action: WaitingAction) -> WaitingOutcome {
        let target = self.leaving.as_ref().map(|dialog| dialog.target);
        let mut effect = None;
        match action {
            WaitingAction::Changed(waiting) => {
                if let (true, Some(target)) = (self.set_waiting(waiting), target) {
                    return WaitingOutcome::Leave(target);
                }
            }
            WaitingAction::Explain => self.explain_waiting(),
            WaitingAction::CloseWindow => return self.leave(LeaveTarget::Window),
            WaitingAction::CloseProfile => return self.leave(LeaveTarget::Profile),
            WaitingAction::TryAgain => {
                self.set_leave_step(LeaveStep::Trying);
                effect = Some(WaitingEffect::Retry);
            }
            WaitingAction::Tried => {
                if self.leaving.as_ref().is_some_and(|dialog| dialog.step == LeaveStep::Trying) {
                    self.set_leave_step(LeaveStep::Asking);
                }
            }
            WaitingAction::SaveElsewhere(path) => {
                self.set_leave_step(LeaveStep::Trying);
                effect = Some(WaitingEffect::SaveElsewhere(path));
            }
            WaitingAction::SavedElsewhere(Ok(path)) => self.set_leave_step(LeaveStep::Saved(path)),
            WaitingAction::SavedElsewhere(Err(why)) => self.set_leave_step(LeaveStep::NotSaved(why)),
            WaitingAction::LeaveAnyway => {
                if let Some(target) = target {
                    return WaitingOutcome::Leave(target);
                }
            }
            WaitingAction::Stay => self.leaving = None,
            WaitingAction::Found(rescued) => self.rescued = Some(rescued),
            WaitingAction::BringIn => effect = self.rescued.take().map(|it| WaitingEffect::BringIn(it.folders)),
            WaitingAction::NotNow => self.rescued = None,
        }
        WaitingOutcome::Effects(effect.map(Effect::Waiting).into_iter().collect())
    }

    fn set_leave_step(&mut self, step: LeaveStep) {
        if let Some(dialog) = &mut self.leaving {
            dialog.step = step;
        }
    }
}

impl App {
    pub(super) fn waiting_action(&mut self, action: WaitingAction) -> Vec<Effect> {
        match self.session.apply_waiting(action) {
            WaitingOutcome::Effects(effects) => effects,
            WaitingOutcome::Leave(target) => {
                self.session.leaving = None;
                match target {
                    LeaveTarget::Window => vec![Effect::Waiting(WaitingEffect::CloseWindow)],
                    LeaveTarget::Profile => self.close_profile(),
                }
            }
        }
    }
}
