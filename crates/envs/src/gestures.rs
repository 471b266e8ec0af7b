//! X-Stack with raw gestures: every step is a sixtieth of a second of a hand.
//!
//! A step is a command and a motion of the hand. While the hand is open, no time passes: it closes on a
//! block, or the turn goes on without it. While it is closed, every step moves it and the simulation
//! follows. When it opens, the same step runs until everything rests, and the rules judge what happened.

use game::{Game as _, Seat};
use xstack::sim::{HandTarget, LiveAct, Scene, Stage, take_away};
use xstack::{Act, BLOCKS, Block, Draft, Phase, Turn, XStack};

use crate::environment::{ActionError, SetupError, Spec};
use crate::play::{Play, PlayError};
use crate::xstack_env::{COLUMNS, ROWS, XstackV1, observe_live};

/// The commands: 0 to 4, then one for every block that the hand may close on.
pub const COMMANDS: usize = FIRST_BLOCK + BLOCKS;

const GO_ON: usize = 0;
const LET_GO: usize = 1;
const GIVE_UP: usize = 2;
const END_TURN: usize = 3;
const DECLINE: usize = 4;
const FIRST_BLOCK: usize = 5;

/// The numbers of a motion: along x, y and z, then about these axes. 1 is the hand's top speed.
pub const MOTION: usize = 6;

/// How far the target of the hand moves in a step at most, in metres: the hand's top speed, 0.3 m/s.
const FARTHEST: f64 = 0.3 / 60.0;

/// How far the target may be ahead of the block, in metres. Farther away it would only delay what the
/// hand does next.
const LEAD: f64 = 0.02;

/// Half the angle the target rotates in a step at most, in radians: 3 degrees in all.
const HALF_ANGLE: f64 = 0.026_18;

/// A game of X-Stack in which players move the hand themselves.
pub struct GestureGame {
    play: Play<XstackV1>,
    draft: Draft,
    act: LiveAct,
    target: HandTarget,
}

impl GestureGame {
    /// The name of the environment.
    pub const NAME: &'static str = "xstack_gestures_v1";

    /// A new game.
    pub fn new(players: usize, options: &[String], seed: u64) -> Result<GestureGame, SetupError> {
        Ok(GestureGame::at(Play::new(players, options, seed)?))
    }

    fn at(play: Play<XstackV1>) -> GestureGame {
        let draft = play.game().draft();
        let act = LiveAct::new(Scene::of(play.game(), &draft));
        let target = act.target_to_stay();
        GestureGame { play, draft, act, target }
    }

    /// The same kind of game from its start, with another seed.
    pub fn reset(&mut self, seed: u64) {
        self.play.reset(seed);
        self.new_turn();
    }

    /// The game after the last complete turn.
    pub const fn play(&self) -> &Play<XstackV1> {
        &self.play
    }

    /// The shape of an observation.
    pub fn spec(&self) -> Spec {
        let players = self.play.game().seats();
        Spec { players, actions: COMMANDS, observation: vec![ROWS, COLUMNS], high: u8::MAX }
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.play.to_act()
    }

    /// Whether a command is allowed now.
    pub fn may(&self, command: usize) -> Result<(), ActionError> {
        if command >= COMMANDS {
            return Err(ActionError::unknown(command, COMMANDS));
        }
        if self.to_act().is_none() {
            return Err(ActionError::GameOver);
        }
        let closed = self.act.stage() == Stage::Closed;
        let refused = |reason: String| ActionError::Illegal { action: command, reason };
        let rule =
            |answer: Result<(), xstack::Illegal>| answer.map_err(|why| refused(why.to_string()));
        match (command, closed) {
            (GO_ON | LET_GO | GIVE_UP, true) => Ok(()),
            (GO_ON | LET_GO, false) => Err(refused("the hand is open".to_owned())),
            (_, true) => Err(refused("the hand is closed".to_owned())),
            (GIVE_UP, false) => rule(self.draft.may_give_up().map(drop)),
            (END_TURN, false) => rule(self.draft.may_end()),
            (DECLINE, false) => rule(self.draft.may_decline().map(drop)),
            (_, false) => match Block::from_index(command - FIRST_BLOCK) {
                Some(block) => rule(self.draft.may_handle(block).map(drop)),
                None => Err(ActionError::unknown(command, COMMANDS)),
            },
        }
    }

    /// Writes 1 for every command that is allowed now and 0 for all others.
    pub fn mask(&self, into: &mut [u8]) {
        for (command, allowed) in into.iter_mut().enumerate() {
            *allowed = u8::from(self.may(command).is_ok());
        }
    }

    /// Writes what a seat sees: what [`XstackV1`] shows, as things are at this moment, and the hand.
    pub fn observe(&self, seat: Seat, into: &mut [f32]) {
        observe_live(self.play.env(), &self.draft, &self.act, seat, into);
    }

