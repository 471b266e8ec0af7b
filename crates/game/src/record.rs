//! Games as they are kept: from their settings to their result.
//!
//! A [`Record`] can be played again, and it has a text form: `key: value` lines, an empty line, the
//! moves. Most of it is the same for all games; what a game adds is in [`Recorded`].

mod date;
mod ending;
mod error;
mod header;
mod player_name;
mod reading;
mod recorded;
mod writing;

use crate::{Departure, Game, MAX_SEATS, Refusal, Seat, SeatSet};

pub use date::{Date, DateError};
pub use ending::{EndWord, Ending};
pub use error::{Contradiction, RecordError, RecordProblem};
pub use header::{Entry, Header};
pub use player_name::{MAX_NAME_CHARS, PlayerName};
pub use recorded::{MoveLines, Recorded, Side};

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

/// A game that can be played again move by move, and what is known about it. Valid by
/// construction: every move was legal, and the result does not contradict them.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Recorded> {
    /// The day on which it was played.
    pub date: Option<Date>,
    players: [Option<PlayerName>; MAX_SEATS],
    settings: G::Settings,
    actions: Vec<Action<G::Move>>,
    ending: Ending,
}

impl<G: Recorded> Record<G> {
    /// The record of a game, or the first thing in it that cannot have happened.
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

    /// The record of a game to which these actions have led.
    fn of_game(
        game: &G,
        actions: Vec<Action<G::Move>>,
        ending: Ending,
    ) -> Result<Record<G>, Contradiction> {
        check_ending(game, &actions, &ending)?;
        let settings = game.settings().clone();
        Ok(Record { date: None, players: [const { None }; MAX_SEATS], settings, actions, ending })
    }

    /// Who had a seat, if that is known.
    pub fn player(&self, seat: Seat) -> Option<&PlayerName> {
        self.players[seat.index()].as_ref()
    }

    /// Says who had a seat. Names for seats that nobody has are not written.
    pub fn set_player(&mut self, seat: Seat, name: Option<PlayerName>) {
        self.players[seat.index()] = name;
    }

    /// What the game started from.
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

    /// The game after everything that happened.
    pub fn game(&self) -> G {
        self.game_after(self.actions.len())
    }
}

/// Does to a game what the record says.
fn apply<G: Game>(game: &mut G, action: &Action<G::Move>) -> Result<(), Box<dyn Refusal>> {
    match action {
        Action::Play(mv) => game.play(mv).map_err(|refusal| Box::new(refusal) as _),
        Action::Retire { seat, .. } => game.retire(*seat).map_err(|refusal| Box::new(refusal) as _),
    }
}

/// If the rules ended the game, the ending says so; if not, it does not pretend that they did.
/// Nobody wins who has left or never played.
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
