//! Accounts: who somebody is beyond a guest's cookie, and what is theirs.

mod deletion;
mod export;
mod http;
mod name;
mod password;
mod person;
mod profile;
mod session;
mod sitting;
mod throttle;
mod tokens;

pub(crate) use http::{AccountsApi, routes};
pub(crate) use password::Passwords;
pub(crate) use person::{Person, Standing, recognise};
pub(crate) use profile::own_tables;
pub(crate) use session::is_secure;
pub(crate) use sitting::{rating_view, sitter};
pub(crate) use throttle::Throttle;
pub(crate) use tokens::recognise_program;
