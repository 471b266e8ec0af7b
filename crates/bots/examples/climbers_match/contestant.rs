//! The contestants of a match.

use bots::climbers_bot::{Baseline, BaselineLevel, Config, Engine, Strong, choose_with};
use climbers::{Climbers, Turn};

/// A bot by its configuration.
pub(crate) struct Contestant(Config);

impl Contestant {
    /// Parses a name with overrides: `skilled,early_bonus=0`.
    pub(crate) fn read(text: &str) -> Result<Contestant, String> {
        let mut words = text.split(',');
        let mut config = match words.next() {
            Some("beginner") => Config::baseline(BaselineLevel::Beginner),
            Some("casual") => Config::baseline(BaselineLevel::Casual),
            Some("skilled") => Config::baseline(BaselineLevel::Skilled),
            Some("baseline") => Config::BASELINE,
            Some("strong") => Config::STRONGEST,
            Some(number)
                if number.parse::<usize>().is_ok_and(|number| (1..=8).contains(&number)) =>
            {
                Config::LEVELS[number.parse::<usize>().unwrap_or(1) - 1]
            }
            _ => {
                return Err(format!(
                    "{text:?} is not one of beginner, casual, skilled, baseline, strong and 1 to 8"
                ));
            }
        };
        for word in words {
            let (key, value) = word.split_once('=').ok_or(format!("{word:?} is not key=value"))?;
            let value: i32 = value.parse().map_err(|_| format!("{word:?} is not a number"))?;
            if let Some(known) = tool_value(&mut config.engine, key) {
                *known = value;
                continue;
            }
            match (key, &mut config.engine) {
                ("temperature", _) => config.temperature = value,
                ("margin", _) => config.margin = value,
                ("nodes", Engine::Strong(strong)) => strong.nodes = u64::from(value.unsigned_abs()),
                ("depth", Engine::Strong(strong)) => strong.depth = value.unsigned_abs() as usize,
                ("width", Engine::Strong(strong)) => strong.width = value.unsigned_abs() as usize,
                ("suggested", Engine::Strong(strong)) => {
                    strong.more_players.suggested = value.unsigned_abs() as usize;
                }
                ("reevaluated", Engine::Strong(strong)) => {
                    strong.more_players.comparison.reevaluated = value.unsigned_abs() as usize;
                }
                ("averaged", Engine::Baseline(first)) => first.averaged = value != 0,
                ("replies_searched", Engine::Strong(strong)) => {
                    strong.more_players.comparison.replies_searched = value.unsigned_abs() as usize;
                }
                _ => return Err(format!("{key:?} is not a parameter of this bot")),
            }
        }
        Ok(Contestant(config))
    }

    /// Whether only the clock ends its search.
    pub(crate) const fn needs_clock(&self) -> bool {
        matches!(self.0.engine, Engine::Strong(Strong { nodes: u64::MAX, .. }))
    }

    pub(crate) fn choose(
        &self,
        game: &Climbers,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Turn {
        choose_with(game, &self.0, seed, stop).expect("the game goes on").turn
    }
}

/// A tool value of the baseline, by key.
fn tool_value<'a>(engine: &'a mut Engine, key: &str) -> Option<&'a mut i32> {
    let Engine::Baseline(Baseline { tool_schedule, .. }) = engine else { return None };
    Some(match key {
        "small" => &mut tool_schedule.small,
        "large" => &mut tool_schedule.large,
        "stone" => &mut tool_schedule.stone,
        "early_bonus" => &mut tool_schedule.early_bonus,
        "late" => &mut tool_schedule.late,
        _ => return None,
    })
}
