//! Structure tags of page content for screen readers: heading, paragraph, picture, cell.

use std::num::NonZeroU16;

use krilla::geom::Rect;
use krilla::tagging::{BBox, TableHeaderScope, Tag, TagKind};

#[derive(Debug, Clone)]
pub(in crate::documents) enum PageTag {
    /// Level and text.
    Heading(u16, String),
    /// A paragraph or a single line.
    Paragraph,
    /// Alternative text, and the bounding box (left, top, right, bottom).
    Picture(String, Option<[f32; 4]>),
    /// Alternative text. Contains rows, which contain cells.
    Table(String),
    Row,
    ColumnHead,
    RowHead,
    Cell,
    /// Page footer; an artifact.
    Foot,
}

impl PageTag {
    pub(in crate::documents) fn heading(level: u16, text: &str) -> Self {
        Self::Heading(level, text.to_owned())
    }

    pub(in crate::documents) fn picture(shows: impl Into<String>) -> Self {
        Self::Picture(shows.into(), None)
    }

    /// Extends the bounding box.
    pub(super) const fn extend_bounds(&mut self, place: Option<[f32; 4]>) {
        if let Self::Picture(_, at) = self {
            *at = place;
        }
    }

    /// True for pure containers: content directly inside is an artifact.
    pub(super) const fn is_container(&self) -> bool {
        matches!(self, Self::Table(_) | Self::Row)
    }

    /// `None` for artifacts.
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

    /// PDF tag name; `None` for containers and artifacts.
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
