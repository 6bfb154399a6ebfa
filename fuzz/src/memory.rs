//! A store that forgets everything with its value.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use orrery_protocol::{Phase, Said, TableList};
use orrery_server::ids::{PersonId, TableId};
use orrery_server::store::{
    Account, Answer, Beside, Change, Commit, Person, SeatOrder, Store, TableChange, TableRow,
};

/// A store that forgets everything with its value. It knows tables only: who plays is told to it by nobody.
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Kept>>);

#[derive(Clone, Debug)]
struct Kept {
    row: TableRow,
    records: Vec<Vec<u8>>,
    undos: Vec<u32>,
    words: Vec<Said>,
    orders: Vec<SeatOrder>,
}

impl Memory {
    /// Something of a table.
    fn of<T: Send + 'static>(&self, id: &TableId, part: impl FnOnce(&Kept) -> T) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&id.0).map(part)
    }

    fn make(tables: &mut BTreeMap<String, Kept>, change: Change) -> Commit {
        match change {
            Change::NewTable(row, records) => {
                let (undos, words, orders) = (Vec::new(), Vec::new(), Vec::new());
                tables.insert(row.id.0.clone(), Kept { row, records, undos, words, orders });
            }
            Change::Table(change) => {
                let TableChange { row, beside } = *change;
                let Some(kept) = tables.get_mut(&row.id.0) else { return Commit::Conflict };
                if kept.row.revision != row.revision {
                    return Commit::Conflict;
                }
                kept.row = TableRow { revision: row.revision + 1, ..row };
                let records = kept.row.version.records as usize;
                match beside {
                    Beside::Seats => (),
                    Beside::Records(more) => kept.records.extend(more),
                    Beside::TakenBack => {
                        kept.records.truncate(records);
                        kept.undos.push(records as u32);
                    }
                }
                assert_eq!(kept.records.len(), records, "the row counts other records than there are");
            }
            Change::DropTable(id) => {
                tables.remove(&id.0);
            }
            Change::Say(id, said) => {
                let Some(kept) = tables.get_mut(&id.0) else { return Commit::Conflict };
                kept.words.push(said);
            }
            Change::Orders { table, orders, bot_due } => {
                let Some(kept) = tables.get_mut(&table.0) else { return Commit::Conflict };
                kept.orders = orders;
                kept.row.bot_due = bot_due;
            }
            Change::Guest(_)
            | Change::Rename(_)
            | Change::Register { .. }
            | Change::OpenSession { .. }
            | Change::SeeSession { .. }
            | Change::CloseSession { .. } => (),
        }
        Commit::Done
    }
}

/// An answer that is there already.
fn at_once<'a, T: Send + 'a>(answer: T) -> Answer<'a, T> {
    Box::pin(std::future::ready(Ok(answer)))
}

impl Store for Memory {
    fn commit(&self, changes: Vec<Change>) -> Answer<'_, Commit> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut changed = tables.clone();
        for change in changes {
            if Self::make(&mut changed, change) == Commit::Conflict {
                return at_once(Commit::Conflict);
            }
        }
        *tables = changed;
        at_once(Commit::Done)
    }

    fn session(&self, _: [u8; 32]) -> Answer<'_, Option<(Person, i64)>> {
        at_once(None)
    }

    fn account(&self, _: String) -> Answer<'_, Option<Account>> {
        at_once(None)
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<TableRow>> {
        at_once(self.of(&id, |kept| kept.row.clone()))
    }

    fn tables(&self, _: TableList, _: Option<PersonId>, _: u32) -> Answer<'_, Vec<TableRow>> {
        at_once(Vec::new())
    }

    fn records(&self, id: TableId) -> Answer<'_, Vec<Vec<u8>>> {
        at_once(self.of(&id, |kept| kept.records.clone()).unwrap_or_default())
    }

    fn undos(&self, id: TableId) -> Answer<'_, Vec<u32>> {
        at_once(self.of(&id, |kept| kept.undos.clone()).unwrap_or_default())
    }

    fn words(&self, id: TableId) -> Answer<'_, Vec<Said>> {
        at_once(self.of(&id, |kept| kept.words.clone()).unwrap_or_default())
    }

    fn orders(&self, id: TableId) -> Answer<'_, Vec<SeatOrder>> {
        at_once(self.of(&id, |kept| kept.orders.clone()).unwrap_or_default())
    }

    fn due(&self, _: i64) -> Answer<'_, Vec<TableId>> {
        at_once(Vec::new())
    }

    fn running(&self) -> Answer<'_, Vec<TableId>> {
        let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let running = tables.values().filter(|kept| kept.row.phase == Phase::Playing);
        at_once(running.map(|kept| kept.row.id.clone()).collect())
    }

    fn close(&self) -> Answer<'_, ()> {
        at_once(())
    }
}
