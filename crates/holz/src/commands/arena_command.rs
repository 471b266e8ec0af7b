//! `holz arena`: matches between bots.

mod json;
mod progress;
mod records;
mod report;
mod results_table;

use std::io::{self, Write as _};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use arena::stats::{Sprt, SprtError, SprtState};
use arena::{ArenaGame, Contest, ContestConfig, ContestResults, Contestant, Limit, PlayedGame};
use clap::{Args, ValueEnum};
use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use crate::command_error::CommandError;
use progress::Display;
use records::RecordFolder;

/// A game.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum GameName {
    /// KLOTZ, 2 to 4 players
    Klotz,
    /// The Climbers, 2 to 5 players
    Climbers,
    /// X-Stack, 2 to 5 players
    Xstack,
}

/// Printed below the options.
const MORE: &str = "\
Contestants:
  level:N           built-in bot, level 1 to 8
  random            random legal moves
  baseline          random reasonable moves; ratings start at this player
  program:COMMAND   external program that speaks the protocol of `holz bot`; whitespace separates
                    the arguments (docs/bots/protocol.md)

Each opening is played once for every seat, with the contestants rotating by one seat per game. With
fewer contestants than seats, the last one takes the remaining seats: `A B --seats 4` is A against
three B. With more contestants than seats, all combinations play, and all are rated on one scale.

A program loses if it makes an illegal move, exceeds its time or crashes; if more than two players
are left, they play on. Winners share the point of a game; in a draw all players share it.

Examples:
  holz arena klotz level:3 level:2 --games 400
  holz arena klotz level:3 program:\"node my-bot.mjs\" --time 1000 --records games
  holz arena klotz level:3 level:2 --sprt 0,30
  holz arena klotz level:3 level:2 --seats 4 --option layout=diamond
  holz arena climbers level:1 level:2 level:3 random --seats 2 --json";

/// The default time limit for replies of a program.
const PATIENCE_MS: NonZeroU64 = NonZeroU64::new(60_000).expect("not zero");

/// The maximum number of games with `--sprt`.
const MAX_SPRT_GAMES: u64 = 20_000;

#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(crate) struct Arguments {
    /// Game to play
    #[arg(value_enum)]
    game: GameName,
    /// Contestants; see below
    #[arg(required = true, value_name = "CONTESTANT")]
    contestants: Vec<String>,
    /// Number of games, rounded up to whole rounds [default: 100, or at most 20000 with --sprt]
    #[arg(long, value_name = "N")]
    games: Option<NonZeroU64>,
    /// Sequential test: stop when it is clear whether the first contestant is stronger by E0 or E1 Elo
    #[arg(long, value_name = "E0,E1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Probability that --sprt accepts E1 when E0 is true
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    alpha: f64,
    /// Probability that --sprt accepts E0 when E1 is true
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    beta: f64,
    /// Time per move [default: the level's own limit; --patience for programs]
    #[arg(long, value_name = "MS")]
    time: Option<NonZeroU64>,
    /// Positions to search per move, for bots that count them
    #[arg(long, value_name = "N")]
    nodes: Option<NonZeroU64>,
    /// CPU time per move of a program, over all its threads (on Linux; in steps of 10 ms)
    #[arg(long, value_name = "MS")]
    cpu: Option<NonZeroU64>,
    /// Timeout for programs without --time
    #[arg(long, value_name = "MS", default_value_t = PATIENCE_MS)]
    patience: NonZeroU64,
    /// Players per game [default: all contestants, or 2 if the game does not support that many]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Random moves in each opening [default: 4 in KLOTZ; 0 in the others, where towers and piles vary]
    #[arg(long, value_name = "PLIES")]
    openings: Option<usize>,
    /// A game with more moves is a draw [default: 1000; 300 in X-Stack]
    #[arg(long, value_name = "PLIES")]
    longest: Option<NonZeroUsize>,
    /// Seed: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played in parallel [default: number of cores]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Option of the game; can be repeated. In KLOTZ also layout=NAME,... [default: all layouts]
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Write a record of each game, a list of all games and a report page (report.html) to this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Show no progress
    #[arg(long)]
    quiet: bool,
}

