//! A second, plain implementation of the rules of a turn, written from their text: a table of what
//! follows what, lists instead of sets, and a block's lowest point from its eight corners.

use std::collections::BTreeMap;

use game::Seat;
use xstack::{
    Act, Block, Colour, Gesture, HAND_SAMPLES, Handling, HouseRule, Illegal, Judgement, Parting,
    Pile, Pose, Purpose, Report, Rest, Settings, UNIT_ROTATION,
};

/// Where one of the 36 blocks is: there is no other place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Place {
    OnX(Pose),
    Bonus(usize),
    Malus(usize),
    OutOfGame(usize),
}

/// What the player may do next.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    Beginning,
    WithHalfPulled(Block),
    WithTooLow(Block),
    AfterPut,
    WithHalfTaken(Block),
    Finished,
}

/// A game on a real table, with a referee who knows the text of the rules.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    settings: Settings,
    pub(crate) round: usize,
    pub(crate) seat: usize,
    pub(crate) blocks: BTreeMap<Block, Place>,
    pub(crate) forbidden: Option<Block>,
    /// What everybody put back in their last turn.
    own: Vec<Option<Block>>,
    pub(crate) earlier: Vec<i32>,
    pub(crate) left: Vec<bool>,
    pub(crate) over: bool,
}

impl Referee {
    pub(crate) fn new(settings: &Settings) -> Referee {
        let players = settings.players();
        Referee {
            settings: settings.clone(),
            round: 0,
            seat: settings.first().index(),
            blocks: laid_out(&settings.piles()[0]),
            forbidden: None,
            own: vec![None; players],
            earlier: vec![0; players],
            left: vec![false; players],
            over: false,
        }
    }

    /// A bonus is worth 1, a red one 0; a malus costs 1, a red one too.
    pub(crate) fn points(&self, seat: usize) -> i32 {
        let mut points = self.earlier[seat];
        for (block, place) in &self.blocks {
            match place {
                Place::Bonus(owner) if *owner == seat && block.colour() != Colour::Red => {
                    points += 1;
                }
                Place::Malus(owner) if *owner == seat => points -= 1,
                _ => {}
            }
        }
        points
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        let staying = (0..self.left.len()).filter(|&seat| !self.left[seat]);
        let most = staying.clone().map(|seat| self.points(seat)).max();
        staying.filter(|&seat| Some(self.points(seat)) == most).collect()
    }

    pub(crate) fn leave(&mut self, seat: Seat) {
        self.left[seat.index()] = true;
        while self.left[self.seat] {
            self.seat = (self.seat + 1) % self.left.len();
        }
    }

    pub(crate) fn on_x(&self) -> usize {
        self.blocks.values().filter(|place| matches!(place, Place::OnX(_))).count()
    }

    /// A new turn.
    pub(crate) fn begin(&self) -> Attempt {
        Attempt {
            before: self.blocks.clone(),
            held_since: BTreeMap::new(),
            table: self.clone(),
            stage: if self.over { Stage::Finished } else { Stage::Beginning },
            put: None,
            bonus: None,
            malus: Vec::new(),
            samples: 0,
        }
    }

    fn size(&self, block: Block) -> [f64; 3] {
        self.settings.piles()[self.round].size(block).0.map(f64::from)
    }

    /// The highest corner, as far above the centre as the lowest is below it.
    fn highest(&self, block: Block, pose: &Pose) -> f64 {
        2.0 * f64::from(pose.at[1]) - self.lowest(block, pose).round()
    }

    /// The lowest of the eight corners.
    fn lowest(&self, block: Block, pose: &Pose) -> f64 {
        let [x, y, z, w] = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
        // How high a micrometre along each of its edges leads.
        let rise = [2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x)];
        let mut lowest = f64::INFINITY;
        for corner in 0..8 {
            let mut height = f64::from(pose.at[1]);
            for (axis, rise) in rise.into_iter().enumerate() {
                let half = self.size(block)[axis] / 2.0;
                height += if corner >> axis & 1 == 1 { half } else { -half } * rise;
            }
            lowest = lowest.min(height);
        }
        lowest
    }
}

fn laid_out(pile: &Pile) -> BTreeMap<Block, Place> {
    Block::all().map(|block| (block, Place::OnX(*pile.pose(block)))).collect()
}

