//! `holz verify`: simulates a recorded X-Stack game again.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::Args;
use game::record::Action;
use game::{Game as _, record};
use xstack::{Record, XStack};

use crate::command_error::CommandError;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// File with the record
    record: PathBuf,
}

/// Compares the simulation with the record, turn by turn; stops at the first difference.
pub(crate) fn verify(arguments: &Arguments) -> Result<(), CommandError> {
    let name = arguments.record.display();
    let text = std::fs::read_to_string(&arguments.record)
        .map_err(|error| CommandError::BadInput(format!("{name}: {error}")))?;
    let record: Record = text
        .parse()
        .map_err(|error: record::RecordError| CommandError::BadInput(format!("{name}: {error}")))?;
    let mut game = XStack::start(record.settings().clone());
    let mut number = 0;
    let mut out = io::stdout().lock();
    for action in record.actions() {
        match action {
            Action::Play(turn) => {
                number += 1;
                game.verify(turn).map_err(|difference| {
                    CommandError::Differs(format!(
                        "turn {number} differs: {}: {difference}",
                        turn.words()
                    ))
                })?;
                writeln!(out, "turn {number} agrees: {} #{:016x}", turn.words(), turn.hash())?;
                game.play(turn).expect("a record is valid by construction");
            }
            Action::Retire { seat, .. } => {
                game.retire(*seat).expect("a record is valid by construction");
            }
        }
    }
    Ok(writeln!(out, "all turns agree: {number}")?)
}
