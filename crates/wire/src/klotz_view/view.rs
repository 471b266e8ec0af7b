//! A KLOTZ match as a page shows it.

use game::{Game, Seat};
use klotz::{Cell, CellSet, EndRule, Klotz, Move, Position};
use table::Table;

use super::{
    CaptureView, Layout, MatchSetup, MatchView, MoveView, Piece, PositionView, SeatView, StoneView,
    UnusedStone,
};
use crate::convert::view::history;
use crate::match_state::MatchState;

impl MatchView {
    /// The match at this time.
    pub fn new(table: &Table<Klotz>, now_ms: u64) -> MatchView {
        let setup = MatchSetup::from(table.setup());
        let goal = table.game().position().goal();
        let seats = setup.seats.iter().zip(Seat::ALL).zip(table.players());
        let seats = seats.map(|((described, seat), &player)| SeatView {
            colour: described.colour,
            name: described.name.clone(),
            player: player.into(),
            out: !table.in_play().contains(seat),
            goal: klotz::Colour::from(described.colour).goal(goal).to_string(),
        });
        MatchView {
            seats: seats.collect(),
            position: PositionView::new(table.game(), table.to_move()),
            moves: history(table, MoveView::new, out_view),
            state: MatchState::new(table, now_ms, EndRule::name),
            rematch: table.rematch().as_ref().map(Into::into),
            setup,
        }
    }
}

impl PositionView {
    /// A position in which this seat is to move; no seat when the match is over, whatever the rules
    /// of the game say.
    pub fn new(game: &Klotz, to_move: Option<Seat>) -> PositionView {
        let position = game.position();
        let turn = to_move.and_then(|seat| game.settings().colour(seat));
        let pieces = position.occupied().iter().filter_map(|cell| piece(position, cell));
        let unused = position.seats().iter().filter_map(|colour| {
            let cell = position.unused_stone(colour)?;
            Some(UnusedStone { colour: colour.into(), cell: cell.to_string() })
        });
        PositionView {
            pieces: pieces.collect(),
            unused_stones: unused.collect(),
            colours: position.seats().iter().map(Into::into).collect(),
            turn: turn.map(Into::into),
            text: position.to_string(),
        }
    }

    /// A layout with the Klötze of these colours on their centre cells, whatever rules it breaks.
    /// Columns without a valid cell, or on an occupied one, are left out.
    pub fn of_layout(layout: &Layout, colours: &[super::Colour]) -> PositionView {
        let mut taken = CellSet::EMPTY;
        let mut pieces = Vec::new();
        for &colour in colours {
            let centre = klotz::Colour::from(colour).centre();
            if !taken.contains(centre) {
                taken = taken.with(centre);
                pieces.push(Piece::Klotz { cell: centre.to_string(), colour, idle: false });
            }
        }
        for placement in &layout.columns {
            if let Ok((cell, height)) = placement.read()
                && !taken.contains(cell)
            {
                taken = taken.with(cell);
                let height = height.steps() as u8;
                pieces.push(Piece::Column { cell: cell.to_string(), height, stone: None });
            }
        }
        let unused_stones = colours.iter().map(|&colour| {
            let cell = klotz::Colour::from(colour).corner().to_string();
            UnusedStone { colour, cell }
        });
        PositionView {
            pieces,
            unused_stones: unused_stones.collect(),
            colours: colours.to_vec(),
            turn: None,
            text: String::new(),
        }
    }
}

fn piece(position: &Position, at: Cell) -> Option<Piece> {
    let cell = at.to_string();
    Some(match position.piece(at)? {
        klotz::Piece::Column(height) => {
            let stone = position.stone_on(at).map(Into::into);
            Piece::Column { cell, height: height.steps() as u8, stone }
        }
        klotz::Piece::Klotz(colour) => {
            let idle = !position.seats().contains(colour);
            Piece::Klotz { cell, colour: colour.into(), idle }
        }
    })
}

impl MoveView {
    /// A legal move, in the game in which it is made.
    pub fn new(game: &Klotz, mv: &Move) -> MoveView {
        let position = game.position();
        let mover = position.turn();
        let Move::Slide { from, to } = *mv else {
            return MoveView::Pass { colour: mover.into() };
        };
        let piece = position.piece(from).expect("a move starts from a piece");
        let path = position.path(from, to).expect("a legal move has a way");
        let captured = position.klotz_on(to).map(|colour| CaptureView {
            colour: colour.into(),
            from: to.to_string(),
            to: colour.centre().to_string(),
        });
        let stone = match (piece, position.stone(mover)) {
            (klotz::Piece::Klotz(_), _) => None,
            (klotz::Piece::Column(_), Some(stone)) if stone == from => None,
            (klotz::Piece::Column(_), stone) => {
                Some(StoneView { from: stone.map(|cell| cell.to_string()), to: from.to_string() })
            }
        };
        MoveView::Slide {
            colour: mover.into(),
            text: game.write_move(mv),
            height: piece.steps() as u8,
            from: from.to_string(),
            to: to.to_string(),
            path: path.cells().iter().map(ToString::to_string).collect(),
            captured,
            stone,
            wins: to == mover.goal(position.goal()),
        }
    }
}

fn out_view(game: &Klotz, seat: Seat, rule: &str) -> MoveView {
    let colour = game.settings().colour(seat).expect("every seat has a colour");
    MoveView::Out { colour: colour.into(), rule: rule.to_owned() }
}
