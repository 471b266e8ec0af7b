//! The draft of a turn, and what the page asks about it.

use climbers::{
    Block, BlockError, Cell, Climbers, Draft, Illegal, Placement, Pose, Reach, Step, StepKind,
    Tools, Turn,
};
use table::Table;
use wire::Refusal;
use wire::climbers_view::{
    BlockChoice, BlockView, DraftView, Face, FaceChoice, Ladder, PlaceView, PoseView, PositionView,
    PushView, ReachPreview, ReachView, Spot, StepView, TopChoice, Way, block_size, step_views,
};

use crate::SessionError;

/// The turn of the player to move, as far as it is made.
///
/// You make a turn in actions: walking along a path with a ladder is one action of several steps.
/// Undo and redo treat an action as a whole.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnDraft {
    draft: Draft,
    /// Whether anyone is to move: a match can be over while its game is not.
    open: bool,
    /// The number of steps of each action.
    actions: Vec<usize>,
    /// Undone actions, the one to redo first last. Any new action clears them.
    undone: Vec<Vec<Step>>,
}

impl TurnDraft {
    /// The next turn, with nothing done yet.
    pub fn new(table: &Table<Climbers>) -> TurnDraft {
        TurnDraft {
            draft: table.game().draft(),
            open: table.to_move().is_some(),
            actions: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Starts over if something has happened that changed the position.
    pub fn resync(&mut self, table: &Table<Climbers>) {
        let fresh = TurnDraft::new(table);
        if fresh.open != self.open || fresh.draft.position() != self.draft.start() {
            *self = fresh;
        }
    }

    /// The turn as far as it is made.
    pub fn view(&self) -> DraftView {
        let turn = self.open.then(|| self.draft.mover());
        DraftView {
            steps: step_views(&self.draft),
            position: PositionView::new(self.draft.position(), *self.draft.options(), turn),
            may_move_pawn: self.may(StepKind::Walk),
            may_move_block: self.may(StepKind::Block),
            may_place_stone: self.may(StepKind::Stone),
            text: self.draft.turn().to_string(),
            can_redo: !self.undone.is_empty(),
            worth_asking: self.draft.is_worth_asking(),
        }
    }

    fn may(&self, kind: StepKind) -> bool {
        self.open && self.draft.may(kind).is_ok()
    }

    fn check(&self, step: Step) -> Result<(), Illegal> {
        if self.open { self.draft.check(step) } else { Err(Illegal::GameOver) }
    }

    fn check_block(&self, block: Block) -> Result<(), Illegal> {
        let refusal = self.draft.block_refusal(block);
        refusal.or((!self.open).then_some(Illegal::GameOver)).map_or(Ok(()), Err)
    }

    /// Adds the steps of one action, or says why they cannot come next and changes nothing.
    pub fn add<S: AsRef<str>>(&mut self, steps: &[S]) -> Result<(), Refusal> {
        let steps = read_steps(steps)?;
        if !steps.is_empty() {
            self.try_add(&steps)?;
            self.undone.clear();
        }
        Ok(())
    }

    fn try_add(&mut self, steps: &[Step]) -> Result<(), Illegal> {
        let mut draft = self.draft.clone();
        for &step in steps {
            if !self.open {
                return Err(Illegal::GameOver);
            }
            draft.add(step)?;
        }
        self.draft = draft;
        self.actions.push(steps.len());
        Ok(())
    }

    /// Undoes the last action, if there is one.
    pub fn undo(&mut self) {
        let count = self.actions.pop().unwrap_or(0);
        let mut steps: Vec<Step> = (0..count).filter_map(|_| self.draft.undo()).collect();
        steps.reverse();
        if !steps.is_empty() {
            self.undone.push(steps);
        }
    }

    /// Redoes the last undone action, if there is one.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        if let Some(steps) = self.undone.pop() {
            self.try_add(&steps)?;
        }
        Ok(())
    }

    /// Undoes everything, with nothing to redo.
    pub fn clear(&mut self) {
        self.draft.clear();
        self.actions.clear();
        self.undone.clear();
    }

    /// Replaces the draft with a whole turn as one action, such as a hint.
    pub fn propose(&mut self, turn: &str) -> Result<(), Refusal> {
        self.clear();
        let turn: Turn = turn.parse()?;
        if !turn.is_pass() {
            self.try_add(turn.steps())?;
        }
        Ok(())
    }

    /// Replaces the draft with a saved one. Each step becomes an action of its own.
    pub fn resume(&mut self, turn: &str) -> Result<(), Refusal> {
        self.propose(turn)?;
        self.actions = vec![1; self.draft.steps().len()];
        Ok(())
    }

    /// The cells that the pawn would cross with these steps.
    pub fn path<S: AsRef<str>>(&self, steps: &[S]) -> Result<Vec<Spot>, Refusal> {
        let mut after = self.clone();
        after.add(steps)?;
        let made = self.draft.steps().len();
        let path = step_views(&after.draft).into_iter().skip(made).flat_map(|step| match step {
            StepView::Walk { path, .. }
            | StepView::Climb { path, .. }
            | StepView::Bridge { path, .. } => path,
            StepView::Block { .. } | StepView::Stone { .. } => Vec::new(),
        });
        Ok(path.collect())
    }

