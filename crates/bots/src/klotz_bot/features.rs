//! Evaluation features. A feature is an index into the weight table.

use klotz::{Approach, Cell, CellSet, Colour, Position, options::Goal};

use super::position_info::PositionInfo;

/// A group of mutually exclusive features: exactly one is active per player.
pub(super) struct Group {
    pub(super) first: usize,
    pub(super) len: usize,
}

impl Group {
    const fn after(before: &Group, len: usize) -> Group {
        Group { first: before.first + before.len, len }
    }

    fn at(&self, place: usize) -> usize {
        self.first + place.min(self.len - 1)
    }
}

/// Longer races are not told apart.
pub(super) const MAX_RACE: usize = Approach::FAR as usize;

/// The race, combined with the race that avoids capture.
pub(super) const RACE: Group = Group { first: 0, len: MAX_RACE * MAX_RACE };
/// Half the distance between the Klotz and its goal.
const DISTANCE: Group = Group::after(&RACE, 14);
/// Open gates.
pub(super) const OPEN_GATES: Group = Group::after(&DISTANCE, 6);
/// Open gates where no opponent can capture.
pub(super) const SAFE_GATES: Group = Group::after(&OPEN_GATES, 6);
/// First moves of a safe race.
const FIRST_STEPS: Group = Group::after(&SAFE_GATES, 6);
/// Whether the Klotz can be captured.
const IN_DANGER: Group = Group::after(&FIRST_STEPS, 2);
/// Where the stone is: off the board, or on a column of height 1, 2 or 3.
const STONE: Group = Group::after(&IN_DANGER, 4);
/// Cells near opponents' goals within reach of our columns, in steps of three.
const GUARD: Group = Group::after(&STONE, 12);

/// The number of features per player.
pub(super) const FEATURES: usize = GUARD.first + GUARD.len;
/// The number of active features per player: one per group.
const GROUPS: usize = 8;

/// The active features of a player.
pub(super) fn of(position: &Position, info: &PositionInfo, colour: Colour) -> [usize; GROUPS] {
    let approach = info.approach(colour);
    let klotz = position.klotz(colour).expect("every player has a Klotz");
    let danger = info.danger(position, colour);
    let steps = klotz.distance(colour.goal(position.goal())) as usize;
    let stone = position
        .stone(colour)
        .and_then(|cell| position.height(cell))
        .map_or(0, |height| height.steps() as usize);
    let rivals = position.seats().without(colour);
    let reach = info.reach[colour.index()];
    let guarded = rivals.iter().map(|rival| (reach & near_goal(rival, position.goal())).len());
    let guarded = guarded.sum::<usize>() / rivals.len();
    [
        RACE.at((approach.race as usize - 1) * MAX_RACE + approach.safe_race as usize - 1),
        DISTANCE.at(steps / 2),
        OPEN_GATES.at(approach.gates.len()),
        SAFE_GATES.at((approach.gates & !danger).len()),
        FIRST_STEPS.at(approach.first_steps.len()),
        IN_DANGER.at(usize::from(danger.contains(klotz))),
        STONE.at(stone),
        GUARD.at(guarded / 3),
    ]
}

/// The cells from which a Klotz may reach its goal in two moves.
fn near_goal(colour: Colour, goal: Goal) -> CellSet {
    const NEAR: u32 = 8;
    static NEAR_CORNER: [CellSet; 4] = {
        let mut sets = [CellSet::EMPTY; 4];
        let mut colour = 0;
        while colour < 4 {
            let mut at = 0;
            while at < Cell::ALL.len() {
                if Cell::ALL[at].distance(Colour::ALL[colour].corner()) <= NEAR {
                    sets[colour] = sets[colour].with(Cell::ALL[at]);
                }
                at += 1;
            }
            colour += 1;
        }
        sets
    };
    let corner = match goal {
        Goal::Near => colour,
        Goal::Far => colour.opposite(),
    };
    NEAR_CORNER[corner.index()]
}
