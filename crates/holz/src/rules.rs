//! `holz moves` and `holz perft`: the rules, asked from a shell.

use std::io::{self, Write as _};

use clap::{Args, ValueEnum};
use klotz::options::Goal;
use klotz::{Counting, Position};

use crate::failure::Failure;

/// The position a question is about.
#[derive(Debug, Args)]
struct Subject {
    /// Which game
    game: Game,
    /// The position, in the game's own text form
    // What looks like a flag is a bad position, and refused as one.
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// The corner a Klotz has to reach
    #[arg(long, value_enum, default_value = "near")]
    goal: GoalName,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Game {
    Klotz,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum GoalName {
    Near,
    Far,
}

impl Subject {
    fn read(&self) -> Result<Position, Failure> {
        let goal = match self.goal {
            GoalName::Near => Goal::Near,
            GoalName::Far => Goal::Far,
        };
        match self.game {
            Game::Klotz => Position::read(&self.position, goal)
                .map_err(|error| Failure::BadInput(error.to_string())),
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct MovesArguments {
    #[command(flatten)]
    subject: Subject,
}

#[derive(Debug, Args)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    subject: Subject,
    /// How many moves deep
    depth: u32,
    /// Show the count behind each first move as well
    #[arg(long)]
    divide: bool,
}

/// Lists the legal moves, sorted as text.
pub(crate) fn moves(arguments: &MovesArguments) -> Result<(), Failure> {
    let position = arguments.subject.read()?;
    let mut moves: Vec<String> =
        position.moves().into_iter().map(|mv| position.move_text(mv)).collect();
    moves.sort();
    let mut out = io::stdout().lock();
    for mv in moves {
        writeln!(out, "{mv}")?;
    }
    Ok(())
}

/// Counts; the last line is the number of positions.
pub(crate) fn perft(arguments: &PerftArguments) -> Result<(), Failure> {
    let position = arguments.subject.read()?;
    let mut out = io::stdout().lock();
    if arguments.divide && arguments.depth > 0 {
        let mut lines: Vec<String> = Vec::new();
        for mv in position.moves() {
            let mut after = position;
            // Each move is tried on a copy: nothing has to be taken back.
            let _ = after.play_unchecked(mv);
            let count = klotz::perft(&after, arguments.depth - 1, Counting::Bulk);
            lines.push(format!("{}: {count}", position.move_text(mv)));
        }
        lines.sort();
        for line in lines {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out, "{}", klotz::perft(&position, arguments.depth, Counting::Bulk))?;
    Ok(())
}
