//! The web server: the page, and everything people do together.
//!
//! The page is part of the program. It is compressed when it is built, and only chosen from here:
//! no file is read and nothing is compressed while the server runs.

mod content;
mod encoding;
mod online;
mod page;
mod security;
mod server;

pub use content::Content;
pub use online::{AppState, Bus, BusError, Config, InvalidPushContact, Push, PushServices};
pub use page::{page_router, router};
pub use server::{BindError, Server, stop_signal};
