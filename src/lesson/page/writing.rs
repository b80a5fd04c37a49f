//! Figures written into pages: their notation, and where a page has room for them.

use std::ops::Range;

use super::figure::{FigureStake, PageFigure, TableauPart};
use super::notation::{self, SCENE};
use crate::rules::money::Money;
use crate::rules::side::Side;
use crate::rules::tableau::Third;

/// The mark that opens and closes a fence.
const MARK: &str = "```";

/// A figure's place in the text of a page, figures with flaws included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenceSpan {
    /// From the opening mark to the end of the closing one.
    pub whole: Range<usize>,
    /// Name of the kind of figure.
    pub name: String,
    /// Byte range of the notation.
    pub body: Range<usize>,
    /// Indentation of its lines.
    indent: String,
}

/// All closed fences of a text, in order.
pub fn fences(text: &str) -> Vec<FenceSpan> {
    let mut fences = Vec::new();
    let mut open: Option<FenceSpan> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let (from, until) = (at, at + line.trim_end().len());
        at += line.len();
        let bare = line.trim_start();
        let Some(name) = bare.strip_prefix(MARK) else { continue };
        let indent = line.get(..line.len() - bare.len()).unwrap_or_default().to_owned();
        if let Some(fence) = open.take() {
            fences.push(FenceSpan { whole: fence.whole.start..until, body: fence.body.start..from, ..fence });
        } else {
            let name = name.trim().to_owned();
            open = Some(FenceSpan { whole: from + indent.len()..until, name, body: at..at, indent });
        }
    }
    fences
}

impl FenceSpan {
    /// The figure, unless its notation has a flaw.
    pub fn figure(&self, text: &str) -> Option<PageFigure> {
        notation::figure(&self.name, text.get(self.body.clone())?, 0).ok()
    }

    /// The text with another figure in place of this one.
    pub fn replaced(&self, text: &str, fence: &str) -> String {
        let fence = fence.replace('\n', &format!("\n{}", self.indent));
        let (before, after) = (text.get(..self.whole.start), text.get(self.whole.end..));
        [before.unwrap_or_default(), &fence, after.unwrap_or_default()].concat()
    }

    /// The text without this figure and the blank lines before it.
    pub fn removed(&self, text: &str) -> String {
        let before = text.get(..self.whole.start).unwrap_or_default().trim_end();
        let after = text.get(self.whole.end..).unwrap_or_default();
        let after = if before.is_empty() { after.trim_start_matches('\n') } else { after };
        format!("{before}{after}")
    }
}

/// Ends of the paragraphs and figures of a text, as byte offsets.
pub fn block_ends(text: &str) -> Vec<usize> {
    let fences = fences(text);
    let inside = |at: usize| fences.iter().any(|fence| fence.whole.contains(&at));
    let mut ends = Vec::new();
    let (mut at, mut end) = (0, None);
    for line in text.split_inclusive('\n') {
        let from = at;
        at += line.len();
        if line.trim().is_empty() && !inside(from) {
            ends.extend(end.take());
        } else {
            end = Some(from + line.trim_end().len());
        }
    }
    ends.extend(end);
    ends
}

/// The text with a block after the paragraph with this number, or at its end, and the offset of the block. It is
/// indented as that paragraph is, since indentation that all lines share is ignored.
pub fn with_block(text: &str, after: Option<usize>, block: &str) -> (String, usize) {
    let ends = block_ends(text);
    let end = after.and_then(|after| ends.get(after)).or_else(|| ends.last()).copied().unwrap_or(0);
    let (before, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    let line = before.rsplit('\n').next().unwrap_or_default();
    let indent = line.get(..line.len() - line.trim_start().len()).unwrap_or_default();
    let block = block.replace('\n', &format!("\n{indent}"));
    // Blank lines are written anew; the indentation of the next paragraph stays.
    let blank: usize = rest.split_inclusive('\n').take_while(|line| line.trim().is_empty()).map(str::len).sum();
    let rest = rest.get(blank..).unwrap_or_default();
    let apart = if before.is_empty() { "" } else { "\n\n" };
    let behind = if rest.is_empty() { "" } else { "\n\n" };
    let offset = before.len() + apart.len() + indent.len();
    (format!("{before}{apart}{indent}{block}{behind}{rest}"), offset)
}

impl PageFigure {
    /// The figure as a fence. `None` for what no author can lay or choose.
    pub fn fence(&self, scene_notation: impl Fn(&crate::drill::authored::FixedScene) -> String) -> Option<String> {
        let (name, body) = match self {
            Self::Cards(_) => return None,
            Self::Hands(hands) => {
                let side = |side: Side| hands[side].iter().map(|card| card.notation()).collect::<Vec<_>>();
                (
                    "cards",
                    format!("{} | {}", side(Side::Punto).join(" "), side(Side::Banco).join(" ")).trim().to_owned(),
                )
            }
            Self::Stakes(stakes) => ("stakes", stakes.iter().map(stake).collect::<Vec<_>>().join("\n")),
            Self::Tableau(part) => ("tableau", tableau(*part)),
            Self::Scene(scene) => (SCENE, scene_notation(scene)),
        };
        Some(format!("{MARK}{name}\n{body}\n{MARK}"))
    }
}

fn stake(stake: &FigureStake) -> String {
    let seat = stake.seat.map(|seat| format!("seat {seat} ")).unwrap_or_default();
    format!("{seat}{} {}", stake.spot, sum(stake.amount))
}

fn sum(amount: Money) -> String {
    let (units, cents) = (amount.get() / 100, amount.get() % 100);
    if cents == 0 { units.to_string() } else { format!("{units}.{cents:02}") }
}

fn tableau(part: TableauPart) -> String {
    match part {
        TableauPart::Whole => "whole".to_owned(),
        TableauPart::Side(Side::Punto) => "punto".to_owned(),
        TableauPart::Side(Side::Banco) => "banco".to_owned(),
        TableauPart::Punto(point) => format!("punto {}", point.get()),
        TableauPart::Row(point) => format!("banco {}", point.get()),
        TableauPart::Cell(cell) => match cell.third {
            Third::Stood => format!("banco {} stood", cell.banco.get()),
            Third::Card(third) => format!("banco {} against {}", cell.banco.get(), third.get()),
        },
    }
}
