//! `holz bot check`: tries an external program.

use std::io::{self, Write as _};
use std::num::NonZeroU64;
use std::time::Duration;

use arena::check_program;
use clap::Args;
use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use crate::command_error::CommandError;
use crate::commands::arena_command::GameName;

/// The default time limit for a move.
const TIME_MS: NonZeroU64 = NonZeroU64::new(1_000).expect("not zero");

/// The default time limit for other replies.
const PATIENCE_MS: NonZeroU64 = NonZeroU64::new(10_000).expect("not zero");

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Command that starts the program; whitespace separates its arguments
    command: String,
    /// Game to play
    #[arg(long, value_enum, default_value = "klotz")]
    game: GameName,
    /// Time per move that the program is told
    #[arg(long, value_name = "MS", default_value_t = TIME_MS)]
    time: NonZeroU64,
    /// Time for other replies, and extra time for a move
    #[arg(long, value_name = "MS", default_value_t = PATIENCE_MS)]
    patience: NonZeroU64,
}

/// Prints one line per point of the script. Fails if the program does something wrong.
pub(crate) fn check(arguments: &Arguments) -> Result<(), CommandError> {
    let command: Vec<String> = arguments.command.split_whitespace().map(str::to_owned).collect();
    let time = Duration::from_millis(arguments.time.get());
    let patience = Duration::from_millis(arguments.patience.get());
    let findings = match arguments.game {
        GameName::Klotz => check_program::<Klotz>(&command, time, patience),
        GameName::Climbers => check_program::<Climbers>(&command, time, patience),
        GameName::Xstack => check_program::<XStack>(&command, time, patience),
    };
    let mut output = io::stdout().lock();
    for finding in &findings {
        match (&finding.problem, &finding.remark) {
            (Some(problem), _) => writeln!(output, "wrong  {}\n       {problem}", finding.point)?,
            (None, Some(remark)) => writeln!(output, "note   {}\n       {remark}", finding.point)?,
            (None, None) => writeln!(output, "ok     {}", finding.point)?,
        }
    }
    match findings.iter().find_map(|finding| finding.problem.as_ref()) {
        Some(_) => Err(CommandError::Differs(
            "the program does not follow the protocol (docs/bots/protocol.md)".to_owned(),
        )),
        None => Ok(writeln!(output, "The program is ready for holz arena.")?),
    }
}
