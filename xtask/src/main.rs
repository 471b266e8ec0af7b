//! Everything one has to run: play, test, bench.
fn main() {}
