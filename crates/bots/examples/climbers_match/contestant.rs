//! Who plays in a match.

use bots::climbers::{Ahead, BaselineLevel, Config, Engine, First, choose_with};
use climbers::{Climbers, Turn};

/// A bot by its configuration.
pub(crate) struct Contestant(Config);

impl Contestant {
    /// Reads words like `skilled,thrift=0`.
    pub(crate) fn read(text: &str) -> Result<Contestant, String> {
        let mut words = text.split(',');
        let mut config = match words.next() {
            Some("beginner") => Config::first(BaselineLevel::Beginner),
            Some("casual") => Config::first(BaselineLevel::Casual),
            Some("skilled") => Config::first(BaselineLevel::Skilled),
            Some("first") => Config::FIRST,
            Some("deep") => Config::STRONGEST,
            Some(number)
                if number.parse::<usize>().is_ok_and(|number| (1..=8).contains(&number)) =>
            {
                Config::LEVELS[number.parse::<usize>().unwrap_or(1) - 1]
            }
            _ => {
                return Err(format!(
                    "{text:?} is none of beginner, casual, skilled, first, deep and 1 to 8"
                ));
            }
        };
        for word in words {
            let (key, value) = word.split_once('=').ok_or(format!("{word:?} says nothing"))?;
            let value: i32 = value.parse().map_err(|_| format!("{word:?} has no number"))?;
            if let Some(price) = price(&mut config.engine, key) {
                *price = value;
                continue;
            }
            match (key, &mut config.engine) {
                ("temperature", _) => config.temperature = value,
                ("margin", _) => config.margin = value,
                ("nodes", Engine::Deep(ahead)) => ahead.nodes = u64::from(value.unsigned_abs()),
                ("depth", Engine::Deep(ahead)) => ahead.depth = value.unsigned_abs() as usize,
                ("width", Engine::Deep(ahead)) => ahead.width = value.unsigned_abs() as usize,
                ("suggested", Engine::Deep(ahead)) => {
                    ahead.crowd.suggested = value.unsigned_abs() as usize;
                }
                ("looks", Engine::Deep(ahead)) => {
                    ahead.crowd.compared.second_looks = value.unsigned_abs() as usize;
                }
                ("steady", Engine::First(first)) => first.steady = value != 0,
                ("followed", Engine::Deep(ahead)) => {
                    ahead.crowd.compared.followed = value.unsigned_abs() as usize;
                }
                _ => return Err(format!("{key:?} is nothing that can be different")),
            }
        }
        Ok(Contestant(config))
    }

    /// Whether it thinks for as long as it may.
    pub(crate) const fn needs_clock(&self) -> bool {
        matches!(self.0.engine, Engine::Deep(Ahead { nodes: u64::MAX, .. }))
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

/// What a tool is worth to the first bot.
fn price<'a>(engine: &'a mut Engine, key: &str) -> Option<&'a mut i32> {
    let Engine::First(First { tariff, .. }) = engine else { return None };
    Some(match key {
        "small" => &mut tariff.small,
        "large" => &mut tariff.large,
        "stone" => &mut tariff.stone,
        "thrift" => &mut tariff.thrift,
        "late" => &mut tariff.late,
        _ => return None,
    })
}
