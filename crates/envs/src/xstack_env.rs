//! X-Stack as an environment of macro-actions.
//!
//! A turn is made of decisions: which block, to which side it is pulled, where it is put. A built-in hand
//! carries out the gesture, and the simulation says what happens. Then the player stops or takes a bonus.

mod action_kind;
mod observation;

use std::sync::Arc;

use arena::ArenaGame as _;
use bots::xstack_bot::{GesturePlan, Side, higher_spots, perform, safest_spot};
use game::{Game as _, Seat};
use serde_json::{Value, json};
use xstack::{
    Act, BLOCKS, Block, Draft, Illegal, Phase, Pile, Purpose, Settings, Turn, XStack,
    sim::{Load, Scene, Spot, draw_pile, loads, take_away},
};

use crate::environment::{ActionError, Assessment, Environment, SetupError, Spec};
use action_kind::{ACTIONS, ActionKind, ZONES, zone_of};
use observation::observe;
pub(crate) use observation::{COLUMNS, ROWS, observe_live};

/// X-Stack, version 1.
#[derive(Clone, PartialEq, Debug)]
pub struct XstackV1 {
    game: XStack,
    /// The turn in progress.
    draft: Draft,
    stage: Stage,
    /// How the blocks are loaded: found by a short simulation whenever the pile has changed.
    loads: Arc<[Load; BLOCKS]>,
}

/// What has to be decided next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stage {
    /// What to do, or with which block.
    Block,
    /// To which side the block is pulled.
    Side {
        /// The block.
        block: Block,
    },
    /// Where it is put.
    Place {
        /// The block.
        block: Block,
        /// To which side it is pulled.
        side: Side,
        /// The places that are high enough.
        spots: Arc<Vec<Spot>>,
    },
}

impl Stage {
    const fn name(&self) -> &'static str {
        match self {
            Stage::Block => "block",
            Stage::Side { .. } => "side",
            Stage::Place { .. } => "place",
        }
    }

    pub(crate) const fn block(&self) -> Option<Block> {
        match self {
            Stage::Block => None,
            Stage::Side { block } | Stage::Place { block, .. } => Some(*block),
        }
    }
}

/// What all games of an environment share. Piles take long to build, so games draw from a few.
pub struct XstackSetup {
    players: usize,
    options: xstack::Options,
    piles: Vec<Pile>,
}

/// How many piles the games of an environment draw from.
const PILES: u64 = 4;

impl XstackV1 {
    /// What has to be decided next, as a word.
    pub const fn stage(&self) -> &'static str {
        self.stage.name()
    }

    fn scene(&self) -> Scene {
        Scene::of(&self.game, &self.draft)
    }

    /// How the blocks are loaded while nobody touches them, at this point of the turn.
    pub(crate) fn loads_of(&self, draft: &Draft) -> [Load; BLOCKS] {
        if draft.acts().is_empty() { *self.loads } else { loads(&Scene::of(&self.game, draft)) }
    }

    /// The pile has changed, or a new turn has begun.
    fn renew(&mut self) {
        self.stage = Stage::Block;
        self.loads = Arc::new(loads(&self.scene()));
    }

    fn for_each_kind(&self, mut visit: impl FnMut(ActionKind)) {
        match &self.stage {
            Stage::Block => {
                if self.draft.may_end().is_ok() {
                    visit(ActionKind::End);
                }
                if self.draft.may_decline().is_ok() {
                    visit(ActionKind::Decline);
                }
                if self.draft.may_give_up().is_ok() {
                    visit(ActionKind::GiveUp);
                }
                for block in Block::all().filter(|&block| self.draft.may_handle(block).is_ok()) {
                    visit(ActionKind::Block(block));
                }
            }
            Stage::Side { .. } => {
                for side in Side::ALL {
                    visit(ActionKind::Side(side));
                }
            }
            Stage::Place { spots, .. } => {
                visit(ActionKind::Safest);
                let mut open = [false; ZONES];
                spots.iter().for_each(|spot| open[zone_of(spot)] = true);
                for (zone, _) in open.iter().enumerate().filter(|&(_, &open)| open) {
                    visit(ActionKind::Zone(zone));
                }
            }
        }
    }

    /// Does what an action says. Returns whether the turn has ended.
    fn decide(&mut self, kind: ActionKind) -> Result<bool, String> {
        let text = |refusal: Illegal| refusal.to_string();
        match (self.stage.clone(), kind) {
            (Stage::Block, ActionKind::End) => {
                self.draft.may_end().map_err(text)?;
                return Ok(true);
            }
            (Stage::Block, ActionKind::Decline) => {
                let block = self.draft.may_decline().map_err(text)?;
                self.take_away(block)?;
            }
            (Stage::Block, ActionKind::GiveUp) => {
                let block = self.draft.may_give_up().map_err(text)?;
                self.take_away(block)?;
            }
            (Stage::Block, ActionKind::Block(block)) => {
                self.draft.may_handle(block).map_err(text)?;
                self.stage = Stage::Side { block };
                return Ok(false);
            }
            (Stage::Side { block }, ActionKind::Side(side)) => {
                if self.draft.may_handle(block).map_err(text)? == Purpose::Bonus {
                    self.pull(block, side, None)?;
                } else {
                    let spots = Arc::new(higher_spots(&self.scene(), &self.draft, block));
                    self.stage = Stage::Place { block, side, spots };
                    return Ok(false);
                }
            }
            (Stage::Place { block, side, spots }, ActionKind::Safest) => {
                self.pull(block, side, safest_spot(&spots))?;
            }
            (Stage::Place { block, side, spots }, ActionKind::Zone(zone)) => {
                let here: Vec<Spot> =
                    spots.iter().copied().filter(|spot| zone_of(spot) == zone).collect();
                let spot = safest_spot(&here);
                self.pull(block, side, Some(spot.ok_or("no place there is high enough")?))?;
            }
            (stage, _) => {
                return Err(format!("the next decision is of the kind {:?}", stage.name()));
            }
        }
        // The rules leave no choice about a block that lies too low.
        if let Some(block) = self.draft.demands() {
            self.take_away(block)?;
        }
        self.renew();
        Ok(self.draft.phase() == Phase::Over)
    }

    fn pull(&mut self, block: Block, side: Side, spot: Option<Spot>) -> Result<(), String> {
        let purpose = self.draft.may_handle(block).map_err(|refusal| refusal.to_string())?;
        let plan = GesturePlan {
            block,
            purpose,
            grip: [0; 3],
            direction: side.direction(),
            spot,
            carry_height: 0.0,
        };
        let act = perform(self.scene(), &plan);
        self.draft.add(act).map(drop).map_err(|refusal| refusal.to_string())
    }

    fn take_away(&mut self, block: Block) -> Result<(), String> {
        let rest = take_away(&self.scene(), block).map_err(|error| error.to_string())?;
        let act = Act::TakeAway { block, rest };
        self.draft.add(act).map(drop).map_err(|refusal| refusal.to_string())
    }
}

