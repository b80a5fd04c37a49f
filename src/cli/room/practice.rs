//! A practice pack of the questions a class got wrong, written into a folder.

use std::path::Path;

use crate::classroom::results::ResultsDescriber;
use crate::classroom::results::practice::{BELOW, MOST, PracticeOptions, PracticePack};
use crate::cli::World;
use crate::cli::error::CommandError;
use crate::cli::flaw_line::flaw_line;
use crate::i18n::HouseTerms;
use crate::i18n::flaw::Flaw;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::exchange::{pack_id, slug};
use crate::lesson::{self, Library, PACK_FILE};
use crate::platform::storage::{disk, files, packs, question_files};
use crate::rules::house::HouseLibrary;
use crate::syntax::is_id;

/// Writes the pack and prints its contents.
pub(super) fn write(
    folder: &Path,
    describer: &ResultsDescriber<'_>,
    library: &Library,
    data: Option<&Path>,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let id = id_for(folder)?;
    if disk::exists(&folder.join(PACK_FILE)) {
        return Err(CommandError::Usage(text!("practice-there", place = files::path_fact(folder))));
    }
    let results = describer.results;
    let no_pack = || text!("practice-no-pack", lesson = Fact::Text(results.lesson.clone()));
    let (pack, _) = library.find(&results.lesson).ok_or_else(|| CommandError::Wrong(no_pack()))?;
    let place = data.map(|data| data.join("packs"));
    let source = packs::files_of(&pack.id, &place.as_deref().into_iter().collect::<Vec<_>>());
    let wanted = PracticeOptions {
        id: &id,
        below: BELOW,
        most: MOST,
        pack,
        files: &source,
        comments: describer.words.language(),
        minutes_east: describer.minutes_east,
    };
    let practice = match results.practice(&wanted) {
        Ok(practice) => practice,
        Err(nothing) => {
            print_notes(&nothing.notes(describer), describer, world)?;
            return Err(CommandError::Wrong(nothing.phrase()));
        }
    };
    let texts = practice.files.iter().map(|(name, text)| (name, text.as_bytes()));
    let pictures = practice.files.pictures.iter().map(|(name, bytes)| (name, &**bytes));
    for (name, bytes) in texts.chain(pictures) {
        question_files::write_file(&folder.join(name), bytes).map_err(CommandError::Usage)?;
    }
    print_practice(folder, &practice, describer, world)?;
    // The written pack is checked like any other.
    for flaw in lesson::check(Some(&id), &practice.files, &HouseLibrary::built_in()) {
        let file = folder.join(&flaw.file).display().to_string();
        writeln!(world.errors, "{}", flaw_line(&Flaw { file, ..flaw }, describer.words))?;
    }
    Ok(())
}

/// Pack id: the folder's name, which must be a valid id.
fn id_for(folder: &Path) -> Result<String, CommandError> {
    let name = question_files::name_of(folder);
    let id = pack_id(&name);
    if is_id(&name) && id == name {
        return Ok(id);
    }
    let meant = if slug(&name, usize::MAX).is_empty() { "going-over".to_owned() } else { id };
    let what = text!("practice-folder-name", found = Fact::Text(name), meant = Fact::Text(meant));
    Err(CommandError::Usage(what))
}

/// Prints the decisions practised, then the notes.
fn print_practice(
    folder: &Path,
    practice: &PracticePack,
    describer: &ResultsDescriber<'_>,
    world: &mut World<'_>,
) -> Result<(), CommandError> {
    let made = text!(
        "practice-made",
        count = Fact::Number(practice.decisions.len() as u64),
        questions = Fact::Number(practice.questions.into()),
        place = files::path_fact(folder)
    );
    writeln!(world.output, "{}", describer.words.render(&made, &HouseTerms::default()))?;
    for hard in &practice.decisions {
        let line = text!(
            "practice-line",
            decision = Fact::Text(describer.decision(&hard.exercise)),
            right = Fact::Number(hard.right as u64),
            of = Fact::Number(hard.total as u64)
        );
        writeln!(world.output, "  {}", super::sanitized(&describer.render(&line)))?;
    }
    print_notes(&practice.notes(describer), describer, world)
}

fn print_notes(notes: &[Phrase], describer: &ResultsDescriber<'_>, world: &mut World<'_>) -> Result<(), CommandError> {
    for note in notes {
        writeln!(world.errors, "{}", super::sanitized(&describer.render(note)))?;
    }
    Ok(())
}
