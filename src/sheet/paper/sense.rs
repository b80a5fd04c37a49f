//! What something on a page is, for those who hear it read: a heading, a paragraph, a picture, a cell.

use std::num::NonZeroU16;

use krilla::geom::Rect;
use krilla::tagging::{BBox, TableHeaderScope, Tag, TagKind};

/// What something is.
#[derive(Debug, Clone)]
pub(in crate::sheet) enum Sense {
    /// A heading of this level, with its words.
    Heading(u16, String),
    /// A paragraph, or a line that stands by itself.
    Paragraph,
    /// A picture, what it shows in words, and its left, upper, right and lower end.
    Picture(String, Option<[f32; 4]>),
    /// A table, and what it shows. It holds rows, and these hold cells.
    Table(String),
    /// A row of a table.
    Row,
    /// The head of a column.
    ColumnHead,
    /// The head of a row.
    RowHead,
    /// A cell.
    Cell,
    /// The foot of a page, which is not read.
    Foot,
}

impl Sense {
    pub(in crate::sheet) fn heading(level: u16, text: &str) -> Self {
        Self::Heading(level, text.to_owned())
    }

    pub(in crate::sheet) fn picture(shows: impl Into<String>) -> Self {
        Self::Picture(shows.into(), None)
    }

    /// Where all of it lies.
    pub(super) const fn lies_at(&mut self, place: Option<[f32; 4]>) {
        if let Self::Picture(_, at) = self {
            *at = place;
        }
    }

    /// Whether it holds only other things that mean something: a mark right in it is an ornament.
    pub(super) const fn is_of_parts(&self) -> bool {
        matches!(self, Self::Table(_) | Self::Row)
    }

    /// Its tag; nothing for what is not read.
    pub(super) fn tag(&self, page: usize) -> Option<TagKind> {
        Some(match self {
            Self::Heading(level, text) => {
                Tag::Hn(NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN), Some(text.clone())).into()
            }
            Self::Paragraph => Tag::P.into(),
            Self::Picture(shows, place) => {
                let rect = place.and_then(|[left, top, right, foot]| Rect::from_ltrb(left, top, right, foot));
                Tag::Figure(Some(shows.clone())).with_bbox(rect.map(|rect| BBox::new(page, rect))).into()
            }
            Self::Table(shows) => Tag::Table.with_summary(Some(shows.clone())).into(),
            Self::Row => Tag::TR.into(),
            Self::ColumnHead => Tag::TH(TableHeaderScope::Column).into(),
            Self::RowHead => Tag::TH(TableHeaderScope::Row).into(),
            Self::Cell => Tag::TD.into(),
            Self::Foot => return None,
        })
    }

    /// The name of its tag; nothing for what holds only others, and for what is not read.
    pub(super) const fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::Heading(1, _) => "H1",
            Self::Heading(..) => "H2",
            Self::Paragraph => "P",
            Self::Picture(..) => "Figure",
            Self::ColumnHead | Self::RowHead => "TH",
            Self::Cell => "TD",
            Self::Table(_) | Self::Row | Self::Foot => return None,
        })
    }
}
