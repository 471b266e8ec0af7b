//! Every figure of the bots, as `name: value` lines and as `docs/bots.md`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use arena::stats::Interval;
use bots::Level;

use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use super::contestants::{Measured, called};
use super::duel::Duel;
use super::scale::{Rated, Scale};
use super::stored::{Share, figures};
use super::thought::longest;
use super::{duel, wins};

/// What is told of a game.
struct Game {
    /// In files.
    name: &'static str,
    title: &'static str,
    /// How results call its levels.
    called: fn(Level) -> String,
    /// How long a level thinks at most, in seconds.
    longest: fn(Level) -> Result<f64, String>,
}

impl Game {
    const fn of<G: Measured>(name: &'static str, title: &'static str) -> Game {
        Game { name, title, called: called::<G>, longest: longest::<G> }
    }
}

const GAMES: [Game; 3] = [
    Game::of::<Klotz>("klotz", "KLOTZ"),
    Game::of::<Climbers>("climbers", "The Climbers"),
    Game::of::<XStack>("xstack", "X-Stack"),
];

/// A seed that no stored match has: the sample is fresh.
const FRESH_SEED: u64 = 990_001;
/// What is played afresh, and how many games: quick levels of every game.
const FRESH: [(&str, [&str; 2], u64); 3] = [
    ("klotz", ["level:3", "level:1"], 10),
    ("climbers", ["level:4", "level:2"], 10),
    ("xstack", ["level:2", "sensible"], 2),
];

const HEAD: &str = "# The bots in figures

Written by `cargo xtask bench bots` from the results that lie in [docs/bench/levels](bench/levels) and [docs/bots](bots), where each game's page tells how its bots think; do not edit.
Intervals hold in 95 of 100 cases: Wilson's for shares, for ratings those of the model of Bradley and Terry over all results of a game, widened or
narrowed by how much pairs of games really spread (draws say more than the model knows).

## Levels

Eight levels a game, named after woods from the softest to the hardest. Two players, every opening from both seats, thought in positions and never by the clock, so that every machine plays the same
games; KLOTZ on the layout castle, on which it usually begins ([why](bots/layouts.md)); X-Stack as it usually begins too, on the fan with a hand that does not tremble. The scale begins at 600 with the player who draws lots, but sensibly (`sensible` in `holz arena`). *Step* is how much stronger a level is than the one before.
Results call bots by the parameters of their thought: those of bots that were only tried on the way count too, and parameters were chosen by some of the very results that count here. Where few games were
played the intervals are wide, and the page shows them so; levels without games show no rating.
";

/// Prints all figures, and writes the ratings and the page of figures down.
pub(crate) fn report() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = root.join("docs");
    let mut page = HEAD.to_owned();
    for Game { name: game, title, called, .. } in GAMES {
        let duels = results(&docs.join(format!("bench/levels/{game}.txt")))?;
        let Some(scale) = Scale::of(&duels, &Level::ALL.map(called)) else { continue };
        say_levels(game, &scale);
        page.push_str(&table(title, &scale));
        write(&root.join(format!("crates/bots/data/{game}_levels.txt")), &scale.file(game))?;
    }
    page.push_str(
        "\n## Against others, and what was asked of them\n\n| figure | value |\n| --- | --- |\n",
    );
    for (name, told) in figures(&docs)? {
        println!("{name}: {told}");
        writeln!(page, "| `{name}` | {told} |").expect(TAKES);
    }
    write(&docs.join("bots.md"), &page)?;
    fresh()
}

/// What was played just now: it is printed, not kept.
fn fresh() -> Result<(), String> {
    let (found, longest) = wins::found().ok_or("the suite of forced wins cannot be read")?;
    println!("fresh.klotz.forced_wins_found: {}", found.told());
    println!("fresh.klotz.forced_win_longest_ms: {}", longest.as_millis());
    for (game, sides, games) in FRESH {
        let Duel { games: [won, drawn, lost], .. } = duel(game, sides, games, FRESH_SEED)?;
        #[expect(clippy::cast_precision_loss, reason = "a handful of games")]
        let share = Share { hits: won as f64 + drawn as f64 / 2.0, of: won + drawn + lost };
        let [one, other] = sides.map(|side| side.replace(':', ""));
        println!("fresh.{game}.{one}_vs_{other}: {}", share.told());
    }
    for game in &GAMES {
        for level in [Level::Balsa, Level::Ebony] {
            let longest = (game.longest)(level)?;
            println!("fresh.{}.level{}_longest_turn_s: {longest:.3}", game.name, level.number());
        }
    }
    Ok(())
}

/// The stored results of a game's levels.
fn results(path: &Path) -> Result<Vec<Duel>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::parse).collect()
}

fn say_levels(game: &str, scale: &Scale) {
    for (rated, level) in scale.levels.iter().zip(Level::ALL) {
        let Some(Rated { points, interval, step, games }) = rated else { continue };
        let Interval { low, high } = interval;
        let number = level.number();
        println!(
            "{game}.level{number}.rating: {points:.0} (95 % {low:.0} to {high:.0}), {games} games"
        );
        if let Some((step, Interval { low, high })) = step {
            println!("{game}.level{number}.step: {step:.0} (95 % {low:.0} to {high:.0})");
        }
    }
    let (even, apart) = scale.even();
    println!("{game}.steps_of_100_to_250: {even} of 7");
    println!("{game}.neighbours_apart: {apart} of 7");
    if let Some(share) = losses(scale) {
        println!("{game}.level1.loses_to_sensible: {}", share.told());
    }
}

#[expect(clippy::cast_precision_loss, reason = "games are counted here, not grains of sand")]
fn losses(scale: &Scale) -> Option<Share> {
    scale.lowest_loses.map(|(lost, of)| Share { hits: lost as f64, of })
}

fn table(title: &str, scale: &Scale) -> String {
    let mut text = format!(
        "\n### {title}\n\n| level | rating | 95 % | step | 95 % | games |\n| --- | ---: | --- | ---: | --- | ---: |\n"
    );
    for (rated, level) in scale.levels.iter().zip(Level::ALL) {
        let name = format!("{} {}", level.number(), level.name());
        let Some(Rated { points, interval, step, games }) = rated else {
            writeln!(text, "| {name} | not measured | | | | |").expect(TAKES);
            continue;
        };
        let between = |interval: &Interval| format!("{:.0} to {:.0}", interval.low, interval.high);
        let (step, around) = step.map_or((String::new(), String::new()), |(step, around)| {
            (format!("{step:.0}"), between(&around))
        });
        writeln!(
            text,
            "| {name} | {points:.0} | {} | {step} | {around} | {games} |",
            between(interval)
        )
        .expect(TAKES);
    }
    if scale.levels.iter().all(Option::is_none) {
        return format!("\n### {title}\n\nNot measured yet.\n");
    }
    let (even, apart) = scale.even();
    writeln!(
        text,
        "\nWanted are steps of 100 to 250 points between the eight, and intervals that do not overlap: {even} of 7 steps are so long, {apart} of 7 neighbours are apart."
    )
    .expect(TAKES);
    if let Some(share) = losses(scale) {
        writeln!(
            text,
            "\nThe lowest level loses {} of its games to the sensible player; about a half is wanted.",
            share.told()
        )
        .expect(TAKES);
    }
    text
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

const TAKES: &str = "a string takes everything";
