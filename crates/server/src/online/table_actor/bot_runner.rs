//! The server's bots: each thinks on a blocking thread, at most one per core at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::Seat;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use super::active_match::BotToMove;
use crate::online::game_adapter::GameAdapter;

/// How long a bot may think, whatever its level and however busy the server is.
const THINKING_LIMIT: Duration = Duration::from_secs(2);

/// Runs the bot of a table. Dropping it stops the bot.
#[derive(Debug)]
pub(super) struct BotRunner<G: GameAdapter> {
    running: Option<RunningBot<G>>,
    /// A position in which a bot found no move: it is not asked again.
    gave_up_at: Option<u32>,
}

#[derive(Debug)]
struct RunningBot<G: GameAdapter> {
    position_seq: u32,
    seat: Seat,
    ply: u32,
    cancelled: Arc<AtomicBool>,
    task: JoinHandle<Option<G::Move>>,
}

impl<G: GameAdapter> Drop for RunningBot<G> {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// A move that a bot has chosen.
#[derive(Debug)]
pub(super) struct BotMove<G: GameAdapter> {
    pub(super) position_seq: u32,
    pub(super) command: table::Command<G>,
}

impl<G: GameAdapter> Default for BotRunner<G> {
    fn default() -> Self {
        BotRunner { running: None, gave_up_at: None }
    }
}

impl<G: GameAdapter> BotRunner<G> {
    pub(super) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether a bot has yet to be started in this position.
    pub(super) fn is_needed(&self, position_seq: u32) -> bool {
        self.running.is_none() && self.gave_up_at != Some(position_seq)
    }

    pub(super) fn start(&mut self, bot: BotToMove<G>, cpu_permits: Arc<Semaphore>) {
        let BotToMove { game, seat, ply, level, position_seq } = bot;
        let cancelled = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&cancelled);
        let task = tokio::spawn(async move {
            let _permit = cpu_permits.acquire_owned().await.ok()?;
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let thinking = tokio::task::spawn_blocking(move || {
                let started = Instant::now();
                let mut is_time_up =
                    || stop.load(Ordering::Relaxed) || started.elapsed() > THINKING_LIMIT;
                let seed = getrandom::u64().expect("the system provides random numbers");
                game.choose(level, seed, &mut is_time_up)
            });
            thinking.await.ok().flatten()
        });
        self.running = Some(RunningBot { position_seq, seat, ply, cancelled, task });
    }

    /// Stops a bot that thinks about another position than this one.
    pub(super) fn stop_unless_at(&mut self, position_seq: u32) {
        self.running.take_if(|running| running.position_seq != position_seq);
    }

    /// Waits for the bot's move; forever if none is thinking. Cancel safe.
    pub(super) async fn chosen(&mut self) -> Option<BotMove<G>> {
        let Some(running) = &mut self.running else { return std::future::pending().await };
        let chosen = (&mut running.task).await.ok().flatten();
        let position_seq = running.position_seq;
        let (seat, ply) = (running.seat, running.ply);
        self.running = None;
        let Some(mv) = chosen else {
            self.gave_up_at = Some(position_seq);
            return None;
        };
        Some(BotMove { position_seq, command: table::Command::PlayMove { seat, ply, mv } })
    }
}

#[cfg(test)]
mod tests {
    use klotz::Klotz;
    use wire::online::TableSetup;
    use wire::table::Player;

    use super::*;
    use crate::online::game_adapter::start;
    use crate::online::table_actor::active_match::ActiveMatch;

    fn bot_to_move() -> BotToMove<Klotz> {
        let mut setup = wire::klotz::MatchSetup::for_players(2).unwrap();
        setup.seats[0].player = Player::Bot { level: 11 };
        let header = start(&TableSetup::Klotz(setup), 0).unwrap();
        ActiveMatch::new(header).unwrap().bot_to_move().unwrap()
    }

    #[tokio::test]
    async fn a_bot_chooses_a_move_for_its_position() {
        let mut runner = BotRunner::<Klotz>::default();
        assert!(runner.is_needed(0));
        runner.start(bot_to_move(), Arc::new(Semaphore::new(1)));
        assert!(runner.is_running() && !runner.is_needed(0));
        let chosen = runner.chosen().await.unwrap();
        assert_eq!(chosen.position_seq, 0);
        assert!(matches!(chosen.command, table::Command::PlayMove { ply: 0, .. }));
        assert!(!runner.is_running());
    }

    #[tokio::test]
    async fn a_bot_stops_when_the_position_changes() {
        let mut runner = BotRunner::<Klotz>::default();
        runner.start(bot_to_move(), Arc::new(Semaphore::new(0)));
        runner.stop_unless_at(0);
        assert!(runner.is_running());
        runner.stop_unless_at(1);
        assert!(!runner.is_running());
    }
}
