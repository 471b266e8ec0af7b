//! The Climbers as an environment.
//!
//! A turn has tens of thousands of forms, so it is made of several actions: first what to do, then with
//! which block or to which cell, until the turn is ended. The mask of every step allows only what leads
//! to a legal turn.

mod action_kind;
mod observation;

use arena::ArenaGame as _;
use climbers::{
    Block, Cell, Climbers, Draft, Face, Illegal, Ladder, Pose, Step, StepKind, Tools, Turn,
};
use game::{Game as _, Seat};
use serde_json::{Value, json};

use crate::environment::{ActionError, Assessment, Environment, SetupError, Spec};
use action_kind::{ACTIONS, ActionKind, TurnPart};
use observation::{PLANES, observe};

/// The Climbers, version 1.
#[derive(Clone, PartialEq, Debug)]
pub struct ClimbersV1 {
    game: Climbers,
    /// The turn in progress.
    draft: Draft,
    stage: Stage,
    /// Whether the pawn has moved since the turn began, or since the block was moved.
    pawn_moved: bool,
}

/// What has to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// What to do next in the turn.
    Part,
    /// Where the pawn goes.
    Pawn,
    /// With which ladders it gets there.
    Ladders {
        /// Where.
        to: Cell,
    },
    /// Which block moves.
    Block,
    /// How it will lie.
    Pose {
        /// The block.
        block: Block,
    },
    /// Where it goes.
    Place {
        /// The block.
        block: Block,
        /// How it will lie.
        pose: Pose,
        /// The colour on top.
        top: Face,
    },
    /// On which block the stone goes.
    Stone,
}

impl Stage {
    /// Its number in observations.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Stage::Part => 0,
            Stage::Pawn => 1,
            Stage::Ladders { .. } => 2,
            Stage::Block => 3,
            Stage::Pose { .. } => 4,
            Stage::Place { .. } => 5,
            Stage::Stone => 6,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Stage::Part => "part",
            Stage::Pawn => "pawn",
            Stage::Ladders { .. } => "ladders",
            Stage::Block => "block",
            Stage::Pose { .. } => "pose",
            Stage::Place { .. } => "place",
            Stage::Stone => "stone",
        }
    }
}

/// What all games of an environment share.
pub struct ClimbersSetup {
    players: usize,
    options: climbers::Options,
}