/// A turn as the referee sees it.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    before: BTreeMap<Block, Place>,
    held_since: BTreeMap<Block, Pose>,
    table: Referee,
    stage: Stage,
    put: Option<Block>,
    bonus: Option<Block>,
    malus: Vec<Block>,
    samples: usize,
}

impl Attempt {
    fn pose(&self, block: Block) -> Option<Pose> {
        match self.table.blocks[&block] {
            Place::OnX(pose) => Some(pose),
            _ => None,
        }
    }

    /// Whether the player may close the hand on a block for this purpose.
    pub(crate) fn may_close_on(&self, block: Block, purpose: Purpose) -> bool {
        let on_the_x = self.pose(block).is_some();
        let forbidden = self.table.forbidden == Some(block);
        let allowed = match (self.stage, purpose) {
            (Stage::Beginning, Purpose::PutBack) => true,
            (Stage::AfterPut, Purpose::Bonus) => self.put != Some(block),
            (Stage::WithHalfPulled(only), Purpose::PutBack)
            | (Stage::WithHalfTaken(only), Purpose::Bonus) => block == only,
            _ => false,
        };
        let choosing = matches!(self.stage, Stage::Beginning | Stage::AfterPut);
        allowed && on_the_x && !forbidden && !(choosing && self.against_house_rules(block))
    }

    /// Whether a house rule keeps the player from choosing a block.
    fn against_house_rules(&self, block: Block) -> bool {
        self.is_own(block) || self.is_on_top_floor(block) || self.is_bonus_from_above(block)
    }

    fn plays(&self, rule: HouseRule) -> bool {
        self.table.settings.options().house_rules.iter().any(|played| played == rule)
    }

    fn is_own(&self, block: Block) -> bool {
        self.plays(HouseRule::OwnBlock) && self.table.own[self.table.seat] == Some(block)
    }

    /// Less than 9 mm below the top of the pile as it was before the turn, if four blocks are lower.
    fn is_on_top_floor(&self, block: Block) -> bool {
        if !self.plays(HouseRule::TopFloor) {
            return false;
        }
        let mut tops = Vec::new();
        for (&other, place) in &self.before {
            if let Place::OnX(pose) = place {
                tops.push((other, self.table.highest(other, pose)));
            }
        }
        let top = tops.iter().map(|&(_, height)| height).fold(0.0, f64::max);
        let lower = tops.iter().filter(|&&(_, height)| height <= top - 9_000.0).count();
        let own = tops.iter().find(|&&(other, _)| other == block);
        lower >= 4 && own.is_some_and(|&(_, height)| height > top - 9_000.0)
    }

    /// A bonus reaches at most as high as the bottom of what was put back, give or take 1 mm.
    fn is_bonus_from_above(&self, block: Block) -> bool {
        let Some(put) = self.put.filter(|_| self.plays(HouseRule::BonusBelow)) else {
            return false;
        };
        match (self.pose(block), self.pose(put)) {
            (Some(pose), Some(above)) => {
                let bottom = self.table.lowest(put, &above).round();
                self.table.highest(block, &pose) > bottom + 1_000.0
            }
            _ => true,
        }
    }

    /// Whether the turn may end as it is.
    pub(crate) fn may_end(&self) -> bool {
        let finished = self.stage == Stage::Finished && !self.table.over;
        finished || matches!(self.stage, Stage::AfterPut | Stage::WithHalfTaken(_))
    }

    /// What the referee calls an act; `None` if it is not allowed or cannot have happened.
    pub(crate) fn call(&self, act: &Act) -> Option<Judgement> {
        let call = match act {
            Act::Handle { gesture, report } => self.call_gesture(gesture, report)?,
            Act::TakeAway { block, rest } => {
                let call = match self.stage {
                    Stage::Beginning if self.table.forbidden == Some(*block) => Judgement::Declined,
                    Stage::WithHalfPulled(half) if half == *block => Judgement::GivenUp,
                    Stage::WithTooLow(low) if low == *block => Judgement::TakenAway,
                    _ => return None,
                };
                self.adds_up(rest, Some(*block)).then_some(call)?
            }
        };
        Some(if act.rest().fallen.is_empty() { call } else { Judgement::Fell })
    }

