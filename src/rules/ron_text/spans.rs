//! Where each value of a RON text stands: a light second reading that keeps only places.

use std::ops::Range;

use super::super::flaw::Place;
use super::cursor::Cursor;

/// Deeper than any text that the parser accepts.
const DEEPEST: usize = 160;

/// Every value of a RON text with its place. Made for texts that have been read without error; of
/// any other it knows what stands before the error.
#[derive(Debug)]
pub struct Spans(Node);

/// One value of the text.
#[derive(Debug)]
pub struct Node {
    /// Where it begins.
    pub place: Place,
    /// Where it ends: behind its last letter.
    pub until: Place,
    /// The same as bytes of the text.
    pub bytes: Range<usize>,
    /// Where its key begins, in bytes; where it has none, the value itself.
    pub from: usize,
    /// Where the key or the value begins, whichever comes first.
    pub key_place: Place,
    /// Where the key ends; where it has none, the beginning of the value.
    pub key_until: Place,
    /// The field or map key in front of it.
    pub key: Option<String>,
    /// The word it is or begins with: `Stated`, `true`, `6`.
    pub word: String,
    /// What stands between its quotes, where it is a text, escapes as written.
    pub text: Option<String>,
    /// The bracket that opens what it holds: `(`, `[` or `{`.
    pub open: Option<char>,
    /// What it holds between its brackets.
    pub children: Vec<Self>,
}

impl Spans {
    /// The places of a text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut cursor = Cursor::new(text);
        cursor.skip_attributes();
        Self(cursor.value(0))
    }

    /// The whole value.
    #[must_use]
    pub const fn root(&self) -> &Node {
        &self.0
    }

    /// The node at a path of field names, map keys and list indices joined by dots, such as
    /// `spots.1.payouts.0.pays`; the deepest node on the way there where the path leads nowhere.
    #[must_use]
    pub fn node(&self, path: &str) -> &Node {
        let mut node = &self.0;
        for step in path.split('.').filter(|step| !step.is_empty()) {
            // What stands in a list has no key: its place is found at once, however long the list.
            let by_index = || step.parse().ok().and_then(|index: usize| node.children.get(index));
            let by_key = || node.children.iter().find(|child| child.key.as_deref() == Some(step));
            match by_index().filter(|child| child.key.is_none()).or_else(by_key) {
                Some(child) => node = child,
                None => return node,
            }
        }
        node
    }

    /// The place of the value at a path, as for [`Spans::node`].
    #[must_use]
    pub fn place(&self, path: &str) -> Place {
        self.node(path).place
    }
}

impl Node {
    /// From where it begins to behind its last letter.
    #[must_use]
    pub const fn range(&self) -> Range<Place> {
        self.place..self.until
    }

    /// Shows this node and all below it, in the order of the text.
    pub fn visit<'n>(&'n self, see: &mut impl FnMut(&'n Self)) {
        see(self);
        for child in &self.children {
            child.visit(see);
        }
    }
}

impl Cursor<'_> {
    fn skip_attributes(&mut self) {
        self.skip_blank();
        while self.take('#') {
            self.take('!');
            self.value(0);
            self.skip_blank();
        }
    }

    fn value(&mut self, depth: usize) -> Node {
        self.skip_blank();
        let (place, at) = (self.place, self.at);
        let mut node = Node {
            place,
            until: place,
            bytes: at..at,
            from: at,
            key_place: place,
            key_until: place,
            key: None,
            open: None,
            word: String::new(),
            text: None,
            children: Vec::new(),
        };
        let end = self.value_into(&mut node, depth);
        (node.until, node.bytes.end) = end.unwrap_or((self.place, self.at));
        node
    }

    /// Reads what the value is; where it ends, if that is not where the cursor stands now.
    fn value_into(&mut self, node: &mut Node, depth: usize) -> Option<(Place, usize)> {
        if matches!(self.peek(), Some('"' | '\'')) {
            node.text = Some(self.quoted(true));
            return None;
        }
        node.word = self.word();
        if matches!(node.word.as_str(), "r" | "b" | "br") {
            if let Some(text) = self.raw() {
                node.text = Some(text);
                return None;
            }
            node.word += &self.word();
        }
        let after_word = !node.word.is_empty();
        let end = (self.place, self.at);
        if after_word {
            self.skip_blank();
        }
        let open = self.peek();
        match open {
            Some('(') => node.children = self.group(')', depth),
            Some('[') if !after_word => node.children = self.group(']', depth),
            Some('{') if !after_word => node.children = self.group('}', depth),
            _ => return Some(end),
        }
        node.open = open;
        None
    }

    fn group(&mut self, close: char, depth: usize) -> Vec<Node> {
        let mut children = Vec::new();
        self.next();
        if depth >= DEEPEST {
            return children;
        }
        loop {
            self.skip_blank();
            if self.take(close) || self.peek().is_none() {
                return children;
            }
            let before = self.place;
            let mut child = self.value(depth + 1);
            self.skip_blank();
            if self.take(':') {
                let Node { text, word, from, key_place, until, .. } = child;
                child = self.value(depth + 1);
                child.key = Some(text.unwrap_or(word));
                (child.from, child.key_place, child.key_until) = (from, key_place, until);
                self.skip_blank();
            }
            children.push(child);
            if !self.take(',') && self.place == before {
                self.next();
            }
        }
    }
}
