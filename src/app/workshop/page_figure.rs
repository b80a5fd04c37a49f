//! Figures of a page, edited on the felt as the scenes of questions are.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::form::texts_of;
use super::{FigureKind, PackEditor, set_field};
use crate::app::scene_editor::{HeldItem, SceneEditor, SceneEditorAction, scene_to_ron};
use crate::drill::authored::{FixedScene, Stake};
use crate::lesson::page::{FigureCard, FigureStake, PageFigure, block_ends, fences, with_block};
use crate::rules::bet::Spot;
use crate::rules::house::House;
use crate::rules::side::BySide;
use crate::syntax::Spans;

/// Maximum number of stakes in a figure of stakes.
const MOST_STAKES: usize = 6;
/// An empty figure.
const EMPTY: &str = "```scene\n()\n```";

/// A figure that is open on the felt.
#[derive(Debug)]
pub(super) struct OpenFigure {
    /// Path of the page's texts.
    path: String,
    /// Index of the figure in the text of each language.
    at: BTreeMap<String, usize>,
    /// Drawn as a whole table whatever lies on it.
    table: bool,
    /// Revision of the pack with the figure as it was put in; `None` for one that was there.
    inserted: Option<u64>,
}

impl PackEditor {
    /// Puts an empty figure into a page, in every language after the paragraph at this byte of one of them, and opens
    /// it on the felt.
    pub(super) fn insert_figure(
        &mut self,
        path: &str,
        kind: FigureKind,
        after: Option<&(String, usize)>,
        house: Option<Arc<House>>,
    ) {
        let (Some(house), Some(says)) = (house, self.page(path)) else { return };
        let paragraph = paragraph_at(&says, after);
        let mut at = BTreeMap::new();
        let mut texts = BTreeMap::new();
        for (language, text) in says {
            let (text, offset) = with_block(&text, paragraph, EMPTY);
            let index = fences(&text).iter().position(|fence| fence.whole.start == offset);
            at.extend(index.map(|index| (language.clone(), index)));
            texts.insert(language, text);
        }
        self.write_page(path, &texts);
        let (table, inserted) = (kind == FigureKind::Table, Some(self.document.revision()));
        self.figure = Some(OpenFigure { path: path.to_owned(), at, table, inserted });
        let mut felt = SceneEditor::for_figure(FixedScene::default(), house);
        let piece = felt.pieces().values().first().copied().filter(|_| kind == FigureKind::Bets);
        self.refused = piece.and_then(|piece| felt.act(SceneEditorAction::Take(HeldItem::Piece(piece))).err());
        self.laying = Some(felt);
    }

    /// Opens a figure of a page, by its index in the first language that has it, and its equals in the others.
    pub(super) fn edit_figure(&mut self, path: &str, index: usize, house: Option<Arc<House>>) {
        let (Some(house), Some(says)) = (house, self.page(path)) else { return };
        let fence = |text: &str| {
            let fence = fences(text).into_iter().nth(index)?;
            Some((fence.name.clone(), text.get(fence.body)?.to_owned()))
        };
        let Some(own) = says.values().find_map(|text| fence(text)) else { return };
        let same = |(language, text): (&String, &String)| {
            (fence(text).as_ref() == Some(&own)).then(|| (language.clone(), index))
        };
        let at: BTreeMap<String, usize> = says.iter().filter_map(same).collect();
        let open = OpenFigure { path: path.to_owned(), at, table: own.0 == "scene", inserted: None };
        match self.scene_of_figure(&open, &house) {
            Some(scene) => {
                self.laying = Some(SceneEditor::for_figure(scene, house));
                self.figure = Some(open);
            }
            None => self.refused = Some(text!("workshop-figure-by-text")),
        }
    }

    /// Writes what lies on the felt into the page.
    pub(super) fn write_figure(&mut self, open: &OpenFigure, scene: &FixedScene, house: &House) {
        let figure = figure_of(scene, house, open.table);
        let (Some(fence), Some(says)) = (figure.fence(scene_to_ron), self.page(&open.path)) else { return };
        let mut texts = BTreeMap::new();
        for (language, index) in &open.at {
            let Some(text) = says.get(language) else { continue };
            let replaced = fences(text).get(*index).map(|place| place.replaced(text, &fence));
            texts.extend(replaced.map(|text| (language.clone(), text)));
        }
        self.write_page(&open.path, &texts);
    }

    /// The scene of a figure that can be edited on the felt; `None` if it is gone or of another kind.
    pub(super) fn scene_of_figure(&self, open: &OpenFigure, house: &House) -> Option<FixedScene> {
        let says = self.page(&open.path)?;
        let figure = open.at.iter().find_map(|(language, index)| {
            let text = says.get(language)?;
            fences(text).get(*index)?.figure(text)
        })?;
        scene_of(figure, house)
    }

