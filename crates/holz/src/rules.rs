//! `holz moves`, `holz perft` and `holz tower`: the rules, asked from a shell.

use std::io::{self, Write as _};

use clap::{Args, Subcommand, ValueEnum};
use klotz::options::Goal;
use klotz::{Counting, Position};

use crate::climbers;
use crate::failure::Failure;

/// A position of KLOTZ that a question is about.
#[derive(Debug, Args)]
struct KlotzPosition {
    /// The position, in the game's own text form
    // What looks like a flag is a bad position, and refused as one.
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// The corner a Klotz has to reach
    #[arg(long, value_enum, default_value = "near")]
    goal: GoalName,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum GoalName {
    Near,
    Far,
}

impl KlotzPosition {
    fn read(&self) -> Result<Position, Failure> {
        let goal = match self.goal {
            GoalName::Near => Goal::Near,
            GoalName::Far => Goal::Far,
        };
        Position::read(&self.position, goal).map_err(|error| Failure::BadInput(error.to_string()))
    }
}

/// Whose moves are listed
#[derive(Debug, Subcommand)]
pub(crate) enum Moves {
    /// The moves of KLOTZ
    Klotz(KlotzMoves),
    /// The steps of a turn of The Climbers
    Climbers(ClimbersMoves),
}

#[derive(Debug, Args)]
pub(crate) struct KlotzMoves {
    #[command(flatten)]
    position: KlotzPosition,
}

#[derive(Debug, Args)]
pub(crate) struct ClimbersMoves {
    /// The position, in the game's own text form
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// Which part of the turn
    #[arg(long, value_enum)]
    kind: climbers::Kind,
    /// Options that differ from the classic ones, like "descend=forbidden bridges=yes"
    #[arg(long, default_value = "")]
    options: String,
}

/// Which positions are counted
#[derive(Debug, Subcommand)]
pub(crate) enum Perft {
    /// Those of KLOTZ
    Klotz(KlotzPerft),
}

#[derive(Debug, Args)]
pub(crate) struct KlotzPerft {
    #[command(flatten)]
    position: KlotzPosition,
    /// How many moves deep
    // What looks like a flag is a bad depth, and refused as one.
    #[arg(allow_negative_numbers = true)]
    depth: u32,
    /// Show the count behind each first move as well
    #[arg(long)]
    divide: bool,
}

/// Whose towers are built
#[derive(Debug, Subcommand)]
pub(crate) enum Tower {
    /// Those of The Climbers
    Climbers(ClimbersTower),
}

#[derive(Debug, Args)]
pub(crate) struct ClimbersTower {
    /// The number of the tower, from 0 to 18446744073709551615
    // Read by hand, so that it is refused in one line like everything else.
    #[arg(allow_hyphen_values = true)]
    seed: String,
    /// How many play, two to five
    #[arg(allow_hyphen_values = true, default_value = "4")]
    players: String,
}

/// Lists the legal moves, sorted as text.
pub(crate) fn moves(arguments: &Moves) -> Result<(), Failure> {
    let moves = match arguments {
        Moves::Klotz(arguments) => {
            let position = arguments.position.read()?;
            position.moves().into_iter().map(|mv| position.move_text(mv)).collect()
        }
        Moves::Climbers(ClimbersMoves { position, kind, options }) => {
            climbers::moves(position, options, *kind)?
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    for mv in moves {
        writeln!(out, "{mv}")?;
    }
    Ok(out.flush()?)
}

/// Writes the starting position around a tower.
pub(crate) fn tower(arguments: &Tower) -> Result<(), Failure> {
    let Tower::Climbers(ClimbersTower { seed, players }) = arguments;
    let position = climbers::tower(seed, players)?;
    Ok(writeln!(io::stdout().lock(), "{position}")?)
}

/// Counts; the last line is the number of positions.
pub(crate) fn perft(arguments: &Perft) -> Result<(), Failure> {
    let Perft::Klotz(arguments) = arguments;
    let position = arguments.position.read()?;
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
