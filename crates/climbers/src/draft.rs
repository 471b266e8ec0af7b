//! A turn being made, step by step.

use crate::{
    Block, Cell, Climbers, Colour, Illegal, Options, Placement, Position, Push, Reach, Step,
    StepKind, Tools, Turn,
    options::{PawnBeforeBlock, Switch},
    position::TurnSummary,
    turn::MAX_STEPS,
    walker::{WalkOptions, Walker},
};

/// A turn on top of a position: steps are checked when they are added and can be taken back until
/// the turn is ended.
///
/// ```
/// use climbers::{Climbers, Settings, Step};
/// use game::Game as _;
///
/// let game = Climbers::start(Settings::for_players(2, 4711).unwrap());
/// let mut draft = game.draft();
/// let placement = draft.all_placements()[0];
/// draft.add(Step::Place(placement))?;
/// assert_eq!(draft.moved(), Some(placement.block));
/// assert_eq!(draft.undo(), Some(Step::Place(placement)));
/// assert!(draft.turn().is_pass());
/// # Ok::<(), climbers::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    options: Options,
    over: bool,
    /// The number of the turn.
    number: u32,
    /// The position after the steps.
    position: Position,
    steps: Vec<Step>,
    /// The positions before each step.
    before: Vec<Position>,
}

/// The side effects of a step.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Applied {
    /// The pawns that made room for a block, in the order in which they did.
    pub pushed: Vec<Push>,
    /// The height the pawn has reached, if it has never been so high.
    pub new_best: Option<u8>,
}

impl Draft {
    /// The turn of the player to move, with nothing done yet. If the game is over, nothing can be.
    pub fn new(game: &Climbers) -> Draft {
        let over = game.mover().is_none();
        let number = game.turn_number();
        Draft { over, number, ..Draft::on(game.position().clone(), *game.options()) }
    }

    /// A turn in a position without a game, which could be over.
    pub fn on(position: Position, options: Options) -> Draft {
        let number = position.turn_number();
        Draft { options, over: false, number, position, steps: Vec::new(), before: Vec::new() }
    }

    /// Who makes the turn.
    pub fn mover(&self) -> Colour {
        self.position.mover()
    }

