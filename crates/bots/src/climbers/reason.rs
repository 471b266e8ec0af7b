//! Why a turn of The Climbers is good, told by what it changes.

use climbers::{Climbers, Colour, Draft, Position, Tools, Turn};
use game::{Game as _, Verdict};

/// A fact that speaks for a turn, the weightiest kinds first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The game ends with it, and is won.
    Wins,
    /// The pawn gets higher.
    Climbs {
        /// How high.
        height: u8,
    },
    /// The pawn is now ahead of all others.
    Leads,
    /// A rival could have been as high as this after its next turn's walk, and no longer can.
    Hinders {
        /// Who.
        colour: Colour,
        /// How high it could have got.
        height: u8,
    },
    /// The next turn's walk can lead higher than before.
    Readies {
        /// How high.
        height: u8,
    },
    /// It gets higher without a ladder.
    Saves,
    /// Nothing of all that: it keeps everything as it is.
    Waits,
}

impl crate::Reason for Reason {
    fn name(&self) -> &'static str {
        match self {
            Reason::Wins => "wins",
            Reason::Climbs { .. } => "climbs",
            Reason::Leads => "leads",
            Reason::Hinders { .. } => "hinders",
            Reason::Readies { .. } => "readies",
            Reason::Saves => "saves",
            Reason::Waits => "waits",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            Reason::Climbs { height } | Reason::Readies { height } => {
                vec![("height", height.to_string())]
            }
            Reason::Hinders { colour, height } => {
                vec![("colour", colour.name().to_owned()), ("height", height.to_string())]
            }
            Reason::Wins | Reason::Leads | Reason::Saves | Reason::Waits => Vec::new(),
        }
    }
}

/// More would not be read.
const MAX_REASONS: usize = 2;

/// What speaks for a legal turn, the weightiest first: one fact or two.
pub fn reasons(game: &Climbers, turn: &Turn) -> Vec<Reason> {
    let before = game.position();
    let us = before.mover();
    let mut later = game.clone();
    if later.play(turn).is_err() {
        return vec![Reason::Waits];
    }
    let after = later.position();
    let mut reasons = Vec::new();
    if won(&later, us) {
        reasons.push(Reason::Wins);
    }
    let height = after.height(us).unwrap_or(0);
    if height > before.height(us).unwrap_or(0) {
        reasons.push(Reason::Climbs { height });
        let ladders = before.tools(us).ladders();
        if !ladders.is_empty() && after.tools(us).ladders() == ladders {
            reasons.push(Reason::Saves);
        }
    }
    let leader = |position: &Position| position.standing(game.options().tie).first().copied();
    if leader(after) == Some(us) && leader(before) != Some(us) && height > 0 {
        reasons.push(Reason::Leads);
    }
    let then = |position: &Position| Draft::on(position.clone(), *game.options());
    let (draft_before, draft_after) = (then(before), then(after));
    let hindered = before.order().iter().filter(|&colour| colour != us).filter_map(|colour| {
        let height = walk(&draft_before, colour);
        (walk(&draft_after, colour) < height).then_some((height, colour))
    });
    reasons.extend(hindered.max().map(|(height, colour)| Reason::Hinders { colour, height }));
    let soon = walk(&draft_after, us);
    if soon > height && soon > walk(&draft_before, us) {
        reasons.push(Reason::Readies { height: soon });
    }
    if reasons.is_empty() {
        reasons.push(Reason::Waits);
    }
    reasons.sort_unstable();
    reasons.truncate(MAX_REASONS);
    reasons
}

fn won(game: &Climbers, us: Colour) -> bool {
    let seat = game.settings().seat(us);
    let winners = game.outcome().map(|outcome| outcome.verdict);
    matches!((winners, seat), (Some(Verdict::Won(winners)), Some(seat)) if winners.contains(seat))
}

/// How high a pawn could get by walking alone, without its ladders, if its turn began now.
fn walk(draft: &Draft, colour: Colour) -> u8 {
    let position = draft.position();
    let here = position.height(colour).unwrap_or(0);
    let Some(reach) = draft.reach_of(colour) else { return here };
    let free = reach.cells().filter(|&cell| reach.costs(cell).any(Tools::is_empty));
    free.map(|cell| position.building().height(cell)).fold(here, u8::max)
}
