//! Where the page finds each number of a tick of X-Stack.

use std::fmt::Write as _;

use super::INFALLIBLE;
use crate::xstack_match::{FRAME_FIELDS, IMPACT_FIELDS, LIVE_STATES, PARTINGS, POSE_FIELDS};

/// The text of the module.
pub(super) fn text() -> String {
    let mut text = String::from(
        "// The buffer of a tick of X-Stack. Generated from the crate `session` by `cargo xtask types`; do not edit.\n\n\
         /** The index of each number; absent values are NaN, or -1 for indices. */\n\
         export const FRAME = {\n",
    );
    for (index, field) in FRAME_FIELDS.iter().enumerate() {
        writeln!(text, "  {field}: {index},").expect(INFALLIBLE);
    }
    text.push_str("} as const;\n");
    let states = LIVE_STATES.map(|(_, name)| name);
    list(
        &mut text,
        "What an act is doing, by the number in `FRAME.state`.",
        "LIVE_STATES",
        &states,
    );
    let partings = PARTINGS.map(|(_, name)| name);
    list(&mut text, "How the hand left its block, by `FRAME.parted`.", "PARTINGS", &partings);
    for (doc, name, value) in [
        ("Numbers in a tick.", "FRAME_LENGTH", FRAME_FIELDS.len()),
        (
            "Numbers per impact: block, strength, whether it hit the table.",
            "IMPACT_LENGTH",
            IMPACT_FIELDS,
        ),
        (
            "Numbers per pose: position `x, y, z`, rotation `x, y, z, w`.",
            "POSE_LENGTH",
            POSE_FIELDS,
        ),
    ] {
        writeln!(text, "\n/** {doc} */\nexport const {name} = {value};").expect(INFALLIBLE);
    }
    text
}

fn list(text: &mut String, doc: &str, name: &str, values: &[&str]) {
    let values: Vec<String> = values.iter().map(|value| format!("'{value}'")).collect();
    writeln!(text, "\n/** {doc} */\nexport const {name} = [{}] as const;", values.join(", "))
        .expect(INFALLIBLE);
}
