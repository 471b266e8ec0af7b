//! Players, clocks, answers and outcomes.

use ::table::{Answer, ClockRule, EndRule, TableRule};
use bots::Level;
use game::{Outcome, SeatSet};

use super::{seat_number, seat_numbers};
use crate::WireError;
use crate::table::{Clock, OutcomeView, PendingView, Player, Verdict};

impl Player {
    /// The player, if there is a bot of that level.
    pub fn read(&self) -> Result<::table::Player, WireError> {
        match *self {
            Player::Human => Ok(::table::Player::Human),
            Player::Bot { level } if Level::from_stored(level).is_some() => {
                Ok(::table::Player::Bot { level })
            }
            Player::Bot { level } => Err(WireError::NoSuchLevel { level }),
        }
    }
}

impl From<::table::Player> for Player {
    fn from(player: ::table::Player) -> Self {
        match player {
            ::table::Player::Human => Self::Human,
            ::table::Player::Bot { level } => Self::Bot { level },
        }
    }
}

impl From<Clock> for ClockRule {
    fn from(clock: Clock) -> Self {
        match clock {
            Clock::None => Self::None,
            Clock::PerMove { move_ms } => Self::PerMove { move_ms },
            Clock::Increment { base_ms, increment_ms } => Self::Increment { base_ms, increment_ms },
        }
    }
}

impl From<ClockRule> for Clock {
    fn from(rule: ClockRule) -> Self {
        match rule {
            ClockRule::None => Self::None,
            ClockRule::PerMove { move_ms } => Self::PerMove { move_ms },
            ClockRule::Increment { base_ms, increment_ms } => {
                Self::Increment { base_ms, increment_ms }
            }
        }
    }
}

/// On the wire an answer is a plain yes or no.
pub(crate) fn read_answer(accept: bool) -> Answer {
    if accept { Answer::Accept } else { Answer::Decline }
}

/// The name of a rule of the table.
pub(crate) fn rule_name(rule: TableRule) -> &'static str {
    match rule {
        TableRule::Resignation => "resignation",
        TableRule::Time => "time",
        TableRule::Agreement => "agreement",
    }
}

/// An outcome to show; `game_rule` names the rules of the game.
pub(crate) fn outcome_view<R>(
    outcome: Outcome<EndRule<R>>,
    game_rule: impl FnOnce(R) -> &'static str,
) -> OutcomeView {
    let (verdict, winners) = match outcome.verdict {
        game::Verdict::Won(winners) => (Verdict::Won, winners),
        game::Verdict::Drawn => (Verdict::Drawn, SeatSet::EMPTY),
        game::Verdict::Abandoned => (Verdict::Abandoned, SeatSet::EMPTY),
    };
    let rule = match outcome.rule {
        EndRule::Game(rule) => game_rule(rule),
        EndRule::Table(rule) => rule_name(rule),
    };
    OutcomeView { verdict, winners: seat_numbers(winners), rule: rule.to_owned() }
}

impl From<&::table::DrawOffer> for PendingView {
    fn from(offer: &::table::DrawOffer) -> Self {
        let waiting_for = seat_numbers(offer.waiting_for);
        PendingView { by: seat_number(offer.by), waiting_for, ply: None }
    }
}

impl From<&::table::TakebackWish> for PendingView {
    fn from(wish: &::table::TakebackWish) -> Self {
        let waiting_for = seat_numbers(wish.waiting_for);
        PendingView { by: seat_number(wish.by), waiting_for, ply: Some(wish.ply) }
    }
}
