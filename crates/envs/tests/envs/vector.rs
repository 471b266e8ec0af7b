//! Many games at once.

use envs::{Buffers, ClimbersV1, Environment, KlotzV1, VectorEnv};

/// Buffers of their own.
struct Arrays<T> {
    observations: Vec<T>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    terminated: Vec<u8>,
    truncated: Vec<u8>,
    to_act: Vec<u8>,
}

impl<T: Copy + Default> Arrays<T> {
    fn of<E: Environment<Element = T>>(games: &VectorEnv<E>) -> Arrays<T> {
        let (count, spec) = (games.len(), games.spec());
        Arrays {
            observations: vec![T::default(); count * spec.observation_len()],
            masks: vec![0; count * spec.actions],
            rewards: vec![0.0; count * spec.players],
            terminated: vec![0; count],
            truncated: vec![0; count],
            to_act: vec![0; count],
        }
    }

    fn buffers(&mut self) -> Buffers<'_, T> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            to_act: &mut self.to_act,
        }
    }
}

/// What happened, as a hash of every buffer of every step.
fn run<E: Environment<Element = u8>>(threads: usize, steps: usize, seed: u64) -> Vec<u64> {
    let setup = E::setup(2, &[]).expect("two can play");
    let mut games = VectorEnv::<E>::new(setup, 37, threads, 60);
    let mut arrays = Arrays::of(&games);
    let mut actions = vec![0; games.len()];
    games.reset(seed, arrays.buffers());
    let mut hashes = Vec::new();
    let (mut ended, mut cut) = (0, 0);
    for _ in 0..steps {
        games.sample(&mut actions);
        games.step(&actions, arrays.buffers()).expect("samples are legal");
        let mut bytes = arrays.observations.clone();
        bytes.extend(&arrays.masks);
        bytes.extend(&arrays.terminated);
        bytes.extend(&arrays.truncated);
        bytes.extend(&arrays.to_act);
        bytes.extend(arrays.rewards.iter().flat_map(|reward| reward.to_le_bytes()));
        hashes.push(game::hash::fnv1a(&bytes));
        ended += arrays.terminated.iter().copied().map(u32::from).sum::<u32>();
        cut += arrays.truncated.iter().copied().map(u32::from).sum::<u32>();
        for (number, rewards) in arrays.rewards.chunks(2).enumerate() {
            let paid = rewards.iter().any(|&reward| reward != 0.0);
            assert!(!paid || arrays.terminated[number] == 1, "only the end pays");
        }
    }
    assert!(ended + cut > 0, "games end and begin anew");
    hashes
}

#[test]
fn results_do_not_depend_on_the_threads() {
    let one = run::<KlotzV1>(1, 130, 5);
    assert_eq!(run::<KlotzV1>(4, 130, 5), one);
    assert_ne!(run::<KlotzV1>(1, 130, 6), one, "but on the seed");
    assert_eq!(run::<ClimbersV1>(3, 40, 5), run::<ClimbersV1>(1, 40, 5));
}

#[test]
fn an_illegal_action_is_named_and_leaves_its_game_alone() {
    let setup = KlotzV1::setup(2, &[]).expect("two can play");
    let mut games = VectorEnv::<KlotzV1>::new(setup, 6, 2, 0);
    let mut arrays = Arrays::of(&games);
    games.reset(1, arrays.buffers());
    let mut actions = vec![0; 6];
    games.sample(&mut actions);
    let before = games.env(4).expect("there is one").clone();
    actions[4] = -3;
    actions[5] = 6220;
    let error = games.step(&actions, arrays.buffers()).expect_err("two are illegal");
    assert_eq!(error.number, 4);
    assert_eq!(games.env(4), Some(&before));
    assert_ne!(games.env(0).expect("there is one").game().moves_played(), 0);
}
