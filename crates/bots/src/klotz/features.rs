//! What is weighed: each feature of a position is a place in the table of weights.

use klotz::{Approach, Cell, CellSet, Colour, Position, options::Goal};

use super::facts::Facts;

/// One group of features, of which exactly one holds for each player.
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

/// The race is counted no further.
pub(super) const FAR: usize = Approach::FAR as usize;

/// The race, and the race that avoids danger.
pub(super) const RACE: Group = Group { first: 0, len: FAR * FAR };
/// Half the steps between the Klotz and its goal.
const DISTANCE: Group = Group::after(&RACE, 14);
/// The gates that are open.
pub(super) const OPEN_GATES: Group = Group::after(&DISTANCE, 6);
/// The open gates at which nobody can capture.
pub(super) const SAFE_GATES: Group = Group::after(&OPEN_GATES, 6);
/// The ways to begin a safe race.
const FIRST_STEPS: Group = Group::after(&SAFE_GATES, 6);
/// Whether the Klotz is out of danger or can be captured.
const IN_DANGER: Group = Group::after(&FIRST_STEPS, 2);
/// The stone: off the board, or on a column of height one, two or three.
const STONE: Group = Group::after(&IN_DANGER, 4);
/// Cells near a rival's goal that one's columns reach, by threes.
const GUARD: Group = Group::after(&STONE, 12);

/// How many features a player can have.
pub(super) const EACH: usize = GUARD.first + GUARD.len;
/// How many of them hold at a time: one of each group.
const GROUPS: usize = 8;

/// The features of a player in a position.
pub(super) fn of(position: &Position, facts: &Facts, colour: Colour) -> [usize; GROUPS] {
    let approach = facts.approach(colour);
    let klotz = position.klotz(colour).expect("whoever plays has a Klotz");
    let danger = facts.danger(position, colour);
    let steps = klotz.distance(colour.goal(position.goal())) as usize;
    let stone = position
        .stone(colour)
        .and_then(|cell| position.height(cell))
        .map_or(0, |height| height.steps() as usize);
    let rivals = position.seats().without(colour);
    let reach = facts.reach[colour.index()];
    let guarded = rivals.iter().map(|rival| (reach & near_goal(rival, position.goal())).len());
    let guarded = guarded.sum::<usize>() / rivals.len();
    [
        RACE.at((approach.race as usize - 1) * FAR + approach.safe_race as usize - 1),
        DISTANCE.at(steps / 2),
        OPEN_GATES.at(approach.gates.len()),
        SAFE_GATES.at((approach.gates & !danger).len()),
        FIRST_STEPS.at(approach.first_steps.len()),
        IN_DANGER.at(usize::from(danger.contains(klotz))),
        STONE.at(stone),
        GUARD.at(guarded / 3),
    ]
}

/// The cells from which a Klotz may be home in two moves.
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
