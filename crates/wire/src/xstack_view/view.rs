//! A match of X-Stack as a page shows it.

use game::{Game, Seat};
use match_log::seat_number;
use table::Table;
use xstack::{EndRule, Pile, Turn, XStack};

use super::convert::{block_name, block_names, pose_views};
use super::{
    ActView, MatchSetup, MatchView, MoveView, PileView, PlayerView, PositionView, SeatView,
};
use crate::Refusal;
use crate::convert::view::history;
use crate::match_state::MatchState;

impl MatchView {
    /// The match at this time.
    pub fn new(table: &Table<XStack>, now_ms: u64) -> MatchView {
        let setup = MatchSetup::from(table.setup());
        let seats = setup.seats.iter().zip(Seat::ALL).zip(table.players());
        let seats = seats.map(|((described, seat), &player)| SeatView {
            name: described.name.clone(),
            player: player.into(),
            out: !table.in_play().contains(seat),
        });
        MatchView {
            seats: seats.collect(),
            position: PositionView::new(table.game(), table.to_move()),
            moves: history(table, move_view, out_view),
            state: MatchState::new(table, now_ms, EndRule::name),
            rematch: table.rematch().as_ref().map(Into::into),
            setup,
        }
    }
}

impl PositionView {
    /// A pile in text form with nobody around it.
    pub fn read_pile(text: &str) -> Result<PositionView, Refusal> {
        let pile: Pile = text.parse()?;
        Ok(PositionView {
            round: 1,
            rounds: 1,
            poses: pose_views(pile.poses()),
            on_x: pile.poses().present().len() as u32,
            players: Vec::new(),
            to_move: None,
            forbidden: None,
            pile: PileView::new(&pile),
        })
    }

    /// A position in which this seat is to move; no seat when the match is over, whatever the rules of
    /// the game say.
    pub fn new(game: &XStack, to_move: Option<Seat>) -> PositionView {
        PositionView {
            round: game.round() as u32,
            rounds: game.settings().piles().len() as u32,
            pile: PileView::new(game.pile()),
            poses: pose_views(game.poses()),
            on_x: game.poses().present().len() as u32,
            players: Seat::first(game.seats()).map(|seat| player(game, seat)).collect(),
            to_move: to_move.map(seat_number),
            forbidden: game.forbidden().map(block_name),
        }
    }
}

fn player(game: &XStack, seat: Seat) -> PlayerView {
    let tray = game.tray(seat);
    PlayerView {
        bonus: block_names(tray.bonus()),
        malus: block_names(tray.malus()),
        cancelled: block_names(tray.cancelled()),
        points: tray.points(),
        earlier: game.points_before(seat),
        left: game.gone().contains(seat),
    }
}

fn move_view(game: &XStack, turn: &Turn) -> MoveView {
    let mut draft = game.draft();
    let acts = turn.acts().iter().map(|act| {
        let judgement = draft.add(act.clone()).expect("a turn that was legal once is legal again");
        let (block, fallen) = (block_name(act.block()), block_names(act.fallen()));
        ActView { block, judgement: judgement.into(), fallen }
    });
    let acts = acts.collect();
    let seat = draft.mover().expect("someone made the turn");
    let effect = draft.effect();
    let cancelled = effect.bonus.map(|bonus| {
        let malus = game.tray(seat).malus().union(effect.malus);
        block_names(malus.of_colour(bonus.colour()))
    });
    MoveView::Turn {
        seat: seat_number(seat),
        round: game.round() as u32,
        words: turn.words().to_owned(),
        acts,
        put: effect.put.map(block_name),
        bonus: effect.bonus.map(block_name),
        cancelled: cancelled.unwrap_or_default(),
        malus: block_names(effect.malus),
    }
}

fn out_view(_: &XStack, seat: Seat, rule: &str) -> MoveView {
    MoveView::Out { seat: seat_number(seat), rule: rule.to_owned() }
}
