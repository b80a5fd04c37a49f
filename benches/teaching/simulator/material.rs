//! Material of the simulation: four rows of the tableau, or a hundred cells.

/// The cells of a trial.
pub(crate) struct Material {
    pub(crate) cells: Vec<Cell>,
}

#[derive(Clone)]
pub(crate) struct Cell {
    /// Beside the edge between drawing and standing: hard to keep apart.
    pub(crate) hard: bool,
    pub(crate) row: usize,
    pub(crate) draws: bool,
    /// The neighbour across the edge.
    pub(crate) partner: Option<usize>,
}

/// Rows 3 to 6 of the tableau, columns 0 to 9 and "stood".
const ROWS: [&str; 4] = ["TTTTTTTTRTT", "RRTTTTTTRRT", "RRRRTTTTRRT", "RRRRRRTTRRR"];

impl Material {
    /// 44 cells, 14 of them at an edge.
    pub(crate) fn four_rows() -> Self {
        let mut cells = Vec::new();
        for (row, acts) in ROWS.iter().enumerate() {
            let acts = acts.as_bytes();
            for column in 0..11 {
                let across = |other: usize| other < 10 && column < 10 && acts[other] != acts[column];
                let right = across(column + 1);
                let left = column > 0 && across(column - 1);
                let partner = if right { Some(row * 11 + column + 1) } else { left.then(|| row * 11 + column - 1) };
                // Row 3 has one cell that stands: its left neighbour is the easy one of the three.
                let hard = partner.is_some() && (row, column) != (0, 7);
                cells.push(Cell { hard, row, draws: acts[column] == b'T', partner });
            }
        }
        Self { cells }
    }

    /// A hundred cells in rows of ten; every fourth is hard.
    pub(crate) fn with_cells(cells: usize) -> Self {
        let cell = |cell: usize| Cell {
            hard: cell % 4 == 3,
            row: cell / 10,
            draws: cell % 4 < 2,
            partner: (cell % 4 == 3).then(|| cell - 1).filter(|other| other / 10 == cell / 10),
        };
        Self { cells: (0..cells).map(cell).collect() }
    }

    pub(crate) fn hard(&self) -> Vec<bool> {
        self.cells.iter().map(|cell| cell.hard).collect()
    }
}
