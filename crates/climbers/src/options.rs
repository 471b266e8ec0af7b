//! What players may agree on before the first turn.

use game::{Choice, OptionSpec};

/// An option that is either on or off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Switch {
    /// As if the option did not exist.
    Off,
    /// Played.
    On,
}

/// Whether a pawn may move in the same turn before a block does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum PawnBeforeBlock {
    /// Before and after the block.
    #[default]
    Yes,
    /// Only after the block.
    No,
}

/// Whether pawns go down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Descend {
    /// Any height.
    #[default]
    Allowed,
    /// Never.
    Forbidden,
}

/// Which of two pawns of the same height is ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tie {
    /// The one that arrived last.
    #[default]
    Last,
    /// The one that arrived first.
    First,
}

/// What happens when everybody in a row has failed to climb.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum LastChance {
    /// The player to move has one more turn; if that is barren too, the game ends.
    #[default]
    Yes,
    /// The game ends at once.
    No,
}

/// The options of a game. The default is the preset [`Preset::Classic`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether a pawn may move in the same turn before a block does.
    pub pawn_before_block: PawnBeforeBlock,
    /// Whether pawns go down.
    pub descend: Descend,
    /// Which of two pawns of the same height is ahead.
    pub tie: Tie,
    /// How many rounds of barren turns lead to the last chance, or to the end without one: 1 or 2.
    pub rounds: u8,
    /// Whether ladders can be laid over gaps.
    pub bridges: Switch,
    /// Whether the others may move their pawns after every turn.
    pub together: Switch,
    /// Whether there is one more turn before the game ends.
    pub last_chance: LastChance,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            pawn_before_block: PawnBeforeBlock::default(),
            descend: Descend::default(),
            tie: Tie::default(),
            rounds: 1,
            bridges: Switch::Off,
            together: Switch::Off,
            last_chance: LastChance::default(),
        }
    }
}

/// Options that go together. A game stores its options, not their name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// The rules of 2008.
    Classic,
    /// The edition of 2017: nobody goes down, all pawns may move after a turn, the first to arrive
    /// wins a tie, and there is no last chance.
    Modern,
}

impl Preset {
    /// Both.
    pub const ALL: [Preset; 2] = [Preset::Classic, Preset::Modern];

    /// Its name in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Classic => "classic",
            Preset::Modern => "modern",
        }
    }

    /// Its options.
    pub fn options(self) -> Options {
        match self {
            Preset::Classic => Options::default(),
            Preset::Modern => Options {
                descend: Descend::Forbidden,
                tie: Tie::First,
                together: Switch::On,
                last_chance: LastChance::No,
                ..Options::default()
            },
        }
    }

    /// Its options with the number of rounds that suits this many players: two for two, who would
    /// otherwise end many games while there is still something to climb (docs/climbers-lengths.md).
    pub fn options_for(self, players: usize) -> Options {
        Options { rounds: if players == 2 { 2 } else { 1 }, ..self.options() }
    }

    /// The preset with exactly these options, whatever the number of rounds: that depends on the
    /// number of players.
    pub fn of(options: &Options) -> Option<Preset> {
        let rounds = options.rounds;
        Preset::ALL.into_iter().find(|preset| Options { rounds, ..preset.options() } == *options)
    }
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "pawn_before_block", choice: Choice::OneOf(&["yes", "no"]) },
        OptionSpec { key: "descend", choice: Choice::OneOf(&["allowed", "forbidden"]) },
        OptionSpec { key: "tie", choice: Choice::OneOf(&["last", "first"]) },
        OptionSpec { key: "rounds", choice: Choice::OneOf(&["1", "2"]) },
        OptionSpec { key: "bridges", choice: Choice::OneOf(&["no", "yes"]) },
        OptionSpec { key: "together", choice: Choice::OneOf(&["no", "yes"]) },
        OptionSpec { key: "last_chance", choice: Choice::OneOf(&["yes", "no"]) },
    ];

    fn get(&self, key: &str) -> String {
        let switch = |switch| match switch {
            Switch::Off => "no",
            Switch::On => "yes",
        };
        let word = match key {
            "pawn_before_block" => match self.pawn_before_block {
                PawnBeforeBlock::Yes => "yes",
                PawnBeforeBlock::No => "no",
            },
            "descend" => match self.descend {
                Descend::Allowed => "allowed",
                Descend::Forbidden => "forbidden",
            },
            "tie" => match self.tie {
                Tie::Last => "last",
                Tie::First => "first",
            },
            "rounds" => return self.rounds.to_string(),
            "bridges" => switch(self.bridges),
            "together" => switch(self.together),
            "last_chance" => match self.last_chance {
                LastChance::Yes => "yes",
                LastChance::No => "no",
            },
            _ => unreachable!("only called with keys of SPECS"),
        };
        word.to_owned()
    }

    fn assign(&mut self, key: &str, value: &str) {
        let switch = if value == "yes" { Switch::On } else { Switch::Off };
        match (key, value) {
            ("pawn_before_block", "yes") => self.pawn_before_block = PawnBeforeBlock::Yes,
            ("pawn_before_block", "no") => self.pawn_before_block = PawnBeforeBlock::No,
            ("descend", "allowed") => self.descend = Descend::Allowed,
            ("descend", "forbidden") => self.descend = Descend::Forbidden,
            ("tie", "last") => self.tie = Tie::Last,
            ("tie", "first") => self.tie = Tie::First,
            ("rounds", number) => self.rounds = number.parse().expect("a number, by SPECS"),
            ("bridges", _) => self.bridges = switch,
            ("together", _) => self.together = switch,
            ("last_chance", "yes") => self.last_chance = LastChance::Yes,
            ("last_chance", "no") => self.last_chance = LastChance::No,
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
        let text = "pawn_before_block=yes descend=allowed tie=last rounds=1 bridges=no together=no \
                    last_chance=yes";
        assert_eq!(Options::default().to_text(), text);
        assert_eq!(Options::from_text(""), Ok(Options::default()));
        assert_eq!(Options::from_text(text), Ok(Preset::Classic.options()));
    }

    #[test]
    fn options_round_trip() {
        let text = "pawn_before_block=no descend=forbidden tie=first rounds=2 bridges=yes \
                    together=yes last_chance=no";
        let options = Options::from_text(text).expect("all are options");
        assert_eq!(options.to_text(), text);
        let expected = Options {
            pawn_before_block: PawnBeforeBlock::No,
            descend: Descend::Forbidden,
            tie: Tie::First,
            rounds: 2,
            bridges: Switch::On,
            together: Switch::On,
            last_chance: LastChance::No,
        };
        assert_eq!(options, expected);
        assert_eq!(Preset::of(&options), None);
    }

    #[test]
    fn presets_are_found_by_their_options() {
        for preset in Preset::ALL {
            assert_eq!(Preset::of(&preset.options()), Some(preset));
            for (players, rounds) in [(2, 2), (3, 1), (4, 1), (5, 1)] {
                let options = preset.options_for(players);
                assert_eq!((options.rounds, Preset::of(&options)), (rounds, Some(preset)));
            }
        }
        let modern = "descend=forbidden tie=first together=yes last_chance=no";
        assert_eq!(Options::from_text(modern), Ok(Preset::Modern.options()));
        // Records of version 2 and earlier don't name the option: their games had a last chance.
        let earlier = Options::from_text("descend=forbidden tie=first together=yes");
        assert_eq!(earlier.map(|options| options.last_chance), Ok(LastChance::Yes));
    }
}
