//! Time in which no server looked after the tables is nobody's: whether all were down, or a backup was brought back.
//!
//! Such a time is written down once, and every clock that is charged for a time around it leaves it out. However many
//! tables there are, nobody has to change them first.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{PoisonError, RwLock};

use anyhow::Context;
use orrery_engine::SeatSet;

use super::sql::{Sql, places};
use super::{Change, Store, TableRow, read};
use crate::clocks::Clocks;
use crate::ids::TableId;

/// Whoever was away for so many seconds has only been started again.
const PAUSE: i64 = 300;
/// How many deadlines are moved at once.
const AT_ONCE: usize = 256;

/// When tables were looked after, as far as a server knows.
#[derive(Debug, Default)]
pub struct Attendance {
    /// When they last were; 0 if nobody looks after any here.
    last: AtomicI64,
    /// The times in which they were not, in their order.
    outages: RwLock<Vec<(i64, i64)>>,
}

impl Attendance {
    /// Notes that the tables are looked after, and learns when they were not; whether there is anything new in that.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn attend(&self, store: &dyn Store, now: i64) -> anyhow::Result<bool> {
        if let Some(row) = store.read(Sql::new("select at from attendance where id = 1")).await?.pop() {
            note(store, row.get("at")?, now).await?;
        } else {
            let first =
                Sql::new("insert into attendance (id, at) values (1, $1) on conflict (id) do nothing");
            store.commit(vec![Change::Do(first.bind(now))]).await.map(drop)?;
        }
        let mut outages = Vec::new();
        for row in store.read(Sql::new("select began, ended from outages order by began")).await? {
            outages.push((row.get("began")?, row.get("ended")?));
        }
        let mut known = self.outages.write().unwrap_or_else(PoisonError::into_inner);
        let is_news = *known != outages;
        *known = outages;
        self.last.store(now, Ordering::Relaxed);
        Ok(is_news)
    }

    /// Charges the time up to `now` to those who owe a decision, but for that in which nobody looked after the tables.
    pub fn charge(&self, clock: &mut Clocks, now: i64, waiting: SeatSet) {
        self.leave_out(clock, waiting);
        let last = self.last.load(Ordering::Relaxed);
        // It is over, and nobody has written it down yet.
        if last != 0 && now - last > PAUSE {
            clock.stand_still(last, now, waiting);
        }
        clock.charge(now, waiting);
    }

    /// The clock stood still whenever it is written down that it did.
    fn leave_out(&self, clock: &mut Clocks, waiting: SeatSet) {
        for &(began, ended) in &*self.outages.read().unwrap_or_else(PoisonError::into_inner) {
            if clock.at < ended {
                clock.stand_still(began, ended, waiting);
            }
        }
    }

    /// Of tables where time seems to be over, puts those off where it is not, because it stood still meanwhile; how
    /// many those are.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn put_off(&self, store: &dyn Store, tables: &[TableId], now: i64) -> anyhow::Result<usize> {
        if self.outages.read().unwrap_or_else(PoisonError::into_inner).is_empty() {
            return Ok(0);
        }
        let mut moved = 0;
        for some in tables.chunks(AT_ONCE) {
            let (seated, wanted) = (read::select_seated(), places(1, some.len()));
            let sql = format!("{seated} where tables.id in {wanted} order by tables.id, seats.seat");
            let sql = some.iter().fold(Sql::assembled(sql), |sql, id| sql.bind(&id.0));
            let rows = store.read(sql).await.context("looking at clocks")?;
            let rows = read::legible(&rows).into_iter();
            let changes: Vec<Change> = rows.filter_map(|row| self.put_one_off(row, now)).collect();
            moved += changes.len();
            if !changes.is_empty() {
                store.commit(changes).await.map(drop).context("putting deadlines off")?;
            }
        }
        Ok(moved)
    }

    /// A table that has changed since it was read is not touched.
    fn put_one_off(&self, mut row: TableRow, now: i64) -> Option<Change> {
        let (waiting, before) = (row.people_waiting(), row.deadline()?);
        self.leave_out(row.clock.as_mut()?, waiting);
        let deadline = row.deadline().filter(|&deadline| before <= now && now < deadline)?;
        let sql = Sql::new("update tables set deadline = $1 where id = $2 and revision = $3");
        Some(Change::Do(sql.bind(deadline).bind(&row.id.0).bind(row.revision)))
    }
}

/// Notes that tables are looked after that last were at some moment, and the time in between if nobody did.
async fn note(store: &dyn Store, last: i64, now: i64) -> anyhow::Result<()> {
    if now <= last {
        return Ok(());
    }
    // Of several servers that come together, one notes it; the others read what it has noted.
    let noted = Sql::new("update attendance set at = $1 where id = 1 and at = $2").bind(now).bind(last);
    let mut changes = vec![Change::Expect(noted)];
    if now - last > PAUSE {
        let outage =
            Sql::new("insert into outages (began, ended) values ($1, $2) on conflict (began) do nothing");
        changes.push(Change::Do(outage.bind(last).bind(now)));
    }
    store.commit(changes).await.map(drop)
}

#[cfg(test)]
mod tests {
    use orrery_engine::Seat;
    use orrery_protocol::Clock;

    use super::*;

    const HOUR: i64 = 3600;
    const A: SeatSet = SeatSet::only(Seat(0));

    fn clock() -> Clocks {
        Clocks::new(Clock::default(), Some(24), 2, HOUR).expect("time is counted")
    }

    #[test]
    fn time_that_is_written_down_as_nobodys_is_charged_to_nobody() {
        let attendance = Attendance::default();
        *attendance.outages.write().expect("no panic") = vec![(2 * HOUR, 9 * HOUR), (10 * HOUR, 20 * HOUR)];
        let mut clock = clock();
        attendance.charge(&mut clock, 21 * HOUR, A);
        assert_eq!(clock.thought, [3 * HOUR, 0]);
        attendance.charge(&mut clock, 22 * HOUR, A);
        assert_eq!(clock.thought, [4 * HOUR, 0]);
        // A clock that was charged in the middle, or began later, lacks nothing.
        let mut begun = Clocks { at: 15 * HOUR, ..self::clock() };
        attendance.charge(&mut begun, 21 * HOUR, A);
        assert_eq!(begun.thought, [HOUR, 0]);
    }

    /// A database may come back a moment before anybody writes down how long it was away.
    #[test]
    fn whoever_moves_right_after_an_outage_is_not_charged_for_it() {
        let attendance = Attendance::default();
        attendance.last.store(3 * HOUR, Ordering::Relaxed);
        let mut moved = clock();
        attendance.charge(&mut moved, 50 * HOUR, A);
        assert_eq!((moved.thought[0], moved.is_late(Seat(0))), (2 * HOUR, false));
        // Once it is written down, nothing is left out twice.
        *attendance.outages.write().expect("no panic") = vec![(3 * HOUR, 50 * HOUR + 4)];
        attendance.last.store(51 * HOUR, Ordering::Relaxed);
        attendance.charge(&mut moved, 51 * HOUR, A);
        assert_eq!(moved.thought[0], 3 * HOUR - 4);
        // A look that is a little late is none.
        let (attendance, mut short) = (Attendance::default(), clock());
        attendance.last.store(HOUR, Ordering::Relaxed);
        attendance.charge(&mut short, HOUR + PAUSE, A);
        assert_eq!(short.thought[0], PAUSE);
    }
}
