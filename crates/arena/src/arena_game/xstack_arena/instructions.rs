//! Instructions for a turn of X-Stack.
//!
//! A turn consists of the samples of a gesture and their outcome: too much for a program without a
//! simulation. So a program may send instructions, and the arena makes the gestures:
//!
//! ```text
//! pull B03 front                          pull to the front, put on the safest higher place
//! pull B03 up at 12,-30 | bonus Y05 back
//! pull B03 front | pull G02 back          the second only if the first does not move
//! decline
//! ```

use std::{fmt, str::FromStr};

use bots::{
    BaselineLevel,
    xstack_bot::{
        Action, GesturePlan, Side, choose_baseline, higher_spots, nearest_spot, perform,
        safest_spot,
    },
};
use xstack::{
    Act, Block, Draft, Illegal, Judgement, Phase, Purpose, Turn, XStack,
    sim::{Scene, Spot, loads, take_away},
};

/// The separator.
const SEPARATOR: &str = " | ";

/// How often a half-pulled block is pulled again.
const MAX_ATTEMPTS: usize = 3;

/// The maximum number of instructions.
const MAX_INSTRUCTIONS: usize = 100;

/// Instructions in the order in which they are tried.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Instructions(Vec<Instruction>);

/// One instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Instruction {
    /// Pull a block out and put it on a higher place.
    Pull {
        block: Block,
        side: Side,
        /// The point to put it near, from the centre, in millimetres to the right and to the front.
        at: Option<[i32; 2]>,
    },
    /// Take a block as a bonus.
    Bonus { block: Block, side: Side },
    /// Take the forbidden block.
    Decline,
}

impl fmt::Display for Instructions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let instructions: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&instructions.join(SEPARATOR))
    }
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Instruction::Pull { block, side, at } => {
                write!(f, "pull {block} {}", side.name())?;
                at.map_or(Ok(()), |[x, z]| write!(f, " at {x},{z}"))
            }
            Instruction::Bonus { block, side } => write!(f, "bonus {block} {}", side.name()),
            Instruction::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Instructions {
    type Err = String;

    fn from_str(text: &str) -> Result<Instructions, String> {
        let instructions: Vec<Instruction> =
            text.split('|').map(str::parse).collect::<Result<_, String>>()?;
        if instructions.len() > MAX_INSTRUCTIONS {
            return Err(format!(
                "{} instructions are too many: the limit is {MAX_INSTRUCTIONS}",
                instructions.len()
            ));
        }
        Ok(Instructions(instructions))
    }
}

impl FromStr for Instruction {
    type Err = String;

    fn from_str(text: &str) -> Result<Instruction, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["decline"] => Ok(Instruction::Decline),
            ["pull", block, side] => Ok(Instruction::Pull {
                block: read_block(block)?,
                side: read_side(side)?,
                at: None,
            }),
            ["pull", block, side, "at", place] => Ok(Instruction::Pull {
                block: read_block(block)?,
                side: read_side(side)?,
                at: Some(read_place(place)?),
            }),
            ["bonus", block, side] => {
                Ok(Instruction::Bonus { block: read_block(block)?, side: read_side(side)? })
            }
            _ => {
                let start: String = text.trim().chars().take(40).collect();
                Err(format!(
                    "{start:?} is not an instruction: use `pull B03 front`, \
                     `pull B03 up at 12,-30`, `bonus Y05 back` or `decline`"
                ))
            }
        }
    }
}

fn read_block(word: &str) -> Result<Block, String> {
    word.parse().map_err(|error: xstack::BlockError| error.to_string())
}

fn read_side(word: &str) -> Result<Side, String> {
    let side = Side::ALL.into_iter().find(|side| side.name() == word);
    side.ok_or_else(|| format!("{word:?} is not a side: use up, front, back, left or right"))
}

fn read_place(word: &str) -> Result<[i32; 2], String> {
    let read = || {
        let (x, z) = word.split_once(',')?;
        Some([x.parse().ok()?, z.parse().ok()?])
    };
    read().ok_or_else(|| format!("{word:?} is not a place: use millimetres, such as 12,-30"))
}

impl Instructions {
    /// Executes the instructions in order: another pull if the block of the last one did not move, a
    /// bonus once a block is back on the pile. If the turn cannot end then, the weakest bot ends it.
    pub(super) fn execute(&self, game: &XStack) -> Result<Turn, Illegal> {
        let mut executor = TurnExecutor { game, draft: game.draft() };
        for instruction in &self.0 {
            match (*instruction, executor.draft.phase()) {
                (_, Phase::Over) => break,
                (Instruction::Pull { block, side, at }, Phase::Choosing) => {
                    executor.handle(block, Purpose::PutBack, side, at)?;
                }
                (Instruction::Bonus { block, side }, Phase::MayTakeBonus { .. }) => {
                    executor.handle(block, Purpose::Bonus, side, None)?;
                }
                (Instruction::Decline, Phase::Choosing) => {
                    let block = executor.draft.may_decline()?;
                    executor.take_away(block)?;
                }
                // Not possible now: a block has moved already, or none has.
                (
                    Instruction::Pull { .. } | Instruction::Bonus { .. } | Instruction::Decline,
                    _,
                ) => {}
            }
        }
        executor.end()?;
        Ok(executor.draft.turn())
    }
}

