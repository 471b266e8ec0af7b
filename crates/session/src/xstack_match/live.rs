//! The turn being made, live.

use table::Table;
use wire::Refusal;
use wire::xstack_view::{Choice, TurnPhase, TurnView, block_name, block_names, metres};
use xstack::sim::{HandTarget, LiveAct, Scene, Stage};
use xstack::{
    Block, BlockSet, Draft, HIGHER_BY, Illegal, Motion, MotionPart, Phase, Purpose,
    SAMPLES_PER_SECOND, Turn, XStack,
};

use super::live_view::{LiveView, hand_time_ms};
use crate::SessionError;

/// A block sinks a little when it is laid down: so much higher it should be held, in micrometres.
const SINKING: i32 = 1_000;

/// The turn of the player to move: its acts so far, and the current one.
///
/// Acts cannot be undone one by one: what has fallen stays fallen. The page may restart the whole
/// turn as long as nobody has seen it.
pub struct LiveTurn {
    game: XStack,
    /// Whether anyone can do anything: a match can be over while its game is not.
    open: bool,
    draft: Draft,
    live_act: LiveAct,
    target: HandTarget,
    /// Whether the player ended a turn that could have continued.
    stopped: bool,
    sent: Sent,
}

/// How much of the turn has been sent to spectators: whole acts, and samples of the next one.
#[derive(Clone, Copy, Default)]
struct Sent {
    acts: usize,
    samples: usize,
}

/// The most samples to send at once: rarely fewer than there are since the last time.
const MAX_SENT: usize = 4 * SAMPLES_PER_SECOND;

impl LiveTurn {
    /// The turn of the player to move.
    pub fn new(table: &Table<XStack>) -> LiveTurn {
        let game = table.game().clone();
        let draft = game.draft();
        let live_act = LiveAct::new(Scene::of(&game, &draft));
        let (open, target) = (table.to_move().is_some(), live_act.target_to_stay());
        LiveTurn { game, open, draft, live_act, target, stopped: false, sent: Sent::default() }
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
        self.sent = Sent::default();
        self.begin_act();
    }

    /// The hand's motion since the last call, to send to spectators.
    pub fn take_motion(&mut self) -> Vec<String> {
        let mut parts = Vec::new();
        let mut most = MAX_SENT;
        while let Some(part) = self.next_part(most) {
            let motion = part.motion();
            most -= motion.known();
            self.sent = if motion.is_whole() {
                Sent { acts: self.sent.acts + 1, samples: 0 }
            } else {
                Sent { samples: self.sent.samples + motion.known(), ..self.sent }
            };
            parts.push(part.to_string());
        }
        parts
    }

    /// A spectator missed something: the next [`LiveTurn::take_motion`] starts over.
    pub fn resend_motion(&mut self) {
        self.sent = Sent::default();
    }

    fn next_part(&self, most: usize) -> Option<MotionPart> {
        let Sent { acts, samples } = self.sent;
        let motion = match self.draft.acts().get(acts) {
            Some(act) => Motion::of(act),
            None if acts == self.draft.acts().len() => self.live_act.motion()?,
            None => return None,
        };
        MotionPart::of(acts, &motion, samples, most)
    }

    /// The state of the turn.
    pub fn view(&self) -> TurnView {
        let held = self.live_act.held();
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
            hand_time_left_ms: hand_time_ms(&self.live_act),
            put: self.draft.effect().put.map(block_name),
            fallen: block_names(fallen),
            malus: block_names(self.draft.effect().malus),
            text: (self.open && phase == TurnPhase::Over).then(|| self.draft.turn().to_string()),
        }
    }

    /// The acts so far.
    pub(super) fn turn(&self) -> Turn {
        self.draft.turn()
    }

    /// The hand closes on a block at the point nearest to a place.
    pub fn grip(&mut self, block: &str, place: [f64; 3]) -> Result<(), Refusal> {
        let block: Block = block.parse()?;
        self.check_open()?;
        let purpose = self.draft.may_handle(block)?;
        let point = self.live_act.nearest_point(block, place).ok_or(Illegal::NotOnX { block })?;
        self.live_act.grip(block, purpose, point)?;
        self.target = self.live_act.target_to_stay();
        Ok(())
    }

    /// The block in hand is to be held at this place and to lie like this.
    pub fn set_target(&mut self, at: [f64; 3], lies: [f64; 4]) {
        self.target = self.live_act.target_at(at, lies);
    }

    /// A sixtieth of a second passes.
    pub fn tick(&mut self) -> LiveView {
        self.live_act.advance(&self.target);
        let impacts = self.live_act.take_impacts();
        let mut view = LiveView::new(&self.live_act, impacts);
        if let Some(block) = self.live_act.held() {
            let (line, landing) = (self.line(), self.live_act.landing());
            let clears = |metres: f64| {
                line.is_some_and(|line| metres > line + self::metres(HIGHER_BY + SINKING))
            };
            view.above_line = self.live_act.lowest_point(block).map(metres).is_some_and(clears);
            view.lands_high_enough = landing.is_some_and(|landing| clears(landing.height));
            view.landing = landing;
        }
        view
    }

    /// The hand opens.
    pub fn let_go(&mut self) {
        self.live_act.let_go();
    }

    /// The player gives up the block in hand, or else the half-pulled one.
    pub fn give_up(&mut self) -> Result<(), Refusal> {
        if self.live_act.held().is_some() {
            self.live_act.give_up();
            return Ok(());
        }
        self.check_open()?;
        let block = self.draft.may_give_up()?;
        Ok(self.live_act.take_away(block)?)
    }

    /// The program takes away the block that lies too low.
    pub fn take_away(&mut self) -> Result<(), Refusal> {
        let block = self.draft.demands().ok_or(SessionError::NothingToTakeAway)?;
        Ok(self.live_act.take_away(block)?)
    }

    /// The player takes the forbidden block instead of pulling one.
    pub fn decline(&mut self) -> Result<(), Refusal> {
        self.check_open()?;
        let block = self.draft.may_decline()?;
        Ok(self.live_act.take_away(block)?)
    }

    /// Adds the act that has come to rest to the turn.
    pub fn finish_act(&mut self) -> Result<(), Refusal> {
        let act = self.live_act.act().ok_or(SessionError::NotAtRest)?;
        self.draft.add(act)?;
        self.begin_act();
        Ok(())
    }

    /// The player ends the turn.
    pub fn stop(&mut self) -> Result<(), Refusal> {
        self.check_open()?;
        self.draft.may_end()?;
        if !matches!(self.live_act.stage(), Stage::Open) {
            return Err(SessionError::NotAtRest.into());
        }
        self.stopped = true;
        Ok(())
    }

    /// The simulated act, for the poses of its blocks.
    pub fn live_act(&self) -> &LiveAct {
        &self.live_act
    }

    fn begin_act(&mut self) {
        self.live_act = LiveAct::new(Scene::of(&self.game, &self.draft));
        self.target = self.live_act.target_to_stay();
    }

    fn check_open(&self) -> Result<(), Refusal> {
        if !self.open {
            return Err(SessionError::MatchOver.into());
        }
        if self.stopped { Err(Illegal::TurnOver.into()) } else { Ok(()) }
    }

    /// The reason against an action, given what the rules say about it.
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
        let block = self.live_act.held().or_else(|| subject(self.draft.phase()))?;
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
