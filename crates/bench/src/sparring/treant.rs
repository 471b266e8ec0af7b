//! The crate `treant` on our rules: Monte Carlo tree search that judges leaves by the race.

use std::time::{Duration, Instant};

use klotz::{Colour, Move, Position};
use treant::{
    CycleBehaviour, Evaluator, GameState, MCTS, MCTSManager, SearchHandle, tree_policy::UCTPolicy,
};

use super::race_standing;

/// KLOTZ for any number of players, as `treant` wants it.
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

/// Everyone's share of a win, in thousandths, from how they stand in the race.
struct Race;

/// What a whole win counts.
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
            let standings =
                state.0.seats().iter().map(|colour| {
                    (colour, (f64::from(race_standing(&state.0, colour)) / 100.0).exp())
                });
            let standings: Vec<(Colour, f64)> = standings.collect();
            let total: f64 = standings.iter().map(|&(_, standing)| standing).sum();
            for (colour, standing) in standings {
                shares[colour.index()] = (standing / total * WIN) as i64;
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

/// The usual constant for rewards up to [`WIN`].
const CURIOSITY: f64 = 0.5 * WIN;

/// A player that thinks for so long about each move.
pub(crate) fn choose(position: &Position, patience: Duration) -> Option<Move> {
    let mut search =
        MCTSManager::new(State(*position), Search, Race, UCTPolicy::new(CURIOSITY), ());
    let until = Instant::now() + patience;
    search.playout_until(|| Instant::now() >= until);
    search.best_move()
}
