//! The rules of a house as they hold at one of its tables.

use super::super::clause::Entry;
use super::super::side::Side;
use super::{Dealing, Hand, Handler, House, Table, TableSize};

impl House {
    /// The house with its table of this size alone; `None` where it has none. Where one croupier draws for all, the
    /// shoe does not go round and no player turns a card.
    pub fn at_table(&self, size: TableSize) -> Option<Self> {
        let table = self.table(size)?.clone();
        let mut house = Self { tables: vec![table], dealing: self.dealing.at_table(size), ..self.clone() };
        let is_dealt_for_all = size != TableSize::Large && *house.dealing.draws.value() != Handler::Banker;
        if is_dealt_for_all && *house.circulation.goes_round.value() {
            house.circulation.goes_round = Entry::Silent(false);
        }
        Some(house)
    }

    /// The table of this size.
    pub fn table(&self, size: TableSize) -> Option<&Table> {
        self.tables.iter().find(|table| table.size == size)
    }

    /// The size of its table, if it has one alone: after [`House::at_table`], the table asked.
    pub fn only_table(&self) -> Option<TableSize> {
        match self.tables.as_slice() {
            [table] => Some(table.size),
            _ => None,
        }
    }
}

impl Dealing {
    /// The sides as their cards lie from left to right, seen by the croupier.
    pub const fn sides_from_left(&self) -> [Side; 2] {
        match self.punto_lies.value() {
            Hand::Left => [Side::Punto, Side::Banco],
            Hand::Right => [Side::Banco, Side::Punto],
        }
    }

    /// The handling of the cards at a table of this size. Where one croupier draws for all he also turns the cards: the
    /// players named for it have no part in the deal there, and no text contradicts this.
    pub fn at_table(&self, size: TableSize) -> Self {
        if size == TableSize::Large {
            return self.clone();
        }
        let mut dealing = Self { draws: self.draws_at_small_table.clone(), ..self.clone() };
        if *dealing.draws.value() == Handler::Tailleur {
            for turns in [&mut dealing.turns_punto, &mut dealing.turns_banco] {
                if *turns.value() != Handler::Tailleur {
                    *turns = Entry::Silent(Handler::Tailleur);
                }
            }
            if *dealing.passes_punto.value() {
                dealing.passes_punto = Entry::Silent(false);
            }
        }
        dealing
    }
}