impl ClimbersV1 {
    /// What has to be decided next, as a word.
    pub const fn stage(&self) -> &'static str {
        self.stage.name()
    }

    /// The steps of the turn so far, as text; `-` if there are none.
    pub fn turn_so_far(&self) -> String {
        self.draft.turn().to_string()
    }

    fn new_turn(&mut self) {
        self.draft = self.game.draft();
        self.stage = Stage::Part;
        self.pawn_moved = false;
    }

    /// Whether a part of the turn can come next.
    fn may(&self, part: TurnPart) -> bool {
        match part {
            TurnPart::End => true,
            TurnPart::Pawn => !self.pawn_moved && self.draft.can_move_pawn(),
            TurnPart::Block => {
                self.draft.may(StepKind::Block).is_ok()
                    && Block::ALL.into_iter().any(|block| self.draft.can_move_block(block))
            }
            TurnPart::Stone => {
                self.draft.may(StepKind::Stone).is_ok() && !self.draft.stone_faces().is_empty()
            }
        }
    }

    fn for_each_kind(&self, mut visit: impl FnMut(ActionKind)) {
        match self.stage {
            Stage::Part => TurnPart::ALL
                .into_iter()
                .filter(|&part| self.may(part))
                .for_each(|part| visit(ActionKind::Part(part))),
            Stage::Pawn => {
                let Some(reach) = self.draft.reach() else { return };
                reach.cells().for_each(|cell| visit(ActionKind::Cell(cell)));
            }
            Stage::Ladders { to } => {
                let Some(reach) = self.draft.reach() else { return };
                reach.costs(to).for_each(|ladders| visit(ActionKind::Ladders(ladders)));
            }
            Stage::Block => Block::ALL
                .into_iter()
                .filter(|&block| self.draft.can_move_block(block))
                .for_each(|block| visit(ActionKind::Block(block))),
            Stage::Pose { block } => {
                let poses = block.kind().poses();
                let mut seen = [[false; 6]; 3];
                for placement in self.draft.placements(block) {
                    let top = placement.top;
                    let pose = poses.iter().position(|&pose| pose == placement.pose);
                    let pose = pose.expect("a pose of the block");
                    if !std::mem::replace(&mut seen[pose][top.index()], true) {
                        visit(ActionKind::Shape { pose, top });
                    }
                }
            }
            Stage::Place { block, pose, top } => self
                .draft
                .placements(block)
                .into_iter()
                .filter(|placement| placement.pose == pose && placement.top == top)
                .for_each(|placement| visit(ActionKind::Cell(placement.at))),
            Stage::Stone => self
                .draft
                .stone_faces()
                .into_iter()
                .for_each(|block| visit(ActionKind::Block(block))),
        }
    }

    /// Does what an action says. Returns whether the turn has ended.
    fn decide(&mut self, kind: ActionKind) -> Result<bool, String> {
        let wrong = || format!("the next decision is of the kind {:?}", self.stage.name());
        match (self.stage, kind) {
            (Stage::Part, ActionKind::Part(part)) => {
                if !self.may(part) {
                    return Err(format!("{} is not possible now", part.name()));
                }
                match part {
                    TurnPart::End => return Ok(true),
                    TurnPart::Pawn => self.stage = Stage::Pawn,
                    TurnPart::Block => self.stage = Stage::Block,
                    TurnPart::Stone => self.stage = Stage::Stone,
                }
            }
            (Stage::Pawn, ActionKind::Cell(to)) => {
                let costs: Vec<Tools> =
                    self.draft.reach().map(|reach| reach.costs(to).collect()).unwrap_or_default();
                match costs[..] {
                    [] => return Err(format!("the pawn cannot get to {to}")),
                    [ladders] => self.move_pawn(to, ladders)?,
                    _ => self.stage = Stage::Ladders { to },
                }
            }
            (Stage::Ladders { to }, ActionKind::Ladders(ladders)) => self.move_pawn(to, ladders)?,
            (Stage::Block, ActionKind::Block(block)) => {
                if let Some(refusal) = self.draft.block_refusal(block) {
                    return Err(refusal.to_string());
                }
                if !self.draft.can_move_block(block) {
                    return Err(format!("{block} has nowhere to go"));
                }
                self.stage = Stage::Pose { block };
            }
            (Stage::Pose { block }, ActionKind::Shape { pose, top }) => {
                let Some(&pose) = block.kind().poses().get(pose) else {
                    return Err(format!("{block} has no such pose"));
                };
                let fits = |at: &climbers::Placement| at.pose == pose && at.top == top;
                if !self.draft.placements(block).iter().any(fits) {
                    return Err(format!(
                        "{block} fits nowhere as {pose} with {} on top",
                        top.name()
                    ));
                }
                self.stage = Stage::Place { block, pose, top };
            }
            (Stage::Place { block, pose, top }, ActionKind::Cell(at)) => {
                self.add(Step::Place(climbers::Placement { block, at, pose, top }))?;
                self.stage = Stage::Part;
                self.pawn_moved = false;
            }
            (Stage::Stone, ActionKind::Block(block)) => {
                let face = self.draft.position().building().visible(block).next();
                let at = face.ok_or_else(|| format!("the top of {block} is covered"))?;
                self.add(Step::Stone { at })?;
                // Nothing can follow the stone.
                return Ok(true);
            }
            _ => return Err(wrong()),
        }
        Ok(false)
    }

    fn move_pawn(&mut self, to: Cell, ladders: Tools) -> Result<(), String> {
        let steps = self.draft.reach().and_then(|reach| reach.steps(to, ladders));
        let steps = steps.ok_or_else(|| format!("the pawn cannot get to {to} with {ladders}"))?;
        for step in steps {
            self.add(step)?;
        }
        self.stage = Stage::Part;
        self.pawn_moved = true;
        Ok(())
    }

    fn add(&mut self, step: Step) -> Result<(), String> {
        self.draft.add(step).map(drop).map_err(|refusal| refusal.to_string())
    }
}

impl Environment for ClimbersV1 {
    const NAME: &'static str = "climbers_v1";

    type Game = Climbers;
    type Element = u8;
    type Setup = ClimbersSetup;

    fn setup(players: usize, options: &[String]) -> Result<ClimbersSetup, SetupError> {
        let seats = Climbers::SEATS;
        if !seats.contains(&players) {
            let (min, max) = (*seats.start(), *seats.end());
            return Err(SetupError::Players { game: "The Climbers", players, min, max });
        }
        Ok(ClimbersSetup { players, options: Climbers::setup(options)? })
    }

