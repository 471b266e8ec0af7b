//! A match of The Climbers as a page shows it.

use climbers::{Climbers, Colour, EndRule, Options, Position, Turn, options::Tie};
use game::{Game, Seat};
use table::Table;

use super::step_view::play;
use super::{
    BlockView, MatchSetup, MatchView, MoveView, PawnView, PositionView, SeatView, Spot,
    StandingView, StonePlace, StoneView,
};
use crate::Refusal;
use crate::convert::view::history;
use crate::match_state::MatchState;

impl MatchView {
    /// The match at this time.
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
            position: PositionView::of_game(table.game(), table.to_move()),
            moves: history(table, MoveView::new, out_view),
            state: MatchState::new(table, now_ms, |rule| name(rule, tie)),
            rematch: table.rematch().as_ref().map(Into::into),
            setup,
        }
    }
}

/// The name of an end rule; ties have one for each option that decides them.
fn name(rule: EndRule, tie: Tie) -> &'static str {
    match (rule, tie) {
        (EndRule::Highest, _) => "highest",
        (EndRule::Arrival, Tie::Last) => "highest-last",
        (EndRule::Arrival, Tie::First) => "highest-first",
        (EndRule::NobodyClimbed, _) => "all-on-table",
    }
}

impl PositionView {
    /// The position of a game in which this seat is to move; no seat when the match is over, whatever
    /// the rules of the game say.
    pub fn of_game(game: &Climbers, to_move: Option<Seat>) -> PositionView {
        let turn = to_move.and_then(|seat| game.settings().colour(seat));
        PositionView::new(game.position(), *game.options(), turn)
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
        let building = climbers::tower(number);
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

    /// A position in which this colour is to move, or none when the game is over.
    pub fn new(position: &Position, options: Options, turn: Option<Colour>) -> PositionView {
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
            barren_limit: position.barren_limit(options),
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
        small: tools.has(climbers::Ladder::Small),
        large: tools.has(climbers::Ladder::Large),
        stone,
    }
}

impl MoveView {
    /// A legal turn, in the game in which it is made.
    pub fn new(game: &Climbers, turn: &Turn) -> MoveView {
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
}

fn out_view(game: &Climbers, seat: Seat, rule: &str) -> MoveView {
    let colour = game.settings().colour(seat).expect("every seat has a colour");
    MoveView::Out { colour: colour.into(), rule: rule.to_owned() }
}
