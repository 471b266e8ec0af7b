//! Integration tests against a real server on a free port.

#![expect(clippy::disallowed_methods, reason = "tests measure real time")]

mod accounts;
mod app;
mod bot_programs;
mod cluster;
mod daily;
#[cfg(target_os = "linux")]
mod edge;
mod hostile_messages;
mod hostile_sockets;
mod in_public;
mod live_hands;
mod matches;
mod openapi_tools;
mod page;
mod player;
#[cfg(target_os = "linux")]
mod proxies;
mod push;
mod ratings;
mod reconnecting;
mod tables;
mod xstack_matches;
