//! The `holz` program: the server, the arena and command-line tools for the rules.

mod command_error;
mod commands;
mod data_options;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::command_error::CommandError;
use crate::commands::{arena, backup, bot, export_import, pile, rules, serve, verify};

/// Wooden-block games: server, arena and rules
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start the server
    Serve(serve::Arguments),
    /// Copy the database to a file, even while the server is running
    Backup(backup::Arguments),
    /// Export all data to a text file, to move it to another database
    Export(export_import::Arguments),
    /// Import exported data into an empty database
    Import(export_import::Arguments),
    /// List the legal moves of a position, one per line, sorted
    #[command(subcommand)]
    Moves(rules::Moves),
    /// Count the positions after a number of moves (perft)
    #[command(subcommand)]
    Perft(rules::Perft),
    /// Print the starting tower of a seed
    #[command(subcommand)]
    Tower(rules::Tower),
    /// Print the starting pile of a seed
    #[command(subcommand)]
    Pile(pile::Arguments),
    /// Simulate a recorded X-Stack game again and check every turn
    Verify(verify::Arguments),
    /// Play matches between bots and compare their strength
    Arena(arena::Arguments),
    /// Run a bot that speaks the line protocol on standard input and output
    Bot(bot::Arguments),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

fn run() -> Result<(), CommandError> {
    match Arguments::try_parse().map_err(CommandError::usage)?.command {
        Command::Serve(arguments) => serve::serve(&arguments),
        Command::Backup(arguments) => backup::backup(&arguments),
        Command::Export(arguments) => export_import::export(&arguments),
        Command::Import(arguments) => export_import::import(&arguments),
        Command::Moves(arguments) => rules::moves(&arguments),
        Command::Perft(arguments) => rules::perft(&arguments),
        Command::Tower(arguments) => rules::tower(&arguments),
        Command::Pile(arguments) => pile::pile(&arguments),
        Command::Verify(arguments) => verify::verify(&arguments),
        Command::Arena(arguments) => arena::arena(&arguments),
        Command::Bot(arguments) => bot::bot(&arguments),
    }
}
