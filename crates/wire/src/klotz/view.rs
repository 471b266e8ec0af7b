//! A KLOTZ match as a page shows it.

use ::klotz::{Cell, CellError, Colour, EndRule, Klotz, Move, Position};
use ::table::Table;
use game::{Game, Seat};

use super::{
    CaptureView, Imagined, MatchSetup, MatchView, MoveView, Piece, PositionView, SeatView,
    StoneView, Target, TargetKind,
};
use crate::convert::view::{legal, tell};
use crate::table::MatchState;
use crate::{Refusal, WireError};

impl MatchView {
    /// The match as it stands at this time.
    pub fn new(table: &Table<Klotz>, now_ms: u64) -> MatchView {
        let setup = MatchSetup::from(table.setup());
        let seats = setup.seats.iter().zip(Seat::ALL).zip(table.players());
        let seats = seats.map(|((described, seat), &player)| SeatView {
            colour: described.colour,
            name: described.name.clone(),
            player: player.into(),
            out: !table.in_play().contains(seat),
        });
        MatchView {
            seats: seats.collect(),
            position: PositionView::now(table),
            moves: tell(table, |game, &mv| move_view(game, mv), out_view),
            state: MatchState::new(table, now_ms, EndRule::name),
            rematch: table.rematch().as_ref().map(Into::into),
            setup,
        }
    }
}

impl PositionView {
    /// The position as it stands.
    pub fn now(table: &Table<Klotz>) -> PositionView {
        let game = table.game();
        // A match can be over while its game is not: then nobody is to move.
        let turn = table.to_move().and_then(|seat| game.settings().colour(seat));
        PositionView::new(game.position(), turn)
    }

    /// The position after so many moves.
    pub fn after(table: &Table<Klotz>, ply: u32) -> Result<PositionView, WireError> {
        if ply == table.ply() {
            return Ok(PositionView::now(table));
        }
        let game = table.game_at(ply).ok_or(WireError::NoSuchPly { ply })?;
        Ok(PositionView::new(game.position(), game.turn()))
    }

    fn new(position: &Position, turn: Option<Colour>) -> PositionView {
        let pieces = position.occupied().iter().filter_map(|cell| piece(position, cell));
        PositionView {
            pieces: pieces.collect(),
            colours: position.seats().iter().map(Into::into).collect(),
            turn: turn.map(Into::into),
            text: position.to_string(),
        }
    }
}

fn piece(position: &Position, at: Cell) -> Option<Piece> {
    let cell = at.to_string();
    Some(match position.piece(at)? {
        ::klotz::Piece::Column(height) => {
            let stone = position.stone_on(at).map(Into::into);
            Piece::Column { cell, height: height.steps() as u8, stone }
        }
        ::klotz::Piece::Klotz(colour) => {
            let idle = !position.seats().contains(colour);
            Piece::Klotz { cell, colour: colour.into(), idle }
        }
    })
}

impl Imagined {
    /// What would come of these moves, had they been played after so many of a match: as far as the
    /// rules allow them.
    pub fn line(
        table: &Table<Klotz>,
        ply: u32,
        texts: &[String],
    ) -> Result<Vec<Imagined>, WireError> {
        let game = table.game_at(ply).ok_or(WireError::NoSuchPly { ply })?;
        Ok(legal(game, texts, |before, &mv, after| Imagined {
            played: move_view(before, mv),
            position: PositionView::new(after.position(), after.turn()),
        }))
    }
}

fn move_view(game: &Klotz, mv: Move) -> MoveView {
    let position = game.position();
    let mover = position.turn();
    let Move::Slide { from, to } = mv else {
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
        (::klotz::Piece::Klotz(_), _) => None,
        (::klotz::Piece::Column(_), Some(stone)) if stone == from => None,
        (::klotz::Piece::Column(_), stone) => {
            Some(StoneView { from: stone.map(|cell| cell.to_string()), to: from.to_string() })
        }
    };
    MoveView::Slide {
        colour: mover.into(),
        text: game.write_move(&mv),
        height: piece.steps() as u8,
        from: from.to_string(),
        to: to.to_string(),
        path: path.cells().iter().map(ToString::to_string).collect(),
        captured,
        stone,
        wins: to == mover.goal(position.goal()),
    }
}

fn out_view(game: &Klotz, seat: Seat, rule: &str) -> MoveView {
    let colour = game.settings().colour(seat).expect("every seat has a colour");
    MoveView::Out { colour: colour.into(), rule: rule.to_owned() }
}

/// The cells of the pieces that the seat to move can move; none when the match is over.
pub fn movable(table: &Table<Klotz>) -> Vec<String> {
    if table.to_move().is_none() {
        return Vec::new();
    }
    table.game().position().movable().iter().map(|cell| cell.to_string()).collect()
}

/// Where the piece on a cell can go; nowhere when the match is over.
pub fn targets(table: &Table<Klotz>, from: &str) -> Result<Vec<Target>, CellError> {
    let from = from.parse()?;
    if table.to_move().is_none() {
        return Ok(Vec::new());
    }
    let position = table.game().position();
    let targets = position.targets(from).into_iter().map(|target| Target {
        cell: target.to.to_string(),
        kind: match (target.wins, target.captures) {
            (true, _) => TargetKind::Win,
            (false, Some(_)) => TargetKind::Capture,
            (false, None) => TargetKind::Move,
        },
        path: target.path.cells().iter().map(ToString::to_string).collect(),
        text: position.move_text(Move::Slide { from, to: target.to }),
    });
    Ok(targets.collect())
}

/// What is against moving the piece on `from` to `to`, or, without a `to`, against choosing it at
/// all. Nothing, if the answer is `None`.
pub fn why_not(
    table: &Table<Klotz>,
    from: &str,
    to: Option<&str>,
) -> Result<Option<Refusal>, CellError> {
    let from = from.parse()?;
    let to = to.map(str::parse).transpose()?;
    if table.to_move().is_none() {
        return Ok(Some(::klotz::Illegal::GameOver.into()));
    }
    let position = table.game().position();
    let refused = match to {
        Some(to) => table.game().check(Move::Slide { from, to }),
        None => position.check_start(from).map(|_| ()),
    };
    if let Err(illegal) = refused {
        return Ok(Some(illegal.into()));
    }
    let stuck = to.is_none() && !position.movable().contains(from);
    Ok(stuck.then(|| WireError::NowhereToGo { cell: from.to_string() }.into()))
}
