//! Positions before validation.

use crate::{
    Best, Block, Building, Cell, Colour, Placement, Problem, Tools, TurnOrder, building::Misfit,
};

/// A position before validation.
///
/// [`Position::new`](crate::Position::new) turns it into a [`Position`](crate::Position) or names
/// every reason why it is invalid.
///
/// ```
/// use climbers::{Position, Setup};
///
/// let text = "C1@2,2:2x2x2:g r@0,0;y@2,2 r r:slx;y:sl - - 0 r:0/0;y:2/1 r:0;y:1";
/// let mut setup: Setup = text.parse()?;
/// assert!(Position::new(&setup).is_ok());
/// setup.blocks.clear();
/// assert!(Position::new(&setup).is_err(), "there are no blocks");
/// # Ok::<(), climbers::PositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The blocks, each standing on those before it.
    pub blocks: Vec<Placement>,
    /// Who plays, in turn order, and where their pawns stand.
    pub pawns: Vec<(Colour, Cell)>,
    /// Whose turn it is, or was while others follow.
    pub turn: Colour,
    /// Who may follow now, if anyone.
    pub follower: Option<Colour>,
    /// Who has the next turn, if the player whose turn is followed has left.
    pub next: Option<Colour>,
    /// The unused tools of each player, in turn order.
    pub tools: Vec<(Colour, Tools)>,
    /// The stones on faces, in turn order.
    pub stones: Vec<(Colour, Cell)>,
    /// The block that may not be moved now.
    pub last: Option<Block>,
    /// How many turns in a row were barren.
    pub barren: u32,
    /// The highest every pawn has been, in turn order.
    pub best: Vec<(Colour, Best)>,
    /// The number of the turn on which every pawn came to the height it now has, in turn order. If
    /// left out, the turns of `best` count.
    pub arrived: Option<Vec<(Colour, u32)>>,
}

/// Every reason why a setup is not a position.
pub(crate) fn problems(setup: &Setup) -> Vec<Problem> {
    let mut problems = Vec::new();
    let building = build(&setup.blocks, &mut problems);
    order_problems(setup, &mut problems);
    // Without a valid building, nothing that stands on it can be checked.
    if let Some(building) = building {
        pawn_problems(setup, &building, &mut problems);
        stone_problems(setup, &building, &mut problems);
        if let Some(block) = setup.last.filter(|&block| building.placed(block).is_none()) {
            problems.push(Problem::LastNotThere { block });
        }
        best_problems(setup, &building, &mut problems);
        arrival_problems(setup, &building, &mut problems);
    }
    problems
}

/// The building, if all blocks fit.
fn build(blocks: &[Placement], problems: &mut Vec<Problem>) -> Option<Building> {
    let mut building = Building::EMPTY;
    if blocks.is_empty() {
        problems.push(Problem::NoBlocks);
        return None;
    }
    for &placement in blocks {
        let Placement { block, pose, top, .. } = placement;
        let problem = match building.put(placement) {
            Ok(()) => continue,
            Err(Misfit::Twice) => Problem::BlockTwice { block },
            Err(Misfit::Pose) => Problem::PoseNotOfBlock { block, pose },
            Err(Misfit::Top) => Problem::TopNotOfPose { block, pose, top },
            Err(Misfit::OffTable) => Problem::OutsideTable { block },
            Err(Misfit::Overhang { at }) => Problem::Overhang { block, at },
        };
        problems.push(problem);
        // Later blocks may stand on it: more reasons would only confuse.
        return None;
    }
    Some(building)
}

