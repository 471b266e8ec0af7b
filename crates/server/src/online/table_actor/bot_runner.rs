//! The server's bots: each thinks on a blocking thread, at most one per core at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::Level;
use game::Seat;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::active_match::{BotToMove, BotsTurn};
use crate::online::environment::Environment;
use crate::online::game_adapter::GameAdapter;

/// How long a bot may think, whatever its level and however busy the server is.
const THINKING_LIMIT: Duration = Duration::from_secs(2);

/// How often a bot that fails is asked, each time with another seed.
const ATTEMPTS: usize = 2;

/// How a bot chooses: [`GameAdapter::choose`], except in tests.
type Choose<G> = fn(&G, Level, u64, &mut dyn FnMut() -> bool) -> Option<<G as game::Game>::Move>;

/// Runs the bot of a table. Dropping it stops the bot.
#[derive(Debug)]
pub(super) struct BotRunner<G: GameAdapter> {
    running: Option<RunningBot<G>>,
    choose: Choose<G>,
}

#[derive(Debug)]
struct RunningBot<G: GameAdapter> {
    turn: BotsTurn,
    ply: u32,
    cancelled: Arc<AtomicBool>,
    task: JoinHandle<Option<BotChoice<G>>>,
}

impl<G: GameAdapter> Drop for RunningBot<G> {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// What a bot does.
#[derive(Debug)]
enum BotChoice<G: GameAdapter> {
    Play(G::Move),
    /// It has failed and no other move is known: the match goes on without it.
    Resign,
}

/// A move that a bot has chosen.
#[derive(Debug)]
pub(super) struct BotMove<G: GameAdapter> {
    pub(super) position_seq: u32,
    pub(super) seat: Seat,
    pub(super) command: table::Command<G>,
}

impl<G: GameAdapter> Default for BotRunner<G> {
    fn default() -> Self {
        BotRunner { running: None, choose: G::choose }
    }
}

impl<G: GameAdapter> BotRunner<G> {
    pub(super) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    pub(super) fn start(
        &mut self,
        bot: BotToMove<G>,
        cpu_permits: Arc<Semaphore>,
        environment: &Environment,
    ) {
        let environment = environment.clone();
        let BotToMove { game, ply, turn } = bot;
        let cancelled = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&cancelled);
        let (level, choose) = (turn.level, self.choose);
        let task =
            tokio::spawn(async move {
                let _permit = cpu_permits.acquire_owned().await.ok()?;
                for _ in 0..ATTEMPTS {
                    if stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    let (game, stop) = (game.clone(), Arc::clone(&stop));
                    let seed = environment.random_u64();
                    let thinking = environment.run_blocking(move || {
                        let started = Instant::now();
                        let mut is_time_up =
                            || stop.load(Ordering::Relaxed) || started.elapsed() > THINKING_LIMIT;
                        choose(&game, level, seed, &mut is_time_up)
                    });
                    match thinking.await {
                        Ok(Some(mv)) => return Some(BotChoice::Play(mv)),
                        Ok(None) => {}
                        Err(error) => tracing::error!(%error, ?level, "a bot has failed"),
                    }
                }
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                // Nobody should wait for ever for a bot that fails: any legal move will do.
                let (mut moves, _) = game.some_moves();
                let any = environment.random_u64().checked_rem(moves.len() as u64);
                Some(any.map_or(BotChoice::Resign, |any| {
                    BotChoice::Play(moves.swap_remove(any as usize))
                }))
            });
        self.running = Some(RunningBot { turn, ply, cancelled, task });
    }

    /// Stops a bot whose turn it is not, or no longer.
    pub(super) fn stop_unless(&mut self, turn: Option<BotsTurn>) {
        self.running.take_if(|running| Some(running.turn) != turn);
    }

    /// Waits for the bot's move; forever if none is thinking. Cancel safe.
    pub(super) async fn chosen(&mut self) -> Option<BotMove<G>> {
        let Some(running) = &mut self.running else { return std::future::pending().await };
        let choice = (&mut running.task).await.ok().flatten();
        let (BotsTurn { position_seq, seat, .. }, ply) = (running.turn, running.ply);
        self.running = None;
        let command = match choice? {
            BotChoice::Play(mv) => table::Command::PlayMove { seat, ply, mv },
            BotChoice::Resign => table::Command::Resign { seat },
        };
        Some(BotMove { position_seq, seat, command })
    }
}

#[cfg(test)]
mod tests {
    use klotz::Klotz;
    use wire::command::Player;
    use wire::online::TableSetup;

    use super::*;
    use crate::online::game_adapter::start;
    use crate::online::setup_policy::prepare;
    use crate::online::table_actor::active_match::ActiveMatch;

    fn bot_to_move() -> BotToMove<Klotz> {
        let mut setup = wire::klotz_view::MatchSetup::for_players(2).unwrap();
        setup.seats[0].player = Player::Bot { level: 11 };
        let header = start(&TableSetup::Klotz(setup), 0).unwrap();
        ActiveMatch::new(header).unwrap().bot_to_move().unwrap()
    }

    #[tokio::test]
    async fn a_bot_chooses_a_move_for_its_position() {
        let mut runner = BotRunner::<Klotz>::default();
        runner.start(bot_to_move(), Arc::new(Semaphore::new(1)), &Environment::default());
        assert!(runner.is_running());
        let chosen = runner.chosen().await.unwrap();
        assert_eq!(chosen.position_seq, 0);
        assert!(matches!(chosen.command, table::Command::PlayMove { ply: 0, .. }));
        assert!(!runner.is_running());
    }

    #[tokio::test]
    async fn a_bot_stops_when_it_is_no_longer_its_turn() {
        let mut runner = BotRunner::<Klotz>::default();
        let bot = bot_to_move();
        let turn = bot.turn;
        runner.start(bot, Arc::new(Semaphore::new(0)), &Environment::default());
        runner.stop_unless(Some(turn));
        assert!(runner.is_running());
        runner.stop_unless(Some(BotsTurn { position_seq: 1, ..turn }));
        assert!(!runner.is_running());
        runner.start(bot_to_move(), Arc::new(Semaphore::new(0)), &Environment::default());
        runner.stop_unless(None);
        assert!(!runner.is_running(), "a person has taken the seat again");
    }

    /// Otherwise everyone at the table would wait for ever.
    #[tokio::test]
    async fn for_a_bot_that_panics_any_legal_move_is_played() {
        let choose: Choose<Klotz> = |_, _, _, _| panic!("this bot always panics");
        let mut runner = BotRunner::<Klotz> { running: None, choose };
        let bot = bot_to_move();
        let game = bot.game.clone();
        runner.start(bot, Arc::new(Semaphore::new(1)), &Environment::default());
        let table::Command::PlayMove { mv, .. } = runner.chosen().await.unwrap().command else {
            panic!("a move is known");
        };
        table::played(&game, &mv).unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_finds_nothing_resigns_where_no_moves_are_listed() {
        let choose: Choose<xstack::XStack> = |_, _, _, _| None;
        let mut runner = BotRunner::<xstack::XStack> { running: None, choose };
        let mut setup = match_log::xstack_setup::MatchSetup::without_piles(2, 7).unwrap();
        setup.seats[0].player = Player::Bot { level: 11 };
        let header = start(&prepare(TableSetup::Xstack(setup)).unwrap(), 0).unwrap();
        let bot = ActiveMatch::new(header).unwrap().bot_to_move().unwrap();
        runner.start(bot, Arc::new(Semaphore::new(1)), &Environment::default());
        let chosen = runner.chosen().await.unwrap();
        assert!(matches!(chosen.command, table::Command::Resign { .. }));
    }
}
