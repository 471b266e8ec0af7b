//! `holz bot`: our bots as a program among programs.

use std::io::{self, BufRead, Write};

use arena::protocol::Reply;
use arena::{Hosted, Line, Lines, MAX_LINE, Speaker};
use bots::Level;
use clap::Args;
use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use crate::arena::GameName;
use crate::failure::Failure;

/// What is said below the options.
const MORE: &str = "\
It reads questions from standard input and answers each on standard output: one JSON object a line.

  {\"type\":\"hello\",\"protocol\":1,\"game\":\"klotz\"}
  {\"type\":\"new\",\"record\":\"game: klotz\\nrules: 1\\nred: ?\\ngreen: ?\\n...\"}
  {\"type\":\"play\",\"move\":\"b2-b3\"}
  {\"type\":\"choose\",\"time_ms\":1000,\"seed\":7}
  {\"type\":\"legal\"}
  {\"type\":\"position\"}
  {\"type\":\"quit\"}

docs/bots/protocol.md tells the whole protocol, and how to write a bot of your own for `holz arena`.";

#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// How strong the bot is, from 1 for a first game
    #[arg(long, value_name = "N", default_value_t = strongest())]
    level: u8,
}

/// The number of the highest level.
fn strongest() -> u8 {
    Level::ALL.last().map_or(1, |level| level.number())
}

/// Answers questions until there are no more.
pub(crate) fn bot(arguments: &Arguments) -> Result<(), Failure> {
    let number = arguments.level;
    let level = Level::from_number(number).ok_or_else(|| {
        let most = strongest();
        Failure::BadInput(format!("there is no level {number}: they are numbered from 1 to {most}"))
    })?;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    match arguments.game {
        GameName::Klotz => converse(Speaker::<Klotz>::new(level), input, output)?,
        GameName::Climbers => converse(Speaker::<Climbers>::new(level), input, output)?,
        GameName::Xstack => converse(Speaker::<XStack>::new(level), input, output)?,
    }
    Ok(())
}

/// Ends when it is told to quit, or when nobody can ask any more.
fn converse<G: Hosted>(
    mut speaker: Speaker<G>,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut lines = Lines::new(input);
    loop {
        let error = |message: String| Some(Reply::Error { message });
        let reply = match lines.read()? {
            Line::End => return Ok(()),
            Line::Text(line) if line.trim().is_empty() => continue,
            Line::Text(line) => speaker.answer(&line),
            Line::TooLong => error(format!("the line has more than {MAX_LINE} bytes")),
            Line::NotText => error("the line is not UTF-8".to_owned()),
        };
        let Some(reply) = reply else { return Ok(()) };
        let line = serde_json::to_string(&reply).expect("replies can be written");
        writeln!(output, "{line}")?;
        output.flush()?;
    }
}
