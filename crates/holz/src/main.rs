//! The `holz` program: the server, the arena and command-line tools for the rules.

mod command_error;
mod commands;
mod config_file;
mod data_options;
mod https_options;
mod private_file;
mod scheduled_backups;

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::command_error::CommandError;
use crate::commands::{
    arena_command, backup, bot, config, export_import, keys, picture_command, pile, restore, rules,
    serve, verify,
};
use crate::config_file::Settings;

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
    /// Check or show the configuration of the server
    #[command(subcommand)]
    Config(config::Arguments),
    /// Copy the database to a file, even while the server is running
    Backup(backup::Arguments),
    /// Make a data folder from a backup
    Restore(restore::Arguments),
    /// Export all data to a text file, to move it to another database
    Export(export_import::Arguments),
    /// Import exported data into an empty database
    Import(export_import::ImportArguments),
    /// Sign cookies with a new key; cookies of older keys stay valid
    RotateKeys(keys::Arguments),
    /// End all sessions and make every guest a newcomer, for example after restoring a backup
    InvalidateSessions(keys::Arguments),
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
    /// Draw a position as an SVG or PNG file
    #[command(subcommand)]
    Picture(picture_command::Arguments),
    /// Simulate a recorded X-Stack game again and check every turn
    Verify(verify::Arguments),
    /// Play matches between bots and compare their strength
    Arena(arena_command::Arguments),
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
    let program = Arguments::command();
    let settings = Settings::load(&program, std::env::args_os())?;
    let program = settings.apply(program);
    let matches = program.clone().try_get_matches().map_err(CommandError::usage)?;
    match Arguments::from_arg_matches(&matches).map_err(CommandError::usage)?.command {
        Command::Serve(arguments) => serve::serve(&arguments),
        Command::Config(arguments) => {
            let inner = matches.subcommand().zip(program.find_subcommand("config"));
            inner.map_or(Ok(()), |((_, matches), command)| {
                config::config(&arguments, &settings, matches, command)
            })
        }
        Command::Backup(arguments) => backup::backup(&arguments),
        Command::Restore(arguments) => restore::restore(&arguments),
        Command::Export(arguments) => export_import::export(&arguments),
        Command::Import(arguments) => export_import::import(&arguments),
        Command::RotateKeys(arguments) => keys::rotate(&arguments),
        Command::InvalidateSessions(arguments) => keys::invalidate(&arguments),
        Command::Moves(arguments) => rules::moves(&arguments),
        Command::Perft(arguments) => rules::perft(&arguments),
        Command::Tower(arguments) => rules::tower(&arguments),
        Command::Pile(arguments) => pile::pile(&arguments),
        Command::Picture(arguments) => picture_command::picture(&arguments),
        Command::Verify(arguments) => verify::verify(&arguments),
        Command::Arena(arguments) => arena_command::arena(&arguments),
        Command::Bot(arguments) => bot::bot(&arguments),
    }
}
