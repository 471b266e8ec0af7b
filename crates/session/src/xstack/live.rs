//! The turn being made, live.

use table::Table;
use wire::Refusal;
use wire::xstack::{
    Choice, Impact, LiveState, LiveView, Parted, TurnPhase, TurnView, block_name, block_names,
    metres,
};
use xstack::sim::{self, HandTarget, Scene, Session, Stage};
use xstack::{
    BLOCKS, Block, BlockSet, Draft, HIGHER_BY, Illegal, Motion, MotionPart, Phase, Purpose,
    SAMPLES_PER_SECOND, XStack,
};

use crate::SessionError;

/// The turn of the player to move: its acts so far, and the one that goes on.
///
/// What has fallen has fallen: acts are not taken back one by one. The whole turn can begin again
/// as long as nobody has seen it, which is up to the page.
pub struct LiveTurn {
    game: XStack,
    /// Whether anyone can do anything: a match can be over while its game is not.
    open: bool,
    draft: Draft,
    session: Session,
    target: HandTarget,
    /// Whether the player has ended a turn that could have gone on.
    stopped: bool,
    told: Told,
}

/// How much of the turn others have been told: so many acts, and so many samples of the next.
#[derive(Clone, Copy, Default)]
struct Told {
    acts: usize,
    samples: usize,
}

/// How many samples are told at once: seldom more than what has happened since the last time.
const MOST_TOLD: usize = 4 * SAMPLES_PER_SECOND;

impl LiveTurn {
    /// The turn of whoever is to move at a table.
    pub fn new(table: &Table<XStack>) -> LiveTurn {
        let game = table.game().clone();
        let draft = game.draft();
        let session = Session::new(Scene::of(&game, &draft));
        let (open, target) = (table.to_move().is_some(), session.target_to_stay());
        LiveTurn { game, open, draft, session, target, stopped: false, told: Told::default() }
    }

    /// Starts over if something has happened that changed the position.
    pub fn resync(&mut self, table: &Table<XStack>) {
        if self.open != table.to_move().is_some() || self.game != *table.game() {
            *self = LiveTurn::new(table);
        }
    }

    /// Forgets everything that was done in this turn.
    pub fn reset(&mut self) {
        self.draft = self.game.draft();
        self.stopped = false;
        self.told = Told::default();
        self.begin_act();
    }

    /// What has been done since this was last asked, for those who are to see it meanwhile.
    pub fn tell(&mut self) -> Vec<String> {
        let mut parts = Vec::new();
        let mut most = MOST_TOLD;
        while let Some(part) = self.next_part(most) {
            let motion = part.motion();
            most -= motion.known();
            self.told = if motion.is_whole() {
                Told { acts: self.told.acts + 1, samples: 0 }
            } else {
                Told { samples: self.told.samples + motion.known(), ..self.told }
            };
            parts.push(part.to_string());
        }
        parts
    }

    /// Somebody has missed something: everything is told once more.
    pub fn tell_again(&mut self) {
        self.told = Told::default();
    }

    fn next_part(&self, most: usize) -> Option<MotionPart> {
        let Told { acts, samples } = self.told;
        let motion = match self.draft.acts().get(acts) {
            Some(act) => Motion::of(act),
            None if acts == self.draft.acts().len() => self.session.motion()?,
            None => return None,
        };
        MotionPart::of(acts, &motion, samples, most)
    }

    /// The turn as far as it is made.
    pub fn view(&self) -> TurnView {
        let held = self.session.held();
        let give_up = if held.is_some() { Ok(()) } else { self.draft.may_give_up().map(drop) };
        let acts = self.draft.acts().iter();
        let fallen = acts.fold(BlockSet::NONE, |all, act| all.union(act.fallen()));
        let phase = self.phase();
        TurnView {
            phase,
            block: held.or_else(|| subject(self.draft.phase())).map(block_name),
            blocks: self.choices(),
            decline: self.against(self.draft.may_decline().map(drop)),
            give_up: self.against(give_up),
            stop: self.against(self.draft.may_end()),
            demands: self.draft.demands().map(block_name),
            line: self.line(),
            hand_time_left_ms: hand_time_ms(&self.session),
            put: self.draft.effect().put.map(block_name),
            fallen: block_names(fallen),
            malus: block_names(self.draft.effect().malus),
            text: (self.open && phase == TurnPhase::Over).then(|| self.draft.turn().to_string()),
        }
    }

    /// The hand closes on a block at the point nearest to a place.
    pub fn grip(&mut self, block: &str, place: [f64; 3]) -> Result<(), Refusal> {
        let block: Block = block.parse()?;
        self.check_open()?;
        let purpose = self.draft.may_handle(block)?;
        let point = self.session.nearest_point(block, place).ok_or(Illegal::NotOnX { block })?;
        self.session.grip(block, purpose, point)?;
        self.target = self.session.target_to_stay();
        Ok(())
    }

    /// The block in hand is to be held at this place and to lie like this.
    pub fn set_target(&mut self, at: [f64; 3], lies: [f64; 4]) {
        self.target = self.session.target_at(at, lies);
    }

    /// A sixtieth of a second passes.
    pub fn tick(&mut self) -> LiveView {
        self.session.advance(&self.target);
        let impacts = self.session.take_impacts();
        live_view(&self.session, impacts)
    }

