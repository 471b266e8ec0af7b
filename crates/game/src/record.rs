//! Records: saved games, from settings to result.
//!
//! A [`Record`] can be replayed and has a text form: `key: value` lines, an empty line, the moves.
//! Most of it is the same for all games; [`Recorded`] is what differs.

mod date;
mod ending;
mod error;
mod header;
mod player_name;
mod reading;
mod recorded;
mod rounds;
mod time_control;
mod writing;

use crate::{Departure, Game, MAX_SEATS, Refusal, Seat, SeatSet};

pub use date::{Date, DateError};
pub use ending::{EndWord, Ending};
pub use error::{Contradiction, RecordError, RecordProblem};
pub use header::{Entry, Header};
pub use player_name::{MAX_NAME_CHARS, PlayerName};
pub use recorded::{MoveLines, Recorded, Side};
pub use time_control::{TimeControl, TimeControlError};

/// Written for an unknown name or date.
const UNKNOWN: &str = "?";

/// Something that changed a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action<M> {
    /// The player to move made this move.
    Play(M),
    /// A player left, and the game went on without them.
    Retire {
        /// Who left.
        seat: Seat,
        /// Why.
        reason: Departure,
    },
}

/// A saved game that can be replayed move by move. Valid by construction: every move is legal, and
/// the result agrees with the moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Recorded> {
    /// When it was played.
    pub date: Option<Date>,
    /// The clock it was played with, if there was one.
    pub clock: Option<TimeControl>,
    players: [Option<PlayerName>; MAX_SEATS],
    settings: G::Settings,
    actions: Vec<Action<G::Move>>,
    ending: Ending,
}

impl<G: Recorded> Record<G> {
    /// Creates a record, or returns the first action that is impossible.
    pub fn new(
        settings: G::Settings,
        actions: Vec<Action<G::Move>>,
        ending: Ending,
    ) -> Result<Record<G>, Contradiction> {
        let mut game = G::start(settings);
        for (at, action) in actions.iter().enumerate() {
            apply(&mut game, action).map_err(|refusal| Contradiction::Action { at, refusal })?;
        }
        Record::of_game(&game, actions, ending)
    }

    /// The record of a game after these actions.
    fn of_game(
        game: &G,
        actions: Vec<Action<G::Move>>,
        ending: Ending,
    ) -> Result<Record<G>, Contradiction> {
        check_ending(game, &actions, &ending)?;
        let settings = game.settings().clone();
        let players = [const { None }; MAX_SEATS];
        Ok(Record { date: None, clock: None, players, settings, actions, ending })
    }

    /// The name of a player, if known.
    pub fn player(&self, seat: Seat) -> Option<&PlayerName> {
        self.players[seat.index()].as_ref()
    }

    /// Sets the name of a player. Names of unused seats are not written.
    pub fn set_player(&mut self, seat: Seat, name: Option<PlayerName>) {
        self.players[seat.index()] = name;
    }

    /// The settings of the game.
    pub const fn settings(&self) -> &G::Settings {
        &self.settings
    }

    /// What happened, in order.
    pub fn actions(&self) -> &[Action<G::Move>] {
        &self.actions
    }

    /// How it ended.
    pub const fn ending(&self) -> &Ending {
        &self.ending
    }

    /// The game after the first `count` actions, or after all if there are fewer.
    pub fn game_after(&self, count: usize) -> G {
        let mut game = G::start(self.settings.clone());
        for action in self.actions.iter().take(count) {
            apply(&mut game, action).expect("a record is valid by construction");
        }
        game
    }

    /// The game after all actions.
    pub fn game(&self) -> G {
        self.game_after(self.actions.len())
    }
}

/// Applies an action.
fn apply<G: Game>(game: &mut G, action: &Action<G::Move>) -> Result<(), Box<dyn Refusal>> {
    match action {
        Action::Play(mv) => game.play(mv).map_err(|refusal| Box::new(refusal) as _),
        Action::Retire { seat, .. } => game.retire(*seat).map_err(|refusal| Box::new(refusal) as _),
    }
}

/// The ending must name a rule of the game exactly if that rule ended it, and the winners must have
/// played to the end.
fn check_ending<G: Recorded>(
    game: &G,
    actions: &[Action<G::Move>],
    ending: &Ending,
) -> Result<(), Contradiction> {
    let rules = game.outcome().map(Ending::by_rule::<G>);
    let by_the_rules = match &rules {
        Some(rules) => ending == rules,
        None => !G::END_RULES.iter().any(|&rule| ending.by() == Some(G::rule_name(rule))),
    };
    let winners_play = match ending {
        Ending::Won { winners, .. } => {
            !winners.is_empty() && winners.iter().all(in_play(game, actions))
        }
        Ending::Drawn { .. } | Ending::Abandoned | Ending::Unfinished => true,
    };
    if by_the_rules && winners_play {
        return Ok(());
    }
    let text = |ending: &Ending| ending.to_text::<G>(game.settings());
    Err(Contradiction::Ending {
        told: text(ending),
        rules: text(rules.as_ref().unwrap_or(&Ending::Unfinished)),
    })
}

/// Whether a seat was in play to the end.
fn in_play<G: Game>(game: &G, actions: &[Action<G::Move>]) -> impl Fn(Seat) -> bool {
    let left: SeatSet = actions.iter().filter_map(Action::leaver).collect();
    let seats = game.seats();
    move |seat| seat.index() < seats && !left.contains(seat)
}

impl<M> Action<M> {
    fn leaver(&self) -> Option<Seat> {
        match self {
            Action::Play(_) => None,
            Action::Retire { seat, .. } => Some(*seat),
        }
    }
}
