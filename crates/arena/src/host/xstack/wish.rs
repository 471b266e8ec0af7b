//! What a program wants to do in a turn of X-Stack, in words.
//!
//! A turn is what a hand did, sample by sample, and what came of it: too much to ask of a program
//! that has no simulation. So it may say what it wishes, and a hand of ours does it:
//!
//! ```text
//! pull B03 front                        out to the front, and to the safest place that is higher
//! pull B03 up at 12,-30 | bonus Y05 back
//! pull B03 front | pull G02 back        the second if the first does not move
//! decline
//! ```

use std::{fmt, str::FromStr};

use ::xstack::{
    Act, Block, Draft, Illegal, Judgement, Phase, Purpose, Turn, XStack,
    sim::{Scene, Spot, loads, spots, take_away},
};
use bots::{
    BaselineLevel,
    xstack::{Deed, Plan, choose_first, perform},
};

/// What stands between deeds.
const THEN: &str = " | ";

/// A half-pulled block is gone on with so often before it is given up.
const TRIES: usize = 3;

/// A spot must be so much higher than the rules ask, in metres: laying down is not exact.
const HIGHER: f64 = 0.004;

/// More deeds than this nobody wishes for.
const MOST_DEEDS: usize = 100;

/// Deeds in the order in which they are tried.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Wish(Vec<Wanted>);

/// One deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// A block is pulled out and laid higher.
    Pull {
        block: Block,
        side: Side,
        /// Near which point from the middle it is to be laid, in millimetres to the right and to
        /// the front.
        at: Option<[i32; 2]>,
    },
    /// A block is taken as a bonus.
    Bonus { block: Block, side: Side },
    /// The forbidden block is taken.
    Decline,
}

/// Where a block is pulled to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Up,
    Front,
    Back,
    Left,
    Right,
}

impl Side {
    const ALL: [Side; 5] = [Side::Up, Side::Front, Side::Back, Side::Left, Side::Right];

    const fn name(self) -> &'static str {
        match self {
            Side::Up => "up",
            Side::Front => "front",
            Side::Back => "back",
            Side::Left => "left",
            Side::Right => "right",
        }
    }

    const fn direction(self) -> [f64; 3] {
        match self {
            Side::Up => [0.0, 1.0, 0.0],
            Side::Front => [0.0, 0.0, 1.0],
            Side::Back => [0.0, 0.0, -1.0],
            Side::Left => [-1.0, 0.0, 0.0],
            Side::Right => [1.0, 0.0, 0.0],
        }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deeds: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&deeds.join(THEN))
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Pull { block, side, at } => {
                write!(f, "pull {block} {}", side.name())?;
                at.map_or(Ok(()), |[x, z]| write!(f, " at {x},{z}"))
            }
            Wanted::Bonus { block, side } => write!(f, "bonus {block} {}", side.name()),
            Wanted::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Wish {
    type Err = String;

    fn from_str(text: &str) -> Result<Wish, String> {
        let deeds: Vec<Wanted> = text.split('|').map(str::parse).collect::<Result<_, String>>()?;
        if deeds.len() > MOST_DEEDS {
            return Err(format!("nobody wishes for {} deeds: {MOST_DEEDS} at most", deeds.len()));
        }
        Ok(Wish(deeds))
    }
}

impl FromStr for Wanted {
    type Err = String;

    fn from_str(text: &str) -> Result<Wanted, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["decline"] => Ok(Wanted::Decline),
            ["pull", block, side] => {
                Ok(Wanted::Pull { block: read_block(block)?, side: read_side(side)?, at: None })
            }
            ["pull", block, side, "at", place] => Ok(Wanted::Pull {
                block: read_block(block)?,
                side: read_side(side)?,
                at: Some(read_place(place)?),
            }),
            ["bonus", block, side] => {
                Ok(Wanted::Bonus { block: read_block(block)?, side: read_side(side)? })
            }
            _ => {
                let start: String = text.trim().chars().take(40).collect();
                Err(format!(
                    "{start:?} is not a deed: deeds look like `pull B03 front`, \
                     `pull B03 up at 12,-30`, `bonus Y05 back` or `decline`"
                ))
            }
        }
    }
}

fn read_block(word: &str) -> Result<Block, String> {
    word.parse().map_err(|error: ::xstack::BlockError| error.to_string())
}

fn read_side(word: &str) -> Result<Side, String> {
    let side = Side::ALL.into_iter().find(|side| side.name() == word);
    side.ok_or_else(|| {
        format!("{word:?} is not a side: blocks are pulled up, front, back, left or right")
    })
}

fn read_place(word: &str) -> Result<[i32; 2], String> {
    let read = || {
        let (x, z) = word.split_once(',')?;
        Some([x.parse().ok()?, z.parse().ok()?])
    };
    read().ok_or_else(|| format!("{word:?} is not a place: places are millimetres, like 12,-30"))
}

impl Wish {
    /// Makes a turn of it. Deeds are done in their order: a pull after the first whose block does
    /// not move, a bonus once a block was put back. A turn that has not come to an end then is ended
    /// as a beginner would.
    pub(super) fn carry_out(&self, game: &XStack) -> Result<Turn, Illegal> {
        let mut hands = Hands { game, draft: game.draft() };
        for wanted in &self.0 {
            match (*wanted, hands.draft.phase()) {
                (_, Phase::Over) => break,
                (Wanted::Pull { block, side, at }, Phase::Choosing) => {
                    hands.handle(block, Purpose::PutBack, side, at)?;
                }
                (Wanted::Bonus { block, side }, Phase::MayTakeBonus { .. }) => {
                    hands.handle(block, Purpose::Bonus, side, None)?;
                }
                (Wanted::Decline, Phase::Choosing) => {
                    let block = hands.draft.may_decline()?;
                    hands.take_away(block)?;
                }
                // The block of an earlier deed has moved, or none has yet.
                (Wanted::Pull { .. } | Wanted::Bonus { .. } | Wanted::Decline, _) => {}
            }
        }
        hands.end()?;
        Ok(hands.draft.turn())
    }
}

