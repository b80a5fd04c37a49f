//! Reference of all fields of a pack, as Markdown: generated from the types, with localized texts.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;

use crate::drill::AnyDrill;
use crate::lesson::fields::{field, lesson_shapes, pack_shapes, word};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::ron_text::Shapes;
use crate::rules::ron_text::shape::{Field, Shape, Word};
use crate::words::{Names, Words};

pub(super) fn reference(words: &Words) -> String {
    let mut page = Page { words, text: String::new(), offered: BTreeMap::new(), houses: Shelf::built_in() };
    let _ = writeln!(page.text, "# {}\n\n{}\n", page.key("reference-title"), page.key("reference-about"));
    page.file("pack.ron", "Pack", &pack_shapes());
    page.file("01-….ron", "Lesson", &lesson_shapes());
    page.pages();
    page.text
}

struct Page<'w> {
    words: &'w Words,
    text: String,
    /// Labels of the choices that drills offer in the window, by type and word.
    offered: BTreeMap<(String, String), Phrase>,
    /// Houses for which drills list their choices.
    houses: Shelf,
}

impl Page<'_> {
    fn key(&self, key: &'static str) -> String {
        self.say(&Phrase::plain(key))
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &Names::default())
    }

    /// A file: its own fields, then each type they name, in order of first mention.
    fn file(&mut self, name: &str, of: &str, shapes: &Shapes) {
        let _ = writeln!(self.text, "## `{name}`\n");
        self.offered = offered(shapes, &self.houses);
        let mut left: VecDeque<(String, Shape)> = VecDeque::from([(of.to_owned(), shapes.root.clone())]);
        let mut seen = BTreeSet::new();
        while let Some((name, shape)) = left.pop_front() {
            if name != of {
                let _ = writeln!(self.text, "### {name}\n");
            }
            self.shape(&name, &shape);
            let mut named = Vec::new();
            names_in(&shape, &mut named);
            for next in named.into_iter().filter(|name| seen.insert(name.clone())) {
                let shape = shapes.resolved(&Shape::Named(next.clone())).clone();
                left.push_back((next, shape));
            }
        }
    }

    fn shape(&mut self, of: &str, shape: &Shape) {
        match shape {
            Shape::Group(fields) => self.group(of, fields),
            Shape::OneOf(all) => self.choice(of, all),
            other => {
                let kind = self.kind(other);
                let _ = writeln!(self.text, "{kind}\n");
            }
        }
    }

    fn group(&mut self, of: &str, fields: &[Field]) {
        if fields.is_empty() {
            let _ = writeln!(self.text, "{}\n", self.key("reference-no-fields"));
            return;
        }
        let heads =
            ["reference-field", "reference-kind", "reference-needed", "reference-means"].map(|key| self.key(key));
        let _ = writeln!(self.text, "| {} |\n|---|---|---|---|", heads.join(" | "));
        for one in fields {
            let needed = if one.required { self.key("reference-yes") } else { self.left_out(of, one) };
            let (kind, means) = (self.kind(&one.shape), self.say(&field(of, &one.name)));
            let _ = writeln!(self.text, "| `{}` | {kind} | {needed} | {means} |", one.name);
        }
        self.text.push('\n');
    }

    /// Default of an omitted field of a drill; "no" where there is none.
    fn left_out(&self, of: &str, field: &Field) -> String {
        let drill = AnyDrill::filtered(of, &[]);
        let filters = drill.iter().flat_map(|drill| self.houses.iter().map(|house| drill.drill().filters(house)));
        let chosen = filters
            .filter_map(|filters| filters.into_iter().find(|filter| filter.name == field.name))
            .find_map(|filter| {
                let chosen: Vec<String> = filter
                    .offers
                    .into_iter()
                    .filter(|offer| offer.chosen)
                    .map(|offer| offer.word.into_owned())
                    .collect();
                match (chosen.len(), filter.many) {
                    (0, _) => None,
                    (_, true) => Some(format!("`[{}]`", chosen.join(", "))),
                    (_, false) => chosen.into_iter().next().map(|word| format!("`{word}`")),
                }
            });
        chosen.unwrap_or_else(|| self.key("reference-no"))
    }

    fn choice(&mut self, of: &str, all: &[Word]) {
        let heads = ["reference-word", "reference-holds", "reference-means"].map(|key| self.key(key));
        let _ = writeln!(self.text, "| {} |\n|---|---|---|", heads.join(" | "));
        for one in all {
            let holds = one.holds.as_ref().map_or_else(String::new, |shape| self.kind(shape));
            let means = match self.offered.get(&(of.to_owned(), one.name.clone())) {
                _ if of == "AnyDrill" => self.drill(&one.name),
                Some(label) => self.say(label),
                None => self.say(&word(of, &one.name)),
            };
            let _ = writeln!(self.text, "| `{}` | {holds} | {means} |", one.name);
        }
        self.text.push('\n');
        // Fields inside a variant.
        for one in all {
            if let Some(Shape::Group(fields)) = &one.holds {
                let _ = writeln!(self.text, "#### {of}: {}\n", one.name);
                self.group(&format!("{of}{}", one.name), fields);
            }
        }
    }

    /// Syntax of figures on reading pages.
    fn pages(&mut self) {
        const FIGURES: [&str; 3] =
            ["```cards\n4h 2c | Ks 4d\n```", "```stakes\nseat 3 banco 20\n```", "```tableau\nbanco 4 against 6\n```"];
        let _ = writeln!(self.text, "## {}\n\n{}", self.key("reference-pages"), self.key("reference-pages-about"));
        for figure in FIGURES {
            let _ = writeln!(self.text, "\n````markdown\n{figure}\n````");
        }
    }

    fn drill(&self, name: &str) -> String {
        self.say(&crate::drill::title_of(name))
    }

    /// Description of the values that a shape accepts.
    fn kind(&self, shape: &Shape) -> String {
        let of = |key: &'static str, of: &Shape| self.say(&Phrase::plain(key).with("of", Fact::Text(self.kind(of))));
        match shape {
            Shape::Leaf(name) => self.say(&Phrase { key: format!("kind-{name}").into(), facts: Vec::new() }),
            Shape::List(inner) => of("kind-list", inner),
            Shape::Maybe(inner) => self.kind(inner),
            Shape::Map(inner) => of("kind-map", inner),
            Shape::Texts => self.key("kind-texts"),
            Shape::Tuple(all) => format!("({})", all.iter().map(|one| self.kind(one)).collect::<Vec<_>>().join(", ")),
            Shape::Named(name) => format!("[{name}](#{})", name.to_lowercase()),
            Shape::Group(_) => self.key("kind-group"),
            Shape::OneOf(all) => all.iter().map(|one| format!("`{}`", one.name)).collect::<Vec<_>>().join(", "),
            Shape::Any => self.key("kind-any"),
        }
    }
}

