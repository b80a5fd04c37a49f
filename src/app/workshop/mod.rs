//! The workshop, in which a trainer writes packs.

mod action;
mod begun;
mod change;
mod deeds;
mod document;
mod editing;
pub mod form;
mod hints;
mod keeping;
mod languages;
mod media;
mod options;
mod pack;
mod place;
mod preview;
mod printing;
mod problems;
mod put;
mod referee;
mod renaming;
mod scenery;
mod tree;
mod unwritten;

use std::sync::Arc;

pub use self::action::{Action, Edit, Errand, Found, Opened, Rest, Save, StepKind};
use self::begun::Begins;
pub use self::begun::Writer;
pub use self::document::Document;
use self::editing::By;
pub use self::editing::{id_of, put_under_id};
pub use self::pack::Pack;
pub use self::place::{Place, path_at};
pub use self::printing::{Paper, Printing};
pub use self::problems::Problem;
pub use self::referee::Word;
pub use self::tree::Row;
pub use self::unwritten::Unwritten;
use super::practice::Practice;
use super::{App, Effect, Screen};
use crate::lesson;
use crate::progress::Moment;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::Phrase;
use crate::words::Language;

#[derive(Debug)]
pub struct Workshop {
    /// Houses without those of the pack.
    known: Shelf,
    shelf: Shelf,
    house: String,
    writer: Writer,
    found: Vec<Found>,
    open: Option<Pack>,
}

impl Workshop {
    pub fn new(shelf: Shelf, house: &str, writer: Writer) -> Self {
        Self { known: shelf.clone(), shelf, house: house.to_owned(), writer, found: Vec::new(), open: None }
    }

    pub fn found(&self) -> &[Found] {
        &self.found
    }

    pub const fn open(&self) -> Option<&Pack> {
        self.open.as_ref()
    }

    /// The house in which the pack is shown.
    pub fn house(&self) -> Option<&Arc<House>> {
        self.shelf.get(&self.house).or_else(|| self.shelf.iter().next())
    }

    /// Houses including those of the open pack.
    pub const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// `true` for built-in houses and those of the pack.
    pub fn can_copy(&self, house: &str) -> bool {
        let is_own = self.open.as_ref().is_some_and(|pack| pack.document.text(&begun::house_file(house)).is_some());
        is_own || Shelf::built_in_files().any(|(file, _)| file.strip_suffix(".ron") == Some(house))
    }

    pub(super) fn act(&mut self, action: Action, now: Moment) -> Vec<Errand> {
        match action {
            Action::Open => vec![Errand::List],
            Action::Listed(found) => {
                self.found = found;
                Vec::new()
            }
            Action::New(name, kind) => {
                let languages = Language::ALL.to_vec();
                let files = Begins { writer: &self.writer, house: &self.house, languages }.pack(&name, kind);
                vec![Errand::Make(name, files)]
            }
            Action::OpenFolder(folder) => vec![Errand::Open(folder)],
            Action::OpenCopy(id) => vec![Errand::Copy(id)],
            Action::Opened(opened) => {
                self.open = Some(Pack::of(*opened, now));
                self.refresh();
                self.go_where_it_is_asked();
                self.check(now).into_iter().collect()
            }
            Action::Close => {
                let mut errands = self.open.as_mut().map(|pack| pack.close(now)).unwrap_or_default();
                self.open = None;
                errands.push(Errand::List);
                errands
            }
            Action::Print(paper) => self.print(paper),
            Action::House(id) => {
                self.house = id;
                self.refresh();
                Vec::new()
            }
            action => self.act_on_pack(action, now),
        }
    }

    fn act_on_pack(&mut self, action: Action, now: Moment) -> Vec<Errand> {
        let by = By { writer: &self.writer, house: &self.house, now };
        let Some(pack) = &mut self.open else { return Vec::new() };
        pack.refused = None;
        let revision = pack.document.revision();
        let mut errands = Vec::new();
        let mut seen_again = true;
        match action {
            Action::Select(place) => pack.select(place),
            Action::Step(by) => pack.step(by),
            Action::Fold(place, open) => pack.fold(place, open),
            Action::Edit(edit) => pack.edit(&edit, &by),
            Action::AsText(shown) => pack.as_text = shown.then(|| pack.place.file().to_owned()),
            Action::Undo => pack.travel(true),
            Action::Redo => pack.travel(false),
            Action::GoTo(problem) => pack.go_to(problem),
            Action::Kept(kept) => errands.extend(pack.offer(kept)),
            Action::TakeUpDraft => pack.take_up(),
            Action::ThrowDraftAway => {
                pack.offered = None;
                pack.drafted = Some(revision);
                errands.extend(pack.drop_draft());
            }
            Action::DealAgain => pack.seed += 1,
            Action::Try => self.begin_trying(now),
            Action::Lay => {
                if let (Some(house), Some(pack)) = (self.house().cloned(), &mut self.open) {
                    pack.lay(house);
                }
            }
            Action::Laid(action) => pack.laid(action),
            Action::AskFor(asking) => pack.ask_for(&asking, &by),
            Action::StopLaying => pack.laying = None,
            Action::StopTrying => pack.trying = None,
            Action::Checked(of, flaws) => pack.checked(of, flaws),
            Action::HandOver => {
                errands = pack.save(now);
                // Not during an unresolved conflict.
                if pack.theirs.is_empty() {
                    errands.push(Errand::HandOver(pack.folder.clone()));
                }
            }
            Action::Tick => {
                errands = pack.tick(now);
                seen_again = false;
            }
            kept => seen_again = pack.hear(kept, now),
        }
        if let Some(pack) = &mut self.open
            && pack.document.revision() != revision
        {
            pack.unsaved_since.get_or_insert(now);
            pack.changed_at = now;
            pack.note_moves();
        }
        if seen_again {
            self.refresh();
        }
        errands.extend(self.check(now));
        errands
    }

