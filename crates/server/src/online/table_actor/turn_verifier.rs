//! Verifies turns on a blocking thread, while the table goes on serving everyone else.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use super::ReplyTo;
use super::commands::Order;
use crate::online::environment::Environment;
use crate::online::error::{AppError, AppResult};
use crate::online::game_adapter::{GameAdapter, VerifiedMove};
use crate::online::visitor::Visitor;

/// A verification that is going on.
type Verification<G> = JoinHandle<AppResult<VerifiedMove<G>>>;

/// Verifies the turns of a table, one at a time.
#[derive(Debug)]
pub(super) struct TurnVerifier<G: GameAdapter> {
    pending: Option<(PendingTurn<G>, Verification<G>)>,
}

/// A turn that waits to be verified.
#[derive(Debug)]
pub(super) struct PendingTurn<G: GameAdapter> {
    pub(super) order: Order<G>,
    /// Who pays for the simulation.
    pub(super) visitor: Visitor,
    /// The event that led to the position it is played in.
    pub(super) position_seq: u32,
    pub(super) request_id: String,
    pub(super) reply: ReplyTo,
}

/// A turn that has been verified, or failed.
#[derive(Debug)]
pub(super) struct VerifiedTurn<G: GameAdapter> {
    pub(super) turn: PendingTurn<G>,
    /// The position after it.
    pub(super) position: AppResult<G>,
    /// How many samples were simulated.
    pub(super) samples: usize,
}

impl<G: GameAdapter> Default for TurnVerifier<G> {
    fn default() -> Self {
        TurnVerifier { pending: None }
    }
}

impl<G: GameAdapter> TurnVerifier<G> {
    pub(super) fn is_busy(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether the command with this key is being verified.
    pub(super) fn is_verifying(&self, key: &str) -> bool {
        self.pending.as_ref().is_some_and(|(turn, _)| turn.order.key.as_deref() == Some(key))
    }

    /// Sends the answer here instead: the client has reconnected and repeated its command.
    pub(super) fn answer_to(&mut self, reply: ReplyTo) {
        if let Some((turn, _)) = &mut self.pending {
            turn.reply = reply;
        }
    }

    /// Starts to verify a turn in this position.
    pub(super) fn start(
        &mut self,
        game: G,
        turn: PendingTurn<G>,
        permits: Arc<Semaphore>,
        environment: &Environment,
    ) {
        let table::Command::PlayMove { mv, .. } = &turn.order.command else { return };
        let mv = mv.clone();
        let environment = environment.clone();
        let task = tokio::spawn(async move {
            let _permit = permits.acquire_owned().await;
            let verified = environment.run_blocking(move || game.verify_move(&mv)).await;
            verified.map_err(AppError::internal)
        });
        self.pending = Some((turn, task));
    }

    /// Waits for the pending turn; without one it never resolves. Cancel safe.
    pub(super) async fn verified(&mut self) -> VerifiedTurn<G> {
        let Some((_, task)) = &mut self.pending else { return std::future::pending().await };
        let verified = task.await.unwrap_or_else(|error| Err(AppError::internal(error)));
        let (turn, _) = self.pending.take().expect("a turn was pending just now");
        let (position, samples) = match verified {
            Ok(VerifiedMove { position, samples }) => (position.map_err(AppError::from), samples),
            Err(error) => (Err(error), 0),
        };
        VerifiedTurn { turn, position, samples }
    }
}

#[cfg(test)]
mod tests {
    use klotz::Klotz;
    use tokio::sync::oneshot;
    use wire::online::TableSetup;

    use super::*;
    use crate::online::game_adapter::start;
    use crate::online::table_actor::active_match::ActiveMatch;

    fn pending(active: &ActiveMatch<Klotz>, mv: klotz::Move, key: &str) -> PendingTurn<Klotz> {
        let (seat, ply) = (game::Seat::ALL[0], 0);
        let mut order = Order::by_bot(0, table::Command::PlayMove { seat, ply, mv });
        order.key = Some(key.to_owned());
        let (reply, position_seq) = (ReplyTo::Connection(1), active.position_seq());
        let (request_id, visitor) = ("a".to_owned(), Visitor::known("anna".to_owned()));
        PendingTurn { order, visitor, position_seq, request_id, reply }
    }

    #[tokio::test]
    async fn a_turn_waits_for_a_permit_and_yields_the_position_after_it() {
        let setup = wire::klotz_view::MatchSetup::for_players(2).unwrap();
        let header = start(&TableSetup::Klotz(setup), 0).unwrap();
        let active = ActiveMatch::<Klotz>::new(header).unwrap();
        let mv = active.game().some_moves().0.remove(0);
        let mut verifier = TurnVerifier::default();
        let permits = Arc::new(Semaphore::new(0));
        let turn = pending(&active, mv, "0:a");
        let environment = Environment::default();
        verifier.start(active.game().clone(), turn, permits.clone(), &environment);
        assert!(verifier.is_busy() && verifier.is_verifying("0:a"));
        assert!(!verifier.is_verifying("0:b"));
        let (sender, _receiver) = oneshot::channel();
        verifier.answer_to(ReplyTo::Task(sender));
        permits.add_permits(1);
        let VerifiedTurn { turn, position, .. } = verifier.verified().await;
        assert_eq!(position.unwrap(), table::played(active.game(), &mv).unwrap());
        assert!(matches!(turn.reply, ReplyTo::Task(_)), "where it was repeated last");
        assert!(!verifier.is_busy());
    }
}