    /// Removes a figure that was left empty.
    pub(super) fn close_figure(&mut self) {
        let Some(open) = self.figure.take() else { return };
        if open.inserted == Some(self.document.revision()) {
            return self.document.take_back();
        }
        let is_empty = self.laying.as_ref().is_some_and(|laying| *laying.scene() == FixedScene::default());
        let Some(says) = self.page(&open.path).filter(|_| is_empty) else { return };
        let mut texts = BTreeMap::new();
        for (language, index) in &open.at {
            let Some(text) = says.get(language) else { continue };
            let removed = fences(text).get(*index).map(|place| place.removed(text));
            texts.extend(removed.map(|text| (language.clone(), text)));
        }
        self.write_page(&open.path, &texts);
    }

    /// The text of a page in each language.
    pub(super) fn page(&self, path: &str) -> Option<BTreeMap<String, String>> {
        let text = self.document.text(self.place.file())?;
        Some(texts_of(text, Spans::parse(text).find(path)?).into_iter().collect())
    }

    fn write_page(&mut self, path: &str, texts: &BTreeMap<String, String>) {
        let file = self.place.file().to_owned();
        let changed = self.document.text(&file).and_then(|text| with_texts(text, path, texts));
        if let Some(changed) = changed {
            let files = [(file, Some(changed))];
            self.document.apply(text!("workshop-did-figure"), self.place.clone(), None, files);
        }
    }
}

/// The text of a file with the texts of a page replaced.
fn with_texts(text: &str, path: &str, texts: &BTreeMap<String, String>) -> Option<String> {
    let set =
        |text: String, (language, says): (&String, &String)| set_field::set_text(&text, path, language, says, true);
    texts.iter().try_fold(text.to_owned(), set)
}

/// Number of the paragraph at a byte of one language's text.
fn paragraph_at(says: &BTreeMap<String, String>, at: Option<&(String, usize)>) -> Option<usize> {
    let (language, at) = at?;
    block_ends(says.get(language)?).iter().position(|end| end >= at)
}

/// The file with a block put into a page in each of these languages.
pub(super) fn with_blocks(
    text: &str,
    path: &str,
    blocks: &BTreeMap<String, String>,
    after: Option<&(String, usize)>,
) -> Option<String> {
    let says: BTreeMap<String, String> = texts_of(text, Spans::parse(text).find(path)?).into_iter().collect();
    let paragraph = paragraph_at(&says, after);
    let with = |(language, block): (&String, &String)| {
        let says = says.get(language).map(String::as_str).unwrap_or_default();
        (language.clone(), with_block(says, paragraph, block).0)
    };
    with_texts(text, path, &blocks.iter().map(with).collect())
}

fn scene_of(figure: PageFigure, house: &House) -> Option<FixedScene> {
    let up = |cards: &[FigureCard]| {
        let card = |card: &FigureCard| if let FigureCard::Up(card) = card { Some(*card) } else { None };
        cards.iter().map(card).collect::<Option<Vec<_>>>()
    };
    let stake = |stake: &FigureStake| {
        let spot = stake.spot_in(house)?;
        Some(Stake { seat: stake.seat.unwrap_or(1), spot, amount: stake.amount, standing: false })
    };
    match figure {
        PageFigure::Hands(hands) => {
            Some(FixedScene { punto: up(&hands.punto)?, banco: up(&hands.banco)?, ..FixedScene::default() })
        }
        PageFigure::Stakes(stakes) => {
            let stakes = stakes.iter().map(stake).collect::<Option<Vec<_>>>()?;
            Some(FixedScene { stakes, ..FixedScene::default() })
        }
        PageFigure::Scene(scene) => Some(*scene),
        PageFigure::Cards(_) | PageFigure::Tableau(_) => None,
    }
}

/// Hands or stakes alone where nothing else lies on the felt; else the whole table.
fn figure_of(scene: &FixedScene, house: &House, table: bool) -> PageFigure {
    let hands = FixedScene { punto: scene.punto.clone(), banco: scene.banco.clone(), ..FixedScene::default() };
    let stakes = FixedScene { stakes: scene.stakes.clone(), ..FixedScene::default() };
    let sits = scene.stakes.iter().all(|stake| !stake.standing) && scene.stakes.len() <= MOST_STAKES;
    if table || *scene == FixedScene::default() {
        return PageFigure::Scene(Box::new(scene.clone()));
    }
    if *scene == hands {
        let up = |cards: &[crate::rules::card::Card]| cards.iter().copied().map(FigureCard::Up).collect();
        return PageFigure::Hands(BySide { punto: up(&scene.punto), banco: up(&scene.banco) });
    }
    let spot = |stake: &Stake| {
        let spot = match stake.spot {
            Spot::Punto => "punto".to_owned(),
            Spot::Banco => "banco".to_owned(),
            Spot::Egalite => "egalite".to_owned(),
            own @ Spot::Own(_) => house.spot_rules(own)?.id.clone(),
        };
        Some(FigureStake { seat: Some(stake.seat), spot, amount: stake.amount })
    };
    let on_spots = scene.stakes.iter().map(spot).collect::<Option<Vec<_>>>();
    match on_spots.filter(|_| *scene == stakes && sits) {
        Some(stakes) => PageFigure::Stakes(stakes),
        None => PageFigure::Scene(Box::new(scene.clone())),
    }
}
