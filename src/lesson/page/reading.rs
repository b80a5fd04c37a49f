//! Converts Markdown events into a page, with a flaw for everything unsupported.

use std::iter::Peekable;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, OffsetIter, Options, Parser, Tag, TagEnd};

use super::indent::DedentedText;
use super::notation::FigureError;
use super::runs::{TextSpan, runs};
use super::{
    DEEPEST, InlineRun, LONGEST, LessonPage, MOST_BLOCKS, MOST_COLUMNS, PICTURE_FOLDER, PageBlock, PageFlaw, RunStyle,
    notation,
};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::voice::SOUND_FOLDER;

pub(super) fn read(text: &str) -> Result<LessonPage, Vec<PageFlaw>> {
    let letters = text.chars().count();
    if letters > LONGEST {
        let what = Phrase::plain(text_key!("flaw-page-too-long")).with("found", Fact::Number(letters as u64));
        return Err(vec![PageFlaw { at: 0..0, what: what.with("most", Fact::Number(LONGEST as u64)) }]);
    }
    let written = DedentedText::new(text);
    let events = Parser::new_ext(&written.text, Options::ENABLE_TABLES).into_offset_iter().peekable();
    let mut reader =
        PageReader { text: &written.text, events, wrongs: Vec::new(), fences: Vec::new(), blocks: 0, has_html: false };
    let blocks = reader.blocks(0);
    let PageReader { mut wrongs, fences, .. } = reader;
    let back = |at: &Range<usize>| written.original_offset(at.start)..written.original_offset(at.end);
    for wrong in &mut wrongs {
        // Markdown includes the line end in the content.
        let said = written.text.get(wrong.at.clone()).unwrap_or_default();
        wrong.at = back(&(wrong.at.start..wrong.at.start + said.trim_end().len()));
    }
    wrongs.sort_by_key(|wrong| wrong.at.start);
    if wrongs.is_empty() { Ok(LessonPage { blocks, fences: fences.iter().map(back).collect() }) } else { Err(wrongs) }
}

struct PageReader<'t> {
    text: &'t str,
    events: Peekable<OffsetIter<'t>>,
    wrongs: Vec<PageFlaw>,
    fences: Vec<Range<usize>>,
    blocks: usize,
    /// HTML was reported.
    has_html: bool,
}

/// Part of a line: words, or media set as a block of its own.
enum LinePart {
    Words(TextSpan),
    Break,
    Media(PageBlock),
}

