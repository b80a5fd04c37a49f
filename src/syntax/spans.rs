//! Places of the values of a RON text, from a light second parse.

use std::ops::Range;

use super::TextPosition;
use super::cursor::Cursor;

/// Above the depth limit of the parser.
const DEEPEST: usize = 160;

/// All values of a RON text with their places. For texts that parse; otherwise complete only up to the error.
#[derive(Debug)]
pub struct Spans(Node);

/// One value of the text.
#[derive(Debug)]
pub struct Node {
    /// Start.
    pub place: TextPosition,
    /// End, exclusive.
    pub until: TextPosition,
    /// Byte range.
    pub bytes: Range<usize>,
    /// Start of its key in bytes, or of the value if it has none.
    pub from: usize,
    /// Start of the key, or of the value if it has none.
    pub key_place: TextPosition,
    /// End of the key; the start of the value if it has none.
    pub key_until: TextPosition,
    /// Field name or map key.
    pub key: Option<String>,
    /// Leading word: `Stated`, `true`, `6`.
    pub word: String,
    /// Contents of a string literal, with escapes as written.
    pub text: Option<String>,
    /// Opening bracket of its contents: `(`, `[` or `{`.
    pub open: Option<char>,
    /// Values in its brackets.
    pub children: Vec<Self>,
}

impl Spans {
    /// Parses a text.
    pub fn parse(text: &str) -> Self {
        let mut cursor = Cursor::new(text);
        cursor.skip_attributes();
        Self(cursor.value(0))
    }

    /// Root value.
    pub const fn root(&self) -> &Node {
        &self.0
    }

    /// The node at a path of field names, map keys and list indices joined by dots, such as `spots.1.payouts.0.pays`;
    /// the deepest existing node if the path does not exist.
    pub fn node(&self, path: &str) -> &Node {
        let mut node = &self.0;
        for step in path.split('.').filter(|step| !step.is_empty()) {
            // List entries have no key: the index finds them in constant time.
            let by_index = || step.parse().ok().and_then(|index: usize| node.children.get(index));
            let by_key = || node.children.iter().find(|child| child.key.as_deref() == Some(step));
            match by_index().filter(|child| child.key.is_none()).or_else(by_key) {
                Some(child) => node = child,
                None => return node,
            }
        }
        node
    }

    /// Start of the value at a path, as for [`Spans::node`].
    pub fn place(&self, path: &str) -> TextPosition {
        self.node(path).place
    }
}

impl Node {
    /// The value of a field or map key.
    pub fn field(&self, key: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.key.as_deref() == Some(key))
    }

    /// Start to end of the value.
    pub const fn range(&self) -> Range<TextPosition> {
        self.place..self.until
    }

    /// Visits this node and its descendants, in the order of the text.
    pub fn visit<'n>(&'n self, see: &mut impl FnMut(&'n Self)) {
        see(self);
        for child in &self.children {
            child.visit(see);
        }
    }
}

impl Cursor<'_> {
    fn skip_attributes(&mut self) {
        self.skip_trivia();
        while self.eat('#') {
            self.eat('!');
            self.value(0);
            self.skip_trivia();
        }
    }

    fn value(&mut self, depth: usize) -> Node {
        self.skip_trivia();
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

    /// Parses the value; returns its end if that is not the cursor's place.
    fn value_into(&mut self, node: &mut Node, depth: usize) -> Option<(TextPosition, usize)> {
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
            self.skip_trivia();
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
            self.skip_trivia();
            if self.eat(close) || self.peek().is_none() {
                return children;
            }
            let before = self.place;
            let mut child = self.value(depth + 1);
            self.skip_trivia();
            if self.eat(':') {
                let Node { text, word, from, key_place, until, .. } = child;
                child = self.value(depth + 1);
                child.key = Some(text.unwrap_or(word));
                (child.from, child.key_place, child.key_until) = (from, key_place, until);
                self.skip_trivia();
            }
            children.push(child);
            if !self.eat(',') && self.place == before {
                self.next();
            }
        }
    }
}
