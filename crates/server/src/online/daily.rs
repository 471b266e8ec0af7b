//! Daily challenges: the same for everyone, drawn from a secret, judged by the rules.

mod calendar;
mod draw;
mod http;
mod judge;

pub(super) use calendar::Day;
pub(super) use draw::DailyKey;
pub(super) use http::{DailyApi, routes};