    /// Why a step is illegal; none if it is legal.
    pub fn why_not(&self, step: &str) -> Result<Option<Refusal>, Refusal> {
        let step: Step = step.parse()?;
        Ok(self.check(step).err().map(Into::into))
    }

    /// Every block on the table, and why it cannot be taken now.
    pub fn blocks(&self) -> Vec<BlockChoice> {
        let blocks = self.draft.position().building().blocks().into_iter();
        let choice = |block: Block| BlockChoice {
            block: block.to_string(),
            refusal: self.check_block(block).err().map(Into::into),
        };
        blocks.map(|placed| choice(placed.placement.block)).collect()
    }

    /// Every legal place of a block, one entry for each pose.
    pub fn places(&self, block: &str) -> Result<Vec<PlaceView>, BlockError> {
        let block: Block = block.parse()?;
        let mut placements = if self.open { self.draft.placements(block) } else { Vec::new() };
        placements.sort_by_key(|placement| (placement.at, placement.pose));
        let same =
            |one: &Placement, other: &Placement| (one.at, one.pose) == (other.at, other.pose);
        Ok(placements.chunk_by(same).map(|tops| self.place(tops)).collect())
    }

    /// One place in one pose, with every top.
    fn place(&self, placements: &[Placement]) -> PlaceView {
        let placement = placements[0];
        let tops = placements
            .iter()
            .map(|placement| TopChoice { top: placement.top.into(), text: placement.to_string() });
        PlaceView {
            x: placement.at.x(),
            y: placement.at.y(),
            z: self.height_below(placement.block, placement.at),
            size: block_size(placement.pose),
            tops: tops.collect(),
            pushed: self.pushed_by(placement),
        }
    }

    /// The pawns that would make room for a block in a legal place.
    fn pushed_by(&self, placement: Placement) -> Vec<PushView> {
        let position = self.draft.position();
        if placement.cells().all(|cell| position.pawn_on(cell).is_none()) {
            return Vec::new();
        }
        let mut after = self.draft.clone();
        let applied = after.add(Step::Place(placement)).expect("listed places are legal");
        let building = after.position().building();
        applied.pushed.iter().map(|&push| PushView::new(building, push)).collect()
    }

    /// The height of a cell without the block in hand: a block does not stand on itself.
    fn height_below(&self, block: Block, cell: Cell) -> u8 {
        let building = self.draft.position().building();
        match building.placed(block) {
            Some(placed) if building.top(cell) == Some(block) => placed.base,
            _ => building.height(cell),
        }
    }

    /// Why a block cannot go to a place in a pose with this top; none if it can.
    pub fn why_not_place(
        &self,
        block: &str,
        corner: (i16, i16),
        size: [u8; 3],
        top: Face,
    ) -> Result<Option<Refusal>, Refusal> {
        let (block, pose) = (block.parse()?, read_pose(size)?);
        Ok(self.check_place(block, corner, pose, top.into()).err().map(Into::into))
    }

    fn check_place(
        &self,
        block: Block,
        corner: (i16, i16),
        pose: Pose,
        top: climbers::Face,
    ) -> Result<(), Illegal> {
        self.check_block(block)?;
        let (at, inside) = nearest_cell(corner);
        if !inside {
            return Err(Illegal::OutsideTable { at });
        }
        self.check(Step::Place(Placement { block, at, pose, top }))
    }

    /// A block held over a place, legal or not: on top of whatever is below it.
    pub fn ghost(
        &self,
        block: &str,
        corner: (i16, i16),
        size: [u8; 3],
        top: Face,
    ) -> Result<BlockView, Refusal> {
        let block: Block = block.parse()?;
        let (pose, top) = (read_pose(size)?, top.into());
        if !block.tops(pose).contains(&top) {
            return Err(Illegal::TopNotOfPose { block, pose, top }.into());
        }
        let across = (0..pose.x()).map(|dx| corner.0.saturating_add(i16::from(dx)));
        let cells = across.flat_map(|x| {
            let along = (0..pose.y()).map(|dy| corner.1.saturating_add(i16::from(dy)));
            along.filter_map(move |y| read_cell((x, y)))
        });
        let z = cells.map(|cell| self.height_below(block, cell)).max().unwrap_or(0);
        let placement = Placement { block, at: nearest_cell(corner).0, pose, top };
        Ok(BlockView::new(placement, corner, z))
    }

    /// The poses of a block, and for each the tops it can show.
    pub fn poses(block: &str) -> Result<Vec<PoseView>, BlockError> {
        let block: Block = block.parse()?;
        let poses = block.kind().poses().iter().map(|&pose| PoseView {
            size: block_size(pose),
            tops: block.tops(pose).iter().map(|&top| top.into()).collect(),
        });
        Ok(poses.collect())
    }

