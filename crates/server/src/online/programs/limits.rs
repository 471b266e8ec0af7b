//! How much a program may ask for: as much as a page on its socket.

use std::sync::Mutex;
use std::time::Instant;

use crate::online::identity::Visitor;
use crate::online::limits::{Buckets, MESSAGES, lock};

/// Counts what programs ask for.
#[derive(Debug)]
pub(crate) struct ProgramLimits(Mutex<Buckets<Visitor>>);

impl Default for ProgramLimits {
    fn default() -> ProgramLimits {
        ProgramLimits(Mutex::new(Buckets::new(MESSAGES)))
    }
}

impl ProgramLimits {
    /// Whether this program may change something more.
    pub(super) fn let_change(&self, program: &Visitor) -> bool {
        lock(&self.0).take(program.clone(), Instant::now())
    }
}
