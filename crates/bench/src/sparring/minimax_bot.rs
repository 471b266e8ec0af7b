//! The crate `minimax` on our rules: iterative alpha-beta with a transposition table.

use arena::{ChosenMove, Failure, GameHistory, MoveRequest, Player};
use klotz::{Klotz, Move, Position, Undo};
use minimax::{
    Evaluation, Evaluator, Game, IterativeOptions, IterativeSearch, Strategy as _, Winner,
};

use super::{or_first_legal, race_score};

/// KLOTZ for two players, as `minimax` needs it.
struct Rules;

/// A position and the undo stack.
#[derive(Clone)]
struct State {
    position: Position,
    undos: Vec<Undo>,
}

impl Game for Rules {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        let winner = Rules::get_winner(state);
        if winner.is_none() {
            // Captures first: alpha-beta depends on move ordering.
            state.position.for_each_move(|mv| moves.push(mv));
            let occupied = state.position.occupied();
            moves.sort_by_key(|mv| mv.ends().is_none_or(|(_, to)| !occupied.contains(to)));
        }
        winner
    }

    fn apply(state: &mut State, mv: Move) -> Option<State> {
        let undo = state.position.play_unchecked(mv);
        state.undos.push(undo);
        None
    }

    fn undo(state: &mut State, _: Move) {
        if let Some(undo) = state.undos.pop() {
            state.position.undo(undo);
        }
    }

    fn get_winner(state: &State) -> Option<Winner> {
        if state.position.winner().is_some() {
            Some(Winner::PlayerJustMoved)
        } else {
            state.position.is_over().then_some(Winner::Draw)
        }
    }

    fn zobrist_hash(state: &State) -> u64 {
        state.position.hash()
    }

    fn null_move(_: &State) -> Option<Move> {
        Some(Move::Pass)
    }

    fn table_index(mv: Move) -> u16 {
        mv.ends().map_or(0, |(from, to)| (from.index() * 256 + to.index()) as u16)
    }

    fn max_table_index() -> u16 {
        u16::MAX
    }
}

/// Evaluates the race.
struct Race;

impl Evaluator for Race {
    type G = Rules;

    fn evaluate(&self, state: &State) -> Evaluation {
        let mover = state.position.turn();
        let other = state.position.seats().next_after(mover);
        race_score(&state.position, mover) - race_score(&state.position, other)
    }
}

/// The player.
pub(crate) struct Minimax(IterativeSearch<Race>);

impl Minimax {
    pub(crate) fn new() -> Minimax {
        let options = IterativeOptions::new()
            .with_table_byte_size(32 << 20)
            .with_null_move_depth(3)
            .with_countermoves();
        Minimax(IterativeSearch::new(Race, options))
    }
}

impl Player<Klotz> for Minimax {
    fn choose(
        &mut self,
        history: &GameHistory<Klotz>,
        request: &MoveRequest,
    ) -> Result<ChosenMove<Move>, Failure> {
        if let Some(time) = request.limit.time {
            self.0.set_timeout(time);
        }
        let position = history.game().position();
        let found = self.0.choose_move(&State { position: *position, undos: Vec::new() });
        Ok(or_first_legal(found, position))
    }
}
