//! A practice pack of the questions a class got wrong, written into a folder.

use std::path::Path;

use crate::classroom::results::Teller;
use crate::classroom::results::practice::{BELOW, MOST, Practice, Wanted};
use crate::cli::World;
use crate::cli::check::sentence;
use crate::cli::stop::Stop;
use crate::lesson::exchange::{id_of, slug};
use crate::lesson::{self, Library, PACK_FILE, is_id};
use crate::machine::{disk, exchange, files, packs};
use crate::rules::flaw::Flaw;
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Names;

/// Writes the pack and prints its contents.
pub(super) fn write(
    folder: &Path,
    teller: &Teller<'_>,
    library: &Library,
    data: Option<&Path>,
    world: &mut World<'_>,
) -> Result<(), Stop> {
    let id = id_for(folder)?;
    if disk::is_there(&folder.join(PACK_FILE)) {
        return Err(Stop::Usage(Phrase::plain("practice-there").with("place", files::shown(folder))));
    }
    let results = teller.results;
    let no_pack = || Phrase::plain("practice-no-pack").with("lesson", Fact::Text(results.lesson.clone()));
    let (pack, _) = library.find(&results.lesson).ok_or_else(|| Stop::Wrong(no_pack()))?;
    let place = data.map(|data| data.join("packs"));
    let source = packs::files_of(&pack.id, &place.as_deref().into_iter().collect::<Vec<_>>());
    let wanted = Wanted {
        id: &id,
        below: BELOW,
        most: MOST,
        pack,
        files: &source,
        comments: teller.words.language(),
        minutes_east: teller.minutes_east,
    };
    let practice = match results.practice(&wanted) {
        Ok(practice) => practice,
        Err(nothing) => {
            noted(&nothing.notes(teller), teller, world)?;
            return Err(Stop::Wrong(nothing.phrase()));
        }
    };
    let texts = practice.files.iter().map(|(name, text)| (name, text.as_bytes()));
    let pictures = practice.files.pictures.iter().map(|(name, bytes)| (name, &**bytes));
    for (name, bytes) in texts.chain(pictures) {
        exchange::put(&folder.join(name), bytes).map_err(Stop::Usage)?;
    }
    told(folder, &practice, teller, world)?;
    // The written pack is checked like any other.
    for flaw in lesson::check(Some(&id), &practice.files, &Shelf::built_in()) {
        let file = folder.join(&flaw.file).display().to_string();
        writeln!(world.errors, "{}", sentence(&Flaw { file, ..flaw }, teller.words))?;
    }
    Ok(())
}

/// Pack id: the folder's name, which must be a valid id.
fn id_for(folder: &Path) -> Result<String, Stop> {
    let name = exchange::name_of(folder);
    let id = id_of(&name);
    if is_id(&name) && id == name {
        return Ok(id);
    }
    let meant = if slug(&name, usize::MAX).is_empty() { "going-over".to_owned() } else { id };
    let what = Phrase::plain("practice-folder-name").with("found", Fact::Text(name));
    Err(Stop::Usage(what.with("meant", Fact::Text(meant))))
}

/// Prints the decisions practised, then the notes.
fn told(folder: &Path, practice: &Practice, teller: &Teller<'_>, world: &mut World<'_>) -> Result<(), Stop> {
    let made = Phrase::plain("practice-made")
        .with("count", Fact::Number(practice.decisions.len() as u64))
        .with("questions", Fact::Number(practice.questions.into()))
        .with("place", files::shown(folder));
    writeln!(world.output, "{}", teller.words.say(&made, &Names::default()))?;
    for hard in &practice.decisions {
        let line = Phrase::plain("practice-line")
            .with("decision", Fact::Text(teller.decision(&hard.exercise)))
            .with("right", Fact::Number(hard.right as u64))
            .with("of", Fact::Number(hard.of as u64));
        writeln!(world.output, "  {}", super::plain(&teller.say(&line)))?;
    }
    noted(&practice.notes(teller), teller, world)
}

fn noted(notes: &[Phrase], teller: &Teller<'_>, world: &mut World<'_>) -> Result<(), Stop> {
    for note in notes {
        writeln!(world.errors, "{}", super::plain(&teller.say(note)))?;
    }
    Ok(())
}
