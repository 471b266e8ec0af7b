//! The web server: the page, and online play.
//!
//! The page is part of the program, compressed at build time: the server reads no files and compresses
//! nothing while it runs.

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
