//! Who plays in a match.

use bots::climbers::{Ahead, Config, Engine, First, FirstLevel, Scales, Weights, choose_with};
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
            Some(number)
                if number.parse::<usize>().is_ok_and(|number| (1..=8).contains(&number)) =>
            {
                Config::EIGHT[number.parse::<usize>().unwrap_or(1) - 1]
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
                ("softness", _) => config.softness = value,
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
                ("followed", Engine::Deep(ahead)) => {
                    ahead.crowd.compared.followed = value.unsigned_abs() as usize;
                }
                (_, Engine::Deep(ahead)) => {
                    let scale = match key.strip_prefix("full-") {
                        Some(key) => weight(&mut ahead.full, key),
                        None => scale(&mut ahead.glance, key),
                    };
                    *scale.ok_or(format!("{key:?} is nothing that can be different"))? = value;
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

/// What something is worth to the strong bot at a glance.
fn scale<'a>(scales: &'a mut Scales, key: &str) -> Option<&'a mut i32> {
    Some(match key {
        "height" => &mut scales.height.first,
        "height-late" => &mut scales.height.late,
        "ground" => &mut scales.ground,
        "small" => &mut scales.small.first,
        "small-late" => &mut scales.small.late,
        "large" => &mut scales.large.first,
        "large-late" => &mut scales.large.late,
        "stone" => &mut scales.stone,
        "soon" => &mut scales.soon,
        "last" => &mut scales.late,
        "lead" => &mut scales.lead,
        "ahead" => &mut scales.ahead,
        "envy" => &mut scales.envy,
        _ => return None,
    })
}

/// What something is worth to it in full.
fn weight<'a>(weights: &'a mut Weights, key: &str) -> Option<&'a mut i32> {
    Some(match key {
        "height" => &mut weights.height.first,
        "height-late" => &mut weights.height.late,
        "ground" => &mut weights.ground,
        "small" => &mut weights.small.first,
        "small-late" => &mut weights.small.late,
        "large" => &mut weights.large.first,
        "large-late" => &mut weights.large.late,
        "stone" => &mut weights.stone,
        "summit" => &mut weights.summit,
        "progress" => &mut weights.progress,
        "resort" => &mut weights.resort,
        "next" => &mut weights.next,
        "lead" => &mut weights.lead,
        "ahead" => &mut weights.ahead,
        _ => return None,
    })
}