    /// The hand opens.
    pub fn let_go(&mut self) {
        self.session.let_go();
    }

    /// The player gives up the block in hand, or else the half-pulled one.
    pub fn give_up(&mut self) -> Result<(), Refusal> {
        if self.session.held().is_some() {
            self.session.give_up();
            return Ok(());
        }
        self.check_open()?;
        let block = self.draft.may_give_up()?;
        Ok(self.session.take_away(block)?)
    }

    /// The program takes away the block that lies too low.
    pub fn take_away(&mut self) -> Result<(), Refusal> {
        let block = self.draft.demands().ok_or(SessionError::NothingToTakeAway)?;
        Ok(self.session.take_away(block)?)
    }

    /// The player takes the forbidden block instead of pulling one.
    pub fn decline(&mut self) -> Result<(), Refusal> {
        self.check_open()?;
        let block = self.draft.may_decline()?;
        Ok(self.session.take_away(block)?)
    }

    /// Adds the act that has come to rest to the turn.
    pub fn finish_act(&mut self) -> Result<(), Refusal> {
        let act = self.session.act().ok_or(SessionError::NotAtRest)?;
        self.draft.add(act)?;
        self.begin_act();
        Ok(())
    }

    /// The player ends the turn.
    pub fn stop(&mut self) -> Result<(), Refusal> {
        self.check_open()?;
        self.draft.may_end()?;
        if !matches!(self.session.stage(), Stage::Open) {
            return Err(SessionError::NotAtRest.into());
        }
        self.stopped = true;
        Ok(())
    }

    /// Where all blocks are, seven numbers each; not numbers for blocks that are not there.
    pub fn poses(&self) -> Vec<f32> {
        poses(&self.session)
    }

    fn begin_act(&mut self) {
        self.session = Session::new(Scene::of(&self.game, &self.draft));
        self.target = self.session.target_to_stay();
    }

    fn check_open(&self) -> Result<(), Refusal> {
        if !self.open {
            return Err(SessionError::MatchOver.into());
        }
        if self.stopped { Err(Illegal::TurnOver.into()) } else { Ok(()) }
    }

    /// What is against something that the rules of a turn say this about.
    fn against(&self, rules: Result<(), Illegal>) -> Option<Refusal> {
        self.check_open().err().or_else(|| rules.err().map(Refusal::from))
    }

    fn choices(&self) -> Vec<Choice> {
        let on_x = self.draft.poses().present();
        let choice = |block| Choice {
            block: block_name(block),
            refusal: self.against(self.draft.may_handle(block).map(drop)),
        };
        on_x.iter().map(choice).collect()
    }

    fn phase(&self) -> TurnPhase {
        if !self.open || self.stopped {
            return TurnPhase::Over;
        }
        match self.draft.phase() {
            Phase::Choosing => TurnPhase::Pull,
            Phase::HalfPulled { .. } => TurnPhase::Committed,
            Phase::TooLow { .. } => TurnPhase::Low,
            Phase::MayTakeBonus { .. } => TurnPhase::Put,
            Phase::HalfTaken { .. } => TurnPhase::Bonus,
            Phase::Over => TurnPhase::Over,
        }
    }

    fn line(&self) -> Option<f64> {
        let block = self.session.held().or_else(|| subject(self.draft.phase()))?;
        if self.draft.may_handle(block) != Ok(Purpose::PutBack) {
            return None;
        }
        Some(metres(self.draft.must_exceed(block)? - HIGHER_BY))
    }
}

/// The block that a turn is about.
fn subject(phase: Phase) -> Option<Block> {
    match phase {
        Phase::HalfPulled { block }
        | Phase::TooLow { block }
        | Phase::HalfTaken { block, .. }
        | Phase::MayTakeBonus { put: block } => Some(block),
        Phase::Choosing | Phase::Over => None,
    }
}

fn hand_time_ms(session: &Session) -> u32 {
    (session.samples_left() * 1_000 / SAMPLES_PER_SECOND) as u32
}

/// An act as it can be seen and heard.
pub(super) fn live_view(session: &Session, impacts: Vec<sim::Impact>) -> LiveView {
    let block = session.subject();
    let handling = session.handling();
    LiveView {
        state: match session.stage() {
            Stage::Open => LiveState::Idle,
            Stage::Closed => LiveState::Held,
            Stage::Settling => LiveState::Settling,
            Stage::Over => LiveState::Rest,
        },
        block: block.map(block_name),
        strain: session.strain(),
        free: session.is_free(),
        lowest: block.and_then(|block| session.lowest_point(block)).map(metres),
        taken: handling == Some(xstack::Handling::Taken),
        parted: handling.map(Parted::from),
        hand: session.grip_point(),
        impacts: impacts.into_iter().map(impact).collect(),
        fallen: block_names(session.fallen()),
        hand_time_left_ms: hand_time_ms(session),
    }
}

fn impact(impact: sim::Impact) -> Impact {
    let sim::Impact { block, strength, at, table } = impact;
    Impact { block: block_name(block), strength, at, table }
}

/// Where all blocks of an act are.
pub(super) fn poses(session: &Session) -> Vec<f32> {
    let mut numbers = [0.0; BLOCKS * 7];
    session.write_poses(&mut numbers);
    numbers.to_vec()
}