/// Plays the games and prints the results.
pub(crate) fn arena(arguments: &Arguments) -> Result<(), CommandError> {
    match arguments.game {
        GameName::Klotz => run::<Klotz>(arguments),
        GameName::Climbers => run::<Climbers>(arguments),
        GameName::Xstack => run::<XStack>(arguments),
    }
}

/// A finished contest.
struct Outcome<'a> {
    game: &'static str,
    options: &'a [String],
    config: &'a ContestConfig,
    results: ContestResults,
    games: Vec<PlayedGame>,
    sprt: Option<SprtState>,
}

fn run<G: ArenaGame + 'static>(arguments: &Arguments) -> Result<(), CommandError> {
    let timeout = Duration::from_millis(arguments.patience.get());
    let contestants: Result<Vec<Contestant<G>>, _> =
        arguments.contestants.iter().map(|text| Contestant::read(text, timeout)).collect();
    let contestants = contestants.map_err(bad_input)?;
    let setup = G::setup(&arguments.options).map_err(bad_input)?;
    let config = config::<G>(arguments).map_err(bad_input)?;
    let contest = Contest::new(contestants, setup, config).map_err(bad_input)?;
    let mut records = arguments.records.as_deref().map(RecordFolder::create).transpose()?;
    let mut display = Display::new(&contest.names(), contest.games(), arguments.quiet);
    let mut sprt = None;
    let games = contest.run(&mut |progress| {
        sprt = progress.sprt;
        if let Some(records) = &mut records {
            records.write(progress.played, &contest.names(), &progress.record.to_string())?;
        }
        display.update(progress.played, progress.done, progress.games, progress.sprt);
        Ok(())
    })?;
    display.finish();
    let (config, names) = (contest.config(), contest.names());
    let results = ContestResults::new(&names, config.seats, &games);
    let outcome =
        Outcome { game: G::ID, options: &arguments.options, config, results, games, sprt };
    if let Some(records) = &records {
        records.write_report(&report::page(&outcome))?;
    }
    let text = if arguments.json {
        format!("{:#}\n", json::contest(&outcome))
    } else {
        results_table::table(&outcome)
    };
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

fn config<G: ArenaGame>(arguments: &Arguments) -> Result<ContestConfig, SprtError> {
    let sprt = arguments.sprt.as_deref().map(|text| {
        let test: Sprt = text.parse()?;
        Sprt::new(test.elo0, test.elo1, arguments.alpha, arguments.beta)
    });
    let sprt = sprt.transpose()?;
    let players = arguments.contestants.len();
    let default_seats = if G::SEATS.contains(&players) { players } else { *G::SEATS.start() };
    let defaults = ContestConfig::default_for::<G>(arguments.seats.unwrap_or(default_seats));
    let default_games = if sprt.is_some() { MAX_SPRT_GAMES } else { defaults.games };
    let cores = || available_parallelism().unwrap_or(NonZeroUsize::MIN);
    Ok(ContestConfig {
        games: arguments.games.map_or(default_games, NonZeroU64::get),
        sprt,
        limit: Limit {
            time: arguments.time.map(|time| Duration::from_millis(time.get())),
            nodes: arguments.nodes.map(NonZeroU64::get),
            cpu: arguments.cpu.map(|cpu| Duration::from_millis(cpu.get())),
        },
        opening_plies: arguments.openings.unwrap_or(defaults.opening_plies),
        max_plies: arguments.longest.map_or(defaults.max_plies, NonZeroUsize::get),
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(cores).get(),
        ..defaults
    })
}

fn bad_input(error: impl std::fmt::Display) -> CommandError {
    CommandError::BadInput(error.to_string())
}