    fn call_gesture(&self, gesture: &Gesture, report: &Report) -> Option<Judgement> {
        let block = gesture.block();
        let size = self.table.size(block);
        let inside =
            (0..3).all(|axis| f64::from(gesture.grip()[axis]).abs() <= (size[axis] / 2.0).ceil());
        let left = HAND_SAMPLES - self.samples;
        let used = gesture.samples().len();
        let fell = report.rest.fallen.contains(block);
        let (gone, possible) = match (report.handling, gesture.parting()) {
            (Handling::LetGo, Parting::LetGo) => (None, used < left),
            (Handling::GivenUp, Parting::GivenUp) => (Some(block), used <= left),
            (Handling::TimeOver, Parting::Held) => (Some(block), used == left),
            (Handling::Interrupted, Parting::Held) => {
                ((!fell).then_some(block), used <= left && !report.rest.fallen.is_empty())
            }
            (Handling::Taken, Parting::Held) => {
                let taken = gesture.purpose() == Purpose::Bonus && report.came_free;
                (Some(block), used <= left && taken)
            }
            _ => (None, false),
        };
        if !(self.may_close_on(block, gesture.purpose())
            && inside
            && possible
            && self.adds_up(&report.rest, gone))
        {
            return None;
        }
        Some(match report.handling {
            Handling::Taken => Judgement::Bonus,
            Handling::GivenUp => Judgement::GivenUp,
            Handling::TimeOver => Judgement::TimeOver,
            Handling::Interrupted => Judgement::Fell,
            Handling::LetGo => match report.rest.poses.get(block) {
                None => Judgement::Fell,
                Some(pose) => self.call_place(block, gesture.purpose(), report.came_free, pose),
            },
        })
    }

    fn call_place(&self, block: Block, purpose: Purpose, free: bool, pose: &Pose) -> Judgement {
        let Place::OnX(before) = self.before[&block] else { panic!("{block} was on the X") };
        let rise =
            self.table.lowest(block, pose).round() - self.table.lowest(block, &before).round();
        let since = self.held_since.get(&block).copied().or(self.pose(block)).expect("on the X");
        let moved = (0..3).map(|axis| f64::from(pose.at[axis]) - f64::from(since.at[axis]));
        let moved = moved.map(|way| way * way).sum::<f64>().sqrt();
        match (purpose, free, rise > 1_000.0, moved < 10_000.0) {
            (Purpose::PutBack, true, true, _) => Judgement::Put,
            (_, _, _, true) => Judgement::Stayed,
            (Purpose::PutBack, true, false, false) => Judgement::Low,
            (Purpose::PutBack, false, _, false) | (Purpose::Bonus, _, _, false) => {
                Judgement::HalfPulled
            }
        }
    }

    /// Every block that was on the X lies there, has fallen or is the one that is gone; no other is
    /// mentioned; and what lies somewhere lies there as blocks do.
    fn adds_up(&self, rest: &Rest, gone: Option<Block>) -> bool {
        Block::all().all(|block| {
            let lies = rest.poses.get(block);
            let mentioned = [lies.is_some(), rest.fallen.contains(block), gone == Some(block)];
            let times = mentioned.iter().filter(|&&mentioned| mentioned).count();
            let expected = usize::from(self.pose(block).is_some());
            times == expected && lies.is_none_or(|pose| self.possible(block, pose))
        })
    }

    fn possible(&self, block: Block, pose: &Pose) -> bool {
        let parts = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
        let length = parts.iter().map(|part| part * part).sum::<f64>().sqrt();
        let [x, y, z] = pose.at.map(f64::from);
        x.abs() <= 500_000.0
            && z.abs() <= 500_000.0
            && (0.0..=1_000_000.0).contains(&y)
            && parts[3] >= 0.0
            && (length - 1.0).abs() < 0.000_001
            && self.table.lowest(block, pose).round() >= 0.0
    }

