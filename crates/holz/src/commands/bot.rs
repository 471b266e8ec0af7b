//! `holz bot`: a built-in bot behind the line protocol.

use std::io::{self, BufRead, Write};

use arena::protocol::Reply;
use arena::{ArenaGame, Line, LineReader, MAX_LINE, ProtocolBot};
use bots::Level;
use clap::{Args, Subcommand};
use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use crate::command_error::CommandError;
use crate::commands::arena_command::GameName;
use crate::commands::check_bot;

/// Printed below the options.
const MORE: &str = "\
Reads requests from standard input and writes replies to standard output, one JSON object per line.

  {\"type\":\"hello\",\"protocol\":1,\"game\":\"klotz\"}
  {\"type\":\"new\",\"record\":\"game: klotz\\nrules: 1\\nred: ?\\ngreen: ?\\n...\"}
  {\"type\":\"play\",\"move\":\"b2-b3\"}
  {\"type\":\"choose\",\"time_ms\":1000,\"seed\":7}
  {\"type\":\"legal\"}
  {\"type\":\"position\"}
  {\"type\":\"quit\"}

`holz bot check \"node my-bot.mjs\"` tries your own bot. docs/bots/protocol.md describes the protocol and how to
write a bot for `holz arena`.";

#[derive(Debug, Args)]
#[command(after_help = MORE, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
    /// Game to play
    #[arg(value_enum, required = true)]
    game: Option<GameName>,
    /// Strength, from 1 (beginner)
    #[arg(long, value_name = "N", default_value_t = strongest())]
    level: u8,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Play a program through a script and say what it does wrong
    Check(check_bot::Arguments),
}

/// The number of the strongest level.
fn strongest() -> u8 {
    Level::ALL.last().map_or(1, |level| level.number())
}

/// Answers requests until `quit` or the end of the input.
pub(crate) fn bot(arguments: &Arguments) -> Result<(), CommandError> {
    if let Some(Task::Check(arguments)) = &arguments.task {
        return check_bot::check(arguments);
    }
    let game = arguments.game.expect("required without a task");
    let number = arguments.level;
    let level = Level::from_number(number).ok_or_else(|| {
        let max = strongest();
        CommandError::BadInput(format!("no level {number}: levels are 1 to {max}"))
    })?;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    match game {
        GameName::Klotz => answer_all(ProtocolBot::<Klotz>::new(level), input, output)?,
        GameName::Climbers => answer_all(ProtocolBot::<Climbers>::new(level), input, output)?,
        GameName::Xstack => answer_all(ProtocolBot::<XStack>::new(level), input, output)?,
    }
    Ok(())
}

fn answer_all<G: ArenaGame>(
    mut bot: ProtocolBot<G>,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut lines = LineReader::new(input);
    loop {
        let error = |message: String| Some(Reply::Error { message });
        let reply = match lines.read()? {
            Line::End => return Ok(()),
            Line::Text(line) if line.trim().is_empty() => continue,
            Line::Text(line) => bot.answer(&line),
            Line::TooLong => error(format!("the line is longer than {MAX_LINE} bytes")),
            Line::NotUtf8 => error("the line is not UTF-8".to_owned()),
        };
        let Some(reply) = reply else { return Ok(()) };
        let line = serde_json::to_string(&reply).expect("replies serialize");
        writeln!(output, "{line}")?;
        output.flush()?;
    }
}
