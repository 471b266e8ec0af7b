//! What a store can do, whatever is behind it.

use futures_util::future::BoxFuture;

use crate::{
    AbandonedBefore, AccountRow, Append, ChatRow, DailyResult, DailySolver, DailyTotals, DailyTry,
    EventRow, HistoryRow, LeaderboardRow, MatchResult, NewAccount, NewToken, Outage,
    PushSubscription, Rating, RatingPoint, RatingRow, SeatedVisitor, SentChatRow, Session,
    SessionAccount, Since, SqlStore, StoreError, TableChange, TableRow, TokenRow,
};

/// Declares the trait, and implements it for [`SqlStore`] by its methods of the same names.
macro_rules! store_methods {
    ($(fn $name:ident($($argument:ident: $kind:ty),*) -> $output:ty;)*) => {
        /// A store. The server holds one as `Arc<dyn Store>`: a database, or a simulation of one.
        ///
        /// A write that returns is durable. One that fails with another error than a conflict may or may
        /// not have happened.
        #[expect(clippy::elidable_lifetime_names, reason = "some of the methods borrow arguments")]
        pub trait Store: std::fmt::Debug + Send + Sync {
            $(
                #[doc = concat!("See [`SqlStore::", stringify!($name), "`].")]
                fn $name<'a>(
                    &'a self,
                    $($argument: $kind),*
                ) -> BoxFuture<'a, Result<$output, StoreError>>;
            )*

            /// A visitor's rating in a game; a newcomer's if they have not played it.
            fn rating<'a>(
                &'a self,
                visitor: &'a str,
                game: &'a str,
            ) -> BoxFuture<'a, Result<Rating, StoreError>> {
                Box::pin(async move {
                    let ratings = self.ratings(visitor).await?;
                    let found = ratings.into_iter().find(|row| row.game == game);
                    Ok(found.map_or_else(Rating::default, |row| row.rating))
                })
            }
        }

        #[expect(clippy::elidable_lifetime_names, reason = "some of the methods borrow arguments")]
        impl Store for SqlStore {
            $(
                fn $name<'a>(
                    &'a self,
                    $($argument: $kind),*
                ) -> BoxFuture<'a, Result<$output, StoreError>> {
                    Box::pin(SqlStore::$name(self, $($argument),*))
                }
            )*
        }
    };
}

store_methods! {
    fn ping() -> ();
    fn secret(name: &'a str, new: &'a str) -> String;
    fn replace_secret(name: &'a str, old: &'a str, new: &'a str) -> bool;

    fn append(append: Append) -> ();
    fn append_with_result(append: Append, end: MatchResult) -> ();
    fn events(table: &'a str, after: u32) -> Vec<EventRow>;

    fn add_table(table: TableRow) -> ();
    fn table(id: &'a str) -> Option<TableRow>;
    fn change_table(id: &'a str, change: TableChange) -> u64;
    fn listed_tables(visibility: &'a str, since: Since, limit: u32) -> Vec<TableRow>;
    fn paired_tables(pairing: &'a str, since: Since, limit: u32) -> Vec<TableRow>;
    fn attend_table(id: &'a str, at_ms: u64) -> ();
    fn delete_abandoned_tables(now_ms: u64, before: AbandonedBefore, limit: u32) -> u64;
    fn add_watcher(table: &'a str, visitor: &'a str) -> ();
    fn is_watcher(table: &'a str, visitor: &'a str) -> bool;
    fn count_tables(made_by: &'a str, not_phase: &'a str, since_ms: u64) -> u64;

    fn add_seated_table(table: TableRow, seated: Vec<SeatedVisitor>) -> ();
    fn add_next_table(id: &'a str, change: TableChange, next: TableRow, seated: Vec<SeatedVisitor>) -> u64;
    fn change_seated_table(id: &'a str, change: TableChange, seated: Vec<SeatedVisitor>) -> u64;
    fn tables_of(visitor: &'a str, not_phase: &'a str, limit: u32) -> Vec<TableRow>;
    fn seats_of(visitor: &'a str) -> Vec<String>;

    fn check_table_at(id: &'a str, at_ms: u64) -> ();
    fn claim_due_tables(now_ms: u64, until_ms: u64, limit: u32) -> Vec<String>;
    fn clock_ms() -> Option<u64>;
    fn note_alive(now_ms: u64, silence_ms: u64) -> Option<Outage>;
    fn outages_since(since_ms: u64) -> Vec<Outage>;

    fn add_chat_line(table: &'a str, line: ChatRow) -> Option<u32>;
    fn chat_lines(table: &'a str, limit: u32) -> Vec<ChatRow>;
    fn chat_sent_by(visitor: &'a str) -> Vec<SentChatRow>;

    fn ratings(visitor: &'a str) -> Vec<RatingRow>;
    fn rating_points(visitor: &'a str, game: &'a str, limit: u32) -> Vec<RatingPoint>;
    fn history(visitor: &'a str, before_ms: u64, limit: u32) -> Vec<HistoryRow>;
    fn match_ended_at(visitor: &'a str, ended_ms: u64) -> Option<TableRow>;
    fn leaderboard(game: &'a str, limit: u32) -> Vec<LeaderboardRow>;

    fn add_account(account: NewAccount, session: Session) -> bool;
    fn account_named(skeleton: &'a str) -> Option<AccountRow>;
    fn account_of(visitor: &'a str) -> Option<AccountRow>;
    fn is_claimed(visitor: &'a str) -> bool;
    fn set_password(visitor: &'a str, password: &'a str, session: Session) -> ();
    fn delete_account(visitor: &'a str) -> ();

    fn open_session(session: Session, replaces: Option<&'a str>) -> ();
    fn close_session(hash: &'a str) -> ();
    fn close_all_sessions() -> ();
    fn session_account(hash: &'a str, now_ms: u64) -> Option<SessionAccount>;

    fn add_token(token: NewToken, limit: u32) -> bool;
    fn tokens_of(owner: &'a str) -> Vec<TokenRow>;
    fn token(hash: &'a str) -> Option<TokenRow>;
    fn revoke_token(owner: &'a str, id: &'a str, now_ms: u64) -> bool;
    fn programs_of(owner: &'a str) -> Vec<String>;

    fn add_push_subscription(row: PushSubscription, limit: u32) -> ();
    fn push_subscriptions_of(visitor: &'a str) -> Vec<PushSubscription>;
    fn remove_push_subscription(endpoint: &'a str) -> ();

    fn daily_challenge(day: u32, game: &'a str, new: &'a str) -> String;
    fn count_daily_try(attempt: DailyTry) -> DailyResult;
    fn daily_results(visitor: &'a str, since_day: u32) -> Vec<DailyResult>;
    fn daily_days(visitor: &'a str, limit: u32) -> Vec<u32>;
    fn daily_solvers(day: u32, game: &'a str, accounts: bool, limit: u32) -> Vec<DailySolver>;
    fn daily_totals(day: u32, game: &'a str) -> DailyTotals;
    fn delete_old_daily_results(before_day: u32, limit: u32) -> u64;
}
