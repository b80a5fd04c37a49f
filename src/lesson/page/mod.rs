//! A page to read: the Markdown of an author as blocks that a window, a screen reader and paper all understand.

mod figure;
mod indent;
mod media;
mod notation;
mod reading;
mod runs;
mod telling;

use std::borrow::Cow;
use std::ops::Range;

use crate::rules::card::Card;
use crate::rules::phrase::Phrase;

pub use self::figure::{Figure, FigureStake, Laid, Part};
pub use self::media::{LARGEST_PICTURE, MOST_PIXELS, PICTURE_FOLDER, Size, WrongPicture, size_of};

/// A page has no more letters,
pub const LONGEST: usize = 4_000;
/// no more blocks, however deep they stand,
pub const MOST_BLOCKS: usize = 80;
/// and none stands deeper in others.
pub const DEEPEST: usize = 4;
/// A table has no more columns.
pub const MOST_COLUMNS: usize = 6;

/// A page: what an author wrote in one language, `{punto}` and the like still in it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// What stands on it, from top to bottom.
    pub blocks: Vec<Block>,
    /// The bytes of what stands between the fences of each figure.
    fences: Vec<Range<usize>>,
}

/// One thing on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A heading of the first, second or third rank.
    Heading(u8, Vec<Run>),
    /// A paragraph.
    Paragraph(Vec<Run>),
    /// A list, numbered from so much or not at all.
    List(Option<u64>, Vec<Vec<Block>>),
    /// A table: the heads of its columns, and its rows.
    Table(Vec<Vec<Run>>, Vec<Vec<Vec<Run>>>),
    /// Words of somebody else's, or a remark.
    Quote(Vec<Block>),
    /// A line across the page.
    Rule,
    /// Something of the table, drawn.
    Figure(Figure),
    /// A picture of the pack: its file, and what it shows.
    Picture(String, String),
    /// A recording of the pack, heard by a button: its file, and what it is.
    Sound(String, String),
}

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Run {
    /// Words.
    Text(String, Look),
    /// A card, drawn small.
    Card(Card),
    /// A term of the pack's glossary: its id, and the words that stand for it where they are not its name.
    Term(String, Option<String>),
    /// The line ends here.
    Break,
}

/// How words are set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    /// Stronger.
    pub strong: bool,
    /// Stressed.
    pub emphasis: bool,
    /// As it is written, to the letter: a call, a key.
    pub code: bool,
}

/// What is wrong with a page, and which bytes of its text it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The bytes.
    pub at: Range<usize>,
    /// What is wrong.
    pub what: Phrase,
}

impl Page {
    /// Reads a text. The indentation that all its lines but the first share means nothing.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of the text.
    pub fn read(text: &str) -> Result<Self, Vec<Wrong>> {
        reading::read(text)
    }

    /// As much of a text as can be shown: of one that cannot be read, its paragraphs as they are written.
    #[must_use]
    pub fn shown(text: &str) -> Self {
        Self::read(text).unwrap_or_else(|_| {
            let plain = |words: &str| Run::Text(words.trim().to_owned(), Look::default());
            let blocks = text.split("\n\n").map(|words| Block::Paragraph(vec![plain(words)])).collect();
            Self { blocks, fences: Vec::new() }
        })
    }

    /// Shows every block, those within others too, in the order of the page.
    pub fn visit<'p>(&'p self, see: &mut dyn FnMut(&'p Block)) {
        visit(&self.blocks, see);
    }

    /// The files of the pack that it shows or lets be heard.
    #[must_use]
    pub fn files(&self) -> Vec<&str> {
        let mut files = Vec::new();
        self.visit(&mut |block| match block {
            Block::Picture(file, _) | Block::Sound(file, _) => files.push(file.as_str()),
            Block::Figure(Figure::Scene(scene)) => files.extend(scene.picture.as_deref()),
            _ => {}
        });
        files
    }

    /// The ids of the terms it names.
    #[must_use]
    pub fn terms(&self) -> Vec<&str> {
        let mut terms = Vec::new();
        self.visit(&mut |block| {
            for run in runs_of(block) {
                if let Run::Term(id, _) = run {
                    terms.push(id.as_str());
                }
            }
        });
        terms
    }

    /// Its figures, each with the bytes of what stands between its fences.
    pub fn figures(&self) -> impl Iterator<Item = (&Figure, Range<usize>)> {
        let mut figures = Vec::new();
        self.visit(&mut |block| {
            if let Block::Figure(figure) = block {
                figures.push(figure);
            }
        });
        figures.into_iter().zip(self.fences.iter().cloned())
    }
}

fn visit<'p>(blocks: &'p [Block], see: &mut dyn FnMut(&'p Block)) {
    for block in blocks {
        see(block);
        match block {
            Block::Quote(inner) => visit(inner, see),
            Block::List(_, items) => items.iter().for_each(|item| visit(item, see)),
            _ => {}
        }
    }
}

/// The words of a block itself.
fn runs_of(block: &Block) -> Vec<&Run> {
    match block {
        Block::Heading(_, runs) | Block::Paragraph(runs) => runs.iter().collect(),
        Block::Table(heads, rows) => heads.iter().chain(rows.iter().flatten()).flatten().collect(),
        _ => Vec::new(),
    }
}

/// The text with blanks for what stands in its scenes: braces mean something else there. Every byte keeps its place.
#[must_use]
pub fn without_scenes(text: &str) -> String {
    let mut kept = Vec::new();
    let mut in_scene = false;
    for line in text.split('\n') {
        let fence = line.trim_start().strip_prefix("```");
        kept.push(if fence.is_none() && !in_scene { Cow::Borrowed(line) } else { " ".repeat(line.len()).into() });
        in_scene = fence.map_or(in_scene, |name| name.trim() == notation::SCENE);
    }
    kept.join("\n")
}
