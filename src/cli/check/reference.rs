//! Reference of all fields of a pack, as Markdown: generated from the types, with localized texts.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;

use crate::drill::AnyDrill;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::fields::{field, guest_shapes, lesson_shapes, pack_shapes, shift_shapes, word};
use crate::rules::house::HouseLibrary;
use crate::syntax::FileSchema;
use crate::syntax::shape::{FieldShape, RonShape, VariantShape};

pub(super) fn reference(words: &Catalog) -> String {
    let mut page =
        ReferencePage { words, text: String::new(), offered: BTreeMap::new(), houses: HouseLibrary::built_in() };
    let _ = writeln!(
        page.text,
        "# {}\n\n{}\n",
        page.key(text_key!("reference-title")),
        page.key(text_key!("reference-about"))
    );
    page.file("pack.ron", "Pack", &pack_shapes());
    page.file("01-….ron", "Lesson", &lesson_shapes());
    page.file("shifts/….ron", "Scenario", &shift_shapes());
    page.file("guests.ron", "Character", &guest_shapes());
    page.pages();
    page.text
}

struct ReferencePage<'w> {
    words: &'w Catalog,
    text: String,
    /// Labels of the choices that drills offer in the window, by type and word.
    offered: BTreeMap<(String, String), Phrase>,
    /// Houses for which drills list their choices.
    houses: HouseLibrary,
}

