//! A turn in progress, act by act.

use game::{Seat, random::derive_seed};

use crate::{
    Act, BELOW_WITHIN, BLOCKS, Block, BlockSet, Gesture, GestureError, HAND_SAMPLES, Handling,
    HouseRule, HouseRules, Illegal, Judgement, Pose, Poses, Purpose, Report, Size, Turn, XStack,
    house_rules::{highest_point, top_floor},
    lowest_point,
    report_check::Before,
    turn_notation,
};

/// A block lies higher if its lowest point rose by more than this, in micrometres.
pub const HIGHER_BY: i32 = 1_000;

/// A block has stayed in its place if its centre moved by less than this, in micrometres.
pub const STAYED_WITHIN: i32 = 10_000;

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The player may try any block but the forbidden one, or take the forbidden one as a penalty.
    Choosing,
    /// A block is half pulled: it must be put back higher, or given up.
    HalfPulled {
        /// The block.
        block: Block,
    },
    /// A block was put back too low: it must be taken away.
    TooLow {
        /// The block.
        block: Block,
    },
    /// A block was put back higher: a bonus may be tried, or the turn ended.
    MayTakeBonus {
        /// The block that was put back.
        put: Block,
    },
    /// A bonus is half taken: it may be taken, or the turn ended without it.
    HalfTaken {
        /// The block that was put back.
        put: Block,
        /// The block that is to be the bonus.
        block: Block,
    },
    /// Nothing more can be done.
    Over,
}

/// The result of a turn so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Effect {
    /// The block that was put back higher.
    pub put: Option<Block>,
    /// The block taken as a bonus.
    pub bonus: Option<Block>,
    /// The penalties.
    pub malus: BlockSet,
}

/// A turn in progress on top of a game. It checks and judges acts when you add them. Acts cannot be taken
/// back: what fell has fallen.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    mover: Option<Seat>,
    forbidden: Option<Block>,
    house_rules: HouseRules,
    /// The block that the player put back in their turn before this one.
    own_last: Option<Block>,
    sizes: [Size; BLOCKS],
    /// The poses before the turn.
    start: Poses,
    /// The poses of blocks when the hand first closed on them in this turn, or since a block was put
    /// back: movement before that was not by the hand.
    first_gripped: Poses,
    now: Poses,
    phase: Phase,
    samples_used: usize,
    acts: Vec<Act>,
    words: Vec<String>,
    effect: Effect,
    /// The seed of this turn's tremor.
    seed: u64,
}

impl Draft {
    /// An empty turn of the player to move. If the game is over, it allows nothing.
    pub fn new(game: &XStack) -> Draft {
        let mover = game.mover();
        Draft {
            mover,
            forbidden: game.forbidden(),
            house_rules: game.options().house_rules,
            own_last: mover.and_then(|seat| game.last_put(seat)),
            sizes: *game.pile().sizes(),
            start: game.poses().clone(),
            first_gripped: Poses::NONE,
            now: game.poses().clone(),
            phase: if mover.is_some() { Phase::Choosing } else { Phase::Over },
            samples_used: 0,
            acts: Vec::new(),
            words: Vec::new(),
            effect: Effect::default(),
            seed: game.turn_seed(),
        }
    }

    /// Whose turn it is; `None` when the game is over.
    pub const fn mover(&self) -> Option<Seat> {
        self.mover
    }

    /// How far the turn has come.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The poses now.
    pub const fn poses(&self) -> &Poses {
        &self.now
    }

    /// The poses before the turn.
    pub const fn start(&self) -> &Poses {
        &self.start
    }

    /// The size of a block.
    pub const fn size(&self, block: Block) -> Size {
        self.sizes[block.index()]
    }

    /// The forbidden block: the one the previous player put back.
    pub const fn forbidden(&self) -> Option<Block> {
        self.forbidden
    }

    /// The acts so far.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The result so far.
    pub const fn effect(&self) -> &Effect {
        &self.effect
    }

    /// How many more samples the hand may stay closed.
    pub const fn samples_left(&self) -> usize {
        HAND_SAMPLES - self.samples_used
    }

    /// The seed of the next act's tremor.
    pub fn tremor_seed(&self) -> u64 {
        derive_seed(self.seed, self.acts.len() as u64)
    }

    /// The height that the lowest point of a block must exceed to count as higher, in micrometres above
    /// the table.
    pub fn must_exceed(&self, block: Block) -> Option<i32> {
        self.start.get(block).map(|pose| lowest_point(self.size(block), pose) + HIGHER_BY)
    }

    /// The turn as it would be if it ended now.
    pub fn turn(&self) -> Turn {
        Turn::new(self.words(), self.acts.clone())
    }

    /// The notation of the turn so far: `pull B03 put | bonus Y05`.
    pub fn words(&self) -> String {
        self.words.join(turn_notation::BETWEEN_ACTS)
    }

    /// The block that must be taken away before the turn can go on.
    pub const fn demands(&self) -> Option<Block> {
        match self.phase {
            Phase::TooLow { block } => Some(block),
            _ => None,
        }
    }

