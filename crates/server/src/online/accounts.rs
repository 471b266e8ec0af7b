//! Accounts: who somebody is beyond a guest's cookie, and what is theirs.

mod deletion;
mod export;
mod hash_memory;
mod http;
mod known_device;
mod login_session;
mod name;
mod password;
mod password_rate_limit;
mod profile;
mod requester;
mod seat_occupant;
mod tokens;

pub(crate) use http::{AccountsApi, routes};
pub(crate) use login_session::is_secure;
pub(crate) use password::Passwords;
pub(crate) use password_rate_limit::PasswordRateLimit;
pub(crate) use profile::own_tables;
pub(crate) use requester::{AuthKind, Requester, claim, recognise};
pub(crate) use seat_occupant::{listed_name, rating_view, seat_occupant};
pub(crate) use tokens::{recognise_program, token_claim};
