//! A match of X-Stack as a page shows it.

use ::table::Table;
use ::xstack::{EndRule, Pile, Turn, XStack};
use game::{Game, Seat};

use super::looks::{name, names, pose_views};
use super::{
    ActView, MatchSetup, MatchView, MoveView, PileView, PlayerView, PositionView, SeatView,
};
use crate::convert::seat_number;
use crate::convert::view::tell;
use crate::table::MatchState;
use crate::{Refusal, WireError};

impl MatchView {
    /// The match as it stands at this time.
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
            position: PositionView::now(table),
            moves: tell(table, move_view, out_view),
            state: MatchState::new(table, now_ms, EndRule::name),
            rematch: table.rematch().as_ref().map(Into::into),
            setup,
        }
    }
}

impl PositionView {
    /// The position as it stands.
    pub fn now(table: &Table<XStack>) -> PositionView {
        // A match can be over while its game is not: then nobody is to move.
        PositionView::new(table.game(), table.to_move())
    }

    /// The position after so many turns.
    pub fn after(table: &Table<XStack>, ply: u32) -> Result<PositionView, WireError> {
        if ply == table.ply() {
            return Ok(PositionView::now(table));
        }
        let game = table.game_at(ply).ok_or(WireError::NoSuchPly { ply })?;
        Ok(PositionView::new(&game, game.mover()))
    }

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

    fn new(game: &XStack, to_move: Option<Seat>) -> PositionView {
        PositionView {
            round: game.round() as u32,
            rounds: game.settings().piles().len() as u32,
            pile: PileView::new(game.pile()),
            poses: pose_views(game.poses()),
            on_x: game.poses().present().len() as u32,
            players: Seat::first(game.seats()).map(|seat| player(game, seat)).collect(),
            to_move: to_move.map(seat_number),
            forbidden: game.forbidden().map(name),
        }
    }
}

fn player(game: &XStack, seat: Seat) -> PlayerView {
    let tray = game.tray(seat);
    PlayerView {
        bonus: names(tray.bonus()),
        malus: names(tray.malus()),
        cancelled: names(tray.cancelled()),
        points: tray.points(),
        earlier: game.points_before(seat),
        left: game.gone().contains(seat),
    }
}

fn move_view(game: &XStack, turn: &Turn) -> MoveView {
    let mut draft = game.draft();
    let acts = turn.acts().iter().map(|act| {
        let judgement = draft.add(act.clone()).expect("a turn that was legal once is legal again");
        let (block, fallen) = (name(act.block()), names(act.fallen()));
        ActView { block, judgement: judgement.into(), fallen }
    });
    let acts = acts.collect();
    let seat = draft.mover().expect("someone made the turn");
    let effect = draft.effect();
    let cancelled = effect.bonus.map(|bonus| {
        let malus = game.tray(seat).malus().union(effect.malus);
        names(malus.of_colour(bonus.colour()))
    });
    MoveView::Turn {
        seat: seat_number(seat),
        round: game.round() as u32,
        words: turn.words().to_owned(),
        acts,
        put: effect.put.map(name),
        bonus: effect.bonus.map(name),
        cancelled: cancelled.unwrap_or_default(),
        malus: names(effect.malus),
    }
}

fn out_view(_: &XStack, seat: Seat, rule: &str) -> MoveView {
    MoveView::Out { seat: seat_number(seat), rule: rule.to_owned() }
}
