//! Messages between page, bots and servers.

mod messages;
mod online;
