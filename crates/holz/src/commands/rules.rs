//! `holz moves`, `holz perft` and `holz tower`: the rules on the command line.

use std::io::{self, Write as _};

use clap::{Args, Subcommand, ValueEnum};
use klotz::options::Goal;
use klotz::{Counting, Position};

use crate::command_error::CommandError;
use crate::commands::climbers_moves;

/// A KLOTZ position.
#[derive(Debug, Args)]
struct KlotzPosition {
    /// Position in the game's notation
    // An invalid position may look like a flag; report it as a position.
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Corner that a Klotz must reach
    #[arg(long, value_enum, default_value = "near")]
    goal: GoalName,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum GoalName {
    Near,
    Far,
}

impl KlotzPosition {
    fn read(&self) -> Result<Position, CommandError> {
        let goal = match self.goal {
            GoalName::Near => Goal::Near,
            GoalName::Far => Goal::Far,
        };
        Position::read(&self.position, goal)
            .map_err(|error| CommandError::BadInput(error.to_string()))
    }
}

/// The game
#[derive(Debug, Subcommand)]
pub(crate) enum Moves {
    /// Moves of KLOTZ
    Klotz(KlotzMoves),
    /// Steps of a turn in The Climbers
    Climbers(ClimbersMoves),
}

#[derive(Debug, Args)]
pub(crate) struct KlotzMoves {
    #[command(flatten)]
    position: KlotzPosition,
}

#[derive(Debug, Args)]
pub(crate) struct ClimbersMoves {
    /// Position in the game's notation
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Part of the turn
    #[arg(long, value_enum)]
    kind: climbers_moves::Kind,
    /// Options that differ from the classic ones, like "descend=forbidden bridges=yes"
    #[arg(long, default_value = "")]
    options: String,
}

/// Which positions are counted
#[derive(Debug, Subcommand)]
pub(crate) enum Perft {
    /// Positions of KLOTZ
    Klotz(KlotzPerft),
}

#[derive(Debug, Args)]
pub(crate) struct KlotzPerft {
    #[command(flatten)]
    position: KlotzPosition,
    /// Number of moves
    // An invalid depth may look like a flag; report it as a depth.
    #[arg(allow_negative_numbers = true)]
    depth: u32,
    /// Also print the count for each first move
    #[arg(long)]
    divide: bool,
}

/// The game
#[derive(Debug, Subcommand)]
pub(crate) enum Tower {
    /// A tower of The Climbers
    Climbers(ClimbersTower),
}

#[derive(Debug, Args)]
pub(crate) struct ClimbersTower {
    /// Seed of the tower, from 0 to 18446744073709551615
    // Parsed later, so that the error fits on one line.
    #[arg(allow_hyphen_values = true)]
    seed: String,
    /// Number of players, 2 to 5
    #[arg(allow_hyphen_values = true, default_value = "4")]
    players: String,
}

/// Prints the legal moves, sorted as text.
pub(crate) fn moves(arguments: &Moves) -> Result<(), CommandError> {
    let moves = match arguments {
        Moves::Klotz(arguments) => {
            let position = arguments.position.read()?;
            position.moves().into_iter().map(|mv| position.move_text(mv)).collect()
        }
        Moves::Climbers(ClimbersMoves { position, kind, options }) => {
            climbers_moves::moves(position, options, *kind)?
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    for mv in moves {
        writeln!(out, "{mv}")?;
    }
    Ok(out.flush()?)
}

/// Prints the starting position with a tower.
pub(crate) fn tower(arguments: &Tower) -> Result<(), CommandError> {
    let Tower::Climbers(ClimbersTower { seed, players }) = arguments;
    let position = climbers_moves::tower(seed, players)?;
    Ok(writeln!(io::stdout().lock(), "{position}")?)
}

/// Prints the number of positions on the last line.
pub(crate) fn perft(arguments: &Perft) -> Result<(), CommandError> {
    let Perft::Klotz(arguments) = arguments;
    let position = arguments.position.read()?;
    let mut out = io::stdout().lock();
    if arguments.divide && arguments.depth > 0 {
        let mut lines: Vec<String> = Vec::new();
        for mv in position.moves() {
            let mut after = position;
            // The move is played on a copy, so there is nothing to undo.
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
