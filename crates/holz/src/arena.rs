//! `holz arena`: matches between any bots.

mod json;
mod progress;
mod records;
mod table;

use std::io::{self, Write as _};
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use arena::stats::{Sprt, SprtError, SprtState};
use arena::{Bout, Contest, Contestant, Hosted, Limit, Tally, Terms};
use clap::{Args, ValueEnum};
use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use crate::failure::Failure;
use progress::Display;
use records::Folder;

/// A game that bots can play.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum GameName {
    /// KLOTZ, for 2 to 4
    Klotz,
    /// The Climbers, for 2 to 5
    Climbers,
    /// X-Stack, for 2 to 5
    Xstack,
}

/// What is said below the options.
const MORE: &str = "\
Contestants:
  level:N           our own bot of that level
  random            whatever the lot says, by the rules
  sensible          the same, but nothing that makes no sense: where ratings begin
  program:COMMAND   an outside program that speaks the line protocol of `holz bot`; the words of
                    the command are separated by space (docs/bots/protocol.md)

Every opening is played as often as there are seats, and everybody moves on by one seat from game
to game. With fewer contestants than seats the last one takes all that are left: `A B --seats 4` is
A against three B. With more, every table that can be made of them is played, and all are rated on
one scale.

A program that plays against the rules, does not answer in time or breaks off has lost; if more than
two are left, they play on. A shared win is divided among the winners, a draw among all.

Examples:
  holz arena klotz level:3 level:2 --games 400
  holz arena klotz level:3 program:\"node my-bot.mjs\" --time 1000 --records games
  holz arena klotz level:3 level:2 --sprt 0,30
  holz arena klotz level:3 level:2 --seats 4 --option layout=diamond
  holz arena climbers level:1 level:2 level:3 random --seats 2 --json";

/// How long a program may be silent.
const PATIENCE_MS: NonZeroU64 = NonZeroU64::new(60_000).expect("not zero");

/// At most so many games are played until a test has found something.
const MOST_GAMES: u64 = 20_000;

#[derive(Debug, Args)]
#[command(after_help = MORE)]
pub(crate) struct Arguments {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// Who plays; see below
    #[arg(required = true, value_name = "CONTESTANT")]
    contestants: Vec<String>,
    /// How many games, rounded up so that everybody sits everywhere equally often [default: 100; 20000
    /// at most with --sprt]
    #[arg(long, value_name = "N")]
    games: Option<NonZeroU64>,
    /// Stop as soon as it is known whether the first of two is stronger by E0 or by E1 Elo points
    #[arg(long, value_name = "E0,E1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// How often --sprt may say E1 though E0 is true
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    alpha: f64,
    /// How often --sprt may say E0 though E1 is true
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    beta: f64,
    /// Time for a move [default: what a level takes by itself, and as long as --patience for programs]
    #[arg(long, value_name = "MS")]
    time: Option<NonZeroU64>,
    /// Positions to look at for a move, for those who count them
    #[arg(long, value_name = "N")]
    nodes: Option<NonZeroU64>,
    /// How long a program may be silent when no --time is given
    #[arg(long, value_name = "MS", default_value_t = PATIENCE_MS)]
    patience: NonZeroU64,
    /// How many sit at a table [default: all contestants, or 2 if they are too many]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// How many moves of every opening are drawn by lot [default: 4 in KLOTZ, else none: every tower
    /// and every pile is another]
    #[arg(long, value_name = "PLIES")]
    openings: Option<usize>,
    /// After so many moves a game is a draw [default: 1000, in X-Stack 300]
    #[arg(long, value_name = "PLIES")]
    longest: Option<NonZeroUsize>,
    /// Where all randomness comes from: the same seed, the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time [default: one for each core]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// An option of the game, and layout=NAME or layout=NAME,NAME in KLOTZ, where otherwise all layouts are played; can
    /// be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Write the record of every game into this folder, and a list of all games
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write the result as JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Say nothing about how far the games are
    #[arg(long)]
    quiet: bool,
}

/// Plays, and says how it went.
pub(crate) fn arena(arguments: &Arguments) -> Result<(), Failure> {
    match arguments.game {
        GameName::Klotz => run::<Klotz>(arguments),
        GameName::Climbers => run::<Climbers>(arguments),
        GameName::Xstack => run::<XStack>(arguments),
    }
}

/// A contest that is over.
struct Outcome<'a> {
    game: &'static str,
    options: &'a [String],
    terms: &'a Terms,
    tally: Tally,
    bouts: Vec<Bout>,
    sprt: Option<SprtState>,
}

fn run<G: Hosted + 'static>(arguments: &Arguments) -> Result<(), Failure> {
    let patience = Duration::from_millis(arguments.patience.get());
    let contestants: Result<Vec<Contestant<G>>, _> =
        arguments.contestants.iter().map(|text| Contestant::read(text, patience)).collect();
    let contestants = contestants.map_err(bad_input)?;
    let venue = G::venue(&arguments.options).map_err(bad_input)?;
    let terms = terms::<G>(arguments).map_err(bad_input)?;
    let contest = Contest::new(contestants, venue, terms).map_err(bad_input)?;
    let mut folder = arguments.records.as_deref().map(Folder::create).transpose()?;
    let mut display = Display::new(&contest.names(), arguments.quiet);
    let mut sprt = None;
    let bouts = contest.run(&mut |progress| {
        sprt = progress.sprt;
        if let Some(folder) = &mut folder {
            folder.keep(progress.bout, &contest.names(), &progress.record.to_string())?;
        }
        display.show(progress.bout, progress.done, progress.games, progress.sprt)
    })?;
    display.end()?;
    let (terms, names) = (contest.terms(), contest.names());
    let tally = Tally::of(&names, terms.seats, &bouts);
    let outcome = Outcome { game: G::ID, options: &arguments.options, terms, tally, bouts, sprt };
    let text = if arguments.json {
        format!("{:#}\n", json::described(&outcome))
    } else {
        table::table(&outcome)
    };
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

fn terms<G: Hosted>(arguments: &Arguments) -> Result<Terms, SprtError> {
    let sprt = arguments.sprt.as_deref().map(|text| {
        let test: Sprt = text.parse()?;
        Sprt::new(test.elo0, test.elo1, arguments.alpha, arguments.beta)
    });
    let sprt = sprt.transpose()?;
    let players = arguments.contestants.len();
    let usual_seats = if G::SEATS.contains(&players) { players } else { *G::SEATS.start() };
    let usual = Terms::usual::<G>(arguments.seats.unwrap_or(usual_seats));
    let usual_games = if sprt.is_some() { MOST_GAMES } else { usual.games };
    let cores = || available_parallelism().unwrap_or(NonZeroUsize::MIN);
    Ok(Terms {
        games: arguments.games.map_or(usual_games, NonZeroU64::get),
        sprt,
        limit: Limit {
            time: arguments.time.map(|time| Duration::from_millis(time.get())),
            nodes: arguments.nodes.map(NonZeroU64::get),
        },
        opening_plies: arguments.openings.unwrap_or(usual.opening_plies),
        longest: arguments.longest.map_or(usual.longest, NonZeroUsize::get),
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(cores).get(),
        ..usual
    })
}

fn bad_input(error: impl std::fmt::Display) -> Failure {
    Failure::BadInput(error.to_string())
}