    /// Does what a command says, and moves the closed hand. The numbers of `motion` lie between -1 and 1;
    /// when the hand closes on a block, the first three say where, from the centre to the faces.
    ///
    /// Returns the turn if it is complete.
    pub fn step(
        &mut self,
        command: usize,
        motion: &[f32; MOTION],
    ) -> Result<Option<Turn>, ActionError> {
        self.may(command)?;
        let motion = motion
            .map(|part| if part.is_finite() { f64::from(part.clamp(-1.0, 1.0)) } else { 0.0 });
        let illegal = |reason: String| ActionError::Illegal { action: command, reason };
        let closed = self.act.stage() == Stage::Closed;
        match command {
            GO_ON => {
                self.move_target(&motion);
                self.act.advance(&self.target);
            }
            LET_GO => self.act.let_go(),
            GIVE_UP if closed => self.act.give_up(),
            GIVE_UP | DECLINE => {
                let block = if command == DECLINE {
                    self.draft.may_decline()
                } else {
                    self.draft.may_give_up()
                };
                self.take_away(block.map_err(|why| illegal(why.to_string()))?).map_err(illegal)?;
                return self.judge().map_err(illegal);
            }
            END_TURN => return self.end_turn().map(Some).map_err(illegal),
            _ => {
                let block = Block::from_index(command - FIRST_BLOCK).expect("checked before");
                let purpose =
                    self.draft.may_handle(block).map_err(|why| illegal(why.to_string()))?;
                let size = self.draft.size(block).0;
                let point = std::array::from_fn(|axis| {
                    (motion[axis] * f64::from(size[axis] / 2)).round() as i32
                });
                self.act.grip(block, purpose, point).map_err(|error| illegal(error.to_string()))?;
                self.target = self.act.target_to_stay();
            }
        }
        while self.act.stage() == Stage::Settling {
            self.act.advance(&self.target);
        }
        match self.act.stage() {
            Stage::Over => {
                let act = self.act.act().expect("it is over");
                self.draft.add(act).map_err(|why| illegal(why.to_string()))?;
                self.judge().map_err(illegal)
            }
            Stage::Open | Stage::Closed | Stage::Settling => Ok(None),
        }
    }

    /// Plays a whole turn from its text, for instance that of a bot. A turn in progress is dropped.
    pub fn play_text(&mut self, text: &str) -> Result<(), PlayError> {
        self.play.play_text(text)?;
        self.new_turn();
        Ok(())
    }

    /// A picture of this moment, as an SVG document.
    pub fn svg(&self) -> String {
        let scene = self.act.scene();
        picture::xstack(&scene.stand, &self.act.poses(), |block| scene.size(block))
    }

    fn move_target(&mut self, motion: &[f64; MOTION]) {
        let Some(held) = self.act.grip_point() else { return };
        for axis in 0..3 {
            let wished = self.target.at[axis] + motion[axis] * FARTHEST;
            self.target.at[axis] = wished.clamp(held[axis] - LEAD, held[axis] + LEAD);
        }
        let [_, _, _, x, y, z] = *motion;
        let turned = [x * HALF_ANGLE, y * HALF_ANGLE, z * HALF_ANGLE, 1.0];
        self.target.rotation = unit(product(turned, self.target.rotation));
    }

    /// What follows from an act: the next one, or the end of the turn.
    fn judge(&mut self) -> Result<Option<Turn>, String> {
        // The rules leave no choice about a block that lies too low.
        if let Some(block) = self.draft.demands() {
            self.take_away(block)?;
        }
        if self.draft.phase() == Phase::Over {
            return self.end_turn().map(Some);
        }
        self.new_act();
        Ok(None)
    }

    fn take_away(&mut self, block: Block) -> Result<(), String> {
        let scene = Scene::of(self.play.game(), &self.draft);
        let rest = take_away(&scene, block).map_err(|error| error.to_string())?;
        let act = Act::TakeAway { block, rest };
        self.draft.add(act).map(drop).map_err(|refusal| refusal.to_string())
    }

    fn end_turn(&mut self) -> Result<Turn, String> {
        let turn = self.draft.turn();
        self.play.play(turn.clone()).map_err(|refusal| refusal.to_string())?;
        self.new_turn();
        Ok(turn)
    }

    fn new_turn(&mut self) {
        self.draft = self.game().draft();
        self.new_act();
    }

    fn new_act(&mut self) {
        self.act = LiveAct::new(Scene::of(self.game(), &self.draft));
        self.target = self.act.target_to_stay();
    }

    fn game(&self) -> &XStack {
        self.play.game()
    }
}

/// The rotation `first`, then `second`, of quaternions `x, y, z, w`.
fn product(second: [f64; 4], first: [f64; 4]) -> [f64; 4] {
    let ([ax, ay, az, aw], [bx, by, bz, bw]) = (second, first);
    [
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    ]
}

fn unit(rotation: [f64; 4]) -> [f64; 4] {
    let length = rotation.iter().map(|part| part * part).sum::<f64>().sqrt();
    rotation.map(|part| part / length)
}
