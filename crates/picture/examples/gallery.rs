//! Draws many positions into a folder, to look at: `cargo run --example gallery --features png -- DIR`.

use std::error::Error;
use std::path::Path;

use game::Game as _;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

fn main() -> Result<(), Box<dyn Error>> {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let dir = Path::new(&dir);
    std::fs::create_dir_all(dir)?;
    let save = |name: &str, svg: &str| -> Result<(), Box<dyn Error>> {
        std::fs::write(dir.join(format!("{name}.png")), picture::Image::draw(svg, 900)?.png())?;
        Ok(())
    };
    for seed in 0..4u64 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = klotz::Klotz::start(klotz::Settings::default());
        for _ in 0..seed * 25 {
            let Some(mv) = game.position().random_move(&mut rng) else { break };
            game.play(&mv)?;
        }
        save(&format!("klotz-{seed}-flat"), &picture::klotz(game.position()))?;
        save(&format!("klotz-{seed}"), &picture::klotz_isometric(game.position()))?;

        let settings = climbers::Settings::for_players(2 + seed as usize, seed).ok_or("players")?;
        let mut game = climbers::Climbers::start(settings);
        for _ in 0..seed * 6 {
            let Some(turn) = game.random_move(&mut rng) else { break };
            game.play(&turn)?;
        }
        save(&format!("climbers-{seed}"), &picture::climbers(game.position()))?;

        let design = [
            xstack::DesignName::Fan,
            xstack::DesignName::Wall,
            xstack::DesignName::Bridge,
            xstack::DesignName::Spire,
        ][seed as usize];
        let pile = xstack::sim::draw_pile(design, seed);
        let stand = xstack::Design::of(pile.design()).stand();
        save(
            &format!("xstack-{seed}"),
            &picture::xstack(stand, pile.poses(), |block| pile.size(block)),
        )?;
    }
    Ok(())
}
