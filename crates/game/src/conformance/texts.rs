//! Laws for parsers, checked on slightly corrupted texts.
//!
//! They do not say which texts are accepted, only that accepted texts round-trip. The fuzz targets
//! check the same laws on arbitrary texts.

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use crate::{
    Options,
    record::{Record, Recorded},
};

/// Accepted options round-trip.
///
/// # Panics
/// If they do not.
pub fn options<O: Options>(text: &str) {
    if let Ok(options) = O::from_text(text) {
        assert_eq!(O::from_text(&options.to_text()), Ok(options));
    }
}

/// An accepted record round-trips and can be replayed.
///
/// # Panics
/// If it does not.
pub fn record<G: Recorded>(text: &str) {
    if let Ok(record) = text.parse::<Record<G>>() {
        let written = record.to_string();
        let again: Record<G> = written.parse().expect("a written record can be parsed");
        assert_eq!(again, record);
        assert_eq!(again.to_string(), written);
        assert_eq!(again.game(), record.game());
        assert_eq!(record.game_after(0), G::start(record.settings().clone()));
    }
}

/// Checks a law on the texts and on corrupted copies of them, one per round, always the same.
/// `HOLZ_FUZZ_ROUNDS` overrides the number of rounds, for longer runs.
///
/// # Panics
/// If the law does not hold, or there are no texts.
pub fn check(law: fn(&str), texts: &[&str], rounds: usize) {
    let rounds = std::env::var("HOLZ_FUZZ_ROUNDS")
        .map_or(rounds, |rounds| rounds.parse().expect("HOLZ_FUZZ_ROUNDS is a number"));
    for text in texts {
        law(text);
    }
    let mut rng = Pcg64Mcg::seed_from_u64(rounds as u64);
    for _ in 0..rounds {
        law(&corrupt(texts[below(&mut rng, texts.len())], &mut rng));
    }
}

/// Makes one to four small changes: removes, inserts, replaces or swaps characters, or moves a part
/// of the text.
fn corrupt(text: &str, rng: &mut Pcg64Mcg) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=below(rng, 4) {
        if letters.is_empty() {
            break;
        }
        let at = below(rng, letters.len());
        let other = below(rng, letters.len());
        match below(rng, 6) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[other]),
            2 => letters[at] = letters[other],
            3 => letters.swap(at, other),
            4 => letters[at] = char::from(32 + below(rng, 95) as u8),
            _ => {
                let (start, end) = (at.min(other), at.max(other));
                let moved: Vec<char> = letters.drain(start..end).collect();
                let to = below(rng, letters.len());
                letters.splice(to..to, moved);
            }
        }
    }
    letters.into_iter().collect()
}

fn below(rng: &mut Pcg64Mcg, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}
