//! Acts in a few words, for tests: who did what with which block, and where it lies now.
//!
//! `pull B03 open free 0 20 0 fell R01`: the hand closed on B03 to put it back, opened after the
//! block was free, it lies 20 mm higher than before the act, and R01 has fallen.
//!
//! - `pull`, `bonus` or `away` (without a hand), then the block;
//! - how the hand parted from it: `open`, `taken`, `up`, `time` or `held` (something fell);
//! - `free` if the block was free; three numbers if it lies elsewhere, in millimetres;
//! - `fell` with what has fallen.
//!
//! And, for what cannot be true: `lost`, `back` or `twice` with blocks that the report forgets, has
//! though they are off the X, or has in two places; `off` (the grip is beside the block), `says-open`
//! (the log ends with an open hand whatever the report says), `long` (the log is one sample too
//! long for the time), `early` (it ends before it), `sunk`, `afar` or `twisted` (the block lies where
//! none can).

use xstack::{
    Act, Block, BlockSet, Draft, Gesture, Handling, Parting, Pose, Poses, Purpose, Report, Rest,
    Sample, Turn,
};

/// The acts of a line, one after the other; the answer to the first that is refused.
pub(crate) fn play(draft: &mut Draft, line: &str) -> Result<Turn, xstack::Illegal> {
    for words in line.split('|') {
        let act = act(draft, words.trim());
        draft.add(act)?;
    }
    draft.may_end()?;
    Ok(draft.turn())
}

/// The act of these words.
pub(crate) fn act(draft: &Draft, words: &str) -> Act {
    let mut words = words.split_whitespace().peekable();
    let verb = words.next().expect("a verb");
    let block: Block = words.next().expect("a block").parse().expect("a block");
    let mut story = Story::new(draft, block);
    while let Some(word) = words.next() {
        if let Ok(x) = word.parse::<i32>() {
            let mut number = || words.next().expect("three").parse::<i32>().expect("a number");
            story.lies_at([x, number(), number()]);
            continue;
        }
        let mut names = BlockSet::NONE;
        while let Some(block) = words.peek().and_then(|name| name.parse::<Block>().ok()) {
            names = names.with(block);
            words.next();
        }
        story.tell(word, names);
    }
    story.act(verb)
}

struct Story<'a> {
    draft: &'a Draft,
    block: Block,
    handling: Option<Handling>,
    parting: Option<Parting>,
    free: bool,
    grip: [i32; 3],
    samples: usize,
    pose: Option<Pose>,
    poses: Poses,
    fallen: BlockSet,
    twice: BlockSet,
}

impl<'a> Story<'a> {
    fn new(draft: &'a Draft, block: Block) -> Story<'a> {
        Story {
            draft,
            block,
            handling: None,
            parting: None,
            free: false,
            grip: [0; 3],
            samples: 30,
            pose: draft.poses().get(block).copied(),
            poses: draft.poses().clone(),
            fallen: BlockSet::NONE,
            twice: BlockSet::NONE,
        }
    }

    fn lies_at(&mut self, by_mm: [i32; 3]) {
        let at = self.pose.iter_mut().flat_map(|pose| &mut pose.at);
        for (at, by) in at.zip(by_mm) {
            *at += by * 1_000;
        }
    }

    fn tell(&mut self, word: &str, blocks: BlockSet) {
        let somewhere = *self.draft.poses().iter().next().expect("something").1;
        let mut with_pose = |change: fn(&mut Pose)| self.pose.as_mut().map(change);
        match word {
            "open" => self.handling = Some(Handling::LetGo),
            "taken" => self.handling = Some(Handling::Taken),
            "up" => self.handling = Some(Handling::GivenUp),
            "held" => self.handling = Some(Handling::Interrupted),
            "time" => {
                self.handling = Some(Handling::TimeOver);
                self.samples = self.draft.samples_left();
            }
            "free" => self.free = true,
            "fell" => self.fallen = blocks,
            "lost" => blocks.iter().for_each(|block| self.poses.set(block, None)),
            "back" => blocks.iter().for_each(|block| self.poses.set(block, Some(somewhere))),
            "twice" => self.twice = blocks,
            "off" => self.grip = [30_001, 0, 0],
            "says-open" => self.parting = Some(Parting::LetGo),
            "long" => self.samples = self.draft.samples_left(),
            "early" => self.samples = self.draft.samples_left() - 1,
            "sunk" => drop(with_pose(|pose| pose.at[1] = 9_000)),
            "afar" => drop(with_pose(|pose| pose.at[0] = 600_000)),
            "twisted" => drop(with_pose(|pose| pose.rotation = [0, 0, 1 << 29, 1 << 29])),
            other => panic!("{other:?} is no word of a story"),
        }
    }

    fn act(mut self, verb: &str) -> Act {
        let stays = verb != "away" && self.handling == Some(Handling::LetGo);
        self.poses.set(self.block, self.pose.filter(|_| stays));
        for block in self.fallen.minus(self.twice).iter() {
            self.poses.set(block, None);
        }
        for block in self.twice.iter() {
            self.fallen = self.fallen.with(block);
        }
        let rest = Rest { fallen: self.fallen, poses: self.poses };
        let purpose = match verb {
            "pull" => Purpose::PutBack,
            "bonus" => Purpose::Bonus,
            "away" => return Act::TakeAway { block: self.block, rest },
            other => panic!("{other:?} is nothing one does"),
        };
        let handling = self.handling.expect("how the hand and the block parted");
        let parting = self.parting.unwrap_or(match handling {
            Handling::LetGo => Parting::LetGo,
            Handling::GivenUp => Parting::GivenUp,
            Handling::Taken | Handling::TimeOver | Handling::Interrupted => Parting::Held,
        });
        let samples = vec![Sample::START; self.samples];
        let gesture = Gesture::new(self.block, purpose, self.grip, samples, parting);
        let report = Report { handling, came_free: self.free, rest };
        Act::Handle { gesture: gesture.expect("a hand that holds still"), report }
    }
}