impl ReferencePage<'_> {
    fn key(&self, key: TextKey) -> String {
        self.render(&Phrase::plain(key))
    }

    fn render(&self, phrase: &Phrase) -> String {
        self.words.render(phrase, &HouseTerms::default())
    }

    /// A file: its own fields, then each type they name, in order of first mention.
    fn file(&mut self, name: &str, of: &str, shapes: &FileSchema) {
        let _ = writeln!(self.text, "## `{name}`\n");
        self.offered = offered_labels(shapes, &self.houses);
        let mut left: VecDeque<(String, RonShape)> = VecDeque::from([(of.to_owned(), shapes.root.clone())]);
        let mut seen = BTreeSet::new();
        while let Some((name, shape)) = left.pop_front() {
            if name != of {
                let _ = writeln!(self.text, "### {name}\n");
            }
            self.shape(&name, &shape);
            let mut named = Vec::new();
            names_in(&shape, &mut named);
            for next in named.into_iter().filter(|name| seen.insert(name.clone())) {
                let shape = shapes.resolved(&RonShape::Named(next.clone())).clone();
                left.push_back((next, shape));
            }
        }
    }

    fn shape(&mut self, of: &str, shape: &RonShape) {
        match shape {
            RonShape::Group(fields) => self.group(of, fields),
            RonShape::OneOf(all) => self.choice(of, all),
            other => {
                let kind = self.kind(other);
                let _ = writeln!(self.text, "{kind}\n");
            }
        }
    }

    fn group(&mut self, of: &str, fields: &[FieldShape]) {
        if fields.is_empty() {
            let _ = writeln!(self.text, "{}\n", self.key(text_key!("reference-no-fields")));
            return;
        }
        let heads = [
            text_key!("reference-field"),
            text_key!("reference-kind"),
            text_key!("reference-needed"),
            text_key!("reference-means"),
        ]
        .map(|key| self.key(key));
        let _ = writeln!(self.text, "| {} |\n|---|---|---|---|", heads.join(" | "));
        for one in fields {
            let needed = if one.required { self.key(text_key!("reference-yes")) } else { self.left_out(of, one) };
            let (kind, means) = (self.kind(&one.shape), self.render(&field(of, &one.name)));
            let _ = writeln!(self.text, "| `{}` | {kind} | {needed} | {means} |", one.name);
        }
        self.text.push('\n');
    }

    /// Default of an omitted field of a drill; "no" where there is none.
    fn left_out(&self, of: &str, field: &FieldShape) -> String {
        let drill = AnyDrill::from_filters(of, &[]);
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
        chosen.unwrap_or_else(|| self.key(text_key!("reference-no")))
    }

    fn choice(&mut self, of: &str, all: &[VariantShape]) {
        let heads = [text_key!("reference-word"), text_key!("reference-holds"), text_key!("reference-means")]
            .map(|key| self.key(key));
        let _ = writeln!(self.text, "| {} |\n|---|---|---|", heads.join(" | "));
        for one in all {
            let holds = one.holds.as_ref().map_or_else(String::new, |shape| self.kind(shape));
            let means = match self.offered.get(&(of.to_owned(), one.name.clone())) {
                _ if of == "AnyDrill" => self.drill(&one.name),
                Some(label) => self.render(label),
                None => self.render(&word(of, &one.name)),
            };
            let _ = writeln!(self.text, "| `{}` | {holds} | {means} |", one.name);
        }
        self.text.push('\n');
        // Fields inside a variant.
        for one in all {
            if let Some(RonShape::Group(fields)) = &one.holds {
                let _ = writeln!(self.text, "#### {of}: {}\n", one.name);
                self.group(&format!("{of}{}", one.name), fields);
            }
        }
    }

    /// Syntax of figures on reading pages.
    fn pages(&mut self) {
        const FIGURES: [&str; 3] =
            ["```cards\n4h 2c | Ks 4d\n```", "```stakes\nseat 3 banco 20\n```", "```tableau\nbanco 4 against 6\n```"];
        let _ = writeln!(
            self.text,
            "## {}\n\n{}",
            self.key(text_key!("reference-pages")),
            self.key(text_key!("reference-pages-about"))
        );
        for figure in FIGURES {
            let _ = writeln!(self.text, "\n````markdown\n{figure}\n````");
        }
    }

    fn drill(&self, name: &str) -> String {
        self.render(&crate::drill::title_of(name))
    }

    /// Description of the values that a shape accepts.
    fn kind(&self, shape: &RonShape) -> String {
        let of = |key: TextKey, of: &RonShape| self.render(&Phrase::plain(key).with("of", Fact::Text(self.kind(of))));
        match shape {
            RonShape::Leaf(name) => self.render(&Phrase::plain(TextKey::computed(&format!("kind-{name}")))),
            RonShape::List(inner) => of(text_key!("kind-list"), inner),
            RonShape::Maybe(inner) => self.kind(inner),
            RonShape::Map(inner) => of(text_key!("kind-map"), inner),
            RonShape::Texts => self.key(text_key!("kind-texts")),
            RonShape::Tuple(all) => {
                format!("({})", all.iter().map(|one| self.kind(one)).collect::<Vec<_>>().join(", "))
            }
            RonShape::Named(name) => format!("[{name}](#{})", name.to_lowercase()),
            RonShape::Group(_) => self.key(text_key!("kind-group")),
            RonShape::OneOf(all) => all.iter().map(|one| format!("`{}`", one.name)).collect::<Vec<_>>().join(", "),
            RonShape::Any => self.key(text_key!("kind-any")),
        }
    }
}

/// Labels of the choices that drills offer in any house, by type and word.
fn offered_labels(shapes: &FileSchema, houses: &HouseLibrary) -> BTreeMap<(String, String), Phrase> {
    let mut offered = BTreeMap::new();
    for (name, shape) in shapes.named() {
        let (Some(drill), RonShape::Group(fields)) = (AnyDrill::from_filters(name, &[]), shape) else { continue };
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
fn names_in(shape: &RonShape, names: &mut Vec<String>) {
    match shape {
        RonShape::Named(name) => names.push(name.clone()),
        RonShape::List(inner) | RonShape::Map(inner) | RonShape::Maybe(inner) => names_in(inner, names),
        RonShape::Tuple(all) => all.iter().for_each(|one| names_in(one, names)),
        RonShape::Group(fields) => fields.iter().for_each(|one| names_in(&one.shape, names)),
        RonShape::OneOf(all) => all.iter().filter_map(|one| one.holds.as_ref()).for_each(|one| names_in(one, names)),
        RonShape::Leaf(_) | RonShape::Texts | RonShape::Any => {}
    }
}
