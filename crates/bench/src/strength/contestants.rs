//! Who plays in matches that measure bots: levels, those who draw lots, the first bots, and bots of
//! any strength that are being tried.

use std::time::Duration;

use arena::{Contestant, Course, Failure, FailureKind, Hosted, Player, Task, Thought};
use bots::climbers::{Engine, First};
use bots::{BaselineLevel, Level};
use climbers::{Climbers, Turn};
use klotz::{Klotz, Move};
use xstack::XStack;

/// A game whose bots are measured.
pub(crate) trait Measured: Hosted + 'static {
    /// On what bots are measured, as choices of the arena: always the same, so that stored results can
    /// be played again and new ones stand beside them.
    const VENUE: &[&str] = &[];

    /// A bot by its parameters.
    type Config: Copy + Send + Sync + 'static;

    /// Where bots are measured.
    fn measured_at() -> Result<Self::Venue, String> {
        let choices: Vec<String> = Self::VENUE.iter().map(|&choice| choice.to_owned()).collect();
        Self::venue(&choices).map_err(|error| error.to_string())
    }

    /// A level.
    fn of(level: Level) -> Self::Config;

    /// A level of the first bot.
    fn first(level: BaselineLevel) -> Self::Config;

    /// The bot of these parameters.
    fn tried(words: &[&str]) -> Option<Self::Config>;

    /// The parameters of a bot.
    fn told(config: &Self::Config) -> String;

    /// What such a bot plays.
    fn choose(&self, config: &Self::Config, seed: u64) -> Option<Self::Move>;
}

/// How results call a level: by its parameters. So results that were played before a level became what it
/// is say nothing of it, and those of bots that were only tried tell how strong the levels are that met them.
pub(crate) fn called<G: Measured>(level: Level) -> String {
    format!("try:{}", G::told(&G::of(level)))
}

/// The contestant that these words name: as in the arena, or `first:3`, or `try:` with parameters.
pub(crate) fn contestant<G: Measured>(text: &str) -> Result<Contestant<G>, String> {
    let level = text.strip_prefix("level:").and_then(|number| number.parse().ok());
    let text = &level.and_then(Level::from_number).map_or_else(|| text.to_owned(), called::<G>);
    let no = || format!("{text:?} names no contestant");
    let config = if let Some(number) = text.strip_prefix("first:") {
        let number: usize = number.parse().map_err(|_| no())?;
        G::first(*BaselineLevel::ALL.get(number.wrapping_sub(1)).ok_or_else(no)?)
    } else if let Some(words) = text.strip_prefix("try:") {
        G::tried(&words.split(',').collect::<Vec<_>>()).ok_or_else(no)?
    } else {
        let patience = Duration::from_mins(1);
        return Contestant::read(text, patience).map_err(|error| error.to_string());
    };
    Ok(Contestant::new(text, move || Configured::<G>(config)))
}

struct Configured<G: Measured>(G::Config);

impl<G: Measured> Player<G> for Configured<G> {
    fn choose(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure> {
        let mv = course.game().choose(&self.0, task.seed);
        let nothing = || Failure::new(FailureKind::Broken, "it found no move");
        mv.map(Thought::only).ok_or_else(nothing)
    }
}

fn numbers<const N: usize>(words: &[&str]) -> Option<[i32; N]> {
    let numbers: Result<Vec<i32>, _> = words.iter().map(|word| word.parse()).collect();
    numbers.ok()?.try_into().ok()
}

impl Measured for Klotz {
    /// Where most games begin. Results from before it was found are in `docs/bench/levels/klotz-before-castle.txt`.
    const VENUE: &[&str] = &["layout=castle"];

    type Config = bots::klotz::Config;

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
    fn tried(words: &[&str]) -> Option<Self::Config> {
        let [depth, nodes, temperature, margin, quiescence] = numbers(words)?;
        let (depth, nodes) = (depth.unsigned_abs(), u64::from(nodes.unsigned_abs()));
        let mut config = Self::Config::STRONGEST;
        config.pruning.quiescence_depth = quiescence.unsigned_abs();
        Some(Self::Config { depth, nodes, temperature, margin, ..config })
    }

    fn told(config: &Self::Config) -> String {
        let Self::Config { depth, nodes, temperature, margin, pruning, .. } = config;
        format!("{depth},{nodes},{temperature},{margin},{}", pruning.quiescence_depth)
    }