/// A turn in progress.
struct TurnExecutor<'a> {
    game: &'a XStack,
    draft: Draft,
}

impl TurnExecutor<'_> {
    fn scene(&self) -> Scene {
        Scene::of(self.game, &self.draft)
    }

    /// Pulls a block until it is out, does not move, or [`MAX_ATTEMPTS`] is reached.
    fn handle(
        &mut self,
        block: Block,
        purpose: Purpose,
        side: Side,
        at: Option<[i32; 2]>,
    ) -> Result<(), Illegal> {
        for _ in 0..MAX_ATTEMPTS {
            // Checked for every attempt: the time for the gesture may be up.
            let allowed = self.draft.may_handle(block)?;
            let spot = match allowed {
                Purpose::PutBack => spot_for(&self.scene(), &self.draft, block, at),
                Purpose::Bonus => None,
            };
            let direction = side.direction();
            let plan =
                GesturePlan { block, purpose, grip: [0; 3], direction, spot, carry_height: 0.0 };
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
        let rest = take_away(&self.scene(), block).expect("the block is on the pile");
        self.draft.add(Act::TakeAway { block, rest }).map(drop)
    }

    /// Does what the rules require before the turn may end.
    fn end(&mut self) -> Result<(), Illegal> {
        while self.draft.may_end().is_err() {
            match choose_baseline(self.game, &self.draft, BaselineLevel::Beginner, 0, &mut || false)
            {
                Some(Action::Handle(plan)) => {
                    self.draft.add(perform(self.scene(), &plan))?;
                }
                Some(Action::TakeAway(block)) => self.take_away(block)?,
                Some(Action::End) | None => break,
            }
        }
        self.draft.may_end()
    }
}

/// The place nearest to `at`, in millimetres, or else the safest one, among those that are high enough.
fn spot_for(scene: &Scene, draft: &Draft, block: Block, at: Option<[i32; 2]>) -> Option<Spot> {
    let found = higher_spots(scene, draft, block);
    match at {
        Some(at) => nearest_spot(&found, at.map(|mm| f64::from(mm) / 1e3)),
        None => safest_spot(&found),
    }
}

/// Single instructions that can start a turn: pulling every block that has a higher place to go, in
/// directions in which it may come out, and declining.
pub(super) fn possible(game: &XStack) -> Vec<Instructions> {
    let draft = game.draft();
    let scene = Scene::of(game, &draft);
    let loads = loads(&scene);
    let mut instructions = Vec::new();
    for block in Block::all().filter(|&block| draft.may_handle(block).is_ok()) {
        if spot_for(&scene, &draft, block, None).is_none() {
            continue;
        }
        let free = loads[block.index()].carries.is_empty();
        let sides = if free { &[Side::Up][..] } else { &[Side::Front, Side::Back] };
        instructions.extend(sides.iter().map(|&side| Instruction::Pull { block, side, at: None }));
    }
    if draft.may_decline().is_ok() {
        instructions.push(Instruction::Decline);
    }
    // Even if no block can go higher, one must be pulled.
    if instructions.is_empty() {
        let blocks = Block::all().filter(|&block| draft.may_handle(block).is_ok());
        instructions.extend(blocks.map(|block| Instruction::Pull {
            block,
            side: Side::Up,
            at: None,
        }));
    }
    instructions.into_iter().map(|instruction| Instructions(vec![instruction])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_round_trip() {
        for text in [
            "decline",
            "pull B03 front",
            "pull B03 up at 12,-30 | bonus Y05 back",
            "pull R01 left | pull N06 right | decline | bonus W02 up",
        ] {
            let instructions: Instructions = text.parse().expect(text);
            assert_eq!(instructions.to_string(), text);
        }
        let spaced: Instructions =
            "  pull  B03 front|bonus Y05 up ".parse().expect("extra whitespace is fine");
        assert_eq!(spaced.to_string(), "pull B03 front | bonus Y05 up");
    }

    #[test]
    fn invalid_instructions_are_explained() {
        let check = |text: &str, why: &str| {
            let error = text.parse::<Instructions>().expect_err(text);
            assert!(error.contains(why), "{error}");
        };
        check("", "is not an instruction");
        check("push B03", "\"push B03\" is not an instruction");
        check("pull B07 up", "\"B07\" is not a block");
        check("pull B03 down", "\"down\" is not a side");
        check("pull B03 up at 1", "\"1\" is not a place");
        check("pull B03 up |", "is not an instruction");
        check(&["decline"; 101].join("|"), "101 instructions are too many");
    }
}
