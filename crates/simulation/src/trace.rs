//! A hash of all events and their times: two runs of a seed are the same if their hashes are equal.

use std::sync::{Arc, Mutex, PoisonError};

use game::hash::Fnv1a;
use tokio::time::Instant;

#[derive(Debug, Clone, Default)]
pub(crate) struct Trace(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    hash: Fnv1a,
    start: Option<Instant>,
    print: bool,
}

impl Default for State {
    fn default() -> State {
        let print = std::env::var_os("HOLZ_SIMULATION_TRACE").is_some();
        State { hash: Fnv1a::new(), start: None, print }
    }
}

impl Trace {
    pub(crate) fn note(&self, what: &str) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let at = (now - *state.start.get_or_insert(now)).as_micros() as u64;
        state.hash.write(&at.to_le_bytes());
        state.hash.write(what.as_bytes());
        if state.print {
            eprintln!("{:>6}.{:06} {what}", at / 1_000_000, at % 1_000_000);
        }
    }

    pub(crate) fn hash(&self) -> u64 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).hash.finish()
    }
}