impl PageReader<'_> {
    fn wrong(&mut self, at: Range<usize>, key: TextKey) {
        self.wrongs.push(PageFlaw { at, what: Phrase::plain(key) });
    }

    fn html(&mut self, at: Range<usize>) {
        self.has_html = true;
        self.wrong(at, text_key!("flaw-page-html"));
    }

    /// Blocks up to the end of the container, whose end event is consumed.
    fn blocks(&mut self, deep: usize) -> Vec<PageBlock> {
        let mut blocks = Vec::new();
        while let Some((event, at)) = self.events.peek().cloned() {
            if is_inline(&event) {
                // Items of a tight list have no paragraphs.
                let inline = self.inline();
                self.paragraph(inline, &mut blocks);
                self.count(at);
                continue;
            }
            self.events.next();
            match event {
                Event::End(_) => break,
                Event::Start(tag) => self.block(tag, at.clone(), deep, &mut blocks),
                Event::Rule => blocks.push(PageBlock::Rule),
                Event::Html(_) => self.html(at.clone()),
                _ => {}
            }
            self.count(at);
        }
        blocks
    }

    /// Counts a block; reports the first one beyond the limit.
    fn count(&mut self, at: Range<usize>) {
        self.blocks += 1;
        if self.blocks == MOST_BLOCKS + 1 {
            let what = text!("flaw-page-too-many-blocks", most = Fact::Number(MOST_BLOCKS as u64));
            self.wrongs.push(PageFlaw { at, what });
        }
    }

    fn block(&mut self, tag: Tag<'_>, at: Range<usize>, deep: usize, blocks: &mut Vec<PageBlock>) {
        match tag {
            Tag::Paragraph => {
                let inline = self.inline();
                self.events.next();
                self.paragraph(inline, blocks);
            }
            Tag::Heading { level, .. } => {
                let runs = self.line();
                self.events.next();
                if level as usize > 3 {
                    self.wrong(at, text_key!("flaw-page-heading"));
                }
                blocks.push(PageBlock::Heading((level as u8).min(3), runs));
            }
            Tag::CodeBlock(kind) => self.fence(&kind, at, blocks),
            Tag::BlockQuote(_) | Tag::List(_) if deep >= DEEPEST => {
                self.wrong(at, text_key!("flaw-page-too-deep"));
                self.skip();
            }
            Tag::BlockQuote(_) => blocks.push(PageBlock::Quote(self.blocks(deep + 1))),
            Tag::List(from) => {
                let mut items = Vec::new();
                while let Some((Event::Start(Tag::Item), _)) = self.events.next() {
                    items.push(self.blocks(deep + 1));
                }
                blocks.push(PageBlock::List(from, items));
            }
            Tag::Table(columns) => {
                if columns.len() > MOST_COLUMNS {
                    let most = Fact::Number(MOST_COLUMNS as u64);
                    self.wrongs.push(PageFlaw { at, what: text!("flaw-page-table", most = most) });
                }
                blocks.push(self.table());
            }
            Tag::HtmlBlock => {
                self.html(at);
                self.skip();
            }
            // All other Markdown is disabled.
            _ => self.skip(),
        }
    }

    /// Skips to the end of the current element.
    fn skip(&mut self) {
        let mut open = 1_usize;
        while open > 0 {
            match self.events.next() {
                Some((Event::Start(_), _)) => open += 1,
                Some((Event::End(_), _)) => open -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }

    /// Words become a paragraph; media among them become blocks.
    fn paragraph(&mut self, inline: Vec<LinePart>, blocks: &mut Vec<PageBlock>) {
        let mut line = Vec::new();
        for one in inline {
            match one {
                LinePart::Words(piece) => line.extend(runs(&piece, &mut self.wrongs)),
                LinePart::Break => line.push(InlineRun::Break),
                LinePart::Media(block) => {
                    flush(&mut line, blocks);
                    blocks.push(block);
                }
            }
        }
        flush(&mut line, blocks);
    }

    /// Words only, as in headings and cells.
    fn line(&mut self) -> Vec<InlineRun> {
        let from = self.events.peek().map_or(0..0, |(_, at)| at.clone());
        let mut blocks = Vec::new();
        let inline = self.inline();
        self.paragraph(inline, &mut blocks);
        let mut words = Vec::new();
        for block in blocks {
            match block {
                PageBlock::Paragraph(runs) => words.extend(runs),
                _ => self.wrong(from.clone(), text_key!("flaw-page-media-place")),
            }
        }
        words
    }

    /// Content of a line; its end event is left.
    fn inline(&mut self) -> Vec<LinePart> {
        let mut line: Vec<LinePart> = Vec::new();
        let (mut strong, mut emphasis) = (0_u32, 0_u32);
        while let Some((event, at)) = self.events.next_if(|(event, _)| is_inline(event)) {
            let look = RunStyle { strong: strong > 0, emphasis: emphasis > 0, code: matches!(event, Event::Code(_)) };
            match event {
                Event::Text(text) | Event::Code(text) => {
                    let escaped =
                        at.start.checked_sub(1).and_then(|before| self.text.as_bytes().get(before)) == Some(&b'\\');
                    words(&mut line, &text, look, at, escaped);
                }
                Event::SoftBreak => words(&mut line, " ", look, at, false),
                Event::HardBreak => line.push(LinePart::Break),
                Event::Start(Tag::Strong) => strong += 1,
                Event::End(TagEnd::Strong) => strong = strong.saturating_sub(1),
                Event::Start(Tag::Emphasis) => emphasis += 1,
                Event::End(TagEnd::Emphasis) => emphasis = emphasis.saturating_sub(1),
                Event::Start(Tag::Link { dest_url, .. }) => self.link(&dest_url, at),
                Event::Start(Tag::Image { dest_url, .. }) => {
                    let block = self.media(&dest_url, at);
                    line.extend(block.map(LinePart::Media));
                }
                // Closing tags are reported with their opening tag.
                Event::InlineHtml(html) if html.starts_with("</") && self.has_html => {}
                Event::InlineHtml(_) => self.html(at),
                _ => {}
            }
        }
        line
    }

    /// Links are unsupported; one to a file of the pack probably lacks its exclamation mark.
    fn link(&mut self, to: &str, at: Range<usize>) {
        let shown = self
            .text
            .get(at.clone())
            .filter(|_| [PICTURE_FOLDER, SOUND_FOLDER].iter().any(|folder| to.starts_with(folder)));
        let what = match shown {
            Some(shown) => text!("flaw-page-link-meant", meant = Fact::Text(format!("!{shown}"))),
            None => text!("flaw-page-link"),
        };
        self.wrongs.push(PageFlaw { at, what });
    }

    /// A picture or recording, by folder.
    fn media(&mut self, file: &str, at: Range<usize>) -> Option<PageBlock> {
        let mut shows = String::new();
        for (event, _) in self.events.by_ref() {
            match event {
                Event::End(TagEnd::Image) => break,
                Event::Text(text) | Event::Code(text) => shows.push_str(&text),
                Event::SoftBreak | Event::HardBreak => shows.push(' '),
                _ => {}
            }
        }
        let shows = shows.trim().to_owned();
        let lies_in = |folder: &str| {
            let name = file.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'));
            name.is_some_and(|name| !name.is_empty() && !name.contains(['/', '\\']) && !name.starts_with('.'))
        };
        if shows.is_empty() {
            self.wrong(at.clone(), text_key!("flaw-page-media-unnamed"));
        }
        if lies_in(PICTURE_FOLDER) {
            return Some(PageBlock::Picture(file.to_owned(), shows));
        }
        if lies_in(SOUND_FOLDER) {
            return Some(PageBlock::Sound(file.to_owned(), shows));
        }
        let found = Fact::Text(file.chars().take(60).collect());
        let what = text!("flaw-page-media-elsewhere", found = found);
        let meant = path_meant(file).map(|path| format!("![{shows}]({path})"));
        self.wrongs.push(PageFlaw { at, what: what.with_suggestion(meant.as_deref()) });
        None
    }

    /// Only figures may be fenced.
    fn fence(&mut self, kind: &CodeBlockKind<'_>, at: Range<usize>, blocks: &mut Vec<PageBlock>) {
        let (mut from, mut text) = (None, String::new());
        for (event, place) in self.events.by_ref() {
            let Event::Text(lines) = event else { break };
            from.get_or_insert(place.start);
            text.push_str(&lines);
        }
        let from = from.unwrap_or(at.start);
        let written = self.text.get(at.clone()).unwrap_or_default();
        if matches!(kind, CodeBlockKind::Fenced(_)) && !is_closed(written) {
            let opens = at.start + written.lines().next().map_or(0, str::len);
            self.wrong(at.start..opens, text_key!("flaw-page-fence-open"));
            return;
        }
        match kind {
            CodeBlockKind::Fenced(name) if !name.is_empty() => match notation::figure(name, &text, from) {
                Ok(figure) => {
                    blocks.push(PageBlock::Figure(figure));
                    self.fences.push(from..from + text.len());
                }
                Err(FigureError::Wrong(wrong)) => self.wrongs.push(wrong),
                Err(FigureError::Unknown(what)) => {
                    let named = written.find(&**name).map_or(at.start, |behind| at.start + behind);
                    self.wrongs.push(PageFlaw { at: named..named + name.len(), what });
                }
            },
            _ => self.wrong(at, text_key!("flaw-page-code")),
        }
    }

    fn table(&mut self) -> PageBlock {
        let mut rows: Vec<Vec<Vec<InlineRun>>> = Vec::new();
        while let Some((event, _)) = self.events.next() {
            match event {
                Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
                Event::Start(Tag::TableCell) => {
                    let cell = self.line();
                    if let Some(row) = rows.last_mut() {
                        row.push(cell);
                    }
                }
                Event::End(TagEnd::Table) => break,
                _ => {}
            }
        }
        let heads = if rows.is_empty() { Vec::new() } else { rows.remove(0) };
        PageBlock::Table(heads, rows)
    }
}

/// True if the last line closes the fence.
fn is_closed(written: &str) -> bool {
    let last = written.trim_end().lines().skip(1).last().unwrap_or_default();
    let last = last.trim_start_matches(['>', ' ', '\t']);
    last.starts_with("```") || last.starts_with("~~~")
}

/// The intended path, with backslashes and capitalised folders corrected.
fn path_meant(file: &str) -> Option<String> {
    let (folder, name) = file.trim_start_matches("./").split_once(['/', '\\'])?;
    let folder = [PICTURE_FOLDER, SOUND_FOLDER].into_iter().find(|known| folder.eq_ignore_ascii_case(known))?;
    (!name.is_empty() && !name.contains(['/', '\\'])).then(|| format!("{folder}/{name}"))
}

/// Ends the current paragraph unless empty.
fn flush(line: &mut Vec<InlineRun>, blocks: &mut Vec<PageBlock>) {
    let is_blank = |run: &InlineRun| matches!(run, InlineRun::Text(text, _) if text.trim().is_empty());
    if !line.iter().all(|run| is_blank(run) || *run == InlineRun::Break) {
        blocks.push(PageBlock::Paragraph(std::mem::take(line)));
    }
    line.clear();
}

fn words(line: &mut Vec<LinePart>, text: &str, look: RunStyle, at: Range<usize>, escaped: bool) {
    if let Some(LinePart::Words(piece)) = line.last_mut()
        && piece.try_append(text, look, &at)
    {
        return;
    }
    line.push(LinePart::Words(TextSpan { text: text.to_owned(), look, at, escaped }));
}

const fn is_inline(event: &Event<'_>) -> bool {
    match event {
        Event::Text(_)
        | Event::Code(_)
        | Event::SoftBreak
        | Event::HardBreak
        | Event::InlineHtml(_)
        | Event::InlineMath(_)
        | Event::DisplayMath(_)
        | Event::FootnoteReference(_) => true,
        Event::Start(tag) => {
            matches!(tag, Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Link { .. } | Tag::Image { .. })
        }
        Event::End(end) => {
            matches!(end, TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image)
        }
        _ => false,
    }
}
