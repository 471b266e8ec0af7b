//! A store in memory, for simulations: it keeps the contract of [`SqlStore`](crate::SqlStore), and a
//! [`Disk`] decides how long an operation takes, and whether it fails before or after the data is written.

mod accounts;
mod daily;
mod data;
mod matches;
mod uptime;

use std::sync::{Arc, Mutex, PoisonError};

use futures_util::future::BoxFuture;

use crate::{
    AbandonedBefore, AccountRow, Append, ChatRow, DailyResult, DailySolver, DailyTotals, DailyTry,
    EventRow, HistoryRow, LeaderboardRow, MatchResult, NewAccount, NewToken, Outage,
    PushSubscription, RatingPoint, RatingRow, SeatedVisitor, SentChatRow, Session, SessionAccount,
    Since, Store, StoreError, TableChange, TableRow, TokenRow,
};
use data::Data;

/// Whether an operation changes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// It reads.
    Read,
    /// It writes, all or nothing.
    Write,
}

/// What happens around an operation. Both calls may wait.
pub trait Disk: std::fmt::Debug + Send + Sync {
    /// Called before the operation. If this fails, nothing is written.
    fn before(&self, access: Access) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Called after the operation. If this fails, the data is written but the caller does not learn it.
    fn after(&self, access: Access) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// A disk that never waits or fails.
#[derive(Debug, Default)]
pub struct PerfectDisk;

impl Disk for PerfectDisk {
    fn before(&self, _: Access) -> BoxFuture<'_, Result<(), StoreError>> {
        // Lets others go first now and then, as a database would.
        Box::pin(async {
            tokio::task::yield_now().await;
            Ok(())
        })
    }

    fn after(&self, _: Access) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async { Ok(()) })
    }
}

/// What several stores share: the durable data.
#[derive(Debug, Clone, Default)]
pub struct MemoryDatabase(Arc<Mutex<Data>>);

impl MemoryDatabase {
    /// The ids of all tables, in order.
    pub fn table_ids(&self) -> Vec<String> {
        self.with(|data| data.tables.keys().cloned().collect())
    }

    /// A table as it is stored.
    pub fn table(&self, id: &str) -> Option<TableRow> {
        self.with(|data| data.tables.get(id).cloned())
    }

    /// The events of a table as they are stored.
    pub fn events(&self, table: &str) -> Vec<EventRow> {
        self.with(|data| data.events_after(table, 0))
    }

    /// Calls this for every append, once it is durable.
    pub fn on_append(&self, observer: Box<dyn Fn(&Append) + Send>) {
        self.with(|data| data.observer.0 = Some(observer));
    }

    /// The database's own clock, in milliseconds since 1970.
    pub fn set_clock(&self, clock: Box<dyn Fn() -> u64 + Send>) {
        self.with(|data| data.clock.0 = Some(clock));
    }

    /// Plants a bug: a match that ends without a command, by a fallen flag, counts twice for ratings.
    pub fn rate_flags_twice(&self) {
        self.with(|data| data.rates_flags_twice = true);
    }

    /// How many rated matches each visitor has played, from `ratings`.
    pub fn rated_matches(&self) -> Vec<(String, String, u32)> {
        self.with(|data| {
            let rows = data.ratings.iter();
            rows.map(|((visitor, game), row)| (visitor.clone(), game.clone(), row.matches))
                .collect()
        })
    }

    /// The rated results: table, game, visitor.
    pub fn rated_results(&self) -> Vec<(String, String, String)> {
        self.with(|data| data.rated_results())
    }

