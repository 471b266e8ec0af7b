//! The levels of the bots for the page: their stored numbers and ratings.

use std::fmt::Write as _;

use bots::{Level, Rating, ratings};

use super::INFALLIBLE;

/// The text of the module.
pub(super) fn text() -> String {
    let mut text = String::from(
        "// The levels of the bots. Generated from the crate `bots` by `cargo xtask types`; do not edit.\n\n\
         /** The stored numbers of the levels, weakest first. */\n\
         export const LEVELS = [",
    );
    let numbers: Vec<String> = Level::ALL.iter().map(|level| level.stored().to_string()).collect();
    writeln!(text, "{}] as const;\n", numbers.join(", ")).expect(INFALLIBLE);
    text.push_str(
        "/** The level, from 1, of a stored number; earlier versions had other numbers. */\n\
         export const LEVEL_OF: Readonly<Record<number, number>> = {\n",
    );
    for stored in 0..=u8::MAX {
        if let Some(level) = Level::from_stored(stored) {
            writeln!(text, "  {stored}: {},", level.number()).expect(INFALLIBLE);
        }
    }
    text.push_str(
        "};\n\n\
         /** Ratings with their 95 % confidence intervals, weakest first; `null` if not measured. */\n\
         export const RATINGS: Readonly<\n  \
         Record<'klotz' | 'climbers' | 'xstack', readonly (readonly [points: number, off: number] | null)[]>\n\
         > = {\n",
    );
    for game in ["klotz", "climbers", "xstack"] {
        let each = ratings(game).expect("ratings of every game").map(|rating| {
            rating.map_or("null".to_owned(), |Rating { points, low, high, .. }| {
                format!("[{points}, {}]", (high - low + 1) / 2)
            })
        });
        writeln!(text, "  {game}: [{}],", each.join(", ")).expect(INFALLIBLE);
    }
    text.push_str("};\n");
    text
}
