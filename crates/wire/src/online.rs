//! Messages of online play: over HTTP, on the socket of a table, and between servers.
//!
//! A *table* is a small document: who may see it, who sits where, which phase it is in. It is sent
//! whole whenever it changes. Its *match*, once started, is the same log that local play keeps: a
//! header line and one line for each event, numbered without gaps. A page says which number it has
//! and gets what is missing. `docs/online.md` describes the protocol.

/// `Debug` prints the name of the type only, so that secrets stay out of logs.
macro_rules! hide {
    ($($type:ident),*) => {
        $(impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($type))
            }
        })*
    };
}
use hide;

mod account;
mod account_refusal;
mod bot;
mod bus;
mod daily;
mod daily_refusal;
mod lobby;
mod profile;
mod push;
mod refusal;
mod setup;
mod socket;
mod table_view;

pub use account::{
    Credentials, NewToken, PasswordChange, PasswordProof, Scope, TokenCreated, TokenView, Tokens,
};
pub use account_refusal::AccountRefusal;
pub use bot::{BotChat, BotCommand, BotDone, BotMe, BotSit, BotStand, BotTurn};
pub use bus::{BusEnvelope, BusMessage};
pub use daily::{
    DailyOwn, DailyPuzzle, DailySolved, DailySolver, DailyTry, DailyVerdict, DailyView,
};
pub use daily_refusal::DailyRefusal;
pub use lobby::{Game, Lobby, Me, NewTable, PairRequest, TableCreated};
pub use profile::{
    FinishedMatch, FinishedSeat, GameRating, Leaderboard, LeaderboardEntry, OwnTable, OwnTables,
    Profile, RatingPoint, RatingView,
};
pub use push::{PushServerKey, PushSubscriptionInfo, PushUnsubscribe};
pub use refusal::OnlineRefusal;
pub use setup::TableSetup;
pub use socket::{ClientToServer, LogPart, ServerToClient};
pub use table_view::{
    ChatLine, HandOverView, Phase, ReplayView, Sitting, TableSeat, TableView, Visibility,
};

/// The version of the socket protocol. A page with another version is asked to reload.
pub const PROTOCOL: u32 = 1;
