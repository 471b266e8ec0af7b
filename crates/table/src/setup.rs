//! What is agreed before the first move.

use game::{Game, Refusal, record::MAX_NAME_CHARS};

use crate::ClockRule;

/// Who makes the moves of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Human,
    /// A bot.
    Bot {
        /// How strong, from 1, the weakest.
        level: u8,
    },
}

/// A seat of the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSetup {
    /// The name to show; may be empty.
    pub name: String,
    /// Who makes its moves at the start.
    pub player: Player,
}

/// Whether moves can be taken back without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takebacks {
    /// At once, by anyone, even when the match is over: for a table round one screen.
    Free,
    /// Only if everyone else still in agrees, and not once the match is over.
    Agreement,
}

/// Who answers for the bots when a draw or a takeback is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotAnswers {
    /// The table, at once: bots decline draws and agree to takebacks.
    ByTable,
    /// Whoever runs the bots, by the same commands as people.
    ByCommand,
}

/// Everything agreed before the first move. Valid by construction.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<G: Game> {
    settings: G::Settings,
    seats: Vec<SeatSetup>,
    clock: ClockRule,
    takebacks: Takebacks,
    bot_answers: BotAnswers,
}

impl<G: Game> Setup<G> {
    /// A setup with free takebacks whose bots are answered for by the table.
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

    /// The same with another rule for takebacks.
    #[must_use]
    pub fn with_takebacks(self, takebacks: Takebacks) -> Self {
        Setup { takebacks, ..self }
    }

    /// The same with others answering for the bots.
    #[must_use]
    pub fn with_bot_answers(self, bot_answers: BotAnswers) -> Self {
        Setup { bot_answers, ..self }
    }

    /// The same under another version of the game's rules, if that version is known.
    pub fn with_rules_version(self, version: u32) -> Option<Self> {
        let settings = G::with_rules_version(self.settings, version)?;
        Some(Setup { settings, ..self })
    }

    /// The version of the game's rules by which the match is played.
    pub fn rules_version(&self) -> u32 {
        G::rules_version(&self.settings)
    }

    /// The setup of the next match among the same people: `players` are who makes the moves now.
    pub(crate) fn for_rematch(&self, players: &[Player]) -> Self {
        let seats = self.seats.iter().zip(players);
        let seats = seats.map(|(seat, &player)| SeatSetup { name: seat.name.clone(), player });
        Setup {
            settings: G::settings_for_rematch(&self.settings),
            seats: seats.collect(),
            ..self.clone()
        }
    }

    /// What the game itself needs to know.
    pub fn settings(&self) -> &G::Settings {
        &self.settings
    }

    /// The seats, in turn order.
    pub fn seats(&self) -> &[SeatSetup] {
        &self.seats
    }

    /// How time is counted.
    pub fn clock(&self) -> ClockRule {
        self.clock
    }

    /// Whether moves can be taken back without asking.
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
    /// The game is set up for another number of players.
    #[error("the game has {wanted} seats, but {found} are described")]
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
    /// Everyone would be out of time at once.
    #[error("a clock needs some time to start with")]
    ClockWithoutTime,
}
