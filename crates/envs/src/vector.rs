//! Many games at once.

use std::thread;

use game::random::{SplitMix64, derive_seed};

use crate::environment::{ActionError, Environment, Spec, random_action};
use crate::returns::returns;

/// Games that are stepped together. A game that ends is replaced by a new one in the same step.
///
/// Every game draws its seeds from those of the whole and from its own number. So the results depend on
/// the seed and the actions alone, not on the threads.
pub struct VectorEnv<E: Environment> {
    setup: E::Setup,
    spec: Spec,
    threads: usize,
    /// Games with more actions are cut off; 0 means never.
    max_steps: u32,
    slots: Vec<Slot<E>>,
}

/// One of the games.
struct Slot<E> {
    env: E,
    seed: u64,
    /// How many games it has started.
    episode: u64,
    steps: u32,
    sampling: SplitMix64,
    /// The legal actions, as the mask has shown them: to list them takes longer than to take one.
    legal: Vec<usize>,
}

/// Where the results of a step go. Every slice has room for all games, one after the other.
pub struct Buffers<'a, T> {
    /// What the seat to move sees.
    pub observations: &'a mut [T],
    /// 1 for every legal action of the seat to move.
    pub masks: &'a mut [u8],
    /// The rewards of all seats for this step.
    pub rewards: &'a mut [f32],
    /// 1 if a game has just ended by the rules; the rest already shows the next one.
    pub terminated: &'a mut [u8],
    /// 1 if a game was just cut off for its length; the rest already shows the next one.
    pub truncated: &'a mut [u8],
    /// The seat to move.
    pub to_act: &'a mut [u8],
}

/// Why a step failed. That game is unchanged; the others have been stepped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("environment {number}: {error}")]
pub struct StepError {
    /// The number of the game.
    pub number: usize,
    /// What was wrong with its action.
    pub error: ActionError,
}

impl<E: Environment> VectorEnv<E> {
    /// So many games, not started yet: call [`VectorEnv::reset`].
    pub fn new(setup: E::Setup, count: usize, threads: usize, max_steps: u32) -> VectorEnv<E> {
        let spec = E::spec(&setup);
        let first = E::start(&setup, 0);
        let slots = (0..count)
            .map(|_| Slot {
                env: first.clone(),
                seed: 0,
                episode: 0,
                steps: 0,
                sampling: SplitMix64::new(0),
                legal: Vec::new(),
            })
            .collect();
        VectorEnv { setup, spec, threads: threads.max(1), max_steps, slots }
    }

    /// The fixed sizes.
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// How many games there are.
    pub const fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there is no game.
    pub const fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// One of the games.
    pub fn env(&self, number: usize) -> Option<&E> {
        self.slots.get(number).map(|slot| &slot.env)
    }

    /// Restarts all games from a seed.
    pub fn reset(&mut self, seed: u64, buffers: Buffers<'_, E::Element>) {
        self.each(buffers, |setup, number, slot, out| {
            slot.seed = derive_seed(seed, number as u64);
            slot.sampling = SplitMix64::new(derive_seed(slot.seed, u64::MAX));
            slot.episode = 0;
            slot.restart(setup);
            out.rewards.fill(0.0);
            *out.terminated = 0;
            *out.truncated = 0;
            out.show(&slot.env, &mut slot.legal);
            Ok(())
        })
        .expect("starting a game does not fail");
    }

    /// Takes one action in every game.
    pub fn step(
        &mut self,
        actions: &[i32],
        buffers: Buffers<'_, E::Element>,
    ) -> Result<(), StepError> {
        let (limit, count) = (self.max_steps, self.spec.actions);
        self.each(buffers, |setup, number, slot, out| {
            let action = actions[number];
            let unknown = ActionError::Unknown { action: action.into(), actions: count };
            let action = usize::try_from(action).map_err(|_| unknown)?;
            slot.env.apply(action)?;
            slot.steps += 1;
            let over = slot.env.to_act().is_none();
            let cut = !over && limit > 0 && slot.steps >= limit;
            if over {
                let players = out.rewards.len();
                out.rewards.copy_from_slice(&returns(slot.env.game())[..players]);
            } else {
                out.rewards.fill(0.0);
            }
            *out.terminated = u8::from(over);
            *out.truncated = u8::from(cut);
            if over || cut {
                slot.episode += 1;
                slot.restart(setup);
            }
            out.show(&slot.env, &mut slot.legal);
            Ok(())
        })
    }

