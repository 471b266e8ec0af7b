//! Random games and positions.

use climbers::{
    Climbers, Options, Position, Preset, Settings, TurnOrder,
    options::{Descend, LastChance, PawnBeforeBlock, Switch, Tie},
};
use game::Game as _;
use rand_pcg::{
    Pcg64Mcg,
    rand_core::{Rng, SeedableRng},
};

/// A number below `bound`.
pub(crate) fn below(rng: &mut (impl Rng + ?Sized), bound: usize) -> usize {
    rng.next_u32() as usize % bound
}

fn flip(rng: &mut dyn Rng) -> bool {
    below(rng, 2) == 0
}

/// Random options, including the presets.
pub(crate) fn options(rng: &mut dyn Rng) -> Options {
    if below(rng, 4) == 0 {
        return Preset::ALL[below(rng, 2)].options();
    }
    Options {
        pawn_before_block: if flip(rng) { PawnBeforeBlock::Yes } else { PawnBeforeBlock::No },
        descend: if flip(rng) { Descend::Allowed } else { Descend::Forbidden },
        tie: if flip(rng) { Tie::Last } else { Tie::First },
        rounds: if flip(rng) { 1 } else { 2 },
        bridges: if flip(rng) { Switch::On } else { Switch::Off },
        together: if flip(rng) { Switch::On } else { Switch::Off },
        last_chance: if flip(rng) { LastChance::Yes } else { LastChance::No },
    }
}

/// Two to five random players, with any tower and options.
pub(crate) fn settings(rng: &mut dyn Rng) -> Settings {
    let players = 2 + below(rng, 4);
    let order = TurnOrder::draw(players, rng.next_u64()).expect("two to five can play");
    let first = order.as_slice()[below(rng, players)];
    Settings::new(order, first, options(rng), rng.next_u64()).expect("everybody can begin")
}

/// Plays games from seeds and calls `see` with every position and a generator, `count` times.
pub(crate) fn each_moment(count: usize, mut see: impl FnMut(&Climbers, &mut Pcg64Mcg)) {
    let mut seen = 0;
    for seed in 0.. {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = Climbers::start(settings(&mut rng));
        loop {
            see(&game, &mut rng);
            seen += 1;
            if seen == count {
                return;
            }
            let Some(turn) = game.random_move(&mut rng) else { break };
            game.play(&turn).expect("random turns are legal");
        }
    }
}

/// The position read from a text that must be one.
pub(crate) fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}
