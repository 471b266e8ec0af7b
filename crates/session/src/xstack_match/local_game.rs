//! X-Stack in a [`LocalMatch`](crate::LocalMatch).

use game::Seat;
use table::Table;
use wire::Refusal;
use wire::xstack_view::{MatchSetup, MatchView, PositionView};
use xstack::XStack;

use super::{LiveTurn, check_piles};
use crate::{Draft, LocalGame};

impl LocalGame for XStack {
    type Draft = LiveTurn;
    type MatchView = MatchView;
    type PositionView = PositionView;

    fn match_view(table: &Table<XStack>, now_ms: u64) -> MatchView {
        MatchView::new(table, now_ms)
    }

    fn position_view(&self, to_move: Option<Seat>) -> PositionView {
        PositionView::new(self, to_move)
    }

    fn check_setup(setup: &MatchSetup) -> Result<(), Refusal> {
        check_piles(setup)
    }
}

impl Draft<XStack> for LiveTurn {
    fn new(table: &Table<XStack>) -> LiveTurn {
        LiveTurn::new(table)
    }

    fn resync(&mut self, table: &Table<XStack>) {
        self.resync(table);
    }
}
