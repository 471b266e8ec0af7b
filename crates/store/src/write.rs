//! Writing: SQLite has one task that commits for everyone, PostgreSQL as many writers as connections.

use std::pin::Pin;

use sqlx::{AnyConnection, AnyPool, Connection as _};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;

/// How many writes may wait.
const QUEUE: usize = 4_096;

/// How many writes share a transaction. More would only delay the first.
const BATCH: usize = 512;

/// An atomic write.
pub(crate) trait Write: Send + Sync + 'static {
    /// What the caller gets.
    type Output: Send + 'static;

    /// Whether it is a single statement, which is atomic by itself.
    fn is_one_statement(&self) -> bool {
        false
    }

    /// Writes it. If it fails, everything it has written is rolled back.
    fn run(
        &self,
        connection: &mut AnyConnection,
    ) -> impl Future<Output = Result<Self::Output, StoreError>> + Send;
}

/// How writes are executed.
#[derive(Debug, Clone)]
pub(crate) enum Writer {
    /// By a single task: SQLite.
    Task(mpsc::Sender<Box<dyn Job>>),
    /// On any connection: PostgreSQL.
    Pool(AnyPool),
}

impl Writer {
    /// Starts the task that writes for everyone on one connection.
    pub(crate) async fn start_task(pool: &AnyPool) -> Result<Writer, StoreError> {
        let connection = pool.acquire().await?.detach();
        let (sender, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, jobs));
        Ok(Writer::Task(sender))
    }

    /// Writes, and returns when the data is on disk.
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

/// A write whose caller waits.
pub(crate) trait Job: Send + std::fmt::Debug {
    /// Writes within a shared transaction and keeps the result. An error is one of the transaction itself.
    fn run<'a>(&'a mut self, connection: &'a mut AnyConnection) -> Running<'a>;

    /// Sends the result to the caller, once the transaction is on disk. If it is dropped instead, the caller
    /// gets an error.
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
            // A caller that no longer waits can look into the store.
            let _ = self.reply_to.send(answer);
        }
    }
}

/// Writes until all senders are gone.
async fn write_all(mut connection: AnyConnection, mut jobs: mpsc::Receiver<Box<dyn Job>>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        // If the transaction fails as a whole, dropping the jobs reports that to their callers.
        if write_batch(&mut connection, &mut batch).await.is_ok() {
            batch.drain(..).for_each(Job::reply);
        }
        batch.clear();
    }
    // Otherwise the last pages would stay in the log until the next start.
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
