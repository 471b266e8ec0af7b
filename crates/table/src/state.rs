//! The state of a match.

use game::{Departure, Game, Outcome, Seat, SeatSet};

use crate::{Clock, EndRule, Player, Setup, TableRule};

/// The state of a match: the fold of its events over its setup.
///
/// ```
/// use game::{Seat, Verdict};
/// use klotz::{Klotz, Settings};
/// use table::{ClockRule, Command, Player, SeatSetup, Setup, Table, TableRefusal};
///
/// let seat = || SeatSetup { name: String::new(), player: Player::Human };
/// let settings = Settings::for_players(2).unwrap();
/// let setup = Setup::try_new(settings, vec![seat(), seat()], ClockRule::None)?;
/// let mut table = Table::<Klotz>::start(setup, 0);
///
/// let refused = table.decide(&Command::Rematch { seat: Seat::ALL[0] }, 1_000);
/// assert_eq!(refused, Err(TableRefusal::MatchNotOver));
/// for event in table.decide(&Command::Resign { seat: Seat::ALL[0] }, 2_000)? {
///     table.apply(&event)?;
/// }
/// assert_eq!(table.outcome().unwrap().verdict, Verdict::Won(Seat::ALL[1].into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    pub(crate) setup: Setup<G>,
    /// The number of the last event.
    pub(crate) seq: u32,
    /// When the last event happened.
    pub(crate) last_ms: u64,
    pub(crate) players: Vec<Player>,
    /// The number of moves played when a bot took over from a person. The bot does not take back
    /// that person's moves.
    pub(crate) handed_over_at: Vec<Option<u32>>,
    pub(crate) game: G,
    /// Who has not left the game.
    pub(crate) in_play: SeatSet,
    pub(crate) clock: Clock,
    pub(crate) steps: Vec<Step<G>>,
    /// Steps that were taken back; the last one is redone first.
    pub(crate) undone: Vec<Step<G>>,
    pub(crate) draw: Option<DrawOffer>,
    pub(crate) takeback: Option<TakebackRequest>,
    /// When each seat last offered a draw or asked for a takeback.
    pub(crate) last_requests: Vec<LastRequests>,
    pub(crate) rematch_wanted: SeatSet,
    pub(crate) rematch_agreed: bool,
}

/// A step of the match that can be taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// What happened.
    pub kind: StepKind<G>,
    /// The remaining time of each seat afterwards; empty without a clock.
    pub left_ms: Vec<u64>,
}

/// What happened in a step.
#[derive(Clone, PartialEq, Debug)]
pub enum StepKind<G: Game> {
    /// A move was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The move.
        mv: G::Move,
    },
    /// A player left, and the game continued.
    Left {
        /// Who left.
        seat: Seat,
        /// Why.
        reason: Departure,
    },
    /// The match ended by a rule of the table.
    Ended {
        /// Who won, and by which rule.
        outcome: Outcome<TableRule>,
    },
}

impl<G: Game> StepKind<G> {
    /// Whether it is a move. Only moves are counted.
    pub fn is_move(&self) -> bool {
        matches!(self, StepKind::Played { .. })
    }
}

/// A pending draw offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawOffer {
    /// Who offered it.
    pub by: Seat,
    /// Who has yet to answer.
    pub waiting_for: SeatSet,
}

/// A pending takeback request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakebackRequest {
    /// Who asked.
    pub by: Seat,
    /// Who has yet to answer.
    pub waiting_for: SeatSet,
    /// The number of moves that would remain.
    pub ply: u32,
}

/// The ply at which a seat last asked for something: it may ask once per position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct LastRequests {
    pub(crate) draw: Option<u32>,
    pub(crate) takeback: Option<u32>,
}

impl<G: Game> Table<G> {
    /// The match before its first move.
    pub fn start(setup: Setup<G>, now_ms: u64) -> Self {
        let game = G::start(setup.settings().clone());
        let seats = game.seats();
        Table {
            seq: 0,
            last_ms: now_ms,
            players: setup.seats().iter().map(|seat| seat.player).collect(),
            handed_over_at: vec![None; seats],
            in_play: Seat::first(seats).collect(),
            clock: Clock::new(setup.clock(), seats, now_ms),
            steps: Vec::new(),
            undone: Vec::new(),
            draw: None,
            takeback: None,
            last_requests: vec![LastRequests::default(); seats],
            rematch_wanted: SeatSet::EMPTY,
            rematch_agreed: false,
            game,
            setup,
        }
    }

    /// The setup.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The number of the last event, 0 before the first.
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// When the last event happened, or the match started.
    pub fn last_ms(&self) -> u64 {
        self.last_ms
    }

    /// The game being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who plays each seat now.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Who has not left the game.
    pub fn in_play(&self) -> SeatSet {
        self.in_play
    }

    /// The seat to move; `None` when the match is over.
    pub fn to_move(&self) -> Option<Seat> {
        if self.outcome().is_some() { None } else { self.game.to_move() }
    }

