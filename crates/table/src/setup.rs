//! The setup of a match.

use game::{Game, Refusal, record::MAX_NAME_CHARS};

use crate::ClockRule;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Human,
    /// A bot.
    Bot {
        /// Its level, from 1, the weakest.
        level: u8,
    },
}

/// A seat of the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSetup {
    /// The name to show; may be empty.
    pub name: String,
    /// Who plays it at the start.
    pub player: Player,
}

/// How moves can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takebacks {
    /// By anyone without asking, even after the match: for players who share a screen.
    Free,
    /// Only if all other players agree, and only during the match.
    Agreement,
}

/// Who answers draw offers and takeback requests for the bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotAnswers {
    /// The table, immediately: bots decline draws and accept takebacks.
    ByTable,
    /// The bots themselves, with the same commands as people.
    ByCommand,
}

/// Everything decided before the first move. Valid by construction.
///
/// ```
/// use klotz::{Klotz, Settings};
/// use table::{ClockRule, Player, SeatSetup, Setup, SetupError, Takebacks};
///
/// let seat = |name: &str| SeatSetup { name: name.to_owned(), player: Player::Human };
/// let clock = ClockRule::PerMove { move_ms: 30_000 };
/// let settings = Settings::for_players(2).unwrap();
/// let seats = vec![seat("Ada"), seat("Ben")];
/// let setup =
///     Setup::<Klotz>::try_new(settings.clone(), seats, clock)?.with_takebacks(Takebacks::Agreement);
/// assert_eq!(setup.seats()[1].name, "Ben");
///
/// let alone = Setup::<Klotz>::try_new(settings, vec![seat("Ada")], clock);
/// assert_eq!(alone, Err(SetupError::SeatCount { wanted: 2, found: 1 }));
/// # Ok::<(), SetupError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<G: Game> {
    settings: G::Settings,
    seats: Vec<SeatSetup>,
    clock: ClockRule,
    takebacks: Takebacks,
    bot_answers: BotAnswers,
}

impl<G: Game> Setup<G> {
    /// A setup with free takebacks, in which the table answers for the bots.
    pub fn try_new(
        settings: G::Settings,
        seats: Vec<SeatSetup>,
        clock: ClockRule,
    ) -> Result<Self, SetupError> {
        let wanted = G::start(settings.clone()).seats();
        if seats.len() != wanted {
            return Err(SetupError::SeatCount { wanted, found: seats.len() });
        }
        if let Some(seat) = seats.iter().find(|seat| seat.name.chars().count() > MAX_NAME_CHARS) {
            return Err(SetupError::NameTooLong { name: seat.name.clone() });
        }
        if clock.full_ms() == Some(0) {
            return Err(SetupError::ClockWithoutTime);
        }
        let (takebacks, bot_answers) = (Takebacks::Free, BotAnswers::ByTable);
        Ok(Setup { settings, seats, clock, takebacks, bot_answers })
    }

    /// Sets how moves can be taken back.
    #[must_use]
    pub fn with_takebacks(self, takebacks: Takebacks) -> Self {
        Setup { takebacks, ..self }
    }

    /// Sets who answers for the bots.
    #[must_use]
    pub fn with_bot_answers(self, bot_answers: BotAnswers) -> Self {
        Setup { bot_answers, ..self }
    }

    /// Sets the version of the game's rules, if it is supported.
    pub fn with_rules_version(self, version: u32) -> Option<Self> {
        let settings = G::with_rules_version(self.settings, version)?;
        Some(Setup { settings, ..self })
    }

    /// The version of the game's rules.
    pub fn rules_version(&self) -> u32 {
        G::rules_version(&self.settings)
    }

    /// The setup of a rematch, in which `players` play the seats.
    pub(crate) fn for_rematch(&self, players: &[Player]) -> Self {
        let seats = self.seats.iter().zip(players);
        let seats = seats.map(|(seat, &player)| SeatSetup { name: seat.name.clone(), player });
        Setup {
            settings: G::settings_for_rematch(&self.settings),
            seats: seats.collect(),
            ..self.clone()
        }
    }

    /// The settings of the game.
    pub fn settings(&self) -> &G::Settings {
        &self.settings
    }

    /// The seats, in turn order.
    pub fn seats(&self) -> &[SeatSetup] {
        &self.seats
    }

    /// The time control.
    pub fn clock(&self) -> ClockRule {
        self.clock
    }

    /// How moves can be taken back.
    pub fn takebacks(&self) -> Takebacks {
        self.takebacks
    }

    /// Who answers for the bots.
    pub fn bot_answers(&self) -> BotAnswers {
        self.bot_answers
    }
}

/// Why a match cannot start.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "setup")]
pub enum SetupError {
    /// The number of seats does not match the settings.
    #[error("the game has {wanted} seats, but {found} were filled")]
    SeatCount {
        /// How many seats the game has.
        wanted: usize,
        /// How many were given.
        found: usize,
    },
    /// A name is too long to show.
    #[error("the name {name:?} is longer than {MAX_NAME_CHARS} characters")]
    #[refusal(params(max = MAX_NAME_CHARS))]
    NameTooLong {
        /// The name.
        name: String,
    },
    /// Everyone would be out of time immediately.
    #[error("the clock needs a time greater than zero")]
    ClockWithoutTime,
}
