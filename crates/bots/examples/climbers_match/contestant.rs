//! Who plays in a match.

use bots::climbers::{Ahead, Config, Engine, FirstLevel, Manner, choose_with};
use climbers::{Climbers, Turn};

/// A bot by its configuration.
pub(crate) struct Contestant(Config);

impl Contestant {
    /// Reads words like `skilled,thrift=0`.
    pub(crate) fn read(text: &str) -> Result<Contestant, String> {
        let mut words = text.split(',');
        let mut config = match words.next() {
            Some("beginner") => Config::first(FirstLevel::Beginner),
            Some("casual") => Config::first(FirstLevel::Casual),
            Some("skilled") => Config::first(FirstLevel::Skilled),
            Some("first") => Config::FIRST,
            Some("deep") => Config::STRONGEST,
            Some("playouts") => playouts(),
            Some(number)
                if number.parse::<usize>().is_ok_and(|number| (1..=8).contains(&number)) =>
            {
                Config::EIGHT[number.parse::<usize>().unwrap_or(1) - 1]
            }
            _ => {
                return Err(format!(
                    "{text:?} is none of beginner, casual, skilled, first, deep, playouts and 1 to 8"
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
                ("softness", _) => config.softness = value,
                ("margin", _) => config.margin = value,
                ("nodes", Engine::Deep(ahead)) => ahead.nodes = u64::from(value.unsigned_abs()),
                ("depth", Engine::Deep(ahead)) => ahead.depth = value.unsigned_abs() as usize,
                ("width", Engine::Deep(ahead)) => ahead.width = value.unsigned_abs() as usize,
                ("rounds", Engine::Deep(Ahead { manner: Manner::Playouts { rounds, .. }, .. })) => {
                    *rounds = value.unsigned_abs();
                }
                (
                    "borrowed",
                    Engine::Deep(Ahead { manner: Manner::Playouts { borrowed, .. }, .. }),
                ) => *borrowed = value.unsigned_abs() as usize,
                ("envy", Engine::Deep(ahead)) => ahead.scales.envy = value,
                ("ahead", Engine::Deep(ahead)) => ahead.scales.ahead = value,
                ("soon", Engine::Deep(ahead)) => ahead.scales.soon = value,
                ("last", Engine::Deep(ahead)) => ahead.scales.late = value,
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

/// What a tool is worth to a bot.
fn price<'a>(engine: &'a mut Engine, key: &str) -> Option<&'a mut i32> {
    let tariff = match engine {
        Engine::First(first) => &mut first.tariff,
        Engine::Deep(ahead) => &mut ahead.scales.tariff,
    };
    match key {
        "small" => Some(&mut tariff.small),
        "large" => Some(&mut tariff.large),
        "stone" => Some(&mut tariff.stone),
        "thrift" => Some(&mut tariff.thrift),
        "late" => Some(&mut tariff.late),
        _ => None,
    }
}

/// The strong bot that plays on.
fn playouts() -> Config {
    let mut config = Config::STRONGEST;
    if let Engine::Deep(ahead) = &mut config.engine {
        ahead.manner = Manner::Playouts { rounds: 3, borrowed: 12 };
    }
    config
}