    /// The position as it stands after the steps.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position before the first step.
    pub fn start(&self) -> &Position {
        self.before.first().unwrap_or(&self.position)
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The turn, if it were ended now.
    pub fn turn(&self) -> Turn {
        Turn::new(self.steps.clone())
    }

    /// The block that has been moved.
    pub fn moved(&self) -> Option<Block> {
        self.steps.iter().find_map(|step| match step {
            Step::Place(placement) => Some(placement.block),
            _ => None,
        })
    }

    /// Whether the pawn has been higher in this turn than ever before.
    pub fn has_climbed(&self) -> bool {
        self.position.best(self.mover()) != self.start().best(self.mover())
    }

    /// Whether any step of this kind can come next, and which rule forbids it if not.
    pub fn may(&self, kind: StepKind) -> Result<(), Illegal> {
        if self.over {
            return Err(Illegal::GameOver);
        }
        if self.position.follower().is_some() && kind != StepKind::Walk {
            return Err(Illegal::FollowerOnlyWalks);
        }
        if self.steps.len() >= MAX_STEPS {
            return Err(Illegal::TurnTooLong);
        }
        if matches!(self.steps.last(), Some(Step::Stone { .. })) {
            return Err(Illegal::AfterStone);
        }
        let tools = self.position.tools(self.mover());
        match kind {
            StepKind::Bridge(_) if self.options.bridges == Switch::Off => Err(Illegal::NoBridges),
            StepKind::Bridge(_) if self.moved().is_some() => Err(Illegal::BridgeAfterBlock),
            StepKind::Climb(ladder) | StepKind::Bridge(ladder) if !tools.has(ladder) => {
                Err(Illegal::LadderGone { ladder })
            }
            StepKind::Block if self.moved().is_some() => Err(Illegal::SecondBlock),
            StepKind::Block
                if self.options.pawn_before_block == PawnBeforeBlock::No
                    && !self.steps.is_empty() =>
            {
                Err(Illegal::BlockAfterPawn)
            }
            StepKind::Stone if !tools.has_stone() => Err(Illegal::StoneGone),
            StepKind::Walk
            | StepKind::Climb(_)
            | StepKind::Bridge(_)
            | StepKind::Block
            | StepKind::Stone => Ok(()),
        }
    }

    /// Whether a step can come next, and which rule forbids it if not.
    pub fn check(&self, step: Step) -> Result<(), Illegal> {
        self.may(step.kind())?;
        match step {
            Step::Walk { to } => {
                self.walker().check_walk(to).map_err(|refusal| self.explain(refusal, to))
            }
            Step::Climb { ladder, to } => self.walker().check_climb(ladder, to),
            Step::Bridge { ladder, to } => self.walker().check_bridge(ladder, to),
            Step::Place(placement) => self.position.check_placement(placement),
            Step::Stone { at } => self.check_stone(at),
        }
    }

    /// Explains why the pawn cannot reach a cell to which only a bridge leads: the reason is the
    /// moved block, not the height of the wall.
    fn explain(&self, refusal: Illegal, to: Cell) -> Illegal {
        let bridges_are_over = self.options.bridges == Switch::On && self.moved().is_some();
        if !bridges_are_over {
            return refusal;
        }
        let leads_there = |bridges| {
            let walk_options = WalkOptions { bridges, ..self.walk_options() };
            Reach::new(&self.position, self.mover(), walk_options).costs(to).next().is_some()
        };
        let only_bridges = !leads_there(Switch::Off) && leads_there(Switch::On);
        if only_bridges { Illegal::BridgeAfterBlock } else { refusal }
    }

    /// Adds a step and returns its side effects. A refused step changes nothing.
    pub fn add(&mut self, step: Step) -> Result<Applied, Illegal> {
        self.check(step)?;
        Ok(self.add_unchecked(step))
    }

    /// Adds a step that [`Draft::check`] accepts.
    pub(crate) fn add_unchecked(&mut self, step: Step) -> Applied {
        let mover = self.mover();
        let mut applied = Applied::default();
        self.before.push(self.position.clone());
        let position = &mut self.position;
        let spent = match step {
            Step::Climb { ladder, .. } | Step::Bridge { ladder, .. } => Tools::NONE.with(ladder),
            Step::Walk { .. } | Step::Place(_) | Step::Stone { .. } => Tools::NONE,
        };
        match step {
            Step::Walk { to } | Step::Climb { to, .. } | Step::Bridge { to, .. } => {
                if position.stand(mover, to, self.number) {
                    applied.new_best = position.height(mover);
                }
                position.note_arrival(mover, &self.before[0], self.number);
                position.player_mut(mover).tools = position.tools(mover).minus(spent);
            }
            Step::Place(placement) => applied.pushed = position.place(placement, mover),
            Step::Stone { at } => {
                let player = position.player_mut(mover);
                player.tools = player.tools.without_stone();
                player.stone = Some(at);
            }
        }
        self.steps.push(step);
        applied
    }

    /// Takes the last step back, if there is one.
    pub fn undo(&mut self) -> Option<Step> {
        let step = self.steps.pop()?;
        self.position = self.before.pop().expect("there is one for every step");
        Some(step)
    }

    /// Takes all steps back.
    pub fn clear(&mut self) {
        while self.undo().is_some() {}
    }

    /// The position after the turn: that of the next player, or of the first to follow.
    pub fn end(self) -> Position {
        let summary = TurnSummary { moved: self.moved(), climbed: self.has_climbed() };
        let mut position = self.position;
        position.end_turn(summary, self.options);
        position
    }

    /// Why a block cannot be moved now; `None` if it can. It may still have nowhere to go.
    pub fn block_refusal(&self, block: Block) -> Option<Illegal> {
        self.may(StepKind::Block).and_then(|()| self.position.check_block(block)).err()
    }

    /// Everywhere a block can be moved to now.
    pub fn placements(&self, block: Block) -> Vec<Placement> {
        let mut found = Vec::new();
        if self.may(StepKind::Block).is_ok() {
            self.position.placements(block, &mut found);
        }
        found
    }

    /// Everything that can be done with a block now.
    pub fn all_placements(&self) -> Vec<Placement> {
        let mut found = Vec::new();
        if self.may(StepKind::Block).is_ok() {
            self.position.all_placements(&mut found);
        }
        found
    }

    /// Everywhere the pawn can go now; `None` if it has made its last move of the turn.
    pub fn reach(&self) -> Option<Reach<'_>> {
        self.may(StepKind::Walk).ok()?;
        Some(Reach::new(&self.position, self.mover(), self.walk_options()))
    }

