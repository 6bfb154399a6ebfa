//! A store that forgets everything with its value.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use orrery_protocol::{Phase, Said, TableList};
use orrery_server::ids::{PersonId, TableId};
use orrery_server::store::{
    Account, Answer, AskedUndo, Beside, Change, Commit, Due, Hint, News, Reached, Row, SeatOrder, SessionRow,
    Since, Spoken, Sql, Store, TableChange, TableRow, Writes,
};
use tokio::sync::mpsc;

/// A store that forgets everything with its value. It knows tables only: who plays is told to it by nobody.
#[derive(Debug, Default)]
pub struct Memory {
    tables: Mutex<BTreeMap<String, Kept>>,
    writes: Writes,
}

#[derive(Clone, Debug)]
struct Kept {
    row: TableRow,
    records: Vec<Vec<u8>>,
    undos: Vec<u32>,
    words: Vec<Said>,
    orders: Vec<SeatOrder>,
    undo: Option<AskedUndo>,
}

impl Memory {
    /// Something of a table.
    fn of<T: Send + 'static>(&self, id: &TableId, part: impl FnOnce(&Kept) -> T) -> Option<T> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(&id.0).map(part)
    }

    fn make(tables: &mut BTreeMap<String, Kept>, change: Change) -> Commit {
        match change {
            Change::NewTable(row, records) => {
                let (undos, words, orders) = (Vec::new(), Vec::new(), Vec::new());
                tables.insert(row.id.0.clone(), Kept { row, records, undos, words, orders, undo: None });
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
                    Beside::Seats => kept.undo = None,
                    Beside::Nothing => (),
                    Beside::Records(more) | Beside::Steps { records: more, .. } => kept.records.extend(more),
                    Beside::TakenBack => {
                        kept.records.truncate(records);
                        kept.undos.push(records as u32);
                    }
                }
                assert_eq!(kept.records.len(), records, "the row counts other records than there are");
            }
            Change::DropTable { table, revision } => {
                if tables.get(&table.0).is_none_or(|kept| kept.row.revision != revision) {
                    return Commit::Conflict;
                }
                tables.remove(&table.0);
            }
            Change::Say(id, _, said) => {
                let Some(kept) = tables.get_mut(&id.0) else { return Commit::Conflict };
                kept.words.push(said);
            }
            Change::AskUndo { table, revision, asked } => {
                let Some(kept) = tables.get_mut(&table.0) else { return Commit::Conflict };
                if kept.row.revision != revision {
                    return Commit::Conflict;
                }
                kept.row.revision += 1;
                kept.undo = asked;
            }
            Change::Order { table, revision, orders, bot_due } => {
                let Some(kept) = tables.get_mut(&table.0) else { return Commit::Conflict };
                if kept.row.revision != revision {
                    return Commit::Conflict;
                }
                kept.row.revision += 1;
                kept.row.bot_due = bot_due;
                kept.orders = orders;
            }
            Change::OrdersLeft { table, orders } => {
                let Some(kept) = tables.get_mut(&table.0) else { return Commit::Conflict };
                kept.orders = orders;
            }
            Change::Guest(_)
            | Change::LockTablesOf(_)
            | Change::Rename(_)
            | Change::Register { .. }
            | Change::OpenSession { .. }
            | Change::SeeSession { .. }
            | Change::CloseSession { .. }
            | Change::Do(_)
            | Change::Expect(_) => (),
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
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let mut changed = tables.clone();
        for change in changes {
            if Self::make(&mut changed, change) == Commit::Conflict {
                return at_once(Commit::Conflict);
            }
        }
        *tables = changed;
        at_once(Commit::Done)
    }

    fn writes(&self) -> &Writes {
        &self.writes
    }

    fn read(&self, _: Sql) -> Answer<'_, Vec<Row>> {
        at_once(Vec::new())
    }

    fn session(&self, _: [u8; 32]) -> Answer<'_, Option<SessionRow>> {
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

    fn records_from(&self, id: TableId, first: u32) -> Answer<'_, Vec<Vec<u8>>> {
        let from = |kept: &Kept| kept.records.iter().skip(first as usize).cloned().collect();
        at_once(self.of(&id, from).unwrap_or_default())
    }

    fn undos(&self, id: TableId) -> Answer<'_, Vec<u32>> {
        at_once(self.of(&id, |kept| kept.undos.clone()).unwrap_or_default())
    }

    fn words(&self, id: TableId, from: u32) -> Answer<'_, Vec<Spoken>> {
        let spoken = |kept: &Kept| {
            let words = (0..).zip(kept.words.iter().cloned()).skip(from as usize);
            words.map(|(number, said)| Spoken { number, said }).collect()
        };
        at_once(self.of(&id, spoken).unwrap_or_default())
    }

    fn orders(&self, id: TableId) -> Answer<'_, Vec<SeatOrder>> {
        at_once(self.of(&id, |kept| kept.orders.clone()).unwrap_or_default())
    }

    fn undo_request(&self, id: TableId) -> Answer<'_, Option<AskedUndo>> {
        at_once(self.of(&id, |kept| kept.undo).flatten())
    }

    fn reached(&self, ids: Vec<TableId>) -> Answer<'_, Vec<(TableId, Reached)>> {
        let far = |kept: &Kept| Reached { revision: kept.row.revision, said: kept.words.len() as u32 };
        let reached = |id: TableId| self.of(&id, far).map(|far| (id, far));
        at_once(ids.into_iter().filter_map(reached).collect())
    }

    fn is_played_elsewhere(&self, _: String, _: u32) -> Answer<'_, bool> {
        Box::pin(async { Ok(false) })
    }

    fn join(&self, _: Vec<(&'static str, u32)>) -> Answer<'_, Option<mpsc::Receiver<News>>> {
        at_once(None)
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn hint(&self, _: Hint) {}

    fn claim(&self, _: TableId) -> Answer<'_, bool> {
        at_once(true)
    }

    fn release(&self, _: TableId) -> Answer<'_, ()> {
        at_once(())
    }

    fn whole(&self, id: TableId) -> Answer<'_, Option<Since>> {
        at_once(self.of(&id, |kept| (kept.row.clone(), kept.records.clone())))
    }

    fn due(&self, _: Due) -> Answer<'_, Vec<TableId>> {
        at_once(Vec::new())
    }

    fn running(&self) -> Answer<'_, Vec<TableId>> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let running = tables.values().filter(|kept| kept.row.phase == Phase::Playing);
        at_once(running.map(|kept| kept.row.id.clone()).collect())
    }

    fn close(&self) -> Answer<'_, ()> {
        at_once(())
    }
}
