//! Who plays in a match.

use bots::climbers::{Config, Level, choose_with};
use climbers::{Climbers, Turn};

/// A bot by its configuration.
pub(crate) struct Contestant(Config);

impl Contestant {
    /// Reads words like `skilled,thrift=0`.
    pub(crate) fn read(text: &str) -> Result<Contestant, String> {
        let mut words = text.split(',');
        let mut config = match words.next() {
            Some("beginner") => Config::of(Level::Beginner),
            Some("casual") => Config::of(Level::Casual),
            Some("skilled") => Config::of(Level::Skilled),
            _ => return Err(format!("{text:?} begins with none of beginner, casual, skilled")),
        };
        for word in words {
            let (key, value) = word.split_once('=').ok_or(format!("{word:?} says nothing"))?;
            let value: i32 = value.parse().map_err(|_| format!("{word:?} has no number"))?;
            match key {
                "small" => config.tariff.small = value,
                "large" => config.tariff.large = value,
                "thrift" => config.tariff.thrift = value,
                "late" => config.tariff.late = value,
                _ => return Err(format!("{key:?} is nothing that can be different")),
            }
        }
        Ok(Contestant(config))
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
