//! Reading and checking of a file of characters.

use crate::rules::files;
use crate::syntax::{Collector, Diagnostic, FileSchema, Problem, is_id, too_large};

use super::{Character, Favour, Progression};

/// In bytes.
const LARGEST_FILE: usize = 64 * 1024;

/// Most characters in a file.
const MOST_CHARACTERS: usize = 100;

/// In characters.
const LONGEST_NAME: usize = 40;

/// Longest tempo, in seconds.
const LONGEST_TEMPO: u8 = 60;

/// Most minimum stakes of an amount.
const MOST_STAKES: u32 = 10_000;

/// A problem of a file of characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CharacterProblem {
    /// The file is not well formed.
    File(Problem),
    /// No character.
    None,
    /// More characters than this.
    TooMany(usize),
    /// A malformed id.
    IdForm(String),
    /// The id of a character before.
    IdTwice(String),
    /// A name that is empty or has more characters than this.
    Name(usize),
    /// An amount of nothing, or of more minimum stakes than this.
    Amount(u32),
    /// A usual stake above the purse.
    UnitAbovePurse {
        /// The stake.
        unit: u32,
        /// The purse.
        purse: u32,
    },
    /// More than a hundred in a hundred.
    AboveHundred(u32),
    /// A streak followed more often at first than at most.
    FollowsReversed {
        /// At first.
        from: u8,
        /// At most.
        most: u8,
    },
    /// A stake of no units, or one that is never doubled.
    Nought,
    /// A tempo that ends before it begins.
    TempoReversed {
        /// The beginning.
        from: u8,
        /// The end.
        to: u8,
    },
    /// A tempo that ends after this many seconds.
    TempoTooLong(u8),
    /// No patience.
    NoPatience,
}

impl From<Problem> for CharacterProblem {
    fn from(problem: Problem) -> Self {
        Self::File(problem)
    }
}

type Notes<'n> = Collector<'n, CharacterProblem>;

impl Character {
    /// Reads the characters of a file. `file_name` is the name shown in flaws.
    ///
    /// # Errors
    /// One flaw where the text is too long or malformed; otherwise every flaw of its content, in the order of the text.
    pub fn read_all(file_name: &str, text: &str) -> Result<Vec<Self>, Vec<Diagnostic<CharacterProblem>>> {
        if let Some(flaw) = too_large(file_name, text.len(), LARGEST_FILE) {
            return Err(vec![flaw.map(CharacterProblem::File)]);
        }
        let all: Vec<Self> = files::read(file_name, text)
            .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.map(CharacterProblem::File)).collect::<Vec<_>>())?;
        let mut notes = Notes::new(file_name, text);
        if all.is_empty() {
            notes.flaw("", CharacterProblem::None);
        }
        if all.len() > MOST_CHARACTERS {
            notes.flaw(&MOST_CHARACTERS.to_string(), CharacterProblem::TooMany(MOST_CHARACTERS));
        }
        for (index, character) in all.iter().enumerate() {
            let mut entry = Entry { notes: &mut notes, index };
            if all.iter().take(index).any(|before| before.id == character.id) {
                entry.flaw("id", CharacterProblem::IdTwice(character.id.clone()));
            }
            entry.check(character);
        }
        notes.check_signs();
        notes.check_line_breaks();
        let flaws = notes.flaws();
        if flaws.is_empty() { Ok(all) } else { Err(flaws) }
    }

    /// The schema of a file of characters.
    pub fn schema() -> FileSchema {
        files::schema::<Vec<Self>>()
    }
}

/// One character of the file.
struct Entry<'e, 'n> {
    notes: &'e mut Notes<'n>,
    index: usize,
}

impl Entry<'_, '_> {
    fn flaw(&mut self, field: &str, what: CharacterProblem) {
        self.notes.flaw(&format!("{}.{field}", self.index), what);
    }

    fn check(&mut self, character: &Character) {
        if !is_id(&character.id) {
            self.flaw("id", CharacterProblem::IdForm(character.id.clone()));
        }
        if character.name.trim().is_empty() || character.name.chars().count() > LONGEST_NAME {
            self.flaw("name", CharacterProblem::Name(LONGEST_NAME));
        }
        self.amounts(character);
        self.shares(character);
        self.favour(character.favour);
        self.progression(character.progression);
        let (from, to) = character.tempo;
        if from > to {
            self.flaw("tempo", CharacterProblem::TempoReversed { from, to });
        } else if to > LONGEST_TEMPO {
            self.flaw("tempo", CharacterProblem::TempoTooLong(LONGEST_TEMPO));
        }
        if character.patience == 0 {
            self.flaw("patience", CharacterProblem::NoPatience);
        }
    }

    fn amounts(&mut self, character: &Character) {
        let Character { purse, notes, buys_in, unit, tie_stake, .. } = *character;
        let amounts = [("purse", purse, 1), ("notes", notes, 0), ("unit", unit, 1), ("tie_stake", tie_stake, 1)];
        let buys = [("buys_in", buys_in, u32::from(notes > 0))];
        for (field, amount, least) in amounts.into_iter().chain(buys) {
            if !(least..=MOST_STAKES).contains(&amount) {
                self.flaw(field, CharacterProblem::Amount(MOST_STAKES));
            }
        }
        if unit > purse && purse > 0 {
            self.flaw("unit", CharacterProblem::UnitAbovePurse { unit, purse });
        }
    }

    fn shares(&mut self, character: &Character) {
        let changes = character.changes;
        let all_changes = [changes.adds, changes.moves, changes.takes_part, changes.takes_all];
        let shares = [
            ("herds", u32::from(character.herds)),
            ("tie", u32::from(character.tie)),
            ("sits_out", u32::from(character.sits_out)),
            ("changes", all_changes.into_iter().map(u32::from).sum()),
            ("last_moment", u32::from(character.last_moment)),
            ("refuses_shoe", u32::from(character.refuses_shoe)),
            ("gives_up_shoe", u32::from(character.gives_up_shoe)),
            ("changes_seat", u32::from(character.changes_seat)),
            ("stops.lost", u32::from(character.stops.lost)),
        ];
        for (field, share) in shares {
            if share > 100 {
                self.flaw(field, CharacterProblem::AboveHundred(share));
            }
        }
    }

    fn favour(&mut self, favour: Favour) {
        match favour {
            Favour::Streaks { most, .. } if most > 100 => {
                self.flaw("favour.most", CharacterProblem::AboveHundred(most.into()));
            }
            Favour::Streaks { from, most, .. } if from > most => {
                self.flaw("favour.from", CharacterProblem::FollowsReversed { from, most });
            }
            Favour::Streaks { .. } | Favour::Banco | Favour::Punto | Favour::Chop | Favour::Chance => {}
        }
    }

    fn progression(&mut self, progression: Progression) {
        match progression {
            Progression::Heavy { often, .. } if often > 100 => {
                self.flaw("progression.often", CharacterProblem::AboveHundred(often.into()));
            }
            Progression::Heavy { usual: 0, .. } => self.flaw("progression.usual", CharacterProblem::Nought),
            Progression::Heavy { high: 0, .. } => self.flaw("progression.high", CharacterProblem::Nought),
            Progression::DoubleAfterLoss(0) | Progression::DoubleAfterWin(0) => {
                self.flaw("progression", CharacterProblem::Nought);
            }
            Progression::Flat
            | Progression::DoubleAfterLoss(_)
            | Progression::DoubleAfterWin(_)
            | Progression::Heavy { .. } => {}
        }
    }
}
