//! Colours, options, cells and blocks, as they look outside.

use ::climbers::options as rules;
use ::climbers::{Building, Cell, Kind, Placed, Placement, Pose, Push};
use game::{OptionError, Options as _};

use super::{
    BlockKind, BlockView, Colour, Descend, Face, Faces, Ladder, Options, PushView, Spot, Tie,
};

impl From<::climbers::Colour> for Colour {
    fn from(colour: ::climbers::Colour) -> Self {
        match colour {
            ::climbers::Colour::Red => Self::Red,
            ::climbers::Colour::Yellow => Self::Yellow,
            ::climbers::Colour::DarkBlue => Self::DarkBlue,
            ::climbers::Colour::LightBlue => Self::LightBlue,
            ::climbers::Colour::Violet => Self::Violet,
        }
    }
}

impl From<Colour> for ::climbers::Colour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self::Red,
            Colour::Yellow => Self::Yellow,
            Colour::DarkBlue => Self::DarkBlue,
            Colour::LightBlue => Self::LightBlue,
            Colour::Violet => Self::Violet,
        }
    }
}

impl From<::climbers::Face> for Face {
    fn from(face: ::climbers::Face) -> Self {
        match face {
            ::climbers::Face::Red => Self::Red,
            ::climbers::Face::Yellow => Self::Yellow,
            ::climbers::Face::DarkBlue => Self::DarkBlue,
            ::climbers::Face::LightBlue => Self::LightBlue,
            ::climbers::Face::Violet => Self::Violet,
            ::climbers::Face::Grey => Self::Grey,
        }
    }
}

impl From<Face> for ::climbers::Face {
    fn from(face: Face) -> Self {
        match face {
            Face::Red => Self::Red,
            Face::Yellow => Self::Yellow,
            Face::DarkBlue => Self::DarkBlue,
            Face::LightBlue => Self::LightBlue,
            Face::Violet => Self::Violet,
            Face::Grey => Self::Grey,
        }
    }
}

impl From<::climbers::Ladder> for Ladder {
    fn from(ladder: ::climbers::Ladder) -> Self {
        match ladder {
            ::climbers::Ladder::Small => Self::Small,
            ::climbers::Ladder::Large => Self::Large,
        }
    }
}

impl From<Kind> for BlockKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Half => Self::Half,
            Kind::Cube => Self::Cube,
            Kind::Double => Self::Double,
            Kind::Big => Self::Big,
        }
    }
}

impl Options {
    /// The options for the rules, if each of them can be what it is here.
    pub fn read(&self) -> Result<::climbers::Options, OptionError> {
        let mut options = ::climbers::Options {
            pawn_before_block: if self.pawn_before_block {
                rules::PawnBeforeBlock::Yes
            } else {
                rules::PawnBeforeBlock::No
            },
            descend: match self.descend {
                Descend::Allowed => rules::Descend::Allowed,
                Descend::Forbidden => rules::Descend::Forbidden,
            },
            tie: match self.tie {
                Tie::Last => rules::Tie::Last,
                Tie::First => rules::Tie::First,
            },
            bridges: switch(self.bridges),
            together: switch(self.together),
            ..::climbers::Options::default()
        };
        // The only one that could be out of bounds.
        options.set("rounds", &self.rounds.to_string())?;
        Ok(options)
    }
}

fn switch(on: bool) -> rules::Switch {
    if on { rules::Switch::On } else { rules::Switch::Off }
}

impl From<&::climbers::Options> for Options {
    fn from(options: &::climbers::Options) -> Self {
        Self {
            pawn_before_block: options.pawn_before_block == rules::PawnBeforeBlock::Yes,
            descend: match options.descend {
                rules::Descend::Allowed => Descend::Allowed,
                rules::Descend::Forbidden => Descend::Forbidden,
            },
            tie: match options.tie {
                rules::Tie::Last => Tie::Last,
                rules::Tie::First => Tie::First,
            },
            rounds: options.rounds,
            bridges: options.bridges == rules::Switch::On,
            together: options.together == rules::Switch::On,
        }
    }
}

impl Spot {
    /// A cell with the height it has in a building.
    pub(super) fn new(building: &Building, cell: Cell) -> Spot {
        Spot { x: cell.x(), y: cell.y(), z: building.height(cell) }
    }
}

/// Along x, along y, height.
pub(super) fn size(pose: Pose) -> [u8; 3] {
    [pose.x(), pose.y(), pose.h()]
}

impl From<&Placed> for BlockView {
    fn from(placed: &Placed) -> Self {
        let Placement { at, .. } = placed.placement;
        let corner = (i16::from(at.x()), i16::from(at.y()));
        BlockView::new(placed.placement, corner, placed.base)
    }
}

impl BlockView {
    /// A block that lies as a placement says, but with its lowest corner there.
    pub(super) fn new(placement: Placement, corner: (i16, i16), z: u8) -> BlockView {
        let Placement { block, pose, top, .. } = placement;
        let sides = ::climbers::faces(block, pose, top).expect("it can lie like that");
        BlockView {
            id: block.to_string(),
            kind: block.kind().into(),
            x: corner.0,
            y: corner.1,
            z,
            size: size(pose),
            faces: Faces {
                top: sides.top.into(),
                bottom: sides.bottom.into(),
                east: sides.east.into(),
                west: sides.west.into(),
                north: sides.north.into(),
                south: sides.south.into(),
            },
        }
    }
}

impl PushView {
    /// A pawn that made room on a face: its height stays the same.
    pub(super) fn new(building: &Building, push: Push) -> PushView {
        let to = Spot::new(building, push.to);
        let from = Spot { x: push.from.x(), y: push.from.y(), z: to.z };
        PushView { colour: push.colour.into(), from, to }
    }
}