    /// All seats in turn order, starting with the first player.
    pub fn turn_order(&self) -> Vec<Seat> {
        let start = G::start(self.setup.settings().clone());
        let (seats, first) = (start.seats(), start.to_move().map_or(0, Seat::index));
        Seat::ALL[..seats].iter().copied().cycle().skip(first).take(seats).collect()
    }

    /// How many moves have been played.
    pub fn ply(&self) -> u32 {
        count_moves(&self.steps)
    }

    /// All steps so far, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How many moves can be redone.
    pub fn redoable(&self) -> u32 {
        count_moves(&self.undone)
    }

    /// How the match ended; `None` while it continues.
    pub fn outcome(&self) -> Option<Outcome<EndRule<G::EndRule>>> {
        match self.steps.last().map(|step| &step.kind) {
            Some(StepKind::Ended { outcome }) => Some(outcome.map_rule(EndRule::Table)),
            _ => self.game.outcome().map(|outcome| outcome.map_rule(EndRule::Game)),
        }
    }

    /// The seat whose clock is running, if any.
    pub fn running(&self) -> Option<Seat> {
        if self.clock.counts() && self.ply() > 0 { self.to_move() } else { None }
    }

    /// When the running clock started, if one is running.
    pub fn running_since_ms(&self) -> Option<u64> {
        self.running().map(|_| self.clock.since_ms)
    }

    /// The remaining time of each seat at `now_ms`; empty without a clock.
    pub fn left_ms(&self, now_ms: u64) -> Vec<u64> {
        self.clock.left_at(self.running(), now_ms)
    }

    /// The pending draw offer, if any.
    pub fn draw_offer(&self) -> Option<&DrawOffer> {
        self.draw.as_ref()
    }

    /// The pending takeback request, if any.
    pub fn takeback_request(&self) -> Option<&TakebackRequest> {
        self.takeback.as_ref()
    }

    /// Who has asked for a rematch so far.
    pub fn rematch_wanted(&self) -> SeatSet {
        self.rematch_wanted
    }

    /// The setup of the rematch, once everyone has agreed to it.
    pub fn rematch(&self) -> Option<Setup<G>> {
        self.rematch_agreed.then(|| self.setup.for_rematch(&self.players))
    }

    /// The game after `ply` moves and what followed before the next one, replayed from the start.
    /// `None` if fewer moves have been played.
    pub fn game_at(&self, ply: u32) -> Option<G> {
        let kept = self.steps_until(ply)?;
        Some(replay(&self.setup, &self.steps[..kept]).0)
    }

    /// The number of steps before the move that follows the first `ply` moves, or of all steps if
    /// none follows. `None` if fewer moves have been played.
    pub(crate) fn steps_until(&self, ply: u32) -> Option<usize> {
        if ply > self.ply() {
            return None;
        }
        let mut moves = self.steps.iter().enumerate().filter(|(_, step)| step.kind.is_move());
        Some(moves.nth(ply as usize).map_or(self.steps.len(), |(index, _)| index))
    }

    /// The number of steps that remain after going back to `ply` moves. Going back to the last move
    /// takes back what followed it.
    pub(crate) fn steps_after_takeback(&self, ply: u32) -> Option<usize> {
        if ply == self.ply() {
            let last_move = self.steps.iter().rposition(|step| step.kind.is_move());
            return Some(last_move.map_or(0, |index| index + 1));
        }
        self.steps_until(ply)
    }

    /// The number of steps to redo to reach `ply` moves, including what directly followed the last
    /// move. `None` if `ply` cannot be reached.
    pub(crate) fn steps_to_redo(&self, ply: u32) -> Option<usize> {
        let wanted = ply.checked_sub(self.ply())?;
        if wanted > self.redoable() {
            return None;
        }
        let next = self.undone.iter().rev().enumerate();
        let mut next = next.filter(|(_, step)| step.kind.is_move());
        Some(next.nth(wanted as usize).map_or(self.undone.len(), |(index, _)| index))
    }
}

fn count_moves<G: Game>(steps: &[Step<G>]) -> u32 {
    steps.iter().filter(|step| step.kind.is_move()).count() as u32
}

/// Replays steps that have happened before. Returns the game and who is still in it.
pub(crate) fn replay<G: Game>(setup: &Setup<G>, steps: &[Step<G>]) -> (G, SeatSet) {
    let mut game = G::start(setup.settings().clone());
    let mut in_play: SeatSet = Seat::first(game.seats()).collect();
    for step in steps {
        match &step.kind {
            StepKind::Played { mv, .. } => {
                game.play(mv).expect("the move was legal before");
            }
            StepKind::Left { seat, .. } => {
                game.retire(*seat).expect("the player could leave before");
                in_play = in_play.without(*seat);
            }
            StepKind::Ended { .. } => {}
        }
    }
    (game, in_play)
}
