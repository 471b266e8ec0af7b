//! The crate `treant` on our rules: Monte Carlo tree search that evaluates leaves by the race.

use std::time::Instant;

use arena::{ChosenMove, Failure, GameHistory, MoveRequest, Player};
use klotz::{Colour, Klotz, Move, Position};
use treant::{
    CycleBehaviour, Evaluator, GameState, MCTS, MCTSManager, SearchHandle, tree_policy::UCTPolicy,
};

use super::{or_first_legal, race_score};

/// KLOTZ for any number of players, as `treant` needs it.
#[derive(Clone)]
struct State(Position);

impl GameState for State {
    type Move = Move;
    type Player = Colour;
    type MoveList = Vec<Move>;

    fn current_player(&self) -> Colour {
        self.0.turn()
    }

    fn available_moves(&self) -> Vec<Move> {
        self.0.moves()
    }

    fn make_move(&mut self, mv: &Move) {
        let _ = self.0.play_unchecked(*mv);
    }
}

/// Every player's winning probability in thousandths, estimated from the race.
struct Race;

/// The value of a win.
const WIN: f64 = 1_000.0;

impl Evaluator<Search> for Race {
    type StateEvaluation = [i64; 4];

    fn evaluate_new_state(
        &self,
        state: &State,
        moves: &Vec<Move>,
        _: Option<SearchHandle<'_, Search>>,
    ) -> (Vec<()>, [i64; 4]) {
        let mut shares = [0; 4];
        if let Some(winner) = state.0.winner() {
            shares[winner.index()] = WIN as i64;
        } else {
            let scores =
                state.0.seats().iter().map(|colour| {
                    (colour, (f64::from(race_score(&state.0, colour)) / 100.0).exp())
                });
            let scores: Vec<(Colour, f64)> = scores.collect();
            let total: f64 = scores.iter().map(|&(_, score)| score).sum();
            for (colour, score) in scores {
                shares[colour.index()] = (score / total * WIN) as i64;
            }
        }
        (vec![(); moves.len()], shares)
    }

    fn interpret_evaluation_for_player(&self, shares: &[i64; 4], player: &Colour) -> i64 {
        shares[player.index()]
    }

    fn evaluate_existing_state(
        &self,
        _: &State,
        shares: &[i64; 4],
        _: SearchHandle<'_, Search>,
    ) -> [i64; 4] {
        *shares
    }
}

#[derive(Default)]
struct Search;

impl MCTS for Search {
    type State = State;
    type Eval = Race;
    type TreePolicy = UCTPolicy;
    type NodeData = ();
    type TranspositionTable = ();
    type ExtraThreadData = ();

    fn cycle_behaviour(&self) -> CycleBehaviour<Search> {
        CycleBehaviour::Ignore
    }
}

/// The exploration constant, scaled to [`WIN`].
const EXPLORATION: f64 = 0.5 * WIN;

/// The player.
pub(crate) struct Treant;

impl Player<Klotz> for Treant {
    fn choose(
        &mut self,
        history: &GameHistory<Klotz>,
        request: &MoveRequest,
    ) -> Result<ChosenMove<Move>, Failure> {
        let position = history.game().position();
        let policy = UCTPolicy::new(EXPLORATION);
        let mut search = MCTSManager::new(State(*position), Search, Race, policy, ());
        let deadline = Instant::now() + request.limit.time.unwrap_or_default();
        search.playout_until(|| Instant::now() >= deadline);
        Ok(or_first_legal(search.best_move(), position))
    }
}
