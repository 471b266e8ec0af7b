//! Answers, outcomes and pending offers.

use game::{Outcome, SeatSet};
use match_log::{rule_name, seat_number, seat_numbers};
use table::{Answer, EndRule};

use crate::match_state::{OutcomeView, PendingView, Verdict};

/// On the wire an answer is a plain yes or no.
pub(crate) fn read_answer(accept: bool) -> Answer {
    if accept { Answer::Accept } else { Answer::Decline }
}

/// An outcome to show; `game_rule` names the rules of the game.
pub(crate) fn outcome_view<R>(
    outcome: Outcome<EndRule<R>>,
    game_rule: impl FnOnce(R) -> &'static str,
) -> OutcomeView {
    let (verdict, winners) = match outcome.verdict {
        game::Verdict::Won(winners) => (Verdict::Won, winners),
        game::Verdict::Drawn => (Verdict::Drawn, SeatSet::EMPTY),
    };
    let rule = match outcome.rule {
        EndRule::Game(rule) => game_rule(rule),
        EndRule::Table(rule) => rule_name(rule),
    };
    OutcomeView { verdict, winners: seat_numbers(winners), rule: rule.to_owned() }
}

impl From<&table::DrawOffer> for PendingView {
    fn from(offer: &table::DrawOffer) -> Self {
        let waiting_for = seat_numbers(offer.waiting_for);
        PendingView { by: seat_number(offer.by), waiting_for, ply: None }
    }
}

impl From<&table::TakebackRequest> for PendingView {
    fn from(request: &table::TakebackRequest) -> Self {
        let waiting_for = seat_numbers(request.waiting_for);
        PendingView { by: seat_number(request.by), waiting_for, ply: Some(request.ply) }
    }
}
