//! A game as it is kept: from its settings to its result.

use game::{Date, Departure, Game, PlayerName, Refusal, RetireError};

use crate::{Climbers, Colour, EndRule, Ending, Illegal, Settings, Turn};

/// Something that changed a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// The player to move made this turn.
    Play(Turn),
    /// A player left, and the game went on without them.
    Retire {
        /// Who left.
        colour: Colour,
        /// Why.
        reason: Departure,
    },
}

/// A game that can be played again turn by turn, and what is known about it. Valid by
/// construction: every turn was legal, and the result does not contradict them.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The day on which it was played.
    pub date: Option<Date>,
    players: [Option<PlayerName>; 5],
    settings: Settings,
    actions: Vec<Action>,
    ending: Ending,
}

impl Record {
    /// The record of a game, or the first thing in it that cannot have happened.
    pub fn new(
        settings: Settings,
        actions: Vec<Action>,
        ending: Ending,
    ) -> Result<Record, RecordContradiction> {
        let mut game = Climbers::start(settings);
        for (at, action) in actions.iter().enumerate() {
            apply(&mut game, action)
                .map_err(|refusal| RecordContradiction::Action { at, refusal })?;
        }
        Record::of_game(&game, actions, ending)
    }

    /// The record of a game to which these actions have led.
    pub(crate) fn of_game(
        game: &Climbers,
        actions: Vec<Action>,
        ending: Ending,
    ) -> Result<Record, RecordContradiction> {
        check_ending(game, &ending)?;
        let settings = game.settings().clone();
        Ok(Record { date: None, players: [const { None }; 5], settings, actions, ending })
    }

    /// Who played a colour, if that is known.
    pub fn player(&self, colour: Colour) -> Option<&PlayerName> {
        self.players[colour.index()].as_ref()
    }

    /// Says who played a colour. Names of colours that are not in play are not written.
    pub fn set_player(&mut self, colour: Colour, name: Option<PlayerName>) {
        self.players[colour.index()] = name;
    }

    /// What the game started from.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What happened, in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// How it ended.
    pub const fn ending(&self) -> &Ending {
        &self.ending
    }

    /// The game after the first `count` actions, or after all if there are fewer.
    pub fn game_after(&self, count: usize) -> Climbers {
        let mut game = Climbers::start(self.settings.clone());
        for action in self.actions.iter().take(count) {
            apply(&mut game, action).expect("a record is valid by construction");
        }
        game
    }

    /// The game after everything that happened.
    pub fn game(&self) -> Climbers {
        self.game_after(self.actions.len())
    }
}

/// Does to a game what the record says.
pub(crate) fn apply(game: &mut Climbers, action: &Action) -> Result<(), ActionRefused> {
    match *action {
        Action::Play(ref turn) => Ok(game.play(turn)?),
        Action::Retire { colour, .. } => {
            let seat = game.settings().seat(colour).ok_or(ActionRefused::NotInPlay { colour })?;
            Ok(game.retire(seat)?)
        }
    }
}

/// If the rules ended the game, the ending says so; if not, it does not pretend that they did. Nobody
/// wins who has left.
fn check_ending(game: &Climbers, ending: &Ending) -> Result<(), RecordContradiction> {
    let by_the_rules = match game.outcome() {
        Some(outcome) => *ending == Ending::from_outcome(outcome, game.settings()),
        None => !EndRule::ALL.iter().any(|rule| ending.by() == Some(rule.name())),
    };
    let winner_plays = match ending {
        Ending::Won { winner, .. } => game.position().order().contains(*winner),
        Ending::Drawn { .. } | Ending::Abandoned | Ending::Unfinished => true,
    };
    if by_the_rules && winner_plays {
        Ok(())
    } else {
        let rules = game.outcome().map(|outcome| Ending::from_outcome(outcome, game.settings()));
        Err(RecordContradiction::Ending {
            told: ending.clone(),
            rules: rules.unwrap_or(Ending::Unfinished),
        })
    }
}

/// Why something in a record cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActionRefused {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// Nobody can leave like that.
    #[error(transparent)]
    Retire(#[from] RetireError),
    /// Nobody of that colour was in the game.
    #[error("{colour} is not in play")]
    NotInPlay {
        /// The colour.
        colour: Colour,
    },
}

impl Refusal for ActionRefused {
    fn code(&self) -> &'static str {
        match self {
            ActionRefused::Illegal(illegal) => illegal.code(),
            ActionRefused::Retire(error) => error.code(),
            ActionRefused::NotInPlay { .. } => "not-in-play",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            ActionRefused::Illegal(illegal) => illegal.params(),
            ActionRefused::Retire(error) => error.params(),
            ActionRefused::NotInPlay { colour } => vec![("colour", colour.name().to_owned())],
        }
    }
}

/// Why something is not the record of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordContradiction {
    /// An action that cannot have happened.
    #[error("action {}: {refusal}", .at + 1)]
    Action {
        /// Which one, counted from 0.
        at: usize,
        /// Why not.
        refusal: ActionRefused,
    },
    /// A result the turns contradict.
    #[error("the result is {told:?}, but by the rules the game is {rules:?}", told = .told.to_string(), rules = .rules.to_string())]
    Ending {
        /// What the record says.
        told: Ending,
        /// What the rules say.
        rules: Ending,
    },
}

impl Refusal for RecordContradiction {
    fn code(&self) -> &'static str {
        match self {
            RecordContradiction::Action { .. } => "record-action",
            RecordContradiction::Ending { .. } => "record-ending",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            RecordContradiction::Action { at, .. } => vec![("number", (at + 1).to_string())],
            RecordContradiction::Ending { told, rules } => {
                vec![("told", told.to_string()), ("rules", rules.to_string())]
            }
        }
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        match self {
            RecordContradiction::Action { refusal, .. } => vec![refusal],
            RecordContradiction::Ending { .. } => Vec::new(),
        }
    }
}
