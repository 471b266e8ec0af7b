//! The web server: the page, and later everything people do together.
//!
//! The page is part of the program. It is compressed when it is built, and only chosen from here:
//! no file is read and nothing is compressed while the server runs.

mod content;
mod encoding;
mod page;
mod security;
mod server;

pub use content::Content;
pub use page::app;
pub use server::{BindError, Server, stop_signal};
