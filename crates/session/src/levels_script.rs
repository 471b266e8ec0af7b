//! The levels of the bots for the page: which stored number means which, and how strong they are.

use std::fmt::Write as _;

use bots::{Level, Rating, ratings};

/// The text of the module.
pub(crate) fn text() -> String {
    let mut text = String::from(
        "// The levels of the bots. Made from the crates `bots` and `wire` by `cargo xtask types`; do not edit.\n\n\
         /** The numbers by which matches store the levels, weakest first. */\n\
         export const LEVELS = [",
    );
    let numbers: Vec<String> = Level::ALL.iter().map(|level| level.stored().to_string()).collect();
    writeln!(text, "{}] as const;\n", numbers.join(", ")).expect(TAKES);
    text.push_str(
        "/** Which of the levels, from 1, a stored number means; earlier versions had others. */\n\
         export const LEVEL_OF: Readonly<Record<number, number>> = {\n",
    );
    for stored in 0..=u8::MAX {
        if let Some(level) = Level::from_stored(stored) {
            writeln!(text, "  {stored}: {},", level.number()).expect(TAKES);
        }
    }
    text.push_str(
        "};\n\n\
         /** Points and how far they may be off in 95 of 100 cases, weakest first; `null` where nobody has measured. */\n\
         export const RATINGS: Readonly<\n  \
         Record<'klotz' | 'climbers' | 'xstack', readonly (readonly [points: number, off: number] | null)[]>\n\
         > = {\n",
    );
    for game in ["klotz", "climbers", "xstack"] {
        let each = ratings(game).expect("a game of ours").map(|rating| {
            rating.map_or("null".to_owned(), |Rating { points, low, high, .. }| {
                format!("[{points}, {}]", (high - low + 1) / 2)
            })
        });
        writeln!(text, "  {game}: [{}],", each.join(", ")).expect(TAKES);
    }
    text.push_str("};\n");
    text
}

const TAKES: &str = "a string takes everything";