    /// Whether the pawn can go anywhere now.
    pub fn can_move_pawn(&self) -> bool {
        if self.may(StepKind::Walk).is_err() {
            return false;
        }
        // A free cell beside it on the same face is the usual case, and needs no search.
        let (position, building) = (&self.position, self.position.building());
        let here = position.player(self.mover()).pawn;
        let beside = |cell: Cell| {
            building.top(cell) == building.top(here) && position.pawn_on(cell).is_none()
        };
        here.neighbours().any(beside)
            || self.reach().is_some_and(|reach| reach.cells().next().is_some())
    }

    /// Whether a block can be moved now and has somewhere to go.
    pub fn can_move_block(&self, block: Block) -> bool {
        self.may(StepKind::Block).is_ok() && self.position.has_placement(block)
    }

    /// Everywhere a pawn could go if its player's turn began now; `None` if they are not in play.
    pub fn reach_of(&self, colour: Colour) -> Option<Reach<'_>> {
        let walk_options = WalkOptions::of(&self.position, colour, self.options);
        self.position.pawn(colour).map(|_| Reach::new(&self.position, colour, walk_options))
    }

    /// The blocks on whose faces the stone can be put now.
    pub fn stone_faces(&self) -> Vec<Block> {
        let free = |block: &Block| {
            let cell = self.position.building().visible(*block).next();
            cell.is_some_and(|at| self.check(Step::Stone { at }).is_ok())
        };
        Block::ALL.into_iter().filter(free).collect()
    }

    /// How the mover may walk now.
    fn walk_options(&self) -> WalkOptions {
        let mut walk_options = WalkOptions::of(&self.position, self.mover(), self.options);
        if self.position.follower().is_some() {
            walk_options.ladders = Tools::NONE;
        }
        if self.moved().is_some() {
            walk_options.bridges = Switch::Off;
        }
        walk_options
    }

    /// Whether it is worth asking the mover what to do: always in a turn of their own. A follower
    /// is asked if walking leads higher, or to another face of the same height.
    pub fn is_worth_asking(&self) -> bool {
        self.position.follower().is_none()
            || Reach::new(&self.position, self.mover(), self.walk_options()).is_useful()
    }

    pub(crate) fn walker(&self) -> Walker<'_> {
        Walker::new(&self.position, self.mover(), self.walk_options())
    }

    fn check_stone(&self, at: Cell) -> Result<(), Illegal> {
        let building = self.position.building();
        let face = building.top(at).ok_or(Illegal::StoneOnTable { at })?;
        let on_it = |colour: &Colour| {
            let pawn = self.position.pawn(*colour);
            pawn.is_some_and(|pawn| building.top(pawn) == Some(face))
        };
        if let Some(colour) = self.position.order().iter().find(on_it) {
            return Err(Illegal::StoneOnPawn { at, colour });
        }
        match self.position.stone_on(face) {
            Some(colour) => Err(Illegal::StoneOnStone { at, colour }),
            None => Ok(()),
        }
    }
}
