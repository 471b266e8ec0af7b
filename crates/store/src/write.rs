//! Writing: for SQLite one task that commits for many, for PostgreSQL as many as have connections.

use std::pin::Pin;

use sqlx::{AnyConnection, AnyPool, Connection as _};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// How much may wait to be written.
const QUEUE: usize = 4_096;

/// How many writes share a transaction at most. More would only make the first wait.
const BATCH: usize = 512;

/// Something to be written, all of it or nothing.
pub(crate) trait Write: Send + Sync + 'static {
    /// What whoever wrote it is told.
    type Output: Send + 'static;

    /// Whether it is a single statement, which is all or nothing by itself.
    fn is_one_statement(&self) -> bool {
        false
    }

    /// Writes it. If it fails, what it has written so far is undone.
    fn run(
        &self,
        connection: &mut AnyConnection,
    ) -> impl Future<Output = Result<Self::Output, StoreError>> + Send;
}

/// Who writes.
#[derive(Debug, Clone)]
pub(crate) enum Writer {
    /// One task for all: SQLite.
    Task(mpsc::Sender<Box<dyn Job>>),
    /// Whoever wants to: PostgreSQL.
    Pool(AnyPool),
}

impl Writer {
    /// Starts the task that writes for everybody on one connection.
    pub(crate) async fn start_task(pool: &AnyPool) -> Result<Writer, StoreError> {
        let connection = pool.acquire().await?.detach();
        let (sender, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, jobs));
        Ok(Writer::Task(sender))
    }

    /// Writes; the answer comes when it is on the disk.
    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Output, StoreError> {
        match self {
            Writer::Task(sender) => {
                let (reply_to, answer) = oneshot::channel();
                let job = Pending { write, answer: None, reply_to };
                sender.try_send(Box::new(job)).map_err(|error| match error {
                    mpsc::error::TrySendError::Full(_) => StoreError::Busy,
                    mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
                })?;
                answer.await.map_err(|_| StoreError::Closed)?
            }
            Writer::Pool(pool) if write.is_one_statement() => {
                write.run(&mut *pool.acquire().await?).await
            }
            Writer::Pool(pool) => {
                let mut transaction = pool.begin().await?;
                let answer = write.run(&mut transaction).await?;
                transaction.commit().await?;
                Ok(answer)
            }
        }
    }
}

type Running<'a> = Pin<Box<dyn Future<Output = Result<(), sqlx::Error>> + Send + 'a>>;

/// A write whose answer somebody waits for.
pub(crate) trait Job: Send + std::fmt::Debug {
    /// Writes within the transaction of many, and keeps the answer. An error is one of the
    /// transaction itself.
    fn run<'a>(&'a mut self, connection: &'a mut AnyConnection) -> Running<'a>;

    /// Hands out the answer, once the transaction is on the disk. If this is never called, whoever
    /// waits learns that the store has failed.
    fn reply(self: Box<Self>);
}

struct Pending<W: Write> {
    write: W,
    answer: Option<Result<W::Output, StoreError>>,
    reply_to: oneshot::Sender<Result<W::Output, StoreError>>,
}

impl<W: Write> std::fmt::Debug for Pending<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pending")
    }
}

impl<W: Write> Job for Pending<W> {
    fn run<'a>(&'a mut self, connection: &'a mut AnyConnection) -> Running<'a> {
        Box::pin(async move {
            if self.write.is_one_statement() {
                self.answer = Some(self.write.run(connection).await);
                return Ok(());
            }
            let mut savepoint = connection.begin().await?;
            let answer = self.write.run(&mut savepoint).await;
            match &answer {
                Ok(_) => savepoint.commit().await?,
                Err(_) => savepoint.rollback().await?,
            }
            self.answer = Some(answer);
            Ok(())
        })
    }

    fn reply(self: Box<Self>) {
        if let Some(answer) = self.answer {
            // Whoever has stopped waiting will look into the store.
            let _ = self.reply_to.send(answer);
        }
    }
}

/// Writes whatever comes until nobody is left to send anything.
async fn write_all(mut connection: AnyConnection, mut jobs: mpsc::Receiver<Box<dyn Job>>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        // If the transaction fails as a whole, nobody is told anything: dropping a job tells its
        // owner that the store has failed them. The next batch may fare better.
        if write_batch(&mut connection, &mut batch).await.is_ok() {
            batch.drain(..).for_each(Job::reply);
        }
        batch.clear();
    }
    // Without this the last pages would stay in the log until the next start.
    let _ = connection.close().await;
}

async fn write_batch(
    connection: &mut AnyConnection,
    batch: &mut [Box<dyn Job>],
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in batch {
        job.run(&mut transaction).await?;
    }
    transaction.commit().await
}
