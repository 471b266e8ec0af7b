//! A match of The Climbers as a page shows it.

use ::climbers::{Climbers, Colour, EndRule, Options, Position, Turn, options::Tie};
use ::table::Table;
use game::{Game, Seat};

use super::steps::play;
use super::{
    BlockView, Imagined, MatchSetup, MatchView, MoveView, PawnView, PositionView, SeatView, Spot,
    StandingView, StonePlace, StoneView,
};
use crate::convert::view::{legal, tell};
use crate::table::MatchState;
use crate::{Refusal, WireError};

impl MatchView {
    /// The match as it stands at this time.
    pub fn new(table: &Table<Climbers>, now_ms: u64) -> MatchView {
        let setup = MatchSetup::from(table.setup());
        let seats = setup.seats.iter().zip(Seat::ALL).zip(table.players());
        let seats = seats.map(|((described, seat), &player)| SeatView {
            colour: described.colour,
            name: described.name.clone(),
            player: player.into(),
            out: !table.in_play().contains(seat),
        });
        let tie = table.game().options().tie;
        MatchView {
            seats: seats.collect(),
            position: PositionView::now(table),
            moves: tell(table, move_view, out_view),
            state: MatchState::new(table, now_ms, |rule| name(rule, tie)),
            rematch: table.rematch().as_ref().map(Into::into),
            setup,
        }
    }
}

/// How a game ended, for people: a tie is told by the option that decided it.
fn name(rule: EndRule, tie: Tie) -> &'static str {
    match (rule, tie) {
        (EndRule::Highest, _) => "highest",
        (EndRule::Arrival, Tie::Last) => "highest-last",
        (EndRule::Arrival, Tie::First) => "highest-first",
        (EndRule::NobodyClimbed, _) => "all-on-table",
    }
}

impl PositionView {
    /// The position as it stands.
    pub fn now(table: &Table<Climbers>) -> PositionView {
        let game = table.game();
        // A match can be over while its game is not: then nobody is to move.
        let turn = table.to_move().and_then(|seat| game.settings().colour(seat));
        PositionView::new(game.position(), *game.options(), turn)
    }

    /// The position after so many turns.
    pub fn after(table: &Table<Climbers>, ply: u32) -> Result<PositionView, WireError> {
        if ply == table.ply() {
            return Ok(PositionView::now(table));
        }
        let game = table.game_at(ply).ok_or(WireError::NoSuchPly { ply })?;
        Ok(PositionView::new(game.position(), *game.options(), game.mover()))
    }

    /// A position in text form, as it would stand in a game with the usual options.
    pub fn read(text: &str) -> Result<PositionView, Refusal> {
        let position: Position = text.parse()?;
        let options = Options::default();
        let turn = (!position.is_over(options)).then(|| position.mover());
        Ok(PositionView::new(&position, options, turn))
    }

    /// A tower with nobody around it.
    pub fn tower(number: u64) -> PositionView {
        let building = ::climbers::tower(number);
        PositionView {
            blocks: building.blocks().iter().map(BlockView::from).collect(),
            pawns: Vec::new(),
            stones: Vec::new(),
            standings: Vec::new(),
            turn: None,
            following: None,
            barren: 0,
            barren_limit: 0,
            last_chance: false,
            last_block: None,
            text: String::new(),
        }
    }

    pub(super) fn new(position: &Position, options: Options, turn: Option<Colour>) -> PositionView {
        let building = position.building();
        let order = position.order();
        let pawn = |colour| Some(Spot::new(building, position.pawn(colour)?));
        let stone = |colour| Some(Spot::new(building, position.stone(colour)?));
        PositionView {
            blocks: building.blocks().iter().map(BlockView::from).collect(),
            pawns: order
                .iter()
                .filter_map(|colour| Some(PawnView { colour: colour.into(), at: pawn(colour)? }))
                .collect(),
            stones: order
                .iter()
                .filter_map(|colour| Some(StoneView { colour: colour.into(), at: stone(colour)? }))
                .collect(),
            standings: order.iter().map(|colour| standing(position, colour)).collect(),
            turn: turn.map(Into::into),
            following: turn.and(position.follower()).map(|_| position.turn().into()),
            barren: position.barren(),
            barren_limit: position.patience(options),
            last_chance: turn.is_some() && position.is_last_chance(options),
            last_block: position.last().map(|block| block.to_string()),
            text: position.to_string(),
        }
    }
}

fn standing(position: &Position, colour: Colour) -> StandingView {
    let tools = position.tools(colour);
    let stone = match position.stone(colour) {
        Some(_) => StonePlace::Placed,
        None if tools.has_stone() => StonePlace::Hand,
        None => StonePlace::Gone,
    };
    StandingView {
        colour: colour.into(),
        height: position.height(colour).unwrap_or(0),
        best: position.best(colour).height,
        small: tools.has(::climbers::Ladder::Small),
        large: tools.has(::climbers::Ladder::Large),
        stone,
    }
}

impl Imagined {
    /// What would come of these turns, had they been made after so many of a match: as far as the
    /// rules allow them.
    pub fn line(
        table: &Table<Climbers>,
        ply: u32,
        texts: &[String],
    ) -> Result<Vec<Imagined>, WireError> {
        let game = table.game_at(ply).ok_or(WireError::NoSuchPly { ply })?;
        Ok(legal(game, texts, |before, turn, after| Imagined {
            played: move_view(before, turn),
            position: PositionView::new(after.position(), *after.options(), after.mover()),
        }))
    }
}

fn move_view(game: &Climbers, turn: &Turn) -> MoveView {
    let mut draft = game.draft();
    let steps = turn.steps().iter().map(|&step| play(&mut draft, step)).collect();
    let mover = draft.mover();
    MoveView::Turn {
        colour: mover.into(),
        text: game.write_move(turn),
        steps,
        height: draft.position().height(mover).unwrap_or(0),
        rose: draft.has_climbed(),
        follows: draft.position().follower().is_some(),
    }
}

fn out_view(game: &Climbers, seat: Seat, rule: &str) -> MoveView {
    let colour = game.settings().colour(seat).expect("every seat has a colour");
    MoveView::Out { colour: colour.into(), rule: rule.to_owned() }
}
