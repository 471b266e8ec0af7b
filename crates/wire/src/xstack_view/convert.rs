//! Between designs, blocks and poses of the rules and those that travel.

use xstack::{Block, BlockSet, DesignName, Origin, Pile, Pose, Poses, UNIT_ROTATION};

use super::{Design, Judgement, PileView, StandView};

impl From<DesignName> for Design {
    fn from(name: DesignName) -> Self {
        match name {
            DesignName::Fan => Self::Fan,
            DesignName::Wall => Self::Wall,
            DesignName::HighFan => Self::HighFan,
            DesignName::Pyramid => Self::Pyramid,
            DesignName::Bridge => Self::Bridge,
            DesignName::Tower => Self::Tower,
            DesignName::Lean => Self::Lean,
            DesignName::Column => Self::Column,
            DesignName::Spire => Self::Spire,
        }
    }
}

impl From<Design> for DesignName {
    fn from(design: Design) -> Self {
        match design {
            Design::Fan => Self::Fan,
            Design::Wall => Self::Wall,
            Design::HighFan => Self::HighFan,
            Design::Pyramid => Self::Pyramid,
            Design::Bridge => Self::Bridge,
            Design::Tower => Self::Tower,
            Design::Lean => Self::Lean,
            Design::Column => Self::Column,
            Design::Spire => Self::Spire,
        }
    }
}

impl From<xstack::Judgement> for Judgement {
    fn from(judgement: xstack::Judgement) -> Self {
        use xstack::Judgement as Rules;
        match judgement {
            Rules::Stayed => Self::Stayed,
            Rules::HalfPulled => Self::HalfPulled,
            Rules::Put => Self::Put,
            Rules::Low => Self::Low,
            Rules::Bonus => Self::Bonus,
            Rules::GivenUp => Self::GivenUp,
            Rules::TimeOver => Self::TimeOver,
            Rules::TakenAway => Self::TakenAway,
            Rules::Declined => Self::Declined,
            Rules::Fell => Self::Fell,
        }
    }
}

impl PileView {
    pub(super) fn new(pile: &Pile) -> PileView {
        let (seed, name) = match pile.origin() {
            Origin::Drawn { seed } => (Some(*seed), None),
            Origin::Built { name } => (None, Some(name.clone())),
            Origin::Prepared(_) => (None, None),
        };
        PileView {
            design: pile.design().into(),
            seed,
            name,
            stand: StandView::new(pile.design()),
            sizes: pile.sizes().iter().map(|size| size.0).collect(),
            text: pile.to_string(),
        }
    }
}

impl StandView {
    /// The stand of a design.
    pub fn new(design: DesignName) -> StandView {
        let stand = xstack::Design::of(design).stand();
        let millimetres = |micrometres: i32| f64::from(micrometres) / 1e3;
        StandView {
            arm: millimetres(stand.arm),
            depth: millimetres(stand.depth),
            crossing: millimetres(stand.crossing),
            board: millimetres(stand.thickness),
        }
    }
}

/// The names of blocks.
pub fn block_names(blocks: BlockSet) -> Vec<String> {
    blocks.iter().map(block_name).collect()
}

/// The name of a block.
pub fn block_name(block: Block) -> String {
    block.to_string()
}

/// Micrometres as metres.
pub fn metres(micrometres: i32) -> f64 {
    f64::from(micrometres) / 1e6
}

/// Where every block lies, those off the X too.
pub(super) fn pose_views(poses: &Poses) -> Vec<Option<[f64; 7]>> {
    Block::all().map(|block| poses.get(block).map(numbers)).collect()
}

fn numbers(pose: &Pose) -> [f64; 7] {
    let at = pose.at.map(metres);
    let turn = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
    [at[0], at[1], at[2], turn[0], turn[1], turn[2], turn[3]]
}