    fn with<T>(&self, work: impl FnOnce(&mut Data) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// One node's access to a [`MemoryDatabase`].
#[derive(Debug, Clone)]
pub struct MemoryStore {
    database: MemoryDatabase,
    disk: Arc<dyn Disk>,
}

type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

impl MemoryStore {
    /// A store over this data and disk.
    pub fn new(database: MemoryDatabase, disk: Arc<dyn Disk>) -> MemoryStore {
        MemoryStore { database, disk }
    }

    fn read<'a, T: Send + 'a>(
        &'a self,
        work: impl FnOnce(&mut Data) -> T + Send + 'a,
    ) -> Answer<'a, T> {
        self.run(Access::Read, |data| Ok(work(data)))
    }

    fn write<'a, T: Send + 'a>(
        &'a self,
        work: impl FnOnce(&mut Data) -> Result<T, StoreError> + Send + 'a,
    ) -> Answer<'a, T> {
        self.run(Access::Write, work)
    }

    fn run<'a, T: Send + 'a>(
        &'a self,
        access: Access,
        work: impl FnOnce(&mut Data) -> Result<T, StoreError> + Send + 'a,
    ) -> Answer<'a, T> {
        Box::pin(async move {
            self.disk.before(access).await?;
            let answer = self.database.with(work);
            self.disk.after(access).await?;
            answer
        })
    }
}

