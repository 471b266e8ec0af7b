//! The parts of a match that every page shows alike.

use game::{Game, Seat};
use match_log::{rule_name, seat_number, seat_numbers};
use table::{ClockRule, StepKind, Table, TableRule};

use super::outcome::outcome_view;
use crate::match_state::{ClockView, MatchState};

impl MatchState {
    /// How the match stands at this time; `game_rule` names the rules of the game.
    pub(crate) fn new<G: Game>(
        table: &Table<G>,
        now_ms: u64,
        game_rule: impl FnOnce(G::EndRule) -> &'static str,
    ) -> MatchState {
        MatchState {
            turn: table.to_move().map(seat_number),
            ply: table.ply(),
            redoable: table.redoable(),
            outcome: table.outcome().map(|outcome| outcome_view(outcome, game_rule)),
            clock: ClockView::new(table, now_ms),
            draw_offer: table.draw_offer().map(Into::into),
            takeback: table.takeback_request().map(Into::into),
            rematch_wanted: seat_numbers(table.rematch_wanted()),
        }
    }
}

impl ClockView {
    /// The clock at this time, if there is one.
    fn new<G: Game>(table: &Table<G>, now_ms: u64) -> Option<ClockView> {
        let counts = table.setup().clock() != ClockRule::None;
        counts.then(|| ClockView {
            left_ms: table.left_ms(now_ms),
            running: table.running().map(seat_number),
        })
    }
}

/// Replays the match from its start and shows everything that happened: `moved` gets each move with
/// the game before it, `left` each departure with the rule behind it.
pub(crate) fn history<G: Game, V>(
    table: &Table<G>,
    mut moved: impl FnMut(&G, &G::Move) -> V,
    mut left: impl FnMut(&G, Seat, &'static str) -> V,
) -> Vec<V> {
    let mut game = G::start(table.setup().settings().clone());
    let mut history = Vec::with_capacity(table.steps().len());
    for step in table.steps() {
        match &step.kind {
            StepKind::Played { mv, .. } => {
                history.push(moved(&game, mv));
                game.play(mv).expect("a move that was legal once is legal again");
            }
            StepKind::Left { seat, reason } => {
                history.push(left(&game, *seat, rule_name(TableRule::from(*reason))));
                game.retire(*seat).expect("a player who could leave once can leave again");
            }
            // The outcome says how the match ended.
            StepKind::Ended { .. } => {}
        }
    }
    history
}