    fn choose(&self, config: &Self::Config, seed: u64) -> Option<Move> {
        bots::klotz::choose_with(self, config, seed, &mut || false).map(|choice| choice.mv)
    }
}

impl Measured for Climbers {
    type Config = bots::climbers::Config;

    fn of(level: Level) -> Self::Config {
        Self::Config::of(level)
    }

    fn first(level: BaselineLevel) -> Self::Config {
        Self::Config::first(level)
    }

    /// How much the first bot thinks of, or the positions of the strong bot; temperature, margin.
    fn tried(words: &[&str]) -> Option<Self::Config> {
        let (&engine, choice) = words.split_first()?;
        let [temperature, margin] = numbers(choice)?;
        let first = First::NAMED.into_iter().find(|(name, _)| *name == engine);
        let engine = match first {
            Some((_, first)) => Engine::First(first),
            None => Self::Config::STRONGEST.within(engine.parse().ok()?).engine,
        };
        Some(Self::Config { engine, temperature, margin })
    }

    fn told(config: &Self::Config) -> String {
        let engine = match config.engine {
            Engine::Deep(ahead) => ahead.nodes.to_string(),
            Engine::First(first) => {
                let known = First::NAMED.into_iter().find(|(_, known)| *known == first);
                known.map_or("another", |(name, _)| name).to_owned()
            }
        };
        format!("{engine},{},{}", config.temperature, config.margin)
    }

    fn choose(&self, config: &Self::Config, seed: u64) -> Option<Turn> {
        bots::climbers::choose_with(self, config, seed, &mut || false).map(|choice| choice.turn)
    }
}

/// A bot of X-Stack.
#[derive(Clone, Copy)]
pub(crate) enum Stacker {
    First(BaselineLevel),
    Planner(bots::xstack::Config),
}

impl Measured for XStack {
    /// As most games begin; written out, so that results stay what they are if that should change.
    const VENUE: &[&str] = &["design=fan", "hand=normal", "tremor=none", "rounds=1"];

    type Config = Stacker;

    fn of(level: Level) -> Stacker {
        Stacker::Planner(bots::xstack::Config::of(level))
    }

    fn first(level: BaselineLevel) -> Stacker {
        Stacker::First(level)
    }

    /// Candidates, trials, how sure, blur in hundredths of N, temperature, margin.
    fn tried(words: &[&str]) -> Option<Stacker> {
        let [candidates, trials, sure, blur, temperature, margin] = numbers(words)?;
        Some(Stacker::Planner(bots::xstack::Config {
            candidates: candidates.unsigned_abs() as usize,
            trials: trials.unsigned_abs(),
            sure: sure.unsigned_abs(),
            blur: f64::from(blur) / 100.0,
            temperature,
            margin,
        }))
    }

    fn told(config: &Stacker) -> String {
        match config {
            Stacker::First(level) => format!("first,{level:?}"),
            Stacker::Planner(config) => {
                let bots::xstack::Config { candidates, trials, sure, blur, temperature, margin } =
                    config;
                let blur = (blur * 100.0).round();
                format!("{candidates},{trials},{sure},{blur},{temperature},{margin}")
            }
        }
    }

    fn choose(&self, config: &Stacker, seed: u64) -> Option<xstack::Turn> {
        match config {
            Stacker::First(level) => {
                bots::xstack::play_turn_first(self, *level, seed, &mut || false)
            }
            Stacker::Planner(config) => {
                bots::xstack::play_turn_with(self, config, seed, &mut || false)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parameters are read as they are told: a result means the level that it was played by.
    fn are_read_as_told<G: Measured>() {
        for level in Level::ALL {
            let told = G::told(&G::of(level));
            let read = G::tried(&told.split(',').collect::<Vec<_>>()).expect("parameters");
            assert_eq!(G::told(&read), told);
            assert_eq!(
                contestant::<G>(&format!("level:{}", level.number())).unwrap().name(),
                called::<G>(level)
            );
        }
        let mut names: Vec<String> = Level::ALL.map(called::<G>).to_vec();
        names.dedup();
        assert_eq!(names.len(), Level::ALL.len(), "no two levels are alike");
    }

    #[test]
    fn levels_are_called_by_their_parameters() {
        are_read_as_told::<Klotz>();
        are_read_as_told::<Climbers>();
        are_read_as_told::<XStack>();
    }
}
