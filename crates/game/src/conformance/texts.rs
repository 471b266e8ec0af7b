//! What must hold for any text handed to a reader, tried on texts that are almost right.
//!
//! None of these laws asks whether a text is accepted, only that what was accepted means what it
//! says. The fuzz targets check the same laws on any text at all.

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use crate::{
    Options,
    record::{Record, Recorded},
};

/// What was accepted reads back.
///
/// # Panics
/// If it does not.
pub fn options<O: Options>(text: &str) {
    if let Ok(options) = O::from_text(text) {
        assert_eq!(O::from_text(&options.to_text()), Ok(options));
    }
}

/// What was accepted is written so that it reads back and plays again, and the same way every time.
///
/// # Panics
/// If it is not.
pub fn record<G: Recorded>(text: &str) {
    if let Ok(record) = text.parse::<Record<G>>() {
        let written = record.to_string();
        let again: Record<G> = written.parse().expect("what was written can be read");
        assert_eq!(again, record);
        assert_eq!(again.to_string(), written);
        assert_eq!(again.game(), record.game());
        assert_eq!(record.game_after(0), G::start(record.settings().clone()));
    }
}

/// The law holds for the texts themselves and for what so many rounds of spoiling make of them,
/// always the same. `HOLZ_FUZZ_ROUNDS` sets the number of rounds, for longer runs.
///
/// # Panics
/// If it does not hold, or if there are no texts.
pub fn check(law: fn(&str), texts: &[&str], rounds: usize) {
    let rounds = std::env::var("HOLZ_FUZZ_ROUNDS")
        .map_or(rounds, |rounds| rounds.parse().expect("HOLZ_FUZZ_ROUNDS is a number"));
    for text in texts {
        law(text);
    }
    let mut rng = Pcg64Mcg::seed_from_u64(rounds as u64);
    for _ in 0..rounds {
        law(&spoil(texts[below(&mut rng, texts.len())], &mut rng));
    }
}

/// One to four small changes: a character lost, doubled, changed or swapped with another of the
/// same text, or a piece of the text put somewhere else.
fn spoil(text: &str, rng: &mut Pcg64Mcg) -> String {
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