impl Environment for XstackV1 {
    const NAME: &'static str = "xstack_v1";

    type Game = XStack;
    type Element = f32;
    type Setup = XstackSetup;

    fn setup(players: usize, options: &[String]) -> Result<XstackSetup, SetupError> {
        let seats = XStack::SEATS;
        if !seats.contains(&players) {
            let (min, max) = (*seats.start(), *seats.end());
            return Err(SetupError::Players { game: "X-Stack", players, min, max });
        }
        let options = XStack::setup(options)?;
        let xstack::options::Start::Drawn(design) = options.start else {
            return Err(SetupError::Option(arena::SetupError::OwnPile));
        };
        let piles = (0..PILES).map(|seed| draw_pile(design, seed)).collect();
        Ok(XstackSetup { players, options, piles })
    }

    fn spec(setup: &XstackSetup) -> Spec {
        Spec {
            players: setup.players,
            actions: ACTIONS,
            observation: vec![ROWS, COLUMNS],
            high: u8::MAX,
        }
    }

    fn start(setup: &XstackSetup, seed: u64) -> XstackV1 {
        let pile = |round: u64| {
            let drawn = game::random::derive_seed(seed, round) % setup.piles.len() as u64;
            setup.piles[drawn as usize].clone()
        };
        let piles = (0..u64::from(setup.options.rounds)).map(pile).collect();
        let settings = Settings::new(setup.players, Seat::ALL[0], setup.options, seed, piles);
        XstackV1::from_game(XStack::start(settings.expect("piles of the design, one per round")))
    }

    fn from_game(game: XStack) -> XstackV1 {
        let draft = game.draft();
        let found = Arc::new(loads(&Scene::of(&game, &draft)));
        XstackV1 { game, draft, stage: Stage::Block, loads: found }
    }

    fn game(&self) -> &XStack {
        &self.game
    }

    fn for_each_action(&self, mut visit: impl FnMut(usize)) {
        if self.game.mover().is_some() {
            self.for_each_kind(|kind| visit(kind.action()));
        }
    }

    fn observe(&self, seat: Seat, into: &mut [f32]) {
        observe(&self.game, &self.draft, &self.stage, &self.loads, seat, into);
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
        self.draft = self.game.draft();
        self.renew();
        Ok(Some(turn))
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        self.game.play(turn)?;
        self.draft = self.game.draft();
        self.renew();
        Ok(())
    }

    fn from_position(_text: &str, _options: &[String]) -> Result<XstackV1, String> {
        Err("a game of X-Stack starts from a pile, not from a position; use a record".to_owned())
    }

    fn assess(&self, _nodes: u64) -> Option<Assessment> {
        None
    }

    fn action_text(&self, action: usize) -> String {
        ActionKind::of(action).map_or_else(|| format!("action {action}"), |kind| kind.to_string())
    }

    fn svg(&self) -> String {
        let scene = self.scene();
        picture::xstack(&scene.stand, &scene.poses, |block| scene.size(block))
    }

    fn json(&self) -> Value {
        let mut value = json!({
            "game": XStack::ID,
            "position": self.game.position_text(),
            "to_move": self.game.mover().map(|seat| format!("player {}", seat.index() + 1)),
            "round": self.game.round(),
            "stage": self.stage(),
            "turn_so_far": self.draft.words(),
        });
        if let Some(Value::Object(view)) = self.game.view() {
            for (key, part) in view {
                value[key] = part;
            }
        }
        value
    }
}
