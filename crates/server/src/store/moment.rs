//! A database as it is at one moment, for whoever reads all of it.

use tokio::sync::Mutex;

use super::sql::{self, Row, Sql};
use super::{AskedUndo, Database, SeatOrder, Since, read, rows};
use crate::ids::TableId;

/// A database as it is at one moment, whatever changes meanwhile.
pub(crate) struct Moment(Mutex<sql::Moment>);

impl Moment {
    pub(crate) async fn of(database: &Database) -> anyhow::Result<Self> {
        let mut moment = database.readers().moment().await?;
        if let sql::Moment::Postgres(_) = moment {
            // Games are played again in between.
            Sql::new("set local idle_in_transaction_session_timeout = 0").rows_at(&mut moment).await?;
        }
        Ok(Self(Mutex::new(moment)))
    }

    pub(crate) async fn read(&self, sql: Sql) -> anyhow::Result<Vec<Row>> {
        sql.rows_at(&mut *self.0.lock().await).await
    }

    /// A table and all its records.
    pub(crate) async fn whole(&self, id: &TableId) -> anyhow::Result<Option<Since>> {
        read::whole_at(&mut *self.0.lock().await, id).await
    }

    /// How many records each undo of a table left, in order.
    pub(crate) async fn undos(&self, id: &TableId) -> anyhow::Result<Vec<u32>> {
        let rows = self.read(Sql::new(read::UNDOS).bind(&id.0)).await?;
        rows.iter().map(|row| row.number("records")).collect()
    }

    /// The standing orders at a table.
    pub(crate) async fn orders(&self, id: &TableId) -> anyhow::Result<Vec<SeatOrder>> {
        let rows = self.read(Sql::new(read::ORDERS).bind(&id.0)).await?;
        rows.iter().map(rows::seat_order).collect()
    }

    /// The request to undo at a table, if one was ever made.
    pub(crate) async fn undo_request(&self, id: &TableId) -> anyhow::Result<Option<AskedUndo>> {
        let rows = self.read(Sql::new(read::UNDO_REQUEST).bind(&id.0)).await?;
        rows.first().map(rows::asked_undo).transpose()
    }
}