    /// Whether the hand may close on a block now: for which purpose, or why not.
    pub fn may_handle(&self, block: Block) -> Result<Purpose, Illegal> {
        let only = |wanted, refusal| if block == wanted { Ok(()) } else { Err(refusal) };
        let purpose = match self.phase {
            Phase::Over => return Err(self.over()),
            Phase::TooLow { block } => return Err(Illegal::TooLow { block }),
            Phase::HalfPulled { block } => {
                only(block, Illegal::HalfPulled { block })?;
                Purpose::PutBack
            }
            Phase::HalfTaken { block, .. } => {
                only(block, Illegal::HalfTaken { block })?;
                Purpose::Bonus
            }
            Phase::Choosing => Purpose::PutBack,
            Phase::MayTakeBonus { put } if put == block => {
                return Err(Illegal::OwnBlock { block });
            }
            Phase::MayTakeBonus { .. } => Purpose::Bonus,
        };
        if self.now.get(block).is_none() {
            return Err(Illegal::NotOnX { block });
        }
        if self.forbidden == Some(block) {
            return Err(Illegal::Forbidden { block });
        }
        self.check_house_rules(block)?;
        Ok(purpose)
    }

    /// Whether the house rules allow choosing a block. One that is half pulled has been chosen.
    fn check_house_rules(&self, block: Block) -> Result<(), Illegal> {
        let put = match self.phase {
            Phase::Choosing => None,
            Phase::MayTakeBonus { put } => Some(put),
            Phase::HalfPulled { .. }
            | Phase::TooLow { .. }
            | Phase::HalfTaken { .. }
            | Phase::Over => return Ok(()),
        };
        let has = |rule| self.house_rules.has(rule);
        if has(HouseRule::OwnBlock) && self.own_last == Some(block) {
            return Err(Illegal::OwnLastBlock { block });
        }
        if has(HouseRule::TopFloor) && self.top_floor().contains(block) {
            return Err(Illegal::TopFloor { block });
        }
        match put {
            Some(put) if has(HouseRule::BonusBelow) && !self.is_below(block, put) => {
                Err(Illegal::BonusNotBelow { block, put })
            }
            _ => Ok(()),
        }
    }

    /// The blocks of the top floor before the turn, if a house rule protects it.
    pub fn top_floor(&self) -> BlockSet {
        if self.house_rules.has(HouseRule::TopFloor) {
            top_floor(&self.sizes, &self.start)
        } else {
            BlockSet::NONE
        }
    }

    fn is_below(&self, block: Block, other: Block) -> bool {
        match (self.now.get(block), self.now.get(other)) {
            (Some(pose), Some(above)) => {
                highest_point(self.size(block), pose)
                    <= lowest_point(self.size(other), above) + BELOW_WITHIN
            }
            _ => false,
        }
    }

    /// Why the hand may not close on a block now; `None` if it may.
    pub fn why_not(&self, block: Block) -> Option<Illegal> {
        self.may_handle(block).err()
    }

    /// The block that the player may take as a penalty instead of pulling one, or why there is none.
    pub fn may_decline(&self) -> Result<Block, Illegal> {
        match self.phase {
            Phase::Choosing => self.forbidden.ok_or(Illegal::NothingToDecline),
            Phase::HalfPulled { block } => Err(Illegal::HalfPulled { block }),
            Phase::TooLow { block } => Err(Illegal::TooLow { block }),
            Phase::MayTakeBonus { put: block } | Phase::HalfTaken { put: block, .. } => {
                Err(Illegal::DeclineAfterPut { block })
            }
            Phase::Over => Err(self.over()),
        }
    }

    /// The block that the player may give up without touching it again, or why there is none.
    pub fn may_give_up(&self) -> Result<Block, Illegal> {
        match self.phase {
            Phase::HalfPulled { block } => Ok(block),
            Phase::TooLow { block } => Err(Illegal::TooLow { block }),
            Phase::Choosing | Phase::MayTakeBonus { .. } | Phase::HalfTaken { .. } => {
                Err(Illegal::NothingToGiveUp)
            }
            Phase::Over => Err(self.over()),
        }
    }

