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

/// The options of a game. The default is the preset [`Preset::Classic`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether a pawn may move in the same turn before a block does.
    pub pawn_before_block: PawnBeforeBlock,
    /// Whether pawns go down.
    pub descend: Descend,
    /// Which of two pawns of the same height is ahead.
    pub tie: Tie,
    /// How many rounds of barren turns lead to the last chance: 1 or 2.
    pub rounds: u8,
    /// Whether ladders can be laid over gaps.
    pub bridges: Switch,
    /// Whether the others may move their pawns after every turn.
    pub together: Switch,
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
        }
    }
}

/// Options that go together. A game stores its options, not their name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// The rules of 2008.
    Classic,
    /// The edition of 2017: nobody goes down, all pawns may move after a turn, and the first to
    /// arrive wins a tie.
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
                ..Options::default()
            },
        }
    }

    /// The preset with exactly these options.
    pub fn of(options: &Options) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.options() == *options)
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
            _ => unreachable!("only called with what SPECS allows"),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Options as _;

    use super::*;

    #[test]
    fn defaults_are_those_of_the_rules() {
        let text = "pawn_before_block=yes descend=allowed tie=last rounds=1 bridges=no together=no";
        assert_eq!(Options::default().to_text(), text);
        assert_eq!(Options::from_text(""), Ok(Options::default()));
        assert_eq!(Options::from_text(text), Ok(Preset::Classic.options()));
    }

    #[test]
    fn every_word_is_told_apart() {
        let text =
            "pawn_before_block=no descend=forbidden tie=first rounds=2 bridges=yes together=yes";
        let options = Options::from_text(text).expect("all are options");
        assert_eq!(options.to_text(), text);
        let expected = Options {
            pawn_before_block: PawnBeforeBlock::No,
            descend: Descend::Forbidden,
            tie: Tie::First,
            rounds: 2,
            bridges: Switch::On,
            together: Switch::On,
        };
        assert_eq!(options, expected);
        assert_eq!(Preset::of(&options), None);
    }

    #[test]
    fn presets_are_found_by_their_options() {
        for preset in Preset::ALL {
            assert_eq!(Preset::of(&preset.options()), Some(preset));
        }
        let modern = "descend=forbidden tie=first together=yes";
        assert_eq!(Options::from_text(modern), Ok(Preset::Modern.options()));
    }
}
