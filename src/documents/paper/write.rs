//! PDF output: draws pages and tags their content in reading order.

use krilla::Document;
use krilla::SerializeSettings;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::Point;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Node, TagGroup, TagTree};

use super::draw_command::DrawCommand;
use super::page::PaperPage;
use super::tag::PageTag;
use super::typeface::Fonts;
use crate::i18n::Language;

/// A PDF/UA-1 document of these pages. It holds no date.
///
/// # Errors
/// A PDF writer error; should not occur.
pub(in crate::documents) fn write(
    pages: Vec<PaperPage>,
    title: String,
    language: Language,
) -> Result<Vec<u8>, KrillaError> {
    let ua = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let settings = SerializeSettings { configuration: ua.unwrap_or_default(), ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let code = language.code().to_owned();
    let about = Metadata::new().title(title).language(code.clone()).creator("Tailleur".to_owned());
    document.set_metadata(about);
    let mut fonts = Fonts::load();
    let mut reading = TagBuilder::default();
    for (number, page) in pages.into_iter().enumerate() {
        let Some(settings) = PageSettings::from_wh(page.size.0, page.size.1) else { continue };
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        reading.page = number;
        for mark in page.marks {
            reading.draw(mark, &mut surface, &mut fonts);
        }
        reading.end_page(&mut surface);
        surface.finish();
        sheet.finish();
    }
    document.set_outline(outline(reading.headings));
    document.set_tag_tree(TagTree::from(reading.nodes).with_lang(Some(code)));
    document.finish()
}

#[derive(Default)]
struct TagBuilder {
    page: usize,
    nodes: Vec<Node>,
    /// Open tags, outermost first; artifacts have no group.
    open: Vec<(PageTag, Option<TagGroup>)>,
    /// True while consecutive marks belong to one tag.
    runs: bool,
    headings: Vec<(u16, String, usize, Point)>,
}

impl TagBuilder {
    fn draw(&mut self, mark: DrawCommand, surface: &mut Surface<'_>, fonts: &mut Fonts) {
        match mark {
            DrawCommand::Open(sense) => {
                self.end_run(surface);
                let group = sense.tag(self.page).map(TagGroup::new);
                self.open.push((sense, group));
            }
            DrawCommand::Close => self.close(surface),
            mark => {
                self.note_heading(&mark);
                self.begin_run(surface);
                mark.draw(surface, fonts);
            }
        }
    }

    fn begin_run(&mut self, surface: &mut Surface<'_>) {
        if std::mem::replace(&mut self.runs, true) {
            return;
        }
        match self.open.last_mut() {
            Some((sense, Some(group))) if !sense.is_container() => group.push(surface.start_tagged(ContentTag::Other)),
            Some((PageTag::Foot, _)) => {
                surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Footer)));
            }
            _ => {
                surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
            }
        }
    }

    fn end_run(&mut self, surface: &mut Surface<'_>) {
        if std::mem::take(&mut self.runs) {
            surface.end_tagged();
        }
    }

    fn close(&mut self, surface: &mut Surface<'_>) {
        self.end_run(surface);
        let Some((_, Some(group))) = self.open.pop() else { return };
        match self.open.iter_mut().rev().find_map(|(_, outer)| outer.as_mut()) {
            Some(outer) => outer.push(group),
            None => self.nodes.push(group.into()),
        }
    }

    fn end_page(&mut self, surface: &mut Surface<'_>) {
        self.end_run(surface);
        while !self.open.is_empty() {
            self.close(surface);
        }
    }

    /// Records the first mark of a heading as its outline target.
    fn note_heading(&mut self, mark: &DrawCommand) {
        if let (false, Some((PageTag::Heading(level, text), _))) = (self.runs, self.open.last()) {
            let [left, top, ..] = mark.bounds();
            self.headings.push((*level, text.clone(), self.page, Point::from_xy(left, top)));
        }
    }
}

fn outline(headings: Vec<(u16, String, usize, Point)>) -> Outline {
    let mut nodes: Vec<OutlineNode> = Vec::new();
    for (level, text, page, at) in headings {
        let node = OutlineNode::new(text, XyzDestination::new(page, at));
        match nodes.last_mut().filter(|_| level > 1) {
            Some(first) => first.push_child(node),
            None => nodes.push(node),
        }
    }
    let mut outline = Outline::new();
    for node in nodes {
        outline.push_child(node);
    }
    outline
}
