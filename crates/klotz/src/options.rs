//! What players may agree on before the first move.

use game::{Choice, OptionSpec};

/// The corner a Klotz has to reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Goal {
    /// The corner of its own colour, which is the nearest.
    #[default]
    Near,
    /// The corner across the board.
    Far,
}

/// What happens to unused Klötze.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Idle {
    /// They are taken away; their centre cells can be crossed.
    #[default]
    Removed,
    /// They stay on their centre cells, where nothing can capture or cross them.
    Stay,
}

/// What the third occurrence of a position means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Repetition {
    /// The game is drawn.
    #[default]
    Draw,
    /// Nothing.
    Allowed,
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The corner a Klotz has to reach.
    pub goal: Goal,
    /// What happens to unused Klötze.
    pub idle: Idle,
    /// What the third occurrence of a position means.
    pub repetition: Repetition,
    /// After this many single moves without a win the game is drawn; 0 means never.
    pub move_limit: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            goal: Goal::default(),
            idle: Idle::default(),
            repetition: Repetition::default(),
            move_limit: 400,
        }
    }
}

/// Longer games than this are not worth a limit.
const MAX_MOVE_LIMIT: u32 = 100_000;

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "goal", choice: Choice::OneOf(&["near", "far"]) },
        OptionSpec { key: "idle", choice: Choice::OneOf(&["removed", "stay"]) },
        OptionSpec { key: "repetition", choice: Choice::OneOf(&["draw", "allowed"]) },
        OptionSpec {
            key: "move_limit",
            choice: Choice::Number { min: 0, max: MAX_MOVE_LIMIT, default: 400 },
        },
    ];

    fn get(&self, key: &str) -> String {
        match key {
            "goal" => match self.goal {
                Goal::Near => "near".to_owned(),
                Goal::Far => "far".to_owned(),
            },
            "idle" => match self.idle {
                Idle::Removed => "removed".to_owned(),
                Idle::Stay => "stay".to_owned(),
            },
            "repetition" => match self.repetition {
                Repetition::Draw => "draw".to_owned(),
                Repetition::Allowed => "allowed".to_owned(),
            },
            "move_limit" => self.move_limit.to_string(),
            _ => unreachable!("only called with keys of SPECS"),
        }
    }

    fn assign(&mut self, key: &str, value: &str) {
        match (key, value) {
            ("goal", "near") => self.goal = Goal::Near,
            ("goal", "far") => self.goal = Goal::Far,
            ("idle", "removed") => self.idle = Idle::Removed,
            ("idle", "stay") => self.idle = Idle::Stay,
            ("repetition", "draw") => self.repetition = Repetition::Draw,
            ("repetition", "allowed") => self.repetition = Repetition::Allowed,
            ("move_limit", number) => {
                self.move_limit = number.parse().expect("a number, by SPECS");
            }
            _ => unreachable!("only called with what SPECS allows"),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Options as _;

    use super::*;

    #[test]
    fn defaults_match_the_rules() {
        let text = "goal=near idle=removed repetition=draw move_limit=400";
        assert_eq!(Options::default().to_text(), text);
        assert_eq!(Options::from_text(""), Ok(Options::default()));
        assert_eq!(Options::from_text(text), Ok(Options::default()));
    }

    #[test]
    fn options_round_trip() {
        let text = "goal=far idle=stay repetition=allowed move_limit=0";
        let options = Options::from_text(text).expect("all are options");
        assert_eq!(options.to_text(), text);
        let expected = Options {
            goal: Goal::Far,
            idle: Idle::Stay,
            repetition: Repetition::Allowed,
            move_limit: 0,
        };
        assert_eq!(options, expected);
    }
}
