//! Hint reasons for The Climbers: what a turn changes.

use climbers::{Climbers, Colour, Draft, Position, Tools, Turn};
use game::{Game as _, Verdict};

/// A reason for a turn. Variants are ordered by importance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The turn ends the game with a win.
    Wins,
    /// The pawn climbs.
    Climbs {
        /// The new height.
        height: u8,
    },
    /// The pawn takes the lead.
    Leads,
    /// An opponent could have walked to this height in its next turn and no longer can.
    Hinders {
        /// The opponent.
        colour: Colour,
        /// The height.
        height: u8,
    },
    /// The next turn's walk leads higher than before.
    Readies {
        /// The height.
        height: u8,
    },
    /// The pawn climbs without a ladder.
    Saves,
    /// None of these: nothing changes.
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

/// The maximum number of reasons in a hint.
const MAX_REASONS: usize = 2;

/// One or two reasons for a legal turn, the most important first.
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
    let leader = |position: &Position| position.ranking(game.options().tie).first().copied();
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

/// The greatest height a pawn could walk to, without ladders, if its turn began now.
fn walk(draft: &Draft, colour: Colour) -> u8 {
    let position = draft.position();
    let here = position.height(colour).unwrap_or(0);
    let Some(reach) = draft.reach_of(colour) else { return here };
    let free = reach.cells().filter(|&cell| reach.costs(cell).any(Tools::is_empty));
    free.map(|cell| position.building().height(cell)).fold(here, u8::max)
}