    /// Whether the turn may end now, or why not.
    pub fn may_end(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over if self.mover.is_none() => Err(Illegal::GameOver),
            Phase::Over | Phase::MayTakeBonus { .. } | Phase::HalfTaken { .. } => Ok(()),
            Phase::Choosing => Err(Illegal::NothingDone),
            Phase::HalfPulled { block } => Err(Illegal::HalfPulled { block }),
            Phase::TooLow { block } => Err(Illegal::TooLow { block }),
        }
    }

    /// How the rules judge an act, or why it cannot come next.
    pub fn check(&self, act: &Act) -> Result<Judgement, Illegal> {
        let before =
            Before { poses: &self.now, sizes: &self.sizes, samples_left: self.samples_left() };
        let unless_fell = match act {
            Act::Handle { gesture, report } => {
                self.check_gesture(gesture)?;
                before.check_report(gesture, report)?;
                self.judge(gesture, report)
            }
            Act::TakeAway { block, rest } => {
                let judgement = self.check_removal(*block)?;
                before.check_rest(Some(*block), rest)?;
                judgement
            }
        };
        Ok(if act.fallen().is_empty() { unless_fell } else { Judgement::Fell })
    }

    /// Adds an act and returns how the rules judge it. If it cannot come next, nothing changes.
    pub fn add(&mut self, act: Act) -> Result<Judgement, Illegal> {
        let judgement = self.check(&act)?;
        turn_notation::add(&mut self.words, &act, judgement, self.phase);
        let block = act.block();
        if let Act::Handle { gesture, .. } = &act {
            self.samples_used += gesture.samples().len();
            if self.first_gripped.get(block).is_none() {
                self.first_gripped.set(block, self.now.get(block).copied());
            }
        }
        self.take_effect(&act, judgement);
        self.phase = self.phase_after(block, judgement);
        if judgement == Judgement::Put {
            self.first_gripped = Poses::NONE;
        }
        self.now = act.poses().clone();
        self.acts.push(act);
        Ok(judgement)
    }

    fn over(&self) -> Illegal {
        if self.mover.is_none() { Illegal::GameOver } else { Illegal::TurnOver }
    }

    fn check_gesture(&self, gesture: &Gesture) -> Result<(), Illegal> {
        let block = gesture.block();
        match (self.may_handle(block)?, gesture.purpose()) {
            (Purpose::PutBack, Purpose::Bonus) => return Err(Illegal::BonusTooEarly { block }),
            (Purpose::Bonus, Purpose::PutBack) => return Err(Illegal::SecondPull { block }),
            (Purpose::PutBack, Purpose::PutBack) | (Purpose::Bonus, Purpose::Bonus) => {}
        }
        if gesture.grips(self.size(block)) {
            Ok(())
        } else {
            Err(GestureError::GripOutside { block }.into())
        }
    }

    /// How the rules judge taking away a block without a hand now.
    fn check_removal(&self, block: Block) -> Result<Judgement, Illegal> {
        match self.phase {
            Phase::HalfPulled { block: half } if half == block => Ok(Judgement::GivenUp),
            Phase::TooLow { block: low } if low == block => Ok(Judgement::TakenAway),
            // Only the forbidden block can be meant: say why it cannot be taken.
            _ if self.may_decline()? == block => Ok(Judgement::Declined),
            _ => Err(Illegal::NotToTakeAway { block }),
        }
    }

    /// How the rules judge a gesture if nothing fell.
    fn judge(&self, gesture: &Gesture, report: &Report) -> Judgement {
        let block = gesture.block();
        match report.handling {
            Handling::Taken => Judgement::Bonus,
            Handling::GivenUp => Judgement::GivenUp,
            Handling::TimeOver => Judgement::TimeOver,
            Handling::Interrupted => Judgement::Fell,
            Handling::LetGo => match report.rest.poses.get(block) {
                Some(pose) => self.judge_place(gesture, report.came_free, pose),
                None => Judgement::Fell,
            },
        }
    }

    /// How the rules judge a block that was let go and lies here.
    fn judge_place(&self, gesture: &Gesture, came_free: bool, pose: &Pose) -> Judgement {
        let block = gesture.block();
        let pulled = gesture.purpose() == Purpose::PutBack && came_free;
        let lowest = lowest_point(self.size(block), pose);
        if pulled && self.must_exceed(block).is_some_and(|height| lowest > height) {
            return Judgement::Put;
        }
        let first = self.first_gripped.get(block).or_else(|| self.now.get(block));
        if first
            .is_some_and(|first| distance_squared(first, pose) < i64::from(STAYED_WITHIN).pow(2))
        {
            Judgement::Stayed
        } else if pulled {
            Judgement::Low
        } else {
            Judgement::HalfPulled
        }
    }

    fn take_effect(&mut self, act: &Act, judgement: Judgement) {
        let block = act.block();
        match judgement {
            Judgement::Put => self.effect.put = Some(block),
            Judgement::Bonus => self.effect.bonus = Some(block),
            // Everything that left the X and is not a bonus.
            _ => {
                let gone = self.now.present().minus(act.poses().present());
                self.effect.malus = self.effect.malus.union(gone);
            }
        }
    }

    fn phase_after(&self, block: Block, judgement: Judgement) -> Phase {
        match (judgement, self.effect.put) {
            (Judgement::Stayed, None) => Phase::Choosing,
            (Judgement::Stayed | Judgement::Put, Some(put)) => Phase::MayTakeBonus { put },
            (Judgement::HalfPulled, None) => Phase::HalfPulled { block },
            (Judgement::HalfPulled, Some(put)) => Phase::HalfTaken { put, block },
            (Judgement::Low, _) => Phase::TooLow { block },
            (
                Judgement::Put
                | Judgement::Bonus
                | Judgement::GivenUp
                | Judgement::TimeOver
                | Judgement::TakenAway
                | Judgement::Declined
                | Judgement::Fell,
                _,
            ) => Phase::Over,
        }
    }
}

fn distance_squared(one: &Pose, other: &Pose) -> i64 {
    (0..3).map(|axis| (i64::from(one.at[axis]) - i64::from(other.at[axis])).pow(2)).sum()
}
