//! Parses an author's Markdown into blocks for the window, screen readers and paper.

mod figure;
mod indent;
mod media;
mod notation;
mod reading;
mod runs;
mod writing;

use std::borrow::Cow;
use std::ops::Range;

use crate::i18n::phrase::Phrase;
use crate::rules::card::Card;
use crate::rules::chips::{ChipSets, UsesChipSets};

pub use self::figure::{FigureCard, FigureStake, PageFigure, TableauPart};
pub use self::media::{LARGEST_PICTURE, MOST_PIXELS, PICTURE_FOLDER, PictureError, PictureSize, png_size};
pub use self::writing::{FenceSpan, block_ends, fences, with_block};

/// Maximum length of a page in letters.
pub const LONGEST: usize = 4_000;
/// Maximum number of blocks, nested ones included.
pub const MOST_BLOCKS: usize = 80;
/// Maximum nesting depth of blocks.
pub const DEEPEST: usize = 4;
/// Maximum number of table columns.
pub const MOST_COLUMNS: usize = 6;

/// A page in one language, with unresolved placeholders such as `{punto}`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LessonPage {
    pub blocks: Vec<PageBlock>,
    /// Byte range of each figure's notation.
    fences: Vec<Range<usize>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageBlock {
    /// Heading level 1 to 3.
    Heading(u8, Vec<InlineRun>),
    Paragraph(Vec<InlineRun>),
    /// A list with its first number, or unordered.
    List(Option<u64>, Vec<Vec<PageBlock>>),
    /// Header cells and rows.
    Table(Vec<Vec<InlineRun>>, Vec<Vec<Vec<InlineRun>>>),
    /// A quotation or remark.
    Quote(Vec<PageBlock>),
    Rule,
    Figure(PageFigure),
    /// Path and alternative text of a picture.
    Picture(String, String),
    /// Path and label of a recording.
    Sound(String, String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InlineRun {
    Text(String, RunStyle),
    Card(Card),
    /// A glossary term: its id, and the words shown if not its name.
    Term(String, Option<String>),
    /// A line break.
    Break,
}

/// The style of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RunStyle {
    pub strong: bool,
    pub emphasis: bool,
    /// Verbatim: a call, a key.
    pub code: bool,
}

/// A flaw of a page and the bytes concerned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageFlaw {
    pub at: Range<usize>,
    pub what: Phrase,
}

impl LessonPage {
    /// Parses a text. Indentation shared by all lines but the first is ignored.
    ///
    /// # Errors
    /// All flaws in text order.
    pub fn read(text: &str) -> Result<Self, Vec<PageFlaw>> {
        reading::read(text)
    }

    /// Parses a text; an invalid one becomes plain paragraphs.
    pub fn read_lossy(text: &str) -> Self {
        Self::read(text).unwrap_or_else(|_| {
            let plain = |words: &str| InlineRun::Text(words.trim().to_owned(), RunStyle::default());
            let blocks = text.split("\n\n").map(|words| PageBlock::Paragraph(vec![plain(words)])).collect();
            Self { blocks, fences: Vec::new() }
        })
    }

    /// Visits every block in page order, nested ones included.
    pub fn visit<'p>(&'p self, see: &mut dyn FnMut(&'p PageBlock)) {
        visit(&self.blocks, see);
    }

    pub fn files(&self) -> Vec<&str> {
        let mut files = Vec::new();
        self.visit(&mut |block| match block {
            PageBlock::Picture(file, _) | PageBlock::Sound(file, _) => files.push(file.as_str()),
            PageBlock::Figure(PageFigure::Scene(scene)) => files.extend(scene.picture.as_deref()),
            _ => {}
        });
        files
    }

    pub fn terms(&self) -> Vec<&str> {
        let mut terms = Vec::new();
        self.visit(&mut |block| {
            for run in runs_of(block) {
                if let InlineRun::Term(id, _) = run {
                    terms.push(id.as_str());
                }
            }
        });
        terms
    }

    /// Each figure with the byte range of its notation.
    pub fn figures(&self) -> impl Iterator<Item = (&PageFigure, Range<usize>)> {
        let mut figures = Vec::new();
        self.visit(&mut |block| {
            if let PageBlock::Figure(figure) = block {
                figures.push(figure);
            }
        });
        figures.into_iter().zip(self.fences.iter().cloned())
    }
}

fn visit<'p>(blocks: &'p [PageBlock], see: &mut dyn FnMut(&'p PageBlock)) {
    for block in blocks {
        see(block);
        match block {
            PageBlock::Quote(inner) => visit(inner, see),
            PageBlock::List(_, items) => items.iter().for_each(|item| visit(item, see)),
            _ => {}
        }
    }
}

impl UsesChipSets for LessonPage {
    fn resolve_sets(&mut self, sets: &ChipSets) -> bool {
        resolve_sets(&mut self.blocks, sets);
        true
    }
}

fn resolve_sets(blocks: &mut [PageBlock], sets: &ChipSets) {
    for block in blocks {
        match block {
            PageBlock::Quote(inner) => resolve_sets(inner, sets),
            PageBlock::List(_, items) => items.iter_mut().for_each(|item| resolve_sets(item, sets)),
            PageBlock::Figure(PageFigure::Scene(scene)) => {
                scene.resolve_sets(sets);
            }
            _ => {}
        }
    }
}

/// The block's own runs.
fn runs_of(block: &PageBlock) -> Vec<&InlineRun> {
    match block {
        PageBlock::Heading(_, runs) | PageBlock::Paragraph(runs) => runs.iter().collect(),
        PageBlock::Table(heads, rows) => heads.iter().chain(rows.iter().flatten()).flatten().collect(),
        _ => Vec::new(),
    }
}

/// Blanks out scenes, whose braces are no placeholders, without changing byte offsets.
pub fn blank_scenes(text: &str) -> String {
    let mut kept = Vec::new();
    let mut in_scene = false;
    for line in text.split('\n') {
        let fence = line.trim_start().strip_prefix("```");
        kept.push(if fence.is_none() && !in_scene { Cow::Borrowed(line) } else { " ".repeat(line.len()).into() });
        in_scene = fence.map_or(in_scene, |name| name.trim() == notation::SCENE);
    }
    kept.join("\n")
}