/// Labels of the choices that drills offer in any house, by type and word.
fn offered(shapes: &Shapes, houses: &Shelf) -> BTreeMap<(String, String), Phrase> {
    let mut offered = BTreeMap::new();
    for (name, shape) in shapes.named() {
        let (Some(drill), Shape::Group(fields)) = (AnyDrill::filtered(name, &[]), shape) else { continue };
        for filter in houses.iter().flat_map(|house| drill.drill().filters(house)) {
            let mut of = Vec::new();
            let field = fields.iter().find(|field| field.name == filter.name);
            if let Some(field) = field {
                names_in(&field.shape, &mut of);
            }
            let Some(of) = of.into_iter().next() else { continue };
            for offer in filter.offers {
                offered.entry((of.clone(), offer.word.into_owned())).or_insert(offer.label);
            }
        }
    }
    offered
}

/// Collects the types named in a shape.
fn names_in(shape: &Shape, names: &mut Vec<String>) {
    match shape {
        Shape::Named(name) => names.push(name.clone()),
        Shape::List(inner) | Shape::Map(inner) | Shape::Maybe(inner) => names_in(inner, names),
        Shape::Tuple(all) => all.iter().for_each(|one| names_in(one, names)),
        Shape::Group(fields) => fields.iter().for_each(|one| names_in(&one.shape, names)),
        Shape::OneOf(all) => all.iter().filter_map(|one| one.holds.as_ref()).for_each(|one| names_in(one, names)),
        Shape::Leaf(_) | Shape::Texts | Shape::Any => {}
    }
}