fn order_problems(setup: &Setup, problems: &mut Vec<Problem>) {
    let colours: Vec<Colour> = setup.pawns.iter().map(|&(colour, _)| colour).collect();
    let twice = (1..colours.len()).find(|&at| colours[..at].contains(&colours[at]));
    if let Some(at) = twice {
        problems.push(Problem::PawnTwice { colour: colours[at] });
    } else if TurnOrder::new(&colours).is_none() {
        problems.push(Problem::TooFewPawns);
    }
    // Others may follow the turn of a player who has left.
    let may_have_left = setup.follower.is_some() && setup.next.is_some();
    let active = Some(setup.turn).filter(|_| !may_have_left);
    for colour in [active, setup.follower, setup.next].into_iter().flatten() {
        if !colours.contains(&colour) {
            problems.push(Problem::TurnNotInPlay { colour });
        }
    }
    if setup.next.is_some() && colours.contains(&setup.turn) {
        problems.push(Problem::ActiveInPlay { colour: setup.turn });
    }
    if setup.follower == Some(setup.turn) {
        problems.push(Problem::FollowsThemselves { colour: setup.turn });
    }
    let told: Vec<Colour> = setup.tools.iter().map(|&(colour, _)| colour).collect();
    if told != colours {
        problems.push(Problem::OtherTools);
    }
    let told: Vec<Colour> = setup.best.iter().map(|&(colour, _)| colour).collect();
    if told != colours {
        problems.push(Problem::OtherBest);
    }
    let told = setup.arrived.iter().flatten().map(|&(colour, _)| colour);
    if setup.arrived.is_some() && !told.eq(colours) {
        problems.push(Problem::OtherArrived);
    }
}

fn pawn_problems(setup: &Setup, building: &Building, problems: &mut Vec<Problem>) {
    for (at, &(colour, cell)) in setup.pawns.iter().enumerate() {
        if let Some(face) = building.face(cell).filter(|face| !face.bears(colour)) {
            problems.push(Problem::PawnOnForeignFace { colour, cell, face });
        }
        if let Some(&(other, _)) = setup.pawns[..at].iter().find(|&&(_, other)| other == cell) {
            problems.push(Problem::TwoPawns { cell, first: other, second: colour });
        }
    }
}

fn stone_problems(setup: &Setup, building: &Building, problems: &mut Vec<Problem>) {
    let place = |colour| setup.pawns.iter().position(|&(other, _)| other == colour);
    for (at, &(colour, cell)) in setup.stones.iter().enumerate() {
        let Some(seat) = place(colour) else {
            problems.push(Problem::StoneNotInPlay { colour });
            continue;
        };
        let before = at.checked_sub(1).and_then(|before| place(setup.stones[before].0));
        if before.is_some_and(|before| before >= seat) {
            problems.push(Problem::StonesOutOfOrder { colour });
        }
        if setup.tools.iter().any(|&(owner, tools)| owner == colour && tools.has_stone()) {
            problems.push(Problem::StoneInHand { colour });
        }
        // It leaves when the turn of its player begins.
        if setup.turn == colour && setup.follower.is_none() {
            problems.push(Problem::StoneOutstayed { colour });
        }
        let Some(face) = building.top(cell) else {
            problems.push(Problem::StoneOnTable { colour, cell });
            continue;
        };
        let on_it = |place: &&(Colour, Cell)| building.top(place.1) == Some(face);
        if let Some(&(pawn, _)) = setup.pawns.iter().find(on_it) {
            problems.push(Problem::StoneWithPawn { colour, cell, pawn });
        }
        if let Some(&(other, _)) = setup.stones[..at].iter().find(on_it) {
            problems.push(Problem::TwoStones { cell, first: other, second: colour });
        }
    }
}

fn best_problems(setup: &Setup, building: &Building, problems: &mut Vec<Problem>) {
    for &(colour, best) in &setup.best {
        let Some(&(_, pawn)) = setup.pawns.iter().find(|&&(owner, _)| owner == colour) else {
            continue;
        };
        let height = building.height(pawn);
        if best.height < height {
            problems.push(Problem::BestTooLow { colour, best: best.height, height });
        }
        if best.height == 0 && best.turn != 0 {
            problems.push(Problem::BestOfTable { colour });
        }
    }
}

fn arrival_problems(setup: &Setup, building: &Building, problems: &mut Vec<Problem>) {
    let all = setup.arrived.iter().flatten().zip(&setup.best).zip(&setup.pawns);
    for ((&(colour, arrived), &(_, best)), &(_, pawn)) in all {
        let at_best = building.height(pawn) == best.height;
        if best.height == 0 && arrived != 0 {
            problems.push(Problem::ArrivedOnTable { colour });
        } else if at_best && arrived < best.turn {
            problems.push(Problem::ArrivedBeforeBest { colour, arrived, best: best.turn });
        }
    }
}
