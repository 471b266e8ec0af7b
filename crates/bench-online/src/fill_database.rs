//! Fills a database with stored games.

use std::path::Path;

use anyhow::Result;
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;
use wire::klotz_view::MatchSetup;

use crate::faulty_network::seats;
use crate::program::Holz;

/// Plays one game to the end, then stores copies of it under other ids.
pub(crate) async fn fill(holz: &Holz, folder: &Path, games: u32) -> Result<()> {
    let server = holz.start().await?;
    let setup = MatchSetup::for_players(2)?;
    let (table, [mut first, mut second]) =
        seats(1_000_000, server.address, server.address, &setup).await?;
    tokio::try_join!(first.play(), second.play())?;
    server.stop().await?;
    let file = folder.join("holz.db");
    let mut store = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await?;
    let rows = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) \
                INSERT INTO tables (id, game, visibility, phase, pairing, made_by, made_ms, \
                version, document) SELECT lower(hex(randomblob(16))), game, visibility, phase, \
                pairing, made_by, made_ms, version, document FROM n, tables WHERE id = $2";
    let mut all = store.begin().await?;
    sqlx::query(rows).bind(games).bind(&table).execute(&mut *all).await?;
    let events = "INSERT INTO events (table_id, seq, command, line) SELECT t.id, e.seq, e.command, e.line \
                  FROM tables t, events e WHERE e.table_id = $1 AND t.id <> $1 ORDER BY t.id, e.seq";
    sqlx::query(events).bind(&table).execute(&mut *all).await?;
    all.commit().await?;
    store.close().await?;
    Ok(())
}
