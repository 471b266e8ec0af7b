//! What travels between a page and the server when people play from different places.
//!
//! A *table* is a small document: who may see it, who sits where, how far it has come. It is sent
//! whole whenever it changes. Its *match*, once started, is the log that the page knows from play at
//! one screen: a line about the match and one for each event, numbered without gaps. A page says
//! which number it has and gets what is missing; `docs/online.md` tells the whole protocol.

/// Shows the name of a type and nothing of what is in it: for what has to stay out of logs.
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
mod lobby;
mod profile;
mod push;
mod refusal;
mod setup;
mod socket;
mod table;

pub use account::{
    Credentials, NewToken, PasswordChange, PasswordProof, Scope, TokenMade, TokenView, Tokens,
};
pub use account_refusal::AccountRefusal;
pub use bot::{BotChat, BotCommand, BotDone, BotMe, BotSit, BotStand, BotTurn};
pub use bus::{News, Told};
pub use lobby::{Game, Lobby, Me, NewTable, PairWish, TableMade};
pub use profile::{
    FinishedMatch, FinishedSeat, GameRating, Ladder, OwnTable, OwnTables, Profile, RatingPoint,
    RatingView, Rung,
};
pub use push::{PushOffer, PushPlace, PushStop};
pub use refusal::OnlineRefusal;
pub use setup::TableSetup;
pub use socket::{ClientToServer, LogPart, ServerToClient};
pub use table::{ChatLine, HandOverView, Phase, Sitting, TableSeat, TableView, Visibility};

/// The version of what travels on sockets. A page of another version is asked to load again.
pub const PROTOCOL: u32 = 1;
