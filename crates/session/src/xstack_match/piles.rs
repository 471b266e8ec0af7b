//! Piles: drawing them, and checking those that people have built.

use match_log::InvalidSetup;
use wire::Refusal;
use wire::xstack_view::{Design, MatchSetup};
use xstack::sim::{self, draw_pile};
use xstack::{Design as Material, Origin, Pile, later_seed, options::Start};

/// What a new game of this many players starts from: people on every seat, the usual options, the
/// pile of a seed, no clock.
pub fn draw_setup(players: usize, seed: u64) -> Result<MatchSetup, InvalidSetup> {
    let setup = MatchSetup::without_piles(players, seed)?;
    let options = setup.options.read()?;
    let Start::Drawn(design) = options.start else {
        unreachable!("new games start from a drawn pile")
    };
    let piles = draw_piles(design.into(), setup.seed, options.rounds);
    Ok(MatchSetup { piles, ..setup })
}

/// Checks that the piles of a setup are stable. Returns what is wrong with the first one that is
/// not.
pub fn check_piles(setup: &MatchSetup) -> Result<(), Refusal> {
    setup.piles.iter().try_for_each(|text| check_pile(text))
}

/// Checks that a pile is stable. Generated piles always are.
pub fn check_pile(text: &str) -> Result<(), Refusal> {
    let pile: Pile = text.parse()?;
    if !matches!(pile.origin(), Origin::Drawn { .. }) {
        let stand = Material::of(pile.design()).stand();
        sim::check_pile(stand, pile.sizes(), pile.poses())?;
    }
    Ok(())
}

/// The texts of the piles of these rounds, drawn from a seed and the numbers after it.
pub fn draw_piles(design: Design, seed: u64, rounds: u8) -> Vec<String> {
    let seeds = (0..u64::from(rounds)).map(|round| later_seed(seed, round));
    seeds.map(|seed| draw_pile(design.into(), seed).to_string()).collect()
}