    /// The cells the pawn can reach now, and the ladders they cost.
    pub fn reach(&self) -> Vec<ReachView> {
        let reach = self.draft.reach().filter(|_| self.open);
        reach.map_or_else(Vec::new, |reach| {
            let steps = |cell, cost| reach.steps(cell, cost).unwrap_or_default();
            reach.cells().map(|cell| self.reach_view(&reach, cell, steps)).collect()
        })
    }

    fn reach_view(
        &self,
        reach: &Reach<'_>,
        cell: Cell,
        steps: impl Fn(Cell, Tools) -> Vec<Step>,
    ) -> ReachView {
        let ways = reach.costs(cell).map(|cost| Way {
            ladders: ladders(cost),
            steps: steps(cell, cost).iter().map(ToString::to_string).collect(),
        });
        let at = Spot::new(self.draft.position().building(), cell);
        ReachView { at, ways: ways.collect() }
    }

    /// Why the pawn cannot reach a cell; none if it can.
    pub fn why_not_cell(&self, cell: (i16, i16)) -> Option<Refusal> {
        let Some(to) = read_cell(cell) else { return Some(no_such_cell(cell)) };
        let reach = self.draft.reach().filter(|_| self.open);
        if reach.is_some_and(|reach| reach.costs(to).next().is_some()) {
            return None;
        }
        self.check(Step::Walk { to }).err().map(Into::into)
    }

    /// The faces that can take the stone now.
    pub fn stone_faces(&self) -> Vec<FaceChoice> {
        if !self.open {
            return Vec::new();
        }
        let building = self.draft.position().building();
        let choice = |block: Block| {
            let placed = building.placed(block)?;
            let cells: Vec<Cell> = building.visible(block).collect();
            Some(FaceChoice {
                block: block.to_string(),
                top: placed.placement.top.into(),
                text: Step::Stone { at: *cells.first()? }.to_string(),
                cells: cells.into_iter().map(|cell| Spot::new(building, cell)).collect(),
            })
        };
        self.draft.stone_faces().into_iter().filter_map(choice).collect()
    }

    /// Why the stone cannot go on the face visible at a cell; none if it can.
    pub fn why_not_stone(&self, cell: (i16, i16)) -> Option<Refusal> {
        let Some(at) = read_cell(cell) else { return Some(no_such_cell(cell)) };
        self.check(Step::Stone { at }).err().map(Into::into)
    }

    /// What each player's pawn could reach as the turn stands, or after one more step.
    pub fn reach_preview(&self, step: Option<&str>) -> Result<Vec<ReachPreview>, Refusal> {
        let mut after = self.clone();
        after.add(step.as_slice())?;
        let order = *after.draft.position().order();
        Ok(order.iter().map(|colour| after.preview_of(colour)).collect())
    }

    fn preview_of(&self, colour: climbers::Colour) -> ReachPreview {
        let position = self.draft.position();
        let building = position.building();
        // The player to move continues this turn; the others start theirs.
        let own = self.draft.reach().filter(|reach| reach.colour() == colour);
        let reach = own.or_else(|| self.draft.reach_of(colour));
        let here = position.height(colour).unwrap_or(0);
        let mut preview = ReachPreview {
            colour: colour.into(),
            free: here,
            with_ladders: here,
            cells: Vec::new(),
        };
        let Some(reach) = reach else { return preview };
        for cell in reach.cells() {
            let height = building.height(cell);
            if reach.costs(cell).any(Tools::is_empty) {
                preview.free = preview.free.max(height);
            }
            preview.with_ladders = preview.with_ladders.max(height);
            if building.top(cell).is_some() {
                // Steps take longer to find than everything else, and a preview does not need them.
                let no_steps = |_, _| Vec::new();
                preview.cells.push(self.reach_view(&reach, cell, no_steps));
            }
        }
        preview
    }
}

fn ladders(tools: Tools) -> Vec<Ladder> {
    let all = climbers::Ladder::ALL.into_iter();
    all.filter(|&ladder| tools.has(ladder)).map(Into::into).collect()
}

fn read_steps<S: AsRef<str>>(steps: &[S]) -> Result<Vec<Step>, Refusal> {
    steps.iter().map(|step| Ok(step.as_ref().parse::<Step>()?)).collect()
}

fn read_pose(size: [u8; 3]) -> Result<Pose, SessionError> {
    let [x, y, h] = size;
    Pose::new(x, y, h).ok_or(SessionError::NoSuchPose { size })
}

fn read_cell((x, y): (i16, i16)) -> Option<Cell> {
    Cell::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
}

fn no_such_cell((x, y): (i16, i16)) -> Refusal {
    SessionError::NoSuchCell { x, y }.into()
}

/// The cell of the table nearest to a corner, and whether it is the corner itself.
fn nearest_cell(corner: (i16, i16)) -> (Cell, bool) {
    let last = i16::from(climbers::SIDE) - 1;
    let clamped = (corner.0.clamp(0, last), corner.1.clamp(0, last));
    (read_cell(clamped).expect("it is on the table"), clamped == corner)
}
