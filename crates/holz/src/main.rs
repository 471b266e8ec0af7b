//! The program: serves the table, and answers questions about the rules.

mod arena;
mod backup;
mod bot;
mod climbers;
mod data;
mod failure;
mod numbers;
mod pile;
mod rules;
mod serve;
mod transfer;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// A table for wooden-block games
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the table to browsers
    Serve(serve::Arguments),
    /// Write a consistent copy of everything that is kept, while the table is being served
    Backup(backup::Arguments),
    /// Write everything that is kept as lines of text, to be moved to another database
    Export(transfer::Arguments),
    /// Take over everything that was exported, into a database in which nothing is kept yet
    Import(transfer::Arguments),
    /// List the legal moves of a position, one per line, sorted
    #[command(subcommand)]
    Moves(rules::Moves),
    /// Count the positions that are so many moves away
    #[command(subcommand)]
    Perft(rules::Perft),
    /// Build a tower from a seed number
    #[command(subcommand)]
    Tower(rules::Tower),
    /// Put up a starting pile from a seed number
    #[command(subcommand)]
    Pile(pile::Arguments),
    /// Simulate a recorded game of X-Stack again, and say whether every turn agrees
    Verify(verify::Arguments),
    /// Let bots play against each other, and say who is stronger and how sure that is
    Arena(arena::Arguments),
    /// Play as a program among programs: questions in, answers out, one JSON object a line
    Bot(bot::Arguments),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run() -> Result<(), Failure> {
    match Arguments::try_parse().map_err(Failure::usage)?.command {
        Command::Serve(arguments) => serve::serve(&arguments),
        Command::Backup(arguments) => backup::backup(&arguments),
        Command::Export(arguments) => transfer::export(&arguments),
        Command::Import(arguments) => transfer::import(&arguments),
        Command::Moves(arguments) => rules::moves(&arguments),
        Command::Perft(arguments) => rules::perft(&arguments),
        Command::Tower(arguments) => rules::tower(&arguments),
        Command::Pile(arguments) => pile::pile(&arguments),
        Command::Verify(arguments) => verify::verify(&arguments),
        Command::Arena(arguments) => arena::arena(&arguments),
        Command::Bot(arguments) => bot::bot(&arguments),
    }
}
