//! The Climbers in a [`LocalMatch`](crate::LocalMatch).

use climbers::{Climbers, Turn};
use game::Seat;
use table::Table;
use wire::climbers_view::{Imagined, MatchView, MoveView, PositionView};

use super::TurnDraft;
use crate::{AnalysedGame, Draft, LocalGame};

impl LocalGame for Climbers {
    type Draft = TurnDraft;
    type MatchView = MatchView;
    type PositionView = PositionView;

    fn match_view(table: &Table<Climbers>, now_ms: u64) -> MatchView {
        MatchView::new(table, now_ms)
    }

    fn position_view(&self, to_move: Option<Seat>) -> PositionView {
        PositionView::of_game(self, to_move)
    }
}

impl AnalysedGame for Climbers {
    type Imagined = Imagined;

    fn imagined(before: &Climbers, turn: &Turn, after: &Climbers) -> Imagined {
        Imagined {
            played: MoveView::new(before, turn),
            position: PositionView::of_game(after, game::Game::to_move(after)),
        }
    }
}

impl Draft<Climbers> for TurnDraft {
    fn new(table: &Table<Climbers>) -> TurnDraft {
        TurnDraft::new(table)
    }

    fn resync(&mut self, table: &Table<Climbers>) {
        self.resync(table);
    }
}