    /// Draws a legal action for every game, each as likely as every other.
    pub fn sample(&mut self, actions: &mut [i32]) {
        let per_thread = self.slots.len().div_ceil(self.threads).max(1);
        let draw = |slots: &mut [Slot<E>], actions: &mut [i32]| {
            for (slot, action) in slots.iter_mut().zip(actions) {
                let Slot { env, sampling, legal, .. } = slot;
                let drawn = match &legal[..] {
                    // Not shown yet.
                    [] => random_action(env, |count| sampling.below(count)),
                    legal => Some(legal[sampling.below(legal.len())]),
                };
                *action = drawn.map_or(-1, |drawn| i32::try_from(drawn).unwrap_or(-1));
            }
        };
        thread::scope(|scope| {
            let mut parts: Vec<_> =
                self.slots.chunks_mut(per_thread).zip(actions.chunks_mut(per_thread)).collect();
            let last = parts.pop();
            for (slots, actions) in parts {
                scope.spawn(move || draw(slots, actions));
            }
            if let Some((slots, actions)) = last {
                draw(slots, actions);
            }
        });
    }

    /// Runs `work` for every game, in as many parts as there are threads. Returns the failure of the
    /// lowest number.
    fn each<F>(&mut self, buffers: Buffers<'_, E::Element>, work: F) -> Result<(), StepError>
    where
        F: Fn(&E::Setup, usize, &mut Slot<E>, &mut Row<'_, E::Element>) -> Result<(), ActionError>
            + Sync,
    {
        let Sizes { observation, actions, players } = Sizes::of(&self.spec);
        let Buffers { observations, masks, rewards, terminated, truncated, to_act } = buffers;
        let per_thread = self.slots.len().div_ceil(self.threads).max(1);
        let setup = &self.setup;
        let run = |first: usize, slots: &mut [Slot<E>], part: Buffers<'_, E::Element>| {
            let mut failure = None;
            let rows = part
                .observations
                .chunks_mut(observation)
                .zip(part.masks.chunks_mut(actions))
                .zip(part.rewards.chunks_mut(players))
                .zip(part.terminated)
                .zip(part.truncated)
                .zip(part.to_act);
            for (at, (slot, row)) in slots.iter_mut().zip(rows).enumerate() {
                let (((((observation, mask), rewards), terminated), truncated), to_act) = row;
                let mut row = Row { observation, mask, rewards, terminated, truncated, to_act };
                let number = first + at;
                if let Err(error) = work(setup, number, slot, &mut row) {
                    failure.get_or_insert(StepError { number, error });
                }
            }
            failure
        };
        let parts = self
            .slots
            .chunks_mut(per_thread)
            .zip(observations.chunks_mut(per_thread * observation))
            .zip(masks.chunks_mut(per_thread * actions))
            .zip(rewards.chunks_mut(per_thread * players))
            .zip(terminated.chunks_mut(per_thread))
            .zip(truncated.chunks_mut(per_thread))
            .zip(to_act.chunks_mut(per_thread));
        let failures = thread::scope(|scope| {
            let mut handles = Vec::new();
            let mut here = None;
            let threads = parts.len();
            for (part, row) in parts.enumerate() {
                let ((((((slots, observations), masks), rewards), terminated), truncated), to_act) =
                    row;
                let buffers =
                    Buffers { observations, masks, rewards, terminated, truncated, to_act };
                let first = part * per_thread;
                // The last part runs on this thread: with one thread, none is started.
                if part + 1 == threads {
                    here = run(first, slots, buffers);
                } else {
                    let run = &run;
                    handles.push(scope.spawn(move || run(first, slots, buffers)));
                }
            }
            let mut failures: Vec<StepError> = Vec::new();
            for handle in handles {
                failures.extend(handle.join().expect("the games do not panic"));
            }
            failures.extend(here);
            failures
        });
        failures.into_iter().min_by_key(|failure| failure.number).map_or(Ok(()), Err)
    }
}

/// The lengths of the parts of one game in the buffers.
struct Sizes {
    observation: usize,
    actions: usize,
    players: usize,
}

impl Sizes {
    fn of(spec: &Spec) -> Sizes {
        let observation = spec.observation_len();
        Sizes { observation, actions: spec.actions, players: spec.players }
    }
}

/// The part of the buffers that belongs to one game.
struct Row<'a, T> {
    observation: &'a mut [T],
    mask: &'a mut [u8],
    rewards: &'a mut [f32],
    terminated: &'a mut u8,
    truncated: &'a mut u8,
    to_act: &'a mut u8,
}

impl<T> Row<'_, T> {
    fn show<E: Environment<Element = T>>(&mut self, env: &E, legal: &mut Vec<usize>) {
        if let Some(seat) = env.to_act() {
            env.observe(seat, self.observation);
            *self.to_act = seat.index() as u8;
        }
        self.mask.fill(0);
        legal.clear();
        env.for_each_action(|action| {
            self.mask[action] = 1;
            legal.push(action);
        });
    }
}

impl<E: Environment> Slot<E> {
    fn restart(&mut self, setup: &E::Setup) {
        self.env = E::start(setup, derive_seed(self.seed, self.episode));
        self.steps = 0;
    }
}
