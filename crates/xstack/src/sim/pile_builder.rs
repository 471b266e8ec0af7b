//! Building a pile by hand: physics without rules.

use super::{
    SimError,
    act_simulation::Stage,
    live_act::{HandTarget, LiveAct},
    pile_check::{PileProblem, check_pile},
    scene::Scene,
    world::Impact,
};
use crate::{
    Block, BlockSet, Design, DesignName, HAND_SAMPLES, Origin, Pile, PileError, Pose, Poses,
    Purpose, UNIT_ROTATION,
    options::{Hand, Tremor},
};

/// How far above everything else a block comes out of the box, in micrometres.
const ABOVE: i32 = 40_000;

/// A pile being built on an empty X. Blocks that touch the table go back into the box, and so does
/// the block in hand.
pub struct PileBuilder {
    design: DesignName,
    scene: Scene,
    live_act: LiveAct,
}

/// Why a pile is not finished.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, game::Refusal)]
pub enum UnfinishedPile {
    /// Not a pile yet.
    #[error(transparent)]
    #[refusal(transparent)]
    Pile(#[from] PileError),
    /// The pile does not hold.
    #[error(transparent)]
    #[refusal(transparent)]
    Problem(#[from] PileProblem),
    /// Something still moves.
    #[error(transparent)]
    #[refusal(transparent)]
    Moving(#[from] SimError),
}

impl PileBuilder {
    /// An empty X and a full box.
    pub fn new(design: DesignName) -> PileBuilder {
        let stand = *Design::of(design).stand();
        let sizes = Design::of(design).sizes();
        PileBuilder::with(
            design,
            Scene {
                stand,
                sizes,
                poses: Poses::NONE,
                // Building is not a test of steadiness.
                hand: Hand::Strong,
                tremor: Tremor::None,
                tremor_seed: 0,
                samples_left: HAND_SAMPLES,
            },
        )
    }

    /// Continues an existing pile.
    pub fn open(pile: &Pile) -> PileBuilder {
        let scene = Scene { hand: Hand::Strong, ..Scene::at_start(pile) };
        PileBuilder::with(pile.design(), scene)
    }

    fn with(design: DesignName, scene: Scene) -> PileBuilder {
        let live_act = LiveAct::new(scene.clone());
        PileBuilder { design, scene, live_act }
    }

    /// Which design's stand and blocks.
    pub const fn design(&self) -> DesignName {
        self.design
    }

    /// The blocks on the X.
    pub fn on_x(&self) -> BlockSet {
        self.scene.poses.present()
    }

    /// The current act.
    pub const fn live_act(&self) -> &LiveAct {
        &self.live_act
    }

    /// Takes a block out of the box: the hand holds it by its middle, above everything else.
    pub fn take_out(&mut self, block: Block) -> Result<(), SimError> {
        if self.live_act.stage() != Stage::Open || self.on_x().contains(block) {
            return Err(SimError::NotNow { block });
        }
        let crossing = self.scene.stand.crossing + self.scene.stand.half_width();
        let top = self.scene.poses.iter().map(|(other, pose)| {
            let size = self.scene.size(other).0;
            // However it lies, no corner is much farther from its centre than half its length.
            pose.at[1] + size.iter().max().copied().unwrap_or(0) / 2
        });
        let height = top.fold(crossing, i32::max) + ABOVE;
        let pose = Pose { at: [0, height, 0], rotation: [0, 0, 0, UNIT_ROTATION] };
        let mut scene = self.scene.clone();
        scene.poses.set(block, Some(pose));
        let mut live_act = LiveAct::new(scene);
        live_act.grip(block, Purpose::PutBack, [0; 3])?;
        self.live_act = live_act;
        Ok(())
    }

    /// The hand closes on a block on the X, at the point nearest to a place in metres.
    pub fn grip(&mut self, block: Block, place: [f64; 3]) -> Result<(), SimError> {
        let point = self.live_act.nearest_point(block, place);
        let point = point.ok_or(SimError::NotThere { block })?;
        self.live_act.grip(block, Purpose::PutBack, point)
    }

    /// Puts a block back into the box: the one in hand, or one on the X.
    pub fn put_away(&mut self, block: Block) -> Result<(), SimError> {
        if self.live_act.held() == Some(block) {
            self.live_act.give_up();
            self.forget_untouched();
            return Ok(());
        }
        self.live_act.take_away(block)
    }

    /// The hand opens.
    pub fn let_go(&mut self) {
        self.live_act.let_go();
        self.forget_untouched();
    }

    /// If no time has passed since the hand closed, a block from the box goes back.
    fn forget_untouched(&mut self) {
        if self.live_act.stage() == Stage::Open {
            self.begin();
        }
    }

    /// Advances by a sixtieth of a second. Once everything is at rest, the next act can begin.
    pub fn advance(&mut self, target: &HandTarget) -> Stage {
        let stage = self.live_act.advance(target);
        if let Some(act) = self.live_act.act() {
            self.scene.poses = act.poses().clone();
        }
        stage
    }

    /// Begins the next act, if everything is at rest.
    pub fn begin(&mut self) {
        if matches!(self.live_act.stage(), Stage::Open | Stage::Over) {
            self.live_act = LiveAct::new(self.scene.clone());
        }
    }

    /// Returns the impacts since the last call.
    pub fn take_impacts(&mut self) -> Vec<Impact> {
        self.live_act.take_impacts()
    }

    /// The finished pile with a name, or why it is not finished.
    pub fn pile(&self, name: &str) -> Result<Pile, UnfinishedPile> {
        if let Some(block) =
            self.live_act.subject().filter(|_| self.live_act.stage() != Stage::Over)
        {
            return Err(SimError::NotNow { block }.into());
        }
        let Scene { stand, sizes, poses, .. } = &self.scene;
        let built = || Origin::Built { name: name.to_owned() };
        Pile::new(self.design, built(), *sizes, poses.clone())?;
        let settled = check_pile(stand, sizes, poses)?;
        Ok(Pile::new(self.design, built(), *sizes, settled)?)
    }
}