#[rustfmt::skip] // One line per method, in the order of the trait.
impl Store for MemoryStore {
    fn ping(&self) -> Answer<'_, ()> { self.read(|_| ()) }
    fn secret<'a>(&'a self, name: &'a str, new: &'a str) -> Answer<'a, String> { self.write(|data| Ok(data.secret(name, new))) }
    fn replace_secret<'a>(&'a self, name: &'a str, old: &'a str, new: &'a str) -> Answer<'a, bool> { self.write(|data| Ok(data.replace_secret(name, old, new))) }

    fn clock_ms(&self) -> Answer<'_, Option<u64>> { self.read(|data| data.clock.0.as_ref().map(|clock| clock())) }
    fn note_alive(&self, now_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> { self.write(move |data| Ok(data.note_alive(now_ms, silence_ms))) }
    fn outages_since(&self, since_ms: u64) -> Answer<'_, Vec<Outage>> { self.read(move |data| data.outages.values().filter(|outage| outage.to_ms > since_ms).copied().collect()) }
    fn check_table_at<'a>(&'a self, id: &'a str, at_ms: u64) -> Answer<'a, ()> { self.write(move |data| { data.check_ms.insert(id.to_owned(), at_ms); Ok(()) }) }
    fn claim_due_tables(&self, now_ms: u64, until_ms: u64, limit: u32) -> Answer<'_, Vec<String>> { self.write(move |data| Ok(data.claim_due_tables(now_ms, until_ms, limit))) }

    fn append(&self, append: Append) -> Answer<'_, ()> { self.write(move |data| data.append(&append)) }
    fn append_with_result(&self, append: Append, end: MatchResult) -> Answer<'_, ()> { self.write(move |data| data.append_with_result(&append, &end)) }
    fn events<'a>(&'a self, table: &'a str, after: u32) -> Answer<'a, Vec<EventRow>> { self.read(move |data| data.events_after(table, after)) }

    fn add_table(&self, table: TableRow) -> Answer<'_, ()> { self.write(|data| data.add_table(table, Vec::new())) }
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> { self.read(|data| data.tables.get(id).cloned()) }
    fn change_table<'a>(&'a self, id: &'a str, change: TableChange) -> Answer<'a, u64> { self.write(|data| data.change_table(id, change, None)) }
    fn listed_tables<'a>(&'a self, visibility: &'a str, since: Since, limit: u32) -> Answer<'a, Vec<TableRow>> { self.read(move |data| data.listed_tables(visibility, since, limit)) }
    fn paired_tables<'a>(&'a self, pairing: &'a str, since: Since, limit: u32) -> Answer<'a, Vec<TableRow>> { self.read(move |data| data.paired_tables(pairing, since, limit)) }
    fn attend_table<'a>(&'a self, id: &'a str, at_ms: u64) -> Answer<'a, ()> { self.write(move |data| { data.attended_ms.insert(id.to_owned(), at_ms); Ok(()) }) }
    fn delete_abandoned_tables(&self, now_ms: u64, before: AbandonedBefore, limit: u32) -> Answer<'_, u64> { self.write(move |data| Ok(data.delete_abandoned_tables(now_ms, before, limit))) }
    fn add_watcher<'a>(&'a self, table: &'a str, visitor: &'a str) -> Answer<'a, ()> { self.write(|data| { data.watchers.insert((table.to_owned(), visitor.to_owned())); Ok(()) }) }
    fn is_watcher<'a>(&'a self, table: &'a str, visitor: &'a str) -> Answer<'a, bool> { self.read(|data| data.watchers.contains(&(table.to_owned(), visitor.to_owned()))) }
    fn count_tables<'a>(&'a self, made_by: &'a str, not_phase: &'a str, since_ms: u64) -> Answer<'a, u64> { self.read(move |data| data.count_tables(made_by, not_phase, since_ms)) }

    fn add_seated_table(&self, table: TableRow, seated: Vec<SeatedVisitor>) -> Answer<'_, ()> { self.write(|data| data.add_table(table, seated)) }
    fn add_next_table<'a>(&'a self, id: &'a str, change: TableChange, next: TableRow, seated: Vec<SeatedVisitor>) -> Answer<'a, u64> { self.write(|data| data.add_next_table(id, change, next, seated)) }
    fn change_seated_table<'a>(&'a self, id: &'a str, change: TableChange, seated: Vec<SeatedVisitor>) -> Answer<'a, u64> { self.write(|data| data.change_table(id, change, Some(seated))) }
    fn tables_of<'a>(&'a self, visitor: &'a str, not_phase: &'a str, limit: u32) -> Answer<'a, Vec<TableRow>> { self.read(move |data| data.tables_of(visitor, not_phase, limit)) }
    fn seats_of<'a>(&'a self, visitor: &'a str) -> Answer<'a, Vec<String>> { self.read(|data| data.seats_of(visitor)) }

    fn add_chat_line<'a>(&'a self, table: &'a str, line: ChatRow) -> Answer<'a, Option<u32>> { self.write(|data| Ok(data.add_chat_line(table, line))) }
    fn chat_lines<'a>(&'a self, table: &'a str, limit: u32) -> Answer<'a, Vec<ChatRow>> { self.read(move |data| data.chat_lines(table, limit)) }
    fn chat_sent_by<'a>(&'a self, visitor: &'a str) -> Answer<'a, Vec<SentChatRow>> { self.read(|data| data.chat_sent_by(visitor)) }

    fn ratings<'a>(&'a self, visitor: &'a str) -> Answer<'a, Vec<RatingRow>> { self.read(|data| data.ratings_of(visitor)) }
    fn rating_points<'a>(&'a self, visitor: &'a str, game: &'a str, limit: u32) -> Answer<'a, Vec<RatingPoint>> { self.read(move |data| data.rating_points(visitor, game, limit)) }
    fn history<'a>(&'a self, visitor: &'a str, before_ms: u64, limit: u32) -> Answer<'a, Vec<HistoryRow>> { self.read(move |data| data.history(visitor, before_ms, limit)) }
    fn match_ended_at<'a>(&'a self, visitor: &'a str, ended_ms: u64) -> Answer<'a, Option<TableRow>> { self.read(move |data| data.match_ended_at(visitor, ended_ms)) }
    fn leaderboard<'a>(&'a self, game: &'a str, limit: u32) -> Answer<'a, Vec<LeaderboardRow>> { self.read(move |data| data.leaderboard(game, limit)) }

    fn add_account(&self, account: NewAccount, session: Session) -> Answer<'_, bool> { self.write(|data| Ok(data.add_account(account, session))) }
    fn account_named<'a>(&'a self, skeleton: &'a str) -> Answer<'a, Option<AccountRow>> { self.read(|data| data.account_named(skeleton)) }
    fn account_of<'a>(&'a self, visitor: &'a str) -> Answer<'a, Option<AccountRow>> { self.read(|data| data.account_of(visitor)) }
    fn is_claimed<'a>(&'a self, visitor: &'a str) -> Answer<'a, bool> { self.read(|data| data.accounts.contains_key(visitor)) }
    fn set_password<'a>(&'a self, visitor: &'a str, password: &'a str, session: Session) -> Answer<'a, ()> { self.write(|data| data.set_password(visitor, password, session)) }
    fn delete_account<'a>(&'a self, visitor: &'a str) -> Answer<'a, ()> { self.write(|data| { data.delete_account(visitor); Ok(()) }) }

    fn open_session<'a>(&'a self, session: Session, replaces: Option<&'a str>) -> Answer<'a, ()> { self.write(move |data| data.open_session(session, replaces)) }
    fn close_session<'a>(&'a self, hash: &'a str) -> Answer<'a, ()> { self.write(|data| { data.sessions.remove(hash); Ok(()) }) }
    fn close_all_sessions(&self) -> Answer<'_, ()> { self.write(|data| { data.sessions.clear(); Ok(()) }) }
    fn session_account<'a>(&'a self, hash: &'a str, now_ms: u64) -> Answer<'a, Option<SessionAccount>> { self.read(move |data| data.session_account(hash, now_ms)) }

    fn add_token(&self, token: NewToken, limit: u32) -> Answer<'_, bool> { self.write(move |data| Ok(data.add_token(token, limit))) }
    fn tokens_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<TokenRow>> { self.read(|data| data.tokens_of(owner)) }
    fn token<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<TokenRow>> { self.read(|data| data.tokens.get(hash).cloned()) }
    fn revoke_token<'a>(&'a self, owner: &'a str, id: &'a str, _now_ms: u64) -> Answer<'a, bool> { self.write(|data| Ok(data.revoke_token(owner, id))) }
    fn programs_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<String>> { self.read(|data| data.programs_of(owner)) }

    fn add_push_subscription(&self, row: PushSubscription, limit: u32) -> Answer<'_, ()> { self.write(move |data| { data.add_push_subscription(row, limit); Ok(()) }) }
    fn push_subscriptions_of<'a>(&'a self, visitor: &'a str) -> Answer<'a, Vec<PushSubscription>> { self.read(|data| data.push_subscriptions_of(visitor)) }
    fn remove_push_subscription<'a>(&'a self, endpoint: &'a str) -> Answer<'a, ()> { self.write(|data| { data.pushes.remove(endpoint); Ok(()) }) }

    fn daily_challenge<'a>(&'a self, day: u32, game: &'a str, new: &'a str) -> Answer<'a, String> { self.write(move |data| Ok(data.daily_challenge(day, game, new))) }
    fn count_daily_try(&self, attempt: DailyTry) -> Answer<'_, DailyResult> { self.write(|data| Ok(data.count_daily_try(attempt))) }
    fn daily_results<'a>(&'a self, visitor: &'a str, since_day: u32) -> Answer<'a, Vec<DailyResult>> { self.read(move |data| data.daily_results(visitor, since_day)) }
    fn daily_days<'a>(&'a self, visitor: &'a str, limit: u32) -> Answer<'a, Vec<u32>> { self.read(move |data| data.daily_days(visitor, limit)) }
    fn daily_solvers<'a>(&'a self, day: u32, game: &'a str, accounts: bool, limit: u32) -> Answer<'a, Vec<DailySolver>> { self.read(move |data| data.daily_solvers(day, game, accounts, limit)) }
    fn daily_totals<'a>(&'a self, day: u32, game: &'a str) -> Answer<'a, DailyTotals> { self.read(move |data| data.daily_totals(day, game)) }
    fn delete_old_daily_results(&self, before_day: u32, limit: u32) -> Answer<'_, u64> { self.write(move |data| Ok(data.delete_old_daily_results(before_day, limit))) }
}
