//! Contestants of strength matches: levels, random players, first-generation bots, and bots with any
//! parameters.

use std::time::Duration;

use arena::builtin::BaselinePlayer;
use arena::{
    ArenaGame, ChosenMove, Contestant, Failure, FailureKind, GameHistory, MoveRequest, Player,
};
use bots::climbers_bot::{Baseline, Engine};
use bots::{BaselineLevel, Level};
use climbers::{Climbers, Turn};
use klotz::{Klotz, Move};
use xstack::XStack;

/// The name of the baseline player in stored results.
pub(crate) const STORED_BASELINE: &str = "sensible";

/// A game whose bots are measured.
pub(crate) trait Measured: ArenaGame + 'static {
    /// The arena options of all matches. They never change, so that stored results stay reproducible and
    /// comparable.
    const SETUP: &[&str] = &[];

    /// The parameters of a bot.
    type Config: Copy + Send + Sync + 'static;

    /// The setup of all matches.
    fn benchmark_setup() -> Result<Self::GameSetup, String> {
        let options: Vec<String> = Self::SETUP.iter().map(|&option| option.to_owned()).collect();
        Self::setup(&options).map_err(|error| error.to_string())
    }

    /// The parameters of a level.
    fn of(level: Level) -> Self::Config;

    /// The parameters of a first-generation bot.
    fn first(level: BaselineLevel) -> Self::Config;

    /// Parses parameters.
    fn from_text(words: &[&str]) -> Option<Self::Config>;

    /// Formats parameters.
    fn to_text(config: &Self::Config) -> String;

    /// The move of a bot with these parameters.
    fn choose(&self, config: &Self::Config, seed: u64) -> Option<Self::Move>;
}

/// The name of a level in stored results: its parameters. When a level changes, its old results no longer
/// count for it, but still help to rate its opponents.
pub(crate) fn stored_name<G: Measured>(level: Level) -> String {
    format!("try:{}", G::to_text(&G::of(level)))
}

/// Parses a contestant: as in the arena, or `first:3`, or `try:` with parameters.
pub(crate) fn contestant<G: Measured>(text: &str) -> Result<Contestant<G>, String> {
    let level = text.strip_prefix("level:").and_then(|number| number.parse().ok());
    let text =
        &level.and_then(Level::from_number).map_or_else(|| text.to_owned(), stored_name::<G>);
    let no = || format!("unknown contestant {text:?}");
    let config = if let Some(number) = text.strip_prefix("first:") {
        let number: usize = number.parse().map_err(|_| no())?;
        G::first(*BaselineLevel::ALL.get(number.wrapping_sub(1)).ok_or_else(no)?)
    } else if let Some(words) = text.strip_prefix("try:") {
        G::from_text(&words.split(',').collect::<Vec<_>>()).ok_or_else(no)?
    } else {
        if matches!(text.as_str(), "baseline" | STORED_BASELINE) {
            return Ok(Contestant::new(STORED_BASELINE, || BaselinePlayer));
        }
        let timeout = Duration::from_mins(1);
        return Contestant::read(text, timeout).map_err(|error| error.to_string());
    };
    Ok(Contestant::new(text, move || ConfiguredBot::<G>(config)))
}

struct ConfiguredBot<G: Measured>(G::Config);

impl<G: Measured> Player<G> for ConfiguredBot<G> {
    fn choose(
        &mut self,
        history: &GameHistory<G>,
        request: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure> {
        let mv = history.game().choose(&self.0, request.seed);
        let nothing = || Failure::new(FailureKind::Broken, "it found no move");
        mv.map(ChosenMove::only).ok_or_else(nothing)
    }
}

fn numbers<const N: usize>(words: &[&str]) -> Option<[i32; N]> {
    let numbers: Result<Vec<i32>, _> = words.iter().map(|word| word.parse()).collect();
    numbers.ok()?.try_into().ok()
}

impl Measured for Klotz {
    /// The default layout. Older results are in `docs/bench/levels/klotz-before-castle.txt`.
    const SETUP: &[&str] = &["layout=castle"];

    type Config = bots::klotz_bot::Config;

    fn of(level: Level) -> Self::Config {
        Self::Config::of(level)
    }

    fn first(level: BaselineLevel) -> Self::Config {
        match level {
            BaselineLevel::Beginner => Self::Config::BASELINE_BEGINNER,
            BaselineLevel::Casual => Self::Config::BASELINE_CASUAL,
            BaselineLevel::Skilled => Self::Config::BASELINE_SKILLED,
        }
    }

    /// Depth, positions, temperature, margin, quiescence.
    fn from_text(words: &[&str]) -> Option<Self::Config> {
        let [depth, nodes, temperature, margin, quiescence] = numbers(words)?;
        let (depth, nodes) = (depth.unsigned_abs(), u64::from(nodes.unsigned_abs()));
        let mut config = Self::Config::STRONGEST;
        config.pruning.quiescence_depth = quiescence.unsigned_abs();
        Some(Self::Config { depth, nodes, temperature, margin, ..config })
    }

