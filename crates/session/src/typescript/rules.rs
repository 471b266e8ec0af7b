//! Constants of the rules for the page, so that it need not repeat them.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use game::Game as _;
use klotz::Klotz;
use klotz::options::Goal;

use super::INFALLIBLE;

/// The text of the module.
pub(super) fn text() -> String {
    let mut text = String::from(
        "// Constants of the rules. Generated from the crates of the games by `cargo xtask types`; do not edit.\n\
         import type { Colour as ClimbersColour } from './climbers';\n\
         import type { Colour as KlotzColour } from './klotz';\n",
    );
    table_constants(&mut text);
    klotz_constants(&mut text);
    climbers_constants(&mut text);
    xstack_constants(&mut text);
    text
}

fn table_constants(text: &mut String) {
    let range =
        |range: &RangeInclusive<u32>| format!("{{ min: {}, max: {} }}", range.start(), range.end());
    record(
        text,
        "The times that a setup form offers.",
        "CLOCK_LIMITS",
        [
            ("moveSeconds", &table::MOVE_SECONDS),
            ("moveDays", &table::MOVE_DAYS),
            ("baseMinutes", &table::BASE_MINUTES),
            ("incrementSeconds", &table::INCREMENT_SECONDS),
        ]
        .map(|(field, limits)| (field.to_owned(), range(limits))),
    );
}

fn klotz_constants(text: &mut String) {
    let colours = klotz::Colour::ALL;
    constant(text, "Cells along each side of the board of KLOTZ.", "KLOTZ_SIDE", &klotz::SIDE);
    list(
        text,
        "The colours of KLOTZ, in turn order.",
        "KLOTZ_COLOURS: readonly KlotzColour[]",
        colours.map(|colour| format!("'{}'", colour.name())),
    );
    record(
        text,
        "The corner of each colour: the one nearest to its centre cell.",
        "KLOTZ_CORNERS: Readonly<Record<string, KlotzColour>>",
        colours.map(|colour| (colour.goal(Goal::Near).to_string(), format!("'{}'", colour.name()))),
    );
    record(
        text,
        "The centre cell of each colour.",
        "KLOTZ_CENTRES: Readonly<Record<string, KlotzColour>>",
        colours.map(|colour| (colour.centre().to_string(), format!("'{}'", colour.name()))),
    );
    let two = klotz::Settings::for_players(2).expect("two can play KLOTZ");
    let pass = Klotz::start(two).write_move(&klotz::Move::Pass);
    constant(text, "How a pass is written in KLOTZ.", "KLOTZ_PASS", &format_args!("'{pass}'"));
}

fn climbers_constants(text: &mut String) {
    let doc = "Cells along each side of the table of The Climbers.";
    constant(text, doc, "CLIMBERS_SIDE", &climbers::SIDE);
    list(
        text,
        "The colours of the players of The Climbers.",
        "CLIMBERS_COLOURS: readonly ClimbersColour[]",
        climbers::Colour::ALL.map(|colour| {
            // The wire writes `DarkBlue` as `darkBlue`; a test compares.
            let name = format!("{:?}", wire::climbers_view::Colour::from(colour));
            format!("'{}{}'", name[..1].to_lowercase(), &name[1..])
        }),
    );
}

fn xstack_constants(text: &mut String) {
    let longest = xstack::HAND_SAMPLES + xstack::sim::MAX_SETTLING_TICKS;
    constant(text, "The longest act of X-Stack in ticks.", "XSTACK_LONGEST_ACT", &longest);
    record(
        text,
        "The colours of X-Stack's blocks, by the first letter of their names.",
        "XSTACK_COLOURS",
        xstack::Colour::ALL
            .map(|colour| (colour.letter().to_string(), format!("'{}'", colour.name()))),
    );
    list(
        text,
        "The names of all blocks of X-Stack, in the order of a pile's sizes and poses.",
        "XSTACK_BLOCK_NAMES: readonly string[]",
        xstack::Block::all().map(|block| format!("'{block}'")),
    );
}

fn constant(text: &mut String, doc: &str, name: &str, value: &impl std::fmt::Display) {
    writeln!(text, "\n/** {doc} */\nexport const {name} = {value};").expect(INFALLIBLE);
}

fn list(text: &mut String, doc: &str, name: &str, values: impl IntoIterator<Item = String>) {
    writeln!(text, "\n/** {doc} */\nexport const {name} = [").expect(INFALLIBLE);
    for value in values {
        writeln!(text, "  {value},").expect(INFALLIBLE);
    }
    text.push_str("];\n");
}

fn record(
    text: &mut String,
    doc: &str,
    name: &str,
    entries: impl IntoIterator<Item = (String, String)>,
) {
    writeln!(text, "\n/** {doc} */\nexport const {name} = {{").expect(INFALLIBLE);
    for (key, value) in entries {
        writeln!(text, "  {key}: {value},").expect(INFALLIBLE);
    }
    let end = if name.contains(':') { "};" } else { "} as const;" };
    writeln!(text, "{end}").expect(INFALLIBLE);
}
