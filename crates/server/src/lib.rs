//! The web server: the page, and online play.
//!
//! The page is part of the program, compressed at build time: the server reads no files and compresses
//! nothing while it runs.

mod client_address;
mod connection_limits;
mod content;
mod encoding;
mod online;
mod page;
mod security;
mod server;
mod tls;

pub use client_address::{ForwardedHeader, IpNet, TrustedProxies};
pub use content::Content;
#[cfg(feature = "simulation")]
pub use online::PlantedBug;
pub use online::{
    AppState, Bus, BusError, BusSubscription, Config, Environment, Executor, InvalidPushContact,
    Job, NatsBus, Push, PushServices, Random, WallClock, invalidate_sessions, rotate_cookie_keys,
};
pub use page::{admin_router, page_router, router};
#[cfg(feature = "simulation")]
pub use server::serve_simulated;
pub use server::{BindError, Server, redirect_to_https, stop_signal};
pub use tls::{Acme, Tls, TlsError};
