//! An index of seats, to find the tables of a visitor. The records of the tables have the same information.

use sqlx::AnyConnection;

use crate::sql_store::signed;
use crate::tables::{Add, Change, read, select};
use crate::write::Write;
use crate::{SqlStore, StoreError, TableChange, TableRow};

/// A seat and its visitor.
pub type SeatedVisitor = (u8, String);

impl SqlStore {
    /// Adds a table with occupied seats.
    pub async fn add_seated_table(
        &self,
        table: TableRow,
        seated: Vec<SeatedVisitor>,
    ) -> Result<(), StoreError> {
        self.write(AddSeatedTable { add: Add(table), seated }).await
    }

    /// Replaces a table and its seats, unless another node was faster.
    pub async fn change_seated_table(
        &self,
        id: &str,
        change: TableChange,
        seated: Vec<SeatedVisitor>,
    ) -> Result<u64, StoreError> {
        let change = Change { id: id.to_owned(), change };
        self.write(ChangeSeated { change, seated }).await
    }

    /// Replaces a table and adds the one that follows it, both or neither: another node may make the
    /// same rematch at the same time. Returns the new version.
    pub async fn add_next_table(
        &self,
        id: &str,
        change: TableChange,
        next: TableRow,
        seated: Vec<SeatedVisitor>,
    ) -> Result<u64, StoreError> {
        let change = Change { id: id.to_owned(), change };
        self.write(AddNextTable { change, next: AddSeatedTable { add: Add(next), seated } }).await
    }

    /// Tables with a seat of this visitor that are not in this phase, newest first.
    pub async fn tables_of(
        &self,
        visitor: &str,
        not_phase: &str,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let query = select(
            "WHERE id IN (SELECT table_id FROM seats WHERE visitor = $1) AND phase <> $2 \
             ORDER BY made_ms DESC LIMIT $3",
        );
        let rows = sqlx::query(query).bind(visitor.to_owned()).bind(not_phase.to_owned());
        let rows = rows.bind(i64::from(limit)).fetch_all(self.pool()).await?;
        rows.iter().map(read).collect()
    }

    /// The ids of all tables at which a visitor has or had a seat.
    pub async fn seats_of(&self, visitor: &str) -> Result<Vec<String>, StoreError> {
        let query = "SELECT table_id FROM seats WHERE visitor = $1 ORDER BY table_id";
        let rows = sqlx::query_scalar(query).bind(visitor.to_owned());
        Ok(rows.fetch_all(self.pool()).await?)
    }
}

struct AddSeatedTable {
    add: Add,
    seated: Vec<SeatedVisitor>,
}

impl Write for AddSeatedTable {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        self.add.run(&mut *connection).await?;
        seat(&self.add.0.id, &self.seated, connection).await
    }
}

struct AddNextTable {
    change: Change,
    next: AddSeatedTable,
}

impl Write for AddNextTable {
    type Output = u64;

    async fn run(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        let version = self.change.run(&mut *connection).await?;
        self.next.run(connection).await?;
        Ok(version)
    }
}

struct ChangeSeated {
    change: Change,
    seated: Vec<SeatedVisitor>,
}

impl Write for ChangeSeated {
    type Output = u64;

    async fn run(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        let version = self.change.run(&mut *connection).await?;
        let table = &self.change.id;
        let delete = sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table.clone());
        delete.execute(&mut *connection).await?;
        seat(table, &self.seated, connection).await?;
        Ok(version)
    }
}

async fn seat(
    table: &str,
    seated: &[SeatedVisitor],
    connection: &mut AnyConnection,
) -> Result<(), StoreError> {
    for (seat, visitor) in seated {
        let insert = "INSERT INTO seats (table_id, seat, visitor) VALUES ($1, $2, $3)";
        let query = sqlx::query(insert).bind(table.to_owned()).bind(signed(u64::from(*seat)));
        query.bind(visitor.clone()).execute(&mut *connection).await?;
    }
    Ok(())
}