    /// Prints a document, or sets the reason why it is impossible.
    fn print(&mut self, paper: Paper) -> Vec<Errand> {
        let printing = self.printing(paper);
        let Some(pack) = &mut self.open else { return Vec::new() };
        pack.refused = None;
        match printing {
            Ok(printing) => printing.map(Errand::Print).into_iter().collect(),
            Err(needed) => {
                pack.refused = Some(needed);
                Vec::new()
            }
        }
    }

    fn go_where_it_is_asked(&mut self) {
        let wanted = self.open.as_ref().map(Pack::houses).unwrap_or_default();
        if wanted.is_empty() || wanted.contains(&self.house) {
            return;
        }
        if let Some(house) = wanted.into_iter().find(|id| self.shelf.get(id).is_some()) {
            self.house = house;
            self.refresh();
        }
    }

    /// Rebuilds the tree, the form and the preview.
    fn refresh(&mut self) {
        self.shelf = self.open.as_mut().map_or_else(|| self.known.clone(), |pack| pack.shelf(&self.known));
        let Some(house) = self.house().cloned() else { return };
        let Some(pack) = &mut self.open else { return };
        pack.stay_somewhere();
        pack.lay_again();
        pack.rows = tree::rows(&pack.document, &form::fields_of(&pack.house_shapes), &pack.unfolded);
        pack.brings = lesson::shown_in(pack.document.files());
        let form = pack.with_hints(pack.form_of_place(&house, &self.shelf), &house);
        pack.form = pack.with_referee(form, &house, &self.shelf);
        pack.shown = preview::shown(&pack.document, &pack.place, &house, pack.seed);
    }

    /// Starts a check once editing pauses.
    fn check(&mut self, now: Moment) -> Option<Errand> {
        const REST: u64 = 400;
        let pack = self.open.as_mut()?;
        let revision = pack.document.revision();
        let due = pack.checked != Some(revision) && pack.checking != Some(revision);
        if !due || now.since(pack.changed_at) < REST {
            return None;
        }
        pack.checking = Some(revision);
        Some(Errand::Check(revision, pack.folder_name(), Box::new(pack.document.files().clone())))
    }

    fn begin_trying(&mut self, now: Moment) {
        let Some(house) = self.house().cloned() else { return };
        let Some(pack) = &mut self.open else { return };
        pack.trying = preview::tried(&pack.document, &pack.place, &house, pack.seed, now);
        if pack.trying.is_none() {
            pack.refused = Some(Phrase::plain("workshop-cannot-try"));
        }
    }

    pub(super) fn trying_mut(&mut self) -> Option<&mut Practice> {
        self.open.as_mut()?.trying.as_mut()
    }

    /// Time in ms until the next `Tick` is needed.
    pub fn wakes_in(&self) -> Option<u64> {
        self.open.as_ref().map(|pack| if pack.is_at_rest() { 2_000 } else { 250 })
    }
}

impl App {
    /// Time in ms until the open workshop needs its next `Tick`.
    pub fn workshop_wakes_in(&self) -> Option<u64> {
        if let Screen::Workshop(workshop) = &self.screen { workshop.wakes_in() } else { None }
    }

    /// The workshop can be opened from the welcome screen, home and the settings.
    pub(super) fn work(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        if action == Action::Open && matches!(self.screen, Screen::Welcome | Screen::Home | Screen::Settings) {
            let house = self.house().map(|house| house.id.clone()).unwrap_or_default();
            let name = self.profile.as_ref().map(|profile| profile.name.clone()).unwrap_or_default();
            let writer = Writer { name, language: self.language() };
            self.screen = Screen::Workshop(Box::new(Workshop::new(self.shelf.clone(), &house, writer)));
        }
        if matches!(action, Action::Opened(_)) {
            // A pack was found in the meantime.
            self.notices.retain(|notice| notice.key != "workshop-no-pack");
        }
        let Screen::Workshop(workshop) = &mut self.screen else { return Vec::new() };
        workshop.act(action, now).into_iter().map(Effect::Workshop).collect()
    }

    /// Closes the trial, the pack, or the workshop.
    pub(super) fn work_back(&mut self, now: Moment) -> Vec<Effect> {
        let Screen::Workshop(workshop) = &mut self.screen else { return Vec::new() };
        let back = match workshop.open() {
            Some(pack) if pack.trying().is_some() => Action::StopTrying,
            Some(pack) if pack.laying().is_some() => Action::StopLaying,
            Some(_) => Action::Close,
            None => {
                self.screen = if self.profile.is_some() { Screen::Settings } else { Screen::Welcome };
                return Vec::new();
            }
        };
        self.work(back, now)
    }
}
