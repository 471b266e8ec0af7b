//! Everything agreed before the first turn.

use game::{MAX_SEATS, Refusal, Seat};

use crate::{DesignName, Options, Origin, Pile, options::Start};

/// What a game starts from, valid by construction: how many play, who begins, by which options,
/// and the pile of every round, whole. The rules cannot draw piles, and a stored game must not
/// change when the way of drawing them does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    players: usize,
    first: Seat,
    options: Options,
    seed: u64,
    piles: Vec<Pile>,
}

impl Settings {
    /// The fewest players.
    pub const MIN_PLAYERS: usize = 2;

    /// The most players.
    pub const MAX_PLAYERS: usize = MAX_SEATS;

    /// A game, or why there can be none like it. The tremor of all hands comes from `seed`.
    pub fn new(
        players: usize,
        first: Seat,
        options: Options,
        seed: u64,
        piles: Vec<Pile>,
    ) -> Result<Settings, SettingsError> {
        if !(Settings::MIN_PLAYERS..=Settings::MAX_PLAYERS).contains(&players) {
            return Err(SettingsError::Players { players });
        }
        if first.index() >= players {
            return Err(SettingsError::FirstNotInPlay { first });
        }
        let rounds = usize::from(options.rounds);
        if piles.len() != rounds {
            return Err(SettingsError::Piles { rounds, piles: piles.len() });
        }
        for (round, pile) in (1..).zip(&piles) {
            match (options.start, pile.origin()) {
                (Start::Drawn(design), Origin::Drawn { .. }) if pile.design() == design => {}
                (Start::Own, Origin::Built { .. }) => {}
                (Start::Drawn(design), _) => {
                    return Err(SettingsError::NotOfDesign { round, design });
                }
                (Start::Own, Origin::Drawn { .. }) => {
                    return Err(SettingsError::NotBuilt { round });
                }
            }
        }
        Ok(Settings { players, first, options, seed, piles })
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Who begins the first round. Every other round is begun by the next.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What the tremor comes from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The pile of every round: at least one.
    pub fn piles(&self) -> &[Pile] {
        &self.piles
    }

    /// The next game of the same people: the next of them begins, and the number moves on past those
    /// of this game's piles, so that hands tremble anew. The piles stay, since the rules cannot draw
    /// others: whoever can, draws them from that number, unless they were built.
    #[must_use]
    pub(crate) fn for_rematch(&self) -> Settings {
        let next = (self.first.index() + 1) % self.players;
        let first = Seat::new(next).expect("one of the players");
        let seed = self.seed.wrapping_add(self.piles.len() as u64);
        Settings { first, seed, ..self.clone() }
    }
}

/// Why a game cannot start like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "settings")]
pub enum SettingsError {
    /// Too few, or too many.
    #[error("X-Stack is for 2 to 5 players, not for {players}")]
    Players {
        /// How many.
        players: usize,
    },
    /// Who begins does not play.
    #[error("{first} is to begin but not in play")]
    #[refusal(code = "settings-first")]
    FirstNotInPlay {
        /// Who was to begin.
        #[refusal(name = "seat")]
        first: Seat,
    },
    /// More or fewer piles than rounds.
    #[error("each round has a pile of its own: {rounds} are needed, not {piles}")]
    Piles {
        /// How many rounds there are.
        rounds: usize,
        /// How many piles there are.
        piles: usize,
    },
    /// Not the pile that the options name.
    #[error("the pile of round {round} is not one drawn for the design {design}")]
    NotOfDesign {
        /// Which round, from 1.
        round: usize,
        /// What the options say.
        design: DesignName,
    },
    /// A pile that nobody has built, where one's own is to be played.
    #[error(
        "the pile of round {round} was not built by anyone: that needs the option of its design"
    )]
    NotBuilt {
        /// Which round, from 1.
        round: usize,
    },
}
