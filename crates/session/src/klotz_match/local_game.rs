//! KLOTZ in a [`LocalMatch`](crate::LocalMatch). A move is made at once, so there is no draft.

use game::Seat;
use klotz::{Klotz, Move};
use table::Table;
use wire::klotz_view::{Imagined, MatchView, MoveView, PositionView};

use crate::{AnalysedGame, LocalGame};

impl LocalGame for Klotz {
    type Draft = ();
    type MatchView = MatchView;
    type PositionView = PositionView;

    fn match_view(table: &Table<Klotz>, now_ms: u64) -> MatchView {
        MatchView::new(table, now_ms)
    }

    fn position_view(&self, to_move: Option<Seat>) -> PositionView {
        PositionView::new(self, to_move)
    }
}

impl AnalysedGame for Klotz {
    type Imagined = Imagined;

    fn imagined(before: &Klotz, mv: &Move, after: &Klotz) -> Imagined {
        Imagined {
            played: MoveView::new(before, mv),
            position: PositionView::new(after, game::Game::to_move(after)),
        }
    }
}