    fn spec(setup: &ClimbersSetup) -> Spec {
        let side = usize::from(climbers::SIDE);
        Spec {
            players: setup.players,
            actions: ACTIONS,
            observation: vec![PLANES, side, side],
            high: u8::MAX,
        }
    }

    fn start(setup: &ClimbersSetup, seed: u64) -> ClimbersV1 {
        let settings = Climbers::start_settings(&setup.options, setup.players, seed);
        ClimbersV1::from_game(Climbers::start(settings))
    }

    fn from_game(game: Climbers) -> ClimbersV1 {
        ClimbersV1 { draft: game.draft(), game, stage: Stage::Part, pawn_moved: false }
    }

    fn game(&self) -> &Climbers {
        &self.game
    }

    fn for_each_action(&self, mut visit: impl FnMut(usize)) {
        if self.game.mover().is_some() {
            self.for_each_kind(|kind| visit(kind.action()));
        }
    }

    fn observe(&self, seat: Seat, into: &mut [u8]) {
        observe(&self.game, &self.draft, self.stage, seat, into);
    }

    fn apply(&mut self, action: usize) -> Result<Option<Turn>, ActionError> {
        let illegal = |reason| ActionError::Illegal { action, reason };
        if self.game.mover().is_none() {
            return Err(ActionError::GameOver);
        }
        let kind = ActionKind::of(action).ok_or(ActionError::unknown(action, ACTIONS))?;
        if !self.decide(kind).map_err(illegal)? {
            return Ok(None);
        }
        let turn = self.draft.turn();
        self.game.play(&turn).map_err(|refusal| illegal(refusal.to_string()))?;
        self.new_turn();
        Ok(Some(turn))
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        self.game.play(turn)?;
        self.new_turn();
        Ok(())
    }

    fn from_position(text: &str, options: &[String]) -> Result<ClimbersV1, String> {
        let options: climbers::Options =
            game::Options::from_text(&options.join(" ")).map_err(|error| error.to_string())?;
        let start: climbers::Position =
            text.parse().map_err(|error: climbers::PositionError| error.to_string())?;
        let settings =
            climbers::Settings::from_position(start, options).map_err(|e| e.to_string())?;
        Ok(ClimbersV1::from_game(Climbers::start(settings)))
    }

    fn assess(&self, nodes: u64) -> Option<Assessment> {
        let found = bots::climbers_bot::assess(&self.game, nodes);
        let line = found.best.iter().map(|turn| self.game.write_move(turn)).collect();
        Some(Assessment { chances: found.chances, line })
    }

    fn action_text(&self, action: usize) -> String {
        let kind = ActionKind::of(action);
        if let (Some(ActionKind::Shape { pose, top }), Stage::Pose { block }) = (kind, self.stage)
            && let Some(pose) = block.kind().poses().get(pose)
        {
            return format!("{pose} {}", top.name());
        }
        kind.map_or_else(|| format!("action {action}"), |kind| kind.to_string())
    }

    fn svg(&self) -> String {
        picture::climbers(self.draft.position())
    }

    fn json(&self) -> Value {
        let position = self.draft.position();
        let players: Vec<Value> = position
            .order()
            .iter()
            .map(|colour| {
                let tools = position.tools(colour);
                json!({
                    "colour": colour.name(),
                    "pawn": position.pawn(colour).map(|cell| [cell.x(), cell.y()]),
                    "height": position.height(colour),
                    "small_ladder": tools.has(Ladder::Small),
                    "large_ladder": tools.has(Ladder::Large),
                    "stone_in_hand": tools.has_stone(),
                    "stone": position.stone(colour).map(|cell| [cell.x(), cell.y()]),
                })
            })
            .collect();
        let blocks: Vec<Value> = position
            .building()
            .blocks()
            .iter()
            .map(|placed| {
                let climbers::Placement { block, at, pose, top } = placed.placement;
                json!({
                    "block": block.to_string(),
                    "at": [at.x(), at.y(), placed.base],
                    "size": [pose.x(), pose.y(), pose.h()],
                    "top": top.name(),
                })
            })
            .collect();
        json!({
            "game": Climbers::ID,
            "position": self.game.position_text(),
            "to_move": self.game.mover().map(climbers::Colour::name),
            "players": players,
            "blocks": blocks,
            "forbidden": position.last().map(|block| block.to_string()),
            "turns_played": self.game.turns_played(),
            "last_chance": self.game.is_last_chance(),
            "stage": self.stage(),
            "turn_so_far": self.turn_so_far(),
        })
    }
}