    /// Carries out an act that was called so.
    pub(crate) fn carry_out(&mut self, act: &Act, call: Judgement) {
        let block = act.block();
        if let Act::Handle { gesture, .. } = act {
            self.samples += gesture.samples().len();
            let pose = self.pose(block).expect("on the X");
            self.held_since.entry(block).or_insert(pose);
        }
        if call == Judgement::Bonus {
            self.bonus = Some(block);
        }
        for other in Block::all() {
            let Place::OnX(_) = self.table.blocks[&other] else { continue };
            let place = match act.rest().poses.get(other) {
                Some(pose) => Place::OnX(*pose),
                None if self.bonus == Some(other) => Place::Bonus(self.table.seat),
                None => {
                    self.malus.push(other);
                    Place::Malus(self.table.seat)
                }
            };
            self.table.blocks.insert(other, place);
        }
        if call == Judgement::Put {
            self.put = Some(block);
            self.held_since.clear();
        }
        self.stage = match (self.put.is_some(), call) {
            (false, Judgement::Stayed) => Stage::Beginning,
            (false, Judgement::HalfPulled) => Stage::WithHalfPulled(block),
            (false, Judgement::Low) => Stage::WithTooLow(block),
            (true, Judgement::Put | Judgement::Stayed) => Stage::AfterPut,
            (true, Judgement::HalfPulled) => Stage::WithHalfTaken(block),
            _ => Stage::Finished,
        };
    }

    /// The table after the turn.
    pub(crate) fn end(self) -> Referee {
        let mut table = self.table;
        let players = table.left.len();
        let seat = table.seat;
        // A bonus takes the malus of its colour out of the game, but not what fell in this turn: then
        // there would be no bonus.
        if let Some(bonus) = self.bonus {
            for (block, place) in &mut table.blocks {
                if *place == Place::Malus(seat) && block.colour() == bonus.colour() {
                    *place = Place::OutOfGame(seat);
                }
            }
        }
        table.forbidden = self.put.filter(|put| matches!(table.blocks[put], Place::OnX(_)));
        table.own[seat] = table.forbidden;
        table.seat = (seat + 1) % players;
        if table.on_x() <= 4 {
            if table.round + 1 == table.settings.piles().len() {
                table.over = true;
            } else {
                table.earlier = (0..players).map(|seat| table.points(seat)).collect();
                table.round += 1;
                table.blocks = laid_out(&table.settings.piles()[table.round]);
                table.forbidden = None;
                table.own = vec![None; players];
                table.seat = (table.settings.first().index() + table.round) % players;
            }
        }
        while table.left[table.seat] {
            table.seat = (table.seat + 1) % players;
        }
        table
    }

    /// What became malus in this turn.
    pub(crate) fn malus(&self) -> &[Block] {
        &self.malus
    }

    /// Whether a refusal is one that these stages know.
    pub(crate) fn explains(&self, refusal: &Illegal) -> bool {
        match refusal {
            Illegal::GameOver => self.table.over,
            Illegal::TurnOver => self.stage == Stage::Finished && !self.table.over,
            Illegal::HalfPulled { block } => self.stage == Stage::WithHalfPulled(*block),
            Illegal::HalfTaken { block } => self.stage == Stage::WithHalfTaken(*block),
            Illegal::TooLow { block } => self.stage == Stage::WithTooLow(*block),
            Illegal::NotOnX { block } => self.pose(*block).is_none(),
            Illegal::Forbidden { block } => self.table.forbidden == Some(*block),
            Illegal::OwnLastBlock { block } => self.is_own(*block),
            Illegal::TopFloor { block } => self.is_on_top_floor(*block),
            Illegal::BonusNotBelow { block, put } => {
                self.put == Some(*put) && self.is_bonus_from_above(*block)
            }
            Illegal::NothingToDecline => self.table.forbidden.is_none(),
            Illegal::OwnBlock { block } | Illegal::DeclineAfterPut { block } => {
                self.put == Some(*block)
            }
            Illegal::SecondPull { .. } => self.put.is_some(),
            Illegal::BonusTooEarly { .. } => self.put.is_none(),
            Illegal::NothingDone => self.stage == Stage::Beginning,
            Illegal::NotToTakeAway { block } => {
                self.table.forbidden != Some(*block) || self.put.is_some()
            }
            Illegal::NothingToGiveUp | Illegal::Gesture(_) | Illegal::Report(_) => true,
            Illegal::NotationMismatch { .. } => false,
        }
    }
}