/// A turn that is being made.
struct Hands<'a> {
    game: &'a XStack,
    draft: Draft,
}

impl Hands<'_> {
    fn scene(&self) -> Scene {
        Scene::of(self.game, &self.draft)
    }

    /// Pulls at a block until it is out, or does not move, or was tried often enough.
    fn handle(
        &mut self,
        block: Block,
        purpose: Purpose,
        side: Side,
        at: Option<[i32; 2]>,
    ) -> Result<(), Illegal> {
        for _ in 0..TRIES {
            // Also what may be gone on with is asked for: the hand's time may be over.
            let allowed = self.draft.may_handle(block)?;
            let spot = match allowed {
                Purpose::PutBack => spot_for(&self.scene(), &self.draft, block, at),
                Purpose::Bonus => None,
            };
            let direction = side.direction();
            let plan = Plan { block, purpose, grip: [0; 3], direction, spot, carried_at: 0.0 };
            let judgement = self.draft.add(perform(self.scene(), &plan))?;
            if judgement != Judgement::HalfPulled {
                break;
            }
        }
        match self.draft.phase() {
            Phase::HalfPulled { block } | Phase::TooLow { block } => self.take_away(block),
            Phase::Choosing
            | Phase::MayTakeBonus { .. }
            | Phase::HalfTaken { .. }
            | Phase::Over => Ok(()),
        }
    }

    fn take_away(&mut self, block: Block) -> Result<(), Illegal> {
        let rest = take_away(&self.scene(), block).expect("what is taken away is there");
        self.draft.add(Act::TakeAway { block, rest }).map(drop)
    }

    /// Does what is left to do before a turn may end.
    fn end(&mut self) -> Result<(), Illegal> {
        while self.draft.may_end().is_err() {
            match choose_first(self.game, &self.draft, BaselineLevel::Beginner, 0, &mut || false) {
                Some(Deed::Handle(plan)) => {
                    self.draft.add(perform(self.scene(), &plan))?;
                }
                Some(Deed::TakeAway(block)) => self.take_away(block)?,
                Some(Deed::End) | None => break,
            }
        }
        self.draft.may_end()
    }
}

/// The place for a block that is nearest to where it is wished, or else the safest, among those that
/// are high enough.
fn spot_for(scene: &Scene, draft: &Draft, block: Block, at: Option<[i32; 2]>) -> Option<Spot> {
    let must = f64::from(draft.must_exceed(block)?) / 1e6 + HIGHER;
    let half = f64::from(scene.size(block).0[1]) / 2e6;
    // How bad a place is: broad support and a low place near the middle are safe.
    let cost = |spot: &Spot| match at {
        Some([x, z]) => {
            let (x, z) = (spot.at[0] - f64::from(x) / 1e3, spot.at[2] - f64::from(z) / 1e3);
            x * x + z * z
        }
        None => 0.1 * spot.at[0].abs() + 0.1 * spot.at[1] - spot.margin,
    };
    spots(scene, block)
        .into_iter()
        .filter(|spot| spot.at[1] - half > must)
        .min_by(|one, other| cost(one).total_cmp(&cost(other)))
}

/// Single deeds that could begin a turn: every block for which there is a higher place, pulled to
/// where it may come out, and declining.
pub(super) fn offered(game: &XStack) -> Vec<Wish> {
    let draft = game.draft();
    let scene = Scene::of(game, &draft);
    let loads = loads(&scene);
    let mut deeds = Vec::new();
    for block in Block::all().filter(|&block| draft.may_handle(block).is_ok()) {
        if spot_for(&scene, &draft, block, None).is_none() {
            continue;
        }
        let free = loads[block.index()].carries.is_empty();
        let sides = if free { &[Side::Up][..] } else { &[Side::Front, Side::Back] };
        deeds.extend(sides.iter().map(|&side| Wanted::Pull { block, side, at: None }));
    }
    if draft.may_decline().is_ok() {
        deeds.push(Wanted::Decline);
    }
    // Where nothing can be laid higher, something must be pulled and given up all the same.
    if deeds.is_empty() {
        let blocks = Block::all().filter(|&block| draft.may_handle(block).is_ok());
        deeds.extend(blocks.map(|block| Wanted::Pull { block, side: Side::Up, at: None }));
    }
    deeds.into_iter().map(|deed| Wish(vec![deed])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_read_back() {
        for text in [
            "decline",
            "pull B03 front",
            "pull B03 up at 12,-30 | bonus Y05 back",
            "pull R01 left | pull N06 right | decline | bonus W02 up",
        ] {
            let wish: Wish = text.parse().expect(text);
            assert_eq!(wish.to_string(), text);
        }
        let spaced: Wish = "  pull  B03 front|bonus Y05 up ".parse().expect("any space will do");
        assert_eq!(spaced.to_string(), "pull B03 front | bonus Y05 up");
    }

    #[test]
    fn what_is_no_wish_says_why() {
        let check = |text: &str, why: &str| {
            let error = text.parse::<Wish>().expect_err(text);
            assert!(error.contains(why), "{error}");
        };
        check("", "is not a deed");
        check("push B03", "\"push B03\" is not a deed");
        check("pull B07 up", "\"B07\" is not a block");
        check("pull B03 down", "\"down\" is not a side");
        check("pull B03 up at 1", "\"1\" is not a place");
        check("pull B03 up |", "is not a deed");
        check(&["decline"; 101].join("|"), "nobody wishes for 101 deeds");
    }
}