    fn to_text(config: &Self::Config) -> String {
        let Self::Config { depth, nodes, temperature, margin, pruning, .. } = config;
        format!("{depth},{nodes},{temperature},{margin},{}", pruning.quiescence_depth)
    }

    fn choose(&self, config: &Self::Config, seed: u64) -> Option<Move> {
        bots::klotz_bot::choose_with(self, config, seed, &mut || false).map(|choice| choice.mv)
    }
}

impl Measured for Climbers {
    type Config = bots::climbers_bot::Config;

    fn of(level: Level) -> Self::Config {
        Self::Config::of(level)
    }

    fn first(level: BaselineLevel) -> Self::Config {
        Self::Config::baseline(level)
    }

    /// The name of a first-generation bot or the positions of the strong bot; temperature, margin.
    fn from_text(words: &[&str]) -> Option<Self::Config> {
        let (&engine, choice) = words.split_first()?;
        let [temperature, margin] = numbers(choice)?;
        let first = Baseline::NAMED.into_iter().find(|(name, _)| *name == engine);
        let engine = match first {
            Some((_, first)) => Engine::Baseline(first),
            None => Self::Config::STRONGEST.within(engine.parse().ok()?).engine,
        };
        Some(Self::Config { engine, temperature, margin })
    }

    fn to_text(config: &Self::Config) -> String {
        let engine = match config.engine {
            Engine::Strong(limits) => limits.nodes.to_string(),
            Engine::Baseline(first) => {
                let known = Baseline::NAMED.into_iter().find(|(_, known)| *known == first);
                known.map_or("another", |(name, _)| name).to_owned()
            }
        };
        format!("{engine},{},{}", config.temperature, config.margin)
    }

    fn choose(&self, config: &Self::Config, seed: u64) -> Option<Turn> {
        bots::climbers_bot::choose_with(self, config, seed, &mut || false).map(|choice| choice.turn)
    }
}

/// A bot of X-Stack.
#[derive(Clone, Copy)]
pub(crate) enum Stacker {
    First(BaselineLevel),
    Planner(bots::xstack_bot::Config),
}

impl Measured for XStack {
    /// The default options, written out so that results stay valid if defaults change.
    const SETUP: &[&str] = &["design=fan", "hand=normal", "tremor=none", "rounds=1"];

    type Config = Stacker;

    fn of(level: Level) -> Stacker {
        Stacker::Planner(bots::xstack_bot::Config::of(level))
    }

    fn first(level: BaselineLevel) -> Stacker {
        Stacker::First(level)
    }

    /// Candidates, trials, confirming trials, perception noise in hundredths of N, temperature, margin.
    fn from_text(words: &[&str]) -> Option<Stacker> {
        let [candidates, trials, sure, noise, temperature, margin] = numbers(words)?;
        Some(Stacker::Planner(bots::xstack_bot::Config {
            candidates: candidates.unsigned_abs() as usize,
            trials: trials.unsigned_abs(),
            confirm_trials: sure.unsigned_abs(),
            perception_noise: f64::from(noise) / 100.0,
            temperature,
            margin,
        }))
    }

    fn to_text(config: &Stacker) -> String {
        match config {
            Stacker::First(level) => format!("first,{level:?}"),
            Stacker::Planner(config) => {
                let bots::xstack_bot::Config {
                    candidates,
                    trials,
                    confirm_trials,
                    perception_noise,
                    temperature,
                    margin,
                } = config;
                let noise = (perception_noise * 100.0).round();
                format!("{candidates},{trials},{confirm_trials},{noise},{temperature},{margin}")
            }
        }
    }

    fn choose(&self, config: &Stacker, seed: u64) -> Option<xstack::Turn> {
        match config {
            Stacker::First(level) => {
                bots::xstack_bot::play_turn_baseline(self, *level, seed, &mut || false)
            }
            Stacker::Planner(config) => {
                bots::xstack_bot::play_turn_with(self, config, seed, &mut || false)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parameters must survive a round trip, so that a stored result refers to the right bot.
    fn check_round_trip<G: Measured>() {
        for level in Level::ALL {
            let text = G::to_text(&G::of(level));
            let read =
                G::from_text(&text.split(',').collect::<Vec<_>>()).expect("valid parameters");
            assert_eq!(G::to_text(&read), text);
            assert_eq!(
                contestant::<G>(&format!("level:{}", level.number())).unwrap().name(),
                stored_name::<G>(level)
            );
        }
        let mut names: Vec<String> = Level::ALL.map(stored_name::<G>).to_vec();
        names.dedup();
        assert_eq!(names.len(), Level::ALL.len(), "all levels differ");
    }

    #[test]
    fn levels_are_named_by_their_parameters() {
        check_round_trip::<Klotz>();
        check_round_trip::<Climbers>();
        check_round_trip::<XStack>();
    }
}
