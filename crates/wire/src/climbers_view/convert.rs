//! Between faces, ladders, cells and blocks of the rules and those that travel.

use climbers::{Building, Cell, Kind, Placed, Placement, Pose, Push};

use super::{BlockKind, BlockView, Face, Faces, Ladder, Preset, PushView, Spot};

impl From<climbers::Face> for Face {
    fn from(face: climbers::Face) -> Self {
        match face {
            climbers::Face::Red => Self::Red,
            climbers::Face::Yellow => Self::Yellow,
            climbers::Face::DarkBlue => Self::DarkBlue,
            climbers::Face::LightBlue => Self::LightBlue,
            climbers::Face::Violet => Self::Violet,
            climbers::Face::Grey => Self::Grey,
        }
    }
}

impl From<Face> for climbers::Face {
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

impl From<climbers::Ladder> for Ladder {
    fn from(ladder: climbers::Ladder) -> Self {
        match ladder {
            climbers::Ladder::Small => Self::Small,
            climbers::Ladder::Large => Self::Large,
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

impl Spot {
    /// A cell with the height it has in a building.
    pub fn new(building: &Building, cell: Cell) -> Spot {
        Spot { x: cell.x(), y: cell.y(), z: building.height(cell) }
    }
}

/// Along x, along y, height.
pub fn block_size(pose: Pose) -> [u8; 3] {
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
    pub fn new(placement: Placement, corner: (i16, i16), z: u8) -> BlockView {
        let Placement { block, pose, top, .. } = placement;
        let sides = climbers::faces(block, pose, top).expect("it can lie like that");
        BlockView {
            id: block.to_string(),
            kind: block.kind().into(),
            x: corner.0,
            y: corner.1,
            z,
            size: block_size(pose),
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
    pub fn new(building: &Building, push: Push) -> PushView {
        let to = Spot::new(building, push.to);
        let from = Spot { x: push.from.x(), y: push.from.y(), z: to.z };
        PushView { colour: push.colour.into(), from, to }
    }
}

impl Preset {
    /// All presets, the default first.
    pub fn all() -> Vec<Preset> {
        let presets = climbers::Preset::ALL.into_iter();
        presets
            .map(|preset| Preset {
                name: preset.name().to_owned(),
                options: (&preset.options()).into(),
            })
            .collect()
    }
}
